//! Rows as they lie in the tables.

use diesel::prelude::*;

use crate::storage::schema::{
    clock_acts, draw_offers, game_events, game_terms, games, messages, moves, players,
};

/// The state of a game that is there, but nobody sees and no clock runs of until its round starts.
pub(super) const PREPARED: &str = "prepared";

#[derive(Queryable, Selectable, Clone)]
#[diesel(table_name = games)]
pub(super) struct GameRow {
    pub id: i64,
    pub version: i64,
    pub white_id: i64,
    pub black_id: i64,
    pub state: String,
    pub ply: i32,
    pub given: i32,
    pub waiting_id: Option<i64>,
    pub allowed_ms: i64,
    pub clock_started_at: i64,
    pub clock_zone: Option<String>,
    pub claim_ply: Option<i32>,
    pub result: Option<String>,
    pub reason: Option<String>,
    pub started_at: i64,
    pub changed_at: i64,
    pub ended_at: Option<i64>,
    pub clock_acts: i32,
    pub plan_changes: i32,
    pub tournament_id: Option<i64>,
    pub ends_at: Option<i64>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = game_terms)]
pub(super) struct TermsRow {
    pub control: String,
    pub leave_mode: String,
    pub own_hours: bool,
    pub plans: bool,
    pub profile: String,
    pub profile_version: i32,
    pub rated: bool,
    pub aids: String,
    pub by_lot: bool,
    pub start_fen: String,
    pub clock_model: i32,
    pub stages: String,
    pub visibility: String,
}

// with NULL in the statement itself it would be another one, and planned anew
#[derive(Queryable, Selectable, Insertable, Clone, Debug)]
#[diesel(table_name = moves, treat_none_as_default_value = false)]
pub(super) struct MoveRow {
    pub game_id: i64,
    pub ply: i32,
    pub uci: String,
    pub san: String,
    pub fen: String,
    pub at: i64,
    pub used_ms: i64,
    pub left_ms: i64,
    pub offered: bool,
    pub door: String,
    pub night_zone: Option<String>,
}

/// A move as far as a decision needs it: what was played is of no matter, so it is answered sooner.
#[derive(Queryable, Selectable, Clone)]
#[diesel(table_name = moves)]
pub(super) struct PlyRow {
    pub fen: String,
    pub at: i64,
    pub door: String,
    pub night_zone: Option<String>,
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = clock_acts)]
pub(super) struct ActRow {
    pub game_id: i64,
    pub ply: i32,
    pub at: i64,
    pub side: String,
    pub by_id: Option<i64>,
    pub kind: String,
    pub amount_ms: i64,
    pub until_at: i64,
    pub reason: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = draw_offers)]
pub(super) struct OfferRow {
    pub id: i64,
    pub ply: i32,
    pub by_id: i64,
    pub state: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = messages)]
pub(super) struct MessageRow {
    pub id: i64,
    pub ply: i32,
    pub player_id: i64,
    pub body: String,
    pub created_at: i64,
    pub muted: bool,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = game_events)]
pub(super) struct EventRow {
    pub ply: i32,
    pub kind: String,
    pub player_id: Option<i64>,
    pub at: i64,
}

#[derive(Queryable, Selectable, Clone)]
#[diesel(table_name = players)]
pub(super) struct SeatRow {
    pub id: i64,
    pub name: String,
    pub display: String,
    pub zone: String,
    pub nights: bool,
    pub leave_until: i64,
    pub own_hours: bool,
    pub reminders: String,
}

/// A count that was stored as a signed number.
pub(super) fn ply(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

/// A count to be stored.
pub(in crate::storage) fn stored(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
