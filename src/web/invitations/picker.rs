//! The choice of a time control: a preset by name, or its parts.

use crate::domain::clock::{Control, Pace, Preset, TimeTerms};
use crate::web::forms::Form;

/// The control that a form asks for. What cannot be read becomes a control that is refused as too short.
pub(super) fn read(form: &Form) -> TimeTerms {
    let pace = form.text("pace");
    let days = if pace == "other" { "days" } else { "pace" };
    let nothing = Control::plain(Pace::PerMove { time: 0 });
    let control = Preset::from_code(pace)
        .map(Preset::control)
        .or_else(|| form.number(days).map(Control::days_per_move))
        .unwrap_or(nothing);
    TimeTerms::usual(control)
}
