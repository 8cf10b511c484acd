//! Reads the file and remembers on which line each setting stands.

use super::fault::{Fault, Origin};
use super::values::Value;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub(super) type Entry = (String, Value, Origin);

/// All entries as (name, value, place).
pub(super) fn read(path: &Path, text: &str) -> Result<Vec<Entry>, Fault> {
    let place = |span: Range<usize>| Origin::File {
        path: path.to_owned(),
        line: text[..span.start.min(text.len())].matches('\n').count() + 1,
    };
    // Only the parser's message: its full text repeats the line, which may hold a password.
    let table = DeTable::parse(text)
        .map_err(|error| Fault::no_toml(place(error.span().unwrap_or(0..0)), error.message()))?;
    let mut entries = Vec::new();
    collect(table.get_ref(), "", &place, &mut entries);
    Ok(entries)
}

fn collect(
    table: &DeTable<'_>,
    prefix: &str,
    place: &dyn Fn(Range<usize>) -> Origin,
    entries: &mut Vec<Entry>,
) {
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        match value.get_ref() {
            DeValue::Table(inner) => {
                // an empty section with a wrong name would otherwise go unnoticed
                let known = super::KEYS
                    .iter()
                    .any(|key| key.name.starts_with(&format!("{name}.")));
                if known || !inner.is_empty() {
                    collect(inner, &format!("{name}."), place, entries);
                } else {
                    entries.push((name, Value::Other, place(key.span())));
                }
            }
            _ => entries.push((name, convert(value), place(key.span()))),
        }
    }
}

fn convert(value: &Spanned<DeValue<'_>>) -> Value {
    match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(Value::Other, Value::Number)
        }
        DeValue::Array(items) => {
            let texts = items
                .iter()
                .map(|item| item.get_ref().as_str().map(str::to_owned));
            texts
                .collect::<Option<Vec<String>>>()
                .map_or(Value::Other, Value::List)
        }
        _ => Value::Other,
    }
}
