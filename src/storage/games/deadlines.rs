//! Deadlines of many games at once, in a number of queries that does not grow with them.
//!
//! What stands in a game's row is as it was known at its last event. Outages and leave have come since: the clock that runs
//! is reckoned anew from its start.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::clock::{Allowed, Deadline, Facts, LeaveMode, TimeLimit, TimeTerms};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::storage::schema::game_terms;
use crate::storage::{Conn, StorageError, absences, outages};

use super::rows::GameRow;
use super::{facts, takeovers};

/// What touches the clocks of some running games.
#[derive(Default)]
pub(super) struct Deadlines {
    outages: Vec<crate::domain::clock::Outage>,
    /// Games that leave, own hours or a pause may touch, with their facts (but for the moves).
    special: HashMap<GameId, Facts>,
}

impl Deadlines {
    /// `away`: the players who have ever announced leave, or set hours of their own.
    pub fn read<'a>(
        c: &mut Conn,
        rows: impl Iterator<Item = &'a GameRow> + Clone,
        away: &[PlayerId],
    ) -> Result<Self, StorageError> {
        let Some(since) = rows.clone().map(|r| r.clock_started_at).min() else {
            return Ok(Self::default());
        };
        Ok(Self {
            outages: outages::touching(c, Instant(since))?,
            special: special(c, rows, away, Instant(since))?,
        })
    }

    /// The deadline of a running game.
    pub fn of(&self, row: &GameRow) -> Deadline {
        let outages = self.outages.clone();
        let started = Instant(row.clock_started_at);
        let mut facts = self.special.get(&row.id).cloned().unwrap_or_else(|| Facts {
            outages: Vec::new(),
            ..facts::bare(turn(row), started)
        });
        facts.outages = outages;
        facts.started = started;
        facts.ends = row.ends_at.map(Instant);
        facts.night = row.clock_zone.as_deref().and_then(|zone| zone.parse().ok());
        let allowed = Allowed {
            running: row.allowed_ms,
            by: TimeLimit::Clock,
            grace: 0,
        };
        facts.run_with(allowed).deadline()
    }
}

fn turn(row: &GameRow) -> Color {
    if row.waiting_id == Some(row.white_id) {
        Color::White
    } else {
        Color::Black
    }
}

fn special<'a>(
    c: &mut Conn,
    rows: impl Iterator<Item = &'a GameRow> + Clone,
    away: &[PlayerId],
    since: Instant,
) -> Result<HashMap<GameId, Facts>, StorageError> {
    let touched =
        |r: &&GameRow| r.clock_acts > 0 || away.contains(&r.white_id) || away.contains(&r.black_id);
    let touched: Vec<&GameRow> = rows.filter(touched).collect();
    if touched.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<GameId> = touched.iter().map(|r| r.id).collect();
    let terms: Vec<(GameId, String, bool)> = game_terms::table
        .filter(game_terms::game_id.eq_any(&ids))
        .select((
            game_terms::game_id,
            game_terms::leave_mode,
            game_terms::own_hours,
        ))
        .load(c)?;
    let terms: HashMap<GameId, (LeaveMode, bool)> = terms
        .into_iter()
        .map(|(id, leave, hours)| {
            let leave = LeaveMode::from_code(&leave).unwrap_or(LeaveMode::Own);
            (id, (leave, hours))
        })
        .collect();
    let leaves = absences::leaves_of(c, away, since)?;
    let mut hours = HashMap::new();
    if terms.values().any(|(_, hours)| *hours) {
        hours = absences::hours_of(c, away)?;
    }
    let mut acts = facts::acts_of(c, &ids)?;
    let usual = TimeTerms::days_per_move(1);
    let mut special: HashMap<GameId, Facts> = touched
        .iter()
        .map(|row| {
            let (leave, own_hours) = terms.get(&row.id).copied().unwrap_or((usual.leave, false));
            let mut facts = facts::bare(turn(row), Instant(row.clock_started_at));
            facts.leave = leave;
            for (player, side) in [
                (row.white_id, &mut facts.white),
                (row.black_id, &mut facts.black),
            ] {
                let mine = leaves
                    .iter()
                    .filter(|l| l.player == player && l.game.is_none_or(|g| g == row.id));
                side.leaves = mine.map(|l| l.leave).collect();
                if own_hours {
                    side.hours = hours.get(&player).cloned().unwrap_or_default();
                }
            }
            facts.acts = acts.remove(&row.id).unwrap_or_default();
            (row.id, facts)
        })
        .collect();
    // few are taken over: each of them is asked for by itself
    for row in &touched {
        let taken = |facts: &&mut Facts| facts::is_taken_over(&facts.acts);
        if let Some(facts) = special.get_mut(&row.id).filter(taken) {
            let hours = terms.get(&row.id).is_some_and(|(_, hours)| *hours);
            let players = [row.white_id, row.black_id];
            [facts.white, facts.black] = takeovers::absences(c, row.id, players, hours, since)?;
        }
    }
    Ok(special)
}
