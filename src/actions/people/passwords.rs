//! argon2 takes 27 ms and 19 MiB on purpose: on a thread of its own, only a few at once, never in a
//! transaction.

use std::sync::LazyLock;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::secrets::{PasswordFault, Secret, hash_password, verify_password_or_dummy};
use crate::storage::{StorageError, Why};

/// How many passwords are worked on at once: 76 MiB at most.
static PLACES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(4));

/// How long a request waits for its turn.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// What is stored of a password.
pub(super) async fn hash(password: &Secret) -> Result<String, StorageError> {
    let password = password.clone();
    let hashed: Result<String, PasswordFault> =
        aside(move || hash_password(password.expose())).await?;
    hashed.map_err(|fault| {
        tracing::error!(%fault, "a password could not be hashed");
        busy()
    })
}

/// Whether a password is the one that was stored. Takes as long where none is.
pub(super) async fn fits(password: &Secret, stored: Option<String>) -> Result<bool, StorageError> {
    let password = password.clone();
    aside(move || verify_password_or_dummy(password.expose(), stored.as_deref())).await
}

async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StorageError> {
    let turn = tokio::time::timeout(LONGEST_WAIT, PLACES.acquire()).await;
    let Ok(Ok(place)) = turn else {
        return Err(busy());
    };
    let done = tokio::task::spawn_blocking(work).await;
    drop(place);
    done.map_err(|_| StorageError::Panicked)
}

fn busy() -> StorageError {
    StorageError::Unavailable {
        why: Why::WaitedTooLong,
        retry_after: Duration::from_secs(2),
    }
}
