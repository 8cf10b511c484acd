//! What letters about tournaments say, gathered when they are written.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::game::Game;
use crate::domain::notice::{
    DirectedGame, DirectorsWeek, Notice, NoticeKind, TournamentFacts, TournamentGame,
};
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::domain::tournament::course;
use crate::domain::tournament::field::{Field, Meeting, Seat, TournamentState};
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::rules::Color;
use crate::storage::notices::NoticeRow;
use crate::storage::tournaments::{self as storage, Act};
use crate::storage::{Conn, StorageError, games, players};

use super::{rules, told_of_seats, week};

/// So many places of the final table stand in the last letter.
const TABLE: usize = 20;

/// The letter about a tournament, if this is one and it would still tell the truth.
pub(in crate::actions) fn gather(
    c: &mut Conn,
    row: &NoticeRow,
    reader: &Player,
) -> Result<Option<Notice>, StorageError> {
    let Some(id) = row.tournament else {
        return Ok(None);
    };
    let Some(t) = storage::by_id(c, id)? else {
        return Ok(None);
    };
    let act = match row.act {
        Some(act) => storage::act(c, act)?,
        None => None,
    };
    let Some(act) = act else {
        return Ok(None);
    };
    if !still_true(row.kind, &t) {
        return Ok(None);
    }
    let mut facts = TournamentFacts {
        tournament: id,
        name: t.setup.name.clone(),
        starts: t.setup.starts_at,
        games: Vec::new(),
        free: false,
        waits: false,
        asked: false,
        begun: false,
        time: t.setup.time,
        place: None,
        winners: Vec::new(),
        table: Vec::new(),
        game: act.game,
        verdict: None,
        player: String::new(),
        was: String::new(),
        text: String::new(),
        who: String::new(),
        until: None,
        amount: act.amount,
        waiting: 0,
        week: DirectorsWeek::default(),
    };
    let told = add(c, &mut facts, row.kind, (&t, &act), reader.id)?;
    if row.kind == NoticeKind::TournamentAnnouncement
        && let Some(text) = storage::text_in(c, act.id, &reader.lang)?
    {
        facts.text = text;
    }
    Ok(told.then_some(Notice::Tournament(row.kind, facts)))
}

/// What a letter of this kind says besides; `false`: there is nothing to tell.
fn add(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    kind: NoticeKind,
    (t, act): (&Tournament, &Act),
    reader: PlayerId,
) -> Result<bool, StorageError> {
    let field = storage::field(c, t.id)?;
    match kind {
        NoticeKind::TournamentDrawn | NoticeKind::TournamentStarted => {
            facts.until = t.setup.end_at;
            add_games(c, facts, &field, kind, act, reader)?;
            return Ok(!facts.games.is_empty() || facts.free);
        }
        NoticeKind::TournamentChanged => facts.until = t.setup.end_at,
        NoticeKind::TournamentNoPlace => {
            facts.waits = storage::entry(c, t.id, reader)? == Some(EntryState::Waiting);
        }
        NoticeKind::TournamentFinished => add_places(c, facts, &field, t, reader)?,
        NoticeKind::TournamentAnnouncement
        | NoticeKind::TournamentCancelled
        | NoticeKind::TournamentRoundMoved => {
            add_words(c, facts, act)?;
            facts.begun = !field.seats.is_empty();
            facts.until = Some(Instant(act.amount)).filter(|at| at.0 != 0);
        }
        NoticeKind::TournamentHalted
        | NoticeKind::TournamentGoesOn
        | NoticeKind::TournamentTime
        | NoticeKind::TournamentEndMoved => {
            facts.until = Some(Instant(act.amount)).filter(|at| at.0 != 0);
            add_words(c, facts, act)?;
            add_running(c, facts, &field, reader, None)?;
        }
        NoticeKind::TournamentEndNear | NoticeKind::TournamentEndReached => {
            facts.until = t.setup.end_at;
            let called = (kind == NoticeKind::TournamentEndReached).then_some(act.at);
            add_running(c, facts, &field, reader, called)?;
            return Ok(!facts.games.is_empty());
        }
        NoticeKind::TournamentWeek => {
            facts.week = week(c, t, act.at)?;
            return Ok(!facts.week.is_empty());
        }
        NoticeKind::LastWarningSent => return add_warned(c, facts, act),
        NoticeKind::TournamentAdjudicate => {
            facts.waiting = storage::called_games(c, t.id, act.at)?.len();
            return Ok(facts.waiting > 0);
        }
        _ => return told_of_seats::add(c, facts, (&field, kind), (t, act), reader),
    }
    Ok(true)
}

/// Who was warned for the last time, in which game; `false`: he has moved.
fn add_warned(c: &mut Conn, facts: &mut TournamentFacts, act: &Act) -> Result<bool, StorageError> {
    let (Some(id), Some(warned)) = (act.game, act.player) else {
        return Ok(false);
    };
    let Some(game) = games::game(c, id)? else {
        return Ok(false);
    };
    let mut names = [game.player(Color::White), game.player(Color::Black), warned]
        .into_iter()
        .map(|id| Ok(players::by_id(c, id)?.map_or(String::new(), |p| p.display)));
    let mut next = || names.next().unwrap_or(Ok::<_, StorageError>(String::new()));
    facts.week.due.push(DirectedGame {
        game: id,
        white: next()?,
        black: next()?,
        what: next()?,
        at: game.deadline(),
    });
    Ok(game.ending.is_none() && game.player(game.turn()) == warned)
}

pub(super) fn add_words(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    act: &Act,
) -> Result<(), StorageError> {
    facts.text.clone_from(&act.reason);
    if let Some(by) = act.by {
        facts.who = players::by_id(c, by)?.map_or(String::new(), |p| p.display);
    }
    Ok(())
}

/// The reader's games that still run; `called`: only those that wait for a director at this instant.
pub(super) fn add_running(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    field: &Field,
    reader: PlayerId,
    called: Option<Instant>,
) -> Result<(), StorageError> {
    for seat in field.seats.iter().filter(|s| s.player == reader) {
        let own = field.meetings_of(seat.group_id()).filter(|m| m.is_open());
        for (m, side) in own.filter_map(|m| Some((m, m.side_of(seat.number)?))) {
            let game = m.game.map(|id| games::game(c, id)).transpose()?.flatten();
            let wanted = |g: &Game| called.is_none_or(|at| g.called(at).is_some());
            let Some(game) = game.filter(wanted) else {
                continue;
            };
            let opponent = players::by_id(c, game.player(!side))?;
            facts.games.push(TournamentGame {
                game: Some(game.id),
                starts: facts.starts,
                opponent: opponent.map_or(String::new(), |p| p.display),
                side,
                deadline: (game.turn() == side).then(|| game.deadline()),
            });
        }
    }
    Ok(())
}

/// Whether the letter is still of use.
fn still_true(kind: NoticeKind, t: &Tournament) -> bool {
    match kind {
        NoticeKind::TournamentPostponed
        | NoticeKind::TournamentChanged
        | NoticeKind::TournamentConfirm => t.state == TournamentState::Registration,
        NoticeKind::TournamentHalted
        | NoticeKind::TournamentGoesOn
        | NoticeKind::TournamentTime
        | NoticeKind::TournamentEndMoved
        | NoticeKind::TournamentRoundMoved
        | NoticeKind::TournamentReplaced
        | NoticeKind::TournamentSeat
        | NoticeKind::TournamentAsked
        | NoticeKind::TournamentSilent
        | NoticeKind::TournamentEndNear
        | NoticeKind::TournamentEndReached
        | NoticeKind::TournamentAdjudicate
        | NoticeKind::LastWarningSent
        | NoticeKind::TournamentWeek => t.state == TournamentState::Running,
        NoticeKind::TournamentPlace => matches!(
            t.state,
            TournamentState::Draft | TournamentState::Registration | TournamentState::Running
        ),
        _ => true,
    }
}

/// The reader's games in the rounds of the act.
fn add_games(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    field: &Field,
    kind: NoticeKind,
    act: &Act,
    reader: PlayerId,
) -> Result<(), StorageError> {
    let stage: u32 = act.word.parse().unwrap_or(1);
    let first = u32::try_from(act.amount).unwrap_or(1);
    let start_of = |round: u32| {
        let of = field
            .rounds
            .iter()
            .find(|r| (r.stage, r.round) == (stage, round));
        of.map(|r| r.starts_at)
    };
    let starts = start_of(first).unwrap_or(facts.starts);
    facts.starts = starts;
    // what begins later has a letter of its own when it begins; when it is drawn everything is told
    let told = |m: &Meeting| match kind {
        NoticeKind::TournamentStarted => start_of(m.round) == Some(starts),
        _ => m.round >= first,
    };
    let names = names(c, field, stage)?;
    for seat in field
        .seats
        .iter()
        .filter(|s| s.stage == stage && s.player == reader)
    {
        for m in field.meetings_of(seat.group_id()).filter(|m| told(m)) {
            let Some(side) = m.side_of(seat.number) else {
                continue;
            };
            let Some(black) = m.black else {
                facts.free = true;
                continue;
            };
            let other = if side == Color::White { black } else { m.white };
            let opponent = field.seats_of(seat.group_id()).find(|s| s.number == other);
            let opponent = opponent.and_then(|s| names.get(&s.player)).cloned();
            facts.games.push(TournamentGame {
                // a prepared game is not there yet, whoever asks for it
                game: m.game.filter(|_| kind == NoticeKind::TournamentStarted),
                starts: start_of(m.round).unwrap_or(starts),
                opponent: opponent.unwrap_or_default(),
                side,
                deadline: deadline(c, kind, m, side)?,
            });
        }
    }
    Ok(())
}

/// When the reader's move is due, where he is to move.
fn deadline(
    c: &mut Conn,
    kind: NoticeKind,
    meeting: &Meeting,
    side: Color,
) -> Result<Option<Instant>, StorageError> {
    let Some(id) = meeting
        .game
        .filter(|_| kind == NoticeKind::TournamentStarted)
    else {
        return Ok(None);
    };
    let game = games::game(c, id)?;
    let own = game.filter(|game| game.ending.is_none() && game.turn() == side);
    Ok(own.map(|game| game.deadline()))
}

/// The names of everybody in a stage.
fn names(
    c: &mut Conn,
    field: &Field,
    stage: u32,
) -> Result<HashMap<PlayerId, String>, StorageError> {
    let ids: Vec<PlayerId> = field
        .seats
        .iter()
        .filter(|seat| seat.stage == stage)
        .map(|seat| seat.player)
        .collect();
    let mut names = HashMap::new();
    for some in ids.chunks(500) {
        let found = players::by_ids(c, some)?;
        names.extend(found.into_iter().map(|player| (player.id, player.display)));
    }
    Ok(names)
}

/// The reader's place in his last group, and who has won.
fn add_places(
    c: &mut Conn,
    facts: &mut TournamentFacts,
    field: &Field,
    t: &Tournament,
    reader: PlayerId,
) -> Result<(), StorageError> {
    let rules = rules(t);
    let own = field
        .seats
        .iter()
        .filter(|seat| seat.player == reader)
        .max_by_key(|s| s.stage);
    if let Some(own) = own {
        let id = own.group_id();
        let standings = field.standings(id, &rules.format, rules.tie_breaks, &[]);
        let seats: Vec<&Seat> = field.seats_of(id).collect();
        let first = standings.iter().take(TABLE);
        for one in first {
            let player = seats
                .get(one.seat)
                .map(|seat| players::by_id(c, seat.player));
            if let Some(player) = player.transpose()?.flatten() {
                let rank = u32::try_from(one.rank).unwrap_or(0);
                facts.table.push((rank, player.display, one.points.0));
            }
        }
        let mine = |seat: usize| seats.get(seat).is_some_and(|s| s.player == reader);
        if let Some(mine) = standings.iter().find(|one| mine(one.seat)) {
            let rank = u32::try_from(mine.rank).unwrap_or(0);
            let of = u32::try_from(seats.len()).unwrap_or(0);
            facts.place = Some((rank, of, mine.points.0));
        }
    }
    let winners = course::winners(&rules, field);
    facts.winners = players::by_ids(c, &winners)?
        .into_iter()
        .map(|player| player.display)
        .collect();
    if matches!(
        rules.format,
        crate::domain::tournament::format::Format::Knockout { .. }
    ) {
        facts.place = None;
        facts.table = Vec::new();
    }
    Ok(())
}
