//! Players out of a TRF file: pasted, looked at, entered.

use actix_web::web::{Data, Path};
use askama::Template;

use super::{directed, sorted};
use crate::actions::Fail;
use crate::actions::tournaments::{self as verbs, Candidate, Looked, Making};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::Tournament;
use crate::domain::tournament::trf::{Problem, ProblemKind};
use crate::i18n::{Words, refusals, t};
use crate::storage::{Conn, StorageError, tournaments};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

#[derive(Template)]
#[template(path = "directing/import.html")]
struct ImportPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    /// What was looked at: who is known, and who would be made a member.
    known: Vec<&'a Candidate>,
    new: Vec<&'a Candidate>,
    rounds: usize,
}

async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<(Viewer, Tournament), Failure> {
    let read =
        move |c: &mut Conn| Ok::<_, StorageError>((asker.load(c)?, tournaments::by_id(c, id)?));
    let (viewer, found) = state.ctx.db.read(read).await?;
    let tournament = directed(&viewer, found)?;
    Ok((viewer, tournament))
}

fn render(viewer: &Viewer, t: &Tournament, form: &FormState, looked: &Looked) -> Answer {
    let (known, new): (Vec<&Candidate>, Vec<&Candidate>) =
        looked.players.iter().partition(|one| one.player.is_some());
    let template = ImportPage {
        viewer,
        form,
        t,
        known,
        new,
        rounds: looked.rounds,
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

/// Why a file is refused, with line and column.
fn say(words: &Words, problem: &Problem) -> String {
    match problem.kind {
        ProblemKind::NoPlayers => t!(words, "import-no-players"),
        _ => t!(
            words,
            "import-problem",
            line = problem.at.line,
            column = problem.at.column
        ),
    }
}

/// `GET /tournaments/7/import`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>) -> Answer {
    let (viewer, t) = find(&state, asker, *id).await?;
    if !matches!(
        t.state,
        TournamentState::Draft | TournamentState::Registration
    ) {
        return Ok(page::see_other(&format!("/tournaments/{}/desk", *id)));
    }
    render(&viewer, &t, &FormState::default(), &Looked::default())
}

/// `POST /tournaments/7/import`: the first time the file is looked at, with `confirm` those in it are entered.
pub async fn take(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let (viewer, t) = find(&state, asker, *id).await?;
    let mut back = form.state();
    let looked = match verbs::look(&state.ctx, form.text("trf")).await {
        Ok(looked) => looked,
        Err(Fail::Broken(error)) => return Err(error.into()),
        Err(Fail::Refused(problem)) => {
            back.refuse("trf", say(viewer.words, &problem));
            return render(&viewer, &t, &back, &Looked::default());
        }
    };
    if !form.ticked("confirm") {
        return render(&viewer, &t, &back, &looked);
    }
    let making = Making {
        lang: viewer.site.lang.code().to_owned(),
        zone: viewer.site.zone,
        site: viewer.site.site_name.clone(),
    };
    let by = viewer.signed_in()?.id;
    match verbs::take(&state.ctx, *id, by, &looked, &making, form.arrived).await {
        Ok(_) => Ok(page::see_other(&format!(
            "/tournaments/{}/desk?done=added",
            *id
        ))),
        Err(fail) => {
            let why = sorted(fail)?;
            let text = refusals::tournament_refused(viewer.words, &why);
            back.refuse("trf", text);
            render(&viewer, &t, &back, &looked)
        }
    }
}

/// A file as somebody had pasted it whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    let (viewer, t) = find(state, asker, id).await?;
    render(&viewer, &t, filled, &Looked::default())
}
