//! The verbs of a game: move, resign, offer, accept, decline, claim, abort.
//!
//! Each reads a snapshot, lets the domain decide, and saves under the version guard; when the game has changed
//! meanwhile it is read and decided again, three times.

use crate::domain::conditional::Plans;
use crate::domain::game::{Door, Game, MESSAGE_MAX, Step, Submission, clean_message};
use crate::domain::helping::{EnteredBy, Postmark};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::domain::visibility::MoveRecord;
use crate::domain::{GameId, PlayerId};
use crate::rules::endings::ClaimKind;
use crate::rules::{Color, Position};
use crate::storage::{Conn, StorageError, games, notices, plans, players};

use super::save::{Saving, save};
use super::{Context, Fail, held, helping};

/// What a game's verb answers.
pub type Answer<T> = Result<T, Fail<GameRefusal>>;

/// How often a decision is made again when the game changes under it.
pub(super) const TRIES: u32 = 3;

/// A move as it arrives.
#[derive(Clone, Debug)]
pub struct SentMove {
    /// Which game.
    pub game: GameId,
    /// Whose.
    pub player: PlayerId,
    /// The ply it shall be.
    pub ply: u32,
    /// UCI.
    pub uci: String,
    /// Whether a draw is offered with it.
    pub offer: bool,
    /// The draw claimed with it as the intended move.
    pub claim: Option<ClaimKind>,
    /// Words to the opponent; empty: none.
    pub message: String,
    /// Through which door it came.
    pub door: Door,
    /// The instant at which its request had arrived whole.
    pub at: Instant,
    /// Who enters it for its player; `None`: he himself.
    pub entered: Option<EnteredBy>,
    /// From when it counts, where a director dates it back.
    pub postmark: Option<Postmark>,
}

/// The answer to a move that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// SAN with English letters.
    pub san: String,
    /// Its ply.
    pub ply: u32,
    /// When it was recorded.
    pub at: Instant,
    /// Whether this very submission had been accepted before.
    pub again: bool,
    /// What the claim that came with it came to.
    pub claimed: Option<Claimed>,
}

/// Who acts on which game, and when the request had arrived.
#[derive(Clone, Copy, Debug)]
pub struct Act {
    /// Which game.
    pub game: GameId,
    /// Who.
    pub player: PlayerId,
    /// When.
    pub at: Instant,
    /// Who enters it for him; `None`: he himself.
    pub entered: Option<EnteredBy>,
}

/// Plays a move. The same submission gets the first answer again, however often it comes, also when the game has gone
/// on or ended.
///
/// # Errors
/// Refused by the rules, the clock or the state of the game; or storage failed.
pub async fn make_move(ctx: &Context, sent: SentMove) -> Answer<Accepted> {
    let game = load(ctx, sent.game).await?;
    make_move_in(ctx, game, sent).await
}

/// As [`make_move`], in the game as the caller has just read it: the version guard holds for that reading.
///
/// # Errors
/// As [`make_move`].
pub async fn make_move_in(ctx: &Context, game: Game, sent: SentMove) -> Answer<Accepted> {
    let message = clean_message(&sent.message);
    if message.chars().count() > MESSAGE_MAX {
        return Err(Fail::Refused(GameRefusal::MessageTooLong));
    }
    let mut read = Some(game).filter(|game| game.id == sent.game);
    for _ in 0..TRIES {
        let game = match read.take() {
            Some(game) => game,
            None => load(ctx, sent.game).await?,
        };
        let by = side(&game, sent.player)?;
        let right = helping::may_enter(ctx, &game, sent.player, sent.entered).await?;
        if sent.ply <= game.ply {
            return again(ctx, &game, by, &sent).await;
        }
        let dated = helping::dated_by(&game, &sent, right)?;
        let submission = read_move(&game, &sent)?;
        let plans = plans_of(ctx, &game).await?;
        let decided = match dated {
            Some((from, who)) => {
                game.make_move_dated(by, &submission, (from, sent.at), who, &plans)
            }
            None => game.make_move_planned(by, &submission, sent.at, &plans),
        };
        let Some(step) = settled(ctx, &game, decided, sent.at).await? else {
            continue;
        };
        let answer = step.played.as_ref().map(|played| Accepted {
            san: played.san.clone(),
            ply: played.ply,
            at: played.at,
            again: false,
            claimed: claimed(&sent, !step.claimed),
        });
        let saving = Saving {
            message: (!message.is_empty()).then(|| (sent.player, message.clone())),
            entered: sent.entered,
            reason: sent
                .postmark
                .as_ref()
                .map_or(String::new(), |p| p.reason.clone()),
            postmark: sent.postmark.clone(),
            ..Saving::new(game, step, sent.at)
        };
        if save(ctx, saving).await? {
            note_visit(ctx, &sent).await;
            return answer.ok_or(Fail::Broken(StorageError::NotFound));
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

/// Who moves by a letter has been here as much as who moves on the page, where sessions tell it: his next letters must not
/// wait for him to come.
async fn note_visit(ctx: &Context, sent: &SentMove) {
    // whose moves are entered for him has not been here
    if matches!(sent.door, Door::Web | Door::Helper) {
        return;
    }
    let (player, at) = (sent.player, sent.at);
    let write = move |tx: &mut Conn| {
        players::seen(tx, player, at)?;
        // no page has told him of what was kept for him
        notices::release(tx, player, at)
    };
    if let Err(error) = ctx.db.write(write).await {
        // the move is made all the same
        tracing::warn!(player, %error, "a visit by letter could not be noted");
    }
}

/// What both sides have planned; nobody asks where nobody has ever planned anything.
async fn plans_of(ctx: &Context, game: &Game) -> Result<Plans, StorageError> {
    if game.plan_changes == 0 {
        return Ok(Plans::default());
    }
    let game = game.clone();
    ctx.db.read(move |c| plans::of_game(c, &game)).await
}

fn read_move(game: &Game, sent: &SentMove) -> Result<Submission, Fail<GameRefusal>> {
    if game.ending.is_some() {
        return Err(Fail::Refused(GameRefusal::Ended));
    }
    if sent.ply != game.ply + 1 {
        return Err(Fail::Refused(GameRefusal::Stale { ply: game.ply }));
    }
    if game.side_of(sent.player) != Some(game.turn()) {
        return Err(Fail::Refused(GameRefusal::NotYourTurn));
    }
    let mv = game
        .position
        .parse_uci(&sent.uci)
        .map_err(|why| Fail::Refused(GameRefusal::Move(game.refusal(why))))?;
    Ok(Submission {
        ply: sent.ply,
        mv,
        offer: sent.offer,
        claim: sent.claim,
        door: sent.door,
    })
}

/// A claim that came with a move was right if the game is over by it.
fn claimed(sent: &SentMove, over: bool) -> Option<Claimed> {
    let came_to = if over { Claimed::Drawn } else { Claimed::Wrong };
    sent.claim.map(|_| came_to)
}

/// The ply has been played already: the same move with the same offer and claim gets its first answer, another one a refusal.
async fn again(ctx: &Context, game: &Game, by: Color, sent: &SentMove) -> Answer<Accepted> {
    let (id, ply, player) = (game.id, sent.ply, sent.player);
    let (before, stands, events) = ctx
        .db
        .read(move |c| {
            let before = match ply.checked_sub(1) {
                Some(ply) => games::move_at(c, id, ply)?,
                None => None,
            };
            let events = games::events_of_move(c, id, ply, player)?;
            Ok((before, games::move_at(c, id, ply)?, events))
        })
        .await?;
    let (Some(before), Some(stands)) = (before, stands) else {
        return Err(Fail::Refused(GameRefusal::Stale { ply: game.ply }));
    };
    let did = |kind: &str| events.iter().any(|event| event == kind);
    // nothing is claimed with a move that ends the game by itself
    let same_claim =
        did("ended") || sent.claim.is_some() == (did("claimed") || did("claim_failed"));
    if ply <= game.given || !same_claim || !is_same(&before, &stands, by, sent) {
        return Err(Fail::Refused(GameRefusal::OtherMovePlayed {
            ply,
            san: stands.san,
        }));
    }
    Ok(Accepted {
        san: stands.san,
        ply,
        at: stands.at,
        again: true,
        claimed: claimed(sent, did("claimed")),
    })
}

fn is_same(before: &MoveRecord, stands: &MoveRecord, by: Color, sent: &SentMove) -> bool {
    let Ok(position) = Position::from_fen(&before.fen) else {
        return false;
    };
    let uci = position.parse_uci(&sent.uci).map(|mv| position.uci(mv));
    position.turn() == by && stands.offered == sent.offer && uci.is_ok_and(|uci| uci == stands.uci)
}

/// Resigns.
///
/// # Errors
/// Refused, or storage failed.
pub async fn resign(ctx: &Context, act: Act) -> Answer<()> {
    decide(ctx, act, |game, by| game.resign(by, act.at)).await
}

/// Accepts the draw offer of this number.
///
/// # Errors
/// Refused, or storage failed.
pub async fn accept_draw(ctx: &Context, act: Act, offer: i64) -> Answer<()> {
    decide(ctx, act, |game, by| game.accept_draw(by, offer, act.at)).await
}

/// Declines the draw offer of this number.
///
/// # Errors
/// Refused, or storage failed.
pub async fn decline_draw(ctx: &Context, act: Act, offer: i64) -> Answer<()> {
    decide(ctx, act, |game, by| game.decline_draw(by, offer, act.at)).await
}

/// What a claim came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// Right: the game is drawn.
    Drawn,
    /// Wrong: the game goes on; the claim stands as an offer where offers are allowed.
    Wrong,
}

/// Claims a draw on the board at `ply` plies.
///
/// # Errors
/// Refused, or storage failed.
pub async fn claim_draw(ctx: &Context, act: Act, ply: u32, kind: ClaimKind) -> Answer<Claimed> {
    decide(ctx, act, |game, by| {
        if game.ending.is_none() && game.ply != ply {
            return Err(GameRefusal::Stale { ply: game.ply });
        }
        game.claim_draw(by, kind, act.at)
    })
    .await?;
    let after = load(ctx, act.game).await?;
    Ok(if after.ending.is_some() {
        Claimed::Drawn
    } else {
        Claimed::Wrong
    })
}

/// Aborts a friendly game before one's own first move.
///
/// # Errors
/// Refused, or storage failed.
pub async fn abort(ctx: &Context, act: Act) -> Answer<()> {
    decide(ctx, act, |game, by| game.abort(by, act.at)).await
}

async fn decide<F>(ctx: &Context, act: Act, verb: F) -> Answer<()>
where
    F: Fn(&Game, Color) -> Result<Step, GameRefusal>,
{
    for _ in 0..TRIES {
        let game = load(ctx, act.game).await?;
        let by = side(&game, act.player)?;
        helping::may_enter(ctx, &game, act.player, act.entered).await?;
        let decided = verb(&game, by);
        let Some(step) = settled(ctx, &game, decided, act.at).await? else {
            continue;
        };
        let saving = Saving {
            entered: act.entered,
            ..Saving::new(game, step, act.at)
        };
        if save(ctx, saving).await? {
            return Ok(());
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

pub(super) async fn load(ctx: &Context, id: GameId) -> Answer<Game> {
    ctx.db
        .read(move |c| games::game(c, id))
        .await?
        .ok_or(Fail::Refused(GameRefusal::NoSuchGame))
}

pub(super) fn side(game: &Game, player: PlayerId) -> Result<Color, Fail<GameRefusal>> {
    game.side_of(player)
        .ok_or(Fail::Refused(GameRefusal::NotYourGame))
}

/// What was decided at `at`; `None`: the time was up only because nobody had looked yet whether the letter about the move is
/// late. The clock rests now, and the same is to be decided again. Anything else that is late is never done; it wakes the
/// sweep, which records the result once the flag may fall.
pub(super) async fn settled(
    ctx: &Context,
    game: &Game,
    decided: Result<Step, GameRefusal>,
    at: Instant,
) -> Answer<Option<Step>> {
    let why = match decided {
        Ok(step) => return Ok(Some(step)),
        Err(why) => why,
    };
    if matches!(why, GameRefusal::TimeIsUp { .. }) {
        if held::hold(ctx, game, at).await? {
            return Ok(None);
        }
        ctx.wake.sweep.notify_one();
    }
    Err(Fail::Refused(why))
}
