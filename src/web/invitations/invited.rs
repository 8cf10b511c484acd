//! The page that an invitation's letter leads to: for somebody who may have no account yet. GET changes nothing.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::actions::Fail;
use crate::actions::invitations::{self as verbs, Decliner};
use crate::actions::people;
use crate::domain::invitation::InvitationState;
use crate::domain::link::LinkPurpose;
use crate::domain::player::Address;
use crate::domain::refusal::InvitationRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::i18n::{refusals, t};
use crate::secrets::Secret;
use crate::storage::{Conn, StorageError, invitations, links, players};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::rows::{self, Named};
use super::show::{Terms, status};

#[derive(Template)]
#[template(path = "invitations/invited.html")]
struct InvitedPage<'a> {
    viewer: &'a Viewer,
    token: &'a str,
    terms: Terms,
    note: Option<(String, bool)>,
    open: bool,
    mine: bool,
    address: &'a str,
    refused_all: bool,
    game: Option<i64>,
}

/// An invitation with the letter that leads to it.
pub struct Opened {
    /// Who reads.
    pub viewer: Viewer,
    named: Named,
    /// The address it was sent to.
    pub address: String,
}

/// Opens the letter's link.
///
/// # Errors
/// A dead link, or storage.
pub async fn open(state: &State, asker: Asker, token: &str) -> Result<Opened, Failure> {
    let hash = links::hash_of(&Secret::new(token));
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let link = links::find(c, &hash)?
            .filter(|l| l.purpose == LinkPurpose::Invitation && l.is_alive(viewer.now));
        let address = link.as_ref().and_then(|l| l.address.clone());
        let found = match link.and_then(|l| l.invitation) {
            Some(id) => invitations::by_id(c, id)?,
            None => None,
        };
        let named = rows::named(c, found.into_iter().collect())?.pop();
        Ok::<_, StorageError>((viewer, named, address))
    };
    let (viewer, named, address) = state.ctx.db.read(read).await?;
    let named = named.ok_or(Failure::DeadLink)?;
    let address = address
        .or_else(|| named.invitation.to_address.clone())
        .unwrap_or_default();
    Ok(Opened {
        viewer,
        named,
        address,
    })
}

fn answer(
    opened: Opened,
    token: &str,
    status: StatusCode,
    note: Option<(String, bool)>,
    refused_all: bool,
) -> Answer {
    let viewer = &opened.viewer;
    let i = &opened.named.invitation;
    let from = opened
        .named
        .from
        .as_ref()
        .map_or("", |n| n.display.as_str());
    let who = t!(viewer.words, "invited-by", name = from);
    let me = viewer.id();
    let template = InvitedPage {
        viewer,
        token,
        note,
        open: i.state == InvitationState::Open,
        mine: me == Some(i.from),
        address: &opened.address,
        refused_all,
        game: i.game.filter(|_| me.is_some() && i.answered_by == me),
        terms: Terms::of(Voice::of(viewer), &opened.named, who, false),
    };
    page::render_link(status, viewer, &template)
}

/// `GET /invited/{token}`.
pub async fn show(state: Data<State>, asker: Asker, token: Path<String>) -> Answer {
    let opened = open(&state, asker, &token).await?;
    answer(opened, &token, StatusCode::OK, None, false)
}

/// `POST /invited/{token}/acceptance`, signed in: whoever holds the letter may accept.
pub async fn accept(state: Data<State>, asker: Asker, token: Path<String>, form: Form) -> Answer {
    let opened = open(&state, asker, &token).await?;
    let me = opened
        .viewer
        .player
        .as_ref()
        .ok_or_else(|| Failure::SignIn {
            next: format!("/invited/{token}"),
        })?;
    match begin(&state, &opened, me.id, form.arrived).await {
        Ok(game) => Ok(page::see_other(&format!("/games/{game}"))),
        Err(why) => refused(opened, &token, why),
    }
}

/// Accepts for this player, whose address the letter confirms.
///
/// # Errors
/// Refused, or storage.
pub async fn begin(
    state: &State,
    opened: &Opened,
    player: PlayerId,
    at: Instant,
) -> Result<GameId, Fail<InvitationRefusal>> {
    let id = opened.named.invitation.id;
    let address = opened.address.clone();
    let confirm = move |tx: &mut Conn| people::confirm_by_link(tx, player, &address, at);
    state.ctx.db.write(confirm).await?;
    let me = move |c: &mut Conn| players::by_id(c, player);
    // Before the invitation is tied to this account: one that may not play would take it from its addressee.
    if !state.ctx.db.read(me).await?.is_some_and(|p| p.may_play()) {
        return Err(Fail::Refused(InvitationRefusal::AddressNotConfirmed));
    }
    match verbs::follow(&state.ctx, id, player).await {
        // pressed twice: the game is there already, and `accept` answers with it
        Ok(()) | Err(Fail::Refused(InvitationRefusal::NotOpen)) => {}
        Err(why) => return Err(why),
    }
    verbs::accept(&state.ctx, id, player, at).await
}

fn refused(opened: Opened, token: &str, why: Fail<InvitationRefusal>) -> Answer {
    let why = match why {
        Fail::Broken(error) => return Err(error.into()),
        Fail::Refused(why) => why,
    };
    let text = refusals::invitation_refused(opened.viewer.words, &why);
    answer(opened, token, status(&why), Some((text, true)), false)
}

/// `POST /invited/{token}/decline`: no account is needed.
pub async fn decline(state: Data<State>, asker: Asker, token: Path<String>, form: Form) -> Answer {
    let opened = open(&state, asker.clone(), &token).await?;
    let id = opened.named.invitation.id;
    match verbs::decline(&state.ctx, id, Decliner::Link, form.arrived).await {
        Ok(()) => Ok(page::see_other(&format!("/invited/{token}"))),
        Err(why) => refused(opened, &token, why),
    }
}

/// `POST /invited/{token}/refusal`: no letters of this kind any more, from anybody.
pub async fn refuse_all(
    state: Data<State>,
    asker: Asker,
    token: Path<String>,
    form: Form,
) -> Answer {
    let opened = open(&state, asker.clone(), &token).await?;
    let address = Address::parse(&opened.address).map_err(|_| Failure::DeadLink)?;
    verbs::refuse_all(&state.ctx, address.key(), form.arrived).await?;
    let opened = open(&state, asker, &token).await?;
    let text = t!(opened.viewer.words, "invited-refused-all");
    answer(opened, &token, StatusCode::OK, Some((text, false)), true)
}
