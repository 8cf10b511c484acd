//! How a game ended by its moves, under a rule set.

use std::collections::HashMap;

use crate::rules::Position;
use crate::rules::endings::{self, ClaimKind, ClaimVerdict, FIFTY, Outcome, Reason, SEVENTYFIVE};
use crate::rules::profile::{DeadRule, Profile};

use super::game::{Game, Score};
use super::problem::{Place, Problem, ProblemKind};

/// The ply at which something first held; 0 is the start position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Firsts {
    /// The same position for the third time (9.2).
    pub threefold: Option<usize>,
    /// Fifty moves by each player without capture and pawn move (9.3).
    pub fifty: Option<usize>,
    /// The same position for the fifth time (9.6.1).
    pub fivefold: Option<usize>,
    /// Seventy-five such moves by each (9.6.2).
    pub seventyfive: Option<usize>,
    /// Neither player can mate (5.2.2), as far as it is proven.
    pub dead: Option<usize>,
}

/// What the player to move could claim in the last position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claimable {
    /// Third repetition (9.2).
    pub threefold: bool,
    /// Fifty moves (9.3).
    pub fifty: bool,
}

/// What there is to say about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Moves that could be played.
    pub plies: usize,
    /// The position after them; `None` if there is no start position.
    pub last: Option<Position>,
    /// The first ending that the moves have led to, and the ply at which it was reached.
    pub outcome: Option<(Outcome, usize)>,
    /// What could be claimed now.
    pub claimable: Claimable,
    /// When each first held.
    pub first: Firsts,
    /// The game's problems and those with its end, in the order of the file.
    pub problems: Vec<Problem>,
}

/// Judges the moves of a game by a rule set: every position it went through, the start position included.
#[must_use]
pub fn judge(game: &Game, profile: &Profile) -> Judgement {
    let mut judgement = Judgement {
        plies: 0,
        last: None,
        outcome: None,
        claimable: Claimable::default(),
        first: Firsts::default(),
        problems: game.problems().to_vec(),
    };
    let Some(start) = game.start() else {
        return judgement;
    };
    let (positions, places) = replay(game, start);
    let times = occurrences(&positions);
    let last = positions.last().copied().unwrap_or(*start);
    let times_last = times.last().copied().unwrap_or(1);
    judgement.plies = places.len();
    judgement.last = Some(last);
    judgement.first = firsts(&positions, &times);
    judgement.outcome = outcome(profile, &positions, &times, &judgement.first);
    let claim = |kind| match endings::claim(profile, &last, times_last, kind) {
        ClaimVerdict::Right(outcome) => {
            matches!(outcome.reason, Reason::ThreefoldClaim | Reason::FiftyClaim)
        }
        ClaimVerdict::Wrong | ClaimVerdict::NotUnderThisProfile => false,
    };
    // five times and 75 moves end a game without a claim (9.6)
    let over = judgement.outcome.is_some();
    judgement.claimable = Claimable {
        threefold: !over && claim(ClaimKind::Threefold),
        fifty: !over && claim(ClaimKind::Fifty),
    };
    if let Some((outcome, ply)) = judgement.outcome {
        judgement
            .problems
            .extend(after_the_end(outcome.reason, places.get(ply)));
        judgement.problems.extend(against_the_moves(game, outcome));
        judgement.problems.sort_by_key(|problem| problem.at);
    }
    judgement
}

fn replay(game: &Game, start: &Position) -> (Vec<Position>, Vec<Place>) {
    let mut now = *start;
    let mut positions = vec![now];
    let mut places = Vec::new();
    for (played, at) in game.main_line() {
        now = now.play(played);
        positions.push(now);
        places.push(at);
    }
    (positions, places)
}

/// For each position how often it had occurred by then. Exact keys, no hashes alone (9.2.3).
fn occurrences(positions: &[Position]) -> Vec<u32> {
    let mut seen: HashMap<String, u32> = HashMap::new();
    let count = |position: &Position| {
        if position.halfmove_clock() == 0 {
            // Nothing before a capture or a pawn move can come again.
            seen.clear();
        }
        let times = seen.entry(position.key()).or_insert(0);
        *times += 1;
        *times
    };
    positions.iter().map(count).collect()
}

fn firsts(positions: &[Position], times: &[u32]) -> Firsts {
    let clock = |plies| {
        positions
            .iter()
            .position(|position| position.halfmove_clock() >= plies)
    };
    let repeated = |count| times.iter().position(|times| *times >= count);
    Firsts {
        threefold: repeated(3),
        fifty: clock(FIFTY),
        fivefold: repeated(5),
        seventyfive: clock(SEVENTYFIVE),
        dead: first_dead(positions, endings::is_dead),
    }
}

/// What is dead stays dead, but the proof may be found at one move and not at the next: all are asked, as they are in play.
fn first_dead(positions: &[Position], is_dead: impl Fn(&Position) -> bool) -> Option<usize> {
    positions.iter().position(is_dead)
}

/// The first position at which the rule set ends the game.
fn outcome(
    profile: &Profile,
    positions: &[Position],
    times: &[u32],
    first: &Firsts,
) -> Option<(Outcome, usize)> {
    let dead = match profile.dead {
        DeadRule::Full => first.dead,
        DeadRule::ThreeClasses => first_dead(positions, endings::is_three_classes),
        DeadRule::Off => None,
    };
    let last = positions.len().checked_sub(1);
    let mut plies: Vec<usize> = [
        first.threefold,
        first.fifty,
        first.fivefold,
        first.seventyfive,
        dead,
        last,
    ]
    .into_iter()
    .flatten()
    .collect();
    plies.sort_unstable();
    plies.into_iter().find_map(|ply| {
        let outcome = endings::after_move(profile, positions.get(ply)?, *times.get(ply)?)?;
        Some((outcome, ply))
    })
}

fn after_the_end(reason: Reason, at: Option<&Place>) -> Option<Problem> {
    at.map(|at| Problem {
        at: *at,
        kind: ProblemKind::MoveAfterEnd { reason },
    })
}

/// The result that is written down is not the one on the board.
fn against_the_moves(game: &Game, outcome: Outcome) -> Option<Problem> {
    let Outcome { result, reason } = outcome;
    let tag = || {
        Some((
            game.tag("Result").and_then(Score::from_text)?,
            game.tag_place("Result")?,
        ))
    };
    let (said, at) = game.result.or_else(tag)?;
    let agrees = said == Score::Result(result);
    (!agrees).then_some(Problem {
        at,
        kind: ProblemKind::ResultAgainstMoves {
            said,
            result,
            reason,
        },
    })
}
