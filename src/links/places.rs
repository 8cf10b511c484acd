//! Where in the book something is told: what results, refusals and forms link to. One place, so that a test can see
//! that each of them is there.

use crate::domain::ending::Ending;
use crate::domain::refusal::GameRefusal;
use crate::rules::endings::Reason;
use crate::rules::{KingsWay, MoveRefusal, Role};

/// How claims are made.
pub const CLAIMS: &str = "draws#claims";
/// What becomes of a claim that is not right.
pub const WRONG_CLAIMS: &str = "draws#claims-wrong";
/// Who sees the moves of a game, and when.
pub const WATCHING: &str = "fair-play#watching";
/// What moves a deadline.
pub const REASONS: &str = "time#time-nights";
/// Who enters the moves of a member without mail or computer.
pub const HELPERS: &str = "mail#mail-helper";
/// Draw offers.
const OFFERS: &str = "draws#draw-agreement";
/// Who can still mate.
const CANNOT_MATE: &str = "dead#cannot-mate";
/// Resigning.
const RESIGNATION: &str = "endings#end-resignation";

/// The place that tells why a game ended so.
#[must_use]
pub fn of_ending(ending: &Ending) -> &'static str {
    match ending {
        Ending::Result(outcome) => of_reason(outcome.reason),
        Ending::OnTime(..) => "endings#end-time-rules",
        Ending::AbortedByPlayer | Ending::AbortedByTime => "endings#end-aborted",
        Ending::Walkover(_) | Ending::Adjudicated(_) | Ending::Cancelled | Ending::Corrected(_) => {
            "endings#end-director"
        }
    }
}

fn of_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "check#mate",
        Reason::Stalemate => "check#stalemate",
        Reason::DeadPosition => "dead#dead-what",
        Reason::FivefoldRepetition => "draws#fivefold",
        Reason::ThreefoldRepetition => "draws#repetition",
        Reason::SeventyfiveMoves | Reason::FiftyMoves => "draws#fifty",
        Reason::ThreefoldClaim | Reason::FiftyClaim => CLAIMS,
        Reason::Agreement => OFFERS,
        Reason::Resignation => RESIGNATION,
        Reason::Time => "time#time-exceeded",
        Reason::ResignationCannotMate | Reason::TimeCannotMate => CANNOT_MATE,
    }
}

/// The place that tells why a move was refused.
#[must_use]
pub fn of_refused_move(why: &MoveRefusal) -> &'static str {
    match why {
        MoveRefusal::Empty | MoveRefusal::Unreadable { .. } | MoveRefusal::Ambiguous { .. } => {
            "notation#notation-typed"
        }
        MoveRefusal::NullMove | MoveRefusal::NotYourPiece { .. } => "board#board-turns",
        MoveRefusal::NoLegalMoves => "endings#endings-all",
        MoveRefusal::NoSuchPiece { .. } => "notation#notation-letters",
        MoveRefusal::NothingThere { .. } | MoveRefusal::OwnPieceThere { .. } => {
            "moves#moves-common"
        }
        MoveRefusal::CannotReach { role, .. } => of_role(*role),
        MoveRefusal::LeavesKingInCheck { .. } => "check#pins",
        MoveRefusal::EnPassantExposesKing { .. } => "pawns#en-passant-king",
        MoveRefusal::EnPassantLate { .. } => "pawns#en-passant-late",
        MoveRefusal::KingIntoCheck { .. } => "check#check-what",
        MoveRefusal::StillInCheck { double: true, .. } => "check#check-double",
        MoveRefusal::StillInCheck { .. } => "check#check-answers",
        MoveRefusal::CastlingNoRight => "castling#castling-lost",
        MoveRefusal::CastlingBlocked { .. } | MoveRefusal::CastlingOutOfCheck => {
            "castling#castling-not-now"
        }
        MoveRefusal::CastlingThroughAttack {
            way: KingsWay::Uncovered,
            ..
        } => "chess960#chess960-when",
        MoveRefusal::CastlingThroughAttack { .. } => "castling#castling-king-squares",
        MoveRefusal::PromotionMissing { .. } => "pawns#promotion",
        MoveRefusal::PromotionImpossible => "pawns#promotion",
    }
}

fn of_role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "moves#moves-pawn",
        Role::Knight => "moves#moves-knight",
        Role::Bishop => "moves#moves-bishop",
        Role::Rook => "moves#moves-rook",
        Role::Queen => "moves#moves-queen",
        Role::King => "moves#moves-king",
    }
}

/// The place that tells why a verb on a game was refused; `None` where it is not a rule of play.
#[must_use]
pub fn of_refused(why: &GameRefusal) -> Option<&'static str> {
    Some(match why {
        GameRefusal::Move(why) => of_refused_move(why),
        GameRefusal::NotYourTurn => "board#board-turns",
        GameRefusal::Ended => "endings#endings-all",
        GameRefusal::TimeIsUp { .. } => "time#time-exceeded",
        GameRefusal::EventOver { .. } | GameRefusal::NotCalled => "tournaments#tournament-end",
        GameRefusal::OfferTooEarly
        | GameRefusal::OfferTooSoon { .. }
        | GameRefusal::OfferStands
        | GameRefusal::NoSuchOffer
        | GameRefusal::OwnOffer => OFFERS,
        GameRefusal::NothingToClaim | GameRefusal::ClaimedAlready => CLAIMS,
        GameRefusal::Span
        | GameRefusal::PauseUntil
        | GameRefusal::PauseStands
        | GameRefusal::NoPause => "time#time-pause",
        GameRefusal::NothingToAnnounce => "time#time-limits",
        GameRefusal::NotToBeContinued | GameRefusal::NotAsked => "time#time-continue",
        GameRefusal::AbortTooLate => "endings#end-aborted",
        GameRefusal::InEvent => "tournaments#tournament-points",
        GameRefusal::Stale { .. } | GameRefusal::OtherMovePlayed { .. } => "mail#mail-confirm",
        GameRefusal::NotHelper
        | GameRefusal::HelperPlays
        | GameRefusal::NoWay
        | GameRefusal::Postmark { .. }
        | GameRefusal::PostmarkReason
        | GameRefusal::NotRevived => HELPERS,
        GameRefusal::NoSuchGame
        | GameRefusal::NotYourGame
        | GameRefusal::MessageTooLong
        | GameRefusal::AddressNotConfirmed => return None,
    })
}

/// The place that tells of what the confirm page of an act asks; `noun` is the last part of the act's address.
#[must_use]
pub fn of_act(noun: &str) -> &'static str {
    match noun {
        "resignation" => RESIGNATION,
        "draw-acceptance" => OFFERS,
        "draw-claim" => CLAIMS,
        "abort" => "endings#end-aborted",
        _ => "endings#endings-all",
    }
}
