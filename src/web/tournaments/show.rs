//! A tournament's page.

use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::tournament::field::{GroupId, RoundState, TournamentState};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::setup::{EntryState, Withdrawal};
use crate::domain::{PlayerId, TournamentId};
use crate::i18n::{t, tournament as phrases};
use crate::secrets::random_token;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::directing::Question;
use crate::web::error::Answer;
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::matches::{self, Round};
use super::seen::{Seen, seen};
use super::sentences;
use super::table::{self, Table};

/// How many entries a page has.
const ENTRIES: i64 = 200;

/// Somebody who has entered.
struct EntryRow {
    number: usize,
    player: PlayerId,
    name: String,
    rating: Option<u16>,
    state: String,
    mine: bool,
}

/// A round with dates of its own.
struct Dated {
    title: String,
    starts: String,
    state: String,
}

/// A page before and after this one.
struct Pages {
    before: Option<i64>,
    next: Option<i64>,
}

#[derive(Template)]
#[template(path = "tournaments/show.html")]
struct ShowPage<'a> {
    viewer: &'a Viewer,
    base: String,
    name: &'a str,
    state: String,
    about: &'a str,
    facts: Vec<(String, String)>,
    directors: &'a [(PlayerId, String)],
    desk: bool,
    own: String,
    may_enter: Option<String>,
    may_leave: bool,
    may_withdraw: bool,
    /// What has just been done.
    said: Option<String>,
    once: String,
    why_not: String,
    entries: Vec<EntryRow>,
    count: usize,
    drawn: bool,
    stage: u32,
    stages: Vec<(u32, String, bool)>,
    rounds: Vec<Dated>,
    matches: Vec<Round>,
    /// What the reader is asked, and the words of the two buttons.
    question: Option<[String; 3]>,
    tables: Vec<Table>,
    pages: Pages,
    ended: bool,
    /// Until when the director lets all clocks rest.
    halted: Option<String>,
}

/// `GET /tournaments/{id}`.
pub async fn show(
    state: Data<State>,
    asker: Asker,
    id: Path<TournamentId>,
    asked: Asked,
) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let drawn = seen.field.stage() > 0;
    let stage = seen.stage(&asked);
    let (groups, at, all) = seen.groups_page(stage, &asked);
    let (entries, count, entries_pages) = entries(&seen, &asked);
    let pages = if drawn {
        Pages::of(at, all)
    } else {
        entries_pages
    };
    let (may_enter, why_not) = may_enter(&seen);
    let template = ShowPage {
        viewer: &seen.viewer,
        base: seen.base(),
        name: &seen.tournament.setup.name,
        state: sentences::state(&seen),
        about: &seen.tournament.setup.about,
        facts: sentences::facts(&seen),
        directors: &seen.directors,
        desk: seen.directs,
        own: own(&seen),
        may_enter,
        may_leave: may_leave(&seen),
        may_withdraw: seen.tournament.state == TournamentState::Running
            && seen.own_entry() == Some(EntryState::In),
        said: said(&seen, asked.text("done")),
        once: random_token().expose().to_owned(),
        why_not,
        entries,
        count,
        drawn,
        stage,
        stages: stages(&seen, stage),
        rounds: dated(&seen, stage),
        matches: knockout(&seen, &groups),
        tables: groups.iter().map(|id| table::table(&seen, *id)).collect(),
        pages,
        ended: !seen.endings.is_empty(),
        question: seen.question.map(|question| ask(&seen, question)),
        halted: seen.halted.map(|at| Voice::of(&seen.viewer).date(at)),
    };
    page::render(&seen.viewer, &template)
}

impl Pages {
    fn of(at: i64, all: i64) -> Self {
        Self {
            before: (at > 0).then(|| at - 1),
            next: (at + 1 < all).then_some(at + 1),
        }
    }
}

fn knockout(seen: &Seen, groups: &[GroupId]) -> Vec<Round> {
    match (seen.tournament.setup.format, groups.first()) {
        (Format::Knockout { .. }, Some(id)) => matches::rounds(seen, *id),
        _ => Vec::new(),
    }
}

/// The question that the reader is asked, with what its two buttons say.
fn ask(seen: &Seen, question: Question) -> [String; 3] {
    let (words, name) = (seen.viewer.words, seen.tournament.setup.name.as_str());
    match question {
        Question::Plays => [
            t!(words, "answer-plays-title", name = name),
            t!(words, "answer-plays-yes"),
            t!(words, "answer-plays-no"),
        ],
        Question::GoesOn => [
            t!(words, "answer-on-title", name = name),
            t!(words, "answer-on-yes"),
            t!(words, "answer-on-no"),
        ],
    }
}

/// What everybody may read of somebody who has left: nothing where it was illness or death.
pub fn left(seen: &Seen, player: PlayerId) -> String {
    let entry = seen.entries.iter().find(|entry| entry.player == player);
    match entry {
        Some(entry) if entry.state == EntryState::Withdrawn => match entry.why {
            Some(Withdrawal::Illness | Withdrawal::Death) => String::new(),
            _ => phrases::entry_state(seen.viewer.words, EntryState::Withdrawn),
        },
        _ => String::new(),
    }
}

/// Those who have entered, as long as nothing has been drawn.
fn entries(seen: &Seen, asked: &Asked) -> (Vec<EntryRow>, usize, Pages) {
    let words = seen.viewer.words;
    let here: Vec<_> = seen
        .entries
        .iter()
        .filter(|entry| matches!(entry.state, EntryState::In | EntryState::Waiting))
        .collect();
    let count = i64::try_from(here.len()).unwrap_or(0);
    let at = asked.page(count, ENTRIES);
    let (skip, most) = (
        usize::try_from(at * ENTRIES).unwrap_or(0),
        usize::try_from(ENTRIES).unwrap_or(0),
    );
    let rows = here
        .iter()
        .enumerate()
        .skip(skip)
        .take(most)
        .map(|(place, entry)| EntryRow {
            number: place + 1,
            player: entry.player,
            name: entry.display.clone(),
            rating: entry.starts_with(),
            state: phrases::entry_state(words, entry.state),
            mine: seen.viewer.is(&entry.player),
        })
        .collect();
    let all = (count + ENTRIES - 1) / ENTRIES;
    (rows, here.len(), Pages::of(at, all))
}

/// What has just been done, where it still stands.
fn said(seen: &Seen, done: &str) -> Option<String> {
    let words = seen.viewer.words;
    match (done, seen.own_entry()?) {
        ("entered" | "waiting", EntryState::In) => Some(t!(words, "tournament-done-entered")),
        ("entered" | "waiting", EntryState::Waiting) => Some(t!(words, "tournament-done-waiting")),
        ("left", EntryState::Left) => Some(t!(words, "tournament-done-left")),
        ("withdrawn", EntryState::Withdrawn) => Some(t!(words, "tournament-done-withdrawn")),
        _ => None,
    }
}

/// What the reader is in it.
fn own(seen: &Seen) -> String {
    let words = seen.viewer.words;
    match seen.own_entry() {
        Some(EntryState::In) => t!(words, "tournament-you-play"),
        Some(EntryState::Waiting) => t!(words, "tournament-you-wait"),
        Some(EntryState::Withdrawn) => t!(words, "tournament-you-withdrew"),
        Some(EntryState::Left) | None => String::new(),
    }
}

/// What the button to enter says, if there is to be one, and why not.
fn may_enter(seen: &Seen) -> (Option<String>, String) {
    let (words, setup) = (seen.viewer.words, &seen.tournament.setup);
    let open = seen.tournament.state == TournamentState::Registration;
    let inside = matches!(seen.own_entry(), Some(EntryState::In | EntryState::Waiting));
    if !open || inside {
        return (None, String::new());
    }
    if setup.by_invitation {
        return (None, t!(words, "tournament-by-invitation"));
    }
    let may_play = seen.viewer.player.as_ref().map(|player| player.may_play());
    let taken = seen.entries.iter().filter(|e| e.state == EntryState::In);
    let full = setup
        .most
        .is_some_and(|most| taken.count() >= most as usize);
    match may_play {
        Some(true) if full => (Some(t!(words, "tournament-enter-waiting")), String::new()),
        Some(true) => (Some(t!(words, "tournament-enter")), String::new()),
        Some(false) => (None, t!(words, "refused-unconfirmed")),
        None => (None, t!(words, "tournament-sign-in-to-enter")),
    }
}

/// Whether the reader may take his entry back: until the draw.
fn may_leave(seen: &Seen) -> bool {
    let before = seen.tournament.state == TournamentState::Registration;
    let inside = matches!(seen.own_entry(), Some(EntryState::In | EntryState::Waiting));
    let waits = seen.tournament.state == TournamentState::Running
        && seen.own_entry() == Some(EntryState::Waiting);
    (before && inside) || waits
}

/// The stages, where there are several.
fn stages(seen: &Seen, shown: u32) -> Vec<(u32, String, bool)> {
    let last = seen.field.stage();
    let name = |stage: u32| {
        let last_group = seen.groups(stage).len() == 1 && stage == last;
        if last_group {
            t!(seen.viewer.words, "tournament-final")
        } else {
            t!(seen.viewer.words, "tournament-stage", n = stage)
        }
    };
    if last < 2 {
        return Vec::new();
    }
    (1..=last)
        .map(|stage| (stage, name(stage), stage == shown))
        .collect()
}

/// The rounds, where they have dates of their own.
fn dated(seen: &Seen, stage: u32) -> Vec<Dated> {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let rounds: Vec<_> = seen
        .field
        .rounds
        .iter()
        .filter(|r| r.stage == stage)
        .collect();
    let first = rounds.first().map(|round| round.starts_at);
    if rounds.iter().all(|round| Some(round.starts_at) == first) {
        return Vec::new();
    }
    rounds
        .into_iter()
        .map(|round| Dated {
            title: t!(words, "tournament-round", n = round.round),
            starts: voice.date(round.starts_at),
            state: match round.state {
                RoundState::Published => t!(words, "tournament-round-published"),
                RoundState::Started => t!(words, "tournament-round-started"),
                RoundState::Finished => t!(words, "tournament-round-finished"),
            },
        })
        .collect()
}
