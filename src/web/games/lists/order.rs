//! By what lists of games are sorted and filtered, and which games are on a page of one.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::i18n::{Words, t};
use crate::web::asked::Asked;
use crate::web::error::query_value;

/// How many games a page has.
const A_PAGE: i64 = 50;

/// Which of one's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that wait for oneself.
    Waiting,
    /// Those that wait for others.
    Others,
    /// Those that have ended.
    Finished,
}

/// By what they are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Time,
    Moved,
    Opponent,
    Event,
    Started,
    Ended,
}
impl Which {
    pub(super) const fn orders(self) -> &'static [Order] {
        match self {
            Self::Waiting | Self::Others => &[
                Order::Time,
                Order::Moved,
                Order::Opponent,
                Order::Event,
                Order::Started,
            ],
            Self::Finished => &[Order::Ended, Order::Started, Order::Opponent, Order::Event],
        }
    }

    /// The last part of its address.
    pub(super) const fn path(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Others => "others",
            Self::Finished => "finished",
        }
    }
}

impl Order {
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Moved => "moved",
            Self::Opponent => "opponent",
            Self::Event => "event",
            Self::Started => "started",
            Self::Ended => "ended",
        }
    }

    pub(super) fn name(self, words: &Words) -> String {
        match self {
            Self::Time => t!(words, "games-time-left"),
            Self::Moved => t!(words, "games-moved"),
            Self::Opponent => t!(words, "games-opponent"),
            Self::Event => t!(words, "games-event"),
            Self::Started => t!(words, "games-started"),
            Self::Ended => t!(words, "games-ended"),
        }
    }
}

/// What a game is sorted and filtered by.
pub(super) struct Entry {
    pub id: GameId,
    pub opponent: PlayerId,
    pub event: Option<TournamentId>,
    pub started: Instant,
    pub moved: Instant,
    pub ended: Option<Instant>,
    pub deadline: Option<Instant>,
}

/// The names of opponents and tournaments.
#[derive(Default)]
pub(super) struct Names {
    pub people: HashMap<PlayerId, String>,
    pub events: HashMap<TournamentId, String>,
}

/// The games of one page.
pub(super) struct Chosen {
    pub ids: Vec<GameId>,
    pub order: Order,
    pub count: usize,
    pub page: i64,
    pub more: bool,
    pub query: String,
}

pub(super) fn choose(entries: &[Entry], names: &Names, which: Which, asked: &Asked) -> Chosen {
    let (event, opponent) = (asked.text("event"), asked.text("opponent"));
    let fits = |entry: &&Entry| {
        let of_event = entry.event.unwrap_or(0).to_string();
        (event.is_empty() || event == of_event)
            && (opponent.is_empty() || opponent == entry.opponent.to_string())
    };
    let mut fitting: Vec<&Entry> = entries.iter().filter(fits).collect();
    let usual = which.orders().first().copied().unwrap_or(Order::Started);
    let wanted = |order: &&Order| order.code() == asked.text("sort");
    let order = which.orders().iter().find(wanted).copied();
    let order = order.unwrap_or(usual);
    sort(&mut fitting, order, names);
    let count = fitting.len();
    let length = i64::try_from(count).unwrap_or(i64::MAX);
    let page = asked.page(length, A_PAGE);
    let skip = usize::try_from(page * A_PAGE).unwrap_or(0);
    let most = usize::try_from(A_PAGE).unwrap_or(usize::MAX);
    let mut query = format!("sort={}", order.code());
    for (name, value) in [("event", event), ("opponent", opponent)] {
        if !value.is_empty() {
            // writing into memory cannot fail
            let _ = write!(query, "&{name}={}", query_value(value));
        }
    }
    let shown = fitting.iter().skip(skip).take(most);
    Chosen {
        ids: shown.map(|entry| entry.id).collect(),
        order,
        count,
        page,
        more: (page + 1) * A_PAGE < length,
        query,
    }
}

/// By time left and names upwards, by days the newest first.
fn sort(entries: &mut [&Entry], order: Order, names: &Names) {
    let opponent = |entry: &Entry| {
        let name = names.people.get(&entry.opponent);
        name.map(|name| name.to_lowercase())
    };
    // friendly games after those of tournaments
    let event = |entry: &Entry| {
        let name = entry.event.and_then(|id| names.events.get(&id));
        (name.is_none(), name.map(|name| name.to_lowercase()))
    };
    match order {
        Order::Time => entries.sort_by_key(|e| (e.deadline, e.id)),
        Order::Moved => entries.sort_by_key(|e| std::cmp::Reverse((e.moved, e.id))),
        Order::Started => entries.sort_by_key(|e| std::cmp::Reverse((e.started, e.id))),
        Order::Ended => entries.sort_by_key(|e| std::cmp::Reverse((e.ended, e.id))),
        Order::Opponent => entries.sort_by_cached_key(|e| (opponent(e), e.id)),
        Order::Event => entries.sort_by_cached_key(|e| (event(e), e.id)),
    }
}
