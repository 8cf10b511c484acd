//! Tie-breaks against gacrux: every value and every place.

use fernzug::domain::tournament::standings::{Options, Standing, TieBreak, standings};
use fernzug::domain::tournament::trf::{File, write};

use super::{gacrux, random};

/// Direct encounter first, where it meets the largest groups, and last, after all others.
const SWISS: &str = "DE,WIN,WON,BH/C1,BH,BH/M1,BH/C2,SB,SB/C1,KS,PS,PS/C1,BPG,BWG,REP,ARO,RTG";
const PARTED: &str = "BH/C1,BH,SB,DE";
const ROUND_ROBIN: &str = "DE,WIN,WON,SB,KS,PS,BPG,BWG,ARO,RTG";
const BAUMBACH: &str = "WIN,DE,SB,KS";

fn lines(file: &File, codes: &str, round_robin: bool) -> Vec<(u64, u64, Vec<String>)> {
    let list: Vec<TieBreak> = codes.split(',').map(|code| code.parse().unwrap()).collect();
    let options = Options {
        round_robin,
        ..Options::default()
    };
    let line = |one: Standing| {
        let values = one.values.iter();
        (
            u64::from(file.table.players[one.seat].number),
            one.rank as u64,
            values
                .map(|reckoned| {
                    reckoned
                        .value
                        .map_or("-".to_owned(), |value| value.to_string())
                })
                .collect(),
        )
    };
    let mut lines: Vec<_> = standings(&file.table, &list, &options)
        .into_iter()
        .map(line)
        .collect();
    lines.sort();
    lines
}

fn agree(files: &[File], codes: &str, round_robin: bool) {
    let Some(python) = gacrux::python() else {
        return;
    };
    for group in files.chunks(50) {
        let told = gacrux::tie_breaks(python, group, codes, round_robin);
        for (told, file) in told.iter().zip(group) {
            let own = lines(file, codes, round_robin);
            for (own, told) in own.iter().zip(told) {
                assert_eq!(own, told, "{codes}\n{}", write(file));
            }
            assert_eq!(own.len(), told.len());
        }
    }
}

#[test]
fn tie_breaks_of_swiss_tournaments_are_those_of_gacrux() {
    let files: Vec<File> = (1..21).map(random::swiss).collect();
    agree(&files, SWISS, false);
    agree(&files, PARTED, false);
}

#[test]
fn tie_breaks_of_round_robins_are_those_of_gacrux() {
    let files: Vec<File> = (1..21).map(random::round_robin).collect();
    agree(&files, ROUND_ROBIN, true);
    agree(&files, BAUMBACH, true);
}

#[test]
#[ignore = "some minutes; run with --release"]
fn tie_breaks_of_five_hundred_tournaments_of_each_kind_are_those_of_gacrux() {
    let swiss: Vec<File> = (1000..1500).map(random::swiss).collect();
    agree(&swiss, SWISS, false);
    agree(&swiss, PARTED, false);
    let robins: Vec<File> = (1000..1500).map(random::round_robin).collect();
    agree(&robins, ROUND_ROBIN, true);
    agree(&robins, BAUMBACH, true);
}
