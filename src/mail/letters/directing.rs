//! Letters to directors: each week, and when a player was warned for the last time.

use super::Desk;
use crate::domain::notice::{DirectedGame, NoticeKind, TournamentFacts};
use crate::i18n::t;

/// More games than this are not listed one by one: the desk has them all.
const MOST_LISTED: usize = 20;

/// Subject, first line, and what follows; `None`: another letter.
pub(super) fn week(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    if kind != NoticeKind::TournamentWeek {
        return None;
    }
    let (words, name, week) = (desk.words, facts.name.as_str(), &facts.week);
    let mut notes = Vec::new();
    if week.blocked {
        notes.push(t!(words, "week-blocked"));
    }
    if week.called > 0 {
        notes.push(t!(words, "week-called", n = week.called));
    }
    if week.appeals > 0 {
        notes.push(t!(words, "week-appeals", n = week.appeals));
    }
    add(desk, &mut notes, t!(words, "week-due"), &week.due, due);
    add(
        desk,
        &mut notes,
        t!(words, "week-still"),
        &week.still,
        still,
    );
    add(
        desk,
        &mut notes,
        t!(words, "week-ended"),
        &week.ended,
        ended,
    );
    if !week.unreachable.is_empty() {
        let names = week.unreachable.join(", ");
        notes.push(t!(words, "week-unreachable", names = names));
    }
    Some((
        t!(words, "letter-subject-tournament-week", name = name),
        t!(
            words,
            "letter-tournament-week",
            name = name,
            n = week.running
        ),
        notes,
    ))
}

/// Subject, first line, and what follows, of the letter about a last warning; `None`: another letter.
pub(super) fn warned(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    let game = facts.week.due.first();
    let game = game.filter(|_| kind == NoticeKind::LastWarningSent)?;
    let (words, player) = (desk.words, game.what.as_str());
    Some((
        t!(
            words,
            "letter-subject-last-warning-sent",
            player = player,
            name = facts.name.as_str()
        ),
        t!(
            words,
            "letter-last-warning-sent",
            player = player,
            name = facts.name.as_str()
        ),
        vec![
            due(desk, game),
            t!(words, "letter-last-warning-sent-note", player = player),
        ],
    ))
}

fn add(
    desk: &Desk<'_>,
    notes: &mut Vec<String>,
    title: String,
    games: &[DirectedGame],
    line: fn(&Desk<'_>, &DirectedGame) -> String,
) {
    if games.is_empty() {
        return;
    }
    notes.push(title);
    notes.extend(games.iter().take(MOST_LISTED).map(|game| line(desk, game)));
    if games.len() > MOST_LISTED {
        let n = games.len() - MOST_LISTED;
        notes.push(t!(desk.words, "letter-tournament-more", n = n));
    }
}

fn due(desk: &Desk<'_>, g: &DirectedGame) -> String {
    t!(
        desk.words,
        "week-due-game",
        game = g.game,
        white = g.white.as_str(),
        black = g.black.as_str(),
        name = g.what.as_str(),
        until = desk.until(g.at)
    )
}

fn still(desk: &Desk<'_>, g: &DirectedGame) -> String {
    t!(
        desk.words,
        "week-still-game",
        game = g.game,
        white = g.white.as_str(),
        black = g.black.as_str(),
        name = g.what.as_str(),
        since = desk.until(g.at)
    )
}

fn ended(desk: &Desk<'_>, g: &DirectedGame) -> String {
    t!(
        desk.words,
        "week-ended-game",
        game = g.game,
        white = g.white.as_str(),
        black = g.black.as_str(),
        result = g.what.replace("1/2", "½")
    )
}
