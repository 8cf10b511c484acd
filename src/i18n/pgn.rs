//! A game as PGN: always in English, as all of a PGN is, with the tags that programs for correspondence chess know.

use std::collections::HashMap;

use super::{Lang, chess, dates, t, words};
use crate::domain::ending::Ending;
use crate::domain::invitation::chess960_number;
use crate::domain::time::{Instant, Millis};
use crate::domain::visibility::{GameView, Standing};
use crate::rules::pgn::{Ply, write};

/// The game as it may be seen; `shown`: what the clock showed at each ply. `site` is the site's name, `base` its address.
#[must_use]
pub fn game(view: &GameView, shown: &HashMap<u32, Millis>, site: &str, base: &str) -> String {
    let closing = match &view.standing {
        Standing::Ended { ending, .. } => Some(closing(*ending)),
        _ => None,
    };
    let (tags, result) = headed(view, site, base);
    let plies: Vec<Ply> = view
        .moves
        .iter()
        .skip(1)
        .map(|m| Ply {
            san: m.san.clone(),
            comment: comment(shown.get(&m.ply).copied(), m.planned),
        })
        .collect();
    let (first, black) = view.numbering();
    write(&tags, &plies, first, black, closing.as_deref(), result)
}

/// The tags of a game, and its result.
#[must_use]
pub fn headed(
    view: &GameView,
    site: &str,
    base: &str,
) -> (Vec<(&'static str, String)>, &'static str) {
    let result = match &view.standing {
        Standing::Ended { ending, .. } => ending.result(),
        _ => "*",
    };
    (tags(view, site, base, result), result)
}

/// What the clock showed, and whether it was a conditional move; in English, as all of a PGN is.
fn comment(left: Option<i64>, planned: bool) -> Option<String> {
    let clock = left.map(|left| format!("[%clk {}]", clock(left)));
    let planned = planned.then(|| t!(words(Lang::En), "ledger-conditional"));
    let all: Vec<String> = clock.into_iter().chain(planned).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// "Checkmate (5.1.1)": in English, as all of a PGN is; the article where the Laws have one.
fn closing(ending: Ending) -> String {
    let reason = chess::capitalised(&chess::reason(words(Lang::En), ending));
    match ending {
        Ending::Result(outcome) | Ending::OnTime(outcome, _) => {
            format!("{reason} ({})", outcome.reason.article())
        }
        _ => reason,
    }
}

fn tags(view: &GameView, name: &str, base: &str, result: &str) -> Vec<(&'static str, String)> {
    let (termination, reason) = match &view.standing {
        Standing::Ended { ending, .. } => (ending.termination(), ending.reason()),
        _ => ("unterminated", ""),
    };
    let date = date(view.started_at);
    let (event, round) = match &view.terms.event {
        Some(tag) => (tag.name.as_str(), tag.round.as_str()),
        None => (name, "-"),
    };
    let mut tags = vec![
        ("Event", event.to_owned()),
        ("Site", format!("{base}/games/{}", view.id)),
        ("Date", date.clone()),
        ("Round", round.to_owned()),
        ("White", view.white.display.clone()),
        ("Black", view.black.display.clone()),
        ("Result", result.to_owned()),
        ("EventDate", date),
        ("Mode", "EM".to_owned()),
        ("TimeControl", view.terms.time.control.pgn()),
        ("RuleSet", view.terms.profile.clone()),
        ("Termination", termination.to_owned()),
    ];
    if let Some(plies) = view.held {
        tags.push(("HeldBack", plies.to_string()));
    }
    if !reason.is_empty() {
        tags.push(("ResultReason", reason.to_owned()));
    }
    if chess960_number(&view.terms.start_fen).is_some() {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if !view.terms.usual_start {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", view.terms.start_fen.clone()));
    }
    tags
}

/// `2027.05.14`, in UTC.
fn date(at: Instant) -> String {
    let day = dates::iso(at.0);
    day.get(..10).unwrap_or("????.??.??").replace('-', ".")
}

/// `51:59:58`: hours go on beyond a day, as programs read it.
fn clock(left: i64) -> String {
    let seconds = left.max(0) / 1_000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
