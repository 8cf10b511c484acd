//! From a verb to the reader: what the mailer sends, on both databases.

use super::site;
use crate::support::database::{TestDb, on_both_databases};
use fernzug::actions::invitations::{Invite, accept, invite};
use fernzug::actions::play::{SentMove, make_move};
use fernzug::actions::{Context, Wake};
use fernzug::domain::PlayerId;
use fernzug::domain::game::Door;
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::link::LinkPurpose;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::{Address, DisplayName, PlayerName, Role};
use fernzug::domain::time::{DAY, Instant, MINUTE};
use fernzug::jobs::{Drained, Mailer};
use fernzug::mail::files;
use fernzug::mail::transport::{Memory, Outgoing, SendError, Transport};
use fernzug::now::FrozenNow;
use fernzug::rules::notation::Letters;
use fernzug::secrets::Secret;
use fernzug::storage::links::{self, hash_of};
use fernzug::storage::notices::{self, NewNotice};
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::reports;
use fernzug::storage::{AnyConn, StorageError};
use std::sync::Arc;
use std::time::Duration;

const NOW: i64 = 1_715_673_600_000;

/// Writes from a story, which runs in a runtime whose thread must not wait for the database's.
pub fn write<T: Send + 'static>(
    db: &TestDb,
    work: impl Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
) -> T {
    let db = db.db();
    let aside = std::thread::spawn(move || db.write_blocking(work));
    aside.join().unwrap().unwrap()
}

/// A player with a confirmed address.
pub fn player(db: &TestDb, name: &str) -> PlayerId {
    let address = Address::parse(&format!("{name}@example.invalid")).unwrap();
    let new = NewPlayer {
        name: PlayerName::parse(name).unwrap(),
        display: DisplayName::parse(&format!("{name} Holm")).unwrap(),
        lang: "de".to_owned(),
        zone: chrono_tz::Europe::Berlin,
        address: Some(address.clone()),
        password_hash: None,
        role: Role::Player,
    };
    write(db, move |tx| {
        let id = players::insert(tx, &new, Instant(NOW))?;
        players::set_confirmed_address(tx, id, &address, Instant(NOW))?;
        Ok(id)
    })
}

pub(super) struct Post {
    pub db: TestDb,
    pub clock: FrozenNow,
    pub ctx: Context,
    pub memory: Memory,
    pub mailer: Mailer,
}

impl Post {
    pub fn new(db: TestDb) -> Self {
        let (clock, memory) = (FrozenNow::at(NOW), Memory::default());
        let ctx = Context {
            db: db.db(),
            clock: Arc::new(clock.clone()),
            wake: Wake::default(),
            leave: <_>::default(),
        };
        let mailer = Mailer::new(ctx.clone(), site(), Transport::Memory(memory.clone()));
        Self {
            db,
            clock,
            ctx,
            memory,
            mailer,
        }
    }

    pub async fn drain(&self) -> (Drained, Vec<Outgoing>) {
        (self.mailer.drain_once().await.unwrap(), self.memory.take())
    }

    pub async fn game(&self, white: PlayerId, black: &'static str, black_id: PlayerId) -> i64 {
        let form = Invite {
            once: format!("{white}-{black_id}"),
            from: white,
            kind: InvitationKind::Player,
            to: black.to_owned(),
            colour: ColourWish::White,
            time: fernzug::domain::clock::TimeTerms::days_per_move(3),
            profile: "online".to_owned(),
            rated: false,
            aids: Aids::default(),
            plans: true,
            watch: fernzug::domain::visibility::Openness::FRIENDLY,
            fen: String::new(),
            moves: String::new(),
            letters: Letters::English,
            message: "Hej!".to_owned(),
            at: self.ctx.now(),
        };
        let invited = invite(&self.ctx, form).await.unwrap();
        accept(&self.ctx, invited.id, black_id, self.ctx.now())
            .await
            .unwrap()
    }

    pub async fn play(&self, game: i64, player: PlayerId, ply: u32, uci: &str, offer: bool) {
        self.clock.advance(Duration::from_secs(60));
        let sent = SentMove {
            game,
            player,
            ply,
            uci: uci.to_owned(),
            offer,
            claim: None,
            message: String::new(),
            door: Door::Web,
            at: self.ctx.now(),
            entered: None,
            postmark: None,
        };
        make_move(&self.ctx, sent).await.unwrap();
    }
}

pub(super) fn subject(letter: &Outgoing) -> String {
    files::open(&letter.bytes).subject
}

fn token(letter: &Outgoing) -> Option<Secret> {
    let text = files::open(&letter.bytes).text;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("https://club.example/chess/m/"))?;
    Some(Secret::new(line))
}

on_both_databases!(
    a_game_begins_by_letters_and_old_news_is_not_sent,
    |db: TestDb| async move {
        let (anna, berta) = (player(&db, "anna"), player(&db, "berta"));
        let post = Post::new(db);
        let game = post.game(anna, "berta", berta).await;
        let (done, letters) = post.drain().await;
        // The invitation itself has been answered meanwhile.
        assert_eq!(
            done,
            Drained {
                sent: 2,
                dropped: 1,
                failed: 0
            }
        );
        let mut subjects: Vec<String> = letters.iter().map(subject).collect();
        subjects.sort();
        assert!(
            subjects[0].starts_with(
                "Dein Zug gegen berta Holm (die Partie beginnt), bis Fr 17. Mai 10:00"
            ),
            "{subjects:?}"
        );
        assert_eq!(
            subjects[1],
            format!("berta Holm hat angenommen: Partie {game} hat begonnen")
        );
        assert!(
            letters
                .iter()
                .all(|letter| letter.to == "anna@example.invalid")
        );
        let hash = hash_of(&letters.iter().find_map(token).unwrap());
        let link = post
            .db
            .read_blocking(move |c| links::find(c, &hash))
            .unwrap()
            .unwrap();
        assert_eq!(
            (link.purpose, link.player, link.game, link.ply),
            (LinkPurpose::Move, Some(anna), Some(game), Some(0))
        );
        // Two moves before the mailer looks: the first one's letter would be old news.
        post.play(game, anna, 1, "e2e4", false).await;
        post.play(game, berta, 2, "e7e5", false).await;
        let (done, letters) = post.drain().await;
        assert_eq!(
            done,
            Drained {
                sent: 1,
                dropped: 1,
                failed: 0
            }
        );
        assert!(subject(&letters[0]).starts_with("Dein Zug gegen berta Holm (1…e5)"));
        let listed = post.db.read_blocking(|c| notices::newest(c, 2)).unwrap();
        // what was overtaken has cost no claim
        let first = (listed[1].state.as_str(), listed[1].attempts);
        assert_eq!(first, ("dropped", 0));
        post.play(game, anna, 3, "g1f3", true).await;
        let (_, letters) = post.drain().await;
        assert!(
            subject(&letters[0]).starts_with("anna Holm bietet Remis an (2.Sf3)"),
            "{}",
            subject(&letters[0])
        );
        let text = files::open(&letters[0].bytes).text;
        assert!(
            text.starts_with("anna Holm hat Remis angeboten. Du kannst es hier annehmen bis"),
            "{text}"
        );
    }
);

on_both_databases!(
    a_letter_that_fails_comes_later_with_the_same_bytes,
    |db: TestDb| async move {
        let (anna, berta) = (player(&db, "anna"), player(&db, "berta"));
        let post = Post::new(db);
        post.game(anna, "berta", berta).await;
        post.memory
            .fail_with(Some(SendError::Transient("450 busy".to_owned())));
        assert_eq!(
            post.drain().await.0,
            Drained {
                sent: 0,
                dropped: 1,
                failed: 2
            }
        );
        let ids = |post: &Post| -> Vec<Option<String>> {
            let listed = post.db.read_blocking(|c| notices::newest(c, 2)).unwrap();
            listed.into_iter().map(|n| n.message_id).collect()
        };
        let first = ids(&post);
        assert!(first.iter().all(Option::is_some));
        assert_eq!(
            post.drain().await.0,
            Drained::default(),
            "not before a minute has passed"
        );
        post.clock.advance(Duration::from_secs(61));
        assert_eq!(post.drain().await.0.failed, 2);
        post.clock.advance(Duration::from_secs(301));
        post.memory.fail_with(None);
        let (done, letters) = post.drain().await;
        assert_eq!(done.sent, 2);
        assert_eq!(ids(&post), first, "the Message-IDs of the first attempt");
        let hash = hash_of(&letters.iter().find_map(token).unwrap());
        assert!(
            post.db
                .read_blocking(move |c| links::find(c, &hash))
                .unwrap()
                .unwrap()
                .is_alive(post.ctx.now())
        );
        let told = post.db.read_blocking(|c| reports::newest(c, 9)).unwrap();
        assert_eq!(
            told.len(),
            2,
            "one report a letter, not one an attempt: {told:?}"
        );
    }
);

on_both_databases!(
    an_address_nobody_has_is_marked_and_not_written_to_again,
    |db: TestDb| async move {
        let anna = player(&db, "anna");
        let post = Post::new(db);
        let bad = |post: &Post| {
            let read = move |c: &mut AnyConn| players::by_id(c, anna);
            let player = post.db.read_blocking(read).unwrap().unwrap();
            player.address_bad
        };
        // one refusal may be a mistake of the mail server, and so may one that comes a month later
        for (once, refused, days) in [
            ("first", true, 31),
            ("again", true, 1),
            ("taken", false, 1),
            ("last", true, 0),
        ] {
            assert!(!bad(&post), "{once}");
            let refusal = SendError::NoSuchAddress("550 5.1.1 who".to_owned());
            post.memory.fail_with(refused.then_some(refusal));
            let new = NewNotice::account(NoticeKind::Test, anna, None, once, post.ctx.now());
            write(&post.db, move |tx| notices::insert(tx, &new));
            post.drain().await;
            post.clock.advance(Duration::from_secs(days * 86_400));
        }
        assert!(bad(&post));
        post.memory.fail_with(None);
        let test = NewNotice::account(NoticeKind::Test, anna, None, "once", post.ctx.now());
        write(&post.db, move |tx| notices::insert(tx, &test));
        assert_eq!(
            post.drain().await.0,
            Drained {
                sent: 0,
                dropped: 1,
                failed: 0
            }
        );
    }
);

on_both_databases!(
    one_damaged_notice_does_not_stop_the_others,
    |db: TestDb| async move {
        let anna = player(&db, "anna");
        let post = Post::new(db);
        for once in ["a", "b", "c"] {
            let test = NewNotice::account(NoticeKind::Test, anna, None, once, post.ctx.now());
            write(&post.db, move |tx| notices::insert(tx, &test));
        }
        write(&post.db, |tx| {
            use diesel::RunQueryDsl;
            diesel::sql_query("UPDATE notices SET kind = 'banana' WHERE unique_key LIKE '%:a'")
                .execute(tx)?;
            // Of a kind that has no contents.
            diesel::sql_query("UPDATE notices SET kind = 'your_move' WHERE unique_key LIKE '%:b'")
                .execute(tx)?;
            Ok(())
        });
        let (done, letters) = post.drain().await;
        assert_eq!(
            done,
            Drained {
                sent: 1,
                dropped: 1,
                failed: 1
            }
        );
        assert_eq!(letters.len(), 1);
        assert_eq!(
            post.db
                .read_blocking(|c| reports::newest(c, 9))
                .unwrap()
                .len(),
            1
        );
    }
);

on_both_databases!(letters_go_where_they_are_wanted, |db: TestDb| async move {
    let anna = player(&db, "anna");
    let post = Post::new(db);
    let old = NewNotice::account(
        NoticeKind::AddressChanged,
        anna,
        Some("old@example.invalid"),
        "1",
        post.ctx.now(),
    );
    let stranger = NewNotice::invitation_by_mail(
        NoticeKind::Invitation,
        "new@example.invalid",
        "sv",
        999,
        post.ctx.now(),
    );
    let late = NewNotice {
        not_after: Some(Instant(NOW + MINUTE)),
        not_before: Instant(NOW + DAY),
        ..NewNotice::account(NoticeKind::SignInLink, anna, None, "2", post.ctx.now())
    };
    write(&post.db, move |tx| {
        for new in [&old, &stranger, &late] {
            notices::insert(tx, new)?;
        }
        Ok(())
    });
    let (done, letters) = post.drain().await;
    assert_eq!(
        done,
        Drained {
            sent: 1,
            dropped: 1,
            failed: 0
        },
        "no such invitation, no letter"
    );
    assert_eq!(letters[0].to, "old@example.invalid");
    assert!(
        files::open(&letters[0].bytes)
            .text
            .contains("https://club.example/chess/undo/")
    );
    post.clock.advance(Duration::from_secs(2 * 86_400));
    assert_eq!(
        post.drain().await.0,
        Drained::default(),
        "a sign-in link of yesterday is of no use"
    );
});
