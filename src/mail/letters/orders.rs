//! Letters about what a director orders about time in a tournament, and about its end date.

use super::Desk;
use super::tournament::lines;
use crate::domain::notice::{NoticeKind, TournamentFacts, TournamentGame};
use crate::i18n::{chess, control, t};

/// Subject, first line, and what follows; `None`: another letter.
pub(super) fn letter(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    about_clocks(desk, facts, kind).or_else(|| about_end(desk, facts, kind))
}

/// For what the director orders about all clocks.
fn about_clocks(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    let (words, name) = (desk.words, facts.name.as_str());
    let until = facts.until.map(|at| desk.until(at)).unwrap_or_default();
    Some(match kind {
        NoticeKind::TournamentHalted => (
            t!(words, "letter-subject-tournament-halted", name = name),
            t!(
                words,
                "letter-tournament-halted",
                name = name,
                until = until
            ),
            lines(desk, facts),
        ),
        NoticeKind::TournamentGoesOn => (
            t!(words, "letter-subject-tournament-goes-on", name = name),
            t!(words, "letter-tournament-goes-on", name = name),
            lines(desk, facts),
        ),
        NoticeKind::TournamentTime => {
            let span = control::span(words, facts.amount);
            let span = span.as_str();
            (
                t!(
                    words,
                    "letter-subject-tournament-time",
                    name = name,
                    span = span
                ),
                t!(words, "letter-tournament-time", name = name, span = span),
                lines(desk, facts),
            )
        }
        _ => return None,
    })
}

/// For the end date.
fn about_end(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    let (words, name) = (desk.words, facts.name.as_str());
    let until = facts.until.map(|at| desk.until(at)).unwrap_or_default();
    Some(match kind {
        NoticeKind::TournamentEndMoved => (
            t!(words, "letter-subject-tournament-end-moved", name = name),
            if facts.until.is_some() {
                t!(
                    words,
                    "letter-tournament-end-moved",
                    name = name,
                    until = until
                )
            } else {
                t!(words, "letter-tournament-end-gone", name = name)
            },
            lines(desk, facts),
        ),
        NoticeKind::TournamentEndNear => (
            t!(
                words,
                "letter-subject-tournament-end-near",
                name = name,
                days = facts.amount
            ),
            t!(
                words,
                "letter-tournament-end-near",
                name = name,
                until = until
            ),
            lines(desk, facts),
        ),
        NoticeKind::TournamentEndReached => (
            t!(words, "letter-subject-tournament-end-reached", name = name),
            t!(words, "letter-tournament-end-reached", name = name),
            claims(desk, facts),
        ),
        NoticeKind::TournamentAdjudicate => (
            t!(
                words,
                "letter-subject-tournament-adjudicate",
                name = name,
                n = facts.waiting
            ),
            t!(words, "letter-tournament-adjudicate", name = name),
            Vec::new(),
        ),
        _ => return None,
    })
}

/// The reader's games that are adjudicated, a line each, with the place where he says what he claims.
fn claims(desk: &Desk<'_>, facts: &TournamentFacts) -> Vec<String> {
    let words = desk.words;
    let line = |game: &TournamentGame| {
        Some(t!(
            words,
            "letter-tournament-game-called",
            opponent = game.opponent.as_str(),
            side = chess::side(words, game.side),
            link = desk.site.urls.adjudication(game.game?)
        ))
    };
    facts.games.iter().filter_map(line).collect()
}
