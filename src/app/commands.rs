//! The commands beside `serve`. Each returns what is to be printed.

use super::wire::{first_admin, post};
use super::{Fault, demo as club, storage_settings};
use crate::actions::{Context, Wake, people};
use crate::domain::notice::{Notice, Reader};
use crate::domain::player::{Address, PositionStyle};
use crate::domain::time::Instant;
use crate::links::Urls;
use crate::mail::transport::Outgoing;
use crate::mail::{Letter, LetterLinks, Site, Stamp, compose};
use crate::now::{Now as _, SystemNow};
use crate::settings::Settings;
use crate::storage::{Db, FolderLock};
use std::path::Path;
use std::sync::Arc;

/// Applies the missing migrations and returns their versions.
///
/// # Errors
/// When the database cannot be opened or is newer than the program.
pub fn migrate(settings: &Settings) -> Result<Vec<String>, Fault> {
    Ok(Db::migrate_only(&storage_settings(settings))?)
}

/// Copies the live database.
///
/// # Errors
/// When the target is there already, cannot be written, or the database is PostgreSQL.
pub fn backup(settings: &Settings, target: &Path) -> Result<(), Fault> {
    Ok(Db::backup_of(&settings.database, target)?)
}

/// A link that makes the first administrator; with a sign-in name, that player becomes one at once.
///
/// # Errors
/// When the database cannot be opened, there is an administrator already, or no such player.
pub fn make_admin(settings: &Settings, name: Option<&str>) -> Result<String, Fault> {
    let ctx = context(settings)?;
    let urls = Urls::new(&settings.base_url)?;
    actix_web::rt::System::new().block_on(async {
        let said = match name {
            Some(name) => match people::grant_admin(&ctx, name).await? {
                true => Ok(format!("{name} is an administrator now.")),
                false => Err(Fault::NoSuchPlayer(name.to_owned())),
            },
            None => match people::first_admin_link(&ctx).await? {
                Some(token) => Ok(first_admin(&urls, &token)),
                None => Err(Fault::HasAdmin),
            },
        };
        ctx.db.shutdown().await;
        said
    })
}

fn context(settings: &Settings) -> Result<Context, Fault> {
    Ok(Context {
        db: Db::open(storage_settings(settings))?,
        clock: Arc::new(SystemNow),
        wake: Wake::default(),
        leave: settings.leave,
    })
}

/// Fills an empty database with a club; says how to sign in.
///
/// # Errors
/// When there are players already.
pub fn demo(settings: &Settings) -> Result<String, Fault> {
    let _lock = FolderLock::take(&settings.data_dir)?;
    let db = Db::open(storage_settings(settings))?;
    let now = Instant(SystemNow.now());
    let made = actix_web::rt::System::new().block_on(async {
        let made = club::fill(db.clone(), now).await;
        db.shutdown().await;
        made
    })?;
    Ok(format!(
        "A club with {} games is ready. Start the server and sign in as {} (administrator) or as {}.\n\
         The password of all of them is {}",
        made.games,
        made.admin,
        made.players.join(", "),
        made.password.expose()
    ))
}

/// Sends a letter at once, past the outbox, and says where it went.
///
/// # Errors
/// When the address is none, or the letter could not be handed over.
pub fn send_test_mail(settings: &Settings, address: &str) -> Result<String, Fault> {
    let to = Address::parse(address).map_err(|_| Fault::Address(address.to_owned()))?;
    let (letterhead, way) = post(settings)?;
    let now = Instant(SystemNow.now());
    let reader = Reader {
        unsubscribe: None,
        display: String::new(),
        address: to.as_str().to_owned(),
        lang: settings.site.language.code().to_owned(),
        zone: settings.site.zone,
        position_style: PositionStyle::Diagram,
        pgn: false,
    };
    let stamp = Stamp {
        notice: 0,
        random: now.0.to_string(),
    };
    let made = compose(
        &reader,
        &Notice::Test,
        &LetterLinks::default(),
        &letterhead,
        &stamp,
        now,
    );
    let outgoing = made
        .map_err(|fault| Fault::Letter(fault.to_string()))
        .and_then(|letter| outgoing(&letter, &letterhead))?;
    let folder = way.folder().cloned();
    // the way goes with the runtime: its connections are closed there
    let said = actix_web::rt::System::new().block_on(async move { way.send(outgoing).await })?;
    Ok(match folder {
        Some(folder) => format!("The letter was written to {}.", folder.display()),
        None => format!("The mail server took the letter to {}: {said}", to.as_str()),
    })
}

fn outgoing(letter: &Letter, letterhead: &Site) -> Result<Outgoing, Fault> {
    Ok(Outgoing {
        to: letter.to.clone(),
        message_id: letter.message_id.clone(),
        bytes: letter
            .bytes(letterhead)
            .map_err(|fault| Fault::Letter(fault.to_string()))?,
        at: letter.at,
    })
}
