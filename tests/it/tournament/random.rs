//! Random tournaments, the same ones for the same seed.

use fernzug::domain::tournament::berger::berger;
use fernzug::domain::tournament::crosstable::{Acceleration, Forbidden};
use fernzug::domain::tournament::trf::{Details, File, Header};
use fernzug::domain::tournament::{
    Bye, Cell, Crosstable, Entrant, Outcome, Pairing, Points, swiss,
};
use fernzug::rules::Color;

/// A generator of random numbers (xorshift*).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        for _ in 0..5 {
            random.below(2);
        }
        random
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound
    }

    fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}

/// What kind of tournament.
#[derive(Clone, Copy)]
pub struct Shape {
    pub players: usize,
    pub rounds: usize,
    /// Of a hundred: how often somebody is late, leaves, asks for a bye or does not come.
    pub irregular: usize,
    /// Of a hundred games: how many are drawn.
    pub drawn: usize,
}

impl Shape {
    /// 6 to 40 players, 3 to 11 rounds; every third tournament without anything irregular.
    pub fn any(seed: u64, random: &mut Random) -> Shape {
        let players = 6 + random.below(35);
        Shape {
            players,
            rounds: (3 + random.below(9)).min(players - 1),
            irregular: if seed.is_multiple_of(3) {
                0
            } else {
                1 + random.below(8)
            },
            drawn: 10 + random.below(50),
        }
    }
}

fn entrants(players: usize, random: &mut Random) -> Vec<Entrant> {
    let entrant = |place: usize| Entrant {
        number: u32::try_from(place + 1).unwrap(),
        name: format!("Spieler, Nr. {}", place + 1),
        rating: u16::try_from(2300 - 900 * place / players + random.below(30)).ok(),
        cells: Vec::new(),
    };
    (0..players).map(entrant).collect()
}

/// A Swiss tournament, paired by our own rules round by round. It stops where no pairing is possible.
pub fn swiss(seed: u64) -> File {
    let mut random = Random::new(seed);
    let shape = Shape::any(seed, &mut random);
    shaped(seed, shape, &mut random)
}

pub fn shaped(seed: u64, shape: Shape, random: &mut Random) -> File {
    let Shape {
        players, rounds, ..
    } = shape;
    let mut table = Crosstable {
        players: entrants(players, random),
        planned: Some(rounds),
        initial: Some(Color::ALL[(seed % 2) as usize]),
        ..Crosstable::default()
    };
    if seed.is_multiple_of(5) {
        forbid(&mut table, random);
    }
    if seed.is_multiple_of(7) {
        accelerate(&mut table, rounds);
    }
    let often = shape.irregular;
    let late: Vec<usize> = (0..players)
        .map(|_| {
            if random.percent(often) {
                1 + random.below(3)
            } else {
                0
            }
        })
        .collect();
    let leaves: Vec<usize> = (0..players)
        .map(|_| {
            if random.percent(often) {
                1 + random.below(rounds)
            } else {
                rounds
            }
        })
        .collect();
    for round in 1..=rounds {
        table.absent = (0..players).filter(|seat| round <= late[*seat]).collect();
        for seat in 0..players {
            let cell = if round <= late[seat] {
                [Cell::Blank, Cell::Bye(Bye::Zero)][random.below(2)]
            } else if round > leaves[seat] {
                Cell::Bye(Bye::Zero)
            } else if random.percent(often) {
                Cell::Bye([Bye::Half, Bye::Half, Bye::Zero, Bye::Full][random.below(4)])
            } else {
                Cell::Blank
            };
            table.players[seat].cells.push(cell);
        }
        let Ok(pairing) = swiss::pair_next(&table) else {
            for player in &mut table.players {
                player.cells.truncate(round - 1);
            }
            break;
        };
        play(&mut table, &pairing, round, shape, random);
    }
    table.absent.clear();
    file(table, "FIDE_DUTCH_2026")
}

/// Two groups of two or three who may not meet, in some of the rounds.
fn forbid(table: &mut Crosstable, random: &mut Random) {
    for size in [2, 3] {
        let first = 1 + random.below(3);
        let mut seats: Vec<usize> = (0..size)
            .map(|_| random.below(table.players.len()))
            .collect();
        seats.sort_unstable();
        seats.dedup();
        table.forbidden.push(Forbidden {
            first,
            last: first + random.below(4),
            seats,
        });
    }
}

/// The upper half has a point more at the beginning, then half a point (C.04.7).
fn accelerate(table: &mut Crosstable, rounds: usize) {
    let upper = 2 * table.players.len().div_ceil(4);
    let whole = rounds.div_ceil(4);
    for (points, first, last) in [
        (Points::ONE, 1, whole),
        (Points::HALF, whole + 1, rounds.div_ceil(2)),
    ] {
        if first <= last {
            table.acceleration.push(Acceleration {
                points,
                first,
                last,
                seats: (0..upper).collect(),
            });
        }
    }
}

/// A single or double round robin, with forfeits and games that are missing.
pub fn round_robin(seed: u64) -> File {
    let mut random = Random::new(seed);
    let players = 3 + random.below(10);
    let double = random.percent(30);
    let rounds = berger(players, double);
    let shape = Shape {
        players,
        rounds: rounds.len(),
        irregular: if seed.is_multiple_of(3) { 0 } else { 8 },
        drawn: 40,
    };
    let mut table = Crosstable {
        players: entrants(players, &mut random),
        planned: Some(rounds.len()),
        ..Crosstable::default()
    };
    for (place, pairs) in rounds.iter().enumerate() {
        for player in &mut table.players {
            player.cells.push(Cell::Blank);
        }
        let number = |place: usize| u32::try_from(place).unwrap();
        let pairing = Pairing {
            pairs: pairs
                .iter()
                .map(|(white, black)| (number(*white), number(*black)))
                .collect(),
            bye: None,
        };
        play(&mut table, &pairing, place + 1, shape, &mut random);
    }
    file(
        table,
        if double {
            "FIDE_DOUBLEROUNDROBIN"
        } else {
            "FIDE_ROUNDROBIN"
        },
    )
}

/// Enters results; the stronger player wins more often.
fn play(
    table: &mut Crosstable,
    pairing: &Pairing,
    round: usize,
    shape: Shape,
    random: &mut Random,
) {
    use Outcome::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
    for (white, black) in &pairing.pairs {
        let (white, black) = (*white as usize - 1, *black as usize - 1);
        let ahead = 50 + (60 * black / shape.players) as i64 - (60 * white / shape.players) as i64;
        let (own, theirs) = if random.percent(shape.irregular) {
            [
                (ForfeitWin, ForfeitLoss),
                (ForfeitLoss, ForfeitWin),
                (ForfeitLoss, ForfeitLoss),
            ][random.below(3)]
        } else if random.percent(shape.drawn) {
            (Draw, Draw)
        } else if (random.below(100) as i64) < ahead {
            (Win, Loss)
        } else {
            (Loss, Win)
        };
        let sides = [
            (white, black, Color::White, own),
            (black, white, Color::Black, theirs),
        ];
        for (seat, against, side, outcome) in sides {
            table.players[seat].cells[round - 1] = Cell::Game {
                against,
                side,
                outcome,
            };
        }
    }
    if let Some(bye) = pairing.bye {
        table.players[bye as usize - 1].cells[round - 1] = Cell::Bye(Bye::Allocated);
    }
}

fn file(mut table: Crosstable, code: &str) -> File {
    for player in &mut table.players {
        let last = player.cells.iter().rposition(|cell| *cell != Cell::Blank);
        player.cells.truncate(last.map_or(0, |last| last + 1));
    }
    File {
        header: Header {
            name: "Random".to_owned(),
            code: code.to_owned(),
            ..Header::default()
        },
        details: vec![Details::default(); table.players.len()],
        table,
    }
}
