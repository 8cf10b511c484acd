//! Writing a notice.

use diesel::prelude::*;

use super::{WAITING, notices};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, InvitationId, PlayerId, TournamentId};
use crate::storage::conn::both;
use crate::storage::{AnyConn, StorageError};

/// Something worth telling, to be written in the transaction of what happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNotice {
    /// What keeps it single; see the constructors.
    pub unique_key: String,
    pub kind: NoticeKind,
    /// Whom it is for; `None`: only an address is known.
    pub player: Option<PlayerId>,
    /// Where it goes, if not to the player's address at the time of sending.
    pub address: Option<String>,
    /// The language of a reader who has no account.
    pub lang: Option<String>,
    pub game: Option<GameId>,
    /// Plies on the board; a letter about a move is dropped when the game has gone on.
    pub ply: Option<u32>,
    pub invitation: Option<InvitationId>,
    pub tournament: Option<TournamentId>,
    /// The act in it that is told of.
    pub act: Option<i64>,
    pub created_at: Instant,
    /// Not to be sent earlier.
    pub not_before: Instant,
    /// Of no use any more after this.
    pub not_after: Option<Instant>,
}

impl NewNotice {
    /// A notice about a game at a ply, once for each player, kind and `number` (0, or that of a reminder).
    pub fn game(
        kind: NoticeKind,
        player: PlayerId,
        game: GameId,
        ply: u32,
        number: u32,
        now: Instant,
    ) -> Self {
        let key = format!("game:{game}:{ply}:{}:{number}:{player}", kind.code());
        Self {
            game: Some(game),
            ply: Some(ply),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about a message in a game, once for each form (`once`).
    pub fn message(
        kind: NoticeKind,
        player: PlayerId,
        game: GameId,
        ply: u32,
        once: &str,
        now: Instant,
    ) -> Self {
        let key = format!("game:{game}:{}:{player}:{once}", kind.code());
        Self {
            game: Some(game),
            ply: Some(ply),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about an invitation to a player, once for each kind.
    pub fn invitation(
        kind: NoticeKind,
        player: PlayerId,
        invitation: InvitationId,
        now: Instant,
    ) -> Self {
        let key = format!("invitation:{invitation}:{}:{player}", kind.code());
        Self {
            invitation: Some(invitation),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about an invitation to an address that belongs to nobody here, once for each kind.
    pub fn invitation_by_mail(
        kind: NoticeKind,
        address: &str,
        lang: &str,
        invitation: InvitationId,
        now: Instant,
    ) -> Self {
        let key = format!("invitation:{invitation}:{}:mail", kind.code());
        Self {
            invitation: Some(invitation),
            address: Some(address.to_owned()),
            lang: Some(lang.to_owned()),
            ..Self::bare(key, kind, None, now)
        }
    }

    /// A notice about an account; `address` where it is not the player's confirmed one (a new address to be confirmed, the
    /// old one after a change); `once` tells one asking from the next (a form's random word).
    pub fn account(
        kind: NoticeKind,
        player: PlayerId,
        address: Option<&str>,
        once: &str,
        now: Instant,
    ) -> Self {
        let key = format!("account:{player}:{}:{once}", kind.code());
        Self {
            address: address.map(str::to_owned),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// To somebody who was named a helper, once for each time.
    pub fn help(player: PlayerId, help: i64, now: Instant) -> Self {
        let kind = NoticeKind::HelperNamed;
        Self {
            act: Some(help),
            ..Self::bare(format!("help:{help}"), kind, Some(player), now)
        }
    }

    /// A notice about a leave, once for each kind and reader; `game`: one that it touches.
    pub fn leave(
        kind: NoticeKind,
        player: PlayerId,
        game: Option<GameId>,
        leave: i64,
        now: Instant,
    ) -> Self {
        let key = format!("leave:{leave}:{}:{player}", kind.code());
        Self {
            game,
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about an outage, once for each reader.
    pub fn outage(player: PlayerId, outage: i64, now: Instant) -> Self {
        let kind = NoticeKind::OutageCredited;
        Self {
            act: Some(outage),
            ..Self::bare(format!("outage:{outage}:{player}"), kind, Some(player), now)
        }
    }

    /// A notice about an act in a tournament, once for each kind and reader.
    pub fn tournament(
        kind: NoticeKind,
        player: PlayerId,
        tournament: TournamentId,
        act: i64,
        now: Instant,
    ) -> Self {
        let key = format!("tournament:{tournament}:{}:{act}:{player}", kind.code());
        Self {
            tournament: Some(tournament),
            act: Some(act),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice in whose letter several others are told, once for each key.
    pub fn digest(player: PlayerId, key: String, now: Instant) -> Self {
        Self::bare(key, NoticeKind::Digest, Some(player), now)
    }

    /// The answer to a mail that came in about a game.
    pub fn answer(player: PlayerId, game: GameId, ply: u32, mail: i64, now: Instant) -> Self {
        let kind = NoticeKind::MailAnswer;
        Self {
            game: Some(game),
            ply: Some(ply),
            act: Some(mail),
            ..Self::bare(format!("answer:{mail}"), kind, Some(player), now)
        }
    }

    fn bare(unique_key: String, kind: NoticeKind, player: Option<PlayerId>, now: Instant) -> Self {
        Self {
            unique_key,
            kind,
            player,
            address: None,
            lang: None,
            game: None,
            ply: None,
            invitation: None,
            tournament: None,
            act: None,
            created_at: now,
            not_before: now,
            not_after: Some(now.plus(kind.useful())),
        }
    }
}

/// Writes a notice. False if it has been written before: then nothing happens.
pub fn insert(tx: &mut AnyConn, new: &NewNotice) -> Result<bool, StorageError> {
    let row = (
        notices::unique_key.eq(&new.unique_key),
        notices::kind.eq(new.kind.code()),
        notices::player_id.eq(new.player),
        notices::address.eq(new.address.as_deref()),
        notices::lang.eq(new.lang.as_deref()),
        notices::game_id.eq(new.game),
        notices::ply.eq(new.ply.map(|ply| i32::try_from(ply).unwrap_or(i32::MAX))),
        notices::invitation_id.eq(new.invitation),
        notices::tournament_id.eq(new.tournament),
        notices::act_id.eq(new.act),
        notices::state.eq(WAITING),
        notices::created_at.eq(new.created_at.0),
        notices::not_before.eq(new.not_before.0),
        notices::not_after.eq(new.not_after.map(|at| at.0)),
        notices::attempts.eq(0),
    );
    // The database itself passes over a known key: two transactions at once cannot make a violation of it.
    let written = both!(tx, c => diesel::insert_into(notices::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(written == 1)
}
