//! Saving one step of a game: state, move, offers, event and notices in one write transaction.

use std::sync::Arc;

use crate::domain::PlayerId;
use crate::domain::clock::{Act, ActKind};
use crate::domain::ending::Ending;
use crate::domain::game::{Game, Step, Tell};
use crate::domain::helping::{EnteredBy, Postmark};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::rules::Position;
use crate::rules::endings::{self, Outcome};
use crate::storage::games::{self, Advance, Takeover};
use crate::storage::helpers;
use crate::storage::notices::{self, NewNotice};
use crate::storage::plans;
use crate::storage::reports::{self, JobReport};
use crate::storage::talk::{self, NewMessage};
use crate::storage::tournaments;
use crate::storage::{Conn, StorageError};

use super::{Context, finish, resume, warned};

/// A step to be saved, with the game it was decided on.
pub(super) struct Saving {
    /// The game as read.
    pub game: Game,
    /// What was decided.
    pub step: Step,
    /// A message that came with the move.
    pub message: Option<(PlayerId, String)>,
    /// Who enters it for its player.
    pub entered: Option<EnteredBy>,
    /// From when it counts, where a director dates it back.
    pub postmark: Option<Postmark>,
    /// Why, where the director has decided it.
    pub reason: String,
    /// When it was decided.
    pub now: Instant,
    /// The act on many games that it belongs to: its number, of how many games, and how many were done before.
    pub counts: Option<(i64, u32, u32)>,
    /// The seat that somebody else takes with it, and whether the game is rated for nobody from then on.
    pub takes: Option<(Takeover, bool)>,
}

impl Saving {
    pub fn new(game: Game, step: Step, now: Instant) -> Self {
        Self {
            game,
            step,
            message: None,
            entered: None,
            postmark: None,
            reason: String::new(),
            now,
            counts: None,
            takes: None,
        }
    }

    fn at(&self) -> Instant {
        self.step.at.unwrap_or(self.game.changed_at)
    }

    /// Plies on the board after the step.
    fn ply(&self) -> u32 {
        self.step.last_ply().unwrap_or(self.game.ply)
    }

    /// The position after the step.
    fn position(&self) -> Position {
        let last = self.step.moves().last();
        let after = last.and_then(|played| Position::from_fen(&played.fen).ok());
        after.unwrap_or(self.game.position)
    }
}

/// Saves a step; `false`: the game has changed since it was read, nothing was saved.
pub(super) async fn save(ctx: &Context, saving: Saving) -> Result<bool, StorageError> {
    let tells = !saving.step.tells.is_empty();
    let (saving, question) = examine(saving).await?;
    let saving = Arc::new(saving);
    let (game, version) = (saving.game.id, saving.game.version + 1);
    let written = ctx.db.write(move |tx| {
        write(tx, &saving)?;
        question.iter().try_for_each(|q| reports::insert(tx, q))
    });
    match written.await {
        Ok(()) => {
            ctx.wake.live.tell(game, version);
            if tells {
                ctx.wake.mailer.notify_one();
            }
            Ok(true)
        }
        Err(StorageError::Stale) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Before a game ends as lost by time or resignation: where it is open whether the winner could still have mated (5.1.2, 6.9)
/// the position is looked at unhurriedly, seconds at most, on a thread of its own. What even that leaves open counts as lost,
/// with a report for the administrator.
async fn examine(mut saving: Saving) -> Result<(Saving, Option<JobReport>), StorageError> {
    let game = &saving.game;
    let outcome = saving.step.ending.as_ref().and_then(Ending::outcome);
    let position = saving.position();
    let open = |o: &Outcome| endings::is_open_question(&game.profile, &position, *o);
    let Some(winner) = outcome.filter(open).and_then(|o| o.result.winner()) else {
        return Ok((saving, None));
    };
    let looked = tokio::task::spawn_blocking(move || endings::can_mate(&position, winner)).await;
    let verdict = looked.map_err(|_| StorageError::Panicked)?;
    if verdict == Some(false) {
        saving.step.ending = saving.step.ending.map(Ending::without_mate);
    }
    let report = verdict.is_none().then(|| JobReport {
        job: reports::OPEN_QUESTION.to_owned(),
        at: saving.now,
        ok: true,
        game: Some(saving.game.id),
        text: position.fen(),
    });
    Ok((saving, report))
}

fn write(tx: &mut Conn, saving: &Saving) -> Result<(), StorageError> {
    let (game, step, at) = (&saving.game, &saving.step, saving.at());
    let acts = count(&step.acts);
    match step.ending {
        Some(ending) if game.ending.is_some() => finish::change(tx, game, ending, at)?,
        Some(ending) => finish::finish(tx, game, saving.ply(), ending, at)?,
        None if game.ending.is_some() && !step.resumes => {
            games::touch(tx, game.id, game.version, acts)?;
        }
        None if step.resumes => resume::resume(tx, game, &next(saving))?,
        None => games::advance(tx, game.id, game.version, &next(saving))?,
    }
    if step.ending.is_some() && acts > 0 {
        games::count_acts(tx, game.id, acts)?;
    }
    for played in step.moves() {
        games::insert_move(tx, game.id, played)?;
    }
    games::change_offers(tx, game.id, |side| game.player(side), &step.offers, at)?;
    let sent = step.played.as_ref().map_or(game.ply, |played| played.ply);
    if let Some((player, body)) = &saving.message
        && let Some(side) = game.side_of(*player)
    {
        // it came with the move that was sent, not with the conditional ones after it
        let message = NewMessage {
            game: game.id,
            ply: sent,
            player: *player,
            to: game.player(!side),
            once: None,
            body: body.clone(),
            at,
        };
        talk::keep(tx, &message)?;
    }
    for (event, ply) in [(step.event_before, sent), (step.event, saving.ply())] {
        if let Some((kind, side)) = event {
            let player = side.map(|s| game.player(s));
            games::keep_event(tx, game.id, ply, kind, player, at)?;
        }
    }
    if let Some(by) = saving.entered {
        keep_entered(tx, saving, by, at)?;
    }
    if let Some((side, why)) = step.stopped {
        plans::note_stop(tx, game.id, game.player(side), saving.ply(), why)?;
    }
    games::keep_acts(tx, game.id, game.given, &step.acts, &saving.reason)?;
    move_end(tx, game, step)?;
    for tell in &step.tells {
        notices::insert(tx, &notice(saving, *tell))?;
        if tell.kind == NoticeKind::LastWarning {
            warned::tell_directors(tx, game, tell.to, saving.now)?;
        }
    }
    if let Some((to, unrated)) = &saving.takes {
        games::hand_over(tx, to, *unrated)?;
    }
    if let Some((act, total, before)) = saving.counts {
        tournaments::count_done(tx, act, total, before)?;
    }
    Ok(())
}

/// Another end date of the event stands with the game, too.
fn move_end(tx: &mut Conn, game: &Game, step: &Step) -> Result<(), StorageError> {
    for act in &step.acts {
        if let ActKind::EndMoved { to, .. } = act.kind {
            games::set_end(tx, game.id, to)?;
        }
    }
    Ok(())
}

/// Keeps who has entered the step for its player; what is no move is noted among the events too, so that readers of a game know
/// whether there is anything to read.
fn keep_entered(
    tx: &mut Conn,
    saving: &Saving,
    by: EnteredBy,
    at: Instant,
) -> Result<(), StorageError> {
    let (game, step) = (&saving.game, &saving.step);
    let side = match (&step.played, step.event) {
        (None, Some((_, Some(side)))) => side,
        _ => game.turn(),
    };
    let (ply, what) = match &step.played {
        Some(played) => (played.ply, "move"),
        None => (game.ply, step.event.map_or("", |(kind, _)| kind)),
    };
    let player = game.player(side);
    let new = helpers::NewEntered {
        game: game.id,
        ply,
        what,
        player,
        by,
        at: saving.now,
        postmark: saving.postmark.as_ref(),
    };
    helpers::keep(tx, &new)?;
    if step.played.is_none() {
        games::keep_event(tx, game.id, ply, games::ENTERED, Some(player), at)?;
    }
    Ok(())
}

fn next(saving: &Saving) -> Advance {
    let (game, step) = (&saving.game, &saving.step);
    let ticking = step
        .ticking
        .clone()
        .unwrap_or_else(|| game.present_tick(saving.now));
    let turn = if step.moves().count().is_multiple_of(2) {
        game.turn()
    } else {
        !game.turn()
    };
    Advance {
        ply: saving.ply(),
        waiting: game.player(turn),
        ticking,
        changed_at: saving.at(),
        acts: count(&step.acts),
        plan_changes: game.plan_changes,
        claim_ply: if step.claimed {
            Some(game.ply)
        } else {
            game.claim_ply
        },
    }
}

fn count(acts: &[Act]) -> i32 {
    i32::try_from(acts.len()).unwrap_or(0)
}

fn notice(saving: &Saving, tell: Tell) -> NewNotice {
    NewNotice::game(
        tell.kind,
        saving.game.player(tell.to),
        saving.game.id,
        saving.ply(),
        // a game that was continued may come to the same ply again
        tell.number + 1_000 * saving.game.continuations(),
        saving.now,
    )
}
