//! Why a verb said no. No text lives here: the locales word it.

use chrono::NaiveDate;

use crate::rules::MoveRefusal;

use super::clock::ControlFault;
use super::player::NameFault;
use super::time::Instant;
use super::tournament::conditions::EntryFault;
use super::tournament::setup::SetupFault;

/// Why a verb on a game was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRefusal {
    /// No such game, or not for this reader.
    NoSuchGame,
    /// The asker does not play in this game.
    NotYourGame,
    /// It is the opponent's turn.
    NotYourTurn,
    /// The game has ended.
    Ended,
    /// The form was for another ply: the game has gone on (present ply given).
    Stale {
        /// Plies played now.
        ply: u32,
    },
    /// Another move has been played for this ply (its SAN, English letters).
    OtherMovePlayed {
        /// The ply.
        ply: u32,
        /// The move that stands.
        san: String,
    },
    /// The rules refuse the move.
    Move(MoveRefusal),
    /// The time was up at this instant; the result is being recorded.
    TimeIsUp {
        /// The deadline that has passed.
        since: Instant,
    },
    /// The event had ended at this instant: what was still running is adjudicated.
    EventOver {
        /// Its end date.
        since: Instant,
    },
    /// A draw may be offered or agreed only after both have moved (5.2.3).
    OfferTooEarly,
    /// An offer was refused less than ten own moves ago.
    OfferTooSoon {
        /// Own moves still to be made before the next offer.
        moves_left: u32,
    },
    /// An offer of either side stands already.
    OfferStands,
    /// The offer to be answered does not stand any more.
    NoSuchOffer,
    /// One's own offer cannot be answered.
    OwnOffer,
    /// The position gives no right to claim, or the profile draws by itself.
    NothingToClaim,
    /// A claim has been made in this turn already.
    ClaimedAlready,
    /// A span of time that may not be given, drawn or rested.
    Span,
    /// The day until which a pause shall last is none, is over, or is too far away.
    PauseUntil,
    /// A pause runs or is asked for already; or continuing is.
    PauseStands,
    /// No pause is asked for, or none runs.
    NoPause,
    /// Nothing limits the thinking here, or it has been announced already.
    NothingToAnnounce,
    /// The game runs, ended on the board, or ended too long ago to be continued.
    NotToBeContinued,
    /// The opponent has not asked for this.
    NotAsked,
    /// The game does not wait for an adjudication.
    NotCalled,
    /// Only before one's own first move can a friendly game be aborted.
    AbortTooLate,
    /// Two players may settle this in a friendly game; in a tournament only the director does.
    InEvent,
    /// The message is longer than 2,000 characters.
    MessageTooLong,
    /// The address has still to be confirmed.
    AddressNotConfirmed,
    /// He is no helper of this player, and nobody who directs the game.
    NotHelper,
    /// Who enters the moves of another one does not play in his group.
    HelperPlays,
    /// It was not said how the player had told of it.
    NoWay,
    /// A postmark before the last thing that happened in the game, or after now.
    Postmark {
        /// The earliest that can be.
        from: Instant,
    },
    /// A move is dated back by a director only, and with a reason.
    PostmarkReason,
    /// The game has ended on time; a move that is dated back does not bring it back.
    NotRevived,
}

/// Why an invitation, or an answer to one, was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvitationRefusal {
    /// No such invitation, or not for this reader.
    NoSuchInvitation,
    /// It is answered, withdrawn or expired.
    NotOpen,
    /// One does not invite or accept oneself.
    Yourself,
    /// No player has this name.
    NoSuchPlayer,
    /// The player's account is closed.
    PlayerClosed,
    /// The address is not one.
    Address(NameFault),
    /// The time control is none.
    Control(ControlFault),
    /// The rule profile is not known.
    Profile,
    /// The start position is refused, with the reasons as the rules give them.
    StartPosition(crate::rules::FenError),
    /// A move of the start list is refused: its number in the list (from 1) and why.
    StartMove {
        /// Which word of the list, from 1.
        number: usize,
        /// What was typed.
        typed: String,
        /// Why.
        why: MoveRefusal,
    },
    /// The start position is one in which the game has ended.
    StartEnded,
    /// The message is longer than 2,000 characters.
    MessageTooLong,
    /// Too many of one's own invitations are open (most: 50).
    TooMany,
    /// An invitation from the same player to the same one is open.
    InvitedAlready,
    /// The address has still to be confirmed.
    AddressNotConfirmed,
    /// The form came without the number that makes it single.
    Incomplete,
    /// This very form has been sent already, with other contents: a page that was gone back to.
    SentBefore,
}

/// Why leave was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveRefusal {
    /// A day typed is none.
    NoDay,
    /// The first day is over, or the leave would end before today.
    Past,
    /// The last day lies before the first.
    Backwards,
    /// Fewer days than a leave has at least.
    TooShort {
        /// The fewest.
        least: u32,
    },
    /// It reaches beyond the next calendar year.
    TooFar {
        /// The last year in which leave can be taken now.
        year: i32,
    },
    /// Special leave that is too long, or lies too far back.
    TooLong {
        /// The most days.
        most: u32,
    },
    /// Leave has been taken for some of these days.
    Overlaps {
        /// Its first day.
        first: NaiveDate,
        /// Its last day.
        last: NaiveDate,
    },
    /// A year has not so many days left.
    NotEnough {
        /// Which.
        year: i32,
        /// Days left in it.
        left: u32,
        /// Days wanted in it.
        wanted: u32,
    },
    /// This leave is over.
    Over,
    /// There is no such leave, or it has been changed meanwhile.
    NoSuchLeave,
    /// The form came without the word that makes it single.
    Incomplete,
}

/// Why somebody sees nothing of a game that he does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// It runs.
    Running,
    /// Too few games of its tournament have ended.
    Games {
        /// So many must have ended.
        wanted: u32,
        /// So many have.
        ended: u32,
    },
}

/// Why something said beside the board was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TalkRefusal {
    /// No such game, or not one of the asker's.
    NotYourGame,
    /// There is nothing in it.
    Empty,
    /// Longer than a message or a note may be.
    TooLong,
    /// Too many messages in this game since yesterday.
    TooMany,
    /// The game has gone on, or has ended.
    GoneOn,
    /// The opponent has thought for less than half of his time, or his clock rests, or it is one's own turn.
    NudgeTooEarly,
    /// The note has been changed elsewhere since the form was opened.
    NoteChanged,
}

/// Why something about a tournament was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRefusal {
    /// There is no such tournament, or not for the asker.
    NoSuchTournament,
    /// Only its director may.
    NotDirector,
    /// The director plays in this group: the deputy or an administrator decides.
    OwnGroup,
    /// The form came without the word that makes it single.
    Incomplete,
    /// It has been changed meanwhile.
    Stale,
    /// Something in the setup.
    Setup(SetupFault),
    /// The start position or the moves from it.
    Start(Box<InvitationRefusal>),
    /// One cannot enter now.
    NotOpen,
    /// It has been drawn, or is over: too late for that.
    TooLate,
    /// It does not run.
    NotRunning,
    /// He does not take part.
    NotIn,
    /// This player takes part already, or has taken part.
    AlreadyIn {
        /// His name.
        name: String,
    },
    /// This seat is not vacant, or it is too late to enter.
    NotVacant,
    /// One cannot appeal against this result (any more).
    NoAppeal,
    /// This player has appealed already.
    AppealedAlready,
    /// Whoever has decided a game decides no appeal against it.
    DecidedBefore,
    /// Appeals are open: the table cannot be approved before they are decided.
    AppealsOpen,
    /// Games are still to be played: there is no final table yet.
    NotPlayed,
    /// A day on which no clock may start: too near, too far away, at Christmas, or after the end date.
    StartDay,
    /// This round does not wait for its start.
    RoundStarted,
    /// This cannot be undone (any more).
    NotToUndo,
    /// This game cannot go on: it runs, ended on the board, or gets too few days.
    NotToContinue,
    /// Only the director enters players.
    ByInvitation,
    /// One must have been a member for longer.
    MemberTooShort {
        /// For how many days.
        days: u32,
    },
    /// A condition of entry.
    Condition(EntryFault),
    /// The address has still to be confirmed.
    AddressNotConfirmed,
    /// No player has this name.
    NoSuchPlayer {
        /// As typed.
        name: String,
    },
    /// Too few have entered to draw.
    TooFew {
        /// How many are there.
        players: u32,
        /// How many are needed.
        least: u32,
    },
    /// More have entered than the form of play takes.
    TooMany {
        /// How many it takes.
        most: u32,
    },
    /// A rating that is none.
    Rating,
    /// A reason is wanted.
    NoReason,
    /// The text is empty, or too long.
    Text,
    /// This game cannot be decided so.
    NotSo,
    /// The day until which the clocks shall rest is none, over, or too far away.
    HaltUntil,
    /// An end date that has passed.
    EndDay,
    /// A span that may not be given.
    Span,
    /// The game does not run (any more).
    GameOver,
    /// Nobody was chosen.
    Nobody,
    /// No game runs whose clock goes.
    NothingRuns,
    /// A round that has been drawn would start after the end date.
    EndBeforeRound,
}
