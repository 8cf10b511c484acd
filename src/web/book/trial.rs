//! A move tried on a board of the book: the rules answer as in a game, in the same words. Everything stands in the
//! address, so it works without a script and nothing is kept.

use std::fmt::Write as _;

use crate::domain::ending::Ending;
use crate::i18n::chess::{self, letters};
use crate::i18n::{Words, refusals, t};
use crate::links::places;
use crate::rules::endings::{self, Outcome};
use crate::rules::notation::{describe, parse_typed, san};
use crate::rules::{Move, MoveRefusal, Position, Role, Square, repetition};
use crate::web::asked::Asked;

use super::diagram::{Diagram, drawn};
use super::pages::Page;
use super::render::escaped;

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
}

/// An answer.
struct Said {
    good: bool,
    text: String,
    /// The place in the book that tells of it.
    place: Option<&'static str>,
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
        if !picked.is_empty() {
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

    fn answer(&mut self, words: &Words, wanted: Result<Move, MoveRefusal>, typed: &str) {
        let over = self.outcome();
        match (wanted, over) {
            (_, Some(outcome)) => self.said = Some(ended(words, outcome, String::new())),
            (Ok(played), None) => self.legal(words, played),
            (Err(why), None) => {
                self.typed = typed.chars().take(40).collect();
                self.said = Some(Said {
                    good: false,
                    text: refusals::move_refused(words, &why, &self.typed),
                    place: places::of_refused_move(&why),
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
            Some(outcome) => ended(words, outcome, text),
            None => self.goes_on(words, text),
        });
    }

    fn goes_on(&self, words: &Words, mut text: String) -> Said {
        let times = repetition::count(&self.keys, &self.position.key());
        let claim = endings::claimable(&self.diagram.profile, &self.position, times);
        text.push(' ');
        text.push_str(&match claim {
            Some(_) => t!(words, "rules-try-claim"),
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

    /// The form below a board, with the answer to what was tried on it.
    pub fn form(words: &Words, slug: &str, diagram: &Diagram, trial: Option<&Self>) -> String {
        if diagram.tries.is_empty() {
            return String::new();
        }
        let id = diagram.id;
        let mut form = String::with_capacity(1_000);
        // Writing into a String cannot fail, so the results are dropped.
        if let Some(said) = trial.and_then(|trial| trial.said.as_ref()) {
            let kind = if said.good { "good" } else { "bad" };
            let text = escaped(&said.text);
            let _ = write!(form, "<p class=\"note note-{kind}\" role=\"status\">{text}");
            if let Some(place) = said.place {
                let rule = escaped(&t!(words, "rules-why"));
                let _ = write!(form, " <a href=\"/rules/{place}\">{rule}</a>");
            }
            form.push_str("</p>");
        }
        let over = trial.is_some_and(|trial| trial.outcome().is_some());
        let moved = trial.is_some_and(|trial| !trial.line.is_empty());
        if !over {
            let _ = write!(
                form,
                "<form class=\"trial no-print\" action=\"/rules/{slug}#{id}\"><input type=\"hidden\" name=\"diagram\" value=\"{id}\">"
            );
            if let Some(line) = trial.filter(|_| moved).map(Self::line_text) {
                let _ = write!(
                    form,
                    "<input type=\"hidden\" name=\"line\" value=\"{line}\">"
                );
            }
            field(words, id, trial, &mut form);
            let position = trial.map_or(&diagram.position, |trial| &trial.position);
            buttons(words, position, &Self::offered(diagram, trial), &mut form);
            form.push_str("</form>");
        }
        if moved {
            let again = escaped(&t!(words, "rules-try-again"));
            let _ = write!(
                form,
                "<p class=\"no-print\"><a href=\"/rules/{slug}#{id}\">{again}</a></p>"
            );
        }
        form
    }

    fn line_text(&self) -> String {
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
    fn offered(diagram: &Diagram, trial: Option<&Self>) -> Vec<String> {
        match trial {
            Some(trial) if !trial.choices.is_empty() => {
                let choices = trial.choices.iter();
                choices.map(|mv| trial.position.uci(*mv)).collect()
            }
            Some(trial) if !trial.line.is_empty() => Vec::new(),
            _ => diagram.tries.iter().map(|uci| (*uci).to_owned()).collect(),
        }
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

/// Where a move is typed. It comes before the buttons, so that Enter sends what was typed.
fn field(words: &Words, id: &str, trial: Option<&Trial>, form: &mut String) {
    let typed = trial.map_or("", |trial| trial.typed.as_str());
    let _ = write!(
        form,
        "<div class=\"line\"><label for=\"try-{id}\">{}</label><input id=\"try-{id}\" name=\"move\" value=\"{}\" size=\"8\" maxlength=\"40\" autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\"><button>{}</button></div>",
        escaped(&t!(words, "rules-try-label")),
        escaped(typed),
        escaped(&t!(words, "rules-try-button"))
    );
}

fn buttons(words: &Words, position: &Position, moves: &[String], form: &mut String) {
    if moves.is_empty() {
        return;
    }
    let _ = write!(
        form,
        "<p class=\"picks\"><span class=\"soft small\">{}</span>",
        escaped(&t!(words, "rules-try-pick"))
    );
    for uci in moves {
        let name = escaped(&named(words, position, uci));
        let _ = write!(
            form,
            " <button name=\"pick\" value=\"{uci}\">{name}</button>"
        );
    }
    form.push_str("</p>");
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
        Some(Role::King) if from.file() == 4 && to.file() == 6 => "O-O".to_owned(),
        Some(Role::King) if from.file() == 4 && to.file() == 2 => "O-O-O".to_owned(),
        Some(Role::Pawn) | None => format!("{from}–{to}"),
        Some(role) => format!("{}{from}–{to}", alphabet.of(role)),
    }
}
