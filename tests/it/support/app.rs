//! The real app for stories: pages, forms and letters, with a clock that stands still and letters that
//! go into memory. Nothing sleeps: time is moved by hand, the mailer runs when [`TestApp::letters`] asks.
//!
//! ```ignore
//! on_both_databases!(somebody_signs_up, |db| async move {
//!     let app = TestApp::new(db);
//!     let mut anna = app.browser();
//!     let form = anna.get("/sign-up").await;
//!     let page = anna.submit(&form, &[("name", "anna"), …]).await;      // fills in the page's own form
//!     assert_eq!(page.status, 303);
//!     let letter = app.letter_to("anna@example.org").await;
//!     let page = anna.get(&letter.link("/confirm/")).await;
//! });
//! ```

use std::collections::BTreeMap;
use std::time::Duration;

use actix_web::body::to_bytes;
use actix_web::cookie::Cookie;
use actix_web::http::{Method, header};
use actix_web::test::{TestRequest, init_service};
use actix_web::{App, web::Data};
use fernzug::actions::{Context, Wake};
use fernzug::jobs::Mailer;
use fernzug::links::Urls;
use fernzug::mail::Site;
use fernzug::mail::files;
use fernzug::mail::transport::{Memory, Transport};
use fernzug::now::FrozenNow;
use fernzug::web::limits::LimitSettings;
use fernzug::web::{State, WebSettings, site};
use scraper::{Html, Selector};

use super::database::TestDb;

/// Where the tested site thinks it is.
pub const BASE: &str = "http://chess.test:8080";
/// Monday 10 May 2027, 10:00 UTC: when every story begins.
pub const START: i64 = 1_810_029_600_000;
/// A password good enough.
pub const PASSWORD: &str = "pferd batterie";

/// The app, its clock and its mail.
pub struct TestApp {
    /// Goes with the app.
    _db: TestDb,
    pub now: FrozenNow,
    pub ctx: Context,
    pub state: Data<State>,
    pub mailer: Mailer,
    pub memory: Memory,
}

impl TestApp {
    /// With limits that no story reaches by accident.
    pub fn new(db: TestDb) -> Self {
        Self::with(db, |settings| settings.limits = LimitSettings::generous())
    }

    /// With other settings.
    pub fn with(db: TestDb, change: impl FnOnce(&mut WebSettings)) -> Self {
        let now = FrozenNow::at(START);
        let ctx = Context {
            db: db.db(),
            clock: std::sync::Arc::new(now.clone()),
            wake: Wake::default(),
            leave: <_>::default(),
        };
        let urls = Urls::new(BASE).unwrap();
        let mut settings = WebSettings::at(urls.clone());
        change(&mut settings);
        let memory = Memory::default();
        let sender = Site::new("Fernzug", "Fernzug <chess@chess.test>", urls).unwrap();
        Self {
            mailer: Mailer::new(ctx.clone(), sender, Transport::Memory(memory.clone())),
            state: State::new(ctx.clone(), settings),
            _db: db,
            now,
            ctx,
            memory,
        }
    }

    /// A browser without cookies, in English, at 192.0.2.1.
    pub fn browser(&self) -> Browser<'_> {
        Browser {
            app: self,
            cookies: BTreeMap::new(),
            headers: vec![("Accept-Language".to_owned(), "en".to_owned())],
            peer: "192.0.2.1:40000".to_owned(),
        }
    }

    /// Moves the clock on.
    pub fn wait(&self, by: Duration) {
        self.now.advance(by);
    }

    /// Sends what is due and returns it, oldest first.
    /// All letters that went out, but those about a new browser: most stories begin with one.
    pub async fn letters(&self) -> Vec<Letter> {
        const NEW: [&str; 3] = ["New sign-in on", "Neue Anmeldung auf", "Ny inloggning på"];
        let mut letters = self.all_letters().await;
        letters.retain(|l| !NEW.iter().any(|new| l.subject.starts_with(new)));
        letters
    }

    pub async fn all_letters(&self) -> Vec<Letter> {
        self.mailer.drain_once().await.unwrap();
        let mut letters: Vec<_> = self.memory.take();
        letters.sort_by_key(|letter| letter.at);
        letters
            .into_iter()
            .map(|letter| {
                let opened = files::open(&letter.bytes);
                Letter {
                    to: letter.to,
                    subject: opened.subject,
                    text: opened.text,
                }
            })
            .collect()
    }

    /// The only letter there is, which must go to `address`.
    pub async fn letter_to(&self, address: &str) -> Letter {
        let mut letters = self.letters().await;
        assert_eq!(letters.len(), 1, "{letters:#?}");
        let letter = letters.remove(0);
        assert_eq!(letter.to, address, "{letter:#?}");
        letter
    }

    /// Signs somebody up by the pages and confirms the address `name@example.org`; returns the browser.
    pub async fn member(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let address = format!("{name}@example.org");
        let page = browser.sign_up(name, &address).await;
        assert_eq!(page.status, 303, "{}", page.body);
        let letter = self.letter_to(&address).await;
        let page = browser.get(&letter.link("/confirm/")).await;
        let page = browser.submit(&page, &[]).await;
        assert_eq!(page.status, 200, "{}", page.body);
        browser
    }

    /// Makes a player the administrator.
    pub async fn promote(&self, name: &str) {
        let granted = fernzug::actions::people::grant_admin(&self.ctx, name).await;
        assert!(granted.unwrap());
    }
}

/// A letter that was sent.
#[derive(Debug, Clone)]
pub struct Letter {
    pub to: String,
    pub subject: String,
    pub text: String,
}

impl Letter {
    /// The path of the link in the text that begins with `path` (`/confirm/`).
    pub fn link(&self, path: &str) -> String {
        self.find_link(path)
            .unwrap_or_else(|| panic!("no link {path} in {self:#?}"))
    }

    pub fn find_link(&self, path: &str) -> Option<String> {
        let start = format!("{BASE}{path}");
        let at = self.text.find(&start)?;
        let url: String = self.text[at..]
            .chars()
            .take_while(|c| !c.is_whitespace())
            .collect();
        Some(url[BASE.len()..].to_owned())
    }
}

/// A browser: keeps cookies, sends forms, follows nothing by itself.
#[derive(Clone)]
pub struct Browser<'a> {
    app: &'a TestApp,
    pub cookies: BTreeMap<String, String>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
    pub peer: String,
}

impl Browser<'_> {
    pub async fn get(&mut self, path: &str) -> Page {
        self.send(Method::GET, path, None).await
    }

    /// Sends a form of these fields.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let body: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)))
            .collect();
        self.send(Method::POST, path, Some(body.join("&"))).await
    }

    /// Sends the form in the page's main part that has a POST method (the first, but not the language
    /// switch), with what stands in it and `typed` on top.
    pub async fn submit(&mut self, page: &Page, typed: &[(&str, &str)]) -> Page {
        self.submit_form(page, "main form[method=post]", typed)
            .await
    }

    /// As [`Browser::submit`], the first form that `selector` finds.
    pub async fn submit_form(
        &mut self,
        page: &Page,
        selector: &str,
        typed: &[(&str, &str)],
    ) -> Page {
        let (action, fields) = page.form(selector, typed);
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        self.post(&action, &fields).await
    }

    /// Gets where a 303 leads.
    pub async fn follow(&mut self, page: &Page) -> Page {
        assert_eq!(page.status, 303, "{}", page.body);
        let to = page.location().to_owned();
        self.get(&to).await
    }

    /// Signs up by the form; language and zone as offered.
    pub async fn sign_up(&mut self, name: &str, address: &str) -> Page {
        let form = self.get("/sign-up").await;
        let typed = [("name", name), ("address", address), ("password", PASSWORD)];
        self.submit(&form, &typed).await
    }

    /// Signs in by the form.
    pub async fn sign_in(&mut self, name: &str, password: &str) -> Page {
        let form = self.get("/sign-in").await;
        self.submit(&form, &[("name", name), ("password", password)])
            .await
    }

    /// Whether somebody is signed in.
    pub async fn is_signed_in(&mut self) -> bool {
        self.get("/account").await.status == 200
    }

    /// Sends anything; `body` is a form.
    pub async fn send(&mut self, method: Method, path: &str, body: Option<String>) -> Page {
        let mut request = TestRequest::default()
            .method(method)
            .uri(path)
            .peer_addr(self.peer.parse().unwrap());
        for (name, value) in &self.cookies {
            request = request.cookie(Cookie::new(name.clone(), value.clone()));
        }
        for (name, value) in &self.headers {
            request = request.insert_header((name.as_str(), value.as_str()));
        }
        if let Some(body) = body {
            request = request
                .insert_header((header::CONTENT_TYPE, "application/x-www-form-urlencoded"))
                .set_payload(body);
        }
        self.answer(path, request).await
    }

    async fn answer(&mut self, path: &str, request: TestRequest) -> Page {
        let service = init_service(App::new().service(site(self.app.state.clone()))).await;
        let response = actix_web::test::call_service(&service, request.to_request()).await;
        for cookie in response.response().cookies() {
            if cookie.max_age().is_some_and(|age| age.is_zero()) {
                self.cookies.remove(cookie.name());
            } else {
                let (name, value) = (cookie.name().to_owned(), cookie.value().to_owned());
                self.cookies.insert(name, value);
            }
        }
        let status = response.status().as_u16();
        let headers = response
            .headers()
            .iter()
            .map(|(name, value)| {
                let value = String::from_utf8_lossy(value.as_bytes()).into_owned();
                (name.as_str().to_owned(), value)
            })
            .collect();
        let bytes = to_bytes(response.into_body()).await.unwrap_or_default();
        Page {
            path: path.to_owned(),
            status,
            headers,
            body: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Page {
    /// The path that was asked.
    pub path: String,
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Page {
    /// A header; empty if it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .iter()
            .find(|(header, _)| header == name)
            .map_or("", |(_, value)| value)
    }

    pub fn location(&self) -> &str {
        self.header("location")
    }

    /// The text of the first element, blanks put together; `None` if there is none.
    pub fn text(&self, selector: &str) -> Option<String> {
        self.texts(selector).into_iter().next()
    }

    /// The texts of all such elements.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        let html = Html::parse_document(&self.body);
        let words = |e: scraper::ElementRef<'_>| {
            let text: String = e.text().collect();
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        html.select(&Selector::parse(selector).unwrap())
            .map(words)
            .collect()
    }

    /// An attribute of the first element.
    pub fn attr(&self, selector: &str, name: &str) -> Option<String> {
        let html = Html::parse_document(&self.body);
        html.select(&Selector::parse(selector).unwrap())
            .next()
            .and_then(|e| e.attr(name).map(str::to_owned))
    }

    pub fn has(&self, selector: &str) -> bool {
        !self.texts(selector).is_empty()
    }

    /// Where a form goes, and its fields as a browser would send them, with `typed` in place of what
    /// stands in them. The last submit button is not pressed unless it has no name.
    pub fn form(&self, selector: &str, typed: &[(&str, &str)]) -> (String, Vec<(String, String)>) {
        let html = Html::parse_document(&self.body);
        let form = html
            .select(&Selector::parse(selector).unwrap())
            .next()
            .unwrap_or_else(|| panic!("no form {selector} in {} {}", self.path, self.body));
        let action = form.attr("action").unwrap_or(&self.path).to_owned();
        let mut fields: Vec<(String, String)> = Vec::new();
        for field in form.select(&Selector::parse("input, select, textarea").unwrap()) {
            let Some(name) = field.attr("name") else {
                continue;
            };
            let box_like = matches!(field.attr("type"), Some("checkbox" | "radio"));
            if box_like && field.attr("checked").is_none() {
                continue;
            }
            let value = match field.value().name() {
                "select" => field
                    .select(&Selector::parse("option[selected]").unwrap())
                    .next()
                    .and_then(|option| option.attr("value"))
                    .unwrap_or_default()
                    .to_owned(),
                "textarea" => field.text().collect(),
                _ => field.attr("value").unwrap_or("on").to_owned(),
            };
            let value = match field.attr("value") {
                None if field.value().name() == "input" && !box_like => String::new(),
                _ => value,
            };
            fields.push((name.to_owned(), value));
        }
        for (name, value) in typed {
            fields.retain(|(field, _)| field != name);
            fields.push(((*name).to_owned(), (*value).to_owned()));
        }
        (action, fields)
    }
}

fn encoded(text: &str) -> String {
    fernzug::web::error::query_value(text)
}
