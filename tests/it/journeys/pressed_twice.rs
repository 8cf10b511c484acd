//! A finger that presses twice gets the same answer twice; a stranger with half of what was typed gets nothing.

use std::time::Duration;

use crate::support::app::{Browser, PASSWORD, TestApp};
use crate::support::database::on_both_databases;

const MINUTE: Duration = Duration::from_secs(60);

async fn names(admin: &mut Browser<'_>) -> usize {
    let page = admin.get("/players").await;
    page.texts("tbody tr").len()
}

on_both_databases!(sign_up, |db| async move {
    let app = TestApp::new(db);
    let mut chef = app.member("chef").await;
    let typed = [
        ("name", "Anna"),
        ("display", "Anna Berg"),
        ("address", "anna@example.org"),
        ("password", PASSWORD),
        ("lang", "en"),
        ("zone", "Europe/Stockholm"),
    ];
    let first = app.browser().post("/sign-up", &typed).await;
    // the cookies of the first answer had not come yet
    let mut browser = app.browser();
    let second = browser.post("/sign-up", &typed).await;
    assert_eq!((first.status, second.status), (303, 303), "{}", second.body);
    assert_eq!(first.location(), second.location());
    assert!(browser.is_signed_in().await);
    assert_eq!(app.letters().await.len(), 1, "one letter to confirm");
    assert_eq!(names(&mut chef).await, 2);
    // the name alone, the address alone, the password alone are no second press
    for (field, value) in [
        ("password", "something else"),
        ("address", "thief@example.org"),
        ("name", "Ann"),
    ] {
        let mut other: Vec<(&str, &str)> = typed.into_iter().filter(|f| f.0 != field).collect();
        other.push((field, value));
        let mut thief = app.browser();
        assert_eq!(thief.post("/sign-up", &other).await.status, 422, "{field}");
        assert!(!thief.is_signed_in().await);
    }
    app.wait(11 * MINUTE);
    let late = app.browser().post("/sign-up", &typed).await;
    assert_eq!(late.status, 422, "that is no second press any more");
});

on_both_databases!(the_first_administrator, |db| async move {
    let app = TestApp::new(db);
    let link = fernzug::actions::people::first_admin_link(&app.ctx);
    let path = format!("/first-admin/{}", link.await.unwrap().unwrap().expose());
    // who runs the site may be called so
    let typed = [("name", "admin"), ("password", PASSWORD)];
    let mut admin = app.browser();
    for mut browser in [app.browser(), app.browser()] {
        let page = browser.post(&path, &typed).await;
        assert_eq!(page.location(), "/admin", "{}", page.body);
        assert_eq!(browser.get("/admin").await.status, 200);
        admin = browser;
    }
    let wrong = [("name", "admin"), ("password", "something else")];
    assert_eq!(app.browser().post(&path, &wrong).await.status, 410);
    assert_eq!(names(&mut admin).await, 1);

    // a member, whose code is shown once: the second answer shows one that works
    let typed = [("name", "opa"), ("display", "Karl Opa")];
    admin.post("/admin/members/new", &typed).await;
    let sheet = admin.post("/admin/members/new", &typed).await;
    let code = sheet
        .text("#code")
        .unwrap_or_else(|| panic!("{}", sheet.body));
    let mut opa = app.browser();
    for _ in 0..2 {
        let page = opa.post("/sign-in-code", &[("code", &code)]).await;
        assert_eq!(
            page.location(),
            "/account/password?done=code",
            "{}",
            page.body
        );
    }
    let thief = app
        .browser()
        .post("/sign-in-code", &[("code", &code)])
        .await;
    assert_eq!(thief.status, 422);
    assert_eq!(names(&mut admin).await, 2);
});

on_both_databases!(the_links_of_letters, |db| async move {
    let app = TestApp::new(db);
    app.member("anna").await;
    let mut anna = app.browser();
    anna.post("/sign-in-link", &[("name", "anna")]).await;
    let link = app.letter_to("anna@example.org").await.link("/sign-in/");
    let page = anna.get(&link).await;
    for _ in 0..2 {
        assert_eq!(anna.submit(&page, &[]).await.location(), "/games");
    }
    assert_eq!(anna.get(&link).await.location(), "/games");
    assert_eq!(app.browser().submit(&page, &[]).await.status, 410);
    let mut berta = app.member("berta").await;
    assert_eq!(
        berta.submit(&page, &[]).await.status,
        410,
        "signed in, but not she"
    );

    let new = [("password", "ganz neues passwort")];
    anna.post("/forgotten", &[("name", "anna")]).await;
    let link = app.letter_to("anna@example.org").await.link("/reset/");
    for _ in 0..2 {
        let mut browser = app.browser();
        let done = browser.post(&link, &new).await;
        assert_eq!(done.location(), "/account?done=password", "{}", done.body);
        assert!(browser.is_signed_in().await);
        anna = browser;
    }
    let other = app.browser().post(&link, &[("password", PASSWORD)]).await;
    assert_eq!(other.status, 410, "another password is another wish");
    assert_eq!(app.letters().await.len(), 1, "one letter about it");

    let change = [
        ("old_password", "ganz neues passwort"),
        ("password", PASSWORD),
    ];
    for _ in 0..2 {
        let done = anna.post("/account/password", &change).await;
        assert_eq!(done.location(), "/account?done=password", "{}", done.body);
    }
    assert_eq!(app.letters().await.len(), 1);
});
