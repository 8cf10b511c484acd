//! The form in which a tournament is set up.

use actix_web::web::{Data, Path};
use askama::Template;

use super::preset::{self, Order};
use super::read::{self, Unread};
use super::{directed, sorted};
use crate::actions::tournaments as verbs;
use crate::domain::TournamentId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::preset::Preset;
use crate::domain::tournament::setup::SetupFault;
use crate::i18n::{Lang, chess, control, refusals, t, tournament as wording};
use crate::rules::profile::ProfileId;
use crate::secrets::random_token;
use crate::storage::{Conn, StorageError, tournaments};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::picker;
use crate::web::viewer::{Asker, Viewer};

#[derive(Template)]
#[template(path = "directing/setup.html")]
struct SetupPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    /// The tournament that is changed; `None`: a new one.
    id: Option<TournamentId>,
    presets: Vec<(&'static str, String, String)>,
    orders: Vec<(&'static str, String)>,
    profiles: Vec<(&'static str, String)>,
    pace: picker::Shown,
    /// Parts that stand open because something in them is refused, or a tournament is changed.
    open: bool,
}

impl SetupPage<'_> {
    /// The field for the announcement in a language.
    fn text_field(&self, lang: &Lang) -> &'static str {
        let mut fields = read::TEXT_FIELDS.iter();
        fields.find(|(of, _)| of == lang).map_or("", |of| of.1)
    }
}

fn render(
    viewer: &Viewer,
    form: &FormState,
    id: Option<TournamentId>,
    explained: Option<String>,
) -> Answer {
    let words = viewer.words;
    let named = |id: &ProfileId| (id.name(), chess::profile(words, id.name()));
    let order = |order: &Order| {
        let list = crate::domain::tournament::setup::tie_breaks(order.codes());
        (order.code(), wording::tie_breaks(words, &list))
    };
    let open = form.is_refused() || id.is_some() || explained.is_some();
    let template = SetupPage {
        viewer,
        form,
        id,
        presets: Preset::ALL.iter().map(|p| told(viewer, *p)).collect(),
        orders: Order::ALL.iter().map(order).collect(),
        profiles: ProfileId::ALL.iter().map(named).collect(),
        pace: picker::shown(viewer, form, explained),
        open,
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

/// A preset: its word, its name, and what it is.
fn told(viewer: &Viewer, preset: Preset) -> (&'static str, String, String) {
    let words = viewer.words;
    let name = match preset {
        Preset::Championship => t!(words, "setup-preset-championship"),
        Preset::Groups => t!(words, "setup-preset-groups"),
        Preset::Cup => t!(words, "setup-preset-cup"),
        Preset::Swiss => t!(words, "setup-preset-swiss"),
        Preset::Thematic => t!(words, "setup-preset-thematic"),
        Preset::Beginners => t!(words, "setup-preset-beginners"),
        Preset::Endless => t!(words, "tournament-preset-endless"),
    };
    let format = wording::format(words, &preset.format());
    let time = control::preset(words, preset.time());
    (preset.code(), name, format!("{format}. {time}"))
}

/// `GET /tournaments/new`, `?preset=cup` with what a cup suggests, `?like=7` with what another tournament was.
pub async fn empty(state: Data<State>, viewer: Viewer, asked: Asked) -> Answer {
    if !viewer.signed_in()?.may_direct() {
        return Err(Failure::Forbidden);
    }
    if let Some(like) = asked.parsed::<TournamentId>("like") {
        let found = state.ctx.db.read(move |c| tournaments::by_id(c, like));
        // a draft of others is not there, and the word of a tournament is its director's
        let mut found = directed(&viewer, found.await?)?;
        found.setup.conditions.word = String::new();
        let form = preset::like(&viewer, &found.setup, random_token().expose());
        return render(&viewer, &form, None, None);
    }
    let preset = Preset::from_code(asked.text("preset")).unwrap_or(Preset::Championship);
    let form = preset::suggested(&viewer, preset, random_token().expose());
    render(&viewer, &form, None, None)
}

/// The form as somebody had filled it in whose session had ended; `id`: of the tournament that it changes.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: Option<TournamentId>,
    filled: &FormState,
) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = match id {
            Some(id) => tournaments::by_id(c, id)?,
            None => None,
        };
        Ok::<_, StorageError>((viewer, found))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    if id.is_some() {
        directed(&viewer, found)?;
    } else if !viewer.signed_in()?.may_direct() {
        return Err(Failure::Forbidden);
    }
    render(&viewer, filled, id, None)
}

/// What is wrong, and at which field.
fn say(viewer: &Viewer, why: Unread) -> String {
    let words = viewer.words;
    match why {
        Unread::Time(fault) => control::fault(words, fault),
        Unread::Setup(fault) => wording::setup_fault(words, fault),
        Unread::Day => t!(words, "setup-fault-day"),
        Unread::Start(fault) => crate::web::start::fault(words, fault),
        Unread::Sight(fault) => crate::i18n::sight::fault(words, fault),
        Unread::Number => t!(words, "setup-fault-number"),
        Unread::Unasked => t!(words, "form-unasked"),
        Unread::Stages => t!(words, "setup-fault-stages"),
        Unread::TieBreak(code) => t!(words, "setup-fault-tie-break", code = code),
    }
}

/// The field that a refusal is about.
fn field(why: &TournamentRefusal) -> &'static str {
    match why {
        TournamentRefusal::Setup(fault) => match fault {
            SetupFault::Name | SetupFault::NameTooLong => "name",
            SetupFault::AboutTooLong => "about",
            SetupFault::Least => "least",
            SetupFault::Most | SetupFault::MostOfFormat { .. } | SetupFault::FullWithoutMost => {
                "most"
            }
            SetupFault::StartTooEarly | SetupFault::StartTooLate | SetupFault::StartAtChristmas => {
                "start_day"
            }
            SetupFault::End => "end_day",
            SetupFault::Conditions => "rating_from",
            SetupFault::Format(_) => "format",
        },
        TournamentRefusal::Start(why) => match **why {
            crate::domain::refusal::InvitationRefusal::StartMove { .. } => "moves",
            crate::domain::refusal::InvitationRefusal::Profile => "profile",
            _ => "fen",
        },
        _ => "",
    }
}

fn refused(
    viewer: &Viewer,
    form: &Form,
    id: Option<TournamentId>,
    field: &'static str,
    text: String,
) -> Answer {
    let mut back = form.state();
    back.refuse(field, text);
    render(viewer, &back, id, None)
}

/// `POST /tournaments/new`.
pub async fn create(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let me = viewer.signed_in()?;
    if !me.may_direct() {
        return Err(Failure::Forbidden);
    }
    let setup = match read::read(&form, &viewer) {
        Ok(setup) => setup,
        Err((field, why)) => return refused(&viewer, &form, None, field, say(&viewer, why)),
    };
    if form.ticked("explain") {
        let text = picker::explained(&viewer, setup.time);
        return render(&viewer, &form.state(), None, Some(text));
    }
    let letters = chess::letters(viewer.lang);
    match verbs::create(
        &state.ctx,
        form.text("once"),
        me.id,
        setup,
        letters,
        form.arrived,
    )
    .await
    {
        Ok(id) => Ok(page::see_other(&format!("/tournaments/{id}/desk"))),
        Err(fail) => {
            let why = sorted(fail)?;
            let text = refusals::tournament_refused(viewer.words, &why);
            refused(&viewer, &form, None, field(&why), text)
        }
    }
}

/// `GET /tournaments/7/setup`.
pub async fn edit(state: Data<State>, asker: Asker, id: Path<i64>) -> Answer {
    let id = *id;
    let read =
        move |c: &mut Conn| Ok::<_, StorageError>((asker.load(c)?, tournaments::by_id(c, id)?));
    let (viewer, found) = state.ctx.db.read(read).await?;
    let t = directed(&viewer, found)?;
    if !matches!(
        t.state,
        TournamentState::Draft | TournamentState::Registration
    ) {
        return Ok(page::see_other(&format!("/tournaments/{id}/desk")));
    }
    let form = preset::kept(&viewer, &t.setup, t.version);
    render(&viewer, &form, Some(id), None)
}

/// `POST /tournaments/7/setup`.
pub async fn change(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let (id, me) = (*id, viewer.signed_in()?.id);
    let found = state
        .ctx
        .db
        .read(move |c| tournaments::by_id(c, id))
        .await?;
    directed(&viewer, found)?;
    let setup = match read::read(&form, &viewer) {
        Ok(setup) => setup,
        Err((field, why)) => return refused(&viewer, &form, Some(id), field, say(&viewer, why)),
    };
    if form.ticked("explain") {
        let text = picker::explained(&viewer, setup.time);
        return render(&viewer, &form.state(), Some(id), Some(text));
    }
    let seen = form.number("seen").unwrap_or(0);
    let letters = chess::letters(viewer.lang);
    match verbs::change(&state.ctx, id, seen, me, setup, letters, form.arrived).await {
        Ok(()) => Ok(page::see_other(&format!(
            "/tournaments/{id}/desk?done=changed"
        ))),
        Err(fail) => {
            let why = sorted(fail)?;
            let mut back = form.state();
            if why == TournamentRefusal::Stale {
                // sending it again is meant then: what was changed meanwhile has been shown
                let read = state
                    .ctx
                    .db
                    .read(move |c| tournaments::by_id(c, id))
                    .await?;
                back.set("seen", &read.map_or(0, |t| t.version).to_string());
            }
            back.refuse(
                field(&why),
                refusals::tournament_refused(viewer.words, &why),
            );
            render(&viewer, &back, Some(id), None)
        }
    }
}
