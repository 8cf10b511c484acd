//! `GET /games/waiting`, `/games/others`, `/games/finished`: all games of one kind, sorted, filtered by tournament and
//! opponent, in pages.

use std::collections::{BTreeMap, HashMap};

use actix_web::web::Data;
use askama::Template;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::i18n::{Words, t};
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, ratings};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::super::sentences::Voice;
use super::order::{Entry, Names, Order, Which, choose};
use super::row::{Boards, Row, row};

/// A choice of a filter: its value, its words, and whether it is chosen.
type Choice = (String, String, bool);

#[derive(Template)]
#[template(path = "games/sorted.html")]
struct SortedPage<'a> {
    viewer: &'a Viewer,
    title: String,
    path: &'static str,
    tabs: Vec<(&'static str, String, bool)>,
    rows: Vec<Row>,
    /// How many fit, and how many there are.
    count: usize,
    all: usize,
    is_finished: bool,
    is_mine: bool,
    orders: Vec<Choice>,
    events: Vec<Choice>,
    opponents: Vec<Choice>,
    /// The address of the same list, for the number of a page to be added.
    query: String,
    before: Option<i64>,
    next: Option<i64>,
}

/// What a snapshot holds.
struct Found {
    entries: Vec<Entry>,
    names: Names,
    /// Those that run, read whole already.
    listed: Vec<Listed>,
}

/// `GET /games/waiting`.
pub async fn waiting(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    list(state, asker, asked, Which::Waiting).await
}

/// `GET /games/others`.
pub async fn others(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    list(state, asker, asked, Which::Others).await
}

/// `GET /games/finished`.
pub async fn finished(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    list(state, asker, asked, Which::Finished).await
}

async fn list(state: Data<State>, asker: Asker, asked: Asked, which: Which) -> Answer {
    let wanted = asked.clone();
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(me) = viewer.id() else {
            return Ok((viewer, None));
        };
        let found = find(c, me, which, viewer.now)?;
        let chosen = choose(&found.entries, &found.names, which, &wanted);
        let ids = &chosen.ids;
        let listed = match which {
            Which::Finished => games::listed_of(c, ids)?,
            _ => in_order(found.listed.clone(), ids),
        };
        let fens = games::positions(c, ids)?;
        let ratings = ratings::of_games(c, ids, me)?;
        Ok::<_, StorageError>((viewer, Some((found, chosen, listed, (fens, ratings)))))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let me = viewer.signed_in()?;
    let Some((found, chosen, listed, (fens, ratings))) = found else {
        return Err(crate::web::error::Failure::NotFound);
    };
    let voice = Voice::of(&viewer);
    let boards = Boards::for_player(&fens, &ratings, me);
    let rows = listed.iter().map(|g| row(voice, me.id, g, &boards));
    let template = SortedPage {
        viewer: &viewer,
        title: title(&viewer, which),
        path: which.path(),
        tabs: tabs(viewer.words, Some(which)),
        rows: rows.collect(),
        count: chosen.count,
        all: found.entries.len(),
        is_finished: which == Which::Finished,
        is_mine: which == Which::Waiting,
        orders: orders(viewer.words, which, chosen.order),
        events: events(viewer.words, &found, asked.text("event")),
        opponents: opponents(viewer.words, &found, asked.text("opponent")),
        query: chosen.query,
        before: (chosen.page > 0).then(|| chosen.page - 1),
        next: chosen.more.then_some(chosen.page + 1),
    };
    page::render(&viewer, &template)
}

/// The lists beside each other: where they are, what they are called, which is shown.
pub fn tabs(words: &Words, shown: Option<Which>) -> Vec<(&'static str, String, bool)> {
    let tab = |path, name, of| (path, name, shown == of);
    vec![
        tab("/games", t!(words, "games-overview"), None),
        tab(
            "/games/waiting",
            t!(words, "games-list-waiting"),
            Some(Which::Waiting),
        ),
        tab(
            "/games/others",
            t!(words, "games-list-others"),
            Some(Which::Others),
        ),
        tab(
            "/games/finished",
            t!(words, "games-finished"),
            Some(Which::Finished),
        ),
    ]
}

fn title(viewer: &Viewer, which: Which) -> String {
    let words = viewer.words;
    match which {
        Which::Waiting => t!(words, "games-list-waiting"),
        Which::Others => t!(words, "games-list-others"),
        Which::Finished => t!(words, "games-finished-title"),
    }
}

fn find(c: &mut Conn, me: PlayerId, which: Which, now: Instant) -> Result<Found, StorageError> {
    if which == Which::Finished {
        return finished_of(c, me);
    }
    let waits = |g: &Listed| g.waiting == Some(me) && !g.is_called(now);
    let wanted = which == Which::Waiting;
    let listed: Vec<Listed> = games::running(c, me)?
        .into_iter()
        .filter(|game| waits(game) == wanted)
        .collect();
    let mut names = Names::default();
    let mut entries = Vec::with_capacity(listed.len());
    for game in &listed {
        let white = game.white.id == me;
        let opponent = if white { &game.black } else { &game.white };
        names.people.insert(opponent.id, opponent.display.clone());
        if let Some(tag) = &game.event {
            names.events.insert(tag.id, tag.name.clone());
        }
        entries.push(Entry {
            id: game.id,
            opponent: opponent.id,
            event: game.event.as_ref().map(|tag| tag.id),
            started: game.started_at,
            moved: game.moved_at,
            ended: None,
            deadline: game.deadline,
        });
    }
    Ok(Found {
        entries,
        names,
        listed,
    })
}

fn finished_of(c: &mut Conn, me: PlayerId) -> Result<Found, StorageError> {
    let outlines = games::outlines(c, me, false)?;
    let mut people: Vec<PlayerId> = outlines.iter().map(|one| one.opponent).collect();
    let mut events: Vec<TournamentId> = outlines.iter().filter_map(|one| one.event).collect();
    for ids in [&mut people, &mut events] {
        ids.sort_unstable();
        ids.dedup();
    }
    let people = games::titles(c, &people)?;
    let names = Names {
        people: people
            .into_iter()
            .map(|tag| (tag.id, tag.display))
            .collect(),
        events: games::event_names(c, &events)?,
    };
    let entries = outlines.into_iter().map(|one| Entry {
        id: one.id,
        opponent: one.opponent,
        event: one.event,
        started: one.started_at,
        moved: one.started_at,
        ended: one.ended_at,
        deadline: None,
    });
    Ok(Found {
        entries: entries.collect(),
        names,
        listed: Vec::new(),
    })
}

fn in_order(listed: Vec<Listed>, ids: &[GameId]) -> Vec<Listed> {
    let mut by_id: HashMap<GameId, Listed> = listed.into_iter().map(|g| (g.id, g)).collect();
    ids.iter().filter_map(|id| by_id.remove(id)).collect()
}

fn orders(words: &Words, which: Which, chosen: Order) -> Vec<Choice> {
    let choice = |order: &Order| {
        let code = order.code().to_owned();
        (code, order.name(words), *order == chosen)
    };
    which.orders().iter().map(choice).collect()
}

/// The tournaments to choose among, and friendly games; none where there is but one kind.
fn events(words: &Words, found: &Found, chosen: &str) -> Vec<Choice> {
    let mut named: BTreeMap<(String, TournamentId), String> = BTreeMap::new();
    for id in found.entries.iter().filter_map(|entry| entry.event) {
        if let Some(name) = found.names.events.get(&id) {
            named.insert((name.to_lowercase(), id), name.clone());
        }
    }
    let mut choices: Vec<(String, String)> = named
        .into_iter()
        .map(|((_, id), name)| (id.to_string(), name))
        .collect();
    if found.entries.iter().any(|entry| entry.event.is_none()) {
        choices.insert(0, ("0".to_owned(), t!(words, "games-friendly")));
    }
    with_all(t!(words, "games-all-events"), choices, chosen)
}

fn opponents(words: &Words, found: &Found, chosen: &str) -> Vec<Choice> {
    let mut choices: Vec<(String, String)> = found
        .names
        .people
        .iter()
        .map(|(id, name)| (id.to_string(), name.clone()))
        .collect();
    choices.sort_by_cached_key(|(id, name)| (name.to_lowercase(), id.clone()));
    with_all(t!(words, "games-all-opponents"), choices, chosen)
}

fn with_all(all: String, choices: Vec<(String, String)>, chosen: &str) -> Vec<Choice> {
    let first = std::iter::once((String::new(), all));
    first
        .chain(choices)
        .map(|(value, name)| {
            let is = value == chosen;
            (value, name, is)
        })
        .collect()
}
