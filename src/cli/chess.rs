//! The commands that only know chess. They run before any configuration is read: a wrong one does not stop them.

use super::args::{Command, PgnCommand, Standings};
use super::{FAILED, WRONG_USE};
use crate::app::chess::{
    Out, StandingsAsked, Verdict, berger, check_pairings, check_pgn, convert_pgn, pair, position,
    standings, typed,
};
use crate::rules::profile::Profile;
use std::io::{BufWriter, ErrorKind, Result, Write as _, stderr, stdout};
use std::process::ExitCode;

/// Runs the command, if it is one of them.
pub fn run(command: &Command) -> Option<ExitCode> {
    let mut answer = BufWriter::new(stdout().lock());
    let mut beside = stderr().lock();
    let mut out = Out {
        answer: &mut answer,
        beside: &mut beside,
    };
    let (done, wrong) = match command {
        Command::Position { fen } => (position(&fen.join(" "), &mut out), WRONG_USE),
        Command::Move { fen, text, lang } => (typed(fen, text, *lang, &mut out), WRONG_USE),
        Command::Pgn(PgnCommand::Check { files, profile }) => {
            let profile = Profile::current(*profile);
            (check_pgn(files, &profile, &mut out), FAILED)
        }
        Command::Pgn(PgnCommand::Convert { file, to, lang }) => {
            (convert_pgn(file, *to, *lang, &mut out), FAILED)
        }
        _ => match tournament(command, &mut out)? {
            Ok(Verdict::Refused) => (Ok(false), WRONG_USE),
            other => (other.map(|verdict| verdict == Verdict::Well), FAILED),
        },
    };
    let done = done.and_then(|all_well| answer.flush().map(|()| all_well));
    Some(match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(wrong),
        // Whoever read has enough, as in `| head`.
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            let _ = writeln!(beside, "fernzug: {fault}");
            ExitCode::from(FAILED)
        }
    })
}

/// Runs the command, if it is one about tournaments.
fn tournament(command: &Command, out: &mut Out<'_>) -> Option<Result<Verdict>> {
    Some(match command {
        Command::Pair { file, provisional } => pair(file, *provisional, out),
        Command::CheckPairings { file } => check_pairings(file, out),
        Command::Standings(Standings {
            file,
            tie_breaks,
            after,
            provisional,
            round_robin,
            swiss,
            json,
        }) => {
            let asked = StandingsAsked {
                tie_breaks: tie_breaks.clone(),
                after: after.map(usize::from),
                round_robin: (*round_robin || *swiss).then_some(*round_robin),
                provisional: *provisional,
                json: *json,
            };
            standings(file, &asked, out)
        }
        Command::Berger { players, double } => berger(*players as usize, *double, out),
        _ => return None,
    })
}
