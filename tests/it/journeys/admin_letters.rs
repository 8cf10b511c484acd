//! Where letters go into files, the administrator reads them: with links to follow, and as they look.

use std::time::Duration;

use fernzug::mail::files;
use fernzug::mail::transport::SendError;

use crate::support::app::{BASE, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(letters_in_files_are_read_and_followed, |db| async move {
    let folder = tempfile::tempdir().unwrap();
    let letters_dir = folder.path().to_path_buf();
    let app = TestApp::with(db, |settings| settings.letters_dir = Some(letters_dir));
    let mut anna = app.member("anna").await;
    let mut berta = app.member("berta").await;
    app.promote("anna").await;
    let form = [
        ("once", "y"),
        ("kind", "player"),
        ("to", "berta"),
        ("colour", "white"),
        ("pace", "3"),
        ("profile", "online"),
    ];
    let sent = anna.post("/invitations", &form).await;
    let invitation = sent.location().replace("?sent=1", "/acceptance");
    assert_eq!(berta.post(&invitation, &[]).await.status, 303);
    let mut dora = app.browser();
    dora.sign_up("dora", "dora@example.org").await;
    app.mailer.drain_once().await.unwrap();
    let mut names = Vec::new();
    for (number, letter) in app.memory.take().iter().enumerate() {
        let id = format!("n{number}@chess.test");
        names.push(files::write(folder.path(), 1_000, &id, &letter.bytes).unwrap());
    }
    assert!(names.len() >= 2, "{names:?}");

    let list = anna.get("/admin/letters").await;
    assert!(list.body.contains("Confirm an address"), "{}", list.body);
    assert!(list.body.contains("dora"), "{}", list.body);
    let (mut pictures, mut confirms) = (0, 0);
    for name in names {
        let path = format!("/admin/letters/{name}");
        let page = anna.get(&path).await;
        let link = page.attr("#letter a", "href").unwrap();
        assert!(link.starts_with(&format!("{BASE}/")), "{link}");
        confirms += usize::from(link.contains("/confirm/"));
        let page = anna.get(&format!("{path}/html")).await;
        assert_eq!(page.status, 200);
        assert!(!page.body.contains("cid:"), "{}", page.body);
        pictures += usize::from(page.body.contains("\"data:image/png;base64,iVBOR"));
        let csp = page.header("content-security-policy").to_owned();
        assert!(csp.starts_with("sandbox; default-src 'none'"), "{csp}");
        assert_eq!(berta.get(&format!("{path}/html")).await.status, 404);
    }
    assert_eq!(confirms, 1);
    assert!(pictures >= 1);
});

on_both_databases!(a_folder_that_is_none_is_told_in_words, |db| async move {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("mail");
    std::fs::write(&place, "not a folder").unwrap();
    let letters_dir = place.clone();
    let app = TestApp::with(db, |settings| settings.letters_dir = Some(letters_dir));
    let mut anna = app.member("anna").await;
    app.promote("anna").await;
    let page = anna.get("/admin/letters").await;
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(
        page.text("main .note-bad[role=alert]")
            .is_some_and(|n| n.contains("cannot be read"))
    );
    assert!(
        page.body.contains("Confirm an address"),
        "the outbox is there"
    );
    assert_eq!(anna.get("/admin/letters/1-x.eml").await.status, 404);

    // what lies in the folder and is no letter of ours does no harm
    std::fs::remove_file(&place).unwrap();
    files::write(
        &place,
        1_000,
        "a@chess.test",
        b"To: anna@example.org\r\nSubject: Hej\r\n\r\nx",
    )
    .unwrap();
    std::fs::create_dir(place.join("2-folder.eml")).unwrap();
    let made = std::process::Command::new("mkfifo")
        .arg(place.join("3-pipe.eml"))
        .status();
    assert!(made.unwrap().success());
    let huge = std::fs::File::create(place.join("4-huge.eml")).unwrap();
    huge.set_len(1 << 40).unwrap();
    let page = anna.get("/admin/letters").await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Hej"), "{}", page.body);
    assert_eq!(anna.get("/admin/letters/3-pipe.eml").await.status, 404);
    assert_eq!(anna.get("/admin/letters/2-folder.eml").await.status, 404);
    assert_eq!(
        files::read(&place, "4-huge.eml").unwrap().len(),
        1024 * 1024
    );
});

on_both_databases!(games_of_others_are_named_and_not_linked, |db| async move {
    let app = TestApp::new(db);
    let mut chef = app.member("chef").await;
    app.promote("chef").await;
    let (mut anna, mut berta) = (app.member("anna").await, app.member("berta").await);
    let form = [
        ("kind", "player"),
        ("to", "berta"),
        ("colour", "white"),
        ("pace", "3"),
        ("profile", "online"),
    ];
    let mut games = Vec::new();
    for once in ["one", "two"] {
        let mut form = form.to_vec();
        form.push(("once", once));
        let sent = anna.post("/invitations", &form).await;
        let invitation = sent.location().replace("?sent=1", "/acceptance");
        games.push(berta.post(&invitation, &[]).await.location().to_owned());
    }
    assert_eq!(
        anna.post(&format!("{}/resignation", games[1]), &[])
            .await
            .status,
        303
    );
    for game in &games {
        let id = game.rsplit('/').next().unwrap().parse::<i64>().unwrap();
        let report = fernzug::storage::reports::JobReport {
            job: "sweep".to_owned(),
            at: app.ctx.now(),
            ok: false,
            game: Some(id),
            text: "damaged".to_owned(),
        };
        let put = app
            .ctx
            .db
            .write(move |tx| fernzug::storage::reports::insert(tx, &report));
        put.await.unwrap();
    }
    for path in ["/admin", "/admin/jobs", "/admin/letters"] {
        let page = chef.get(path).await;
        let (running, ended) = (&games[0], &games[1]);
        assert!(
            !page.has(&format!("main a[href='{running}']")),
            "{path} {}",
            page.body
        );
        assert!(page.has(&format!("main a[href='{ended}']")), "{path}");
        assert!(
            page.body.contains(running.rsplit('/').next().unwrap()),
            "{path}"
        );
        // no link on it leads to a page that is not his
        let html = page.body.clone();
        for link in html
            .split("href=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
        {
            let link = link.replace("&amp;", "&");
            if !link.starts_with('/') {
                continue;
            }
            assert!(chef.get(&link).await.status < 400, "{path} {link}");
        }
    }
});

on_both_databases!(
    letters_are_paused_tried_again_and_looked_at,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        let mut berta = app.member("berta").await;
        app.promote("anna").await;
        let list = anna.get("/admin/letters").await;
        let pause = "form[action='/admin/letters/pause']";
        let paused = anna.submit_form(&list, pause, &[]).await;
        let list = anna.follow(&paused).await;
        assert!(
            list.text("main")
                .unwrap()
                .contains("anna has paused all letters")
        );
        let test = "form[action='/admin/letters/test']";
        // pressed twice it is one letter
        anna.submit_form(&list, test, &[]).await;
        anna.submit_form(&list, test, &[]).await;
        assert!(app.letters().await.is_empty());
        app.wait(Duration::from_secs(90));
        let health = app.browser().get("/health").await;
        assert_eq!(health.body, "ok\noldest unsent letter: 90 s\n");
        let resumed = anna.submit_form(&list, pause, &[]).await;
        assert_eq!(resumed.location(), "/admin/letters?done=resumed");
        app.memory
            .fail_with(Some(SendError::Permanent("554 5.7.1 spam <b>".to_owned())));
        assert!(app.letters().await.is_empty());
        let list = anna.get("/admin/letters").await;
        let told = list.text("main").unwrap();
        assert!(
            told.contains("Given up in the last seven days")
                && told.contains("554 5.7.1 spam <b>1"),
            "{told}"
        );
        app.memory.fail_with(None);
        let again = anna.submit_form(&list, "form[action$='/again']", &[]).await;
        assert_eq!(again.location(), "/admin/letters?done=again");
        assert_eq!(app.letters().await.len(), 1, "written anew");
        let sent = anna.submit_form(&list, "form[action$='/again']", &[]).await;
        assert_eq!(
            sent.location(),
            "/admin/letters",
            "it has gone out meanwhile"
        );
        assert!(app.letters().await.is_empty());
        let jobs = anna.get("/admin/jobs").await.text("main").unwrap();
        assert!(
            jobs.contains("letters were paused by anna") && jobs.contains("let go on"),
            "{jobs}"
        );

        let page = anna.get("/admin/letters/preview?kind=digest&lang=de").await;
        assert!(
            page.text("#letter")
                .unwrap()
                .contains("In 2 Partien bist du am Zug.")
        );
        let html = anna
            .get("/admin/letters/preview/html?kind=your_move&lang=sv")
            .await;
        assert!(html.body.contains("data:image/png") && html.body.contains("Gör ditt drag"));
        for path in ["/admin/letters/preview", "/admin/letters/preview/html"] {
            assert_eq!(
                anna.get(&format!("{path}?kind=banana&lang=x&style="))
                    .await
                    .status,
                200
            );
            assert_eq!(berta.get(path).await.status, 404);
        }
        for path in [
            "/admin/letters/pause",
            "/admin/letters/test",
            "/admin/letters/1/again",
        ] {
            assert_eq!(berta.post(path, &[]).await.status, 404, "{path}");
        }
        assert_eq!(
            app.browser().get("/metrics").await.status,
            404,
            "only this machine's programs"
        );
        let mut own = app.browser();
        own.peer = "127.0.0.1:9".to_owned();
        let metrics = own.get("/metrics").await;
        assert!(
            metrics.body.contains("\nfernzug_letters_waiting 0\n"),
            "{}",
            metrics.body
        );
        own.headers
            .push(("X-Forwarded-For".to_owned(), "192.0.2.7".to_owned()));
        assert_eq!(own.get("/metrics").await.status, 404);
    }
);
