//! Time and resignation against a side that cannot mate: a draw where the profile says so, a loss where it does not.

use fernzug::actions::play::resign;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::SECOND;
use fernzug::rules::{Color, endings};

use crate::support::app::TestApp;
use crate::support::club::Club;
use crate::support::database::on_both_databases;

/// White has a rook, Black nothing.
const ROOK: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

async fn game(club: &Club, profile: &str, fen: &str) -> i64 {
    club.game_with(|form| {
        form.profile = profile.to_owned();
        form.fen = fen.to_owned();
    })
    .await
}

on_both_databases!(by_time_and_by_resignation, |db| async move {
    let club = Club::new(db).await;
    for (profile, by_time, by_resignation) in [
        ("online", "time_cannot_mate", "resignation_cannot_mate"),
        ("laws", "time_cannot_mate", "resignation_cannot_mate"),
        ("classic", "time_cannot_mate", "resignation"),
        ("simple", "time", "resignation"),
    ] {
        let result = |reason: &str| match reason {
            "time" | "resignation" => "0-1",
            _ => "1/2-1/2",
        };
        let resigned = game(&club, profile, ROOK).await;
        let act = club.act(resigned, club.ada);
        resign(&club.ctx, act).await.unwrap();
        let wanted = Some((result(by_resignation), by_resignation));
        assert_eq!(club.ending(resigned).await, wanted, "{profile}");

        let overdue = game(&club, profile, ROOK).await;
        club.play(overdue, "e1e2 e8e7").await;
        let flag = club.look(overdue).await.deadline().plus(11 * SECOND);
        club.alive_until(flag).await;
        let wanted = Some((result(by_time), by_time));
        assert_eq!(club.ending(overdue).await, wanted, "{profile}");

        // the side that could be mated loses under all of them
        let lost = game(&club, profile, ROOK).await;
        club.play(lost, "e1e2 e8e7 e2e3").await;
        let flag = club.look(lost).await.deadline().plus(11 * SECOND);
        club.alive_until(flag).await;
        assert_eq!(club.ending(lost).await, Some(("1-0", "time")), "{profile}");
    }
});

/// White cannot mate, but that takes longer to find out than a request may.
const LONG_QUESTION: &str = "b7/1p1p1p1p/1P6/KP6/PP6/1P1P4/5P1P/k7 w - - 0 1";

on_both_databases!(an_open_question_is_looked_at_first, |db| async move {
    let club = Club::new(db).await;
    let resigned = game(&club, "online", LONG_QUESTION).await;
    let act = club.act(resigned, club.ben);
    resign(&club.ctx, act).await.unwrap();
    let wanted = Some(("1/2-1/2", "resignation_cannot_mate"));
    assert_eq!(club.ending(resigned).await, wanted);

    let overdue = game(&club, "online", LONG_QUESTION).await;
    club.play(overdue, "f2f3 a1b2 h2h3").await;
    let at = club.look(overdue).await;
    let outcome = endings::time(&at.profile, &at.position, Color::Black);
    assert!(endings::is_open_question(
        &at.profile,
        &at.position,
        outcome
    ));
    club.alive_until(at.deadline().plus(11 * SECOND)).await;
    let wanted = Some(("1/2-1/2", "time_cannot_mate"));
    assert_eq!(club.ending(overdue).await, wanted);
    let asked = "SELECT count(*) AS number FROM job_reports WHERE job = 'winnability'";
    assert_eq!(club.number(asked).await, 0);
});

on_both_databases!(without_a_first_move_it_is_aborted, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    let flag = club.look(game).await.deadline().plus(11 * SECOND);
    club.alive_until(flag).await;
    let wanted = Some(("*", "aborted_no_first_move"));
    assert_eq!(club.ending(game).await, wanted);
    assert_eq!(club.told(game, club.ben, NoticeKind::GameAborted).await, 1);
    let unrated = "SELECT count(*) AS number FROM rate_this";
    assert_eq!(club.number(unrated).await, 0);
});

on_both_databases!(
    what_could_not_be_found_out_is_shown_to_the_administrator,
    |db| async move {
        let app = TestApp::new(db);
        let mut chef = app.member("chef").await;
        app.promote("chef").await;
        let (mut anna, mut berta) = (app.member("anna").await, app.member("berta").await);
        // White's queen stands before a wall that nobody has taken down yet.
        let open = "8/4p1pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
        for (once, fen) in [("open", open), ("clear", ROOK)] {
            let form = [
                ("once", once),
                ("kind", "player"),
                ("to", "berta"),
                ("colour", "white"),
                ("pace", "3"),
                ("profile", "online"),
                ("fen", fen),
            ];
            let sent = anna.post("/invitations", &form).await;
            let invitation = sent.location().replace("?sent=1", "/acceptance");
            let game = berta.post(&invitation, &[]).await.location().to_owned();
            let resigned = berta.post(&format!("{game}/resignation"), &[]).await;
            assert_eq!(resigned.status, 303, "{}", resigned.body);
            for path in ["/admin", "/admin/jobs"] {
                let page = chef.get(path).await;
                let named = page.has(&format!("main a[href='{game}']"));
                assert_eq!(named, once == "open", "{path} {}", page.body);
                assert!(page.body.contains("lost by time or resignation"), "{path}");
            }
        }
    }
);
