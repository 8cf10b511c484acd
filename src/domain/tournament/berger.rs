//! Round robins by the Berger tables (FIDE C.05, Annex 1), generated for any number of players.

use super::crosstable::Crosstable;
use super::pairing::Pairing;

/// A round: its pairs, White first, in the order of the boards.
pub type Round = Vec<(usize, usize)>;

/// The rounds of a round robin of `players`; of two cycles if it is double, the second one with colours reversed.
///
/// In a field of odd size the place of the missing last player is left out: whoever would have met him is free. Of
/// a double round robin the last two rounds of the first cycle are exchanged, as FIDE recommends, so that nobody has
/// the same colour three times in a row.
#[must_use]
pub fn berger(players: usize, double: bool) -> Vec<Round> {
    (1..)
        .map_while(|round| one(players, round, double))
        .collect()
}

/// One of these rounds, counted from 1; `None`: there are not so many.
fn one(players: usize, round: usize, double: bool) -> Option<Round> {
    let even = players + players % 2;
    let cycle = even.saturating_sub(1);
    let rounds = if double { 2 * cycle } else { cycle };
    if players < 2 || !(1..=rounds).contains(&round) {
        return None;
    }
    let place = match cycle.checked_sub(round) {
        Some(0) if double && cycle > 1 => cycle - 1,
        Some(1) if double => cycle,
        Some(_) => round,
        None => round - cycle,
    };
    let mut pairs = table(even, place);
    pairs.retain(|(white, black)| *white.max(black) <= players);
    if round > cycle {
        for pair in &mut pairs {
            *pair = (pair.1, pair.0);
        }
    }
    Some(pairs)
}

/// A round of a table by the numbers of these players; whoever is free stands as the bye.
#[must_use]
pub fn round_of(table: &Crosstable, round: usize, double: bool) -> Option<Pairing> {
    let pairs = one(table.players.len(), round, double)?;
    let number = |place: usize| {
        table
            .players
            .get(place - 1)
            .map_or(0, |player| player.number)
    };
    let free = (1..=table.players.len()).find(|place| {
        !pairs
            .iter()
            .any(|(white, black)| white == place || black == place)
    });
    Some(Pairing {
        pairs: pairs
            .iter()
            .map(|(white, black)| (number(*white), number(*black)))
            .collect(),
        bye: free.map(number),
    })
}

/// One round of the table for an even number of players. The last player meets `middle`, who moves on by half the
/// field each round; the others meet in pairs that lie symmetrically around him, in the circle of all but the last.
fn table(players: usize, round: usize) -> Round {
    let circle = players - 1;
    let middle = (round - 1) * (players / 2) % circle;
    let number = |place: usize| place % circle + 1;
    let last = if round % 2 == 1 {
        (number(middle), players)
    } else {
        (players, number(middle))
    };
    let others =
        (1..players / 2).map(|away| (number(middle + away), number(middle + circle - away)));
    std::iter::once(last).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::berger;
    use std::collections::HashSet;

    /// As printed in the handbook.
    #[test]
    fn the_tables_are_those_of_the_handbook() {
        let shown = |players| {
            let line = |round: &Vec<(usize, usize)>| {
                let pairs: Vec<String> = round.iter().map(|(w, b)| format!("{w}-{b}")).collect();
                pairs.join(" ")
            };
            berger(players, false).iter().map(line).collect::<Vec<_>>()
        };
        assert_eq!(shown(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(
            shown(6),
            [
                "1-6 2-5 3-4",
                "6-4 5-3 1-2",
                "2-6 3-1 4-5",
                "6-5 1-4 2-3",
                "3-6 4-2 5-1"
            ]
        );
        assert_eq!(
            shown(8)[..3],
            ["1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6"]
        );
        assert_eq!(shown(3), ["2-3", "1-2", "3-1"]);
        assert_eq!(shown(2), ["1-2"]);
        assert!(shown(1).is_empty() && shown(0).is_empty());
    }

    #[test]
    fn in_a_double_round_robin_nobody_has_a_colour_three_times_in_a_row() {
        for players in 3..=24 {
            let rounds = berger(players, true);
            let mut pairs = HashSet::new();
            let mut colours = vec![String::new(); players + 1];
            for (white, black) in rounds.iter().flatten() {
                assert!(
                    pairs.insert((*white, *black)),
                    "{players}: {white}-{black} twice"
                );
                colours[*white].push('w');
                colours[*black].push('b');
            }
            assert_eq!(pairs.len(), players * (players - 1));
            for line in colours {
                assert!(
                    !line.contains("www") && !line.contains("bbb"),
                    "{players}: {line}"
                );
            }
        }
    }
}
