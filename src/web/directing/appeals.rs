//! The appeals of a tournament, and what is decided about them.

use actix_web::web::{Data, Path};
use askama::Template;

use super::desk::{self, Found};
use super::sorted;
use crate::actions::Fail;
use crate::actions::tournaments::{self as verbs, Ruling};
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::DAY;
use crate::domain::tournament::setup::Tournament;
use crate::i18n::{dates, refusals, t};
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::storage::appeals::{self, Appeal};
use crate::storage::{Conn, StorageError, games};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

/// The least days for whoever is to move in a game that goes on.
const DAYS: i64 = 3;

#[derive(Template)]
#[template(path = "directing/appeals.html")]
struct AppealsPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    done: bool,
    appeals: Vec<Shown>,
    rulings: Vec<(&'static str, String)>,
}

/// An appeal as the page shows it.
struct Shown {
    id: i64,
    game: i64,
    title: String,
    result: String,
    lead: String,
    body: String,
    /// Why the reader does not decide it.
    why_not: Option<String>,
    /// What has been filled in belongs to it.
    filled: bool,
}

struct Listed {
    appeal: Appeal,
    players: [i64; 2],
    result: String,
    why_not: Option<TournamentRefusal>,
}

struct Appeals {
    desk: Found,
    open: Vec<Listed>,
}

async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<Appeals, Failure> {
    let desk = desk::find(state, asker, id).await?;
    let (t, me) = (desk.tournament.clone(), desk.viewer.signed_in()?.id);
    let read = move |c: &mut Conn| {
        let mut open = Vec::new();
        for appeal in appeals::open(c, id)? {
            let why_not = verbs::not_to_rule(c, &t, &appeal, me)?;
            let Some(game) = games::game(c, appeal.game)? else {
                continue;
            };
            open.push(Listed {
                players: [game.player(Color::White), game.player(Color::Black)],
                result: game.ending.map_or("", |ending| ending.result()).to_owned(),
                appeal,
                why_not,
            });
        }
        Ok::<_, StorageError>(open)
    };
    let open = state.ctx.db.read(read).await?;
    Ok(Appeals { desk, open })
}

fn render(found: &Appeals, form: &FormState, done: bool) -> Answer {
    let (viewer, desk) = (&found.desk.viewer, &found.desk);
    let words = viewer.words;
    let shown = |one: &Listed| {
        let [white, black] = one.players.map(|id| desk.name(id));
        let at = one.appeal.at;
        let player = desk.name(one.appeal.player);
        Shown {
            id: one.appeal.id,
            game: one.appeal.game,
            title: format!("{white} – {black}"),
            result: one.result.replace("1/2", "\u{bd}"),
            lead: t!(
                words,
                "appeals-who",
                player = player,
                at = dates::short(words.lang(), at.0, viewer.zone, viewer.now.0)
            ),
            body: one.appeal.body.clone(),
            why_not: (one.why_not.as_ref()).map(|why| refusals::tournament_refused(words, why)),
            filled: form.is("appeal", &one.appeal.id.to_string()),
        }
    };
    let page = AppealsPage {
        viewer,
        form,
        t: &desk.tournament,
        done,
        appeals: found.open.iter().map(shown).collect(),
        rulings: vec![
            ("reject", t!(words, "appeals-reject")),
            ("continue", t!(words, "appeals-continue")),
            ("white", t!(words, "appeals-result", result = "1-0")),
            (
                "draw",
                t!(words, "appeals-result", result = "\u{bd}-\u{bd}"),
            ),
            ("black", t!(words, "appeals-result", result = "0-1")),
            ("cancel", t!(words, "appeals-cancel")),
        ],
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

/// `GET /tournaments/7/appeals`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    let done = !asked.text("done").is_empty();
    render(&found, &FormState::with(&[]), done)
}

fn ruling(form: &Form) -> Option<Ruling> {
    Some(match form.text("ruling") {
        "reject" => Ruling::Reject,
        "continue" => {
            let days = form.number::<i64>("days").filter(|days| *days >= DAYS);
            Ruling::Continue(days?.checked_mul(DAY)?)
        }
        "white" => Ruling::Correct(GameResult::WhiteWins),
        "draw" => Ruling::Correct(GameResult::Draw),
        "black" => Ruling::Correct(GameResult::BlackWins),
        "cancel" => Ruling::Cancel,
        _ => return None,
    })
}

/// `POST /tournaments/7/appeals`.
pub async fn rule(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.desk.viewer.signed_in()?.id;
    let done = match (form.number("appeal"), ruling(&form)) {
        (Some(number), Some(ruling)) => {
            let reason = form.text("reason");
            verbs::rule(&state.ctx, (*id, number), by, ruling, reason, form.arrived).await
        }
        (None, _) => return Err(Failure::BadForm),
        (_, None) => Err(Fail::Refused(TournamentRefusal::NotSo)),
    };
    let Err(fail) = done else {
        return Ok(page::see_other(&format!(
            "/tournaments/{id}/appeals?done=1"
        )));
    };
    let why = sorted(fail)?;
    let mut back = form.state();
    back.refuse(
        "",
        refusals::tournament_refused(found.desk.viewer.words, &why),
    );
    render(&found, &back, false)
}

/// The appeals as somebody had filled them in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, filled, false)
}
