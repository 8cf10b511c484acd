//! A stranger opens an invitation's letter and signs up: nothing more has to be confirmed.

use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(the_letter_of_an_invitation_is_enough, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    let form = [
        ("once", "y"),
        ("kind", "address"),
        ("address", "dora@example.org"),
        ("colour", "white"),
        ("pace", "3"),
        ("profile", "online"),
    ];
    assert_eq!(anna.post("/invitations", &form).await.status, 303);
    let link = app.letter_to("dora@example.org").await.link("/invited/");

    let mut dora = app.browser();
    let page = dora.get(&link).await;
    let sign_up = format!("{link}/sign-up");
    assert_eq!(page.attr("main .button-main", "href").unwrap(), sign_up);
    // the menu's ways keep the invitation, too, even by way of signing in
    let menu = ".me li:last-child a";
    assert_eq!(page.attr(menu, "href").unwrap(), sign_up);
    let sign_in = page.attr(".me li:first-child a", "href").unwrap();
    let page = dora.get(&sign_in).await;
    assert_eq!(page.attr(menu, "href").unwrap(), sign_up);
    assert!(page.has(&format!("main li a[href='{sign_up}']")));
    let page = dora.get(&format!("/sign-up?next={link}")).await;
    assert_eq!(page.location(), sign_up);

    let page = dora.get(&sign_up).await;
    assert!(page.body.contains("dora@example.org"), "{}", page.body);
    assert!(!page.has("input[name=address]"), "the letter says which");
    let typed = [("name", "dora"), ("password", PASSWORD)];
    let page = dora.submit(&page, &typed).await;
    assert!(page.location().starts_with("/games/"), "{}", page.body);
    let page = dora.follow(&page).await;
    assert_eq!(page.status, 200);
    assert!(!page.body.contains("not confirmed"), "{}", page.body);
    let letters = app.letters().await;
    let to_confirm = |text: &str| text.contains("/confirm/");
    assert!(
        letters.iter().all(|letter| !to_confirm(&letter.text)),
        "{letters:#?}"
    );
    let page = dora.get("/account/address").await;
    assert!(page.body.contains("dora@example.org"));
    assert!(!page.has(".note"), "{}", page.body);
});

on_both_databases!(
    whoever_confirms_is_told_so_and_nothing_else,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.browser();
        anna.sign_up("anna", "anna@example.org").await;
        assert_eq!(anna.get("/games").await.texts(".note").len(), 1);
        assert_eq!(anna.get("/players").await.texts(".note").len(), 1);
        let link = app.letter_to("anna@example.org").await.link("/confirm/");
        let page = anna.get(&link).await;
        assert_eq!(page.text("h1").unwrap(), "Confirm your mail address");
        let page = anna.submit(&page, &[]).await;
        assert_eq!(page.text("h1").unwrap(), "The address is confirmed");
        assert!(!page.has(".note"), "{}", page.body);
    }
);
