//! What letters say of seats that somebody has taken, of questions whether somebody plays, and of appeals.

use crate::domain::PlayerId;
use crate::domain::notice::{NoticeKind, TournamentFacts};
use crate::domain::tournament::appeal::Verdict;
use crate::domain::tournament::calendar::NOTICE;
use crate::domain::tournament::field::{Field, TournamentState};
use crate::domain::tournament::setup::Tournament;
use crate::storage::tournaments::{self as storage, Act};
use crate::storage::{Conn, StorageError, players};

use super::letters::{add_running, add_words};

/// What a letter of one of these kinds says besides; `false`: there is nothing to tell.
pub(super) fn add(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    (field, kind): (&Field, NoticeKind),
    (t, act): (&Tournament, &Act),
    reader: PlayerId,
) -> Result<bool, StorageError> {
    match kind {
        NoticeKind::TournamentReplaced | NoticeKind::TournamentSeat => {
            add_seat(c, facts, field, kind, act, reader)?;
            return Ok(kind == NoticeKind::TournamentSeat || !facts.games.is_empty());
        }
        NoticeKind::TournamentPlace | NoticeKind::TournamentConfirm => {
            let calls = storage::calls(c, t.id)?;
            facts.asked = calls.get(&reader) == Some(&None);
            facts.until = Some(t.setup.starts_at.plus(-NOTICE));
            return Ok(kind == NoticeKind::TournamentPlace || facts.asked);
        }
        NoticeKind::TournamentAppeal => {
            facts.text.clone_from(&act.reason);
            if let Some(player) = act.player {
                facts.player = players::by_id(c, player)?.map_or(String::new(), |p| p.display);
                facts.who.clone_from(&facts.player);
            }
        }
        NoticeKind::TournamentAppealDecided => {
            add_words(c, facts, act)?;
            facts.verdict = Verdict::from_code(&act.word);
            if let Some(player) = act.player {
                facts.player = players::by_id(c, player)?.map_or(String::new(), |p| p.display);
            }
        }
        NoticeKind::TournamentAsked => {
            add_running(c, facts, field, reader, None)?;
            let open = storage::silences(c, t.id)?;
            return Ok(open.iter().any(|silence| silence.player == reader));
        }
        NoticeKind::TournamentSilent => {
            let silent = act.player.filter(|_| t.state == TournamentState::Running);
            let Some(silent) = silent else {
                return Ok(false);
            };
            facts.player = players::by_id(c, silent)?.map_or(String::new(), |p| p.display);
            let open = storage::silences(c, t.id)?;
            return Ok(open.iter().any(|silence| silence.player == silent));
        }
        _ => {}
    }
    Ok(true)
}

/// Who takes a seat, whose it was, and the reader's games that this is about.
fn add_seat(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    field: &Field,
    kind: NoticeKind,
    act: &Act,
    reader: PlayerId,
) -> Result<(), StorageError> {
    let new = act.amount;
    let name = |c: &mut Conn, id: PlayerId| -> Result<String, StorageError> {
        Ok(players::by_id(c, id)?.map_or(String::new(), |player| player.display))
    };
    facts.player = name(c, new)?;
    if let Some(was) = act.player {
        facts.was = name(c, was)?;
    }
    add_running(c, facts, field, reader, None)?;
    if kind == NoticeKind::TournamentReplaced {
        let player = facts.player.clone();
        facts.games.retain(|game| game.opponent == player);
    }
    Ok(())
}
