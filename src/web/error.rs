//! What goes wrong at the edge: one place says which status it has, how it is logged, and what the
//! page says. Refusals of verbs are not here: a page shows them beside its form.

use std::fmt;
use std::time::Duration;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::kept::{self, Kept};
use super::page;
use super::people;
use super::viewer::Viewer;
use crate::domain::refusal::Unseen;
use crate::i18n::{Words, t};
use crate::storage::StorageError;

/// What a handler returns.
pub type Answer = Result<HttpResponse, Failure>;

/// Why there is no page. It becomes the error page on its way out, in the reader's language.
#[derive(Debug)]
pub enum Failure {
    /// There is nothing here, or not for this reader.
    NotFound,
    /// The moves of a game of others that this reader does not see (yet).
    Private(Unseen),
    /// Only somebody signed in sees this; he comes back to `next` afterwards.
    SignIn {
        /// Where to go afterwards.
        next: String,
    },
    /// This may not be done by this reader.
    Forbidden,
    /// A form sent from another site.
    CrossSite,
    /// The page takes no such method.
    Method {
        /// Those that it takes.
        allow: &'static str,
    },
    /// A form that cannot be read.
    BadForm,
    /// A form that is too large.
    TooLarge,
    /// A form that did not arrive whole.
    TooSlow,
    /// Tried too often; nothing is locked.
    TooOften {
        /// How long to wait.
        wait: Duration,
    },
    /// A link that is spent, has run out, or never was.
    DeadLink,
    /// The site cannot answer just now; the same request may be sent again.
    Unavailable {
        /// How long to wait.
        wait: Duration,
    },
    /// Storage failed.
    Storage(StorageError),
    /// A template failed.
    Template(String),
    /// Something else broke.
    Broken(String),
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::NotFound => Self::NotFound,
            StorageError::Unavailable { retry_after, .. } => {
                Self::Unavailable { wait: retry_after }
            }
            // others changed the same thing each time it was tried
            StorageError::Stale => Self::Unavailable {
                wait: Duration::from_secs(2),
            },
            other => Self::Storage(other),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Storage(error) => write!(f, "{error}"),
            Self::Template(fault) => write!(f, "template: {fault}"),
            Self::Broken(what) => f.write_str(what),
            // no address, no token: this goes into the log
            Self::SignIn { .. } => f.write_str("not signed in"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl ResponseError for Failure {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::Private(_) => StatusCode::NOT_FOUND,
            Self::SignIn { .. } => StatusCode::SEE_OTHER,
            Self::Forbidden | Self::CrossSite => StatusCode::FORBIDDEN,
            Self::Method { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Self::BadForm => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::DeadLink => StatusCode::GONE,
            Self::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Self::Storage(_) | Self::Template(_) | Self::Broken(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// Bare: the middleware that knows the reader's language makes the page of it.
    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

impl Failure {
    /// Whether the same form may be taken a little later.
    fn passes(&self) -> bool {
        matches!(
            self,
            Self::TooOften { .. }
                | Self::Unavailable { .. }
                | Self::Storage(_)
                | Self::Template(_)
                | Self::Broken(_)
        )
    }

    /// When it may be tried again.
    pub fn say_when(&self, answer: &mut HttpResponse) {
        if let Self::Unavailable { wait } | Self::TooOften { wait } = self {
            let seconds = HeaderValue::from(wait.as_secs().max(1));
            answer.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
    }

    /// What it says, for a form that is shown with it.
    pub fn text(&self, words: &Words) -> String {
        wording(self, words).1
    }
}

/// The failure that a bare status of actix's own means (a path whose number is none).
pub(super) fn of_status(status: StatusCode) -> Failure {
    match status {
        StatusCode::NOT_FOUND => Failure::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        status if status.is_client_error() => Failure::BadForm,
        status => Failure::Broken(format!("an answer with status {status} and no page")),
    }
}

/// Writes into the log what the administrator ought to know. What readers do wrong is not news.
pub(super) fn log(failure: &Failure) {
    match failure {
        Failure::Storage(_) | Failure::Template(_) | Failure::Broken(_) => {
            tracing::error!(%failure, "a request failed");
        }
        Failure::Unavailable { .. } => tracing::warn!("a request could not be served just now"),
        Failure::TooOften { .. } => tracing::info!("somebody tries too often"),
        Failure::CrossSite => tracing::info!("a form from another site was refused"),
        _ => {}
    }
}

/// The error page.
#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    viewer: &'a Viewer,
    title: String,
    text: String,
    sign_in: bool,
    kept: Option<&'a Kept>,
    again: bool,
}

/// The page for a failure, with a way on, and with what was typed into the form that has failed.
pub(super) fn page(failure: &Failure, viewer: &Viewer, kept: Option<Kept>) -> HttpResponse {
    if let Failure::SignIn { next } = failure {
        return match kept.filter(|kept| kept::Typed::at(&kept.to).is_some()) {
            Some(kept) => people::sign_in_first(viewer, kept)
                .unwrap_or_else(|_| HttpResponse::new(StatusCode::FORBIDDEN)),
            None => page::see_other(&format!("/sign-in?next={}", query_value(next))),
        };
    }
    let (title, text) = wording(failure, viewer.words);
    let template = ErrorPage {
        viewer,
        title,
        text,
        sign_in: viewer.player.is_none()
            && matches!(failure, Failure::NotFound | Failure::Private(_)),
        again: failure.passes() && kept.as_ref().is_some_and(|kept| !kept.is_cut),
        kept: kept.as_ref(),
    };
    let status = failure.status_code();
    let mut answer =
        page::render_as(status, viewer, &template).unwrap_or_else(|_| HttpResponse::new(status));
    failure.say_when(&mut answer);
    if let Failure::Method { allow } = failure {
        answer
            .headers_mut()
            .insert(header::ALLOW, HeaderValue::from_static(allow));
    }
    page::no_store(answer)
}

fn wording(failure: &Failure, words: &Words) -> (String, String) {
    match failure {
        Failure::NotFound | Failure::SignIn { .. } => (
            t!(words, "error-not-found"),
            t!(words, "error-not-found-text"),
        ),
        Failure::Private(why) => private(words, *why),
        Failure::Forbidden => (
            t!(words, "error-forbidden"),
            t!(words, "error-forbidden-text"),
        ),
        Failure::CrossSite => (
            t!(words, "error-cross-site"),
            t!(words, "error-cross-site-text"),
        ),
        Failure::Method { .. } | Failure::BadForm => (
            t!(words, "error-bad-form"),
            t!(words, "error-bad-form-text"),
        ),
        Failure::TooLarge => (
            t!(words, "error-too-large"),
            t!(words, "error-too-large-text"),
        ),
        Failure::TooSlow => (
            t!(words, "error-too-slow"),
            t!(words, "error-too-slow-text"),
        ),
        Failure::TooOften { wait } => {
            let seconds = i64::try_from(wait.as_secs()).unwrap_or(60).max(1);
            (
                t!(words, "error-too-often"),
                t!(words, "error-too-often-text", seconds = seconds),
            )
        }
        Failure::DeadLink => (
            t!(words, "error-dead-link"),
            t!(words, "error-dead-link-text"),
        ),
        Failure::Unavailable { .. } => (
            t!(words, "error-unavailable"),
            t!(words, "error-unavailable-text"),
        ),
        Failure::Storage(_) | Failure::Template(_) | Failure::Broken(_) => {
            (t!(words, "error-broken"), t!(words, "error-broken-text"))
        }
    }
}

/// Why the moves of a game are not shown.
fn private(words: &Words, why: Unseen) -> (String, String) {
    match why {
        Unseen::Running => (t!(words, "error-private"), t!(words, "error-private-text")),
        Unseen::Games { wanted, ended } => (
            t!(words, "error-private-games"),
            t!(
                words,
                "error-private-games-text",
                wanted = wanted,
                ended = ended
            ),
        ),
    }
}

/// A text as the value of a query's field.
pub fn query_value(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
