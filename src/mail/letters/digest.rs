//! A letter that tells several things: the games that wait first, the most urgent before the others.

use std::collections::BTreeMap;

use super::{Content, Desk, Item, content};
use crate::domain::notice::{GameFacts, Notice};
use crate::domain::time::Instant;
use crate::i18n::t;
use crate::mail::compose::ComposeFault;

/// What this letter says.
pub(super) fn letter(desk: &Desk<'_>, parts: &[Notice]) -> Result<Content, ComposeFault> {
    let words = desk.words;
    let waiting: BTreeMap<_, _> = parts
        .iter()
        .filter_map(waits)
        .map(|(facts, at)| (facts.game, at))
        .collect();
    let (n, first) = (waiting.len(), waiting.values().min());
    let (subject, lead) = match first {
        Some(at) => (
            t!(
                words,
                "letter-subject-digest-waiting",
                n = n,
                until = desk.until_briefly(*at)
            ),
            t!(words, "letter-digest-waiting", n = n),
        ),
        None => (
            t!(words, "letter-subject-digest", n = parts.len()),
            t!(words, "letter-digest"),
        ),
    };
    let mut sorted: Vec<&Notice> = parts.iter().collect();
    sorted.sort_by_key(|part| waits(part).map_or(Instant(i64::MAX), |(_, at)| at));
    let items: Result<Vec<Item>, ComposeFault> =
        sorted.into_iter().map(|part| item(desk, part)).collect();
    Ok(Content {
        subject,
        lead,
        due: first.map(|at| t!(words, "letter-digest-first", until = desk.until(*at))),
        items: items?,
        why: t!(words, "letter-why-digest", site = desk.site_name()),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    })
}

/// A game that waits for the reader, and until when.
fn waits(part: &Notice) -> Option<(&GameFacts, Instant)> {
    match part {
        Notice::Game(_, facts) if facts.to_move => Some((facts, facts.deadline?)),
        _ => None,
    }
}

/// A letter in short: what it is about, what is due, what to do.
fn item(desk: &Desk<'_>, part: &Notice) -> Result<Item, ComposeFault> {
    let whole = content(desk, part)?;
    let lead = match whole.first {
        Some(first) => format!("{first} {}", whole.lead),
        None => whole.lead,
    };
    Ok(Item {
        lead,
        event: whole.event,
        due: whole.due,
        message: whole.message,
        button: whole.button,
    })
}
