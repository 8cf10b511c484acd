//! `fernzug check`: what is wrong, before somebody else notices. Changes nothing.

use crate::i18n;
use crate::settings::{Settings, Transport};
use std::fmt;
use std::path::Path;

/// One thing that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// In order.
    Good(String),
    /// Works, but is probably not meant.
    Doubtful(String),
    /// Does not work.
    Bad(String),
}

impl Finding {
    /// Whether the program would not work with it.
    pub fn is_bad(&self) -> bool {
        matches!(self, Self::Bad(_))
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Good(text) => write!(f, "ok       {text}"),
            Self::Doubtful(text) => write!(f, "warning  {text}"),
            Self::Bad(text) => write!(f, "WRONG    {text}"),
        }
    }
}

/// Looks at everything.
pub fn check(settings: &Settings) -> Vec<Finding> {
    let mut findings = vec![configuration(settings)];
    findings.extend(settings.warnings().into_iter().map(Finding::Doubtful));
    findings.push(folder(&settings.data_dir));
    findings.push(mail(settings));
    findings.push(match i18n::check() {
        Ok(()) => Finding::Good("phrases in three languages".to_owned()),
        Err(fault) => Finding::Bad(fault.to_string()),
    });
    findings
}

fn configuration(settings: &Settings) -> Finding {
    let source = settings.read_from.as_ref().map_or_else(
        || "no file, defaults".to_owned(),
        |path| path.display().to_string(),
    );
    Finding::Good(format!(
        "configuration ({source}); the site is {}",
        settings.base_url
    ))
}

fn mail(settings: &Settings) -> Finding {
    Finding::Good(match &settings.mail.transport {
        Transport::Files(folder) => format!("mail is written to {}", folder.display()),
        Transport::Smtp(_) => format!("mail is sent by SMTP from {}", settings.mail.from),
    })
}

fn folder(folder: &Path) -> Finding {
    let shown = folder.display();
    let Ok(about) = folder.metadata() else {
        return Finding::Good(format!(
            "data folder {shown} will be made at the first start"
        ));
    };
    if !about.is_dir() {
        return Finding::Bad(format!("{shown} is not a folder"));
    }
    #[cfg(unix)]
    if std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o077 != 0 {
        return Finding::Doubtful(format!(
            "others on this machine can look into {shown}; `chmod 700 {shown}` keeps them out"
        ));
    }
    Finding::Good(format!("data folder {shown}"))
}
