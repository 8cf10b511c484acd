//! `GET /players/7/ratings`: how a rating has come about, row by row.

use std::collections::HashMap;

use actix_web::web::Path;
use askama::Template;

use crate::domain::player::Player;
use crate::domain::rating::{Pool, Stood, points};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::drawing::{Chart, chart_svg};
use crate::i18n::{dates, t};
use crate::storage::ratings::{self, Head, Row};
use crate::storage::{Conn, StorageError, games, players};
use crate::web::book::escaped;
use crate::web::{Answer, Asked, Asker, Failure, Viewer, page};

use super::list::pool_asked;
use super::{Shared, wording};

/// How many rows a page has.
const PAGE: i64 = 50;
/// The most points of the line: what is finer nobody sees.
const MOST_POINTS: usize = 400;

/// A row as the page shows it.
struct Line {
    date: String,
    iso: String,
    why: String,
    /// The game, for a link.
    game: Option<i64>,
    /// One of several losses that were rated as one.
    together: bool,
    change: String,
    rating: i64,
}

#[derive(Template)]
#[template(path = "ratings/history.html")]
struct History<'a> {
    viewer: &'a Viewer,
    player: &'a Player,
    pool: Pool,
    pools: Vec<Pool>,
    rating: Option<String>,
    deviation: String,
    games: u32,
    chart: String,
    lines: Vec<Line>,
    page: i64,
    more: bool,
}

impl History<'_> {
    fn is_shown(&self, pool: &Pool) -> bool {
        *pool == self.pool
    }

    fn pool_name(&self, pool: &Pool) -> String {
        wording::pool(self.viewer.words, *pool)
    }
}

struct Found {
    player: Player,
    heads: Vec<Head>,
    pool: Pool,
    stood: Stood,
    path: Vec<(Instant, i64)>,
    rows: Vec<Row>,
    names: HashMap<PlayerId, String>,
    page: i64,
}

fn find(c: &mut Conn, id: PlayerId, asked: &Asked) -> Result<Option<Found>, StorageError> {
    let Some(player) = players::by_id(c, id)? else {
        return Ok(None);
    };
    let heads = ratings::heads_of(c, id)?;
    let first = heads.first().map(|head| head.pool);
    let pool = pool_asked(asked).or(first).unwrap_or(Pool::Standard);
    let stood = ratings::stood(c, id, pool)?;
    let page = asked.page(i64::from(stood.number), PAGE);
    let rows = ratings::rows(c, id, pool, page * PAGE, PAGE)?;
    let mut others: Vec<PlayerId> = rows
        .iter()
        .filter_map(|r| r.opponent)
        .map(|o| o.0)
        .collect();
    others.sort_unstable();
    others.dedup();
    let names = players::by_ids(c, &others)?;
    Ok(Some(Found {
        player,
        heads,
        pool,
        stood,
        path: ratings::path(c, id, pool)?,
        rows,
        names: names.into_iter().map(|p| (p.id, p.display)).collect(),
        page,
    }))
}

/// `GET /players/7/ratings`.
pub(super) async fn show(state: Shared, asker: Asker, id: Path<PlayerId>, asked: Asked) -> Answer {
    let id = *id;
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = find(c, id, &asked)?;
        let rows = found.iter().flat_map(|found| &found.rows);
        let ids: Vec<GameId> = rows.filter_map(|row| row.game).collect();
        let seen = games::seen_whole(c, &ids, viewer.id(), viewer.is_admin())?;
        Ok::<_, StorageError>((viewer, found, seen))
    };
    let (viewer, found, seen) = state.ctx.db.read(read).await?;
    let mut found = found.ok_or(Failure::NotFound)?;
    // a link to a game whose moves are held back leads nowhere
    for row in &mut found.rows {
        row.game = row.game.filter(|game| seen.contains(game));
    }
    let head = found.heads.iter().find(|head| head.pool == found.pool);
    let mut pools: Vec<Pool> = found.heads.iter().map(|head| head.pool).collect();
    if !pools.contains(&found.pool) {
        pools.push(found.pool);
        pools.sort_unstable();
    }
    let now = found.stood.rating_at(viewer.now);
    let history = History {
        viewer: &viewer,
        player: &found.player,
        pool: found.pool,
        pools,
        rating: head.map(|head| wording::shown(viewer.words, head, viewer.now)),
        deviation: points(now.deviation).to_string(),
        games: found.stood.games,
        chart: chart(&viewer, &found),
        lines: found
            .rows
            .iter()
            .map(|row| line(&viewer, &found, row))
            .collect(),
        page: found.page,
        more: (found.page + 1) * PAGE < i64::from(found.stood.number),
    };
    page::render(&viewer, &history)
}

fn line(viewer: &Viewer, found: &Found, row: &Row) -> Line {
    let opponent = row.opponent.and_then(|(id, _)| found.names.get(&id));
    Line {
        date: dates::short(viewer.lang, row.at.0, viewer.zone, viewer.now.0),
        iso: dates::iso(row.at.0),
        why: wording::why(viewer.words, row, opponent.map_or("?", String::as_str)),
        game: row.game,
        together: row.first.is_some_and(|first| first != row.number),
        change: wording::change(viewer.lang, row.change.delta),
        rating: row.change.now.points(),
    }
}

/// The line, with what it says in words. A chain of one row begins where everybody does.
fn chart(viewer: &Viewer, found: &Found) -> String {
    let path = thinned(&found.path);
    let (Some(first), Some(last)) = (path.first(), path.last()) else {
        return String::new();
    };
    let values = || found.path.iter().map(|(_, value)| points(*value));
    let day = |at: i64| dates::day(viewer.lang, at, viewer.zone);
    let label = t!(
        viewer.words,
        "rating-chart",
        name = found.player.display.as_str(),
        first = day(first.0),
        last = day(last.0),
        from = first.1.to_string(),
        to = last.1.to_string(),
        least = values().min().unwrap_or(0).to_string(),
        most = values().max().unwrap_or(0).to_string()
    );
    chart_svg(&Chart {
        points: &path,
        label: &escaped(&label),
        days: (&escaped(&day(first.0)), &escaped(&day(last.0))),
    })
}

/// At most so many points, the first and the last among them; instants only go on.
fn thinned(path: &[(Instant, i64)]) -> Vec<(i64, i64)> {
    let step = path.len().div_ceil(MOST_POINTS).max(1);
    let last = path.len().saturating_sub(1);
    let kept = path
        .iter()
        .enumerate()
        .filter(|(n, _)| n % step == 0 || *n == last);
    let mut reached = i64::MIN;
    kept.map(|(_, (at, value))| {
        reached = reached.max(at.0);
        (reached, points(*value))
    })
    .collect()
}
