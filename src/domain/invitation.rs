//! Invitations: what is proposed, and how a start position is made.

use crate::rules::notation::{Letters, parse_san, parse_typed};
use crate::rules::profile::Profile;
use crate::rules::{Color, MoveRefusal, Position, endings, repetition};

use super::clock::TimeTerms;
use super::player::coded;
use super::refusal::InvitationRefusal;
use super::time::{DAY, Millis};
use super::visibility::Openness;

/// How long an invitation to somebody stays open.
pub const OPEN_FOR: Millis = 14 * DAY;
/// How long an open invitation stays on the board.
pub const SEEK_OPEN_FOR: Millis = 30 * DAY;
/// The most open invitations one player may have.
pub const MOST_OPEN: i64 = 50;

/// The colour the inviter wishes for himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourWish {
    /// By lot.
    Lot,
    /// White.
    White,
    /// Black.
    Black,
}
coded!(ColourWish { Lot = "lot", White = "white", Black = "black" });

/// To whom an invitation goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationKind {
    /// A registered player.
    Player,
    /// An address, whoever reads it.
    Address,
    /// Anybody: it lies on the board.
    Open,
}
coded!(InvitationKind { Player = "player", Address = "address", Open = "seek" });

/// What has become of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationState {
    /// Not answered yet.
    Open,
    /// Accepted: there is a game.
    Accepted,
    /// Declined.
    Declined,
    /// Taken back.
    Withdrawn,
    /// Run out.
    Expired,
}
coded!(InvitationState {
    Open = "open",
    Accepted = "accepted",
    Declined = "declined",
    Withdrawn = "withdrawn",
    Expired = "expired",
});

/// Aids that are allowed in a game, agreed at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]

pub struct Aids {
    /// Books.
    pub books: bool,
    /// Databases of games.
    pub databases: bool,
    /// Chess engines.
    pub engines: bool,
    /// Endgame tablebases.
    pub tablebases: bool,
}

impl Default for Aids {
    fn default() -> Self {
        Self {
            books: true,
            databases: true,
            engines: false,
            tablebases: false,
        }
    }
}

impl Aids {
    const WORDS: [&'static str; 4] = ["books", "databases", "engines", "tablebases"];

    fn flags(self) -> [bool; 4] {
        [self.books, self.databases, self.engines, self.tablebases]
    }

    /// The words stored, separated by spaces.
    #[must_use]
    pub fn code(self) -> String {
        let words = Self::WORDS.iter().zip(self.flags());
        words
            .filter_map(|(w, on)| on.then_some(*w))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The aids of stored words; unknown ones are left out.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        let has = |w: &str| code.split(' ').any(|c| c == w);
        Self {
            books: has("books"),
            databases: has("databases"),
            engines: has("engines"),
            tablebases: has("tablebases"),
        }
    }
}

/// A start: a position and the moves given from it.
#[derive(Clone, Debug)]
pub struct Start {
    /// The position before the given moves.
    pub position: Position,
    /// The given moves in UCI, one after the other.
    pub moves: Vec<String>,
    /// The position in which play begins.
    pub ready: Position,
}

/// What two people agree on.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The inviter's colour.
    pub colour: ColourWish,
    /// What is agreed about time.
    pub time: TimeTerms,
    /// Rule profile.
    pub profile: Profile,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are to be allowed.
    pub plans: bool,
    /// Who else sees its moves, and when.
    pub watch: Openness,
    /// Where play begins.
    pub start: Start,
}

/// Reads a start: a FEN (empty: the usual position) and moves typed from it (empty: none), with or without numbers.
/// The given moves count for repetition, fifty moves and numbering. A start in which the game would have ended, on the
/// way or at its end, is refused.
///
/// # Errors
/// A FEN the rules refuse, a move that cannot be read or played, or a position already ended.
pub fn read_start(
    fen: &str,
    moves: &str,
    letters: Letters,
    profile: &Profile,
) -> Result<Start, InvitationRefusal> {
    let position = if fen.trim().is_empty() {
        Position::start()
    } else {
        Position::from_fen(fen.trim()).map_err(InvitationRefusal::StartPosition)?
    };
    let mut ready = position;
    let mut keys = vec![ready.key()];
    let ended = |p: &Position, n| endings::after_move(profile, p, n).is_some();
    if ended(&ready, 1) {
        return Err(InvitationRefusal::StartEnded);
    }
    let mut uci = Vec::new();
    for typed in move_words(moves) {
        let number = uci.len() + 1;
        // Lists are mostly pasted from PGN: where a capital could be a file or a piece, it is a piece.
        let read = match parse_typed(&ready, typed, letters) {
            Err(MoveRefusal::Ambiguous { .. }) => parse_san(&ready, typed),
            read => read,
        };
        let mv = read.map_err(|why| InvitationRefusal::StartMove {
            number,
            typed: typed.chars().take(40).collect(),
            why,
        })?;
        uci.push(ready.uci(mv));
        ready = ready.play(mv);
        keys.push(ready.key());
        if ended(&ready, repetition::count(&keys, &ready.key())) {
            return Err(InvitationRefusal::StartEnded);
        }
    }
    Ok(Start {
        position,
        moves: uci,
        ready,
    })
}

/// The number of the ordinary start position among those of Chess960.
const ORDINARY: u16 = 518;

/// The number of this start position in Chess960; `None` for the ordinary one, and for any that is none of them.
#[must_use]
pub fn chess960_number(fen: &str) -> Option<u16> {
    // nearly all games; the search below makes up to 960 positions
    if !fen.contains("/pppppppp/8/8/8/8/PPPPPPPP/") || fen == Position::start().fen() {
        return None;
    }
    let position = Position::from_fen(fen).ok()?;
    position
        .chess960_number()
        .filter(|number| *number != ORDINARY)
}

/// The moves of a typed list: words without move numbers ("1.e4", "1...e5", "1." and "12…Sf6" all read).
fn move_words(list: &str) -> impl Iterator<Item = &str> {
    list.split_whitespace()
        .map(|word| {
            let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let digits = word.len() - rest.len();
            // Four digits without a dot are a move in ICCF's numbers, not a move number.
            let is_number =
                (1..=3).contains(&digits) && (rest.is_empty() || rest.starts_with(['.', '…']));
            if is_number {
                rest.trim_start_matches(['.', '…'])
            } else {
                word
            }
        })
        .filter(|word| !word.is_empty() && !matches!(*word, "*" | "1-0" | "0-1" | "1/2-1/2"))
}

/// Who plays White: by the wish, or by the lot that was drawn (`true`: the inviter has White).
#[must_use]
pub fn inviter_side(wish: ColourWish, lot: bool) -> Color {
    match wish {
        ColourWish::White => Color::White,
        ColourWish::Black => Color::Black,
        ColourWish::Lot if lot => Color::White,
        ColourWish::Lot => Color::Black,
    }
}
