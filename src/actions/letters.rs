//! What a letter is to say, gathered when it is written: the game as it stands then, the reader as he wants it then. `None`
//! when its reason has gone; the letter is then not written.

use chrono_tz::Tz;

use crate::domain::clock::{Act, ActKind, Deadline, Grace};
use crate::domain::ending::Ending;
use crate::domain::game::{Game, PauseState};
use crate::domain::invitation::{InvitationKind, InvitationState};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::{GameFacts, InvitationFacts, Notice, NoticeKind, Reader};
use crate::domain::player::{Player, PositionStyle};
use crate::domain::time::{Instant, Millis};
use crate::domain::visibility::{GameRecord, Message, MoveRecord};
use crate::domain::{GameId, InvitationId, PlayerId};
use crate::rules::Color;
use crate::storage::invitations::{self, Invitation};
use crate::storage::notices::{Due, NoticeRow};
use crate::storage::{self, Conn, StorageError, games, plans, players};

use super::leave::letters as leave;
use super::tournaments;

/// How many moves before the position a letter shows.
const LAST_MOVES: usize = 6;

/// What a letter is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// Who reads it.
    pub reader: Reader,
    /// What it says.
    pub notice: Notice,
    /// The links with secrets that it carries.
    pub purposes: Vec<LinkPurpose>,
}

/// Reads what the letter of a notice says now.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn gather(c: &mut Conn, row: &NoticeRow) -> Result<Option<Gathered>, StorageError> {
    let player = match row.player {
        Some(id) => match players::by_id(c, id)? {
            Some(player) => Some(player),
            None => return Ok(None),
        },
        None => None,
    };
    let zone = match (&player, row.invitation) {
        (None, Some(id)) => inviter_zone(c, id)?,
        _ => Tz::UTC,
    };
    let Some(reader) = reader(row, player.as_ref(), zone) else {
        return Ok(None);
    };
    let notice = match (row.game, row.invitation) {
        _ if row.kind.is_leave() => match &player {
            Some(player) => leave::gather(c, row, player)?,
            None => None,
        },
        _ if row.kind.is_tournament() => match &player {
            Some(player) => tournaments::gather(c, row, player)?,
            None => None,
        },
        (Some(game), _) => about_game(c, row, player.as_ref(), game)?,
        (None, Some(_)) => about_invitation(c, row)?,
        (None, None) => player
            .as_ref()
            .and_then(|player| about_account(row.kind, player)),
    };
    Ok(notice.map(|notice| Gathered {
        purposes: purposes(&notice),
        reader,
        notice,
    }))
}

/// Which of these notices nobody will write a letter of, as far as two cheap questions tell: the reader wants none or has
/// no address, or the game has gone on. Most your-move notices of somebody who plays on the page are such.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn gone(c: &mut Conn, due: &[Due]) -> Result<Vec<i64>, StorageError> {
    let players = players::by_ids(c, &distinct(due.iter().filter_map(|d| d.player)))?;
    let stands = games::stands(c, &distinct(due.iter().filter_map(|d| d.game)))?;
    let is_gone = |due: &&Due| {
        let Some(kind) = due.kind else { return false };
        let unwanted = due.player.is_some_and(|id| {
            let player = players.iter().find(|player| player.id == id);
            player.is_none_or(|player| address(kind, due.address.as_deref(), player).is_none())
        });
        let over = due.game.is_some_and(|id| {
            let stand = stands.iter().find(|stand| stand.game == id);
            let here = stand.is_some_and(|s| s.running && Some(s.ply) == due.ply);
            needs_present_ply(kind) && !here
        });
        unwanted || over
    };
    Ok(due.iter().filter(is_gone).map(|d| d.id).collect())
}

fn distinct(ids: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut ids: Vec<i64> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Nobody knows a stranger's zone; that of whoever invites him is likelier his than UTC.
fn inviter_zone(c: &mut Conn, invitation: InvitationId) -> Result<Tz, StorageError> {
    let Some(i) = invitations::by_id(c, invitation)? else {
        return Ok(Tz::UTC);
    };
    Ok(players::by_id(c, i.from)?.map_or(Tz::UTC, |player| player.zone))
}

/// Who reads the letter, and where; `None`: nobody can, or nobody wants to.
fn reader(row: &NoticeRow, player: Option<&Player>, zone: Tz) -> Option<Reader> {
    let Some(player) = player else {
        return Some(Reader {
            display: String::new(),
            address: row.address.clone()?,
            lang: row.lang.clone().unwrap_or_default(),
            zone,
            position_style: PositionStyle::Diagram,
        });
    };
    address(row.kind, row.address.as_deref(), player).map(|address| Reader {
        display: player.display.clone(),
        address,
        lang: player.lang.clone(),
        zone: player.zone,
        position_style: player.position_style,
    })
}

/// Where a letter to a player goes; `None`: nowhere, or he does not want it.
fn address(kind: NoticeKind, given: Option<&str>, player: &Player) -> Option<String> {
    let own = player
        .email
        .as_deref()
        .filter(|_| may_write_to(player, kind));
    let wanted = match kind {
        NoticeKind::YourMove | NoticeKind::PlanPlayed => player.mail_your_move,
        NoticeKind::Reminder | NoticeKind::LeaveEnds => player.mail_reminders,
        _ => true,
    };
    let address = given.or(own)?;
    (wanted && !player.closed).then(|| address.to_owned())
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

fn about_game(
    c: &mut Conn,
    row: &NoticeRow,
    player: Option<&Player>,
    game: GameId,
) -> Result<Option<Notice>, StorageError> {
    let (Some(player), Some(record)) = (player, games::record(c, game)?) else {
        return Ok(None);
    };
    let Some(side) = record.game.side_of(player.id) else {
        return Ok(None);
    };
    if row.kind == NoticeKind::GameOver && is_of_a_leaver(c, &record, player.id)? {
        return Ok(None);
    }
    let mut facts = facts(&record, side, row.created_at);
    if row.kind == NoticeKind::Message {
        let told = |m: &Message| m.at == row.created_at;
        facts.message = record.newest_to(side, told).map(|m| m.body.clone());
    }
    if row.kind == NoticeKind::PlanStopped {
        let kept = plans::of_player(c, &record.game, player.id)?;
        let stopped = kept.and_then(|kept| kept.stopped);
        let here = stopped.filter(|(ply, _)| *ply == record.game.ply);
        facts.stopped = here.map(|(_, why)| why);
    }
    if row.kind == NoticeKind::GameContinued {
        facts.reason = games::continued_because(c, game)?;
    }
    if row.kind == NoticeKind::GameOver && record.game.ending.is_some_and(|e| e.is_by_director()) {
        facts.reason = games::decided_because(c, game)?;
    }
    Ok(still_true(row, &record, &facts).then_some(Notice::Game(row.kind, facts)))
}

/// Whether the reader has left the event, and the game ended by that: he has had one letter about all of it, and nobody writes
/// to the dead.
fn is_of_a_leaver(
    c: &mut Conn,
    record: &GameRecord,
    player: PlayerId,
) -> Result<bool, StorageError> {
    let by_leaving = matches!(
        record.game.ending,
        Some(Ending::Walkover(_) | Ending::Cancelled)
    );
    match record.game.event {
        Some(event) if by_leaving => {
            Ok(storage::tournaments::left_because(c, event, player)?.is_some())
        }
        _ => Ok(false),
    }
}

/// Whether a letter about a game would still tell the truth.
fn still_true(row: &NoticeRow, record: &GameRecord, facts: &GameFacts) -> bool {
    let here = record.game.ending.is_none() && row.ply == Some(record.game.ply);
    if needs_present_ply(row.kind) && !here {
        return false;
    }
    match row.kind {
        NoticeKind::YourMove
        | NoticeKind::PlanStopped
        | NoticeKind::Reminder
        | NoticeKind::Nudge => facts.to_move,
        NoticeKind::PlanPlayed => true,
        NoticeKind::Message => facts.message.is_some(),
        NoticeKind::DrawOffered => facts.offer_stands,
        NoticeKind::DrawDeclined | NoticeKind::LongThink | NoticeKind::TimeExceeded => true,
        NoticeKind::TimeAdded
        | NoticeKind::PauseDeclined
        | NoticeKind::PauseOver
        | NoticeKind::GameContinued => record.game.ending.is_none(),
        NoticeKind::PauseAsked | NoticeKind::PauseBegun => facts.pause_until.is_some(),
        NoticeKind::ContinueAsked => record.game.continue_asked() == Some(!facts.side),
        NoticeKind::GameOver | NoticeKind::GameAborted => record.game.ending.is_some(),
        _ => false,
    }
}

/// Letters about the position on the board, of no use when the game has gone on.
fn needs_present_ply(kind: NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::YourMove
            | NoticeKind::PlanPlayed
            | NoticeKind::PlanStopped
            | NoticeKind::Reminder
            | NoticeKind::Nudge
            | NoticeKind::DrawOffered
            | NoticeKind::DrawDeclined
            | NoticeKind::LongThink
            | NoticeKind::TimeExceeded
    )
}

/// A game as its letters tell of it, seen from one side.
fn facts(record: &GameRecord, side: Color, at: Instant) -> GameFacts {
    let game = &record.game;
    let deadline = running_deadline(game);
    let running = game.ending.is_none();
    let opponent = match side {
        Color::White => &record.black,
        Color::Black => &record.white,
    };
    let played: Vec<(u32, String)> = record
        .moves
        .iter()
        .filter(|m| m.ply > 0)
        .map(|m| (m.ply, m.san.clone()))
        .collect();
    let recent = played.len().saturating_sub(LAST_MOVES);
    let last = record.moves.last().filter(|m| m.ply > 0);
    let step = last_step(&record.moves);
    let since = step.first().map_or(game.ply, |m| m.ply);
    let message = record.newest_to(side, |m| m.ply >= since);
    let offer_stands = running && game.standing_offer().is_some_and(|offer| offer.by != side);
    GameFacts {
        game: game.id,
        event: record.terms.event.clone(),
        side,
        opponent: opponent.display.clone(),
        ply: game.ply,
        fen: game.position.fen(),
        last_uci: last.map(|m| m.uci.clone()),
        last_moves: played.into_iter().skip(recent).collect(),
        begins: game.free_plies() == 0,
        to_move: running && game.turn() == side,
        deadline: deadline.as_ref().map(|d| d.at),
        falls: deadline.filter(|d| d.falls > d.at).map(|d| d.falls),
        claimable: game.facts.control.options.grace == Grace::Claim,
        given: game.facts.acts.iter().rev().find_map(given),
        pause_until: pause_until(game, at),
        offer_stands,
        message: message.map(|m| m.body.clone()),
        step: step
            .iter()
            .map(|m| (m.ply, m.san.clone(), m.planned))
            .collect(),
        stopped: None,
        ending: game.ending,
        ended_by: record.events.last().and_then(|event| event.by),
        reason: None,
        time: record.terms.time,
        profile: record.terms.profile.clone(),
    }
}

/// The moves made last in one step, where conditional moves were among them.
fn last_step(moves: &[MoveRecord]) -> &[MoveRecord] {
    let sent = moves.iter().rposition(|m| !m.planned).unwrap_or(0);
    let step = moves.get(sent..).unwrap_or_default();
    if step.len() > 1 { step } else { &[] }
}

fn running_deadline(game: &Game) -> Option<Deadline> {
    game.ending.is_none().then(|| game.clocks.run.deadline())
}

fn given(act: &Act) -> Option<Millis> {
    match act.kind {
        ActKind::Given(time) => Some(time),
        _ => None,
    }
}

fn pause_until(game: &Game, at: Instant) -> Option<Instant> {
    match game.pause(at) {
        PauseState::None => None,
        PauseState::Asked { until, .. } | PauseState::Runs { until } => Some(until),
    }
}

fn about_invitation(c: &mut Conn, row: &NoticeRow) -> Result<Option<Notice>, StorageError> {
    let found = match row.invitation {
        Some(id) => invitations::by_id(c, id)?,
        None => None,
    };
    let Some(i) = found else { return Ok(None) };
    let (holds, other) = match row.kind {
        NoticeKind::Invitation => (i.state == InvitationState::Open, Some(i.from)),
        NoticeKind::InvitationWithdrawn => (i.state == InvitationState::Withdrawn, Some(i.from)),
        NoticeKind::InvitationAccepted => {
            (i.state == InvitationState::Accepted, i.answered_by.or(i.to))
        }
        NoticeKind::InvitationDeclined => {
            (i.state == InvitationState::Declined, i.answered_by.or(i.to))
        }
        NoticeKind::InvitationExpired => (i.state == InvitationState::Expired, i.to),
        _ => (false, None),
    };
    if !holds {
        return Ok(None);
    }
    let other = match other {
        Some(id) => display(c, id)?,
        // The inviter typed this address himself; to nobody else is it shown.
        None if i.kind == InvitationKind::Address => i.to_address.clone().unwrap_or_default(),
        None => String::new(),
    };
    let facts = invitation_facts(&i, other, row.player.is_none());
    Ok(Some(Notice::Invitation(row.kind, facts)))
}

fn invitation_facts(i: &Invitation, other: String, stranger: bool) -> InvitationFacts {
    let usual = crate::rules::Position::start().fen();
    InvitationFacts {
        invitation: i.id,
        other,
        colour: i.colour,
        time: i.time,
        profile: format!("{}/{}", i.profile.0, i.profile.1),
        rated: i.rated,
        aids: i.aids,
        plans: i.plans,
        start_fen: (i.start_fen != usual).then(|| i.start_fen.clone()),
        message: i.message.clone(),
        expires: i.expires_at,
        game: i.game,
        stranger,
    }
}

fn display(c: &mut Conn, id: PlayerId) -> Result<String, StorageError> {
    Ok(players::by_id(c, id)?
        .map(|player| player.display)
        .unwrap_or_default())
}

/// The links with secrets that a letter of this kind carries.
fn purposes(notice: &Notice) -> Vec<LinkPurpose> {
    match notice {
        Notice::ConfirmAddress { .. } => vec![LinkPurpose::ConfirmAddress],
        Notice::AddressChanged { .. } => vec![LinkPurpose::UndoAddress],
        Notice::SignInLink { .. } => vec![LinkPurpose::SignIn],
        Notice::PasswordReset { .. } => vec![LinkPurpose::Reset],
        Notice::Invitation(NoticeKind::Invitation, facts) if facts.stranger => {
            vec![LinkPurpose::Invitation]
        }
        Notice::Game(
            NoticeKind::YourMove
            | NoticeKind::DrawOffered
            | NoticeKind::Reminder
            | NoticeKind::Nudge,
            _,
        ) => {
            vec![LinkPurpose::Move]
        }
        Notice::Game(NoticeKind::PlanPlayed | NoticeKind::PlanStopped, facts) if facts.to_move => {
            vec![LinkPurpose::Move]
        }
        _ => Vec::new(),
    }
}
