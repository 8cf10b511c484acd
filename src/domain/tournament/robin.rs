//! Rounds of a round robin as a tournament has them: the Berger table, and who is away.

use super::berger;
use super::crosstable::{Bye, Cell, Crosstable, Round, Seat};
use super::pairing::Pairing;
use super::swiss::PairingRefusal;

/// A round of a round robin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RobinRound {
    /// Who plays, and who is free by the table; the free place of an odd field is no bye that counts.
    pub pairing: Pairing,
    /// Games of the table that fall out because one of the two, or both, are away.
    pub left_out: Vec<(u32, u32)>,
}

/// The round after the last one that has been paired. Whoever has a bye in it, or is away, is not paired, and neither is
/// his opponent.
///
/// # Errors
/// When the table has no further round, an earlier one has games that the table does not have there, or two who may not
/// meet would.
pub fn next_round(table: &Crosstable, double: bool) -> Result<RobinRound, PairingRefusal> {
    let last = table.paired();
    let round = last + 1;
    for round in 1..=last {
        let rules = by_table(table, round, double)?;
        let other = Pairing::of(table, round).without(&rules);
        let games: Vec<_> = other.into_iter().filter(|(_, black)| *black > 0).collect();
        if !games.is_empty() {
            return Err(PairingRefusal::OtherTable { round, games });
        }
    }
    if let Some(rounds) = table.planned.filter(|planned| *planned < round) {
        return Err(PairingRefusal::Over { rounds });
    }
    let away = |seat: Seat| {
        table.cell(seat, round) != Cell::Blank || table.absent.binary_search(&seat).is_ok()
    };
    let rules = by_table(table, round, double)?;
    let found = without(table, rules, away);
    let forbidden = |(white, black): &&(u32, u32)| {
        table
            .seat(*white)
            .zip(table.seat(*black))
            .is_some_and(|(one, other)| table.is_forbidden(one, other, round))
    };
    match found.pairing.pairs.iter().find(forbidden) {
        Some((white, black)) => Err(PairingRefusal::Forbidden {
            round,
            pair: (*white, *black),
        }),
        None => Ok(found),
    }
}

/// A round that has been paired, as the table has it, without the games of those who were away in it.
///
/// # Errors
/// When the table has no such round.
pub fn round_again(
    table: &Crosstable,
    round: Round,
    double: bool,
) -> Result<RobinRound, PairingRefusal> {
    let away = |seat: Seat| {
        matches!(
            table.cell(seat, round),
            Cell::Blank | Cell::Bye(Bye::Full | Bye::Half | Bye::Zero)
        )
    };
    Ok(without(table, by_table(table, round, double)?, away))
}

fn by_table(table: &Crosstable, round: Round, double: bool) -> Result<Pairing, PairingRefusal> {
    let cycle = table.players.len() + table.players.len() % 2;
    let rounds = cycle.saturating_sub(1) * if double { 2 } else { 1 };
    berger::round_of(table, round, double).ok_or(PairingRefusal::Over { rounds })
}

fn without(table: &Crosstable, rules: Pairing, away: impl Fn(Seat) -> bool) -> RobinRound {
    let is_away = |number: u32| table.seat(number).is_none_or(&away);
    let (left_out, pairs) = rules
        .pairs
        .into_iter()
        .partition(|(white, black)| is_away(*white) || is_away(*black));
    RobinRound {
        pairing: Pairing {
            pairs,
            bye: rules.bye.filter(|number| !is_away(*number)),
        },
        left_out,
    }
}
