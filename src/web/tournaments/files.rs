//! A tournament as a file: its cross table for a spreadsheet, and TRF for other programs.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};

use crate::domain::TournamentId;
use crate::domain::time::Instant;
use crate::domain::tournament::field::{GroupId, TournamentState};
use crate::domain::tournament::format::{Format, Robin};
use crate::domain::tournament::standings::Standing;
use crate::domain::tournament::trf::{self, Details, File, Header};
use crate::i18n::{Lang, dates, t};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::viewer::Asker;

use super::seen::{Seen, seen};
use super::table::{self, Table};

/// `GET /tournaments/{id}/crosstable.csv`: all groups of a stage, or the one asked for.
pub async fn csv(state: Data<State>, asker: Asker, id: Path<TournamentId>, asked: Asked) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let stage = seen.stage(&asked);
    let wanted = asked.parsed::<u32>("group");
    let mut groups = seen.groups(stage);
    if groups.iter().any(|id| Some(id.group) == wanted) {
        groups.retain(|id| Some(id.group) == wanted);
    }
    let mut sheet = Sheet::of(seen.viewer.lang);
    for (place, id) in groups.iter().enumerate() {
        if place > 0 {
            sheet.line(&[]);
        }
        fill(&mut sheet, &seen, &table::whole(&seen, *id));
    }
    let body = sheet.text;
    Ok(file(&seen, "text/csv; charset=utf-8", "csv", body))
}

/// A sheet: parted by what spreadsheets of the reader's language expect (where the decimal sign is a comma, a semicolon).
pub(super) struct Sheet {
    pub text: String,
    parted: char,
}

impl Sheet {
    pub fn of(lang: Lang) -> Self {
        Self {
            // so that spreadsheets see that it is UTF-8
            text: "\u{feff}".to_owned(),
            parted: match lang {
                Lang::En => ',',
                Lang::De | Lang::Sv => ';',
            },
        }
    }

    pub fn line(&mut self, cells: &[String]) {
        for (place, cell) in cells.iter().enumerate() {
            if place > 0 {
                self.text.push(self.parted);
            }
            self.text.push_str(&quoted(&harmless(cell), self.parted));
        }
        self.text.push_str("\r\n");
    }
}

/// No cell may be taken for a formula.
fn harmless(cell: &str) -> String {
    if cell.starts_with([
        '=', '+', '-', '@', '\t', '\r', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}',
    ]) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

fn quoted(cell: &str, parted: char) -> String {
    if cell.contains([parted, '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

fn fill(sheet: &mut Sheet, seen: &Seen, table: &Table) {
    let words = seen.viewer.words;
    if !table.title.is_empty() {
        sheet.line(std::slice::from_ref(&table.title));
    }
    let mut heads = vec![
        t!(words, "tournament-rank"),
        t!(words, "tournament-number"),
        t!(words, "tournament-name"),
        t!(words, "tournament-rating"),
    ];
    heads.extend(table.heads.iter().map(|(short, _)| short.clone()));
    heads.push(t!(words, "tournament-points"));
    heads.extend(table.values.iter().map(|(short, _)| short.clone()));
    sheet.line(&heads);
    for row in &table.rows {
        let mut cells = vec![
            row.rank.to_string(),
            row.number.to_string(),
            row.name.clone(),
            row.rating
                .map_or_else(String::new, |rating| rating.to_string()),
        ];
        cells.extend(row.cells.iter().map(|cell| cell.text()));
        cells.push(row.points.clone());
        cells.extend(row.values.iter().cloned());
        sheet.line(&cells);
    }
}

/// `GET /tournaments/{id}/tournament.trf`: one group.
pub async fn trf(state: Data<State>, asker: Asker, id: Path<TournamentId>, asked: Asked) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let group = seen.group(&asked).ok_or(Failure::NotFound)?;
    let body = trf::write(&report(&seen, group));
    Ok(file(&seen, "text/plain; charset=utf-8", "trf", body))
}

fn report(seen: &Seen, id: GroupId) -> File {
    let setup = &seen.tournament.setup;
    let mut table = seen
        .field
        .crosstable(id, |player| seen.name(player).to_owned());
    // whoever is away is only told for a round that is still to be paired
    if !matches!(setup.format, Format::Swiss { .. })
        || seen.tournament.state != TournamentState::Running
    {
        table.absent = Vec::new();
    }
    if let Format::Swiss { rounds, .. } = setup.format {
        table.planned = Some(usize::from(rounds));
    }
    let standings = seen.standings(id);
    let details = (0..table.players.len()).map(|seat| details(&standings, seat));
    let (kind, code) = kind(&setup.format);
    let mut directors = seen.directors.iter().map(|(_, name)| name.clone());
    let end = seen.tournament.ended_at.or(setup.end_at);
    File {
        header: Header {
            name: setup.name.clone(),
            start: date(setup.starts_at),
            end: end.map(date).unwrap_or_default(),
            kind: kind.to_owned(),
            arbiter: directors.next().unwrap_or_default(),
            deputies: directors.collect(),
            time_control: setup.time.control.pgn(),
            code: code.to_owned(),
            tie_breaks: seen.tie_breaks().iter().map(ToString::to_string).collect(),
            ..Header::default()
        },
        details: details.collect(),
        table,
    }
}

fn details(standings: &[Standing], seat: usize) -> Details {
    let own = standings.iter().find(|one| one.seat == seat);
    Details {
        points: own.map(|one| one.points),
        rank: own.map_or(0, |one| u32::try_from(one.rank).unwrap_or(0)),
        ..Details::default()
    }
}

/// In English, as all of such a file is.
const fn kind(format: &Format) -> (&'static str, &'static str) {
    match format {
        Format::Robin(Robin { cycles: 2, .. }) => ("Double round robin", "FIDE_DOUBLEROUNDROBIN"),
        Format::Robin(_) => ("Round robin", "FIDE_ROUNDROBIN"),
        Format::Knockout { .. } => ("Knockout", ""),
        Format::Swiss { .. } => ("Swiss, FIDE Dutch system", "FIDE_DUTCH_2026"),
    }
}

/// `2027/05/14`, in UTC.
fn date(at: Instant) -> String {
    let day = dates::iso(at.0);
    day.get(..10).unwrap_or_default().replace('-', "/")
}

/// A file of this tournament; nobody on the way keeps it.
pub(super) fn file(seen: &Seen, kind: &'static str, ending: &str, body: String) -> HttpResponse {
    let name = format!(
        "inline; filename=\"fernzug-tournament-{}.{ending}\"",
        seen.tournament.id
    );
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .body(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_taken_for_a_formula() {
        for (cell, written) in [
            ("=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"),
            ("+", "'+"),
            ("-1", "'-1"),
            ("@SUM(1)", "'@SUM(1)"),
            ("\t=1", "'\t=1"),
            ("Berta, Holm", "\"Berta, Holm\""),
            ("\"x\"", "\"\"\"x\"\"\""),
            ("=1,2", "\"'=1,2\""),
            ("\u{bd}", "\u{bd}"),
        ] {
            assert_eq!(quoted(&harmless(cell), ','), written);
        }
    }
}
