//! A game as its letters tell of it.

use crate::domain::clock::{Act, ActKind, Deadline, Grace};
use crate::domain::ending::Ending;
use crate::domain::game::{Game, PauseState};
use crate::domain::helping::Help;
use crate::domain::notice::{Enclosed, GameFacts, Notice, NoticeKind};
use crate::domain::player::Player;
use crate::domain::reply::ReplyFacts;
use crate::domain::time::{Instant, Millis};
use crate::domain::visibility::{GameRecord, Message, MoveRecord, Viewer, ledger, see};
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::storage::notices::NoticeRow;
use crate::storage::{self, Conn, StorageError, games, helpers, inbound, plans, players};

/// How many moves before the position a letter shows.
const LAST_MOVES: usize = 6;

pub(super) fn about_game(
    c: &mut Conn,
    row: &NoticeRow,
    player: Option<(&Player, bool)>,
    game: GameId,
) -> Result<Option<Notice>, StorageError> {
    let (Some((player, enclose)), Some(record)) = (player, games::record(c, game)?) else {
        return Ok(None);
    };
    let helped = match row.kind {
        NoticeKind::HelperMove => helped_by(c, &record, player.id)?,
        _ => None,
    };
    let whose = helped.as_ref().map_or(player.id, |help| help.player);
    let Some(side) = record.game.side_of(whose) else {
        return Ok(None);
    };
    if row.kind == NoticeKind::GameOver && is_of_a_leaver(c, &record, player.id)? {
        return Ok(None);
    }
    let mut facts = facts(&record, side, row.created_at);
    facts.member = helped.map(|help| help.player_name);
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
    if row.kind == NoticeKind::TimeAdded {
        facts.reason = games::given_because(c, game, side)?;
    }
    if row.kind == NoticeKind::GameContinued {
        facts.reason = games::continued_because(c, game)?;
    }
    if row.kind == NoticeKind::GameOver && record.game.ending.is_some_and(|e| e.is_by_director()) {
        facts.reason = games::decided_because(c, game)?;
    }
    if facts.to_move && facts.member.is_none() {
        let waiting = players::waiting_games(c, player.id, row.created_at)?;
        facts.others = u32::try_from(waiting - 1).unwrap_or(0);
    }
    if row.kind == NoticeKind::MailAnswer {
        facts.reply = reply(c, row, &record)?;
    }
    if !still_true(row, &record, &facts) {
        return Ok(None);
    }
    if enclose && facts.member.is_none() {
        facts.enclosed = enclosed(record, player.id, row.created_at);
    }
    Ok(Some(Notice::Game(row.kind, facts)))
}

/// The player of this game whose moves the reader enters.
fn helped_by(
    c: &mut Conn,
    record: &GameRecord,
    helper: PlayerId,
) -> Result<Option<Help>, StorageError> {
    let sides = [record.game.white, record.game.black];
    let here = |help: &Help| help.stands() && sides.contains(&help.player);
    Ok(helpers::by_helper(c, helper)?.into_iter().find(here))
}

/// The whole game as its player may see it.
fn enclosed(record: GameRecord, player: PlayerId, at: Instant) -> Option<Box<Enclosed>> {
    let seen = see(record, Viewer::Player(player), at).ok()?;
    let shown = ledger(&seen.game, &seen.view, at).shown();
    Some(Box::new(Enclosed {
        view: seen.view,
        shown,
    }))
}

/// The mail that the letter answers.
fn reply(
    c: &mut Conn,
    row: &NoticeRow,
    record: &GameRecord,
) -> Result<Option<Box<ReplyFacts>>, StorageError> {
    let came = match row.act {
        Some(mail) => inbound::by_id(c, mail)?,
        None => None,
    };
    Ok(came.map(|came| {
        let about = record.moves.iter().find(|m| Some(m.ply) == came.ply);
        Box::new(ReplyFacts {
            typed: came.typed,
            arrived: came.at,
            position: about.map_or_else(|| record.game.position.fen(), |m| m.fen.clone()),
            came_to: came.to,
            message_id: came.message_id,
        })
    }))
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
        | NoticeKind::LongMove
        | NoticeKind::StageReminder
        | NoticeKind::StageWarning
        | NoticeKind::LastWarning
        | NoticeKind::Nudge => facts.to_move,
        // the two may answer an offer at any time; only a move is waited for
        NoticeKind::HelperMove => facts.to_move && facts.member.is_some(),
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
        NoticeKind::MailAnswer => facts.reply.is_some(),
        NoticeKind::GameOver | NoticeKind::GameAborted => record.game.ending.is_some(),
        _ => false,
    }
}

/// Letters about the position on the board, of no use when the game has gone on.
pub(super) fn needs_present_ply(kind: NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::YourMove
            | NoticeKind::PlanPlayed
            | NoticeKind::PlanStopped
            | NoticeKind::Reminder
            | NoticeKind::LongMove
            | NoticeKind::StageReminder
            | NoticeKind::StageWarning
            | NoticeKind::LastWarning
            | NoticeKind::LastWarningSent
            | NoticeKind::Nudge
            | NoticeKind::HelperMove
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
        member: None,
        ply: game.ply,
        fen: game.position.fen(),
        last_uci: last.map(|m| m.uci.clone()),
        last_moves: played.into_iter().skip(recent).collect(),
        begins: game.free_plies() == 0,
        to_move: running && game.turn() == side,
        deadline: deadline.as_ref().map(|d| d.at),
        falls: deadline.filter(|d| d.falls > d.at).map(|d| d.falls),
        claimable: game.facts.control.options.grace == Grace::Claim,
        given: game
            .facts
            .acts
            .iter()
            .rev()
            .find_map(|act| given(act, side)),
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
        others: 0,
        reply: None,
        enclosed: None,
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

fn given(act: &Act, side: Color) -> Option<Millis> {
    match act.kind {
        ActKind::Given(time) if act.side == side => Some(time),
        _ => None,
    }
}

fn pause_until(game: &Game, at: Instant) -> Option<Instant> {
    match game.pause(at) {
        PauseState::None => None,
        PauseState::Asked { until, .. } | PauseState::Runs { until } => Some(until),
    }
}
