//! What holds for every answer: headers, other sites' forms, errors in the reader's language.

use actix_web::http::Method;

use crate::support::app::TestApp;
use crate::support::database::on_both_databases;

const SECURE: [&str; 3] = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
];

on_both_databases!(every_answer_carries_the_security_headers, |db| async move {
    let app = TestApp::new(db);
    let mut browser = app.browser();
    let large = format!("name={}", "x".repeat(100_000));
    let answers = [
        browser.get("/").await,
        browser.get("/health").await,
        browser.get("/robots.txt").await,
        browser.get("/nothing/here").await,
        browser.get("/players/none").await,
        browser.get("/players/999999").await,
        browser.get("/account").await,
        browser.send(Method::PUT, "/sign-in", None).await,
        browser.send(Method::POST, "/sign-in", Some(large)).await,
        browser
            .send(Method::POST, "/sign-in", Some("%00=%00".to_owned()))
            .await,
        browser.get("/confirm/short").await,
    ];
    let statuses: Vec<u16> = answers.iter().map(|page| page.status).collect();
    assert_eq!(
        statuses,
        [200, 200, 200, 404, 404, 404, 303, 405, 413, 422, 410]
    );
    for page in &answers {
        for name in SECURE {
            assert!(!page.header(name).is_empty(), "{} {name}", page.path);
        }
        let csp = page.header("content-security-policy");
        assert!(!csp.contains("unsafe") && csp.contains("frame-ancestors 'none'"));
    }
    for page in &answers[3..6] {
        assert_eq!(page.text("h1").unwrap(), "This page does not exist");
        assert!(page.has("main .button"), "an error offers a way on");
    }
    let css = browser
        .get("/")
        .await
        .attr("link[rel=stylesheet]", "href")
        .unwrap();
    let css = browser.get(&css).await;
    assert_eq!(css.status, 200);
    assert!(css.header("cache-control").contains("immutable"));
    assert_eq!(browser.send(Method::HEAD, "/", None).await.status, 200);
});

on_both_databases!(forms_from_other_sites_are_refused, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    let with = |name: &str, value: &str| {
        let mut browser = anna.clone();
        browser.headers.push((name.to_owned(), value.to_owned()));
        browser
    };
    let refused = [
        with("Sec-Fetch-Site", "cross-site"),
        with("Sec-Fetch-Site", "same-site"),
        with("Origin", "https://evil.example"),
        with("Origin", "null"),
    ];
    for mut browser in refused {
        let page = browser.post("/account/devices", &[]).await;
        assert_eq!(page.status, 403, "{:?}", browser.headers);
        assert!(!page.header("content-security-policy").is_empty());
        assert_eq!(page.text("h1").unwrap(), "The form came from another site");
        assert_eq!(browser.get("/account").await.status, 200, "looking is free");
    }
    let mut allowed = [
        with("Sec-Fetch-Site", "same-origin"),
        with("Sec-Fetch-Site", "none"),
        with("Origin", "http://chess.test:8080"),
    ];
    for browser in &mut allowed {
        let page = browser.post("/account/devices", &[]).await;
        assert_eq!(page.status, 303, "{:?}", browser.headers);
    }
    let mut by_host = with("Origin", "http://192.168.1.5:8080");
    by_host
        .headers
        .push(("Host".to_owned(), "192.168.1.5:8080".to_owned()));
    assert_eq!(by_host.post("/account/devices", &[]).await.status, 303);
    // a program sends neither
    assert_eq!(anna.post("/account/devices", &[]).await.status, 303);
});

on_both_databases!(every_page_speaks_three_languages, |db| async move {
    let app = TestApp::new(db);
    let mut anna = app.member("anna").await;
    app.promote("anna").await;
    let open = [
        "/",
        "/sign-in",
        "/sign-up",
        "/sign-in-link",
        "/sign-in-code",
        "/forgotten",
    ];
    let own = [
        "/players",
        "/tournaments",
        "/players/1",
        "/account",
        "/account/address",
        "/account/password",
        "/account/devices",
        "/account/welcome",
        "/account/mail",
        "/account/letters",
        "/admin",
        "/admin/members",
        "/admin/members/new",
        "/admin/letters",
        "/admin/letters/preview",
        "/admin/inbound",
        "/admin/jobs",
        "/nothing",
    ];
    for (lang, other) in [("de", "Anmelden"), ("sv", "Logga in"), ("en", "Sign in")] {
        let mut browser = app.browser();
        browser.headers = vec![("Accept-Language".to_owned(), format!("fr, {lang};q=0.5"))];
        for path in open {
            let page = browser.get(path).await;
            assert_eq!(page.attr("html", "lang").as_deref(), Some(lang), "{path}");
            assert!(page.body.contains(other), "{path}");
        }
        let page = anna.get("/account").await;
        let switch = [("lang", lang), ("next", "/account")];
        let page = anna.submit_form(&page, ".languages", &switch).await;
        assert_eq!(page.location(), "/account");
        for path in own {
            let page = anna.get(path).await;
            assert_eq!(page.attr("html", "lang").as_deref(), Some(lang), "{path}");
            assert!(
                !page.body.contains("style=\"") && !page.body.contains("onclick"),
                "{path}"
            );
            assert!(page.header("cache-control").contains("no-"), "{path}");
            assert!(page.has("h1") && page.has(".skip"), "{path}");
        }
    }
    // chosen by hand, without an account
    let mut browser = app.browser();
    let page = browser.get("/").await;
    browser
        .submit_form(&page, ".languages", &[("lang", "sv")])
        .await;
    assert_eq!(browser.get("/").await.attr("html", "lang").unwrap(), "sv");
});

on_both_databases!(
    a_search_finds_games_by_number_and_players_by_name,
    |db| async move {
        let app = TestApp::new(db);
        let mut browser = app.browser();
        let page = browser.get("/search?q=%231047").await;
        assert_eq!(page.status, 404);
        assert_eq!(page.text("h1").unwrap(), "There is no game 1047");
        assert_eq!(
            browser.get("/search?q=J%C3%B6rg").await.location(),
            "/players?q=J%C3%B6rg"
        );
        let page = browser.sign_up("anna", "anna@example.org").await;
        assert_eq!(page.status, 303);
    }
);

on_both_databases!(other_methods_are_told_what_there_is, |db| async move {
    let app = TestApp::new(db);
    let mut admin = app.member("chef").await;
    app.promote("chef").await;
    let pages = [
        "/",
        "/health",
        "/robots.txt",
        "/favicon.ico",
        "/search",
        "/players",
        "/tournaments",
        "/players/1",
        "/rules",
        "/rules/laws",
        "/rules/castling",
        "/rules/booklet",
        "/rules/search",
        "/games",
        "/games/finished",
        "/games/waiting",
        "/games/next",
        "/games/1/board.svg",
        "/games/1/board.png",
        "/players/1/games",
        "/players/1/against/2",
        "/games/1",
        "/games/1.pgn",
        "/games/1.fen",
        "/games/1/analysis.pgn",
        "/games/1/analysis/white",
        "/games/1/analysis/black.pgn",
        "/games/1/draw-offer/1",
        "/m/x",
        "/invitations/new",
        "/invitations/1",
        "/invited/x",
        "/account/welcome",
        "/admin",
        "/admin/jobs",
        "/admin/letters",
        "/admin/letters/preview",
        "/admin/inbound",
        "/admin/letters/x.eml",
        "/admin/members",
        "/assets/x.css",
    ];
    let forms = [
        "/language",
        "/sign-out",
        "/account/confirmation",
        "/admin/members/1/code",
        "/games/1/moves",
        "/games/1/analysis/moves",
        "/games/1/analysis/removal",
        "/games/1/analysis/consent",
        "/games/1/draw-acceptance",
        "/games/1/draw-refusal",
        "/m/x/moves",
        "/invitations/1/acceptance",
        "/invitations/1/decline",
        "/invitations/1/withdrawal",
        "/invited/x/acceptance",
        "/invited/x/decline",
        "/invited/x/refusal",
    ];
    let both = [
        "/invitations",
        "/sign-up",
        "/sign-in",
        "/sign-in-link",
        "/sign-in-code",
        "/forgotten",
        "/account",
        "/account/password",
        "/account/address",
        "/account/devices",
        "/admin/members/new",
        "/confirm/x",
        "/undo/x",
        "/sign-in/x",
        "/reset/x",
        "/first-admin/x",
        "/invited/x/sign-up",
        "/games/1/move",
        "/games/1/analysis",
        "/games/1/resignation",
        "/games/1/draw-claim",
        "/games/1/abort",
        "/m/x/move",
        "/m/x/abort",
    ];
    for (paths, allow, wrong) in [
        (&pages[..], "GET, HEAD", &[Method::POST, Method::DELETE][..]),
        (
            &forms[..],
            "POST",
            &[Method::GET, Method::HEAD, Method::PUT][..],
        ),
        (
            &both[..],
            "GET, HEAD, POST",
            &[Method::PUT, Method::OPTIONS][..],
        ),
    ] {
        for path in paths {
            for method in wrong {
                let page = admin.send(method.clone(), path, None).await;
                assert_eq!(
                    (page.status, page.header("allow")),
                    (405, allow),
                    "{method} {path}"
                );
            }
        }
    }
    // what is not there is not there for any method
    for path in [
        "/nothing",
        "/games/abc",
        "/games/1/nothing",
        "/players/abc",
        "/rules/1/2",
    ] {
        for method in [Method::GET, Method::POST, Method::PUT] {
            let page = admin.send(method.clone(), path, None).await;
            assert_eq!(page.status, 404, "{method} {path}");
            assert_eq!(page.header("allow"), "");
        }
    }
    // a form that came back lies at an address that cannot be looked at: its page's language switch leads to its page
    let refused = admin.post("/invitations/1/acceptance", &[]).await;
    assert_eq!(
        refused.attr(".languages input", "value").unwrap(),
        "/invitations/1"
    );
});

on_both_databases!(odd_addresses_lead_to_pages, |db| async move {
    let app = TestApp::new(db);
    let mut admin = app.member("chef").await;
    app.promote("chef").await;
    let whole = [
        admin.get("/players").await,
        admin.get("/admin/members").await,
        admin.get("/games/finished").await,
    ];
    for page in [
        "page=0",
        "page=-1",
        "page=abc",
        "page=1",
        "page=99999999999999999999",
        "page=",
        "page=2&page=1",
    ] {
        for (path, whole) in ["/players", "/admin/members", "/games/finished"]
            .iter()
            .zip(&whole)
        {
            let shown = admin.get(&format!("{path}?{page}")).await;
            assert_eq!(shown.status, 200, "{path}?{page}");
            assert_eq!(shown.text("main"), whole.text("main"), "{path}?{page}");
        }
    }
    for path in [
        "/players?q=a&q=b",
        "/players?q=%00&page=1",
        "/players?%FF=%FE&&=&q",
        "/search?q=a&q=b",
        "/sign-in?next=/a&next=/b",
        "/sign-up?next=a&address=x&address=y",
        "/account?done=settings&done=x",
        "/account/address?done=1&done=2",
        "/invitations/new?to=x&to=y",
        "/account/devices?done=%00",
    ] {
        let page = admin.get(path).await;
        assert!(page.status < 400, "{path} {}", page.status);
    }
    let mut stranger = app.browser();
    assert_eq!(
        stranger
            .get("/sign-in?next=/games&next=/account")
            .await
            .status,
        200
    );
});

on_both_databases!(addresses_are_told_to_nobody, |db| async move {
    let app = TestApp::new(db);
    let mut browser = app.browser();
    assert_eq!(
        browser.get("/").await.header("referrer-policy"),
        "no-referrer"
    );
    let ask = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut modern = browser.clone();
    modern.headers.push(ask("Accept", "text/html,*/*"));
    let mut old = modern.clone();
    modern.headers.push(ask("Sec-Fetch-Site", "same-origin"));
    // under it browsers call their own origin "null"
    let page = modern.get("/sign-up").await;
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    modern.headers.push(ask("Origin", "null"));
    let refused = modern.submit(&page, &[]).await;
    assert_eq!(
        (refused.status, refused.header("referrer-policy")),
        (422, "no-referrer")
    );
    // a browser that tells nothing but its origin must be able to tell that
    let page = old.get("/sign-up").await;
    assert_eq!(page.header("referrer-policy"), "same-origin");
    old.headers.push(ask("Origin", "http://chess.test:8080"));
    assert_eq!(old.submit(&page, &[]).await.status, 422);
    old.headers.retain(|(name, _)| name != "Origin");
    old.headers.push(ask("Origin", "null"));
    assert_eq!(old.submit(&page, &[]).await.status, 403);
});
