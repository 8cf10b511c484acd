//! How values are read. Each function says in its error what the value must be.

use crate::i18n::{self, Lang};
use crate::secrets::Secret;
use crate::storage::DatabaseUrl;
use crate::web::client::Network;
use chrono_tz::Tz;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// A value as it was said. Environment and flags have only text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    List(Vec<String>),
    /// Something that no setting can be: a date, a table.
    Other,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Number(number) => write!(f, "{number}"),
            Self::List(items) => write!(f, "{items:?}"),
            Self::Other => f.write_str("that"),
        }
    }
}

type Parsed<T> = Result<T, &'static str>;

fn text(value: &Value) -> Option<&str> {
    match value {
        Value::Text(text) => Some(text.trim()).filter(|text| !text.is_empty()),
        _ => None,
    }
}

fn read<T>(value: &Value, hint: &'static str, parse: impl FnOnce(&str) -> Option<T>) -> Parsed<T> {
    text(value).and_then(parse).ok_or(hint)
}

pub(super) fn address(value: &Value) -> Parsed<SocketAddr> {
    read(
        value,
        "an address with a port such as 127.0.0.1:8080 or [::1]:8080",
        |text| text.parse().ok(),
    )
}

pub(super) fn path(value: &Value) -> Parsed<PathBuf> {
    read(value, "a folder such as ./data", |text| {
        Some(PathBuf::from(text))
    })
}

/// The address under which the server can be reached on its own machine.
pub(super) fn own_url(listen: SocketAddr) -> String {
    match listen.ip() {
        ip if !ip.is_unspecified() => format!("http://{listen}"),
        IpAddr::V4(_) => format!("http://127.0.0.1:{}", listen.port()),
        IpAddr::V6(_) => format!("http://[::1]:{}", listen.port()),
    }
}

pub(super) fn url(value: &Value) -> Parsed<String> {
    let hint = "http:// or https:// and a host, without a path: https://chess.example.org";
    read(value, hint, |text| {
        let text = text.trim_end_matches('/');
        let host = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("http://"))?;
        let allowed = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        (!host.is_empty() && host.chars().all(allowed)).then(|| text.to_owned())
    })
}

pub(super) fn ranges(value: &Value) -> Parsed<Vec<Network>> {
    let hint = "a list of addresses or networks such as [\"127.0.0.1\", \"10.0.0.0/8\"]";
    let parse = |text: &str| text.trim().parse::<Network>().map_err(|_| hint);
    match value {
        Value::List(items) => items.iter().map(|item| parse(item)).collect(),
        // in the environment: separated by commas
        Value::Text(text) if text.trim().is_empty() => Ok(Vec::new()),
        Value::Text(text) => text.split(',').map(parse).collect(),
        _ => Err(hint),
    }
}

pub(super) fn database(value: &Value) -> Parsed<DatabaseUrl> {
    let hint = "sqlite://path/to/file.db or postgres://user:password@host/database";
    read(value, hint, |text| DatabaseUrl::parse(text).ok())
}

pub(super) fn site_name(value: &Value) -> Parsed<String> {
    read(value, "a name of 1 to 60 characters on one line", |text| {
        let fits = text.chars().count() <= 60 && !text.contains(char::is_control);
        fits.then(|| text.to_owned())
    })
}

pub(super) fn language(value: &Value) -> Parsed<Lang> {
    read(value, "\"en\", \"de\" or \"sv\"", |text| {
        Lang::ALL.into_iter().find(|lang| lang.code() == text)
    })
}

pub(super) fn zone(value: &Value) -> Parsed<Tz> {
    read(
        value,
        "a time zone such as \"Europe/Berlin\" or \"UTC\"",
        i18n::zone,
    )
}

/// Whether mail goes to a server.
pub(super) fn transport(value: &Value) -> Parsed<bool> {
    read(value, "\"files\" or \"smtp\"", |text| match text {
        "files" => Some(false),
        "smtp" => Some(true),
        _ => None,
    })
}

/// One mail server or several.
pub(super) fn smtp_urls(value: &Value) -> Parsed<Vec<Secret>> {
    let hint = "smtps://user:password@host or smtp://user:password@host:587?tls=required, or a list of such";
    let urls: Option<Vec<Secret>> = match value {
        Value::List(items) => items.iter().map(|item| smtp_url(item.trim())).collect(),
        // in the environment: separated by blanks
        Value::Text(text) => text.split_whitespace().map(smtp_url).collect(),
        _ => None,
    };
    urls.filter(|urls| (1..=MOST_RELAYS).contains(&urls.len()))
        .ok_or(hint)
}

/// The most mail servers.
const MOST_RELAYS: usize = 8;

fn smtp_url(text: &str) -> Option<Secret> {
    let rest = text
        .strip_prefix("smtps://")
        .or_else(|| text.strip_prefix("smtp://"))?;
    let host = rest.rsplit('@').next()?;
    (!host.is_empty() && !host.starts_with([':', '/', '?'])).then(|| Secret::new(text))
}

/// A domain in DNS.
pub(super) fn domain(value: &Value) -> Parsed<String> {
    read(value, "a domain such as \"example.org\"", |text| {
        let label = |label: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
            !label.is_empty() && label.len() < 64 && label.chars().all(plain)
        };
        let sound = text.len() < 254 && text.contains('.') && text.split('.').all(label);
        sound.then(|| text.to_ascii_lowercase())
    })
}

/// The name of a key in DNS.
pub(super) fn selector(value: &Value) -> Parsed<String> {
    read(
        value,
        "letters, digits and hyphens such as \"fernzug\"",
        |text| {
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
            (text.len() < 64 && text.chars().all(plain)).then(|| text.to_ascii_lowercase())
        },
    )
}

pub(super) fn mailbox(value: &Value) -> Parsed<String> {
    let hint = "an address such as \"Chess Club <chess@example.org>\"";
    read(value, hint, |text| {
        let address = match text.split_once('<') {
            Some((_, rest)) => rest.strip_suffix('>')?,
            None => text,
        };
        let (user, host) = address.split_once('@')?;
        let sound = !user.is_empty() && !host.is_empty() && !host.contains('@');
        let one_line = !text.contains(char::is_control) && !address.contains(char::is_whitespace);
        (sound && one_line).then(|| text.to_owned())
    })
}

/// An address without a name, whose part before the `@` leaves room for a secret.
pub(super) fn play_address(value: &Value) -> Parsed<String> {
    let hint = "an address without a name and without a plus such as \"play@chess.example.org\"";
    read(value, hint, |text| {
        let (user, host) = text.split_once('@')?;
        let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        let sound = !user.is_empty() && user.len() <= 37 && user.chars().all(plain);
        (sound && !host.is_empty() && host.chars().all(plain)).then(|| text.to_owned())
    })
}

pub(super) fn filter(value: &Value) -> Parsed<String> {
    let hint = "a level, or levels by module, such as \"info\" or \"warn,fernzug=debug\"";
    read(value, hint, |text| {
        let level = |word: &str| {
            ["off", "error", "warn", "info", "debug", "trace"]
                .contains(&word.to_lowercase().as_str())
        };
        let sound = text.split(',').all(|part| {
            let word = part.rsplit('=').next().unwrap_or_default();
            level(word.trim())
        });
        sound.then(|| text.to_owned())
    })
}

/// Whether days of leave are earned by the month.
pub(super) fn earned(value: &Value) -> Parsed<bool> {
    let hint = "\"yearly\" or \"monthly\"";
    read(value, hint, |text| match text {
        "yearly" => Some(false),
        "monthly" => Some(true),
        _ => None,
    })
}

pub(super) fn number(value: &Value, range: RangeInclusive<usize>) -> Parsed<usize> {
    let number = match value {
        Value::Number(number) => usize::try_from(*number).ok(),
        Value::Text(text) => text.trim().parse().ok(),
        _ => None,
    };
    let hint = match range.end() {
        60 => "a number from 0 to 60",
        256 => "a number from 0 to 256",
        366 => "a number from 0 to 366",
        100_000 => "a number from 0 to 100000",
        _ => "a number from 16 to 16384",
    };
    number.filter(|number| range.contains(number)).ok_or(hint)
}
