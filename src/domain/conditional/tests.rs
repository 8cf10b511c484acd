use super::*;
use crate::rules::notation::Letters;

const WHITE: Color = Color::White;

fn keys(moves: &str) -> (Position, Vec<String>) {
    let mut position = Position::start();
    let mut keys = vec![position.key()];
    for uci in moves.split_whitespace() {
        position = position.play(position.parse_uci(uci).unwrap());
        keys.push(position.key());
    }
    (position, keys)
}

fn history(keys: &[String]) -> History<'_> {
    History { keys, epoch: 0 }
}

fn planned(side: Color, moves: &str, text: &str) -> Result<Plan, String> {
    let mut plan = Plan::empty(side);
    add(&mut plan, moves, text)?;
    Ok(plan)
}

fn add(plan: &mut Plan, moves: &str, text: &str) -> Result<(), String> {
    let (position, keys) = keys(moves);
    let history = history(&keys);
    let read = read_text(position, history.ply(), plan.side, text, Letters::German);
    let draft = read.map_err(|fault| format!("{fault:?}"))?;
    plan.add(&draft, history)
        .map_err(|fault| format!("{fault:?}"))
}

/// What the plan says after these moves, in UCI.
fn says(plan: &Plan, moves: &str, offered: bool) -> String {
    let (position, keys) = keys(moves);
    match plan.answer(history(&keys), offered) {
        Answer::Play(Reply::Move(mv)) => position.uci(mv),
        other => format!("{other:?}"),
    }
}

fn states(plan: &Plan, moves: &str) -> Vec<String> {
    let (_, keys) = keys(moves);
    let rows = plan.rows(history(&keys), false);
    rows.iter()
        .map(|row| format!("{} {:?}", row.expected, row.state))
        .collect()
}

#[test]
fn lines_are_read_as_people_write_them() {
    let wanted = planned(WHITE, "e2e4", "1...e5 2.Nf3 Nc6 (2...Nf6 3.Nxe5) 3.Bb5").unwrap();
    for text in [
        "e5 Sf3 Sc6 (Sf6 Sxe5) Lb5",
        "1… e5 2. Sf3 Sc6 ( 2… Sf6 3. S:e5 ) 3. Lb5!? +=",
        "1...e5 2.Nf3 {solid} Nc6 $1 (2...Nf6 3.Nxe5 {a pawn}) 3.Bb5 *",
        "1.e5 2.Nf3 Nc6 3.Bb5\n1...e5 2.Nf3 Nf6 3.Nxe5",
        "1...e5 2.Nf3 Nc6 3.Bb5; 2...Nf6 3.Nxe5",
        "e7-e5 g1f3 b8c6 [g8f6 f3e5] Läufer-b5",
        "1...e5 2.Nf3 Nc6 3.Bb5 (2...Nf6 3.Nxe5)",
    ] {
        let read = planned(WHITE, "e2e4", text);
        assert_eq!(read.as_ref(), Ok(&wanted), "{text}");
    }
}

#[test]
fn what_is_no_plan_is_said_exactly() {
    for (text, wanted) in [
        ("", "Empty"),
        ("1...e5 2.Nf3 Nc6", "NoReply { expected: (4, \"Nc6\") }"),
        ("1...e5", "NoReply { expected: (2, \"e5\") }"),
        ("1...e5 2.Nf3 (2.Nc3)", "TwoReplies"),
        ("1...e5 2.Nf3 (2.Nc3", "Bracket"),
        ("(1...e5 2.Nf3)", "Bracket"),
        ("1...e5 2.Nf3)", "Bracket"),
        ("1...e5 2.Nf6", "Move { ply: 3, typed: \"Nf6\""),
        ("1...e5 7.Nf3", "Number { typed: \"7.\", expected: 3 }"),
        ("resigns", "Resigns"),
        ("1...e5 2.Nf3 resigns", "Resigns"),
        ("1...e5 resigns 2.Nf3", "TwoReplies"),
    ] {
        let said = planned(WHITE, "e2e4", text).unwrap_err();
        assert!(said.contains(wanted), "{text}: {said}");
    }
    let long = "Nf6 ".repeat(2_500);
    assert!(
        planned(WHITE, "e2e4", &long)
            .unwrap_err()
            .contains("TooLong")
    );
    // own moves alone plan nothing
    let said = planned(WHITE, "", "1.e4").unwrap_err();
    assert!(said.contains("Nothing"), "{said}");
}

#[test]
fn a_plan_replies_move_by_move_and_stops_at_anything_else() {
    let plan = planned(
        WHITE,
        "e2e4",
        "1...e5 2.Nf3 Nc6 3.Bb5 (2...d6 3.d4) 1...c5 resigns",
    )
    .unwrap();
    for (moves, offered, wanted) in [
        ("e2e4 e7e5", false, "g1f3"),
        ("e2e4 c7c5", false, "Play(Resign)"),
        ("e2e4 d7d5", false, "Stop(Unexpected)"),
        ("e2e4 e7e5", true, "Stop(Offer)"),
        ("e2e4 d7d5", true, "Stop(Unexpected)"),
        ("e2e4 e7e5 g1f3 b8c6", false, "f1b5"),
        ("e2e4 e7e5 g1f3 d7d6", false, "d2d4"),
        ("e2e4 e7e5 g1f3 g8f6", false, "Stop(Unexpected)"),
        // the owner has gone another way, or the plan is at its end
        ("e2e4 e7e5 b1c3 b8c6", false, "Nothing"),
        ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", false, "Nothing"),
    ] {
        assert_eq!(says(&plan, moves, offered), wanted, "{moves}");
    }
    let mut declines = plan.clone();
    declines.choices.on_offer = OnOffer::Decline;
    assert_eq!(says(&declines, "e2e4 e7e5", true), "g1f3");
    declines.choices.on_offer = OnOffer::Accept;
    assert_eq!(says(&declines, "e2e4 e7e5", true), "AcceptDraw");
    assert_eq!(says(&declines, "e2e4 d7d5", true), "Stop(Unexpected)");
}

#[test]
fn a_lead_is_never_played_and_waits_until_it_is_sent() {
    let plan = planned(WHITE, "", "1.e4 e5 2.Nf3 (1.d4 d5 2.c4)").unwrap();
    assert_eq!(plan.lines.len(), 2);
    assert_eq!(says(&plan, "", false), "Nothing");
    assert_eq!(says(&plan, "e2e4 e7e5", false), "g1f3");
    assert_eq!(says(&plan, "d2d4 d7d5", false), "c2c4");
    assert_eq!(says(&plan, "c2c4 e7e5", false), "Nothing");
    assert_eq!(states(&plan, ""), ["e5 AfterLead", "d5 AfterLead"]);
    assert_eq!(states(&plan, "e2e4"), ["e5 Active", "d5 CutOff"]);
}

#[test]
fn by_position_another_order_of_moves_counts() {
    let text = "1...d5 2.c4 e6 3.Nc3 Nf6 4.Bg5";
    let mut plan = planned(WHITE, "d2d4", text).unwrap();
    let other = "d2d4 g8f6 c2c4 e7e6 b1c3 d7d5";
    assert_eq!(says(&plan, other, false), "Nothing");
    plan.choices.by_position = true;
    assert_eq!(says(&plan, other, false), "c1g5");
    // the way there was not planned: what was expected first has stopped it
    assert_eq!(says(&plan, "d2d4 g8f6", false), "Stop(Unexpected)");
    let seen = states(&plan, "d2d4 g8f6 c2c4 e7e6 b1c3");
    assert_eq!(seen, ["d5 OtherMove", "e6 CutOff", "Nf6 Planned"]);
    // the same position after more moves is another one
    let later = "d2d4 g8f6 c2c4 e7e6 b1c3 d7d6 g1f3 d6d5 f3g1 f6g8 g1f3 g8f6 f3g1";
    assert_eq!(says(&plan, later, false), "Nothing");
}

#[test]
fn rows_tell_what_can_still_come() {
    let text = "1...e5 2.Nf3 Nc6 (2...d6 3.d4) 3.Bb5 1...c5 2.Nf3";
    let plan = planned(WHITE, "e2e4", text).unwrap();
    for (moves, wanted) in [
        ("e2e4", "e5 Active, Nc6 Planned, d6 Planned, c5 Active"),
        (
            "e2e4 e7e5",
            "e5 NotPlayed, Nc6 Planned, d6 Planned, c5 OtherMove",
        ),
        (
            "e2e4 e7e5 g1f3",
            "e5 Played, Nc6 Active, d6 Active, c5 OtherMove",
        ),
        (
            "e2e4 e7e5 b1c3",
            "e5 OtherReply, Nc6 CutOff, d6 CutOff, c5 OtherMove",
        ),
        (
            "e2e4 e7e5 g1f3 d7d6 d2d4",
            "e5 Played, Nc6 OtherMove, d6 Played, c5 OtherMove",
        ),
    ] {
        assert_eq!(states(&plan, moves).join(", "), wanted, "{moves}");
    }
    let (_, keys) = keys("e2e4 e7e5 g1f3");
    let rows = plan.rows(history(&keys), false);
    let lines: Vec<_> = rows.iter().map(|row| row.line.clone()).collect();
    let way = |moves: &str| Some(moves.split(' ').map(str::to_owned).collect::<Vec<_>>());
    assert_eq!(lines, [None, way("b8c6 f1b5"), way("d7d6 d2d4"), None]);
    let ended = plan.rows(history(&keys), true);
    assert!(ended.iter().skip(1).all(|row| row.state.is_dead()));
    let again = History {
        keys: &keys,
        epoch: 1,
    };
    assert!(
        plan.rows(again, false)
            .iter()
            .all(|row| row.state == NodeState::Ended)
    );
    assert_eq!(plan.answer(again, false), Answer::Nothing);
}

#[test]
fn moves_are_added_where_the_game_is_and_removed_by_number() {
    let mut plan = planned(WHITE, "e2e4", "1...e5 2.Nf3 Nc6 3.Bb5").unwrap();
    let before = plan.clone();
    add(&mut plan, "e2e4", "1...e5 2.Nf3").unwrap();
    assert_eq!(plan, before, "what is there is not added again");
    let said = add(&mut plan, "e2e4", "1...e5 2.Nc3").unwrap_err();
    assert!(
        said.contains("Planned { expected: (2, \"e5\"), stands: \"Nf3\" }"),
        "{said}"
    );
    assert_eq!(plan, before);
    add(&mut plan, "e2e4 e7e5 g1f3", "2...d6 3.d4").unwrap();
    assert_eq!(plan.lines.len(), 1, "it goes on where it was");
    assert_eq!(
        states(&plan, "e2e4 e7e5 g1f3"),
        ["e5 Played", "Nc6 Active", "d6 Active"]
    );
    // on the owner's own turn the lead is the reply that was not played
    let mut waiting = before.clone();
    add(&mut waiting, "e2e4 e7e5", "2.Nf3 d6 3.d4").unwrap();
    assert_eq!(waiting.lines.len(), 1);
    add(&mut waiting, "e2e4 e7e5", "2.Nc3 d6 3.d4").unwrap();
    assert_eq!(waiting.lines.len(), 2);
    assert!(plan.remove(1));
    assert_eq!(states(&plan, "e2e4"), ["e5 Active", "d6 Planned"]);
    assert!(!plan.remove(2));
    let (_, keys) = keys("e2e4 c7c5");
    assert!(plan.has_dead(history(&keys), false));
    assert_eq!(plan.remove_dead(history(&keys), false), 2);
    assert!(plan.lines.is_empty());
}

#[test]
fn stored_lines_come_back_and_damaged_ones_are_found() {
    let text = "1...e5 2.Nf3 Nc6 (2...d6 3.d4) 3.Bb5 1...c5 resigns";
    let mut plan = planned(WHITE, "e2e4", text).unwrap();
    add(&mut plan, "e2e4 e7e5", "2.Qh5 Nc6 3.Bc4").unwrap();
    let stored = plan.stored();
    assert_eq!(
        Plan::read_lines(&stored).as_ref(),
        Ok(&plan.lines),
        "{stored}"
    );
    for (from, to) in [("g1f3", "g1g3"), ("line 0", "line x"), ("\n2 ", "\n9 ")] {
        assert!(
            Plan::read_lines(&stored.replacen(from, to, 1)).is_err(),
            "{from}"
        );
    }
    assert_eq!(Plan::read_lines(""), Ok(Vec::new()));
}

#[test]
fn too_much_is_refused() {
    let shuffle = "Nf6 Nf3 Ng8 Ng1 ".repeat(11);
    let said = planned(WHITE, "e2e4", &shuffle).unwrap_err();
    assert!(said.contains("TooDeep"), "{said}");
    let fits = "Nf6 Nf3 Ng8 Ng1 ".repeat(10);
    assert!(planned(WHITE, "e2e4", &fits).is_ok());
}

#[test]
fn a_number_with_one_dot_is_whoevers_move_it_can_be() {
    let wanted = planned(Color::Black, "", "1.e4 e5 2.Nf3 Nc6 2.Nc3 Nf6").unwrap();
    for text in [
        "1.e4 e5 2.Nf3 Nc6 (2.Nc3 Nf6)",
        "1.e4 e5 2.Nf3 2.Nc6 (2.Nc3 Nf6)",
        // Black could play it too, but the number is White's
        "1.e4 e5 2.Nf3 Nc6 2.Nc3 Nf6",
    ] {
        assert_eq!(
            planned(Color::Black, "", text).as_ref(),
            Ok(&wanted),
            "{text}"
        );
    }
}
