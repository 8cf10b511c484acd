//! Those who have entered: told together, moved up from the waiting list, found by their names.

use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

/// Tells everybody who takes part or waits for a place.
pub(super) fn tell_entrants(
    tx: &mut Conn,
    id: TournamentId,
    kind: NoticeKind,
    act: i64,
    at: Instant,
) -> Result<(), StorageError> {
    for entry in storage::entries(tx, id)? {
        if matches!(entry.state, EntryState::In | EntryState::Waiting) {
            notices::insert(tx, &NewNotice::tournament(kind, entry.player, id, act, at))?;
        }
    }
    Ok(())
}

/// As long as there are places, whoever has waited longest gets one.
pub(super) fn move_up(tx: &mut Conn, t: &Tournament, at: Instant) -> Result<(), StorageError> {
    while storage::count_in(tx, t.id)? < t.setup.places() {
        let Some(next) = storage::next_waiting(tx, t.id)? else {
            return Ok(());
        };
        storage::change_entry(tx, t.id, next, EntryState::In, None)?;
        let act = NewAct {
            player: Some(next),
            ..NewAct::of(ActKind::Added, t.id, None, &format!("{next}:{}", at.0), at)
        };
        if let Some(act) = storage::insert_act(tx, &act)? {
            let kind = NoticeKind::TournamentPlace;
            notices::insert(tx, &NewNotice::tournament(kind, next, t.id, act, at))?;
        }
    }
    Ok(())
}

/// The open account of a sign-in name or a displayed one.
pub(super) fn find(c: &mut Conn, typed: &str) -> Result<Option<PlayerId>, StorageError> {
    if typed.is_empty() {
        return Ok(None);
    }
    let player = match players::by_name(c, typed)? {
        Some(player) => Some(player),
        None => players::by_display(c, typed)?,
    };
    Ok(player
        .filter(|player| !player.closed)
        .map(|player| player.id))
}
