//! Drawing: who comes into which group, and who meets whom there.

use super::berger::berger;
use super::format::{Fill, Robin};
use super::lots::Lots;
use crate::domain::PlayerId;

/// Groups are not made smaller than this, unless smaller ones were asked for.
const LEAST_IN_A_GROUP: usize = 4;

/// Somebody to be drawn, in the order of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Who.
    pub player: PlayerId,
    /// His rating, if he has one.
    pub rating: Option<u16>,
}

/// A pairing that is to be: seats by their numbers in the group, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewMeeting {
    /// Group, from 1.
    pub group: u32,
    /// Round, from 1.
    pub round: u32,
    /// Board, from 1.
    pub board: u32,
    /// Which game of the pair, from 1.
    pub leg: u32,
    /// Seat of White, or of whoever is free.
    pub white: u32,
    /// Seat of Black; `None`: White is free.
    pub black: Option<u32>,
}

/// How large the groups are into which so many are divided: as equal as can be, none above `size` unless the others would
/// have fewer than four (13 by 7: 7 and 6; 6 by 5: one of 6).
#[must_use]
pub fn sizes(players: usize, size: usize) -> Vec<usize> {
    let size = size.max(1);
    let least = LEAST_IN_A_GROUP.min(size);
    let mut groups = players.div_ceil(size).max(1);
    while groups > 1 && players / groups < least {
        groups -= 1;
    }
    let (each, over) = (players / groups, players % groups);
    (0..groups).map(|g| each + usize::from(g < over)).collect()
}

/// The strongest first; who is equally strong, or unrated, by lot.
pub fn by_rating(drawn: &mut Vec<Drawn>, lots: &mut Lots) {
    lots.shuffle(drawn);
    drawn.sort_by_key(|one| std::cmp::Reverse(one.rating));
}

/// Divides the players into groups. In each group the seats are drawn by lot, and with them the colours.
#[must_use]
pub fn groups(mut drawn: Vec<Drawn>, robin: &Robin, lots: &mut Lots) -> Vec<Vec<PlayerId>> {
    match robin.fill {
        Fill::Lot => lots.shuffle(&mut drawn),
        Fill::Rating | Fill::Even => by_rating(&mut drawn, lots),
        Fill::Order => {}
    }
    let players: Vec<PlayerId> = drawn.iter().map(|one| one.player).collect();
    let size = robin.size.map_or(players.len(), usize::from);
    let sizes = sizes(players.len(), size);
    let mut groups = match robin.fill {
        Fill::Even => deal(&players, &sizes),
        _ => cut(&players, &sizes),
    };
    for group in &mut groups {
        lots.shuffle(group);
    }
    groups
}

/// The first so many into the first group, and so on.
fn cut(players: &[PlayerId], sizes: &[usize]) -> Vec<Vec<PlayerId>> {
    let mut left = players.iter().copied();
    sizes
        .iter()
        .map(|size| left.by_ref().take(*size).collect())
        .collect()
}

/// One to each group there and back again, so that the groups are of even strength.
#[must_use]
pub fn deal(players: &[PlayerId], sizes: &[usize]) -> Vec<Vec<PlayerId>> {
    let mut groups: Vec<Vec<PlayerId>> = vec![Vec::new(); sizes.len()];
    let mut left = players.iter().copied().peekable();
    let mut forward = true;
    while left.peek().is_some() {
        let mut order: Vec<usize> = (0..sizes.len()).collect();
        if !forward {
            order.reverse();
        }
        for place in order {
            let room = sizes.get(place).copied().unwrap_or(0);
            if let Some(group) = groups.get_mut(place)
                && group.len() < room
                && let Some(player) = left.next()
            {
                group.push(player);
            }
        }
        forward = !forward;
    }
    groups
}

/// All pairings of round robins of these sizes. Two games of a pair are played at once, in one round, with both colours;
/// where the rounds have dates of their own, in two cycles one after the other.
#[must_use]
pub fn robin_meetings(sizes: &[usize], robin: &Robin) -> Vec<NewMeeting> {
    let one_after_the_other = robin.every.is_some() && robin.cycles == 2;
    let legs = if one_after_the_other {
        1
    } else {
        u32::from(robin.cycles)
    };
    let mut meetings = Vec::new();
    for (group, size) in (1..).zip(sizes) {
        for (round, pairs) in (1..).zip(berger(*size, one_after_the_other)) {
            for (board, (white, black)) in (1..).zip(pairs) {
                let (white, black) = (seat(white), seat(black));
                for leg in 1..=legs {
                    let turned = leg % 2 == 0;
                    meetings.push(NewMeeting {
                        group,
                        round,
                        board,
                        leg,
                        white: if turned { black } else { white },
                        black: Some(if turned { white } else { black }),
                    });
                }
            }
        }
    }
    meetings
}

fn seat(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A round of a knock-out among those left (seats, the highest first): the first meets the last, the second the last but
/// one. Where their number is no power of two, the first ones are free (a bye).
#[must_use]
pub fn knockout_round(left: &[u32], round: u32, games: u8, lots: &mut Lots) -> Vec<NewMeeting> {
    let free = left.len().next_power_of_two() - left.len();
    let (byes, paired) = left.split_at(free.min(left.len()));
    let half = paired.len() / 2;
    let pairs = paired.iter().zip(paired.iter().rev()).take(half);
    let mut meetings: Vec<NewMeeting> = Vec::new();
    for (board, (high, low)) in (1..).zip(pairs) {
        let turned = lots.toss();
        for leg in 1..=u32::from(games) {
            meetings.push(game_of(1, round, board, leg, (*high, *low), turned));
        }
    }
    let boards = seat(half) + 1;
    meetings.extend((boards..).zip(byes).map(|(board, seat)| NewMeeting {
        group: 1,
        round,
        board,
        leg: 1,
        white: *seat,
        black: None,
    }));
    meetings
}

/// One game of a match; colours change from game to game.
#[must_use]
pub fn game_of(
    group: u32,
    round: u32,
    board: u32,
    leg: u32,
    (one, other): (u32, u32),
    turned: bool,
) -> NewMeeting {
    let (white, black) = if leg.is_multiple_of(2) == turned {
        (one, other)
    } else {
        (other, one)
    };
    NewMeeting {
        group,
        round,
        board,
        leg,
        white,
        black: Some(black),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn groups_are_as_equal_as_can_be() {
        for (players, size, expected) in [
            (13, 7, vec![7, 6]),
            (12, 7, vec![6, 6]),
            (6, 5, vec![6]),
            (11, 5, vec![6, 5]),
            (12, 5, vec![4, 4, 4]),
            (15, 5, vec![5, 5, 5]),
            (5, 5, vec![5]),
            (7, 3, vec![4, 3]),
            (2, 9, vec![2]),
        ] {
            assert_eq!(sizes(players, size), expected, "{players} by {size}");
        }
        for players in 4..400 {
            for size in 4..13 {
                let sizes = sizes(players, size);
                assert_eq!(sizes.iter().sum::<usize>(), players);
                assert!(
                    sizes.iter().all(|s| *s >= 4),
                    "{players} by {size}: {sizes:?}"
                );
            }
        }
    }

    fn drawn(count: i64) -> Vec<Drawn> {
        (1..=count)
            .map(|player| Drawn {
                player,
                rating: u16::try_from(3_000 - player).ok(),
            })
            .collect()
    }

    #[test]
    fn each_way_to_fill_does_what_it_says() {
        let fill = |fill| {
            let robin = Robin {
                size: Some(4),
                fill,
                ..Robin::all(1)
            };
            let mut groups = groups(drawn(8), &robin, &mut Lots::of(5, 0));
            groups.iter_mut().for_each(|g| g.sort_unstable());
            groups
        };
        assert_eq!(fill(Fill::Rating), [[1, 2, 3, 4], [5, 6, 7, 8]]);
        assert_eq!(fill(Fill::Order), [[1, 2, 3, 4], [5, 6, 7, 8]]);
        assert_eq!(fill(Fill::Even), [[1, 4, 5, 8], [2, 3, 6, 7]]);
        assert_eq!(fill(Fill::Lot).concat().len(), 8);
    }

    #[test]
    fn everybody_meets_everybody_with_both_colours() {
        for size in 2..12 {
            let meetings = robin_meetings(&[size], &Robin::all(2));
            let mut met: HashMap<(u32, u32), u32> = HashMap::new();
            for m in &meetings {
                *met.entry((m.white, m.black.unwrap())).or_default() += 1;
            }
            assert_eq!(met.len(), size * (size - 1));
            assert!(met.values().all(|n| *n == 1));
        }
    }

    #[test]
    fn in_a_knock_out_the_first_are_free_until_their_number_is_a_power_of_two() {
        let mut lots = Lots::of(1, 1);
        let meetings = knockout_round(&[1, 2, 3, 4, 5, 6], 1, 2, &mut lots);
        let pair = |m: &NewMeeting| (m.white.min(m.black.unwrap()), m.white.max(m.black.unwrap()));
        let games: Vec<_> = meetings.iter().filter(|m| m.black.is_some()).collect();
        assert_eq!(
            games.iter().map(|m| pair(m)).collect::<Vec<_>>(),
            [(3, 6), (3, 6), (4, 5), (4, 5)]
        );
        assert_ne!(games[0].white, games[1].white);
        let free: Vec<_> = meetings.iter().filter(|m| m.black.is_none()).collect();
        assert_eq!(
            free.iter().map(|m| (m.board, m.white)).collect::<Vec<_>>(),
            [(3, 1), (4, 2)]
        );
    }
}
