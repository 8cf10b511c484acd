//! Tournaments from the form to the last letter: set up, entered, drawn, played and finished with nobody doing anything but
//! playing.

use std::time::Duration;

use fernzug::actions::{play, tournaments};
use fernzug::domain::GameId;
use fernzug::domain::tournament::field::TournamentState;
use fernzug::storage::tournaments as storage;

use crate::support::app::{Browser, Letter, PASSWORD, TestApp};
use crate::support::database::on_both_databases;

pub(super) const DAY: Duration = Duration::from_secs(86_400);
pub(super) const MINUTE: Duration = Duration::from_secs(60);

/// Anna, who may direct.
pub(super) async fn director(app: &TestApp) -> Browser<'_> {
    let anna = app.member("anna").await;
    app.promote("anna").await;
    anna
}

/// Sets a tournament up by the pages and opens its registration; its number comes back.
pub(super) async fn set_up(
    director: &mut Browser<'_>,
    preset: &str,
    typed: &[(&str, &str)],
) -> i64 {
    let form = director
        .get(&format!("/tournaments/new?preset={preset}"))
        .await;
    assert_eq!(form.status, 200, "{}", form.body);
    let made = director.submit_form(&form, "main form.form", typed).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let id: i64 = made.location().split('/').nth(2).unwrap().parse().unwrap();
    let desk = director.follow(&made).await;
    assert_eq!(desk.status, 200, "{}", desk.body);
    let opened = director
        .submit_form(&desk, "form[action$='/registration']", &[])
        .await;
    assert_eq!(opened.status, 303, "{}", opened.body);
    id
}

pub(super) async fn enter(browser: &mut Browser<'_>, id: i64) {
    let entered = browser
        .post(&format!("/tournaments/{id}/entries"), &[("once", "1")])
        .await;
    assert_eq!(entered.status, 303, "{}", entered.body);
}

pub(super) async fn state(app: &TestApp, id: i64) -> TournamentState {
    let read = app.ctx.db.read(move |c| storage::by_id(c, id)).await;
    read.unwrap().unwrap().state
}

/// Everything that a minute of the server does.
pub(super) async fn go_on(app: &TestApp) {
    tournaments::go_on(&app.ctx).await.unwrap();
}

/// The games that are being played.
pub(super) async fn running(app: &TestApp, id: i64) -> Vec<GameId> {
    let field = app
        .ctx
        .db
        .read(move |c| storage::field(c, id))
        .await
        .unwrap();
    let open = field.meetings.iter().filter(|m| m.is_open());
    open.filter_map(|m| m.game).collect()
}

/// The side to move resigns.
pub(super) async fn resign(app: &TestApp, game: GameId) {
    let found = app
        .ctx
        .db
        .read(move |c| fernzug::storage::games::game(c, game))
        .await
        .unwrap()
        .unwrap();
    let loser = found.player(found.turn());
    let act = play::Act {
        game,
        player: loser,
        at: app.ctx.now(),
        entered: None,
    };
    play::resign(&app.ctx, act).await.unwrap();
}

pub(super) fn to<'a>(letters: &'a [Letter], name: &str) -> Vec<&'a Letter> {
    let address = format!("{name}@example.org");
    letters
        .iter()
        .filter(|letter| letter.to == address)
        .collect()
}

on_both_databases!(a_club_championship, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let id = set_up(
        &mut anna,
        "championship",
        &[
            ("name", "Vereinsmeisterschaft 2027 \"><script>"),
            ("start_day", "2027-06-04"),
        ],
    )
    .await;
    // the same form again makes no second tournament, and strangers see no desk
    let mut berta = app.member("berta").await;
    assert_eq!(
        berta.get(&format!("/tournaments/{id}/desk")).await.status,
        403
    );
    assert_eq!(
        app.browser()
            .get(&format!("/tournaments/{id}"))
            .await
            .status,
        200
    );
    let mut carl = app.member("carl").await;
    let mut dora = app.member("dora").await;
    for browser in [&mut berta, &mut carl, &mut dora] {
        enter(browser, id).await;
        enter(browser, id).await;
    }
    let left = dora
        .post(&format!("/tournaments/{id}/departure"), &[("once", "2")])
        .await;
    assert_eq!(left.status, 303);
    enter(&mut dora, id).await;
    // four are needed: anna enters herself on the desk
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    let nobody = anna
        .submit_form(
            &desk,
            "form[action$='/players']",
            &[("names", "anna\nnobody at all")],
        )
        .await;
    assert_eq!(nobody.status, 422);
    assert!(nobody.body.contains("nobody at all"), "{}", nobody.body);
    let added = anna
        .submit_form(&desk, "form[action$='/players']", &[("names", "anna")])
        .await;
    assert_eq!(added.status, 303, "{}", added.body);
    app.letters().await;

    // nothing happens before its time; three days before, it is drawn
    app.wait(20 * DAY);
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Registration);
    app.wait(DAY);
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Running);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 4, "{letters:#?}");
    let drawn = to(&letters, "berta")[0];
    assert!(
        drawn.subject.starts_with("Drawn: Vereinsmeisterschaft"),
        "{drawn:#?}"
    );
    assert!(drawn.text.contains("4 Jun 12:00"), "{drawn:#?}");
    for name in ["anna", "carl", "dora"] {
        assert!(drawn.text.contains(name), "{drawn:#?}");
    }
    assert!(running(&app, id).await.len() == 6);
    berta.sign_in("berta", PASSWORD).await;
    anna.sign_in("anna", PASSWORD).await;
    let mine = berta.get("/games").await;
    assert!(!mine.body.contains("/games/100"), "{}", mine.body);

    // the clocks start at the instant that was announced
    app.wait(3 * DAY + MINUTE);
    go_on(&app).await;
    go_on(&app).await;
    let letters = app.letters().await;
    assert_eq!(letters.len(), 4, "{letters:#?}");
    let games = running(&app, id).await;
    assert_eq!(games.len(), 6);
    let first = games[0];
    let game = app
        .ctx
        .db
        .read(move |c| fernzug::storage::games::game(c, first))
        .await
        .unwrap()
        .unwrap();
    let start = fernzug::domain::time::Instant(1_812_103_200_000);
    assert_eq!(game.changed_at, start, "4 June 2027, 12:00 in Berlin");
    let mine = berta.get("/games").await;
    assert!(mine.body.contains("Vereinsmeisterschaft"), "{}", mine.body);

    // all games end, the tournament ends with them, and everybody reads his place
    for game in games {
        resign(&app, game).await;
    }
    app.letters().await;
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Finished);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 4, "{letters:#?}");
    assert!(letters[0].text.contains("of 4 with"), "{letters:#?}");
    go_on(&app).await;
    assert!(app.letters().await.is_empty());
    let log = anna.get(&format!("/tournaments/{id}/desk")).await;
    assert_eq!(log.status, 200, "{}", log.body);
});

on_both_databases!(
    too_few_put_it_off_twice_and_then_it_is_called_off,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        app.promote("anna").await;
        let id = set_up(
            &mut anna,
            "cup",
            &[("name", "Cup"), ("start_day", "2027-06-04")],
        )
        .await;
        let mut berta = app.member("berta").await;
        enter(&mut berta, id).await;
        let mut told = Vec::new();
        for _ in 0..3 {
            app.wait(30 * DAY);
            go_on(&app).await;
            go_on(&app).await;
            told.extend(app.letters().await.into_iter().map(|l| l.subject));
        }
        assert_eq!(
            told,
            ["Postponed: Cup", "Postponed: Cup", "Called off: Cup"]
        );
        assert_eq!(state(&app, id).await, TournamentState::Cancelled);
    }
);

on_both_databases!(whoever_comes_late_waits_for_a_place, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [
        ("name", "Small"),
        ("least", "2"),
        ("most", "2"),
        ("start_day", "2027-06-04"),
    ];
    let id = set_up(&mut anna, "groups", &typed).await;
    let mut berta = app.member("berta").await;
    let mut carl = app.member("carl").await;
    let mut dora = app.member("dora").await;
    for browser in [&mut berta, &mut carl, &mut dora] {
        enter(browser, id).await;
    }
    app.letters().await;
    let left = berta
        .post(&format!("/tournaments/{id}/departure"), &[])
        .await;
    assert_eq!(left.status, 303);
    let letter = app.letter_to("dora@example.org").await;
    assert_eq!(letter.subject, "You take part: Small");
    enter(&mut berta, id).await;
    app.wait(22 * DAY);
    go_on(&app).await;
    let letters = app.letters().await;
    assert_eq!(letters.len(), 3, "{letters:#?}");
    let berta = to(&letters, "berta")[0];
    assert_eq!(berta.subject, "No place: Small");
    assert_eq!(running(&app, id).await.len(), 2, "both colours");
});

on_both_databases!(whoever_leaves_holds_nobody_up, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let id = set_up(
        &mut anna,
        "championship",
        &[("name", "Open"), ("start_day", "2027-06-04")],
    )
    .await;
    let mut players = Vec::new();
    for name in ["berta", "carl", "dora", "emil"] {
        players.push(app.member(name).await);
    }
    for player in &mut players {
        enter(player, id).await;
    }
    app.wait(25 * DAY);
    go_on(&app).await;
    app.wait(3 * DAY);
    go_on(&app).await;
    app.wait(4 * DAY);
    go_on(&app).await;
    assert_eq!(running(&app, id).await.len(), 6);
    app.letters().await;
    // weeks have gone by: everybody has to sign in again
    players[0].sign_in("berta", PASSWORD).await;
    anna.sign_in("anna", PASSWORD).await;
    // berta leaves before any of her games has ended: they are cancelled
    let page = format!("/tournaments/{id}/departure");
    let gone = players[0]
        .post(&page, &[("withdraw", "on"), ("once", "w1")])
        .await;
    assert_eq!(gone.status, 303, "{}", gone.body);
    let again = players[0]
        .post(&page, &[("withdraw", "on"), ("once", "w1")])
        .await;
    assert_eq!(again.status, 303, "{}", again.body);
    let reports = app
        .ctx
        .db
        .read(|c| fernzug::storage::reports::newest(c, 5))
        .await
        .unwrap();
    assert!(reports.iter().all(|r| r.ok), "{reports:?}");
    assert_eq!(running(&app, id).await.len(), 3, "{}", gone.location());
    let read = app
        .ctx
        .db
        .read(move |c| storage::entries(c, id))
        .await
        .unwrap();
    let entry = read.iter().find(|entry| entry.name == "berta").unwrap();
    assert!(!entry.counts);
    app.letters().await;
    // the director decides one of the others, with a reason that both read
    let game = running(&app, id).await[0];
    let number = game.to_string();
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    let typed = [
        ("game", number.as_str()),
        ("decision", "adjudged_draw"),
        ("reason", ""),
    ];
    let without = anna
        .submit_form(&desk, "form[action$='/decisions']", &typed)
        .await;
    assert_eq!(without.status, 422, "a reason is wanted");
    let typed = [
        ("game", number.as_str()),
        ("decision", "adjudged_draw"),
        ("reason", "Dead level"),
    ];
    let decided = anna
        .submit_form(&desk, "form[action$='/decisions']", &typed)
        .await;
    assert_eq!(decided.status, 303, "{}", decided.body);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 2, "{letters:#?}");
    assert!(
        letters.iter().all(|l| l.text.contains("Dead level")),
        "{letters:#?}"
    );
    for game in running(&app, id).await {
        resign(&app, game).await;
    }
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Finished);
});

on_both_databases!(
    a_desk_that_comes_back_withdraws_another_one,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        app.promote("anna").await;
        let typed = [
            ("name", "Five"),
            ("start_day", "2027-06-04"),
            ("most", "3"),
            ("least", "2"),
        ];
        let id = set_up(&mut anna, "championship", &typed).await;
        for name in ["berta", "carl", "dora", "emil", "frida"] {
            enter(&mut app.member(name).await, id).await;
        }
        // more places: whoever has waited gets them
        let setup = anna.get(&format!("/tournaments/{id}/setup")).await;
        let changed = anna
            .submit_form(&setup, "main form.form", &[("most", "9")])
            .await;
        assert_eq!(changed.status, 303, "{}", changed.body);
        let letters = app.letters().await;
        assert_eq!(letters.len(), 2, "{letters:#?}");
        let looked = anna.get(&format!("/tournaments/{id}/draw")).await;
        let drawn = anna
            .submit_form(&looked, "form[action$='/draw']", &[])
            .await;
        assert_eq!(drawn.status, 303, "{}", drawn.body);
        go_on(&app).await;
        assert_eq!(running(&app, id).await.len(), 10);
        app.letters().await;
        let entries = app
            .ctx
            .db
            .read(move |c| storage::entries(c, id))
            .await
            .unwrap();
        let number = |name: &str| {
            let entry = entries.iter().find(|entry| entry.name == name).unwrap();
            entry.player.to_string()
        };
        let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
        for (name, why) in [("berta", "announced"), ("carl", "death"), ("carl", "death")] {
            let player = number(name);
            let typed = [("player", player.as_str()), ("why", why), ("note", "")];
            let gone = anna
                .submit_form(&desk, "form[action$='/withdrawals']", &typed)
                .await;
            assert_eq!(gone.status, 303, "{}", gone.body);
        }
        assert_eq!(
            running(&app, id).await.len(),
            3,
            "of ten, four and three are gone"
        );
        let letters = app.letters().await;
        assert!(
            to(&letters, "carl").is_empty(),
            "nobody writes to the dead: {letters:#?}"
        );
        assert_eq!(to(&letters, "berta").len(), 1, "{letters:#?}");
        // two announcements from one page are two
        for text in ["First", "Second", "Second"] {
            let sent = anna
                .submit_form(&desk, "form[action$='/announcements']", &[("text", text)])
                .await;
            assert_eq!(sent.status, 303, "{}", sent.body);
        }
        let letters = app.letters().await;
        assert_eq!(letters.len(), 6, "two to each of three: {letters:#?}");
    }
);
