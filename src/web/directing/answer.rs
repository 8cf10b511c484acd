//! "Do you play?" and "do you go on?", answered from a letter without signing in, or on the tournament's page. Looking changes
//! nothing; a button answers.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use askama::Template;

use super::sorted;
use crate::actions::people;
use crate::actions::tournaments as verbs;
use crate::domain::link::LinkPurpose;
use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::i18n::{refusals, t};
use crate::secrets::Secret;
use crate::storage::tournaments as storage;
use crate::storage::{Conn, StorageError, players};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page;
use crate::web::people::{Said, token};
use crate::web::viewer::Viewer;

/// A question that a player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether he plays in a tournament that is to start.
    Plays,
    /// Whether he goes on with one that runs.
    GoesOn,
}

/// Which question is open for a player, if one is.
///
/// # Errors
/// A database fault.
pub fn open_question(
    c: &mut Conn,
    t: &Tournament,
    player: PlayerId,
) -> Result<Option<Question>, StorageError> {
    match t.state {
        TournamentState::Draft | TournamentState::Registration => {
            let called = storage::calls(c, t.id)?.get(&player) == Some(&None);
            let entry = storage::entry(c, t.id, player)?;
            let inside = matches!(entry, Some(EntryState::In | EntryState::Waiting));
            Ok((called && inside).then_some(Question::Plays))
        }
        TournamentState::Running => {
            let open = storage::silences(c, t.id)?;
            let asked = open.iter().any(|silence| silence.player == player);
            Ok(asked.then_some(Question::GoesOn))
        }
        _ => Ok(None),
    }
}

#[derive(Template)]
#[template(path = "directing/answer.html")]
struct QuestionPage<'a> {
    viewer: &'a Viewer,
    title: String,
    lead: String,
    place: &'static str,
    /// Where the answer goes: empty for this address.
    action: String,
    yes: String,
    no: String,
}

struct Asked {
    t: Tournament,
    player: PlayerId,
    name: String,
    open: bool,
}

/// What the link is about; a dead one leads nowhere.
async fn asked(
    state: &Data<State>,
    viewer: &Viewer,
    token: &Secret,
    question: Question,
) -> Result<Asked, Failure> {
    let (token, now) = (token.clone(), viewer.now);
    let read = move |c: &mut Conn| {
        let purpose = match question {
            Question::Plays => LinkPurpose::Attend,
            Question::GoesOn => LinkPurpose::GoOn,
        };
        let link = people::find_link(c, &token, purpose, now)?;
        let Some((id, player)) = link.and_then(|link| link.tournament.zip(link.player)) else {
            return Ok(None);
        };
        let (Some(t), Some(who)) = (storage::by_id(c, id)?, players::by_id(c, player)?) else {
            return Ok(None);
        };
        let open = match question {
            // one may think again until the draw
            Question::Plays => matches!(
                t.state,
                TournamentState::Draft | TournamentState::Registration
            ),
            Question::GoesOn => open_question(c, &t, player)? == Some(question),
        };
        Ok::<_, StorageError>(Some(Asked {
            t,
            player,
            name: who.display,
            open,
        }))
    };
    state.ctx.db.read(read).await?.ok_or(Failure::DeadLink)
}

async fn show(
    state: Data<State>,
    viewer: Viewer,
    path: Path<String>,
    question: Question,
) -> Answer {
    let asked = asked(&state, &viewer, &token(&path)?, question).await?;
    let (words, name) = (viewer.words, asked.t.setup.name.as_str());
    if !asked.open {
        return said(&viewer, asked.t.id, t!(words, "answer-closed", name = name));
    }
    let player = asked.name.as_str();
    let (title, lead, place, yes, no) = match question {
        Question::Plays => (
            t!(words, "answer-plays-title", name = name),
            t!(words, "answer-plays-lead", name = name, player = player),
            "tournaments#tournament-enter",
            t!(words, "answer-plays-yes"),
            t!(words, "answer-plays-no"),
        ),
        Question::GoesOn => (
            t!(words, "answer-on-title", name = name),
            t!(words, "answer-on-lead", name = name, player = player),
            "tournaments#tournament-silent",
            t!(words, "answer-on-yes"),
            t!(words, "answer-on-no"),
        ),
    };
    let page = QuestionPage {
        viewer: &viewer,
        title,
        lead,
        place,
        action: String::new(),
        yes,
        no,
    };
    page::render_link(StatusCode::OK, &viewer, &page)
}

/// One sentence, and the way to the tournament.
fn said(viewer: &Viewer, id: TournamentId, text: String) -> Answer {
    let words = viewer.words;
    let said = Said {
        viewer,
        title: t!(words, "answer-title"),
        texts: vec![text],
        ways: vec![(
            format!("/tournaments/{id}"),
            t!(words, "letter-button-tournament"),
        )],
    };
    page::render_link(StatusCode::OK, viewer, &said)
}

/// What was pressed; `None`: no button of ours.
fn pressed(form: &Form) -> Option<bool> {
    match form.text("answer") {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Answers, and says in a sentence what has come of it.
async fn answered(
    state: &Data<State>,
    viewer: &Viewer,
    (t, player): (&Tournament, PlayerId),
    question: Question,
    (yes, at): (bool, Instant),
) -> Result<String, Failure> {
    let (words, name) = (viewer.words, t.setup.name.as_str());
    let done = match question {
        Question::Plays => verbs::attend(&state.ctx, t.id, player, yes, at)
            .await
            .map(|entry| match entry {
                EntryState::In => t!(words, "answer-plays", name = name),
                EntryState::Waiting => t!(words, "answer-plays-waiting", name = name),
                _ => t!(words, "answer-plays-not", name = name),
            }),
        Question::GoesOn => verbs::answer_asking(&state.ctx, t.id, player, yes, at)
            .await
            .map(|()| {
                if yes {
                    t!(words, "answer-on", name = name)
                } else {
                    t!(words, "answer-out", name = name)
                }
            }),
    };
    match done {
        Ok(text) => Ok(text),
        Err(fail) => Ok(refusals::tournament_refused(words, &sorted(fail)?)),
    }
}

async fn press(
    state: Data<State>,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
    question: Question,
) -> Answer {
    let asked = asked(&state, &viewer, &token(&path)?, question).await?;
    let yes = pressed(&form).ok_or(Failure::BadForm)?;
    let of = (&asked.t, asked.player);
    let text = answered(&state, &viewer, of, question, (yes, form.arrived)).await?;
    said(&viewer, asked.t.id, text)
}

/// `GET /attend/…`.
pub async fn show_attend(state: Data<State>, viewer: Viewer, path: Path<String>) -> Answer {
    show(state, viewer, path, Question::Plays).await
}

/// `POST /attend/…`.
pub async fn attend(state: Data<State>, viewer: Viewer, path: Path<String>, form: Form) -> Answer {
    press(state, viewer, path, form, Question::Plays).await
}

/// `GET /go-on/…`.
pub async fn show_go_on(state: Data<State>, viewer: Viewer, path: Path<String>) -> Answer {
    show(state, viewer, path, Question::GoesOn).await
}

/// `POST /go-on/…`.
pub async fn go_on(state: Data<State>, viewer: Viewer, path: Path<String>, form: Form) -> Answer {
    press(state, viewer, path, form, Question::GoesOn).await
}

/// `POST /tournaments/7/answer`, signed in.
pub async fn here(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let next = format!("/tournaments/{id}");
    let me = viewer.id().ok_or(Failure::SignIn { next })?;
    let yes = pressed(&form).ok_or(Failure::BadForm)?;
    let id = *id;
    let read = move |c: &mut Conn| storage::by_id(c, id);
    let t = state.ctx.db.read(read).await?.ok_or(Failure::NotFound)?;
    let question = match t.state {
        TournamentState::Running => Question::GoesOn,
        _ => Question::Plays,
    };
    let text = answered(&state, &viewer, (&t, me), question, (yes, form.arrived)).await?;
    said(&viewer, id, text)
}
