//! Players out of a TRF file of another program: looked at first, then entered; who is not known here becomes a member
//! without an address.

use chrono_tz::Tz;

use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::trf::{self, Problem};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::admin_acts::{self, AdminActKind};
use crate::storage::{Conn, StorageError};

use super::super::people::{self, NewMember};
use super::super::{Context, Fail};
use super::entrants::find;
use super::{Answer, add_player, load_for, rate, refuse};

/// So many names are tried for a new member.
const NAMES: u32 = 50;

/// Somebody in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// His name as people say it: "Anna Berg" for "Berg, Anna".
    pub name: String,
    /// His rating in the file.
    pub rating: Option<u16>,
    /// The member he is taken for.
    pub player: Option<PlayerId>,
}

/// What a file says, with the members that its names belong to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looked {
    /// The players, in the order of their numbers.
    pub players: Vec<Candidate>,
    /// How many rounds stand in it; they are not taken over.
    pub rounds: usize,
}

/// Reads a file, and finds out who is known here.
///
/// # Errors
/// The first thing that is wrong with it, with line and column; or storage failed.
pub async fn look(ctx: &Context, text: &str) -> Result<Looked, Fail<Problem>> {
    let file = trf::read(text.as_bytes()).map_err(Fail::Refused)?;
    let cells = file.table.players.iter().map(|player| player.cells.len());
    let rounds = cells.max().unwrap_or(0);
    let named: Vec<(String, Option<u16>)> = file
        .table
        .players
        .into_iter()
        .map(|player| (player.name, player.rating))
        .collect();
    let read = move |c: &mut Conn| {
        let found = named.into_iter().map(|(written, rating)| {
            let name = said(&written);
            let player = match find(c, &name)? {
                Some(player) => Some(player),
                None => find(c, &written)?,
            };
            Ok(Candidate {
                name,
                rating,
                player,
            })
        });
        found.collect::<Result<Vec<_>, StorageError>>()
    };
    Ok(Looked {
        players: ctx.db.read(read).await?,
        rounds,
    })
}

/// "Berg, Anna" as people say it.
fn said(written: &str) -> String {
    let name = match written.split_once(',') {
        Some((last, first)) => format!("{} {}", first.trim(), last.trim()),
        None => written.to_owned(),
    };
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What new members are made with.
#[derive(Clone, Debug)]
pub struct Making {
    /// Language code.
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
    /// The site's name, which nobody else bears.
    pub site: String,
}

/// Enters everybody in a file, making members of those who are not known; how many were entered. Sending it twice enters
/// nobody twice: who was made the first time is known then.
///
/// # Errors
/// Refused with the reason (a name that no member can have: those before it are entered); or storage failed.
pub async fn take(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    looked: &Looked,
    making: &Making,
    at: Instant,
) -> Answer<usize> {
    let tournament = load_for(ctx, id, by).await?;
    if !matches!(
        tournament.state,
        TournamentState::Draft | TournamentState::Registration
    ) {
        return refuse(TournamentRefusal::TooLate);
    }
    let mut entered = 0;
    for one in &looked.players {
        let player = match one.player {
            Some(player) => player,
            None => make(ctx, by, &one.name, making, at).await?,
        };
        entered += usize::from(add_player(ctx, id, by, player, at).await?);
        let rating = one.rating.filter(|rating| (100..=3_500).contains(rating));
        if rating.is_some() {
            rate(ctx, id, by, player, rating).await?;
        }
    }
    Ok(entered)
}

/// A member without an address, with a sign-in name made of the name.
async fn make(
    ctx: &Context,
    by: PlayerId,
    display: &str,
    making: &Making,
    at: Instant,
) -> Answer<PlayerId> {
    let short = sign_in_name(display);
    for number in 1..=NAMES {
        let name = match number {
            1 => short.clone(),
            number => format!("{short}{number}"),
        };
        let member = NewMember {
            name: name.clone(),
            display: display.to_owned(),
            address: String::new(),
            lang: making.lang.clone(),
            zone: making.zone,
            site: making.site.clone(),
        };
        match people::add_member(ctx, member, at).await {
            Ok((id, _)) => {
                let kind = AdminActKind::Member;
                let keep = move |tx: &mut Conn| admin_acts::keep(tx, by, at, kind, Some(id), &name);
                ctx.db.write(keep).await?;
                return Ok(id);
            }
            Err(Fail::Refused(why)) if why == [people::Refusal::NameTaken] => {}
            Err(Fail::Refused(_)) => break,
            Err(Fail::Broken(error)) => return Err(error.into()),
        }
    }
    let name = display.to_owned();
    refuse(TournamentRefusal::NoSuchPlayer { name })
}

/// "anna.berg" for "Anna Berg".
fn sign_in_name(display: &str) -> String {
    let lower = display.to_lowercase();
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let words = lower
        .split(|c: char| !fits(c))
        .filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(".");
    name.chars().take(26).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_said_and_signed_in_with() {
        for (written, name, signs_in) in [
            ("Berg, Anna", "Anna Berg", "anna.berg"),
            (
                "O'Neil-Müller,  Karl  Friedrich",
                "Karl Friedrich O'Neil-Müller",
                "karl.friedrich.o.neil-mül",
            ),
            ("Anna Berg", "Anna Berg", "anna.berg"),
            ("Holm,", "Holm", "holm"),
        ] {
            assert_eq!(said(written), name);
            assert!(sign_in_name(name).starts_with(signs_in), "{name}");
            assert!(sign_in_name(name).chars().count() <= 26);
        }
    }
}
