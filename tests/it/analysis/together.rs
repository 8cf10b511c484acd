//! Two devices, two presses, a game that goes on again: nothing is lost and nothing is shown that was not agreed.

use fernzug::actions::analysis::{Change, change, consent};
use fernzug::domain::analysis::{Consent, Moves, Step};
use fernzug::domain::clock::{Act, ActKind};
use fernzug::rules::Color;
use fernzug::storage::analyses;

use super::{board, note, two};
use crate::journeys::table::Table;
use crate::support::club::Club;
use crate::support::database::on_both_databases;

on_both_databases!(a_comment_of_two_devices_gives_both, |db| async move {
    let table = Table::new(db);
    let (anna, _, game) = two(&table, "1.e4 e5").await;
    note(&table, &anna, game, "1", ("On the phone", ""))
        .await
        .is(303);
    let page = note(&table, &anna, game, "1", ("At the desk", ""))
        .await
        .is(409);
    page.shows("This comment was changed elsewhere meanwhile")
        .shows("readonly>On the phone</textarea>")
        .shows(">At the desk</textarea>")
        .shows("name=\"seen\" value=\"On the phone\"");
    note(&table, &anna, game, "1", ("Both", "On the phone"))
        .await
        .is(303);
    board(&table, &anna, game, "?at=1")
        .await
        .ok()
        .shows(">Both</textarea>");
});

on_both_databases!(steps_of_two_devices_are_both_kept, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    let first = [
        "a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3", "g2g3", "h2h3",
    ];
    let steps = first.into_iter().cycle().take(16).map(|uci| Change {
        game,
        player: club.ada,
        step: Step::Add {
            at: "0".parse().unwrap(),
            moves: Moves::Line(vec![uci.to_owned(), "e7e5".to_owned()]),
        },
        at: club.now(),
    });
    let steps: Vec<Change> = steps.collect();
    // at once, each twice; a few at a time, as often as one tries again
    for some in steps.chunks(2) {
        let taken = some.iter().map(|step| change(&club.ctx, step));
        for done in futures_util::future::join_all(taken).await {
            done.unwrap();
        }
    }
    let ada = club.ada;
    let kept = club.db.read(move |c| analyses::of_player(c, game, ada));
    let kept = kept.await.unwrap();
    for uci in first {
        assert!(
            kept.tree.contains(&format!("1.{}", &uci[2..])),
            "{}",
            kept.tree
        );
    }
    assert_eq!(kept.tree.matches("1...e5").count(), 8, "{}", kept.tree);
    assert_eq!(kept.revision, 8);
});

on_both_databases!(a_game_that_goes_on_takes_consent_back, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    let end = fernzug::actions::play::resign(&club.ctx, club.act(game, club.ada)).await;
    end.unwrap();
    for player in [club.ada, club.ben] {
        consent(&club.ctx, (game, player), Consent::All, club.now())
            .await
            .unwrap();
    }
    let look = club.look(game).await;
    let read = club.db.read(move |c| analyses::consents(c, &look));
    assert_eq!(read.await.unwrap().agreed(), Consent::All);
    let mut again = club.look(game).await;
    again.facts.acts.push(Act {
        ply: 2,
        at: club.now(),
        side: Color::White,
        by: None,
        kind: ActKind::Continued {
            ended: club.now(),
            least: 0,
        },
    });
    let read = club.db.read(move |c| analyses::consents(c, &again));
    assert_eq!(read.await.unwrap().agreed(), Consent::None);
});
