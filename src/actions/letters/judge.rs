//! What becomes of notices that are due: most go out, some wait for others, some have lost their reason.

use std::collections::HashMap;

use super::about_game::needs_present_ply;
use super::address;
use super::digest::cover;
use crate::actions::helping::{self, Copy};
use crate::domain::game::Game;
use crate::domain::helping::Help;
use crate::domain::notice::{Amount, Fate, NoticeKind, fate};
use crate::domain::player::Player;
use crate::domain::time::{HOUR, Instant, Millis};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::games::{self, Stand};
use crate::storage::mailboxes::{self, About, Exception, Mailbox};
use crate::storage::notices::{self, Due};
use crate::storage::{Conn, StorageError, helpers, players};

/// A letter that was due so long ago has been held up: by a stop of the server, or by the mail. Of several to one reader
/// one letter is made then.
const HELD_UP: Millis = HOUR;

/// What is to become of the notices that were due.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Each gets a letter of its own now.
    pub clear: Vec<i64>,
    /// Nobody will write a letter of these, as far as cheap questions tell: the reader wants none or has no address, or the
    /// game has gone on. Most your-move notices of somebody who plays on the page are such.
    pub gone: Vec<i64>,
    /// These wait for the letter of the day.
    pub parked: Vec<i64>,
    /// These wait until the reader has been here.
    pub kept: Vec<i64>,
    /// These are looked at again then.
    pub later: Vec<(i64, Instant)>,
    /// These go out in one letter.
    pub together: Vec<Together>,
    /// Of these, which nobody can write a letter of, the reader's helper gets a copy.
    pub copies: Vec<Copy>,
}

/// Notices to one player that go out in one letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Together {
    /// To whom.
    pub player: PlayerId,
    /// Which, oldest first; at least two.
    pub ids: Vec<i64>,
}

impl Judged {
    /// Whether every one of them simply goes out.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let aside = [&self.gone, &self.parked, &self.kept];
        aside.iter().all(|ids| ids.is_empty()) && self.later.is_empty() && self.together.is_empty()
    }
}

/// What is known of the readers and the games.
struct Known {
    players: Vec<Player>,
    mailboxes: Vec<Mailbox>,
    exceptions: Vec<Exception>,
    stands: Vec<Stand>,
    seen: Vec<(PlayerId, Instant)>,
    /// Whether a letter has told a reader of something since he was here; asked once for each who wants one until then.
    told: HashMap<PlayerId, bool>,
}

/// Whether a player gets letters of this kind about this game, at once or gathered.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn wants(
    c: &mut Conn,
    player: &Player,
    kind: NoticeKind,
    game: &Game,
) -> Result<bool, StorageError> {
    if address(kind, None, player).is_none() {
        return Ok(false);
    }
    let mailbox = mailboxes::of(c, player.id)?;
    let exceptions = mailboxes::exceptions(c, &[player.id])?;
    let amount = amount(&mailbox, &exceptions, Some(game.id), game.event);
    Ok(mailbox.wishes.wants_kind(kind, amount))
}

/// How much a reader wants of what happens in a game: for the game, else for its tournament, else as usual.
pub(super) fn amount(
    mailbox: &Mailbox,
    exceptions: &[Exception],
    game: Option<GameId>,
    event: Option<TournamentId>,
) -> Amount {
    let wanted = |about: About| {
        let mut own = exceptions.iter();
        let found = own.find(|e| e.player == mailbox.player && e.about == about);
        found.map(|e| e.amount)
    };
    let for_game = game.and_then(|game| wanted(About::Game(game)));
    let for_event = || event.and_then(|event| wanted(About::Tournament(event)));
    let special = for_game.or_else(for_event);
    special.unwrap_or(mailbox.wishes.amount)
}

/// Judges notices that are due.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn judge(c: &mut Conn, due: &[Due], now: Instant) -> Result<Judged, StorageError> {
    let readers = distinct(due.iter().filter_map(|d| d.player));
    let mut known = Known {
        players: players::by_ids(c, &readers)?,
        mailboxes: mailboxes::of_all(c, &readers)?,
        exceptions: mailboxes::exceptions(c, &readers)?,
        stands: games::stands(c, &distinct(due.iter().filter_map(|d| d.game)))?,
        seen: players::last_seen(c, &readers)?,
        told: HashMap::new(),
    };
    let mut judged = Judged::default();
    let mut waiting: Vec<&Due> = Vec::new();
    for one in due {
        if known.is_gone(one) {
            judged.copies.extend(known.copy(c, one)?);
            judged.gone.push(one.id);
            continue;
        }
        // what has been written goes out as it is, unless it could not for so long that it has company, or one letter is
        // all that is wanted
        let as_it_is = one.attempts > 0 && !is_held_up(one, now) && !known.wants_one(one);
        match known.fate(c, one, now)? {
            _ if as_it_is => judged.clear.push(one.id),
            Fate::Send if one.kind.is_some_and(NoticeKind::may_wait) => waiting.push(one),
            Fate::Send => judged.clear.push(one.id),
            Fate::Digest => judged.parked.push(one.id),
            Fate::Keep => judged.kept.push(one.id),
            Fate::Wait(until) => judged.later.push((one.id, until)),
        }
    }
    known.put_together(&waiting, now, &mut judged);
    // in the order in which they became due
    judged
        .clear
        .sort_by_key(|id| due.iter().position(|one| one.id == *id));
    Ok(judged)
}

impl Known {
    fn is_gone(&self, due: &Due) -> bool {
        let Some(kind) = due.kind else { return false };
        let unwanted = due.player.is_some_and(|id| {
            let player = self.players.iter().find(|player| player.id == id);
            let reached = player.and_then(|p| address(kind, due.address.as_deref(), p));
            let mailbox = self.mailbox(id);
            let wanted = mailbox.is_none_or(|m| m.wishes.wants_kind(kind, self.amount(m, due)));
            reached.is_none() || !wanted
        });
        let over = due.game.is_some_and(|id| {
            let stand = self.stands.iter().find(|stand| stand.game == id);
            let here = stand.is_some_and(|s| s.running && Some(s.ply) == due.ply);
            needs_present_ply(kind) && !here
        });
        unwanted || over
    }

    /// The copy for the helper of somebody without an address, of a letter that asks for his move.
    fn copy(&self, c: &mut Conn, due: &Due) -> Result<Option<Copy>, StorageError> {
        let asks = due.kind.is_some_and(asks_for_move);
        let (Some(player), Some(game), Some(ply), true) = (due.player, due.game, due.ply, asks)
        else {
            return Ok(None);
        };
        let here = |stand: &&Stand| stand.game == game && stand.running && stand.ply == ply;
        let reader = self.players.iter().find(|p| p.id == player);
        if reader.is_none_or(|p| p.email.is_some()) || !self.stands.iter().any(|s| here(&s)) {
            return Ok(None);
        }
        let help = helpers::of_player(c, player)?.filter(Help::stands);
        Ok(help.map(|help| Copy {
            notice: due.id,
            helper: help.helper,
            game,
            ply,
        }))
    }

    fn mailbox(&self, player: PlayerId) -> Option<&Mailbox> {
        self.mailboxes.iter().find(|m| m.player == player)
    }

    fn amount(&self, mailbox: &Mailbox, due: &Due) -> Amount {
        let stand = self.stands.iter().find(|s| Some(s.game) == due.game);
        let event = stand.and_then(|stand| stand.event);
        amount(mailbox, &self.exceptions, due.game, event)
    }

    /// Whether the reader wants one letter of such things until he has been here.
    fn wants_one(&self, due: &Due) -> bool {
        let may_wait = due.kind.is_some_and(NoticeKind::may_wait);
        let mailbox = due.player.and_then(|id| self.mailbox(id));
        may_wait && mailbox.is_some_and(|m| self.amount(m, due) == Amount::UntilBack)
    }

    fn fate(&mut self, c: &mut Conn, due: &Due, now: Instant) -> Result<Fate, StorageError> {
        let (Some(kind), Some(mailbox)) = (due.kind, due.player.and_then(|id| self.mailbox(id)))
        else {
            return Ok(Fate::Send);
        };
        let amount = self.amount(mailbox, due);
        let seen = self.seen.iter().find(|(id, _)| *id == mailbox.player);
        let seen = seen.map(|(_, at)| *at);
        let player = mailbox.player;
        let told = match (amount, self.told.get(&player)) {
            (Amount::UntilBack, Some(told)) => *told,
            (Amount::UntilBack, None) => {
                let told = notices::told_since(c, player, seen)?;
                self.told.insert(player, told);
                told
            }
            _ => false,
        };
        Ok(fate(kind, amount, due.created_at, seen, told, now))
    }

    /// Several letters to one reader that could not go out when they should have, or that meet in this moment where he
    /// wants only one: they become one.
    fn put_together(&self, waiting: &[&Due], now: Instant, judged: &mut Judged) {
        for reader in distinct(waiting.iter().filter_map(|d| d.player)) {
            let own: Vec<&&Due> = waiting
                .iter()
                .filter(|d| d.player == Some(reader))
                .collect();
            let held_up = own.iter().any(|d| is_held_up(d, now));
            let (one, each): (Vec<&&Due>, Vec<&&Due>) =
                own.into_iter().partition(|d| held_up || self.wants_one(d));
            judged.clear.extend(each.iter().map(|d| d.id));
            let ids: Vec<i64> = one.iter().map(|d| d.id).collect();
            if ids.len() > 1 {
                judged.together.push(Together {
                    player: reader,
                    ids,
                });
            } else {
                judged.clear.extend(ids);
            }
        }
        let nobody = waiting.iter().filter(|d| d.player.is_none());
        judged.clear.extend(nobody.map(|d| d.id));
    }
}

/// Letters by which somebody learns that his move is waited for.
fn asks_for_move(kind: NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::YourMove
            | NoticeKind::DrawOffered
            | NoticeKind::PlanPlayed
            | NoticeKind::PlanStopped
            | NoticeKind::Reminder
            | NoticeKind::LongMove
            | NoticeKind::StageReminder
            | NoticeKind::StageWarning
            | NoticeKind::LastWarning
            | NoticeKind::Nudge
    )
}

/// Whether it should have gone out long ago: it could not, or nobody was there to send it.
fn is_held_up(due: &Due, now: Instant) -> bool {
    let since = if due.attempts > 0 {
        due.created_at
    } else {
        due.not_before
    };
    now.since(since) > HELD_UP
}

/// Writes down what was judged; what somebody has claimed meanwhile is left to him.
///
/// # Errors
/// A database fault.
pub fn carry_out(tx: &mut Conn, judged: &Judged, now: Instant) -> Result<(), StorageError> {
    notices::drop_gone(tx, &judged.gone, now)?;
    notices::park(tx, &judged.parked, now)?;
    notices::keep(tx, &judged.kept, now)?;
    for (id, until) in &judged.later {
        notices::put_off(tx, *id, *until, now)?;
    }
    helping::copy(tx, &judged.copies, now)?;
    for together in &judged.together {
        let first = together.ids.first().copied().unwrap_or_default();
        let key = format!("together:{}:{first}:{}", together.player, now.0);
        cover(tx, together.player, key, &together.ids, now)?;
    }
    Ok(())
}

fn distinct(ids: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut ids: Vec<i64> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
