//! Letters that come back.

use super::post::{Post, Sent};
use crate::support::database::on_both_databases;
use fernzug::domain::time::{DAY, SECOND};
use fernzug::storage::{notices, players};

/// A report as Postfix writes them.
fn report(letter: &Sent, action: &str, status: &str, words: &str) -> Vec<u8> {
    let id = letter.header("Message-ID").unwrap();
    format!(
        "Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example.org (Mail Delivery System)\r\nTo: play@chess.example.org\r\n\
         Subject: Undelivered Mail Returned to Sender\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary=\"b1\"\r\n\r\n\
         This is a MIME-encapsulated message.\r\n\r\n--b1\r\nContent-Description: Notification\r\n\
         Content-Type: text/plain; charset=us-ascii\r\n\r\nI'm sorry to have to inform you\r\n\r\n\
         --b1\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.org\r\n\
         X-Postfix-Sender: rfc822; play@chess.example.org\r\n\r\nFinal-Recipient: rfc822; {to}\r\n\
         Action: {action}\r\nStatus: {status}\r\nDiagnostic-Code: smtp; {words}\r\n    continued here\r\n\r\n\
         --b1\r\nContent-Type: text/rfc822-headers\r\n\r\nReturn-Path: <play@chess.example.org>\r\n\
         Message-ID: {id}\r\nSubject: x\r\n\r\n--b1--\r\n",
        to = letter.0.to,
    )
    .into_bytes()
}

impl Post {
    /// A letter comes back to somebody whose address has failed once already: one more failure is enough.
    async fn back(&self, raw: Vec<u8>) -> String {
        let now = self.club.now().0;
        let once =
            format!("UPDATE mailboxes SET failures = 1, failed_at = {now} WHERE failures = 0");
        self.club.sql(&once).await;
        self.stored(raw, self.club.now()).await;
        self.inbox.drain_once().await.unwrap();
        self.outcome().await
    }

    async fn ada_is_bad(&self) -> bool {
        let ada = self.club.ada;
        let player = self
            .club
            .db
            .read(move |c| players::by_id(c, ada))
            .await
            .unwrap();
        player.unwrap().address_bad
    }

    /// What the administrator reads of the newest letter.
    async fn error(&self) -> Option<String> {
        let newest = self.club.db.read(|c| notices::newest(c, 1)).await.unwrap();
        newest.into_iter().next().unwrap().error
    }
}

on_both_databases!(an_address_that_is_none, |db| async move {
    let post = Post::new(db).await;
    post.game().await;
    let letter = post.letter_to("ada").await;
    assert_eq!(
        post.back(report(&letter, "failed", "5.1.1", "550 no such user"))
            .await,
        "bounced_hard"
    );
    assert!(post.ada_is_bad().await);
    let said = post.error().await.unwrap();
    assert_eq!(
        said,
        "5.1.1 failed smtp; 550 no such user    continued here"
    );
    // nobody is answered, the report lies in the list without what it quotes
    assert!(post.letters().await.is_empty());
    let kept = "SELECT count(*) AS number FROM inbound WHERE raw IS NOT NULL OR answered";
    assert_eq!(post.club.number(kept).await, 0);
});

on_both_databases!(
    what_will_arrive_later_or_was_refused_for_its_contents_is_noted_only,
    |db| async move {
        let post = Post::new(db).await;
        post.game().await;
        let letter = post.letter_to("ada").await;
        for (action, status) in [
            ("delayed", "4.4.1"),
            ("failed", "4.2.2"),
            ("failed", "5.7.1"),
        ] {
            assert_eq!(
                post.back(report(&letter, action, status, "450 later"))
                    .await,
                "bounced",
                "{status}"
            );
            assert!(post.error().await.unwrap().starts_with(status));
            post.club.pass(SECOND).await;
        }
        // good news is no bounce
        assert_eq!(
            post.back(report(&letter, "delivered", "2.0.0", "250 ok"))
                .await,
            "automatic"
        );
        assert!(!post.ada_is_bad().await);
    }
);

on_both_databases!(
    who_has_not_seen_the_letter_cannot_forge_its_return,
    |db| async move {
        let post = Post::new(db).await;
        post.game().await;
        let letter = post.letter_to("ada").await;
        let raw = String::from_utf8(report(&letter, "failed", "5.1.1", "550 no")).unwrap();
        let id = letter.0.message_id.clone();
        let (number, _) = id.split_once('.').unwrap();
        let forged = raw.replace(&id, &format!("{number}.0123456789abcdef@chess.example.org"));
        assert_eq!(post.back(forged.into_bytes()).await, "bounced_unknown");
        let without = raw.replace(&format!("Message-ID: <{id}>"), "X: y");
        assert_eq!(post.back(without.into_bytes()).await, "bounced_unknown");
        assert!(!post.ada_is_bad().await);
        assert_eq!(post.error().await, None);
    }
);

on_both_databases!(a_mail_server_that_writes_to_people_only, |db| async move {
    let post = Post::new(db).await;
    post.game().await;
    let letter = post.letter_to("ada").await;
    let id = letter.header("Message-ID").unwrap();
    let raw = format!(
        "From: Mail Delivery Subsystem <MAILER-DAEMON@old.example.org>\r\nTo: play@chess.example.org\r\n\
         Subject: Returned mail: User unknown\r\n\r\n550 <{}>... User unknown\r\n\r\n   ----- Original message follows -----\r\n\
         Message-Id: {id}\r\nSubject: Your move\r\n",
        letter.0.to
    );
    assert_eq!(post.back(raw.into_bytes()).await, "bounced_hard");
    assert!(post.ada_is_bad().await);
});

on_both_databases!(an_address_given_since_is_not_at_fault, |db| async move {
    let post = Post::new(db).await;
    post.game().await;
    let letter = post.letter_to("ada").await;
    post.club.pass(DAY).await;
    let (ada, now) = (post.club.ada, post.club.now());
    let address = fernzug::domain::player::Address::parse("new@example.invalid").unwrap();
    let changed = move |tx: &mut _| players::set_confirmed_address(tx, ada, &address, now);
    post.club.ctx.db.write(changed).await.unwrap();
    assert_eq!(
        post.back(report(&letter, "failed", "5.1.1", "550 no such user"))
            .await,
        "bounced_hard"
    );
    assert!(!post.ada_is_bad().await);
});
