//! The sentences of a game page: its state, its clocks, what happened besides the moves.

use chrono_tz::Tz;

use crate::domain::TournamentId;
use crate::domain::clock::{Adjustment, Deadline, OutageSource, Pace, Source};
use crate::domain::time::{Instant, Millis};
use crate::domain::visibility::{Event, EventTag, GameView, Standing};
use crate::i18n::{self, Words, chess, control, dates, t};
use crate::links::places;
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::web::start;
use crate::web::viewer::Viewer;

/// In whose words, zone and time of day a page speaks.
#[derive(Clone, Copy)]
pub struct Voice {
    /// Phrases.
    pub words: &'static Words,
    /// Zone of the dates.
    pub zone: Tz,
    /// The present instant.
    pub now: Instant,
}

impl Voice {
    /// The reader's.
    pub fn of(viewer: &Viewer) -> Self {
        Self {
            words: viewer.words,
            zone: viewer.zone,
            now: viewer.now,
        }
    }

    /// "Tue 14 May 18:05 CEST".
    pub fn date(&self, at: Instant) -> String {
        dates::short(self.words.lang(), at.0, self.zone, self.now.0)
    }

    /// "2 days 4 hours".
    pub fn left(&self, until: Instant) -> String {
        dates::duration(self.words, until.since(self.now))
    }
}

/// The one sentence that says how a game stands.
pub struct State {
    /// The sentence.
    pub text: String,
    /// What moved the deadline, in words.
    pub reasons: Vec<String>,
    /// The time left that stands in the sentence, while it goes on.
    pub ticks: Option<Ticks>,
    /// What the one who waits need not do.
    pub waiting: Option<String>,
    /// Where the rule book tells why the game ended so, and the words of the link.
    pub why: Option<(&'static str, String)>,
}

/// Time left, for the script that writes it anew.
pub struct Ticks {
    /// Until when, in milliseconds.
    pub until: i64,
    /// As it stands on the page.
    pub left: String,
}

/// Says how a game stands.
pub fn state(voice: Voice, view: &GameView) -> State {
    let words = voice.words;
    let name = |side: Color| view.player(side).display.as_str();
    let (text, deadline) = match &view.standing {
        Standing::YourMove { deadline } => {
            let (left, until) = (voice.left(deadline.at), voice.date(deadline.at));
            (
                t!(words, "game-state-yours", left = left, until = until),
                Some(deadline),
            )
        }
        Standing::Waiting { side, deadline } => {
            let (left, until) = (voice.left(deadline.at), voice.date(deadline.at));
            let text = t!(
                words,
                "game-state-waiting",
                name = name(*side),
                left = left,
                until = until
            );
            (text, Some(deadline))
        }
        Standing::Overdue { side, deadline } => {
            let since = voice.date(deadline.at);
            let falls = voice.date(deadline.falls);
            let text = t!(
                words,
                "game-state-overdue",
                name = name(*side),
                since = since,
                falls = falls
            );
            (text, Some(deadline))
        }
        Standing::TimeIsUp { side, since } => {
            let (name, since) = (name(*side), voice.date(*since));
            let text = t!(words, "game-state-time-up", name = name, since = since);
            (text, None)
        }
        Standing::HeldBack { .. } => (
            t!(words, "game-state-held", n = view.held.unwrap_or(0)),
            None,
        ),
        Standing::Called { since, .. } => (
            t!(words, "game-state-called", since = voice.date(*since)),
            None,
        ),
        Standing::Ended { ending, .. } => {
            let text = chess::ending(words, *ending, &view.white.display, &view.black.display);
            (text, None)
        }
    };
    State {
        text,
        ticks: ticks(voice, view),
        waiting: deadline.and_then(|d| waiting(voice, view, d)),
        why: why(words, view),
        reasons: deadline.map_or_else(Vec::new, |d| reasons(voice, d)),
    }
}

fn why(words: &Words, view: &GameView) -> Option<(&'static str, String)> {
    if view.held.is_some() {
        return Some((places::WATCHING, t!(words, "rules-why")));
    }
    let Standing::Ended { ending, .. } = &view.standing else {
        return None;
    };
    let text = match ending.decided() {
        Some(GameResult::Draw) => t!(words, "rules-why-draw"),
        _ => t!(words, "rules-why-won"),
    };
    Some((places::of_ending(ending), text))
}

fn ticks(voice: Voice, view: &GameView) -> Option<Ticks> {
    match &view.standing {
        Standing::YourMove { deadline } | Standing::Waiting { deadline, .. } => Some(Ticks {
            until: deadline.at.0,
            left: voice.left(deadline.at),
        }),
        _ => None,
    }
}

fn waiting(voice: Voice, view: &GameView, deadline: &Deadline) -> Option<String> {
    view.wins_by_waiting.then(|| {
        let until = voice.date(deadline.falls);
        t!(voice.words, "game-wins-by-waiting", until = until)
    })
}

/// So many positions are looked at while a page is made: some milliseconds. The letter has taken its time.
const AT_ONCE: u32 = 8_000;

/// After a game lost by time or resignation whose winner seems to have had too little: how he could have mated.
pub fn doubt(voice: Voice, view: &GameView) -> Option<String> {
    let Standing::Ended { ending, .. } = &view.standing else {
        return None;
    };
    let profile = &view.terms.profile;
    i18n::doubt(voice.words, profile, &view.position, *ending, AT_ONCE)
}

/// Personal hours are many small rests, told as one: their length together, if there are any, and what else moved a deadline.
pub(super) fn own_hours_apart(all: &[Adjustment]) -> (Option<Millis>, Vec<&Adjustment>) {
    let mut own: Option<Millis> = None;
    let mut others = Vec::new();
    for adjustment in all {
        match adjustment {
            Adjustment::Off(off) if off.source == Source::OwnHours => {
                own = Some(own.unwrap_or(0) + off.length());
            }
            other => others.push(other),
        }
    }
    (own, others)
}

/// What moved a deadline, in words.
pub fn reasons(voice: Voice, deadline: &Deadline) -> Vec<String> {
    let words = voice.words;
    let say = |adjustment: &Adjustment| match *adjustment {
        Adjustment::Off(off) => {
            let span = dates::duration(words, off.length());
            match off.source {
                Source::Outage(OutageSource::Gap) => t!(words, "game-reason-outage", span = span),
                source => {
                    let what = control::source(words, source);
                    t!(words, "game-reason-rest", span = span, what = what)
                }
            }
        }
        Adjustment::Return(at) => t!(words, "game-reason-return", until = voice.date(at)),
        Adjustment::Night(at) => t!(words, "game-reason-night", until = voice.date(at)),
        Adjustment::End(at) => t!(words, "game-reason-end", until = voice.date(at)),
    };
    let (own, others) = own_hours_apart(&deadline.adjustments);
    let own = own.map(|length| {
        let what = control::source(words, Source::OwnHours);
        let span = dates::duration(words, length);
        t!(words, "game-reason-rest", span = span, what = what)
    });
    own.into_iter().chain(others.into_iter().map(say)).collect()
}

/// The clock of the side to move: time left, date for `<time>`, the same in words, and whether it is short.
pub struct Clock {
    /// Until when, in milliseconds.
    pub at: i64,
    /// "2 days 4 hours".
    pub left: String,
    /// "2027-05-14T16:05:00Z".
    pub iso: String,
    /// "Tue 14 May 18:05 CEST".
    pub until: String,
    /// Less than a day is left.
    pub urgent: bool,
}

/// The clock that runs for this side, if it does.
pub fn clock(voice: Voice, view: &GameView, side: Color) -> Option<Clock> {
    let until = match &view.standing {
        Standing::YourMove { deadline } if view.side == Some(side) => deadline.at,
        Standing::Waiting {
            side: turn,
            deadline,
        } if *turn == side => deadline.at,
        Standing::Overdue {
            side: turn,
            deadline,
        } if *turn == side => deadline.falls,
        _ => return None,
    };
    Some(running(voice, until))
}

/// What the clock of this side shows while it does not run; where each move has a fresh span there is nothing to tell.
pub fn at_rest(voice: Voice, view: &GameView, side: Color) -> String {
    let (words, bank) = (voice.words, view.clock_of(side));
    let left = match &view.standing {
        Standing::Called {
            side: turn, left, ..
        } if *turn == side => *left,
        _ => bank.left,
    };
    let span = dates::duration(words, left);
    match view.terms.time.control.pace {
        // who waits now would tell whether a move that is held back has been made
        Pace::PerMove { .. } if view.held.is_some() => String::new(),
        Pace::PerMove { .. } => t!(words, "game-clock-rests"),
        Pace::Reserve { .. } => {
            let reserve = dates::duration(words, bank.reserve);
            t!(
                words,
                "game-clock-shows-reserve",
                span = span,
                reserve = reserve
            )
        }
        _ => t!(words, "game-clock-shows", span = span),
    }
}

/// A clock that runs until `at`.
pub fn running(voice: Voice, at: Instant) -> Clock {
    Clock {
        at: at.0,
        left: voice.left(at),
        iso: dates::iso(at.0),
        until: voice.date(at),
        urgent: at.since(voice.now) < crate::domain::time::DAY,
    }
}

/// What happened besides the moves, in words; `None` for events that the state tells already.
pub fn event(voice: Voice, view: &GameView, event: &Event) -> Option<String> {
    let words = voice.words;
    let name = event
        .by
        .map_or("", |side| view.player(side).display.as_str());
    let at = voice.date(event.at);
    Some(match event.kind.as_str() {
        "draw_declined" => t!(words, "game-event-declined", name = name, at = at),
        "claim_failed" => t!(words, "game-event-claim-failed", name = name, at = at),
        "draw_agreed" => t!(words, "game-event-agreed", name = name, at = at),
        "resigned" => t!(words, "game-event-resigned", name = name, at = at),
        "claimed" => t!(words, "game-event-claimed", name = name, at = at),
        "aborted" => t!(words, "game-event-aborted", name = name, at = at),
        "nudged" => t!(words, "game-event-nudged", name = name, at = at),
        "flag" => t!(words, "game-event-flag", name = name, at = at),
        "walkover" => t!(words, "game-event-walkover", at = at),
        "adjudicated" => t!(words, "game-event-adjudicated", at = at),
        "cancelled" => t!(words, "game-event-cancelled", at = at),
        "corrected" => t!(words, "game-event-corrected", at = at),
        _ => return None,
    })
}

/// A game's event: its number, and "Club championship, round 1".
pub fn event_of(words: &Words, tag: Option<&EventTag>) -> Option<(TournamentId, String)> {
    let tag = tag?;
    let (name, round) = (tag.name.as_str(), tag.round.as_str());
    Some((
        tag.id,
        t!(words, "game-event-of", name = name, round = round),
    ))
}

/// What was agreed, as pairs of name and value.
pub fn terms(words: &Words, view: &GameView) -> Vec<(String, String)> {
    let terms = &view.terms;
    let mut facts = vec![
        (
            t!(words, "game-term-time"),
            control::terms(words, &terms.time),
        ),
        (
            t!(words, "game-term-rules"),
            chess::profile(words, &terms.profile),
        ),
        (t!(words, "game-term-rated"), rated(words, terms.rated)),
        (t!(words, "game-term-aids"), aids(words, terms.aids)),
        (t!(words, "plan-title"), plans_allowed(words, terms.plans)),
    ];
    facts.push(if terms.event.is_some() {
        (
            t!(words, "sight-term"),
            i18n::sight::both(words, terms.watch),
        )
    } else {
        (
            t!(words, "sight-term-others"),
            i18n::sight::sight(words, terms.watch.public),
        )
    });
    if terms.by_lot {
        facts.push((
            t!(words, "game-term-colours"),
            t!(words, "game-term-by-lot"),
        ));
    }
    if !terms.usual_start {
        let name = start::name(words, &terms.start_fen);
        let name = name.map_or_else(String::new, |name| format!("{name}: "));
        let start = format!("{name}{}", terms.start_fen);
        facts.push((t!(words, "game-term-start"), start));
    }
    facts
}

/// "rated" or "unrated".
pub fn rated(words: &Words, rated: bool) -> String {
    if rated {
        t!(words, "game-rated")
    } else {
        t!(words, "game-unrated")
    }
}

/// "allowed" or "not allowed", of conditional moves.
pub fn plans_allowed(words: &Words, allowed: bool) -> String {
    if allowed {
        t!(words, "plan-allowed")
    } else {
        t!(words, "plan-not-allowed")
    }
}

/// "books, databases".
pub fn aids(words: &Words, aids: crate::domain::invitation::Aids) -> String {
    let all = [
        (aids.books, t!(words, "aid-books")),
        (aids.databases, t!(words, "aid-databases")),
        (aids.engines, t!(words, "aid-engines")),
        (aids.tablebases, t!(words, "aid-tablebases")),
    ];
    let allowed: Vec<String> = all
        .into_iter()
        .filter_map(|(allowed, name)| allowed.then_some(name))
        .collect();
    if allowed.is_empty() {
        t!(words, "aids-none")
    } else {
        allowed.join(", ")
    }
}
