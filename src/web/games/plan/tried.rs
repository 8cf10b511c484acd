//! Trying a plan: what would be played if these moves came, and where it would end. Nothing is changed by it, and only the
//! reader's own plan is asked.

use crate::domain::conditional::{Answer, History, MOST_PLIES, Plan, Reply, StopReason, TextFault};
use crate::domain::ending::Ending;
use crate::domain::player::PositionStyle;
use crate::i18n::{chess, t};
use crate::rules::endings;
use crate::rules::notation::{Letters, parse_typed, san};
use crate::rules::{Color, Move, Position};

use super::super::board::{Board, Squares};
use super::super::scene::Scene;
use super::line::written;
use super::wording;

/// What came of it.
pub struct Tried {
    /// What was typed.
    pub typed: String,
    /// Why it cannot be tried.
    pub error: Option<String>,
    /// What would be played, and how it would stand then.
    pub lines: Vec<String>,
    /// The position at the end.
    pub board: Option<String>,
    /// The same in words.
    pub list: Option<[String; 3]>,
}

struct Trial<'a> {
    scene: &'a Scene,
    plan: &'a Plan,
    position: Position,
    keys: Vec<String>,
    san: Vec<String>,
    last: Option<Move>,
    /// Plies since the last move that was typed: as many as one step plays.
    step: usize,
    planned: bool,
    stopped: Option<StopReason>,
    ending: Option<Ending>,
}

/// Tries these moves.
pub(super) fn of(scene: &Scene, plan: &Plan, typed: String) -> Tried {
    let mut trial = Trial {
        scene,
        plan,
        position: scene.game.position,
        keys: scene.game.keys.clone(),
        san: Vec::new(),
        last: None,
        step: 0,
        planned: false,
        stopped: None,
        ending: scene.game.ending,
    };
    let letters = chess::letters(scene.viewer.lang);
    let mut error = None;
    for word in typed.split_whitespace() {
        if trial.ending.is_some() {
            break;
        }
        match parse_typed(&trial.position, word, letters) {
            Ok(mv) => trial.typed(mv),
            // "14." apart from its move
            Err(_)
                if word
                    .trim_end_matches(['.', '…'])
                    .bytes()
                    .all(|b| b.is_ascii_digit()) => {}
            Err(why) => {
                let fault = TextFault::Move {
                    ply: trial.history().ply() + 1,
                    typed: word.chars().take(40).collect(),
                    why,
                };
                error = Some(wording::text(scene, &fault));
                break;
            }
        }
    }
    trial.told(typed, error)
}

impl Trial<'_> {
    fn history(&self) -> History<'_> {
        History {
            keys: &self.keys,
            epoch: self.scene.game.history().epoch,
        }
    }

    fn plays(&mut self, mv: Move) {
        self.san.push(san(&self.position, mv, Letters::English));
        self.position = self.position.play(mv);
        self.keys.push(self.position.key());
        self.last = Some(mv);
        let occurred = self.keys.iter().filter(|key| **key == self.position.key());
        let times = u32::try_from(occurred.count()).unwrap_or(u32::MAX);
        let outcome = endings::after_move(&self.scene.game.profile, &self.position, times);
        self.ending = outcome.map(Ending::Result);
    }

    fn typed(&mut self, mv: Move) {
        self.step = 1;
        self.stopped = None;
        self.plays(mv);
        while self.ending.is_none() && self.position.turn() == self.plan.side {
            match self.plan.answer(self.history(), false) {
                Answer::Play(Reply::Move(mv)) if self.step < MOST_PLIES => self.reply(mv),
                Answer::Play(Reply::Move(_)) => self.stopped = Some(StopReason::TooMany),
                Answer::Play(Reply::Resign) => {
                    let profile = &self.scene.game.profile;
                    let outcome = endings::resignation(profile, &self.position, self.plan.side);
                    self.planned = true;
                    self.ending = Some(Ending::Result(outcome));
                }
                Answer::Stop(why) => self.stopped = Some(why),
                Answer::Nothing | Answer::AcceptDraw => break,
            }
            if self.stopped.is_some() {
                break;
            }
        }
    }

    fn reply(&mut self, mv: Move) {
        let before = (self.position, self.keys.len(), self.san.len(), self.last);
        self.plays(mv);
        let draws = self.ending.is_some_and(|ending| {
            ending
                .outcome()
                .is_some_and(|outcome| outcome.result.winner().is_none())
        });
        if draws && !self.plan.choices.draws {
            self.position = before.0;
            self.keys.truncate(before.1);
            self.san.truncate(before.2);
            self.last = before.3;
            self.ending = None;
            self.stopped = Some(StopReason::Draw);
            return;
        }
        self.planned = true;
        self.step += 1;
    }

    fn told(self, typed: String, error: Option<String>) -> Tried {
        let (scene, words) = (self.scene, self.scene.viewer.words);
        let mut lines = Vec::new();
        if !self.san.is_empty() {
            let moves = written(scene, scene.game.ply, &self.san);
            lines.push(if self.planned {
                t!(words, "plan-try-played", moves = moves)
            } else {
                t!(words, "plan-try-nothing", moves = moves)
            });
            lines.extend(self.stop());
            lines.push(self.standing());
        }
        let shown = |style| scene.style == style && !self.san.is_empty();
        let board = shown(PositionStyle::Diagram).then(|| {
            let board = Board {
                position: &self.position,
                bottom: scene.bottom(),
                last: self.last.map(|mv| (mv.from(), mv.to())),
                squares: Squares::Still,
                lang: scene.viewer.lang,
            };
            // one page has one board of that name
            board
                .to_string()
                .replacen(" id=\"board\"", " id=\"tried\"", 1)
        });
        Tried {
            board,
            list: shown(PositionStyle::List).then(|| chess::position(words, &self.position)),
            typed,
            error,
            lines,
        }
    }

    fn stop(&self) -> Option<String> {
        let why = self.stopped?;
        let ply = self.history().ply();
        let last = self.san.last().map_or("", String::as_str);
        let why = wording::stopped(self.scene, ply, last, why);
        Some(t!(self.scene.viewer.words, "plan-try-stops", why = why))
    }

    fn standing(&self) -> String {
        let (scene, words) = (self.scene, self.scene.viewer.words);
        if let Some(ending) = self.ending {
            return t!(
                words,
                "plan-try-ends",
                reason = chess::reason(words, ending)
            );
        }
        let turn: Color = self.position.turn();
        if turn == self.plan.side {
            return t!(words, "plan-try-yours");
        }
        let name = scene.view.player(turn).display.as_str();
        t!(words, "plan-try-theirs", name = name)
    }
}
