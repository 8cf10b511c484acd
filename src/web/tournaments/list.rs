//! What tournaments there are.

use actix_web::web::Data;
use askama::Template;

use crate::domain::tournament::field::TournamentState;
use crate::i18n::{t, tournament as phrases};
use crate::storage::tournaments::{self, Summary};
use crate::storage::{Conn, StorageError};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::sentences;

/// Finished ones of a page.
const A_PAGE: i64 = 20;
/// Others of a list.
const MOST: i64 = 200;

/// A tournament in a list.
pub struct Line {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// How it is played.
    pub format: String,
    /// "7 of 11".
    pub players: String,
    /// "starts 14 May 2027".
    pub when: String,
}

#[derive(Template)]
#[template(path = "tournaments/list.html")]
struct ListPage<'a> {
    viewer: &'a Viewer,
    mine: Vec<Line>,
    drafts: Vec<Line>,
    open: Vec<Line>,
    /// Drawn, and the clocks do not run yet.
    drawn: Vec<Line>,
    running: Vec<Line>,
    finished: Vec<Line>,
    before: Option<i64>,
    next: Option<i64>,
}

impl ListPage<'_> {
    /// The sections with their captions; `true`: drafts, which lead to the desk.
    fn sections(&self) -> Vec<(String, &[Line], bool)> {
        let words = self.viewer.words;
        let all = [
            (t!(words, "tournaments-mine"), &self.mine, false),
            (t!(words, "tournaments-drafts"), &self.drafts, true),
            (t!(words, "tournaments-open"), &self.open, false),
            (t!(words, "tournaments-drawn"), &self.drawn, false),
            (t!(words, "tournaments-running"), &self.running, false),
            (t!(words, "tournaments-finished"), &self.finished, false),
        ];
        all.into_iter()
            .filter(|(_, lines, _)| !lines.is_empty())
            .map(|(caption, lines, draft)| (caption, lines.as_slice(), draft))
            .collect()
    }
}

/// `GET /tournaments`.
pub async fn list(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let at = asked.page(i64::MAX / 2, A_PAGE).min(100_000);
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let mine = match viewer.id() {
            Some(me) => tournaments::of_player(c, me)?,
            None => Vec::new(),
        };
        let drafts = match viewer.id() {
            Some(me) => {
                let by = (!viewer.is_admin()).then_some(me);
                tournaments::list(c, TournamentState::Draft, by, 0, MOST)?
            }
            None => Vec::new(),
        };
        let open = tournaments::list(c, TournamentState::Registration, None, 0, MOST)?;
        let running = tournaments::list(c, TournamentState::Running, None, 0, MOST)?;
        let skip = at * A_PAGE;
        let finished = tournaments::list(c, TournamentState::Finished, None, skip, A_PAGE + 1)?;
        Ok::<_, StorageError>((viewer, [mine, drafts, open, running, finished]))
    };
    let (viewer, lists) = state.ctx.db.read(read).await?;
    let voice = Voice::of(&viewer);
    let [mine, drafts, mut open, running, finished] = lists;
    // those that are the reader's own are listed above
    open.retain(|one| !mine.iter().any(|own| own.id == one.id));
    let (drawn, running): (Vec<Summary>, Vec<Summary>) = running
        .into_iter()
        .filter(|one| !mine.iter().any(|own| own.id == one.id))
        .partition(|one| one.starts_at > viewer.now);
    let lists = [mine, drafts, open, drawn, running, finished];
    let [mine, drafts, open, drawn, running, mut finished] = lists.map(|list| {
        list.iter()
            .map(|one| line(voice, one))
            .collect::<Vec<Line>>()
    });
    let more = finished.len() > usize::try_from(A_PAGE).unwrap_or(usize::MAX);
    finished.truncate(usize::try_from(A_PAGE).unwrap_or(usize::MAX));
    let template = ListPage {
        viewer: &viewer,
        mine,
        drafts,
        open,
        drawn,
        running,
        finished,
        before: (at > 0).then(|| at - 1),
        next: more.then_some(at + 1),
    };
    page::render(&viewer, &template)
}

/// A tournament as a line of a list.
pub fn line(voice: Voice, one: &Summary) -> Line {
    let words = voice.words;
    let day = |at| sentences::day(&voice, at);
    Line {
        id: one.id,
        name: one.name.clone(),
        format: phrases::format_short(words, &one.format),
        players: match one.most {
            Some(most) => t!(
                words,
                "tournaments-players-of",
                n = one.players,
                most = most
            ),
            None => one.players.to_string(),
        },
        when: match (one.state, one.ended_at) {
            (_, Some(at)) => t!(words, "tournaments-ended", day = day(at)),
            (TournamentState::Running, None) if one.starts_at <= voice.now => {
                t!(words, "tournaments-started", day = day(one.starts_at))
            }
            _ => t!(words, "tournaments-starts", day = day(one.starts_at)),
        },
    }
}
