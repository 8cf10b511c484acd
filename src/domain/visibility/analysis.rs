//! Who is shown an analysis.

use super::Viewer;
use crate::domain::analysis::{Consent, Consents};
use crate::domain::game::Game;
use crate::rules::Color;

/// Whether somebody who may see a game is shown what its player of this side thinks of it: the player himself always; after
/// the end the opponent or everybody, as far as both players agree. No administrator and no director is an exception, and
/// nobody is shown anything through a letter's link.
#[must_use]
pub fn sees_analysis(game: &Game, of: Color, viewer: Viewer, consents: Consents) -> bool {
    let side = match viewer {
        Viewer::Link(_) => return false,
        Viewer::Public => None,
        Viewer::Player(id) | Viewer::Participant(id) | Viewer::Director(id) => game.side_of(id),
    };
    if side == Some(of) {
        return true;
    }
    let agreed = match game.ending {
        Some(_) => consents.agreed(),
        None => Consent::None,
    };
    match agreed {
        Consent::None => false,
        Consent::Opponent => side.is_some(),
        Consent::All => true,
    }
}
