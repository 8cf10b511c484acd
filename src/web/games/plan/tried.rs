//! Trying a plan: what would be played if these moves came, and where it would end. Nothing is changed by it, and only the
//! reader's own plan is asked.

use crate::domain::conditional::{Plan, StopReason, TextFault};
use crate::domain::game::Game;
use crate::domain::player::PositionStyle;
use crate::i18n::{chess, t};
use crate::rules::Move;
use crate::rules::notation::parse_typed;

use super::super::board::{Board, Squares, squares_of};
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
    /// As it would be.
    game: Game,
    san: Vec<String>,
    last: Option<String>,
    planned: bool,
    stopped: Option<StopReason>,
}

/// Tries these moves.
pub(super) fn of(scene: &Scene, plan: &Plan, typed: String) -> Tried {
    let mut trial = Trial {
        scene,
        plan,
        game: scene.game.clone(),
        san: Vec::new(),
        last: None,
        planned: false,
        stopped: None,
    };
    let letters = chess::letters(scene.viewer.lang);
    let mut error = None;
    for word in typed.split_whitespace() {
        if trial.game.ending.is_some() {
            break;
        }
        let number = word.trim_end_matches(['.', '…']);
        match parse_typed(&trial.game.position, word, letters) {
            Ok(mv) => trial.comes(mv),
            // "14." apart from its move
            Err(_) if number.bytes().all(|b| b.is_ascii_digit()) => {}
            Err(why) => {
                let fault = TextFault::Move {
                    ply: trial.game.ply + 1,
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
    /// A move that was typed comes, and what the plan says to it.
    fn comes(&mut self, mv: Move) {
        let Ok((step, game)) = self.game.tried(mv, self.plan) else {
            return;
        };
        self.san.extend(step.moves().map(|m| m.san.clone()));
        self.last = step.moves().last().map(|m| m.uci.clone());
        let resigned = step.event.is_some_and(|(kind, _)| kind == "resigned");
        self.planned |= resigned || !step.replies.is_empty();
        self.stopped = step.stopped.map(|(_, why)| why);
        self.game = game;
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
                position: &self.game.position,
                bottom: scene.bottom(),
                last: self.last.as_deref().and_then(squares_of),
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
            list: shown(PositionStyle::List).then(|| chess::position(words, &self.game.position)),
            typed,
            error,
            lines,
        }
    }

    fn stop(&self) -> Option<String> {
        let why = self.stopped?;
        let ply = self.game.ply;
        let last = self.san.last().map_or("", String::as_str);
        let why = wording::stopped(self.scene, ply, last, why);
        Some(t!(self.scene.viewer.words, "plan-try-stops", why = why))
    }

    fn standing(&self) -> String {
        let (scene, words) = (self.scene, self.scene.viewer.words);
        if let Some(ending) = self.game.ending {
            return t!(
                words,
                "plan-try-ends",
                reason = chess::reason(words, ending)
            );
        }
        let turn = self.game.turn();
        if turn == self.plan.side {
            return t!(words, "plan-try-yours");
        }
        let name = scene.view.player(turn).display.as_str();
        t!(words, "plan-try-theirs", name = name)
    }
}
