//! Notices: what is worth telling a player. A letter is a pure function of one.

use std::collections::HashMap;

use chrono_tz::Tz;

use crate::rules::Color;

use super::clock::TimeTerms;
use super::conditional::StopReason;
use super::ending::Ending;
use super::invitation::{Aids, ColourWish};
use super::player::PositionStyle;
use super::reply::ReplyFacts;
use super::time::{Instant, Millis};
use super::tournament::appeal::Verdict;
use super::visibility::{EventTag, GameView};
use super::{GameId, InvitationId, TournamentId};

mod group;
mod kind;
mod wishes;

pub use group::LetterGroup;
pub use kind::NoticeKind;
pub use wishes::{Amount, DigestTime, EVERY_DAY, Fate, MailWishes, fate};

/// Who reads a letter, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// How to address the reader; empty for a stranger.
    pub display: String,
    /// The mail address it goes to.
    pub address: String,
    /// Language code.
    pub lang: String,
    /// Time zone for dates.
    pub zone: Tz,
    /// How positions are shown.
    pub position_style: PositionStyle,
    /// Whether games are enclosed as files.
    pub pgn: bool,
    /// What lets whoever has the letter switch its group off, and nothing else; `None`: there is nothing to switch.
    pub unsubscribe: Option<String>,
}

/// A game as far as its letters tell of it, seen by the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFacts {
    /// The game's number.
    pub game: GameId,
    /// The event it belongs to; `None`: a friendly game.
    pub event: Option<EventTag>,
    /// The reader's side.
    pub side: Color,
    /// The opponent's displayed name.
    pub opponent: String,
    /// Whose game it is, where the reader only enters the moves: the displayed name.
    pub member: Option<String>,
    /// Plies on the board.
    pub ply: u32,
    /// FEN of the position.
    pub fen: String,
    /// The last moves, oldest first: ply and SAN with English letters.
    pub last_moves: Vec<(u32, String)>,
    /// UCI of the last move, to mark its squares.
    pub last_uci: Option<String>,
    /// Whether nobody has moved yet, given moves aside.
    pub begins: bool,
    /// Whether it is the reader's move.
    pub to_move: bool,
    /// When the move is due, while the game runs.
    pub deadline: Option<Instant>,
    /// When the flag falls, where that is later than the deadline.
    pub falls: Option<Instant>,
    /// Whether the reader may claim that the opponent's time is exceeded, once it is.
    pub claimable: bool,
    /// The time given last, in milliseconds.
    pub given: Option<Millis>,
    /// The latest end of a pause that runs or is asked for.
    pub pause_until: Option<Instant>,
    /// Whether the opponent's draw offer stands.
    pub offer_stands: bool,
    /// The opponent's message with his last move.
    pub message: Option<String>,
    /// The moves of the last step, where conditional moves were among them: ply, SAN with English letters, and whether it
    /// was a conditional one.
    pub step: Vec<(u32, String, bool)>,
    /// Why the reader's conditional moves were not played.
    pub stopped: Option<StopReason>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Whose act or whose time ended it, where that matters (an abort).
    pub ended_by: Option<Color>,
    /// Why the director has decided something, where the letter tells of that.
    pub reason: Option<String>,
    /// How many other games wait for the reader.
    pub others: u32,
    /// The reader's mail that this letter answers.
    pub reply: Option<Box<ReplyFacts>>,
    /// The whole game, where the reader wants it enclosed.
    pub enclosed: Option<Box<Enclosed>>,
    /// What was agreed about time.
    pub time: TimeTerms,
    /// Tag of the rule profile.
    pub profile: String,
}

/// A game as it lies in a letter as a file.
#[derive(Clone, Debug)]
pub struct Enclosed {
    /// As the reader may see it.
    pub view: GameView,
    /// What the clock showed at each ply.
    pub shown: HashMap<u32, Millis>,
}

impl PartialEq for Enclosed {
    fn eq(&self, other: &Self) -> bool {
        (self.view.id, self.view.version) == (other.view.id, other.view.version)
    }
}

impl Eq for Enclosed {}

/// Days of leave as a letter tells of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveSpan {
    /// Their first instant.
    pub from: Instant,
    /// The first instant after them.
    pub to: Instant,
    /// Granted by the director.
    pub special: bool,
}

/// A running game in a letter about leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaveGame {
    /// Its number.
    pub game: GameId,
    /// The opponent, in a letter about one's own leave.
    pub opponent: String,
    /// When the reader's move is due, if he is to move.
    pub deadline: Option<Instant>,
    /// Whether leave stops the clocks of both.
    pub both: bool,
}

/// Leave, or an outage, as far as its letters tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaveFacts {
    /// Whose, displayed; empty: the reader's.
    pub who: String,
    /// The days, in order.
    pub spans: Vec<LeaveSpan>,
    /// The games with that opponent; of one's own leave, those that wait.
    pub games: Vec<LeaveGame>,
    /// Why the director granted it (only the player himself reads this), or the source of the outage.
    pub reason: String,
}

/// An invitation as far as its letters tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationFacts {
    /// Its number.
    pub invitation: InvitationId,
    /// The other's displayed name: who invites, or who answered; empty for a stranger.
    pub other: String,
    /// The colour the inviter wished for himself.
    pub colour: ColourWish,
    /// What is proposed about time.
    pub time: TimeTerms,
    /// Tag of the rule profile (`online/1`).
    pub profile: String,
    /// Whether it is to be rated.
    pub rated: bool,
    /// Aids agreed.
    pub aids: Aids,
    /// Whether conditional moves are to be allowed.
    pub plans: bool,
    /// FEN of the start position if it is not the usual one.
    pub start_fen: Option<String>,
    /// The inviter's words.
    pub message: String,
    /// When the invitation runs out.
    pub expires: Instant,
    /// The game begun, for an acceptance.
    pub game: Option<GameId>,
    /// Whether the reader has no account yet.
    pub stranger: bool,
}

/// A game of a tournament in a letter to one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentGame {
    /// Its number, once it is there.
    pub game: Option<GameId>,
    /// Its round, where the rounds have dates of their own.
    pub starts: Instant,
    /// The opponent's displayed name.
    pub opponent: String,
    /// The reader's side.
    pub side: Color,
    /// When the reader's move is due, if he is to move.
    pub deadline: Option<Instant>,
}

/// A game as a director is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectedGame {
    /// Its number.
    pub game: GameId,
    /// White's displayed name.
    pub white: String,
    /// Black's.
    pub black: String,
    /// Who is to move (displayed name), or how it ended (`1-0`).
    pub what: String,
    /// When the move is due, since when nobody has moved, or when it ended.
    pub at: Instant,
}

/// What a director wants to know of his tournament each week.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectorsWeek {
    /// How many games run.
    pub running: usize,
    /// Nothing runs, and the end date keeps the next round from starting.
    pub blocked: bool,
    /// Games that ended within a week.
    pub ended: Vec<DirectedGame>,
    /// Games whose deadline comes within a week, the nearest first.
    pub due: Vec<DirectedGame>,
    /// Games in which nobody has moved for a fortnight.
    pub still: Vec<DirectedGame>,
    /// How many wait for an adjudication.
    pub called: usize,
    /// How many appeals are open.
    pub appeals: usize,
    /// Those who play, but no letter reaches them: their address is none any more.
    pub unreachable: Vec<String>,
}

impl DirectorsWeek {
    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let lists = [&self.ended, &self.due, &self.still];
        lists.iter().all(|list| list.is_empty())
            && self.called == 0
            && self.appeals == 0
            && !self.blocked
            && self.unreachable.is_empty()
    }
}

/// A tournament as far as its letters tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentFacts {
    /// Its number.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// When its clocks start, or the round's.
    pub starts: Instant,
    /// The reader's games.
    pub games: Vec<TournamentGame>,
    /// The reader has no opponent in this round.
    pub free: bool,
    /// It had been drawn already when it was called off.
    pub begun: bool,
    /// The reader is asked whether he plays.
    pub asked: bool,
    /// The reader waits for a seat that falls vacant.
    pub waits: bool,
    /// The time control.
    pub time: TimeTerms,
    /// The reader's place, of how many, and his points in hundredths.
    pub place: Option<(u32, u32, i32)>,
    /// Who has won.
    pub winners: Vec<String>,
    /// The final table of the reader's last group: rank, name, points in hundredths; the first of it.
    pub table: Vec<(u32, String, i32)>,
    /// Whom it is about besides the reader: who takes a seat, who asks.
    pub player: String,
    /// Who had the seat before; empty: it was vacant.
    pub was: String,
    /// The game it is about.
    pub game: Option<GameId>,
    /// What was decided about an appeal.
    pub verdict: Option<Verdict>,
    /// The director's words, or the reason.
    pub text: String,
    /// Who wrote them.
    pub who: String,
    /// Until when clocks rest, or when it ends.
    pub until: Option<Instant>,
    /// Time that everybody gets, in milliseconds; or the days to the end.
    pub amount: i64,
    /// How many games wait for the directors.
    pub waiting: usize,
    /// The director's week.
    pub week: DirectorsWeek,
}

/// Everything a letter says, gathered when it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Confirm this address (sign-in name given).
    ConfirmAddress {
        /// Sign-in name of the account.
        name: String,
    },
    /// Somebody signed up with this address; it belongs to your account (sign-in name given).
    AddressTaken {
        /// Sign-in name of the account that has it.
        name: String,
    },
    /// The address was changed.
    AddressChanged {
        /// Sign-in name of the account.
        name: String,
    },
    /// The password was changed.
    PasswordChanged {
        /// Sign-in name of the account.
        name: String,
    },
    /// Sign in by this link.
    SignInLink {
        /// Sign-in name of the account.
        name: String,
    },
    /// Somebody signed in with the password, in a browser that had not done so before.
    NewSignIn {
        /// Sign-in name of the account.
        name: String,
        /// What the browser calls itself; empty where it is not known.
        agent: String,
        /// When.
        at: Instant,
    },
    /// Choose a new password.
    PasswordReset {
        /// Sign-in name of the account.
        name: String,
    },
    /// Somebody whose moves the reader is to enter has named him, or an administrator has.
    HelperNamed {
        /// Whose moves: the displayed name.
        member: String,
        /// Whether he is asked: it holds once he agrees.
        asked: bool,
    },
    /// An invitation or an answer to one.
    Invitation(NoticeKind, InvitationFacts),
    /// A letter about a game.
    Game(NoticeKind, GameFacts),
    /// A letter about leave.
    Leave(NoticeKind, LeaveFacts),
    /// A letter about a tournament.
    Tournament(NoticeKind, TournamentFacts),
    /// Several, each as it would be told by itself.
    Digest(Vec<Notice>),
    /// A test letter.
    Test,
}

impl Notice {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> NoticeKind {
        match self {
            Self::ConfirmAddress { .. } => NoticeKind::ConfirmAddress,
            Self::AddressTaken { .. } => NoticeKind::AddressTaken,
            Self::AddressChanged { .. } => NoticeKind::AddressChanged,
            Self::PasswordChanged { .. } => NoticeKind::PasswordChanged,
            Self::SignInLink { .. } => NoticeKind::SignInLink,
            Self::NewSignIn { .. } => NoticeKind::NewSignIn,
            Self::PasswordReset { .. } => NoticeKind::PasswordReset,
            Self::HelperNamed { .. } => NoticeKind::HelperNamed,
            Self::Invitation(kind, _)
            | Self::Game(kind, _)
            | Self::Leave(kind, _)
            | Self::Tournament(kind, _) => *kind,
            Self::Digest(_) => NoticeKind::Digest,
            Self::Test => NoticeKind::Test,
        }
    }
}
