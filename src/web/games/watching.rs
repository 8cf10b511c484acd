//! `GET /games/watching`: games of others that are being played and that the reader may watch.

use actix_web::web::Data;
use askama::Template;

use crate::domain::visibility::Extent;
use crate::domain::{GameId, TournamentId};
use crate::i18n::{dates, t};
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

/// Games that are looked at for those the reader may see, and of these so many are shown.
const LOOKED_AT: i64 = 500;
const SHOWN: usize = 50;

/// A game that goes on.
struct Watched {
    id: GameId,
    white: String,
    black: String,
    event: Option<(TournamentId, String)>,
    /// The day of its last move; `None`: moves are held back from the reader.
    moved: Option<String>,
}

#[derive(Template)]
#[template(path = "games/watching.html")]
struct WatchingPage<'a> {
    viewer: &'a Viewer,
    games: Vec<Watched>,
}

/// `GET /games/watching`.
pub async fn show(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let ids = games::moved_last(c, LOOKED_AT)?;
        let seen = games::seen(c, &ids, viewer.id(), viewer.is_admin())?;
        let of = |id: &GameId| seen.iter().find(|(seen, _)| seen == id).copied();
        let shown: Vec<(GameId, Extent)> = ids.iter().filter_map(of).collect();
        let ids: Vec<GameId> = shown.iter().map(|(id, _)| *id).collect();
        let listed = games::listed_of(c, &ids)?;
        Ok::<_, StorageError>((viewer, shown, listed))
    };
    let (viewer, shown, listed) = state.ctx.db.read(read).await?;
    let own = |game: &Listed| viewer.is(&game.white.id) || viewer.is(&game.black.id);
    let one = |(id, extent): &(GameId, Extent)| {
        let game = listed.iter().find(|game| game.id == *id)?;
        let later = *extent != Extent::Whole;
        (!own(game)).then(|| Watched {
            id: game.id,
            white: game.white.display.clone(),
            black: game.black.display.clone(),
            event: game.event.as_ref().map(|tag| (tag.id, tag.name.clone())),
            moved: (!later).then(|| dates::day(viewer.lang, game.moved_at.0, viewer.zone)),
        })
    };
    let template = WatchingPage {
        games: shown.iter().filter_map(one).take(SHOWN).collect(),
        viewer: &viewer,
    };
    page::render(&viewer, &template)
}
