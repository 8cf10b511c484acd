//! Berger tables against the rule as it is published, which is not how ours are made: players i and j meet in round
//! i + j - 1 (in the circle of all but the last), the lower number has White if the sum is odd; the last player meets i
//! in round 2i - 1, with Black against the lower half.

use std::collections::HashMap;

use fernzug::domain::tournament::berger::berger;

/// Round and White of each pair (lower number first).
fn published(players: usize) -> HashMap<(usize, usize), (usize, usize)> {
    let even = players + players % 2;
    let round = |sum: usize| match (sum - 1) % (even - 1) {
        0 => even - 1,
        round => round,
    };
    let mut all = HashMap::new();
    for high in 2..=players {
        for low in 1..high {
            let found = if high == even {
                let white = if low <= even / 2 { low } else { high };
                (round(2 * low), white)
            } else {
                let white = if (low + high) % 2 == 1 { low } else { high };
                (round(low + high), white)
            };
            all.insert((low, high), found);
        }
    }
    all
}

#[test]
fn tables_for_3_to_24_players_are_those_of_the_published_rule() {
    for players in 3..=24 {
        let expected = published(players);
        let mut met = 0;
        let rounds = berger(players, false);
        assert_eq!(rounds.len(), players + players % 2 - 1);
        for (round, pairs) in rounds.iter().enumerate() {
            assert_eq!(pairs.len(), players / 2);
            for (white, black) in pairs {
                let pair = (*white.min(black), *white.max(black));
                assert_eq!(expected[&pair], (round + 1, *white), "{players}: {pair:?}");
                met += 1;
            }
            if players % 2 == 0 {
                assert!(
                    pairs[0].0 == players || pairs[0].1 == players,
                    "the last one on board 1"
                );
            }
        }
        assert_eq!(met, expected.len());
    }
}

#[test]
fn a_double_round_robin_has_its_last_rounds_exchanged_and_its_colours_reversed() {
    for players in 3..=24 {
        let single = berger(players, false);
        let double = berger(players, true);
        let length = single.len();
        let mut first = single.clone();
        first.swap(length - 2, length - 1);
        assert_eq!(double[..length], first);
        for (round, pairs) in single.iter().enumerate() {
            let reversed: Vec<_> = pairs
                .iter()
                .map(|(white, black)| (*black, *white))
                .collect();
            assert_eq!(double[length + round], reversed);
        }
    }
}
