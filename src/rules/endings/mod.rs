//! How a game ends (5, 6.9, 9), in the order of the Laws: mate before everything, then stalemate, dead position, the automatic draws,
//! a claim.

mod dead;
mod outcome;

pub use dead::{can_mate, cannot_mate, doubted_mate, is_dead, is_open_question, is_three_classes};
pub use outcome::{GameResult, Outcome, Reason};

use super::profile::{DeadRule, DrawRule, Profile, UnmateableRule};
use super::{Color, Move, Position, Role};

/// Plies of fifty moves by each player (9.3).
pub const FIFTY: u32 = 100;
/// Plies of seventy-five moves by each player (9.6.2).
pub const SEVENTYFIVE: u32 = 150;

/// What a player claims (9.2, 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimKind {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves by each player without capture and pawn move (9.3).
    Fifty,
}

impl ClaimKind {
    /// The word in forms and in the database.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fifty => "fifty",
        }
    }

    /// Reads [`ClaimKind::code`].
    #[must_use]
    pub fn from_code(code: &str) -> Option<ClaimKind> {
        [ClaimKind::Threefold, ClaimKind::Fifty]
            .into_iter()
            .find(|kind| kind.code() == code)
    }
}

/// What is said to a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimVerdict {
    /// The game is over: drawn as claimed (9.5.2), or by an ending on the board, which comes before any claim (a mate wins).
    Right(Outcome),
    /// The game goes on (9.5.3).
    Wrong,
    /// This rule set knows no such claim.
    NotUnderThisProfile,
}

/// How the game ends now that this position stands on the board; `None`: it goes on.
///
/// `occurrences`: how often the position has occurred in the game, this time and the start position included (9.2.3); at least 1.
#[must_use]
pub fn after_move(profile: &Profile, position: &Position, occurrences: u32) -> Option<Outcome> {
    let clock = position.halfmove_clock();
    let automatic = || {
        Some(if profile.fivefold_auto && occurrences >= 5 {
            Reason::FivefoldRepetition
        } else if profile.seventyfive_auto && clock >= SEVENTYFIVE {
            Reason::SeventyfiveMoves
        } else if profile.threefold == DrawRule::Auto && occurrences >= 3 {
            Reason::ThreefoldRepetition
        } else if profile.fifty == DrawRule::Auto && clock >= FIFTY {
            Reason::FiftyMoves
        } else {
            return None;
        })
    };
    on_board(profile, position).or_else(|| automatic().map(Outcome::draw))
}

/// Mate, stalemate, dead position: endings that need no history (5.1.1, 5.2.1, 5.2.2).
#[must_use]
pub fn on_board(profile: &Profile, position: &Position) -> Option<Outcome> {
    if position.is_checkmate() {
        return Some(Outcome::win(position.turn().other(), Reason::Checkmate));
    }
    if position.is_stalemate() {
        return Some(Outcome::draw(Reason::Stalemate));
    }
    let dead = match profile.dead {
        DeadRule::Full => is_dead(position),
        DeadRule::ThreeClasses => is_three_classes(position),
        DeadRule::Off => false,
    };
    dead.then(|| Outcome::draw(Reason::DeadPosition))
}

/// How the game would end if this legal move were played, for the warning before it is sent.
///
/// `occurrences_after`: how often the position after the move will have occurred, that time included.
#[must_use]
pub fn would_end(
    profile: &Profile,
    position: &Position,
    played: Move,
    occurrences_after: u32,
) -> Option<Outcome> {
    after_move(profile, &position.play(played), occurrences_after)
}

/// Judges a claim: for one on the board (9.2.2, 9.3.2) give the present position, for one with the intended move (9.2.1, 9.3.1) the
/// position after it.
#[must_use]
pub fn claim(
    profile: &Profile,
    position: &Position,
    occurrences: u32,
    kind: ClaimKind,
) -> ClaimVerdict {
    if let Some(outcome) = on_board(profile, position) {
        return ClaimVerdict::Right(outcome);
    }
    let (rule, holds, reason) = match kind {
        ClaimKind::Threefold => (profile.threefold, occurrences >= 3, Reason::ThreefoldClaim),
        ClaimKind::Fifty => (
            profile.fifty,
            position.halfmove_clock() >= FIFTY,
            Reason::FiftyClaim,
        ),
    };
    match (rule, holds) {
        (DrawRule::Claim, true) => ClaimVerdict::Right(Outcome::draw(reason)),
        (DrawRule::Claim, false) => ClaimVerdict::Wrong,
        (DrawRule::Auto | DrawRule::Off, _) => ClaimVerdict::NotUnderThisProfile,
    }
}

/// The claim that would be right in this position; `None` also where the game is over.
#[must_use]
pub fn claimable(profile: &Profile, position: &Position, occurrences: u32) -> Option<ClaimKind> {
    if after_move(profile, position, occurrences).is_some() {
        return None;
    }
    let is_right = |kind: &ClaimKind| {
        matches!(
            claim(profile, position, occurrences, *kind),
            ClaimVerdict::Right(_)
        )
    };
    [ClaimKind::Threefold, ClaimKind::Fifty]
        .into_iter()
        .find(is_right)
}

/// A player resigns: lost, or drawn where the opponent cannot mate (5.1.2). Allowed at any time, out of turn too.
#[must_use]
pub fn resignation(profile: &Profile, position: &Position, by: Color) -> Outcome {
    match is_unmateable(profile.resign_vs_unmateable, position, by.other()) {
        true => Outcome::draw(Reason::ResignationCannotMate),
        false => Outcome::win(by.other(), Reason::Resignation),
    }
}

/// A player has exceeded the time: lost, or drawn where the opponent cannot mate (6.9).
#[must_use]
pub fn time(profile: &Profile, position: &Position, flagged: Color) -> Outcome {
    match is_unmateable(profile.timeout_vs_unmateable, position, flagged.other()) {
        true => Outcome::draw(Reason::TimeCannotMate),
        false => Outcome::win(flagged.other(), Reason::Time),
    }
}

/// Exceeding the time is sure to lose (6.9): the opponent is known to be able to mate. Asked by pages, so it takes a
/// millisecond or so; where that is not enough the answer is `false`.
#[must_use]
pub fn surely_loses_on_time(profile: &Profile, position: &Position, flagged: Color) -> bool {
    let winner = flagged.other();
    match profile.timeout_vs_unmateable {
        UnmateableRule::AnySeries => dead::surely_mates(position, winner),
        rule => !is_unmateable(rule, position, winner),
    }
}

fn is_unmateable(rule: UnmateableRule, position: &Position, winner: Color) -> bool {
    match rule {
        UnmateableRule::AnySeries => cannot_mate(position, winner),
        UnmateableRule::BareKing => position.of_color(winner) == position.of(winner, Role::King),
        UnmateableRule::Loss => false,
    }
}
