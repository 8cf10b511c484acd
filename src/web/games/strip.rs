//! The strips above and below the board.

use crate::domain::PlayerId;
use crate::domain::visibility::Standing;
use crate::i18n::{chess, t};
use crate::rules::{Color, Piece, Position, Role, material};

use super::board::Picture;
use super::scene::Scene;
use super::sentences::{self, Clock, Voice};
use crate::web::ratings::Shown;

/// The strip above or below the board: who, what he has taken, his clock.
pub struct Strip {
    /// Which side.
    pub side: Color,
    /// "White".
    pub colour: String,
    /// Displayed name.
    pub name: String,
    /// Number of the player, for a link.
    pub player: PlayerId,
    /// His rating.
    pub rating: Option<Shown>,
    /// It is his turn.
    pub is_turn: bool,
    /// Men he has taken.
    pub captured: Vec<Picture>,
    /// The same in words.
    pub captured_words: String,
    /// His clock, if it runs.
    pub clock: Option<Clock>,
    /// What his clock shows while it does not run.
    pub rest: String,
    /// The game has ended.
    pub is_over: bool,
    /// What he got: `1`, `½` or `0`, and the same with words.
    pub points: Option<(&'static str, String)>,
}

/// The strip of one side, with this position on the board.
pub fn strip(voice: Voice, scene: &Scene, side: Color, position: &Position) -> Strip {
    let view = &scene.view;
    let start = Position::from_fen(&view.terms.start_fen).unwrap_or_else(|_| Position::start());
    let taken = material::lost(&start, position, !side);
    let picture = |role: &Role| {
        Picture(Piece {
            color: !side,
            role: *role,
        })
    };
    let names: Vec<String> = taken.iter().map(|r| chess::role(voice.words, *r)).collect();
    let ending = match &view.standing {
        Standing::Ended { ending, .. } => Some(*ending),
        _ => None,
    };
    Strip {
        side,
        colour: chess::side(voice.words, side),
        name: view.player(side).display.clone(),
        player: view.player(side).id,
        rating: rating(scene, side),
        is_turn: ending.is_none() && view.held.is_none() && view.position.turn() == side,
        captured: taken.iter().map(picture).collect(),
        captured_words: names.join(", "),
        clock: sentences::clock(voice, view, side),
        rest: sentences::at_rest(voice, view, side),
        is_over: ending.is_some(),
        points: ending
            .and_then(|e| e.points(side))
            .map(|p| (p, t!(voice.words, "game-strip-result", points = p))),
    }
}

fn rating(scene: &Scene, side: Color) -> Option<Shown> {
    let viewer = &scene.viewer;
    let beside = scene.ratings.as_ref()?;
    beside.shown(viewer.words, viewer.now, side)
}
