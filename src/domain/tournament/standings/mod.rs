//! Standings and tie-breaks (FIDE C.07, edition of 2026), each value with the parts it is made of.

mod buchholz;
mod code;
mod direct;
mod rounds;
mod simple;
mod value;

use super::crosstable::{Crosstable, Round, Seat};
use super::points::Points;

pub use code::{Kind, TieBreak, UnknownTieBreak};
pub use value::{Part, Reckoned, Role, Value};

/// How standings are reckoned.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// After which round; `None`: the last one that has been paired.
    pub after: Option<Round>,
    /// All pairs were known beforehand (article 15.2): a game that was not played counts as a game with its opponent, and a
    /// round without an opponent is no round.
    pub round_robin: bool,
    /// The order that was drawn, for [`Kind::Lots`]; players who are missing come last.
    pub lots: Vec<Seat>,
    /// What an unrated opponent counts for the average rating; `None`: he is left out.
    pub unrated: Option<u16>,
}

/// A player's line in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// His place, from 1; players whom no tie-break parts share one.
    pub rank: usize,
    /// His points.
    pub points: Points,
    /// His tie-breaks, in the order asked for.
    pub values: Vec<Reckoned>,
}

/// What the tie-breaks are reckoned from.
struct Field<'t> {
    table: &'t Crosstable,
    options: &'t Options,
    after: Round,
    points: Vec<Points>,
    /// Place so far, from 1.
    ranks: Vec<usize>,
}

impl Field<'_> {
    fn seats(&self) -> std::ops::Range<Seat> {
        0..self.table.players.len()
    }

    fn points(&self, seat: Seat) -> Points {
        self.points.get(seat).copied().unwrap_or_default()
    }

    /// Parts those who have the same place by what each has now; greater is better.
    fn part(&mut self, better: &[i64]) {
        let key = |seat: Seat| {
            let rank = self.ranks.get(seat).copied().unwrap_or(0);
            (
                rank,
                std::cmp::Reverse(better.get(seat).copied().unwrap_or(0)),
            )
        };
        let mut keys: Vec<_> = self.seats().map(key).collect();
        let own = keys.clone();
        keys.sort_unstable();
        self.ranks = own
            .iter()
            .map(|key| 1 + keys.partition_point(|other| other < key))
            .collect();
    }
}

/// The standings, first place first. A game without a result counts as lost by both: ask [`Crosstable::first_open`] first, or give
/// a table that is [`Crosstable::provisional`].
#[must_use]
pub fn standings(table: &Crosstable, list: &[TieBreak], options: &Options) -> Vec<Standing> {
    let after = options.after.unwrap_or_else(|| table.paired());
    let seats = 0..table.players.len();
    let mut field = Field {
        table,
        options,
        after,
        points: seats
            .clone()
            .map(|seat| table.points(seat, after))
            .collect(),
        ranks: seats.clone().map(|_| 1).collect(),
    };
    let points: Vec<i64> = field
        .points
        .iter()
        .map(|points| i64::from(points.0))
        .collect();
    field.part(&points);
    let mut columns = Vec::new();
    for tie_break in list {
        let column = column(&field, tie_break);
        let worth = |own: &Reckoned| {
            let value = own.value.map_or(i64::MIN + 1, |value| value.0);
            if tie_break.lower_first() {
                -value
            } else {
                value
            }
        };
        field.part(&column.iter().map(worth).collect::<Vec<_>>());
        columns.push(column.into_iter());
    }
    let mut standings: Vec<Standing> = seats
        .map(|seat| Standing {
            seat,
            rank: field.ranks.get(seat).copied().unwrap_or(0),
            points: field.points(seat),
            values: columns.iter_mut().filter_map(Iterator::next).collect(),
        })
        .collect();
    standings.sort_by_key(|one| (one.rank, one.seat));
    standings
}

/// A tie-break of all players, by seat.
fn column(field: &Field<'_>, tie_break: &TieBreak) -> Vec<Reckoned> {
    match tie_break.kind {
        Kind::DirectEncounter => direct::direct(field),
        Kind::Buchholz | Kind::SonnebornBerger => buchholz::buchholz(field, tie_break),
        _ => field
            .seats()
            .map(|seat| simple::simple(field, tie_break, seat))
            .collect(),
    }
}
