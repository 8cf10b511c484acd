//! `GET /openings?line=e2e4.e7e5`: how the games of this site went on, move by move from the start.

use actix_web::web::{Data, ServiceConfig};
use askama::Template;

use super::games::diagram;
use super::{Answer, Asked, Asker, State, Viewer, page, paths};
use crate::domain::GameId;
use crate::i18n::{Words, chess, t};
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Position};
use crate::storage::collections::{self, Collection};
use crate::storage::games::{self, Listed};
use crate::storage::openings::{self, Continuation, DEEP};
use crate::storage::{Conn, StorageError};

/// Games that are looked at for those the reader may see, and of these so many are shown.
const LOOKED_AT: i64 = 50;
const SHOWN: usize = 10;

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
    tables: Vec<Table>,
    /// Collections to choose from: address, name, whether it is shown.
    choices: Vec<(String, String, bool)>,
    /// What stands at the end of the queries of links, as HTML.
    tail: String,
    /// Games of this site that came here: address, players, result.
    games: Vec<(String, String, &'static str)>,
    /// Nothing is counted beyond.
    is_deep: bool,
}

/// How games of one source went on.
struct Table {
    title: String,
    rows: Vec<Row>,
    all: i64,
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
        let key = line.position.key();
        let own = openings::moves_from(c, &key)?;
        let all = collections::list(c, false)?;
        let wanted: Option<i64> = asked.parsed("collection");
        let chosen = all.iter().find(|one| Some(one.id) == wanted).cloned();
        let theirs = match &chosen {
            Some(one) => collections::moves_from(c, one.id, &key)?,
            None => Vec::new(),
        };
        let games = seen_games(c, &viewer, &line)?;
        let found = Found {
            own,
            all,
            chosen,
            theirs,
            games,
        };
        Ok::<_, StorageError>((viewer, line, found))
    };
    let (viewer, line, found) = state.ctx.db.read(read).await?;
    let words = viewer.words;
    let table = |title: String, moves: &[Continuation]| {
        let rows: Vec<Row> = moves.iter().map(|one| row(words, &line, one)).collect();
        let all = rows.iter().map(|row| row.games).sum();
        Table { title, rows, all }
    };
    let mut tables = vec![table(t!(words, "openings-here"), &found.own)];
    if let Some(one) = &found.chosen {
        tables.push(table(one.name.clone(), &found.theirs));
    }
    let chosen = found.chosen.as_ref().map(|one| one.id);
    let choices = choices(words, &line, &found.all, chosen);
    let last = line.played.last().map_or("", String::as_str);
    let bottom = match viewer.turned {
        true => Color::Black,
        false => Color::White,
    };
    let before = line.played.len().saturating_sub(1);
    let template = OpeningsPage {
        viewer: &viewer,
        moves: line.moves(),
        back: (!line.played.is_empty())
            .then(|| line.played.get(..before).unwrap_or_default().join(".")),
        board: diagram(words, &line.position, bottom, last),
        tables,
        choices,
        tail: chosen.map_or(String::new(), |id| format!("&amp;collection={id}")),
        games: found.games.iter().map(game_line).collect(),
        is_deep: line.played.len() >= usize::try_from(DEEP).unwrap_or(0),
    };
    page::render(&viewer, &template)
}

/// Where a game is, who played it, and its result.
fn game_line(game: &Listed) -> (String, String, &'static str) {
    let names = format!("{} – {}", game.white.display, game.black.display);
    let result = game.ending.map_or("", chess::result);
    (format!("/games/{}", game.id), names, result)
}

/// The ways to this site's games alone and to each collection beside them: address, name, and whether it is shown.
fn choices(
    words: &Words,
    line: &Line,
    all: &[Collection],
    chosen: Option<i64>,
) -> Vec<(String, String, bool)> {
    let played = line.played.join(".");
    let choice = |one: &Collection| {
        let address = format!("/openings?line={played}&collection={}", one.id);
        (address, one.name.clone(), chosen == Some(one.id))
    };
    let mut choices: Vec<_> = all.iter().map(choice).collect();
    if !choices.is_empty() {
        let alone = (
            format!("/openings?line={played}"),
            t!(words, "openings-here"),
            chosen.is_none(),
        );
        choices.insert(0, alone);
    }
    choices
}

/// What is known of a position.
struct Found {
    own: Vec<Continuation>,
    all: Vec<Collection>,
    chosen: Option<Collection>,
    theirs: Vec<Continuation>,
    games: Vec<Listed>,
}

/// The newest games of this site that began so and that the reader may see.
fn seen_games(c: &mut Conn, viewer: &Viewer, line: &Line) -> Result<Vec<Listed>, StorageError> {
    if line.played.is_empty() {
        return Ok(Vec::new());
    }
    let ids = openings::games_of_line(c, &line.played, LOOKED_AT)?;
    let seen = games::seen_whole(c, &ids, viewer.id(), viewer.is_admin())?;
    let shown: Vec<GameId> = ids
        .into_iter()
        .filter(|id| seen.contains(id))
        .take(SHOWN)
        .collect();
    games::listed_of(c, &shown)
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
