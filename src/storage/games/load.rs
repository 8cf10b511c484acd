//! Reading one game whole. The number of queries does not grow with its moves.

use diesel::dsl;
use diesel::prelude::*;

use crate::domain::clock::{Facts, Reminders, Stages, TimeTerms};
use crate::domain::ending::Ending;
use crate::domain::game::{Door, Game, Habits, Offer, OfferState};
use crate::domain::invitation::Aids;
use crate::domain::time::Instant;
use crate::domain::visibility::{
    Event, EventTag, GameRecord, Message, MoveRecord, NameTag, Openness, Terms,
};
use crate::domain::{GameId, PlayerId};
use crate::rules::profile::Profile;
use crate::rules::{Color, Position};
use crate::storage::schema::{
    draw_offers, game_events, game_terms, games, messages, moves, outages, players,
};
use crate::storage::{Conn, StorageError, both, helpers};

use super::rows::{
    EventRow, GameRow, MessageRow, MoveRow, OfferRow, PREPARED, PlyRow, SeatRow, TermsRow, ply,
};
use super::{events, facts, takeovers};

diesel::alias!(players as whites: Whites, players as blacks: Blacks);

/// The word of the event that says that something besides a move was entered for a player.
pub const ENTERED: &str = "entered";

/// A game without its moves.
pub(super) struct Head {
    pub row: GameRow,
    pub terms: TermsRow,
    pub white: SeatRow,
    pub black: SeatRow,
    /// A stop or more falls into its time. Asked along with the game, because most games have none.
    pub outages: bool,
    /// A draw has been offered in it.
    pub offers: bool,
}

impl Head {
    fn is_prepared(&self) -> bool {
        self.row.state == PREPARED
    }
}

/// Reads what a decision needs; `None`: no such game.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn game(c: &mut Conn, id: GameId) -> Result<Option<Game>, StorageError> {
    let head = head(c, id)?;
    whole(c, head)
}

/// As [`game`], but also one that is only prepared, for what a director decides before its round starts.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn game_or_prepared(c: &mut Conn, id: GameId) -> Result<Option<PerhapsPrepared>, StorageError> {
    let head = any_head(c, id)?;
    let prepared = head.as_ref().is_some_and(Head::is_prepared);
    Ok(whole(c, head)?.map(|game| PerhapsPrepared { game, prepared }))
}

/// A game, whether its round has started or not.
#[derive(Clone, Debug)]
pub struct PerhapsPrepared {
    /// The game.
    pub game: Game,
    /// Its round has not started: nobody knows of it yet.
    pub prepared: bool,
}

fn whole(c: &mut Conn, head: Option<Head>) -> Result<Option<Game>, StorageError> {
    let Some(head) = head else {
        return Ok(None);
    };
    let id = head.row.id;
    let plies: Vec<PlyRow> = both!(c, c => moves::table
        .filter(moves::game_id.eq(id))
        .order(moves::ply)
        .select(PlyRow::as_select())
        .load(c))?;
    decidable(c, &head, &plies).map(Some)
}

/// Reads a game with everything a page may need; `None`: no such game.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn record(c: &mut Conn, id: GameId) -> Result<Option<GameRecord>, StorageError> {
    let Some(head) = head(c, id)? else {
        return Ok(None);
    };
    let moves: Vec<MoveRow> = both!(c, c => moves::table
        .filter(moves::game_id.eq(id))
        .order(moves::ply)
        .select(MoveRow::as_select())
        .load(c))?;
    let plies: Vec<PlyRow> = moves.iter().map(PlyRow::from).collect();
    let game = decidable(c, &head, &plies)?;
    let messages: Vec<MessageRow> = both!(c, c => messages::table
        .filter(messages::game_id.eq(id))
        .order(messages::id)
        .select(MessageRow::as_select())
        .load(c))?;
    let events: Vec<EventRow> = both!(c, c => game_events::table
        .filter(game_events::game_id.eq(id))
        .order(game_events::id)
        .select(EventRow::as_select())
        .load(c))?;
    let event = match head.row.tournament_id {
        Some(_) => events::tags(c, &[id])?.remove(&id),
        None => None,
    };
    let taken = if facts::is_taken_over(&game.facts.acts) {
        takeovers::last(c, id)?
    } else {
        [None; 2]
    };
    let helped = moves.iter().any(|m| m.door == Door::Helper.code())
        || events.iter().any(|event| event.kind == ENTERED);
    let entered = match helped {
        true => helpers::entered_in(c, id)?,
        false => Vec::new(),
    };
    let watch = watch(&head)?;
    let progress = events::progress_of(c, head.row.tournament_id, watch)?;
    let (white, black) = (head.row.white_id, head.row.black_id);
    let side = |player: i64| side(player, white, black);
    Ok(Some(GameRecord {
        white: name_tag(&head.white),
        black: name_tag(&head.black),
        terms: terms(&head.terms, &game.facts, event, watch),
        moves: moves.into_iter().map(move_record).collect(),
        messages: told(messages, (white, black), taken),
        events: events
            .into_iter()
            .map(|e| Event {
                ply: ply(e.ply),
                kind: e.kind,
                by: e.player_id.and_then(side),
                at: Instant(e.at),
            })
            .collect(),
        started_at: Instant(head.row.started_at),
        ended_at: head.row.ended_at.map(Instant),
        progress,
        entered,
        game,
    }))
}

/// The messages of those who play now; `taken`: when the seats of White and Black were taken over last.
fn told(
    rows: Vec<MessageRow>,
    (white, black): (PlayerId, PlayerId),
    taken: [Option<Instant>; 2],
) -> Vec<Message> {
    let read = |m: MessageRow| {
        let by = side(m.player_id, white, black)?;
        let [of_white, of_black] = taken;
        let reader = if by == Color::White {
            of_black
        } else {
            of_white
        };
        Some(Message {
            id: m.id,
            muted: m.muted,
            to_another: reader.is_some_and(|since| m.created_at < since.0),
            ply: ply(m.ply),
            by,
            body: m.body,
            at: Instant(m.created_at),
        })
    };
    rows.into_iter().filter_map(read).collect()
}

/// The move of one ply, to recognise a submission that comes again.
///
/// # Errors
/// A database fault.
pub fn move_at(c: &mut Conn, id: GameId, at: u32) -> Result<Option<MoveRecord>, StorageError> {
    let row: Option<MoveRow> = moves::table
        .find((id, super::rows::stored(at)))
        .select(MoveRow::as_select())
        .get_result(c)
        .optional()?;
    Ok(row.map(move_record))
}

/// What a player brought about with the move of this ply beside the move itself: the words of the events kept with it.
///
/// # Errors
/// A database fault.
pub fn events_of_move(
    c: &mut Conn,
    id: GameId,
    ply: u32,
    player: PlayerId,
) -> Result<Vec<String>, StorageError> {
    Ok(game_events::table
        .filter(game_events::game_id.eq(id))
        .filter(game_events::ply.eq(super::rows::stored(ply)))
        .filter(game_events::player_id.eq(player))
        .select(game_events::kind)
        .load(c)?)
}

pub(super) fn head(c: &mut Conn, id: GameId) -> Result<Option<Head>, StorageError> {
    Ok(any_head(c, id)?.filter(|head| !head.is_prepared()))
}

fn any_head(c: &mut Conn, id: GameId) -> Result<Option<Head>, StorageError> {
    let white = whites.fields((
        players::id,
        players::name,
        players::display,
        players::zone,
        players::nights,
        players::leave_until,
        players::own_hours,
        players::reminders,
    ));
    let black = blacks.fields((
        players::id,
        players::name,
        players::display,
        players::zone,
        players::nights,
        players::leave_until,
        players::own_hours,
        players::reminders,
    ));
    let stops = dsl::exists(outages::table.filter(outages::to_at.gt(games::started_at)));
    let offered = dsl::exists(draw_offers::table.filter(draw_offers::game_id.eq(games::id)));
    let found: Option<(GameRow, TermsRow, SeatRow, SeatRow, bool, bool)> = both!(c, c => games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .inner_join(whites.on(whites.field(players::id).eq(games::white_id)))
        .inner_join(blacks.on(blacks.field(players::id).eq(games::black_id)))
        .filter(games::id.eq(id))
        .select((GameRow::as_select(), TermsRow::as_select(), white, black, stops, offered))
        .get_result(c)
        .optional())?;
    Ok(
        found.map(|(row, terms, white, black, outages, offers)| Head {
            row,
            terms,
            white,
            black,
            outages,
            offers,
        }),
    )
}

pub(super) fn decidable(c: &mut Conn, head: &Head, plies: &[PlyRow]) -> Result<Game, StorageError> {
    let row = &head.row;
    let corrupt = |what: &str| StorageError::corrupt("games", row.id, what);
    if plies.len() != ply(row.ply) as usize + 1 {
        return Err(corrupt("moves are missing"));
    }
    let fen = plies.last().map_or("", |p| p.fen.as_str());
    let position = Position::from_fen(fen).map_err(|_| corrupt("the position is not one"))?;
    let ending = match (&row.result, &row.reason) {
        (Some(result), Some(reason)) => {
            Some(Ending::from_stored(result, reason).ok_or_else(|| corrupt("unknown ending"))?)
        }
        (None, None) => None,
        _ => return Err(corrupt("half an ending")),
    };
    let profile = Profile::by_name(
        &head.terms.profile,
        u32::try_from(head.terms.profile_version).unwrap_or(0),
    )
    .ok_or_else(|| corrupt("unknown rule profile"))?;
    let facts = facts::read(c, head, plies, position.turn())?;
    Ok(Game {
        id: row.id,
        version: row.version,
        white: row.white_id,
        black: row.black_id,
        ending,
        ply: ply(row.ply),
        given: ply(row.given),
        position,
        keys: plies.iter().map(|p| key_of(&p.fen)).collect(),
        profile,
        clocks: facts.clocks(),
        facts,
        offers: offers(c, head)?,
        claim_ply: row.claim_ply.map(ply),
        changed_at: Instant(row.changed_at),
        ended_at: row.ended_at.map(Instant),
        stages: Stages::from_notation(&head.terms.stages),
        white_habits: habits(&head.white)?,
        black_habits: habits(&head.black)?,
        event: row.tournament_id,
        plans_allowed: head.terms.plans,
        plan_changes: row.plan_changes,
    })
}

fn offers(c: &mut Conn, head: &Head) -> Result<Vec<Offer>, StorageError> {
    if !head.offers {
        return Ok(Vec::new());
    }
    let row = &head.row;
    let rows: Vec<OfferRow> = both!(c, c => draw_offers::table
        .filter(draw_offers::game_id.eq(row.id))
        .order(draw_offers::id)
        .select(OfferRow::as_select())
        .load(c))?;
    rows.into_iter()
        .map(|o| {
            let state = OfferState::from_code(&o.state);
            let by = side(o.by_id, row.white_id, row.black_id);
            match (by, state) {
                (Some(by), Some(state)) => Ok(Offer {
                    id: o.id,
                    by,
                    ply: ply(o.ply),
                    state,
                }),
                _ => Err(StorageError::corrupt(
                    "draw_offers",
                    o.id,
                    "unknown side or state",
                )),
            }
        })
        .collect()
}

/// The first four FEN fields are the repetition key (9.2.3).
pub(in crate::storage) fn key_of(fen: &str) -> String {
    fen.match_indices(' ')
        .nth(3)
        .map_or(fen, |(end, _)| &fen[..end])
        .to_owned()
}

fn side(player: i64, white: i64, black: i64) -> Option<Color> {
    if player == white {
        Some(Color::White)
    } else if player == black {
        Some(Color::Black)
    } else {
        None
    }
}

fn habits(seat: &SeatRow) -> Result<Habits, StorageError> {
    let corrupt = |what| StorageError::corrupt("players", seat.id, what);
    Ok(Habits {
        zone: seat.zone.parse().map_err(|_| corrupt("unknown zone"))?,
        nights: seat.nights,
        reminders: Reminders::from_notation(&seat.reminders).ok_or_else(|| corrupt("reminders"))?,
    })
}

fn name_tag(seat: &SeatRow) -> NameTag {
    NameTag {
        id: seat.id,
        name: seat.name.clone(),
        display: seat.display.clone(),
    }
}

fn watch(head: &Head) -> Result<Openness, StorageError> {
    let corrupt = |_| StorageError::corrupt("game_terms", head.row.id, "unknown visibility");
    head.terms.visibility.parse().map_err(corrupt)
}

fn terms(row: &TermsRow, facts: &Facts, event: Option<EventTag>, watch: Openness) -> Terms {
    Terms {
        time: TimeTerms {
            control: facts.control,
            leave: facts.leave,
            hours: row.own_hours,
        },
        clock_model: row.clock_model,
        profile: format!("{}/{}", row.profile, row.profile_version),
        event,
        rated: row.rated,
        aids: Aids::from_code(&row.aids),
        plans: row.plans,
        by_lot: row.by_lot,
        usual_start: row.start_fen == Position::start().fen(),
        start_fen: row.start_fen.clone(),
        watch,
    }
}

pub(super) fn move_record(row: MoveRow) -> MoveRecord {
    MoveRecord {
        ply: ply(row.ply),
        uci: row.uci,
        san: row.san,
        fen: row.fen,
        at: Instant(row.at),
        used: row.used_ms,
        left: row.left_ms,
        offered: row.offered,
        planned: row.door == Door::Planned.code(),
    }
}
