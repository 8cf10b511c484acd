//! The course of a tournament: what is to be published next.

mod knockout;
mod swiss_rounds;

use super::draw::{self, Drawn, NewMeeting};
use super::field::{Field, GroupId, Seat};
use super::format::{Format, Robin};
use super::lots::Lots;
use super::standings::{Standing, TieBreak};
use crate::domain::PlayerId;
use crate::domain::time::{DAY, Instant, Millis};

use knockout::{left_in_knockout, next_knockout};
use swiss_rounds::{next_swiss, swiss_round};

/// What a tournament needs to know of itself to go on.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// How it is played.
    pub format: Format,
    /// The order of tie-breaks.
    pub tie_breaks: &'a [TieBreak],
    /// The number that lots are drawn from.
    pub lots: i64,
}

/// Rounds to be published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draw {
    /// Stage, from 1.
    pub stage: u32,
    /// The groups of a new stage, seats in order; empty: the seats are those of the stage.
    pub groups: Vec<Vec<PlayerId>>,
    /// The rounds, each with how long after the first one it begins.
    pub rounds: Vec<(u32, Millis)>,
    /// The pairings.
    pub meetings: Vec<NewMeeting>,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing yet.
    Wait,
    /// These rounds; `not_before`: with dates of their own, the first instant at which their clocks start.
    Publish {
        /// What.
        draw: Draw,
        /// The earliest start.
        not_before: Option<Instant>,
    },
    /// It is over.
    Finish,
}

/// The first draw.
#[must_use]
pub fn first(rules: &Rules<'_>, mut drawn: Vec<Drawn>) -> Draw {
    let lots = &mut Lots::of(rules.lots, 1);
    match rules.format {
        Format::Robin(robin) => {
            let groups = draw::groups(drawn, &robin, lots);
            robin_draw(1, groups, &robin)
        }
        Format::Knockout { games, .. } => {
            draw::by_rating(&mut drawn, lots);
            let left: Vec<u32> = (1..).zip(&drawn).map(|(number, _)| number).collect();
            let meetings = draw::knockout_round(&left, 1, games, lots);
            seeded(drawn, meetings)
        }
        Format::Swiss { .. } => {
            draw::by_rating(&mut drawn, lots);
            let field = as_seats(&drawn);
            let meetings = swiss_round(&field, 1, rules).unwrap_or_default();
            seeded(drawn, meetings)
        }
    }
}

/// Everybody on a seat of one group, nothing paired yet.
fn as_seats(drawn: &[Drawn]) -> Field {
    let seats = (1..).zip(drawn).map(|(number, one)| Seat {
        stage: 1,
        group: 1,
        number,
        player: one.player,
        was: None,
        rating: one.rating,
        gone: false,
        counts: true,
    });
    Field {
        seats: seats.collect(),
        ..Field::default()
    }
}

fn seeded(drawn: Vec<Drawn>, meetings: Vec<NewMeeting>) -> Draw {
    Draw {
        stage: 1,
        groups: vec![drawn.iter().map(|one| one.player).collect()],
        rounds: vec![(1, 0)],
        meetings,
    }
}

fn robin_draw(stage: u32, groups: Vec<Vec<PlayerId>>, robin: &Robin) -> Draw {
    let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
    let meetings = draw::robin_meetings(&sizes, robin);
    let last = meetings.iter().map(|m| m.round).max().unwrap_or(0);
    let apart = robin.every.map_or(0, |days| Millis::from(days) * DAY);
    Draw {
        stage,
        groups,
        rounds: (1..=last)
            .map(|round| (round, Millis::from(round - 1) * apart))
            .collect(),
        meetings,
    }
}

/// What comes next in a tournament that runs, at `now`.
#[must_use]
pub fn next(rules: &Rules<'_>, field: &Field, now: Instant) -> Next {
    let stage = field.stage();
    let done = field.is_done(stage);
    let publish = |draw: Option<Draw>| {
        draw.map_or(Next::Finish, |draw| Next::Publish {
            draw,
            not_before: None,
        })
    };
    match rules.format {
        Format::Robin(_) | Format::Knockout { .. } if !done => Next::Wait,
        Format::Robin(robin) => publish(next_stage(rules, field, stage, &robin)),
        Format::Knockout { games, tie } => publish(next_knockout(rules, field, games, tie)),
        Format::Swiss { rounds, every } => next_swiss(rules, field, now, rounds, every),
    }
}

/// The groups of the next stage, of those who go on; `None`: this was the last.
fn next_stage(rules: &Rules<'_>, field: &Field, stage: u32, robin: &Robin) -> Option<Draw> {
    let onward = robin.onward?;
    let groups: Vec<GroupId> = field
        .groups()
        .into_iter()
        .filter(|g| g.stage == stage)
        .collect();
    if groups.len() < 2 {
        return None;
    }
    let before: usize = field
        .seats
        .iter()
        .filter(|s| s.stage == stage && !s.gone)
        .count();
    let mut ways = [onward.tied, false].into_iter();
    let (mut on, mut tied) = (Vec::new(), true);
    // where all are tied everywhere, nobody would ever drop out: then the tie-breaks decide
    while tied && (on.is_empty() || on.len() >= before) {
        tied = ways.next()?;
        let best = groups
            .iter()
            .map(|g| best_of(rules, field, *g, onward.best, tied));
        on = by_place(best.collect());
    }
    let size = robin.size.map_or(on.len(), usize::from);
    let mut groups = draw::deal(&on, &draw::sizes(on.len(), size));
    let mut lots = Lots::of(rules.lots, u64::from(stage) + 1);
    groups.iter_mut().for_each(|group| lots.shuffle(group));
    (on.len() > 1).then(|| robin_draw(stage + 1, groups, robin))
}

/// The winners of all groups first, then the seconds, …: dealt in this order, those of one group are kept apart as far as
/// can be.
fn by_place(groups: Vec<Vec<PlayerId>>) -> Vec<PlayerId> {
    let most = groups.iter().map(Vec::len).max().unwrap_or(0);
    (0..most)
        .flat_map(|place| {
            groups
                .iter()
                .filter_map(move |group| group.get(place).copied())
        })
        .collect()
}

/// Who goes on from a group, the best first. Whoever has left does not.
fn best_of(rules: &Rules<'_>, field: &Field, id: GroupId, best: u8, tied: bool) -> Vec<PlayerId> {
    let seats: Vec<&Seat> = field.seats_of(id).collect();
    let order = order(rules, field, id);
    let here: Vec<&Standing> = order
        .iter()
        .filter(|one| seats.get(one.seat).is_some_and(|seat| !seat.gone))
        .collect();
    let last = here
        .get(usize::from(best).saturating_sub(1))
        .or(here.last());
    let points = last.map(|one| one.points);
    here.iter()
        .enumerate()
        .filter(|(place, one)| *place < usize::from(best) || (tied && Some(one.points) == points))
        .filter_map(|(_, one)| seats.get(one.seat).map(|seat| seat.player))
        .collect()
}

/// The standings of a group with nobody tied: what the tie-breaks leave is drawn by lot.
#[must_use]
pub fn order(rules: &Rules<'_>, field: &Field, id: GroupId) -> Vec<Standing> {
    let mut all = rules.tie_breaks.to_vec();
    all.push(TieBreak::plain(super::standings::Kind::Lots));
    field.standings(id, &rules.format, &all, &lot_order(rules, field, id))
}

/// The players of a group in the order of their lots.
#[must_use]
pub fn lot_order(rules: &Rules<'_>, field: &Field, id: GroupId) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = field.seats_of(id).map(|seat| seat.player).collect();
    let purpose = 1_000 + u64::from(id.stage) * 10_000 + u64::from(id.group);
    Lots::of(rules.lots, purpose).shuffle(&mut players);
    players
}

/// The only group of a tournament whose stages have one.
const ALL: GroupId = GroupId { stage: 1, group: 1 };

/// Who has won: the first of the last stage's group, or all who share the first place; in a knock-out whoever is left. Groups
/// without a final have a winner each.
#[must_use]
pub fn winners(rules: &Rules<'_>, field: &Field) -> Vec<PlayerId> {
    let player = |id: GroupId, number: u32| {
        let seat = field.seats_of(id).find(|seat| seat.number == number);
        seat.map(|seat| seat.player)
    };
    if let Format::Knockout { .. } = rules.format {
        let left = left_in_knockout(rules, field);
        return left
            .into_iter()
            .filter_map(|seat| player(ALL, seat))
            .collect();
    }
    let stage = field.stage();
    let groups = field
        .groups()
        .into_iter()
        .filter(|group| group.stage == stage);
    groups
        .flat_map(|id| {
            let lots = lot_order(rules, field, id);
            let standings = field.standings(id, &rules.format, rules.tie_breaks, &lots);
            let seats: Vec<&Seat> = field.seats_of(id).collect();
            let first: Vec<PlayerId> = standings
                .iter()
                .filter(|one| one.rank == 1)
                .filter_map(|one| seats.get(one.seat))
                .filter(|seat| !seat.gone)
                .map(|seat| seat.player)
                .collect();
            first
        })
        .collect()
}
