//! Answers: pages and redirects.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use askama::Template;

use super::cookies;
use super::error::{Answer, Failure};
use super::forms::FormState;
use super::viewer::Viewer;

/// A page. Never kept by anybody on the way, and asked for again each time when somebody is signed in.
///
/// # Errors
/// [`Failure::Template`]; templates do not fail unless something in them does.
pub fn render(viewer: &Viewer, page: &impl Template) -> Answer {
    render_as(StatusCode::OK, viewer, page)
}

/// A form that came back: 422, with what was typed and what is wrong.
///
/// # Errors
/// As [`render`].
pub fn render_refused(viewer: &Viewer, page: &impl Template) -> Answer {
    render_as(StatusCode::UNPROCESSABLE_ENTITY, viewer, page)
}

/// A form that came too soon after others: with what was typed, and when it may be sent.
///
/// # Errors
/// Any other failure; or as [`render`].
pub fn render_slowed<F>(viewer: &Viewer, failure: Failure, mut shown: FormState, page: F) -> Answer
where
    F: FnOnce(&FormState) -> Answer,
{
    let Failure::TooOften { .. } = failure else {
        return Err(failure);
    };
    shown.refuse("", failure.text(viewer.words));
    let mut answer = page(&shown)?;
    *answer.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    failure.say_when(&mut answer);
    Ok(no_store(answer))
}

/// A page with another status.
///
/// # Errors
/// As [`render`].
pub fn render_as(status: StatusCode, viewer: &Viewer, page: &impl Template) -> Answer {
    let mut answer = HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::CONTENT_LANGUAGE, viewer.lang.code()))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .body(
            page.render()
                .map_err(|fault| Failure::Template(fault.to_string()))?,
        );
    if let Some((token, stay)) = viewer.renewed_cookie() {
        let cookie = cookies::session(token, stay, viewer.secure());
        // the cookie is made of a token of known form: it always fits into a header
        let _ = answer.add_cookie(&cookie);
    }
    Ok(answer)
}

/// A page that a letter's link leads to: its address is a secret, so nothing of it is kept anywhere.
///
/// # Errors
/// As [`render`].
pub fn render_link(status: StatusCode, viewer: &Viewer, page: &impl Template) -> Answer {
    render_as(status, viewer, page).map(no_store)
}

/// Marks an answer as one that nobody keeps.
pub fn no_store(mut answer: HttpResponse) -> HttpResponse {
    answer
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// "Look there": 303, so that reloading the next page does not send the form again. `path` is one of
/// ours (see [`local`]).
pub fn see_other(path: &str) -> HttpResponse {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    answer.insert_header((header::LOCATION, path));
    answer.finish()
}

/// A path that was handed in (`next=`), if it leads to a page of this site and nowhere else.
pub fn local(path: &str) -> Option<&str> {
    let fits = path.starts_with('/')
        && !path.starts_with("//")
        && path.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    fits.then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(local("/games/7?x=1#board"), Some("/games/7?x=1#board"));
        for bad in [
            "",
            "games",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a\r\nSet-Cookie: x",
            "/\t/evil.example",
        ] {
            assert_eq!(local(bad), None, "{bad:?}");
        }
    }
}
