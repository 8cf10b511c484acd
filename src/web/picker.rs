//! What the forms of invitations and tournaments have in common: the choice of a time control (a preset by name, a number of
//! days per move, or all of its parts), and the aids.

use super::forms::{Form, FormState};
use super::viewer::Viewer;
use crate::domain::clock::{
    Carry, Control, ControlFault, Grace, Increment, LeaveMode, Options, Pace, Preset, Reminders,
    TimeTerms,
};
use crate::domain::game::{Habits, begin};
use crate::domain::invitation::Aids;
use crate::domain::time::{DAY, HOUR, MINUTE, Millis, SECOND};
use crate::i18n::{control, dates, t};
use crate::rules::Color;

/// Presets offered at once; the others stand under "More".
const SHOWN: usize = 4;

/// What `parts/pace.html` shows.
pub struct Shown {
    /// The time control of an earlier game or of a tournament, where the form was made from it: its value and its words.
    pub like: Option<(String, String)>,
    /// Presets shown at once.
    pub presets: Vec<Offered>,
    /// The others.
    pub more: Vec<Offered>,
    /// One of the others is chosen.
    pub more_open: bool,
    /// The parts are chosen.
    pub parts_open: bool,
    /// Something unusual about leave is chosen.
    pub leave_open: bool,
    /// What the chosen time control means, where that was asked for.
    pub explained: Option<String>,
}

/// The choice of a time control as it stands in a form.
pub fn shown(viewer: &Viewer, form: &FormState, explained: Option<String>) -> Shown {
    let (presets, more) = presets(viewer);
    Shown {
        like: liked(viewer, form.value("pace")),
        more_open: more.iter().any(|p| form.is("pace", p.code)),
        parts_open: form.is("pace", "parts"),
        leave_open: form.ticked("hours") || !form.is("leave", LeaveMode::Own.code()),
        presets,
        more,
        explained,
    }
}

/// A preset in the form.
pub struct Offered {
    /// Its word.
    pub code: &'static str,
    /// "Normal: 3 days per move".
    pub text: String,
    /// "a move made now would be due Tue 14 May 18:05 CEST".
    pub due: String,
}

/// All presets, with when a move made now would be due: those shown at once, and the others.
fn presets(viewer: &Viewer) -> (Vec<Offered>, Vec<Offered>) {
    let offered = |preset: &Preset| Offered {
        code: preset.code(),
        text: control::preset(viewer.words, *preset),
        due: due(viewer, TimeTerms::usual(preset.control())),
    };
    let (shown, more) = Preset::ALL.split_at(SHOWN);
    (
        shown.iter().map(offered).collect(),
        more.iter().map(offered).collect(),
    )
}

/// What the terms mean: all of them in words, and when a move made now would be due.
pub fn explained(viewer: &Viewer, time: TimeTerms) -> String {
    let text = control::terms(viewer.words, &time);
    format!("{text}. {}", due(viewer, time))
}

fn due(viewer: &Viewer, time: TimeTerms) -> String {
    let habits = Habits {
        zone: viewer.zone,
        nights: true,
        reminders: Reminders::default(),
    };
    let now = viewer.now.whole_second();
    let (_, ticking) = begin(
        time,
        Color::White,
        habits,
        <_>::default(),
        now,
        (None, None),
    );
    let at = ticking.deadline;
    let date = dates::short(viewer.words.lang(), at.0, viewer.zone, now.0);
    t!(viewer.words, "new-due-now", date = date)
}

/// What comes before the notation of a control in the choice "as in the game before".
const LIKE: &str = "like:";

/// The choice of this control: its preset, or "as in the game before".
pub fn like(control: &Control) -> String {
    match Preset::of(control) {
        Some(preset) => preset.code().to_owned(),
        None => format!("{LIKE}{control}"),
    }
}

/// The choice "as in the game before" in words, if it was made.
fn liked(viewer: &Viewer, pace: &str) -> Option<(String, String)> {
    let control: Control = pace.strip_prefix(LIKE)?.parse().ok()?;
    let text = control::terms(viewer.words, &TimeTerms::usual(control));
    Some((pace.to_owned(), text))
}

/// The aids that a form allows.
pub fn aids(form: &Form) -> Aids {
    Aids {
        books: form.ticked("books"),
        databases: form.ticked("databases"),
        engines: form.ticked("engines"),
        tablebases: form.ticked("tablebases"),
    }
}

/// Shows these aids in a form.
pub fn tick_aids(form: &mut FormState, aids: Aids) {
    form.tick("books", aids.books);
    form.tick("databases", aids.databases);
    form.tick("engines", aids.engines);
    form.tick("tablebases", aids.tablebases);
}

/// What stands in `parts/pace.html` beside the control, if nothing else is wanted.
pub fn usual(form: &mut FormState) {
    form.set("kind_of_time", "fischer");
    form.set("grace", "none");
    form.set("leave", LeaveMode::Own.code());
}

/// A field in which something was typed, while the choice that it belongs to was not made. Whoever types a number means it:
/// it must not be passed over.
pub fn unasked(form: &Form) -> Option<&'static str> {
    const FIELDS: [(&str, &str, &str); 5] = [
        ("address", "kind", "address"),
        ("days", "pace", "other"),
        ("public_plies", "public", "delay"),
        ("watch_plies", "watch", "delay"),
        ("chess960_number", "chess960", "number"),
    ];
    let mut fields = FIELDS.into_iter();
    let typed = |(field, choice, value): &(&str, &str, &str)| {
        form.filled(field).is_some() && form.text(choice) != *value
    };
    fields.find(typed).map(|(field, ..)| field)
}

/// The terms that a form asks for.
///
/// # Errors
/// What is no control, and the field it is about.
pub fn read(form: &Form) -> Result<TimeTerms, (&'static str, ControlFault)> {
    let pace = form.text("pace");
    let control = match Preset::from_code(pace) {
        Some(preset) => preset.control(),
        None if pace == "parts" => parts(form)?,
        None if pace.starts_with(LIKE) => {
            let before = pace.trim_start_matches(LIKE).parse();
            before.map_err(|fault| ("pace", fault))?
        }
        None => {
            // an older form sends the days themselves
            let field = if pace == "other" { "days" } else { "pace" };
            let days: Option<u32> = form.number(field);
            let days = days.filter(|days| (1..=365).contains(days));
            Control::days_per_move(days.ok_or(("days", ControlFault::Days))?)
        }
    };
    let control = control.check().map_err(|fault| ("time", fault))?;
    Ok(TimeTerms {
        leave: LeaveMode::from_code(form.text("leave")).unwrap_or(LeaveMode::Own),
        hours: form.ticked("hours"),
        ..TimeTerms::usual(control)
    })
}

fn parts(form: &Form) -> Result<Control, (&'static str, ControlFault)> {
    let time = needed(form, "time")?;
    let increment = || -> Result<Increment, (&'static str, ControlFault)> {
        Ok(Increment {
            time: span(form, "increment")?.unwrap_or(0),
            moves: count(form, "per_moves")?.unwrap_or(1),
            earning: count(form, "earning")?,
        })
    };
    let cap = span(form, "cap")?;
    let pace = match form.text("kind_of_time") {
        "move" => Pace::PerMove { time },
        "period" => Pace::Period {
            moves: count(form, "moves_in")?.ok_or(("moves_in", ControlFault::Unreadable))?,
            time,
            carry: match (form.ticked("carried"), cap) {
                (true, Some(cap)) => Carry::UpTo(cap),
                (true, None) => Carry::Kept,
                (false, _) => Carry::Lost,
            },
        },
        "fischer" => Pace::Fischer {
            base: time,
            increment: increment()?,
            cap,
        },
        "reserve" => Pace::Reserve {
            base: time,
            increment: increment()?,
            cap: cap.unwrap_or(time),
            reserve: span(form, "reserve")?.unwrap_or(0),
            automatic: !form.ticked("by_hand"),
        },
        "game" => Pace::Game { time },
        _ => return Err(("kind_of_time", ControlFault::Unreadable)),
    };
    let grace = match form.text("grace") {
        "claim" => Grace::Claim,
        "days" => Grace::Flag(days(form, "grace_days")?.unwrap_or(0)),
        _ => Grace::Flag(0),
    };
    Ok(Control {
        pace,
        options: Options {
            whole_days: form.ticked("whole_days"),
            double_beyond: days(form, "double")?,
            silence: days(form, "silence")?,
            total: days(form, "total")?,
            first_move: days(form, "first_move")?,
            grace,
        },
    })
}

type Read<T> = Result<Option<T>, (&'static str, ControlFault)>;

/// A number in a field; `None` where nothing was typed.
fn count(form: &Form, field: &'static str) -> Read<u32> {
    match form.filled(field) {
        None => Ok(None),
        Some(typed) => match typed.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err((field, ControlFault::Unreadable)),
        },
    }
}

fn days(form: &Form, field: &'static str) -> Read<Millis> {
    Ok(count(form, field)?.map(|days| Millis::from(days) * DAY))
}

/// A number with its unit beside it.
fn span(form: &Form, field: &'static str) -> Read<Millis> {
    let unit = match form.text(&format!("{field}_unit")) {
        "hours" => HOUR,
        "minutes" => MINUTE,
        "seconds" => SECOND,
        _ => DAY,
    };
    Ok(count(form, field)?.map(|number| Millis::from(number) * unit))
}

fn needed(form: &Form, field: &'static str) -> Result<Millis, (&'static str, ControlFault)> {
    span(form, field)?.ok_or((field, ControlFault::Unreadable))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::time::Instant;

    #[test]
    fn what_is_typed_beside_another_choice_is_not_passed_over() {
        let unasked = |fields: &[(&str, &str)]| unasked(&Form::of(Instant(0), fields));
        for (field, choice, right, wrong) in [
            ("days", "pace", "other", "normal"),
            ("chess960_number", "chess960", "number", "no"),
            ("public_plies", "public", "delay", "end"),
            ("watch_plies", "watch", "delay", "live"),
            ("address", "kind", "address", "player"),
        ] {
            assert_eq!(unasked(&[(choice, wrong), (field, "5")]), Some(field));
            assert_eq!(unasked(&[(choice, right), (field, "5")]), None);
            assert_eq!(unasked(&[(choice, wrong), (field, " ")]), None);
        }
    }
}
