//! What players think of their games. A running game's are read for their owners alone; `domain::visibility` says who else is
//! shown one after the end.

use diesel::prelude::*;

use crate::domain::analysis::{Consent, Consents, Tree};
use crate::domain::game::Game;
use crate::domain::time::Instant;
use crate::domain::visibility::MoveRecord;
use crate::domain::{GameId, PlayerId};
use crate::rules::Position;
use crate::storage::schema::{analyses, games};
use crate::storage::{Conn, StorageError, both};

/// A player's analysis of a game as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The tree as text; empty: nothing but the game.
    pub tree: String,
    /// How often it has been changed.
    pub revision: i32,
}

/// The analysis of one player.
///
/// # Errors
/// A database fault.
pub fn of_player(c: &mut Conn, game: GameId, player: PlayerId) -> Result<Kept, StorageError> {
    let row: Option<(String, i32)> = analyses::table
        .find((game, player))
        .select((analyses::tree, analyses::revision))
        .first(c)
        .optional()?;
    Ok(row.map_or_else(Kept::default, |(tree, revision)| Kept { tree, revision }))
}

/// The tree of a text that was kept, on top of the game's moves (ply 0 first).
///
/// # Errors
/// A damaged row.
pub fn tree(game: GameId, moves: &[MoveRecord], text: &str) -> Result<Tree, StorageError> {
    let corrupt = |what: String| StorageError::corrupt("analyses", game, &what);
    let start = moves.first().map_or("", |start| start.fen.as_str());
    let start = Position::from_fen(start).map_err(|fault| corrupt(fault.to_string()))?;
    let played = moves.iter().skip(1).map(|one| one.uci.as_str());
    let mut tree = Tree::of_game(start, played);
    tree.read(text)
        .map_err(|fault| corrupt(fault.to_string()))?;
    Ok(tree)
}

/// Keeps a changed analysis over the one of this revision.
///
/// # Errors
/// [`StorageError::Stale`] when it is another one by now; a database fault.
pub fn keep(
    tx: &mut Conn,
    (game, player): (GameId, PlayerId),
    tree: &str,
    seen: i32,
    at: Instant,
) -> Result<(), StorageError> {
    let changed = diesel::update(
        analyses::table
            .find((game, player))
            .filter(analyses::revision.eq(seen)),
    )
    .set((
        analyses::tree.eq(tree),
        analyses::revision.eq(seen + 1),
        analyses::changed_at.eq(at.0),
    ))
    .execute(tx)?;
    let kept = match changed {
        0 if seen == 0 => insert(tx, (game, player), (tree, 1), (Consent::None, 0), at)?,
        rows => rows,
    };
    if kept == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// A new row; 0 where there is one.
fn insert(
    tx: &mut Conn,
    (game, player): (GameId, PlayerId),
    (tree, revision): (&str, i32),
    (consent, epoch): (Consent, i32),
    at: Instant,
) -> Result<usize, StorageError> {
    let row = (
        analyses::game_id.eq(game),
        analyses::player_id.eq(player),
        analyses::tree.eq(tree),
        analyses::revision.eq(revision),
        analyses::consent.eq(consent.code()),
        analyses::consent_epoch.eq(epoch),
        analyses::changed_at.eq(at.0),
    );
    let rows = both!(tx, c => diesel::insert_into(analyses::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(rows)
}

fn epoch(game: &Game) -> i32 {
    i32::try_from(game.continuations()).unwrap_or(i32::MAX)
}

/// How far both players want their analyses to be shown; what they wanted before the game went on again does not count.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn consents(c: &mut Conn, game: &Game) -> Result<Consents, StorageError> {
    let rows: Vec<(i64, String)> = both!(c, c => analyses::table
        .filter(analyses::game_id.eq(game.id))
        .filter(analyses::consent_epoch.eq(epoch(game)))
        .select((analyses::player_id, analyses::consent))
        .load(c))?;
    let mut consents = Consents::default();
    for (player, consent) in rows {
        let consent = Consent::from_code(&consent)
            .ok_or_else(|| StorageError::corrupt("analyses", game.id, "unknown consent"))?;
        match game.side_of(player) {
            Some(side) if side.is_white() => consents.white = consent,
            Some(_) => consents.black = consent,
            // whose seat somebody else has taken
            None => {}
        }
    }
    Ok(consents)
}

/// Keeps what a player wants, if the game and what both wanted are still as they were.
///
/// # Errors
/// [`StorageError::Stale`] when they are not; a database fault.
pub fn keep_consent(
    tx: &mut Conn,
    game: &Game,
    player: PlayerId,
    seen: Consents,
    wish: Consent,
    at: Instant,
) -> Result<(), StorageError> {
    // nothing is changed in it: the row is held, so that two who agree at once do so one after the other
    let held = diesel::update(
        games::table
            .filter(games::id.eq(game.id))
            .filter(games::version.eq(game.version)),
    )
    .set(games::version.eq(game.version))
    .execute(tx)?;
    if held != 1 || consents(tx, game)? != seen {
        return Err(StorageError::Stale);
    }
    let changed = diesel::update(analyses::table.find((game.id, player)))
        .set((
            analyses::consent.eq(wish.code()),
            analyses::consent_epoch.eq(epoch(game)),
        ))
        .execute(tx)?;
    if changed == 0 {
        insert(tx, (game.id, player), ("", 0), (wish, epoch(game)), at)?;
    }
    Ok(())
}
