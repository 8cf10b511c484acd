//! `GET /openings?line=e2e4.e7e5`: how the games of this site went on, move by move from the start.

use actix_web::web::{Data, ServiceConfig};
use askama::Template;

use super::games::diagram;
use super::{Answer, Asked, Asker, State, Viewer, page, paths};
use crate::i18n::{Words, chess, t};
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Position};
use crate::storage::openings::{self, Continuation, DEEP};
use crate::storage::{Conn, StorageError};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/openings", show);
}

/// A move that was played here.
struct Row {
    /// The line with it.
    line: String,
    name: String,
    games: i64,
    white: i64,
    drawn: i64,
    black: i64,
    /// White's share of the points, in hundredths.
    score: i64,
}

#[derive(Template)]
#[template(path = "openings.html")]
struct OpeningsPage<'a> {
    viewer: &'a Viewer,
    /// The moves so far, each with the line that ends with it.
    moves: Vec<(String, String)>,
    /// The line without its last move.
    back: Option<String>,
    board: String,
    rows: Vec<Row>,
    all: i64,
    /// Nothing is counted beyond.
    is_deep: bool,
}

/// A line as it was asked for: as far as it can be played.
struct Line {
    played: Vec<String>,
    names: Vec<String>,
    position: Position,
}

impl Line {
    fn read(words: &Words, asked: &str) -> Self {
        let mut line = Self {
            played: Vec::new(),
            names: Vec::new(),
            position: Position::start(),
        };
        let most = usize::try_from(DEEP).unwrap_or(0);
        for uci in asked.split('.').take(most) {
            let Ok(mv) = line.position.parse_uci(uci) else {
                break;
            };
            line.names.push(line.name(words, uci));
            line.played.push(line.position.uci(mv));
            line.position = line.position.play(mv);
        }
        line
    }

    /// "14.Nf3", in the reader's letters.
    fn name(&self, words: &Words, uci: &str) -> String {
        let Ok(mv) = self.position.parse_uci(uci) else {
            return uci.to_owned();
        };
        let stored = san(&self.position, mv, Letters::English);
        let ply = u32::try_from(self.played.len()).unwrap_or(0) + 1;
        chess::numbered(words.lang(), ply, 1, false, &stored)
    }

    fn with(&self, uci: &str) -> String {
        let mut all: Vec<&str> = self.played.iter().map(String::as_str).collect();
        all.push(uci);
        all.join(".")
    }

    fn moves(&self) -> Vec<(String, String)> {
        let so_far = |n: usize| self.played.get(..=n).unwrap_or_default().join(".");
        let names = self.names.iter().enumerate();
        names.map(|(n, name)| (name.clone(), so_far(n))).collect()
    }
}

async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let line = Line::read(viewer.words, asked.text("line"));
        let found = openings::moves_from(c, &line.position.key())?;
        Ok::<_, StorageError>((viewer, line, found))
    };
    let (viewer, line, found) = state.ctx.db.read(read).await?;
    let words = viewer.words;
    let rows: Vec<Row> = found.iter().map(|one| row(words, &line, one)).collect();
    let last = line.played.last().map_or("", String::as_str);
    let bottom = if viewer.turned {
        Color::Black
    } else {
        Color::White
    };
    let before = line.played.len().saturating_sub(1);
    let template = OpeningsPage {
        viewer: &viewer,
        moves: line.moves(),
        back: (!line.played.is_empty())
            .then(|| line.played.get(..before).unwrap_or_default().join(".")),
        board: diagram(words, &line.position, bottom, last),
        all: rows.iter().map(|row| row.games).sum(),
        rows,
        is_deep: line.played.len() >= usize::try_from(DEEP).unwrap_or(0),
    };
    page::render(&viewer, &template)
}

fn row(words: &Words, line: &Line, one: &Continuation) -> Row {
    let points = 2 * one.white + one.drawn;
    Row {
        line: line.with(&one.uci),
        name: line.name(words, &one.uci),
        games: one.games(),
        white: one.white,
        drawn: one.drawn,
        black: one.black,
        score: (100 * points + one.games()) / (2 * one.games()).max(1),
    }
}
