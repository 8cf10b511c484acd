//! What is wrong with the configuration, where, and how to put it right.

use super::keys;
use super::values::Value;
use std::fmt;
use std::path::{Path, PathBuf};

/// Who said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Origin {
    File { path: PathBuf, line: usize },
    Environment(String),
    Flag(&'static str),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, line } => write!(f, "{}, line {line}", path.display()),
            Self::Environment(variable) => write!(f, "environment variable {variable}"),
            Self::Flag(name) => write!(f, "option --{}", name.replace('_', "-")),
        }
    }
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub(super) name: String,
    text: String,
}

/// Everything that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Fault {
    pub(super) fn unknown(name: &str, origin: Origin) -> Self {
        let hint = match keys::did_you_mean(name) {
            Some(meant) => format!("did you mean {}?", spelled(meant, &origin)),
            None => "see config/example.toml for all settings".to_owned(),
        };
        Self::new(
            name,
            format!("{origin}: there is no setting {name}; {hint}"),
        )
    }

    pub(super) fn bad_value(name: &str, value: &Value, hint: &str, origin: Origin) -> Self {
        let secret = keys::find(name).is_none_or(|key| key.secret);
        let shown = if secret {
            "its value".to_owned()
        } else {
            value.to_string()
        };
        Self::new(
            name,
            format!("{origin}: {name} cannot be {shown}; it must be {hint}"),
        )
    }

    pub(super) fn missing(name: &str, origin: Origin) -> Self {
        Self::new(
            name,
            format!("{origin}: mail.transport is \"smtp\", so {name} must be set too"),
        )
    }

    pub(super) fn unreadable(path: &Path, error: &std::io::Error) -> Self {
        Self::new("", format!("{} cannot be read: {error}", path.display()))
    }

    pub(super) fn no_toml(origin: Origin, message: &str) -> Self {
        Self::new("", format!("{origin}: {message}"))
    }

    fn new(name: &str, text: String) -> Self {
        Self {
            name: name.to_owned(),
            text,
        }
    }
}

/// The name as it has to be written there.
fn spelled(name: &str, origin: &Origin) -> String {
    match origin {
        Origin::Environment(_) => format!("FERNZUG_{}", name.to_uppercase().replace('.', "__")),
        Origin::Flag(_) => format!("--{}", name.replace('_', "-")),
        Origin::File { .. } => match name.split_once('.') {
            Some((section, key)) => format!("{key} in the section [{section}]"),
            None => format!("{name} (above the first section)"),
        },
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(Fault::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Faults {}
