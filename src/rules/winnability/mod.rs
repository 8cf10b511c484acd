//! "Can this side still mate by any series of legal moves?" (5.1.2, 5.2.2, 6.9), answered with a proof either way.
//!
//! The Laws know no list of material: a position is dead, and a game lost on time or by resignation is drawn, where a player cannot mate
//! by any series of legal moves, however bad. [`analyse`] asks this for one side; a position is dead if neither side can mate.
//!
//! # How it works
//!
//! "Can" is said only with a line that ends with the mate, "cannot" only with a proof that left nothing out. In this order:
//!
//! 1. **Moves without choice** (`forced`) are made; mate, stalemate and exact classes of material (`material`) are looked for on the way.
//! 2. **A quick look for a mate** (`search`): depth-first; moves that help (`guide`: pawns forward, kings to where the mate shall happen)
//!    cost no depth. Nearly every position of a game is answered here.
//! 3. **The static proof** (`men`, `reach`, `answers`, `feasible`, `blocked`): for each man the set of squares where it may ever stand
//!    grows from its own square until nothing changes. A move is left out only where something that always holds forbids it: men that
//!    never move and are never taken, squares that are attacked whatever happens, pawns that face each other for good, moves that would
//!    leave the other side without an answer. Then it is asked whether any square is left where the king could be mated. Cases are
//!    divided: a man that cannot move but can be taken either is not taken before it moves, or is gone before the mate.
//! 4. **All positions that can come** (`explore`), the most promising first by an estimate of the moves to a mate (`estimate`), compared
//!    exactly. It finds the mates that need a plan, and where no position is left unseen there is none. For the nearest moves, and after
//!    pawn moves and captures as long as it pays, the static proof is tried, so that hopeless branches end early.
//! 5. **A deepening search** with a table of positions met, for what is still open, by three plans: the first one again, one straight
//!    to the far corner, and one for blocked positions in which bishops find their ways around the men that stay for ever.
//! 6. **A break through a wall of pawns**: the king's way around it to a man that holds a pawn back, then the pawn.
//!
//! Castling rights are allowed for by giving king and rook the squares behind castling; while a pawn can be taken in passing, the
//! static proof looks at each next move. So Chess960 is answered like any other position.
//!
//! # What was measured
//!
//! With the suites of the crate chasolver (see `tests/it/rules/winnability_suites.rs`); no verdict was wrong and every line replayed
//! to a mate. Times are the processor's.
//!
//! - Positions of games, all 131,072 verdicts: with [`Budget::LONG`] none undetermined, with [`Budget::ENDING`] 7, with
//!   [`Budget::MOVE`] 710. Median 20 to 25 microseconds; with `MOVE` and `ENDING` 99 % 1.7 and 2.8 ms, worst 7 and 80 ms.
//! - Composed positions, all 3,235 that our FEN lets in (179 have more promoted men than pawns are missing, which no game reaches),
//!   6,470 verdicts: with [`Budget::LONG`] 4 undetermined (chasolver: none), with [`Budget::ENDING`] 98, with [`Budget::MOVE`] 819.
//!   Median 0.13 ms; with `MOVE` and `ENDING` 99 % 5 and 88 ms, worst 14 and 220 ms.
//! - [`is_suspicious`] lets 19 % of the last positions of games through; the whole test for a dead position then takes 0.2 microseconds
//!   at the median of all, 16 at 90 %, 67 ms at worst (150 ms in composed positions). Of 1,087 composed dead positions it finds 1,066 at
//!   the move; the others have men that could move, and nothing that speaks for a doubt.
//! - A line to be shown to a player ([`short_line`]): of 506 positions of games with a knight or a bishop alone 441 have one within 8,000
//!   positions, all but 4 within 50,000; half of the lines have at most 20 plies.

mod answers;
mod blocked;
mod estimate;
mod explore;
mod feasible;
mod forced;
mod guide;
mod material;
mod men;
mod reach;
mod search;
mod suspicion;
mod table;

pub(in crate::rules) use material::on_one_color;
pub use suspicion::{is_doubtful, is_suspicious};

use crate::rules::{Color, Move, Position, Role};
use explore::Explorer;
use guide::Guide;
use search::Search;

/// What is known of a side's chances to mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: these legal moves of both sides end with a mate. Empty if the mate is on the board.
    CanMate(Vec<Move>),
    /// It cannot, by no series of legal moves.
    CannotMate(Proof),
    /// Nothing was proven within the budget; to be treated as "can".
    Undetermined,
}

/// How it was proven that a side cannot mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    /// By what is on the board.
    Material,
    /// By moves without choice: they lead to the loss of the material, to an end, or round in a circle.
    ForcedLine,
    /// By where each man can ever stand: there is no square on which the king could be mated.
    Blocked,
    /// By having gone through every position that can still come.
    Closure,
}

/// How much may be looked at, in positions; no clock, so that the same question always has the same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions of the first quick look for a mate.
    pub probe: u32,
    /// Cases that the static proof may look at, some 50 microseconds each.
    pub cases: u32,
    /// Positions remembered while looking for a mate or for the end of all positions (about 150 bytes each).
    pub known: u32,
    /// Static proofs tried on the way, some 20 microseconds each.
    pub tries: u32,
    /// Positions visited in the deepening search, all plans together.
    pub visits: u32,
}

impl Budget {
    /// After each move, where [`is_suspicious`] says so: a millisecond or so, some ten at worst.
    pub const MOVE: Budget = Budget {
        probe: 1_000,
        cases: 4,
        known: 4_000,
        tries: 80,
        visits: 0,
    };
    /// When a game would end by time or resignation: some hundredths of a second at 99.9 %, a quarter of a second at worst.
    pub const ENDING: Budget = Budget {
        probe: 1_000,
        cases: 200,
        known: 50_000,
        tries: 1_500,
        visits: 60_000,
    };
    /// For an administrator who wants to know: seconds, and some 150 megabytes.
    pub const LONG: Budget = Budget {
        probe: 1_000,
        cases: 2_000,
        known: 1_000_000,
        tries: 200_000,
        visits: 1_500_000,
    };
}

/// Can this side still mate? Sound both ways: "can" has a line that ends with the mate, "cannot" a proof.
#[must_use]
pub fn analyse(position: &Position, side: Color, budget: &Budget) -> Verdict {
    let start = forced::follow(position, side);
    if let Some(verdict) = start.verdict {
        return verdict;
    }
    match decide(&start.position, side, budget) {
        Verdict::CanMate(line) => {
            let mut whole = start.line;
            whole.extend(line);
            Verdict::CanMate(whole)
        }
        other => other,
    }
}

/// A mate by this side is near enough to be found at once. False says nothing.
#[must_use]
pub fn mates_soon(position: &Position, side: Color) -> bool {
    let start = forced::follow(position, side);
    match start.verdict {
        Some(verdict) => matches!(verdict, Verdict::CanMate(_)),
        None => Search::new(&start.position, side)
            .probe(&start.position, Budget::MOVE.probe)
            .is_some(),
    }
}

/// So dear is a ply where a short line is wanted.
const SHORT: usize = 2;
/// Positions visited at each depth, for each ply of it.
const SOON: u32 = 7_000;
const LATE: u32 = 30_000;

/// A short series of legal moves that ends with a mate by this side, to be shown to a player; `None` if none was found among so many
/// positions. Not always the shortest there is.
#[must_use]
pub fn short_line(position: &Position, side: Color, positions: u32) -> Option<Vec<Move>> {
    let tries = positions / 40;
    let plan = |guide| match Explorer::new(position, guide, SHORT).run(positions, tries) {
        Verdict::CanMate(line) => Some(line),
        Verdict::CannotMate(_) | Verdict::Undetermined => None,
    };
    let planned = plan(Guide::new(position, side)).or_else(|| plan(Guide::other(position, side)));
    let looked_for = || Search::new(position, side).probe(position, Budget::MOVE.probe);
    let line = planned.or_else(looked_for)?;
    Some(without_detours(position, line))
}

/// The same line without what lies between two visits of the same position.
fn without_detours(start: &Position, line: Vec<Move>) -> Vec<Move> {
    let mut met = vec![*start];
    let mut straight: Vec<Move> = Vec::with_capacity(line.len());
    for played in line {
        let now = met.last().unwrap_or(start).play(played);
        match met.iter().position(|earlier| earlier.is_same(&now)) {
            Some(visit) => {
                met.truncate(visit + 1);
                straight.truncate(visit);
            }
            None => {
                met.push(now);
                straight.push(played);
            }
        }
    }
    straight
}

fn decide(position: &Position, side: Color, budget: &Budget) -> Verdict {
    let mut search = Search::new(position, side);
    if let Some(line) = search.probe(position, budget.probe) {
        return Verdict::CanMate(line);
    }
    if blocked::never_mates_next(position, side, budget.cases) {
        return Verdict::CannotMate(Proof::Blocked);
    }
    // Short lines by two plans first, then with longer lines, the first plan further.
    let plans = [
        (Guide::new(position, side), 2, 8),
        (Guide::other(position, side), 2, 8),
        (Guide::other(position, side), 8, 2),
        (Guide::new(position, side), 8, 1),
    ];
    for (guide, slope, part) in plans {
        let mut explorer = Explorer::new(position, guide, slope);
        let verdict = explorer.run(budget.known / part, budget.tries / part);
        if verdict != Verdict::Undetermined {
            return verdict;
        }
    }
    if budget.visits == 0 {
        return Verdict::Undetermined;
    }
    let fifth = budget.visits / 5;
    if let Some(line) = search.deepen(position, fifth, SOON) {
        return Verdict::CanMate(line);
    }
    // The plans that most mates follow; where that is blocked, bishops have to find their ways.
    let steady = blocked::steady(position, side);
    for (guide, deeper) in [
        (Guide::straight(position, side), SOON),
        (Guide::around(position, side, steady), LATE),
    ] {
        search.follow(guide);
        if let Some(line) = search.deepen(position, 2 * fifth, deeper) {
            return Verdict::CanMate(line);
        }
    }
    if position.of(side, Role::Pawn).is_empty() {
        return Verdict::Undetermined;
    }
    Explorer::new(position, Guide::breaking(position, side), 8).run(budget.known, budget.tries)
}
