//! Letters that do not go out, and work that is announced: nobody loses by either.

use fernzug::actions::outage::{self, announce};
use fernzug::actions::play::make_move;
use fernzug::actions::sweep::{Flags, sweep};
use fernzug::actions::time::{self, Wish};
use fernzug::domain::GameId;
use fernzug::domain::clock::Source;
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, SECOND};
use fernzug::storage::outages;

use super::table::Table;
use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

async fn deadline(club: &Club, game: GameId) -> Instant {
    club.look(game).await.deadline()
}

/// Time passes, the server runs, and nothing happens to letters.
async fn look_at(club: &Club, at: Instant) {
    club.set(at).await;
    sweep(&club.ctx, Flags::MayFall, at).await.unwrap();
}

/// The letters about the last move wait.
async fn keep_back(club: &Club) {
    club.sql("UPDATE notices SET state = 'waiting', sent_at = NULL WHERE ply = 2")
        .await;
}

on_both_databases!(
    no_flag_falls_before_its_letter_has_gone_out,
    |db| async move {
        let club = Club::new(db).await;
        club.set(utc("2027-05-10T10:00:00Z")).await;
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        keep_back(&club).await;
        let due = deadline(&club, game).await;
        assert_eq!(due, utc("2027-05-13T10:00:00Z"));
        // the letter about Black's move waits, and so does White's flag
        look_at(&club, due.plus(11 * SECOND)).await;
        assert_eq!(club.ending(game).await, None);
        let held = club.now().plus(DAY).whole_second();
        assert_eq!(deadline(&club, game).await, held);
        let rested = club.look(game).await.clocks.run.rested(held);
        let unsent: Vec<_> = rested.iter().map(|o| (o.source, o.from)).collect();
        assert_eq!(unsent, [(Source::UnsentLetter, due)]);
        // it goes out five hours later: from then on it is a whole day
        let sent = club.now().plus(5 * HOUR);
        let out = format!(
            "UPDATE notices SET state = 'sent', sent_at = {} WHERE state = 'waiting'",
            sent.0
        );
        club.sql(&out).await;
        look_at(&club, held.plus(11 * SECOND)).await;
        let whole_day = sent.plus(DAY).whole_second();
        assert_eq!(deadline(&club, game).await, whole_day);
        // a move that comes then costs what was allowed, not more
        club.set(sent.plus(20 * HOUR)).await;
        club.play(game, "g1f3").await;
        let used = "SELECT used_ms AS number FROM moves WHERE ply = 3";
        assert_eq!(club.number(used).await, 3 * DAY);
        // the next letter goes at once, and the flag falls at its time
        let due = deadline(&club, game).await;
        look_at(&club, due.plus(11 * SECOND)).await;
        assert_eq!(club.ending(game).await, Some(("1-0", "time")));
    }
);

on_both_databases!(
    a_move_before_the_sweep_has_looked_is_in_time,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        keep_back(&club).await;
        let due = deadline(&club, game).await;
        club.set(due.plus(3 * SECOND)).await;
        let give = Wish::Give(DAY);
        time::act(&club.ctx, club.act(game, club.ben), 0, give)
            .await
            .unwrap();
        club.play(game, "g1f3").await;
        let other = club.game().await;
        club.play(other, "e2e4 e7e5").await;
        let due = deadline(&club, other).await;
        club.set(due.plus(3 * SECOND)).await;
        let late = club.sent(&club.look(other).await, "g1f3");
        let refused = make_move(&club.ctx, late).await;
        assert!(refused.is_err(), "its letter went out");
    }
);

on_both_databases!(a_letter_that_always_goes_holds_the_clock, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    keep_back(&club).await;
    club.sql("UPDATE mailboxes SET amount = 'none'").await;
    club.sql("UPDATE notices SET kind = 'plan_stopped' WHERE ply = 2")
        .await;
    let due = deadline(&club, game).await;
    look_at(&club, due.plus(11 * SECOND)).await;
    assert_eq!(club.ending(game).await, None);
});

on_both_databases!(who_reads_no_letters_waits_for_none, |db| async move {
    let club = Club::new(db).await;
    for unread in [
        "UPDATE mailboxes SET amount = 'none'",
        "UPDATE players SET email_bad_at = 1 WHERE name = 'ada'",
        "UPDATE players SET email_bad_at = NULL, email = NULL, email_key = NULL WHERE name = 'ada'",
    ] {
        club.sql("UPDATE mailboxes SET amount = 'at_once'").await;
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        keep_back(&club).await;
        club.sql(unread).await;
        let due = deadline(&club, game).await;
        look_at(&club, due.plus(11 * SECOND)).await;
        assert!(club.ending(game).await.is_some(), "{unread}");
    }
});

on_both_databases!(a_letter_given_up_is_no_letter_sent, |db| async move {
    let club = Club::new(db).await;
    // nothing went out for days, and the letter was given up
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    club.sql("UPDATE notices SET state = 'given_up', sent_at = NULL")
        .await;
    let due = deadline(&club, game).await;
    look_at(&club, due.plus(11 * SECOND)).await;
    assert_eq!(club.ending(game).await, None);
    // another letter goes an hour later: mail works again, and a day is left
    let works = club.now().plus(HOUR);
    let other = format!(
        "UPDATE notices SET state = 'sent', sent_at = {} WHERE ply = 1",
        works.0
    );
    club.sql(&other).await;
    let held = deadline(&club, game).await;
    look_at(&club, held.plus(11 * SECOND)).await;
    assert_eq!(deadline(&club, game).await, works.plus(DAY).whole_second());
    look_at(&club, works.plus(DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    // one that was given up while all others went is the reader's own trouble
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    let given_up = "UPDATE notices SET state = 'given_up', sent_at = NULL WHERE ply = 2";
    club.sql(given_up).await;
    club.pass(MINUTE).await;
    club.game().await;
    let due = deadline(&club, game).await;
    look_at(&club, due.plus(11 * SECOND)).await;
    assert!(club.ending(game).await.is_some());
});

on_both_databases!(mail_that_fails_is_seen_and_credited_once, |db| async move {
    // Tue 11 May 2027, noon in Berlin
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let hanna = table.player("hanna", "Hanna", "sv").await;
    table.promote("hanna").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    let start = table.now();
    table.clock.set(start.plus(6 * HOUR - MINUTE).0);
    outage::watch(&table.ctx).await.unwrap();
    assert!(
        !table
            .get(&anna, &base)
            .await
            .ok()
            .has("no letters can be sent")
    );
    table.clock.set(start.plus(6 * HOUR).0);
    for _ in 0..2 {
        outage::watch(&table.ctx).await.unwrap();
    }
    let said = "Since Tue 11 May 12:00 CEST no letters can be sent";
    table.get(&anna, &base).await.ok().shows(said);
    table
        .get(&berta, "/rules")
        .await
        .ok()
        .shows("Seit Di 11. Mai 12:00 CEST können keine Mails");
    let page = "/admin/outages";
    table.get(&anna, page).await.is(404);
    let listed = table
        .get(&hanna, page)
        .await
        .ok()
        .shows("sedan tis 11 maj 12:00");
    assert!(!listed.has("/credit"), "it lasts");
    table
        .get(&hanna, "/admin")
        .await
        .ok()
        .shows("no letter has gone out for six hours");
    // that they were given up is no letter sent
    table.db.sql("UPDATE notices SET state = 'given_up'").await;
    outage::watch(&table.ctx).await.unwrap();
    table.get(&anna, &base).await.ok().shows(said);
    // letters go out again at ten
    let works = start.plus(10 * HOUR);
    let sent = format!("UPDATE notices SET state = 'sent', sent_at = {}", works.0);
    table.db.sql(&sent).await;
    table.clock.set(works.plus(MINUTE).0);
    outage::watch(&table.ctx).await.unwrap();
    assert!(!table.get(&anna, &base).await.ok().has("no letters"));
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("until Fri 14 May 12:00 CEST");
    let id = table.db.read(|c| outages::newest_mail(c, 1)).await.unwrap()[0].id;
    let credit = format!("{page}/mail/{id}/credit");
    table.get(&hanna, page).await.ok().shows(&credit);
    table.post(&anna, &credit, &[]).await.is(404);
    for _ in 0..2 {
        table.post(&hanna, &credit, &[]).await.is(303);
    }
    let all = table
        .db
        .read(|c| outages::touching(c, Instant(0)))
        .await
        .unwrap();
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].from, all[0].to), (start, works));
    // ten hours, and the night is spared
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("until Sat 15 May 08:00 CEST")
        .shows("outage of the mail");
    table.get(&hanna, page).await.ok().shows("gottskrivet");
});

on_both_databases!(announced_work_counts_on_no_clock, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let hanna = table.player("hanna", "Hanna", "sv").await;
    table.promote("hanna").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    let page = "/admin/outages";
    table.post(&anna, page, &[]).await.is(404);
    for (from, to, text) in [
        ("", "2027-05-13T12:00", "ingen dag med klockslag"),
        ("2027-05-13T10:00", "x", "ingen dag med klockslag"),
        ("2027-05-11T10:00", "2027-05-13T12:00", "meddelas i förväg"),
        ("2027-05-13T10:00", "2027-05-13T10:00", "meddelas i förväg"),
        ("2027-05-13T10:00", "2027-05-23T10:00", "Högst en vecka"),
        ("2027-08-13T10:00", "2027-08-13T12:00", "Högst en vecka"),
        ("-262143-01-01T00:00", "2027-08-13T12:00", "ingen dag"),
    ] {
        let answer = table
            .post(&hanna, page, &[("from", from), ("to", to)])
            .await;
        answer.is(422).shows(text).shows("name=\"from\"");
    }
    let form = [("from", "2027-05-13T10:00"), ("to", "2027-05-13 12:00")];
    for _ in 0..2 {
        table.post(&hanna, page, &form).await.is(303);
    }
    let other = [("from", "2027-05-13T11:00"), ("to", "2027-05-13 13:00")];
    table
        .post(&hanna, page, &other)
        .await
        .is(422)
        .shows("redan meddelat");
    // everybody reads it, and the deadline knows it already
    let seen = table.get(&anna, &base).await.ok();
    seen.shows("Maintenance from Thu 13 May 10:00 CEST to Thu 13 May 12:00 CEST")
        .shows("until Fri 14 May 14:00 CEST")
        .shows("announced maintenance");
    // it ends after an hour: so does the credit
    table.clock.set(utc("2027-05-13T09:00:00Z").0);
    let id = table
        .db
        .read(|c| outages::announced(c, Instant(0)))
        .await
        .unwrap()[0]
        .0;
    table
        .post(&anna, &format!("{page}/{id}/end"), &[])
        .await
        .is(404);
    table
        .post(&hanna, &format!("{page}/{id}/end"), &[])
        .await
        .is(303);
    let seen = table
        .get(&anna, &base)
        .await
        .ok()
        .shows("until Fri 14 May 13:00 CEST");
    assert!(!seen.has("Maintenance from"));
    // and the game is looked at by then
    sweep(&table.ctx, Flags::MayFall, table.now())
        .await
        .unwrap();
    let look = table.db.number("SELECT look_at AS number FROM games").await;
    assert!(look <= utc("2027-05-14T11:00:11Z").0);
    // called off before it began, it leaves nothing
    let now = table.now();
    announce(&table.ctx, now.plus(HOUR), now.plus(2 * HOUR), now)
        .await
        .ok()
        .unwrap();
    let id = table
        .db
        .read(move |c| outages::announced(c, now))
        .await
        .unwrap()[0]
        .0;
    outage::end(&table.ctx, id, now).await.unwrap();
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("until Fri 14 May 13:00 CEST");
});
