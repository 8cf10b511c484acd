//! What a club takes home of a tournament beside its files for programs: the cross table as a page that needs no server, and
//! the list of those who have entered.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::TournamentId;
use crate::domain::tournament::setup::EntryState;
use crate::i18n::{dates, t, tournament as phrases};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::viewer::{Asker, Viewer};

use super::files::{Sheet, file};
use super::seen::seen;
use super::sentences;
use super::table::{self, Table};

#[derive(Template)]
#[template(path = "tournaments/crosstable.html")]
struct TablePage<'a> {
    viewer: &'a Viewer,
    name: &'a str,
    state: String,
    tables: Vec<Table>,
    address: String,
}

/// `GET /tournaments/{id}/crosstable.html`: all groups of a stage; it is saved, not shown.
pub async fn html(
    state: Data<State>,
    asker: Asker,
    id: Path<TournamentId>,
    asked: Asked,
) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let groups = seen.groups(seen.stage(&asked));
    let page = TablePage {
        viewer: &seen.viewer,
        name: &seen.tournament.setup.name,
        state: sentences::state(&seen),
        tables: groups.iter().map(|id| table::whole(&seen, *id)).collect(),
        address: state.site.urls.tournament(*id),
    };
    let body = page
        .render()
        .map_err(|e| Failure::Template(e.to_string()))?;
    let name = format!("attachment; filename=\"fernzug-tournament-{}.html\"", *id);
    Ok(HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .body(body))
}

/// `GET /tournaments/{id}/entries.csv`: for those who direct it. The same lines can be pasted on the desk.
pub async fn entries(state: Data<State>, asker: Asker, id: Path<TournamentId>) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    seen.viewer.signed_in()?;
    if !seen.directs {
        return Err(Failure::Forbidden);
    }
    let (words, viewer) = (seen.viewer.words, &seen.viewer);
    let mut sheet = Sheet::of(viewer.lang);
    sheet.line(&[
        t!(words, "account-name"),
        t!(words, "tournament-name"),
        t!(words, "tournament-rating"),
        t!(words, "entries-state"),
        t!(words, "entries-since"),
    ]);
    for entry in &seen.entries {
        let state = match entry.state {
            EntryState::In => String::new(),
            other => phrases::entry_state(words, other),
        };
        sheet.line(&[
            entry.name.clone(),
            entry.display.clone(),
            entry
                .starts_with()
                .map(|r| r.to_string())
                .unwrap_or_default(),
            state,
            dates::day(viewer.lang, entry.entered_at.0, viewer.zone),
        ]);
    }
    let body = sheet.text;
    Ok(file(&seen, "text/csv; charset=utf-8", "csv", body))
}
