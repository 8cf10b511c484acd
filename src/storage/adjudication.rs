//! What players claim of their games that are adjudicated.

use diesel::prelude::*;

use crate::domain::adjudication::{Claim, Wants};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::adjudication_claims as table;
use crate::storage::{Conn, StorageError, both};

/// Keeps a claim; one that stood before is replaced.
///
/// # Errors
/// A database fault.
pub fn put(tx: &mut Conn, claim: &Claim) -> Result<(), StorageError> {
    let row = (
        table::game_id.eq(claim.game),
        table::player_id.eq(claim.player),
        table::wants.eq(claim.wants.code()),
        table::body.eq(&claim.body),
        table::at.eq(claim.at.0),
    );
    let again = (
        table::wants.eq(claim.wants.code()),
        table::body.eq(&claim.body),
        table::at.eq(claim.at.0),
    );
    both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict((table::game_id, table::player_id))
        .do_update()
        .set(again)
        .execute(c))?;
    Ok(())
}

/// What has been claimed of these games.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of(c: &mut Conn, games: &[GameId]) -> Result<Vec<Claim>, StorageError> {
    type Row = (GameId, PlayerId, String, String, i64);
    let mut claims = Vec::new();
    for some in games.chunks(500) {
        let rows: Vec<Row> = table::table
            .filter(table::game_id.eq_any(some))
            .select((
                table::game_id,
                table::player_id,
                table::wants,
                table::body,
                table::at,
            ))
            .load(c)?;
        for (game, player, wants, body, at) in rows {
            let wants = Wants::from_code(&wants);
            let corrupt = || StorageError::corrupt("adjudication_claims", game, "unknown claim");
            claims.push(Claim {
                game,
                player,
                wants: wants.ok_or_else(corrupt)?,
                body,
                at: Instant(at),
            });
        }
    }
    Ok(claims)
}
