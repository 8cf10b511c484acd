//! A game as a line of a list.

use std::collections::HashMap;

use crate::domain::player::{Player, PositionStyle};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{Words, chess, dates, t};
use crate::rules::Position;
use crate::storage::games::Listed;
use crate::storage::ratings::Head;

use super::super::sentences::{self, Clock, Voice};

/// A game in a list.
pub struct Row {
    /// Its number.
    pub id: i64,
    /// The event it belongs to: its number and name.
    pub event: Option<(i64, String)>,
    /// Against whom.
    pub opponent: String,
    /// His rating in games like this one: "1612", with a question mark where it is provisional.
    pub rating: Option<String>,
    /// "White".
    pub colour: String,
    /// The number of the move that is to be made.
    pub move_number: String,
    /// The clock that runs.
    pub clock: Option<Clock>,
    /// Its time is up.
    pub overdue: bool,
    /// It is adjudicated.
    pub called: bool,
    /// A draw is offered.
    pub offer: bool,
    /// "1-0".
    pub result: &'static str,
    /// How it ended.
    pub reason: String,
    /// The day on which it ended.
    pub ended: String,
    /// The day on which it began.
    pub started: String,
    /// The day of its last move; empty before the first.
    pub moved: String,
    /// Its board, to be looked at.
    pub board: Option<Peek>,
}

/// A small board on demand.
pub struct Peek {
    /// The men in words.
    pub words: String,
    /// Whether it is drawn, too.
    pub is_drawn: bool,
}

/// How the small boards of a list are shown to somebody.
pub struct Boards<'a> {
    /// The positions, as FEN.
    pub fens: &'a HashMap<GameId, String>,
    /// The ratings of the opponents.
    pub ratings: &'a HashMap<GameId, Head>,
    /// How he wants them.
    pub style: PositionStyle,
}

impl<'a> Boards<'a> {
    /// As this player wants them.
    pub fn for_player(
        fens: &'a HashMap<GameId, String>,
        ratings: &'a HashMap<GameId, Head>,
        player: &Player,
    ) -> Self {
        Self {
            fens,
            ratings,
            style: player.position_style,
        }
    }

    /// The small board of a game.
    pub fn peek(&self, words: &Words, game: GameId) -> Option<Peek> {
        if self.style == PositionStyle::None {
            return None;
        }
        let position = Position::from_fen(self.fens.get(&game)?).ok()?;
        Some(Peek {
            words: chess::position(words, &position).join(" "),
            is_drawn: self.style == PositionStyle::Diagram,
        })
    }
}

/// The line of a game of `me`.
pub fn row(voice: Voice, me: PlayerId, game: &Listed, boards: &Boards) -> Row {
    let words = voice.words;
    let white = game.white.id == me;
    let opponent = if white { &game.black } else { &game.white };
    let deadline = game.deadline;
    let day = |at: crate::domain::time::Instant| dates::day(words.lang(), at.0, voice.zone);
    Row {
        id: game.id,
        event: game.event.as_ref().map(|tag| (tag.id, tag.name.clone())),
        opponent: opponent.display.clone(),
        rating: boards.ratings.get(&game.id).map(|head| {
            let sign = if head.is_provisional(voice.now) {
                "?"
            } else {
                ""
            };
            format!("{}{sign}", head.points())
        }),
        colour: if white {
            t!(words, "colour-white")
        } else {
            t!(words, "colour-black")
        },
        move_number: move_number(game.ply),
        clock: deadline.map(|at| sentences::running(voice, at)),
        overdue: deadline.is_some_and(|at| voice.now.whole_second() > at),
        called: game.is_called(voice.now),
        offer: game.offer,
        result: game.ending.map_or("", chess::result),
        reason: game
            .ending
            .map_or_else(String::new, |e| short_reason(words, e)),
        ended: game.ended_at.map_or_else(String::new, day),
        started: day(game.started_at),
        moved: if game.moved_at > game.started_at {
            day(game.moved_at)
        } else {
            String::new()
        },
        board: boards.peek(words, game.id),
    }
}

/// How a game ended, in a few words.
pub fn short_reason(words: &Words, ending: crate::domain::ending::Ending) -> String {
    words
        .get(&format!("reason-{}", ending.reason().replace('_', "-")))
        .unwrap_or_else(|| chess::reason(words, ending))
}

/// The number of the move that is to be made: `12.` for White, `12…` for Black.
fn move_number(ply: u32) -> String {
    format!(
        "{}{}",
        ply / 2 + 1,
        if ply.is_multiple_of(2) { "." } else { "…" }
    )
}
