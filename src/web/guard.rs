//! What stands around every handler: forms from other sites are refused, every answer carries the
//! security headers, every failure becomes a page, and the log tells what was asked by route pattern.
//!
//! Both are functions that return answers, never errors: an `Err` from a middleware loses the headers.

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest};

use super::State;
use super::error::{self, Failure};
use super::kept::Kept;
use super::viewer::{self, Asker, Viewer};
use crate::now::Stopwatch;

/// Everything a page may load comes from this site, no script stands in a page, no other site may
/// frame it.
const CSP: &str = "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The outermost: methods, other sites' forms, headers, log.
pub(super) async fn guard<B>(
    state: Data<State>,
    mut req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error>
where
    B: MessageBody + 'static,
{
    let watch = Stopwatch::start();
    let referrer = referrer_policy(req.headers());
    let method = req.method().clone();
    if method == Method::HEAD {
        // a page that is there for GET is there for HEAD; the wire leaves the body out
        req.head_mut().method = Method::GET;
    }
    if !req.path().starts_with("/assets/") {
        only_gzip(req.headers_mut());
    }
    let mut res = if is_from_elsewhere(&req, &state) {
        refuse(req, &state, Failure::CrossSite).await
    } else {
        next.call(req).await?.map_into_boxed_body()
    };
    secure(res.headers_mut(), referrer);
    let route = res
        .request()
        .match_pattern()
        .unwrap_or_else(|| "-".to_owned());
    tracing::info!(
        target: "fernzug::request",
        %method,
        route,
        status = res.status().as_u16(),
        micros = u64::try_from(watch.elapsed().as_micros()).unwrap_or(u64::MAX),
    );
    Ok(res)
}

/// The innermost: what has failed becomes a page in the reader's language.
pub(super) async fn error_pages<B>(
    state: Data<State>,
    req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error>
where
    B: MessageBody + 'static,
{
    let res = next.call(req).await?;
    let Some(failure) = failed(&res) else {
        return Ok(res.map_into_boxed_body());
    };
    let (req, old) = res.into_parts();
    // `old` carries the failure; it is only read here
    let failure = failure.unwrap_or_else(|| error::of_status(old.status()));
    let carried = old.error().and_then(|e| e.as_error::<Failure>());
    let failure = carried.unwrap_or(&failure);
    error::log(failure);
    let viewer = reader(&req, &state).await;
    let answer = error::page(failure, &viewer, Kept::of(&req));
    Ok(ServiceResponse::new(req, answer))
}

/// Whether an answer is a failure without a page. `Some(None)`: ask the answer itself.
fn failed<B: MessageBody>(res: &ServiceResponse<B>) -> Option<Option<Failure>> {
    let status = res.status();
    let bare = matches!(
        res.response().body().size(),
        BodySize::None | BodySize::Sized(0)
    );
    let is_error = status.is_client_error() || status.is_server_error();
    match res.response().error() {
        Some(_) => Some(None),
        None if is_error && bare => Some(Some(error::of_status(status))),
        None => None,
    }
}

async fn refuse(
    req: ServiceRequest,
    state: &Data<State>,
    failure: Failure,
) -> ServiceResponse<BoxBody> {
    error::log(&failure);
    let viewer = reader(req.request(), state).await;
    req.into_response(error::page(&failure, &viewer, None))
}

/// Who reads an error page. The database may be what has failed: then whoever it is, he is answered as
/// a stranger.
async fn reader(req: &HttpRequest, state: &Data<State>) -> Viewer {
    match viewer::load(req, state).await {
        Ok(viewer) => viewer,
        Err(_) => Asker::of(req, state).stranger(),
    }
}

/// Whether a request that may change something was sent from another site's page. No token: a form that
/// was opened days ago must still work.
fn is_from_elsewhere(req: &ServiceRequest, state: &State) -> bool {
    if matches!(*req.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return false;
    }
    if let Some(site) = req.headers().get("sec-fetch-site") {
        return !matches!(site.as_bytes(), b"same-origin" | b"none");
    }
    // browsers that do not know Sec-Fetch-Site send Origin; programs send neither, and have no cookies
    let Some(origin) = req.headers().get(header::ORIGIN) else {
        return false;
    };
    let Ok(origin) = origin.to_str() else {
        return true;
    };
    let own = state.site.urls.origin() == origin;
    let host = req
        .headers()
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let same_host = host.is_some_and(|host| {
        origin
            .strip_prefix("https://")
            .or_else(|| origin.strip_prefix("http://"))
            == Some(host)
    });
    !own && !same_host
}

/// Pages are packed with gzip: brotli takes three times as long for a tenth fewer bytes. Files of
/// `assets/` are packed once and for all; they may have either.
fn only_gzip(headers: &mut HeaderMap) {
    let gzip = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip") && !value.contains("gzip;q=0"));
    let coding = if gzip { "gzip" } else { "identity" };
    headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(coding));
}

/// "no-referrer", wherever the browser lets us. Under it, browsers send `Origin: null` with our own forms; that they are
/// ours is then told by Sec-Fetch-Site, which browsers send on https and on localhost. A browser that asks for a page
/// without that header (an old one, or any over plain http) needs its Origin to be let in, so it gets "same-origin":
/// a letter's secret in an address does not leave this site under that either.
fn referrer_policy(asked: &HeaderMap) -> &'static str {
    let wants_page = asked
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("text/html"));
    if wants_page && !asked.contains_key("sec-fetch-site") {
        "same-origin"
    } else {
        "no-referrer"
    }
}

fn secure(headers: &mut HeaderMap, referrer: &'static str) {
    const ALL: [(&str, &str); 5] = [
        ("content-security-policy", CSP),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=(), payment=()",
        ),
    ];
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static(referrer));
    for (name, value) in ALL {
        if name == "content-security-policy" && headers.contains_key(name) {
            // a page that has a stricter one of its own: a letter as its reader sees it
            continue;
        }
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
}
