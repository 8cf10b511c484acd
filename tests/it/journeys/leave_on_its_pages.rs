//! Leave and own hours as players meet them: on their pages, in the game, in the list, before they begin by themselves.

use chrono::NaiveDate;
use fernzug::actions::leave::{Touched, foresee, judge};
use fernzug::actions::sweep::{Flags, sweep};
use fernzug::domain::clock::{LeaveMode, TimeTerms};
use fernzug::domain::leave::Wish;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, HOUR, SECOND};
use fernzug::storage::{leaves, notices, players};

use super::table::{Table, nobody};
use crate::support::club::{Club, utc};
use crate::support::database::{TestDb, on_both_databases};

on_both_databases!(leave_is_taken_changed_and_called_off, |db| async move {
    // Tue 11 May 2027, noon in Berlin
    let table = Table::new(db);
    let anna = table.player("anna", "Anna O'Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    table.get(&nobody(), "/account/leave").await.is(303);
    table
        .get(&anna, "/account")
        .await
        .ok()
        .shows("href=\"/account/leave\"")
        .shows("href=\"/account/hours\"");
    let page = table.get(&anna, "/account/leave").await.ok();
    // two and a half days a month for eight months
    let page = page.shows("2027: 20 of 20 days left").shows("No leave is");
    page.shows("<caption>May 2027</caption>")
        .shows("<caption>July 2027</caption>");
    let preview = "/account/leave/preview?first=2027-05-12&last=";
    for (path, text) in [
        ("/account/leave/preview", "That is no day"),
        ("/account/leave/preview?first=x&last=2027-05-20", "no day"),
        ("/account/leave/preview?last=-262143-01-01", "no day"),
        ("/account/leave/preview?last=99999-01-01", "no day"),
        (
            "/account/leave/preview?first=2027-05-01&last=2027-05-20",
            "in the past",
        ),
        (
            "/account/leave/preview?first=2027-05-20&last=2027-05-12",
            "before the first",
        ),
        (
            "/account/leave/preview?first=2027-05-12&last=2027-05-13",
            "3 days at least",
        ),
        (
            "/account/leave/preview?first=2027-05-12&last=2027-06-30",
            "This takes 50 days of 2027; you have 20 days left",
        ),
        (
            "/account/leave/preview?first=2027-05-12&last=2029-01-01",
            "until the end of 2028",
        ),
        (
            "/account/leave/preview?leave=x&last=2027-05-12",
            "3 days at least",
        ),
    ] {
        table.get(&anna, path).await.is(422).shows(text);
    }
    // it is Anna's move: three days from noon
    let page = table.get(&anna, &format!("{preview}2027-05-16")).await.ok();
    let page = page
        .shows("Leave from Wed 12 May 2027 to Sun 16 May 2027: 5 days.")
        .shows("Left of 2027 after that: 15 days.")
        .shows("clocks run again from Mon 17 May 00:00 CEST")
        .shows("Your clock rests; these games wait at your return")
        .shows(&format!("Game {game} against Berta Holm"))
        .shows("at your return 2 days 12 hours, until Wed 19 May 12:00 CEST");
    assert!(!page.has("Less than a day"));
    // nothing is taken yet
    table
        .get(&anna, "/account/leave")
        .await
        .ok()
        .shows("20 of 20");
    let form = [
        ("once", "a"),
        ("first", "2027-05-12"),
        ("last", "2027-05-16"),
    ];
    for _ in 0..2 {
        let done = table.post(&anna, "/account/leave", &form).await.is(303);
        assert_eq!(done.location, "/account/leave?done=taken");
    }
    let page = table.get(&anna, "/account/leave?done=taken").await.ok();
    page.shows("Opponents in running games are told")
        .shows("2027: 15 of 20 days left")
        .shows("Your leave begins Wed 12 May 00:00 CEST")
        .shows("Wed 12 May 2027, leave");
    let id = leave_of(&table, anna.id).await;
    let base = format!("/games/{game}");
    let away = "hat Urlaub von Mi 12. Mai 00:00 CEST bis Mo 17. Mai 00:00 CEST";
    table.get(&berta, &base).await.ok().shows(away);
    assert!(
        !table.get(&anna, &base).await.ok().has("on leave"),
        "not begun"
    );
    // a stranger reads nothing of it, and cannot touch it
    let change = format!("/account/leave/{id}");
    let gone = table.get(&berta, &change).await.is(303);
    assert_eq!(gone.location, "/account/leave?done=gone");
    let off = table
        .post(&berta, &format!("{change}/end"), &[])
        .await
        .is(303);
    assert_eq!(off.location, "/account/leave?done=gone");
    assert_eq!(leave_of(&table, anna.id).await, id);
    // moved, with a look at it before
    table
        .get(&anna, &change)
        .await
        .ok()
        .shows("value=\"2027-05-16\"");
    let see = format!("/account/leave/preview?leave={id}&first=2027-05-13&last=2027-05-16");
    table
        .get(&anna, &see)
        .await
        .ok()
        .shows(&format!("action=\"{change}\""));
    let form = [
        ("once", "b"),
        ("first", "2027-05-13"),
        ("last", "2027-05-16"),
    ];
    let done = table.post(&anna, &change, &form).await.is(303);
    assert_eq!(done.location, "/account/leave?done=changed");
    let id = leave_of(&table, anna.id).await;
    // it has begun: the list says so, and only the last day can be changed
    table.clock.set(utc("2027-05-13T10:00:00Z").0);
    table
        .get(&anna, "/games")
        .await
        .ok()
        .shows("You are on leave until Mon 17 May 00:00 CEST");
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("You are on leave until");
    let page = table.get(&anna, &format!("/account/leave/{id}")).await.ok();
    assert!(!page.has("name=\"first\""));
    page.shows("End leave tonight");
    let early = format!("/account/leave/preview?leave={id}&last=2027-05-12");
    table.get(&anna, &early).await.is(422).shows("in the past");
    let off = table
        .post(&anna, &format!("/account/leave/{id}/end"), &[])
        .await;
    assert_eq!(off.is(303).location, "/account/leave?done=off");
    table
        .get(&anna, "/account/leave")
        .await
        .ok()
        .shows("2027: 19 of 20 days left");
    table
        .get(&anna, &format!("/account/leave/{id}"))
        .await
        .is(303);
});

on_both_databases!(a_form_gone_back_to_takes_nothing_again, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    for once in ["a", "called-off:1", "automatic:1"] {
        let form = [
            ("once", once),
            ("first", "2027-05-20"),
            ("last", "2027-05-24"),
        ];
        table.post(&anna, "/account/leave", &form).await.is(303);
        let id = leave_of(&table, anna.id).await;
        let off = format!("/account/leave/{id}/end");
        assert_eq!(
            table.post(&anna, &off, &[]).await.is(303).location,
            "/account/leave?done=off"
        );
        let again = table.post(&anna, "/account/leave", &form).await.is(422);
        again.shows("changed meanwhile");
    }
    // another form under the same key is not the first one
    let form = [
        ("once", "b"),
        ("first", "2027-05-20"),
        ("last", "2027-05-24"),
    ];
    table.post(&anna, "/account/leave", &form).await.is(303);
    let other = [
        ("once", "b"),
        ("first", "2027-06-20"),
        ("last", "2027-06-24"),
    ];
    table.post(&anna, "/account/leave", &other).await.is(422);
    let long = "x".repeat(101);
    let form = [
        ("once", long.as_str()),
        ("first", "2027-07-20"),
        ("last", "2027-07-24"),
    ];
    table
        .post(&anna, "/account/leave", &form)
        .await
        .is(422)
        .shows("came incomplete");
    // days typed before a session ended are not lost on the way to the look ahead
    let see = "/account/leave/preview?first=2027-08-01&last=2027-08-09";
    let away = table.get(&nobody(), see).await.is(303).location;
    assert!(
        away.contains("2027-08-01") && away.contains("2027-08-09"),
        "{away}"
    );
});

async fn leave_of(table: &Table, player: i64) -> i64 {
    let now = table.now();
    let read = table.db.read(move |c| leaves::taken(c, player, now));
    read.await.unwrap().first().unwrap().id
}

on_both_databases!(
    days_typed_before_a_session_ended_come_back,
    |db| async move {
        let table = Table::new(db);
        let form = [
            ("once", "a"),
            ("first", "2027-05-12"),
            ("last", "2027-05-16"),
        ];
        let page = table.post(&nobody(), "/account/leave", &form).await;
        page.is(403).shows("kept.last").shows("2027-05-16");
    }
);

on_both_databases!(own_hours_are_set_and_shown, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let page = table.get(&anna, "/account/hours").await.ok();
    page.shows("Europe/Berlin").shows("name=\"sat\"");
    for (form, text) in [
        (
            vec![("mon", "on"), ("tue", "on"), ("wed", "on"), ("thu", "on")],
            "At most three days",
        ),
        (vec![("from", "22:00")], "beginning and an end"),
        (
            vec![("from", "22:00"), ("to", "22:00")],
            "beginning and an end",
        ),
        (
            vec![("from", "20:00"), ("to", "07:00")],
            "at most ten hours",
        ),
        (
            vec![("from", "25:00"), ("to", "07:00")],
            "beginning and an end",
        ),
    ] {
        let page = table.post(&anna, "/account/hours", &form).await.is(422);
        page.shows(text).shows("aria-describedby");
    }
    let form = [
        ("sat", "on"),
        ("sun", "on"),
        ("from", "22.00"),
        ("to", "07:00:00"),
    ];
    for _ in 0..2 {
        table.post(&anna, "/account/hours", &form).await.is(303);
    }
    let page = table.get(&anna, "/account/hours").await.ok();
    page.shows("name=\"sat\" value=\"on\" checked")
        .shows("value=\"22:00\"");
    // a game that allows them says what they come to: before it begins, and in it
    let form = [
        ("once", "x"),
        ("kind", "player"),
        ("to", "berta"),
        ("colour", "white"),
        ("profile", "online"),
        ("pace", "normal"),
        ("leave", "both"),
        ("hours", "on"),
    ];
    let sent = table.post(&anna, "/invitations", &form).await.is(303);
    let id = sent.location.trim_end_matches("?sent=1").to_owned();
    // Tue noon: ten hours are left of it, fifteen on each of three days, then the weekend, fifteen on Monday and two more
    let german = "Anna Berg: Drei Tage Bedenkzeit ab jetzt reichten bis Di 18. Mai 09:00 CEST";
    table
        .get(&berta, &id)
        .await
        .ok()
        .shows("Urlaub hält die Zeit beider an")
        .shows(german);
    let begun = table
        .post(&berta, &format!("{id}/acceptance"), &[])
        .await
        .is(303);
    let game = begun
        .location
        .split('?')
        .next()
        .unwrap_or_default()
        .to_owned();
    table.get(&berta, &game).await.ok().shows(german);
    let page = table.get(&anna, &game).await.ok();
    page.shows("until Tue 18 May 09:00 CEST");
});

on_both_databases!(leave_begins_by_itself_once_a_game, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    club.sql("UPDATE players SET created_at = 0").await;
    let (ada, ben) = (club.ada, club.ben);
    let time = TimeTerms::days_per_move(3);
    let game = club.game_with(|form| form.time = time).await;
    club.play(game, "e2e4 e7e5").await;
    let without = TimeTerms {
        leave: LeaveMode::None,
        ..time
    };
    let strict = club.game_with(|form| form.time = without).await;
    club.play(strict, "e2e4 e7e5").await;
    club.db
        .write(move |tx| leaves::set_automatic(tx, ada, true))
        .await
        .unwrap();
    let due = club.look(game).await.deadline();
    club.alive_until(due.plus(11 * SECOND)).await;
    assert!(club.ending(strict).await.is_some(), "no leave there");
    assert_eq!(club.ending(game).await, None, "leave has begun");
    let taken = club
        .db
        .read(move |c| leaves::taken(c, ada, due))
        .await
        .unwrap();
    assert_eq!(taken.len(), 1);
    assert!(taken[0].automatic);
    assert_eq!((taken[0].days.count(), taken[0].days.from), (3, due));
    assert_eq!(told(&club.db, ada, NoticeKind::LeaveBegun).await, 1);
    assert_eq!(told(&club.db, ben, NoticeKind::OpponentsLeave).await, 1);
    // three days begun on Thursday end on Saturday at midnight: that is eight in the morning
    let back = club.look(game).await.deadline();
    assert_eq!(back, utc("2027-05-16T06:00:00Z"));
    club.alive_until(back.plus(-HOUR)).await;
    assert_eq!(club.ending(game).await, None);
    // once a game
    club.alive_until(back.plus(11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
});

on_both_databases!(
    leave_that_begins_by_itself_asks_for_days_left,
    |db| async move {
        let club = Club::new(db).await;
        club.set(utc("2027-12-28T10:00:00Z")).await;
        let ada = club.ada;
        let game = club
            .game_with(|form| form.time = TimeTerms::days_per_move(1))
            .await;
        club.play(game, "e2e4 e7e5").await;
        club.db
            .write(move |tx| leaves::set_automatic(tx, ada, true))
            .await
            .unwrap();
        // all days of the year are spent on leave that lies elsewhere
        club.sql(
        "INSERT INTO leaves (once, player_id, first_day, last_day, zone, from_at, to_at, made_at, special, automatic, reason) \
         SELECT 'old', id, '2027-12-05', '2027-12-25', 'UTC', 1828051200000, 1829692800000, 0, FALSE, FALSE, '' FROM players WHERE name = 'ada'",
    )
    .await;
        let due = club.look(game).await.deadline();
        club.alive_until(due.plus(11 * SECOND)).await;
        assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    }
);

async fn told(db: &TestDb, id: i64, kind: NoticeKind) -> usize {
    let newest = db.read(|c| notices::newest(c, 10_000)).await.unwrap();
    let meant = |n: &&notices::Listed| n.player == Some(id) && n.kind == kind.code();
    newest.iter().filter(meant).count()
}

on_both_databases!(what_leave_will_do_is_foreseen, |db| async move {
    let club = Club::new(db).await;
    club.set(utc("2027-05-10T10:00:00Z")).await;
    let ada = club.ada;
    let terms = |leave| TimeTerms {
        leave,
        ..TimeTerms::days_per_move(3)
    };
    let mut games = Vec::new();
    for (leave, moves) in [
        (LeaveMode::Own, "e2e4 e7e5"),
        (LeaveMode::Own, "e2e4"),
        (LeaveMode::Both, "e2e4"),
        (LeaveMode::None, "e2e4 e7e5"),
    ] {
        let game = club.game_with(|form| form.time = terms(leave)).await;
        club.play(game, moves).await;
        games.push(game);
    }
    club.pass(2 * DAY + 12 * HOUR).await;
    let now = club.now();
    let looked = club
        .db
        .read(move |c| {
            let player = players::by_id(c, ada)?.unwrap();
            let last = NaiveDate::from_ymd_opt(2027, 5, 15).unwrap();
            let wish = Wish { first: None, last };
            let (days, old) = judge(c, <_>::default(), &player, None, wish, now)?.unwrap();
            foresee(c, ada, &days, old.as_ref())
        })
        .await
        .unwrap();
    let touched: Vec<_> = looked
        .iter()
        .map(|g| (g.game, g.touched, g.is_short()))
        .collect();
    let expected = [
        // half a day is left, and the night is spared
        (games[0], Touched::Rests, true),
        (games[1], Touched::OpponentThinks, false),
        (games[2], Touched::RestsForBoth, false),
        (games[3], Touched::NotAtAll, true),
    ];
    assert_eq!(touched, expected);
    // what was foreseen is what happens
    let first = looked[0].deadline.unwrap();
    let asked = fernzug::actions::leave::Asked {
        once: "x".to_owned(),
        player: club
            .db
            .read(move |c| players::by_id(c, ada))
            .await
            .unwrap()
            .unwrap(),
        wish: Wish {
            first: None,
            last: NaiveDate::from_ymd_opt(2027, 5, 15).unwrap(),
        },
        at: now,
    };
    assert!(
        fernzug::actions::leave::announce(&club.ctx, asked)
            .await
            .is_ok()
    );
    assert_eq!(club.look(games[0]).await.deadline(), first);
});

on_both_databases!(
    special_leave_is_granted_and_a_fallen_game_goes_on,
    |db| async move {
        // Tue 11 May 2027, noon in Berlin
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let hanna = table.player("hanna", "Hanna", "sv").await;
        let game = table.game(&anna, &berta, "online", "", "e4 e5").await;
        let other = table.game(&anna, &hanna, "online", "", "").await;
        let page = "/admin/special-leave";
        table.get(&anna, page).await.is(404);
        table
            .post(&anna, page, &[("player", "berta")])
            .await
            .is(404);
        table.promote("hanna").await;
        table
            .get(&hanna, "/admin")
            .await
            .ok()
            .shows(page)
            .shows("/admin/continue");
        table
            .get(&hanna, page)
            .await
            .ok()
            .shows("Särskild ledighet");
        // Anna is ill: nobody moves, and both games fall
        let due = utc("2027-05-14T10:00:00Z");
        let gone = "UPDATE notices SET state = 'sent', sent_at = created_at";
        table.db.sql(gone).await;
        table.clock.set(due.plus(11 * SECOND).0);
        sweep(&table.ctx, Flags::MayFall, table.now())
            .await
            .unwrap();
        let base = format!("/games/{game}");
        table.get(&berta, &base).await.ok().shows("abgebrochen");
        let form = |changed: &[(&'static str, &'static str)]| {
            let mut form = vec![
                ("once", "a"),
                ("player", "anna"),
                ("first", "2027-05-12"),
                ("last", "2027-05-16"),
                ("game", ""),
                ("reason", "Beinbruch \"><b>"),
            ];
            for (name, value) in changed {
                form.retain(|(field, _)| field != name);
                form.push((name, value));
            }
            form
        };
        for (changed, text) in [
            (("player", "nobody"), "Ingen spelare"),
            (("player", "hanna"), "sig själv"),
            (("game", "999999"), "inget sådant parti"),
            (("game", "x"), "inget sådant parti"),
            (("reason", " "), "Ange en orsak"),
            (("first", "x"), "first-error"),
            (("last", "2027-05-11"), "ligger före"),
            (("first", "2026-01-01"), "366"),
            (("last", "2029-01-01"), "2028"),
            (("once", ""), ""),
        ] {
            let answer = table.post(&hanna, page, &form(&[changed])).await.is(422);
            answer.shows(text).shows("name=\"reason\"");
        }
        for _ in 0..2 {
            table.post(&hanna, page, &form(&[])).await.is(303);
        }
        let list = table.get(&hanna, page).await.ok();
        let list = list
            .shows("Anna Berg")
            .shows("Beinbruch &#34;&#62;&#60;b&#62;")
            .shows("Förlorade på tid bara på grund av dessa dagar");
        let count = list.body.matches("<article>").count();
        assert_eq!(count, 1, "sent twice, granted once");
        list.shows(&format!("/admin/continue?game={game}"));
        assert_eq!(told(&table.db, anna.id, NoticeKind::SpecialLeave).await, 1);
        // the game goes on, with a reason; a game of one's own is somebody else's to decide
        let go = "/admin/continue";
        let number = game.to_string();
        let own = other.to_string();
        table
            .get(&hanna, &format!("{go}?game={game}"))
            .await
            .ok()
            .shows(&format!("value=\"{game}\""));
        for (id, days, reason, text) in [
            ("", "3", "x", "inget parti"),
            ("987654", "3", "x", "inget parti"),
            (own.as_str(), "3", "x", "någon annan"),
            (number.as_str(), "2", "x", "3 till 30"),
            (number.as_str(), "31", "x", "3 till 30"),
            (number.as_str(), "99999999999999999", "x", "3 till 30"),
            (number.as_str(), "3", "", "Ange en orsak"),
        ] {
            let form = [("game", id), ("days", days), ("reason", reason)];
            table.post(&hanna, go, &form).await.is(422).shows(text);
        }
        table.post(&anna, go, &[("game", &number)]).await.is(404);
        for _ in 0..2 {
            let form = [
                ("game", number.as_str()),
                ("days", "5"),
                ("reason", "Anna war krank"),
            ];
            table.post(&hanna, go, &form).await.is(303);
        }
        assert_eq!(
            told(&table.db, berta.id, NoticeKind::GameContinued).await,
            1
        );
        // Anna's clock rests until the end of special leave; both players see why
        let seen = table.get(&berta, &base).await.ok();
        seen.shows("Anna Berg: Sonderurlaub von der Turnierleitung");
        table
            .get(&anna, &base)
            .await
            .ok()
            .shows("You are on leave until Mon 17 May 00:00 CEST");
        // it ends tonight
        let id = {
            let read = table.db.read(|c| leaves::granted(c, 10));
            read.await.unwrap()[0].taken.id
        };
        table
            .post(&hanna, &format!("{page}/{id}/end"), &[])
            .await
            .is(303);
        table
            .get(&anna, &base)
            .await
            .ok()
            .shows("You are on leave until Sat 15 May 00:00 CEST");
    }
);
