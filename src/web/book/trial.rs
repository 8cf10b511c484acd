//! A move tried on a board of the book: the rules answer as in a game, in the same words. Everything stands in the
//! address, so it works without a script and nothing is kept.

use crate::domain::ending::Ending;
use crate::i18n::chess::{self, letters};
use crate::i18n::{Words, refusals, t};
use crate::links::places;
use crate::rules::endings::{self, Outcome, Reason};
use crate::rules::notation::{describe, parse_typed, san};
use crate::rules::{Move, MoveRefusal, Position, Role, Square, repetition};
use crate::web::asked::Asked;
use crate::web::names::Names;

use super::diagram::{Diagram, drawn};
use super::pages::Page;

/// More moves are not followed.
const LONGEST: usize = 40;

/// What was tried on a board, and what the rules say.
pub struct Trial {
    /// The board.
    pub diagram: &'static Diagram,
    /// Moves made since the picture of the book.
    line: Vec<Move>,
    /// Where they lead.
    position: Position,
    /// All positions up to there, for repetitions.
    keys: Vec<String>,
    said: Option<Said>,
    /// Moves to choose between, where what was typed can be several.
    choices: Vec<Move>,
    typed: String,
    chosen: Option<Square>,
}

/// An answer.
pub struct Said {
    /// It is no refusal.
    pub good: bool,
    /// What it says.
    pub text: String,
    /// The place in the book that tells of it.
    pub place: Option<&'static str>,
}

/// A move that is a press away.
pub struct Offered {
    /// As it is sent.
    pub uci: String,
    /// As it is read.
    pub name: String,
}

impl Trial {
    /// What an address asks for on this page; `None` where it asks for no board of it.
    pub fn asked(page: &Page, words: &Words, asked: &Asked) -> Option<Self> {
        let diagram = Diagram::find(asked.text("diagram"))?;
        let here = page.text(words.lang()).diagrams.iter();
        here.into_iter().find(|id| *id == diagram.id)?;
        let mut trial = Self::begin(diagram);
        for uci in asked.text("line").split('.').take(LONGEST) {
            let Ok(played) = trial.position.parse_uci(uci) else {
                break;
            };
            trial.play(played);
        }
        let (picked, typed) = (asked.text("pick"), asked.text("move"));
        if let Some(square) = asked.parsed("square") {
            trial.press(words, asked.parsed("from"), square);
        } else if !picked.is_empty() {
            let wanted = trial.position.parse_uci(picked);
            trial.answer(words, wanted, "");
        } else if !typed.is_empty() {
            let wanted = parse_typed(&trial.position, typed, letters(words.lang()));
            trial.answer(words, wanted, typed);
        }
        Some(trial)
    }

    fn begin(diagram: &'static Diagram) -> Self {
        let mut trial = Self {
            diagram,
            line: Vec::new(),
            position: diagram.start,
            keys: vec![diagram.start.key()],
            said: None,
            choices: Vec::new(),
            typed: String::new(),
            chosen: None,
        };
        for played in &diagram.played {
            trial.play(*played);
        }
        trial.line.clear();
        trial
    }

    fn play(&mut self, played: Move) {
        self.position = self.position.play(played);
        self.keys.push(self.position.key());
        self.line.push(played);
    }

    fn outcome(&self) -> Option<Outcome> {
        let times = repetition::count(&self.keys, &self.position.key());
        endings::after_move(&self.diagram.profile, &self.position, times)
    }

    /// A square is pressed: the first press chooses a man, the second says where to. The man itself is let go by that,
    /// another own man is chosen instead; everything else is a move, and answered as one.
    fn press(&mut self, words: &Words, from: Option<Square>, square: Square) {
        let is_own = |at: Square| {
            let piece = self.position.piece_at(at);
            piece.is_some_and(|piece| piece.color == self.position.turn())
        };
        let own = is_own(square);
        let from = from.filter(|from| is_own(*from));
        let Some(from) = from.filter(|_| !self.is_over()) else {
            let why = match self.position.piece_at(square) {
                None => MoveRefusal::NothingThere { square },
                Some(_) => MoveRefusal::NotYourPiece { square },
            };
            if own && !self.is_over() {
                self.choose(words, square);
            } else {
                self.answer(words, Err(why), "");
            }
            return;
        };
        if from == square {
            return;
        }
        if own && !self.position.castles_onto(from, square) {
            self.choose(words, square);
            return;
        }
        let wanted = self.position.parse_uci(&format!("{from}{square}"));
        // a man that was refused one square may try another
        self.chosen = wanted.is_err().then_some(from);
        self.answer(words, wanted, "");
    }

    fn choose(&mut self, words: &Words, square: Square) {
        let man = self.position.piece_at(square);
        let man = man.map_or("", |piece| Names::of(words.lang()).man(piece));
        self.chosen = Some(square);
        self.said = Some(Said {
            good: true,
            text: t!(
                words,
                "rules-try-chosen",
                man = chess::capitalised(man),
                square = square.to_string()
            ),
            place: None,
        });
    }

    fn answer(&mut self, words: &Words, wanted: Result<Move, MoveRefusal>, typed: &str) {
        let over = self.outcome();
        match (wanted, over) {
            (_, Some(outcome)) => self.said = Some(self.ends(words, outcome, String::new())),
            (Ok(played), None) => self.legal(words, played),
            (Err(why), None) => {
                let why = match self.keys.iter().rev().nth(1) {
                    Some(before) => self.position.refusal_after(before, why),
                    None => why,
                };
                self.typed = typed.chars().take(40).collect();
                self.said = Some(Said {
                    good: false,
                    text: refusals::move_refused(words, &why, &self.typed),
                    place: Some(places::of_refused_move(&why)),
                });
                if let MoveRefusal::PromotionMissing { candidates }
                | MoveRefusal::Ambiguous { candidates } = why
                {
                    self.choices = candidates;
                }
            }
        }
    }

    fn legal(&mut self, words: &Words, played: Move) {
        let short = san(&self.position, played, letters(words.lang()));
        let long = chess::described(words, &describe(&self.position, played));
        let text = format!("{short} · {long}.");
        self.play(played);
        self.said = Some(match self.outcome() {
            Some(outcome) => self.ends(words, outcome, text),
            None => self.goes_on(words, text),
        });
    }

    /// Where rule sets differ, the answer says which one gave it.
    fn ends(&self, words: &Words, outcome: Outcome, text: String) -> Said {
        let mut said = ended(words, outcome, text);
        if !matches!(outcome.reason, Reason::Checkmate | Reason::Stalemate) {
            said.text.push(' ');
            said.text.push_str(&self.under(words));
        }
        said
    }

    fn under(&self, words: &Words) -> String {
        let name = chess::profile(words, self.diagram.profile.id.name());
        t!(words, "rules-try-under", name = name)
    }

    fn goes_on(&self, words: &Words, mut text: String) -> Said {
        let times = repetition::count(&self.keys, &self.position.key());
        let claim = endings::claimable(&self.diagram.profile, &self.position, times);
        text.push(' ');
        text.push_str(&match claim {
            Some(_) => format!("{} {}", t!(words, "rules-try-claim"), self.under(words)),
            None => t!(words, "rules-try-legal"),
        });
        Said {
            good: true,
            text,
            place: claim.map(|_| places::CLAIMS),
        }
    }

    /// The board with what was tried on it.
    pub fn picture(&self, words: &Words) -> String {
        match self.line.last() {
            None => self.diagram.picture(words),
            Some(last) => {
                let last = Some((last.from(), last.to()));
                drawn(words, &self.position, last, &[], &[])
            }
        }
    }

    /// The man that is chosen on the board.
    pub fn chosen(&self) -> Option<Square> {
        self.chosen
    }

    /// What the rules say to what was tried.
    pub fn said(&self) -> Option<&Said> {
        self.said.as_ref()
    }

    /// What was asked for can be several moves: one of those offered is meant.
    pub fn is_choosing(&self) -> bool {
        !self.choices.is_empty()
    }

    /// What was typed and could not be played.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The position with what was tried.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The game would be over: there is nothing more to try.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The moves made, as they stand in an address.
    pub fn line_text(&self) -> String {
        let mut text = String::new();
        let mut position = self.diagram.position;
        for played in &self.line {
            if !text.is_empty() {
                text.push('.');
            }
            text.push_str(&position.uci(*played));
            position = position.play(*played);
        }
        text
    }

    /// Moves that are a press away: what could be meant, or what the book suggests.
    pub fn offered(words: &Words, diagram: &Diagram, trial: Option<&Self>) -> Vec<Offered> {
        let position = trial.map_or(&diagram.position, |trial| &trial.position);
        let moves: Vec<String> = match trial {
            Some(trial) if !trial.choices.is_empty() => {
                let choices = trial.choices.iter();
                choices.map(|mv| trial.position.uci(*mv)).collect()
            }
            Some(trial) if !trial.line.is_empty() => Vec::new(),
            _ => diagram.tries.iter().map(|uci| (*uci).to_owned()).collect(),
        };
        let offered = |uci: String| Offered {
            name: named(words, position, &uci),
            uci,
        };
        moves.into_iter().map(offered).collect()
    }
}

/// The game would be over with this.
fn ended(words: &Words, outcome: Outcome, mut text: String) -> Said {
    let ending = Ending::Result(outcome);
    let [white, black] = crate::rules::Color::ALL.map(|color| chess::side(words, color));
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(&chess::ending(words, ending, &white, &black));
    Said {
        good: true,
        text,
        place: Some(places::of_ending(&ending)),
    }
}

/// A move as it is offered, also one that is not legal: "Nf3", "Rd4–d2".
fn named(words: &Words, position: &Position, uci: &str) -> String {
    let alphabet = letters(words.lang());
    if let Ok(played) = position.parse_uci(uci) {
        return san(position, played, alphabet);
    }
    let square = |part: Option<&str>| part.and_then(|part| part.parse::<Square>().ok());
    let (Some(from), Some(to)) = (square(uci.get(..2)), square(uci.get(2..4))) else {
        return uci.to_owned();
    };
    match position.piece_at(from).map(|piece| piece.role) {
        Some(Role::King) if position.castles_onto(from, to) => {
            if to > from { "O-O" } else { "O-O-O" }.to_owned()
        }
        Some(Role::King) if from.file() == 4 && to.file() == 6 => "O-O".to_owned(),
        Some(Role::King) if from.file() == 4 && to.file() == 2 => "O-O-O".to_owned(),
        Some(Role::Pawn) | None => format!("{from}–{to}"),
        Some(role) => format!("{}{from}–{to}", alphabet.of(role)),
    }
}
