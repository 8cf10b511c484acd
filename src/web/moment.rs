//! An instant as a field of a form takes it.

use chrono::NaiveDateTime;
use chrono_tz::Tz;

use crate::domain::time::Instant;

/// The instant typed into a field of the kind `datetime-local`, in this zone; `None`: it is none.
pub fn typed(text: &str, zone: Tz) -> Option<Instant> {
    let text = text.trim().replace(' ', "T");
    let at = NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M")
        .or_else(|_| NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S"));
    // years of five digits are no dates that a database keeps
    let at = at.ok().filter(|at| at.date().to_string().len() == 10)?;
    Some(Instant::from_local(at, zone))
}
