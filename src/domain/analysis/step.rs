//! Changing a tree.

use super::import::{self, PgnFault};
use super::note::{JUDGEMENTS, VERDICTS, clean_comment};
use super::{DEEPEST, MOST_COMMENT, MOST_MOVES, MOST_NESTED, MOST_TEXT, Mark, Place, Tree};
use crate::domain::conditional::{Ply, TextFault, read_text};
use crate::rules::MoveRefusal;
use crate::rules::notation::Letters;

/// Moves to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    /// One after the other, in UCI.
    Line(Vec<String>),
    /// As somebody typed them, with variations in brackets.
    Typed {
        /// What was typed.
        text: String,
        /// The letters of the men in his language.
        letters: Letters,
    },
}

/// Where a variation is to go among those that may come instead of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Before all others; the game's own move stays before it.
    First,
    /// One place up from this one, where it stood when the form was made.
    Up(usize),
    /// One place down from this one.
    Down(usize),
}

/// One change. Whatever it names that is not there is put there, so that no step of another device makes it void.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Adds moves.
    Add {
        /// Where they begin.
        at: Place,
        /// Which.
        moves: Moves,
    },
    /// Writes at a position.
    Write {
        /// Where.
        at: Place,
        /// The words; none: they go.
        comment: String,
        /// The words as they were when the form was made.
        seen: String,
        /// The judgement of the move.
        judgement: Option<u8>,
        /// The judgement of the position.
        verdict: Option<u8>,
        /// Arrows and squares, as typed.
        marks: String,
    },
    /// Moves a variation.
    Sort {
        /// Its first move.
        at: Place,
        /// Where to.
        to: Order,
    },
    /// Removes a move with all that follows it.
    Remove {
        /// Which.
        at: Place,
        /// How many moves that were, when it was asked for.
        seen: usize,
    },
    /// Takes in a game with its variations and comments.
    Import {
        /// Where its owner looks: moves without a start may go on from here.
        at: Place,
        /// PGN.
        text: String,
    },
}

/// Why a tree was not changed. It is then as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such place any more.
    Gone,
    /// The game's own moves can be neither removed nor sorted.
    OfTheGame,
    /// A move cannot be played.
    Move(MoveRefusal),
    /// What was typed cannot be read.
    Text(TextFault),
    /// Moves were typed with comments or signs, which this field does not take.
    Signs,
    /// A word among the arrows and squares that is none.
    Mark(String),
    /// The comment is longer than [`MOST_COMMENT`].
    CommentTooLong,
    /// The comment was changed meanwhile; it says this now.
    CommentChanged(String),
    /// There are more moves by now: so many.
    Grown(usize),
    /// More moves than [`MOST_MOVES`].
    TooMany,
    /// A line longer than [`DEEPEST`].
    TooDeep,
    /// Variations inside variations beyond [`MOST_NESTED`].
    TooNested,
    /// More text than [`MOST_TEXT`].
    TooMuch,
    /// The PGN cannot be taken in.
    Pgn(PgnFault),
}

impl Tree {
    /// Takes a step and says where its owner is to be led. The same step again changes nothing more.
    ///
    /// # Errors
    /// Why not; the tree is then as it was.
    pub fn take(&mut self, step: &Step) -> Result<Place, Fault> {
        let mut tree = self.clone();
        let shown = tree.changed(step)?;
        tree.measure().fits(&self.measure())?;
        *self = tree;
        Ok(shown)
    }

    fn changed(&mut self, step: &Step) -> Result<Place, Fault> {
        match step {
            Step::Add { at, moves } => {
                let from = self.make_way(at)?;
                let to = match moves {
                    Moves::Line(line) => self.follow(from, line)?,
                    Moves::Typed { text, letters } => self.typed(from, text, *letters)?,
                };
                Ok(self.place(to))
            }
            Step::Write { at, .. } => {
                let number = self.make_way(at)?;
                self.annotate(number, step)?;
                Ok(self.place(number))
            }
            Step::Sort { at, to } => self.sort(at, *to),
            Step::Remove { at, seen } => self.remove(at, *seen),
            Step::Import { at, text } => {
                let number = self.find(at).0;
                let to = import::take_in(self, number, text).map_err(Fault::Pgn)?;
                let long = |n: usize| self.node(n).note.comment.chars().count() > MOST_COMMENT;
                if self.below(0).into_iter().any(long) {
                    return Err(Fault::CommentTooLong);
                }
                Ok(to)
            }
        }
    }

    /// Moves as typed; leads to the end of the first line of them.
    fn typed(&mut self, from: usize, text: &str, letters: Letters) -> Result<usize, Fault> {
        // left out without a word they would be lost
        if text.contains(['{', '}', ';', '$', '!', '?']) {
            return Err(Fault::Signs);
        }
        let position = self.node(from).position;
        let ply = self.ply_of(from);
        let read = read_text(position, ply, position.turn(), text, letters);
        let mut waiting: Vec<(usize, Vec<Ply>)> = vec![(from, read.map_err(Fault::Text)?.plies)];
        let mut shown = from;
        while let Some((above, plies)) = waiting.pop() {
            let leads = shown == above;
            for (n, ply) in plies.into_iter().enumerate() {
                let new = self.put(above, ply.mv, false);
                if leads && n == 0 {
                    shown = new;
                }
                waiting.push((new, ply.next));
            }
        }
        Ok(shown)
    }

    fn annotate(&mut self, number: usize, step: &Step) -> Result<(), Fault> {
        let Step::Write {
            comment,
            seen,
            judgement,
            verdict,
            marks,
            ..
        } = step
        else {
            return Ok(());
        };
        let (words, mut found) = super::mark::taken_out(comment);
        let words = clean_comment(&words);
        if words.chars().count() > MOST_COMMENT {
            return Err(Fault::CommentTooLong);
        }
        let typed = Mark::read_all(marks).map_err(Fault::Mark)?;
        super::mark::join(&mut found, &typed);
        let note = &mut self.node_mut(number).note;
        if note.comment != words && note.comment != clean_comment(seen) {
            return Err(Fault::CommentChanged(note.comment.clone()));
        }
        note.comment = words;
        note.marks = found;
        note.choose(&JUDGEMENTS, *judgement);
        note.choose(&VERDICTS, *verdict);
        Ok(())
    }

    fn own(&self, at: &Place) -> Result<usize, Fault> {
        match self.find(at) {
            (number, true) if self.node(number).played => Err(Fault::OfTheGame),
            (number, true) => Ok(number),
            _ => Err(Fault::Gone),
        }
    }

    fn sort(&mut self, at: &Place, to: Order) -> Result<Place, Fault> {
        let number = self.own(at)?;
        let above = self.node(number).above;
        let (rank, _) = self.rank(number);
        let games = self.node(above).next.iter();
        let before = games.filter(|n| self.node(**n).played).count();
        let next = &mut self.node_mut(above).next;
        let here = next.iter().position(|n| *n == number).unwrap_or(before);
        let there = match to {
            Order::First => before,
            // pressed twice, it has moved already
            Order::Up(seen) if seen == rank => here.saturating_sub(1).max(before),
            Order::Down(seen) if seen == rank => (here + 1).min(next.len() - 1),
            Order::Up(_) | Order::Down(_) => here,
        };
        next.remove(here);
        next.insert(there, number);
        Ok(self.place(number))
    }

    fn remove(&mut self, at: &Place, seen: usize) -> Result<Place, Fault> {
        let number = match self.own(at) {
            // pressed twice: what is gone is gone
            Err(Fault::Gone) => return Ok(self.place(self.find(at).0)),
            own => own?,
        };
        let count = self.below(number).len();
        if count > seen {
            return Err(Fault::Grown(count));
        }
        let above = self.node(number).above;
        self.node_mut(above).next.retain(|n| *n != number);
        Ok(self.place(above))
    }

    fn measure(&self) -> Measure {
        let mut measure = Measure {
            text: self.stored().len(),
            ..Measure::default()
        };
        let mut at = vec![(0_usize, 0_usize); self.nodes.len()];
        for number in self.below(0) {
            let (length, nested) = at[number];
            measure.longest = measure.longest.max(length);
            measure.nested = measure.nested.max(nested);
            measure.moves += usize::from(!self.node(number).played);
            for (rank, next) in self.node(number).next.iter().enumerate() {
                let length = if self.node(*next).played {
                    0
                } else {
                    length + 1
                };
                at[*next] = (length, nested + usize::from(rank > 0));
            }
        }
        measure
    }
}

/// How much a tree holds.
#[derive(Default)]
struct Measure {
    moves: usize,
    longest: usize,
    nested: usize,
    text: usize,
}

impl Measure {
    /// Whether it is not too much. What has become too much by the game's own moves may still be made less.
    fn fits(&self, before: &Self) -> Result<(), Fault> {
        let over = |now: usize, before: usize, most: usize| now > most && now > before;
        if over(self.longest, before.longest, DEEPEST) {
            return Err(Fault::TooDeep);
        }
        if over(self.nested, before.nested, MOST_NESTED) {
            return Err(Fault::TooNested);
        }
        if over(self.moves, before.moves, MOST_MOVES) {
            return Err(Fault::TooMany);
        }
        if over(self.text, before.text, MOST_TEXT) {
            return Err(Fault::TooMuch);
        }
        Ok(())
    }
}
