//! Whole leagues: what holds whatever the results are.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;

/// A chain as tests keep it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Chain {
    stood: Stood,
    rows: Vec<Change>,
}

impl Chain {
    fn append(&mut self, change: Change, at: Instant) {
        self.rows.push(change);
        self.stood = Stood {
            number: self.stood.number + 1,
            at,
            rating: change.now,
            games: self.stood.games,
        };
    }

    fn adds_up(&self) -> bool {
        let sum: i64 = self.rows.iter().map(|row| row.delta).sum();
        START + sum == self.stood.rating.value
    }
}

/// A result between two of five players.
#[derive(Clone, Copy, Debug)]
struct Met {
    white: usize,
    black: usize,
    score: Score,
    hours: i64,
}

fn meetings() -> impl Strategy<Value = Vec<Met>> {
    let score = prop_oneof![Just(Score::Won), Just(Score::Drawn), Just(Score::Lost)];
    let one = (0..5_usize, 1..5_usize, score, 0..3_000_i64);
    let met = one.prop_map(|(white, step, score, hours)| Met {
        white,
        black: (white + step) % 5,
        score,
        hours,
    });
    prop::collection::vec(met, 1..40)
}

fn against(score: Score) -> Score {
    match score {
        Score::Won => Score::Lost,
        Score::Drawn => Score::Drawn,
        Score::Lost => Score::Won,
    }
}

/// Rates results in the order of their instants, whatever order they are handed in.
fn league(mut results: Vec<Met>) -> HashMap<usize, Chain> {
    results.sort_by_key(|met| met.hours);
    let mut chains: HashMap<usize, Chain> = HashMap::new();
    for met in results {
        let at = T0.plus(met.hours * HOUR);
        let stood = |id| chains.get(&id).map_or_else(Stood::default, |c| c.stood);
        let (white, black) = (stood(met.white), stood(met.black));
        let bout = |other: &Stood, score| Bout {
            opponent: other.rating_at(at),
            score,
        };
        let changes = [
            (met.white, played(&white, bout(&black, met.score), at)),
            (
                met.black,
                played(&black, bout(&white, against(met.score)), at),
            ),
        ];
        for (id, change) in changes {
            chains.entry(id).or_default().append(change, at);
        }
    }
    chains
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// With instants that differ, the order in which results are found does not matter, and a replay gives the same.
    #[test]
    fn the_order_of_the_results_decides(results in meetings(), turn in 0..40_usize) {
        let mut apart: Vec<Met> = results;
        for (n, met) in (0..).zip(&mut apart) {
            met.hours = met.hours * 64 + n;
        }
        let mut turned = apart.clone();
        turned.rotate_left(turn % apart.len());
        let chains = league(apart);
        prop_assert_eq!(&chains, &league(turned));
        for chain in chains.values() {
            prop_assert!(chain.adds_up());
            let rating = chain.stood.rating;
            prop_assert!((LEAST..=MOST).contains(&rating.value));
            prop_assert!((LEAST_DEVIATION..=MOST_DEVIATION).contains(&rating.deviation));
        }
    }

    /// Whatever came before: a row and its negative leave the value as it was.
    #[test]
    fn a_negative_restores_the_value(results in meetings(), value in 400..4_000_i64, score in 0..3_usize) {
        let score = [Score::Won, Score::Drawn, Score::Lost][score];
        for chain in league(results).values() {
            let before = chain.stood;
            let change = played(&before, bout(value, 60, score), before.at);
            let stood = Stood { rating: change.now, number: before.number + 1, ..before };
            let back = taken_back(&stood, &change, false, before.at);
            prop_assert_eq!(back.now.value, before.rating.value);
            prop_assert!((back.now.deviation - before.rating.deviation).abs() <= 1);
            prop_assert_eq!(back.now.volatility, before.rating.volatility);
        }
    }

    /// The losses of a withdrawal come to the same in every order, as far as they are within the bounds.
    #[test]
    fn losses_of_a_period_may_come_in_any_order(
        others in prop::collection::vec((1_200..2_200_i64, 45..200_i64), 1..12),
        turn in 0..12_usize,
    ) {
        let before = established(1_800, 75);
        let mut turned = others.clone();
        turned.rotate_left(turn % others.len());
        let (one, _) = period(before, &others);
        let (other, _) = period(before, &turned);
        prop_assert!((one.rating.value - other.rating.value).abs() <= 1);
        prop_assert!((one.rating.deviation - other.rating.deviation).abs() <= 12);
        prop_assert!(before.rating.value - one.rating.value <= LARGEST_CHANGE);
    }
}
