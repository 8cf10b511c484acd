//! Tournaments in words: how they are played, what parts those who are tied, how far they are.

use super::{Words, t};
use crate::domain::tournament::conditions::{Conditions, EntryFault};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::format::{Fill, Format, FormatFault, Onward, Robin, Tie};
use crate::domain::tournament::format::{
    LONGEST_BETWEEN, MOST_IN_A_GROUP, MOST_IN_A_MATCH, MOST_ROUNDS,
};
use crate::domain::tournament::preset::Preset;
use crate::domain::tournament::setup::{
    ABOUT_MAX, EntryState, MOST_PLAYERS, NAME_MAX, SetupFault, StartMode, Withdrawal,
};
use crate::domain::tournament::standings::{Kind, TieBreak};

/// The whole format: "double round robin in groups of up to 5, drawn by lot; the first of each group goes on".
#[must_use]
pub fn format(words: &Words, format: &Format) -> String {
    let mut text = format_short(words, format);
    match *format {
        Format::Robin(robin) => {
            if robin.size.is_some() {
                text.push_str(", ");
                text.push_str(&fill(words, robin.fill));
            }
            if let Some(on) = robin.onward {
                text.push_str("; ");
                text.push_str(&onward(words, on));
            }
        }
        Format::Knockout { tie: after, .. } => {
            text.push_str("; ");
            text.push_str(&tie(words, after));
        }
        Format::Swiss { .. } => {}
    }
    let every = match *format {
        Format::Robin(Robin { every, .. }) | Format::Swiss { every, .. } => every,
        Format::Knockout { .. } => None,
    };
    if let Some(days) = every {
        text.push_str("; ");
        text.push_str(&t!(words, "tournament-every", n = days));
    }
    text
}

/// The format in a list: "double round robin in groups of up to 5".
#[must_use]
pub fn format_short(words: &Words, format: &Format) -> String {
    match *format {
        Format::Robin(Robin { cycles, size, .. }) => match (cycles, size) {
            (2, None) => t!(words, "tournament-robin-double"),
            (_, None) => t!(words, "tournament-robin-single"),
            (2, Some(size)) => t!(words, "tournament-groups-double", size = size),
            (_, Some(size)) => t!(words, "tournament-groups-single", size = size),
        },
        Format::Knockout { games, .. } => t!(words, "tournament-knockout", n = games),
        Format::Swiss { rounds, .. } => t!(words, "tournament-swiss", n = rounds),
    }
}

/// Who comes into which group: "drawn by lot".
#[must_use]
pub fn fill(words: &Words, fill: Fill) -> String {
    match fill {
        Fill::Lot => t!(words, "tournament-fill-lot"),
        Fill::Rating => t!(words, "tournament-fill-rating"),
        Fill::Even => t!(words, "tournament-fill-even"),
        Fill::Order => t!(words, "tournament-fill-order"),
    }
}

/// Who goes on from a group.
#[must_use]
pub fn onward(words: &Words, onward: Onward) -> String {
    if onward.tied {
        t!(words, "tournament-onward-tied", n = onward.best)
    } else {
        t!(words, "tournament-onward", n = onward.best)
    }
}

/// Who goes on after a tied match.
#[must_use]
pub fn tie(words: &Words, tie: Tie) -> String {
    match tie {
        Tie::Lower => t!(words, "tournament-tie-lower"),
        Tie::Extra => t!(words, "tournament-tie-extra"),
        Tie::Both => t!(words, "tournament-tie-both"),
    }
}

/// The name of a tie-break: "Buchholz without the lowest value".
#[must_use]
pub fn tie_break(words: &Words, tie_break: &TieBreak) -> String {
    let mut text = match tie_break.kind {
        Kind::Points => t!(words, "tie-break-points"),
        Kind::Wins => t!(words, "tie-break-wins"),
        Kind::Won => t!(words, "tie-break-won"),
        Kind::Blacks => t!(words, "tie-break-blacks"),
        Kind::BlackWins => t!(words, "tie-break-black-wins"),
        Kind::Elected => t!(words, "tie-break-elected"),
        Kind::DirectEncounter => t!(words, "tie-break-direct"),
        Kind::SonnebornBerger => t!(words, "tie-break-sonneborn"),
        Kind::Buchholz => t!(words, "tie-break-buchholz"),
        Kind::Koya => t!(words, "tie-break-koya"),
        Kind::Progressive => t!(words, "tie-break-progressive"),
        Kind::AverageRating => t!(words, "tie-break-average"),
        Kind::Rating => t!(words, "tie-break-rating"),
        Kind::Number => t!(words, "tie-break-number"),
        Kind::Lots => t!(words, "tie-break-lots"),
    };
    let (low, high) = (tie_break.cut_low, tie_break.cut_high);
    let more = [
        (high > 0).then(|| t!(words, "tie-break-median", n = high)),
        (high == 0 && low > 0).then(|| match tie_break.kind {
            Kind::Progressive => t!(words, "tie-break-cut-first", n = low),
            _ => t!(words, "tie-break-cut", n = low),
        }),
        (tie_break.reversed).then(|| t!(words, "tie-break-reversed")),
    ];
    for more in more.into_iter().flatten() {
        text.push(' ');
        text.push_str(&more);
    }
    text
}

/// The same as the head of a narrow column: "BH-1".
#[must_use]
pub fn tie_break_short(words: &Words, tie_break: &TieBreak) -> String {
    let mut text = match tie_break.kind {
        Kind::Points => t!(words, "tie-break-points-short"),
        Kind::Wins => t!(words, "tie-break-wins-short"),
        Kind::Won => t!(words, "tie-break-won-short"),
        Kind::Blacks => t!(words, "tie-break-blacks-short"),
        Kind::BlackWins => t!(words, "tie-break-black-wins-short"),
        Kind::Elected => t!(words, "tie-break-elected-short"),
        Kind::DirectEncounter => t!(words, "tie-break-direct-short"),
        Kind::SonnebornBerger => t!(words, "tie-break-sonneborn-short"),
        Kind::Buchholz => t!(words, "tie-break-buchholz-short"),
        Kind::Koya => t!(words, "tie-break-koya-short"),
        Kind::Progressive => t!(words, "tie-break-progressive-short"),
        Kind::AverageRating => t!(words, "tie-break-average-short"),
        Kind::Rating => t!(words, "tie-break-rating-short"),
        Kind::Number => t!(words, "tie-break-number-short"),
        Kind::Lots => t!(words, "tie-break-lots-short"),
    };
    match (tie_break.cut_low, tie_break.cut_high) {
        (0, 0) => {}
        (low, 0) => text.push_str(&format!("\u{2212}{low}")),
        (low, _) => text.push_str(&format!("\u{b1}{low}")),
    }
    text
}

/// All of them, in order: "Sonneborn-Berger, direct encounter, shared place".
#[must_use]
pub fn tie_breaks(words: &Words, list: &[TieBreak]) -> String {
    let mut names: Vec<String> = list.iter().map(|one| tie_break(words, one)).collect();
    if list.last().is_none_or(|one| one.kind != Kind::Lots) {
        names.push(t!(words, "tie-break-shared"));
    }
    names.join(", ")
}

/// What has become of a tournament, in a word or two.
#[must_use]
pub fn state(words: &Words, state: TournamentState) -> String {
    match state {
        TournamentState::Draft => t!(words, "tournament-state-draft"),
        TournamentState::Registration => t!(words, "tournament-state-registration"),
        TournamentState::Running => t!(words, "tournament-state-running"),
        TournamentState::Finished => t!(words, "tournament-state-finished"),
        TournamentState::Cancelled => t!(words, "tournament-state-cancelled"),
    }
}

/// What has become of an entry, as far as everybody may know; empty: he takes part.
#[must_use]
pub fn entry_state(words: &Words, state: EntryState) -> String {
    match state {
        EntryState::In => String::new(),
        EntryState::Waiting => t!(words, "tournament-entry-waiting"),
        EntryState::Left => t!(words, "tournament-entry-left"),
        EntryState::Withdrawn => t!(words, "tournament-entry-withdrawn"),
    }
}

/// Why somebody left; for the director.
#[must_use]
pub fn withdrawal(words: &Words, why: Withdrawal) -> String {
    match why {
        Withdrawal::Announced => t!(words, "tournament-withdrawal-announced"),
        Withdrawal::Illness => t!(words, "tournament-withdrawal-illness"),
        Withdrawal::Death => t!(words, "tournament-withdrawal-death"),
        Withdrawal::Silent => t!(words, "tournament-withdrawal-silent"),
        Withdrawal::Excluded => t!(words, "tournament-withdrawal-excluded"),
    }
}

/// What makes a tournament start, as a choice in a form.
#[must_use]
pub fn start_mode(words: &Words, mode: StartMode) -> String {
    match mode {
        StartMode::Date => t!(words, "tournament-start-date"),
        StartMode::Full => t!(words, "tournament-start-full"),
        StartMode::Hand => t!(words, "tournament-start-hand"),
    }
}

/// The name of a preset.
#[must_use]
pub fn preset(words: &Words, preset: Preset) -> String {
    match preset {
        Preset::Championship => t!(words, "tournament-preset-championship"),
        Preset::Groups => t!(words, "tournament-preset-groups"),
        Preset::Cup => t!(words, "tournament-preset-cup"),
        Preset::Swiss => t!(words, "tournament-preset-swiss"),
        Preset::Thematic => t!(words, "tournament-preset-thematic"),
        Preset::Beginners => t!(words, "tournament-preset-beginners"),
        Preset::Endless => t!(words, "tournament-preset-endless"),
    }
}

/// What is wrong with a format.
#[must_use]
pub fn format_fault(words: &Words, fault: FormatFault) -> String {
    match fault {
        FormatFault::Unreadable => t!(words, "refused-tournament-format"),
        FormatFault::Cycles => t!(words, "refused-tournament-cycles"),
        FormatFault::Size => t!(words, "refused-tournament-size", most = MOST_IN_A_GROUP),
        FormatFault::Onward => t!(words, "refused-tournament-onward"),
        FormatFault::OnwardWithoutGroups => t!(words, "refused-tournament-onward-groups"),
        FormatFault::Every => t!(words, "refused-tournament-every", most = LONGEST_BETWEEN),
        FormatFault::Games => t!(words, "refused-tournament-games", most = MOST_IN_A_MATCH),
        FormatFault::Rounds => t!(words, "refused-tournament-rounds", most = MOST_ROUNDS),
    }
}

/// What is wrong with a setup.
#[must_use]
pub fn setup_fault(words: &Words, fault: SetupFault) -> String {
    match fault {
        SetupFault::Name => t!(words, "refused-tournament-name"),
        SetupFault::NameTooLong => t!(words, "refused-tournament-name-long", most = NAME_MAX),
        SetupFault::AboutTooLong => t!(words, "refused-tournament-about-long", most = ABOUT_MAX),
        SetupFault::Format(fault) => format_fault(words, fault),
        SetupFault::Least => t!(words, "refused-tournament-least", most = MOST_PLAYERS),
        SetupFault::Most => t!(words, "refused-tournament-most", most = MOST_PLAYERS),
        SetupFault::MostOfFormat { most } => {
            t!(words, "refused-tournament-most-format", most = most)
        }
        SetupFault::FullWithoutMost => t!(words, "refused-tournament-full"),
        SetupFault::StartTooEarly => t!(words, "refused-tournament-start-early"),
        SetupFault::StartTooLate => t!(words, "refused-tournament-start-late"),
        SetupFault::StartAtChristmas => t!(words, "tournament-fault-christmas"),
        SetupFault::End => t!(words, "refused-tournament-end"),
        SetupFault::Conditions => t!(words, "setup-fault-conditions"),
    }
}

/// Why somebody may not enter.
pub fn entry_fault(words: &Words, fault: EntryFault) -> String {
    match fault {
        EntryFault::NoRating => t!(words, "refused-entry-no-rating"),
        EntryFault::TooWeak { least } => {
            t!(words, "refused-entry-weak", least = least.to_string())
        }
        EntryFault::TooStrong { most } => {
            t!(words, "refused-entry-strong", most = most.to_string())
        }
        EntryFault::TooFewGames { least, have } => {
            t!(words, "refused-entry-games", least = least, have = have)
        }
        EntryFault::Word => t!(words, "refused-entry-word"),
        EntryFault::Conduct => t!(words, "refused-entry-conduct"),
        EntryFault::Twin => t!(words, "refused-entry-twin"),
        EntryFault::OwnLimit { most } => t!(words, "refused-entry-own-limit", most = most),
        EntryFault::NewHere { most, until } => {
            t!(words, "refused-entry-new", most = most, until = until)
        }
    }
}

/// What is asked of those who enter, a sentence each.
pub fn conditions(words: &Words, asked: &Conditions) -> Vec<String> {
    let number = |n: u16| n.to_string();
    let mut all = Vec::new();
    match (asked.least, asked.most) {
        (Some(least), Some(most)) => all.push(t!(
            words,
            "condition-between",
            least = number(least),
            most = number(most)
        )),
        (Some(least), None) => all.push(t!(words, "condition-least", least = number(least))),
        (None, Some(most)) => all.push(t!(words, "condition-most", most = number(most))),
        (None, None) => {}
    }
    if asked.games > 0 {
        all.push(t!(words, "condition-games", n = asked.games));
    }
    if asked.clean {
        all.push(t!(words, "condition-clean"));
    }
    if !asked.word.is_empty() {
        all.push(t!(words, "condition-word"));
    }
    all
}
