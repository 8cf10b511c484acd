//! Ways in, and what happens when they are tried too often.

use std::time::Duration;

use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;
use fernzug::web::limits::{LimitSettings, Pace};

on_both_databases!(a_mailed_link_signs_in_once, |db| async move {
    let app = TestApp::new(db);
    app.member("anna").await;
    let mut browser = app.browser();
    let form = browser.get("/sign-in-link").await;
    browser.submit(&form, &[("name", "Anna@example.org")]).await;
    let letter = app.letter_to("anna@example.org").await;
    let link = letter.link("/sign-in/");
    let page = browser.get(&link).await;
    assert!(!browser.is_signed_in().await, "looking signs nobody in");
    let into = browser.submit(&page, &[]).await;
    assert_eq!(into.location(), "/games");
    assert!(browser.is_signed_in().await);
    let mut thief = app.browser();
    assert_eq!(thief.get(&link).await.status, 410);
    assert_eq!(thief.submit(&page, &[]).await.status, 410);
    assert!(!thief.is_signed_in().await);
    // an hour is long enough
    browser.submit(&form, &[("name", "anna")]).await;
    let link = app.letter_to("anna@example.org").await.link("/sign-in/");
    app.wait(Duration::from_secs(3_601));
    assert_eq!(browser.get(&link).await.status, 410);
});

on_both_databases!(a_forgotten_password_is_replaced, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    let mut browser = app.browser();
    let form = browser.get("/forgotten").await;
    browser.submit(&form, &[("name", "anna")]).await;
    let link = app.letter_to("anna@example.org").await.link("/reset/");
    let page = browser.get(&link).await;
    let weak = browser.submit(&page, &[("password", "short")]).await;
    assert_eq!(weak.status, 422);
    let done = browser
        .submit(&page, &[("password", "ganz neues passwort")])
        .await;
    assert_eq!(done.status, 303, "{}", done.body);
    assert!(browser.is_signed_in().await);
    assert!(!anna.is_signed_in().await, "the others are signed out");
    assert_eq!(browser.get(&link).await.status, 410);
    let told = app.letter_to("anna@example.org").await;
    assert!(told.subject.contains("assword"), "{told:#?}");
    assert_eq!(app.browser().sign_in("anna", PASSWORD).await.status, 422);
    let page = app.browser().sign_in("anna", "ganz neues passwort").await;
    assert_eq!(page.status, 303);
});

on_both_databases!(
    wrong_passwords_slow_down_but_never_lock_a_known_device,
    |db| async move {
        let slow = Pace {
            burst: 3,
            every: Duration::from_secs(600),
        };
        let app = TestApp::with(db, |settings| {
            settings.limits = LimitSettings {
                sign_in: slow,
                ..LimitSettings::generous()
            };
        });
        let mut anna = app.member("anna").await;
        anna.submit_form(&anna.clone().get("/players").await, ".me form", &[])
            .await;
        assert!(!anna.is_signed_in().await);

        let mut thief = app.browser();
        for _ in 0..3 {
            let page = thief.sign_in("anna", "wrong password").await;
            assert_eq!(page.status, 422);
            assert!(!page.body.contains("wrong password"));
        }
        let page = thief.sign_in("Anna", "wrong password").await;
        assert_eq!(page.status, 429, "however the name is written");
        assert!(page.header("retry-after").parse::<u32>().unwrap() > 0);
        let said = page.text(".errors li").unwrap();
        assert!(said.contains("tried too often"), "{said}");
        assert_eq!(page.attr("#name", "value").unwrap(), "Anna");
        let page = thief.sign_in("anna", PASSWORD).await;
        assert_eq!(page.status, 429, "guessing right tells nothing");
        // from the same address: the device that has signed in before gets in
        let page = anna.sign_in("anna", PASSWORD).await;
        assert_eq!(page.status, 303, "{}", page.body);
        assert!(anna.is_signed_in().await);
        // and so does anybody from elsewhere
        let mut elsewhere = app.browser();
        elsewhere.peer = "198.51.100.7:1".to_owned();
        assert_eq!(elsewhere.sign_in("anna", PASSWORD).await.status, 303);
        assert_eq!(thief.sign_in("nobody", "wrong password").await.status, 422);
    }
);

on_both_databases!(a_session_lives_by_its_use, |db| async move {
    let day = Duration::from_secs(86_400);
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    for _ in 0..3 {
        app.wait(13 * day);
        let page = anna.get("/account").await;
        assert_eq!(page.status, 200);
        assert!(page.header("set-cookie").contains("Max-Age=1209600"));
        assert!(page.header("set-cookie").contains("HttpOnly"));
        assert!(page.header("set-cookie").contains("SameSite=Lax"));
        app.state.presence.flush(&app.ctx).await.unwrap();
    }
    assert_eq!(
        anna.get("/account").await.header("set-cookie"),
        "",
        "at most every five minutes"
    );
    app.wait(15 * day);
    let page = anna.get("/account").await;
    assert_eq!(page.location(), "/sign-in?next=/account");
    let form = anna.follow(&page).await;
    let typed = [("name", "anna"), ("password", PASSWORD), ("stay", "on")];
    let page = anna.submit(&form, &typed).await;
    assert_eq!(page.location(), "/account", "back to where he wanted to go");
    app.wait(80 * day);
    assert!(anna.is_signed_in().await);
    // two devices; one ends the other
    let mut phone = app.browser();
    phone.sign_in("anna", PASSWORD).await;
    let page = anna.get("/account/devices").await;
    assert_eq!(page.texts("tbody tr").len(), 2, "{}", page.body);
    anna.submit_form(&page, "tbody form", &[]).await;
    assert!(!phone.is_signed_in().await);
    assert!(anna.is_signed_in().await);
    anna.post("/sign-out", &[]).await;
    assert!(!anna.is_signed_in().await);
});

on_both_databases!(nobody_is_led_to_another_site, |db| async move {
    let app = TestApp::new(db);
    app.member("anna").await;
    for next in ["//evil.example", "https://evil.example/", "/\\evil.example"] {
        let mut browser = app.browser();
        let typed = [("name", "anna"), ("password", PASSWORD), ("next", next)];
        let page = browser.post("/sign-in", &typed).await;
        assert_eq!(page.location(), "/games", "{next}");
    }
});
