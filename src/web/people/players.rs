//! The list of players, and one of them. Names are public, addresses never.

use std::collections::HashMap;

use actix_web::web::{Path, ServiceConfig};
use askama::Template;

use super::record::{Lines, lines};
use super::{Shared, games_of};
use crate::domain::PlayerId;
use crate::domain::player::Player;
use crate::domain::rating::Pool;
use crate::domain::record::Record;
use crate::i18n::t;
use crate::storage::games::{self, Outcome};
use crate::storage::ratings::{self, Head};
use crate::storage::{Conn, StorageError, players, tournaments};
use crate::web::games::Voice;
use crate::web::ratings as rated;
use crate::web::tournaments::{Line, line};
use crate::web::{Answer, Asked, Asker, Failure, Viewer, page, paths};

/// How many names a page has.
const PAGE: i64 = 50;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/players", list);
    paths::get(cfg, "/players/{id:[0-9]{1,18}}", show);
    paths::get(cfg, "/players/{id:[0-9]{1,18}}/games", games_of::show);
    paths::get(
        cfg,
        "/players/{id:[0-9]{1,18}}/against",
        games_of::find_other,
    );
    paths::get(
        cfg,
        "/players/{id:[0-9]{1,18}}/against/{other:[0-9]{1,18}}",
        games_of::against,
    );
}

#[derive(Template)]
#[template(path = "players/list.html")]
struct List<'a> {
    viewer: &'a Viewer,
    sought: &'a str,
    players: Vec<Player>,
    /// Ratings in ordinary chess, of those who have one.
    ratings: HashMap<PlayerId, Head>,
    page: i64,
    more: bool,
}

impl List<'_> {
    fn rating(&self, player: &Player) -> String {
        let head = self.ratings.get(&player.id);
        head.map_or_else(String::new, |head| {
            rated::shown(self.viewer.words, head, self.viewer.now)
        })
    }
}

/// The players of one page, which page that is, and whether there are more.
pub(in crate::web) type Sought = (Vec<Player>, i64, bool);

/// The players that `q` finds, on the page that `page` names.
pub(in crate::web) fn sought(
    c: &mut Conn,
    asked: &Asked,
    a_page: i64,
) -> Result<Sought, StorageError> {
    let typed = asked.text("q");
    // counting reads them all; whoever looks at the first page waits for no count
    let at = match asked.get("page") {
        Some(_) => asked.page(players::found(c, typed)?, a_page),
        None => 0,
    };
    let mut found = players::search(c, typed, at * a_page, a_page + 1)?;
    let whole = usize::try_from(a_page).unwrap_or(usize::MAX);
    let more = found.len() > whole;
    found.truncate(whole);
    Ok((found, at, more))
}

async fn list(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let wanted = asked.clone();
    let (viewer, (found, at, more), ratings) = state
        .ctx
        .db
        .read(move |c| {
            let viewer = asker.load(c)?;
            let sought = sought(c, &wanted, PAGE)?;
            let ids: Vec<PlayerId> = sought.0.iter().map(|player| player.id).collect();
            let ratings = ratings::of_players(c, &ids, Pool::Standard)?;
            Ok((viewer, sought, ratings))
        })
        .await?;
    let list = List {
        viewer: &viewer,
        sought: asked.text("q"),
        players: found,
        ratings,
        page: at,
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
    record: Option<Lines>,
    /// The reader's number, and his own score against this player.
    against: Option<(PlayerId, String)>,
    tournaments: Vec<Line>,
    /// "Rating (chess)", the word of the pool, and "1612".
    ratings: Vec<(String, &'static str, String)>,
}

async fn show(state: Shared, asker: Asker, id: Path<PlayerId>) -> Answer {
    let id = *id;
    let (viewer, found) = state
        .ctx
        .db
        .read(move |c| {
            let viewer = asker.load(c)?;
            let player = players::by_id(c, id)?;
            let counts = players::game_counts(c, id)?;
            let plays = tournaments::of_player(c, id)?;
            let heads = ratings::heads_of(c, id)?;
            let outcomes = games::outcomes(c, id)?;
            let found = player.map(|player| (player, counts, plays, heads, outcomes));
            Ok((viewer, found))
        })
        .await?;
    let (player, (running, finished), plays, heads, outcomes) = found.ok_or(Failure::NotFound)?;
    let (record, mine) = records(&outcomes, viewer.id());
    let voice = Voice::of(&viewer);
    let show = Show {
        viewer: &viewer,
        player: &player,
        running,
        finished,
        record: lines(viewer.words, &record),
        against: viewer
            .id()
            .filter(|me| *me != id)
            .map(|me| (me, against(&viewer, &mine))),
        ratings: heads.iter().map(|head| fact(&viewer, head)).collect(),
        tournaments: plays.iter().map(|one| line(voice, one)).collect(),
    };
    page::render(&viewer, &show)
}

/// The record of a player, and that of the reader against him.
fn records(outcomes: &[Outcome], reader: Option<PlayerId>) -> (Record, Record) {
    let (mut all, mut mine) = (Record::default(), Record::default());
    for game in outcomes {
        all.add(game.side, game.pool, game.ending);
        if Some(game.opponent) == reader {
            mine.add(!game.side, game.pool, game.ending);
        }
    }
    (all, mine)
}

fn against(viewer: &Viewer, mine: &Record) -> String {
    let score = mine.all;
    if score.played() == 0 {
        return t!(viewer.words, "against-none");
    }
    t!(
        viewer.words,
        "against-score",
        won = score.won,
        drawn = score.drawn,
        lost = score.lost
    )
}

fn fact(viewer: &Viewer, head: &Head) -> (String, &'static str, String) {
    let pool = rated::pool(viewer.words, head.pool);
    (
        t!(viewer.words, "rating-in-pool", pool = pool),
        head.pool.code(),
        rated::shown(viewer.words, head, viewer.now),
    )
}
