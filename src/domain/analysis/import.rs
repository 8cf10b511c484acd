//! Taking PGN in.

use super::{MOST_MOVES, Place, Tree};
use crate::rules::Position;
use crate::rules::pgn::{Game, ItemKind, Limits, Place as At, Problem, ProblemKind, Reader};

/// Bytes of a pasted text at most.
const MOST_PASTED: usize = 60_000;

/// Why a PGN was not taken in; nothing of it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnFault {
    /// There is no move in it.
    Empty,
    /// It is longer than anything that would fit.
    TooLong,
    /// More than one game.
    Several {
        /// Where the second begins.
        at: At,
    },
    /// Its start position is nowhere in this game, nor in the analysis.
    Elsewhere,
    /// Something in it makes no sense here.
    Bad(Problem),
}

impl PgnFault {
    /// Where.
    #[must_use]
    pub fn place(&self) -> At {
        match self {
            Self::Bad(problem) => problem.at,
            Self::Several { at } => *at,
            _ => At { line: 1, column: 1 },
        }
    }
}

/// What is wrong with a text but takes nothing from its moves: its tags, its result, its numbers.
fn is_harmless(kind: &ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::TagUnreadable { .. }
            | ProblemKind::TagNotClosed { .. }
            | ProblemKind::TagQuote { .. }
            | ProblemKind::TagTwice { .. }
            | ProblemKind::TooManyTags
            | ProblemKind::SetUpWithoutFen
            | ProblemKind::ResultTagUnknown { .. }
            | ProblemKind::ResultTagDiffers { .. }
            | ProblemKind::ResultMissing
            | ProblemKind::ResultAgainstMoves { .. }
            | ProblemKind::MoveNumber { .. }
    )
}

/// Reads a text: all games in it, at most two.
fn games(text: &str) -> Vec<Game> {
    let limits = Limits {
        line: MOST_PASTED + 500,
        text: MOST_PASTED + 500,
        items: MOST_MOVES * 8,
        depth: super::MOST_NESTED + 2,
        ..Limits::default()
    };
    let mut games = Vec::new();
    let mut reader = Reader::new(limits);
    let mut each = |game: &Game| {
        if games.len() < 2 {
            games.push(game.clone());
        }
    };
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    games
}

/// The one game of a text.
fn only(mut games: Vec<Game>) -> Result<Game, PgnFault> {
    if let Some(second) = games.get(1) {
        let at = At {
            line: second.line(),
            column: 1,
        };
        return Err(PgnFault::Several { at });
    }
    let game = games.pop().ok_or(PgnFault::Empty)?;
    match game
        .problems()
        .iter()
        .find(|problem| !is_harmless(&problem.kind))
    {
        Some(problem) => Err(PgnFault::Bad(problem.clone())),
        None => Ok(game),
    }
}

/// Movetext from a position, as a tree of its own. Places count from the text's own beginning.
pub(super) fn parsed(start: &Position, movetext: &str) -> Result<Tree, PgnFault> {
    let head = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", start.fen());
    let moved = |at: At| At {
        line: at.line.saturating_sub(3).max(1),
        column: at.column,
    };
    let game = only(games(&format!("{head}{movetext}\n")));
    let game = game.map_err(|fault| match fault {
        PgnFault::Bad(problem) => PgnFault::Bad(Problem {
            at: moved(problem.at),
            kind: problem.kind,
        }),
        PgnFault::Several { at } => PgnFault::Several { at: moved(at) },
        other => other,
    })?;
    Ok(planted(start, &game))
}

/// A game that was read without anything bad, as a tree.
fn planted(start: &Position, game: &Game) -> Tree {
    let mut tree = Tree::of_game(*start, []);
    // where the line is, and whether it has moved yet: what is said before its first move is said of that one
    let (mut here, mut moved) = (0, true);
    let mut held: Vec<(usize, bool)> = Vec::new();
    let mut waiting = String::new();
    for item in game.items() {
        match item.kind {
            ItemKind::Move(mv) => {
                here = tree.put(here, mv, false);
                moved = true;
                let before = std::mem::take(&mut waiting);
                tree.node_mut(here).note.read_on(&before);
            }
            ItemKind::Open => {
                held.push((here, moved));
                (here, moved) = (tree.node(here).above, false);
            }
            ItemKind::Close => {
                (here, moved) = held.pop().unwrap_or((here, true));
                waiting.clear();
            }
            ItemKind::Comment(span) if moved => {
                tree.node_mut(here).note.read_on(game.text(span));
            }
            ItemKind::Comment(span) => {
                waiting.push_str(game.text(span));
                waiting.push('\n');
            }
            ItemKind::Nag(glyph) if moved => tree.node_mut(here).note.add_glyph(glyph),
            ItemKind::Nag(_) | ItemKind::Null | ItemKind::Unread(_) | ItemKind::Score(_) => {}
        }
    }
    tree
}

/// Takes a text in, from the position it begins in; leads to the end of its main line. A text that says nothing of its start
/// begins where its first number fits: at `at`, where its owner looks, or at the beginning.
pub(super) fn take_in(tree: &mut Tree, at: usize, text: &str) -> Result<Place, PgnFault> {
    if text.len() > MOST_PASTED {
        return Err(PgnFault::TooLong);
    }
    let found = games(text);
    let bare = found
        .first()
        .is_none_or(|game| game.tags().next().is_none());
    let (from, read) = if bare {
        let starts = starts(tree, at, text);
        untitled(tree, &starts, text)?
    } else {
        let game = only(found)?;
        let start = *game.start().ok_or(PgnFault::Elsewhere)?;
        let from = standing(tree, &start).ok_or(PgnFault::Elsewhere)?;
        (from, planted(&start, &game))
    };
    if read.is_empty() {
        return Err(PgnFault::Empty);
    }
    let end = tree.graft(from, &read);
    Ok(tree.place(end))
}

/// Where moves may begin that say nothing of it, the likelier place first.
fn starts(tree: &Tree, at: usize, text: &str) -> Vec<usize> {
    let number: String = text
        .trim_start_matches(|sign: char| !sign.is_ascii_digit())
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    let here = tree.node(at).position.fullmove_number().to_string();
    let start = tree.node(0).position.fullmove_number().to_string();
    if number == here || (number != start && !number.is_empty()) {
        vec![at, 0]
    } else {
        vec![0, at]
    }
}

/// The first start from which the whole text can be read; else the fault that comes last in it.
fn untitled(tree: &Tree, starts: &[usize], text: &str) -> Result<(usize, Tree), PgnFault> {
    let mut fault = PgnFault::Empty;
    for from in starts {
        match parsed(&tree.node(*from).position, text) {
            Ok(read) => return Ok((*from, read)),
            Err(other) if other.place() > fault.place() || fault == PgnFault::Empty => {
                fault = other;
            }
            Err(_) => {}
        }
    }
    Err(fault)
}

/// The node with this position: the latest of the game, else one of the analysis.
fn standing(tree: &Tree, position: &Position) -> Option<usize> {
    let key = position.key();
    let fits = |number: &usize| tree.node(*number).position.key() == key;
    // a game is mostly given from its beginning
    let start = Some(0).filter(fits);
    let played = || (0..=tree.present()).rev().find(fits);
    let thought = || tree.below(0).into_iter().find(fits);
    start.or_else(played).or_else(thought)
}
