//! Replies that do what they say.

use super::post::{Post, site};
use crate::support::database::on_both_databases;
use fernzug::actions::play;
use fernzug::domain::game::Door;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, HOUR, MINUTE, SECOND};
use fernzug::storage::games;

on_both_databases!(a_reply_plays_and_is_answered, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    let letter = post.letter_to("ada").await;
    let address = letter.reply_to();
    let secret = address
        .strip_prefix("play+")
        .unwrap()
        .strip_suffix("@chess.example.org")
        .unwrap();
    assert_eq!(secret.len(), 26, "{secret}");
    assert!(
        letter.text().contains("You can also answer this letter"),
        "{}",
        letter.text()
    );
    assert!(letter.html().contains("You can also answer this letter"));
    assert!(!letter.text().contains(secret));
    // only its hash lies here
    let known = format!("SELECT count(*) AS number FROM links WHERE hash = '{secret}'");
    assert_eq!(post.club.number(&known).await, 0);

    post.club.pass(HOUR + 250).await;
    let at = post.club.now();
    post.comes(
        &address,
        "e4\r\n\r\nOn Tue, Fernzug wrote:\r\n> It is your move.",
    )
    .await;
    assert_eq!(post.club.moves(game).await, ["e4"]);
    let record = post
        .club
        .db
        .read(move |c| games::record(c, game))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(record.moves[1].at, at.whole_second());
    let doors = "SELECT count(*) AS number FROM moves WHERE door = 'mail'";
    assert_eq!(post.club.number(doors).await, 1);

    let letters = post.letters().await;
    let to = |name: &str| letters.iter().find(|l| l.0.to.starts_with(name)).unwrap();
    let answer = to("ada");
    assert_eq!(answer.subject(), "Played: 1.e4 against ben Holm");
    assert!(
        answer.text().contains("Played: 1.e4 against ben Holm."),
        "{}",
        answer.text()
    );
    assert_eq!(
        answer.header("Auto-Submitted").as_deref(),
        Some("auto-replied")
    );
    let mail = format!("<{}@mail.example.org>", at.0);
    assert_eq!(answer.header("In-Reply-To"), Some(mail.clone()));
    let thread = format!("<game-{game}@chess.example.org> {mail}");
    assert_eq!(answer.header("References"), Some(thread));
    // it is the opponent's turn: nothing more can be answered
    assert_eq!(answer.header("Reply-To"), None);
    assert!(to("ben").reply_to() != address);
    // the mail and its address are gone
    let kept =
        "SELECT count(*) AS number FROM inbound WHERE raw IS NOT NULL OR recipient IS NOT NULL";
    assert_eq!(post.club.number(kept).await, 0);
});

on_both_databases!(in_german_a_knight_is_a_springer, |db| async move {
    let post = Post::new(db).await;
    post.speaks(post.club.ben, "de").await;
    let game = post.game().await;
    let address = post.letter_to("ada").await.reply_to();
    post.comes(&address, "12.05. e4").await;
    assert_eq!(post.outcome().await, "not_understood");
    post.comes(&address, "e2-e4!").await;
    let letters = post.letters().await;
    let mine = letters.iter().find(|l| l.0.to.starts_with("ben")).unwrap();
    assert!(mine.text().contains("„gebe auf“"), "{}", mine.text());
    post.comes(
        &mine.reply_to(),
        "Sf6, biete Remis an\r\n\r\nViele Grüße\r\nBen",
    )
    .await;
    assert_eq!(post.club.moves(game).await, ["e4", "Nf6"]);
    assert!(post.club.look(game).await.standing_offer().is_some());
    let letters = post.letters().await;
    let answer = letters.iter().find(|l| l.0.to.starts_with("ben")).unwrap();
    assert_eq!(answer.subject(), "Gespielt: 1…Sf6 gegen ada Holm");
    assert!(
        answer.text().contains("mit einem Remisangebot"),
        "{}",
        answer.text()
    );
    // the offer is accepted by mail, too
    let offer = letters.iter().find(|l| l.0.to.starts_with("ada")).unwrap();
    assert!(offer.text().contains("“accept”"), "{}", offer.text());
    post.comes(&offer.reply_to(), "I accept the draw.").await;
    assert_eq!(post.club.ending(game).await, Some(("1/2-1/2", "agreement")));
    let letters = post.letters().await;
    let subjects: Vec<String> = letters.iter().map(|l| l.subject()).collect();
    assert!(
        subjects.contains(&format!("Draw agreed with ben Holm (game {game})")),
        "{subjects:?}"
    );
});

on_both_databases!(
    a_game_is_resigned_only_by_a_mail_that_says_nothing_else,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        let address = post.letter_to("ada").await.reply_to();
        for unsure in ["I resign.\r\n\r\nWell played!\r\nAda", "resign\r\nor do I?"] {
            post.comes(&address, unsure).await;
            assert_eq!(post.outcome().await, "resign_unsure", "{unsure}");
            let answer = post.letter_to("ada").await;
            assert!(answer.text().contains("/resignation"), "{}", answer.text());
            post.club.pass(SECOND).await;
        }
        for other in ["resign?", "I do not resign"] {
            post.comes(&address, other).await;
            assert_eq!(post.outcome().await, "not_understood", "{other}");
            post.club.pass(SECOND).await;
        }
        assert_eq!(post.club.ending(game).await, None);
        post.letters().await;
        post.comes(&address, "I resign.\r\n\r\n-- \r\nAda Holm")
            .await;
        assert_eq!(post.club.ending(game).await, Some(("0-1", "resignation")));
        let letters = post.letters().await;
        let answer = letters
            .iter()
            .find(|l| l.subject().starts_with("You have resigned"))
            .unwrap();
        assert!(
            answer.text().contains("Was that a mistake?"),
            "{}",
            answer.text()
        );
        assert!(answer.text().contains("0-1"), "{}", answer.text());
    }
);

on_both_databases!(
    what_would_end_the_game_as_a_draw_is_asked_first,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        post.club
            .play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1")
            .await;
        // the letter about the last move went out without anybody to read it: have it written again
        post.club
            .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
            .await;
        let address = post.letter_to("ben").await.reply_to();
        post.comes(&address, "Ng8").await;
        assert_eq!(post.outcome().await, "would_draw");
        assert_eq!(post.club.ending(game).await, None);
        let answer = post.letter_to("ben").await;
        assert!(
            answer.text().contains("Ng8 (Knight from f6 to g8)"),
            "{}",
            answer.text()
        );
        assert!(
            answer.text().contains("/move?uci=f6g8"),
            "{}",
            answer.text()
        );
        // another move is simply played, and a mate is one
        post.comes(&answer.reply_to(), "e5").await;
        post.letters().await;
        let fools = post.game().await;
        post.club.play(fools, "f2f3 e7e5 g2g4").await;
        post.club
            .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
            .await;
        let address = post.letter_to("ben").await.reply_to();
        post.comes(&address, "Dh4 matt").await;
        assert_eq!(post.club.ending(fools).await, Some(("0-1", "checkmate")));
    }
);

on_both_databases!(the_same_move_again_gets_the_first_answer, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    let address = post.letter_to("ada").await.reply_to();
    let at = post.club.now();
    // delivered twice by the mail server
    post.arrives(&address, "e4", at).await;
    post.arrives(&address, "e4", at).await;
    assert_eq!(post.inbox.drain_once().await.unwrap(), 1);
    let answer = post.letters().await;
    assert_eq!(
        answer.iter().filter(|l| l.0.to.starts_with("ada")).count(),
        1
    );
    // written twice
    post.club.pass(MINUTE).await;
    for (body, played) in [("e4", "1.e4"), ("d4", "1.e4")] {
        post.comes(&address, body).await;
        assert_eq!(post.outcome().await, "stands");
        let answer = post.letter_to("ada").await;
        assert!(
            answer.text().contains(&format!("The move {played} stands")),
            "{}",
            answer.text()
        );
        assert!(answer.text().contains("12:00:00"), "{}", answer.text());
        post.club.pass(MINUTE).await;
    }
    assert_eq!(post.club.moves(game).await, ["e4"]);
    // the letter of an earlier turn does nothing
    post.club.play(game, "e7e5").await;
    post.comes(&address, "resign").await;
    assert_eq!(post.outcome().await, "gone_on");
    assert_eq!(post.club.ending(game).await, None);
});

on_both_databases!(
    a_crash_between_playing_and_writing_it_down,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        let address = post.letter_to("ada").await.reply_to();
        let at = post.club.now();
        let sent = play::SentMove {
            door: Door::Mail,
            ..post.club.sent(&post.club.look(game).await, "e2e4")
        };
        play::make_move(&post.club.ctx, sent).await.unwrap();
        post.club.pass(MINUTE).await;
        post.arrives(&address, "e4", at).await;
        post.inbox.drain_once().await.unwrap();
        assert_eq!(post.outcome().await, "played");
        assert_eq!(
            post.club
                .told(game, post.club.ada, NoticeKind::MailAnswer)
                .await,
            1
        );
    }
);

on_both_databases!(a_claim_of_a_dead_server_runs_out, |db| async move {
    let post = Post::new(db).await;
    let game = post.game().await;
    let address = post.letter_to("ada").await.reply_to();
    let now = post.club.now();
    post.arrives(&address, "e4", now).await;
    let claim =
        move |tx: &mut _| fernzug::storage::inbound::claim(tx, now, now.plus(MINUTE), "dead", 8);
    assert_eq!(post.club.ctx.db.write(claim).await.unwrap().len(), 1);
    assert_eq!(post.inbox.drain_once().await.unwrap(), 0);
    post.club.pass(MINUTE + SECOND).await;
    assert_eq!(post.inbox.drain_once().await.unwrap(), 1);
    assert_eq!(post.club.moves(game).await, ["e4"]);
});

on_both_databases!(without_the_setting_nothing_changes, |db| async move {
    let post = Post::with(db, site()).await;
    post.game().await;
    let letter = post.letter_to("ada").await;
    assert_eq!(letter.header("Reply-To"), None);
    assert!(!letter.text().contains("answer this letter"));
    let links = "SELECT count(*) AS number FROM links WHERE purpose = 'reply'";
    assert_eq!(post.club.number(links).await, 0);
    post.club.pass(DAY).await;
});
