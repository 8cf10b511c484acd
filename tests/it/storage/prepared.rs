//! A prepared game is not there for anybody until its round starts.

use fernzug::domain::time::{DAY, HOUR, Instant};
use fernzug::domain::{GameId, PlayerId};
use fernzug::storage::{StorageError, games, players, reports};

use crate::support::club::{Club, utc};
use crate::support::database::{TestDb, on_both_databases};
use crate::support::event;

/// What every reading of this game finds, in words: nothing but its absence may be told.
async fn found(club: &Club, id: GameId, player: PlayerId) -> Vec<&'static str> {
    let (now, late) = (club.now(), club.now().plus(400 * DAY));
    let look = move |c: &mut fernzug::storage::Conn| {
        let listed = |list: Vec<games::Listed>| list.iter().any(|g| g.id == id);
        let all = [
            ("exists", games::exists(c, id)?),
            ("game", games::game(c, id)?.is_some()),
            ("record", games::record(c, id)?.is_some()),
            ("kept", games::kept(c, id)?.is_some()),
            ("running", listed(games::running(c, player)?)),
            ("finished", listed(games::finished(c, player, 0, 9)?)),
            (
                "ended_since",
                listed(games::ended_since(c, player, Instant(0), 9)?),
            ),
            ("finished_count", games::finished_count(c, player)? > 0),
            ("waiting_games", players::waiting_games(c, player, now)? > 0),
            (
                "next_waiting",
                games::next_waiting(c, player, 0, now)?.is_some(),
            ),
            ("stands", !games::stands(c, &[id])?.is_empty()),
            ("due", games::due(c, late, 9)?.contains(&id)),
            ("running_after", !games::running_after(c, 0, 9)?.is_empty()),
            (
                "ended_after",
                !games::ended_after(c, Instant(0), 0, 9)?.is_empty(),
            ),
            ("running_of", !games::running_of(c, player)?.is_empty()),
            (
                "touched_by_leave",
                !games::touched_by_leave(c, player)?.is_empty(),
            ),
            (
                "watchable",
                !games::watchable(c, &[id], player, true)?.is_empty(),
            ),
            ("game_counts", players::game_counts(c, player)? != (0, 0)),
            ("games_named", !reports::games_named(c, &[id])?.is_empty()),
        ];
        Ok::<_, StorageError>(
            all.into_iter()
                .filter(|(_, is)| *is)
                .map(|(name, _)| name)
                .collect(),
        )
    };
    club.ctx.db.read(look).await.unwrap()
}

async fn nobody_sees_it_before(db: TestDb) {
    let club = Club::new(db).await;
    let event = event::tournament(&club.db, "Cup", club.ben).await;
    let starts = club.now().plus(5 * DAY);
    let new = event::new_game(event, club.ada, club.ben, true, starts);
    let id = event::create(&club.ctx, new).await;
    assert_eq!(found(&club, id, club.ada).await, Vec::<&str>::new());

    // leave and a stop of all clocks do not touch it
    let (ada, now) = (club.ada, club.now());
    let touch = club.ctx.db.write(move |tx| {
        games::unsettle(tx, ada, now)?;
        games::unsettle_all(tx, now)?;
        games::set_look_at(tx, id, now)?;
        games::look_no_later_than(tx, id, now)
    });
    touch.await.unwrap();
    let untouched = format!(
        "SELECT count(*) AS number FROM games WHERE id = {id} AND version = 1 AND look_at > {}",
        now.0
    );
    assert_eq!(club.number(&untouched).await, 1);
    club.alive_until(utc("2027-06-30T10:00:00Z")).await;
    assert_eq!(found(&club, id, club.ada).await, Vec::<&str>::new());
}

async fn it_begins_when_its_round_does(db: TestDb) {
    let club = Club::new(db).await;
    let event = event::tournament(&club.db, "Cup", club.ben).await;
    let planned = club.now().plus(5 * DAY);
    let mut ids = Vec::new();
    for _ in 0..3 {
        let new = event::new_game(event, club.ada, club.ben, true, planned);
        ids.push(event::create(&club.ctx, new).await);
    }
    let runs = event::create(
        &club.ctx,
        event::new_game(event, club.ada, club.ben, false, club.now()),
    );
    ids.push(runs.await);
    let before = club
        .number(&format!(
            "SELECT deadline_at AS number FROM games WHERE id = {}",
            ids[0]
        ))
        .await;

    let late = planned.plus(HOUR);
    let these = ids.clone();
    let start = |these: Vec<GameId>| {
        club.ctx
            .db
            .write(move |tx| games::start_prepared(tx, &these, late))
    };
    let mut started = start(these.clone()).await.unwrap();
    started.sort_unstable();
    assert_eq!(started, ids[..3], "one of them ran already");
    assert_eq!(
        start(these).await.unwrap(),
        Vec::<GameId>::new(),
        "twice is once"
    );

    let first = ids[0];
    let moved = format!(
        "SELECT count(*) AS number FROM games JOIN moves ON game_id = id WHERE id = {first} AND version = 2 AND started_at = {at} \
         AND clock_started_at = {at} AND changed_at = {at} AND look_at = {at} AND at = {at} AND deadline_at = {deadline}",
        at = late.0,
        deadline = before + HOUR
    );
    assert_eq!(club.number(&moved).await, 1);
    let run = club
        .ctx
        .db
        .read(move |c| games::game(c, first))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(run.deadline().0, before + HOUR);

    // the next sweep settles it
    club.alive_until(late).await;
    let ahead = format!(
        "SELECT count(*) AS number FROM games WHERE id = {first} AND look_at > {}",
        late.0
    );
    assert_eq!(club.number(&ahead).await, 1);
}

on_both_databases!(nobody_sees_it_before, nobody_sees_it_before);
on_both_databases!(it_begins_when_its_round_does, it_begins_when_its_round_does);
