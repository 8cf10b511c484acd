//! The Dutch system against gacrux: every round of random tournaments is the one it gives, too.

use fernzug::domain::tournament::trf::{File, read, write};

use super::{gacrux, random};

fn agree(seeds: std::ops::Range<u64>) {
    let files: Vec<File> = seeds.clone().map(random::swiss).collect();
    for file in &files {
        // What is written is read again as it was.
        assert_eq!(read(write(file).as_bytes()).unwrap().table, file.table);
    }
    let Some(python) = gacrux::python() else {
        return;
    };
    let (mut rounds, mut byes) = (0, 0);
    for (group, seeds) in files.chunks(50).zip(seeds.collect::<Vec<_>>().chunks(50)) {
        for ((checked, file), seed) in gacrux::pairings(python, group).iter().zip(group).zip(seeds)
        {
            assert_eq!(checked.wrong, "", "seed {seed}:\n{}", write(file));
            assert_eq!(checked.right.len(), file.table.paired(), "seed {seed}");
            rounds += checked.right.len();
            byes += write(file).matches("0000 - U").count();
        }
    }
    // They are tournaments of some length, and odd ones are among them.
    assert!(
        rounds > 4 * files.len() && byes > files.len() / 2,
        "{rounds} {byes}"
    );
}

#[test]
fn twenty_random_tournaments_are_paired_as_gacrux_pairs_them() {
    agree(1..21);
}

#[test]
#[ignore = "some minutes; run with --release"]
fn five_hundred_random_tournaments_are_paired_as_gacrux_pairs_them() {
    agree(1000..1500);
}
