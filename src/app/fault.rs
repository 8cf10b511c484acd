//! Why the program could not start or go on.

use crate::i18n::WordsFault;
use crate::storage::{BackupError, OpenError};
use std::net::SocketAddr;

/// Shown to whoever started the program, as one sentence that says what to do where we know it.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The database or the data folder.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The copy of the database.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The phrases.
    #[error(transparent)]
    Words(#[from] WordsFault),
    /// The address to listen on.
    #[error("cannot listen on {address}: {source}; choose another address with --listen")]
    Listen {
        /// As configured.
        address: SocketAddr,
        /// What the system said.
        #[source]
        source: std::io::Error,
    },
    /// The filter of the log.
    #[error("log.filter is not understood: {0}")]
    LogFilter(String),
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Server(#[from] std::io::Error),
    /// A command whose rooms are not built yet.
    #[error("the command {0} is not built yet")]
    NotBuilt(&'static str),
}
