//! Which letters a player wants, and how his address behaves. Each player has one row.

use diesel::prelude::*;

use super::codec::text_enum;
use super::conn::{Conn, both};
use super::error::StorageError;
use super::players;
use super::schema::{mail_exceptions, mailboxes};
use crate::domain::notice::{Amount, DigestTime, MailWishes};
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::secrets::random_token;

text_enum!(Amount);

/// An address counts as one that nobody has after so many refusals within so long: a single one may be a mail server's
/// mistake.
const REFUSALS: i32 = 2;
const LATELY: Millis = 30 * DAY;

/// What is known about a player's letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// Whose.
    pub player: PlayerId,
    /// What lets whoever has a letter switch its group off, and nothing else.
    pub token: String,
    /// Which he wants.
    pub wishes: MailWishes,
    /// When his next letter of a day is due, where he wants one.
    pub digest_at: Option<Instant>,
    /// Whether letters about a game have it enclosed as a file.
    pub pgn: bool,
    /// When he switched letters off by the link in one, if no page has told him since what that means.
    pub left_at: Option<Instant>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = mailboxes)]
struct Row {
    player_id: i64,
    token: String,
    amount: Amount,
    digest_hour: i32,
    digest_days: i32,
    digest_at: Option<i64>,
    unwanted: String,
    left_at: Option<i64>,
    pgn: bool,
}

impl Row {
    fn mailbox(self) -> Result<Mailbox, StorageError> {
        let id = self.player_id;
        let corrupt = |what: &str| StorageError::corrupt("mailboxes", id, what);
        let number = |n: i32| u8::try_from(n).map_err(|_| corrupt("digest"));
        let digest = DigestTime::new(number(self.digest_hour)?, number(self.digest_days)?);
        let digest = digest.ok_or_else(|| corrupt("digest"))?;
        let wishes = MailWishes::new(self.amount, digest);
        Ok(Mailbox {
            player: id,
            token: self.token,
            wishes: wishes.without(&self.unwanted),
            digest_at: self.digest_at.map(Instant),
            left_at: self.left_at.map(Instant),
            pgn: self.pgn,
        })
    }
}

/// The mailbox of a new player: what everybody has who has chosen nothing.
pub fn insert(tx: &mut Conn, player: PlayerId) -> Result<(), StorageError> {
    let usual = MailWishes::default();
    diesel::insert_into(mailboxes::table)
        .values((
            mailboxes::player_id.eq(player),
            mailboxes::token.eq(random_token().expose()),
            mailboxes::amount.eq(usual.amount),
            mailboxes::digest_hour.eq(i32::from(usual.digest.hour)),
            mailboxes::digest_days.eq(i32::from(usual.digest.days)),
            mailboxes::unwanted.eq(usual.unwanted()),
            mailboxes::failures.eq(0),
        ))
        .execute(tx)?;
    Ok(())
}

/// A player's mailbox.
pub fn of(c: &mut Conn, player: PlayerId) -> Result<Mailbox, StorageError> {
    let row: Option<Row> = both!(c, c => mailboxes::table
        .find(player)
        .select(Row::as_select())
        .get_result(c)
        .optional())?;
    let row = row.ok_or_else(|| StorageError::corrupt("mailboxes", player, "it is missing"))?;
    row.mailbox()
}

/// Several mailboxes, in no particular order.
pub fn of_all(c: &mut Conn, players: &[PlayerId]) -> Result<Vec<Mailbox>, StorageError> {
    let rows: Vec<Row> = mailboxes::table
        .filter(mailboxes::player_id.eq_any(players))
        .select(Row::as_select())
        .load(c)?;
    rows.into_iter().map(Row::mailbox).collect()
}

/// The mailbox with this token.
pub fn by_token(c: &mut Conn, token: &str) -> Result<Option<Mailbox>, StorageError> {
    let row: Option<Row> = mailboxes::table
        .filter(mailboxes::token.eq(token))
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(Row::mailbox).transpose()
}

/// Saves what a player wants, and when his next letter of a day is due.
pub fn set(
    tx: &mut Conn,
    player: PlayerId,
    wishes: &MailWishes,
    digest_at: Option<Instant>,
) -> Result<(), StorageError> {
    diesel::update(mailboxes::table.find(player))
        .set((
            mailboxes::amount.eq(wishes.amount),
            mailboxes::digest_hour.eq(i32::from(wishes.digest.hour)),
            mailboxes::digest_days.eq(i32::from(wishes.digest.days)),
            mailboxes::digest_at.eq(digest_at.map(|at| at.0)),
            mailboxes::unwanted.eq(wishes.unwanted()),
        ))
        .execute(tx)?;
    Ok(())
}

/// Saves whether letters about a game have it enclosed as a file.
pub fn set_pgn(tx: &mut Conn, player: PlayerId, pgn: bool) -> Result<(), StorageError> {
    diesel::update(mailboxes::table.find(player))
        .set(mailboxes::pgn.eq(pgn))
        .execute(tx)?;
    Ok(())
}

/// Remembers that letters were switched off by a link (`Some`), or that the player has been told (`None`).
pub fn set_left(tx: &mut Conn, player: PlayerId, at: Option<Instant>) -> Result<(), StorageError> {
    diesel::update(mailboxes::table.find(player))
        .set(mailboxes::left_at.eq(at.map(|at| at.0)))
        .execute(tx)?;
    Ok(())
}

/// Whose letter of a day is due, and since when.
pub fn due(
    c: &mut Conn,
    now: Instant,
    limit: i64,
) -> Result<Vec<(PlayerId, Instant)>, StorageError> {
    let rows: Vec<(i64, Option<i64>)> = mailboxes::table
        .filter(mailboxes::digest_at.le(now.0))
        .order(mailboxes::digest_at)
        .limit(limit)
        .select((mailboxes::player_id, mailboxes::digest_at))
        .load(c)?;
    let due = rows.into_iter();
    Ok(due
        .filter_map(|(id, at)| Some((id, Instant(at?))))
        .collect())
}

/// Sets when the next letter of a day is due, if it was due at `was`. False: somebody else has seen to it.
pub fn turn_page(
    tx: &mut Conn,
    player: PlayerId,
    was: Instant,
    next: Instant,
) -> Result<bool, StorageError> {
    let turned = diesel::update(
        mailboxes::table
            .find(player)
            .filter(mailboxes::digest_at.eq(was.0)),
    )
    .set(mailboxes::digest_at.eq(next.0))
    .execute(tx)?;
    Ok(turned == 1)
}

/// The address was refused for good, or a letter came back from it; after the second time nothing is sent there any more.
/// That letters are taken in between says nothing: a relay takes them all and sends some back.
pub fn hard_failure(tx: &mut Conn, player: PlayerId, at: Instant) -> Result<(), StorageError> {
    let known: Option<(i32, Option<i64>)> = mailboxes::table
        .find(player)
        .select((mailboxes::failures, mailboxes::failed_at))
        .get_result(tx)
        .optional()?;
    let Some((failures, last)) = known else {
        return Ok(());
    };
    let lately = last.is_some_and(|last| at.since(Instant(last)) < LATELY);
    let failures = if lately { failures + 1 } else { 1 };
    diesel::update(mailboxes::table.find(player))
        .set((
            mailboxes::failures.eq(failures),
            mailboxes::failed_at.eq(at.0),
        ))
        .execute(tx)?;
    if failures >= REFUSALS {
        players::mark_address_bad(tx, player, at)?;
    }
    Ok(())
}

/// The address is another one, or was confirmed anew: earlier refusals do not count any more.
pub fn forgive(tx: &mut Conn, player: PlayerId) -> Result<(), StorageError> {
    diesel::update(mailboxes::table.find(player))
        .set(mailboxes::failures.eq(0))
        .execute(tx)?;
    Ok(())
}

/// What a wish is about that differs from the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// One game.
    Game(GameId),
    /// All games of a tournament.
    Tournament(TournamentId),
}

impl About {
    /// What is stored, and stands in addresses, as this word and number.
    #[must_use]
    pub fn of(word: &str, id: i64) -> Option<Self> {
        match word {
            "game" => Some(Self::Game(id)),
            "tournament" => Some(Self::Tournament(id)),
            _ => None,
        }
    }

    /// The word and number of [`About::of`].
    #[must_use]
    pub fn stored(self) -> (&'static str, i64) {
        match self {
            Self::Game(id) => ("game", id),
            Self::Tournament(id) => ("tournament", id),
        }
    }
}

/// What a player wants otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exception {
    /// Who.
    pub player: PlayerId,
    /// For what.
    pub about: About,
    /// How much.
    pub amount: Amount,
}

/// What these players want otherwise.
pub fn exceptions(c: &mut Conn, players: &[PlayerId]) -> Result<Vec<Exception>, StorageError> {
    let rows: Vec<(i64, String, i64, Amount)> = mail_exceptions::table
        .filter(mail_exceptions::player_id.eq_any(players))
        .order(mail_exceptions::about_id)
        .select((
            mail_exceptions::player_id,
            mail_exceptions::about,
            mail_exceptions::about_id,
            mail_exceptions::amount,
        ))
        .load(c)?;
    let exception = |(player, about, id, amount): (i64, String, i64, Amount)| {
        let damaged = || StorageError::corrupt("mail_exceptions", player, "about");
        Ok(Exception {
            player,
            about: About::of(&about, id).ok_or_else(damaged)?,
            amount,
        })
    };
    rows.into_iter().map(exception).collect()
}

/// Sets what a player wants for one thing; `None`: as usual.
pub fn set_exception(
    tx: &mut Conn,
    player: PlayerId,
    about: About,
    amount: Option<Amount>,
) -> Result<(), StorageError> {
    let (word, id) = about.stored();
    diesel::delete(mail_exceptions::table.find((player, word, id))).execute(tx)?;
    if let Some(amount) = amount {
        diesel::insert_into(mail_exceptions::table)
            .values((
                mail_exceptions::player_id.eq(player),
                mail_exceptions::about.eq(word),
                mail_exceptions::about_id.eq(id),
                mail_exceptions::amount.eq(amount),
            ))
            .execute(tx)?;
    }
    Ok(())
}
