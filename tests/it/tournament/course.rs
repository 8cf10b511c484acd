//! Tournaments of every format played through with results by lot: each ends with a winner, and the points are those of
//! a plain recount.

use std::collections::{HashMap, HashSet};

use fernzug::domain::PlayerId;
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::tournament::course::{self, Draw, Next, Rules};
use fernzug::domain::tournament::draw::Drawn;
use fernzug::domain::tournament::field::{Field, Meeting, Met, Round, RoundState, Seat};
use fernzug::domain::tournament::format::Format;
use fernzug::domain::tournament::lots::Lots;
use fernzug::domain::tournament::setup::{results_stand, tie_breaks};
use fernzug::rules::Color;
use fernzug::rules::endings::GameResult;

/// Lots for results, one after the other.
struct Dice(Lots);

impl Dice {
    fn of_three(&mut self) -> u32 {
        u32::from(self.0.toss()) + u32::from(self.0.toss())
    }

    fn one_in_eight(&mut self) -> bool {
        self.0.toss() && self.0.toss() && self.0.toss()
    }

    fn result(&mut self) -> GameResult {
        match self.of_three() {
            0 => GameResult::WhiteWins,
            1 => GameResult::Draw,
            _ => GameResult::BlackWins,
        }
    }
}

struct Play<'a> {
    rules: Rules<'a>,
    field: Field,
    now: Instant,
    dice: Dice,
    left: HashMap<PlayerId, bool>,
}

impl Play<'_> {
    fn publish(&mut self, draw: &Draw) {
        for (group, players) in (1..).zip(&draw.groups) {
            for (number, player) in (1..).zip(players) {
                self.field.seats.push(Seat {
                    stage: draw.stage,
                    group,
                    number,
                    player: *player,
                    was: None,
                    rating: u16::try_from(2_000 - player).ok(),
                    gone: false,
                    counts: true,
                });
            }
        }
        for (round, after) in &draw.rounds {
            let starts_at = self.now.plus(3 * DAY + after);
            self.field
                .rounds
                .retain(|r| (r.stage, r.round) != (draw.stage, *round));
            self.field.rounds.push(Round {
                stage: draw.stage,
                round: *round,
                state: RoundState::Started,
                starts_at,
            });
        }
        for m in &draw.meetings {
            self.field.meetings.push(Meeting {
                id: 0,
                stage: draw.stage,
                group: m.group,
                round: m.round,
                board: m.board,
                leg: m.leg,
                white: m.white,
                black: m.black,
                game: None,
                met: Met::Open,
            });
        }
        self.field
            .meetings
            .sort_by_key(|m| (m.stage, m.group, m.round, m.board, m.leg));
        self.field.rounds.sort_by_key(|r| (r.stage, r.round));
    }

    /// Everything that is open ends by lot; now and then somebody leaves in between.
    fn play(&mut self, with_leaving: bool) {
        let stage = self.field.stage();
        for at in 0..self.field.meetings.len() {
            if self.field.meetings[at].is_open() {
                self.field.meetings[at].met = Met::Played(self.dice.result());
            }
            if with_leaving && self.dice.one_in_eight() && self.dice.one_in_eight() {
                let here: Vec<PlayerId> = self
                    .field
                    .seats
                    .iter()
                    .filter(|s| s.stage == stage && !s.gone)
                    .map(|s| s.player)
                    .collect();
                if here.len() > 3 {
                    self.leave(here[at % here.len()]);
                }
            }
        }
    }

    fn leave(&mut self, player: PlayerId) {
        let stage = self.field.stage();
        let seat = self
            .field
            .seats
            .iter()
            .find(|s| s.stage == stage && s.player == player);
        let (group, number) = {
            let seat = seat.unwrap();
            (seat.group_id(), seat.number)
        };
        let own: Vec<&Meeting> = self
            .field
            .meetings_of(group)
            .filter(|m| m.side_of(number).is_some() && m.black.is_some())
            .collect();
        let finished = own.iter().filter(|m| !m.is_open()).count();
        let counts = results_stand(&self.rules.format, finished, own.len());
        self.left.insert(player, counts);
        for seat in &mut self.field.seats {
            if seat.player == player {
                seat.gone = true;
                seat.counts &= counts || seat.stage != stage;
            }
        }
        for m in &mut self.field.meetings {
            if (m.stage, m.group) == (group.stage, group.group)
                && m.is_open()
                && let Some(side) = m.side_of(number)
            {
                m.met = if counts {
                    Met::Walkover(Some(!side))
                } else {
                    Met::Void
                };
            }
        }
    }
}

/// Plays a tournament to its end and gives back what became of it, with its winners.
fn played(format: &str, players: i64, seed: i64, with_leaving: bool) -> (Field, Vec<PlayerId>) {
    let format: Format = format.parse().unwrap();
    let order = tie_breaks("SB DE WIN");
    let rules = Rules {
        format,
        tie_breaks: &order,
        lots: seed,
    };
    let mut play = Play {
        rules,
        field: Field::default(),
        now: Instant(1_800_000_000_000),
        dice: Dice(Lots::of(seed, 99)),
        left: HashMap::new(),
    };
    let drawn = (1..=players).map(|player| Drawn {
        player,
        rating: u16::try_from(2_000 - player).ok(),
    });
    let first = course::first(&rules, drawn.collect());
    play.publish(&first);
    for step in 0.. {
        assert!(step < 400, "{format} of {players}: no end");
        play.play(with_leaving);
        play.now = play.now.plus(40 * DAY);
        match course::next(&rules, &play.field, play.now) {
            Next::Wait => {}
            Next::Publish { draw, .. } => play.publish(&draw),
            Next::Finish => break,
        }
    }
    let winners = course::winners(&rules, &play.field);
    assert!(
        !winners.is_empty() || with_leaving,
        "{format} of {players}: nobody has won"
    );
    (play.field, winners)
}

const FORMATS: [&str; 14] = [
    "robin 1",
    "robin 2",
    "robin 2 every=30",
    "robin 1 size=5 fill=lot",
    "robin 2 size=5 fill=lot best=1 tied",
    "robin 2 size=4 fill=even best=2",
    "robin 1 size=7 fill=rating best=2 tied",
    "knockout 1 lower",
    "knockout 2 lower",
    "knockout 2 extra",
    "knockout 2 both",
    "swiss 5",
    "swiss 7 every=30",
    "swiss 9",
];

#[test]
fn every_format_comes_to_its_end() {
    for format in FORMATS {
        for players in [2, 3, 4, 5, 7, 8, 13, 16, 21, 34] {
            for seed in 0..3 {
                for with_leaving in [false, true] {
                    let (field, _) = played(format, players, seed * 31 + players, with_leaving);
                    assert!(field.meetings.iter().all(|m| !m.is_open()));
                }
            }
        }
    }
}

#[test]
fn points_are_those_of_a_plain_recount() {
    for format in ["robin 1", "robin 2", "robin 1 size=5 fill=lot", "swiss 5"] {
        for seed in 0..20 {
            let (field, _) = played(format, 11, seed, true);
            points_are_recounted(&field, format);
        }
    }
}

/// Points in all standings are what the meetings of those who count come to, added up one by one.
pub(super) fn points_are_recounted(field: &Field, format: &str) {
    let parsed: Format = format.parse().unwrap();
    for group in field.groups() {
        let seats: Vec<&Seat> = field.seats_of(group).collect();
        for standing in field.standings(group, &parsed, &tie_breaks("SB DE WIN"), &[]) {
            let own = seats[standing.seat];
            let counts = |number: u32| seats.iter().any(|s| s.number == number && s.counts);
            let mut half_points = 0;
            for m in field.meetings_of(group) {
                let Some(side) = m.side_of(own.number) else {
                    continue;
                };
                let Some(black) = m.black else {
                    half_points += 2;
                    continue;
                };
                if !counts(m.white) || !counts(black) {
                    continue;
                }
                half_points += match m.met {
                    Met::Played(GameResult::Draw) => 1,
                    Met::Played(GameResult::WhiteWins) => 2 * i32::from(side == Color::White),
                    Met::Played(GameResult::BlackWins) => 2 * i32::from(side == Color::Black),
                    Met::Walkover(winner) => 2 * i32::from(winner == Some(side)),
                    Met::Open | Met::Void => 0,
                };
            }
            assert_eq!(standing.points.0, half_points * 50, "{format}");
        }
    }
}

#[test]
fn in_a_swiss_tournament_nobody_meets_the_same_player_twice() {
    for seed in 0..10 {
        let (field, _) = played("swiss 7", 12, seed, false);
        let mut met = HashSet::new();
        for m in field.meetings.iter().filter(|m| m.black.is_some()) {
            let pair = (m.white.min(m.black.unwrap()), m.white.max(m.black.unwrap()));
            assert!(met.insert(pair), "seed {seed}: {pair:?} twice");
        }
        assert_eq!(met.len(), 7 * 6);
    }
}

#[test]
fn a_knock_out_ends_with_one_and_nobody_comes_back() {
    for format in ["knockout 1 lower", "knockout 2 extra", "knockout 2 both"] {
        for players in 2..40 {
            let (field, winners) = played(format, players, players, false);
            assert_eq!(winners.len(), 1, "{format} of {players}");
            let in_round = |round: u32| -> HashSet<u32> {
                let of = field.meetings.iter().filter(|m| m.round == round);
                of.flat_map(|m| m.seats()).flatten().collect()
            };
            for round in 2..=field.last_round(1) {
                assert!(in_round(round).is_subset(&in_round(round - 1)));
            }
        }
    }
}

#[test]
fn groups_lead_to_a_final() {
    for seed in 0..10 {
        let (field, winners) = played("robin 2 size=5 fill=lot best=1 tied", 34, seed, false);
        assert!(field.stage() >= 2);
        let last = field.stage();
        let finals = field
            .groups()
            .into_iter()
            .filter(|g| g.stage == last)
            .count();
        assert_eq!(finals, 1, "seed {seed}");
        assert!(!winners.is_empty());
        for stage in 2..=last {
            let before: HashSet<_> = field
                .seats
                .iter()
                .filter(|s| s.stage == stage - 1)
                .map(|s| s.player)
                .collect();
            let now: HashSet<_> = field
                .seats
                .iter()
                .filter(|s| s.stage == stage)
                .map(|s| s.player)
                .collect();
            assert!(now.is_subset(&before));
        }
    }
}
