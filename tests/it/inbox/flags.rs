//! Flags and mail: what was accepted in time counts, however late it is read.

use super::post::{Post, Sent};
use crate::support::database::on_both_databases;
use fernzug::actions::Fail;
use fernzug::actions::time::{Wish, act};
use fernzug::domain::clock::{Grace, TimeTerms};
use fernzug::domain::time::{Instant, MINUTE, SECOND};

on_both_databases!(
    at_the_deadline_is_in_time_and_the_flag_waits_for_it,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        let address = post.letter_to("ada").await.reply_to();
        post.club.play(game, "e2e4 e7e5").await;
        post.club
            .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
            .await;
        let address = (post.letter_to("ada").await.reply_to(), address).0;
        let deadline = post.club.look(game).await.deadline();
        // accepted in the last second, and nobody reads it for some minutes
        post.arrives(&address, "Nf3", deadline).await;
        post.club.alive_until(deadline.plus(5 * MINUTE)).await;
        assert_eq!(post.club.ending(game).await, None);
        post.inbox.drain_once().await.unwrap();
        assert_eq!(post.club.moves(game).await, ["e4", "e5", "Nf3"]);
        post.club.tick().await;
        assert_eq!(post.club.ending(game).await, None);
    }
);

on_both_databases!(
    the_flag_waits_a_quarter_of_an_hour_at_most,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        let letter = post.letter_to("ada").await;
        post.club.play(game, "e2e4 e7e5").await;
        let deadline = post.club.look(game).await.deadline();
        post.arrives(&letter.reply_to(), "Nf3", deadline.plus(-SECOND))
            .await;
        post.club.alive_until(deadline.plus(14 * MINUTE)).await;
        assert_eq!(post.club.ending(game).await, None);
        post.club.alive_until(deadline.plus(16 * MINUTE)).await;
        assert_eq!(post.club.ending(game).await, Some(("0-1", "time")));
    }
);

on_both_databases!(
    later_mail_holds_no_flag_and_is_answered_with_both_instants,
    |db| async move {
        let post = Post::new(db).await;
        let game = post.game().await;
        post.letters().await;
        post.club.play(game, "e2e4 e7e5").await;
        post.club
            .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
            .await;
        let address = post.letter_to("ada").await.reply_to();
        let deadline = post.club.look(game).await.deadline();
        post.club.set(deadline.plus(SECOND)).await;
        // dealt with before the flag
        post.comes(&address, "Nf3").await;
        assert_eq!(post.outcome().await, "late");
        let answer = post.letter_to("ada").await;
        assert!(
            answer
                .text()
                .replace('\n', " ")
                .contains("the result is being recorded"),
            "{}",
            answer.text()
        );
        assert!(!answer.text().contains("is due by"), "{}", answer.text());
        post.club.pass(SECOND).await;
        post.comes(&address, "Nf3").await;
        post.club.alive_until(deadline.plus(30 * SECOND)).await;
        assert_eq!(post.club.ending(game).await, Some(("0-1", "time")));
        let letters = post.letters().await;
        let late = |l: &&Sent| l.text().contains("came too late");
        let answer = letters.iter().find(late).expect("an answer");
        let text = answer.text().replace('\n', " ");
        for said in ["12:00:02 CEST", "12:00:00 CEST", "0-1"] {
            assert!(text.contains(said), "{text}");
        }
        // and after it
        post.club.pass(MINUTE).await;
        post.comes(&address, "Nf3").await;
        assert_eq!(post.outcome().await, "late");
        assert_eq!(post.club.moves(game).await, ["e4", "e5"]);
    }
);

on_both_databases!(a_claim_on_time_waits_too, |db| async move {
    let post = Post::new(db).await;
    let game = post
        .club
        .game_with(|form| {
            let mut control = TimeTerms::days_per_move(3).control;
            control.options.grace = Grace::Claim;
            form.time = TimeTerms::usual(control);
        })
        .await;
    post.skip("invitation_accepted").await;
    post.club.play(game, "e2e4 e7e5").await;
    post.club
        .sql("UPDATE notices SET state = 'waiting' WHERE id = (SELECT max(id) FROM notices)")
        .await;
    let address = post.letter_to("ada").await.reply_to();
    let deadline = post.club.look(game).await.deadline();
    post.club.set(deadline.plus(5 * MINUTE)).await;
    let claim = |at: Instant| fernzug::actions::play::Act {
        game,
        player: post.club.ben,
        at,
        entered: None,
    };
    post.arrives(&address, "Nf3", deadline.plus(MINUTE)).await;
    let refused = act(&post.club.ctx, claim(post.club.now()), 0, Wish::ClaimTime).await;
    assert!(matches!(refused, Err(Fail::Broken(_))), "{refused:?}");
    post.inbox.drain_once().await.unwrap();
    assert_eq!(post.club.moves(game).await, ["e4", "e5", "Nf3"]);
});
