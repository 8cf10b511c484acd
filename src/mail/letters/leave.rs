//! Letters about leave: of the opponent, and one's own.

use super::{Button, Content, Desk};
use crate::domain::clock::OutageSource;
use crate::domain::notice::{LeaveFacts, LeaveGame, LeaveSpan};
use crate::i18n::t;

pub(super) fn opponents(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let (words, name) = (desk.words, facts.who.as_str());
    Content {
        subject: t!(
            words,
            "letter-subject-opponents-leave",
            name = name,
            until = until(desk, facts)
        ),
        lead: if facts.spans.first().is_some_and(|span| span.special) {
            t!(words, "letter-opponents-special-leave", name = name)
        } else {
            t!(words, "letter-opponents-leave", name = name)
        },
        notes: told(desk, facts),
        ..about_opponent(desk, facts)
    }
}

pub(super) fn opponents_off(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let (words, name) = (desk.words, facts.who.as_str());
    Content {
        subject: t!(words, "letter-subject-opponents-leave-off", name = name),
        lead: t!(words, "letter-opponents-leave-off", name = name),
        notes: told(desk, facts),
        ..about_opponent(desk, facts)
    }
}

pub(super) fn ends(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let words = desk.words;
    Content {
        subject: t!(
            words,
            "letter-subject-leave-ends",
            until = until(desk, facts),
            n = facts.games.len()
        ),
        lead: t!(
            words,
            "letter-leave-ends",
            until = until_with_zone(desk, facts)
        ),
        notes: waiting(desk, facts),
        ..about_oneself(desk)
    }
}

pub(super) fn begun(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let words = desk.words;
    let until = until_with_zone(desk, facts);
    let mut notes = vec![t!(words, "letter-leave-begun-note")];
    notes.extend(waiting(desk, facts));
    Content {
        subject: t!(words, "letter-subject-leave-begun"),
        lead: t!(words, "letter-leave-begun", until = until),
        notes,
        ..about_oneself(desk)
    }
}

pub(super) fn special(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let words = desk.words;
    let mut notes: Vec<String> = facts.spans.iter().map(|s| span(desk, s)).collect();
    if !facts.reason.is_empty() {
        let reason = facts.reason.as_str();
        notes.push(t!(words, "letter-special-leave-reason", reason = reason));
    }
    Content {
        subject: t!(words, "letter-subject-special-leave"),
        lead: t!(words, "letter-special-leave"),
        notes,
        ..about_oneself(desk)
    }
}

pub(super) fn outage(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let words = desk.words;
    let span = facts.spans.first();
    let (from, until) = span.map_or_else(<_>::default, |s| (desk.until(s.from), desk.until(s.to)));
    let lead = match OutageSource::from_code(&facts.reason) {
        Some(OutageSource::Mail) => t!(words, "letter-outage-mail", from = from, until = until),
        _ => t!(words, "letter-outage-server", from = from, until = until),
    };
    let games = desk.site.urls.games();
    Content {
        subject: t!(words, "letter-subject-outage", site = desk.site_name()),
        lead,
        notes: std::iter::once(t!(words, "letter-outage-now"))
            .chain(waiting(desk, facts))
            .collect(),
        button: Some(Button {
            label: t!(words, "letter-button-games"),
            url: games,
        }),
        why: t!(words, "letter-why-outage", site = desk.site_name()),
        ..about_oneself(desk)
    }
}

/// The days, and what they do in each game.
fn told(desk: &Desk<'_>, facts: &LeaveFacts) -> Vec<String> {
    let words = desk.words;
    let game = |g: &LeaveGame| {
        let number = g.game.to_string();
        match (g.both, g.deadline) {
            (true, _) => t!(words, "letter-leave-game-both", game = number),
            (false, Some(at)) => {
                let until = desk.until(at);
                t!(
                    words,
                    "letter-leave-game-yours",
                    game = number,
                    until = until
                )
            }
            (false, None) => t!(words, "letter-leave-game-theirs", game = number),
        }
    };
    let spans = facts.spans.iter().map(|s| span(desk, s));
    spans.chain(facts.games.iter().map(game)).collect()
}

fn span(desk: &Desk<'_>, span: &LeaveSpan) -> String {
    let (from, until) = (desk.until(span.from), desk.until(span.to));
    if span.special {
        t!(
            desk.words,
            "letter-leave-span-special",
            from = from,
            until = until
        )
    } else {
        t!(desk.words, "letter-leave-span", from = from, until = until)
    }
}

fn waiting(desk: &Desk<'_>, facts: &LeaveFacts) -> Vec<String> {
    let words = desk.words;
    if facts.games.is_empty() {
        return vec![t!(words, "letter-leave-nothing-waits")];
    }
    let line = |g: &LeaveGame| {
        let until = g.deadline.map(|at| desk.until(at)).unwrap_or_default();
        t!(
            words,
            "letter-leave-game-waits",
            game = g.game.to_string(),
            opponent = g.opponent.as_str(),
            until = until
        )
    };
    facts.games.iter().map(line).collect()
}

fn until(desk: &Desk<'_>, facts: &LeaveFacts) -> String {
    let last = facts.spans.first();
    last.map(|s| desk.until_briefly(s.to)).unwrap_or_default()
}

fn until_with_zone(desk: &Desk<'_>, facts: &LeaveFacts) -> String {
    let last = facts.spans.first();
    last.map(|s| desk.until(s.to)).unwrap_or_default()
}

fn about_opponent(desk: &Desk<'_>, facts: &LeaveFacts) -> Content {
    let game = facts.games.first().map(|g| g.game);
    let number = game.map(|g| g.to_string()).unwrap_or_default();
    Content {
        button: game.map(|game| Button {
            label: t!(desk.words, "letter-button-game"),
            url: desk.site.urls.game(game),
        }),
        why: t!(
            desk.words,
            "letter-why-game",
            game = number,
            site = desk.site_name()
        ),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    }
}

fn about_oneself(desk: &Desk<'_>) -> Content {
    Content {
        button: Some(Button {
            label: t!(desk.words, "letter-button-leave"),
            url: desk.site.urls.leave(),
        }),
        why: t!(desk.words, "letter-why-leave", site = desk.site_name()),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    }
}
