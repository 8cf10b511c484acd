//! The course of a Swiss tournament: when the next round is due, and who meets whom in it.

use super::{ALL, Draw, Next, Rules};
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::tournament::calendar::NOTICE;
use crate::domain::tournament::draw::NewMeeting;
use crate::domain::tournament::field::Field;
use crate::domain::tournament::format::Format;
use crate::domain::tournament::lots::Lots;
use crate::domain::tournament::swiss::{self, PairingRefusal};
use crate::rules::Color;

/// The round after the last one.
pub(super) fn next_swiss(
    rules: &Rules<'_>,
    field: &Field,
    now: Instant,
    rounds: u8,
    every: Option<u16>,
) -> Next {
    let round = field.last_round(1);
    let done = field.is_done(1);
    if round >= u32::from(rounds) {
        return if done { Next::Finish } else { Next::Wait };
    }
    let last_start = field
        .rounds
        .iter()
        .find(|r| r.round == round)
        .map(|r| r.starts_at);
    let not_before = every
        .zip(last_start)
        .map(|(days, start)| start.plus(Millis::from(days) * DAY));
    let due = match not_before {
        Some(at) => now >= at.plus(-NOTICE),
        None => done,
    };
    if !due {
        return Next::Wait;
    }
    match swiss_round(field, round + 1, rules) {
        Ok(meetings) => Next::Publish {
            draw: Draw {
                stage: 1,
                groups: Vec::new(),
                rounds: vec![(round + 1, 0)],
                meetings,
            },
            not_before,
        },
        // nobody is left who could be paired: what is being played is played to its end
        Err(_) if done => Next::Finish,
        Err(_) => Next::Wait,
    }
}

/// A Swiss round; games that still run count as draws for it.
pub(super) fn swiss_round(
    field: &Field,
    round: u32,
    rules: &Rules<'_>,
) -> Result<Vec<NewMeeting>, PairingRefusal> {
    let mut table = field.crosstable(ALL, |_| String::new()).provisional();
    if let Format::Swiss { rounds, .. } = rules.format {
        table.planned = Some(usize::from(rounds));
    }
    let white_first = Lots::of(rules.lots, 2).toss();
    table.initial = Some(if white_first {
        Color::White
    } else {
        Color::Black
    });
    let pairing = swiss::pair_next(&table)?;
    let mut meetings: Vec<NewMeeting> = (1..)
        .zip(&pairing.pairs)
        .map(|(board, (white, black))| NewMeeting {
            group: 1,
            round,
            board,
            leg: 1,
            white: *white,
            black: Some(*black),
        })
        .collect();
    if let Some(free) = pairing.bye {
        let board = u32::try_from(meetings.len()).unwrap_or(0) + 1;
        meetings.push(NewMeeting {
            group: 1,
            round,
            board,
            leg: 1,
            white: free,
            black: None,
        });
    }
    Ok(meetings)
}
