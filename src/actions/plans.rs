//! The verbs of conditional moves: add, choose, remove.
//!
//! A plan is changed only in the position its form was made for: whoever edits while the opponent moves is told so, and nothing
//! of what he typed becomes a move.

use crate::domain::conditional::{
    AddFault, Choices, Draft, DraftFault, Plan, TextFault, read_text,
};
use crate::domain::game::Game;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::rules::notation::Letters;
use crate::secrets::sha256_hex;
use crate::storage::plans::{self, Kept};
use crate::storage::{StorageError, games};

use super::play::TRIES;
use super::{Context, Fail};

/// What is to become of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Lines as they were typed are added (none: only the choices change).
    Text {
        /// As typed.
        text: String,
        /// Piece letters of the player's language.
        letters: Letters,
        /// What holds for the whole plan.
        choices: Choices,
    },
    /// A line that was clicked together is added.
    Line {
        /// Its moves in UCI, from the position on the board.
        moves: Vec<String>,
        /// Whether the player resigns at its end.
        resigns: bool,
    },
    /// The branch of this number goes, with all after it.
    Remove(usize),
    /// Dead branches go.
    RemoveDead,
    /// Everything goes.
    RemoveAll,
}

/// A form about a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which game.
    pub game: GameId,
    /// Whose plan.
    pub player: PlayerId,
    /// Plies on the board when the form was made.
    pub ply: u32,
    /// The plan's revision when the form was made.
    pub revision: i32,
    /// The random word that makes the form single.
    pub once: String,
    /// What it asks for.
    pub wish: Wish,
    /// When it had arrived.
    pub at: Instant,
}

impl Change {
    /// What makes it the same submission: the form and what it asks for. A form that the browser's way back has brought up may
    /// ask for something else.
    fn submission(&self) -> String {
        sha256_hex(format!("{} {:?}", self.once, self.wish).as_bytes())
    }
}

/// Why a plan was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRefusal {
    /// By the state of the game.
    Game(GameRefusal),
    /// This game has no conditional moves.
    NotAllowed,
    /// The plan has been changed meanwhile, in another tab or on another device.
    Changed,
    /// The text cannot be read.
    Text(TextFault),
    /// The moves make no plan, or contradict what is planned.
    Add(AddFault),
}

/// Changes a plan. The same form sent again gets the first answer.
///
/// # Errors
/// Refused, and nothing has changed; or storage failed.
pub async fn change(ctx: &Context, change: &Change) -> Result<(), Fail<PlanRefusal>> {
    for _ in 0..TRIES {
        let (id, player) = (change.game, change.player);
        let read = ctx.db.read(move |c| {
            let Some(game) = games::game(c, id)? else {
                return Ok(None);
            };
            let kept = plans::of_player(c, &game, player)?;
            Ok(Some((game, kept)))
        });
        let Some((game, kept)) = read.await? else {
            return Err(refused(GameRefusal::NoSuchGame));
        };
        let side = game
            .side_of(player)
            .ok_or_else(|| refused(GameRefusal::NotYourGame))?;
        let once = change.submission();
        let is_first_answer = |kept: &Kept| !change.once.is_empty() && kept.once == once;
        if kept.as_ref().is_some_and(is_first_answer) {
            return Ok(());
        }
        let Some(kept) = changed(&game, side, kept, change).map_err(Fail::Refused)? else {
            return Ok(());
        };
        let at = change.at;
        let written = ctx
            .db
            .write(move |tx| plans::keep(tx, &game, player, &kept, at));
        match written.await {
            Ok(()) => return Ok(()),
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

fn refused(why: GameRefusal) -> Fail<PlanRefusal> {
    Fail::Refused(PlanRefusal::Game(why))
}

/// The plan as it is to be kept; `None`: nothing changes.
fn changed(
    game: &Game,
    side: Color,
    kept: Option<Kept>,
    change: &Change,
) -> Result<Option<Kept>, PlanRefusal> {
    let removes = matches!(
        change.wish,
        Wish::Remove(_) | Wish::RemoveDead | Wish::RemoveAll
    );
    // what is left over can be cleared away at any time
    if !removes && !game.plans_allowed {
        return Err(PlanRefusal::NotAllowed);
    }
    if !removes && game.ending.is_some() {
        return Err(PlanRefusal::Game(GameRefusal::Ended));
    }
    if change.ply != game.ply {
        return Err(PlanRefusal::Game(GameRefusal::Stale { ply: game.ply }));
    }
    let before = kept.as_ref();
    let revision = before.map_or(0, |kept| kept.revision);
    let old = before.map_or_else(|| Plan::empty(side), |kept| kept.plan.clone());
    let mut plan = old.clone();
    wished(game, &mut plan, &change.wish)?;
    if plan == old {
        return Ok(None);
    }
    if change.revision != revision {
        return Err(PlanRefusal::Changed);
    }
    Ok(Some(Kept {
        plan,
        revision: revision + 1,
        once: change.submission(),
        stopped: kept.and_then(|kept| kept.stopped),
    }))
}

fn wished(game: &Game, plan: &mut Plan, wish: &Wish) -> Result<(), PlanRefusal> {
    let history = game.history();
    let add = |plan: &mut Plan, draft: &Draft| plan.add(draft, history).map_err(PlanRefusal::Add);
    match wish {
        Wish::Text {
            text,
            letters,
            choices,
        } => {
            plan.choices = *choices;
            if text.trim().is_empty() {
                return Ok(());
            }
            let read = read_text(game.position, game.ply, plan.side, text, *letters);
            add(plan, &read.map_err(PlanRefusal::Text)?)
        }
        Wish::Line { moves, resigns } => {
            let draft = Draft::from_line(game.position, moves, *resigns);
            add(plan, &draft.map_err(bad_line)?)
        }
        Wish::Remove(number) => {
            plan.remove(*number);
            Ok(())
        }
        Wish::RemoveDead => {
            plan.remove_dead(history, game.ending.is_some());
            Ok(())
        }
        Wish::RemoveAll => {
            plan.lines.clear();
            Ok(())
        }
    }
}

fn bad_line(fault: DraftFault) -> PlanRefusal {
    PlanRefusal::Add(AddFault::Draft(fault))
}
