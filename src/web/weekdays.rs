//! The days of the week in forms: a box for each, from Monday; stored as bits, Monday the lowest.

use chrono::{Duration, NaiveDate};

use super::forms::{Form, FormState};
use crate::i18n::{Lang, dates};

/// The names of the boxes.
pub const FIELDS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// Their names in a language: short and whole.
pub fn names(lang: Lang) -> Vec<(String, String)> {
    let monday = NaiveDate::from_ymd_opt(2024, 1, 1).unwrap_or_default();
    (0..7)
        .map(|n| dates::weekday(lang, monday + Duration::days(n)))
        .collect()
}

/// The boxes that are ticked.
pub fn read(form: &Form) -> u8 {
    let ticked = FIELDS.iter().enumerate();
    let ticked = ticked.filter(|(_, name)| form.ticked(name));
    ticked.fold(0, |days, (bit, _)| days | 1 << bit)
}

/// Ticks the boxes of these days.
pub fn fill(form: &mut FormState, days: u8) {
    for (bit, name) in FIELDS.iter().enumerate() {
        form.tick(name, days >> bit & 1 == 1);
    }
}
