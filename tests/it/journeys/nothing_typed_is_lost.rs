//! Whatever refuses a form, the answer gives back what was typed.

use std::time::Duration;

use fernzug::web::limits::{LimitSettings, Pace};

use crate::support::app::{Browser, PASSWORD, Page, TestApp};
use crate::support::database::on_both_databases;

const DAY: Duration = Duration::from_secs(86_400);

/// Anna, White, against Berta; their browsers and the game's path.
async fn a_game(app: &TestApp) -> (Browser<'_>, Browser<'_>, String) {
    let (mut anna, mut berta) = (app.member("anna").await, app.member("berta").await);
    let form = anna.get("/invitations/new").await;
    let typed = [
        ("to", "berta"),
        ("colour", "white"),
        ("pace", "other"),
        ("days", "60"),
    ];
    let sent = anna.submit(&form, &typed).await;
    let invitation = sent.location().split('?').next().unwrap().to_owned();
    let accepted = berta.post(&format!("{invitation}/acceptance"), &[]).await;
    assert_eq!(accepted.status, 303, "{}", accepted.body);
    (anna, berta, accepted.location().to_owned())
}

async fn moves(browser: &mut Browser<'_>, game: &str) -> String {
    browser.get(&format!("{game}.pgn")).await.body
}

fn typed_text(page: &Page, selector: &str) -> String {
    page.text(selector)
        .unwrap_or_else(|| panic!("no {selector} in {}", page.body))
}

on_both_databases!(
    a_long_message_goes_through_the_sign_in_page,
    |db| async move {
        let app = TestApp::new(db);
        let (mut anna, mut berta, game) = a_game(&app).await;
        for (browser, uci) in [(&mut anna, "e2e4"), (&mut berta, "e7e5")] {
            let confirm = browser.get(&format!("{game}/move?uci={uci}")).await;
            assert_eq!(browser.submit(&confirm, &[]).await.status, 303);
        }
        let confirm = anna.get(&format!("{game}/move?uci=g1f3")).await;
        app.wait(21 * DAY);
        let message = "Grüße 🙂 & <b>".repeat(140);
        let typed = [("message", message.as_str()), ("offer", "on")];
        let sign_in = anna.submit(&confirm, &typed).await;
        assert_eq!((sign_in.status, sign_in.location()), (403, ""));
        assert_eq!(typed_text(&sign_in, "#kept-message"), message);
        // a wrong password does not lose it either
        let wrong = [("name", "anna"), ("password", "something else")];
        let again = anna.submit(&sign_in, &wrong).await;
        assert_eq!(again.status, 422);
        assert_eq!(typed_text(&again, "#kept-message"), message);
        let right = [("name", "anna"), ("password", PASSWORD)];
        let confirm = anna.submit(&again, &right).await;
        assert_eq!(confirm.status, 200, "{}", confirm.body);
        assert_eq!(typed_text(&confirm, "#message"), message);
        assert!(
            confirm.has("input[name=offer][checked]"),
            "{}",
            confirm.body
        );
        assert!(!confirm.body.contains(PASSWORD));
        assert!(anna.is_signed_in().await);
        assert!(
            !moves(&mut anna, &game).await.contains("Nf3"),
            "not played yet"
        );
        assert_eq!(anna.submit(&confirm, &[]).await.status, 303);
        assert!(moves(&mut anna, &game).await.contains("Nf3"));
        let page = anna.get(&game).await;
        assert!(
            page.texts(".message")
                .iter()
                .any(|m| m.contains("Grüße 🙂 & <b>"))
        );
    }
);

on_both_databases!(time_given_goes_through_the_sign_in_page, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _, game) = a_game(&app).await;
    let acts = format!("{game}/time-acts");
    // a form that knows more than has happened is none of ours
    for seen in ["1", "99999"] {
        let form = [("act", "give"), ("seen", seen), ("give", "12")];
        let stale = anna.post(&acts, &form).await;
        assert_eq!(stale.status, 422);
        assert!(
            stale.body.contains("has been done about time since"),
            "{}",
            stale.body
        );
    }
    let no_day = [("act", "ask-pause"), ("seen", "0"), ("until", "soon")];
    let refused = anna.post(&acts, &no_day).await;
    assert_eq!(refused.status, 422);
    assert!(
        refused.body.contains("A pause ends on a day"),
        "{}",
        refused.body
    );
    let form = [("act", "give"), ("seen", "0"), ("give", "12")];
    app.wait(21 * DAY);
    let sign_in = anna.post(&acts, &form).await;
    assert_eq!(sign_in.status, 403);
    let right = [("name", "anna"), ("password", PASSWORD)];
    let page = anna.submit(&sign_in, &right).await;
    assert!(page.has("#give[value='12']"), "{}", page.body);
});

/// The fields of a sign-in page, on the way to another form of signing in.
async fn other_way(browser: &mut Browser<'_>, sign_in: &Page, to: &str) -> Page {
    assert!(
        sign_in.has(&format!("button[formaction='{to}']")),
        "{}",
        sign_in.body
    );
    let (_, mut fields) = sign_in.form("main form", &[]);
    fields.push(("only-show".to_owned(), "1".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (&n[..], &v[..])).collect();
    let page = browser.post(to, &fields).await;
    assert_eq!(page.status, 200, "{}", page.body);
    page
}

on_both_databases!(a_form_goes_along_every_way_in, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _, game) = a_game(&app).await;
    app.letters().await;
    let confirm = anna.get(&format!("{game}/move?uci=e2e4")).await;
    app.wait(21 * DAY);
    // by a mailed link: the form waits on the page meanwhile
    let sign_in = anna.submit(&confirm, &[("message", "Hello, Berta")]).await;
    let by_link = other_way(&mut anna, &sign_in, "/sign-in-link").await;
    let waits = anna.submit(&by_link, &[("name", "anna")]).await;
    assert_eq!(typed_text(&waits, "#kept-message"), "Hello, Berta");
    let early = anna.submit(&waits, &[]).await;
    assert_eq!(early.status, 403, "not signed in yet");
    assert_eq!(typed_text(&early, "#kept-message"), "Hello, Berta");
    let link = app.letter_to("anna@example.org").await.link("/sign-in/");
    let look = anna.get(&link).await;
    anna.submit(&look, &[]).await;
    assert!(!moves(&mut anna, &game).await.contains("e4"));
    assert_eq!(anna.submit(&waits, &[]).await.status, 303);
    assert!(moves(&mut anna, &game).await.contains("e4"));
    // by a new account, and by a printed code
    let typed = [("to", "anna"), ("colour", "white"), ("message", "Play?")];
    let mut carl = app.browser();
    let sign_in = carl.post("/invitations", &typed).await;
    let sign_up = other_way(&mut carl, &sign_in, "/sign-up").await;
    let account = [
        ("name", "carl"),
        ("display", "Carl"),
        ("address", "carl@example.org"),
        ("password", PASSWORD),
    ];
    let page = carl.submit(&sign_up, &account).await;
    assert_eq!(page.attr("#to", "value").as_deref(), Some("anna"));
    assert!(carl.is_signed_in().await);
    app.letters().await;
    let mut admin = app.member("berta-admin").await;
    app.promote("berta-admin").await;
    let form = admin.get("/admin/members/new").await;
    let made = [("name", "opa"), ("display", "Karl Opa")];
    let code = admin.submit(&form, &made).await.text("#code").unwrap();
    let mut opa = app.browser();
    let sign_in = opa.post("/invitations", &typed).await;
    let by_code = other_way(&mut opa, &sign_in, "/sign-in-code").await;
    let wrong = opa.submit(&by_code, &[("code", "wrong-code")]).await;
    assert_eq!(wrong.status, 422);
    let page = opa.submit(&wrong, &[("code", &code)]).await;
    assert_eq!(page.attr("#to", "value").as_deref(), Some("anna"));
});

on_both_databases!(somebody_else_signs_in_on_the_way, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _, game) = a_game(&app).await;
    app.letters().await;
    app.member("carl").await;
    let confirm = anna.get(&format!("{game}/move?uci=e2e4")).await;
    app.wait(21 * DAY);
    let sign_in = anna.submit(&confirm, &[("message", "Hello, Berta")]).await;
    let typed = [("name", "carl"), ("password", PASSWORD)];
    let page = anna.submit(&sign_in, &typed).await;
    assert_eq!(page.status, 404);
    assert_eq!(typed_text(&page, "#kept-message"), "Hello, Berta");
    assert!(anna.is_signed_in().await, "as Carl");
});

on_both_databases!(forms_survive_the_end_of_a_session, |db| async move {
    let app = TestApp::new(db);
    app.member("berta").await;
    let mut anna = app.member("anna").await;
    app.promote("anna").await;
    let invite = anna.get("/invitations/new").await;
    let account = anna.get("/account").await;
    let address = anna.get("/account/address").await;
    let member = anna.get("/admin/members/new").await;
    let rating = anna.get("/admin/members/1/rating").await;
    app.wait(21 * DAY);
    type Typed<'a> = &'a [(&'a str, &'a str)];
    let cases: [(&Page, &str, Typed<'_>); 5] = [
        (
            &invite,
            "form[action='/invitations']",
            &[
                ("to", "berta"),
                ("moves", "1.e4 e5"),
                ("days", "9"),
                ("message", "A game?"),
            ],
        ),
        (
            &account,
            "form[action='/account']",
            &[("display", "Anna Berg")],
        ),
        (
            &address,
            "form[action='/account/address']",
            &[("address", "anna@new.example"), ("password", PASSWORD)],
        ),
        (
            &member,
            "form[action='/admin/members/new']",
            &[
                ("name", "opa"),
                ("display", "Karl Opa"),
                ("address", "opa@example.org"),
            ],
        ),
        (
            &rating,
            "form[action='/admin/members/1/rating']",
            &[("value", "1873"), ("note", "DWZ, May 2027")],
        ),
    ];
    for (page, selector, typed) in cases {
        let mut anna = anna.clone();
        let sign_in = anna.submit_form(page, selector, typed).await;
        assert_eq!(sign_in.status, 403, "{selector} {}", sign_in.body);
        let right = [("name", "anna"), ("password", PASSWORD)];
        let filled = anna.submit(&sign_in, &right).await;
        assert_eq!(filled.status, 200, "{selector} {}", filled.body);
        let (_, fields) = filled.form(selector, &[]);
        for (name, value) in typed {
            let expected = if *name == "password" { "" } else { value };
            let back = fields.iter().find(|(field, _)| field == name).unwrap();
            assert_eq!(back.1, expected, "{selector} {name}");
        }
        assert!(!filled.body.contains(PASSWORD));
    }
    // a button alone has nothing to carry: one is led to where it stands
    let page = app.browser().post("/invitations/1/acceptance", &[]).await;
    assert_eq!(page.location(), "/sign-in?next=/invitations/1");
    let page = app.browser().post("/account/confirmation", &[]).await;
    assert_eq!(page.location(), "/sign-in?next=/account");
});

on_both_databases!(a_refused_move_gives_its_message_back, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut berta, game) = a_game(&app).await;
    let sent = |ply: &'static str, uci: &'static str| {
        [
            ("ply", ply),
            ("uci", uci),
            ("offer", "on"),
            ("message", "Dear <Berta>"),
        ]
    };
    let path = format!("{game}/moves");
    // no such move: the words go on to the next try, which is typed
    let page = anna.post(&path, &sent("1", "e2e5")).await;
    assert_eq!(page.status, 422, "{}", page.body);
    assert_eq!(typed_text(&page, "#message"), "Dear <Berta>");
    assert!(page.has("#entry input[name=offer][checked]"));
    let page = anna.submit_form(&page, "#entry", &[("typed", "e5")]).await;
    assert_eq!(page.status, 422, "{}", page.body);
    assert_eq!(typed_text(&page, "#message"), "Dear <Berta>");
    let confirm = anna.submit_form(&page, "#entry", &[("typed", "e4")]).await;
    assert_eq!(confirm.status, 200, "{}", confirm.body);
    assert_eq!(typed_text(&confirm, "#message"), "Dear <Berta>");
    assert!(
        !moves(&mut anna, &game).await.contains("e4"),
        "looking plays nothing"
    );
    assert_eq!(
        anna.submit(&confirm, &[("offer", "")]).await.status,
        422,
        "no offer yet"
    );
    let plain = [("ply", "1"), ("uci", "e2e4")];
    assert_eq!(anna.post(&path, &plain).await.status, 303);
    // another one stands there, or it is not his turn: the words are given back to be copied
    for (ply, uci) in [("1", "d2d4"), ("2", "d2d4"), ("7", "d2d4")] {
        let page = anna.post(&path, &sent(ply, uci)).await;
        assert_eq!(page.status, 409, "{}", page.body);
        assert_eq!(typed_text(&page, "#unsent"), "Dear <Berta>");
        assert!(
            page.body.contains("Your draw offer was not sent"),
            "{}",
            page.body
        );
    }
    // a form from before: the turn has come again
    let plain = [("ply", "2"), ("uci", "e7e5")];
    assert_eq!(berta.post(&path, &plain).await.status, 303);
    let page = anna.post(&path, &sent("1", "d2d4")).await;
    assert_eq!(page.status, 409);
    assert_eq!(typed_text(&page, "#message"), "Dear <Berta>");
    berta.post(&format!("{game}/resignation"), &[]).await;
    let page = anna.post(&path, &sent("3", "d2d4")).await;
    assert_eq!(page.status, 409);
    assert_eq!(typed_text(&page, "#unsent"), "Dear <Berta>");
});

on_both_databases!(
    a_message_that_comes_after_its_move_is_given_back,
    |db| async move {
        let app = TestApp::new(db);
        let (mut anna, mut berta, game) = a_game(&app).await;
        app.letters().await;
        let path = format!("{game}/moves");
        let sent = |message| [("ply", "1"), ("uci", "e2e4"), ("message", message)];
        assert_eq!(anna.post(&path, &sent("Hello")).await.status, 303);
        assert_eq!(
            anna.post(&path, &sent(" Hello ")).await.status,
            303,
            "the same again"
        );
        assert_eq!(
            anna.post(&path, &sent("")).await.status,
            303,
            "nothing is lost"
        );
        let late = anna.post(&path, &sent("And good luck!")).await;
        assert_eq!(late.status, 200);
        assert!(late.body.contains("1.e4 was here already"), "{}", late.body);
        assert_eq!(typed_text(&late, "#unsent"), "And good luck!");
        let page = berta.get(&game).await;
        assert!(page.body.contains("Hello") && !page.body.contains("good luck"));
        // by the letter's link as well
        let link = app.letter_to("berta@example.org").await.link("/m/");
        let sent = |message| [("ply", "2"), ("uci", "e7e5"), ("message", message)];
        let mut nobody = app.browser();
        assert_eq!(
            nobody
                .post(&format!("{link}/moves"), &sent("Hi"))
                .await
                .status,
            303
        );
        let late = nobody
            .post(&format!("{link}/moves"), &sent("Hi Anna"))
            .await;
        assert_eq!(late.status, 200, "{}", late.body);
        assert_eq!(typed_text(&late, "#unsent"), "Hi Anna");
        let other = [("ply", "2"), ("uci", "d7d5"), ("message", "Hi Anna")];
        let other = nobody.post(&format!("{link}/moves"), &other).await;
        assert_eq!(
            (other.status, typed_text(&other, "#unsent")),
            (409, "Hi Anna".to_owned())
        );
    }
);

on_both_databases!(who_is_too_fast_loses_nothing, |db| async move {
    let slow = Pace {
        burst: 2,
        every: Duration::from_secs(3_600),
    };
    let app = TestApp::with(db, |settings| {
        settings.limits = LimitSettings {
            invitations: slow,
            letters: slow,
            ..LimitSettings::generous()
        };
    });
    let mut anna = app.member("anna").await;
    let form = anna.get("/invitations/new").await;
    let typed = [
        ("to", "nobody"),
        ("moves", "1.e4"),
        ("message", "A game?"),
        ("once", "x"),
    ];
    for _ in 0..2 {
        assert_eq!(anna.submit(&form, &typed).await.status, 422);
    }
    let slowed = anna.submit(&form, &typed).await;
    assert_eq!(slowed.status, 429, "{}", slowed.body);
    assert!(!slowed.header("retry-after").is_empty());
    assert_eq!(typed_text(&slowed, "#message"), "A game?");
    assert_eq!(typed_text(&slowed, "#moves"), "1.e4");
    assert_eq!(slowed.attr("#to", "value").unwrap(), "nobody");
    assert!(slowed.has(".errors li"));
    // a button: the page offers to press it again
    for _ in 0..3 {
        anna.post("/account/confirmation", &[]).await;
    }
    let slowed = anna.post("/account/confirmation", &[]).await;
    assert_eq!(slowed.status, 429);
    assert_eq!(
        slowed.attr("main form", "action").unwrap(),
        "/account/confirmation"
    );
});

on_both_databases!(
    a_sign_up_that_is_too_fast_keeps_its_names,
    |db| async move {
        let app = TestApp::with(db, |settings| {
            let one = Pace {
                burst: 1,
                every: Duration::from_secs(3_600),
            };
            settings.limits = LimitSettings {
                sign_up: one,
                sign_in: one,
                letters: one,
                ..LimitSettings::generous()
            };
        });
        let mut browser = app.browser();
        let form = browser.get("/sign-up").await;
        let typed = [
            ("name", "anna"),
            ("display", "Anna Berg"),
            ("address", "x"),
            ("password", "y"),
        ];
        assert_eq!(browser.submit(&form, &typed).await.status, 422);
        let slowed = browser.submit(&form, &typed).await;
        assert_eq!(slowed.status, 429);
        assert_eq!(slowed.attr("#display", "value").unwrap(), "Anna Berg");
        for (path, name) in [
            ("/sign-in", "anna"),
            ("/forgotten", "a@example.org"),
            ("/sign-in-link", "b@example.org"),
        ] {
            let form = browser.get(path).await;
            browser.submit(&form, &[("name", name)]).await;
            let slowed = browser.submit(&form, &[("name", name)]).await;
            assert_eq!(
                (
                    slowed.status,
                    slowed.attr("#name", "value").unwrap().as_str()
                ),
                (429, name),
                "{path}"
            );
        }
    }
);

on_both_databases!(
    a_tournament_goes_through_the_sign_in_page,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        app.promote("anna").await;
        let right = [("name", "anna"), ("password", PASSWORD)];
        let form = anna.get("/tournaments/new?preset=cup").await;
        app.wait(21 * DAY);
        let typed = [
            ("name", "Cup & <b>"),
            ("start_day", "2027-07-02"),
            ("about", "Everybody may come"),
        ];
        let sign_in = anna.submit_form(&form, "main form.form", &typed).await;
        assert_eq!(sign_in.status, 403);
        assert_eq!(typed_text(&sign_in, "#kept-about"), "Everybody may come");
        let page = anna.submit(&sign_in, &right).await;
        assert!(page.has("#name[value='Cup & <b>']"), "{}", page.body);
        assert_eq!(typed_text(&page, "#about"), "Everybody may come");
        let made = anna.submit_form(&page, "main form.form", &[]).await;
        let desk = anna.follow(&made).await;
        let opened = anna
            .submit_form(&desk, "form[action$='/registration']", &[])
            .await;
        let desk = anna.follow(&opened).await;
        app.wait(21 * DAY);
        let announcement = [("text", "The hall is on fire")];
        let sign_in = anna
            .submit_form(&desk, "form[action$='/announcements']", &announcement)
            .await;
        assert_eq!(sign_in.status, 403);
        let desk = anna.submit(&sign_in, &right).await;
        assert_eq!(typed_text(&desk, "#text"), "The hall is on fire");
        // what carries nothing typed leads to its page
        app.wait(21 * DAY);
        let draw = made.location().replace("/desk", "/draw");
        let sign_in = anna.post(&draw, &[("seen", "2")]).await;
        assert!(
            sign_in.location().ends_with("/draw"),
            "{}",
            sign_in.location()
        );
        // a name that nobody has stays in its field
        let again = anna.sign_in("anna", PASSWORD).await;
        assert_eq!(again.status, 303);
        let nobody = [("director", "no such person")];
        let refused = anna
            .submit_form(&desk, "form[action$='/directors']", &nobody)
            .await;
        assert_eq!(refused.status, 422);
        assert!(
            refused.has("#director[value='no such person']"),
            "{}",
            refused.body
        );
    }
);
