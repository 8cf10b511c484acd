//! The names of all settings, their defaults, and what they are for.

use chrono_tz::Tz;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};

/// A setting.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// `mail.smtp_url`
    pub name: &'static str,
    /// The default as written in the file; `None` where it follows from other settings or where
    /// there is none.
    pub default: Option<&'static str>,
    /// Its value is never repeated.
    pub secret: bool,
}

pub(super) const LISTEN: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 8080));
pub(super) const DATA_DIR: &str = "./data";
pub(super) const SITE_NAME: &str = "Fernzug";
pub(super) const SITE_ZONE: Tz = Tz::Europe__Berlin;
pub(super) const MAIL_FROM: &str = "Fernzug <fernzug@localhost>";
pub(super) const DKIM_SELECTOR: &str = "fernzug";
pub(super) const LOG_FILTER: &str = "info";

/// All settings. `config/example.toml` explains them; a test compares the two.
pub const KEYS: &[Key] = &[
    key("listen", Some("\"127.0.0.1:8080\"")),
    key("data_dir", Some("\"./data\"")),
    key("base_url", None),
    key("trusted_proxies", Some("[]")),
    secret("database_url"),
    key("site.name", Some("\"Fernzug\"")),
    key("site.language", Some("\"en\"")),
    key("site.zone", Some("\"Europe/Berlin\"")),
    key("mail.transport", Some("\"files\"")),
    secret("mail.smtp_url"),
    key("mail.from", Some("\"Fernzug <fernzug@localhost>\"")),
    key("mail.reply_to", None),
    key("mail.per_minute", Some("0")),
    key("mail.per_minute_and_domain", Some("0")),
    key("mail.reply_to_play", None),
    key("mail.dkim_domain", None),
    key("mail.dkim_selector", Some("\"fernzug\"")),
    key("mail.dkim_key", None),
    key("leave.days", Some("30")),
    key("leave.least", Some("3")),
    key("leave.newcomers", Some("10")),
    key("leave.earned", Some("\"yearly\"")),
    key("log.filter", Some("\"info\"")),
    key("limits.workers", Some("0")),
];

const fn key(name: &'static str, default: Option<&'static str>) -> Key {
    Key {
        name,
        default,
        secret: false,
    }
}

const fn secret(name: &'static str) -> Key {
    Key {
        name,
        default: None,
        secret: true,
    }
}

pub(super) fn find(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

/// The name that was probably meant: the one with the fewest letters to change, three at most.
/// A name that is right but stands in the wrong section counts as one change.
pub(super) fn did_you_mean(name: &str) -> Option<&'static str> {
    let last = |name: &str| name.rsplit('.').next().unwrap_or_default().to_owned();
    KEYS.iter()
        .map(|key| {
            let moved = usize::from(last(key.name) != last(name)) * 100 + 1;
            (distance(key.name, name).min(moved), key.name)
        })
        .min()
        .filter(|(distance, _)| *distance <= 3)
        .map(|(_, name)| name)
}

/// Letters to insert, remove or replace (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_meant() {
        assert_eq!(did_you_mean("lisen"), Some("listen"));
        assert_eq!(did_you_mean("mail.smtp-url"), Some("mail.smtp_url"));
        assert_eq!(did_you_mean("zone"), Some("site.zone"));
        assert_eq!(did_you_mean("smtp.from"), Some("mail.from"));
        assert_eq!(did_you_mean("database.password"), None);
    }
}
