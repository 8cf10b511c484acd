//! The cookies: who is signed in, which browser this is, which language it likes.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration as CookieSpan;
use actix_web::cookie::{Cookie, SameSite};

use crate::actions::people::session_span;
use crate::domain::time::{DAY, Millis};
use crate::i18n::Lang;
use crate::secrets::Secret;

/// The session: 32 random bytes; only their hash is stored.
pub const SESSION: &str = "fernzug_session";
/// The browser: limits never lock it out of the account it has once signed in to.
pub const DEVICE: &str = "fernzug_device";
/// The language chosen without an account.
pub const LANG: &str = "fernzug_lang";

/// The session's cookie.
pub fn session(token: &Secret, stay: bool, secure: bool) -> Cookie<'static> {
    build(
        SESSION,
        token.expose().to_owned(),
        session_span(stay),
        secure,
    )
}

/// The device's cookie; two years.
pub fn device(token: &Secret, secure: bool) -> Cookie<'static> {
    build(DEVICE, token.expose().to_owned(), 730 * DAY, secure)
}

/// The language's cookie; a year.
pub fn lang(lang: Lang, secure: bool) -> Cookie<'static> {
    build(LANG, lang.code().to_owned(), 365 * DAY, secure)
}

/// A cookie that ends the one of this name.
pub fn end(name: &'static str, secure: bool) -> Cookie<'static> {
    build(name, String::new(), 0, secure)
}

/// The secret a cookie carries, if it has the form of one.
pub fn secret(req: &HttpRequest, name: &str) -> Option<Secret> {
    let cookie = req.cookie(name)?;
    let value = cookie.value();
    (value.len() == 43).then(|| Secret::new(value))
}

fn build(name: &'static str, value: String, span: Millis, secure: bool) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(CookieSpan::milliseconds(span))
        .finish()
}
