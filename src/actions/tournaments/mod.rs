//! Tournaments: setting up, entering, drawing, going on by itself, and what a director decides.

mod again;
mod announce;
mod appeals;
mod carry;
mod confirm;
mod draw;
mod end;
mod enter;
mod entrants;
mod go_on;
mod import;
mod late;
mod letters;
mod make;
mod off;
mod orders;
mod pasted;
mod setup;
mod silent;
mod starts;
mod substitute;
mod told_of_seats;
mod undo;
mod week;
mod withdraw;

use crate::domain::player::Player;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::course::Rules;
use crate::domain::tournament::setup::Tournament;
use crate::domain::{PlayerId, TournamentId};
use crate::storage::{Conn, StorageError, tournaments};

use super::{Context, Fail};

pub use again::{Again, continue_game};
pub use announce::{announce, decide, word};
pub use appeals::{Ruling, appeal, approve, not_to_rule, rule};
pub use confirm::{attend, set_confirms};
pub use draw::{draw_now, enough, first_start, preview};
use enter::add_player;
pub use enter::{add, enter, leave, rate, remove};
pub use go_on::go_on;
pub use import::{Candidate, Looked, Making, look, take};
pub use late::{Filling, fill, vacant_seats};
pub(super) use letters::gather;
pub use orders::{Ordered, Wanted, order};
pub use setup::{call_off, change, create, open, set_directors};
pub use silent::answer as answer_asking;
pub use starts::{Moving, move_start};
pub use substitute::{Replacing, substitute};
pub use undo::{Inverse, inverse, undo};
pub use week::week;
pub use withdraw::{Leaving, withdraw};

/// What a verb on a tournament answers.
pub type Answer<T> = Result<T, Fail<TournamentRefusal>>;

/// How often a verb decides anew when somebody else was quicker.
const TRIES: usize = 8;

fn refuse<T>(why: TournamentRefusal) -> Answer<T> {
    Err(Fail::Refused(why))
}

/// Why a player may not decide about games of a group: he does not direct, or he plays in it. `None`: he may.
fn not_to_decide(
    c: &mut Conn,
    tournament: &Tournament,
    player: &Player,
    group: Option<(u32, u32)>,
) -> Result<Option<TournamentRefusal>, StorageError> {
    if !tournament.is_directed_by(player) {
        return Ok(Some(TournamentRefusal::NotDirector));
    }
    let field = tournaments::field(c, tournament.id)?;
    let mut own = field.seats.iter().filter(|seat| seat.player == player.id);
    let plays = own.any(|seat| group.is_none_or(|group| group == (seat.stage, seat.group)));
    Ok(plays.then_some(TournamentRefusal::OwnGroup))
}

/// The rules by which a tournament goes on.
fn rules(tournament: &Tournament) -> Rules<'_> {
    Rules {
        format: tournament.setup.format,
        tie_breaks: &tournament.setup.tie_breaks,
        lots: tournament.lots,
    }
}

async fn load(ctx: &Context, id: TournamentId) -> Answer<Tournament> {
    let found = ctx.db.read(move |c| tournaments::by_id(c, id)).await?;
    found.ok_or(Fail::Refused(TournamentRefusal::NoSuchTournament))
}

/// A tournament for somebody who is to direct it.
async fn load_for(ctx: &Context, id: TournamentId, by: PlayerId) -> Answer<Tournament> {
    let read = move |c: &mut Conn| {
        Ok::<_, StorageError>((
            tournaments::by_id(c, id)?,
            crate::storage::players::by_id(c, by)?,
        ))
    };
    let (tournament, player) = ctx.db.read(read).await?;
    let tournament = tournament.ok_or(Fail::Refused(TournamentRefusal::NoSuchTournament))?;
    if !player.is_some_and(|player| tournament.is_directed_by(&player)) {
        return refuse(TournamentRefusal::NotDirector);
    }
    Ok(tournament)
}

fn check_once(once: &str) -> Answer<()> {
    if once.is_empty() || once.len() > 64 {
        return refuse(TournamentRefusal::Incomplete);
    }
    Ok(())
}
