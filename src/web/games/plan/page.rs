//! The page of conditional moves, put together.

use askama::Template;

use crate::domain::conditional::{Choices, OnOffer, Plan};
use crate::domain::player::PositionStyle;
use crate::i18n::{Lang, chess, t};
use crate::rules::{Color, MoveList as Legal, Piece};
use crate::secrets::random_token;
use crate::storage::plans::Kept;
use crate::web::viewer::Viewer;

use super::super::board::{Board, Picture, Squares, squares_of};
use super::super::page::Note;
use super::super::scene::Scene;
use super::super::sentences::{self, State, Voice};
use super::line::{Built, written};
use super::tree::{self, Row};
use super::tried::{self, Tried};
use super::{Extras, wording};

/// A line that is being clicked together, as shown.
struct Building {
    /// "After 14…Nf6 15.Bg5".
    place: String,
    question: String,
    board: Option<String>,
    list: Option<[String; 3]>,
    /// The new piece of a promotion: address and picture with its name.
    promotions: Vec<(String, Picture, String)>,
    /// The line as a form carries it.
    line: String,
    may_add: bool,
    may_resign: bool,
    /// One move back, and from the beginning.
    back: Option<String>,
}

/// The page.
#[derive(Template)]
#[template(path = "games/plan.html")]
pub(super) struct Shown<'a> {
    viewer: &'a Viewer,
    base: &'a str,
    id: i64,
    ply: u32,
    revision: i32,
    once: String,
    state: State,
    notes: Vec<Note>,
    stopped: Option<String>,
    allowed: bool,
    runs: bool,
    building: Option<Building>,
    rows: Vec<Row>,
    has_dead: bool,
    typed: String,
    error: Option<String>,
    choices: Choices,
    opponent: &'a str,
    /// Examples in the reader's letters: of lines, and of moves to be tried.
    examples: (&'static str, &'static str),
    tried: Option<Tried>,
}

impl<'a> Shown<'a> {
    pub fn of(scene: &'a Scene, kept: Option<Kept>, extras: Extras) -> Self {
        let side = scene.view.side.unwrap_or(Color::White);
        let revision = kept.as_ref().map_or(0, |kept| kept.revision);
        let stopped = kept.as_ref().and_then(|kept| kept.stopped);
        let plan = kept.map_or_else(|| Plan::empty(side), |kept| kept.plan);
        let ended = scene.game.ending.is_some();
        let here = stopped.filter(|(ply, _)| *ply == scene.game.ply && !ended);
        let opponent = scene.view.player(!side).display.as_str();
        Self {
            viewer: &scene.viewer,
            base: &scene.base,
            id: scene.view.id,
            ply: scene.game.ply,
            revision,
            once: random_token().expose().to_owned(),
            state: sentences::state(Voice::of(&scene.viewer), &scene.view),
            notes: extras.notes,
            stopped: here.map(|(ply, why)| {
                let last = scene.view.moves.get(ply as usize);
                let last = last.map_or("", |m| m.san.as_str());
                let why = wording::stopped(scene, ply, last, why);
                t!(scene.viewer.words, "plan-stopped", why = why)
            }),
            allowed: scene.game.plans_allowed,
            runs: !ended,
            building: building(scene, side, extras.built),
            rows: tree::rows(scene, &plan),
            has_dead: plan.has_dead(scene.game.history(), ended),
            typed: extras.typed,
            error: extras.error,
            choices: extras.choices.unwrap_or(plan.choices),
            opponent,
            examples: examples(scene.viewer.lang),
            tried: extras.tried.map(|typed| tried::of(scene, &plan, typed)),
        }
    }

    fn on_offer(&self) -> [(&'static str, String, bool); 3] {
        let words = self.viewer.words;
        let all = [
            (OnOffer::Stop, t!(words, "plan-on-offer-stop")),
            (OnOffer::Decline, t!(words, "plan-on-offer-decline")),
            (OnOffer::Accept, t!(words, "plan-on-offer-accept")),
        ];
        all.map(|(choice, name)| (choice.code(), name, choice == self.choices.on_offer))
    }
}

fn examples(lang: Lang) -> (&'static str, &'static str) {
    match lang {
        Lang::En => ("14...Nf6 15.Bg5 h6 (15...Be7 16.Rd1) 16.Bh4", "Nf6 h6"),
        Lang::De | Lang::Sv => ("14...Sf6 15.Lg5 h6 (15...Le7 16.Td1) 16.Lh4", "Sf6 h6"),
    }
}

fn building(scene: &Scene, side: Color, built: Option<Built>) -> Option<Building> {
    let built = built.or_else(|| super::line::from_moves(scene, &[]))?;
    let words = scene.viewer.words;
    let line = built.uci.join(".");
    let address = |line: &str| format!("{}/plan?ply={}&line={line}", scene.base, scene.game.ply);
    let place = if built.san.is_empty() {
        t!(words, "plan-board-now")
    } else {
        let moves = written(scene, scene.game.ply, &built.san);
        t!(words, "plan-board-after", moves = moves)
    };
    let promotions = built.promotions.iter().filter_map(|mv| {
        let role = mv.promotion()?;
        let piece = Piece {
            color: built.turn(),
            role,
        };
        let next = format!("{line}{}{}", joint(&line), built.position.uci(*mv));
        let name = chess::capitalised(&chess::role(words, role));
        Some((address(&next), Picture(piece), name))
    });
    let back = built
        .uci
        .split_last()
        .map(|(_, before)| address(&before.join(".")));
    Some(Building {
        place,
        question: built.question(scene, side),
        board: (scene.style == PositionStyle::Diagram)
            .then(|| board(scene, &built, &address(&line))),
        list: (scene.style != PositionStyle::Diagram)
            .then(|| chess::position(words, &built.position)),
        promotions: promotions.collect(),
        may_add: built.is_whole(side),
        may_resign: built.may_resign(side),
        back,
        line,
    })
}

fn joint(line: &str) -> &'static str {
    if line.is_empty() { "" } else { "." }
}

fn board(scene: &Scene, built: &Built, address: &str) -> String {
    let legal: Legal = built.position.legal_moves();
    let base = address.replace('&', "&amp;");
    let last = match built.moves.last() {
        Some(mv) => Some((mv.from(), mv.to())),
        None => scene.view.moves.last().and_then(|m| squares_of(&m.uci)),
    };
    let squares = Squares::Line {
        base: &base,
        joint: joint(&built.uci.join(".")),
        moves: &legal,
        from: built.from,
    };
    Board {
        position: &built.position,
        bottom: scene.bottom(),
        last,
        squares,
        lang: scene.viewer.lang,
    }
    .to_string()
}
