//! My games: those that wait for me first, by time left; then those that wait for others; then the finished ones.

use actix_web::web::Data;
use askama::Template;

use crate::domain::time::{DAY, Instant};
use crate::domain::{GameId, PlayerId};
use crate::i18n::t;
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, helpers, leaves, mailboxes, ratings};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::invitations::rows::{self, Row as Invited};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::page::Note;
use super::sentences::Voice;
use super::show;

use row::{Boards, Row};

mod next;
mod order;
pub(in crate::web) mod row;
mod sorted;

pub(super) use next::next;
pub(super) use sorted::{finished, others, waiting};

/// Finished games on the page of all games.
const NEWEST: i64 = 10;
/// Running games of each kind on it; all of them are on a page of their own.
const SHOWN: usize = 50;

#[derive(Template)]
#[template(path = "games/list.html")]
struct ListPage<'a> {
    viewer: &'a Viewer,
    /// A move has just been sent.
    note: Option<Note>,
    invited: Vec<Invited>,
    sent: Vec<Invited>,
    closed: Vec<Invited>,
    tabs: Vec<(&'static str, String, bool)>,
    mine: Vec<Row>,
    others: Vec<Row>,
    /// How many there are of each, shown or not.
    mine_count: usize,
    others_count: usize,
    finished: Vec<Row>,
    more: bool,
    may_play: bool,
    /// One has switched letters off by a link in one.
    has_left: bool,
    /// One is on leave, until then.
    away: Option<String>,
    /// One enters moves of others, or is asked to.
    helps: bool,
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
        let helps = !helpers::by_helper(c, me)?.is_empty();
        let shown = shown(&running, &finished, me, viewer.now);
        let fens = games::positions(c, &shown)?;
        let ratings = ratings::of_games(c, &shown, me)?;
        let leave = (leave, left, helps);
        let lists = (running, finished, (fens, ratings), open, closed, leave);
        Ok::<_, StorageError>((viewer, Some(lists)))
    };
    let (viewer, lists) = state.ctx.db.read(read).await?;
    let player = viewer.signed_in()?;
    let note = show::sent_elsewhere(&state, &viewer, asked.text("sent")).await?;
    let (running, mut finished, (fens, ratings), open, closed, (leave, left, helps)) =
        lists.unwrap_or_default();
    let more = finished.len() > usize::try_from(NEWEST).unwrap_or(usize::MAX);
    finished.truncate(usize::try_from(NEWEST).unwrap_or(usize::MAX));
    let voice = Voice::of(&viewer);
    let boards = Boards::for_player(&fens, &ratings, player);
    let row = |g: &Listed| row::row(voice, player.id, g, &boards);
    let (mine, others) = parted(&running, player.id, voice.now);
    let (invited, sent) = rows::rows(voice, player, open)
        .into_iter()
        .partition(|i| i.waits_for_me);
    let template = ListPage {
        viewer: &viewer,
        note,
        invited,
        sent,
        closed: rows::rows(voice, player, closed),
        tabs: sorted::tabs(viewer.words, None),
        mine_count: mine.len(),
        others_count: others.len(),
        mine: mine.into_iter().take(SHOWN).map(row).collect(),
        others: others.into_iter().take(SHOWN).map(row).collect(),
        finished: finished.iter().map(row).collect(),
        more,
        may_play: player.may_play(),
        has_left: left.is_some(),
        helps,
        away: leave
            .iter()
            .map(|kept| kept.taken.days)
            .find(|days| days.has_begun(viewer.now))
            .map(|days| t!(viewer.words, "leave-on-now", until = voice.date(days.to))),
    };
    page::render(&viewer, &template)
}

/// Those that wait for him, and those that wait for others.
fn parted(running: &[Listed], me: PlayerId, now: Instant) -> (Vec<&Listed>, Vec<&Listed>) {
    let waits = |game: &&Listed| game.waiting == Some(me) && !game.is_called(now);
    running.iter().partition(waits)
}

/// The games of which the page shows the boards.
fn shown(running: &[Listed], finished: &[Listed], me: PlayerId, now: Instant) -> Vec<GameId> {
    let (mine, others) = parted(running, me, now);
    let running = mine.into_iter().take(SHOWN);
    let running = running.chain(others.into_iter().take(SHOWN));
    running.chain(finished).map(|game| game.id).collect()
}
