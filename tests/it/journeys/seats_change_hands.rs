//! Seats of a tournament that runs: a substitute takes one, somebody enters late, somebody is no longer heard of.

use std::time::Duration;

use fernzug::actions::{play, tournaments as verbs};
use fernzug::domain::game::{Door, Game};
use fernzug::domain::time::{DAY as DAY_MS, HOUR};
use fernzug::domain::tournament::field::TournamentState;
use fernzug::domain::tournament::setup::{EntryState, Withdrawal};
use fernzug::domain::{GameId, PlayerId};
use fernzug::rules::Color;
use fernzug::storage::{games, players, tournaments as storage};

use super::a_tournament_has_an_end::{days, started, whites};
use super::a_tournament_runs_itself::{
    DAY, MINUTE, director, enter, go_on, resign, running, set_up, state, to,
};
use crate::support::app::{Browser, PASSWORD, TestApp};
use crate::support::database::on_both_databases;

async fn id_of(app: &TestApp, name: &'static str) -> PlayerId {
    let read = app.ctx.db.read(move |c| players::by_name(c, name));
    read.await.unwrap().unwrap().id
}

async fn game(app: &TestApp, id: GameId) -> Game {
    let read = app.ctx.db.read(move |c| games::game(c, id));
    read.await.unwrap().unwrap()
}

async fn entry(app: &TestApp, id: i64, name: &'static str) -> Option<EntryState> {
    let player = id_of(app, name).await;
    let read = app.ctx.db.read(move |c| storage::entry(c, id, player));
    read.await.unwrap()
}

async fn play_on(app: &TestApp, id: GameId, uci: &str) {
    let stands = game(app, id).await;
    let sent = play::SentMove {
        game: id,
        player: stands.player(stands.turn()),
        ply: stands.ply + 1,
        uci: uci.to_owned(),
        offer: false,
        claim: None,
        message: String::new(),
        door: Door::Web,
        entered: None,
        postmark: None,
        at: app.ctx.now(),
    };
    play::make_move(&app.ctx, sent).await.unwrap();
}

/// Signs in whose session has ended.
pub(super) async fn signed_in(browser: &mut Browser<'_>, name: &str) {
    if !browser.is_signed_in().await {
        browser.sign_in(name, PASSWORD).await;
    }
}

/// Fills in the form of the seats.
async fn replace(anna: &mut Browser<'_>, id: i64, player: PlayerId, by: &str) -> u16 {
    let page = anna.get(&format!("/tournaments/{id}/seats")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let player = player.to_string();
    let typed = [
        ("player", player.as_str()),
        ("by_whom", by),
        ("why", "illness"),
        ("note", "Told by telephone"),
    ];
    let form = "form:has(input[value='replace'])";
    let sent = anna.submit_form(&page, form, &typed).await;
    let again = anna.submit_form(&page, form, &typed).await;
    assert_eq!(sent.status, again.status, "{}", again.body);
    sent.status
}

on_both_databases!(
    a_substitute_takes_the_seat_with_its_clocks,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        app.member("emil").await;
        let first = running(&app, id).await;
        let his = whites(&app, &first, "berta").await;
        let (berta, emil) = (id_of(&app, "berta").await, id_of(&app, "emil").await);
        play_on(&app, his, "e2e4").await;
        let note = all[1]
            .post(
                &format!("/games/{his}/messages"),
                &[
                    ("text", "Good luck"),
                    ("message", "Good luck"),
                    ("once", "m1"),
                ],
            )
            .await;
        assert!(note.status < 400, "{}", note.body);
        app.letters().await;
        days(&app, 3).await;
        signed_in(&mut all[0], "anna").await;
        // nobody, one who takes part already, and nobody's seat
        assert_eq!(replace(&mut all[0], id, berta, "nobody").await, 422);
        assert_eq!(replace(&mut all[0], id, berta, "carl").await, 422);
        assert_eq!(replace(&mut all[0], id, emil, "emil").await, 422);
        let before: Vec<Game> = {
            let mut found = Vec::new();
            for id in &first {
                found.push(game(&app, *id).await);
            }
            found
        };
        let now = app.ctx.now();
        assert_eq!(replace(&mut all[0], id, berta, "emil").await, 303);
        for was in &before {
            let is = game(&app, was.id).await;
            let Some(side) = was.side_of(berta) else {
                assert_eq!(
                    (is.white, is.black, is.version),
                    (was.white, was.black, was.version)
                );
                continue;
            };
            assert_eq!(is.player(side), emil);
            assert_eq!(is.player(!side), was.player(!side));
            assert_eq!(is.facts.acts.len(), 1, "once");
            if is.turn() == side {
                let whole = is.facts.control.bank().left;
                let deadline = is.deadline();
                let rest = now.whole_second().plus(48 * HOUR);
                assert!(
                    deadline.since(rest) >= whole,
                    "{}",
                    deadline.since(rest) / DAY_MS
                );
            }
        }
        assert_eq!(entry(&app, id, "berta").await, Some(EntryState::Withdrawn));
        assert_eq!(entry(&app, id, "emil").await, Some(EntryState::In));
        let letters = app.letters().await;
        assert_eq!(to(&letters, "emil").len(), 1, "{letters:#?}");
        assert!(to(&letters, "emil")[0].subject.contains("You take a seat"));
        assert_eq!(to(&letters, "emil")[0].text.matches("/games/").count(), 2);
        assert_eq!(to(&letters, "berta").len(), 1, "{letters:#?}");
        for name in ["carl", "dora"] {
            let told = to(&letters, name);
            assert_eq!(told.len(), 1, "{letters:#?}");
            assert!(told[0].text.contains("has taken the seat of"), "{told:#?}");
            assert!(
                !told[0].text.contains("telephone"),
                "illness is nobody's business"
            );
        }
        // nothing is done twice
        verbs::go_on(&app.ctx).await.unwrap();
        assert_eq!(game(&app, his).await.facts.acts.len(), 1);
        // the table tells of both, and the game is no longer hers
        let page = all[2].get(&format!("/tournaments/{id}")).await;
        assert!(page.body.contains("before: berta"), "{}", page.body);
        let mut emils = app.browser();
        emils.sign_in("emil", PASSWORD).await;
        let seen = emils.get(&format!("/games/{his}")).await;
        assert_eq!(seen.status, 200);
        assert!(seen.body.contains("took the seat"), "{}", seen.body);
        assert!(!seen.body.contains("Good luck"), "{}", seen.body);
        let ledger = emils.get(&format!("/games/{his}/ledger")).await;
        assert!(ledger.body.contains("takes the seat"), "{}", ledger.body);
        signed_in(&mut all[1], "berta").await;
        let seen = all[1].get(&format!("/games/{his}")).await;
        assert!(!seen.body.contains("/resignation"), "{}", seen.body);
        // it goes on, and counts
        let black = game(&app, his).await;
        assert_eq!(black.turn(), Color::Black);
        play_on(&app, his, "e7e5").await;
        play_on(&app, his, "g1f3").await;
        let kept = app.ctx.db.read(move |c| games::kept(c, his)).await.unwrap();
        let (stands, kept) = kept.unwrap();
        assert_eq!(
            stands.differences(&kept, app.ctx.now()),
            [],
            "the night finds nothing amiss"
        );
        resign(&app, his).await;
        let page = all[2].get(&format!("/tournaments/{id}")).await;
        assert!(
            page.body.contains("finished by a substitute"),
            "{}",
            page.body
        );
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(
            desk.body.contains("takes the seat of berta"),
            "{}",
            desk.body
        );
    }
);

on_both_databases!(
    a_game_taken_over_after_ten_moves_is_not_rated,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        app.member("emil").await;
        let games = running(&app, id).await;
        let his = whites(&app, &games, "berta").await;
        let other = games.iter().copied().find(|game| *game != his);
        let moves = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4";
        for uci in moves.split(' ') {
            play_on(&app, his, uci).await;
        }
        assert_eq!(game(&app, his).await.full_moves(), 10);
        let berta = id_of(&app, "berta").await;
        signed_in(&mut all[0], "anna").await;
        assert_eq!(replace(&mut all[0], id, berta, "emil").await, 303);
        let rated = |game: GameId| {
            let read = app.ctx.db.read(move |c| games::record(c, game));
            async move { read.await.unwrap().unwrap().terms.rated }
        };
        assert!(!rated(his).await);
        assert!(rated(other.unwrap()).await, "nobody has moved there");
    }
);

on_both_databases!(a_vacant_seat_is_filled_late, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[]).await;
    for name in ["emil", "frida"] {
        app.member(name).await;
    }
    let first = running(&app, id).await;
    assert_eq!(first.len(), 3);
    signed_in(&mut all[0], "anna").await;
    let fill = "form:has(input[value='fill'])";
    // three players leave a place free
    let page = all[0].get(&format!("/tournaments/{id}/seats")).await;
    let typed = [("seat", "1.1.4"), ("late_name", "emil")];
    for _ in 0..2 {
        let filled = all[0].submit_form(&page, fill, &typed).await;
        assert_eq!(filled.status, 303, "{}", filled.body);
    }
    let six = running(&app, id).await;
    assert_eq!(six.len(), 6);
    let emil = id_of(&app, "emil").await;
    let mut his = 0;
    for id in &six {
        let game = game(&app, *id).await;
        if game.side_of(emil).is_some() {
            his += 1;
            assert_eq!(game.facts.started, app.ctx.now().whole_second());
        }
    }
    assert_eq!(his, 3);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 4, "{letters:#?}");
    assert!(to(&letters, "emil")[0].text.contains("a vacant seat"));
    // dora leaves without a move: frida takes her number
    let dora = id_of(&app, "dora").await;
    let leaving = verbs::Leaving {
        player: dora,
        by: dora,
        why: Withdrawal::Announced,
        reason: String::new(),
        once: "w".to_owned(),
        at: app.ctx.now(),
    };
    verbs::withdraw(&app.ctx, id, leaving).await.unwrap();
    assert_eq!(running(&app, id).await.len(), 3);
    let page = all[0].get(&format!("/tournaments/{id}/seats")).await;
    let seat = page.attr("#seat option:last-child", "value").unwrap();
    let wrong = [("seat", "1.1.9"), ("late_name", "frida")];
    assert_eq!(all[0].submit_form(&page, fill, &wrong).await.status, 422);
    let typed = [("seat", seat.as_str()), ("late_name", "frida")];
    let filled = all[0].submit_form(&page, fill, &typed).await;
    assert_eq!(filled.status, 303, "{}", filled.body);
    assert_eq!(running(&app, id).await.len(), 6);
    // after a fortnight nobody enters any more
    days(&app, 15).await;
    signed_in(&mut all[0], "anna").await;
    let page = all[0].get(&format!("/tournaments/{id}/seats")).await;
    assert!(page.body.contains("No seat is vacant"), "{}", page.body);
});

on_both_databases!(the_waiting_list_fills_a_vacant_seat, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [
        ("name", "Open"),
        ("start_day", "2027-06-04"),
        ("least", "2"),
        ("most", "4"),
    ];
    let id = set_up(&mut anna, "championship", &typed).await;
    for name in ["berta", "carl", "dora", "emil", "frida"] {
        enter(&mut app.member(name).await, id).await;
    }
    app.letters().await;
    app.wait(21 * DAY);
    go_on(&app).await;
    let letters = app.letters().await;
    let hers = to(&letters, "frida");
    assert_eq!(hers.len(), 1, "{letters:#?}");
    assert!(
        hers[0].text.contains("stay on the waiting list"),
        "{hers:#?}"
    );
    app.wait(3 * DAY + MINUTE);
    go_on(&app).await;
    go_on(&app).await;
    assert_eq!(entry(&app, id, "frida").await, Some(EntryState::Waiting));
    let dora = id_of(&app, "dora").await;
    let leaving = verbs::Leaving {
        player: dora,
        by: dora,
        why: Withdrawal::Announced,
        reason: String::new(),
        once: "w".to_owned(),
        at: app.ctx.now(),
    };
    verbs::withdraw(&app.ctx, id, leaving).await.unwrap();
    assert_eq!(running(&app, id).await.len(), 3);
    go_on(&app).await;
    assert_eq!(running(&app, id).await.len(), 6);
    assert_eq!(entry(&app, id, "frida").await, Some(EntryState::In));
});

on_both_databases!(
    whoever_is_no_longer_heard_of_is_asked_twice,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        let games = running(&app, id).await;
        let berta = id_of(&app, "berta").await;
        // sixty days a move: nothing of hers is lost before she is asked
        let give = move |tx: &mut fernzug::storage::Conn| {
            for game in &games {
                let long = "UPDATE game_terms SET control = '60d' WHERE game_id = ";
                diesel::connection::SimpleConnection::batch_execute(tx, &format!("{long}{game}"))?;
            }
            Ok::<_, fernzug::storage::StorageError>(())
        };
        app.ctx.db.write(give).await.unwrap();
        // the others have moved, and wait for her alone
        let mut games = running(&app, id).await;
        for (place, game_id) in games.clone().into_iter().enumerate().rev() {
            if game(&app, game_id).await.side_of(berta).is_none() {
                resign(&app, game_id).await;
                games.remove(place);
            }
        }
        for game_id in &games {
            let stands = game(&app, *game_id).await;
            if stands.player(stands.turn()) != berta {
                play_on(&app, *game_id, "e2e4").await;
            }
        }
        let hers: Vec<GameId> = {
            let mut found = Vec::new();
            for id in &games {
                let stands = game(&app, *id).await;
                if stands.player(stands.turn()) == berta {
                    found.push(*id);
                }
            }
            found
        };
        assert!(!hers.is_empty());
        let mine = hers[0];
        let before = game(&app, mine).await.deadline();
        app.letters().await;
        days(&app, 29).await;
        let letters = app.letters().await;
        let asked = |l: &&crate::support::app::Letter| l.subject.contains("Do you want to go on");
        assert_eq!(to(&letters, "berta").iter().filter(|l| asked(l)).count(), 0);
        days(&app, 2).await;
        let letters = app.letters().await;
        let mails = to(&letters, "berta");
        let mails: Vec<_> = mails.into_iter().filter(asked).collect();
        assert_eq!(mails.len(), 1, "{letters:#?}");
        let link = mails[0].link("/go-on/");
        let rests = game(&app, mine).await.deadline().since(before) / DAY_MS;
        assert!((27..=29).contains(&rests), "{rests}");
        // looking answers nothing
        let mut stranger = app.browser();
        let question = stranger.get(&link).await;
        assert_eq!(question.status, 200, "{}", question.body);
        assert!(question.body.contains("I go on"), "{}", question.body);
        days(&app, 7).await;
        let letters = app.letters().await;
        let again: Vec<_> = to(&letters, "berta").into_iter().filter(asked).collect();
        assert_eq!(again.len(), 1, "{letters:#?}");
        days(&app, 7).await;
        let letters = app.letters().await;
        let told = to(&letters, "anna");
        assert!(
            told.iter()
                .any(|l| l.subject.contains("no answer from berta")),
            "{letters:#?}"
        );
        signed_in(&mut all[0], "anna").await;
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(desk.has("form:has(input[value='silent'])"), "{}", desk.body);
        // she answers after all: her clock goes on from here
        let pressed = stranger.post(&link, &[("answer", "yes")]).await;
        assert_eq!(pressed.status, 200, "{}", pressed.body);
        assert!(pressed.body.contains("go on"), "{}", pressed.body);
        let rested = game(&app, mine).await.deadline().since(before) / DAY_MS;
        assert!((13..=15).contains(&rested), "{rested}");
        let acts = game(&app, mine).await.facts.acts.len();
        assert_eq!(acts, 2, "once each");
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(
            !desk.has("form:has(input[value='silent'])"),
            "{}",
            desk.body
        );
        // and is not asked again the next day
        days(&app, 2).await;
        let letters = app.letters().await;
        assert_eq!(
            to(&letters, "berta").iter().filter(|l| asked(l)).count(),
            0,
            "{letters:#?}"
        );
        // another answer by the same link: there is nothing to answer any more
        let closed = stranger.get(&link).await;
        assert!(closed.body.contains("nothing to answer"), "{}", closed.body);
    }
);

on_both_databases!(
    who_does_not_say_yes_goes_to_the_waiting_list,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = director(&app).await;
        let typed = [
            ("name", "Open"),
            ("start_day", "2027-06-04"),
            ("least", "2"),
            ("most", "3"),
        ];
        let id = set_up(&mut anna, "championship", &typed).await;
        let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
        let chosen = anna
            .submit_form(&desk, "form[action$='/call']", &[("confirms", "on")])
            .await;
        assert_eq!(chosen.status, 303, "{}", chosen.body);
        for name in ["berta", "carl", "dora", "emil"] {
            enter(&mut app.member(name).await, id).await;
        }
        app.letters().await;
        // seven days before 4 June
        app.wait(18 * DAY + 3 * Duration::from_secs(3_600));
        go_on(&app).await;
        let letters = app.letters().await;
        let asked: Vec<_> = letters
            .iter()
            .filter(|l| l.subject.contains("Do you play"))
            .collect();
        assert_eq!(asked.len(), 3, "{letters:#?}");
        let link = |name: &str| to(&letters, name)[0].link("/attend/");
        let mut stranger = app.browser();
        let (berta, carl) = (link("berta"), link("carl"));
        assert_eq!(stranger.get(&berta).await.status, 200);
        assert_eq!(entry(&app, id, "berta").await, Some(EntryState::In));
        let yes = stranger.post(&berta, &[("answer", "yes")]).await;
        assert!(yes.body.contains("You play in"), "{}", yes.body);
        let none = stranger.post(&berta, &[("answer", "perhaps")]).await;
        assert!((400..500).contains(&none.status), "{}", none.status);
        let no = stranger.post(&carl, &[("answer", "no")]).await;
        assert!(no.body.contains("do not play"), "{}", no.body);
        assert_eq!(entry(&app, id, "carl").await, Some(EntryState::Left));
        // emil has waited, and gets the place; dora says nothing
        assert_eq!(entry(&app, id, "emil").await, Some(EntryState::In));
        app.wait(4 * DAY);
        go_on(&app).await;
        assert_eq!(state(&app, id).await, TournamentState::Running);
        assert_eq!(entry(&app, id, "dora").await, Some(EntryState::Waiting));
        signed_in(&mut anna, "anna").await;
        let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
        assert!(desk.body.contains("has not said yes"), "{}", desk.body);
    }
);

on_both_databases!(a_tournament_that_runs_is_called_off, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[]).await;
    let games = running(&app, id).await;
    resign(&app, games[0]).await;
    app.letters().await;
    signed_in(&mut all[0], "anna").await;
    let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
    let form = "form[action$='/cancellation']";
    let none = all[0].submit_form(&desk, form, &[]).await;
    assert_eq!(none.status, 422, "{}", none.body);
    let off = all[0]
        .submit_form(&desk, form, &[("why_off", "The club is closed")])
        .await;
    assert_eq!(off.status, 303, "{}", off.body);
    assert_eq!(state(&app, id).await, TournamentState::Cancelled);
    assert!(running(&app, id).await.is_empty());
    for other in &games[1..] {
        let ending = game(&app, *other).await.ending.unwrap();
        assert_eq!(ending, fernzug::domain::ending::Ending::Cancelled);
    }
    let stands = game(&app, games[0]).await.ending.unwrap();
    assert_ne!(stands, fernzug::domain::ending::Ending::Cancelled);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 3, "one each: {letters:#?}");
    assert!(
        letters[0].text.contains("has been called off"),
        "{letters:#?}"
    );
    assert!(
        letters[0].text.contains("The club is closed"),
        "{letters:#?}"
    );
});

on_both_databases!(a_drawn_round_starts_on_another_day, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [
        ("name", "Open"),
        ("start_day", "2027-06-04"),
        ("least", "2"),
    ];
    let id = set_up(&mut anna, "championship", &typed).await;
    for name in ["berta", "carl", "dora"] {
        enter(&mut app.member(name).await, id).await;
    }
    app.wait(21 * DAY);
    go_on(&app).await;
    app.letters().await;
    signed_in(&mut anna, "anna").await;
    let page = anna.get(&format!("/tournaments/{id}/time")).await;
    let form = "form:has(input[value='start'])";
    for (day, why) in [
        ("2027-06-01", "Too near"),
        ("2027-12-25", "Christmas"),
        ("", "No day"),
        ("2027-06-14", ""),
    ] {
        let typed = [("round", "1.1"), ("start_day", day), ("why_start", why)];
        let refused = anna.submit_form(&page, form, &typed).await;
        assert_eq!(refused.status, 422, "{day}: {}", refused.body);
    }
    let unknown = [
        ("round", "1.9"),
        ("start_day", "2027-06-14"),
        ("why_start", "x"),
    ];
    assert_eq!(anna.submit_form(&page, form, &unknown).await.status, 422);
    let typed = [
        ("round", "1.1"),
        ("start_day", "2027-06-14"),
        ("why_start", "Whitsun"),
    ];
    let moved = anna.submit_form(&page, form, &typed).await;
    assert_eq!(moved.status, 303, "{}", moved.body);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 3, "{letters:#?}");
    assert!(letters[0].text.contains("14 Jun"), "{letters:#?}");
    assert!(letters[0].text.contains("Whitsun"), "{letters:#?}");
    app.wait(10 * DAY);
    go_on(&app).await;
    let open = running(&app, id).await;
    let there = app
        .ctx
        .db
        .read(move |c| games::exists(c, open[0]))
        .await
        .unwrap();
    assert!(!there, "nothing has started");
    app.wait(4 * DAY);
    go_on(&app).await;
    let first = running(&app, id).await[0];
    assert!(game(&app, first).await.ending.is_none());
});

on_both_databases!(
    what_has_an_inverse_is_undone_from_the_log,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        let games = running(&app, id).await;
        signed_in(&mut all[0], "anna").await;
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        let number = games[0].to_string();
        let typed = [
            ("game", number.as_str()),
            ("decision", "adjudged_draw"),
            ("reason", "A mistake"),
        ];
        let decided = all[0]
            .submit_form(&desk, "form[action$='/decisions']", &typed)
            .await;
        assert_eq!(decided.status, 303, "{}", decided.body);
        assert!(game(&app, games[0]).await.ending.is_some());
        let end = all[0].get(&format!("/tournaments/{id}/time")).await;
        let typed = [("end_day", "2028-06-04"), ("why_end", "A year is enough")];
        let moved = all[0]
            .submit_form(&end, "form:has(input[value='end'])", &typed)
            .await;
        assert_eq!(moved.status, 303, "{}", moved.body);
        // the latest first: the end date, then the decision
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert_eq!(
            desk.texts("form[action$='/undo']").len(),
            2,
            "{}",
            desk.body
        );
        let undone = all[0]
            .submit_form(&desk, "form[action$='/undo']", &[])
            .await;
        assert_eq!(undone.status, 303, "{}", undone.body);
        assert_eq!(game(&app, games[1]).await.facts.ends, None);
        // pressed again on the old page
        let again = all[0]
            .submit_form(&desk, "form[action$='/undo']", &[])
            .await;
        assert!(
            again.status == 422 || again.status == 303,
            "{}",
            again.status
        );
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        let act = desk.attr("form[action$='/undo']:last-of-type", "action");
        assert!(act.is_some(), "{}", desk.body);
        let acts = app
            .ctx
            .db
            .read(move |c| storage::acts(c, id, 50))
            .await
            .unwrap();
        let decision = acts.iter().find(|a| a.game == Some(games[0])).unwrap().id;
        let path = format!("/tournaments/{id}/acts/{decision}/undo");
        let undone = all[0].post(&path, &[]).await;
        assert_eq!(undone.status, 303, "{}", undone.body);
        assert!(game(&app, games[0]).await.ending.is_none());
        let twice = all[0].post(&path, &[]).await;
        assert!(twice.status < 500, "{}", twice.body);
        // what has none is not offered, and strangers undo nothing
        let started = acts.last().unwrap().id;
        let path = format!("/tournaments/{id}/acts/{started}/undo");
        assert_eq!(all[0].post(&path, &[]).await.status, 422);
        signed_in(&mut all[1], "berta").await;
        assert_eq!(all[1].post(&path, &[]).await.status, 403);
    }
);

on_both_databases!(a_director_lets_a_game_go_on, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[]).await;
    let games = running(&app, id).await;
    resign(&app, games[0]).await;
    app.letters().await;
    signed_in(&mut all[0], "anna").await;
    let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
    let form = "form[action$='/continuations']";
    let number = games[0].to_string();
    let runs = games[1].to_string();
    for (game, days, why) in [
        (runs.as_str(), "3", "It runs"),
        (number.as_str(), "2", "Too few days"),
        (number.as_str(), "99", "Too many"),
        (number.as_str(), "3", ""),
        ("999999", "3", "No game"),
    ] {
        let typed = [
            ("again_game", game),
            ("again_days", days),
            ("again_reason", why),
        ];
        let refused = all[0].submit_form(&desk, form, &typed).await;
        assert_eq!(refused.status, 422, "{game} {days}: {}", refused.body);
        assert!(refused.body.contains(why), "given back");
    }
    let typed = [
        ("again_game", number.as_str()),
        ("again_days", "5"),
        ("again_reason", "The wrong game"),
    ];
    for _ in 0..2 {
        let on = all[0].submit_form(&desk, form, &typed).await;
        assert_eq!(on.status, 303, "{}", on.body);
    }
    let on = game(&app, games[0]).await;
    assert_eq!((on.ending, on.continuations()), (None, 1));
    let acts = app
        .ctx
        .db
        .read(move |c| storage::acts(c, id, 50))
        .await
        .unwrap();
    let told = acts.iter().filter(|act| act.game == Some(games[0])).count();
    assert_eq!(told, 1, "logged once");
    assert_eq!(app.letters().await.len(), 2);
    let stranger = app
        .browser()
        .post(&format!("/tournaments/{id}/continuations"), &[])
        .await;
    assert!((300..500).contains(&stranger.status), "{}", stranger.status);
});

on_both_databases!(
    an_announcement_is_read_in_the_readers_language,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        let german = move |tx: &mut fernzug::storage::Conn| {
            let change = "UPDATE players SET lang = 'de' WHERE name = 'carl'";
            diesel::connection::SimpleConnection::batch_execute(tx, change)?;
            Ok::<_, fernzug::storage::StorageError>(())
        };
        app.ctx.db.write(german).await.unwrap();
        signed_in(&mut all[0], "anna").await;
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        let typed = [("text", "Happy Easter"), ("text_de", "Frohe Ostern")];
        let sent = all[0]
            .submit_form(&desk, "form[action$='/announcements']", &typed)
            .await;
        assert_eq!(sent.status, 303, "{}", sent.body);
        let letters = app.letters().await;
        assert_eq!(letters.len(), 3, "{letters:#?}");
        for (name, text) in [
            ("berta", "Happy Easter"),
            ("carl", "Frohe Ostern"),
            ("dora", "Happy Easter"),
        ] {
            assert!(to(&letters, name)[0].text.contains(text), "{letters:#?}");
        }
    }
);
