//! The verbs of an analysis: take a step in it, and say how far it may be shown after the game.
//!
//! A step is applied to the tree as it stands, not to the one its form was made from: two devices lose nothing of each other's.

use crate::domain::analysis::{Consent, ConsentFault, Fault, Place, Step};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::{StorageError, analyses, games};

use super::{Context, Fail};

/// So often a step is taken anew that met others: they never contradict each other, and whoever writes fast sends several at
/// once.
const TRIES: usize = 24;

/// A form about an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which game.
    pub game: GameId,
    /// Whose analysis.
    pub player: PlayerId,
    /// What is to be changed.
    pub step: Step,
    /// When it had arrived.
    pub at: Instant,
}

/// Why nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisRefusal {
    /// There is no such game, or he does not play in it.
    Game(GameRefusal),
    /// The step cannot be taken.
    Step(Fault),
    /// It cannot be shown, or not be taken back.
    Consent(ConsentFault),
}

/// Takes a step and says where its player is to be led. The same step again changes nothing more.
///
/// # Errors
/// Refused, and nothing has changed; or storage failed.
pub async fn change(ctx: &Context, change: &Change) -> Result<Place, Fail<AnalysisRefusal>> {
    let key = (change.game, change.player);
    for _ in 0..TRIES {
        let read = ctx.db.read(move |c| {
            let record = games::record(c, key.0)?;
            Ok::<_, StorageError>((record, analyses::of_player(c, key.0, key.1)?))
        });
        let (record, kept) = read.await?;
        let record = record.ok_or_else(|| refused(GameRefusal::NoSuchGame))?;
        if record.game.side_of(key.1).is_none() {
            return Err(refused(GameRefusal::NotYourGame));
        }
        let mut tree = analyses::tree(key.0, &record.moves, &kept.tree)?;
        let taken = tree.take(&change.step);
        let shown = taken.map_err(|fault| Fail::Refused(AnalysisRefusal::Step(fault)))?;
        let (text, at) = (tree.stored(), change.at);
        if text == kept.tree {
            return Ok(shown);
        }
        let write = move |tx: &mut _| analyses::keep(tx, key, &text, kept.revision, at);
        match ctx.db.write(write).await {
            Ok(()) => return Ok(shown),
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

/// Says how far a player wants both analyses to be shown.
///
/// # Errors
/// Refused, and nothing has changed; or storage failed.
pub async fn consent(
    ctx: &Context,
    (id, player): (GameId, PlayerId),
    wish: Consent,
    at: Instant,
) -> Result<(), Fail<AnalysisRefusal>> {
    for _ in 0..TRIES {
        let read = ctx.db.read(move |c| {
            let Some(game) = games::game(c, id)? else {
                return Ok(None);
            };
            let consents = analyses::consents(c, &game)?;
            Ok::<_, StorageError>(Some((game, consents)))
        });
        let found = read.await?;
        let (game, consents) = found.ok_or_else(|| refused(GameRefusal::NoSuchGame))?;
        let side = game.side_of(player);
        let side = side.ok_or_else(|| refused(GameRefusal::NotYourGame))?;
        let no = |fault| Fail::Refused(AnalysisRefusal::Consent(fault));
        if game.ending.is_none() {
            return Err(no(ConsentFault::Running));
        }
        if consents.with(side, wish).map_err(no)? == consents {
            return Ok(());
        }
        let write = move |tx: &mut _| analyses::keep_consent(tx, &game, player, consents, wish, at);
        match ctx.db.write(write).await {
            Ok(()) => return Ok(()),
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

fn refused(why: GameRefusal) -> Fail<AnalysisRefusal> {
    Fail::Refused(AnalysisRefusal::Game(why))
}
