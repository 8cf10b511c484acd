//! A letter as mail programs exchange it.

use std::time::{Duration, SystemTime};

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};

use super::compose::Letter;
use super::signing::{BadKey, Signer};
use crate::links::Urls;
use crate::secrets::{Secret, sha256_hex};

/// The sender of the settings is no address.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} is not a sender such as `Chess club <chess@example.org>`")]
pub struct BadSender(String);

/// Why a letter cannot be written down. Nothing of the letter is told: it holds links.
#[derive(Debug, thiserror::Error)]
pub enum Unwritable {
    /// The reader's address is none that mail can go to.
    #[error("the address is not one that mail can be sent to")]
    Address,
    /// The parts could not be put together.
    #[error("the letter cannot be put together: {0}")]
    Parts(#[from] lettre::error::Error),
}

/// The site that writes: its name, its sender, its addresses.
#[derive(Debug, Clone)]
pub struct Site {
    pub(super) name: String,
    pub(super) from: Mailbox,
    pub(super) reply_to: Option<Mailbox>,
    pub(super) urls: Urls,
    pub(super) replies: Option<Replies>,
    signer: Option<Signer>,
}

/// The address that takes replies and letters that come back: `play@chess.example.org`.
#[derive(Debug, Clone)]
pub(super) struct Replies {
    local: String,
    domain: String,
}

impl Replies {
    pub(super) fn base(&self) -> String {
        format!("{}@{}", self.local, self.domain)
    }

    /// The address of one letter: `play+secret@chess.example.org`.
    pub(super) fn of(&self, secret: &Secret) -> String {
        format!("{}+{}@{}", self.local, secret.expose(), self.domain)
    }
}

impl Site {
    /// Takes the site's name, the sender (`Name <address>`) and the addresses from the settings.
    ///
    /// # Errors
    /// The sender cannot be read.
    pub fn new(name: &str, from: &str, urls: Urls) -> Result<Self, BadSender> {
        let from = from.parse().map_err(|_| BadSender(from.to_owned()))?;
        Ok(Self {
            name: name.to_owned(),
            from,
            reply_to: None,
            urls,
            replies: None,
            signer: None,
        })
    }

    /// Where answers go, if not to the sender.
    ///
    /// # Errors
    /// The address cannot be read.
    pub fn answered_at(mut self, reply_to: Option<&str>) -> Result<Self, BadSender> {
        let read = |text: &str| text.parse().map_err(|_| BadSender(text.to_owned()));
        self.reply_to = reply_to.map(read).transpose()?;
        Ok(self)
    }

    /// Letters about a move can be answered with a move, by mail to this address; letters that come back come there too.
    ///
    /// # Errors
    /// It is no address, or too long to carry a secret in front of the `@`.
    pub fn taking_replies(mut self, address: &str) -> Result<Self, BadSender> {
        const MOST: usize = 64 - 27;
        let bad = || BadSender(address.to_owned());
        let parsed: Address = address.parse().map_err(|_| bad())?;
        let (local, domain) = address.rsplit_once('@').ok_or_else(bad)?;
        if local.len() > MOST || local.contains('+') || parsed.user() != local {
            return Err(bad());
        }
        self.replies = Some(Replies {
            local: local.to_owned(),
            domain: domain.to_owned(),
        });
        Ok(self)
    }

    /// Letters are signed for `domain` with this private key in PEM, whose public half is published under `selector`.
    ///
    /// # Errors
    /// The key cannot be used.
    pub fn signing(mut self, domain: &str, selector: &str, pem: &str) -> Result<Self, BadKey> {
        self.signer = Some(Signer::new(domain, selector, pem)?);
        Ok(self)
    }

    /// What has to stand in DNS where letters are signed: the name of a TXT record, and its text.
    #[must_use]
    pub fn dkim_record(&self) -> Option<(&str, &str)> {
        self.signer.as_ref().map(Signer::record)
    }

    /// The sender on the envelope, to which letters come back.
    pub(super) fn envelope(&self) -> Address {
        let replies = self.replies.as_ref().map(Replies::base);
        let parsed = replies.and_then(|address| address.parse().ok());
        parsed.unwrap_or_else(|| self.from.email.clone())
    }

    /// Whether letters can be answered with a move.
    pub fn takes_replies(&self) -> bool {
        self.replies.is_some()
    }

    /// The site's addresses.
    pub fn urls(&self) -> &Urls {
        &self.urls
    }
}

impl Letter {
    /// The letter's bytes: the same letter always gives the same ones (a signature aside, which says when it was made), so that
    /// after a crash it can be told from another.
    ///
    /// # Errors
    /// [`Unwritable`]; it will not get better by trying again.
    pub fn bytes(&self, site: &Site) -> Result<Vec<u8>, Unwritable> {
        let address: Address = self.to.parse().map_err(|_| Unwritable::Address)?;
        let display = (!self.display.is_empty()).then(|| one_line(&self.display));
        let mut builder = Message::builder()
            .from(site.from.clone())
            .to(Mailbox::new(display, address))
            .subject(one_line(&self.subject))
            .date(self.date())
            .message_id(Some(format!("<{}>", self.message_id)))
            .raw_header(raw("Auto-Submitted", self.submitted()))
            .raw_header(raw("X-Auto-Response-Suppress", "All"));
        // only one of the two: an address that takes a move is the letter's own
        if let Some(address) = &self.reply_to {
            let address: Address = address.parse().map_err(|_| Unwritable::Address)?;
            builder = builder.reply_to(Mailbox::new(None, address));
        } else if let Some(reply_to) = &site.reply_to {
            builder = builder.reply_to(reply_to.clone());
        }
        // One root for all letters of a game or tournament, in both fields: mail programs look at the one or the other.
        let roots = [&self.thread, &self.answers];
        let roots: Vec<String> = roots.into_iter().flatten().map(bracketed).collect();
        if let Some(last) = roots.last() {
            builder = builder
                .in_reply_to(last.clone())
                .references(roots.join(" "));
        }
        if let Some(list) = &self.list {
            builder = builder
                .raw_header(raw("List-Id", &format!("<{}>", list.id)))
                .raw_header(raw("List-Unsubscribe", &format!("<{}>", list.unsubscribe)))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let mut message = builder.multipart(self.parts())?;
        if let Some(signer) = &site.signer {
            signer.sign(&mut message);
        }
        Ok(message.formatted())
    }

    /// What kind of automaton writes (RFC 3834).
    fn submitted(&self) -> &'static str {
        if self.answers.is_some() {
            "auto-replied"
        } else {
            "auto-generated"
        }
    }

    fn parts(&self) -> MultiPart {
        // Boundaries are random elsewhere; here they come of the message id, or the bytes would differ each time.
        let mark = sha256_hex(self.message_id.as_bytes());
        let boundary = |name: &str| format!("{name}{}", mark.get(..24).unwrap_or_default());
        let text = SinglePart::plain(self.text.clone());
        let html = SinglePart::html(self.html.clone());
        let alternative = MultiPart::alternative()
            .boundary(boundary("a"))
            .singlepart(text);
        let shown = self.shown(alternative, html, &boundary);
        if self.enclosed.is_empty() {
            return shown;
        }
        let mixed = MultiPart::mixed().boundary(boundary("m")).multipart(shown);
        self.enclosed.iter().fold(mixed, |mixed, game| {
            let kind = ContentType::parse("application/vnd.chess-pgn; charset=utf-8");
            let file = Attachment::new(game.name.clone());
            mixed.singlepart(file.body(game.pgn.clone(), kind.unwrap_or(ContentType::TEXT_PLAIN)))
        })
    }

    /// What is read: text, HTML, and the board in it.
    fn shown(
        &self,
        alternative: MultiPart,
        html: SinglePart,
        boundary: &dyn Fn(&str) -> String,
    ) -> MultiPart {
        let Some(picture) = &self.picture else {
            return alternative.singlepart(html);
        };
        let png = ContentType::parse("image/png").unwrap_or(ContentType::TEXT_PLAIN);
        let shown =
            Attachment::new_inline_with_name(picture.content_id.clone(), "board.png".to_owned())
                .body(picture.png.clone(), png);
        alternative.multipart(
            MultiPart::related()
                .boundary(boundary("r"))
                .singlepart(html)
                .singlepart(shown),
        )
    }

    fn date(&self) -> SystemTime {
        let millis = u64::try_from(self.at.0).unwrap_or(0);
        SystemTime::UNIX_EPOCH + Duration::from_secs(millis / 1_000)
    }
}

fn bracketed(id: &String) -> String {
    format!("<{id}>")
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// Header text without line breaks or other control signs: nobody's name adds a header to a letter.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
