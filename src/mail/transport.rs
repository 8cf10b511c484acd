//! How finished letters leave: into files, to a mail server, or (in tests) into memory. The mailer's job alone sends.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::response::Response;
use lettre::transport::smtp::{AsyncSmtpTransportBuilder, Error as SmtpError, PoolConfig};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::files;
use super::message::Site;
use crate::domain::time::Instant;
use crate::secrets::{Secret, sha256_hex};

/// The longest that one letter may take, from connecting to the server's last answer.
pub const LONGEST: Duration = Duration::from_secs(90);
/// Connections to the mail server at once.
const CONNECTIONS: u32 = 4;

/// Where letters go.
#[derive(Debug, Clone)]
pub enum TransportSettings {
    /// Into this folder.
    Files(PathBuf),
    /// To these servers (`smtps://user:password@host`), each reader's letters by one of them; the URLs may hold passwords.
    Smtp(Vec<Secret>),
}

/// The mail server's URL cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the mail server's URL cannot be used: {0}")]
pub struct BadServer(String);

/// Why a letter did not go out. The words are for the administrator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// It may go out later (4xx, time-out, no connection, disk full).
    #[error("{0}")]
    Transient(String),
    /// It will never go out: the server refuses this letter (5xx).
    #[error("{0}")]
    Permanent(String),
    /// It will never go out: nobody has this address (550 and the like).
    #[error("{0}")]
    NoSuchAddress(String),
}

/// A letter on its way.
#[derive(Clone)]
pub struct Outgoing {
    /// The address on the envelope.
    pub to: String,
    /// Message-ID without brackets.
    pub message_id: String,
    /// The whole message.
    pub bytes: Vec<u8>,
    /// When it is sent.
    pub at: Instant,
}

impl std::fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Outgoing({}, {} bytes)",
            self.message_id,
            self.bytes.len()
        )
    }
}

/// A way out for letters; cheap to clone.
#[derive(Debug, Clone)]
pub enum Transport {
    /// Files that the administrator reads.
    Files(PathBuf),
    /// Mail servers.
    Smtp(Box<Smtp>),
    /// Memory, for tests.
    Memory(Memory),
}

/// Mail servers that take letters.
#[derive(Clone)]
pub struct Smtp {
    /// At least one.
    relays: Vec<Relay>,
    from: Address,
}

/// A mail server with its pool of connections.
#[derive(Clone)]
struct Relay {
    settings: AsyncSmtpTransportBuilder,
    /// Made at the first letter: the pool starts a task, and there may be no runtime yet when the program is put together.
    server: Arc<OnceLock<AsyncSmtpTransport<Tokio1Executor>>>,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The settings hold a password.
        write!(f, "Smtp(from {})", self.from)
    }
}

impl Transport {
    /// Opens the way that the settings name; nothing is connected yet.
    ///
    /// # Errors
    /// The server's URL cannot be read; the password is not told.
    pub fn new(settings: &TransportSettings, site: &Site) -> Result<Self, BadServer> {
        match settings {
            TransportSettings::Files(folder) => Ok(Self::Files(folder.clone())),
            TransportSettings::Smtp(urls) => {
                let relays: Result<Vec<Relay>, BadServer> = urls.iter().map(Relay::new).collect();
                let relays = relays?;
                if relays.is_empty() {
                    return Err(BadServer("none is named".to_owned()));
                }
                let from = site.envelope();
                Ok(Self::Smtp(Box::new(Smtp { relays, from })))
            }
        }
    }

    /// The folder of letters, where they are kept as files.
    #[must_use]
    pub fn folder(&self) -> Option<&PathBuf> {
        match self {
            Self::Files(folder) => Some(folder),
            _ => None,
        }
    }

    /// Asks the mail servers whether they are there; files always are.
    ///
    /// # Errors
    /// The server's or the network's words, of the first that is not.
    pub async fn answers(&self) -> Result<(), SendError> {
        let Self::Smtp(smtp) = self else {
            return Ok(());
        };
        for (n, relay) in (1..).zip(&smtp.relays) {
            let which = |words: String| {
                let several = smtp.relays.len() > 1;
                let named = if several {
                    format!("number {n}: ")
                } else {
                    String::new()
                };
                SendError::Transient(format!("{named}{words}"))
            };
            match tokio::time::timeout(LONGEST, relay.server().test_connection()).await {
                Ok(Ok(true)) => {}
                Ok(Ok(false)) => {
                    let words = "it answers, but not as a mail server does";
                    return Err(which(words.to_owned()));
                }
                Ok(Err(error)) => return Err(which(judge(&error).to_string())),
                Err(_) => return Err(which("it took longer than 90 seconds".to_owned())),
            }
        }
        Ok(())
    }

    /// Sends a letter; 90 seconds at most. Gives back what the server answered; empty where there is none.
    ///
    /// # Errors
    /// [`SendError`] says whether trying again can help.
    pub async fn send(&self, letter: Outgoing) -> Result<String, SendError> {
        match self {
            Self::Files(folder) => to_file(folder.clone(), letter).await,
            Self::Smtp(smtp) => smtp.send(letter).await,
            Self::Memory(memory) => memory.send(letter),
        }
    }
}

/// An error's words without the URL, should they repeat it.
fn without(url: &Secret, error: &str) -> String {
    error.replace(url.expose(), "…")
}

async fn to_file(folder: PathBuf, letter: Outgoing) -> Result<String, SendError> {
    let written = tokio::task::spawn_blocking(move || {
        files::write(&folder, letter.at.0, &letter.message_id, &letter.bytes)
    });
    match written.await {
        Ok(Ok(_)) => Ok(String::new()),
        Ok(Err(error)) => Err(SendError::Transient(error.to_string())),
        Err(_) => Err(SendError::Transient(
            "writing the letter was broken off".to_owned(),
        )),
    }
}

impl Relay {
    fn new(url: &Secret) -> Result<Self, BadServer> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.expose())
            .map_err(|error| BadServer(without(url, &error.to_string())))?;
        Ok(Self {
            settings: builder
                .timeout(Some(Duration::from_secs(30)))
                .pool_config(PoolConfig::new().max_size(CONNECTIONS)),
            server: Arc::default(),
        })
    }

    fn server(&self) -> &AsyncSmtpTransport<Tokio1Executor> {
        self.server.get_or_init(|| self.settings.clone().build())
    }

    async fn send(&self, envelope: &Envelope, bytes: &[u8]) -> Result<Response, SmtpError> {
        match self.server().send_raw(envelope, bytes).await {
            // a server that was bored has closed the connection kept for it: the next one is fresh
            Err(error) if is_broken(&error) => self.server().send_raw(envelope, bytes).await,
            answer => answer,
        }
    }
}

impl Smtp {
    async fn send(&self, letter: Outgoing) -> Result<String, SendError> {
        // Nobody can have such an address (RFC 2606); the demo's people do, and their letters stay here.
        if letter.to.to_ascii_lowercase().ends_with(".invalid") {
            return Ok(String::new());
        }
        let to: Address = letter.to.parse().map_err(|_| {
            SendError::Permanent("this is no address that mail can go to".to_owned())
        })?;
        let envelope = Envelope::new(Some(self.from.clone()), vec![to])
            .map_err(|error| SendError::Permanent(error.to_string()))?;
        let sending = self.by_its_relay(&letter, &envelope);
        match tokio::time::timeout(LONGEST, sending).await {
            Ok(Ok(answer)) => Ok(said(&answer)),
            Ok(Err(error)) => Err(judge(&error)),
            Err(_) => Err(SendError::Transient(
                "the mail server took longer than 90 seconds".to_owned(),
            )),
        }
    }

    /// By the server that has all letters of this reader: whoever makes strangers wait (greylisting) knows it already, and
    /// letters do not overtake each other. Where it cannot even be reached the next one takes the letter.
    async fn by_its_relay(
        &self,
        letter: &Outgoing,
        envelope: &Envelope,
    ) -> Result<Response, SmtpError> {
        let first = relay_of(&letter.to, self.relays.len());
        let mut relays = self
            .relays
            .iter()
            .cycle()
            .skip(first)
            .take(self.relays.len());
        let mut sent = match relays.next() {
            Some(relay) => relay.send(envelope, &letter.bytes).await,
            // there is at least one
            None => std::future::pending().await,
        };
        for relay in relays {
            match &sent {
                Err(error) if is_unreachable(error) => {
                    sent = relay.send(envelope, &letter.bytes).await;
                }
                _ => break,
            }
        }
        sent
    }
}

/// Which of so many servers has the letters to an address.
fn relay_of(address: &str, relays: usize) -> usize {
    let hash = sha256_hex(address.to_lowercase().as_bytes());
    let number = hash
        .get(..8)
        .and_then(|hex| u32::from_str_radix(hex, 16).ok());
    let relays = u32::try_from(relays).unwrap_or(1).max(1);
    usize::try_from(number.unwrap_or(0) % relays).unwrap_or(0)
}

/// Whether no connection came about, so that nothing can have been said. The library names this kind in its words alone.
fn is_unreachable(error: &SmtpError) -> bool {
    error.status().is_none() && error.to_string().starts_with("Connection error")
}

/// Whether the connection is gone, and nothing was said against the letter.
fn is_broken(error: &SmtpError) -> bool {
    match error.status().map(u16::from) {
        Some(code) => code == 421,
        None => !error.is_timeout() && !error.is_permanent(),
    }
}

/// A server's last answer: its code and its words.
fn said(answer: &Response) -> String {
    let words: Vec<&str> = answer.message().collect();
    format!("{} {}", answer.code(), words.join(" "))
}

/// What a server's answer means. A refused password or a command it does not know is our setting's fault, not the
/// reader's: the letter waits until that is mended, or one wrong setting would brand everybody's address.
fn judge(error: &SmtpError) -> SendError {
    let words = error.to_string();
    let code = error.status().map(u16::from);
    match code {
        Some(500..=504 | 523..=538) => SendError::Transient(words),
        // 5.7 is "not allowed" (spam, policy): the address exists.
        Some(550 | 551 | 553 | 556) if !words.contains("5.7.") => SendError::NoSuchAddress(words),
        _ if error.is_permanent() => SendError::Permanent(words),
        _ => SendError::Transient(words),
    }
}

/// Letters kept in memory, and a switch that makes sending fail. Clones share both.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    inner: Arc<Mutex<Kept>>,
}

#[derive(Debug, Default)]
struct Kept {
    sent: Vec<Outgoing>,
    failing: Option<SendError>,
}

impl Memory {
    /// Takes out what was sent since the last time.
    #[must_use]
    pub fn take(&self) -> Vec<Outgoing> {
        std::mem::take(&mut self.lock().sent)
    }

    /// From now on every letter fails like this; `None`: none does.
    pub fn fail_with(&self, failing: Option<SendError>) {
        self.lock().failing = failing;
    }

    fn send(&self, letter: Outgoing) -> Result<String, SendError> {
        let mut kept = self.lock();
        match &kept.failing {
            Some(error) => Err(error.clone()),
            None => {
                kept.sent.push(letter);
                Ok(String::new())
            }
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
