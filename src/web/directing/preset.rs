//! A setup as a form: as a preset suggests it, or as it is kept.

use chrono::{Datelike, Days, Months, NaiveDate};

use super::read::TEXT_FIELDS;
use crate::domain::clock::Stages;
use crate::domain::invitation::Aids;
use crate::domain::player::coded;
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::calendar::is_holy;
use crate::domain::tournament::format::{Fill, Format, Tie};
use crate::domain::tournament::preset::Preset;
use crate::domain::tournament::setup::{Setup, StartMode};
use crate::domain::visibility::Openness;
use crate::web::forms::FormState;
use crate::web::picker;
use crate::web::viewer::Viewer;
use crate::web::{sight, start};

/// The form of a tournament like one that has been: a year later, and as often again as it takes to lie ahead.
pub(super) fn like(viewer: &Viewer, setup: &Setup, once: &str) -> FormState {
    let mut form = kept(viewer, setup, 0);
    let last = setup.starts_at.local(viewer.zone).date();
    let earliest = viewer.now.plus(7 * DAY).local(viewer.zone).date();
    let mut years = 1;
    let later = |years: u32, day: NaiveDate| day.checked_add_months(Months::new(12 * years));
    while years < 100 && later(years, last).is_some_and(|day| day < earliest) {
        years += 1;
    }
    let mut start = later(years, last).unwrap_or(last);
    while is_holy(start) && start != NaiveDate::MAX {
        start = start
            .checked_add_days(Days::new(1))
            .unwrap_or(NaiveDate::MAX);
    }
    form.set("start_day", &start.to_string());
    let end = setup.end_at.map(|at| at.local(viewer.zone).date());
    if let Some(end) = end.and_then(|end| later(years, end)) {
        form.set("end_day", &end.to_string());
    }
    let (from, to) = (last.year(), start.year());
    form.set(
        "name",
        &setup.name.replace(&from.to_string(), &to.to_string()),
    );
    form.set("once", once);
    form.set("preset", "");
    form
}

/// Orders of tie-breaks by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Sonneborn-Berger, direct encounter, most wins.
    Club,
    /// Direct encounter, Sonneborn-Berger, most wins, most blacks, lots.
    Swedish,
    /// Most wins, Sonneborn-Berger, direct encounter, lower rating.
    Iccf,
    /// Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter.
    Swiss,
}
coded!(Order {
    Club = "club",
    Swedish = "swedish",
    Iccf = "iccf",
    Swiss = "swiss",
});

impl Order {
    /// Its tie-breaks.
    pub const fn codes(self) -> &'static str {
        match self {
            Self::Club => "SB DE WIN",
            Self::Swedish => "DE SB WIN BPG LOT",
            Self::Iccf => "WIN SB DE RTG/R",
            Self::Swiss => "BH/C1 BH SB DE",
        }
    }
}

/// The form of a new tournament.
pub(super) fn suggested(viewer: &Viewer, preset: Preset, once: &str) -> FormState {
    let mut form = FormState::with(&[
        ("once", once),
        ("preset", preset.code()),
        ("start", StartMode::Date.code()),
        ("start_day", &first_day(viewer).to_string()),
        ("least", "4"),
        ("member_days", "0"),
        ("rated_games", "0"),
        ("profile", "online"),
        ("plans", "on"),
        ("stages", &Stages::notation(preset.stages())),
        ("pace", preset.time().code()),
    ]);
    if preset == Preset::Endless {
        // it starts when five are there, and the next one opens
        form.set("start", StartMode::Full.code());
        form.set("start_day", "");
        form.set("least", "5");
        form.set("most", "5");
        form.set("again", "on");
    }
    picker::usual(&mut form);
    picker::tick_aids(&mut form, Aids::default());
    sight::fill(&mut form, Openness::TOURNAMENT);
    form.set("chess960", "no");
    form.tick("rated", preset.rated());
    order(&mut form, preset.tie_breaks());
    format(&mut form, &preset.format());
    form
}

/// Three weeks from today, on a Friday, and not at Christmas.
fn first_day(viewer: &Viewer) -> NaiveDate {
    let mut day = viewer.now.plus(21 * DAY).local(viewer.zone).date();
    while is_holy(day) || day.weekday() != chrono::Weekday::Fri {
        day = day.checked_add_days(Days::new(1)).unwrap_or(NaiveDate::MAX);
        if day == NaiveDate::MAX {
            break;
        }
    }
    day
}

/// The form of a setup that is kept.
pub(super) fn kept(viewer: &Viewer, setup: &Setup, version: i64) -> FormState {
    let day = |at: Instant| at.local(viewer.zone).date().to_string();
    let profile = setup.profile.split('/').next().unwrap_or_default();
    let mut form = FormState::with(&[
        ("seen", &version.to_string()),
        ("name", &setup.name),
        ("about", &setup.about),
        ("least", &setup.least.to_string()),
        ("start", setup.start.code()),
        ("start_day", &day(setup.starts_at)),
        ("member_days", &setup.member_days.to_string()),
        ("profile", profile),
        ("stages", &Stages::notation(setup.stages)),
        ("pace", &picker::like(&setup.time.control)),
    ]);
    if let Some(most) = setup.most {
        form.set("most", &most.to_string());
    }
    if let Some(end) = setup.end_at {
        form.set("end_day", &day(end));
    }
    picker::usual(&mut form);
    form.set("leave", setup.time.leave.code());
    picker::tick_aids(&mut form, setup.aids);
    sight::fill(&mut form, setup.watch);
    form.tick("by_invitation", setup.by_invitation);
    let asked = &setup.conditions;
    for (field, value) in [("rating_from", asked.least), ("rating_to", asked.most)] {
        if let Some(value) = value {
            form.set(field, &value.to_string());
        }
    }
    form.set("rated_games", &asked.games.to_string());
    form.set("entry_word", &asked.word);
    form.set("series", &setup.series);
    form.tick("again", setup.again);
    form.tick("clean", asked.clean);
    for (lang, field) in TEXT_FIELDS {
        let own = setup.texts.iter().find(|(of, _)| of == lang.code());
        form.set(field, own.map_or("", |(_, text)| text));
    }
    form.tick("hours", setup.time.hours);
    form.tick("plans", setup.plans);
    form.tick("rated", setup.rated);
    form.set("chess960", "no");
    start::fill(&mut form, &setup.start_fen);
    form.set("moves", &setup.start_moves);
    let codes: Vec<String> = setup.tie_breaks.iter().map(ToString::to_string).collect();
    order(&mut form, &codes.join(" "));
    format(&mut form, &setup.format);
    form
}

fn order(form: &mut FormState, codes: &str) {
    let named = Order::ALL.iter().find(|order| order.codes() == codes);
    form.set("order", named.map_or("own", |order| order.code()));
    form.set("codes", codes);
}

fn format(form: &mut FormState, format: &Format) {
    for (field, value) in [
        ("cycles", "1"),
        ("fill", Fill::Lot.code()),
        ("tie", Tie::Lower.code()),
        ("games", "2"),
        ("rounds", "5"),
    ] {
        form.set(field, value);
    }
    match format {
        Format::Robin(robin) => {
            form.set("format", "robin");
            form.set("cycles", &robin.cycles.to_string());
            form.set("fill", robin.fill.code());
            if let Some(size) = robin.size {
                form.set("size", &size.to_string());
            }
            if let Some(onward) = robin.onward {
                form.set("best", &onward.best.to_string());
                if onward.tied {
                    form.set("tied", "on");
                }
            }
            if let Some(every) = robin.every {
                form.set("every", &every.to_string());
            }
        }
        Format::Knockout { games, tie } => {
            form.set("format", "knockout");
            form.set("games", &games.to_string());
            form.set("tie", tie.code());
        }
        Format::Swiss { rounds, every } => {
            form.set("format", "swiss");
            form.set("rounds", &rounds.to_string());
            if let Some(every) = every {
                form.set("every", &every.to_string());
            }
        }
    }
}
