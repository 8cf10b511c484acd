//! Open pages are told when a game has changed: only "game G is at version V". What that means to its reader the page
//! fetches, so nothing is told here that somebody might not see. Lost in a stop or on a slow line, it does no harm: each
//! instance asks every two seconds for the versions of the games that are watched (`look`), and a new stream begins with them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast::{self, error::RecvError};

use super::Context;
use crate::domain::{GameId, PlayerId};
use crate::storage::{StorageError, games};

/// A game and its version.
pub type News = (GameId, i64);

/// Streams that one player may have open: one for each of his browsers, and those of pages just left, whose end is noticed
/// only with the next sign of life.
const MOST_OF_ONE: usize = 32;
/// Streams in all.
const MOST: usize = 10_000;
/// News that wait for a slow stream; one that falls behind further begins anew.
const BEHIND: usize = 1_024;

/// Who watches what. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Live(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// `None`: the server stops.
    news: broadcast::Sender<Option<News>>,
    book: Mutex<Book>,
}

#[derive(Debug, Default)]
struct Book {
    games: HashMap<GameId, Watched>,
    streams: HashMap<PlayerId, usize>,
    is_closed: bool,
}

#[derive(Debug)]
struct Watched {
    streams: usize,
    version: i64,
}

impl Default for Live {
    fn default() -> Self {
        Self(Arc::new(Inner {
            news: broadcast::Sender::new(BEHIND),
            book: Mutex::default(),
        }))
    }
}

impl Live {
    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches these games, which the player may see, from the versions that were read. `None`: too many streams, or the
    /// server stops.
    pub fn watch(&self, player: PlayerId, from: Vec<News>) -> Option<Watching> {
        let mut book = self.book();
        let all: usize = book.streams.values().sum();
        let own = book.streams.get(&player).copied().unwrap_or(0);
        if book.is_closed || own >= MOST_OF_ONE || all >= MOST {
            return None;
        }
        book.streams.insert(player, own + 1);
        for (game, version) in &from {
            let watched = book.games.entry(*game).or_insert(Watched {
                streams: 0,
                version: *version,
            });
            watched.streams += 1;
        }
        // subscribed under the lock: nothing is told between the reading above and the first news
        let news = self.0.news.subscribe();
        drop(book);
        Some(Watching {
            live: self.clone(),
            player,
            games: from.iter().map(|(game, _)| *game).collect(),
            news,
            first: from.into(),
        })
    }

    /// Tells those who watch this game. Called after COMMIT.
    pub fn tell(&self, game: GameId, version: i64) {
        let mut book = self.book();
        let Some(watched) = book.games.get_mut(&game).filter(|w| w.version < version) else {
            return;
        };
        watched.version = version;
        // nobody listens any more: then nobody misses it
        let _ = self.0.news.send(Some((game, version)));
    }

    /// Ends all streams; there will be no new one.
    pub fn close(&self) {
        self.book().is_closed = true;
        let _ = self.0.news.send(None);
    }

    fn watched(&self) -> Vec<GameId> {
        self.book().games.keys().copied().collect()
    }

    fn versions(&self, of: &[GameId]) -> VecDeque<News> {
        let book = self.book();
        let version = |game: &GameId| Some((*game, book.games.get(game)?.version));
        of.iter().filter_map(version).collect()
    }
}

/// One open stream; dropping it ends the watch.
#[derive(Debug)]
pub struct Watching {
    live: Live,
    player: PlayerId,
    games: Vec<GameId>,
    news: broadcast::Receiver<Option<News>>,
    first: VecDeque<News>,
}

impl Watching {
    /// The next news, beginning with the versions as they are; `None`: the stream ends. Nothing is lost if the wait is
    /// given up.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            if let Some(news) = self.first.pop_front() {
                return Some(news);
            }
            match self.news.recv().await {
                Ok(Some(news)) if self.games.contains(&news.0) => return Some(news),
                Ok(Some(_)) => {}
                Ok(None) | Err(RecvError::Closed) => return None,
                Err(RecvError::Lagged(_)) => self.first = self.live.versions(&self.games),
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut book = self.live.book();
        for game in &self.games {
            if let Some(watched) = book.games.get_mut(game) {
                watched.streams -= 1;
                if watched.streams == 0 {
                    book.games.remove(game);
                }
            }
        }
        if let Some(streams) = book.streams.get_mut(&self.player) {
            *streams -= 1;
            if *streams == 0 {
                book.streams.remove(&self.player);
            }
        }
    }
}

/// Asks how far the watched games are, in one query, and tells what has changed: other instances change games too.
///
/// # Errors
/// Storage.
pub async fn look(ctx: &Context) -> Result<(), StorageError> {
    let watched = ctx.wake.live.watched();
    if watched.is_empty() {
        return Ok(());
    }
    let versions = ctx.db.read(move |c| games::versions(c, &watched)).await?;
    for (game, version) in versions {
        ctx.wake.live.tell(game, version);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn those_who_watch_are_told_once_and_in_order() {
        let live = Live::default();
        let mut a = live.watch(1, vec![(7, 3), (8, 1)]).unwrap();
        let mut b = live.watch(2, vec![(8, 1)]).unwrap();
        live.tell(7, 4);
        live.tell(7, 4);
        live.tell(9, 5);
        live.tell(8, 2);
        let mut heard = Vec::new();
        for _ in 0..4 {
            heard.push(a.next().await.unwrap());
        }
        assert_eq!(heard, [(7, 3), (8, 1), (7, 4), (8, 2)]);
        assert_eq!(b.next().await, Some((8, 1)));
        assert_eq!(b.next().await, Some((8, 2)));
        live.close();
        assert_eq!(a.next().await, None);
        assert!(live.watch(3, Vec::new()).is_none());
        drop((a, b));
        assert!(live.watched().is_empty() && live.book().streams.is_empty());
    }

    #[tokio::test]
    async fn a_stream_that_fell_behind_begins_anew() {
        let live = Live::default();
        let mut slow = live.watch(1, vec![(7, 0)]).unwrap();
        for version in 1..=5_000 {
            live.tell(7, version);
        }
        assert_eq!(slow.next().await, Some((7, 0)));
        assert_eq!(slow.next().await, Some((7, 5_000)));
    }

    #[test]
    fn one_player_has_so_many_streams_and_no_more() {
        let live = Live::default();
        let mut open: Vec<Watching> = Vec::new();
        for _ in 0..MOST_OF_ONE {
            open.push(live.watch(1, vec![(7, 1)]).unwrap());
        }
        assert!(live.watch(1, vec![(7, 1)]).is_none());
        assert!(live.watch(2, vec![(7, 1)]).is_some());
        open.pop();
        assert!(live.watch(1, vec![(7, 1)]).is_some());
    }
}
