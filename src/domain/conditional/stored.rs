//! A plan as it is stored: a line of text for each line of moves and each branch. It is read back by playing it out, so that a
//! damaged one is found.
//!
//! ```text
//! line 0 27 - r1bq… b kq - 3 14        epoch, plies, lead (UCI or -), FEN
//! 1 g8f6 c1g5                          depth, expected move, reply (UCI, or - for resigning)
//! 2 h7h6 g5h4
//! ```

use std::fmt::Write as _;

use super::{Branch, Line, Plan, Reply};
use crate::rules::Position;

/// A stored plan that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of a plan cannot be read")]
pub struct StoredFault {
    /// Which line of the text, from 1.
    pub line: usize,
}

impl Plan {
    /// The lines as they are stored.
    #[must_use]
    pub fn stored(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let lead = line
                .lead
                .map_or_else(|| "-".to_owned(), |mv| line.position.uci(mv));
            let fen = line.position.fen();
            // writing into a string does not fail
            let _ = writeln!(text, "line {} {} {lead} {fen}", line.epoch, line.ply);
            let (_, base) = line.base();
            write_branches(&mut text, &line.branches, &base, 1);
        }
        text
    }

    /// Reads lines that were stored.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn read_lines(text: &str) -> Result<Vec<Line>, StoredFault> {
        let mut lines: Vec<Line> = Vec::new();
        for (index, row) in text.lines().enumerate() {
            let read = match row.strip_prefix("line ") {
                Some(head) => read_head(head).map(|line| lines.push(line)),
                None => lines.last_mut().and_then(|line| read_branch(line, row)),
            };
            read.ok_or(StoredFault { line: index + 1 })?;
        }
        Ok(lines)
    }
}

fn write_branches(text: &mut String, branches: &[Branch], position: &Position, depth: usize) {
    for branch in branches {
        let reply = match branch.reply {
            Reply::Move(mv) => branch.position.uci(mv),
            Reply::Resign => "-".to_owned(),
        };
        let _ = writeln!(text, "{depth} {} {reply}", position.uci(branch.expected));
        if let Some(after) = branch.after() {
            write_branches(text, &branch.next, &after, depth + 1);
        }
    }
}

fn read_head(head: &str) -> Option<Line> {
    let mut words = head.splitn(4, ' ');
    let (epoch, ply) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let lead = words.next()?;
    let position = Position::from_fen(words.next()?).ok()?;
    let lead = match lead {
        "-" => None,
        uci => Some(position.parse_uci(uci).ok()?),
    };
    Some(Line {
        epoch,
        ply,
        position,
        lead,
        branches: Vec::new(),
    })
}

fn read_branch(line: &mut Line, row: &str) -> Option<()> {
    let mut words = row.split(' ');
    let depth: usize = words.next()?.parse().ok()?;
    let (expected, reply) = (words.next()?, words.next()?);
    let (_, mut position) = line.base();
    let mut list = &mut line.branches;
    for _ in 1..depth {
        let above = list.last_mut()?;
        position = above.after()?;
        list = &mut above.next;
    }
    let expected = position.parse_uci(expected).ok()?;
    let position = position.play(expected);
    let reply = match reply {
        "-" => Reply::Resign,
        uci => Reply::Move(position.parse_uci(uci).ok()?),
    };
    list.push(Branch {
        expected,
        position,
        reply,
        next: Vec::new(),
    });
    words.next().is_none().then_some(())
}
