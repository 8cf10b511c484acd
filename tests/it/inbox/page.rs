//! What the administrator sees of the mail that came in.

use fernzug::domain::time::Instant;
use fernzug::inbox::Inbox;
use fernzug::storage::inbound::{self, Arrived};
use fernzug::storage::players;

use crate::support::app::{START, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(
    what_came_in_is_listed_without_what_it_says,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        app.promote("anna").await;
        let page = anna.get("/admin/inbound").await;
        assert!(page.has("main .empty"), "{}", page.body);
        let inbox = Inbox::new(app.ctx.clone());
        let secret = "abcdefghijklmnopqrstuvwxyz";
        for raw in [
            format!("From: dora@example.org\r\nTo: play+{secret}@x.org\r\n\r\nSf6 ganz geheim\r\n"),
            "From: MAILER-DAEMON@x.org\r\n\r\n550 5.1.1 no such user\r\n".to_owned(),
            "Auto-Submitted: auto-replied\r\nFrom: a@b.c\r\n\r\naway\r\n".to_owned(),
        ] {
            let mail = Arrived {
                recipient: Some(format!("play+{secret}@x.org")),
                sender: Some("dora@example.org".to_owned()),
                raw: raw.into_bytes(),
                at: Instant(START),
            };
            let stored = app.ctx.db.write(move |tx| inbound::insert(tx, &mail));
            assert!(stored.await.unwrap());
        }
        let page = anna.get("/admin/inbound").await;
        assert!(page.body.contains("waits"), "{}", page.body);
        assert_eq!(inbox.drain_once().await.unwrap(), 3);
        for (lang, said) in [
            ("en", "to no address of ours"),
            ("de", "an keine unserer Adressen"),
            ("sv", "till ingen av våra adresser"),
        ] {
            // the first player there is
            let speaks = app.ctx.db.write(move |tx| players::set_lang(tx, 1, lang));
            speaks.await.unwrap();
            let page = anna.get("/admin/inbound").await;
            assert!(page.body.contains(said), "{lang} {}", page.body);
            for hidden in [secret, "geheim", "dora"] {
                assert!(!page.body.contains(hidden), "{}", page.body);
            }
        }
        let list = anna.get("/admin/letters").await;
        assert!(list.has("main a[href='/admin/inbound']"), "{}", list.body);
        let mut berta = app.member("berta").await;
        assert_eq!(berta.get("/admin/inbound").await.status, 404);
    }
);
