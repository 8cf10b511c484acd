//! What letters about leave say, gathered when they are written.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::clock::LeaveMode;
use crate::domain::notice::{LeaveFacts, LeaveGame, LeaveSpan, Notice, NoticeKind};
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::storage::leaves::Kept;
use crate::storage::notices::NoticeRow;
use crate::storage::{Conn, StorageError, games, leaves, outages, players};

/// The letter about a leave, if this is one and it would still tell the truth.
pub(in crate::actions) fn gather(
    c: &mut Conn,
    row: &NoticeRow,
    reader: &Player,
) -> Result<Option<Notice>, StorageError> {
    let facts = match row.kind {
        NoticeKind::OpponentsLeave | NoticeKind::OpponentsLeaveOff => of_opponent(c, row, reader)?,
        NoticeKind::OutageCredited => of_outage(c, row, reader)?,
        _ => of_oneself(c, row, reader)?,
    };
    Ok(facts.map(|facts| Notice::Leave(row.kind, facts)))
}

fn of_opponent(
    c: &mut Conn,
    row: &NoticeRow,
    reader: &Player,
) -> Result<Option<LeaveFacts>, StorageError> {
    let Some(game) = row.game else {
        return Ok(None);
    };
    let Some(game) = games::game(c, game)? else {
        return Ok(None);
    };
    let Some(side) = game.side_of(reader.id) else {
        return Ok(None);
    };
    let opponent = game.player(!side);
    let common = common_games(c, reader.id, opponent)?;
    let all = leaves::standing(c, opponent, row.created_at)?;
    let counts = |kept: &Kept| {
        let here = |g: &LeaveGame| kept.taken.game.is_none_or(|only| only == g.game);
        common.iter().any(here)
    };
    let mut told: Vec<&Kept> = all.iter().filter(|kept| counts(kept)).collect();
    // what the letter tells of comes first; the sort keeps the others in their order
    told.sort_by_key(|kept| kept.made_at != row.created_at);
    let spans: Vec<LeaveSpan> = told.into_iter().map(span).collect();
    if common.is_empty() || (spans.is_empty() && row.kind == NoticeKind::OpponentsLeave) {
        return Ok(None);
    }
    let name = players::by_id(c, opponent)?.map(|player| player.display);
    Ok(Some(LeaveFacts {
        who: name.unwrap_or_default(),
        spans,
        games: common,
        reason: String::new(),
    }))
}

/// The running games of two players in which leave counts.
fn common_games(
    c: &mut Conn,
    reader: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<LeaveGame>, StorageError> {
    let mut common = Vec::new();
    for (id, other) in games::running_of(c, reader)? {
        if other != opponent {
            continue;
        }
        let Some(game) = games::game(c, id)? else {
            continue;
        };
        if game.facts.leave != LeaveMode::None {
            let to_move = game.player(game.turn()) == reader;
            common.push(LeaveGame {
                game: id,
                opponent: String::new(),
                deadline: to_move.then(|| game.deadline()),
                both: game.facts.leave == LeaveMode::Both,
            });
        }
    }
    Ok(common)
}

/// An outage, and the games that wait for the reader with their deadlines as they are now.
fn of_outage(
    c: &mut Conn,
    row: &NoticeRow,
    reader: &Player,
) -> Result<Option<LeaveFacts>, StorageError> {
    let outage = match row.act {
        Some(id) => outages::by_id(c, id)?,
        None => None,
    };
    let games = waiting(c, reader.id)?;
    Ok(outage
        .filter(|_| !games.is_empty())
        .map(|outage| LeaveFacts {
            who: String::new(),
            spans: vec![LeaveSpan {
                from: outage.from,
                to: outage.to,
                special: false,
            }],
            games,
            reason: outage.source.code().to_owned(),
        }))
}

fn of_oneself(
    c: &mut Conn,
    row: &NoticeRow,
    reader: &Player,
) -> Result<Option<LeaveFacts>, StorageError> {
    let wants_special = row.kind == NoticeKind::SpecialLeave;
    let since = if wants_special {
        // it may lie in the past
        Instant(0)
    } else {
        row.created_at
    };
    let mut all = leaves::standing(c, reader.id, since)?;
    all.retain(|kept| kept.special == wants_special && kept.made_at <= row.created_at);
    if wants_special {
        all.retain(|kept| kept.made_at == row.created_at);
    }
    let Some(kept) = all.first() else {
        return Ok(None);
    };
    let (span, reason) = (span(kept), kept.reason.clone());
    let games = waiting(c, reader.id)?;
    Ok(Some(LeaveFacts {
        who: String::new(),
        spans: vec![span],
        games,
        reason,
    }))
}

/// The games that wait for this player, the most urgent first.
fn waiting(c: &mut Conn, player: PlayerId) -> Result<Vec<LeaveGame>, StorageError> {
    let running = games::running(c, player)?;
    let mine = running.into_iter().filter(|g| g.waiting == Some(player));
    let mut names = HashMap::new();
    let games = mine.map(|g| {
        let other = if g.white.id == player {
            g.black
        } else {
            g.white
        };
        let opponent = names.entry(other.id).or_insert(other.display).clone();
        LeaveGame {
            game: g.id,
            opponent,
            deadline: g.deadline,
            both: false,
        }
    });
    Ok(games.collect())
}

fn span(kept: &Kept) -> LeaveSpan {
    LeaveSpan {
        from: kept.taken.days.from,
        to: kept.taken.days.to,
        special: kept.special,
    }
}
