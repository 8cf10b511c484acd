//! Where the database is, how it is opened, and when that is refused.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The file size up to which a SQLite database is checked at each start.
const CHECKED_AT_START: u64 = 200 * 1024 * 1024;

/// Which database, and where.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    Sqlite(PathBuf),
    Postgres(String),
}

/// A database address that says nothing to us. The address itself is not repeated: it may
/// hold a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{problem}; write sqlite://path/to/file.db or postgres://user:password@host/database")]
pub struct BadDatabaseUrl {
    problem: &'static str,
}

impl DatabaseUrl {
    pub fn parse(text: &str) -> Result<Self, BadDatabaseUrl> {
        let bad = |problem| Err(BadDatabaseUrl { problem });
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(DatabaseUrl::Postgres(text.to_string()));
        }
        let Some(path) = text.strip_prefix("sqlite:") else {
            return bad("unknown kind of database");
        };
        let path = path.strip_prefix("//").unwrap_or(path);
        if path.is_empty() || path.ends_with('/') {
            return bad("the address names no file");
        }
        if path == ":memory:" || path.contains('?') {
            return bad("a SQLite database must be a plain file");
        }
        Ok(DatabaseUrl::Sqlite(PathBuf::from(path)))
    }

    pub fn backend(&self) -> Backend {
        match self {
            DatabaseUrl::Sqlite(_) => Backend::Sqlite,
            DatabaseUrl::Postgres(_) => Backend::Postgres,
        }
    }

    /// The password in the address, if there is one.
    fn password(&self) -> Option<&str> {
        let DatabaseUrl::Postgres(url) = self else {
            return None;
        };
        let rest = url.split_once("://").map_or("", |(_, rest)| rest);
        let authority = rest.split(['/', '?']).next().unwrap_or("");
        let in_user = authority
            .rsplit_once('@')
            .and_then(|(user, _)| user.split_once(':'));
        let in_query = url
            .split_once("password=")
            .map(|(_, rest)| rest.split('&').next());
        in_user
            .map(|(_, password)| password)
            .or(in_query.flatten())
            .filter(|password| !password.is_empty())
    }

    /// A message of the database's library without the password it may repeat.
    pub(super) fn redact(&self, message: &str) -> String {
        match self.password() {
            Some(password) => message.replace(password, "…"),
            None => message.to_string(),
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseUrl::Sqlite(path) => write!(f, "sqlite://{}", path.display()),
            DatabaseUrl::Postgres(url) => f.write_str(&self.redact(url)),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

/// Which of the two databases is behind the doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// How the storage room is set up.
#[derive(Debug, Clone)]
pub struct StorageSettings {
    pub url: DatabaseUrl,
    /// Most read connections at once; they are opened when first needed.
    pub read_connections: u32,
    /// Most write connections at once (PostgreSQL; SQLite has one writer).
    pub write_connections: u32,
    /// How many writes may wait for their turn; beyond it they are refused at once.
    pub write_queue: usize,
    /// How long a request may wait for the database in all.
    pub longest_wait: Duration,
    /// Count the statements run (for tests; see `Db::statements`).
    pub count_statements: bool,
}

impl StorageSettings {
    pub fn new(url: DatabaseUrl) -> Self {
        StorageSettings {
            url,
            read_connections: 8,
            write_connections: 8,
            write_queue: 1024,
            longest_wait: Duration::from_secs(5),
            count_statements: false,
        }
    }
}

impl Default for StorageSettings {
    fn default() -> Self {
        Self::new(DatabaseUrl::Sqlite(PathBuf::from("data/fernzug.db")))
    }
}

/// Why a database was not opened. The program stops with this; nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("{} cannot be made or read: {source}", path.display())]
    File {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },
    #[error("{} is in use by another server", path.display())]
    InUse { path: PathBuf },
    #[error("the database does not answer: {0}")]
    Connect(String),
    #[error(
        "the database {} is damaged ({what}); restore the last backup, or save what is left with `sqlite3 … .recover`",
        path.display()
    )]
    Damaged { path: PathBuf, what: String },
    #[error(
        "the database file {} is there, but empty: if a disk has lost it, restore the last backup; for a new site remove \
         the file, and the next start makes it",
        path.display()
    )]
    Empty { path: PathBuf },
    #[error(
        "the database is newer than the program (it has the migrations {}); start the newer program, or restore a backup made before the update",
        versions.join(", ")
    )]
    Newer { versions: Vec<String> },
    #[error("a migration failed; the database is as it was: {0}")]
    Migration(String),
}

/// Held by a running server, so that no second one serves the same data folder. Commands
/// beside it (a backup, `make-admin`) need no lock: SQLite keeps them apart.
#[derive(Debug)]
pub struct FolderLock {
    _file: std::fs::File,
}

impl FolderLock {
    /// The lock goes when the value is dropped or the process ends, however it ends.
    pub fn take(folder: &Path) -> Result<Self, OpenError> {
        make_folder(folder)?;
        let path = folder.join("server.lock");
        let file = open_private(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(std::fs::TryLockError::WouldBlock) => Err(OpenError::InUse {
                path: folder.to_path_buf(),
            }),
            Err(std::fs::TryLockError::Error(source)) => Err(OpenError::File { path, source }),
        }
    }
}

/// Makes the SQLite file, readable by its owner only; SQLite gives `-wal` and `-shm` the
/// same rights. Returns whether it is small enough to be checked at each start.
pub(super) fn prepare_file(path: &Path) -> Result<bool, OpenError> {
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        make_folder(folder)?;
    }
    let is_new = !path.exists();
    let file = open_private(path)?;
    if !is_new {
        not_empty(path, &file)?;
    }
    let size = file.metadata().map_err(at(path))?.len();
    Ok(size <= CHECKED_AT_START)
}

/// A file without a byte is not a new site: a new one has no file. Somebody's disk may have lost all games, and an empty
/// site in their place would hide it. Only a start beside this one may be just about to write the first page.
fn not_empty(path: &Path, file: &std::fs::File) -> Result<(), OpenError> {
    const PATIENCE: u32 = 40;
    for _ in 0..PATIENCE {
        if file.metadata().map_err(at(path))?.len() > 0 {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err(OpenError::Empty {
        path: path.to_path_buf(),
    })
}

/// Makes a missing folder (0700). One that is there keeps its rights: it may be shared.
fn make_folder(folder: &Path) -> Result<(), OpenError> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(at(folder))
}

/// Opens or makes a file that only its owner may read.
pub(super) fn open_private(path: &Path) -> Result<std::fs::File, OpenError> {
    let mut options = std::fs::OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(at(path))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = file.metadata().map_err(at(path))?.permissions().mode();
        if rights & 0o077 != 0 {
            let mine = std::fs::Permissions::from_mode(0o600);
            file.set_permissions(mine).map_err(at(path))?;
        }
    }
    Ok(file)
}

fn at(path: &Path) -> impl FnOnce(std::io::Error) -> OpenError + use<> {
    let path = path.to_path_buf();
    |source| OpenError::File { path, source }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart() {
        let sqlite = |path: &str| Ok(DatabaseUrl::Sqlite(PathBuf::from(path)));
        assert_eq!(
            DatabaseUrl::parse("sqlite:///var/x.db"),
            sqlite("/var/x.db")
        );
        assert_eq!(
            DatabaseUrl::parse("sqlite://data/x.db"),
            sqlite("data/x.db")
        );
        assert_eq!(DatabaseUrl::parse("sqlite:x.db"), sqlite("x.db"));
        assert!(matches!(
            DatabaseUrl::parse("postgresql://h/d"),
            Ok(DatabaseUrl::Postgres(_))
        ));
        for bad in [
            "mysql://h/d",
            "x.db",
            "",
            "sqlite:",
            "sqlite://",
            "sqlite::memory:",
            "sqlite:data/",
        ] {
            assert!(DatabaseUrl::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for url in [
            "postgres://me:s3cret@host/d",
            "postgres://host/d?user=me&password=s3cret&x=1",
        ] {
            let url = DatabaseUrl::parse(url).unwrap();
            let shown = format!("{url} {url:?} {:?}", StorageSettings::new(url.clone()));
            assert!(!shown.contains("s3cret"), "{shown}");
            assert!(shown.contains("host/d"), "{shown}");
        }
    }
}
