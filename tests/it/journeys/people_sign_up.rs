//! Somebody comes, signs up, confirms the address. Whether an address has an account here stays a
//! secret.

use std::time::Duration;

use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(somebody_signs_up_and_confirms, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.browser();
    let form = anna.get("/sign-up").await;
    let typed = [
        ("name", "anna"),
        ("display", "Dr. Anna O'Neil-Müller"),
        ("address", "Anna@Example.org"),
        ("password", PASSWORD),
        ("zone", "Europe/Stockholm"),
    ];
    let page = anna.submit(&form, &typed).await;
    let page = anna.follow(&page).await;
    assert_eq!(page.text("h1").unwrap(), "Welcome, Dr. Anna O'Neil-Müller");
    assert!(page.body.contains("Anna@Example.org"));
    // until the address is confirmed, every page reminds of it
    let players = anna.get("/players").await;
    assert!(players.text(".note").unwrap().contains("not confirmed yet"));

    let letter = app.letter_to("Anna@Example.org").await;
    let link = letter.link("/confirm/");
    let page = anna.get(&link).await;
    assert_eq!(page.header("cache-control"), "no-store");
    // looking confirms nothing, however often
    anna.get(&link).await;
    assert!(anna.get("/players").await.has(".note"));
    let done = anna.submit(&page, &[]).await;
    assert_eq!(done.text("h1").unwrap(), "The address is confirmed");
    assert!(!anna.get("/players").await.has(".note"));
    // the button twice, and the link days later
    assert_eq!(anna.submit(&page, &[]).await.status, 200);
    app.wait(Duration::from_secs(3 * 86_400));
    let again = app.browser().get(&link).await;
    assert_eq!(again.text("h1").unwrap(), "The address is confirmed");
    app.wait(Duration::from_secs(5 * 86_400));
    assert_eq!(app.browser().get(&link).await.status, 410);
});

on_both_databases!(
    a_known_address_is_answered_like_an_unknown_one,
    |db| async move {
        let app = TestApp::new(db);
        app.member("anna").await;
        let mut known = app.browser();
        let mut unknown = app.browser();
        let first = known.sign_up("berta", "ANNA@example.org").await;
        let second = unknown.sign_up("bertb", "new@example.org").await;
        assert_eq!(first.status, second.status);
        assert_eq!(first.location(), second.location());
        let first = known.follow(&first).await.body;
        let second = unknown.follow(&second).await.body;
        let second = second.replace("bertb", "berta");
        assert_eq!(
            first.replace("ANNA@example.org", "…"),
            second.replace("new@example.org", "…")
        );
        let mut letters = app.letters().await;
        letters.sort_by(|a, b| a.to.cmp(&b.to));
        let to: Vec<&str> = letters.iter().map(|letter| letter.to.as_str()).collect();
        assert_eq!(to, ["anna@example.org", "new@example.org"]);
        assert_eq!(letters[0].find_link("/confirm/"), None, "{:#?}", letters[0]);
        // one such letter a day
        app.browser().sign_up("bertc", "anna@example.org").await;
        assert_eq!(app.letters().await.len(), 0);

        for path in ["/forgotten", "/sign-in-link"] {
            let mut browser = app.browser();
            let form = browser.get(path).await;
            let known = browser.submit(&form, &[("name", "anna")]).await;
            let unknown = browser
                .submit(&form, &[("name", "nobody@example.org")])
                .await;
            assert_eq!((known.status, &known.body), (200, &unknown.body));
        }
        assert_eq!(app.letters().await.len(), 2);
    }
);

on_both_databases!(names_that_deceive_are_refused, |db| async move {
    let app = TestApp::new(db);
    app.member("paco").await;
    let mut other = app.browser();
    for (name, display, wrong) in [
        ("\"><script>alert(1)</script>", "", "name"),
        ("p\u{430}ul", "", "name"),
        ("PACO", "", "name"),
        ("расо", "", "name"),
        ("paul", "расо", "display"),
        ("paul", "<b>Paul</b>", "display"),
        ("a", "", "name"),
        ("", "", "name"),
    ] {
        let form = other.get("/sign-up").await;
        let typed = [
            ("name", name),
            ("display", display),
            ("address", "paul@example.org"),
            ("password", PASSWORD),
        ];
        let page = other.submit(&form, &typed).await;
        assert_eq!(page.status, 422, "{name}");
        assert!(
            page.has(&format!("#{wrong}-error")),
            "{name}: {}",
            page.body
        );
        assert_eq!(page.attr("#name", "value").unwrap(), name.trim());
        assert_eq!(page.attr("#address", "value").unwrap(), "paul@example.org");
        assert!(!page.body.contains(PASSWORD));
        assert!(!page.body.contains("<script>alert"));
        assert!(!other.is_signed_in().await);
    }
    // several faults are told at once
    let form = other.get("/sign-up").await;
    let page = other
        .submit(
            &form,
            &[("name", "paul"), ("address", "x"), ("password", "short")],
        )
        .await;
    assert_eq!(page.texts(".errors li").len(), 2, "{}", page.body);
    assert_eq!(app.letters().await.len(), 0);
});

on_both_databases!(the_first_administrator_is_made_by_a_link, |db| async move {
    let app = TestApp::new(db);
    let link = fernzug::actions::people::first_admin_link(&app.ctx)
        .await
        .unwrap()
        .unwrap();
    let again = fernzug::actions::people::first_admin_link(&app.ctx)
        .await
        .unwrap()
        .unwrap();
    let path = format!("/first-admin/{}", link.expose());
    let mut admin = app.browser();
    let form = admin.get(&path).await;
    let typed = [("name", "chef"), ("password", PASSWORD)];
    let page = admin.submit(&form, &typed).await;
    assert_eq!(page.location(), "/admin", "{}", page.body);
    assert_eq!(admin.follow(&page).await.status, 200);
    assert_eq!(admin.get("/account").await.status, 200);
    // neither link makes another one
    assert_eq!(app.browser().get(&path).await.status, 410);
    let path = format!("/first-admin/{}", again.expose());
    let mut thief = app.browser();
    let form = thief.get(&path).await;
    let page = thief
        .submit(&form, &[("name", "thief"), ("password", PASSWORD)])
        .await;
    assert_eq!(page.status, 410);
    let none = fernzug::actions::people::first_admin_link(&app.ctx)
        .await
        .unwrap();
    assert!(none.is_none());

    // a member without an address signs in by a printed code, once
    let form = admin.get("/admin/members/new").await;
    let page = admin
        .submit(&form, &[("name", "opa"), ("display", "Karl Opa")])
        .await;
    assert_eq!(page.header("cache-control"), "no-store");
    let code = page.text("#code").unwrap();
    let mut opa = app.browser();
    let form = opa.get("/sign-in-code").await;
    let typed = code.to_uppercase().replace('-', " ");
    let page = opa.submit(&form, &[("code", &typed)]).await;
    assert_eq!(page.status, 303, "{}", page.body);
    assert!(!opa.get("/players").await.has(".note"), "he may play");
    let page = app
        .browser()
        .post("/sign-in-code", &[("code", &typed)])
        .await;
    assert_eq!(page.status, 422);
    // his pages are his
    for path in [
        "/admin",
        "/admin/members",
        "/admin/members/new",
        "/admin/letters",
        "/admin/inbound",
        "/admin/jobs",
    ] {
        assert_eq!(opa.get(path).await.status, 404, "{path}");
        assert_eq!(admin.get(path).await.status, 200, "{path}");
        assert_eq!(app.browser().get(path).await.status, 303, "{path}");
    }
    let page = opa.post("/admin/members/new", &[("name", "x")]).await;
    assert_eq!(page.status, 404);
});
