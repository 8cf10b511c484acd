//! `[mail]`: how letters go out.

use std::path::{Path, PathBuf};

use super::values::{self, Value};
use super::{Layers, Settings, keys};
use crate::secrets::Secret;

/// `[mail]`
#[derive(Debug, Clone)]
pub struct Mail {
    /// Where letters go.
    pub transport: Transport,
    /// The sender: `Name <address>`.
    pub from: String,
    /// Where answers go, if not to the sender.
    pub reply_to: Option<String>,
    /// The most letters in one minute; 0: no limit.
    pub per_minute: usize,
    /// The most letters in one minute to addresses of one domain; 0: no limit.
    pub per_minute_and_domain: usize,
    /// The address that takes moves by mail; `None`: none does.
    pub reply_to_play: Option<String>,
    /// How letters are signed; `None`: not.
    pub dkim: Option<Dkim>,
}

/// `mail.dkim_…`: how letters are signed (RFC 6376).
#[derive(Debug, Clone)]
pub struct Dkim {
    /// The domain that signs.
    pub domain: String,
    /// Under which name its key is published.
    pub selector: String,
    /// File of the private key.
    pub key: PathBuf,
}

/// Where letters go.
#[derive(Debug, Clone)]
pub enum Transport {
    /// Into files that the administrator can read in the browser.
    Files(PathBuf),
    /// To these mail servers, each reader's letters to one of them; their addresses may hold passwords. Never empty.
    Smtp(Vec<Secret>),
}

impl Layers {
    /// Takes what is said of it.
    pub(super) fn mail(&mut self, data_dir: &Path) -> Mail {
        let origin = self
            .said
            .get("mail.transport")
            .map(|(_, origin)| origin.clone());
        let smtp = self.take("mail.transport", false, values::transport);
        let url = self.take("mail.smtp_url", None, |value| {
            values::smtp_urls(value).map(Some)
        });
        let from_said = self.said.contains_key("mail.from");
        let from = self.take("mail.from", keys::MAIL_FROM.to_owned(), values::mailbox);
        let transport = match (smtp, url) {
            (true, Some(url)) => Transport::Smtp(url),
            (true, None) => {
                self.missing("mail.smtp_url", origin.clone());
                Transport::Files(Settings::mail_folder(data_dir))
            }
            (false, _) => Transport::Files(Settings::mail_folder(data_dir)),
        };
        if smtp && !from_said {
            self.missing("mail.from", origin);
        }
        let reply_to = self.take("mail.reply_to", None, |value| {
            values::mailbox(value).map(Some)
        });
        let most = |value: &Value| values::number(value, 0..=100_000);
        let reply_to_play = self.take("mail.reply_to_play", None, |value| {
            values::play_address(value).map(Some)
        });
        Mail {
            transport,
            from,
            reply_to,
            per_minute: self.take("mail.per_minute", 0, most),
            per_minute_and_domain: self.take("mail.per_minute_and_domain", 0, most),
            reply_to_play,
            dkim: self.dkim(),
        }
    }

    fn dkim(&mut self) -> Option<Dkim> {
        let said = |layers: &Self, name| layers.said.get(name).map(|(_, origin)| origin.clone());
        let (by_domain, by_key) = (said(self, "mail.dkim_domain"), said(self, "mail.dkim_key"));
        let domain = self.take("mail.dkim_domain", None, |value| {
            values::domain(value).map(Some)
        });
        let usual = keys::DKIM_SELECTOR.to_owned();
        let selector = self.take("mail.dkim_selector", usual, values::selector);
        let key = self.take("mail.dkim_key", None, |value| values::path(value).map(Some));
        match (domain, key) {
            (Some(domain), Some(key)) => Some(Dkim {
                domain,
                selector,
                key,
            }),
            (Some(_), None) => {
                self.missing("mail.dkim_key", by_domain);
                None
            }
            (None, Some(_)) => {
                self.missing("mail.dkim_domain", by_key);
                None
            }
            (None, None) => None,
        }
    }
}
