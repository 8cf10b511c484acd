//! What a letter is to say, gathered when it is written: the game as it stands then, the reader as he wants it then. `None`
//! when its reason has gone; the letter is then not written.

mod about_game;
mod about_invitation;
mod digest;
mod judge;

use chrono_tz::Tz;

use about_game::about_game;
use about_invitation::about_invitation;
pub use digest::send_digests;
pub use judge::{Judged, Together, carry_out, judge, wants};

use crate::domain::link::LinkPurpose;
use crate::domain::notice::{Notice, NoticeKind, Reader};
use crate::domain::player::{Player, PositionStyle};
use crate::domain::{GameId, InvitationId, TournamentId};
use crate::storage::mailboxes::{self, Exception, Mailbox};
use crate::storage::notices::{self, NoticeRow};
use crate::storage::{Conn, StorageError, games, helpers, invitations, players, sessions};

use super::leave::letters as leave;
use super::tournaments;

/// What a letter is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// Who reads it.
    pub reader: Reader,
    /// What it says.
    pub notice: Notice,
    /// The links with secrets that it carries.
    pub links: Vec<Linked>,
}

/// A link that a letter is to carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Linked {
    /// What for.
    pub purpose: LinkPurpose,
    /// In which game, and at which ply.
    pub game: Option<(GameId, u32)>,
    /// For which invitation.
    pub invitation: Option<InvitationId>,
    /// For which tournament.
    pub tournament: Option<TournamentId>,
}

/// Who a letter goes to, and what he wants.
struct Addressee {
    player: Player,
    mailbox: Mailbox,
    exceptions: Vec<Exception>,
}

impl Addressee {
    fn of(c: &mut Conn, row: &NoticeRow) -> Result<Option<Self>, StorageError> {
        let Some(id) = row.player else {
            return Ok(None);
        };
        let Some(player) = players::by_id(c, id)? else {
            return Ok(None);
        };
        Ok(Some(Self {
            player,
            mailbox: mailboxes::of(c, id)?,
            exceptions: mailboxes::exceptions(c, &[id])?,
        }))
    }

    /// Whether he wants a letter of this notice, by itself or with others.
    fn wants(&self, c: &mut Conn, row: &NoticeRow) -> Result<bool, StorageError> {
        let stands = match row.game {
            Some(game) if !self.exceptions.is_empty() => games::stands(c, &[game])?,
            _ => Vec::new(),
        };
        let event = stands.first().and_then(|stand| stand.event);
        let amount = judge::amount(&self.mailbox, &self.exceptions, row.game, event);
        Ok(self.mailbox.wishes.wants_kind(row.kind, amount))
    }
}

/// Reads what the letter of a notice says now.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn gather(c: &mut Conn, row: &NoticeRow) -> Result<Option<Gathered>, StorageError> {
    let to = Addressee::of(c, row)?;
    if row.player.is_some() && to.is_none() {
        return Ok(None);
    }
    let zone = match (&to, row.invitation) {
        (None, Some(id)) => inviter_zone(c, id)?,
        _ => Tz::UTC,
    };
    if let Some(to) = &to
        && !to.wants(c, row)?
    {
        return Ok(None);
    }
    let Some(reader) = reader(row, to.as_ref(), zone) else {
        return Ok(None);
    };
    let parts = match row.kind {
        NoticeKind::Digest => parts(c, row, to.as_ref())?,
        _ => {
            let notice = told(c, row, to.as_ref())?;
            notice
                .map(|notice| (row.clone(), notice))
                .into_iter()
                .collect()
        }
    };
    // a letter of several has no address of its own to which one could answer with a move
    let alone = parts.len() == 1;
    let links = parts.iter().flat_map(|(row, notice)| links(row, notice));
    let links = links.filter(|linked| alone || linked.purpose != LinkPurpose::Reply);
    let links = links.collect();
    let mut notices: Vec<Notice> = parts.into_iter().map(|(_, notice)| notice).collect();
    let notice = match notices.len() {
        0 => return Ok(None),
        1 => notices.remove(0),
        _ => Notice::Digest(notices),
    };
    Ok(Some(Gathered {
        reader,
        notice,
        links,
    }))
}

/// What there is to tell of the notices that go out in this one, as far as it is still true and wanted; oldest first.
fn parts(
    c: &mut Conn,
    row: &NoticeRow,
    to: Option<&Addressee>,
) -> Result<Vec<(NoticeRow, Notice)>, StorageError> {
    let Some(to) = to else {
        return Ok(Vec::new());
    };
    let mut parts = Vec::new();
    for part in notices::parts_of(c, row)? {
        if to.wants(c, &part)? {
            let told = told(c, &part, Some(to))?;
            parts.extend(told.map(|notice| (part, notice)));
        }
    }
    Ok(parts)
}

/// What a notice tells now; `None`: its reason has gone.
fn told(
    c: &mut Conn,
    row: &NoticeRow,
    to: Option<&Addressee>,
) -> Result<Option<Notice>, StorageError> {
    let player = to.map(|to| &to.player);
    match (row.game, row.invitation) {
        _ if row.kind.is_leave() => match player {
            Some(player) => leave::gather(c, row, player),
            None => Ok(None),
        },
        _ if row.kind.is_tournament() => match player {
            Some(player) => tournaments::gather(c, row, player),
            None => Ok(None),
        },
        (Some(game), _) => {
            let to = to.map(|to| (&to.player, to.mailbox.pgn));
            about_game(c, row, to, game)
        }
        (None, Some(_)) => about_invitation(c, row),
        (None, None) => match player {
            Some(player) if row.kind == NoticeKind::NewSignIn => {
                let at = row.created_at;
                let agent = sessions::begun_at(c, player.id, at)?.unwrap_or_default();
                let name = player.name.clone();
                Ok(Some(Notice::NewSignIn { name, agent, at }))
            }
            Some(player) if row.kind == NoticeKind::HelperNamed => helper_named(c, row, player),
            Some(player) => Ok(about_account(row.kind, player)),
            None => Ok(None),
        },
    }
}

/// Nobody knows a stranger's zone; that of whoever invites him is likelier his than UTC.
fn inviter_zone(c: &mut Conn, invitation: InvitationId) -> Result<Tz, StorageError> {
    let Some(i) = invitations::by_id(c, invitation)? else {
        return Ok(Tz::UTC);
    };
    Ok(players::by_id(c, i.from)?.map_or(Tz::UTC, |player| player.zone))
}

/// Who reads the letter, and where; `None`: nobody can.
fn reader(row: &NoticeRow, to: Option<&Addressee>, zone: Tz) -> Option<Reader> {
    let Some(Addressee {
        player, mailbox, ..
    }) = to
    else {
        return Some(Reader {
            display: String::new(),
            address: row.address.clone()?,
            lang: row.lang.clone().unwrap_or_default(),
            zone,
            position_style: PositionStyle::Diagram,
            pgn: false,
            unsubscribe: None,
        });
    };
    let address = address(row.kind, row.address.as_deref(), player)?;
    let own = row.address.is_none() && !row.kind.is_account();
    Some(Reader {
        display: player.display.clone(),
        address,
        lang: player.lang.clone(),
        zone: player.zone,
        position_style: player.position_style,
        pgn: mailbox.pgn,
        unsubscribe: own.then(|| mailbox.token.clone()),
    })
}

/// Where a letter to a player goes; `None`: nowhere.
fn address(kind: NoticeKind, given: Option<&str>, player: &Player) -> Option<String> {
    let own = player
        .email
        .as_deref()
        .filter(|_| may_write_to(player, kind));
    let address = given.or(own)?;
    (!player.closed).then(|| address.to_owned())
}

/// Letters about the account go to an address not confirmed yet (they confirm it); all others wait for that. Nothing
/// goes to an address that bounces.
fn may_write_to(player: &Player, kind: NoticeKind) -> bool {
    let invitation = matches!(
        kind,
        NoticeKind::Invitation | NoticeKind::InvitationWithdrawn
    );
    !player.address_bad && (player.confirmed || kind.is_account() || invitation)
}

/// `None`: it has been ended since.
fn helper_named(
    c: &mut Conn,
    row: &NoticeRow,
    player: &Player,
) -> Result<Option<Notice>, StorageError> {
    let help = match row.act {
        Some(id) => helpers::by_id(c, id)?,
        None => None,
    };
    let help = help.filter(|help| help.helper == player.id && help.ended_at.is_none());
    Ok(help.map(|help| Notice::HelperNamed {
        asked: help.accepted_at.is_none(),
        member: help.player_name,
    }))
}

fn about_account(kind: NoticeKind, player: &Player) -> Option<Notice> {
    let name = player.name.clone();
    match kind {
        NoticeKind::ConfirmAddress => Some(Notice::ConfirmAddress { name }),
        NoticeKind::AddressTaken => Some(Notice::AddressTaken { name }),
        NoticeKind::AddressChanged => Some(Notice::AddressChanged { name }),
        NoticeKind::PasswordChanged => Some(Notice::PasswordChanged { name }),
        NoticeKind::SignInLink => Some(Notice::SignInLink { name }),
        NoticeKind::PasswordReset => Some(Notice::PasswordReset { name }),
        NoticeKind::Test => Some(Notice::Test),
        _ => None,
    }
}

/// The links with secrets that a letter carries for what it tells of this notice.
fn links(row: &NoticeRow, notice: &Notice) -> Vec<Linked> {
    let linked = |purpose: &LinkPurpose| Linked {
        purpose: *purpose,
        game: row.game.zip(row.ply),
        invitation: row.invitation,
        tournament: row.tournament,
    };
    purposes(notice).iter().map(linked).collect()
}

fn purposes(notice: &Notice) -> &'static [LinkPurpose] {
    const MOVE: &[LinkPurpose] = &[LinkPurpose::Move, LinkPurpose::Reply];
    match notice {
        Notice::ConfirmAddress { .. } => &[LinkPurpose::ConfirmAddress],
        Notice::AddressChanged { .. } => &[LinkPurpose::UndoAddress],
        Notice::SignInLink { .. } => &[LinkPurpose::SignIn],
        Notice::PasswordReset { .. } => &[LinkPurpose::Reset],
        Notice::Invitation(NoticeKind::Invitation, facts) if facts.stranger => {
            &[LinkPurpose::Invitation]
        }
        Notice::Tournament(NoticeKind::TournamentAsked, _) => &[LinkPurpose::GoOn],
        Notice::Tournament(NoticeKind::TournamentConfirm, _) => &[LinkPurpose::Attend],
        Notice::Tournament(NoticeKind::TournamentPlace, facts) if facts.asked => {
            &[LinkPurpose::Attend]
        }
        Notice::Game(
            NoticeKind::YourMove
            | NoticeKind::DrawOffered
            | NoticeKind::Reminder
            | NoticeKind::LongMove
            | NoticeKind::StageReminder
            | NoticeKind::StageWarning
            | NoticeKind::LastWarning
            | NoticeKind::Nudge,
            _,
        ) => MOVE,
        Notice::Game(
            NoticeKind::PlanPlayed | NoticeKind::PlanStopped | NoticeKind::MailAnswer,
            facts,
        ) if facts.to_move => MOVE,
        _ => &[],
    }
}
