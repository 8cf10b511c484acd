//! An analysis as one request finds it: whose, and at which position.

use actix_web::web::Data;

use crate::domain::PlayerId;
use crate::domain::analysis::{Consents, Place, Tree};
use crate::domain::visibility::{Viewer as Eyes, sees_analysis};
use crate::i18n::chess::numbered;
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Position};
use crate::storage::{StorageError, analyses};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Failure;
use crate::web::viewer::Asker;

use super::super::scene::{Scene, Seat};

/// A tree with who looks at it and where.
pub(super) struct Study {
    /// The game and its viewer.
    pub scene: Scene,
    /// Whose tree it is.
    pub owner: PlayerId,
    /// His side.
    pub side: Color,
    /// Whether it is the viewer's own page, on which he writes.
    pub own: bool,
    /// The tree.
    pub tree: Tree,
    /// The node that is shown.
    pub at: usize,
    /// Whether that is the one that was asked for.
    pub is_whole: bool,
    /// How often it has been changed.
    pub revision: i32,
    /// What both want to be shown.
    pub consents: Consents,
}

/// Reads a study: one's own (`of` is `None`), or that of a side as far as it is shown.
///
/// # Errors
/// Not found, not for this viewer, or storage.
pub(super) async fn load(
    state: &Data<State>,
    asker: Asker,
    seat: Seat,
    of: Option<Color>,
    asked: &Asked,
) -> Result<Study, Failure> {
    let scene = seat.scene(state, asker).await?;
    let side = match of {
        Some(side) => side,
        None => {
            let me = scene.actor(|| scene.viewer.asked())?;
            scene.game.side_of(me).ok_or(Failure::Forbidden)?
        }
    };
    let owner = scene.game.player(side);
    let game = scene.game.clone();
    let read = state.ctx.db.read(move |c| {
        let consents = analyses::consents(c, &game)?;
        Ok::<_, StorageError>((consents, analyses::of_player(c, game.id, owner)?))
    });
    let (consents, kept) = read.await?;
    let eyes = scene.me.map_or(Eyes::Public, Eyes::Player);
    if !sees_analysis(&scene.game, side, eyes, consents) {
        return Err(Failure::NotFound);
    }
    let tree = analyses::tree(scene.game.id, &scene.view.moves, &kept.tree)?;
    let place = asked.parsed::<Place>("at");
    let (at, is_whole) = match (place, asked.text("at").is_empty()) {
        (Some(place), _) => tree.find(&place),
        (None, is_unasked) => (tree.present(), is_unasked),
    };
    Ok(Study {
        own: of.is_none(),
        scene,
        owner,
        side,
        tree,
        at,
        is_whole,
        revision: kept.revision,
        consents,
    })
}

impl Study {
    /// Address of the page.
    pub fn path(&self) -> String {
        let base = &self.scene.base;
        match (self.own, self.side) {
            (true, _) => format!("{base}/analysis"),
            (false, Color::White) => format!("{base}/analysis/white"),
            (false, Color::Black) => format!("{base}/analysis/black"),
        }
    }

    /// Address of a position, as it stands in an attribute.
    pub fn href(&self, number: usize) -> String {
        let tail = self.scene.tail();
        format!("{}?at={}{tail}", self.path(), self.tree.place(number))
    }

    /// "14.Nf3" in the reader's letters; the start has no name.
    pub fn name(&self, number: usize) -> String {
        let san = self.san(number);
        let (first, black) = self.scene.numbering();
        let ply = self.tree.ply_of(number);
        numbered(self.scene.viewer.lang, ply, first, black, &san)
    }

    /// SAN with English letters; empty for the start.
    pub fn san(&self, number: usize) -> String {
        let node = self.tree.node(number);
        let before: &Position = &self.tree.node(node.above).position;
        let san = node.mv.map(|mv| san(before, mv, Letters::English));
        san.unwrap_or_default()
    }
}
