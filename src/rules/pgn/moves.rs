//! Moves, variations, results: follows the game on the board while it is read.

use std::mem;

use crate::rules::endings::Reason;
use crate::rules::notation::parse_san;
use crate::rules::{Move, MoveRefusal};

use super::game::{ItemKind, Score};
use super::problem::{Place, ProblemKind};
use super::reader::{Line, Part, Reader, shortened};
use super::walk::passed;

impl Reader {
    /// A legal move.
    #[inline]
    pub(super) fn play(&mut self, played: Move, at: Place) {
        self.last = at;
        self.stray = None;
        if self.is_full() {
            self.once(at, ProblemKind::TooManyItems);
            self.here.broken = true;
            return;
        }
        self.push(at, ItemKind::Move(played));
        let here = &mut self.here;
        here.moved = true;
        here.before = here.now;
        here.now = here.before.play(played);
    }

    /// A word that was to be a move and is none here.
    pub(super) fn refuse(&mut self, word: &str, refusal: MoveRefusal, at: Place) {
        let position = &self.here.now;
        let kind = match refusal {
            MoveRefusal::NullMove => ProblemKind::NullMove,
            MoveRefusal::NoLegalMoves => ProblemKind::MoveAfterEnd {
                reason: if position.is_check() {
                    Reason::Checkmate
                } else {
                    Reason::Stalemate
                },
            },
            refusal => ProblemKind::MoveRefused {
                text: shortened(word),
                refusal,
            },
        };
        self.problem(at, kind);
        self.here.broken = true;
        self.keep_unread(word, at);
    }

    /// A move after one that could not be played.
    pub(super) fn leave_unread(&mut self, word: &str, at: Place) {
        if self.is_full() {
            self.once(at, ProblemKind::TooManyItems);
            return;
        }
        match self.here.unread.and_then(|n| self.game.problems.get_mut(n)) {
            Some(problem) => {
                if let ProblemKind::MovesUnread { count } = &mut problem.kind {
                    *count = count.saturating_add(1);
                }
            }
            None => self.here.unread = self.problem(at, ProblemKind::MovesUnread { count: 1 }),
        }
        self.keep_unread(word, at);
    }

    pub(super) fn keep_unread(&mut self, word: &str, at: Place) {
        self.last = at;
        self.here.lost = self.here.lost.saturating_add(1);
        self.stray = None;
        let span = self.keep(word, at);
        self.push(at, ItemKind::Unread(span));
    }

    /// A passing move: refused in the game, taken in a variation if the king is not in check.
    pub(super) fn null(&mut self, text: &str, byte: usize, word: &str) {
        if self.skipped > 0 {
            return;
        }
        let at = self.place(text, byte);
        if self.here.broken {
            return self.leave_unread(word, at);
        }
        match passed(&self.here.now).filter(|_| !self.outer.is_empty()) {
            None => self.refuse(word, MoveRefusal::NullMove, at),
            Some(next) => {
                self.last = at;
                self.push(at, ItemKind::Null);
                self.here.moved = true;
                self.here.before = mem::replace(&mut self.here.now, next);
            }
        }
    }

    /// A word that the quick way did not know.
    pub(super) fn slow_move(&mut self, word: &str, at: Place) {
        match parse_san(&self.here.now, word) {
            Ok(played) => self.play(played, at),
            Err(refusal) => self.refuse(word, refusal, at),
        }
    }

    /// `(`: instead of the last move.
    pub(super) fn open_variation(&mut self, text: &str, byte: usize) {
        if self.skipped > 0 {
            self.skipped = self.skipped.saturating_add(1);
            return;
        }
        let at = self.place(text, byte);
        self.last = at;
        if self.outer.len() >= self.limits.depth || self.is_full() {
            let full = self.is_full();
            self.once(
                at,
                if full {
                    ProblemKind::TooManyItems
                } else {
                    ProblemKind::TooDeep
                },
            );
            self.skipped = 1;
            return;
        }
        self.stray = None;
        self.push(at, ItemKind::Open);
        let here = &self.here;
        let (now, broken) = match (here.broken, here.moved) {
            // The variation stands for the move that could not be played, whose position is known.
            (true, _) if here.lost == 1 => (here.now, self.game.start.is_none()),
            (true, _) => (here.now, true),
            (false, true) => (here.before, false),
            (false, false) => {
                self.problem(at, ProblemKind::VariationWithoutMove);
                (self.here.now, false)
            }
        };
        let inner = Line {
            now,
            before: now,
            moved: false,
            broken,
            lost: 0,
            unread: None,
            opened: at,
        };
        self.outer.push(mem::replace(&mut self.here, inner));
    }

    /// `)`.
    pub(super) fn close_variation(&mut self, text: &str, byte: usize) {
        if self.skipped > 0 {
            self.skipped -= 1;
            return;
        }
        let at = self.place(text, byte);
        match self.outer.pop() {
            Some(line) => {
                self.here = line;
                self.stray = None;
                // Always kept, beyond the limit too: every opening sign has its closing one.
                self.game.items.push(super::Item {
                    at,
                    kind: ItemKind::Close,
                });
            }
            None => {
                self.problem(at, ProblemKind::SignUnknown { sign: ')' });
            }
        }
    }

    /// The result ends the game, unless a variation is open.
    pub(super) fn result(&mut self, score: Score, text: &str, byte: usize) {
        if self.skipped > 0 {
            return;
        }
        let at = self.place(text, byte);
        if self.outer.is_empty() {
            self.game.result = Some((score, at));
            self.part = Part::Ended;
        } else {
            self.push(at, ItemKind::Score(score));
            self.stray = Some((score, at));
        }
        self.last = at;
    }

    /// A number before a move (8.2.2). Games from a set-up position often count from 1: only a leap is told.
    #[inline]
    pub(super) fn number(&mut self, said: u32, text: &str, byte: usize) {
        if self.here.broken || self.number_told || self.skipped > 0 {
            return;
        }
        let ours = i64::from(self.here.now.fullmove_number());
        let first = i64::from(said) - ours;
        let shift = *self.numbering.get_or_insert(first);
        if first != shift {
            let expected = u32::try_from(ours + shift).unwrap_or(0);
            let at = self.place(text, byte);
            self.tell_number(said, expected, at);
        }
    }

    #[cold]
    fn tell_number(&mut self, said: u32, expected: u32, at: Place) {
        self.problem(at, ProblemKind::MoveNumber { said, expected });
        self.number_told = true;
    }

    /// An item that is not a move: left out with the variation around it.
    pub(super) fn push_outside(&mut self, at: Place, kind: ItemKind) {
        if self.skipped == 0 {
            self.push(at, kind);
        }
    }
}
