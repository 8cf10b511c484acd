//! The commands beside `serve`. Each returns what is to be printed.

use super::{Fault, demo as club, storage_settings};
use crate::domain::time::Instant;
use crate::now::{Now as _, SystemNow};
use crate::settings::Settings;
use crate::storage::{Db, FolderLock};
use std::path::Path;

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

/// A link that makes an administrator.
///
/// # Errors
/// When the database cannot be opened.
pub fn make_admin(_settings: &Settings) -> Result<String, Fault> {
    Err(Fault::NotBuilt("make-admin"))
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

/// Sends a letter and says what became of it.
///
/// # Errors
/// When it could not be handed over.
pub fn send_test_mail(_settings: &Settings, _address: &str) -> Result<String, Fault> {
    Err(Fault::NotBuilt("send-test-mail"))
}
