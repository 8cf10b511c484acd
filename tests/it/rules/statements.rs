//! The statements of the owner's documents, one line each (statements.txt).

use fernzug::rules::endings;
use fernzug::rules::notation::{Letters, parse_typed, san};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Position, repetition};

fn check(keys: &[String], position: &Position, wanted: &str) -> Result<(), String> {
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let ends = |name: &str| {
        let profile = Profile::by_name(name, 1).expect(name);
        endings::after_move(&profile, position, repetition::count(keys, &position.key()))
    };
    let (got, expected) = match words[..] {
        ["legal", text] => (
            position
                .parse_uci(text)
                .map(|_| ())
                .map_err(|why| format!("{why:?}")),
            Ok(()),
        ),
        ["refused", text, why] => {
            let told = position
                .parse_uci(text)
                .map(|_| ())
                .map_err(|why| format!("{why:?}"));
            (
                told.map_err(|told| told.split(' ').next().unwrap_or_default().to_owned()),
                Err(why.to_owned()),
            )
        }
        ["ends", name, result, reason] => {
            let told = ends(name)
                .map(|outcome| format!("{} {}", outcome.result.as_str(), outcome.reason.code()));
            (
                Err(told.unwrap_or_default()),
                Err(format!("{result} {reason}")),
            )
        }
        ["goes_on", name] => (
            ends(name).map_or(Ok(()), |outcome| Err(format!("{outcome:?}"))),
            Ok(()),
        ),
        ["same"] => (
            if keys.first() == keys.last() {
                Ok(())
            } else {
                Err("differs".to_owned())
            },
            Ok(()),
        ),
        ["differs"] => (
            if keys.first() != keys.last() {
                Ok(())
            } else {
                Err("same".to_owned())
            },
            Ok(()),
        ),
        _ => panic!("{wanted}"),
    };
    if got == expected {
        Ok(())
    } else {
        Err(format!("{got:?}"))
    }
}

fn lines() -> impl Iterator<Item = [&'static str; 4]> {
    let lines = include_str!("statements.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| {
        line.split(" | ")
            .collect::<Vec<_>>()
            .try_into()
            .unwrap_or_else(|_| panic!("{line}"))
    })
}

#[test]
fn every_statement_holds() {
    let mut wrong = Vec::new();
    for [ids, fen, moves, wanted] in lines() {
        let mut position = if fen == "start" {
            Position::start()
        } else {
            Position::from_fen(fen).expect(fen)
        };
        let mut keys = vec![position.key()];
        for text in moves.split_whitespace().filter(|text| *text != "-") {
            position = position.play(
                position
                    .parse_uci(text)
                    .unwrap_or_else(|why| panic!("{ids} {text}: {why:?}")),
            );
            keys.push(position.key());
        }
        if let Err(got) = check(&keys, &position, wanted) {
            wrong.push(format!("{ids} {fen} {moves}: {wanted}, but {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_statement_of_the_board_is_forgotten() {
    // The others are for pages, clocks, offers and records, or stand in endings.txt and typed.txt.
    let elsewhere: [&[u32]; 5] = [
        &[4, 21, 22, 23, 29, 32],
        &[15, 18, 21],
        &[3, 5, 20, 25, 26, 27, 30, 31, 32],
        &[12, 13, 15, 18, 19, 21, 22, 24, 25, 26, 27],
        &[15, 16, 17, 18],
    ];
    let told: String = lines().map(|[ids, ..]| format!(" {ids} ")).collect();
    for (document, count) in [32, 23, 32, 27, 18].into_iter().enumerate() {
        for number in (1..=count).filter(|number| !elsewhere[document].contains(number)) {
            assert!(
                told.contains(&format!(" S{document}-{number} ")),
                "S{document}-{number}"
            );
        }
    }
}

/// S3-22: a German game score with all the signs of its document.
#[test]
fn a_german_score_is_read() {
    let score = "d4 Sf6 c4 e6 Sc3 Lb4 e3 0-0 Ld3 d5 Sf3 c5 0-0 Sc6 a3 Lxc3 bxc3 dxc4 Lxc4 Dc7";
    let mut position = Position::start();
    for text in score.split_whitespace() {
        let read = parse_typed(&position, text, Letters::German)
            .unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let expected = text.replace('0', "O");
        assert_eq!(san(&position, read, Letters::German), expected);
        assert_eq!(san(&position, read, Letters::Swedish), expected);
        position = position.play(read);
    }
    assert_eq!(
        position.key(),
        "r1b2rk1/ppq2ppp/2n1pn2/2p5/2BP4/P1P1PN2/5PPP/R1BQ1RK1 w - -"
    );
}
