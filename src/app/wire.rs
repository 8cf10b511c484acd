//! Where the rooms meet.

use super::{Fault, Tasks};
use crate::actions::people;
use crate::actions::{Context, Wake};
use crate::i18n;
use crate::inbox::Inbox;
use crate::jobs::{Mailer, Pace, Timetable};
use crate::links::Urls;
use crate::mail::Site;
use crate::mail::transport::{Transport as Way, TransportSettings};
use crate::now::SharedNow;
use crate::secrets::Secret;
use crate::settings::{Dkim, Settings, Transport};
use crate::storage::{Db, StorageSettings};
use crate::web::limits::LimitSettings;
use crate::web::{State, WebSettings, site};
use actix_web::web::{Data, ServiceConfig};
use std::time::Duration;

/// How long jobs under way may take to finish.
const JOBS: Duration = Duration::from_millis(800);
/// How often it is written down who has been here.
const PRESENCE: Duration = Duration::from_secs(300);

/// A name for this run of the program, so that several on one database tell their heartbeats apart.
fn instance() -> String {
    crate::secrets::random_token()
        .expose()
        .chars()
        .take(12)
        .collect()
}

/// The line that tells how the first administrator is made.
pub fn first_admin(urls: &Urls, token: &Secret) -> String {
    let link = urls.first_admin(token);
    format!(
        "There is no administrator yet. Whoever opens this link first, within 24 hours, becomes one: {link}"
    )
}

/// Everything that a running server holds.
pub struct House {
    /// For verbs, pages and jobs.
    pub context: Context,
    /// What runs beside the requests.
    pub tasks: Tasks,
    mailer: Mailer,
    state: Data<State>,
}

/// Opens the database and puts the rooms together; starts nothing yet.
///
/// # Errors
/// What keeps the server from starting.
pub fn wire(settings: &Settings, clock: SharedNow) -> Result<House, Fault> {
    i18n::check()?;
    let context = Context {
        db: Db::open(storage_settings(settings))?,
        clock,
        wake: Wake::default(),
        leave: settings.leave,
    };
    let (letterhead, way) = post(settings)?;
    Ok(House {
        mailer: Mailer::new(context.clone(), letterhead, way).paced(Pace {
            all: settings.mail.per_minute,
            domain: settings.mail.per_minute_and_domain,
        }),
        state: State::new(context.clone(), web_settings(settings)?),
        context,
        tasks: Tasks::default(),
    })
}

/// The mail room's part of the settings: who writes, and how letters go out.
///
/// # Errors
/// A sender or a server that cannot be read.
pub fn post(settings: &Settings) -> Result<(Site, Way), Fault> {
    let urls = Urls::new(&settings.base_url)?;
    let mut letterhead = Site::new(&settings.site.name, &settings.mail.from, urls)?
        .answered_at(settings.mail.reply_to.as_deref())?;
    if let Some(address) = &settings.mail.reply_to_play {
        letterhead = letterhead.taking_replies(address)?;
    }
    if let Some(dkim) = &settings.mail.dkim {
        letterhead = signing(letterhead, dkim)?;
    }
    let way = match &settings.mail.transport {
        Transport::Files(folder) => TransportSettings::Files(folder.clone()),
        Transport::Smtp(urls) => TransportSettings::Smtp(urls.clone()),
    };
    let way = Way::new(&way, &letterhead)?;
    Ok((letterhead, way))
}

/// Reads the key that signs letters.
fn signing(letterhead: Site, dkim: &Dkim) -> Result<Site, Fault> {
    let fault = |why: String| Fault::SigningKey {
        path: dkim.key.display().to_string(),
        why,
    };
    let pem = std::fs::read_to_string(&dkim.key).map_err(|error| fault(error.to_string()))?;
    letterhead
        .signing(&dkim.domain, &dkim.selector, &pem)
        .map_err(|error| fault(error.to_string()))
}

/// The web room's part of the settings.
fn web_settings(settings: &Settings) -> Result<WebSettings, Fault> {
    Ok(WebSettings {
        site_name: settings.site.name.clone(),
        lang: settings.site.language,
        zone: settings.site.zone,
        urls: Urls::new(&settings.base_url)?,
        trusted_proxies: settings.trusted_proxies.clone(),
        limits: LimitSettings::default(),
        letters_dir: match &settings.mail.transport {
            Transport::Files(folder) => Some(folder.clone()),
            Transport::Smtp(_) => None,
        },
    })
}

/// The storage room's part of the settings.
pub fn storage_settings(settings: &Settings) -> StorageSettings {
    StorageSettings::new(settings.database.clone())
}

impl House {
    /// The routes and what their handlers are given; called once in each worker thread.
    pub fn routes(&self) -> impl Fn(&mut ServiceConfig) + Clone + Send + 'static {
        let state = self.state.clone();
        move |config| {
            config.service(site(state.clone()));
        }
    }

    /// Starts the background work. Call within the server's runtime.
    pub fn start_tasks(&mut self) {
        let timetable =
            Timetable::new(self.context.clone(), instance()).mailing(self.mailer.clone());
        self.tasks.start("timetable", |mut stop| async move {
            let running = timetable.start();
            stop.called().await;
            running.stop(JOBS).await;
        });
        // also where no mail is taken any more: what came in before is still dealt with
        let inbox = Inbox::new(self.context.clone());
        self.tasks.start("inbox", |mut stop| async move {
            inbox.run(stop.called()).await;
        });
        let state = self.state.clone();
        self.tasks.start("presence", |mut stop| async move {
            while !stop.is_called() {
                tokio::select! {
                    () = tokio::time::sleep(PRESENCE) => {}
                    () = stop.called() => {}
                }
                state.limits.forget();
                if let Err(error) = state.presence.flush(&state.ctx).await {
                    tracing::warn!(%error, "who was here could not be written down");
                }
            }
        });
    }

    /// What to print once the server can be reached: one line each.
    ///
    /// # Errors
    /// When the database cannot be asked.
    pub async fn greetings(&self) -> Result<Vec<String>, Fault> {
        let token = people::first_admin_link(&self.context).await?;
        Ok(token
            .map(|token| first_admin(&self.state.site.urls, &token))
            .into_iter()
            .collect())
    }
}
