//! What the head of the page of a game says, and where the page leads: other games that wait, the openings, its pictures.

use crate::domain::visibility::GameView;
use crate::i18n::{control, dates, t};
use crate::web::start;

use super::scene::Scene;
use super::sentences::Voice;

impl Scene {
    /// How many other games wait for the reader.
    pub fn others_wait(&self) -> i64 {
        let this = i64::from(self.view.rights.may_move);
        if !self.is_own() {
            return 0;
        }
        (self.viewer.waiting - this).max(0)
    }

    /// The line to this ply among the openings, where they may be looked at: the game has ended, or databases are allowed.
    pub fn opening(&self, ply: u32) -> Option<String> {
        let terms = &self.view.terms;
        let may = self.game.ending.is_some() || terms.aids.databases;
        let moves = self.view.moves.iter().skip(1).take(ply as usize);
        let line = || moves.map(|m| m.uci.as_str()).collect::<Vec<_>>().join(".");
        (may && terms.usual_start && self.is_own()).then(line)
    }

    /// The query of a picture of the board at this ply, as the page shows it, as HTML.
    pub fn at(&self, ply: u32) -> String {
        format!("?ply={ply}{}", self.tail())
    }
}

/// The time control, the first day, and where a game begins that does not begin as usual.
pub(super) fn subtitle(voice: Voice, view: &GameView) -> String {
    let words = voice.words;
    let days = control::pace(words, &view.terms.time.control.pace);
    let date = dates::day(words.lang(), view.started_at.0, voice.zone);
    let text = if view.terms.event.is_some() {
        t!(words, "game-subtitle-event", days = days, date = date)
    } else {
        t!(words, "game-subtitle", days = days, date = date)
    };
    let start = (!view.terms.usual_start).then(|| start::name(words, &view.terms.start_fen));
    match start.flatten() {
        Some(start) => format!("{text} · {start}"),
        None => text,
    }
}
