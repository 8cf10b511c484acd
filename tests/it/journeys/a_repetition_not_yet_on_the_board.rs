//! Only positions that have stood on the board count: not the one that the next move would make.

use fernzug::actions::play::{Claimed, accept_draw, claim_draw};
use fernzug::actions::{Fail, play};
use fernzug::domain::refusal::GameRefusal;
use fernzug::rules::endings::ClaimKind;

use crate::support::club::Club;
use crate::support::database::on_both_databases;

/// The start position stands for the second time after four plies; the eighth makes it the third.
const SEVEN: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

on_both_databases!(the_third_time_ends_it_not_the_second, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    for uci in SEVEN.split(' ') {
        club.play(game, uci).await;
        assert_eq!(club.ending(game).await, None, "after {uci}");
    }
    club.play(game, "f6g8").await;
    let drawn = Some(("1/2-1/2", "threefold_repetition"));
    assert_eq!(club.ending(game).await, drawn);
});

on_both_databases!(under_the_laws_it_is_claimed, |db| async move {
    let club = Club::new(db).await;
    let game = club
        .game_with(|form| form.profile = "laws".to_owned())
        .await;
    club.play(game, SEVEN).await;
    let claim = |player, ply| {
        let act = club.act(game, player);
        let ctx = club.ctx.clone();
        async move { claim_draw(&ctx, act, ply, ClaimKind::Threefold).await }
    };
    // Ben's next move could make it the third time. On the board it stands for the second.
    assert_eq!(claim(club.ben, 7).await.unwrap(), Claimed::Wrong);
    assert_eq!(club.ending(game).await, None);
    // A wrong claim stands as an offer (9.1.2.3), and there is one claim a turn.
    let offer = club.look(game).await.standing_offer().unwrap();
    assert_eq!(offer.ply, 7);
    let twice = claim(club.ben, 7).await;
    assert!(
        matches!(twice, Err(Fail::Refused(GameRefusal::ClaimedAlready))),
        "{twice:?}"
    );
    let not_his_own = accept_draw(&club.ctx, club.act(game, club.ben), offer.id).await;
    assert!(matches!(
        not_his_own,
        Err(Fail::Refused(GameRefusal::OwnOffer))
    ));

    club.play(game, "f6g8").await;
    assert_eq!(
        club.ending(game).await,
        None,
        "under `laws` nothing happens by itself"
    );
    // A form opened a move ago claims nothing.
    let stale = claim(club.ada, 7).await;
    assert!(
        matches!(stale, Err(Fail::Refused(GameRefusal::Stale { ply: 8 }))),
        "{stale:?}"
    );
    assert_eq!(claim(club.ada, 8).await.unwrap(), Claimed::Drawn);
    assert_eq!(
        club.ending(game).await,
        Some(("1/2-1/2", "threefold_claim"))
    );
    let late = play::resign(&club.ctx, club.act(game, club.ben)).await;
    assert!(matches!(late, Err(Fail::Refused(GameRefusal::Ended))));
});
