//! The closing report of a tournament, as a page and as text: who has won, the table, how the games ended, who left, who
//! directed.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::tournament::field::{Meeting, TournamentState};
use crate::domain::tournament::setup::EntryState;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::i18n::{chess, t, tournament as phrases};
use crate::storage::tournaments;
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::seen::{Seen, seen};
use super::table::{self, Table};
use super::{sentences, show};

/// Everything that the report says, in words.
struct Report {
    /// "Finished: Berta Holm has won with 7 of 9."
    state: String,
    /// When it was played, how, by how many.
    facts: Vec<(String, String)>,
    /// The groups of the last stage.
    tables: Vec<Table>,
    /// How the games ended, the most frequent first.
    endings: Vec<(String, usize)>,
    /// The longest and the shortest game that was decided over the board.
    marks: Vec<Mark>,
    /// Who left.
    left: Vec<String>,
}

/// A game that is named.
struct Mark {
    what: String,
    text: String,
    game: Option<GameId>,
}

#[derive(Template)]
#[template(path = "tournaments/report.html")]
struct ReportPage<'a> {
    viewer: &'a Viewer,
    base: String,
    name: &'a str,
    report: Report,
    directors: &'a [(PlayerId, String)],
}

/// The tournament with its report; there is none before it is over.
async fn find(
    state: &Data<State>,
    asker: Asker,
    id: TournamentId,
) -> Result<(Seen, Report), Failure> {
    let seen = seen(state, asker, id).await?;
    if seen.tournament.state != TournamentState::Finished {
        return Err(Failure::NotFound);
    }
    let lengths = state.ctx.db.read(move |c| tournaments::lengths(c, id));
    let report = made(&seen, &lengths.await?);
    Ok((seen, report))
}

fn made(seen: &Seen, lengths: &[(GameId, u32)]) -> Report {
    let stage = seen.field.stage();
    let groups = seen.groups(stage);
    Report {
        state: sentences::state(seen),
        facts: facts(seen),
        tables: groups.iter().map(|id| table::whole(seen, *id)).collect(),
        endings: endings(seen),
        marks: marks(seen, lengths),
        left: left(seen),
    }
}

fn facts(seen: &Seen) -> Vec<(String, String)> {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let setup = &seen.tournament.setup;
    let played = seen.entries.iter();
    let played = played.filter(|e| matches!(e.state, EntryState::In | EntryState::Withdrawn));
    let mut facts = vec![(
        t!(words, "tournament-term-start"),
        sentences::day(&voice, setup.starts_at),
    )];
    if let Some(end) = seen.tournament.ended_at {
        facts.push((
            t!(words, "tournament-term-end"),
            sentences::day(&voice, end),
        ));
    }
    let format = phrases::format(words, &setup.format);
    facts.push((
        t!(words, "tournament-term-format"),
        chess::capitalised(&format),
    ));
    facts.push((
        t!(words, "tournament-term-players"),
        played.count().to_string(),
    ));
    facts.push((t!(words, "report-games"), seen.endings.len().to_string()));
    facts
}

fn endings(seen: &Seen) -> Vec<(String, usize)> {
    let words = seen.viewer.words;
    let mut by: BTreeMap<String, usize> = BTreeMap::new();
    for ending in seen.endings.values() {
        *by.entry(chess::reason(words, *ending)).or_default() += 1;
    }
    let mut all: Vec<(String, usize)> = by.into_iter().collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all
}

/// The longest game, and the shortest that somebody won, of those that were played to an end.
fn marks(seen: &Seen, lengths: &[(GameId, u32)]) -> Vec<Mark> {
    let words = seen.viewer.words;
    let won = |game: &GameId| {
        let ending = seen.endings.get(game);
        let result = ending.filter(|e| e.can_be_rated() && !e.is_by_time());
        result
            .and_then(|e| e.decided())
            .is_some_and(|r| r.winner().is_some())
    };
    let counted = lengths
        .iter()
        .filter(|(game, _)| seen.endings.get(game).is_some_and(|e| e.can_be_rated()));
    let longest = counted.clone().max_by_key(|(game, plies)| (*plies, -game));
    let shortest = counted
        .filter(|(game, plies)| won(game) && *plies > 1)
        .min_by_key(|(game, plies)| (*plies, *game));
    let mark = |what: String, (game, plies): &(GameId, u32)| {
        let meeting = seen.field.meetings.iter().find(|m| m.game == Some(*game))?;
        let (white, black) = names(seen, meeting);
        let ending = seen.endings.get(game).copied()?;
        Some(Mark {
            what,
            text: t!(
                words,
                "report-game",
                white = white,
                black = black,
                result = chess::result(ending),
                n = plies.div_ceil(2)
            ),
            game: seen.may_open(meeting),
        })
    };
    let longest = longest.and_then(|one| mark(t!(words, "report-longest"), one));
    let shortest = shortest.and_then(|one| mark(t!(words, "report-shortest"), one));
    longest.into_iter().chain(shortest).collect()
}

fn names(seen: &Seen, meeting: &Meeting) -> (String, String) {
    let seats = seen.seats(meeting.group_id());
    let name = |number: Option<u32>| {
        let seat = number.and_then(|number| seats.get(&number));
        seat.map_or_else(String::new, |seat| seen.name(seat.player).to_owned())
    };
    (name(Some(meeting.white)), name(meeting.black))
}

/// Who left, as far as everybody may read it.
fn left(seen: &Seen) -> Vec<String> {
    let gone = seen.entries.iter();
    let gone = gone.filter(|e| e.state == EntryState::Withdrawn);
    gone.filter(|e| !show::left(seen, e.player).is_empty())
        .map(|entry| entry.display.clone())
        .collect()
}

/// `GET /tournaments/{id}/report`.
pub async fn page(state: Data<State>, asker: Asker, id: Path<TournamentId>) -> Answer {
    let (seen, report) = find(&state, asker, *id).await?;
    let template = ReportPage {
        viewer: &seen.viewer,
        base: seen.base(),
        name: &seen.tournament.setup.name,
        report,
        directors: &seen.directors,
    };
    page::render(&seen.viewer, &template)
}

/// `GET /tournaments/{id}/report.txt`: to be sent on, or printed in the club's paper.
pub async fn text(state: Data<State>, asker: Asker, id: Path<TournamentId>) -> Answer {
    let (seen, report) = find(&state, asker, *id).await?;
    let name = format!("inline; filename=\"fernzug-tournament-{}.txt\"", *id);
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .body(as_text(&seen, &report)))
}

fn as_text(seen: &Seen, report: &Report) -> String {
    let words = seen.viewer.words;
    let name = &seen.tournament.setup.name;
    let mut lines = vec![
        name.clone(),
        "=".repeat(name.chars().count()),
        String::new(),
        report.state.clone(),
        String::new(),
    ];
    lines.extend(
        report
            .facts
            .iter()
            .map(|(term, value)| format!("{term}: {value}")),
    );
    let directors: Vec<&str> = seen
        .directors
        .iter()
        .map(|(_, name)| name.as_str())
        .collect();
    let term = t!(words, "tournament-term-director");
    lines.push(format!("{term}: {}", directors.join(", ")));
    for table in &report.tables {
        lines.push(String::new());
        if !table.title.is_empty() {
            lines.push(table.title.clone());
        }
        lines.extend(columns(table));
    }
    lines.push(String::new());
    lines.push(format!("{}:", t!(words, "report-endings")));
    let count = |(text, count): &(String, usize)| format!("{count:>5}  {text}");
    lines.extend(report.endings.iter().map(count));
    lines.extend(
        report
            .marks
            .iter()
            .map(|m| format!("{}: {}", m.what, m.text)),
    );
    if !report.left.is_empty() {
        lines.push(format!(
            "{}: {}",
            t!(words, "report-left"),
            report.left.join(", ")
        ));
    }
    let mut text = lines.join("\r\n");
    text.push_str("\r\n");
    text
}

/// The table of a group in columns of equal width: place, name, points, tie-breaks.
fn columns(table: &Table) -> Vec<String> {
    let long = |text: &str| text.chars().count();
    let wide = table
        .rows
        .iter()
        .map(|row| long(&row.name))
        .max()
        .unwrap_or(0);
    let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(long(text)));
    let heads = table.values.iter().map(|(short, _)| short.as_str());
    let widths: Vec<usize> = heads.clone().map(|head| long(head).max(6)).collect();
    let line = |rank: &str, name: &str, points: &str, values: &[&str]| {
        let mut line = format!(
            "{}{rank}  {name}{}  {}{points}",
            pad(rank, 3),
            pad(name, wide),
            pad(points, 5)
        );
        for (value, width) in values.iter().zip(&widths) {
            line.push_str(&format!("  {}{value}", pad(value, *width)));
        }
        line
    };
    let heads: Vec<&str> = heads.collect();
    let rows = table.rows.iter().map(|row| {
        let values: Vec<&str> = row.values.iter().map(String::as_str).collect();
        line(&row.rank.to_string(), &row.name, &row.points, &values)
    });
    std::iter::once(line("", "", "", &heads))
        .chain(rows)
        .collect()
}
