//! `GET /events?games=1047,1051`: the stream of server-sent events that a browser holds open for the games on its pages. An
//! event is "game G is at version V", its id is V.

use std::convert::Infallible;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header::{self, ContentEncoding};
use actix_web::web::{Bytes, Data, ServiceConfig};
use futures_util::stream::unfold;
use tokio::time::sleep;

use super::asked::Asked;
use super::error::{Answer, Failure};
use super::viewer::Asker;
use super::{State, paths};
use crate::actions::live::{News, Watching};
use crate::domain::GameId;
use crate::domain::player::Role;
use crate::storage::{Conn, games};

/// Games that one stream may watch: pages that one browser has open.
const MOST_GAMES: usize = 50;
/// A sign of life, or a proxy takes the stream for dead.
const BEAT: Duration = Duration::from_secs(20);
/// After so many beats without news the stream ends, and the browser asks again by itself: whoever is not signed in any
/// more, or may not see the game, is then told nothing.
const BEATS: u32 = 45;
/// How long a browser that finds too many streams waits.
const WAIT: Duration = Duration::from_secs(60);

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/events", events);
}

async fn events(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let ids: Vec<GameId> = asked
        .text("games")
        .split(',')
        .filter_map(|id| id.parse().ok())
        .take(MOST_GAMES)
        .collect();
    let read = move |c: &mut Conn| {
        let Some((_, player)) = asker.signed_in(c)? else {
            return Ok(None);
        };
        // who may see it live, as on its page; one that has ended changes no more
        let administers = player.role == Role::Admin;
        let own = games::watchable(c, &ids, player.id, administers)?;
        Ok(Some((player.id, own)))
    };
    let (player, own) = state.ctx.db.read(read).await?.ok_or(Failure::Forbidden)?;
    if own.is_empty() {
        return Err(Failure::NotFound);
    }
    let watching = state.ctx.wake.live.watch(player, own);
    let watching = watching.ok_or(Failure::TooOften { wait: WAIT })?;
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // packing would hold events back, and so would nginx
        .insert_header(ContentEncoding::Identity)
        .insert_header(("x-accel-buffering", "no"))
        .streaming(unfold((watching, BEATS), chunk)))
}

/// One piece of the stream: news, or a sign of life.
async fn chunk(
    (mut watching, left): (Watching, u32),
) -> Option<(Result<Bytes, Infallible>, (Watching, u32))> {
    tokio::select! {
        news = watching.next() => news.map(|news| (Ok(event(news)), (watching, left))),
        () = sleep(BEAT) => {
            let left = left.checked_sub(1)?;
            Some((Ok(Bytes::from_static(b":\n\n")), (watching, left)))
        }
    }
}

fn event((game, version): News) -> Bytes {
    format!("id: {version}\nevent: game\ndata: {game} {version}\n\n").into()
}
