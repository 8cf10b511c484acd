//! The matches of a knock-out, round by round.

use std::collections::{BTreeMap, HashSet};

use crate::domain::tournament::field::{GroupId, Meeting, Met, Seat};
use crate::domain::tournament::points::Points;
use crate::i18n::t;

use super::seen::Seen;
use super::sentences;

/// A round with its matches.
pub struct Round {
    /// "Round 2".
    pub title: String,
    /// When its clocks start, if they do not run yet.
    pub starts: Option<String>,
    /// The matches.
    pub matches: Vec<Match>,
    /// How many are left out of a long list.
    pub more: usize,
}

/// A match.
pub struct Match {
    /// Who played whom; one name alone is free.
    pub one: Side,
    /// The other.
    pub other: Option<Side>,
    /// "1½-½"; empty while nothing has been finished.
    pub score: String,
    /// "Berta Holm goes on".
    pub outcome: String,
}

/// One of the two.
pub struct Side {
    /// Who.
    pub player: i64,
    /// His name.
    pub name: String,
    /// He goes on.
    pub on: bool,
}

fn of_round(seen: &Seen, id: GroupId, round: u32) -> impl Iterator<Item = &Meeting> {
    let all = seen.field.meetings_of(id);
    all.filter(move |meeting| meeting.round == round)
}

/// The most matches of a round that a page shows.
const MATCHES: usize = 256;

/// The rounds, the latest first.
pub fn rounds(seen: &Seen, id: GroupId) -> Vec<Round> {
    let words = seen.viewer.words;
    let last = seen.field.last_round(id.stage);
    let seats = seen.seats(id);
    let won: Vec<u32> = seen.winners().into_iter().map(|(_, seat)| seat).collect();
    (1..=last)
        .rev()
        .map(|round| {
            let mut by_board: BTreeMap<u32, Vec<&Meeting>> = BTreeMap::new();
            for meeting in of_round(seen, id, round) {
                by_board.entry(meeting.board).or_default().push(meeting);
            }
            let on: HashSet<u32> = if round == last {
                won.iter().copied().collect()
            } else {
                let next = of_round(seen, id, round + 1);
                next.flat_map(|m| m.seats().into_iter().flatten()).collect()
            };
            Round {
                title: t!(words, "tournament-round", n = round),
                starts: sentences::round_starts(seen, id.stage, round),
                more: by_board.len().saturating_sub(MATCHES),
                matches: by_board
                    .values()
                    .take(MATCHES)
                    .filter_map(|games| one_match(seen, &seats, games, (&on, round == last)))
                    .collect(),
            }
        })
        .collect()
}

fn one_match(
    seen: &Seen,
    seats: &BTreeMap<u32, &Seat>,
    games: &[&Meeting],
    (on, last): (&HashSet<u32>, bool),
) -> Option<Match> {
    let words = seen.viewer.words;
    let first = games.first()?;
    let side = |number: u32| {
        let seat = seats.get(&number)?;
        Some(Side {
            player: seat.player,
            name: seen.name(seat.player).to_owned(),
            on: on.contains(&number),
        })
    };
    let one = side(first.white)?;
    let other = first.black.and_then(side);
    let begun = games.iter().any(|game| game.met != Met::Open);
    let score = match first.black {
        Some(black) if begun => {
            let points = |seat| sentences::points(words, points(games, seat));
            format!("{}-{}", points(first.white), points(black))
        }
        _ => String::new(),
    };
    let outcome = match (&other, one.on, other.as_ref().is_some_and(|side| side.on)) {
        (None, ..) => t!(words, "tournament-match-free"),
        (Some(_), true, true) => t!(words, "tournament-match-both"),
        (Some(_), true, false) => goes_on(seen, &one.name, last),
        (Some(other), false, true) => goes_on(seen, &other.name, last),
        (Some(_), false, false) => String::new(),
    };
    Some(Match {
        one,
        other,
        score,
        outcome,
    })
}

fn goes_on(seen: &Seen, name: &str, last: bool) -> String {
    let words = seen.viewer.words;
    if last {
        t!(words, "tournament-match-won", name = name)
    } else {
        t!(words, "tournament-match-on", name = name)
    }
}

/// What a seat has made in a match.
fn points(games: &[&Meeting], seat: u32) -> Points {
    let of = |game: &&Meeting| Some(game.met.points_for(game.side_of(seat)?));
    games.iter().filter_map(of).sum()
}
