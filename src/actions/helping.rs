//! Helpers: named, agreed, ended; and who may enter what a player has told him.

use crate::domain::PlayerId;
use crate::domain::game::Game;
use crate::domain::helping::{EnteredBy, Entrant, Help, HelpRefusal, POSTMARK_REASON_MAX};
use crate::domain::notice::NoticeKind;
use crate::domain::player::{Player, Role};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::rules::Color;
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, helpers, players, tournaments};

use super::play::SentMove;
use super::{Context, Fail};

/// What a verb about helpers answers.
pub type Answer<T> = Result<T, Fail<HelpRefusal>>;

/// In what right `by` enters moves of `member` in this game; `Err`: why not. Asked when a page is shown, and again when
/// something is entered.
///
/// # Errors
/// A database fault.
pub fn entrant(
    c: &mut Conn,
    game: &Game,
    member: PlayerId,
    by: &Player,
) -> Result<Result<Entrant, GameRefusal>, StorageError> {
    if game.side_of(member).is_none() || by.closed {
        return Ok(Err(GameRefusal::NotHelper));
    }
    let help = helpers::of_player(c, member)?.filter(Help::stands);
    let is_helper = help.as_ref().is_some_and(|help| help.helper == by.id);
    let directs = directs(c, game, by)? && (help.is_some() || has_no_mail(c, member)?);
    if !is_helper && !directs {
        return Ok(Err(GameRefusal::NotHelper));
    }
    if game.side_of(by.id).is_some() || sits_there(c, game, by.id)? {
        return Ok(Err(GameRefusal::HelperPlays));
    }
    Ok(Ok(if directs {
        Entrant::Director
    } else {
        Entrant::Helper
    }))
}

/// For which sides of a game that is not his own somebody may enter moves, and in what right.
///
/// # Errors
/// A database fault.
pub fn sides(
    c: &mut Conn,
    game: &Game,
    by: &Player,
) -> Result<Vec<(Color, Entrant)>, StorageError> {
    let mut found = Vec::new();
    if game.side_of(by.id).is_some() {
        return Ok(found);
    }
    for side in [Color::White, Color::Black] {
        if let Ok(right) = entrant(c, game, game.player(side), by)? {
            found.push((side, right));
        }
    }
    Ok(found)
}

fn directs(c: &mut Conn, game: &Game, by: &Player) -> Result<bool, StorageError> {
    let Some(event) = game.event else {
        return Ok(false);
    };
    if by.role == Role::Admin {
        return Ok(true);
    }
    helpers::directs(c, event, by.id)
}

fn has_no_mail(c: &mut Conn, member: PlayerId) -> Result<bool, StorageError> {
    let member = players::by_id(c, member)?;
    Ok(member.is_some_and(|member| member.email.is_none()))
}

/// Whether somebody plays in the group that this game belongs to.
fn sits_there(c: &mut Conn, game: &Game, player: PlayerId) -> Result<bool, StorageError> {
    match tournaments::meeting_of(c, game.id)? {
        Some(group) => helpers::sits_in(c, group, player),
        None => Ok(false),
    }
}

/// In what right something is entered for a player; `None`: he does it himself.
pub(super) async fn may_enter(
    ctx: &Context,
    game: &Game,
    member: PlayerId,
    entered: Option<EnteredBy>,
) -> Result<Option<Entrant>, Fail<GameRefusal>> {
    let Some(entered) = entered else {
        return Ok(None);
    };
    let game = game.clone();
    let read = move |c: &mut Conn| match players::by_id(c, entered.by)? {
        Some(by) => entrant(c, &game, member, &by),
        None => Ok(Err(GameRefusal::NotHelper)),
    };
    let right = ctx.db.read(read).await?.map_err(Fail::Refused)?;
    Ok(Some(right))
}

/// From when a move counts that is dated back, and who says so.
pub(super) fn dated_by(
    game: &Game,
    sent: &SentMove,
    right: Option<Entrant>,
) -> Result<Option<(Instant, PlayerId)>, Fail<GameRefusal>> {
    let Some(postmark) = &sent.postmark else {
        return Ok(None);
    };
    let length = postmark.reason.chars().count();
    let who = sent.entered.filter(|_| right == Some(Entrant::Director));
    let (Some(who), 1..=POSTMARK_REASON_MAX) = (who, length) else {
        return Err(Fail::Refused(GameRefusal::PostmarkReason));
    };
    if game.ending.is_some_and(|ending| ending.is_by_time()) {
        return Err(Fail::Refused(GameRefusal::NotRevived));
    }
    Ok(Some((postmark.at, who.by)))
}

/// Names a helper by his sign-in name. Whom an administrator names for another one helps at once; anybody else is asked.
///
/// # Errors
/// Refused, or storage failed.
pub async fn name(
    ctx: &Context,
    player: PlayerId,
    named_by: PlayerId,
    helper: &str,
    at: Instant,
) -> Answer<()> {
    let typed = helper.trim().to_owned();
    let write = move |tx: &mut Conn| {
        let found = players::by_name(tx, &typed)?.filter(|p| !p.closed);
        let Some(helper) = found else {
            return Ok(Err(HelpRefusal::NoSuchPlayer));
        };
        if helper.id == player {
            return Ok(Err(HelpRefusal::Yourself));
        }
        if let Some(there) = helpers::of_player(tx, player)? {
            // the same form sent twice
            let same = there.helper == helper.id && there.named_by == named_by;
            return Ok(if same {
                Ok(())
            } else {
                Err(HelpRefusal::NamedAlready)
            });
        }
        if helpers::meet(tx, player, helper.id)? {
            return Ok(Err(HelpRefusal::PlaysThere));
        }
        let at_once = named_by != player || named_by == helper.id;
        let Some(id) = helpers::name(tx, (player, helper.id), named_by, at_once, at)? else {
            return Ok(Err(HelpRefusal::NamedAlready));
        };
        notices::insert(tx, &NewNotice::help(helper.id, id, at))?;
        Ok(Ok(()))
    };
    ctx.db.write(write).await?.map_err(Fail::Refused)?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// The one who was asked agrees.
///
/// # Errors
/// Refused, or storage failed.
pub async fn accept(ctx: &Context, id: i64, by: PlayerId, at: Instant) -> Answer<()> {
    let write = move |tx: &mut Conn| {
        let help = helpers::by_id(tx, id)?.filter(|h| h.helper == by && h.ended_at.is_none());
        let Some(help) = help else {
            return Ok(Err(HelpRefusal::Gone));
        };
        if help.stands() {
            return Ok(Ok(()));
        }
        // he may have sat down in the group since he was asked
        if helpers::meet(tx, help.player, by)? {
            return Ok(Err(HelpRefusal::PlaysThere));
        }
        helpers::accept(tx, id, at)?;
        Ok(Ok(()))
    };
    ctx.db.write(write).await?.map_err(Fail::Refused)
}

/// Either of the two ends it, or an administrator; one that has ended stays so.
///
/// # Errors
/// Refused, or storage failed.
pub async fn end(ctx: &Context, id: i64, by: &Player, at: Instant) -> Answer<()> {
    let (by, admin) = (by.id, by.role == Role::Admin);
    let write = move |tx: &mut Conn| {
        let may = |help: &Help| admin || help.player == by || help.helper == by;
        if helpers::by_id(tx, id)?.filter(may).is_none() {
            return Ok(Err(HelpRefusal::Gone));
        }
        helpers::end(tx, id, by, at)?;
        Ok(Ok(()))
    };
    ctx.db.write(write).await?.map_err(Fail::Refused)
}

/// The notices of somebody without an address that his helper gets instead, each once.
///
/// # Errors
/// A database fault.
pub fn copy(tx: &mut Conn, copies: &[Copy], now: Instant) -> Result<(), StorageError> {
    for copy in copies {
        let kind = NoticeKind::HelperMove;
        let notice = NewNotice::game(kind, copy.helper, copy.game, copy.ply, copy.number(), now);
        notices::insert(tx, &notice)?;
    }
    Ok(())
}

/// A notice to somebody without an address, of which his helper gets a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The notice.
    pub notice: i64,
    /// Who gets the copy.
    pub helper: PlayerId,
    /// The game.
    pub game: i64,
    /// Its ply.
    pub ply: u32,
}

impl Copy {
    /// What tells several at one ply apart.
    fn number(&self) -> u32 {
        u32::try_from(self.notice % i64::from(u32::MAX)).unwrap_or(0)
    }
}
