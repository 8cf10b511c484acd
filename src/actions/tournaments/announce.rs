//! The director's words to everybody, and what he decides about one game.

use std::sync::Arc;

use crate::domain::game::{Decision, MESSAGE_MAX, clean_message};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::secrets;
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::decide;
use super::super::{Context, Fail};
use super::entrants::tell_entrants;
use super::{Answer, check_once, load, load_for, not_to_decide, refuse};

/// The longest reason, in characters.
pub(super) const REASON_MAX: usize = 500;

/// Writes to everybody who takes part. The same form sent twice writes once. `more`: the text in further languages, each with its
/// code; whoever reads one of them gets it in that.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn announce(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    text: &str,
    more: &[(&'static str, &str)],
    once: &str,
    at: Instant,
) -> Answer<()> {
    check_once(once)?;
    load_for(ctx, id, by).await?;
    let text = clean_message(text);
    if text.is_empty() || text.chars().count() > MESSAGE_MAX {
        return refuse(TournamentRefusal::Text);
    }
    let more: Vec<(&'static str, String)> = more
        .iter()
        .map(|(lang, text)| (*lang, clean_message(text)))
        .filter(|(_, text)| !text.is_empty())
        .collect();
    if more
        .iter()
        .any(|(_, text)| text.chars().count() > MESSAGE_MAX)
    {
        return refuse(TournamentRefusal::Text);
    }
    // a page that comes back with Back carries the same word with another text
    let once = secrets::sha256_hex(format!("{once}:{text}").as_bytes());
    let act = Arc::new(NewAct {
        reason: text,
        ..NewAct::of(ActKind::Announced, id, Some(by), &once, at)
    });
    let write = move |tx: &mut Conn| {
        if let Some(act) = storage::insert_act(tx, &act)? {
            for (lang, text) in &more {
                storage::keep_text(tx, act, lang, text)?;
            }
            tell_entrants(tx, id, NoticeKind::TournamentAnnouncement, act, at)?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Decides a game of a tournament, with a reason. Whoever plays in the group may not.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn decide(
    ctx: &Context,
    id: TournamentId,
    game: GameId,
    by: PlayerId,
    decision: Decision,
    reason: &str,
    at: Instant,
) -> Answer<()> {
    let reason = clean_message(reason);
    if reason.is_empty() || reason.chars().count() > REASON_MAX {
        return refuse(TournamentRefusal::NoReason);
    }
    let tournament = load(ctx, id).await?;
    if tournament.state != TournamentState::Running {
        return refuse(TournamentRefusal::NotRunning);
    }
    let read = move |c: &mut Conn| {
        let found = storage::meeting_of(c, game)?.filter(|(of, ..)| *of == tournament.id);
        let Some((_, stage, group)) = found else {
            return Ok(Err(TournamentRefusal::NotSo));
        };
        let Some(player) = players::by_id(c, by)? else {
            return Ok(Err(TournamentRefusal::NotDirector));
        };
        let group = Some((stage, group));
        let why = not_to_decide(c, &tournament, &player, group)?;
        Ok::<_, StorageError>(why.map_or(Ok(()), Err))
    };
    ctx.db.read(read).await?.map_err(Fail::Refused)?;
    let changed = match decide::decide(ctx, game, decision, Some(by), &reason, at).await {
        Ok(changed) => changed,
        Err(Fail::Refused(_)) => return refuse(TournamentRefusal::NotSo),
        Err(Fail::Broken(error)) => return Err(Fail::Broken(error)),
    };
    if changed {
        let act = NewAct {
            game: Some(game),
            word: word(decision),
            reason,
            ..NewAct::of(
                ActKind::Decided,
                id,
                Some(by),
                &format!("{game}:{}", at.0),
                at,
            )
        };
        ctx.db
            .write(move |tx| storage::insert_act(tx, &act).map(|_| ()))
            .await?;
    }
    Ok(())
}

/// What was decided, as the log keeps it: `adjudicated 1-0`.
#[must_use]
pub fn word(decision: Decision) -> String {
    let ending = decision.ending();
    format!("{} {}", ending.reason(), ending.result())
}
