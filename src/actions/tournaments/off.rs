//! A tournament that ran has been called off: its open games are cancelled one by one, then everybody is told.

use crate::domain::game::Decision;
use crate::domain::notice::NoticeKind;
use crate::domain::tournament::field::Met;
use crate::storage::StorageError;
use crate::storage::tournaments::{self as storage, Act};

use super::super::{Context, Fail, decide};
use super::entrants::tell_entrants;

/// Cancels what is open, one by one.
///
/// # Errors
/// Storage failed.
pub(super) async fn carry_out(ctx: &Context, act: &Act) -> Result<(), StorageError> {
    let (id, number) = (act.tournament, act.id);
    let field = ctx.db.read(move |c| storage::field(c, id)).await?;
    let open: Vec<_> = field.meetings.iter().filter(|m| m.is_open()).collect();
    let total = act.done + u32::try_from(open.len()).unwrap_or(u32::MAX);
    let mut done = act.done;
    for meeting in open {
        match meeting.game {
            Some(game) => {
                let now = ctx.now();
                let cancelled = Decision::Cancelled;
                match decide::decide_quietly(ctx, game, cancelled, act.by, now).await {
                    Ok(_) | Err(Fail::Refused(_)) => {}
                    Err(Fail::Broken(error)) => return Err(error),
                }
            }
            None => {
                let pairing = meeting.id;
                ctx.db
                    .write(move |tx| storage::decide(tx, pairing, Met::Void))
                    .await?;
            }
        }
        done += 1;
        ctx.db
            .write(move |tx| storage::progress(tx, number, total, done, None))
            .await?;
    }
    let now = ctx.now();
    ctx.db
        .write(move |tx| {
            storage::progress(tx, number, total, done, Some(now))?;
            tell_entrants(tx, id, NoticeKind::TournamentCancelled, number, now)
        })
        .await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}
