//! What stands in a cell of a cross table, seen and spoken.

use std::collections::BTreeMap;

use crate::domain::tournament::field::{Meeting, Met, RoundState, Seat};
use crate::i18n::{Words, t};
use crate::rules::Color;

use super::legend::{Legend, Sign};
use super::seen::Seen;

/// A pairing from the side of one of its players.
pub struct Mark {
    /// As it is seen: `1`, `½`, `(0)`, `+`; with rounds also the colour: `w½`.
    pub sign: String,
    /// A small letter beside it: how the game ended.
    pub small: String,
    /// The game, for whoever may open it.
    pub href: Option<String>,
    /// The same in words.
    pub spoken: String,
}

/// A cell.
#[derive(Default)]
pub struct Cell {
    /// A player against himself.
    pub own: bool,
    /// The opponent's number, where the column does not say it.
    pub before: String,
    /// What came of it.
    pub marks: Vec<Mark>,
}

impl Cell {
    /// As it stands in a file: `12 w½ b1`.
    pub fn text(&self) -> String {
        let before = (!self.before.is_empty()).then(|| self.before.clone());
        let marks = self.marks.iter().map(|mark| mark.sign.clone());
        let parts: Vec<String> = before.into_iter().chain(marks).collect();
        parts.join(" ").trim().to_owned()
    }
}

/// Whose cell is written, and against whom.
pub struct Pair<'a> {
    /// The pairing.
    pub meeting: &'a Meeting,
    /// His side.
    pub side: Color,
    /// What the opponent is called.
    pub opponent: &'a str,
    /// Whether it counts: both have played enough, or neither has left.
    pub counts: bool,
    /// Whether the colour is seen, too.
    pub coloured: bool,
}

/// A player's mark of a pairing.
pub fn mark(seen: &Seen, pair: &Pair<'_>, legend: &mut Legend) -> Mark {
    let words = seen.viewer.words;
    let reason = pair.meeting.game.and_then(|game| seen.endings.get(&game));
    let reason = reason.map_or("", |ending| ending.reason());
    let ended = pair.meeting.met != Met::Open;
    let small = match () {
        () if reason.starts_with("time") => {
            legend.add(Sign::Time);
            t!(words, "tournament-mark-time")
        }
        () if reason.starts_with("adjudicat") => {
            legend.add(Sign::Adjudicated);
            t!(words, "tournament-mark-adjudicated")
        }
        () if ended && by_substitute(seen, pair.meeting) => {
            legend.add(Sign::Substitute);
            t!(words, "tournament-mark-substitute")
        }
        () => String::new(),
    };
    let provisional = ended && is_provisional(seen, pair.meeting);
    let small = if provisional {
        legend.add(Sign::Provisional);
        format!("{small}{}", t!(words, "tournament-mark-provisional"))
    } else {
        small
    };
    let mut sign = sign(seen, pair, legend);
    if ended && !pair.counts && pair.meeting.met != Met::Void {
        legend.add(Sign::Brackets);
        sign = format!("({sign})");
    }
    if pair.coloured {
        sign = format!("{}{sign}", letter(words, pair.side));
    }
    Mark {
        sign,
        small,
        href: seen.may_open(pair.meeting).map(|id| format!("/games/{id}")),
        spoken: spoken(seen, pair, reason),
    }
}

/// Whether the result may still change.
fn is_provisional(seen: &Seen, meeting: &Meeting) -> bool {
    meeting
        .game
        .is_some_and(|game| seen.provisional.contains(&game))
}

/// Whether a substitute has played the game to its end.
fn by_substitute(seen: &Seen, meeting: &Meeting) -> bool {
    meeting
        .game
        .is_some_and(|game| seen.taken_over.contains(&game))
}

/// `w` or `b`, in the reader's language.
pub fn letter(words: &Words, side: Color) -> String {
    match side {
        Color::White => t!(words, "tournament-letter-white"),
        Color::Black => t!(words, "tournament-letter-black"),
    }
}

fn sign(seen: &Seen, pair: &Pair<'_>, legend: &mut Legend) -> String {
    match pair.meeting.met {
        Met::Open if runs(seen, pair.meeting) => {
            legend.add(Sign::Running);
            "\u{b7}".to_owned()
        }
        Met::Open => {
            legend.add(Sign::Open);
            String::new()
        }
        Met::Played(result) => match result.winner() {
            None => "\u{bd}".to_owned(),
            Some(winner) if winner == pair.side => "1".to_owned(),
            Some(_) => "0".to_owned(),
        },
        Met::Walkover(winner) => {
            legend.add(Sign::Walkover);
            let won = winner == Some(pair.side);
            if won { "+" } else { "\u{2212}" }.to_owned()
        }
        Met::Void => {
            legend.add(Sign::Void);
            "\u{d7}".to_owned()
        }
    }
}

/// Whether its round has started.
fn runs(seen: &Seen, meeting: &Meeting) -> bool {
    seen.field.rounds.iter().any(|round| {
        (round.stage, round.round) == (meeting.stage, meeting.round)
            && round.state != RoundState::Published
    })
}

/// "won against Berta Holm as White, on time".
fn spoken(seen: &Seen, pair: &Pair<'_>, reason: &str) -> String {
    let words = seen.viewer.words;
    let name = pair.opponent;
    let side = match pair.side {
        Color::White => "white",
        Color::Black => "black",
    };
    let mut text = match pair.meeting.met {
        Met::Open if runs(seen, pair.meeting) => {
            t!(words, "tournament-met-running", name = name, side = side)
        }
        Met::Open => t!(words, "tournament-met-open", name = name, side = side),
        Met::Void => t!(words, "tournament-met-void", name = name, side = side),
        Met::Walkover(winner) if winner == Some(pair.side) => {
            t!(words, "tournament-met-walkover-won", name = name)
        }
        Met::Walkover(_) => t!(words, "tournament-met-walkover-lost", name = name),
        Met::Played(result) => match result.winner() {
            None => t!(words, "tournament-met-drawn", name = name, side = side),
            Some(winner) if winner == pair.side => {
                t!(words, "tournament-met-won", name = name, side = side)
            }
            Some(_) => t!(words, "tournament-met-lost", name = name, side = side),
        },
    };
    let more = [
        reason
            .starts_with("time")
            .then(|| t!(words, "tournament-met-time")),
        reason
            .starts_with("adjudicat")
            .then(|| t!(words, "tournament-met-adjudicated")),
        (pair.meeting.met != Met::Open && is_provisional(seen, pair.meeting))
            .then(|| t!(words, "tournament-met-provisional")),
        (pair.meeting.met != Met::Open && by_substitute(seen, pair.meeting))
            .then(|| t!(words, "tournament-met-substitute")),
        (!pair.counts && pair.meeting.met != Met::Open)
            .then(|| t!(words, "tournament-met-not-counted")),
    ];
    for more in more.into_iter().flatten() {
        text.push_str(", ");
        text.push_str(&more);
    }
    text
}

/// The marks of a player with one opponent, or in one round: all games of theirs among `meetings`.
pub fn cell<'a>(
    seen: &Seen,
    seats: &BTreeMap<u32, &Seat>,
    own: u32,
    meetings: impl Iterator<Item = &'a Meeting>,
    by_round: bool,
    legend: &mut Legend,
) -> Cell {
    let mut cell = Cell::default();
    for meeting in meetings {
        let Some(side) = meeting.side_of(own) else {
            continue;
        };
        let Some(black) = meeting.black else {
            legend.add(Sign::Free);
            cell.marks.push(free(seen));
            continue;
        };
        let other = if side == Color::White {
            black
        } else {
            meeting.white
        };
        let opponent = seats.get(&other);
        let stays = |number: u32| seats.get(&number).is_none_or(|seat| seat.counts);
        let pair = Pair {
            meeting,
            side,
            opponent: opponent.map_or("?", |seat| seen.name(seat.player)),
            counts: stays(own) && stays(other),
            coloured: by_round,
        };
        if by_round {
            cell.before = other.to_string();
        }
        cell.marks.push(mark(seen, &pair, legend));
    }
    cell
}

fn free(seen: &Seen) -> Mark {
    Mark {
        sign: "+".to_owned(),
        small: t!(seen.viewer.words, "tournament-mark-free"),
        href: None,
        spoken: t!(seen.viewer.words, "tournament-met-free"),
    }
}
