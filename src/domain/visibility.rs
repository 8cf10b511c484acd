//! What a viewer may see of a game. Every door shows a [`GameView`], never a row, so that none can forget this.

mod analysis;
mod held;
mod ledger;
mod sight;
mod standing;

use crate::rules::{Color, Position};

use super::clock::{Act, Bank, TimeTerms};
use super::game::Game;
use super::helping::Entered;
use super::invitation::Aids;
use super::refusal::Unseen;
use super::time::{Instant, Millis};
use super::{GameId, PlayerId, TournamentId};

use standing::{rights, standing};

pub use analysis::sees_analysis;
pub use ledger::{Ledger, Line, Rest, ledger};
pub use sight::{
    Audience, Extent, MOST_GAMES, MOST_HELD, Mode, Openness, Progress, Sight, SightFault,
};
pub use standing::{Rights, Standing};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Nobody is signed in.
    Public,
    /// A signed-in player.
    Player(PlayerId),
    /// A signed-in player who takes part in this game's event.
    Participant(PlayerId),
    /// A signed-in player who directs this game's event and does not play in it.
    Director(PlayerId),
    /// The reader of a move link: this player, in this game only, without messages.
    Link(PlayerId),
}

/// A name as others see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameTag {
    /// Number of the player.
    pub id: PlayerId,
    /// Sign-in name.
    pub name: String,
    /// Displayed name.
    pub display: String,
}

/// A move as it is stored, ply 0 being the start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// Ply from 1; 0 is the start.
    pub ply: u32,
    /// UCI; empty at ply 0.
    pub uci: String,
    /// SAN with English letters; empty at ply 0.
    pub san: String,
    /// FEN after it.
    pub fen: String,
    /// When it was recorded.
    pub at: Instant,
    /// Thinking time charged.
    pub used: Millis,
    /// Thinking time that was left.
    pub left: Millis,
    /// Whether a draw was offered with it.
    pub offered: bool,
    /// Whether it was a conditional move, played for its owner.
    pub planned: bool,
}

/// The event of a game as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTag {
    /// The tournament.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// The round (`1`, or `2.1` in a second stage).
    pub round: String,
}

/// What was agreed at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What was agreed about time.
    pub time: TimeTerms,
    /// The clock under which the game is judged.
    pub clock_model: i32,
    /// Tag of the rule profile (`online/1`).
    pub profile: String,
    /// The event it belongs to; `None`: a friendly game.
    pub event: Option<EventTag>,
    /// Whether the game is rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are allowed.
    pub plans: bool,
    /// Whether colours were drawn by lot.
    pub by_lot: bool,
    /// FEN of the start position.
    pub start_fen: String,
    /// Whether it is the usual start position.
    pub usual_start: bool,
    /// Who else sees its moves, and when.
    pub watch: Openness,
}

/// A message, with a move or between moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its number.
    pub id: i64,
    /// The opponent does not want to read this writer: only the writer sees it.
    pub muted: bool,
    /// It was written to somebody who had the opponent's seat before him: only the writer sees it.
    pub to_another: bool,
    /// The ply it came with, or the plies on the board when it was written.
    pub ply: u32,
    /// Who wrote it.
    pub by: Color,
    /// What.
    pub body: String,
    /// When.
    pub at: Instant,
}

/// An event besides the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Plies on the board then.
    pub ply: u32,
    /// Its stored word.
    pub kind: String,
    /// Whose act it was.
    pub by: Option<Color>,
    /// When.
    pub at: Instant,
}

impl GameRecord {
    /// The messages that a player reads, oldest first.
    #[must_use]
    pub fn messages_for(&self, side: Color) -> Vec<Message> {
        let reads = |m: &&Message| m.by == side || !(m.muted || m.to_another);
        self.messages.iter().filter(reads).cloned().collect()
    }

    /// The newest message to a player that fits.
    #[must_use]
    pub fn newest_to(&self, side: Color, fits: impl Fn(&Message) -> bool) -> Option<&Message> {
        let newest = |m: &&Message| m.by != side && !m.muted && !m.to_another && fits(m);
        self.messages.iter().rev().find(newest)
    }
}

/// A game with everything a page may need, as read from storage.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game as decisions see it.
    pub game: Game,
    /// White.
    pub white: NameTag,
    /// Black.
    pub black: NameTag,
    /// What was agreed.
    pub terms: Terms,
    /// All moves, ply 0 first.
    pub moves: Vec<MoveRecord>,
    /// All messages, oldest first.
    pub messages: Vec<Message>,
    /// All events, oldest first.
    pub events: Vec<Event>,
    /// When it began.
    pub started_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
    /// How far its event is; asked only where it matters.
    pub progress: Progress,
    /// What was entered for its players, oldest first.
    pub entered: Vec<Entered>,
}

/// A game as this viewer may see it at this instant.
#[derive(Clone, Debug)]
pub struct GameView {
    /// Number.
    pub id: GameId,
    /// Version, for pages that stay open.
    pub version: i64,
    /// The viewer's side, if he plays.
    pub side: Option<Color>,
    /// White.
    pub white: NameTag,
    /// Black.
    pub black: NameTag,
    /// What was agreed.
    pub terms: Terms,
    /// Position on the board.
    pub position: Position,
    /// Plies on the board.
    pub ply: u32,
    /// Plies given at the start.
    pub given: u32,
    /// All moves, ply 0 first.
    pub moves: Vec<MoveRecord>,
    /// For each ply, how often its position had occurred by then (1: the first time).
    pub occurrences: Vec<u32>,
    /// Messages; only players see them, and none through a link.
    pub messages: Vec<Message>,
    /// Events.
    pub events: Vec<Event>,
    /// The state.
    pub standing: Standing,
    /// Whether an own offer stands.
    pub own_offer_stands: bool,
    /// What may be done.
    pub rights: Rights,
    /// The viewer waits, and wins if nothing comes.
    pub wins_by_waiting: bool,
    /// When it began.
    pub started_at: Instant,
    /// The instant of its last event.
    pub changed_at: Instant,
    /// White's clock when it does not run.
    pub white_clock: Bank,
    /// Black's clock when it does not run.
    pub black_clock: Bank,
    /// How many half-moves are held back from this viewer: everything here is as it stood before them.
    pub held: Option<u32>,
    /// What was entered for its players, oldest first.
    pub entered: Vec<Entered>,
    /// What was done about time, oldest first. (The other facts stay behind: nobody's leave is for everybody.)
    pub acts: Vec<Act>,
}

impl GameView {
    /// The number of the first move, and whether Black makes it.
    #[must_use]
    pub fn numbering(&self) -> (u32, bool) {
        let fen = self.moves.first().map_or("", |m| m.fen.as_str());
        let mut fields = fen.split(' ');
        let black = fields.nth(1) == Some("b");
        let first = fields.nth(3).and_then(|n| n.parse().ok()).unwrap_or(1);
        (first, black)
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Color) -> &NameTag {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The clock of a side as it stood when it stopped.
    #[must_use]
    pub fn clock_of(&self, side: Color) -> &Bank {
        match side {
            Color::White => &self.white_clock,
            Color::Black => &self.black_clock,
        }
    }

    /// The side at the bottom of the board: the viewer's, White's for others.
    #[must_use]
    pub fn bottom(&self) -> Color {
        self.side.unwrap_or(Color::White)
    }
}

/// A game as its viewer may see it: the view for templates, and what it was made from, of which he may see as much.
#[derive(Clone, Debug)]
pub struct Seen {
    /// As decisions see it.
    pub game: Game,
    /// As pages do.
    pub view: GameView,
}

/// Shows a game to a viewer: its players and its director see it live, others as was settled before it began.
///
/// # Errors
/// Nothing of it is for this viewer, and why.
pub fn see(record: GameRecord, viewer: Viewer, now: Instant) -> Result<Seen, Unseen> {
    let (record, held) = record.for_viewer(viewer)?;
    let side = match viewer {
        Viewer::Public => None,
        Viewer::Player(id) | Viewer::Participant(id) | Viewer::Director(id) | Viewer::Link(id) => {
            record.game.side_of(id)
        }
    };
    let game = record.game.clone();
    let view = view(record, viewer, side, held, now);
    Ok(Seen { game, view })
}

fn view(
    record: GameRecord,
    viewer: Viewer,
    side: Option<Color>,
    held: Option<u32>,
    now: Instant,
) -> GameView {
    let standing = standing(&record, side, held, now);
    let rights = side.map_or_else(Rights::default, |s| rights(&record.game, s, &standing, now));
    let own_offer_stands =
        side.is_some_and(|s| record.game.standing_offer().is_some_and(|o| o.by == s));
    let waits = matches!(
        standing,
        Standing::Waiting { .. } | Standing::Overdue { .. }
    );
    let wins_by_waiting = waits && side.is_some_and(|s| record.game.wins_by_waiting(s, now));
    let messages = match side {
        Some(side) if !matches!(viewer, Viewer::Link(_)) => record.messages_for(side),
        _ => Vec::new(),
    };
    let occurrences = occurrences(&record.game.keys);
    GameView {
        id: record.game.id,
        version: record.game.version,
        side,
        white: record.white,
        black: record.black,
        terms: record.terms,
        position: record.game.position,
        ply: record.game.ply,
        given: record.game.given,
        occurrences,
        moves: record.moves,
        messages,
        events: record.events,
        standing,
        own_offer_stands,
        rights,
        wins_by_waiting,
        started_at: record.started_at,
        changed_at: record.game.changed_at,
        white_clock: record.game.clocks.white,
        black_clock: record.game.clocks.black,
        held,
        entered: record.entered,
        acts: record.game.facts.acts,
    }
}

/// How often each position had occurred when it stood.
fn occurrences(keys: &[String]) -> Vec<u32> {
    let mut seen = std::collections::HashMap::<&str, u32>::new();
    keys.iter()
        .map(|key| {
            let times = seen.entry(key.as_str()).or_insert(0);
            *times += 1;
            *times
        })
        .collect()
}
