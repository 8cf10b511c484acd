//! Signing in: by password, by a mailed link, by a code printed on paper.

use super::presence::session_span;
use super::{Refusal, once, passwords, usable_link};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::link::LinkPurpose;
use crate::domain::notice::NoticeKind;
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::secrets::{Secret, normalise_code, random_token, sha256_hex};
use crate::storage::notices::{self, NewNotice};
use crate::storage::sessions::Session;
use crate::storage::{Conn, StorageError, devices, links, players, sessions};

/// The browser somebody signs in with.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// The secret of its device cookie.
    pub device: Option<Secret>,
    /// What it calls itself; cut to 200 characters.
    pub agent: String,
}

/// A session that has begun: the secrets for its cookies.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub player: PlayerId,
    /// The session's token.
    pub session: Secret,
    /// The device's token.
    pub device: Secret,
    /// Whether it lives for 90 days without use instead of 14.
    pub stay: bool,
    pub(super) agent: String,
}

impl SignedIn {
    /// Draws the secrets, outside the transaction: that one may run again.
    pub(super) fn draw(browser: &Browser, stay: bool) -> Self {
        Self {
            player: 0,
            session: random_token(),
            device: browser.device.clone().unwrap_or_else(random_token),
            stay,
            agent: browser.agent.chars().take(200).collect(),
        }
    }
}

/// Writes the session down, and remembers the browser for the account.
pub(super) fn begin_session(
    tx: &mut Conn,
    player: PlayerId,
    signed_in: &SignedIn,
    at: Instant,
) -> Result<(), StorageError> {
    sessions::insert(
        tx,
        &Session {
            token_hash: hash_of(&signed_in.session),
            player_id: player,
            created_at: at.0,
            seen_at: at.0,
            expires_at: at.plus(session_span(signed_in.stay)).0,
            stay: signed_in.stay,
            agent: signed_in.agent.clone(),
        },
    )?;
    devices::remember(tx, &hash_of(&signed_in.device), player, at)
}

/// Whether this browser has signed in to the account of this name (or address) before.
///
/// # Errors
/// Storage.
pub async fn is_known_device(
    ctx: &Context,
    typed: &str,
    device: Option<&Secret>,
) -> Result<bool, StorageError> {
    let Some(device) = device.map(hash_of) else {
        return Ok(false);
    };
    let typed = typed.to_owned();
    ctx.db
        .read(move |c| match account(c, &typed)? {
            Some(player) => devices::is_known(c, &device, player.id),
            None => Ok(false),
        })
        .await
}

/// Signs in by sign-in name or confirmed address, and password.
///
/// # Errors
/// [`Refusal::WrongPassword`], or storage.
pub async fn by_password(
    ctx: &Context,
    typed: &str,
    password: &Secret,
    browser: &Browser,
    stay: bool,
    at: Instant,
) -> Result<SignedIn, Fail<Refusal>> {
    let typed = typed.to_owned();
    let found = ctx
        .db
        .read(move |c| {
            let Some(player) = account(c, &typed)? else {
                return Ok(None);
            };
            let hash = players::password_hash(c, player.id)?;
            Ok(Some((player, hash)))
        })
        .await?;
    let (player, stored) = found.unzip();
    let fits = passwords::fits(password, stored.flatten()).await?;
    match player {
        Some(player) if fits && !player.closed => {
            let signed_in = SignedIn::draw(browser, stay);
            Ok(begin_as(ctx, player.id, signed_in, true, at).await?)
        }
        _ => Err(Refusal::WrongPassword.into()),
    }
}

/// Signs in somebody who has just proved in another way who he is: he needs no letter about it.
pub(super) async fn begin(
    ctx: &Context,
    player: PlayerId,
    browser: &Browser,
    stay: bool,
    at: Instant,
) -> Result<SignedIn, StorageError> {
    begin_as(ctx, player, SignedIn::draw(browser, stay), false, at).await
}

/// Begins a session. `tells`: in a browser that this player has not signed in with before, he gets a letter about it; if it was
/// not he, he knows at once.
async fn begin_as(
    ctx: &Context,
    player: PlayerId,
    signed_in: SignedIn,
    tells: bool,
    at: Instant,
) -> Result<SignedIn, StorageError> {
    let session = signed_in.clone();
    let write = move |tx: &mut Conn| {
        let told = tells && !devices::is_known(tx, &hash_of(&session.device), player)?;
        begin_session(tx, player, &session, at)?;
        if told {
            let once = hash_of(&session.session);
            let kind = NoticeKind::NewSignIn;
            notices::insert(tx, &NewNotice::account(kind, player, None, &once, at))?;
        }
        Ok(told)
    };
    if ctx.db.write(write).await? {
        ctx.wake.mailer.notify_one();
    }
    Ok(SignedIn {
        player,
        ..signed_in
    })
}

/// Sends a link that signs in to the account of this name or address, if there is one. Nothing tells
/// the asker whether there is.
///
/// # Errors
/// Storage.
pub async fn request_link(ctx: &Context, typed: &str, at: Instant) -> Result<(), StorageError> {
    letter_to_owner(ctx, typed, NoticeKind::SignInLink, at).await
}

/// A letter to the owner of an account. One write for known and unknown alike.
pub(super) async fn letter_to_owner(
    ctx: &Context,
    typed: &str,
    kind: NoticeKind,
    at: Instant,
) -> Result<(), StorageError> {
    let (typed, once) = (typed.to_owned(), once());
    ctx.db
        .write(move |tx| {
            for player in owners(tx, &typed)? {
                notices::insert(tx, &NewNotice::account(kind, player.id, None, &once, at))?;
            }
            Ok(())
        })
        .await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Signs in by the link of a letter, and spends it. Whoever has it reads the address's mail, so the
/// address is confirmed too.
///
/// # Errors
/// [`Refusal::DeadLink`], or storage.
pub async fn by_link(
    ctx: &Context,
    token: &Secret,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Refusal>> {
    spend_and_begin(ctx, token.clone(), LinkPurpose::SignIn, browser, at)
        .await?
        .ok_or_else(|| Refusal::DeadLink.into())
}

/// Signs in by a printed code, and spends it.
///
/// # Errors
/// [`Refusal::WrongPassword`], or storage.
pub async fn by_code(
    ctx: &Context,
    typed: &str,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Refusal>> {
    let code = normalise_code(typed);
    spend_and_begin(ctx, code, LinkPurpose::PrintedCode, browser, at)
        .await?
        .ok_or_else(|| Refusal::WrongPassword.into())
}

/// Whose link this is, if it has been used already: pressed twice in a browser that is signed in as its owner by now, it
/// leads on. To anybody else it is dead.
///
/// # Errors
/// Storage.
pub async fn spent_by(
    ctx: &Context,
    token: &Secret,
    purpose: LinkPurpose,
    at: Instant,
) -> Result<Option<PlayerId>, StorageError> {
    let token = token.clone();
    let found = move |c: &mut Conn| super::find_link(c, &token, purpose, at);
    let link = ctx.db.read(found).await?;
    Ok(link.filter(|l| l.spent_at.is_some()).and_then(|l| l.player))
}

/// As [`spent_by`], for a code as it was typed.
///
/// # Errors
/// Storage.
pub async fn code_spent_by(
    ctx: &Context,
    typed: &str,
    at: Instant,
) -> Result<Option<PlayerId>, StorageError> {
    spent_by(ctx, &normalise_code(typed), LinkPurpose::PrintedCode, at).await
}

async fn spend_and_begin(
    ctx: &Context,
    token: Secret,
    purpose: LinkPurpose,
    browser: &Browser,
    at: Instant,
) -> Result<Option<SignedIn>, StorageError> {
    let signed_in = SignedIn::draw(browser, false);
    let session = signed_in.clone();
    let write = move |tx: &mut Conn| {
        let Some(link) = usable_link(tx, &token, purpose, at)? else {
            return Ok(None);
        };
        let player = match link.player {
            Some(id) => players::by_id(tx, id)?.filter(|player| !player.closed),
            None => None,
        };
        let Some(player) = player else {
            return Ok(None);
        };
        if !links::spend(tx, &link.hash, at)? {
            return Ok(None);
        }
        if let Some(address) = &link.address {
            super::confirm_by_link(tx, player.id, address, at)?;
        }
        begin_session(tx, player.id, &session, at)?;
        Ok(Some(player.id))
    };
    let player = ctx.db.write(write).await?;
    Ok(player.map(|player| SignedIn {
        player,
        ..signed_in
    }))
}

/// The account that somebody means who signs in: by sign-in name, or by an address it has confirmed.
pub(super) fn account(c: &mut Conn, typed: &str) -> Result<Option<Player>, StorageError> {
    if typed.contains('@') {
        players::by_confirmed_address(c, &address_key(typed))
    } else {
        players::by_name(c, typed)
    }
}

/// The accounts to which a letter goes when somebody asks by name or address. An address nobody has
/// confirmed may stand at several; each gets its own, three at most.
fn owners(c: &mut Conn, typed: &str) -> Result<Vec<Player>, StorageError> {
    let mut found: Vec<Player> = account(c, typed)?.into_iter().collect();
    if found.is_empty() && typed.contains('@') {
        found = players::with_address(c, &address_key(typed))?;
        found.truncate(3);
    }
    found.retain(|player| !player.closed && player.email.is_some());
    Ok(found)
}

fn address_key(typed: &str) -> String {
    crate::domain::player::Address::parse(typed).map_or_else(|_| String::new(), |a| a.key())
}

pub(super) fn hash_of(token: &Secret) -> String {
    sha256_hex(token.expose().as_bytes())
}
