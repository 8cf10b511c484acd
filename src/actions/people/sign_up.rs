//! Signing up. Whether the address belongs to somebody already makes no difference that can be seen:
//! the account is made either way, and only the letter differs.

use chrono_tz::Tz;

use super::address::confirm_by_link;
use super::sign_in::{Browser, SignedIn, begin, begin_session};
use super::{PRESSED_TWICE, Refusal, once, passwords};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::notice::NoticeKind;
use crate::domain::player::{Address, DisplayName, PlayerName, Role};
use crate::domain::reserved::is_reserved;
use crate::domain::time::{DAY, Instant};
use crate::secrets::{Secret, check_strength};
use crate::storage::notices::{self, NewNotice};
use crate::storage::players::{self, NameTaken, NewPlayer};
use crate::storage::{Conn, StorageError};

/// What somebody typed who wants an account.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Sign-in name.
    pub name: String,
    /// Displayed name; empty: the sign-in name.
    pub display: String,
    /// Mail address.
    pub address: String,
    /// Password.
    pub password: Secret,
    /// Language code.
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
    /// The site's name, which nobody else bears.
    pub site: String,
}

/// Makes an account and signs in to it. The address has still to be confirmed.
///
/// # Errors
/// All that is wrong with what was typed, or storage.
pub async fn sign_up(
    ctx: &Context,
    typed: &NewAccount,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Vec<Refusal>>> {
    make(ctx, typed, browser, false, at).await
}

/// As [`sign_up`], by a letter to that very address, which proves it: there is no letter to confirm it.
///
/// # Errors
/// As [`sign_up`].
pub async fn sign_up_by_letter(
    ctx: &Context,
    typed: &NewAccount,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Vec<Refusal>>> {
    make(ctx, typed, browser, true, at).await
}

async fn make(
    ctx: &Context,
    typed: &NewAccount,
    browser: &Browser,
    proven: bool,
    at: Instant,
) -> Result<SignedIn, Fail<Vec<Refusal>>> {
    let mut new = check(typed, false).map_err(Fail::Refused)?;
    not_reserved(&new, &typed.site).map_err(Fail::Refused)?;
    if let Err(taken) = free_names(ctx, &new).await {
        return again(ctx, typed, &new, browser, at, taken).await;
    }
    let asked = new.clone();
    new.password_hash = Some(passwords::hash(&typed.password).await?);
    let signed_in = SignedIn::draw(browser, false);
    let (session, once) = (signed_in.clone(), once());
    let write = move |tx: &mut Conn| {
        let id = match insert(tx, &new, at)? {
            Ok(id) => id,
            Err(taken) => return Ok(Err(taken)),
        };
        let address = new.address.as_ref().filter(|_| proven);
        let confirmed = match address {
            Some(address) => confirm_by_link(tx, id, address.as_str(), at)?,
            None => false,
        };
        if !confirmed {
            tell(tx, id, &new, &once, at)?;
        }
        begin_session(tx, id, &session, at)?;
        Ok(Ok(id))
    };
    match ctx.db.write(write).await? {
        Ok(player) => {
            ctx.wake.mailer.notify_one();
            Ok(SignedIn {
                player,
                ..signed_in
            })
        }
        Err(taken) => {
            let taken = Fail::Refused(vec![taken]);
            again(ctx, typed, &asked, browser, at, taken).await
        }
    }
}

/// The same form sent twice has found the account that its first sending has made: whoever knows its password is signed
/// in to it, as after the first. It is hashed whenever such a name is new, whatever its address: how long the answer
/// takes tells nothing about that.
pub(super) async fn again(
    ctx: &Context,
    typed: &NewAccount,
    new: &NewPlayer,
    browser: &Browser,
    at: Instant,
    taken: Fail<Vec<Refusal>>,
) -> Result<SignedIn, Fail<Vec<Refusal>>> {
    if !matches!(&taken, Fail::Refused(why) if why.iter().all(Refusal::may_be_its_own)) {
        return Err(taken);
    }
    let (asked, since) = (new.clone(), at.plus(-PRESSED_TWICE));
    let read = move |c: &mut Conn| players::just_made(c, &asked, since);
    let Some((player, hash, same_address)) = ctx.db.read(read).await? else {
        return Err(taken);
    };
    if passwords::fits(&typed.password, hash).await? && same_address {
        Ok(begin(ctx, player, browser, false, at).await?)
    } else {
        Err(taken)
    }
}

/// Parses what was typed; `None` for an address only where it may be left out.
pub(super) fn check(typed: &NewAccount, no_address: bool) -> Result<NewPlayer, Vec<Refusal>> {
    let mut wrong = Vec::new();
    let name = PlayerName::parse(&typed.name).map_err(|f| wrong.push(Refusal::Name(f)));
    let shown = if typed.display.trim().is_empty() {
        &typed.name
    } else {
        &typed.display
    };
    let display = DisplayName::parse(shown).map_err(|f| {
        // a sign-in name may have signs that a displayed one has not; it was said once
        if name.is_ok() {
            wrong.push(Refusal::Display(f));
        }
    });
    let address = if no_address && typed.address.trim().is_empty() {
        Ok(None)
    } else {
        Address::parse(&typed.address)
            .map(Some)
            .map_err(|f| wrong.push(Refusal::Address(f)))
    };
    if !(no_address && typed.password.is_empty()) {
        let weak = check_strength(typed.password.expose(), typed.name.trim());
        wrong.extend(weak.err().map(Refusal::Password));
    }
    match (name, display, address) {
        (Ok(name), Ok(display), Ok(address)) if wrong.is_empty() => Ok(NewPlayer {
            name,
            display,
            lang: typed.lang.clone(),
            zone: typed.zone,
            address,
            password_hash: None,
            role: Role::Player,
        }),
        _ => Err(wrong),
    }
}

/// Names that speak for the site or the game are nobody's; only its administrator may bear them.
pub(super) fn not_reserved(new: &NewPlayer, site: &str) -> Result<(), Vec<Refusal>> {
    let mut wrong = Vec::new();
    if is_reserved(new.name.as_str(), site) {
        wrong.push(Refusal::NameReserved);
    }
    // a displayed name that was left out is the sign-in name; it is said once
    if is_reserved(new.display.as_str(), site) && new.display.as_str() != new.name.as_str() {
        wrong.push(Refusal::DisplayReserved);
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// Says at once that a name is taken, before the slow work. The transaction asks again.
pub(super) async fn free_names(ctx: &Context, new: &NewPlayer) -> Result<(), Fail<Vec<Refusal>>> {
    let (name, display) = (new.name.clone(), new.display.clone());
    let read = move |c: &mut Conn| players::name_taken(c, Some(&name), Some(&display), None);
    match ctx.db.read(read).await? {
        Some(taken) => Err(Fail::Refused(vec![refusal(taken)])),
        None => Ok(()),
    }
}

/// Adds the player if his names are free.
pub(super) fn insert(
    tx: &mut Conn,
    new: &NewPlayer,
    at: Instant,
) -> Result<Result<PlayerId, Refusal>, StorageError> {
    if let Some(taken) = players::name_taken(tx, Some(&new.name), Some(&new.display), None)? {
        return Ok(Err(refusal(taken)));
    }
    players::insert(tx, new, at).map(Ok)
}

/// Writes to the address: a link that confirms it, or, if it is another account's, a word to that one
/// (one a day at most, or a stranger could fill its box).
pub(super) fn tell(
    tx: &mut Conn,
    player: PlayerId,
    new: &NewPlayer,
    once: &str,
    at: Instant,
) -> Result<(), StorageError> {
    match &new.address {
        Some(address) => ask_to_confirm(tx, player, address, once, at),
        None => Ok(()),
    }
}

/// As [`tell`], for one address of one player.
pub(super) fn ask_to_confirm(
    tx: &mut Conn,
    player: PlayerId,
    address: &Address,
    once: &str,
    at: Instant,
) -> Result<(), StorageError> {
    let owner = players::by_confirmed_address(tx, &address.key())?;
    let confirm = NewNotice::account(
        NoticeKind::ConfirmAddress,
        player,
        Some(address.as_str()),
        once,
        at,
    );
    let notice = match owner.filter(|owner| owner.id != player) {
        Some(owner) => {
            // never sent: it tells the account that the address was asked for, as it does elsewhere
            let asked = NewNotice {
                not_after: Some(Instant(at.0 - 1)),
                ..confirm
            };
            notices::insert(tx, &asked)?;
            let day = format!("day{}", at.0.div_euclid(DAY));
            NewNotice::account(NoticeKind::AddressTaken, owner.id, None, &day, at)
        }
        None => confirm,
    };
    notices::insert(tx, &notice)?;
    Ok(())
}

pub(super) fn refusal(taken: NameTaken) -> Refusal {
    match taken {
        NameTaken::Name => Refusal::NameTaken,
        NameTaken::Display => Refusal::DisplayTaken,
    }
}
