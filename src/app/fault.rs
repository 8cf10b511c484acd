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
    /// The base URL.
    #[error("base_url is not understood: {0}")]
    BaseUrl(#[from] crate::links::BadBaseUrl),
    /// The sender of letters.
    #[error("mail.from is not understood: {0}")]
    Sender(#[from] crate::mail::BadSender),
    /// The key that signs letters.
    #[error("mail.dkim_key ({path}): {why}")]
    SigningKey {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// The mail server.
    #[error(transparent)]
    MailServer(#[from] crate::mail::transport::BadServer),
    /// A letter could not be made.
    #[error("the letter could not be made: {0}")]
    Letter(String),
    /// A letter did not go out.
    #[error("the letter did not go out: {0}")]
    Send(#[from] crate::mail::transport::SendError),
    /// What was typed is no address.
    #[error("{0} is not a mail address")]
    Address(String),
    /// No player has this name.
    #[error("no player has the sign-in name {0}")]
    NoSuchPlayer(String),
    /// There is an administrator already.
    #[error(
        "there is an administrator already; make another with `fernzug make-admin SIGN-IN-NAME`"
    )]
    HasAdmin,
    /// Storage failed.
    #[error(transparent)]
    Storage(#[from] crate::storage::StorageError),
    /// A password could not be hashed.
    #[error(transparent)]
    Password(#[from] crate::secrets::PasswordFault),
    /// The demo wants an empty database.
    #[error(
        "this database has players already; the demo fills an empty one (choose another --data-dir)"
    )]
    NotEmpty,
    /// A demo game did not go as its score says.
    #[error("demo game {0} could not be played")]
    Demo(crate::domain::GameId),
}
