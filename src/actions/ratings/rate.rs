//! Rating games, one at a time and each in one transaction, in the order of their results.
//!
//! Whatever ends a game, changes its result or puts it back into play leaves a row (`rate_this`). What has to be done is
//! read off the game and the chains at the moment of doing it, so a row too many does no harm, and a server that dies in
//! the middle leaves the game to be rated.

use crate::domain::rating::{
    Bout, Cause, Change, Losses, Score, Stood, due, lost_too, played, taken_back,
};
use crate::domain::time::{Instant, Millis, SECOND};
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::storage::ratings::{self, Facts, NewRow, Row};
use crate::storage::{Conn, StorageError};

use super::super::{Context, sweep};

/// For so long a result waits for others that came before it and are written later: a flag falls some seconds after its
/// instant.
pub const SETTLES: Millis = 30 * SECOND;
/// How many games one run rates.
const AT_ONCE: usize = 1_000;
/// How often in a row others may be quicker with one game before it is taken for damaged.
const MOST_STALE: u32 = 50;

/// Rates what waits. Says how many games were looked at.
///
/// # Errors
/// Storage failed altogether; a single game that cannot be rated is set aside and reported.
pub async fn rate(ctx: &Context) -> Result<usize, StorageError> {
    let (mut last, mut stale) = (None, 0);
    for done in 0..AT_ONCE {
        let now = ctx.now();
        let until = now.plus(-SETTLES);
        let next = ctx.db.read(move |c| ratings::waiting(c, until)).await?;
        let Some((game, at)) = next else {
            return Ok(done);
        };
        if last.replace((game, at)) != Some((game, at)) {
            stale = 0;
        }
        let work = move |tx: &mut Conn| one(tx, game, at, now);
        match ctx.db.write(work).await {
            Ok(()) => {}
            // another server was quicker, or the game has changed: the next look finds out. Nobody is quicker for ever
            Err(StorageError::Stale) if stale < MOST_STALE => stale += 1,
            Err(error) if error.is_unavailable() => return Err(error),
            Err(error) => set_aside(ctx, game, now, &error).await?,
        }
    }
    Ok(AT_ONCE)
}

async fn set_aside(
    ctx: &Context,
    game: GameId,
    now: Instant,
    error: &StorageError,
) -> Result<(), StorageError> {
    tracing::error!(game, %error, "a game could not be rated");
    ctx.db
        .write(move |tx| ratings::set_aside(tx, game, now))
        .await?;
    sweep::report(ctx, "ratings", false, Some(game), &error.to_string()).await
}

/// Brings the chains to what the game's result says; `at`: the instant of that result.
fn one(tx: &mut Conn, game: GameId, at: Instant, now: Instant) -> Result<(), StorageError> {
    ratings::take(tx, game, at)?;
    let Some(facts) = ratings::facts(tx, game)? else {
        return Ok(());
    };
    let rows = ratings::of_game(tx, game)?;
    let turn = rows.iter().map(|row| row.turn + 1).max().unwrap_or(0);
    let last: Vec<&Row> = rows.iter().filter(|row| row.turn + 1 == turn).collect();
    let due = due(result_of(&last, facts.white), facts.played.counts());
    let mut work = Work {
        game,
        at,
        now,
        turn,
        facts,
    };
    if due.back {
        work.take_back(tx, &last)?;
        work.turn += 1;
    }
    match due.rate {
        Some(result) => work.rate(tx, result),
        None => Ok(()),
    }
}

/// The result that the last rows of a game have rated.
fn result_of(rows: &[&Row], white: PlayerId) -> Option<GameResult> {
    let own = rows.iter().find(|row| row.player == white)?;
    match own.cause {
        Cause::Won => Some(GameResult::WhiteWins),
        Cause::Drawn => Some(GameResult::Draw),
        Cause::Lost => Some(GameResult::BlackWins),
        Cause::TakenBack | Cause::Entered => None,
    }
}

/// A game that is being rated.
struct Work {
    game: GameId,
    at: Instant,
    now: Instant,
    /// How often it has been rated and taken back before.
    turn: u32,
    facts: Facts,
}

/// A side with its chain as it stands.
struct Seat {
    player: PlayerId,
    stood: Stood,
    /// The losses that this result is rated as one with.
    losses: Option<(u32, Losses)>,
}

impl Work {
    /// Appends the negative of what the last rows of the game had told. `rows` come in the order of the players.
    fn take_back(&self, tx: &mut Conn, rows: &[&Row]) -> Result<(), StorageError> {
        for row in rows {
            let stood = ratings::stood(tx, row.player, row.pool)?;
            let replaced = ratings::entered_after(tx, row.player, row.pool, row.number)?;
            let back = NewRow {
                pool: row.pool,
                opponent: row.opponent,
                games: stood.games.saturating_sub(1),
                ..self.row(
                    row.player,
                    Cause::TakenBack,
                    taken_back(&stood, &row.change, replaced, self.at),
                )
            };
            ratings::append(tx, &stood, &back, self.now)?;
        }
        Ok(())
    }

    /// Appends a row to the chains of both; each is judged by what the other was before.
    fn rate(&self, tx: &mut Conn, result: GameResult) -> Result<(), StorageError> {
        let white = self.seat(tx, Color::White, result)?;
        let black = self.seat(tx, Color::Black, result)?;
        let mut both = [
            (Color::White, &white, &black),
            (Color::Black, &black, &white),
        ];
        // always in this order, so that two servers never wait for each other
        both.sort_by_key(|(_, own, _)| own.player);
        for (side, own, other) in both {
            let score = Score::of(result, side);
            let bout = Bout {
                opponent: other.taken_for(self.at),
                score,
            };
            let row = NewRow {
                opponent: Some((other.player, bout.opponent)),
                first: self.first(own, score),
                games: own.stood.games + 1,
                ..self.row(own.player, Cause::of(score), own.change(bout, self.at))
            };
            ratings::append(tx, &own.stood, &row, self.now)?;
        }
        Ok(())
    }

    fn seat(&self, tx: &mut Conn, side: Color, result: GameResult) -> Result<Seat, StorageError> {
        let (player, pool) = (self.facts.player(side), self.facts.pool);
        let losses = match self.facts.event {
            Some(event) if self.lapsed(Score::of(result, side)) => {
                ratings::losses(tx, player, pool, event, self.at)?
            }
            _ => None,
        };
        Ok(Seat {
            player,
            stood: ratings::stood(tx, player, pool)?,
            losses,
        })
    }

    /// Whether this is a loss as a withdrawal brings them: on time, in a tournament.
    fn lapsed(&self, score: Score) -> bool {
        let by_time = self.facts.played.ending.is_some_and(|e| e.is_by_time());
        score == Score::Lost && by_time && self.facts.event.is_some()
    }

    fn first(&self, own: &Seat, score: Score) -> Option<u32> {
        let begun = own.losses.as_ref().map(|(first, _)| *first);
        begun.or_else(|| self.lapsed(score).then_some(own.stood.number + 1))
    }

    fn row(&self, player: PlayerId, cause: Cause, change: Change) -> NewRow {
        NewRow {
            player,
            pool: self.facts.pool,
            cause,
            game: Some((self.game, self.turn)),
            opponent: None,
            first: None,
            change,
            games: 0,
            by: None,
            note: String::new(),
            at: self.at,
        }
    }
}

impl Seat {
    /// What the opponent takes him for: what he was before the first of the losses that are rated as one.
    fn taken_for(&self, at: Instant) -> crate::domain::rating::Rating {
        match &self.losses {
            Some((_, losses)) => losses.base,
            None => self.stood.rating_at(at),
        }
    }

    fn change(&self, bout: Bout, at: Instant) -> Change {
        match &self.losses {
            Some((_, losses)) => lost_too(&self.stood, losses, bout, at),
            None => played(&self.stood, bout, at),
        }
    }
}
