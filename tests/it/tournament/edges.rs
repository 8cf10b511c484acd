//! The edges of the Dutch system: nobody to be paired with, too few, too many, not yet.

use fernzug::domain::tournament::crosstable::Forbidden;
use fernzug::domain::tournament::swiss::{Breach, PairingRefusal, breaches, pair_again, pair_next};
use fernzug::domain::tournament::{Bye, Cell, Crosstable, Entrant, Outcome, Pairing};
use fernzug::rules::Color;

use super::random::{Random, Shape, shaped};

fn field(players: u32) -> Crosstable {
    let entrant = |number| Entrant {
        number,
        ..Entrant::default()
    };
    Crosstable {
        players: (1..=players).map(entrant).collect(),
        ..Crosstable::default()
    }
}

fn game(table: &mut Crosstable, white: usize, black: usize, own: Outcome, theirs: Outcome) {
    for (seat, against, side, outcome) in [
        (white - 1, black - 1, Color::White, own),
        (black - 1, white - 1, Color::Black, theirs),
    ] {
        table.players[seat].cells.push(Cell::Game {
            against,
            side,
            outcome,
        });
    }
}

#[test]
fn two_players_meet_once() {
    let mut table = field(2);
    let first = Pairing {
        pairs: vec![(1, 2)],
        bye: None,
    };
    assert_eq!(pair_next(&table), Ok(first));
    table.initial = Some(Color::Black);
    assert_eq!(pair_next(&table).unwrap().pairs, [(2, 1)]);
    game(&mut table, 2, 1, Outcome::Draw, Outcome::Draw);
    assert_eq!(
        pair_next(&table),
        Err(PairingRefusal::Impossible { round: 2 })
    );
    // A game that was not played does not count as a meeting.
    let mut table = field(2);
    game(&mut table, 1, 2, Outcome::ForfeitWin, Outcome::ForfeitLoss);
    assert_eq!(pair_next(&table).unwrap().pairs.len(), 1);
}

#[test]
fn whoever_has_met_everybody_is_not_paired_again() {
    let mut table = field(3);
    for (white, black, free) in [(2, 3, 1), (1, 2, 3), (3, 1, 2)] {
        game(&mut table, white, black, Outcome::Win, Outcome::Loss);
        table.players[free - 1]
            .cells
            .push(Cell::Bye(Bye::Allocated));
    }
    assert_eq!(
        pair_next(&table),
        Err(PairingRefusal::Impossible { round: 4 })
    );
    table.planned = Some(3);
    assert_eq!(pair_next(&table), Err(PairingRefusal::Over { rounds: 3 }));
}

#[test]
fn a_round_that_is_half_entered_waits() {
    let mut table = field(4);
    game(&mut table, 1, 3, Outcome::Win, Outcome::Loss);
    game(&mut table, 4, 2, Outcome::Open, Outcome::Open);
    let open = PairingRefusal::Open {
        round: 1,
        open: vec![(4, 2)],
    };
    assert_eq!(pair_next(&table), Err(open));
    // As if it had been drawn: 1 meets one of those with half a point.
    assert_eq!(
        pair_next(&table.provisional()).unwrap().pairs,
        [(2, 1), (3, 4)]
    );
}

#[test]
fn too_few_and_too_many_are_refused() {
    assert_eq!(
        pair_next(&field(1)),
        Err(PairingRefusal::TooFew { round: 1 })
    );
    assert_eq!(
        pair_next(&field(0)),
        Err(PairingRefusal::TooFew { round: 1 })
    );
    let mut table = field(3);
    table.absent = vec![0, 2];
    assert_eq!(pair_next(&table), Err(PairingRefusal::TooFew { round: 1 }));
    let many = PairingRefusal::TooMany { players: 9999 };
    assert_eq!(pair_next(&field(9999)), Err(many));
}

#[test]
fn players_who_may_not_meet_are_kept_apart() {
    let mut table = field(4);
    assert_eq!(pair_next(&table).unwrap().pairs, [(1, 3), (4, 2)]);
    table.forbidden.push(Forbidden {
        first: 1,
        last: 1,
        seats: vec![0, 2],
    });
    assert_eq!(pair_next(&table).unwrap().pairs, [(1, 4), (3, 2)]);
    for seats in [vec![0, 3], vec![0, 1]] {
        table.forbidden.push(Forbidden {
            first: 1,
            last: 9,
            seats,
        });
    }
    assert_eq!(
        pair_next(&table),
        Err(PairingRefusal::Impossible { round: 1 })
    );
}

/// A director changes pairs by hand and is told what that breaks.
#[test]
fn pairs_changed_by_hand_break_rules_that_are_named() {
    let mut table = field(5);
    for (white, black) in [(1, 2), (3, 4)] {
        game(&mut table, white, black, Outcome::Win, Outcome::Loss);
    }
    table.players[4].cells.push(Cell::Bye(Bye::Allocated));
    for (white, black) in [(1, 3), (5, 2)] {
        game(&mut table, white, black, Outcome::Draw, Outcome::Draw);
    }
    table.players[3].cells.push(Cell::Bye(Bye::Zero));
    table.forbidden.push(Forbidden {
        first: 3,
        last: 3,
        seats: vec![2, 3],
    });
    let changed = Pairing {
        pairs: vec![(1, 2), (4, 3), (3, 9)],
        bye: Some(5),
    };
    assert_eq!(
        breaches(&table, 3, &changed),
        [
            Breach::Met(1, 2),
            Breach::Colour(1),
            Breach::Colour(2),
            Breach::Met(4, 3),
            Breach::Forbidden(4, 3),
            Breach::Number(3),
            Breach::Number(9),
            Breach::ByeAgain(5),
        ]
    );
    // What the rules give breaks none of them.
    for seed in 1..40 {
        let table = super::random::swiss(seed).table;
        for round in 1..=table.paired() {
            let pairing = pair_again(&table, round).unwrap();
            assert_eq!(breaches(&table, round, &pairing), [], "{seed} {round}");
        }
    }
}

/// As many rounds as can be, until no pairing is left; nobody meets twice on the way, and only one is ever left over.
#[test]
fn small_fields_are_paired_to_the_last_possible_round() {
    for players in 2..=9 {
        for seed in 1..7 {
            let mut random = Random::new(seed);
            let shape = Shape {
                players,
                rounds: players + 1,
                irregular: if seed < 4 { 0 } else { 6 },
                drawn: 30,
            };
            let table = shaped(seed, shape, &mut random).table;
            for (seat, player) in table.players.iter().enumerate() {
                let mut met: Vec<usize> = player
                    .cells
                    .iter()
                    .filter_map(|cell| match cell {
                        Cell::Game {
                            against, outcome, ..
                        } if outcome.is_played() => Some(*against),
                        _ => None,
                    })
                    .collect();
                let games = met.len();
                met.sort_unstable();
                met.dedup();
                assert_eq!(
                    met.len(),
                    games,
                    "{players} {seed}: {seat} met somebody twice"
                );
                let byes = player
                    .cells
                    .iter()
                    .filter(|cell| **cell == Cell::Bye(Bye::Allocated));
                assert!(byes.count() < 2);
            }
            let paired = table.paired();
            assert!(
                seed > 3 || paired >= players / 2,
                "{players} {seed}: {paired}"
            );
        }
    }
}

/// Three hundred players, nine rounds. The time of each round is measured, see `docs/trf.md`.
#[test]
#[ignore = "half a minute; run with --release"]
fn three_hundred_players_are_paired() {
    let mut random = Random::new(300);
    let shape = Shape {
        players: 300,
        rounds: 9,
        irregular: 2,
        drawn: 35,
    };
    let table = shaped(300, shape, &mut random).table;
    assert_eq!(table.paired(), 9);
}
