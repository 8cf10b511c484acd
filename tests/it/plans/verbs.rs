//! Conditional moves through the verbs, on both databases: played in one step, hidden, raced, and told by letter.

use std::time::Duration;

use fernzug::actions::plans::{self as verbs, Change, PlanRefusal, Wish};
use fernzug::actions::play::{self, SentMove, make_move};
use fernzug::actions::{Context, Fail, letters, resume};
use fernzug::domain::conditional::{Choices, OnOffer, StopReason};
use fernzug::domain::notice::{Notice, NoticeKind};
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::{DAY, HOUR, SECOND};
use fernzug::domain::{GameId, PlayerId};
use fernzug::rules::notation::Letters;
use fernzug::storage::{notices, plans};

use crate::support::club::{Club, Scales, at_once, work};
use crate::support::database::on_both_databases;

fn text(text: &str, choices: Choices) -> Wish {
    Wish::Text {
        text: text.to_owned(),
        letters: Letters::English,
        choices,
    }
}

async fn form(club: &Club, game: GameId, player: PlayerId, wish: Wish) -> Change {
    let read = club.look(game).await;
    let kept = club
        .db
        .read(move |c| plans::of_player(c, &read, player))
        .await;
    Change {
        game,
        player,
        ply: club.look(game).await.ply,
        revision: kept.unwrap().map_or(0, |kept| kept.revision),
        once: format!("{wish:?}").chars().take(60).collect(),
        wish,
        at: club.now(),
    }
}

async fn plan(club: &Club, game: GameId, player: PlayerId, lines: &str) {
    plan_with(club, game, player, lines, Choices::default()).await;
}

async fn plan_with(club: &Club, game: GameId, player: PlayerId, lines: &str, choices: Choices) {
    let change = form(club, game, player, text(lines, choices)).await;
    verbs::change(&club.ctx, &change).await.unwrap();
}

async fn kept(club: &Club, game: GameId, player: PlayerId) -> plans::Kept {
    let read = club.look(game).await;
    let kept = club
        .db
        .read(move |c| plans::of_player(c, &read, player))
        .await;
    kept.unwrap().expect("there is a plan")
}

/// The kinds of letters about this game that wait, with who reads them, in order.
async fn told(club: &Club, game: GameId, ply: u32) -> Vec<(PlayerId, String)> {
    let newest = club.db.read(|c| notices::newest(c, 1_000)).await.unwrap();
    let mut about = Vec::new();
    for listed in newest.into_iter().rev().filter(|n| n.game == Some(game)) {
        let at = format!(
            "SELECT CAST(ply AS BIGINT) AS number FROM notices WHERE id = {}",
            listed.id
        );
        if club.number(&at).await == i64::from(ply) {
            about.push((listed.player.unwrap(), listed.kind));
        }
    }
    about
}

on_both_databases!(moves_of_both_sides_are_one_step, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    plan(&club, game, club.ben, "1.e4 e5 2.Nf3 Nc6 (2.Nc3 Nf6)").await;
    club.play(game, "e2e4").await;
    assert_eq!(club.moves(game).await, ["e4", "e5"]);
    plan(&club, game, club.ada, "2.Nf3 Nc6 3.Bb5 a6 4.Ba4").await;
    club.pass(HOUR).await;
    let before = club.look(game).await;
    club.play(game, "g1f3").await;
    // Nc6 was Ben's, Bb5 Ada's, and for that nothing is planned any more
    let after = club.look(game).await;
    assert_eq!(club.moves(game).await, ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert_eq!(after.version, before.version + 1);
    assert_eq!(after.turn(), fernzug::rules::Color::Black);
    assert!(after.facts.moves[3].planned && after.facts.moves[4].planned);
    assert!(!after.facts.moves[2].planned);
    assert_eq!(after.facts.moves[4].at, after.facts.moves[2].at);
    assert_eq!(after.deadline(), club.now().plus(3 * DAY));
    let wanted = [
        (club.ben, "plan_played".to_owned()),
        (club.ada, "plan_played".to_owned()),
    ];
    let mut letters = told(&club, game, 5).await;
    letters.sort_by_key(|(player, _)| *player != club.ben);
    assert_eq!(letters, wanted);
    // nothing of it is kept wrongly beside the facts
    club.alive_until(club.now().plus(HOUR)).await;
    assert!(club.reports().await.iter().all(|(_, _, ok)| *ok));
});

on_both_databases!(a_stop_is_told_at_once_and_says_why, |db| async move {
    let club = Club::new(db).await;
    let offered = |sent: SentMove| SentMove {
        offer: true,
        ..sent
    };
    for (choices, moved, offers, why) in [
        (
            Choices::default(),
            "b1c3",
            false,
            Some(StopReason::Unexpected),
        ),
        (Choices::default(), "g1f3", true, Some(StopReason::Offer)),
        (
            Choices {
                on_offer: OnOffer::Decline,
                ..Choices::default()
            },
            "g1f3",
            true,
            None,
        ),
        (
            Choices {
                on_offer: OnOffer::Accept,
                ..Choices::default()
            },
            "g1f3",
            true,
            None,
        ),
    ] {
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        plan_with(&club, game, club.ben, "2.Nf3 Nc6", choices).await;
        let sent = club.sent(&club.look(game).await, moved);
        let sent = if offers { offered(sent) } else { sent };
        make_move(&club.ctx, sent).await.unwrap();
        let letters = told(&club, game, if why.is_some() { 3 } else { 4 }).await;
        match (why, choices.on_offer) {
            (Some(why), _) => {
                assert_eq!(letters, [(club.ben, "plan_stopped".to_owned())]);
                assert_eq!(kept(&club, game, club.ben).await.stopped, Some((3, why)));
                let ben = club.ben;
                club.sql(&format!(
                    "UPDATE mailboxes SET amount = 'none' WHERE player_id = {ben}"
                ))
                .await;
                assert_eq!(
                    letter(&club, game, ben).await,
                    Some((NoticeKind::PlanStopped, Some(why)))
                );
                club.sql(&format!(
                    "UPDATE mailboxes SET amount = 'at_once' WHERE player_id = {ben}"
                ))
                .await;
            }
            (None, OnOffer::Accept) => {
                assert_eq!(club.ending(game).await, Some(("1/2-1/2", "agreement")));
            }
            (None, _) => {
                assert_eq!(club.moves(game).await.last().unwrap(), "Nc6");
                assert!(club.look(game).await.standing_offer().is_none());
            }
        }
    }
});

/// What the newest letter to a player about a game says: its kind, and why his plan stopped.
async fn letter(
    club: &Club,
    game: GameId,
    player: PlayerId,
) -> Option<(NoticeKind, Option<StopReason>)> {
    let now = club.now();
    let claimed = club
        .db
        .write(move |tx| {
            let due = notices::due(tx, now, 100)?;
            let ids: Vec<i64> = due.iter().map(|due| due.id).collect();
            notices::claim(tx, &ids, now, now.plus(SECOND), "word", 100)
        })
        .await
        .unwrap();
    club.pass(2 * SECOND).await;
    let row = claimed
        .notices
        .into_iter()
        .rfind(|row| row.game == Some(game) && row.player == Some(player))?;
    let gathered = club
        .db
        .read(move |c| letters::gather(c, &row))
        .await
        .unwrap()?;
    match gathered.notice {
        Notice::Game(kind, facts) => Some((kind, facts.stopped)),
        _ => None,
    }
}

on_both_databases!(the_switch_for_your_move_is_theirs_too, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    plan(&club, game, club.ben, "1.e4 e5").await;
    club.sql("UPDATE mailboxes SET amount = 'none'").await;
    make_move(&club.ctx, club.sent(&club.look(game).await, "e2e4"))
        .await
        .unwrap();
    let ben = club.ben;
    assert_eq!(letter(&club, game, ben).await, None);
});

on_both_databases!(the_same_move_gets_the_same_answer, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    let game = club.game().await;
    plan(&club, game, club.ben, "1.e4 e5 2.Nf3 Nc6").await;
    plan(&club, game, club.ada, "1.e4 e5 2.Nf3").await;
    let start = club.look(game).await;
    let works = (0..10).map(|n| {
        let (ctx, mut sent) = (servers[n % 2].clone(), club.sent(&start, "e2e4"));
        sent.message = "Good luck!".to_owned();
        work(Duration::ZERO, move || async move {
            make_move(&ctx, sent).await.unwrap()
        })
    });
    let answers = at_once(works.collect());
    assert_eq!(answers.iter().filter(|a| !a.again).count(), 1);
    for answer in &answers {
        assert_eq!(
            (answer.san.as_str(), answer.ply, answer.at),
            ("e4", 1, answers[0].at)
        );
    }
    assert_eq!(club.moves(game).await, ["e4", "e5", "Nf3", "Nc6"]);
    let said = format!("SELECT CAST(ply AS BIGINT) AS number FROM messages WHERE game_id = {game}");
    assert_eq!(
        club.number(&said).await,
        1,
        "the message stays with its move"
    );
    // also when the game has ended since, and a move that was planned cannot be sent again by hand
    play::resign(&club.ctx, club.act(game, club.ben))
        .await
        .unwrap();
    let again = make_move(&club.ctx, club.sent(&start, "e2e4")).await;
    assert!(again.is_ok_and(|answer| answer.again && answer.ply == 1));
});

async fn try_change(ctx: &Context, change: &Change) -> Result<(), PlanRefusal> {
    match verbs::change(ctx, change).await {
        Ok(()) => Ok(()),
        Err(Fail::Refused(why)) => Err(why),
        Err(Fail::Broken(error)) => panic!("{error}"),
    }
}

// Ada moves while Ben edits, on two servers: whoever is first holds, and nothing of what Ben typed ever becomes a move of
// the position that came.
on_both_databases!(a_plan_edited_while_the_opponent_moves, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    let mut scales = Scales::default();
    while !scales.is_settled(30) {
        let game = club.game().await;
        // the old plan answers otherwise than the new one
        plan(&club, game, club.ben, "1.e4 c5").await;
        let start = club.look(game).await;
        let clear = form(&club, game, club.ben, Wish::RemoveAll).await;
        let [late_move, late_edit] = scales.late();
        let (ctx, sent) = (servers[0].clone(), club.sent(&start, "e2e4"));
        let moving = work(late_move, move || async move {
            make_move(&ctx, sent).await.unwrap();
            None
        });
        let (ctx, edit) = (servers[1].clone(), clear);
        let editing = work(late_edit, move || async move {
            Some(try_change(&ctx, &edit).await)
        });
        let answers = at_once(vec![moving, editing]);
        let edited = answers.into_iter().flatten().next().unwrap();
        let played = club.moves(game).await;
        match edited {
            // the edit was first: the move met no plan
            Ok(()) => {
                assert_eq!(played, ["e4"]);
                scales.won(1);
            }
            Err(PlanRefusal::Game(GameRefusal::Stale { ply: 2 })) => {
                assert_eq!(played, ["e4", "c5"]);
                scales.won(0);
            }
            other => panic!("{other:?} {played:?}"),
        }
    }
});

on_both_databases!(
    what_was_typed_for_another_position_is_refused,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        let late = form(&club, game, club.ben, text("1.d4 d5", Choices::default())).await;
        let other_tab = form(&club, game, club.ben, text("1.c4 e5", Choices::default())).await;
        let other_tab = Change {
            once: "another".to_owned(),
            ..other_tab
        };
        assert_eq!(try_change(&club.ctx, &late).await, Ok(()));
        assert_eq!(
            try_change(&club.ctx, &late).await,
            Ok(()),
            "the same form again"
        );
        assert_eq!(
            try_change(&club.ctx, &other_tab).await,
            Err(PlanRefusal::Changed)
        );
        let third = form(&club, game, club.ben, text("1.e4 e5", Choices::default())).await;
        club.play(game, "e2e4").await;
        let stale = Err(PlanRefusal::Game(GameRefusal::Stale { ply: 1 }));
        assert_eq!(try_change(&club.ctx, &third).await, stale);
        assert_eq!(club.moves(game).await, ["e4"]);
        let rows = kept(&club, game, club.ben)
            .await
            .plan
            .rows(club.look(game).await.history(), false);
        assert_eq!(rows.len(), 1);
        assert!(rows[0].state.is_dead(), "it stays, as dead");
        let cleared = form(&club, game, club.ben, Wish::RemoveDead).await;
        assert_eq!(try_change(&club.ctx, &cleared).await, Ok(()));
        assert!(kept(&club, game, club.ben).await.plan.lines.is_empty());
    }
);

on_both_databases!(a_game_without_them_has_none, |db| async move {
    let club = Club::new(db).await;
    let game = club.game_with(|form| form.plans = false).await;
    let change = form(&club, game, club.ben, text("1.e4 e5", Choices::default())).await;
    assert_eq!(
        try_change(&club.ctx, &change).await,
        Err(PlanRefusal::NotAllowed)
    );
    let stranger = club.player("cleo").await;
    let game = club.game().await;
    let mut change = form(&club, game, club.ben, text("1.e4 e5", Choices::default())).await;
    change.player = stranger;
    let not_hers = Err(PlanRefusal::Game(GameRefusal::NotYourGame));
    assert_eq!(try_change(&club.ctx, &change).await, not_hers);
});

on_both_databases!(
    an_end_makes_them_void_also_where_the_game_goes_on,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        plan(&club, game, club.ben, "2.Nf3 Nc6").await;
        play::resign(&club.ctx, club.act(game, club.ada))
            .await
            .unwrap();
        let ended = form(&club, game, club.ben, text("2.Nc3 Nc6", Choices::default())).await;
        let refused = Err(PlanRefusal::Game(GameRefusal::Ended));
        assert_eq!(try_change(&club.ctx, &ended).await, refused);
        let director = club.player("dora").await;
        let wish = resume::Continuing {
            game,
            least: 3 * DAY,
            reason: "a slip of the mouse".to_owned(),
            by: director,
            at: club.now(),
        };
        resume::by_director(&club.ctx, &wish).await.unwrap();
        club.play(game, "g1f3").await;
        assert_eq!(club.moves(game).await, ["e4", "e5", "Nf3"]);
        assert_eq!(club.told(game, club.ben, NoticeKind::PlanStopped).await, 0);
        // a plan made afterwards holds
        let game = club.look(game).await.id;
        club.play(game, "b8c6").await;
        plan(&club, game, club.ben, "3.Bb5 a6").await;
        club.play(game, "f1b5").await;
        assert_eq!(club.moves(game).await.last().unwrap(), "a6");
    }
);

on_both_databases!(resigning_by_plan_is_a_resignation, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    plan(&club, game, club.ben, "1.e4 resigns").await;
    club.play(game, "e2e4").await;
    assert_eq!(club.ending(game).await, Some(("1-0", "resignation")));
    assert_eq!(club.told(game, club.ben, NoticeKind::GameOver).await, 1);
    // against a lone king it is a draw (5.1.2)
    let bare = "7k/8/8/8/8/8/3q4/K7 w - - 0 1";
    let game = club.game_with(|form| form.fen = bare.to_owned()).await;
    plan(&club, game, club.ben, "1.Kb1 resigns").await;
    club.play(game, "a1b1").await;
    assert_eq!(
        club.ending(game).await,
        Some(("1/2-1/2", "resignation_cannot_mate"))
    );
});

// Leave rests a clock, and plays what was planned all the same.
on_both_databases!(
    nobody_asks_for_plans_where_there_are_none,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        let start = club.look(game).await;
        let before = club.ctx.db.statements();
        make_move(&club.ctx, club.sent(&start, "e2e4"))
            .await
            .unwrap();
        let without = club.ctx.db.statements() - before;
        plan(
            &club,
            game,
            club.ada,
            "1...e5 2.Nf3 (1...e6 2.d4) 1...c5 2.Nf3 1...d5 2.exd5",
        )
        .await;
        club.play(game, "a7a6").await;
        let next = club.look(game).await;
        let before = club.ctx.db.statements();
        make_move(&club.ctx, club.sent(&next, "h2h3"))
            .await
            .unwrap();
        let with = club.ctx.db.statements() - before;
        // one question more, with its snapshot, however many branches there are
        assert!(with <= without + 3, "{without} and {with}");
    }
);
