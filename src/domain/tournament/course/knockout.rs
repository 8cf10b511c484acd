//! The course of a knock-out: who wins a match, who is left.

use super::{ALL, Draw, Rules};
use crate::domain::tournament::draw;
use crate::domain::tournament::field::{Field, Meeting};
use crate::domain::tournament::format::{Format, Tie};
use crate::domain::tournament::lots::Lots;
use crate::domain::tournament::points::Points;

/// How a match of a knock-out stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Match {
    Won(u32),
    Tied(u32, u32),
    /// Nobody of them is left.
    Empty,
}

/// What comes after a round that is over; `None`: somebody has won.
pub(super) fn next_knockout(rules: &Rules<'_>, field: &Field, games: u8, tie: Tie) -> Option<Draw> {
    let round = field.last_round(1);
    if tie == Tie::Extra
        && let Some(extra) = extra_games(field, round, games, &matches(field, round))
    {
        return Some(extra);
    }
    let left = left_in_knockout(rules, field);
    if left.len() < 2 {
        return None;
    }
    let mut lots = Lots::of(rules.lots, 100 + u64::from(round));
    Some(Draw {
        stage: 1,
        groups: Vec::new(),
        rounds: vec![(round + 1, 0)],
        meetings: draw::knockout_round(&left, round + 1, games, &mut lots),
    })
}

/// The matches of a round, by their boards.
fn matches(field: &Field, round: u32) -> Vec<(u32, Match)> {
    let mut boards: Vec<u32> = of_round(field, round).map(|m| m.board).collect();
    boards.dedup();
    boards
        .into_iter()
        .map(|board| (board, judge(field, round, board)))
        .collect()
}

/// Who is left after the last round, the highest seat first.
pub(super) fn left_in_knockout(rules: &Rules<'_>, field: &Field) -> Vec<u32> {
    let round = field.last_round(1);
    let both_may = matches!(rules.format, Format::Knockout { tie: Tie::Both, .. });
    let matches = matches(field, round);
    let some_decided = matches.iter().any(|(board, m)| {
        let played = of_round(field, round).any(|one| one.board == *board && one.black.is_some());
        played && matches!(m, Match::Won(_))
    });
    let mut left: Vec<u32> = Vec::new();
    for (_, m) in &matches {
        match m {
            Match::Won(seat) => left.push(*seat),
            Match::Tied(one, other) if both_may && some_decided => left.extend([one, other]),
            Match::Tied(one, other) => left.push(*one.max(other)),
            Match::Empty => {}
        }
    }
    left.sort_unstable();
    left
}

fn of_round(field: &Field, round: u32) -> impl Iterator<Item = &Meeting> {
    field.meetings_of(ALL).filter(move |m| m.round == round)
}

fn judge(field: &Field, round: u32, board: u32) -> Match {
    let gone = |number: u32| field.seats_of(ALL).any(|s| s.number == number && s.gone);
    let games: Vec<_> = of_round(field, round)
        .filter(|m| m.board == board)
        .collect();
    let Some(first) = games.first() else {
        return Match::Empty;
    };
    let Some(black) = first.black else {
        return if gone(first.white) {
            Match::Empty
        } else {
            Match::Won(first.white)
        };
    };
    let (one, other) = (first.white, black);
    let points = |seat: u32| -> Points {
        let of = |m: &&Meeting| Some(m.met.points_for(m.side_of(seat)?));
        games.iter().filter_map(of).sum()
    };
    match (gone(one), gone(other)) {
        (true, true) => return Match::Empty,
        (true, false) => return Match::Won(other),
        (false, true) => return Match::Won(one),
        (false, false) => {}
    }
    match points(one).cmp(&points(other)) {
        std::cmp::Ordering::Greater => Match::Won(one),
        std::cmp::Ordering::Less => Match::Won(other),
        std::cmp::Ordering::Equal => Match::Tied(one, other),
    }
}

/// Two more games for each tied match that has had none yet, in the same round.
fn extra_games(field: &Field, round: u32, games: u8, matches: &[(u32, Match)]) -> Option<Draw> {
    let mut meetings = Vec::new();
    for (board, judged) in matches {
        let of_match: Vec<_> = of_round(field, round)
            .filter(|m| m.board == *board)
            .collect();
        let had = of_match.iter().map(|m| m.leg).max().unwrap_or(0);
        let Match::Tied(one, other) = *judged else {
            continue;
        };
        if had > u32::from(games) {
            continue;
        }
        meetings
            .extend((1..=2).map(|n| draw::game_of(1, round, *board, had + n, (one, other), false)));
    }
    (!meetings.is_empty()).then(|| Draw {
        stage: 1,
        groups: Vec::new(),
        rounds: vec![(round, 0)],
        meetings,
    })
}
