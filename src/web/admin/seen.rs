//! Which games the administrator may open: those of tournaments, of which he is the last director; else he runs the house and
//! looks over nobody's shoulder. The others are named on
//! his pages by their number alone; a link would lead to a page that is not for him.

use std::collections::HashSet;

use crate::domain::GameId;
use crate::storage::reports::{self, NamedGame};
use crate::storage::{Conn, StorageError};
use crate::web::Viewer;

/// Those of these games that the viewer may open.
pub(super) fn by(
    c: &mut Conn,
    viewer: &Viewer,
    games: impl Iterator<Item = GameId>,
) -> Result<HashSet<GameId>, StorageError> {
    let mut ids: Vec<GameId> = games.collect();
    ids.sort_unstable();
    ids.dedup();
    let known = reports::games_named(c, &ids)?;
    let plays = |game: &NamedGame| viewer.id().is_some_and(|me| game.players.contains(&me));
    let open = known
        .into_iter()
        .filter(|game| !game.runs || game.of_event || plays(game));
    Ok(open.map(|game| game.id).collect())
}
