//! The ledger of a game as its viewer may see it: leave has dates for its owner, for the opponent while the game runs, and
//! for nobody else.

use std::collections::HashMap;

use super::{GameView, Standing};
use crate::domain::clock::{Adjustment, Bank, CLOCK_MODEL, Deadline, Entry, Off, Row, Source};
use crate::domain::game::Game;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;

/// All rests of one line that have one source, or one of them where its dates may be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// Why the clock rested.
    pub source: Source,
    /// For how long in all.
    pub length: Millis,
    /// How many spans this is: personal hours are many, and are told as one.
    pub times: usize,
    /// From when to when; `None`: several, or not for this viewer.
    pub span: Option<(Instant, Instant)>,
}

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What.
    pub entry: Entry,
    /// Whose clock.
    pub side: Color,
    /// Whose act it was; `None` for moves, and where the server did it.
    pub by: Option<Color>,
    /// The ply of a move, given ones counted.
    pub ply: Option<u32>,
    /// Thinking from.
    pub from: Instant,
    /// Until.
    pub to: Instant,
    /// Running time: the interval less the rests.
    pub running: Millis,
    /// The rests.
    pub rests: Vec<Rest>,
    /// Running time that cost nothing because the deadline lay later than the clock says.
    pub spared: Millis,
    /// Why; empty: grace.
    pub reasons: Vec<Adjustment>,
    /// What it cost.
    pub charged: Millis,
    /// What it added to the clock.
    pub added: Millis,
    /// What was lost by a cap, a new period or a fresh span.
    pub lost: Millis,
    /// The change of the reserve.
    pub reserve_change: Millis,
    /// What the clock showed then: PGN's `[%clk]`.
    pub clock: Millis,
    /// The clock with which the next thinking of this side begins.
    pub after: Bank,
}

/// The ledger of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The clock under which the game is judged (see [`CLOCK_MODEL`]).
    pub model: i32,
    /// What has been settled, oldest first.
    pub lines: Vec<Line>,
    /// The thinking that goes on, or that the end of the game broke off.
    pub open: Option<Line>,
    /// The deadline of the clock that runs.
    pub deadline: Option<Deadline>,
}

impl Ledger {
    /// What the clock of a ply showed, for the moves that had one.
    #[must_use]
    pub fn shown(&self) -> HashMap<u32, Millis> {
        let shown = |line: &Line| Some((line.ply?, line.clock));
        self.lines.iter().filter_map(shown).collect()
    }
}

/// The ledger of this game, which the viewer may see as `view`.
#[must_use]
pub fn ledger(game: &Game, view: &GameView, now: Instant) -> Ledger {
    let (clocks, rows) = game.facts.ledger();
    let teller = Teller { game, view };
    let lines = rows.iter().map(|row| teller.line(row)).collect();
    let (until, deadline) = match &view.standing {
        Standing::Ended { at, .. } => (*at, None),
        Standing::HeldBack { .. } => (view.changed_at, None),
        Standing::YourMove { deadline }
        | Standing::Waiting { deadline, .. }
        | Standing::Overdue { deadline, .. } => (now.whole_second(), Some(deadline.clone())),
        Standing::TimeIsUp { .. } | Standing::Called { .. } => {
            (now.whole_second(), Some(clocks.run.deadline()))
        }
    };
    // the move that ends a game starts no clock, and what follows one that is held back is not told
    let told = !matches!(view.standing, Standing::HeldBack { .. });
    let open = (told && (deadline.is_some() || until > clocks.run.started)).then(|| {
        let until = until.max(clocks.run.started);
        teller.line(&game.facts.open_row(&clocks, until))
    });
    Ledger {
        model: view.terms.clock_model,
        lines,
        open,
        deadline,
    }
}

struct Teller<'a> {
    game: &'a Game,
    view: &'a GameView,
}

impl Teller<'_> {
    fn line(&self, row: &Row) -> Line {
        let ply = match row.entry {
            Entry::Move { ply, .. } => Some(self.view.given + ply),
            _ => None,
        };
        Line {
            entry: row.entry,
            side: row.side,
            by: row.by.and_then(|player| self.game.side_of(player)),
            ply,
            from: row.from,
            to: row.to,
            running: row.running,
            rests: self.rests(row.side, &row.rests),
            spared: row.spared,
            reasons: row.reasons.clone(),
            charged: row.charged,
            added: row.earned,
            lost: row.lost,
            reserve_change: row.reserve_change,
            clock: self.clock(row, ply),
            after: row.after,
        }
    }

    /// Games of the first clock keep at each move the distance to its deadline, and that is what stands in their records.
    fn clock(&self, row: &Row, ply: Option<u32>) -> Millis {
        let old = (self.view.terms.clock_model < CLOCK_MODEL).then_some(ply);
        let kept = old.flatten().and_then(|p| self.view.moves.get(p as usize));
        kept.map_or_else(|| row.shown(&self.game.facts.control), |m| m.left)
    }

    fn rests(&self, side: Color, rests: &[Off]) -> Vec<Rest> {
        let mut told: Vec<Rest> = Vec::new();
        for off in rests {
            let dated = self.may_date(side, off.source);
            let same = |r: &&mut Rest| !dated && r.source == off.source && r.span.is_none();
            if let Some(rest) = told.iter_mut().find(same) {
                rest.length += off.length();
                rest.times += 1;
                continue;
            }
            told.push(Rest {
                source: off.source,
                length: off.length(),
                times: 1,
                span: dated.then_some((off.from, off.to)),
            });
        }
        told
    }

    /// Whether this viewer may see when the clock of `side` rested for this reason.
    fn may_date(&self, side: Color, source: Source) -> bool {
        let whose = match source {
            // many small ones: told in one line, whoever asks
            Source::OwnHours => return false,
            Source::Leave | Source::SpecialLeave => side,
            Source::OpponentsLeave => !side,
            Source::Outage(_)
            | Source::Pause
            | Source::Halt
            | Source::EventEnd
            | Source::Ended
            | Source::Asked
            | Source::TakenOver
            | Source::UnsentLetter
            | Source::Entering => {
                return true;
            }
        };
        let runs = self.game.ending.is_none();
        self.view.side.is_some_and(|viewer| viewer == whose || runs)
    }
}
