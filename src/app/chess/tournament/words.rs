//! What is wrong with a file, and why a round is not paired, in English, as the command line speaks.

use crate::domain::tournament::swiss::{MOST_PLAYERS, PairingRefusal};
use crate::domain::tournament::trf::{MOST_BYTES, MOST_ROUNDS, ProblemKind};

/// One sentence without a full stop.
pub fn problem(kind: &ProblemKind) -> String {
    match kind {
        ProblemKind::TooLarge => format!("more than {} MiB", MOST_BYTES >> 20),
        ProblemKind::NoPlayers => "no player in it (no record 001)".to_owned(),
        ProblemKind::TooManyRounds => format!("more than {MOST_ROUNDS} rounds"),
        ProblemKind::NoNumber { text } => format!("a number is expected, not {text:?}"),
        ProblemKind::NoPoints { text } => format!("points are expected, not {text:?}"),
        ProblemKind::NumberTwice { number } => format!("number {number} is there twice"),
        ProblemKind::NobodyHas { number } => format!("nobody has the number {number}"),
        ProblemKind::OwnOpponent => "he is his own opponent".to_owned(),
        ProblemKind::Slipped { found } => {
            format!("a blank is expected, not {found:?}: have the columns slipped?")
        }
        ProblemKind::NoColour { found } => format!("{found:?} is no colour here"),
        ProblemKind::NoResult { found } => format!("{found:?} is no result here"),
        ProblemKind::OpponentDiffers { number, line } => {
            format!("this is not what line {line} says of the opponent, number {number}")
        }
        ProblemKind::PointsDiffer { given, reckoned } => {
            format!("{given} points are given, but the results make {reckoned}")
        }
        ProblemKind::ByeDiffers { number } => {
            format!("a bye for number {number}, whose own line says otherwise")
        }
        ProblemKind::ByeTwice { line } => {
            format!("a second player is left over in this round, after the one of line {line}")
        }
        ProblemKind::Reversed { first, last } => {
            format!("round {last} as the last one comes before the first one, {first}")
        }
        ProblemKind::Scoring => {
            "a win must be worth most, and the same with both colours".to_owned()
        }
        ProblemKind::Unknown { text } => format!("{text:?} means nothing here"),
        ProblemKind::Unsupported { tag } => {
            format!("record {tag} changes points in a way that is not supported")
        }
    }
}

/// One sentence without a full stop.
pub fn refusal(refusal: &PairingRefusal) -> String {
    match refusal {
        PairingRefusal::Open { round, open } => {
            let games = pairs(open.iter().take(5));
            let more = if open.len() > 5 { " …" } else { "" };
            format!(
                "round {round} has games without a result: {games}{more} (--provisional counts them as drawn)"
            )
        }
        PairingRefusal::Over { rounds: 1 } => "the only round has been paired".to_owned(),
        PairingRefusal::OtherTable { round, games } => format!(
            "round {round} is not that of the Berger table, which has no {} in it",
            pairs(games.iter())
        ),
        PairingRefusal::Forbidden { round, pair } => format!(
            "round {round} of the Berger table has {}, who may not meet",
            pairs([*pair].iter())
        ),
        PairingRefusal::Over { rounds } => format!("all {rounds} rounds have been paired"),
        PairingRefusal::TooFew { round } => {
            format!("there are not two players to be paired in round {round}")
        }
        PairingRefusal::TooMany { players } => {
            format!("{players} players are too many: at most {MOST_PLAYERS} can be paired")
        }
        PairingRefusal::Impossible { round } => format!(
            "round {round} has no legal pairing: not everybody can be given an opponent whom he may meet"
        ),
    }
}

/// "5-8 3-9", and "7 free" for a bye.
pub fn pairs<'p>(pairs: impl Iterator<Item = &'p (u32, u32)>) -> String {
    let one = |(white, black): &(u32, u32)| match black {
        0 => format!("{white} free"),
        _ => format!("{white}-{black}"),
    };
    pairs.map(one).collect::<Vec<_>>().join(" ")
}
