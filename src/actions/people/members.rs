//! The first administrator, and members whom an administrator makes.

use chrono_tz::Tz;

use super::sign_in::{Browser, SignedIn, begin_session};
use super::sign_up::{self, NewAccount};
use super::{Refusal, once, passwords, usable_link};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::link::LinkPurpose;
use crate::domain::player::Role;
use crate::domain::time::Instant;
use crate::secrets::{Secret, normalise_code, printed_code, random_token};
use crate::storage::links::{self, NewLink};
use crate::storage::{Conn, StorageError, players};

/// A link by which the first administrator is made, while there is none. It lives for a day; each start
/// draws another.
///
/// # Errors
/// Storage.
pub async fn first_admin_link(ctx: &Context) -> Result<Option<Secret>, StorageError> {
    let now = ctx.now();
    let token = random_token();
    let link = NewLink::new(LinkPurpose::FirstAdmin, &token, now);
    let wanted = ctx
        .db
        .write(move |tx| {
            let wanted = !players::has_admin(tx)?;
            if wanted {
                links::insert(tx, &link)?;
            }
            Ok(wanted)
        })
        .await?;
    Ok(wanted.then_some(token))
}

/// Makes the first administrator by such a link, and signs in. The address may be left out.
///
/// # Errors
/// All that is wrong with what was typed, [`Refusal::DeadLink`], or storage.
pub async fn first_admin(
    ctx: &Context,
    token: &Secret,
    typed: &NewAccount,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Vec<Refusal>>> {
    // First of all: hashing a password costs, and is not for whoever makes a link up.
    let asked = token.clone();
    let usable = move |c: &mut Conn| usable_link(c, &asked, LinkPurpose::FirstAdmin, at);
    if ctx.db.read(usable).await?.is_none() {
        return Err(Fail::Refused(vec![Refusal::DeadLink]));
    }
    let mut new = sign_up::check(typed, true).map_err(Fail::Refused)?;
    if typed.password.is_empty() {
        let weak = Refusal::Password(crate::secrets::Weakness::TooShort);
        return Err(Fail::Refused(vec![weak]));
    }
    sign_up::free_names(ctx, &new).await?;
    new.role = Role::Admin;
    new.password_hash = Some(passwords::hash(&typed.password).await?);
    let signed_in = SignedIn::draw(browser, false);
    let (session, token, once) = (signed_in.clone(), token.clone(), once());
    let write = move |tx: &mut Conn| {
        let Some(link) = usable_link(tx, &token, LinkPurpose::FirstAdmin, at)? else {
            return Ok(Err(Refusal::DeadLink));
        };
        if players::has_admin(tx)? {
            return Ok(Err(Refusal::DeadLink));
        }
        let id = match sign_up::insert(tx, &new, at)? {
            Ok(id) => id,
            Err(taken) => return Ok(Err(taken)),
        };
        links::spend(tx, &link.hash, at)?;
        sign_up::tell(tx, id, &new, &once, at)?;
        begin_session(tx, id, &session, at)?;
        Ok(Ok(id))
    };
    let made = ctx.db.write(write).await?;
    let player = made.map_err(|refusal| Fail::Refused(vec![refusal]))?;
    ctx.wake.mailer.notify_one();
    Ok(SignedIn {
        player,
        ..signed_in
    })
}

/// A member as the administrator types him in.
#[derive(Clone, Debug)]
pub struct NewMember {
    /// Sign-in name.
    pub name: String,
    /// Displayed name.
    pub display: String,
    /// Mail address; empty: he has none.
    pub address: String,
    /// Language code.
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
}

/// Makes a member and a one-time code for him, to be printed.
///
/// # Errors
/// All that is wrong with what was typed, or storage.
pub async fn add_member(
    ctx: &Context,
    typed: NewMember,
    at: Instant,
) -> Result<(PlayerId, Secret), Fail<Vec<Refusal>>> {
    let account = NewAccount {
        name: typed.name,
        display: typed.display,
        address: typed.address,
        password: Secret::new(""),
        lang: typed.lang,
        zone: typed.zone,
    };
    let new = sign_up::check(&account, true).map_err(Fail::Refused)?;
    let code = printed_code();
    let link = code_link(&code, at);
    let once = once();
    let write = move |tx: &mut Conn| {
        let id = match sign_up::insert(tx, &new, at)? {
            Ok(id) => id,
            Err(taken) => return Ok(Err(taken)),
        };
        sign_up::tell(tx, id, &new, &once, at)?;
        let link = NewLink {
            player: Some(id),
            ..link.clone()
        };
        links::insert(tx, &link)?;
        Ok(Ok(id))
    };
    let made = ctx.db.write(write).await?;
    let player = made.map_err(|refusal| Fail::Refused(vec![refusal]))?;
    ctx.wake.mailer.notify_one();
    Ok((player, code))
}

/// A new one-time code for a member, to be printed. Older ones stay good: they may be on their way by
/// post.
///
/// # Errors
/// Storage; [`StorageError::NotFound`] if there is no such player.
pub async fn print_code(
    ctx: &Context,
    player: PlayerId,
    at: Instant,
) -> Result<Secret, StorageError> {
    let code = printed_code();
    let link = NewLink {
        player: Some(player),
        ..code_link(&code, at)
    };
    ctx.db
        .write(move |tx| {
            players::by_id(tx, player)?.ok_or(StorageError::NotFound)?;
            links::insert(tx, &link)
        })
        .await?;
    Ok(code)
}

fn code_link(code: &Secret, at: Instant) -> NewLink {
    NewLink::new(LinkPurpose::PrintedCode, &normalise_code(code.expose()), at)
}

/// Makes the player of this sign-in name an administrator. False if there is none.
///
/// # Errors
/// Storage.
pub async fn grant_admin(ctx: &Context, name: &str) -> Result<bool, StorageError> {
    let name = name.to_owned();
    ctx.db
        .write(move |tx| match players::by_name(tx, &name)? {
            Some(player) => players::set_role(tx, player.id, Role::Admin).map(|()| true),
            None => Ok(false),
        })
        .await
}
