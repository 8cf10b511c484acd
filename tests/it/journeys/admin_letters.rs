//! Where letters go into files, the administrator reads them: with links to follow, and as they look.

use fernzug::mail::files;

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
