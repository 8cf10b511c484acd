//! Making the games of published rounds, a few at a time, and starting their clocks together.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::PlayerId;
use crate::domain::game::begin;
use crate::domain::notice::NoticeKind;
use crate::domain::player::Player;
use crate::domain::time::{Instant, MINUTE};
use crate::domain::tournament::field::{Field, Seat};
use crate::domain::tournament::format::{Format, Robin};
use crate::domain::tournament::setup::Tournament;
use crate::rules::profile::Profile;
use crate::rules::{Color, Position};
use crate::storage::games::{self, Given, NewEvent, NewGame};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct, Unmade};
use crate::storage::{Conn, StorageError, absences, players};

use super::super::{Context, start};

/// Games made in one transaction: moves that are sent meanwhile wait no longer for it than a person notices.
const IN_ONE_WRITE: i64 = 50;
/// Games started in one transaction.
const STARTED_IN_ONE_WRITE: usize = 500;
/// A round whose day has come so recently starts as announced, not at the instant at which the server looked.
const ON_TIME: i64 = 10 * MINUTE;

/// Makes games for pairings of published rounds; `true`: there was something to do.
pub(super) async fn make_some(ctx: &Context, t: &Arc<Tournament>) -> Result<bool, StorageError> {
    let id = t.id;
    let wanted = ctx
        .db
        .read(move |c| storage::unmade(c, id, IN_ONE_WRITE))
        .await?;
    if wanted.is_empty() {
        return Ok(false);
    }
    let maker = Maker::of(t)?;
    let setup = Arc::clone(t);
    let new = ctx
        .db
        .read(move |c| {
            let people = people(c, &wanted)?;
            let mut new = Vec::new();
            for one in &wanted {
                new.push((one.id, maker.game(c, &setup, one, &people)?));
            }
            Ok((wanted, new))
        })
        .await?;
    let new = Arc::new(new);
    let write = move |tx: &mut Conn| {
        if storage::unmade(tx, id, IN_ONE_WRITE)? != new.0 {
            // somebody has taken a seat, or has left, meanwhile
            return Err(StorageError::Stale);
        }
        for (pairing, game) in &new.1 {
            let made = games::create(tx, game)?;
            storage::attach(tx, *pairing, made)?;
        }
        Ok(())
    };
    match ctx.db.write(write).await {
        // another instance makes them too: what it has made is found at the next look
        Err(StorageError::Stale) => Ok(true),
        other => other.map(|()| true),
    }
}

fn people(c: &mut Conn, wanted: &[Unmade]) -> Result<HashMap<PlayerId, Player>, StorageError> {
    let ids: Vec<PlayerId> = wanted
        .iter()
        .flat_map(|one| [one.white, one.black])
        .collect();
    let found = players::by_ids(c, &ids)?;
    Ok(found
        .into_iter()
        .map(|player| (player.id, player))
        .collect())
}

/// What all games of a tournament begin with.
pub(super) struct Maker {
    profile: Profile,
    start: (Vec<Given>, Position),
}

impl Maker {
    /// Reads it off what was set up.
    ///
    /// # Errors
    /// A damaged row.
    pub fn of(t: &Tournament) -> Result<Self, StorageError> {
        let corrupt = |what| StorageError::corrupt("tournaments", t.id, what);
        let start = start::given(&t.setup.start_fen, &t.setup.start_moves);
        let profile = Profile::from_tag(&t.setup.profile);
        Ok(Self {
            start: start.ok_or_else(|| corrupt("the start cannot be replayed"))?,
            profile: profile.ok_or_else(|| corrupt("unknown profile"))?,
        })
    }

    /// A game that begins at once, in a round that has started.
    ///
    /// # Errors
    /// A database fault, or a damaged row.
    pub fn late(
        &self,
        c: &mut Conn,
        t: &Tournament,
        one: &Unmade,
    ) -> Result<NewGame, StorageError> {
        let people = people(c, std::slice::from_ref(one))?;
        let mut new = self.game(c, t, one, &people)?;
        if let Some(event) = &mut new.event {
            event.prepared = false;
        }
        Ok(new)
    }

    fn game(
        &self,
        c: &mut Conn,
        t: &Tournament,
        one: &Unmade,
        people: &HashMap<PlayerId, Player>,
    ) -> Result<NewGame, StorageError> {
        game(c, t, self, one, people)
    }
}

fn game(
    c: &mut Conn,
    t: &Tournament,
    maker: &Maker,
    one: &Unmade,
    people: &HashMap<PlayerId, Player>,
) -> Result<NewGame, StorageError> {
    let (plies, ready) = &maker.start;
    let first = match ready.turn() {
        Color::White => one.white,
        Color::Black => one.black,
    };
    let mover = people.get(&first).ok_or(StorageError::NotFound)?;
    let (seats, time) = ([one.white, one.black], t.setup.time);
    let absences = absences::of_seats(c, seats, None, time.hours, one.starts_at)?;
    let ends = t.setup.end_at;
    let (_, ticking) = begin(
        time,
        ready.turn(),
        mover.into(),
        absences,
        one.starts_at,
        (ends, t.setup.stages),
    );
    Ok(NewGame {
        white: one.white,
        black: one.black,
        waiting: first,
        plies: plies.clone(),
        ticking,
        time,
        profile: maker.profile,
        rated: t.setup.rated,
        aids: t.setup.aids,
        plans: t.setup.plans,
        watch: t.setup.watch,
        by_lot: true,
        invitation: None,
        event: Some(NewEvent {
            tournament: t.id,
            round: round_name(&t.setup.format, one.stage, one.round),
            prepared: true,
            ends,
            stages: t.setup.stages,
        }),
        at: one.starts_at,
    })
}

/// What PGN calls the round: "3", or "2.3" where there are stages.
fn round_name(format: &Format, stage: u32, round: u32) -> String {
    match format {
        Format::Robin(Robin {
            onward: Some(_), ..
        }) => format!("{stage}.{round}"),
        _ => round.to_string(),
    }
}

/// Starts the rounds of a stage whose time has come and whose games are all there; `true`: some have started.
pub(super) async fn start_due(
    ctx: &Context,
    t: &Arc<Tournament>,
    now: Instant,
) -> Result<bool, StorageError> {
    let id = t.id;
    let published = ctx.db.read(move |c| storage::published(c, id)).await?;
    let due: Vec<(u32, u32, Instant)> = published
        .into_iter()
        .filter(|(.., starts_at)| *starts_at <= now)
        .collect();
    let Some((stage, first, announced)) = due.first().copied() else {
        return Ok(false);
    };
    let in_days = t.setup.time.control.is_in_days();
    let at = if in_days && now.since(announced) <= ON_TIME {
        announced
    } else {
        now.whole_second()
    };
    for (stage, round, _) in &due {
        let (stage, round) = (*stage, *round);
        let all = ctx
            .db
            .read(move |c| storage::games_of_round(c, id, stage, round))
            .await?;
        for some in all.chunks(STARTED_IN_ONE_WRITE) {
            let some = some.to_vec();
            ctx.db
                .write(move |tx| games::start_prepared(tx, &some, at))
                .await?;
        }
    }
    let field = ctx.db.read(move |c| storage::field(c, id)).await?;
    let told = players_of(&field, &due);
    let write = move |tx: &mut Conn| {
        for (stage, round, _) in &due {
            storage::start_round(tx, id, *stage, *round, at)?;
        }
        let once = format!("{stage}:{first}:{}", at.0);
        let act = NewAct {
            amount: i64::from(first),
            word: stage.to_string(),
            ..NewAct::of(ActKind::Started, id, None, &once, now)
        };
        if let Some(act) = storage::insert_act(tx, &act)? {
            for player in &told {
                let kind = NoticeKind::TournamentStarted;
                notices::insert(tx, &NewNotice::tournament(kind, *player, id, act, now))?;
            }
        }
        Ok(())
    };
    match ctx.db.write(write).await {
        Err(StorageError::Stale) => Ok(true),
        other => {
            other?;
            ctx.wake.mailer.notify_one();
            ctx.wake.sweep.notify_one();
            Ok(true)
        }
    }
}

/// Everybody who has a game in these rounds.
fn players_of(field: &Field, due: &[(u32, u32, Instant)]) -> Vec<PlayerId> {
    let starts = |stage: u32, round: u32| due.iter().any(|(s, r, _)| (*s, *r) == (stage, round));
    let plays = |seat: &&Seat| {
        field
            .meetings_of(seat.group_id())
            .any(|m| starts(m.stage, m.round) && m.is_open() && m.side_of(seat.number).is_some())
    };
    field
        .seats
        .iter()
        .filter(plays)
        .map(|seat| seat.player)
        .collect()
}
