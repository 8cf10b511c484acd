//! Appeals against results, their decision by somebody who has not decided before, and the approval of the final table.

use crate::domain::game::{Decision, MESSAGE_MAX, clean_message};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{Instant, Millis};
use crate::domain::tournament::appeal::{Verdict, may_appeal};
use crate::domain::tournament::course::{self, Next};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::Tournament;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::storage::appeals::{self, Appeal};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, games, players};

use super::super::{Context, Fail, decide};
use super::again::{self, Again};
use super::announce::REASON_MAX;
use super::{Answer, load, load_for, not_to_decide, refuse, rules};

/// What is decided about an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The result stays.
    Reject,
    /// The game goes on; who is to move has so much time at least.
    Continue(Millis),
    /// This is the result.
    Correct(GameResult),
    /// The game counts for nobody.
    Cancel,
}

impl Ruling {
    fn verdict(self) -> Verdict {
        match self {
            Self::Reject => Verdict::Rejected,
            Self::Continue(_) => Verdict::Continued,
            Self::Correct(_) => Verdict::Corrected,
            Self::Cancel => Verdict::Cancelled,
        }
    }
}

/// A player appeals against the result of his game. His opponent and the directors are told; the result is provisional until
/// it is decided. Sent twice, it is one appeal.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn appeal(
    ctx: &Context,
    game: GameId,
    player: PlayerId,
    body: &str,
    at: Instant,
) -> Answer<()> {
    let body = clean_message(body);
    if body.is_empty() || body.chars().count() > MESSAGE_MAX {
        return refuse(TournamentRefusal::Text);
    }
    let text = body.clone();
    let read = move |c: &mut Conn| {
        let Some(game) = games::game(c, game)? else {
            return Ok(Err(TournamentRefusal::NoAppeal));
        };
        let before = appeals::of_game(c, game.id)?;
        if let Some(before) = before.iter().find(|one| one.player == player) {
            let same = before.body == text;
            return Ok(same
                .then_some(None)
                .ok_or(TournamentRefusal::AppealedAlready));
        }
        let t = match game.event {
            Some(event) => storage::by_id(c, event)?,
            None => None,
        };
        let goes = |t: &Tournament| {
            matches!(
                t.state,
                TournamentState::Running | TournamentState::Finished
            )
        };
        let open = game
            .ending
            .zip(game.ended_at)
            .is_some_and(|(ending, ended)| may_appeal(ending, ended, at));
        let open = open && storage::meeting_of(c, game.id)?.is_some();
        let found = game.side_of(player).zip(t.filter(goes)).filter(|_| open);
        Ok::<_, StorageError>(match found {
            Some((side, t)) => Ok(Some((t, game.player(!side)))),
            None => Err(TournamentRefusal::NoAppeal),
        })
    };
    let Some((t, opponent)) = ctx.db.read(read).await?.map_err(Fail::Refused)? else {
        return Ok(());
    };
    let write = move |tx: &mut Conn| keep_appeal(tx, &t, (game, player, opponent), &body, at);
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Keeps an appeal, and tells the opponent and the directors.
fn keep_appeal(
    tx: &mut Conn,
    t: &Tournament,
    (game, player, opponent): (GameId, PlayerId, PlayerId),
    body: &str,
    at: Instant,
) -> Result<(), StorageError> {
    let Some(number) = appeals::insert(tx, t.id, (game, player), body, at)? else {
        return Ok(());
    };
    let act = NewAct {
        player: Some(player),
        game: Some(game),
        amount: number,
        reason: body.to_owned(),
        ..NewAct::of(
            ActKind::Appealed,
            t.id,
            Some(player),
            &number.to_string(),
            at,
        )
    };
    let Some(act) = storage::insert_act(tx, &act)? else {
        return Ok(());
    };
    let mut told = vec![opponent, t.director];
    told.extend(t.deputy);
    told.retain(|reader| *reader != player);
    told.sort_unstable();
    told.dedup();
    for reader in told {
        let kind = NoticeKind::TournamentAppeal;
        notices::insert(tx, &NewNotice::tournament(kind, reader, t.id, act, at))?;
    }
    Ok(())
}

/// Why somebody may not decide an appeal; `None`: he may.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn not_to_rule(
    c: &mut Conn,
    t: &Tournament,
    appeal: &Appeal,
    by: PlayerId,
) -> Result<Option<TournamentRefusal>, StorageError> {
    let Some(director) = players::by_id(c, by)? else {
        return Ok(Some(TournamentRefusal::NotDirector));
    };
    // a game that the table has no longer, because its seat was filled anew, is nobody's to decide
    let Some((_, stage, group)) = storage::meeting_of(c, appeal.game)? else {
        return Ok(Some(TournamentRefusal::NotSo));
    };
    if let Some(why) = not_to_decide(c, t, &director, Some((stage, group)))? {
        return Ok(Some(why));
    }
    let decided = appeals::has_decided(c, appeal.game, by)?;
    Ok(decided.then_some(TournamentRefusal::DecidedBefore))
}

/// Decides an appeal, with a reason; both players are told. Whoever has decided the game, or plays in its group, may not.
///
/// # Errors
/// Refused with the reason; or storage failed.
pub async fn rule(
    ctx: &Context,
    (id, number): (TournamentId, i64),
    by: PlayerId,
    ruling: Ruling,
    reason: &str,
    at: Instant,
) -> Answer<()> {
    let reason = clean_message(reason);
    if reason.is_empty() || reason.chars().count() > REASON_MAX {
        return refuse(TournamentRefusal::NoReason);
    }
    let t = load(ctx, id).await?;
    let running = t.state == TournamentState::Running;
    if matches!(ruling, Ruling::Continue(_)) && !running {
        return refuse(TournamentRefusal::NotRunning);
    }
    let read = move |c: &mut Conn| {
        let found = appeals::by_id(c, number)?;
        let Some(appeal) = found.filter(|appeal| appeal.tournament == id) else {
            return Ok(Err(TournamentRefusal::NoAppeal));
        };
        let why = not_to_rule(c, &t, &appeal, by)?;
        Ok::<_, StorageError>(why.map_or(Ok(appeal), Err))
    };
    let appeal = ctx.db.read(read).await?.map_err(Fail::Refused)?;
    match appeal.verdict {
        None => {}
        // the form comes again
        Some(verdict) if verdict == ruling.verdict() => return Ok(()),
        Some(_) => return refuse(TournamentRefusal::NotSo),
    }
    carry(ctx, appeal.game, by, ruling, &reason, at).await?;
    let write = move |tx: &mut Conn| keep(tx, &appeal, by, (ruling.verdict(), &reason), at);
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Does to the game what the ruling says: done twice it comes to the same.
async fn carry(
    ctx: &Context,
    game: GameId,
    by: PlayerId,
    ruling: Ruling,
    reason: &str,
    at: Instant,
) -> Answer<()> {
    let decision = match ruling {
        Ruling::Reject => return Ok(()),
        Ruling::Correct(result) => Decision::Corrected(result),
        Ruling::Cancel => Decision::Cancelled,
        Ruling::Continue(least) => {
            let wish = Again {
                game,
                least,
                reason: reason.to_owned(),
                by,
                at,
            };
            return again::go_on(ctx, &wish).await;
        }
    };
    match decide::decide(ctx, game, decision, Some(by), reason, at).await {
        Ok(_) => Ok(()),
        Err(Fail::Refused(_)) => refuse(TournamentRefusal::NotSo),
        Err(Fail::Broken(error)) => Err(Fail::Broken(error)),
    }
}

fn keep(
    tx: &mut Conn,
    appeal: &Appeal,
    by: PlayerId,
    (verdict, reason): (Verdict, &str),
    at: Instant,
) -> Result<(), StorageError> {
    if !appeals::decide(tx, appeal.id, by, (verdict, reason), at)? {
        return Ok(());
    }
    let id = appeal.tournament;
    let act = NewAct {
        player: Some(appeal.player),
        game: Some(appeal.game),
        word: verdict.code().to_owned(),
        reason: reason.to_owned(),
        ..NewAct::of(
            ActKind::AppealDecided,
            id,
            Some(by),
            &appeal.id.to_string(),
            at,
        )
    };
    let (Some(act), Some(game)) = (
        storage::insert_act(tx, &act)?,
        games::game(tx, appeal.game)?,
    ) else {
        return Ok(());
    };
    for side in [Color::White, Color::Black] {
        let kind = NoticeKind::TournamentAppealDecided;
        let reader = game.player(side);
        notices::insert(tx, &NewNotice::tournament(kind, reader, id, act, at))?;
    }
    Ok(())
}

/// Whether the results of a tournament in which everything is played stand: none is provisional any more, or its director has
/// approved the table.
///
/// # Errors
/// A database fault.
pub(super) fn results_are_final(
    c: &mut Conn,
    t: &Tournament,
    now: Instant,
) -> Result<bool, StorageError> {
    let approved = storage::is_kept(c, &NewAct::of(ActKind::Approved, t.id, None, "1", now))?;
    Ok(approved || appeals::provisional(c, t.id, now)?.is_empty())
}

/// The director approves the final table: the tournament is over at the next look, and nobody waits until provisional results
/// are final by themselves.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn approve(ctx: &Context, id: TournamentId, by: PlayerId, at: Instant) -> Answer<()> {
    let t = load_for(ctx, id, by).await?;
    match t.state {
        TournamentState::Running => {}
        TournamentState::Finished => return Ok(()),
        _ => return refuse(TournamentRefusal::NotRunning),
    }
    let read = move |c: &mut Conn| {
        if !appeals::open(c, id)?.is_empty() {
            return Ok(Some(TournamentRefusal::AppealsOpen));
        }
        let field = storage::field(c, id)?;
        let over = !storage::has_open_games(c, id)?
            && course::next(&rules(&t), &field, at) == Next::Finish;
        Ok::<_, StorageError>((!over).then_some(TournamentRefusal::NotPlayed))
    };
    if let Some(why) = ctx.db.read(read).await? {
        return refuse(why);
    }
    let act = NewAct::of(ActKind::Approved, id, Some(by), "1", at);
    ctx.db
        .write(move |tx| storage::insert_act(tx, &act).map(|_| ()))
        .await?;
    Ok(())
}
