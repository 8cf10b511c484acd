//! Invitations: each form makes one, each gets one answer, and nothing vanishes silently.

use std::time::Duration;

use fernzug::actions::Fail;
use fernzug::actions::invitations::{Answer, accept, invite, withdraw};
use fernzug::actions::sweep::expire_invitations;
use fernzug::domain::invitation::InvitationKind;
use fernzug::domain::refusal::InvitationRefusal;
use fernzug::domain::time::DAY;

use crate::support::club::{Club, Scales, at_once, work};
use crate::support::database::on_both_databases;

const GAMES: &str = "SELECT count(*) AS number FROM games";
const INVITATIONS: &str = "SELECT count(*) AS number FROM invitations";

fn letters(kind: &str) -> String {
    format!("SELECT count(*) AS number FROM notices WHERE kind = '{kind}'")
}

on_both_databases!(the_same_form_makes_one, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    for round in 1..=10 {
        let works = (0..6).map(|n| {
            let ctx = servers[n % 2].clone();
            let mut form = club.form(&format!("once {round}"));
            form.kind = InvitationKind::Player;
            form.to = "Ben".to_owned();
            work(Duration::ZERO, move || async move {
                invite(&ctx, form).await.unwrap()
            })
        });
        let made = at_once(works.collect());
        assert!(made.iter().all(|m| m.id == made[0].id), "{made:?}");
        assert_eq!(made.iter().filter(|m| !m.again).count(), 1);
        assert_eq!(club.number(INVITATIONS).await, round);
        assert_eq!(club.number(&letters("invitation")).await, round);
        let gone = withdraw(&club.ctx, made[0].id, club.ada, club.now()).await;
        gone.unwrap();
    }
});

on_both_databases!(one_is_open_between_two, |db| async move {
    let club = Club::new(db).await;
    club.player("carl").await;
    let servers = [club.ctx.clone(), club.another_server()];
    let refused = InvitationRefusal::InvitedAlready;
    let by_mail = "dora@example.invalid";
    for (kind, to, same, other) in [
        (InvitationKind::Player, "ben", "BEN", "carl"),
        (
            InvitationKind::Address,
            by_mail,
            "Dora@Example.invalid",
            "ben@example.invalid",
        ),
    ] {
        let form = |once: &str, to: &str| {
            let mut form = club.form(&format!("{once} {to}"));
            form.kind = kind;
            form.to = to.to_owned();
            form
        };
        // six different forms at once, on two servers
        let works = (0..6).map(|n| {
            let (ctx, form) = (servers[n % 2].clone(), form(&n.to_string(), to));
            work(
                Duration::ZERO,
                move || async move { invite(&ctx, form).await },
            )
        });
        let made = at_once(works.collect());
        let stood: Vec<_> = made.iter().filter_map(|m| m.as_ref().ok()).collect();
        assert_eq!(stood.len(), 1, "{made:?}");
        let others = made.iter().filter_map(|m| m.as_ref().err());
        assert!(
            others
                .into_iter()
                .all(|why| matches!(why, Fail::Refused(r) if *r == refused))
        );
        let again = invite(&club.ctx, form("x", same)).await;
        assert!(matches!(again, Err(Fail::Refused(why)) if why == refused));
        invite(&club.ctx, form("y", other)).await.unwrap();
        withdraw(&club.ctx, stood[0].id, club.ada, club.now())
            .await
            .unwrap();
        invite(&club.ctx, form("z", same)).await.unwrap();
    }
    // somebody else's is his own matter, and so is an answer in the other direction
    let mut bens = club.form("bens");
    (bens.from, bens.kind, bens.to) = (club.ben, InvitationKind::Player, "ada".to_owned());
    invite(&club.ctx, bens).await.unwrap();
});

/// Two answers to one open invitation at once; says which of them stood.
async fn answered<T: Send + std::fmt::Debug + 'static>(
    scales: &mut Scales,
    answers: Vec<Answer<Option<T>>>,
) -> usize {
    let stood: Vec<usize> = (0..answers.len()).filter(|n| answers[*n].is_ok()).collect();
    assert_eq!(stood.len(), 1, "{answers:?}");
    let other = &answers[1 - stood[0]];
    assert!(
        matches!(other, Err(Fail::Refused(InvitationRefusal::NotOpen))),
        "{other:?}"
    );
    scales.won(stood[0]);
    stood[0]
}

on_both_databases!(two_accept_and_one_plays, |db| async move {
    let club = Club::new(db).await;
    let carl = club.player("carl").await;
    let servers = [club.ctx.clone(), club.another_server()];
    let mut scales = Scales::default();
    let mut games = 0;
    while !scales.is_settled(30) {
        let form = club.form(&format!("open {games}"));
        let id = invite(&club.ctx, form).await.unwrap().id;
        let (late, at) = (scales.late(), club.now());
        let both = servers.iter().zip([club.ben, carl]).zip(late);
        let works = both.map(|((ctx, player), late)| {
            let ctx = ctx.clone();
            work(late, move || async move {
                accept(&ctx, id, player, at).await.map(Some)
            })
        });
        let answers = at_once(works.collect());
        let game = answers.iter().flatten().next().copied().flatten();
        let winner = [club.ben, carl][answered(&mut scales, answers).await];
        games += 1;
        assert_eq!(club.number(GAMES).await, games);
        assert_eq!(club.number(&letters("invitation_accepted")).await, games);
        let game = club.look(game.unwrap()).await;
        assert_eq!((game.white, game.black), (club.ada, winner));
        // pressed once more: the same game
        assert_eq!(accept(&club.ctx, id, winner, at).await.unwrap(), game.id);
    }
});

on_both_databases!(withdrawn_while_it_is_accepted, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    let mut scales = Scales::default();
    let (mut rounds, mut games) = (0, 0);
    while !scales.is_settled(30) {
        let mut form = club.form(&format!("withdrawn {rounds}"));
        form.kind = InvitationKind::Player;
        form.to = "ben".to_owned();
        let id = invite(&club.ctx, form).await.unwrap().id;
        rounds += 1;
        let ([first, second], at) = (servers.clone(), club.now());
        let (ada, ben, late) = (club.ada, club.ben, scales.late());
        let answers = at_once(vec![
            work(late[0], move || async move {
                accept(&first, id, ben, at).await.map(Some)
            }),
            work(late[1], move || async move {
                withdraw(&second, id, ada, at).await.map(|()| None)
            }),
        ]);
        if answered(&mut scales, answers).await == 0 {
            games += 1;
        }
        assert_eq!(club.number(GAMES).await, games);
        let withdrawn = letters("invitation_withdrawn");
        assert_eq!(club.number(&withdrawn).await, rounds - games);
    }
});

on_both_databases!(one_that_runs_out_is_told_once, |db| async move {
    let club = Club::new(db).await;
    let open = invite(&club.ctx, club.form("open")).await.unwrap().id;
    let mut form = club.form("to Ben");
    form.kind = InvitationKind::Player;
    form.to = "ben".to_owned();
    let to_ben = invite(&club.ctx, form).await.unwrap().id;
    let servers = [club.ctx.clone(), club.another_server()];
    for (days, run_out) in [(13, 0), (14, 1), (29, 1), (30, 2), (60, 2)] {
        club.set(crate::support::club::utc(crate::support::club::START).plus(days * DAY))
            .await;
        let works = servers.iter().map(|ctx| {
            let ctx = ctx.clone();
            work(Duration::ZERO, move || async move {
                expire_invitations(&ctx).await.unwrap()
            })
        });
        at_once(works.collect());
        let expired = club.number(&letters("invitation_expired")).await;
        assert_eq!(expired, run_out, "after {days} days");
    }
    for id in [open, to_ben] {
        let late = accept(&club.ctx, id, club.ben, club.now()).await;
        assert!(
            matches!(late, Err(Fail::Refused(InvitationRefusal::NotOpen))),
            "{late:?}"
        );
    }
    assert_eq!(club.number(GAMES).await, 0);
});
