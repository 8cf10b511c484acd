//! What a director orders about time in a tournament: an end date with adjudication, clocks that rest, time for everybody.

use std::time::Duration;

use fernzug::actions::sweep;
use fernzug::domain::GameId;
use fernzug::domain::game::Game;
use fernzug::domain::time::{DAY as DAY_MS, Instant};
use fernzug::domain::tournament::field::TournamentState;

use super::a_tournament_runs_itself::{
    DAY, MINUTE, director, enter, go_on, resign, running, set_up, state, to,
};
use crate::support::app::{Browser, PASSWORD, TestApp};
use crate::support::database::on_both_databases;

/// Days in which the server looks at its games each hour, and at its tournaments each day.
pub(super) async fn days(app: &TestApp, days: u32) {
    for _ in 0..days {
        for _ in 0..24 {
            app.wait(Duration::from_secs(3_600));
            let now = app.ctx.now();
            sweep::sweep(&app.ctx, sweep::Flags::MayFall, now)
                .await
                .unwrap();
        }
        go_on(app).await;
    }
}

async fn game(app: &TestApp, id: GameId) -> Game {
    let read = app
        .ctx
        .db
        .read(move |c| fernzug::storage::games::game(c, id));
    read.await.unwrap().unwrap()
}

/// The game in which this player has White.
pub(super) async fn whites(app: &TestApp, games: &[GameId], name: &'static str) -> GameId {
    let read = app
        .ctx
        .db
        .read(move |c| fernzug::storage::players::by_name(c, name));
    let player = read.await.unwrap().unwrap().id;
    for id in games {
        if game(app, *id).await.white == player {
            return *id;
        }
    }
    panic!("{name} has White nowhere");
}

/// A round robin of berta, carl and dora, directed by anna, whose clocks have started on 4 June; all are signed in again.
pub(super) async fn started<'a>(
    app: &'a TestApp,
    more: &[(&str, &str)],
) -> (i64, Vec<Browser<'a>>) {
    let mut anna = director(app).await;
    let mut typed = vec![
        ("name", "Open"),
        ("start_day", "2027-06-04"),
        ("least", "2"),
    ];
    typed.extend(more);
    let id = set_up(&mut anna, "championship", &typed).await;
    let mut all = vec![anna];
    for name in ["berta", "carl", "dora"] {
        let mut player = app.member(name).await;
        enter(&mut player, id).await;
        all.push(player);
    }
    app.wait(21 * DAY);
    go_on(app).await;
    app.wait(3 * DAY + MINUTE);
    go_on(app).await;
    go_on(app).await;
    app.letters().await;
    for (browser, name) in all.iter_mut().zip(["anna", "berta", "carl", "dora"]) {
        browser.sign_in(name, PASSWORD).await;
    }
    (id, all)
}

on_both_databases!(
    what_still_runs_at_the_end_date_is_adjudicated,
    |db| async move {
        let app = TestApp::new(db);
        // 4 to 20 June, and nobody moves
        let (id, mut all) = started(&app, &[("end_day", "2027-06-20")]).await;
        let [anna, berta, ..] = all.as_mut_slice() else {
            panic!("four")
        };
        let games = running(&app, id).await;
        assert_eq!(games.len(), 3);
        let hers = whites(&app, &games, "berta").await;
        let end = Instant(1_813_485_600_000);
        assert_eq!(game(&app, games[0]).await.facts.ends, Some(end));
        days(&app, 8).await;
        assert!(
            app.letters()
                .await
                .iter()
                .all(|l| !l.subject.contains("ends in"))
        );
        days(&app, 1).await;
        let letters = app.letters().await;
        let near: Vec<_> = letters
            .iter()
            .filter(|l| l.subject.contains("ends in"))
            .collect();
        assert_eq!(near.len(), 3, "{letters:#?}");
        assert_eq!(near[0].subject, "Open ends in 7 days");
        assert!(near[0].text.contains("20 Jun 12:00"), "{near:#?}");
        assert_eq!(near[0].text.matches("/games/").count(), 2, "{near:#?}");
        // told once
        go_on(&app).await;
        assert!(app.letters().await.is_empty());
        days(&app, 7).await;
        let letters = app.letters().await;
        let mine = to(&letters, "berta");
        let mine: Vec<_> = mine
            .iter()
            .filter(|l| l.subject.contains("adjudicated"))
            .collect();
        assert_eq!(mine.len(), 1, "{letters:#?}");
        assert_eq!(mine[0].text.matches("/adjudication").count(), 2);
        let directors = to(&letters, "anna");
        let subjects: Vec<&str> = directors.iter().map(|l| l.subject.as_str()).collect();
        assert_eq!(subjects, ["Open: the week", "Open: 3 games to adjudicate"]);
        assert_eq!(directors[0].text.matches("has until Sun 20 Jun").count(), 3);
        assert!(
            directors[1]
                .text
                .contains(&format!("/tournaments/{id}/adjudication"))
        );
        // however long it takes, no flag falls and no move counts
        days(&app, 20).await;
        assert_eq!(running(&app, id).await, games);
        berta.sign_in("berta", PASSWORD).await;
        anna.sign_in("anna", PASSWORD).await;
        let entries = [
            berta.get("/games").await,
            berta.get(&format!("/games/{hers}")).await,
        ];
        assert!(
            entries[0].body.contains("is adjudicated"),
            "{}",
            entries[0].body
        );
        let page = &entries[1];
        assert!(
            page.body.contains("Moves do not count") || page.body.contains("moves do not count")
        );
        assert!(!page.has("#entry"), "nothing to move with");
        let number = hers.to_string();
        let sent = berta
            .post(
                &format!("/games/{number}/moves"),
                &[("ply", "1"), ("uci", "e2e4")],
            )
            .await;
        assert_eq!(sent.status, 409, "{}", sent.body);
        assert!(sent.body.contains("end date"), "{}", sent.body);
        // the player says what she claims, and changes her mind
        let path = format!("/games/{number}/adjudication");
        let form = berta.get(&path).await;
        let nothing = berta
            .submit_form(&form, "main form.form", &[("note", "Because <b>")])
            .await;
        assert_eq!(nothing.status, 422);
        assert_eq!(nothing.text("#note").as_deref(), Some("Because <b>"));
        for wants in ["draw", "win"] {
            let typed = [("wants", wants), ("note", "Black has no plan <b>")];
            let said = berta.submit_form(&form, "main form.form", &typed).await;
            assert_eq!(said.status, 303, "{}", said.body);
        }
        let again = berta.get(&path).await;
        assert!(again.body.contains("You claim: A win"), "{}", again.body);
        let stranger = app.browser().get(&path).await;
        assert_ne!(stranger.status, 200);
        // no clock goes that could be stopped or given time
        let page = anna.get(&format!("/tournaments/{id}/time")).await;
        let typed = [("until", "2027-08-01"), ("why_halt", "Late")];
        let halt = "form:has(input[value='halt'])";
        let idle = anna.submit_form(&page, halt, &typed).await;
        assert_eq!(idle.status, 422, "{}", idle.body);
        let typed = [("whom", "all"), ("amount", "2"), ("why_give", "Late")];
        let give = "form:has(input[value='give'])";
        let idle = anna.submit_form(&page, give, &typed).await;
        assert_eq!(idle.status, 422, "{}", idle.body);
        // the director reads it and decides all of them
        let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
        assert!(desk.body.contains("Adjudicate games (3)"), "{}", desk.body);
        let path = format!("/tournaments/{id}/adjudication");
        let judging = anna.get(&path).await;
        assert!(
            judging.body.contains("berta claims a win"),
            "{}",
            judging.body
        );
        assert!(
            judging.body.contains("Black has no plan &lt;b&gt;")
                || judging.body.contains("Black has no plan &#60;b&#62;")
        );
        let none = anna
            .submit_form(&judging, "main form.form", &[("reason", "x")])
            .await;
        assert_eq!(none.status, 422);
        let fields: Vec<String> = games.iter().map(|game| format!("game-{game}")).collect();
        let mut typed: Vec<(&str, &str)> = fields.iter().map(|f| (f.as_str(), "draw")).collect();
        let no_reason = anna.submit_form(&judging, "main form.form", &typed).await;
        assert_eq!(no_reason.status, 422, "{}", no_reason.body);
        typed.push(("reason", "Level on every board"));
        let done = anna.submit_form(&judging, "main form.form", &typed).await;
        assert_eq!(done.status, 303, "{}", done.body);
        assert!(done.location().ends_with("done=3&missed=0"));
        let letters = app.letters().await;
        let over: Vec<_> = letters
            .iter()
            .filter(|l| l.text.contains("Level on every board"))
            .collect();
        assert_eq!(over.len(), 6, "{letters:#?}");
        go_on(&app).await;
        assert_eq!(state(&app, id).await, TournamentState::Finished);
    }
);

on_both_databases!(a_later_end_date_lets_the_games_go_on, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[("end_day", "2027-06-14")]).await;
    let games = running(&app, id).await;
    days(&app, 12).await;
    app.letters().await;
    let (first, anna) = (games[0], &mut all[0]);
    assert!(game(&app, first).await.called(app.ctx.now()).is_some());
    let page = anna.get(&format!("/tournaments/{id}/time")).await;
    assert!(page.body.contains("It was"), "{}", page.body);
    let form = "form:has(input[value='end'])";
    for (day, why) in [
        ("2027-06-10", "late"),
        ("yesterday", "late"),
        ("2027-12-01", ""),
    ] {
        let typed = [("end_day", day), ("why_end", why)];
        let refused = anna.submit_form(&page, form, &typed).await;
        assert_eq!(refused.status, 422, "{day} {why}");
    }
    let typed = [("end_day", "2027-12-01"), ("why_end", "We need longer")];
    for _ in 0..2 {
        let moved = anna.submit_form(&page, form, &typed).await;
        assert_eq!(moved.status, 303, "{}", moved.body);
    }
    let letters = app.letters().await;
    assert_eq!(letters.len(), 3, "{letters:#?}");
    assert!(
        letters.iter().all(|l| l.text.contains("We need longer")),
        "{letters:#?}"
    );
    let now = game(&app, first).await;
    assert_eq!(now.called(app.ctx.now()), None);
    assert_eq!(now.facts.acts.len(), 1, "once");
    // ten of its days were used when the old date came
    let left = now.deadline().since(app.ctx.now());
    assert!((9 * DAY_MS..11 * DAY_MS).contains(&left), "{left}");
    resign(&app, first).await;
    let ledger = all[1].get(&format!("/games/{}/ledger", games[1])).await;
    assert!(
        ledger.body.contains("New end date of the tournament"),
        "{}",
        ledger.body
    );
});

on_both_databases!(
    the_director_stops_the_clocks_and_gives_time,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        let games = running(&app, id).await;
        let first = games[0];
        let before = game(&app, first).await.deadline();
        let stranger = all[1].get(&format!("/tournaments/{id}/time")).await;
        assert_eq!(stranger.status, 403);
        let page = all[0].get(&format!("/tournaments/{id}/time")).await;
        let halt = "form:has(input[value='halt'])";
        for (until, why) in [
            ("", "ill"),
            ("2027-06-01", "ill"),
            ("2029-01-01", "ill"),
            ("2027-06-20", ""),
        ] {
            let typed = [("until", until), ("why_halt", why)];
            let refused = all[0].submit_form(&page, halt, &typed).await;
            assert_eq!(refused.status, 422, "{until} {why}: {}", refused.body);
        }
        let stopped = page;
        let typed = [("until", "2027-06-20"), ("why_halt", "The hall is on fire")];
        for _ in 0..2 {
            let halted = all[0].submit_form(&stopped, halt, &typed).await;
            assert_eq!(halted.status, 303, "{}", halted.body);
        }
        let letters = app.letters().await;
        assert_eq!(letters.len(), 3, "{letters:#?}");
        assert!(
            letters[0].subject.contains("the clocks rest"),
            "{letters:#?}"
        );
        assert!(
            letters[0].text.contains("The hall is on fire"),
            "{letters:#?}"
        );
        let halted = game(&app, first).await;
        assert!(halted.deadline().since(before) > 15 * DAY_MS);
        assert_eq!(halted.facts.acts.len(), 1, "once");
        let mut told = 0;
        for player in &mut all[1..] {
            let seen = player.get(&format!("/games/{first}")).await;
            told += u32::from(seen.body.contains("has stopped the clocks"));
        }
        assert_eq!(told, 2, "both of them");
        days(&app, 3).await;
        let page = all[0].get(&format!("/tournaments/{id}/time")).await;
        let on = all[0]
            .submit_form(&page, "form:has(input[value='go-on'])", &[])
            .await;
        assert_eq!(on.status, 303, "{}", on.body);
        // the page that comes back with Back stops nothing, and says so
        let old = all[0].submit_form(&stopped, halt, &typed).await;
        assert_eq!(old.status, 422, "{}", old.body);
        let on = game(&app, first).await;
        let moved = on.deadline().since(before);
        assert!((2 * DAY_MS..4 * DAY_MS).contains(&moved), "{moved}");
        assert_eq!(
            app.letters()
                .await
                .iter()
                .filter(|l| l.subject.contains("go on"))
                .count(),
            3
        );

        let page = all[0].get(&format!("/tournaments/{id}/time")).await;
        let give = "form:has(input[value='give'])";
        let mut refused = Vec::new();
        for (whom, amount, why) in [
            ("all", "0", "x"),
            ("all", "31", "x"),
            ("all", "1.5", "x"),
            ("all", "2", ""),
            ("999999:white", "2", "x"),
            ("nobody", "2", "x"),
            ("", "2", "x"),
        ] {
            let typed = [("whom", whom), ("amount", amount), ("why_give", why)];
            refused.push(all[0].submit_form(&page, give, &typed).await.status);
        }
        assert_eq!(refused, [422; 7]);
        let whom = format!("{first}:white");
        for whom in ["all", "all", whom.as_str(), whom.as_str()] {
            let typed = [
                ("whom", whom),
                ("amount", "2"),
                ("why_give", "A hard month"),
            ];
            let given = all[0].submit_form(&page, give, &typed).await;
            assert_eq!(given.status, 303, "{}", given.body);
        }
        let given = game(&app, first).await;
        assert_eq!(
            given.deadline().since(on.deadline()),
            4 * DAY_MS,
            "two and two"
        );
        let letters = app.letters().await;
        assert_eq!(letters.len(), 4, "three to all, one to White: {letters:#?}");
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(
            desk.body.contains("All clocks stopped until"),
            "{}",
            desk.body
        );
    }
);

on_both_databases!(
    the_director_reads_each_monday_how_it_stands,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        // nothing is due yet, and the first Monday has nothing to tell
        days(&app, 10).await;
        let letters = app.letters().await;
        assert!(to(&letters, "anna").is_empty(), "{letters:#?}");
        let spoil = move |tx: &mut fernzug::storage::Conn| {
            let carl = fernzug::storage::players::by_name(tx, "carl")?.unwrap();
            fernzug::storage::players::mark_address_bad(tx, carl.id, Instant(0))
        };
        app.ctx.db.write(spoil).await.unwrap();
        let ended = running(&app, id).await[0];
        days(&app, 5).await;
        resign(&app, ended).await;
        app.letters().await;
        days(&app, 2).await;
        let letters = app.letters().await;
        let hers = to(&letters, "anna");
        assert_eq!(hers.len(), 1, "{letters:#?}");
        let text = &hers[0].text;
        assert!(text.contains("2 games are running"), "{text}");
        for part in [
            "Due within seven days",
            "Nobody has moved for a fortnight",
            "Ended within",
            "carl",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        go_on(&app).await;
        assert!(app.letters().await.is_empty());
        all[0].sign_in("anna", PASSWORD).await;
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(
            desk.body.contains("What wants your attention"),
            "{}",
            desk.body
        );
    }
);

on_both_databases!(no_round_starts_behind_the_end_date, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [("name", "Cup"), ("start_day", "2027-06-04"), ("least", "2")];
    let id = set_up(&mut anna, "cup", &typed).await;
    for name in ["berta", "carl", "dora", "emil"] {
        enter(&mut app.member(name).await, id).await;
    }
    app.wait(21 * DAY);
    go_on(&app).await;
    app.letters().await;
    anna.sign_in("anna", PASSWORD).await;
    // it is drawn for 4 June: an end before that is none
    let page = anna.get(&format!("/tournaments/{id}/time")).await;
    let form = "form:has(input[value='end'])";
    let early = [("end_day", "2027-06-03"), ("why_end", "Summer")];
    let refused = anna.submit_form(&page, form, &early).await;
    assert_eq!(refused.status, 422, "{}", refused.body);
    let end = [("end_day", "2027-06-06"), ("why_end", "Summer")];
    let moved = anna.submit_form(&page, form, &end).await;
    assert_eq!(moved.status, 303, "{}", moved.body);
    // all who take part are told, though no game runs yet
    assert_eq!(app.letters().await.len(), 4);
    app.wait(3 * DAY + MINUTE);
    go_on(&app).await;
    go_on(&app).await;
    let letters = app.letters().await;
    assert!(
        letters[0].text.contains("ends on Sun 6 Jun"),
        "{letters:#?}"
    );
    let games = running(&app, id).await;
    let ends = game(&app, games[0]).await.facts.ends;
    assert_eq!(ends, Some(Instant(1_812_276_000_000)));
    // the first round is over at once; the second would start three days later, behind the end
    for game in games {
        resign(&app, game).await;
    }
    go_on(&app).await;
    go_on(&app).await;
    assert!(running(&app, id).await.is_empty());
    assert_eq!(state(&app, id).await, TournamentState::Running);
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    assert!(
        desk.body.contains("keeps the next round from starting"),
        "{}",
        desk.body
    );
    let page = anna.get(&format!("/tournaments/{id}/time")).await;
    let none = [("end_day", ""), ("why_end", "We go on")];
    let gone = anna.submit_form(&page, form, &none).await;
    assert_eq!(gone.status, 303, "{}", gone.body);
    days(&app, 5).await;
    assert!(!running(&app, id).await.is_empty());
});
