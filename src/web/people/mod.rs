//! People: signing up and in, the account, the list of players.

mod account;
mod at_once;
mod board;
mod games_of;
mod helper;
mod links;
mod mail;
mod mail_of;
mod mine;
mod players;
mod record;
mod sign_in;
mod sign_up;
mod unsubscribe;
mod wording;

use actix_web::HttpRequest;
use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, ServiceConfig};
use askama::Template;

pub(super) use account::{resume_address, resume_settings};
pub(super) use board::resume_board;
pub(super) use helper::resume as resume_helper;
pub(super) use mail::resume_mail;
pub(super) use mail_of::resume_mail_of;
pub(super) use players::sought;
pub(super) use sign_in::sign_in_first;
pub(super) use wording::{refuse, refuse_all};

use super::viewer::Viewer;
use super::{Failure, State, client, cookies, page};
use crate::actions::people::{Browser, SignedIn};
use crate::i18n::t;
use crate::secrets::Secret;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    sign_up::routes(cfg);
    sign_in::routes(cfg);
    links::routes(cfg);
    account::routes(cfg);
    helper::routes(cfg);
    mail::routes(cfg);
    players::routes(cfg);
}

/// A page that says one thing and offers a way on.
#[derive(Template)]
#[template(path = "said.html")]
pub(super) struct Said<'a> {
    pub viewer: &'a Viewer,
    pub title: String,
    pub texts: Vec<String>,
    pub ways: Vec<(String, String)>,
}

/// The browser of a request.
pub(super) fn browser(req: &HttpRequest) -> Browser {
    let agent = req
        .headers()
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok());
    Browser {
        device: cookies::secret(req, cookies::DEVICE),
        agent: agent.unwrap_or_default().to_owned(),
    }
}

/// The address of a request as limits count it.
pub(super) fn from_where(req: &HttpRequest, state: &State) -> String {
    client::limit_key(client::address(req, &state.site.trusted_proxies))
}

/// Somebody has signed in: cookies, and on to where he wanted to go.
pub(super) fn welcome(viewer: &Viewer, signed_in: &SignedIn, next: &str) -> HttpResponse {
    let answer = page::see_other(page::local(next).unwrap_or("/games"));
    with_cookies(answer, viewer, signed_in)
}

/// The cookies of a session that has begun.
pub(super) fn with_cookies(
    mut answer: HttpResponse,
    viewer: &Viewer,
    signed_in: &SignedIn,
) -> HttpResponse {
    let session = cookies::session(&signed_in.session, signed_in.stay, viewer.secure());
    let device = cookies::device(&signed_in.device, viewer.secure());
    // cookies of our own making always fit into a header
    let _ = answer.add_cookie(&session);
    let _ = answer.add_cookie(&device);
    answer
}

/// The secret in a link's path, if it has the form of one.
pub(super) fn token(path: &str) -> Result<Secret, Failure> {
    let fits = path.len() == 43
        && path
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    fits.then(|| Secret::new(path)).ok_or(Failure::DeadLink)
}

/// `state` as handlers get it.
pub(super) type Shared = Data<State>;
