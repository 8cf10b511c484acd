//! `GET /ratings`: who is how strong, a list for each pool.

use askama::Template;

use crate::domain::rating::Pool;
use crate::i18n::t;
use crate::storage::ratings::{self, Listed};
use crate::storage::{Conn, StorageError};
use crate::web::{Answer, Asked, Asker, Viewer, page};

use super::{Shared, wording};

/// How many names a page has.
const PAGE: i64 = 100;
/// How many provisional ones stand below the others.
const BELOW: i64 = 30;

/// One list.
#[derive(Default)]
struct Part {
    players: Vec<Listed>,
    /// How many there are in all.
    all: i64,
    /// The first place on this page.
    skip: i64,
}

#[derive(Template)]
#[template(path = "ratings/list.html")]
struct List<'a> {
    viewer: &'a Viewer,
    pool: Pool,
    pools: Vec<Pool>,
    sure: Part,
    provisional: Part,
    /// Only the provisional ones are listed.
    only_provisional: bool,
    page: i64,
    more: bool,
}

impl List<'_> {
    fn is_shown(&self, pool: &Pool) -> bool {
        *pool == self.pool
    }

    fn pool_name(&self, pool: &Pool) -> String {
        wording::pool(self.viewer.words, *pool)
    }
}

/// The pool that an address names.
pub(super) fn pool_asked(asked: &Asked) -> Option<Pool> {
    Pool::from_code(asked.text("pool"))
}

struct Found {
    pools: Vec<Pool>,
    sure: Part,
    provisional: Part,
    page: i64,
}

fn find(
    c: &mut Conn,
    viewer: &Viewer,
    asked: &Asked,
    pool: Pool,
    only_provisional: bool,
) -> Result<Found, StorageError> {
    let now = viewer.now;
    let counts = (
        ratings::count(c, pool, false, now)?,
        ratings::count(c, pool, true, now)?,
    );
    let all = if only_provisional { counts.1 } else { counts.0 };
    let page = asked.page(all, PAGE);
    let skip = page * PAGE;
    let mut part = |provisional: bool, skip: i64, most: i64, all: i64| {
        let players = ratings::list(c, pool, provisional, now, (skip, most))?;
        Ok::<_, StorageError>(Part { players, all, skip })
    };
    let (sure, provisional) = if only_provisional {
        (Part::default(), part(true, skip, PAGE, counts.1)?)
    } else {
        let below = if page == 0 { BELOW } else { 0 };
        let sure = part(false, skip, PAGE, counts.0)?;
        (sure, part(true, 0, below, counts.1)?)
    };
    let mut pools = ratings::pools_there(c)?;
    if !pools.contains(&pool) {
        pools.push(pool);
        pools.sort_unstable();
    }
    Ok(Found {
        pools,
        sure,
        provisional,
        page,
    })
}

/// `GET /ratings`.
pub(super) async fn show(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let pool = pool_asked(&asked).unwrap_or(Pool::Standard);
    let only_provisional = asked.text("list") == "provisional";
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = find(c, &viewer, &asked, pool, only_provisional)?;
        Ok((viewer, found))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let part = if only_provisional {
        &found.provisional
    } else {
        &found.sure
    };
    let more = part.skip + PAGE < part.all;
    let list = List {
        viewer: &viewer,
        pool,
        pools: found.pools,
        page: found.page,
        more,
        sure: found.sure,
        provisional: found.provisional,
        only_provisional,
    };
    page::render(&viewer, &list)
}
