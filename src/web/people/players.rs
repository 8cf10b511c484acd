//! The list of players, and one of them. Names are public, addresses never.

use actix_web::web::{self, Path, Query, ServiceConfig};
use askama::Template;
use serde::Deserialize;

use super::Shared;
use crate::domain::PlayerId;
use crate::domain::player::Player;
use crate::i18n::t;
use crate::storage::players;
use crate::web::{Answer, Asker, Failure, Viewer, page};

/// How many names a page has.
const PAGE: i64 = 50;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.route("/players", web::get().to(list));
    cfg.route("/players/{id}", web::get().to(show));
}

#[derive(Deserialize)]
struct Sought {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: u16,
}

#[derive(Template)]
#[template(path = "players/list.html")]
struct List<'a> {
    viewer: &'a Viewer,
    sought: &'a str,
    players: Vec<Player>,
    page: u16,
    more: bool,
}

async fn list(state: Shared, asker: Asker, query: Query<Sought>) -> Answer {
    let (typed, skip) = (query.q.clone(), i64::from(query.page) * PAGE);
    let (viewer, mut found) = state
        .ctx
        .db
        .read(move |c| {
            let viewer = asker.load(c)?;
            Ok((viewer, players::search(c, &typed, skip, PAGE + 1)?))
        })
        .await?;
    let more = found.len() as i64 > PAGE;
    found.truncate(usize::try_from(PAGE).unwrap_or(50));
    let list = List {
        viewer: &viewer,
        sought: query.q.trim(),
        players: found,
        page: query.page,
        more,
    };
    page::render(&viewer, &list)
}

#[derive(Template)]
#[template(path = "players/show.html")]
struct Show<'a> {
    viewer: &'a Viewer,
    player: &'a Player,
    running: i64,
    finished: i64,
}

async fn show(state: Shared, asker: Asker, id: Path<PlayerId>) -> Answer {
    let id = *id;
    let (viewer, found) = state
        .ctx
        .db
        .read(move |c| {
            let viewer = asker.load(c)?;
            let player = players::by_id(c, id)?;
            Ok((viewer, player.zip(Some(players::game_counts(c, id)?))))
        })
        .await?;
    let (player, (running, finished)) = found.ok_or(Failure::NotFound)?;
    let show = Show {
        viewer: &viewer,
        player: &player,
        running,
        finished,
    };
    page::render(&viewer, &show)
}
