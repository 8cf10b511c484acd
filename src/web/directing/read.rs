//! A form as a setup.

use chrono::NaiveDate;

use super::preset::Order;
use crate::domain::clock::{ControlFault, Stages};
use crate::domain::tournament::calendar::{is_holy, noon};
use crate::domain::tournament::conditions::Conditions;
use crate::domain::tournament::format::{Fill, Format, FormatFault, Onward, Robin, Tie};
use crate::domain::tournament::setup::{Setup, SetupFault, StartMode, tie_breaks};
use crate::domain::tournament::standings::TieBreak;
use crate::domain::visibility::SightFault;
use crate::i18n::Lang;
use crate::rules::profile::{Profile, ProfileId};
use crate::web::forms::Form;
use crate::web::picker;
use crate::web::sight;
use crate::web::start::{self, StartFault};
use crate::web::viewer::Viewer;

/// What cannot be read in a form.
pub(super) enum Unread {
    /// The time control.
    Time(ControlFault),
    /// The setup.
    Setup(SetupFault),
    /// A date.
    Day,
    /// A code of a tie-break: as typed.
    TieBreak(String),
    /// A number.
    Number,
    /// What was typed belongs to a choice that was not made.
    Unasked,
    /// The days of the three stages.
    Stages,
    /// Who sees the moves, and when.
    Sight(SightFault),
    /// The start position.
    Start(StartFault),
}

type Read<T> = Result<T, (&'static str, Unread)>;

/// Reads the form; the field that cannot be read comes back with why.
pub(super) fn read(form: &Form, viewer: &Viewer) -> Read<Setup> {
    if let Some(field) = picker::unasked(form) {
        return Err((field, Unread::Unasked));
    }
    let time = picker::read(form).map_err(|(field, fault)| (field, Unread::Time(fault)))?;
    let start = StartMode::from_code(form.text("start")).unwrap_or(StartMode::Date);
    let starts_at = match day(form, "start_day")? {
        Some(day) if is_holy(day) => {
            return Err(("start_day", Unread::Setup(SetupFault::StartAtChristmas)));
        }
        Some(day) => noon(day, viewer.zone),
        None if start == StartMode::Date => return Err(("start_day", Unread::Day)),
        // it starts when it is full, or when the director says so
        None => form.arrived,
    };
    let profile = form.text("profile");
    let profile = ProfileId::ALL.into_iter().find(|id| id.name() == profile);
    Ok(Setup {
        name: form.text("name").to_owned(),
        about: form.text("about").to_owned(),
        format: format(form)?,
        tie_breaks: order(form)?,
        least: number(form, "least")?.unwrap_or(2),
        most: number(form, "most")?,
        start,
        starts_at,
        end_at: day(form, "end_day")?.map(|day| noon(day, viewer.zone)),
        member_days: number(form, "member_days")?.unwrap_or(0).min(10_000),
        by_invitation: form.ticked("by_invitation"),
        conditions: conditions(form)?,
        again: start == StartMode::Full && form.ticked("again"),
        series: form.text("series").to_owned(),
        texts: texts(form),
        time,
        profile: profile.map_or(String::new(), |id| Profile::current(id).tag()),
        rated: form.ticked("rated"),
        aids: picker::aids(form),
        plans: form.ticked("plans"),
        stages: stages(form)?,
        watch: sight::of_tournament(form)
            .map_err(|(field, fault)| (field, Unread::Sight(fault)))?,
        start_fen: start::fen(form).map_err(|(field, fault)| (field, Unread::Start(fault)))?,
        start_moves: form.text("moves").to_owned(),
    })
}

fn conditions(form: &Form) -> Read<Conditions> {
    Ok(Conditions {
        least: small(form, "rating_from")?,
        most: small(form, "rating_to")?,
        games: number(form, "rated_games")?.unwrap_or(0).min(10_000),
        word: form.text("entry_word").to_owned(),
        clean: form.ticked("clean"),
    })
}

/// The announcement in other languages.
fn texts(form: &Form) -> Vec<(String, String)> {
    let typed = Lang::ALL.into_iter().filter_map(|lang| {
        let text = form.filled(TEXT_FIELDS.iter().find(|(of, _)| *of == lang)?.1)?;
        Some((lang.code().to_owned(), text.to_owned()))
    });
    typed.collect()
}

/// The fields for the announcement in each language.
pub(super) const TEXT_FIELDS: [(Lang, &str); 3] = [
    (Lang::En, "about_en"),
    (Lang::De, "about_de"),
    (Lang::Sv, "about_sv"),
];

fn day(form: &Form, field: &'static str) -> Read<Option<NaiveDate>> {
    match form.filled(field) {
        None => Ok(None),
        Some(typed) => match typed.parse() {
            Ok(day) if typed.len() == 10 => Ok(Some(day)),
            _ => Err((field, Unread::Day)),
        },
    }
}

fn stages(form: &Form) -> Read<Option<Stages>> {
    let typed = form.text("stages").replace([',', ';', '/'], " ");
    let words: Vec<&str> = typed.split_whitespace().collect();
    if words.is_empty() {
        return Ok(None);
    }
    match Stages::from_notation(&words.join(" ")) {
        Some(stages) => Ok(Some(stages)),
        None => Err(("stages", Unread::Stages)),
    }
}

fn number(form: &Form, field: &'static str) -> Read<Option<u32>> {
    match form.filled(field) {
        None => Ok(None),
        Some(typed) => match typed.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err((field, Unread::Number)),
        },
    }
}

fn small<N: TryFrom<u32>>(form: &Form, field: &'static str) -> Read<Option<N>> {
    let number = number(form, field)?;
    let small = number.map(|n| N::try_from(n).map_err(|_| (field, Unread::Number)));
    small.transpose()
}

fn order(form: &Form) -> Read<Vec<TieBreak>> {
    if let Some(order) = Order::from_code(form.text("order")) {
        return Ok(tie_breaks(order.codes()));
    }
    let typed = form.text("codes").replace([',', ';'], " ");
    let codes = typed.split_whitespace().take(12);
    let bad = |code: &str| ("codes", Unread::TieBreak(code.chars().take(20).collect()));
    codes
        .map(|code| code.parse().map_err(|_| bad(code)))
        .collect()
}

fn format(form: &Form) -> Read<Format> {
    let every = small(form, "every")?;
    let (format, field) = match form.text("format") {
        "knockout" => {
            let games = small(form, "games")?.unwrap_or(2);
            let tie = Tie::from_code(form.text("tie")).unwrap_or(Tie::Lower);
            (Format::Knockout { games, tie }, "games")
        }
        "swiss" => {
            let rounds = small(form, "rounds")?.unwrap_or(5);
            (Format::Swiss { rounds, every }, "rounds")
        }
        _ => {
            let onward = small(form, "best")?.map(|best| Onward {
                best,
                tied: form.ticked("tied"),
            });
            let robin = Robin {
                cycles: small(form, "cycles")?.unwrap_or(1),
                size: small(form, "size")?,
                fill: Fill::from_code(form.text("fill")).unwrap_or(Fill::Lot),
                onward,
                every,
            };
            (Format::Robin(robin), "size")
        }
    };
    format.check().map_err(|fault| {
        let field = match fault {
            FormatFault::Every => "every",
            FormatFault::Onward | FormatFault::OnwardWithoutGroups => "best",
            FormatFault::Cycles => "cycles",
            _ => field,
        };
        (field, Unread::Setup(SetupFault::Format(fault)))
    })
}
