//! Which letters come is chosen on a page, for one game on another, and undone by the link in a letter.

use crate::support::app::{Browser, PASSWORD, Page, START, TestApp};
use crate::support::database::on_both_databases;
use actix_web::http::Method;
use fernzug::actions::letters::send_digests;
use fernzug::domain::time::Instant;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3_600);

/// Anna and Berta, and a game in which Anna has the white men.
async fn pair(app: &TestApp) -> (Browser<'_>, Browser<'_>, String) {
    let mut anna = app.member("anna").await;
    let mut berta = app.member("berta").await;
    let form = anna.get("/invitations/new").await;
    let typed = [("to", "berta"), ("colour", "white")];
    let sent = anna.submit(&form, &typed).await;
    assert_eq!(sent.status, 303, "{}", sent.body);
    let letter = app.letter_to("berta@example.org").await;
    let page = berta.get(&letter.link("/invitations/")).await;
    let accepted = berta
        .submit_form(&page, "form[action$='/acceptance']", &[])
        .await;
    assert_eq!(accepted.status, 303, "{}", accepted.body);
    let game = accepted.location().split('?').next().unwrap().to_owned();
    app.letters().await;
    (anna, berta, game)
}

async fn play(browser: &mut Browser<'_>, game: &str, ply: u32, uci: &str) {
    let path = format!("{game}/moves");
    let ply = ply.to_string();
    let sent = browser.post(&path, &[("ply", &ply), ("uci", uci)]).await;
    assert_eq!(sent.status, 303, "{}", sent.body);
}

fn is_chosen(page: &Page, amount: &str) -> bool {
    page.has(&format!("input[name=amount][value={amount}][checked]"))
}

on_both_databases!(the_letter_of_the_day_is_chosen_on_a_page, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut berta, game) = pair(&app).await;
    let account = berta.get("/account").await;
    assert!(account.has("a[href='/account/mail']"));
    let form = berta.get("/account/mail").await;
    assert!(is_chosen(&form, "at_once"));
    assert!(form.has("#first option[value='72'][selected]"));
    assert!(form.has("#quiet_from option[value='21'][selected]"));
    let typed = [("amount", "digest"), ("hour", "15"), ("third", "6")];
    let saved = berta.submit(&form, &typed).await;
    assert_eq!(saved.location(), "/account/mail?done=settings");
    let form = berta.follow(&saved).await;
    assert!(is_chosen(&form, "digest") && form.has(".note-good"));
    assert!(form.has("#third option[value='6'][selected]"));
    play(&mut anna, &game, 1, "e2e4").await;
    assert!(app.letters().await.is_empty());
    // her zone is that of the site, Berlin: three in the afternoon is 13:00 UTC
    let page = berta.get("/account/letters").await;
    assert!(
        page.text("main")
            .unwrap()
            .contains("waits for the letter of the day")
    );
    app.wait(3 * HOUR);
    assert_eq!(app.ctx.now(), Instant(START).plus(3 * 3_600_000));
    send_digests(&app.ctx).await.unwrap();
    let letter = app.letter_to("berta@example.org").await;
    assert!(letter.subject.contains("1.e4"), "{letter:?}");
    let page = berta.get("/account/letters").await;
    assert!(!page.text("main").unwrap().contains("waits for"));
});

on_both_databases!(bad_choices_are_refused_at_their_field, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    let all = [
        ("amount", "digest"),
        ("hour", "18"),
        ("mon", "on"),
        ("quiet_from", "21"),
        ("quiet_to", "8"),
    ];
    for (field, value, at) in [
        ("amount", "banana", "amount"),
        ("hour", "24", "hour"),
        ("hour", "", "hour"),
        ("first", "-1", "first"),
        ("second", "100000", "second"),
        ("quiet_to", "21", "quiet_from"),
        ("quiet_to", "", "quiet_from"),
        ("mon", "", "mon"),
    ] {
        let mut typed: Vec<(&str, &str)> = all.to_vec();
        typed.retain(|(name, _)| *name != field);
        if !(field == "mon" && value.is_empty()) {
            typed.push((field, value));
        }
        let page = anna.post("/account/mail", &typed).await;
        assert_eq!(page.status, 422, "{field}={value}");
        assert!(
            page.has(&format!(".errors a[href='#{at}']")),
            "{field}={value} {}",
            page.body
        );
        assert!(
            field == "amount" || is_chosen(&page, "digest"),
            "nothing typed is lost"
        );
    }
    let fine = anna.post("/account/mail", &all).await;
    assert_eq!(fine.status, 303);
    let page = anna.get("/account/mail").await;
    let off = page.text("input[name=messages][checked]");
    assert!(off.is_none(), "boxes that were not sent are off");
});

on_both_databases!(one_game_otherwise, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut berta, game) = pair(&app).await;
    let page = berta.get(&game).await;
    let id = game.trim_start_matches("/games/");
    let path = format!("/account/mail/game/{id}");
    assert!(page.has(&format!("a[href='{path}']")));
    let form = berta.get(&path).await;
    assert!(is_chosen(&form, "usual"));
    let saved = berta.submit(&form, &[("amount", "none")]).await;
    let form = berta.follow(&saved).await;
    assert!(is_chosen(&form, "none"));
    play(&mut anna, &game, 1, "e2e4").await;
    assert!(app.letters().await.is_empty());
    assert!(
        berta
            .get("/account/mail")
            .await
            .has(&format!("a[href='{path}']"))
    );
    for (path, status) in [
        ("/account/mail/game/999", 404),
        ("/account/mail/banana/1", 404),
        ("/account/mail/tournament/1", 404),
    ] {
        assert_eq!(berta.get(path).await.status, status, "{path}");
    }
    let odd = berta.post(&path, &[("amount", "banana")]).await;
    assert_eq!(odd.status, 422);
    // chosen after the session has ended, it comes back after signing in
    let form = berta.get(&path).await;
    app.wait(21 * 24 * HOUR);
    let sign_in = berta.submit(&form, &[("amount", "digest")]).await;
    assert_eq!(sign_in.status, 403);
    let right = [("name", "berta"), ("password", PASSWORD)];
    let page = berta.submit(&sign_in, &right).await;
    assert!(is_chosen(&page, "digest"), "{}", page.body);
    assert_eq!(berta.submit(&page, &[]).await.status, 303);
    assert!(is_chosen(&berta.get(&path).await, "digest"));
    let mut carl = app.member("carl").await;
    assert_eq!(carl.get(&path).await.status, 404, "he does not play in it");
    assert_eq!(app.browser().get(&path).await.status, 303);
});

on_both_databases!(one_press_switches_letters_off, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut berta, game) = pair(&app).await;
    play(&mut anna, &game, 1, "e2e4").await;
    app.mailer.drain_once().await.unwrap();
    let sent = app.memory.take();
    let raw = String::from_utf8(sent[0].bytes.clone())
        .unwrap()
        .replace("\r\n ", "");
    let link = raw
        .split("List-Unsubscribe: <http://chess.test:8080")
        .nth(1)
        .unwrap();
    let link = link.split('>').next().unwrap();
    assert!(link.ends_with("/moves"), "{link}");
    // looking changes nothing
    let mut nobody = app.browser();
    let page = nobody.get(link).await;
    assert_eq!(
        (page.status, page.header("cache-control")),
        (200, "no-store")
    );
    assert_eq!(nobody.send(Method::HEAD, link, None).await.status, 200);
    assert!(is_chosen(&berta.get("/account/mail").await, "at_once"));
    // the mail program's own button sends nothing but this (RFC 8058)
    let body = Some("List-Unsubscribe=One-Click".to_owned());
    let done = nobody.send(Method::POST, link, body).await;
    assert_eq!(done.status, 200, "{}", done.body);
    assert!(
        done.text("main")
            .unwrap()
            .contains("Reminders before your time runs out still come")
    );
    assert!(is_chosen(&berta.get("/account/mail").await, "none"));
    // the next page says so, until it is understood
    let games = berta.get("/games").await;
    let told = "form[action='/account/mail/understood']";
    assert!(games.has(told));
    berta.submit_form(&games, told, &[]).await;
    assert!(!berta.get("/games").await.has(told));
    // another group, a page with a button
    let other = link.replace("/moves", "/messages");
    let page = nobody.get(&other).await;
    assert_eq!(nobody.submit(&page, &[]).await.status, 200);
    assert!(
        !berta
            .get("/account/mail")
            .await
            .has("input[name=messages][checked]")
    );
    for dead in ["/account", "/banana"] {
        let link = link.replace("/moves", dead);
        assert_eq!(nobody.get(&link).await.status, 410, "{link}");
        assert_eq!(nobody.post(&link, &[]).await.status, 410, "{link}");
    }
    let wrong = format!("/unsubscribe/{}/moves", "x".repeat(43));
    assert_eq!(nobody.get(&wrong).await.status, 410);
    assert_eq!(nobody.post(&wrong, &[]).await.status, 410);
});
