//! Why a move, a verb, an invitation or a FEN was refused, in words.

use super::chess::{capitalised, role, role_code, san, side};
use super::{Words, dates, tournament};
use crate::domain::helping::HelpRefusal;
use crate::domain::refusal::{GameRefusal, InvitationRefusal, TalkRefusal, TournamentRefusal};
use crate::rules::{FenError, FenReason, KingsWay, Move, MoveRefusal, Role, Square};
use crate::t;
use chrono_tz::Tz;

/// Why a move was refused; `typed` is what was written.
#[expect(
    clippy::too_many_lines,
    reason = "one phrase for each kind of refusal and nothing else"
)]
pub fn move_refused(words: &Words, why: &MoveRefusal, typed: &str) -> String {
    let piece = |r: &Role| capitalised(&role(words, *r));
    match why {
        MoveRefusal::Empty => t!(words, "refused-move-empty"),
        MoveRefusal::Unreadable { text } => {
            t!(words, "refused-move-unreadable", text = text.as_str())
        }
        MoveRefusal::NullMove => t!(words, "refused-move-null"),
        MoveRefusal::NoLegalMoves => t!(words, "refused-move-over"),
        MoveRefusal::NothingThere { square } => {
            t!(
                words,
                "refused-move-nothing-there",
                square = square.to_string()
            )
        }
        MoveRefusal::NotYourPiece { square } => {
            t!(words, "refused-move-not-yours", square = square.to_string())
        }
        MoveRefusal::NoSuchPiece { role } => {
            t!(words, "refused-move-no-such-piece", piece = piece(role))
        }
        MoveRefusal::CannotReach { role, to, from } => cannot_reach(words, *role, *to, *from),
        MoveRefusal::EnPassantLate { square } => {
            t!(
                words,
                "refused-en-passant-late",
                square = square.to_string()
            )
        }
        MoveRefusal::OwnPieceThere { square } => {
            t!(words, "refused-move-own-piece", square = square.to_string())
        }
        MoveRefusal::LeavesKingInCheck { from } => {
            t!(words, "refused-move-pinned", square = from.to_string())
        }
        MoveRefusal::EnPassantExposesKing { square } => {
            t!(
                words,
                "refused-en-passant-king",
                square = square.to_string()
            )
        }
        MoveRefusal::KingIntoCheck { square } => {
            t!(
                words,
                "refused-move-king-into-check",
                square = square.to_string()
            )
        }
        MoveRefusal::StillInCheck { double: true, .. } => t!(words, "refused-move-double-check"),
        MoveRefusal::StillInCheck { checker, .. } => {
            t!(
                words,
                "refused-move-still-check",
                square = checker.to_string()
            )
        }
        MoveRefusal::CastlingNoRight => t!(words, "refused-castling-right"),
        MoveRefusal::CastlingBlocked { square } => {
            t!(
                words,
                "refused-castling-blocked",
                square = square.to_string()
            )
        }
        MoveRefusal::CastlingThroughAttack { square, way } => {
            let way = match way {
                KingsWay::Over => "over",
                KingsWay::Onto => "onto",
                KingsWay::Uncovered => "uncovered",
            };
            t!(
                words,
                "refused-castling-attack",
                way = way,
                square = square.to_string()
            )
        }
        MoveRefusal::CastlingOutOfCheck => t!(words, "refused-castling-check"),
        MoveRefusal::PromotionMissing { .. } => t!(words, "refused-promotion-missing"),
        MoveRefusal::PromotionImpossible => t!(words, "refused-promotion-impossible"),
        MoveRefusal::Ambiguous { candidates } => several_men(words, candidates)
            .unwrap_or_else(|| t!(words, "refused-move-ambiguous", text = typed)),
    }
}

/// No such man gets there; if only one can have been meant, it is named.
fn cannot_reach(words: &Words, role: Role, to: Option<Square>, from: Option<Square>) -> String {
    let piece = role_code(role);
    match (to.map(|to| to.to_string()), from) {
        (Some(square), Some(from)) => t!(
            words,
            "refused-move-one-cannot-reach",
            piece = piece,
            from = from.to_string(),
            square = square
        ),
        (Some(square), None) => t!(
            words,
            "refused-move-cannot-reach",
            piece = piece,
            square = square
        ),
        (None, _) => t!(words, "refused-move-cannot-reach-file", piece = piece),
    }
}

/// "Two knights can go to d2: from b1, f3.", where that is what makes a typed move ambiguous.
fn several_men(words: &Words, candidates: &[Move]) -> Option<String> {
    let first = candidates.first().filter(|mv| mv.role() != Role::King)?;
    let alike = |mv: &Move| {
        (mv.role(), mv.to(), mv.promotion()) == (first.role(), first.to(), first.promotion())
    };
    if !candidates.iter().all(alike) {
        return None;
    }
    let from: Vec<String> = candidates.iter().map(|mv| mv.from().to_string()).collect();
    Some(t!(
        words,
        "refused-move-several-men",
        n = candidates.len(),
        piece = role_code(first.role()),
        square = first.to().to_string(),
        from = from.join(", ")
    ))
}

/// Why a verb on a game was refused. `zone` and `now` are the reader's, for dates.
pub fn game_refused(words: &Words, why: &GameRefusal, zone: Tz, now: i64) -> String {
    match why {
        GameRefusal::NoSuchGame => t!(words, "refused-no-game"),
        GameRefusal::NotYourGame => t!(words, "refused-not-your-game"),
        GameRefusal::NotYourTurn => t!(words, "refused-not-your-turn"),
        GameRefusal::Ended => t!(words, "refused-ended"),
        GameRefusal::Stale { .. } => t!(words, "refused-stale"),
        GameRefusal::OtherMovePlayed { san: played, .. } => {
            t!(
                words,
                "refused-other-move",
                played = san(words.lang(), played)
            )
        }
        GameRefusal::Move(why) => move_refused(words, why, ""),
        GameRefusal::TimeIsUp { since } => {
            let since = dates::short(words.lang(), since.0, zone, now);
            t!(words, "refused-time-is-up", since = since)
        }
        GameRefusal::EventOver { since } => {
            let since = dates::short(words.lang(), since.0, zone, now);
            t!(words, "refused-event-over", since = since)
        }
        GameRefusal::OfferTooEarly => t!(words, "refused-offer-early"),
        GameRefusal::OfferTooSoon { moves_left } => {
            t!(words, "refused-offer-soon", moves = i64::from(*moves_left))
        }
        GameRefusal::OfferStands => t!(words, "refused-offer-stands"),
        GameRefusal::NoSuchOffer => t!(words, "refused-no-offer"),
        GameRefusal::OwnOffer => t!(words, "refused-own-offer"),
        GameRefusal::NothingToClaim => t!(words, "refused-no-claim"),
        GameRefusal::ClaimedAlready => t!(words, "refused-claimed"),
        GameRefusal::Span => t!(words, "refused-span"),
        GameRefusal::PauseUntil => t!(words, "refused-pause-until"),
        GameRefusal::PauseStands => t!(words, "refused-pause-stands"),
        GameRefusal::NoPause => t!(words, "refused-no-pause"),
        GameRefusal::NothingToAnnounce => t!(words, "refused-announce"),
        GameRefusal::NotToBeContinued => t!(words, "refused-continue"),
        GameRefusal::NotCalled => t!(words, "refused-not-called"),
        GameRefusal::NotAsked => t!(words, "refused-not-asked"),
        GameRefusal::AbortTooLate => t!(words, "refused-abort-late"),
        GameRefusal::InEvent => t!(words, "refused-in-event"),
        GameRefusal::MessageTooLong => t!(words, "refused-message-long"),
        GameRefusal::AddressNotConfirmed => t!(words, "refused-unconfirmed"),
        GameRefusal::NotHelper => t!(words, "refused-not-helper"),
        GameRefusal::HelperPlays => t!(words, "refused-helper-plays"),
        GameRefusal::NoWay => t!(words, "refused-no-way"),
        GameRefusal::Postmark { from } => {
            let from = dates::short(words.lang(), from.0, zone, now);
            t!(words, "refused-postmark", from = from)
        }
        GameRefusal::PostmarkReason => t!(words, "refused-postmark-reason"),
        GameRefusal::NotRevived => t!(words, "refused-not-revived"),
    }
}

/// Why an invitation, or an answer to one, was refused.
pub fn invitation_refused(words: &Words, why: &InvitationRefusal) -> String {
    match why {
        InvitationRefusal::NoSuchInvitation => t!(words, "refused-no-invitation"),
        InvitationRefusal::NotOpen => t!(words, "refused-not-open"),
        InvitationRefusal::Yourself => t!(words, "refused-yourself"),
        InvitationRefusal::NoSuchPlayer => t!(words, "refused-no-player"),
        InvitationRefusal::PlayerClosed => t!(words, "refused-player-closed"),
        InvitationRefusal::Address(_) => t!(words, "refused-address"),
        InvitationRefusal::Control(fault) => super::control::fault(words, *fault),
        InvitationRefusal::Profile => t!(words, "refused-profile"),
        InvitationRefusal::StartPosition(error) => {
            t!(
                words,
                "refused-start-position",
                why = fen_refused(words, error)
            )
        }
        InvitationRefusal::StartMove { number, typed, why } => {
            let number = i64::try_from(*number).unwrap_or(0);
            let why = move_refused(words, why, typed);
            t!(
                words,
                "refused-start-move",
                number = number,
                typed = typed.as_str(),
                why = why
            )
        }
        InvitationRefusal::StartEnded => t!(words, "refused-start-ended"),
        InvitationRefusal::MessageTooLong => t!(words, "refused-message-long"),
        InvitationRefusal::TooMany => t!(words, "refused-too-many"),
        InvitationRefusal::InvitedAlready => t!(words, "refused-invited-already"),
        InvitationRefusal::AddressNotConfirmed => t!(words, "refused-unconfirmed"),
        InvitationRefusal::Incomplete => t!(words, "refused-incomplete"),
        InvitationRefusal::SentBefore => t!(words, "refused-sent-before"),
    }
}

fn fen_refused(words: &Words, error: &FenError) -> String {
    let all: Vec<String> = error
        .reasons
        .iter()
        .map(|r| fen_reason(words, *r))
        .collect();
    all.join(" ")
}

/// What is wrong with a FEN.
pub fn fen_reason(words: &Words, why: FenReason) -> String {
    let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let name = |color| side(words, color);
    match why {
        FenReason::Empty => t!(words, "fen-empty"),
        FenReason::TooManyFields => t!(words, "fen-fields"),
        FenReason::RankCount(n) => t!(words, "fen-ranks", n = number(n)),
        FenReason::RankLength { rank, squares } => {
            t!(
                words,
                "fen-rank-length",
                rank = i64::from(rank),
                n = number(squares)
            )
        }
        FenReason::UnknownPiece(letter) => t!(words, "fen-piece", letter = letter.to_string()),
        FenReason::Turn => t!(words, "fen-turn"),
        FenReason::Castling => t!(words, "fen-castling"),
        FenReason::EnPassant => t!(words, "fen-en-passant"),
        FenReason::HalfmoveClock => t!(words, "fen-halfmove"),
        FenReason::FullmoveNumber => t!(words, "fen-fullmove"),
        FenReason::NoKing(color) => t!(words, "fen-no-king", side = name(color)),
        FenReason::SeveralKings(color) => t!(words, "fen-kings", side = name(color)),
        FenReason::TooManyMen(color) => t!(words, "fen-men", side = name(color)),
        FenReason::TooManyPawns(color) => t!(words, "fen-pawns", side = name(color)),
        FenReason::TooManyPromoted(color) => t!(words, "fen-promoted", side = name(color)),
        FenReason::PawnOnLastRank(square) => {
            t!(words, "fen-pawn-rank", square = square.to_string())
        }
        FenReason::OpponentInCheck => t!(words, "fen-opponent-check"),
        FenReason::KingsTouch => t!(words, "fen-kings-touch"),
        FenReason::CastlingWithoutRook { color, .. } => {
            t!(words, "fen-castling-rook", side = name(color))
        }
        FenReason::EnPassantImpossible(square) => {
            t!(words, "fen-ep-impossible", square = square.to_string())
        }
        FenReason::ImpossibleCheck => t!(words, "fen-check-impossible"),
    }
}

/// Why something about a tournament was refused.
pub fn tournament_refused(words: &Words, why: &TournamentRefusal) -> String {
    match why {
        TournamentRefusal::NoSuchTournament => t!(words, "refused-no-such-tournament"),
        TournamentRefusal::NotDirector => t!(words, "refused-not-director"),
        TournamentRefusal::OwnGroup => t!(words, "refused-own-group"),
        TournamentRefusal::Incomplete => t!(words, "refused-tournament-incomplete"),
        TournamentRefusal::Stale => t!(words, "refused-tournament-stale"),
        TournamentRefusal::Setup(fault) => tournament::setup_fault(words, *fault),
        TournamentRefusal::Start(why) => invitation_refused(words, why),
        TournamentRefusal::NotOpen => t!(words, "refused-tournament-not-open"),
        TournamentRefusal::TooLate => t!(words, "refused-tournament-too-late"),
        TournamentRefusal::NotRunning => t!(words, "refused-tournament-not-running"),
        TournamentRefusal::NotIn => t!(words, "refused-tournament-not-in"),
        TournamentRefusal::AlreadyIn { name } => {
            t!(words, "refused-tournament-already-in", name = name.as_str())
        }
        TournamentRefusal::NotVacant => t!(words, "refused-tournament-not-vacant"),
        TournamentRefusal::NoAppeal => t!(words, "refused-tournament-no-appeal"),
        TournamentRefusal::AppealedAlready => t!(words, "refused-tournament-appealed"),
        TournamentRefusal::DecidedBefore => t!(words, "refused-tournament-decided-before"),
        TournamentRefusal::AppealsOpen => t!(words, "refused-tournament-appeals-open"),
        TournamentRefusal::NotPlayed => t!(words, "refused-tournament-not-played"),
        TournamentRefusal::StartDay => t!(words, "refused-tournament-start-day"),
        TournamentRefusal::RoundStarted => t!(words, "refused-tournament-round-started"),
        TournamentRefusal::NotToUndo => t!(words, "refused-tournament-not-to-undo"),
        TournamentRefusal::NotToContinue => t!(words, "refused-tournament-continue"),
        TournamentRefusal::ByInvitation => t!(words, "refused-tournament-by-invitation"),
        TournamentRefusal::MemberTooShort { days } => {
            t!(words, "refused-tournament-member-too-short", days = days)
        }
        TournamentRefusal::Condition(fault) => tournament::entry_fault(words, *fault),
        TournamentRefusal::AddressNotConfirmed => t!(words, "refused-unconfirmed"),
        TournamentRefusal::NoSuchPlayer { name } => {
            t!(
                words,
                "refused-tournament-no-such-player",
                name = name.as_str()
            )
        }
        TournamentRefusal::TooFew { players, least } => t!(
            words,
            "refused-tournament-too-few",
            players = players,
            least = least
        ),
        TournamentRefusal::TooMany { most } => {
            t!(words, "refused-tournament-too-many", most = most)
        }
        TournamentRefusal::Rating => t!(words, "refused-tournament-rating"),
        TournamentRefusal::NoReason => t!(words, "refused-tournament-no-reason"),
        TournamentRefusal::Text => t!(words, "refused-tournament-text"),
        TournamentRefusal::NotSo => t!(words, "refused-tournament-not-so"),
        TournamentRefusal::HaltUntil => t!(words, "refused-order-day"),
        TournamentRefusal::EndDay => t!(words, "refused-order-end"),
        TournamentRefusal::Span => t!(words, "refused-order-span"),
        TournamentRefusal::Nobody => t!(words, "refused-order-nobody"),
        TournamentRefusal::NothingRuns => t!(words, "refused-order-nothing"),
        TournamentRefusal::EndBeforeRound => t!(words, "refused-order-round"),
        TournamentRefusal::GameOver => t!(words, "refused-order-game"),
    }
}

/// Why somebody cannot be a helper.
pub fn help_refused(words: &Words, why: HelpRefusal) -> String {
    match why {
        HelpRefusal::NoSuchPlayer => t!(words, "refused-no-player"),
        HelpRefusal::Yourself => t!(words, "refused-help-yourself"),
        HelpRefusal::PlaysThere => t!(words, "refused-help-plays"),
        HelpRefusal::NamedAlready => t!(words, "refused-help-named"),
        HelpRefusal::Gone => t!(words, "refused-help-gone"),
    }
}

/// Why a message, a nudge or a note was refused.
pub fn talk_refused(words: &Words, why: TalkRefusal) -> String {
    match why {
        TalkRefusal::NotYourGame => t!(words, "refused-not-your-game"),
        TalkRefusal::Empty => t!(words, "refused-talk-empty"),
        TalkRefusal::TooLong => t!(words, "refused-talk-long"),
        TalkRefusal::TooMany => t!(words, "refused-talk-many"),
        TalkRefusal::GoneOn => t!(words, "refused-talk-gone-on"),
        TalkRefusal::NudgeTooEarly => t!(words, "refused-nudge-early"),
        TalkRefusal::NoteChanged => t!(words, "refused-note-changed"),
    }
}
