//! Forms: what comes in, and what goes back when something is wrong with it.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::web::{BytesMut, Data, Query};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use futures_util::StreamExt as _;

use super::State;
use super::error::Failure;
use super::kept::Kept;
use crate::domain::time::Instant;
use crate::secrets::Secret;

/// Largest form, in bytes. The longest one holds a message of 2,000 characters, up to 12 bytes each.
const LARGEST: usize = 64 * 1024;
/// What a form may grow by on its way through the sign-in page.
const CARRIED: usize = 16 * 1024;
/// What is still read (and thrown away) of a form that is too large: a browser shows the answer only
/// when it could send all of its request.
const STILL_READ: usize = 1024 * 1024;
/// How long a form may take to arrive.
const SLOWEST: Duration = Duration::from_secs(30);

/// A form that was sent, and when it had arrived whole: the `now` of what it asks for, taken before any
/// queue or lock.
#[derive(Debug)]
pub struct Form {
    /// When its last byte was here.
    pub arrived: Instant,
    fields: Vec<(String, String)>,
}

impl Form {
    /// What was typed into a field, without blanks around it; empty if it did not come.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// As [`Form::text`], `None` where nothing was typed.
    pub fn filled(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// A password: blanks count.
    pub fn secret(&self, name: &str) -> Secret {
        Secret::new(self.raw(name))
    }

    /// A number, if one was typed.
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.text(name).parse().ok()
    }

    /// Whether a box was ticked (or a button of that name pressed).
    pub fn ticked(&self, name: &str) -> bool {
        self.fields.iter().any(|(field, _)| field == name)
    }

    /// All values that came under one name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields
            .iter()
            .filter(move |(field, _)| field == name)
            .map(|(_, value)| value.as_str())
    }

    /// What was typed, to be given back with what is wrong.
    pub fn state(&self) -> FormState {
        let shown = |(name, _): &&(String, String)| !is_secret(name);
        FormState::of(self.fields.iter().filter(shown).cloned().collect())
    }

    /// The same for a page that knows nothing of this form.
    fn kept(&self, path: &str) -> Kept {
        Kept {
            to: path.to_owned(),
            fields: self.state().fields,
            is_cut: self.fields.iter().any(|(name, _)| is_secret(name)),
        }
    }

    fn raw(&self, name: &str) -> &str {
        self.fields
            .iter()
            .find(|(field, _)| field == name)
            .map_or("", |(_, value)| value)
    }

    /// For tests of handlers.
    pub fn of(arrived: Instant, fields: &[(&str, &str)]) -> Self {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self {
            arrived,
            fields: fields.iter().map(own).collect(),
        }
    }
}

impl FromRequest for Form {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let state = req.app_data::<Data<State>>().cloned();
        let kind = req
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .map(str::to_ascii_lowercase);
        let payload = payload.take();
        let req = req.clone();
        Box::pin(async move {
            let state = state.ok_or(Failure::BadForm)?;
            let body = tokio::time::timeout(SLOWEST, whole(payload, LARGEST + CARRIED))
                .await
                .map_err(|_| Failure::TooSlow)??;
            let arrived = state.ctx.now();
            let fits = kind.is_some_and(|k| k.starts_with("application/x-www-form-urlencoded"));
            if !fits && !body.is_empty() {
                return Err(Failure::BadForm);
            }
            let form = Self {
                arrived,
                fields: parse(&body)?,
            };
            // whatever becomes of it, the answer can give back what was typed
            req.extensions_mut().insert(form.kept(req.path()));
            Ok(form)
        })
    }
}

async fn whole(mut payload: Payload, largest: usize) -> Result<BytesMut, Failure> {
    let mut body = BytesMut::new();
    let mut length = 0_usize;
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| Failure::BadForm)?;
        length = length.saturating_add(chunk.len());
        if length > STILL_READ {
            break;
        }
        if length <= largest {
            body.extend_from_slice(&chunk);
        }
    }
    if length > largest {
        return Err(Failure::TooLarge);
    }
    Ok(body)
}

fn parse(body: &[u8]) -> Result<Vec<(String, String)>, Failure> {
    let text = std::str::from_utf8(body).map_err(|_| Failure::BadForm)?;
    let fields = Query::<Vec<(String, String)>>::from_query(text)
        .map_err(|_| Failure::BadForm)?
        .into_inner();
    Ok(fields.into_iter().map(cleaned).collect())
}

/// What nobody types and no database keeps is left out of every field, wherever it was pasted from: no text is refused or lost
/// for it. In a secret every sign counts but the zero character.
fn cleaned((mut name, mut value): (String, String)) -> (String, String) {
    let secret = is_secret(&name);
    let typed = |sign: &char| match sign {
        '\0' => false,
        '\n' | '\r' | '\t' => true,
        sign => secret || !sign.is_control(),
    };
    name.retain(|sign| sign != '\0');
    value.retain(|sign| typed(&sign));
    (name, value)
}

/// Fields that are not given back.
fn is_secret(name: &str) -> bool {
    name.contains("password") || name == "code"
}

/// A form as it is shown: what was typed before, and what is wrong with it. Secrets are not given back.
#[derive(Clone, Debug, Default)]
pub struct FormState {
    fields: Vec<(String, String)>,
    errors: Vec<(&'static str, String)>,
}

impl FormState {
    /// A form with these fields, none of them a secret.
    pub fn of(fields: Vec<(String, String)>) -> Self {
        Self {
            fields,
            errors: Vec::new(),
        }
    }

    /// All that stands in it.
    pub fn fields(&self) -> &[(String, String)] {
        &self.fields
    }

    /// An empty form with some fields filled in.
    pub fn with(fields: &[(&str, &str)]) -> Self {
        Form::of(Instant(0), fields).state()
    }

    /// What stands in a field.
    pub fn value(&self, name: &str) -> &str {
        self.fields
            .iter()
            .find(|(field, _)| field == name)
            .map_or("", |(_, value)| value)
    }

    /// Whether a field has this value: for choices.
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    /// Whether a box is ticked.
    pub fn ticked(&self, name: &str) -> bool {
        self.fields.iter().any(|(field, _)| field == name)
    }

    /// Sets what stands in a field.
    pub fn set(&mut self, name: &str, value: &str) {
        self.fields.retain(|(field, _)| field != name);
        self.fields.push((name.to_owned(), value.to_owned()));
    }

    /// Ticks a box, or does not.
    pub fn tick(&mut self, name: &str, on: bool) {
        if on {
            self.set(name, "on");
        } else {
            self.unset(name);
        }
    }

    /// Nothing was typed, or ticked, there.
    pub fn unset(&mut self, name: &str) {
        self.fields.retain(|(field, _)| field != name);
    }

    /// Says what is wrong with a field. `""` is the form as a whole.
    pub fn refuse(&mut self, field: &'static str, text: String) {
        self.errors.push((field, text));
    }

    /// What is wrong with a field, if anything is.
    pub fn error(&self, name: &str) -> Option<&str> {
        self.errors
            .iter()
            .find(|(field, _)| *field == name)
            .map(|(_, text)| text.as_str())
    }

    /// Everything that is wrong, for the summary above the form: field and text.
    pub fn errors(&self) -> &[(&'static str, String)] {
        &self.errors
    }

    /// Whether anything is wrong.
    pub fn is_refused(&self) -> bool {
        !self.errors.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_send_them() {
        let form = Form {
            arrived: Instant(0),
            fields: parse(b"name=+J%C3%B6rg+&stay=on&password=+x+&n=7").unwrap(),
        };
        assert_eq!(form.text("name"), "Jörg");
        assert_eq!(form.secret("password").expose(), " x ");
        assert!(form.ticked("stay") && !form.ticked("other"));
        assert_eq!(form.number::<i64>("n"), Some(7));
        assert_eq!(form.filled("missing"), None);
        let fields = parse(b"name=A%00n%1Bna&text=a%0D%0A%09b%7F&password=%01x%00").unwrap();
        let values: Vec<&str> = fields.iter().map(|(_, value)| value.as_str()).collect();
        assert_eq!(values, ["Anna", "a\r\n\tb", "\u{1}x"]);
        assert!(parse(b"\xff\xfe").is_err());
    }

    #[test]
    fn a_form_gives_back_what_was_typed_and_what_is_wrong() {
        let mut state = FormState::with(&[("name", "Anna")]);
        state.refuse("name", "taken".to_owned());
        assert_eq!(state.value("name"), "Anna");
        assert_eq!(state.error("name"), Some("taken"));
        assert_eq!(state.error("mail"), None);
        assert!(state.is_refused());
    }
}
