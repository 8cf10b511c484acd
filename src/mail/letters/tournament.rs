//! Letters about tournaments.

use super::{Button, Content, Desk, Quote, seats};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::{NoticeKind, TournamentFacts, TournamentGame};
use crate::i18n::{chess, control, numbers, t};

/// More games than this are not listed one by one: the page has them all.
const MOST_LISTED: usize = 40;

pub(super) fn letter(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<Content> {
    let words = desk.words;
    let (subject, lead, notes) = told(desk, facts, kind)?;
    Some(Content {
        subject,
        lead,
        due: if is_over(kind) {
            None
        } else {
            due(desk, facts)
        },
        button: Some(button(desk, facts, kind)),
        notes,
        message: (!facts.text.is_empty()).then(|| Quote {
            who: t!(words, "letter-message", name = facts.who.as_str()),
            body: facts.text.clone(),
        }),
        why: why(desk, facts, kind),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    })
}

/// Where the reader goes next.
fn button(desk: &Desk<'_>, facts: &TournamentFacts, kind: NoticeKind) -> Button {
    let (words, urls, id) = (desk.words, &desk.site.urls, facts.tournament);
    match kind {
        NoticeKind::TournamentAsked => asking(desk, facts, LinkPurpose::GoOn),
        NoticeKind::TournamentConfirm => asking(desk, facts, LinkPurpose::Attend),
        NoticeKind::TournamentPlace if facts.asked => asking(desk, facts, LinkPurpose::Attend),
        NoticeKind::TournamentWeek | NoticeKind::TournamentSilent | NoticeKind::LastWarningSent => {
            Button {
                label: t!(words, "letter-button-desk"),
                url: urls.desk(id),
            }
        }
        NoticeKind::TournamentAppeal | NoticeKind::TournamentAppealDecided => Button {
            label: t!(words, "letter-button-game"),
            url: facts
                .game
                .map_or_else(|| urls.tournament(id), |game| urls.game(game)),
        },
        NoticeKind::TournamentAdjudicate => Button {
            label: t!(words, "letter-button-adjudicate"),
            url: urls.adjudications(id),
        },
        _ => Button {
            label: t!(words, "letter-button-tournament"),
            url: urls.tournament(id),
        },
    }
}

/// Where a question is answered, without signing in.
fn asking(desk: &Desk<'_>, facts: &TournamentFacts, purpose: LinkPurpose) -> Button {
    let url = desk.link(purpose);
    Button {
        label: t!(desk.words, "letter-button-say"),
        url: url.unwrap_or_else(|| desk.site.urls.tournament(facts.tournament)),
    }
}

/// Why the reader gets it.
fn why(desk: &Desk<'_>, facts: &TournamentFacts, kind: NoticeKind) -> String {
    let (words, name, site) = (desk.words, facts.name.as_str(), desk.site_name());
    match kind {
        NoticeKind::TournamentWeek
        | NoticeKind::TournamentSilent
        | NoticeKind::TournamentAdjudicate
        | NoticeKind::LastWarningSent => {
            t!(
                words,
                "letter-why-tournament-directed",
                name = name,
                site = site
            )
        }
        NoticeKind::TournamentWithdrawn | NoticeKind::TournamentNoPlace => {
            t!(
                words,
                "letter-why-tournament-left",
                name = name,
                site = site
            )
        }
        _ => t!(words, "letter-why-tournament", name = name, site = site),
    }
}

/// Letters after which no move counts.
fn is_over(kind: NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::TournamentEndReached | NoticeKind::TournamentAdjudicate
    )
}

/// Subject, first line, and what follows; `None`: no letter about a tournament.
fn told(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    let (words, name) = (desk.words, facts.name.as_str());
    let starts = desk.until(facts.starts);
    Some(match kind {
        NoticeKind::TournamentPlace => (
            t!(words, "letter-subject-tournament-place", name = name),
            t!(words, "letter-tournament-place", name = name),
            seats::place(desk, facts, starts),
        ),
        NoticeKind::TournamentNoPlace => (
            t!(words, "letter-subject-tournament-no-place", name = name),
            t!(words, "letter-tournament-no-place", name = name),
            vec![match facts.waits {
                true => t!(words, "letter-tournament-still-waiting"),
                false => t!(words, "letter-tournament-not-waiting"),
            }],
        ),
        NoticeKind::TournamentPostponed => (
            t!(words, "letter-subject-tournament-postponed", name = name),
            t!(
                words,
                "letter-tournament-postponed",
                name = name,
                starts = starts
            ),
            vec![t!(words, "letter-tournament-leave-until")],
        ),
        NoticeKind::TournamentCancelled => (
            t!(words, "letter-subject-tournament-cancelled", name = name),
            if facts.begun {
                t!(words, "letter-tournament-called-off", name = name)
            } else {
                t!(words, "letter-tournament-cancelled", name = name)
            },
            if facts.text.is_empty() {
                vec![t!(words, "letter-tournament-too-few")]
            } else {
                Vec::new()
            },
        ),
        NoticeKind::TournamentChanged => changed(desk, facts),
        NoticeKind::TournamentDrawn => drawn(desk, facts),
        NoticeKind::TournamentStarted => started(desk, facts),
        NoticeKind::TournamentWithdrawn => (
            t!(words, "letter-subject-tournament-withdrawn", name = name),
            t!(words, "letter-tournament-withdrawn", name = name),
            Vec::new(),
        ),
        NoticeKind::TournamentFinished => finished(desk, facts),
        NoticeKind::TournamentAnnouncement => (
            t!(words, "letter-subject-tournament-announcement", name = name),
            t!(words, "letter-tournament-announcement", name = name),
            Vec::new(),
        ),
        _ => {
            return super::orders::letter(desk, facts, kind)
                .or_else(|| seats::letter(desk, facts, kind))
                .or_else(|| super::directing::week(desk, facts, kind))
                .or_else(|| super::directing::warned(desk, facts, kind));
        }
    })
}

/// The first move that is due, where some are.
fn due(desk: &Desk<'_>, facts: &TournamentFacts) -> Option<String> {
    let first = facts.games.iter().filter_map(|game| game.deadline).min()?;
    let n = facts
        .games
        .iter()
        .filter(|game| game.deadline.is_some())
        .count();
    let until = desk.until(first);
    Some(t!(
        desk.words,
        "letter-tournament-due",
        n = n,
        until = until
    ))
}

fn drawn(desk: &Desk<'_>, facts: &TournamentFacts) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let (starts, briefly) = (desk.until(facts.starts), desk.until_briefly(facts.starts));
    let mut notes = Vec::new();
    if !facts.games.is_empty() {
        notes.push(t!(words, "letter-tournament-you-meet"));
        notes.extend(lines(desk, facts));
    }
    if facts.free {
        notes.push(t!(words, "letter-tournament-free"));
    }
    let time = control::terms(words, &facts.time);
    notes.push(t!(words, "letter-invited-time", time = time));
    notes.extend(ends(desk, facts));
    (
        t!(
            words,
            "letter-subject-tournament-drawn",
            name = name,
            starts = briefly
        ),
        t!(
            words,
            "letter-tournament-drawn",
            name = name,
            starts = starts.as_str()
        ),
        notes,
    )
}

/// What holds now, after it was changed.
fn changed(desk: &Desk<'_>, facts: &TournamentFacts) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let starts = desk.until(facts.starts);
    let time = control::terms(words, &facts.time);
    let mut notes = vec![
        t!(words, "letter-tournament-changed-start", starts = starts),
        t!(words, "letter-invited-time", time = time),
    ];
    notes.extend(ends(desk, facts));
    notes.push(t!(words, "letter-tournament-leave-until"));
    (
        t!(words, "letter-subject-tournament-changed", name = name),
        t!(words, "letter-tournament-changed", name = name),
        notes,
    )
}

/// When it ends, where it has an end date.
fn ends(desk: &Desk<'_>, facts: &TournamentFacts) -> Option<String> {
    let until = desk.until(facts.until?);
    Some(t!(desk.words, "letter-tournament-ends", until = until))
}

fn started(desk: &Desk<'_>, facts: &TournamentFacts) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let waiting = facts
        .games
        .iter()
        .filter(|game| game.deadline.is_some())
        .count();
    (
        t!(
            words,
            "letter-subject-tournament-started",
            name = name,
            n = waiting
        ),
        t!(words, "letter-tournament-started", name = name),
        lines(desk, facts)
            .into_iter()
            .chain(ends(desk, facts))
            .collect(),
    )
}

/// The reader's games, a line each.
pub(super) fn lines(desk: &Desk<'_>, facts: &TournamentFacts) -> Vec<String> {
    let words = desk.words;
    let line = |game: &TournamentGame| {
        let (side, opponent) = (chess::side(words, game.side), game.opponent.as_str());
        match (game.game, game.deadline) {
            (Some(number), Some(at)) => t!(
                words,
                "letter-tournament-game-waits",
                opponent = opponent,
                side = side,
                until = desk.until(at),
                link = desk.site.urls.game(number)
            ),
            (Some(number), None) => t!(
                words,
                "letter-tournament-game-runs",
                opponent = opponent,
                side = side,
                link = desk.site.urls.game(number)
            ),
            (None, _) if game.starts > facts.starts => t!(
                words,
                "letter-tournament-game-later",
                opponent = opponent,
                side = side,
                starts = desk.until(game.starts)
            ),
            (None, _) => t!(
                words,
                "letter-tournament-game",
                opponent = opponent,
                side = side
            ),
        }
    };
    let mut lines: Vec<String> = facts.games.iter().take(MOST_LISTED).map(line).collect();
    if facts.games.len() > MOST_LISTED {
        let n = facts.games.len() - MOST_LISTED;
        lines.push(t!(words, "letter-tournament-more", n = n));
    }
    lines
}

fn finished(desk: &Desk<'_>, facts: &TournamentFacts) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let mut notes = Vec::new();
    if let Some((rank, of, points)) = facts.place {
        let points = numbers::points(u32::try_from(points / 50).unwrap_or(0));
        notes.push(t!(
            words,
            "letter-tournament-rank",
            rank = rank,
            of = of,
            points = points
        ));
    }
    let winners = facts.winners.join(", ");
    if !winners.is_empty() {
        let n = facts.winners.len();
        notes.insert(
            0,
            t!(words, "letter-tournament-winners", n = n, names = winners),
        );
    }
    if !facts.table.is_empty() {
        notes.push(t!(words, "letter-tournament-table"));
    }
    for (rank, name, points) in &facts.table {
        let points = numbers::points(u32::try_from(points / 50).unwrap_or(0));
        notes.push(t!(
            words,
            "letter-tournament-table-line",
            rank = rank,
            name = name.as_str(),
            points = points
        ));
    }
    let link = desk.site.urls.report(facts.tournament);
    notes.push(t!(words, "letter-tournament-report", link = link));
    (
        t!(words, "letter-subject-tournament-finished", name = name),
        t!(words, "letter-tournament-finished", name = name),
        notes,
    )
}
