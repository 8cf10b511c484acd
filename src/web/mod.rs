//! The room `web`: pages, forms and mail links.
//!
//! A handler parses what came in, knows who asks, calls a verb or reads a snapshot, and answers with a
//! page or a redirect. What is common to all answers (headers, limits on bodies, the error page, the
//! log) lies in `guard` around them.

mod admin;
pub mod asked;
pub mod assets;
mod book;
pub mod client;
pub mod cookies;
mod directing;
pub mod error;
pub mod fields;
pub mod forms;
mod games;
mod guard;
mod house;
mod invitations;
mod kept;
mod leave;
mod letters;
pub mod limits;
mod live;
mod moment;
mod names;
mod notes;
mod openings;
pub mod page;
mod paths;
mod people;
mod picker;
mod ratings;
mod sight;
mod start;
mod tournaments;
pub mod viewer;
mod weekdays;

use std::path::PathBuf;
use std::sync::Arc;

use actix_web::dev::HttpServiceFactory;
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::{self, Data, ServiceConfig};
use chrono_tz::Tz;

use crate::actions::Context;
use crate::actions::people::Presence;
use crate::i18n::Lang;
use crate::links::Urls;
use client::Network;
use limits::{LimitSettings, Limits};

pub use asked::Asked;
pub use error::{Answer, Failure};
pub use forms::{Form, FormState};
pub use viewer::{Asker, Viewer};

/// What the doors need to know about the site.
#[derive(Clone, Debug)]
pub struct WebSettings {
    /// Its name, shown in the title of each page.
    pub site_name: String,
    /// The language of those who prefer none of ours.
    pub lang: Lang,
    /// The zone in which times are shown to those who have no account.
    pub zone: Tz,
    /// Where the site is reached. It has a host for itself: the pages' own links begin with `/`.
    pub urls: Urls,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// How fast one may try.
    pub limits: LimitSettings,
    /// Where letters are written when they go to files; the administrator may read them there.
    pub letters_dir: Option<PathBuf>,
}

impl WebSettings {
    /// A site at `urls` with nothing special about it.
    pub fn at(urls: Urls) -> Self {
        Self {
            site_name: "Fernzug".to_owned(),
            lang: Lang::En,
            zone: Tz::Europe__Berlin,
            urls,
            trusted_proxies: Vec::new(),
            limits: LimitSettings::default(),
            letters_dir: None,
        }
    }
}

/// What every handler works with. One for the whole program, shared by its threads.
pub struct State {
    /// Database, time of day, bells.
    pub ctx: Context,
    /// The site's settings.
    pub site: Arc<WebSettings>,
    /// Who has tried how often.
    pub limits: Limits,
    /// Who has been here lately; written by a timer (see [`Presence::flush`]).
    pub presence: Presence,
}

impl State {
    /// Everything a server's threads share.
    pub fn new(ctx: Context, settings: WebSettings) -> Data<Self> {
        let limits = Limits::new(&settings.limits);
        Data::new(Self {
            ctx,
            site: Arc::new(settings),
            limits,
            presence: Presence::default(),
        })
    }
}

/// The whole site, to be put into an actix `App` as its only service.
pub fn site(state: Data<State>) -> impl HttpServiceFactory + 'static {
    // The last wrapped is the outermost: `guard` sees every request first and every answer last, so
    // that no answer goes out without the security headers.
    web::scope("")
        .app_data(state)
        .configure(routes)
        .default_service(web::to(house::not_found))
        .wrap(from_fn(guard::error_pages))
        .wrap(Compress::default())
        .wrap(from_fn(guard::guard))
}

/// Who answers what, by noun.
fn routes(cfg: &mut ServiceConfig) {
    assets::routes(cfg);
    house::routes(cfg);
    invitations::routes(cfg);
    book::routes(cfg);
    games::routes(cfg);
    notes::routes(cfg);
    openings::routes(cfg);
    live::routes(cfg);
    people::routes(cfg);
    ratings::routes(cfg);
    leave::routes(cfg);
    directing::routes(cfg);
    tournaments::routes(cfg);
    admin::routes(cfg);
}
