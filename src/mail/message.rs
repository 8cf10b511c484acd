//! A letter as mail programs exchange it.

use std::time::{Duration, SystemTime};

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};

use super::compose::Letter;
use crate::links::Urls;
use crate::secrets::sha256_hex;

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

    /// The site's addresses.
    pub fn urls(&self) -> &Urls {
        &self.urls
    }
}

impl Letter {
    /// The letter's bytes: the same letter always gives the same ones, so that after a crash it can be told from another.
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
            .raw_header(raw("Auto-Submitted", "auto-generated"))
            .raw_header(raw("X-Auto-Response-Suppress", "All"));
        if let Some(thread) = &self.thread {
            // One root for all letters of a game or tournament, in both fields: mail programs look at the one or the other.
            builder = builder
                .in_reply_to(format!("<{thread}>"))
                .references(format!("<{thread}>"));
        }
        if let Some(reply_to) = &site.reply_to {
            builder = builder.reply_to(reply_to.clone());
        }
        if let Some(list) = &self.list {
            builder = builder
                .raw_header(raw("List-Id", &format!("<{}>", list.id)))
                .raw_header(raw("List-Unsubscribe", &format!("<{}>", list.unsubscribe)))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        Ok(builder.multipart(self.parts())?.formatted())
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

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// Header text without line breaks or other control signs: nobody's name adds a header to a letter.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
