//! Leave: one's own, of the opponent, in games that rest for one or for both; shortened, called off, over New Year.

use chrono::NaiveDate;
use fernzug::actions::leave::{self, Asked};
use fernzug::actions::{Fail, nightly};
use fernzug::domain::clock::{LeaveMode, TimeTerms};
use fernzug::domain::leave::{Taken, Wish};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::Player;
use fernzug::domain::refusal::LeaveRefusal;
use fernzug::domain::time::{DAY, HOUR, Instant, SECOND};
use fernzug::domain::{GameId, PlayerId};
use fernzug::storage::{games, leaves, notices, players};

use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

/// Leave ends at midnight; a deadline of whole days after it is at eight in the morning.
const NIGHT: i64 = 8 * HOUR;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

async fn game(club: &Club, mode: LeaveMode, moves: &str) -> GameId {
    let time = TimeTerms {
        leave: mode,
        ..TimeTerms::days_per_move(3)
    };
    let game = club.game_with(|form| form.time = time).await;
    club.play(game, moves).await;
    game
}

async fn player(club: &Club, id: PlayerId) -> Player {
    let read = club.db.read(move |c| players::by_id(c, id));
    read.await.unwrap().unwrap()
}

async fn asked(club: &Club, id: PlayerId, once: &str, first: Option<&str>, last: &str) -> Asked {
    Asked {
        once: once.to_owned(),
        player: player(club, id).await,
        wish: Wish {
            first: first.map(day),
            last: day(last),
        },
        at: club.now(),
    }
}

fn answer<T>(outcome: Result<T, Fail<LeaveRefusal>>) -> Result<T, LeaveRefusal> {
    match outcome {
        Ok(done) => Ok(done),
        Err(Fail::Refused(why)) => Err(why),
        Err(Fail::Broken(error)) => panic!("{error}"),
    }
}

async fn take(
    club: &Club,
    id: PlayerId,
    first: Option<&str>,
    last: &str,
) -> Result<i64, LeaveRefusal> {
    let once = format!("{first:?} {last}");
    let asked = asked(club, id, &once, first, last).await;
    answer(leave::announce(&club.ctx, asked).await)
}

async fn cancel(club: &Club, leave: i64, id: PlayerId) -> Result<(), LeaveRefusal> {
    let player = player(club, id).await;
    answer(leave::cancel(&club.ctx, leave, player, club.now()).await)
}

async fn standing(club: &Club, id: PlayerId) -> Vec<Taken> {
    let read = club.db.read(move |c| leaves::taken(c, id, Instant(0)));
    read.await.unwrap()
}

async fn deadline(club: &Club, game: GameId) -> Instant {
    club.look(game).await.deadline()
}

/// What lists sort by, as it lies there.
async fn stored(club: &Club, game: GameId, what: &str) -> i64 {
    club.number(&format!(
        "SELECT {what} AS number FROM games WHERE id = {game}"
    ))
    .await
}

/// The nightly check has nothing to mend.
async fn sound(club: &Club) {
    nightly::check_if_due(&club.ctx).await.unwrap();
    let reports = club.reports().await;
    assert!(reports.iter().all(|(_, _, ok)| *ok), "{reports:?}");
}

async fn told(club: &Club, id: PlayerId, kind: NoticeKind) -> usize {
    let newest = club.db.read(|c| notices::newest(c, 10_000)).await.unwrap();
    let meant = |n: &&notices::Listed| n.player == Some(id) && n.kind == kind.code();
    newest.iter().filter(meant).count()
}

on_both_databases!(
    leave_rests_ones_own_clock_and_not_the_opponents,
    |db| async move {
        let club = Club::new(db).await;
        club.set(utc("2027-05-10T10:00:00Z")).await;
        let mine = game(&club, LeaveMode::Own, "e2e4 e7e5").await;
        let theirs = game(&club, LeaveMode::Own, "e2e4").await;
        let nobodys = game(&club, LeaveMode::None, "e2e4 e7e5").await;
        let due = deadline(&club, mine).await;
        // from now until Wednesday evening: 62 hours are left of three days
        let first = take(&club, club.ada, None, "2027-05-12").await.unwrap();
        let again = asked(&club, club.ada, "None 2027-05-12", None, "2027-05-12").await;
        let again = answer(leave::announce(&club.ctx, again).await);
        assert_eq!(again, Ok(first), "sent twice");
        assert_eq!(standing(&club, club.ada).await.len(), 1);
        let rested = utc("2027-05-12T22:00:00Z").since(club.now()) + NIGHT;
        assert_eq!(deadline(&club, mine).await, due.plus(rested));
        assert_eq!(deadline(&club, theirs).await, due, "Ben goes on thinking");
        assert_eq!(deadline(&club, nobodys).await, due, "no leave here");
        // lists sort by what the next round of the timetable writes
        club.tick().await;
        let in_list = stored(&club, mine, "deadline_at").await;
        assert_eq!(in_list, due.plus(rested).0);
        // one letter, however many games
        assert_eq!(told(&club, club.ben, NoticeKind::OpponentsLeave).await, 1);
        sound(&club).await;
        // a move of Ben starts a clock that rests; a move of Ada does not end leave
        club.pass(HOUR).await;
        club.play(theirs, "e7e5").await;
        let returns = utc("2027-05-12T22:00:00Z");
        assert_eq!(
            deadline(&club, theirs).await,
            returns.plus(3 * DAY + 8 * HOUR)
        );
        club.play(mine, "g1f3 b8c6").await;
        assert_eq!(
            deadline(&club, mine).await,
            returns.plus(3 * DAY + 8 * HOUR)
        );
        club.alive_until(due.plus(HOUR)).await;
        assert_eq!(club.ending(mine).await, None);
        assert!(club.ending(nobodys).await.is_some(), "lost on time");
        sound(&club).await;
    }
);

on_both_databases!(leave_may_rest_the_game_for_both, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    let game = game(&club, LeaveMode::Both, "e2e4").await;
    let due = deadline(&club, game).await;
    // Ada is on leave for a week; Ben is to move and rests
    let leave = take(&club, club.ada, None, "2027-05-16").await.unwrap();
    let rested = utc("2027-05-16T22:00:00Z").since(club.now()) + NIGHT;
    assert_eq!(deadline(&club, game).await, due.plus(rested));
    club.tick().await;
    // she comes back early: Ben still has what he was told, until he moves
    club.pass(DAY).await;
    assert_eq!(cancel(&club, leave, club.ada).await, Ok(()));
    assert_eq!(
        cancel(&club, leave, club.ada).await,
        Ok(()),
        "pressed twice"
    );
    club.tick().await;
    assert_eq!(deadline(&club, game).await, due.plus(rested));
    sound(&club).await;
    let days = standing(&club, club.ada).await;
    assert_eq!(
        (days.len(), days[0].days.count()),
        (1, 2),
        "days begun are spent"
    );
    club.play(game, "e7e5").await;
    let tonight = utc("2027-05-11T22:00:00Z");
    assert_eq!(
        deadline(&club, game).await,
        tonight.plus(3 * DAY + 8 * HOUR)
    );
    // the next clock of Ben knows nothing of what was called off
    club.play(game, "g1f3").await;
    let bens = deadline(&club, game).await;
    assert_eq!(bens, tonight.plus(3 * DAY + 8 * HOUR));
    sound(&club).await;
});

on_both_databases!(what_is_shortened_is_looked_at_in_time, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    let game = game(&club, LeaveMode::Own, "e2e4 e7e5").await;
    let leave = take(&club, club.ada, Some("2027-05-12"), "2027-05-25").await;
    let leave = leave.unwrap();
    club.tick().await;
    sound(&club).await;
    // a move that was decided while leave stood, and is saved after it was called off
    let late = club.look(game).await;
    assert_eq!(cancel(&club, leave, club.ada).await, Ok(()));
    let version = stored(&club, game, "version").await;
    assert!(version > late.version, "decided again");
    assert_eq!(standing(&club, club.ada).await, []);
    assert_eq!(
        told(&club, club.ben, NoticeKind::OpponentsLeaveOff).await,
        1
    );
    // a server that dies right here finds the game due
    assert!(stored(&club, game, "look_at").await <= club.now().0);
    club.tick().await;
    let due = deadline(&club, game).await;
    assert_eq!(due, utc("2027-05-13T10:00:00Z"));
    let look = stored(&club, game, "look_at").await;
    assert!(look <= due.plus(11 * SECOND).0);
    club.set(club.now().plus(DAY)).await;
    sound(&club).await;
    club.alive_until(due.plus(11 * SECOND)).await;
    assert!(club.ending(game).await.is_some());
});

on_both_databases!(leave_is_changed_and_refused, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-12-01T10:00:00Z")).await;
    // members of before: their allowance is whole
    club.sql("UPDATE players SET created_at = 0").await;
    let game = game(&club, LeaveMode::Own, "e2e4 e7e5").await;
    let ada = club.ada;
    let refused = take(&club, ada, Some("2027-11-30"), "2027-12-05").await;
    assert_eq!(refused, Err(LeaveRefusal::Past));
    let refused = take(&club, ada, Some("2027-12-01"), "2027-12-31").await;
    assert!(matches!(
        refused,
        Err(LeaveRefusal::NotEnough { year: 2027, .. })
    ));
    // over New Year each year pays for its own
    let leave = take(&club, ada, Some("2027-12-27"), "2028-01-10")
        .await
        .unwrap();
    let refused = take(&club, ada, Some("2028-01-10"), "2028-01-20").await;
    assert!(matches!(refused, Err(LeaveRefusal::Overlaps { .. })));
    let reader = player(&club, ada).await;
    let now = club.now();
    let read = club
        .db
        .read(move |c| leave::account(c, <_>::default(), &reader, now));
    let account = read.await.unwrap();
    assert_eq!((account.left(2027), account.left(2028)), (25, 20));
    // moved while it has not begun; the form sent twice changes it once
    let form = asked(&club, ada, "move it", Some("2027-12-20"), "2028-01-02").await;
    let moved = answer(leave::change(&club.ctx, leave, form.clone()).await).unwrap();
    let twice = answer(leave::change(&club.ctx, leave, form).await);
    assert_eq!(twice, Ok(moved));
    let other = asked(&club, ada, "another page", Some("2027-12-21"), "2028-01-02").await;
    let other = answer(leave::change(&club.ctx, leave, other).await);
    assert_eq!(other, Err(LeaveRefusal::NoSuchLeave));
    let theirs = asked(&club, club.ben, "not mine", None, "2028-01-02").await;
    let theirs = answer(leave::change(&club.ctx, moved, theirs).await);
    assert_eq!(theirs, Err(LeaveRefusal::NoSuchLeave));
    assert_eq!(standing(&club, ada).await.len(), 1);
    assert_eq!(told(&club, club.ben, NoticeKind::OpponentsLeave).await, 2);
    club.tick().await;
    assert_eq!(deadline(&club, game).await, utc("2027-12-04T10:00:00Z"));
});

on_both_databases!(the_return_is_told_once, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    game(&club, LeaveMode::Own, "e2e4 e7e5").await;
    take(&club, club.ada, None, "2027-05-16").await.unwrap();
    assert_eq!(leave::remind(&club.ctx).await.unwrap(), 0);
    club.set(utc("2027-05-15T10:30:00Z")).await;
    assert_eq!(leave::remind(&club.ctx).await.unwrap(), 1);
    club.pass(HOUR).await;
    assert_eq!(leave::remind(&club.ctx).await.unwrap(), 0);
    assert_eq!(told(&club, club.ada, NoticeKind::LeaveEnds).await, 1);
});

on_both_databases!(two_forms_at_once_take_leave_once, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    let mut works = Vec::new();
    for server in 0..4 {
        let ctx = club.another_server();
        let form = asked(&club, club.ada, &format!("{server}"), None, "2027-05-14").await;
        works.push(async move { answer(leave::announce(&ctx, form).await) });
    }
    let outcomes = futures_util::future::join_all(works).await;
    assert_eq!(
        outcomes.iter().filter(|o| o.is_ok()).count(),
        1,
        "{outcomes:?}"
    );
    assert_eq!(standing(&club, club.ada).await.len(), 1);
    let waits = club
        .db
        .read(move |c| games::running_of(c, 0))
        .await
        .unwrap();
    assert_eq!(waits, []);
});
