//! `fernzug check`: what is wrong, before somebody else notices. Changes nothing.

use super::wire::{post, storage_settings};
use crate::domain::notice::NoticeKind;
use crate::domain::player::PositionStyle;
use crate::i18n::{self, Lang};
use crate::mail::{Site, compose, sample};
use crate::now::{Now as _, SystemNow};
use crate::settings::{Settings, Transport};
use crate::storage::{Probe, probe};
use actix_web::rt::System;
use std::fmt;
use std::path::Path;

/// How far the last heartbeat may lie ahead of the clock, in milliseconds: another instance may have beaten since.
const AHEAD: i64 = 2_000;

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
    findings.push(database(settings));
    findings.push(mail(settings));
    findings.extend(signature(settings));
    findings.extend(replies(settings));
    findings.push(letters(settings));
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

/// Database, and the clock by the last heartbeat in it.
fn database(settings: &Settings) -> Finding {
    let shown = settings.database.to_string();
    match probe(&storage_settings(settings)) {
        Err(fault) => Finding::Bad(format!("database {shown}: {fault}")),
        Ok(Probe::There { missing, .. }) if !missing.is_empty() => Finding::Bad(format!(
            "database {shown} has lost something: {}; restore the last backup",
            missing.join(", ")
        )),
        Ok(Probe::There { clock, .. }) if (clock - SystemNow.now()).abs() > AHEAD => Finding::Bad(format!(
            "the clock of this machine is {} ms off the database's; no flag falls until both agree",
            (clock - SystemNow.now()).abs()
        )),
        Ok(Probe::Absent) => Finding::Good(format!("database {shown} will be made at the first start")),
        Ok(Probe::There { last_beat: Some(last), .. }) if last.0 > SystemNow.now() + AHEAD => {
            Finding::Bad(
                "the clock of this machine stands before the last heartbeat in the database; no flag falls until it has \
                 caught up"
                    .to_owned(),
            )
        }
        Ok(Probe::There { pending: 0, .. }) => Finding::Good(format!("database {shown}; clock")),
        Ok(Probe::There { pending, .. }) => Finding::Good(format!(
            "database {shown}; clock; the next start applies migrations: {pending}"
        )),
    }
}

fn mail(settings: &Settings) -> Finding {
    let way = match post(settings) {
        Ok((_, way)) => way,
        Err(fault) => return Finding::Bad(fault.to_string()),
    };
    match &settings.mail.transport {
        Transport::Files(folder) if folder.exists() && !folder.is_dir() => Finding::Bad(format!(
            "mail is to be written to {}, which is not a folder",
            folder.display()
        )),
        Transport::Files(folder) => {
            Finding::Good(format!("mail is written to {}", folder.display()))
        }
        // the way goes with the runtime: its connections are closed there
        Transport::Smtp(_) => match System::new().block_on(async move { way.answers().await }) {
            Ok(()) => Finding::Good(format!(
                "the mail server answers; letters come from {}",
                settings.mail.from
            )),
            Err(error) => Finding::Bad(format!("the mail server: {error}")),
        },
    }
}

/// What has to stand in DNS, where letters are signed.
fn signature(settings: &Settings) -> Option<Finding> {
    let (site, _) = post(settings).ok()?;
    let (name, text) = site.dkim_record()?;
    Some(Finding::Good(format!(
        "letters are signed; DNS must have: {name} TXT \"{text}\""
    )))
}

/// Whether mail comes in, where it should.
fn replies(settings: &Settings) -> Option<Finding> {
    let address = settings.mail.reply_to_play.as_ref()?;
    Some(match probe(&storage_settings(settings)) {
        Ok(Probe::There { received: true, .. }) => {
            Finding::Good(format!("moves by mail come in at {address}"))
        }
        _ => Finding::Doubtful(format!(
            "mail.reply_to_play is {address}, but no mail has ever come in; the mail server must hand it to `fernzug \
             receive` (README, \"Reply to play\")"
        )),
    })
}

/// Makes every letter in every language, from samples.
fn letters(settings: &Settings) -> Finding {
    let made = post(settings)
        .map_err(|fault| fault.to_string())
        .and_then(|(site, _)| {
            NoticeKind::ALL
                .iter()
                .flat_map(|kind| Lang::ALL.iter().map(move |lang| (*kind, *lang)))
                .try_for_each(|(kind, lang)| sample_letter(&site, kind, lang))
        });
    match made {
        Ok(()) => Finding::Good("letters of every kind in three languages".to_owned()),
        Err(fault) => Finding::Bad(format!("letters: {fault}")),
    }
}

fn sample_letter(site: &Site, kind: NoticeKind, lang: Lang) -> Result<(), String> {
    let s = sample(kind, lang.code(), PositionStyle::Diagram);
    compose(&s.reader, &s.notice, &s.links, site, &s.stamp, s.now)
        .map_err(|fault| fault.to_string())
        .and_then(|letter| letter.bytes(site).map_err(|fault| fault.to_string()))
        .map(|_| ())
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
