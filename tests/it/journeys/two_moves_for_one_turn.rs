//! Two tabs send different moves for one turn at the same instant, to two servers: one is played, the other is told so.

use fernzug::actions::Fail;
use fernzug::actions::play::make_move;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::refusal::GameRefusal;

use crate::support::club::{Club, Scales, at_once, work};
use crate::support::database::on_both_databases;

on_both_databases!(exactly_one_is_played, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    let mut scales = Scales::default();
    while !scales.is_settled(30) {
        let game = club.game().await;
        let start = club.look(game).await;
        let tabs = servers.iter().zip(["e2e4", "d2d4"]).zip(scales.late());
        let works = tabs.map(|((ctx, uci), late)| {
            let (ctx, sent) = (ctx.clone(), club.sent(&start, uci));
            work(late, move || async move { make_move(&ctx, sent).await })
        });
        let answers = at_once(works.collect());
        let played = club.moves(game).await;
        assert_eq!(played.len(), 1, "{answers:?}");
        let mut accepted = 0;
        for (side, answer) in answers.into_iter().enumerate() {
            match answer {
                Ok(accept) => {
                    assert_eq!(accept.san, played[0]);
                    scales.won(side);
                    accepted += 1;
                }
                Err(Fail::Refused(GameRefusal::OtherMovePlayed { ply: 1, san })) => {
                    assert_eq!(san, played[0]);
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(accepted, 1);
        assert_eq!(club.told(game, club.ben, NoticeKind::YourMove).await, 1);
    }
});
