//! Dead positions and sides that cannot mate (5.1.2, 5.2.2, 6.9).
//!
//! Sound: whoever is said to be unable to mate is. Where nothing is proven the answer is "can".

use super::{Outcome, Reason};
use crate::rules::profile::{Profile, UnmateableRule};
use crate::rules::winnability::{self, Budget, Verdict, on_one_color};
use crate::rules::{Color, Move, Position, Role};

/// This side is proven unable to mate by any series of legal moves. For the end of a game: it may take some tenths of a second.
#[must_use]
pub fn cannot_mate(position: &Position, side: Color) -> bool {
    proves(position, side, &Budget::ENDING)
}

/// The same with both answers: `None` where nothing is proven either way. Unhurried, it may take seconds.
#[must_use]
pub fn can_mate(position: &Position, side: Color) -> Option<bool> {
    match winnability::analyse(position, side, &Budget::LONG) {
        Verdict::CanMate(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undetermined => None,
    }
}

/// This side is known to be able to mate, and it took no longer to know it than a move may take.
pub(super) fn surely_mates(position: &Position, side: Color) -> bool {
    matches!(
        winnability::analyse(position, side, &Budget::MOVE),
        Verdict::CanMate(_)
    )
}

/// A game lost by time or resignation (6.9, 5.1.2) in a position where a player would doubt that the winner could ever have mated:
/// legal moves of both sides that end with the mate. `None` where nobody doubts, where the profile does not ask, or where no line
/// was found among so many positions (8,000: some milliseconds, most lone knights and bishops; 50,000: nearly all).
#[must_use]
pub fn doubted_mate(
    profile: &Profile,
    position: &Position,
    outcome: Outcome,
    positions: u32,
) -> Option<Vec<Move>> {
    let winner = whose_mate_is_asked_for(profile, outcome)?;
    if !winnability::is_doubtful(position, winner) {
        return None;
    }
    winnability::short_line(position, winner, positions)
}

/// A game lost by time or resignation (6.9, 5.1.2) of which it was not found out whether its winner could still have mated: it counts
/// as lost, and somebody should look longer. Takes as long as the end of the game itself.
#[must_use]
pub fn is_open_question(profile: &Profile, position: &Position, outcome: Outcome) -> bool {
    whose_mate_is_asked_for(profile, outcome).is_some_and(|winner| {
        let verdict = winnability::analyse(position, winner, &Budget::ENDING);
        verdict == Verdict::Undetermined
    })
}

/// The winner by time or resignation, where the profile asks whether he could mate by any series of moves.
fn whose_mate_is_asked_for(profile: &Profile, outcome: Outcome) -> Option<Color> {
    let rule = match outcome.reason {
        Reason::Time => profile.timeout_vs_unmateable,
        Reason::Resignation => profile.resign_vs_unmateable,
        _ => return None,
    };
    let winner = outcome.result.winner()?;
    (rule == UnmateableRule::AnySeries).then_some(winner)
}

/// Neither side can mate (5.2.2). A position that is mate already is not dead: mate comes first.
///
/// Asked after each move, so it looks closely only where something speaks for it, and longer (some hundredths of a second) only where
/// neither side is seen to mate.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    let sides = || Color::ALL.into_iter();
    winnability::is_suspicious(position)
        && !sides().any(|side| winnability::mates_soon(position, side))
        && sides().all(|side| proves_at_length(position, side))
}

/// The same as at the end of a game, in two steps. Without pawns the longer look adds nothing but time: pieces that cannot mate are told
/// by their kind.
fn proves_at_length(position: &Position, side: Color) -> bool {
    match winnability::analyse(position, side, &Budget::MOVE) {
        Verdict::CannotMate(_) => true,
        Verdict::CanMate(_) => false,
        Verdict::Undetermined => {
            position.of_role(Role::Pawn).any() && proves(position, side, &Budget::ENDING)
        }
    }
}

fn proves(position: &Position, side: Color, budget: &Budget) -> bool {
    matches!(
        winnability::analyse(position, side, budget),
        Verdict::CannotMate(_)
    )
}

/// Bare kings, king and one minor piece against a king, or bishops of one square colour only: the lists of simple sites.
#[must_use]
pub fn is_three_classes(position: &Position) -> bool {
    let kings = position.of_role(Role::King);
    let bishops = position.of_role(Role::Bishop);
    let minors = bishops | position.of_role(Role::Knight);
    let others = position.occupied() & !kings;
    let one_minor = others.count() <= 1 && (others & !minors).is_empty();
    one_minor || ((others & !bishops).is_empty() && on_one_color(bishops))
}
