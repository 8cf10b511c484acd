//! Buchholz (8.1) and Sonneborn-Berger (9.1), with rounds that were not played (16.4) and cuts (14).

use super::Field;
use super::code::{Kind, TieBreak};
use super::rounds::{is_voluntary, opponent};
use super::value::{Part, Reckoned, Role, Value};
use crate::domain::tournament::crosstable::{Round, Seat};
use crate::domain::tournament::points::Points;

/// A round of a player.
#[derive(Clone, Copy)]
struct Term {
    round: Round,
    against: Option<Seat>,
    /// Left unplayed of one's own will: cut first (16.5).
    voluntary: bool,
    dummy: bool,
    /// The points of the opponent or of the dummy.
    score: Points,
    value: Value,
}

/// Buchholz or Sonneborn-Berger of all players.
pub fn buchholz(field: &Field<'_>, tie_break: &TieBreak) -> Vec<Reckoned> {
    let adjusted: Vec<Points> = field.seats().map(|seat| field.adjusted(seat)).collect();
    field
        .seats()
        .map(|seat| {
            let terms: Vec<Term> = (1..=field.after)
                .filter_map(|round| term(field, &adjusted, tie_break.kind, seat, round))
                .collect();
            reckon(terms, tie_break)
        })
        .collect()
}

fn term(
    field: &Field<'_>,
    adjusted: &[Points],
    kind: Kind,
    seat: Seat,
    round: Round,
) -> Option<Term> {
    let cell = field.cell(seat, round);
    let against = opponent(cell);
    let theirs = against.and_then(|seat| adjusted.get(seat)).copied();
    let own = field.points(seat);
    let (dummy, score) = match theirs {
        Some(theirs) if field.counts_as_game(cell) => (false, theirs),
        // Where pairs were known beforehand, a free round is no round.
        None if field.options.round_robin => return None,
        // 16.4.1: no more than the opponent would have counted.
        Some(theirs) => (true, own.min(theirs)),
        // 16.4.2: no more than a draw in each round.
        None => {
            let rounds = i32::try_from(field.after).unwrap_or(i32::MAX);
            (true, own.min(field.table.scoring.draw * rounds))
        }
    };
    let value = match kind {
        Kind::SonnebornBerger => Value::product(field.worth(seat, round), score),
        _ => Value::from(score),
    };
    Some(Term {
        round,
        against,
        voluntary: dummy && is_voluntary(cell),
        dummy,
        score,
        value,
    })
}

fn reckon(mut terms: Vec<Term>, tie_break: &TieBreak) -> Reckoned {
    let all = terms.clone();
    let rounds = all.len();
    let low = usize::from(tie_break.cut_low).min(rounds);
    let high = usize::from(tie_break.cut_high).min(rounds - low);
    for _ in 0..low {
        let Some(cut) = lowest(&terms) else { break };
        terms.retain(|term| term.round != cut);
    }
    for _ in 0..high {
        let highest = terms
            .iter()
            .max_by_key(|term| (term.score, term.value, std::cmp::Reverse(term.round)));
        let Some(cut) = highest.map(|term| term.round) else {
            break;
        };
        terms.retain(|term| term.round != cut);
    }
    let part = |term: &Term| Part {
        round: Some(term.round),
        against: term.against,
        value: term.value,
        role: if !terms.iter().any(|left| left.round == term.round) {
            Role::Cut
        } else if term.dummy {
            Role::Dummy
        } else {
            Role::Counts
        },
    };
    Reckoned::sum(all.iter().map(part).collect())
}

/// The round to be cut: one left unplayed of one's own will, unless the lowest one would cost more (16.5).
fn lowest(terms: &[Term]) -> Option<Round> {
    let least = terms
        .iter()
        .min_by_key(|term| (term.score, term.value, term.round))?;
    let own_will = terms.iter().filter(|term| term.voluntary);
    match own_will.min_by_key(|term| (term.value, term.score, term.round)) {
        Some(term) if least.value <= term.value => Some(term.round),
        _ => Some(least.round),
    }
}
