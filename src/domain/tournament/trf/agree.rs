//! Whether a file agrees with itself.

use super::File;
use super::player::round_column;
use super::problem::{At, Problem, ProblemKind};
use crate::domain::tournament::crosstable::{Bye, Cell, Crosstable, Outcome, Scoring, Seat};
use crate::domain::tournament::points::Points;

/// A place.
pub fn at(line: u32, column: usize) -> At {
    At {
        line,
        column: u32::try_from(column).unwrap_or(u32::MAX),
    }
}

/// Both lines of a game say the same of it. `origin` has the line of each seat.
pub fn opponents(table: &Crosstable, origin: &[u32]) -> Result<(), Problem> {
    let line = |seat: Seat| origin.get(seat).copied().unwrap_or(0);
    for (seat, player) in table.players.iter().enumerate() {
        for round in 1..=player.cells.len() {
            let Cell::Game {
                against,
                side,
                outcome,
            } = table.cell(seat, round)
            else {
                continue;
            };
            let agrees = match table.cell(against, round) {
                Cell::Game {
                    against: back,
                    side: theirs,
                    outcome: their,
                } => back == seat && theirs == side.other() && fit(outcome, their),
                _ => false,
            };
            if !agrees {
                return Err(Problem {
                    at: at(line(seat), round_column(round)),
                    kind: ProblemKind::OpponentDiffers {
                        number: table.players.get(against).map_or(0, |other| other.number),
                        line: line(against),
                    },
                });
            }
        }
    }
    Ok(())
}

/// At most one player is left over in a round.
pub fn byes(table: &Crosstable, origin: &[u32]) -> Result<(), Problem> {
    let line = |seat: Seat| origin.get(seat).copied().unwrap_or(0);
    for round in 1..=table.paired() {
        let is_left = |seat: &Seat| matches!(table.cell(*seat, round), Cell::Bye(Bye::Allocated));
        let mut left = (0..table.players.len()).filter(is_left);
        if let (Some(first), Some(second)) = (left.next(), left.next()) {
            return Err(Problem {
                at: at(line(second), round_column(round)),
                kind: ProblemKind::ByeTwice { line: line(first) },
            });
        }
    }
    Ok(())
}

/// Two results that can be of one game. Both may lose, or one lose and one draw, by decision of the arbiter.
const fn fit(one: Outcome, other: Outcome) -> bool {
    use Outcome::{Draw, ForfeitLoss, ForfeitWin, Loss, Open, ShortDraw, ShortLoss, ShortWin, Win};
    matches!(
        (one, other),
        (Open, Open)
            | (Win, Loss)
            | (Draw, Draw | Loss)
            | (Loss, Win | Draw | Loss)
            | (ShortWin, ShortLoss)
            | (ShortDraw, ShortDraw | ShortLoss)
            | (ShortLoss, ShortWin | ShortDraw | ShortLoss)
            | (ForfeitWin, ForfeitLoss)
            | (ForfeitLoss, ForfeitWin | ForfeitLoss)
    )
}

/// The points given are those of the results. If the file does not say how points are counted, the usual ways are
/// tried.
pub fn points(file: &mut File, origin: &[u32], scored: bool) -> Result<(), Problem> {
    let Err(problem) = agree(file, origin) else {
        return Ok(());
    };
    if !scored {
        let usual = file.table.scoring;
        for scoring in others() {
            file.table.scoring = scoring;
            if agree(file, origin).is_ok() {
                return Ok(());
            }
        }
        file.table.scoring = usual;
    }
    Err(problem)
}

fn others() -> impl Iterator<Item = Scoring> {
    [(200, 100), (300, 100)]
        .into_iter()
        .map(|(win, draw)| Scoring {
            win: Points(win),
            draw: Points(draw),
            loss: Points::ZERO,
            absent: Points::ZERO,
            allocated: Points(win),
        })
}

/// Points with or without byes that are already noted for rounds to come.
fn agree(file: &File, origin: &[u32]) -> Result<(), Problem> {
    let table = &file.table;
    let paired = table.paired();
    for (seat, (player, details)) in table.players.iter().zip(&file.details).enumerate() {
        let Some(given) = details.points else {
            continue;
        };
        let reckoned = table.points(seat, paired);
        if given == reckoned || given == table.points(seat, player.cells.len().max(paired)) {
            continue;
        }
        return Err(Problem {
            at: at(origin.get(seat).copied().unwrap_or(0), 81),
            kind: ProblemKind::PointsDiffer { given, reckoned },
        });
    }
    Ok(())
}
