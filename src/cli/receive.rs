//! `fernzug receive`: between the mail server's pipe and the database. Its exit status is what the mail server goes by.

use crate::app::{self, Handed, Unreceived};
use crate::settings::{self, Settings};
use std::process::ExitCode;

/// The mail is none that is taken (EX_DATAERR): it goes back to its sender.
const REFUSED: u8 = 65;
/// Not now (EX_TEMPFAIL): the mail server keeps it and tries again.
pub const LATER: u8 = 75;

/// Takes one mail from standard input. Nothing that is printed tells of it: mail servers send that to strangers.
pub fn run(settings: &Settings, to: Option<String>, from: Option<String>) -> ExitCode {
    let environment = settings::environment();
    let said = |names: &[&str]| {
        names
            .iter()
            .find_map(|name| environment.get(*name).cloned())
    };
    let handed = Handed {
        recipient: to.or_else(|| said(&["ORIGINAL_RECIPIENT", "RECIPIENT"])),
        sender: from.or_else(|| said(&["SENDER"])),
    };
    match app::receive(settings, handed, &mut std::io::stdin().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("fernzug: {why}");
            ExitCode::from(match why {
                Unreceived::TooLong | Unreceived::Nothing => REFUSED,
                Unreceived::Off | Unreceived::Broken(_) | Unreceived::Door(_) => LATER,
            })
        }
    }
}

/// Speaks LMTP until the other side ends it.
pub fn lmtp(settings: &Settings) -> ExitCode {
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    match app::lmtp(settings, &mut input, &mut output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("fernzug: {why}");
            ExitCode::from(LATER)
        }
    }
}
