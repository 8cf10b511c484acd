//! Draw offers from the first move to the agreed draw.

use fernzug::actions::Fail;
use fernzug::actions::play::{Answer, accept_draw, decline_draw, make_move};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::refusal::GameRefusal;

use crate::support::club::Club;
use crate::support::database::on_both_databases;

/// A move with a draw offer.
async fn offer(club: &Club, game: i64, uci: &str) -> Answer<()> {
    let mut sent = club.sent(&club.look(game).await, uci);
    sent.offer = true;
    make_move(&club.ctx, sent).await.map(|_| ())
}

fn refused<T: std::fmt::Debug>(answer: Answer<T>) -> GameRefusal {
    match answer {
        Err(Fail::Refused(why)) => why,
        other => panic!("{other:?}"),
    }
}

async fn standing(club: &Club, game: i64) -> Option<i64> {
    club.look(game).await.standing_offer().map(|o| o.id)
}

on_both_databases!(offered_declined_lapsed_and_agreed, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    assert_eq!(
        refused(offer(&club, game, "e2e4").await),
        GameRefusal::OfferTooEarly
    );
    assert!(club.moves(game).await.is_empty(), "nothing was played");
    club.play(game, "e2e4").await;

    // Ben offers with his first move; Ada declines in words and is still on the move.
    offer(&club, game, "e7e5").await.unwrap();
    assert_eq!(club.told(game, club.ada, NoticeKind::DrawOffered).await, 1);
    assert_eq!(
        club.told(game, club.ada, NoticeKind::YourMove).await,
        1,
        "that of the start"
    );
    let bens = standing(&club, game).await.unwrap();
    let deadline = club.look(game).await.deadline();
    club.pass(3_600_000).await;
    let (ada, ben) = (club.act(game, club.ada), club.act(game, club.ben));
    assert_eq!(
        refused(accept_draw(&club.ctx, ben, bens).await),
        GameRefusal::OwnOffer
    );
    decline_draw(&club.ctx, ada, bens).await.unwrap();
    assert_eq!(club.told(game, club.ben, NoticeKind::DrawDeclined).await, 1);
    assert_eq!(
        club.look(game).await.deadline(),
        deadline,
        "declining is no move"
    );
    assert_eq!(
        refused(accept_draw(&club.ctx, ada, bens).await),
        GameRefusal::NoSuchOffer
    );

    // Ada's own offer lapses when Ben moves; his was refused later than hers could be.
    offer(&club, game, "g1f3").await.unwrap();
    let adas = standing(&club, game).await.unwrap();
    club.play(game, "b8c6").await;
    assert_eq!(standing(&club, game).await, None);
    let late = accept_draw(&club.ctx, club.act(game, club.ben), adas).await;
    assert_eq!(refused(late), GameRefusal::NoSuchOffer);

    // Refused just now: ten own moves before the next one, unless the other offers meanwhile.
    let again = refused(offer(&club, game, "f1c4").await);
    assert!(
        matches!(again, GameRefusal::OfferTooSoon { .. }),
        "{again:?}"
    );
    club.play(game, "f1c4").await;
    offer(&club, game, "g8f6").await.unwrap();
    let bens = standing(&club, game).await.unwrap();
    let agreed = club.act(game, club.ada);
    accept_draw(&club.ctx, agreed, bens).await.unwrap();
    assert_eq!(club.ending(game).await, Some(("1/2-1/2", "agreement")));
    for player in [club.ada, club.ben] {
        assert_eq!(club.told(game, player, NoticeKind::GameOver).await, 1);
    }
    assert_eq!(
        refused(accept_draw(&club.ctx, agreed, bens).await),
        GameRefusal::Ended
    );
    assert_eq!(standing(&club, game).await, None);
});

on_both_databases!(silence_does_not_accept, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4").await;
    offer(&club, game, "e7e5").await.unwrap();
    let flag = club.look(game).await.deadline().plus(11_000);
    club.alive_until(flag).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    assert_eq!(
        standing(&club, game).await,
        None,
        "an offer dies with the game"
    );
});
