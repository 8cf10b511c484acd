//! Conditional moves. Nobody but their owner is shown them; actions read both sides' to play them.

use diesel::prelude::*;

use crate::domain::conditional::{Choices, OnOffer, Plan, Plans, StopReason};
use crate::domain::game::Game;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::storage::schema::{games, plans};
use crate::storage::{Conn, StorageError, both};

/// A player's plan in a game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The plan.
    pub plan: Plan,
    /// Grows by one with each change; 0: there is none yet.
    pub revision: i32,
    /// The random word of the form that changed it last.
    pub once: String,
    /// Where it stopped last (plies on the board), and why.
    pub stopped: Option<(u32, StopReason)>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = plans)]
struct Row {
    game_id: i64,
    player_id: i64,
    revision: i32,
    once: String,
    by_position: bool,
    on_offer: String,
    draws: bool,
    lines: String,
    stop_ply: Option<i32>,
    stop_why: Option<String>,
}

impl Row {
    fn read(self, side: Color) -> Result<Kept, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("plans", self.game_id, what);
        let lines = Plan::read_lines(&self.lines).map_err(|fault| corrupt(&fault.to_string()))?;
        let on_offer = OnOffer::from_code(&self.on_offer);
        let why = self.stop_why.as_deref().and_then(StopReason::from_code);
        let ply = self.stop_ply.and_then(|ply| u32::try_from(ply).ok());
        Ok(Kept {
            plan: Plan {
                side,
                choices: Choices {
                    by_position: self.by_position,
                    on_offer: on_offer.ok_or_else(|| corrupt("unknown choice"))?,
                    draws: self.draws,
                },
                lines,
            },
            revision: self.revision,
            once: self.once,
            stopped: ply.zip(why),
        })
    }
}

/// The plans of both sides.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_game(c: &mut Conn, game: &Game) -> Result<Plans, StorageError> {
    let mut both_sides = Plans::default();
    if game.plan_changes == 0 {
        return Ok(both_sides);
    }
    let rows: Vec<Row> = both!(c, c => plans::table
        .filter(plans::game_id.eq(game.id))
        .select(Row::as_select())
        .load(c))?;
    for row in rows {
        if let Some(side) = game.side_of(row.player_id) {
            both_sides.put(row.read(side)?.plan);
        }
    }
    Ok(both_sides)
}

/// The plan of one player, which is for his eyes only.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_player(
    c: &mut Conn,
    game: &Game,
    player: PlayerId,
) -> Result<Option<Kept>, StorageError> {
    let Some(side) = game.side_of(player).filter(|_| game.plan_changes > 0) else {
        return Ok(None);
    };
    let row: Option<Row> = plans::table
        .find((game.id, player))
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(|row| row.read(side)).transpose()
}

/// Keeps a changed plan, if the game is still as it was read and no plan of it has changed.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn keep(
    tx: &mut Conn,
    game: &Game,
    player: PlayerId,
    kept: &Kept,
    at: Instant,
) -> Result<(), StorageError> {
    // the version stays: nothing has changed that the opponent's open page could be told of
    let rows = diesel::update(
        games::table
            .filter(games::id.eq(game.id))
            .filter(games::version.eq(game.version))
            .filter(games::plan_changes.eq(game.plan_changes)),
    )
    .set(games::plan_changes.eq(games::plan_changes + 1))
    .execute(tx)?;
    if rows != 1 {
        return Err(StorageError::Stale);
    }
    let choices = kept.plan.choices;
    let columns = (
        plans::revision.eq(kept.revision),
        plans::once.eq(&kept.once),
        plans::by_position.eq(choices.by_position),
        plans::on_offer.eq(choices.on_offer.code()),
        plans::draws.eq(choices.draws),
        plans::lines.eq(kept.plan.stored()),
        plans::changed_at.eq(at.0),
    );
    let changed = diesel::update(plans::table.find((game.id, player)))
        .set(columns.clone())
        .execute(tx)?;
    if changed == 0 {
        diesel::insert_into(plans::table)
            .values((
                plans::game_id.eq(game.id),
                plans::player_id.eq(player),
                columns,
            ))
            .execute(tx)?;
    }
    Ok(())
}

/// Notes where and why a plan stopped.
///
/// # Errors
/// A database fault.
pub fn note_stop(
    tx: &mut Conn,
    game: GameId,
    player: PlayerId,
    ply: u32,
    why: StopReason,
) -> Result<(), StorageError> {
    diesel::update(plans::table.find((game, player)))
        .set((
            plans::stop_ply.eq(Some(i32::try_from(ply).unwrap_or(i32::MAX))),
            plans::stop_why.eq(Some(why.code())),
        ))
        .execute(tx)?;
    Ok(())
}
