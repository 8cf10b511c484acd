//! Tie-breaks that look at nothing but a player's own line and his opponents' points and ratings.

use super::Field;
use super::code::{Kind, TieBreak};
use super::rounds::{is_played, opponent};
use super::value::{Part, Reckoned, Role, Value};
use crate::domain::tournament::crosstable::{Cell, Round, Seat};
use crate::domain::tournament::points::Points;
use crate::rules::Color;

/// A tie-break of one player.
pub fn simple(field: &Field<'_>, tie_break: &TieBreak, seat: Seat) -> Reckoned {
    let win = field.table.scoring.win;
    let is_win = |round: Round| field.worth(seat, round) == win;
    let black = |cell: Cell| {
        matches!(
            cell,
            Cell::Game {
                side: Color::Black,
                ..
            }
        ) && is_played(cell)
    };
    let cell = |round: Round| field.cell(seat, round);
    match tie_break.kind {
        Kind::Wins => count(field, seat, is_win),
        Kind::Won => count(field, seat, |round| is_win(round) && is_played(cell(round))),
        Kind::Blacks => count(field, seat, |round| black(cell(round))),
        Kind::BlackWins => count(field, seat, |round| is_win(round) && black(cell(round))),
        Kind::Elected => count(field, seat, |round| elected(field, seat, round)),
        Kind::Koya => koya(field, seat),
        Kind::Progressive => progressive(field, seat, tie_break.cut_low),
        Kind::AverageRating => average_rating(field, seat, tie_break),
        Kind::Rating => {
            let rating = field
                .table
                .players
                .get(seat)
                .and_then(|player| player.rating);
            single(rating.map(i64::from))
        }
        Kind::Number => {
            let number = field.table.players.get(seat).map(|player| player.number);
            single(number.map(i64::from))
        }
        Kind::Lots => {
            let drawn = field.options.lots.iter().position(|one| *one == seat);
            let place = drawn.unwrap_or(field.table.players.len());
            single(i64::try_from(place + 1).ok())
        }
        Kind::Points | Kind::DirectEncounter | Kind::SonnebornBerger | Kind::Buchholz => Reckoned {
            value: Some(Value::from(field.points(seat))),
            parts: Vec::new(),
        },
    }
}

fn single(value: Option<i64>) -> Reckoned {
    Reckoned {
        value: value.map(Value::whole),
        parts: Vec::new(),
    }
}

/// The rounds of which something holds.
fn count(field: &Field<'_>, seat: Seat, holds: impl Fn(Round) -> bool) -> Reckoned {
    let part = |round: Round| Part {
        round: Some(round),
        against: opponent(field.cell(seat, round)),
        value: Value::whole(1),
        role: Role::Counts,
    };
    let rounds = (1..=field.after).filter(|round| holds(*round));
    Reckoned::sum(rounds.map(part).collect())
}

/// Rounds in which one wanted to play: games, byes that were allocated, wins without play.
fn elected(field: &Field<'_>, seat: Seat, round: Round) -> bool {
    use crate::domain::tournament::crosstable::Bye;
    let cell = field.cell(seat, round);
    is_played(cell)
        || cell == Cell::Bye(Bye::Allocated)
        || field.worth(seat, round) == field.table.scoring.win
}

/// Points against opponents with at least half of what was possible (9.2).
fn koya(field: &Field<'_>, seat: Seat) -> Reckoned {
    let limit = field.table.scoring.win * i32::try_from(koya_games(field)).unwrap_or(i32::MAX);
    let part = |round: Round| {
        let against = opponent(field.cell(seat, round))?;
        Some(Part {
            round: Some(round),
            against: Some(against),
            value: Value::from(field.worth(seat, round)),
            role: if field.points(against) * 2 >= limit {
                Role::Counts
            } else {
                Role::BelowLimit
            },
        })
    };
    Reckoned::sum((1..=field.after).filter_map(part).collect())
}

/// How many games a player can have had. In a round robin of odd size everybody is free once a cycle, and nobody has
/// a game with somebody who never came.
fn koya_games(field: &Field<'_>) -> usize {
    let players = field.table.players.len();
    if !field.options.round_robin || players == 0 {
        return field.after;
    }
    let free = if field.after.is_multiple_of(players) {
        field.after / players
    } else {
        0
    };
    let never = |seat: &Seat| {
        (1..=field.after).all(|round| {
            let cell = field.cell(*seat, round);
            opponent(cell).is_none() && !elected(field, *seat, round)
        })
    };
    let missing = field.seats().filter(never).count();
    field.after.saturating_sub(free + missing)
}

/// The points after each round, added up (7.5).
fn progressive(field: &Field<'_>, seat: Seat, cut: u8) -> Reckoned {
    let mut so_far = Points::ZERO;
    let part = |round: Round| {
        so_far = so_far + field.worth(seat, round);
        Part {
            round: Some(round),
            against: None,
            value: Value::from(so_far),
            role: if round <= usize::from(cut) {
                Role::Cut
            } else {
                Role::Counts
            },
        }
    };
    Reckoned::sum((1..=field.after).map(part).collect())
}

/// The average rating of those one has played, rounded, a half upwards (10.1).
fn average_rating(field: &Field<'_>, seat: Seat, tie_break: &TieBreak) -> Reckoned {
    let part = |round: Round| {
        let cell = field.cell(seat, round);
        let against = opponent(cell).filter(|_| is_played(cell))?;
        let rating = field
            .table
            .players
            .get(against)
            .and_then(|player| player.rating);
        let rating = rating.or(field.options.unrated);
        Some(Part {
            round: Some(round),
            against: Some(against),
            value: Value::whole(i64::from(rating.unwrap_or(0))),
            role: if rating.is_some() {
                Role::Counts
            } else {
                Role::Unrated
            },
        })
    };
    let mut parts: Vec<Part> = (1..=field.after).filter_map(part).collect();
    let cut = |parts: &mut Vec<Part>, lowest: bool| {
        let rated = parts.iter_mut().filter(|part| part.role == Role::Counts);
        let found = if lowest {
            rated.min_by_key(|part| part.value)
        } else {
            rated.max_by_key(|part| part.value)
        };
        if let Some(part) = found {
            part.role = Role::Cut;
        }
    };
    (0..tie_break.cut_low).for_each(|_| cut(&mut parts, true));
    (0..tie_break.cut_high).for_each(|_| cut(&mut parts, false));
    let rated: Vec<i64> = parts
        .iter()
        .filter(|part| part.role == Role::Counts)
        .map(|part| part.value.0)
        .collect();
    let games = i64::try_from(rated.len()).unwrap_or(i64::MAX);
    let sum: i64 = rated.iter().sum::<i64>() / 10_000;
    let average = (games > 0).then(|| (2 * sum + games).div_euclid(2 * games));
    Reckoned {
        value: average.map(Value::whole),
        parts,
    }
}
