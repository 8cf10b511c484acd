//! One's own account: another address and the way back, another password, settings.

use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(a_change_of_address_is_undone, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    // a thief at her computer knows the password
    let mut thief = app.browser();
    thief.sign_in("anna", PASSWORD).await;
    let form = thief.get("/account/address").await;
    let change = "form[action='/account/address']";
    let wrong = [
        ("address", "thief@example.org"),
        ("password", "not the password"),
    ];
    assert_eq!(thief.submit_form(&form, change, &wrong).await.status, 422);
    let right = [("address", "thief@example.org"), ("password", PASSWORD)];
    let page = thief.submit_form(&form, change, &right).await;
    let page = thief.follow(&page).await;
    let said = page.text(".note-good").unwrap();
    assert!(
        said.starts_with("A letter to thief@example.org is on its way"),
        "{said}"
    );
    assert!(
        anna.get("/account")
            .await
            .body
            .contains("thief@example.org")
    );
    let letter = app.letter_to("thief@example.org").await;
    // nothing has changed yet
    let page = anna.get("/account/address").await;
    assert!(page.body.contains("anna@example.org"));
    let page = thief.get(&letter.link("/confirm/")).await;
    assert_eq!(thief.submit(&page, &[]).await.status, 200);
    assert!(!anna.get("/account").await.body.contains("waits to be"));
    let told = app.letter_to("anna@example.org").await;
    let undo = told.link("/undo/");
    // the thief changes the password, too: the way back stays open
    let form = thief.get("/account/password").await;
    let typed = [("old_password", PASSWORD), ("password", "the thief's own")];
    assert_eq!(thief.submit(&form, &typed).await.status, 303);
    assert!(!anna.is_signed_in().await);
    app.letter_to("thief@example.org").await;

    let mut owner = app.browser();
    let page = owner.get(&undo).await;
    assert!(thief.is_signed_in().await, "looking undoes nothing");
    let page = owner.submit(&page, &[]).await;
    assert_eq!(page.text("h1").unwrap(), "The change is undone");
    assert!(!thief.is_signed_in().await);
    let reset = app.letter_to("anna@example.org").await.link("/reset/");
    let page = owner.get(&reset).await;
    owner
        .submit(&page, &[("password", "ganz neues passwort")])
        .await;
    assert!(owner.is_signed_in().await);
    assert_eq!(thief.sign_in("anna", "the thief's own").await.status, 422);
    let page = owner.get("/account/address").await;
    assert!(page.body.contains("anna@example.org"), "{}", page.body);
});

on_both_databases!(
    an_address_belongs_to_whoever_confirms_it_first,
    |db| async move {
        let app = TestApp::new(db);
        let mut first = app.browser();
        first.sign_up("first", "same@example.org").await;
        let first_link = app.letter_to("same@example.org").await.link("/confirm/");
        let mut second = app.browser();
        second.sign_up("second", "same@example.org").await;
        let second_link = app.letter_to("same@example.org").await.link("/confirm/");
        let page = second.get(&second_link).await;
        assert_eq!(second.submit(&page, &[]).await.status, 200);
        let page = first.get(&first_link).await;
        assert_eq!(first.submit(&page, &[]).await.status, 409);
        // he had mistyped it: another letter goes to the right one
        let form = first.get("/account/address").await;
        let typed = [("address", "first@example.org"), ("password", PASSWORD)];
        first
            .submit_form(&form, "form[action='/account/address']", &typed)
            .await;
        let link = app.letter_to("first@example.org").await.link("/confirm/");
        let page = first.get(&link).await;
        assert_eq!(first.submit(&page, &[]).await.status, 200);
        assert!(!first.get("/players").await.has(".note"));
    }
);

on_both_databases!(settings_are_kept, |db| async move {
    let app = TestApp::new(db);
    app.member("berta").await;
    let mut anna = app.member("anna").await;
    let form = anna.get("/account").await;
    let typed = [
        ("display", "Anna Åberg"),
        ("lang", "sv"),
        ("zone", "America/New_York"),
        ("position", "list"),
    ];
    let page = anna.submit(&form, &typed).await;
    let page = anna.follow(&page).await;
    assert_eq!(page.attr("html", "lang").unwrap(), "sv");
    assert_eq!(
        page.text(".note-good").unwrap(),
        "Dina inställningar är sparade."
    );
    assert!(page.has("input[name=position][value=list][checked]"));
    assert!(page.has("option[value='America/New_York'][selected]"));
    assert!(page.has("#nights[checked]"));
    let page = anna.submit(&page, &[("display", "Berta")]).await;
    assert_eq!(page.status, 422, "looks like berta");
    // found by a part of the displayed name
    let found = app.browser().get("/players?q=%C3%A5berg").await;
    assert_eq!(found.texts("tbody tr").len(), 1);
    let shown = app
        .browser()
        .get(&found.attr("tbody a", "href").unwrap())
        .await;
    assert_eq!(shown.text("h1").unwrap(), "Anna Åberg");
    assert!(
        !shown.body.contains("example.org"),
        "addresses are nobody's business"
    );
    let found = app.browser().get("/players?q=%25").await;
    assert_eq!(found.texts("tbody tr").len(), 0);
});
