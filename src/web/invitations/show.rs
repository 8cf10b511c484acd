//! One invitation: all its terms, and the answers.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::actions::Fail;
use crate::actions::invitations as verbs;
use crate::domain::PlayerId;
use crate::domain::clock::Hours;
use crate::domain::invitation::{InvitationKind, InvitationState};
use crate::domain::player::Player;
use crate::domain::refusal::InvitationRefusal;
use crate::i18n::{chess, refusals, t};
use crate::rules::{Color, Position};
use crate::storage::invitations::{self, Invitation};
use crate::storage::{Conn, StorageError, absences};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::games::Voice;
use crate::web::games::board::{Board, Squares};
use crate::web::leave::hours_meaning;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::rows::{self, Named};

/// What of an invitation is shown wherever it is shown whole.
pub struct Terms {
    /// "From Berta Holm".
    pub who: String,
    /// How it stands.
    pub state: String,
    /// The terms.
    pub facts: Vec<(String, String)>,
    /// Where play begins, unless it is the usual position.
    pub start: Option<Position>,
    /// The moves given, in the reader's letters.
    pub moves: String,
    /// The inviter's words.
    pub message: String,
}

impl Terms {
    /// The terms for a reader; `mine`: he invites.
    pub fn of(voice: Voice, named: &Named, who: String, mine: bool) -> Self {
        let i = &named.invitation;
        let (start, moves) = start(voice, i);
        Self {
            who,
            state: rows::state(voice, i),
            facts: rows::facts(voice.words, i, mine),
            start,
            moves,
            message: i.message.clone(),
        }
    }

    /// The board of an unusual start.
    pub fn board(&self, viewer: &Viewer) -> Option<String> {
        let position = self.start.as_ref()?;
        let board = Board {
            position,
            bottom: Color::White,
            last: None,
            squares: Squares::Still,
            lang: viewer.lang,
        };
        Some(board.to_string())
    }

    /// The same in words.
    pub fn position(&self, viewer: &Viewer) -> Vec<String> {
        let words = |p: &Position| chess::position(viewer.words, p).to_vec();
        self.start.as_ref().map(words).unwrap_or_default()
    }
}

/// Where play begins if that is not the usual position, and the moves given.
pub(super) fn start(voice: Voice, i: &Invitation) -> (Option<Position>, String) {
    let Ok(mut position) = Position::from_fen(&i.start_fen) else {
        return (None, String::new());
    };
    let usual = position == Position::start() && i.start_moves.is_empty();
    let mut moves = Vec::new();
    for uci in i.start_moves.split_whitespace() {
        let Ok(mv) = position.parse_uci(uci) else {
            break;
        };
        moves.push(crate::rules::notation::san(
            &position,
            mv,
            chess::letters(voice.words.lang()),
        ));
        position = position.play(mv);
    }
    ((!usual).then_some(position), moves.join(" "))
}

#[derive(Template)]
#[template(path = "invitations/show.html")]
struct ShowPage<'a> {
    viewer: &'a Viewer,
    id: i64,
    terms: Terms,
    note: Option<(String, bool)>,
    may_answer: bool,
    may_decline: bool,
    may_withdraw: bool,
    confirmed: bool,
    game: Option<i64>,
}

/// `GET /invitations/{id}`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = read(&state, asker, *id).await?;
    let note = asked
        .get("sent")
        .is_some()
        .then(|| (t!(found.viewer.words, "invitation-sent"), false));
    answer(found, StatusCode::OK, note)
}

/// An invitation as it is shown to one who may see it.
struct Found {
    viewer: Viewer,
    named: Named,
    /// The own hours of the inviter and the reader, where the game is to allow them.
    hours: Vec<(String, Hours)>,
}

async fn read(state: &State, asker: Asker, id: i64) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = invitations::by_id(c, id)?.into_iter().collect();
        let named = rows::named(c, found)?;
        let named = rows::rated(c, named)?.pop();
        let hours = own_hours(c, &viewer, named.as_ref())?;
        Ok::<_, StorageError>((viewer, named, hours))
    };
    let (viewer, named, hours) = state.ctx.db.read(read).await?;
    let me = viewer.signed_in()?;
    let named = named
        .filter(|n| may_see(&n.invitation, me))
        .ok_or(Failure::NotFound)?;
    Ok(Found {
        viewer,
        named,
        hours,
    })
}

fn own_hours(
    c: &mut Conn,
    viewer: &Viewer,
    named: Option<&Named>,
) -> Result<Vec<(String, Hours)>, StorageError> {
    let allowed = named.filter(|n| n.invitation.time.hours);
    let (Some(named), Some(me)) = (allowed, &viewer.player) else {
        return Ok(Vec::new());
    };
    let mut people: BTreeMap<PlayerId, &str> = BTreeMap::new();
    for tag in [&named.from, &named.to].into_iter().flatten() {
        people.insert(tag.id, &tag.display);
    }
    people.insert(me.id, &me.display);
    let ids: Vec<PlayerId> = people.keys().copied().collect();
    let mut all = absences::hours_of(c, &ids)?;
    let newest = people.into_iter().filter_map(|(id, name)| {
        let hours = all.remove(&id)?.pop()?;
        (!hours.is_empty()).then(|| (name.to_owned(), hours))
    });
    Ok(newest.collect())
}

fn may_see(i: &Invitation, me: &Player) -> bool {
    let by_address = || {
        let lower = |a: &Option<String>| a.as_deref().map(str::to_lowercase);
        me.confirmed && i.to_address.is_some() && lower(&i.to_address) == lower(&me.email)
    };
    i.kind == InvitationKind::Open || i.from == me.id || i.to == Some(me.id) || by_address()
}

fn answer(found: Found, status: StatusCode, note: Option<(String, bool)>) -> Answer {
    let (viewer, named) = (&found.viewer, found.named);
    let me = viewer.signed_in()?;
    let i = &named.invitation;
    let (mine, open) = (i.from == me.id, i.state == InvitationState::Open);
    let plays = mine || i.answered_by == Some(me.id);
    let voice = Voice::of(viewer);
    let who = rows::who(viewer.words, me.id, &named, viewer.now);
    let mut terms = Terms::of(voice, &named, who, mine);
    terms.facts.extend(found.hours.iter().map(|(name, hours)| {
        let label = t!(viewer.words, "hours-title");
        (label, hours_meaning(viewer, name, hours))
    }));
    let template = ShowPage {
        viewer,
        id: i.id,
        note,
        may_answer: open && !mine,
        may_decline: open && !mine && i.kind != InvitationKind::Open,
        may_withdraw: open && mine,
        confirmed: me.may_play(),
        game: i.game.filter(|_| plays),
        terms,
    };
    page::render_as(status, viewer, &template)
}

/// The status that tells programs why an answer was refused.
pub fn status(why: &InvitationRefusal) -> StatusCode {
    match why {
        InvitationRefusal::NoSuchInvitation => StatusCode::NOT_FOUND,
        InvitationRefusal::AddressNotConfirmed | InvitationRefusal::Yourself => {
            StatusCode::FORBIDDEN
        }
        InvitationRefusal::NotOpen
        | InvitationRefusal::TooMany
        | InvitationRefusal::InvitedAlready => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

async fn refused(state: &State, asker: Asker, id: i64, why: Fail<InvitationRefusal>) -> Answer {
    let why = match why {
        Fail::Broken(error) => return Err(error.into()),
        Fail::Refused(InvitationRefusal::NoSuchInvitation) => return Err(Failure::NotFound),
        Fail::Refused(why) => why,
    };
    let found = read(state, asker, id).await?;
    let text = refusals::invitation_refused(found.viewer.words, &why);
    answer(found, status(&why), Some((text, true)))
}

/// `POST /invitations/{id}/acceptance`.
pub async fn accept(
    state: Data<State>,
    viewer: Viewer,
    asker: Asker,
    id: Path<i64>,
    form: Form,
) -> Answer {
    let me = signed_in(&viewer, *id)?;
    match verbs::accept(&state.ctx, *id, me.id, form.arrived).await {
        Ok(game) => Ok(page::see_other(&format!("/games/{game}"))),
        Err(why) => refused(&state, asker, *id, why).await,
    }
}

/// `POST /invitations/{id}/decline`.
pub async fn decline(
    state: Data<State>,
    viewer: Viewer,
    asker: Asker,
    id: Path<i64>,
    form: Form,
) -> Answer {
    let me = signed_in(&viewer, *id)?;
    match verbs::decline(
        &state.ctx,
        *id,
        verbs::Decliner::Player(me.id),
        form.arrived,
    )
    .await
    {
        Ok(()) => Ok(page::see_other(&format!("/invitations/{id}"))),
        Err(why) => refused(&state, asker, *id, why).await,
    }
}

/// `POST /invitations/{id}/withdrawal`.
pub async fn withdraw(
    state: Data<State>,
    viewer: Viewer,
    asker: Asker,
    id: Path<i64>,
    form: Form,
) -> Answer {
    let me = signed_in(&viewer, *id)?;
    match verbs::withdraw(&state.ctx, *id, me.id, form.arrived).await {
        Ok(()) => Ok(page::see_other(&format!("/invitations/{id}"))),
        Err(why) => refused(&state, asker, *id, why).await,
    }
}

/// Whoever is not signed in comes back to the invitation, where the buttons are.
fn signed_in(viewer: &Viewer, id: i64) -> Result<&Player, Failure> {
    viewer.player.as_ref().ok_or_else(|| Failure::SignIn {
        next: format!("/invitations/{id}"),
    })
}
