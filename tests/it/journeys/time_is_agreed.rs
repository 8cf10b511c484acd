//! What players do about time: give it, pause, announce a long think, draw the reserve, claim, continue.

use fernzug::actions::Fail;
use fernzug::actions::time::{Wish, act};
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::{DAY, HOUR, SECOND};
use fernzug::domain::{GameId, PlayerId};

use super::table::Table;
use crate::support::club::Club;
use crate::support::database::on_both_databases;

async fn game(club: &Club, control: &str, moves: &str) -> GameId {
    let time = TimeTerms::usual(control.parse().unwrap());
    let game = club.game_with(|form| form.time = time).await;
    club.play(game, moves).await;
    game
}

async fn wish(club: &Club, game: GameId, player: PlayerId, wish: Wish) -> Result<(), GameRefusal> {
    let seen = club.look(game).await.facts.acts.len();
    send(club, game, player, seen, wish).await
}

async fn send(
    club: &Club,
    game: GameId,
    player: PlayerId,
    seen: usize,
    wish: Wish,
) -> Result<(), GameRefusal> {
    match act(&club.ctx, club.act(game, player), seen, wish).await {
        Ok(()) => Ok(()),
        Err(Fail::Refused(why)) => Err(why),
        Err(Fail::Broken(error)) => panic!("{error}"),
    }
}

on_both_databases!(time_is_given_once, |db| async move {
    let club = Club::new(db).await;
    let game = game(&club, "3d", "e2e4 e7e5").await;
    let before = club.look(game).await.deadline();
    let give = Wish::Give(2 * DAY);
    assert_eq!(send(&club, game, club.ben, 0, give).await, Ok(()));
    assert_eq!(send(&club, game, club.ben, 0, give).await, Ok(()), "again");
    let other = Wish::Give(5 * DAY);
    let stale = Err(GameRefusal::Stale { ply: 2 });
    assert_eq!(send(&club, game, club.ben, 0, other).await, stale);
    assert_eq!(club.look(game).await.deadline(), before.plus(2 * DAY));
    assert_eq!(club.told(game, club.ada, NoticeKind::TimeAdded).await, 1);
    for none in [0, -DAY, 31 * DAY] {
        let refused = wish(&club, game, club.ben, Wish::Give(none)).await;
        assert_eq!(refused, Err(GameRefusal::Span));
    }
    // the flag falls at the later deadline, and not before
    club.alive_until(before.plus(HOUR)).await;
    assert_eq!(club.ending(game).await, None);
    club.alive_until(before.plus(2 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
});

on_both_databases!(a_pause_is_agreed_and_ended, |db| async move {
    let club = Club::new(db).await;
    let game = game(&club, "3d", "e2e4 e7e5").await;
    let (ada, ben) = (club.ada, club.ben);
    let until = club.now().plus(20 * DAY);
    let start = club.now();
    assert_eq!(
        wish(&club, game, ben, Wish::AskPause(start)).await,
        Err(GameRefusal::PauseUntil)
    );
    wish(&club, game, ben, Wish::AskPause(until)).await.unwrap();
    let mine = wish(&club, game, ben, Wish::AcceptPause).await;
    assert_eq!(
        mine,
        Err(GameRefusal::NoPause),
        "one does not agree with oneself"
    );
    club.pass(DAY).await;
    wish(&club, game, ada, Wish::AcceptPause).await.unwrap();
    assert_eq!(club.look(game).await.deadline(), start.plus(23 * DAY - DAY));
    club.alive_until(start.plus(11 * DAY)).await;
    assert_eq!(club.ending(game).await, None);
    wish(&club, game, ben, Wish::EndPause).await.unwrap();
    assert_eq!(club.look(game).await.deadline(), start.plus(13 * DAY));
    club.alive_until(start.plus(13 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    for (player, kind) in [
        (ada, NoticeKind::PauseAsked),
        (ben, NoticeKind::PauseBegun),
        (ada, NoticeKind::PauseOver),
    ] {
        assert_eq!(club.told(game, player, kind).await, 1, "{kind:?}");
    }
});

on_both_databases!(silence_loses_unless_it_is_announced, |db| async move {
    let club = Club::new(db).await;
    let control = "10/40d+ s30d";
    let silent = game(&club, control, "e2e4 e7e5").await;
    let loud = game(&club, control, "e2e4 e7e5").await;
    let start = club.now();
    let turn = wish(&club, loud, club.ben, Wish::Announce).await;
    assert_eq!(turn, Err(GameRefusal::NotYourTurn));
    wish(&club, loud, club.ada, Wish::Announce).await.unwrap();
    let twice = wish(&club, loud, club.ada, Wish::Announce).await;
    assert_eq!(twice, Err(GameRefusal::NothingToAnnounce));
    club.alive_until(start.plus(30 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(silent).await, Some(("0-1", "time_silence")));
    assert_eq!(club.ending(loud).await, None);
    club.alive_until(start.plus(40 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(loud).await, Some(("0-1", "time")));
});

on_both_databases!(the_reserve_is_drawn_by_hand, |db| async move {
    let club = Club::new(db).await;
    let game = game(&club, "10d+1d<10d&!5d", "e2e4 e7e5").await;
    let start = club.now();
    // the increment of the first move found no room: five and one in the reserve
    let early = wish(&club, game, club.ada, Wish::DrawReserve(DAY)).await;
    assert_eq!(early, Err(GameRefusal::Span), "the clock is full");
    club.pass(4 * DAY).await;
    club.play(game, "g1f3").await;
    let bank = *club
        .look(game)
        .await
        .clocks
        .of(fernzug::rules::Color::White);
    assert_eq!((bank.left, bank.reserve), (7 * DAY, 6 * DAY));
    wish(&club, game, club.ada, Wish::DrawReserve(3 * DAY))
        .await
        .unwrap();
    let bank = *club
        .look(game)
        .await
        .clocks
        .of(fernzug::rules::Color::White);
    assert_eq!((bank.left, bank.reserve), (10 * DAY, 3 * DAY));
    club.alive_until(start.plus(14 * DAY + 11 * SECOND)).await;
    assert_eq!(
        club.ending(game).await,
        Some(("1-0", "time")),
        "with six days in the reserve"
    );
});

on_both_databases!(exceeded_time_is_claimed_or_falls, |db| async move {
    let club = Club::new(db).await;
    let claimed = game(&club, "3d c", "e2e4 e7e5").await;
    let played = game(&club, "3d c", "e2e4 e7e5").await;
    let left = game(&club, "3d c", "e2e4 e7e5").await;
    let grace = game(&club, "3d g2d", "e2e4 e7e5").await;
    let start = club.now();
    let early = wish(&club, claimed, club.ben, Wish::ClaimTime).await;
    assert_eq!(early, Err(GameRefusal::NothingToClaim));
    club.alive_until(start.plus(3 * DAY + HOUR)).await;
    assert_eq!(club.ending(claimed).await, None);
    assert_eq!(
        club.told(claimed, club.ben, NoticeKind::TimeExceeded).await,
        1
    );
    assert_eq!(
        club.told(claimed, club.ada, NoticeKind::TimeExceeded).await,
        1
    );
    let own = wish(&club, claimed, club.ada, Wish::ClaimTime).await;
    assert_eq!(own, Err(GameRefusal::NothingToClaim));
    wish(&club, claimed, club.ben, Wish::ClaimTime)
        .await
        .unwrap();
    wish(&club, claimed, club.ben, Wish::ClaimTime)
        .await
        .unwrap();
    assert_eq!(club.ending(claimed).await, Some(("0-1", "time_claimed")));
    // a move before the claim ends the right
    club.play(played, "g1f3").await;
    let late = wish(&club, played, club.ben, Wish::ClaimTime).await;
    assert_eq!(late, Err(GameRefusal::NothingToClaim));
    let not_here = wish(&club, grace, club.ben, Wish::ClaimTime).await;
    assert_eq!(not_here, Err(GameRefusal::NothingToClaim));
    club.alive_until(start.plus(5 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(grace).await, Some(("0-1", "time_grace")));
    assert_eq!(club.ending(left).await, None);
    club.alive_until(start.plus(33 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(left).await, Some(("0-1", "time_grace")));
});

on_both_databases!(a_game_is_continued_by_both, |db| async move {
    let club = Club::new(db).await;
    let game = game(&club, "3d", "e2e4 e7e5").await;
    let (ada, ben, start) = (club.ada, club.ben, club.now());
    club.alive_until(start.plus(3 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    let alone = wish(&club, game, ada, Wish::Continue).await;
    assert_eq!(alone, Err(GameRefusal::NotAsked));
    wish(&club, game, ada, Wish::AskContinue).await.unwrap();
    assert_eq!(
        wish(&club, game, ada, Wish::Continue).await,
        Err(GameRefusal::NotAsked)
    );
    club.pass(2 * DAY).await;
    wish(&club, game, ben, Wish::Continue).await.unwrap();
    let again = club.look(game).await;
    assert_eq!(again.ending, None);
    assert_eq!(again.deadline(), club.now().plus(3 * DAY));
    let waits = "SELECT count(*) AS number FROM rate_this";
    assert_eq!(
        club.number(waits).await,
        1,
        "its result is to be taken back"
    );
    assert_eq!(club.told(game, ada, NoticeKind::GameContinued).await, 1);
    let back = club.now();
    club.alive_until(back.plus(3 * DAY + 11 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    assert_eq!(
        club.told(game, ada, NoticeKind::GameOver).await,
        2,
        "one letter for each end"
    );
    club.pass(15 * DAY).await;
    let late = wish(&club, game, ada, Wish::AskContinue).await;
    assert_eq!(late, Err(GameRefusal::NotToBeContinued));
});

on_both_databases!(the_page_about_time, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta O'Neil", "de").await;
    let carl = table.player("carl", "Carl Dahl", "sv").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let (base, path) = (format!("/games/{game}"), format!("/games/{game}/time-acts"));
    table.get(&anna, &base).await.ok().shows("Give time, pause");
    let page = table.get(&anna, &path).await.ok();
    page.shows("Last day of the pause")
        .shows("Days (1 to 30)")
        .shows("O&#39;Neil");
    table.get(&carl, &path).await.is(404);
    table
        .post(
            &carl,
            &path,
            &[("act", "give"), ("seen", "0"), ("give", "2")],
        )
        .await
        .is(404);
    for bad in ["", "x", "0", "31", "99999999999999999999", "-1"] {
        let form = [("act", "give"), ("seen", "0"), ("give", bad)];
        table
            .post(&anna, &path, &form)
            .await
            .is(422)
            .shows("This span cannot be used");
    }
    for bad in [
        "",
        "2027-05-10",
        "2027-99-99",
        "275760-09-13",
        "2029-01-01",
        "-262143-01-01",
    ] {
        let form = [("act", "ask-pause"), ("seen", "0"), ("until", bad)];
        table
            .post(&anna, &path, &form)
            .await
            .is(422)
            .shows("until-error");
    }
    table
        .post(&anna, &path, &[("act", "nonsense"), ("seen", "0")])
        .await
        .is(400);
    table.post(&anna, &path, &[("act", "give")]).await.is(400);
    let form = [("act", "ask-pause"), ("seen", "0"), ("until", "2027-05-20")];
    table.post(&anna, &path, &form).await.is(303);
    table
        .get(&berta, &base)
        .await
        .ok()
        .shows("bittet um eine Pause bis längstens");
    table
        .get(&berta, &path)
        .await
        .ok()
        .shows("Der Pause zustimmen");
    table
        .post(&berta, &path, &[("act", "accept-pause"), ("seen", "1")])
        .await
        .is(303);
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("Both clocks rest, until");
    table
        .post(&anna, &path, &[("act", "end-pause"), ("seen", "2")])
        .await
        .is(303);
    table
        .post(&anna, &path, &[("act", "end-pause"), ("seen", "2")])
        .await
        .is(303);
    table
        .post(&berta, &path, &[("act", "end-pause"), ("seen", "2")])
        .await
        .is(422)
        .shows("ist an der Zeit etwas geschehen");
    table
        .post(&berta, &format!("{base}/resignation"), &[])
        .await
        .is(303);
    table.get(&anna, &path).await.ok().shows("Ask to continue");
});

on_both_databases!(a_time_control_is_chosen, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let page = table.get(&anna, "/invitations/new").await.ok();
    let page = page
        .shows("Normal: 3 days per move")
        .shows("due by Fri 14 May 12:00 CEST");
    page.shows("Club: 20 days and 2 days per move, at most 30 days; first move within 10 days");
    let form = |more: &[(&'static str, &'static str)]| {
        let mut all = vec![
            ("once", "x"),
            ("kind", "seek"),
            ("colour", "white"),
            ("profile", "online"),
        ];
        all.extend(more);
        all
    };
    let post = async |more: &[(&'static str, &'static str)]| {
        table.post(&anna, "/invitations", &form(more)).await
    };
    let reserve = [
        ("pace", "parts"),
        ("kind_of_time", "reserve"),
        ("time", "50"),
        ("increment", "12"),
        ("increment_unit", "hours"),
        ("earning", "50"),
        ("reserve", "30"),
        ("silence", "40"),
        ("grace", "days"),
        ("grace_days", "2"),
    ];
    let mut asked = reserve.to_vec();
    asked.push(("explain", "on"));
    let text = "50 days and 12 hours per move, for the first 50 moves, at most 50 days, reserve of 30 days";
    let page = post(&asked).await.ok().shows(text).shows("due by");
    page.shows("value=\"12\"").shows("value=\"parts\" checked");
    for (bad, text) in [
        (("time", "x"), "cannot be read"),
        (("time", ""), "cannot be read"),
        (("time", "99999999999"), "cannot be read"),
        (("time", "99999"), "3,650 days at most"),
        (("cap", "49"), "cannot be less"),
        (("earning", "0"), "between 1 and 500"),
        (("silence", "0"), "one day at least"),
        (("whole_days", "on"), "a whole number of days"),
        (("kind_of_time", "nonsense"), "cannot be read"),
    ] {
        let mut form: Vec<_> = reserve
            .iter()
            .copied()
            .filter(|(name, _)| *name != bad.0)
            .collect();
        form.push(bad);
        post(&form).await.is(422).shows(text);
    }
    post(&[("pace", "other"), ("days", "366")])
        .await
        .is(422)
        .shows("from 1 to 365");
    let sent = post(&reserve).await.is(303);
    let id = sent.location.trim_end_matches("?sent=1").to_owned();
    let german = "50 Tage und 12 Stunden pro Zug, für die ersten 50 Züge, höchstens 50 Tage, Zeitreserve 30 Tage";
    table.get(&berta, &id).await.ok().shows(german);
    let begun = table
        .post(&berta, &format!("{id}/acceptance"), &[])
        .await
        .is(303);
    let game = begun
        .location
        .split('?')
        .next()
        .unwrap_or_default()
        .to_owned();
    table
        .get(&berta, &game)
        .await
        .ok()
        .shows(german)
        .shows("Schonfrist 2 Tage")
        .shows("50 Tage auf der Uhr, 30 Tage Zeitreserve");
    let pgn = table.get(&anna, &format!("{game}.pgn")).await.ok();
    pgn.shows("[TimeControl \"4320000+43200\"]");
});

on_both_databases!(
    exceeded_time_is_seen_and_claimed_on_the_page,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "sv").await;
        let form = [
            ("once", "x"),
            ("kind", "seek"),
            ("colour", "white"),
            ("profile", "online"),
            ("pace", "parts"),
            ("kind_of_time", "move"),
            ("time", "1"),
            ("grace", "claim"),
        ];
        let sent = table.post(&anna, "/invitations", &form).await.is(303);
        let id = sent.location.trim_end_matches("?sent=1").to_owned();
        let begun = table
            .post(&berta, &format!("{id}/acceptance"), &[])
            .await
            .is(303);
        let base = begun
            .location
            .split('?')
            .next()
            .unwrap_or_default()
            .to_owned();
        let game = base.rsplit('/').next().unwrap_or_default().parse().unwrap();
        table.play(&anna, game, 1, "e2e4").await.is(303);
        table.play(&berta, game, 2, "e7e5").await.is(303);
        table.clock.set(table.now().plus(2 * DAY).0);
        let page = table
            .get(&anna, &base)
            .await
            .ok()
            .shows("has been exceeded since");
        page.shows("29 days").shows("name=\"typed\"");
        let page = table
            .get(&berta, &base)
            .await
            .ok()
            .shows("Du kan reklamera");
        page.shows("href=\"/games/1001/time-acts\"");
        let acts = format!("{base}/time-acts");
        table
            .get(&berta, &acts)
            .await
            .ok()
            .shows("Reklamera: partiet slutar nu");
        let claim = [("act", "claim"), ("seen", "0")];
        table.post(&anna, &acts, &claim).await.is(422);
        table.post(&berta, &acts, &claim).await.is(303);
        let why = "time, claimed by the opponent";
        table.get(&anna, &base).await.ok().shows(why);
        let pgn = table.get(&anna, &format!("{base}.pgn")).await.ok();
        pgn.shows("[Termination \"time forfeit\"]")
            .shows("[ResultReason \"time_claimed\"]");
    }
);
