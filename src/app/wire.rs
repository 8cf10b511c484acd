//! Where the rooms meet.

use super::{Fault, Tasks, health};
use crate::actions::{Context, Wake};
use crate::i18n;
use crate::now::SharedNow;
use crate::settings::Settings;
use crate::storage::{Db, StorageSettings};
use actix_web::web::{self, ServiceConfig};

/// Everything that a running server holds.
pub struct House {
    /// For verbs, pages and jobs.
    pub context: Context,
    /// What runs beside the requests.
    pub tasks: Tasks,
    body_limit: usize,
}

/// Opens the database and puts the rooms together; starts nothing yet.
///
/// # Errors
/// What keeps the server from starting.
pub fn wire(settings: &Settings, clock: SharedNow) -> Result<House, Fault> {
    i18n::check()?;
    let db = Db::open(storage_settings(settings))?;
    Ok(House {
        context: Context {
            db,
            clock,
            wake: Wake::default(),
        },
        tasks: Tasks::default(),
        body_limit: settings.limits.body_kib * 1024,
    })
}

/// The storage room's part of the settings.
pub fn storage_settings(settings: &Settings) -> StorageSettings {
    StorageSettings::new(settings.database.clone())
}

impl House {
    /// The routes and what their handlers are given; called once in each worker thread.
    pub fn routes(&self) -> impl Fn(&mut ServiceConfig) + Clone + Send + 'static {
        let context = self.context.clone();
        let body_limit = self.body_limit;
        move |config| {
            config
                .app_data(web::Data::new(context.clone()))
                .app_data(web::PayloadConfig::new(body_limit))
                .app_data(web::FormConfig::default().limit(body_limit))
                .configure(health::routes);
        }
    }

    /// Starts the background work. Call within the server's runtime.
    pub fn start_tasks(&mut self) {}

    /// What to print once the server can be reached: one line each.
    ///
    /// # Errors
    /// When the database cannot be asked.
    pub async fn greetings(&self) -> Result<Vec<String>, Fault> {
        Ok(Vec::new())
    }
}
