//! Replies that do nothing, and whether they are answered.

use super::post::Post;
use crate::support::database::on_both_databases;
use fernzug::domain::time::{DAY, SECOND};
use fernzug::storage::links;

on_both_databases!(what_is_no_move_is_explained, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    post.club.play(game, "d2d4 d7d5 g1f3 g8f6 b1c3 c7c6").await;
    post.club
        .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
        .await;
    let mut letter = post.letter_to("ada").await;
    for (body, outcome, said) in [
        ("Nd4", "illegal", "“Nd4” was not played. Your own"),
        ("Nh5", "illegal", "“Nh5” was not played."),
        ("Hello Ben", "not_understood", "“Hello Ben” is no move"),
        ("", "empty", "no line of its own"),
        ("> Nf3", "empty", "no line of its own"),
    ] {
        post.club.pass(SECOND).await;
        post.comes(&letter.reply_to(), body).await;
        assert_eq!(post.outcome().await, outcome, "{body}");
        letter = post.letter_to("ada").await;
        assert!(
            letter.subject().starts_with("Not played"),
            "{}",
            letter.subject()
        );
        assert!(
            letter.text().contains("Only the first line"),
            "{}",
            letter.text()
        );
        assert!(letter.text().contains(said), "{}", letter.text());
    }
    assert_eq!(post.club.moves(game).await.len(), 6);
});

on_both_databases!(of_several_moves_none_is_guessed, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    post.club
        .play(game, "g1f3 g8f6 e2e3 e7e6 f1e2 f8e7 d2d3 d7d6 c1d2 a7a6")
        .await;
    post.club.play(game, "d2c3 b7b6").await;
    post.club
        .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
        .await;
    let letter = post.letter_to("ada").await;
    post.comes(&letter.reply_to(), "Nd2").await;
    assert_eq!(post.outcome().await, "illegal");
    let answer = post.letter_to("ada").await;
    let text = answer.text().replace('\n', " ");
    assert!(text.contains("Two knights can go to d2"), "{text}");
    assert!(text.contains("Nbd2 (Knight from b1 to d2)"), "{text}");
    assert!(text.contains("Nfd2 (Knight from f3 to d2)"), "{text}");
    // and the answer can be answered
    post.club.pass(SECOND).await;
    post.comes(&answer.reply_to(), "Nbd2").await;
    assert_eq!(post.club.moves(game).await.last().unwrap(), "Nbd2");
});

on_both_databases!(a_move_that_could_be_a_name_is_asked, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    post.club.play(game, "e2e4 d7d5").await;
    post.club
        .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
        .await;
    let letter = post.letter_to("ada").await;
    post.comes(&letter.reply_to(), "Ed").await;
    assert_eq!(post.outcome().await, "short");
    let answer = post.letter_to("ada").await;
    assert!(
        answer.text().contains("/move?uci=e4d5"),
        "{}",
        answer.text()
    );
    assert_eq!(post.club.moves(game).await.len(), 2);
});

on_both_databases!(programs_get_no_answer, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    let address = post.letter_to("ada").await.reply_to();
    for (at, (head, from)) in [
        ("Auto-Submitted: auto-replied", "ada@example.org"),
        (
            "Auto-Submitted: auto-generated (vacation)",
            "ada@example.org",
        ),
        ("X-Autoreply: yes", "ada@example.org"),
        ("Precedence: auto_reply", "ada@example.org"),
        ("Return-Path: <>", "ada@example.org"),
        ("X-Nothing: y", "MAILER-DAEMON@example.org"),
        (
            "Content-Type: multipart/report; report-type=disposition-notification; boundary=x",
            "ada@example.org",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let raw = format!("{head}\r\nFrom: {from}\r\nTo: {address}\r\n\r\ne4\r\n");
        post.stored(raw.into_bytes(), post.club.now().plus(at as i64))
            .await;
        post.inbox.drain_once().await.unwrap();
        let outcome = post.outcome().await;
        assert!(
            outcome == "automatic" || outcome == "bounced_unknown",
            "{head}: {outcome}"
        );
    }
    // perhaps a program: what is no move is not answered
    for head in [
        "Precedence: bulk",
        "X-Auto-Response-Suppress: All",
        "List-Id: <x.y>",
    ] {
        let raw = format!("{head}\r\nFrom: a@b.org\r\nTo: {address}\r\n\r\nI am away\r\n");
        post.stored(raw.into_bytes(), post.club.now()).await;
    }
    post.inbox.drain_once().await.unwrap();
    assert!(post.letters().await.is_empty());
    assert!(post.club.moves(game).await.is_empty());
    // a move is
    let raw = format!("Precedence: bulk\r\nFrom: a@b.org\r\nTo: {address}\r\n\r\ne4\r\n");
    post.stored(raw.into_bytes(), post.club.now()).await;
    post.inbox.drain_once().await.unwrap();
    assert_eq!(post.club.moves(game).await, ["e4"]);
    assert!(
        post.letters()
            .await
            .iter()
            .all(|l| l.0.to.starts_with("ben"))
    );
});

on_both_databases!(two_automata_do_not_write_to_each_other, |db| async move {
    let post = Post::new(db).await;
    post.game().await;
    let address = post.letter_to("ada").await.reply_to();
    for _ in 0..12 {
        post.club.pass(SECOND).await;
        post.comes(&address, "Thank you for your mail").await;
    }
    assert_eq!(post.letters().await.len(), 5);
    post.club.pass(DAY).await;
    post.comes(&address, "Thank you for your mail").await;
    assert_eq!(post.letters().await.len(), 1);
});

on_both_databases!(wrong_secrets_do_nothing, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    let letter = post.letter_to("ada").await;
    let move_link = letter.text();
    let token = move_link
        .lines()
        .find_map(|l| l.strip_prefix("https://chess.example.org/m/"))
        .unwrap()
        .to_owned();
    for to in [
        "play@chess.example.org".to_owned(),
        "play+abcdefghijklmnopqrstuvwxyz@chess.example.org".to_owned(),
        format!("play+{}@chess.example.org", token.get(..26).unwrap()),
        "".to_owned(),
    ] {
        post.comes(&to, "e4").await;
        assert_eq!(post.outcome().await, "unknown", "{to}");
        post.club.pass(SECOND).await;
    }
    assert!(post.letters().await.is_empty());
    // capitals get lost on the way, or come
    post.comes(&letter.reply_to().to_uppercase(), "e4").await;
    assert_eq!(post.club.moves(game).await, ["e4"]);
});

on_both_databases!(
    after_a_change_of_password_old_letters_do_nothing,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        let letter = post.letter_to("ada").await;
        let (ada, now) = (post.club.ada, post.club.now());
        let kill = move |tx: &mut _| links::kill_for_player(tx, ada, now);
        post.club.ctx.db.write(kill).await.unwrap();
        post.club.pass(SECOND).await;
        post.comes(&letter.reply_to(), "e4").await;
        assert_eq!(post.outcome().await, "dead");
        assert!(post.club.moves(game).await.is_empty());
        let answer = post.letter_to("ada").await;
        assert!(
            answer.text().contains("no longer holds"),
            "{}",
            answer.text()
        );
    }
);
