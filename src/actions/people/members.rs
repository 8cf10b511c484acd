//! The first administrator, and members whom an administrator makes.

use chrono_tz::Tz;

use super::sign_in::{Browser, SignedIn, begin_session};
use super::sign_up::{self, NewAccount};
use super::{PRESSED_TWICE, Refusal, find_link, once, passwords, usable_link};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::link::LinkPurpose;
use crate::domain::player::Role;
use crate::domain::time::Instant;
use crate::secrets::{Secret, normalise_code, printed_code, random_token};
use crate::storage::admin_acts::{self, AdminActKind};
use crate::storage::links::{self, NewLink};
use crate::storage::players::NewPlayer;
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
    let usable = ctx.db.read(usable).await?.is_some();
    let asked = token.clone();
    let known = move |c: &mut Conn| find_link(c, &asked, LinkPurpose::FirstAdmin, at);
    if !usable && ctx.db.read(known).await?.is_none() {
        return Err(Fail::Refused(vec![Refusal::DeadLink]));
    }
    let mut new = sign_up::check(typed, true).map_err(Fail::Refused)?;
    new.role = Role::Admin;
    if !usable {
        let dead = Fail::Refused(vec![Refusal::DeadLink]);
        return sign_up::again(ctx, typed, &new, browser, at, dead).await;
    }
    if typed.password.is_empty() {
        let weak = Refusal::Password(crate::secrets::Weakness::TooShort);
        return Err(Fail::Refused(vec![weak]));
    }
    sign_up::free_names(ctx, &new).await?;
    let pressed = new.clone();
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
    let player = match ctx.db.write(write).await? {
        Ok(player) => player,
        Err(refusal) => {
            let refused = Fail::Refused(vec![refusal]);
            return sign_up::again(ctx, typed, &pressed, browser, at, refused).await;
        }
    };
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
    /// The site's name, which nobody else bears.
    pub site: String,
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
        site: typed.site,
    };
    let new = sign_up::check(&account, true).map_err(Fail::Refused)?;
    sign_up::not_reserved(&new, &account.site).map_err(Fail::Refused)?;
    let pressed = new.clone();
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
    let player = match ctx.db.write(write).await? {
        Ok(player) => player,
        Err(taken) => return pressed_twice(ctx, &pressed, taken, at).await,
    };
    ctx.wake.mailer.notify_one();
    Ok((player, code))
}

/// The member whom the first press has made gets another code: the first one's page was never seen.
async fn pressed_twice(
    ctx: &Context,
    new: &NewPlayer,
    taken: Refusal,
    at: Instant,
) -> Result<(PlayerId, Secret), Fail<Vec<Refusal>>> {
    let (new, since) = (new.clone(), at.plus(-PRESSED_TWICE));
    let read = move |c: &mut Conn| players::just_made(c, &new, since);
    match ctx.db.read(read).await? {
        Some((player, None, true)) => Ok((player, print_code(ctx, player, at).await?)),
        _ => Err(Fail::Refused(vec![taken])),
    }
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

/// Makes somebody a tournament director, or a plain player again. False if there is none, or an administrator.
///
/// # Errors
/// Storage.
pub async fn set_role(
    ctx: &Context,
    id: PlayerId,
    role: Role,
    (by, at): (PlayerId, Instant),
) -> Result<bool, StorageError> {
    ctx.db
        .write(move |tx| match players::by_id(tx, id)? {
            Some(player) if player.role != Role::Admin && !player.closed => {
                players::set_role(tx, id, role)?;
                let kind = AdminActKind::Role;
                admin_acts::keep(tx, by, at, kind, Some(id), role.code()).map(|()| true)
            }
            _ => Ok(false),
        })
        .await
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
