//! The command line: parses, calls `app`, prints. Nothing else may print.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this room talks to whoever started the program"
)]

mod args;
mod chess;
mod receive;

use crate::app::{self, Fault};
use crate::settings::{self, Flags, Settings};
use args::{Args, Command, Perft};
use clap::Parser as _;
use std::process::ExitCode;

/// Something went wrong while running.
const FAILED: u8 = 1;
/// The command line or the configuration is wrong; clap uses the same number.
const WRONG_USE: u8 = 2;

/// Runs the program.
pub fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(code) = args.command.as_ref().and_then(chess::run) {
        return code;
    }
    if let Some(Command::Perft(asked)) = &args.command {
        return perft(asked);
    }
    let flags = Flags {
        config: args.common.config.clone(),
        values: args.common.values(),
    };
    let settings = match Settings::load(&flags, &settings::environment()) {
        Ok(settings) => settings,
        Err(faults) if matches!(args.command, Some(Command::Receive { .. })) => {
            // a slip in the configuration must not send players' moves back to them
            eprintln!("The configuration is wrong.\n{faults}");
            return ExitCode::from(receive::LATER);
        }
        Err(faults) => {
            eprintln!("The configuration is wrong; nothing was started.\n{faults}");
            return ExitCode::from(WRONG_USE);
        }
    };
    match run(args.command.unwrap_or(Command::Serve), settings) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("fernzug: {fault}");
            ExitCode::from(FAILED)
        }
    }
}

fn run(command: Command, settings: Settings) -> Result<ExitCode, Fault> {
    match command {
        Command::Serve => app::serve(settings, &say)?,
        Command::Migrate => match app::migrate(&settings)?.as_slice() {
            [] => println!("The database is up to date."),
            applied => println!("Applied: {}", applied.join(", ")),
        },
        Command::MakeAdmin { name } => say(&app::make_admin(&settings, name.as_deref())?),
        Command::Demo => say(&app::demo(&settings)?),
        Command::Backup { file } => {
            app::backup(&settings, &file)?;
            println!("The database was copied to {}", file.display());
        }
        Command::SendTestMail { address } => say(&app::send_test_mail(&settings, &address)?),
        Command::Receive { lmtp: true, .. } => return Ok(receive::lmtp(&settings)),
        Command::Receive { to, from, .. } => return Ok(receive::run(&settings, to, from)),
        Command::Check => return Ok(check(&settings)),
        Command::Position { .. }
        | Command::Move { .. }
        | Command::Pgn(_)
        | Command::Pair { .. }
        | Command::CheckPairings { .. }
        | Command::Standings(_)
        | Command::Berger { .. } => {}
        Command::Perft(asked) => return Ok(perft(&asked)),
    }
    Ok(ExitCode::SUCCESS)
}

/// Needs no settings: a wrong configuration does not stop it.
fn perft(asked: &Perft) -> ExitCode {
    match app::perft(asked.fen.as_deref(), asked.depth, asked.divide, &say) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reasons) => {
            eprintln!("fernzug: this FEN is no position of chess.");
            for reason in reasons {
                eprintln!("  {reason}");
            }
            ExitCode::from(WRONG_USE)
        }
    }
}

fn check(settings: &Settings) -> ExitCode {
    let findings = app::check(settings);
    for finding in &findings {
        println!("{finding}");
    }
    if findings.iter().any(app::Finding::is_bad) {
        ExitCode::from(FAILED)
    } else {
        ExitCode::SUCCESS
    }
}

fn say(line: &str) {
    println!("{line}");
}
