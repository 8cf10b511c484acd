//! A copy of the live database.

use std::path::{Path, PathBuf};

use diesel::sql_types::Text;
use diesel::{RunQueryDsl, sql_query};

use super::connect::Connector;
use super::db::Db;
use super::open::{DatabaseUrl, OpenError};

/// Why no copy was made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(
        "this is a PostgreSQL database; copy it with `pg_dump --format=custom --file=BACKUP DATABASE_URL`"
    )]
    UsePgDump,
    #[error("{} is there already; a backup never overwrites", .0.display())]
    Exists(PathBuf),
    #[error("{}: {source}", path.display())]
    File {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("the copy failed: {0}")]
    Copy(#[from] diesel::result::Error),
}

impl Db {
    /// Copies the database while it is in use (SQLite). Blocks.
    pub fn backup_to(&self, target: &Path) -> Result<(), BackupError> {
        copy(self.connector(), target)
    }

    /// As [`Db::backup_to`], of a database that is not opened and not migrated.
    pub fn backup_of(url: &DatabaseUrl, target: &Path) -> Result<(), BackupError> {
        copy(&Connector::new(url.clone()), target)
    }
}

/// `VACUUM INTO`, the one way that was right on a live database: a copy of the file misses
/// what lies in the WAL. The target is made first, empty and private, which SQLite allows.
fn copy(connector: &Connector, target: &Path) -> Result<(), BackupError> {
    let DatabaseUrl::Sqlite(source) = &connector.url else {
        return Err(BackupError::UsePgDump);
    };
    let trouble = |path: &Path| {
        let path = path.to_path_buf();
        move |source| BackupError::File { path, source }
    };
    // or connecting would make an empty database and copy that
    source.metadata().map_err(trouble(source))?;
    let name = target
        .to_str()
        .ok_or_else(|| trouble(target)(std::io::Error::other("the path is not valid UTF-8")))?;
    let whole = std::path::absolute(name).map_err(trouble(target))?;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&whole).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => BackupError::Exists(target.to_path_buf()),
        _ => trouble(target)(error),
    })?;
    let copied = connector
        .connect()
        .map_err(BackupError::from)
        .and_then(|mut conn| {
            sql_query("VACUUM INTO $1")
                .bind::<Text, _>(whole.to_string_lossy())
                .execute(&mut conn)?;
            // SQLite leaves the copy to the system's cache
            file.sync_all().map_err(trouble(target))
        });
    if copied.is_err() {
        let _ = std::fs::remove_file(&whole);
    }
    copied
}
