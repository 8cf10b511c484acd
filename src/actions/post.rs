//! What the administrator does about letters: pauses them, has one tried again, sends himself one.

use super::Context;
use crate::domain::PlayerId;
use crate::domain::notice::NoticeKind;
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::storage::notices::{self, NewNotice};
use crate::storage::reports::{self, JobReport};
use crate::storage::switches::{self, MAIL_PAUSED};
use crate::storage::{Conn, StorageError};

/// Stops all letters, or lets them go out again. While they wait no flag falls on a move whose letter waits.
///
/// # Errors
/// Storage.
pub async fn pause(
    ctx: &Context,
    by: &Player,
    paused: bool,
    at: Instant,
) -> Result<(), StorageError> {
    let by = by.clone();
    let write = move |tx: &mut Conn| {
        let (changed, what) = if paused {
            (switches::turn_on(tx, MAIL_PAUSED, by.id, at)?, "paused")
        } else {
            (switches::turn_off(tx, MAIL_PAUSED)?, "let go on")
        };
        if changed {
            let text = format!("letters were {what} by {}", by.name);
            reports::insert(tx, &report(text, at))?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Has a letter that was given up written and sent anew, if what it tells is still true. False: there is no such letter.
///
/// # Errors
/// Storage.
pub async fn try_again(
    ctx: &Context,
    letter: i64,
    by: &Player,
    at: Instant,
) -> Result<bool, StorageError> {
    let by = by.name.clone();
    let write = move |tx: &mut Conn| {
        let waits = notices::try_again(tx, letter, at)?;
        if waits {
            let text = format!("letter {letter} is tried again by {by}");
            reports::insert(tx, &report(text, at))?;
        }
        Ok(waits)
    };
    let waits = ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(waits)
}

/// Sends the administrator a letter, to see whether mail works; once for each form.
///
/// # Errors
/// Storage.
pub async fn send_test(
    ctx: &Context,
    to: PlayerId,
    once: &str,
    at: Instant,
) -> Result<(), StorageError> {
    let new = NewNotice::account(NoticeKind::Test, to, None, once, at);
    ctx.db.write(move |tx| notices::insert(tx, &new)).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

fn report(text: String, at: Instant) -> JobReport {
    JobReport {
        job: "mailer".to_owned(),
        at,
        ok: true,
        game: None,
        text,
    }
}
