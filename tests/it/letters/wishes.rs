//! How much a reader wants: at once, one until he is back, one a day, none; and one letter after a stop.

use super::mailer::{Post, player, subject, write};
use crate::support::database::on_both_databases;
use fernzug::actions::letters::send_digests;
use fernzug::actions::people;
use fernzug::actions::play::{SentMove, make_move};
use fernzug::domain::PlayerId;
use fernzug::domain::clock::Reminders;
use fernzug::domain::game::Door;
use fernzug::domain::notice::{Amount, DigestTime, EVERY_DAY, LetterGroup, MailWishes};
use fernzug::domain::player::Player;
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, Millis};
use fernzug::mail::files;
use fernzug::mail::transport::{Outgoing, SendError};
use fernzug::storage::mailboxes::{self, About};
use fernzug::storage::notices;
use fernzug::storage::players;
use std::time::Duration;

async fn wait(post: &Post, span: Millis) {
    post.clock
        .advance(Duration::from_millis(span.unsigned_abs()));
}

fn find(post: &Post, id: PlayerId) -> Player {
    let read = move |c: &mut _| players::by_id(c, id);
    post.db.read_blocking(read).unwrap().unwrap()
}

async fn wants(post: &Post, id: PlayerId, wishes: MailWishes) {
    let player = find(post, id);
    let at = post.ctx.now();
    let chosen = (wishes, Reminders::default(), false);
    people::save_mail(&post.ctx, &player, chosen, at)
        .await
        .unwrap();
}

fn in_amount(amount: Amount) -> MailWishes {
    MailWishes::default().in_amount(amount)
}

fn seen(post: &Post, id: PlayerId) {
    use diesel::RunQueryDsl as _;
    let at = post.ctx.now().0;
    let sql = format!("UPDATE players SET last_seen_at = {at} WHERE id = {id}");
    write(&post.db, move |tx| {
        diesel::sql_query(sql.clone()).execute(tx)?;
        Ok(())
    });
}

fn states(post: &Post, id: PlayerId) -> Vec<(String, String)> {
    let read = move |c: &mut _| notices::newest(c, 100);
    let all = post.db.read_blocking(read).unwrap();
    let own = all.into_iter().filter(|n| n.player == Some(id)).rev();
    own.map(|n| (n.kind, n.state)).collect()
}

fn text(letter: &Outgoing) -> String {
    files::open(&letter.bytes).text
}

/// Two games in which Anna (White) moves first; her letters so far are out.
async fn two_games(post: &Post) -> (PlayerId, PlayerId, [i64; 2]) {
    let (anna, berta) = (player(&post.db, "anna"), player(&post.db, "berta"));
    let one = post.game(anna, "berta", berta).await;
    let other = player(&post.db, "carl");
    let two = post.game(anna, "carl", other).await;
    for game in [one, two] {
        post.play(game, anna, 1, "e2e4", false).await;
    }
    post.drain().await;
    (anna, other, [one, two])
}

on_both_databases!(
    the_game_lies_in_the_letter_where_that_is_wanted,
    |db| async move {
        use mail_parser::{MessageParser, MimeHeaders as _};
        let post = Post::new(db);
        let (anna, carl, [one, two]) = two_games(&post).await;
        let berta = find(&post, anna).id + 1;
        post.play(one, berta, 2, "e7e5", false).await;
        let (_, plain) = post.drain().await;
        let read = |letter: &Outgoing| {
            let bytes = letter.bytes.clone();
            let mail = MessageParser::default().parse(&bytes).unwrap().into_owned();
            let files = mail.attachments().filter_map(|part| {
                let name = part.attachment_name()?.to_owned();
                let text = part.text_contents()?.to_owned();
                name.ends_with(".pgn").then_some((name, text))
            });
            files.collect::<Vec<_>>()
        };
        assert!(read(&plain[0]).is_empty());
        let chosen = (in_amount(Amount::AtOnce), Reminders::default(), true);
        people::save_mail(&post.ctx, &find(&post, anna), chosen, post.ctx.now())
            .await
            .unwrap();
        post.play(two, carl, 2, "c7c5", false).await;
        let (_, letters) = post.drain().await;
        let files = read(&letters[0]);
        assert_eq!(files.len(), 1, "{files:?}");
        let (name, pgn) = &files[0];
        assert_eq!(*name, format!("fernzug-{two}.pgn"));
        for part in [
            "[Mode \"EM\"]",
            "[Result \"*\"]",
            "[TimeControl \"1/259200\"]",
            "1. e4",
            "c5",
        ] {
            assert!(pgn.contains(part), "{part}: {pgn}");
        }
        // the text is still what is read first
        assert!(text(&letters[0]).contains("1…c5"), "{}", text(&letters[0]));
        // and a letter of several has all of them
        wants_with_pgn(&post, anna, in_amount(Amount::Digest)).await;
        post.play(one, anna, 3, "g1f3", false).await;
        post.play(two, anna, 3, "g1f3", false).await;
        post.play(one, berta, 4, "b8c6", false).await;
        post.play(two, carl, 4, "b8c6", false).await;
        post.drain().await;
        wait(&post, DAY).await;
        send_digests(&post.ctx).await.unwrap();
        let (_, letters) = post.drain().await;
        let several = letters.iter().find(|l| read(l).len() == 2);
        assert!(several.is_some(), "{}", letters.len());
    }
);

async fn wants_with_pgn(post: &Post, id: PlayerId, wishes: MailWishes) {
    let chosen = (wishes, Reminders::default(), true);
    people::save_mail(&post.ctx, &find(post, id), chosen, post.ctx.now())
        .await
        .unwrap();
}

on_both_databases!(one_letter_a_day_at_the_readers_hour, |db| async move {
    let post = Post::new(db);
    let (anna, carl, [one, two]) = two_games(&post).await;
    let berta = find(&post, anna).id + 1;
    wants(&post, anna, in_amount(Amount::Digest)).await;
    post.play(one, berta, 2, "e7e5", false).await;
    post.play(two, carl, 2, "c7c5", true).await;
    let (done, letters) = post.drain().await;
    assert_eq!((done.sent, letters.len()), (0, 0));
    assert_eq!(
        send_digests(&post.ctx).await.unwrap(),
        0,
        "it is ten o'clock"
    );
    // 14 May 2024, 18:00 in Berlin
    let hour = Instant(1_715_702_400_000);
    wait(&post, hour.since(post.ctx.now())).await;
    assert_eq!(send_digests(&post.ctx).await.unwrap(), 1);
    assert_eq!(send_digests(&post.ctx).await.unwrap(), 0, "once a date");
    let (_, letters) = post.drain().await;
    assert_eq!(letters.len(), 1);
    assert_eq!(
        subject(&letters[0]),
        "2 Partien warten auf dich, die erste bis Fr 17. Mai 10:03"
    );
    let told = text(&letters[0]);
    assert!(told.contains("1…e5") && told.contains("1…c5"), "{told}");
    assert!(told.contains("hat Remis angeboten"), "{told}");
    let links = told
        .lines()
        .filter(|line| line.starts_with("https://club.example/chess/m/"));
    assert_eq!(links.count(), 2, "each game has its own link: {told}");
    assert!(
        told.lines()
            .all(|line| line.chars().count() <= 72 || line.starts_with("https")),
        "{told}"
    );
    let sent = states(&post, anna)
        .into_iter()
        .filter(|(_, state)| state == "sent")
        .count();
    assert!(sent >= 3, "what was told in it counts as sent");
    // a day without news brings none
    wait(&post, DAY).await;
    assert_eq!(send_digests(&post.ctx).await.unwrap(), 0);
    assert!(post.drain().await.1.is_empty());
});

on_both_databases!(
    what_has_been_answered_is_not_in_the_letter_of_the_day,
    |db| async move {
        let post = Post::new(db);
        let (anna, carl, [one, two]) = two_games(&post).await;
        wants(&post, anna, in_amount(Amount::Digest)).await;
        post.play(one, anna + 1, 2, "e7e5", false).await;
        post.play(two, carl, 2, "c7c5", false).await;
        post.drain().await;
        post.play(one, anna, 3, "g1f3", false).await;
        wait(&post, DAY).await;
        assert_eq!(send_digests(&post.ctx).await.unwrap(), 1);
        let (_, letters) = post.drain().await;
        let mut to_anna = letters.iter().filter(|l| l.to.starts_with("anna"));
        let only = to_anna.next().unwrap();
        assert!(to_anna.next().is_none());
        // one thing alone is told as it always is, with its board
        assert!(subject(only).contains("1…c5"), "{}", subject(only));
        assert!(text(only).contains("/m/"), "{}", text(only));
    }
);

on_both_databases!(a_stop_neither_skips_nor_doubles_a_day, |db| async move {
    let post = Post::new(db);
    let (anna, carl, [one, two]) = two_games(&post).await;
    let noon = DigestTime::new(12, EVERY_DAY).unwrap();
    wants(&post, anna, MailWishes::new(Amount::Digest, noon)).await;
    post.play(one, anna + 1, 2, "e7e5", false).await;
    post.drain().await;
    // nobody ran for two days and more: one letter, not three
    wait(&post, 2 * DAY + 5 * HOUR).await;
    assert_eq!(send_digests(&post.ctx).await.unwrap(), 1);
    assert_eq!(send_digests(&post.ctx).await.unwrap(), 0);
    post.drain().await;
    // two servers at the same hour make one
    post.play(two, carl, 2, "c7c5", false).await;
    post.drain().await;
    wait(&post, DAY).await;
    let made = futures_util::future::join(send_digests(&post.ctx), send_digests(&post.ctx)).await;
    assert_eq!(made.0.unwrap() + made.1.unwrap(), 1);
});

on_both_databases!(one_letter_until_the_reader_has_been_here, |db| async move {
    let post = Post::new(db);
    let (anna, carl, [one, two]) = two_games(&post).await;
    seen(&post, anna);
    wants(&post, anna, in_amount(Amount::UntilBack)).await;
    wait(&post, HOUR).await;
    post.play(one, anna + 1, 2, "e7e5", false).await;
    assert!(post.drain().await.1.is_empty(), "she may be here");
    wait(&post, 7 * MINUTE).await;
    let (_, letters) = post.drain().await;
    assert_eq!(letters.len(), 1);
    assert!(subject(&letters[0]).contains("1…e5"));
    // the next one waits until she has been here
    post.play(two, carl, 2, "c7c5", false).await;
    wait(&post, 7 * MINUTE).await;
    assert!(post.drain().await.1.is_empty());
    assert!(states(&post, anna).contains(&("your_move".to_owned(), "kept".to_owned())));
    seen(&post, anna);
    send_digests(&post.ctx).await.unwrap();
    assert!(!states(&post, anna).iter().any(|(_, state)| state == "kept"));
    // and after that there is one again
    post.play(two, anna, 3, "g1f3", false).await;
    post.play(two, carl, 4, "d7d6", false).await;
    wait(&post, 20 * MINUTE).await;
    let (_, letters) = post.drain().await;
    let to_anna = letters.iter().filter(|l| l.to.starts_with("anna"));
    assert_eq!(to_anna.count(), 1);
});

on_both_databases!(two_at_once_are_one_for_who_wants_one, |db| async move {
    let post = Post::new(db);
    let (anna, carl, [one, two]) = two_games(&post).await;
    wants(&post, anna, in_amount(Amount::UntilBack)).await;
    post.play(one, anna + 1, 2, "e7e5", false).await;
    post.play(two, carl, 2, "c7c5", false).await;
    wait(&post, 10 * MINUTE).await;
    let (_, letters) = post.drain().await;
    assert_eq!(letters.len(), 1);
    assert!(subject(&letters[0]).starts_with("2 Partien warten auf dich"));
});

on_both_databases!(after_a_stop_there_is_one_letter, |db| async move {
    let post = Post::new(db);
    let (anna, carl, [one, two]) = two_games(&post).await;
    post.play(one, anna + 1, 2, "e7e5", false).await;
    post.play(two, carl, 2, "c7c5", false).await;
    // no letter went out for two hours
    wait(&post, 2 * HOUR).await;
    let (_, letters) = post.drain().await;
    assert_eq!(letters.len(), 1);
    assert!(subject(&letters[0]).starts_with("2 Partien warten auf dich"));
    let told = states(&post, anna);
    assert!(
        told.iter()
            .all(|(_, state)| state == "sent" || state == "dropped"),
        "{told:?}"
    );
});

on_both_databases!(
    what_could_not_go_out_for_long_becomes_one_letter,
    |db| async move {
        let post = Post::new(db);
        let (anna, carl, [one, two]) = two_games(&post).await;
        let away = SendError::Transient("451 later".to_owned());
        post.memory.fail_with(Some(away));
        post.play(one, anna + 1, 2, "e7e5", false).await;
        post.play(two, carl, 2, "c7c5", false).await;
        for _ in 0..3 {
            post.drain().await;
            wait(&post, 16 * MINUTE).await;
        }
        post.memory.fail_with(None);
        wait(&post, HOUR).await;
        let (_, letters) = post.drain().await;
        let to_anna: Vec<_> = letters
            .iter()
            .filter(|l| l.to.starts_with("anna"))
            .collect();
        assert_eq!(to_anna.len(), 1);
        let told = text(to_anna[0]);
        assert!(told.contains("1…e5") && told.contains("1…c5"), "{told}");
    }
);

on_both_databases!(
    no_letters_about_moves_and_one_game_otherwise,
    |db| async move {
        let post = Post::new(db);
        let (anna, carl, [one, two]) = two_games(&post).await;
        wants(&post, anna, in_amount(Amount::None)).await;
        let at = post.ctx.now();
        let amount = Some(Amount::AtOnce);
        people::save_exception(&post.ctx, &find(&post, anna), About::Game(two), amount, at)
            .await
            .unwrap();
        post.play(one, anna + 1, 2, "e7e5", false).await;
        post.play(two, carl, 2, "c7c5", false).await;
        let (_, letters) = post.drain().await;
        assert_eq!(letters.len(), 1);
        assert!(subject(&letters[0]).contains("1…c5"));
    }
);

on_both_databases!(
    a_game_of_its_own_in_the_letter_of_the_day,
    |db| async move {
        let post = Post::new(db);
        let (anna, _, [one, _]) = two_games(&post).await;
        let at = post.ctx.now();
        let amount = Some(Amount::Digest);
        people::save_exception(&post.ctx, &find(&post, anna), About::Game(one), amount, at)
            .await
            .unwrap();
        post.play(one, anna + 1, 2, "e7e5", false).await;
        assert!(post.drain().await.1.is_empty());
        wait(&post, DAY).await;
        assert_eq!(send_digests(&post.ctx).await.unwrap(), 1);
        assert_eq!(post.drain().await.1.len(), 1);
        // what waits is sent when she wants it at once again
        post.play(one, anna, 3, "g1f3", false).await;
        post.play(one, anna + 1, 4, "b8c6", false).await;
        post.drain().await;
        let at = post.ctx.now();
        people::save_exception(&post.ctx, &find(&post, anna), About::Game(one), None, at)
            .await
            .unwrap();
        let (_, letters) = post.drain().await;
        assert_eq!(
            letters.iter().filter(|l| l.to.starts_with("anna")).count(),
            1
        );
    }
);

on_both_databases!(
    groups_are_switched_off_by_the_token_alone,
    |db| async move {
        let post = Post::new(db);
        let (anna, _, [one, _]) = two_games(&post).await;
        let read = move |c: &mut _| mailboxes::of(c, anna);
        let mailbox = post.db.read_blocking(read).unwrap();
        let at = post.ctx.now();
        let none = people::unsubscribe(&post.ctx, "nobody", LetterGroup::Moves, at).await;
        assert_eq!(none.unwrap(), None);
        let amount = Some(Amount::AtOnce);
        people::save_exception(&post.ctx, &find(&post, anna), About::Game(one), amount, at)
            .await
            .unwrap();
        people::unsubscribe(&post.ctx, &mailbox.token, LetterGroup::Moves, at)
            .await
            .unwrap();
        post.play(one, anna + 1, 2, "e7e5", false).await;
        assert!(post.drain().await.1.is_empty());
        let left = post.db.read_blocking(read).unwrap();
        assert!(left.left_at.is_some() && left.wishes.wants(LetterGroup::Reminders));
        assert_eq!(left.wishes.amount, Amount::None);
    }
);

on_both_databases!(who_moves_by_a_letter_has_been_here, |db| async move {
    let post = Post::new(db);
    let (anna, _, [one, _]) = two_games(&post).await;
    wants(&post, anna, in_amount(Amount::UntilBack)).await;
    for (ply, reply) in [(2, "e7e5"), (4, "b8c6")] {
        post.play(one, anna + 1, ply, reply, false).await;
        wait(&post, 30 * MINUTE).await;
        let (_, letters) = post.drain().await;
        let to_anna = letters.iter().filter(|l| l.to.starts_with("anna"));
        assert_eq!(to_anna.count(), 1, "ply {ply}");
        let sent = SentMove {
            game: one,
            player: anna,
            ply: ply + 1,
            uci: if ply == 2 { "g1f3" } else { "f1b5" }.to_owned(),
            offer: false,
            claim: None,
            message: String::new(),
            door: Door::Link,
            at: post.ctx.now(),
            entered: None,
            postmark: None,
        };
        make_move(&post.ctx, sent).await.unwrap();
    }
});

on_both_databases!(
    what_was_kept_is_told_to_who_moves_by_a_letter,
    |db| async move {
        let post = Post::new(db);
        let (anna, carl, [one, two]) = two_games(&post).await;
        wants(&post, anna, in_amount(Amount::UntilBack)).await;
        post.play(one, anna + 1, 2, "e7e5", false).await;
        wait(&post, 10 * MINUTE).await;
        assert_eq!(post.drain().await.1.len(), 1);
        post.play(two, carl, 2, "c7c5", false).await;
        wait(&post, 10 * MINUTE).await;
        assert!(post.drain().await.1.is_empty(), "kept");
        let sent = SentMove {
            game: one,
            player: anna,
            ply: 3,
            uci: "g1f3".to_owned(),
            offer: false,
            claim: None,
            message: String::new(),
            door: Door::Link,
            at: post.ctx.now(),
            entered: None,
            postmark: None,
        };
        make_move(&post.ctx, sent).await.unwrap();
        send_digests(&post.ctx).await.unwrap();
        wait(&post, 10 * MINUTE).await;
        let (_, letters) = post.drain().await;
        let mut to_anna = letters.iter().filter(|l| l.to.starts_with("anna"));
        assert!(subject(to_anna.next().unwrap()).contains("1…c5"));
        assert!(to_anna.next().is_none());
    }
);
