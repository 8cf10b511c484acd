//! What the commands do with tournaments of other kinds, with players who are away and with games that are open.

use super::commands::run;

/// A round robin whose first round has been played by the table.
const ROBIN: &str = "\
192 BERGER_ROUNDROBIN
001    1      A                                 2000                             1.0          4 w 1
001    2      B                                 1900                             1.0          3 w 1
001    3      C                                                                  0.0          2 b 0
001    4      D                                 1700                             0.0          1 b 0
";

#[test]
fn a_round_robin_that_left_its_table_is_not_paired() {
    let other = "\
192 BERGER_ROUNDROBIN
001    1      A                                 2000                             1.0          2 w 1
001    2      B                                 1900                             0.0          1 b 0
001    3      C                                 1800                             1.0          4 b 1
001    4      D                                 1700                             0.0          3 w 0
";
    let said = run(&["pair", "-"], other);
    assert_eq!((said.code, said.text.as_str()), (1, ""));
    assert_eq!(
        said.beside,
        "-: round 1 is not that of the Berger table, which has no 1-2 4-3 in it\n"
    );
    assert_eq!(run(&["check-pairings", "-"], other).code, 1);
    assert_eq!(run(&["pair", "-"], ROBIN).text, "2\n4 3\n1 2\n");
    // Its pairs do not depend on results.
    let open = ROBIN.replace("1.0          4 w 1", "0.0          4 w *");
    let open = run(&["pair", "-"], &open.replace("1 b 0", "1 b *"));
    assert_eq!(open.text, "2\n4 3\n1 2\n", "{}", open.beside);
}

#[test]
fn who_is_away_from_a_round_robin_is_left_out() {
    for away in ["240 Z 002    4", "XXZ 4"] {
        let said = run(&["pair", "-"], &format!("{ROBIN}{away}\n"));
        assert_eq!((said.code, said.text.as_str()), (0, "1\n1 2\n"), "{away}");
        assert_eq!(
            said.beside,
            "-: left out, because one of the two is away: 4-3\n"
        );
    }
    let forbidden = run(&["pair", "-"], &format!("{ROBIN}260            3    4\n"));
    assert_eq!((forbidden.code, forbidden.text.as_str()), (1, ""));
    assert!(
        forbidden
            .beside
            .contains("round 2 of the Berger table has 4-3, who may not meet")
    );
    let withdrawn = ROBIN
        .replace("1.0          4 w 1", "0.0       0000 - Z")
        .replace("   1 b 0", "0000 - Z");
    let checked = run(&["check-pairings", "-"], &withdrawn);
    assert_eq!(
        (checked.code, checked.text.as_str()),
        (0, "round 1: as the rules give, without 1-4 (away)\n"),
        "{}",
        checked.beside
    );
}

#[test]
fn other_systems_are_refused_by_name() {
    for (record, name) in [
        ("192 FIDE_DUBOV", "FIDE_DUBOV"),
        ("192 FIDE_BURSTEIN", "FIDE_BURSTEIN"),
        ("192 FIDE_TEAM_MP_GP", "FIDE_TEAM_MP_GP"),
        ("192 CUSTOM_KNOCKOUT", "CUSTOM_KNOCKOUT"),
        ("013 Club    1    2", "teams (013, 310)"),
    ] {
        let text = ROBIN.replace("192 BERGER_ROUNDROBIN", record);
        for command in ["pair", "check-pairings"] {
            let said = run(&[command, "-"], &text);
            assert_eq!((said.code, said.text.as_str()), (1, ""), "{record}");
            assert!(said.beside.contains(name), "{}", said.beside);
        }
        let swiss = record.contains("DUBOV") || record.contains("BURSTEIN");
        let said = run(&["standings", "-"], &text);
        assert_eq!(said.code, i32::from(!swiss), "{record}");
        assert_eq!(run(&["standings", "-", "--swiss"], &text).code, 0);
    }
    let unknown = ROBIN.replace("192 BERGER_ROUNDROBIN", "092 Open");
    let said = run(&["pair", "-"], &unknown);
    assert_eq!(said.code, 0);
    assert!(
        said.beside
            .contains("taken as a Swiss tournament: record 092 says \"Open\"")
    );
}

/// As many rounds as a round robin would have do not make one.
#[test]
fn standings_are_those_of_a_swiss_tournament_unless_the_file_says_more() {
    let bare = ROBIN.replace("192 BERGER_ROUNDROBIN", "142 3");
    let said = run(&["standings", "-"], &bare);
    assert!(said.text.contains("BH:C1"), "{}", said.text);
    let said = run(&["standings", "-"], ROBIN);
    assert!(said.text.contains("KS"), "{}", said.text);
}

#[test]
fn open_games_are_not_counted_unless_asked_for() {
    let open = ROBIN.replace("1.0          3 w 1", "0.0          3 w  ");
    let open = open.replace("2 b 0", "2 b *");
    let said = run(&["standings", "-"], &open);
    assert_eq!((said.code, said.text.as_str()), (1, ""));
    assert!(
        said.beside
            .contains("round 1 has games without a result: 2-3")
    );
    let drawn = run(&["standings", "-", "--provisional"], &open);
    assert_eq!(drawn.code, 0);
    assert!(
        drawn.text.contains("B     0.5") && drawn.text.contains("C     0.5"),
        "{}",
        drawn.text
    );
    assert_eq!(run(&["standings", "-", "--after", "0"], &open).code, 0);
}

#[test]
fn standings_refuse_what_they_cannot_give() {
    let after = run(&["standings", "-", "--after", "4"], ROBIN);
    assert_eq!((after.code, after.text.as_str()), (2, ""));
    assert_eq!(
        after.beside,
        "-: round 4 has not been paired, but 1 round has\n"
    );
    let twice = run(&["standings", "-", "--tie-breaks", "BH:C1,SB,BH/C1"], ROBIN);
    assert_eq!(twice.code, 2);
    assert_eq!(twice.beside, "the tie-break BH/C1 is there twice\n");
    let twice = run(&["standings", "-"], &format!("202 SB,BH,SB\n{ROBIN}"));
    assert!(
        twice
            .text
            .starts_with("rank   no  name  points       SB       BH\n")
    );
    assert_eq!(twice.beside, "-: left out: SB is there twice\n");
    let unrated = run(&["standings", "-", "--tie-breaks", "ARO"], ROBIN);
    assert_eq!(
        unrated.beside,
        "-: ARO: opponents without a rating are left out\n"
    );
}
