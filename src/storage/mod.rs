//! The room `storage`: remembers, never decides.

// the engine: two doors, both databases
mod backup;
pub(crate) mod codec;
mod conn;
mod connect;
mod db;
mod error;
mod fixed;
mod migrate;
mod open;
mod planned;
mod postgres;
mod probe;
mod shape;
mod shelf;
mod sqlite;

pub use backup::BackupError;
pub(crate) use conn::both;
pub use conn::{AnyConn, Conn, MultiBackend};
pub use db::Db;
pub use error::{StorageError, Why};
pub use open::{Backend, BadDatabaseUrl, DatabaseUrl, FolderLock, OpenError, StorageSettings};

pub use probe::{Probe, probe};

pub(crate) mod schema;

// the nouns
pub mod absences;
pub mod adjudication;
pub mod admin_acts;
pub mod analyses;
pub mod appeals;
pub mod champions;
pub mod collections;
pub mod days;
pub mod games;
pub mod helpers;
pub mod inbound;
pub mod invitations;
pub mod leaves;
pub mod notes;
pub mod openings;
pub mod outages;
pub mod plans;
pub mod ratings;
pub mod talk;
pub mod tournaments;
// letters: the outbox, its links, who wants which; what jobs report
pub mod links;
pub mod mailboxes;
pub mod notices;
pub mod reports;
pub mod switches;
// people
pub mod devices;
pub mod players;
pub mod refused;
pub mod sessions;
