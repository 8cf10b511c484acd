//! The form of an invitation: to a player, to an address, or open to everybody.

use actix_web::web::Data;
use askama::Template;

use crate::actions::Fail;
use crate::actions::invitations::{self as verbs, Invite};
use crate::domain::clock::TimeTerms;
use crate::domain::invitation::{Aids, ColourWish, InvitationKind};
use crate::domain::refusal::InvitationRefusal;
use crate::domain::visibility::{GameRecord, Openness};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{self, chess, control, refusals, t};
use crate::rules::Color;
use crate::rules::profile::ProfileId;
use crate::secrets::random_token;
use crate::storage::{Conn, StorageError, games, players};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::forms::{Form, FormState};
use crate::web::limits::Limit;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use crate::web::picker;
use crate::web::{sight, start};

#[derive(Template)]
#[template(path = "invitations/new.html")]
struct FormPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    profiles: Vec<(&'static str, String)>,
    more_profiles: Vec<(&'static str, String)>,
    may_play: bool,
    more_open: bool,
    unknown: bool,
    pace: picker::Shown,
}

fn render(viewer: &Viewer, form: &FormState) -> Answer {
    render_with(viewer, form, false, None)
}

/// `unknown`: nobody of this name was found, so the way to the players is shown.
/// `explained`: what the chosen time control means.
fn render_with(
    viewer: &Viewer,
    form: &FormState,
    unknown: bool,
    explained: Option<String>,
) -> Answer {
    let named = |id: &ProfileId| (id.name(), chess::profile(viewer.words, id.name()));
    let (shown, more) = ProfileId::ALL.split_at(2);
    let template = FormPage {
        viewer,
        form,
        profiles: shown.iter().map(named).collect(),
        more_profiles: more.iter().map(named).collect(),
        may_play: viewer.signed_in()?.may_play(),
        more_open: more.iter().any(|id| form.is("profile", id.name())),
        unknown,
        pace: picker::shown(viewer, form, explained),
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

/// `GET /invitations/new`; `?to=name` fills in the player, `?fen=…` the start,
/// `?rematch=1047` the opponent and all that was agreed in a game that
/// has ended, with colours changed.
pub async fn empty(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let before: Option<GameId> = asked.parsed("rematch");
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let record = match before {
            Some(id) if viewer.player.is_some() => games::record(c, id)?,
            _ => None,
        };
        Ok::<_, StorageError>((viewer, record))
    };
    let (viewer, record) = state.ctx.db.read(read).await?;
    let me = viewer.signed_in()?.id;
    let once = random_token();
    let mut form = FormState::with(&[
        ("once", once.expose()),
        ("kind", "player"),
        ("to", asked.text("to")),
        ("fen", asked.text("fen")),
        ("colour", "lot"),
        ("pace", "normal"),
        ("profile", "online"),
        ("plans", "on"),
        ("chess960", "no"),
    ]);
    picker::usual(&mut form);
    picker::tick_aids(&mut form, Aids::default());
    sight::fill(&mut form, Openness::FRIENDLY);
    if let Some(record) = record.filter(|record| record.game.ending.is_some())
        && let Some(side) = record.game.side_of(me)
    {
        again(&mut form, &record, side);
    }
    render(&viewer, &form)
}

/// What was agreed in an earlier game, with the other colour.
fn again(form: &mut FormState, record: &GameRecord, side: Color) {
    let (other, colour) = match side {
        Color::White => (&record.black, ColourWish::Black),
        Color::Black => (&record.white, ColourWish::White),
    };
    let terms = &record.terms;
    let profile = terms.profile.split('/').next().unwrap_or_default();
    form.set("to", &other.name);
    form.set("colour", colour.code());
    form.set("pace", &picker::like(&terms.time.control));
    form.set("leave", terms.time.leave.code());
    form.set("profile", profile);
    picker::tick_aids(form, terms.aids);
    form.tick("hours", terms.time.hours);
    form.tick("plans", terms.plans);
    form.tick("rated", terms.rated);
    if terms.event.is_none() {
        sight::fill(form, terms.watch);
    }
    start::fill(form, &terms.start_fen);
}

/// The form as somebody had filled it in whose session had ended.
pub fn resume(viewer: &Viewer, filled: &FormState) -> Answer {
    render(viewer, filled)
}

/// `POST /invitations`.
pub async fn send(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let me = viewer.signed_in()?;
    let words = viewer.words;
    let time = match picker::read(&form) {
        Ok(time) => time,
        Err((field, fault)) => {
            let mut back = form.state();
            back.refuse(field, control::fault(words, fault));
            return render(&viewer, &back);
        }
    };
    if form.ticked("explain") {
        let text = picker::explained(&viewer, time);
        return render_with(&viewer, &form.state(), false, Some(text));
    }
    let (watch, fen) = match settled(&form, &viewer) {
        Ok(settled) => settled,
        Err((field, text)) => {
            let mut back = form.state();
            back.refuse(field, text);
            return render(&viewer, &back);
        }
    };
    let Some(mut invite) = read(&form, me.id, &viewer, (time, watch, fen)) else {
        let mut back = form.state();
        back.refuse("kind", t!(words, "refused-choose-kind"));
        return render(&viewer, &back);
    };
    // Each may put a letter into somebody's box, also when it is withdrawn at once.
    if let Err(failure) = state.limits.count(Limit::Invitations, me.id.to_string()) {
        let shown = form.state();
        return page::render_slowed(&viewer, failure, shown, |shown| render(&viewer, shown));
    }
    if invite.kind == InvitationKind::Player {
        let typed = invite.to.clone();
        let find = move |c: &mut Conn| match players::by_name(c, &typed)? {
            Some(player) => Ok(Some(player)),
            None => players::by_display(c, &typed),
        };
        let player = state.ctx.db.read(find).await?;
        invite.to = player.map_or(invite.to, |player| player.name);
    }
    match verbs::invite(&state.ctx, invite).await {
        Ok(invited) => Ok(page::see_other(&format!(
            "/invitations/{}?sent=1",
            invited.id
        ))),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            let mut back = form.state();
            // Nothing was written; the corrected form is a new one.
            back.set("once", random_token().expose());
            back.refuse(
                field(&why, form.text("kind")),
                refusals::invitation_refused(words, &why),
            );
            let unknown = matches!(why, InvitationRefusal::NoSuchPlayer);
            render_with(&viewer, &back, unknown, None)
        }
    }
}

/// Who else sees the moves, and the start position; or what is wrong, and the field it is about.
fn settled(form: &Form, viewer: &Viewer) -> Result<(Openness, String), (&'static str, String)> {
    let words = viewer.words;
    if let Some(field) = picker::unasked(form) {
        return Err((field, t!(words, "form-unasked")));
    }
    let watch = sight::of_invitation(form)
        .map_err(|(field, fault)| (field, i18n::sight::fault(words, fault)))?;
    let fen = start::fen(form).map_err(|(field, fault)| (field, start::fault(words, fault)))?;
    Ok((watch, fen))
}

fn read(
    form: &Form,
    from: PlayerId,
    viewer: &Viewer,
    (time, watch, fen): (TimeTerms, Openness, String),
) -> Option<Invite> {
    let kind = InvitationKind::from_code(form.text("kind"))?;
    let to = match kind {
        InvitationKind::Player => form.text("to"),
        InvitationKind::Address => form.text("address"),
        InvitationKind::Open => "",
    };
    Some(Invite {
        once: form.text("once").to_owned(),
        from,
        kind,
        to: to.to_owned(),
        colour: ColourWish::from_code(form.text("colour")).unwrap_or(ColourWish::Lot),
        time,
        profile: form.text("profile").to_owned(),
        rated: form.ticked("rated"),
        aids: picker::aids(form),
        plans: form.ticked("plans"),
        watch,
        fen,
        moves: form.text("moves").to_owned(),
        letters: chess::letters(viewer.lang),
        message: form.text("message").to_owned(),
        at: form.arrived,
    })
}

/// The field that a refusal is about.
fn field(why: &InvitationRefusal, kind: &str) -> &'static str {
    match why {
        InvitationRefusal::InvitedAlready if kind == InvitationKind::Address.code() => "address",
        InvitationRefusal::InvitedAlready => "to",
        InvitationRefusal::Yourself if kind == InvitationKind::Address.code() => "address",
        InvitationRefusal::NoSuchPlayer
        | InvitationRefusal::PlayerClosed
        | InvitationRefusal::Yourself => "to",
        InvitationRefusal::Address(_) => "address",
        InvitationRefusal::Control(_) => "time",
        InvitationRefusal::Profile => "profile",
        InvitationRefusal::StartPosition(_) | InvitationRefusal::StartEnded => "fen",
        InvitationRefusal::StartMove { .. } => "moves",
        InvitationRefusal::MessageTooLong => "message",
        _ => "",
    }
}
