//! My games: those that wait for me first, by time left; then those that wait for others; then the finished ones.

use actix_web::web::Data;
use askama::Template;

use crate::domain::PlayerId;
use crate::domain::time::DAY;
use crate::i18n::{Words, chess, dates, t};
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, leaves, mailboxes};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::invitations::rows::{self, Row as Invited};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::page::Note;
use super::sentences::{self, Clock, Voice};
use super::show;

/// Finished games on the page of all games, and on a page of finished ones.
const NEWEST: i64 = 10;
const A_PAGE: i64 = 50;

/// A game in a list.
struct Row {
    id: i64,
    /// The event it belongs to: its number and name.
    event: Option<(i64, String)>,
    opponent: String,
    colour: String,
    move_number: String,
    clock: Option<Clock>,
    overdue: bool,
    /// It is adjudicated.
    called: bool,
    offer: bool,
    result: &'static str,
    reason: String,
    ended: String,
}

#[derive(Template)]
#[template(path = "games/list.html")]
struct ListPage<'a> {
    viewer: &'a Viewer,
    /// A move has just been sent.
    note: Option<Note>,
    invited: Vec<Invited>,
    sent: Vec<Invited>,
    closed: Vec<Invited>,
    mine: Vec<Row>,
    others: Vec<Row>,
    finished: Vec<Row>,
    more: bool,
    may_play: bool,
    /// One has switched letters off by a link in one.
    has_left: bool,
    /// One is on leave, until then.
    away: Option<String>,
}

#[derive(Template)]
#[template(path = "games/finished.html")]
struct FinishedPage<'a> {
    viewer: &'a Viewer,
    finished: Vec<Row>,
    count: i64,
    newer: Option<i64>,
    older: Option<i64>,
}

/// `GET /games`.
pub async fn mine(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(me) = viewer.id() else {
            return Ok((viewer, None));
        };
        let running = games::running(c, me)?;
        let finished = games::finished(c, me, 0, NEWEST + 1)?;
        let open = rows::read_open(c, me)?;
        let closed = rows::read_closed(c, me, viewer.now.plus(-7 * DAY))?;
        let leave = leaves::standing(c, me, viewer.now)?;
        let left = mailboxes::of(c, me)?.left_at;
        let lists = (running, finished, open, closed, (leave, left));
        Ok::<_, StorageError>((viewer, Some(lists)))
    };
    let (viewer, lists) = state.ctx.db.read(read).await?;
    let player = viewer.signed_in()?;
    let note = show::sent_elsewhere(&state, &viewer, asked.text("sent")).await?;
    let (running, mut finished, open, closed, (leave, left)) = lists.unwrap_or_default();
    let more = finished.len() > usize::try_from(NEWEST).unwrap_or(usize::MAX);
    finished.truncate(usize::try_from(NEWEST).unwrap_or(usize::MAX));
    let voice = Voice::of(&viewer);
    let row = |g: &Listed| row(voice, player.id, g);
    let (mine, others): (Vec<_>, Vec<_>) = running
        .iter()
        .partition(|g| g.waiting == Some(player.id) && !g.is_called(voice.now));
    let (invited, sent) = rows::rows(voice, player, open)
        .into_iter()
        .partition(|i| i.waits_for_me);
    let template = ListPage {
        viewer: &viewer,
        note,
        invited,
        sent,
        closed: rows::rows(voice, player, closed),
        mine: mine.into_iter().map(row).collect(),
        others: others.into_iter().map(row).collect(),
        finished: finished.iter().map(row).collect(),
        more,
        may_play: player.may_play(),
        has_left: left.is_some(),
        away: leave
            .iter()
            .map(|kept| kept.taken.days)
            .find(|days| days.has_begun(viewer.now))
            .map(|days| t!(viewer.words, "leave-on-now", until = voice.date(days.to))),
    };
    page::render(&viewer, &template)
}

/// `GET /games/finished`.
pub async fn finished(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(me) = viewer.id() else {
            return Ok((viewer, Vec::new(), 0, 0));
        };
        let count = games::finished_count(c, me)?;
        let at = asked.page(count, A_PAGE);
        let list = games::finished(c, me, at * A_PAGE, A_PAGE)?;
        Ok::<_, StorageError>((viewer, list, count, at))
    };
    let (viewer, list, count, at) = state.ctx.db.read(read).await?;
    let me = viewer.signed_in()?.id;
    let voice = Voice::of(&viewer);
    let template = FinishedPage {
        viewer: &viewer,
        finished: list.iter().map(|g| row(voice, me, g)).collect(),
        count,
        newer: (at > 0).then(|| at - 1),
        older: ((at + 1) * A_PAGE < count).then_some(at + 1),
    };
    page::render(&viewer, &template)
}

fn row(voice: Voice, me: PlayerId, game: &Listed) -> Row {
    let words = voice.words;
    let white = game.white.id == me;
    let opponent = if white { &game.black } else { &game.white };
    let deadline = game.deadline;
    Row {
        id: game.id,
        event: game.event.as_ref().map(|tag| (tag.id, tag.name.clone())),
        opponent: opponent.display.clone(),
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
        ended: game
            .ended_at
            .map_or_else(String::new, |at| dates::day(words.lang(), at.0, voice.zone)),
    }
}

fn short_reason(words: &Words, ending: crate::domain::ending::Ending) -> String {
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
