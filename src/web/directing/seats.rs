//! The seats of a tournament that runs: a substitute takes one, somebody enters late into a vacant one.

use actix_web::web::{Data, Path};
use askama::Template;

use super::desk::{self, Found};
use super::{acts, sorted};
use crate::actions::Fail;
use crate::actions::tournaments::{self as verbs, Filling, Replacing};
use crate::domain::PlayerId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::field::{GroupId, TournamentState};
use crate::domain::tournament::late::Vacant;
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::i18n::{refusals, t};
use crate::secrets::random_token;
use crate::storage::Conn;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

#[derive(Template)]
#[template(path = "directing/seats.html")]
struct SeatsPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    once: String,
    done: Option<String>,
    /// Those who play: number and name.
    players: Vec<(String, String)>,
    reasons: Vec<(&'static str, String)>,
    /// Vacant seats: their word in the form, and in words.
    vacant: Vec<(String, String)>,
}

impl SeatsPage<'_> {
    fn runs(&self) -> bool {
        self.t.state == TournamentState::Running
    }
}

struct Seats {
    desk: Found,
    vacant: Vec<Vacant>,
}

async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<Seats, Failure> {
    let desk = desk::find(state, asker, id).await?;
    let (t, field, now) = (desk.tournament.clone(), desk.field.clone(), desk.viewer.now);
    let read = move |c: &mut Conn| verbs::vacant_seats(c, &t, &field, now);
    let vacant = state.ctx.db.read(read).await?;
    Ok(Seats { desk, vacant })
}

/// A seat as the form names it.
fn word(group: GroupId, number: u32) -> String {
    format!("{}.{}.{number}", group.stage, group.group)
}

/// The seat that a form names.
fn seat_of(word: &str) -> Option<(GroupId, u32)> {
    let mut numbers = word.split('.').map(str::parse::<u32>);
    let (stage, group) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    let number = numbers.next()?.ok()?;
    let end = numbers.next().is_none();
    end.then_some((GroupId { stage, group }, number))
}

fn render(found: &Seats, form: &FormState, done: Option<String>) -> Answer {
    let (viewer, desk) = (&found.desk.viewer, &found.desk);
    let words = viewer.words;
    let plays = desk
        .entries
        .iter()
        .filter(|entry| entry.state == EntryState::In);
    let several = desk.field.groups().len() > 1;
    let named = |vacant: &Vacant| {
        let seat = match vacant.was {
            Some(was) => t!(
                words,
                "seats-vacant-left",
                number = vacant.number,
                name = desk.name(was)
            ),
            None => t!(words, "seats-vacant-free", number = vacant.number),
        };
        let group = t!(words, "desk-group", n = vacant.group.group);
        let text = if several {
            format!("{group}: {seat}")
        } else {
            seat
        };
        (word(vacant.group, vacant.number), text)
    };
    let page = SeatsPage {
        viewer,
        form,
        t: &desk.tournament,
        once: random_token().expose().to_owned(),
        done,
        players: plays
            .map(|entry| (entry.player.to_string(), entry.display.clone()))
            .collect(),
        reasons: Withdrawal::ALL
            .iter()
            .map(|why| (why.code(), acts::withdrawal(words, *why)))
            .collect(),
        vacant: found.vacant.iter().map(named).collect(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

/// `GET /tournaments/7/seats`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    let words = found.desk.viewer.words;
    let done = match asked.text("done") {
        "replace" => Some(t!(words, "seats-done-replaced")),
        "fill" => Some(t!(words, "seats-done-filled")),
        _ => None,
    };
    render(&found, &FormState::with(&[]), done)
}

/// `POST /tournaments/7/seats`.
pub async fn change(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.desk.viewer.signed_in()?.id;
    let act = form.text("act");
    let (done, name_field) = match act {
        "replace" => (replace(&state, *id, by, &form).await, "by_whom"),
        "fill" => (fill(&state, *id, by, &form).await, "late_name"),
        _ => return Err(Failure::BadForm),
    };
    let Err(fail) = done else {
        return Ok(page::see_other(&format!(
            "/tournaments/{id}/seats?done={act}"
        )));
    };
    let why = sorted(fail)?;
    let field = match why {
        TournamentRefusal::NoSuchPlayer { .. } | TournamentRefusal::AlreadyIn { .. } => name_field,
        TournamentRefusal::NotIn | TournamentRefusal::Nobody => "player",
        TournamentRefusal::NotVacant => "seat",
        TournamentRefusal::NoReason => "note",
        _ => "",
    };
    let mut back = form.state();
    back.refuse(
        field,
        refusals::tournament_refused(found.desk.viewer.words, &why),
    );
    render(&found, &back, None)
}

async fn replace(
    state: &Data<State>,
    id: i64,
    by: PlayerId,
    form: &Form,
) -> Result<(), Fail<TournamentRefusal>> {
    let why = Withdrawal::from_code(form.text("why"));
    let (Some(player), Some(why)) = (form.number("player"), why) else {
        return Err(Fail::Refused(TournamentRefusal::Nobody));
    };
    let wish = Replacing {
        player,
        by_whom: form.text("by_whom").to_owned(),
        by,
        why,
        note: form.text("note").to_owned(),
        once: form.text("once").to_owned(),
        at: form.arrived,
    };
    verbs::substitute(&state.ctx, id, wish).await
}

async fn fill(
    state: &Data<State>,
    id: i64,
    by: PlayerId,
    form: &Form,
) -> Result<(), Fail<TournamentRefusal>> {
    let Some(seat) = seat_of(form.text("seat")) else {
        return Err(Fail::Refused(TournamentRefusal::NotVacant));
    };
    let wish = Filling {
        seat,
        name: form.text("late_name").to_owned(),
        by,
        once: form.text("once").to_owned(),
        at: form.arrived,
    };
    verbs::fill(&state.ctx, id, wish).await
}

/// The seats as somebody had filled them in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, filled, None)
}
