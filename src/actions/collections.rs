//! Taking a collection of games in, all of it or nothing, and removing it again.

use crate::domain::PlayerId;
use crate::domain::collection::{self, NAME_MAX, Read, Sums};
use crate::domain::game::clean_message;
use crate::domain::time::Instant;
use crate::storage::{Conn, StorageError, collections};

use super::{Context, Fail};

/// Sums in one transaction: moves wait for no more than that.
const AT_ONCE: usize = 400;

/// Why a collection was not taken in; nothing of it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectionRefusal {
    /// It needs a name of up to 60 characters.
    Name,
    /// There is no game in it that could be counted; what was found instead.
    NoGames(Box<Read>),
    /// This very form has been sent already.
    SentBefore,
}

/// A file as it came.
#[derive(Clone, Debug)]
pub struct Sent {
    /// What makes the form single.
    pub once: String,
    /// What the collection is to be called.
    pub name: String,
    /// The PGN.
    pub bytes: Vec<u8>,
    /// Who sends it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// Reads a file on a thread of its own and keeps its sums piece by piece, so that no move waits for it. It is shown to nobody
/// before all of it is there; what a stop leaves behind is not either: the administrator's list says that it is not whole, and he
/// removes it.
///
/// # Errors
/// Refused, nothing kept; or storage failed.
pub async fn take_in(ctx: &Context, sent: Sent) -> Result<Read, Fail<CollectionRefusal>> {
    let name = clean_message(&sent.name).replace('\n', " ");
    if !(1..=NAME_MAX).contains(&name.chars().count()) {
        return Err(Fail::Refused(CollectionRefusal::Name));
    }
    let bytes = sent.bytes;
    let read = tokio::task::spawn_blocking(move || collection::read(&bytes)).await;
    let mut read = read.map_err(|_| Fail::Broken(StorageError::Panicked))?;
    if read.counted == 0 {
        return Err(Fail::Refused(CollectionRefusal::NoGames(Box::new(read))));
    }
    let games = i64::try_from(read.counted).unwrap_or(i64::MAX);
    let (once, by, at) = (sent.once, sent.by, sent.at);
    let begin = move |tx: &mut Conn| collections::begin(tx, (&once, &name), by, games, at);
    let Some(id) = ctx.db.write(begin).await? else {
        return Err(Fail::Refused(CollectionRefusal::SentBefore));
    };
    let all: Vec<((String, String), Sums)> = read.sums.drain().collect();
    for some in all.chunks(AT_ONCE) {
        let some = some.to_vec();
        ctx.db
            .write(move |tx| collections::add(tx, id, &some))
            .await?;
    }
    ctx.db.write(move |tx| collections::finish(tx, id)).await?;
    Ok(read)
}

/// Removes a collection: at once for whoever looks, and piece by piece from the database. `false`: there is none.
///
/// # Errors
/// Storage failed; what is left is shown to nobody, and can be removed again.
pub async fn remove(ctx: &Context, id: i64) -> Result<bool, StorageError> {
    if !ctx.db.write(move |tx| collections::hide(tx, id)).await? {
        return Ok(false);
    }
    let some = i64::try_from(AT_ONCE).unwrap_or(i64::MAX);
    while !ctx
        .db
        .write(move |tx| collections::remove_some(tx, id, some))
        .await?
    {}
    Ok(true)
}
