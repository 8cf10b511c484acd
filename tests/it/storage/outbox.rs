//! The outbox on both databases: claimed once, sent again with the same bytes, blanked when done.

use crate::letters::mailer::write;
use crate::support::database::{TestDb, on_both_databases};
use diesel::prelude::*;
use fernzug::domain::link::LinkPurpose;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, Instant, MINUTE};
use fernzug::secrets::Secret;
use fernzug::storage::links::{self, NewLink, hash_of};
use fernzug::storage::notices::{self, Claimed, NewNotice, NoticeRow, StoredLetter};
use fernzug::storage::{Conn, StorageError};

const NOW: Instant = Instant(1_715_673_600_000);

fn notice(number: i64) -> NewNotice {
    NewNotice::invitation_by_mail(
        NoticeKind::Invitation,
        "anna@example.invalid",
        "sv",
        number,
        NOW,
    )
}

fn letter(words: &str) -> StoredLetter {
    StoredLetter {
        to: "anna@example.invalid".to_owned(),
        message_id: "1.abc@club.example".to_owned(),
        bytes: format!("Subject: {words}\r\n\r\nline\nline\r\n").into_bytes(),
    }
}

fn claim(db: &TestDb, now: Instant, lease: &'static str) -> Claimed {
    claim_some(db, now, lease, 100)
}

fn claim_some(db: &TestDb, now: Instant, lease: &'static str, most: i64) -> Claimed {
    let until = now.plus(5 * MINUTE);
    write(db, move |tx| {
        let ids = due_ids(tx, now)?;
        notices::claim(tx, &ids, now, until, lease, most)
    })
}

fn due_ids(c: &mut Conn, now: Instant) -> Result<Vec<i64>, StorageError> {
    let due = notices::due(c, now, 1_000)?;
    Ok(due.iter().map(|due| due.id).collect())
}

fn one(db: &TestDb, now: Instant, lease: &'static str) -> NoticeRow {
    let mut claimed = claim(db, now, lease);
    assert_eq!(claimed.notices.len(), 1, "{claimed:?}");
    claimed.notices.remove(0)
}

/// What lies in the column of letters: nothing once they are sent.
fn bytes_left(db: &TestDb) -> i64 {
    #[derive(diesel::QueryableByName)]
    struct Count {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        number: i64,
    }
    db.read_blocking(|c| {
        let count =
            diesel::sql_query("SELECT count(*) AS number FROM notices WHERE letter IS NOT NULL");
        Ok(count.get_result::<Count>(c)?.number)
    })
    .unwrap()
}

on_both_databases!(
    a_notice_is_written_and_claimed_once,
    |db: TestDb| async move {
        assert!(write(&db, |tx| notices::insert(tx, &notice(1))));
        assert!(
            !write(&db, |tx| notices::insert(tx, &notice(1))),
            "the key is known"
        );
        assert!(write(&db, |tx| notices::insert(tx, &notice(2))));
        assert_eq!(
            claim(&db, Instant(NOW.0 - 1), "a").notices.len(),
            0,
            "not yet due"
        );
        let first = claim(&db, NOW, "a").notices;
        assert_eq!(
            first
                .iter()
                .map(|n| (n.invitation, n.attempts))
                .collect::<Vec<_>>(),
            [(Some(1), 1), (Some(2), 1)]
        );
        assert_eq!(first[0].lang.as_deref(), Some("sv"));
        assert_eq!(claim(&db, NOW.plus(MINUTE), "b").notices.len(), 0, "leased");
        let again = claim(&db, NOW.plus(6 * MINUTE), "c").notices;
        assert_eq!(again.len(), 2, "the lease has run out");
        assert_eq!(again[0].attempts, 2);
        let (id, now) = (first[0].id, NOW);
        assert!(
            !write(&db, move |tx| notices::mark_sent(tx, id, "a", "", now)),
            "the first lease is not ours any more"
        );
        assert!(write(&db, move |tx| notices::mark_sent(
            tx, id, "c", "", now
        )));
    }
);

on_both_databases!(
    several_claim_at_once_and_each_notice_is_claimed_by_one,
    |db: TestDb| async move {
        for number in 0..200 {
            write(&db, move |tx| notices::insert(tx, &notice(number)));
        }
        let claims: Vec<_> = (0..8)
            .map(|worker| {
                let db = db.db();
                actix_web::rt::spawn(async move {
                    let mut got = Vec::new();
                    loop {
                        let claimed = db
                            .write(move |tx| {
                                let ids = due_ids(tx, NOW)?;
                                let lease = format!("w{worker}");
                                notices::claim(tx, &ids, NOW, NOW.plus(MINUTE), &lease, 7)
                            })
                            .await
                            .unwrap();
                        if claimed.notices.is_empty() {
                            return got;
                        }
                        got.extend(claimed.notices.iter().map(|n| n.id));
                    }
                })
            })
            .collect();
        let mut all = Vec::new();
        for got in claims {
            all.extend(got.await.unwrap());
        }
        // A worker that found only rows another was taking has stopped early; what is left is claimed now.
        all.extend(claim(&db, NOW, "rest").notices.iter().map(|n| n.id));
        let claimed = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((claimed, all.len()), (200, 200));
    }
);

on_both_databases!(
    after_a_crash_the_same_bytes_are_sent_and_then_blanked,
    |db: TestDb| async move {
        write(&db, |tx| notices::insert(tx, &notice(1)));
        let row = one(&db, NOW, "a");
        assert_eq!(row.letter, None);
        let token = Secret::new("the-secret");
        let hash = hash_of(&token);
        let link = NewLink {
            notice: Some(row.id),
            invitation: Some(1),
            ..NewLink::new(LinkPurpose::Invitation, &token, NOW)
        };
        let id = row.id;
        let stored = {
            let link = link.clone();
            write(&db, move |tx| {
                notices::store_letter(
                    tx,
                    id,
                    "a",
                    &letter("one"),
                    std::slice::from_ref(&link),
                    NOW,
                )
            })
        };
        assert!(stored);
        // … and here the program dies.
        let later = NOW.plus(6 * MINUTE);
        let row = one(&db, later, "b");
        assert_eq!(row.letter, Some(letter("one")));
        let late = link.clone();
        assert!(
            !write(&db, move |tx| notices::store_letter(
                tx,
                id,
                "a",
                &letter("two"),
                std::slice::from_ref(&late),
                NOW
            )),
            "whoever has lost the lease changes nothing"
        );
        assert!(write(&db, move |tx| notices::mark_sent(
            tx,
            id,
            "b",
            "250 queued",
            later
        )));
        assert_eq!(bytes_left(&db), 0);
        let found = {
            let hash = hash.clone();
            db.read_blocking(move |c| links::find(c, &hash))
                .unwrap()
                .unwrap()
        };
        assert!(
            found.is_alive(later)
                && found.invitation == Some(1)
                && found.purpose == LinkPurpose::Invitation
        );
        assert!(write(&db, {
            let hash = hash.clone();
            move |tx| links::spend(tx, &hash, later)
        }));
        assert!(
            !write(&db, move |tx| links::spend(tx, &hash, later)),
            "spent once"
        );
        assert_eq!(claim(&db, later.plus(DAY), "c").notices.len(), 0);
    }
);

on_both_databases!(
    a_letter_is_tried_again_with_its_bytes_and_its_links_die_with_it,
    |db: TestDb| async move {
        write(&db, |tx| notices::insert(tx, &notice(1)));
        let id = one(&db, NOW, "a").id;
        let token = Secret::new("the-secret");
        let hash = hash_of(&token);
        let link = NewLink {
            notice: Some(id),
            ..NewLink::new(LinkPurpose::Invitation, &token, NOW)
        };
        write(&db, move |tx| {
            notices::store_letter(
                tx,
                id,
                "a",
                &letter("one"),
                std::slice::from_ref(&link),
                NOW,
            )
        });
        let retry = NOW.plus(5 * MINUTE);
        assert!(write(&db, move |tx| notices::mark_retry(
            tx,
            id,
            "a",
            retry,
            &"x".repeat(9_999)
        )));
        assert_eq!(claim(&db, Instant(retry.0 - 1), "b").notices.len(), 0);
        assert_eq!(one(&db, retry, "c").letter, Some(letter("one")));
        let listed = db.read_blocking(|c| notices::newest(c, 9)).unwrap();
        assert_eq!(listed[0].error.as_ref().map(String::len), Some(500));
        assert_eq!(db.read_blocking(notices::waiting).unwrap(), (1, Some(NOW)));
        assert!(write(&db, move |tx| notices::give_up(
            tx, id, "c", "550 no", retry
        )));
        assert_eq!(bytes_left(&db), 0);
        let link = db
            .read_blocking(move |c| links::find(c, &hash))
            .unwrap()
            .unwrap();
        assert!(!link.is_alive(retry));
        let listed = db.read_blocking(|c| notices::newest(c, 9)).unwrap();
        assert_eq!(
            (listed[0].state.as_str(), listed[0].error.as_deref()),
            ("given_up", Some("550 no"))
        );
        assert_eq!(db.read_blocking(notices::waiting).unwrap(), (0, None));
    }
);

on_both_databases!(
    what_is_too_late_is_dropped_and_what_is_damaged_stops_nobody,
    |db: TestDb| async move {
        let outdated = NewNotice {
            not_after: Some(NOW.plus(MINUTE)),
            ..notice(1)
        };
        write(&db, move |tx| notices::insert(tx, &outdated));
        write(&db, |tx| notices::insert(tx, &notice(2)));
        write(&db, |tx| notices::insert(tx, &notice(3)));
        write(&db, |tx| {
            diesel::sql_query("UPDATE notices SET kind = 'banana' WHERE invitation_id = 2")
                .execute(tx)?;
            Ok(())
        });
        let claimed = claim(&db, NOW.plus(2 * MINUTE), "a");
        assert_eq!(
            claimed
                .notices
                .iter()
                .map(|n| n.invitation)
                .collect::<Vec<_>>(),
            [Some(3)]
        );
        assert_eq!(claimed.damaged.len(), 1);
        let id = claimed.damaged[0].0;
        assert!(write(&db, move |tx| notices::bury(tx, id, "damaged", NOW)));
        let listed = db.read_blocking(|c| notices::newest(c, 9)).unwrap();
        let states: Vec<&str> = listed.iter().map(|n| n.state.as_str()).collect();
        assert_eq!(states, ["waiting", "given_up", "expired"]);
    }
);

on_both_databases!(
    what_has_gone_is_dropped_together_but_not_from_under_a_lease,
    |db: TestDb| async move {
        for number in 1..=3 {
            write(&db, move |tx| notices::insert(tx, &notice(number)));
        }
        let held = claim_some(&db, NOW, "a", 1).notices.remove(0);
        let due = db.read_blocking(|c| notices::due(c, NOW, 9)).unwrap();
        let mut ids: Vec<i64> = due.iter().map(|due| due.id).collect();
        assert_eq!(ids.len(), 2);
        assert!(due.iter().all(|due| due.kind.is_some()));
        ids.push(held.id);
        let dropped = write(&db, move |tx| notices::drop_gone(tx, &ids, NOW));
        assert_eq!(dropped, 2);
        let listed = db.read_blocking(|c| notices::newest(c, 9)).unwrap();
        let states: Vec<&str> = listed.iter().map(|n| n.state.as_str()).collect();
        assert_eq!(states, ["dropped", "dropped", "waiting"]);
        assert!(write(&db, move |tx| notices::mark_sent(
            tx, held.id, "a", "", NOW
        )));
    }
);

on_both_databases!(
    a_players_links_die_but_the_way_back_stays,
    |db: TestDb| async move {
        let player = crate::letters::mailer::player(&db, "anna");
        for purpose in [
            LinkPurpose::Move,
            LinkPurpose::SignIn,
            LinkPurpose::UndoAddress,
        ] {
            let link = NewLink {
                player: Some(player),
                ..NewLink::new(purpose, &Secret::new(purpose.code()), NOW)
            };
            write(&db, move |tx| links::insert(tx, &link));
        }
        write(&db, move |tx| {
            links::kill_for_player(tx, player, NOW.plus(1))
        });
        let alive = |purpose: LinkPurpose| {
            let hash = hash_of(&Secret::new(purpose.code()));
            db.read_blocking(move |c| links::find(c, &hash))
                .unwrap()
                .unwrap()
                .is_alive(NOW.plus(2))
        };
        assert!(
            !alive(LinkPurpose::Move)
                && !alive(LinkPurpose::SignIn)
                && alive(LinkPurpose::UndoAddress)
        );
    }
);
