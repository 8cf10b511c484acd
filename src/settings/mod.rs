//! The configuration: file, then environment, then flags. The only room that reads the environment.
//!
//! Every setting has one name (`mail.smtp_url`), the same in all three: in the file it is the key
//! `smtp_url` of `[mail]`, in the environment `FERNZUG_MAIL__SMTP_URL`. A name that does not exist and a
//! value that cannot be are refused at start, with the place and a hint. Secrets are never repeated.
//!
//! No room below sees this one: `app` hands each its own small part.
#![warn(missing_docs)]

mod fault;
mod file;
mod keys;
mod mail;
mod values;

use crate::domain::leave::Policy;
use crate::web::client::Network;
pub use fault::{Fault, Faults};
pub use keys::{KEYS, Key};
pub use mail::{Dkim, Mail, Transport};

use crate::i18n::Lang;
use crate::storage::DatabaseUrl;
use chrono_tz::Tz;
use fault::Origin;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use values::Value;

/// The variables of the environment, or of a test.
pub type Environment = BTreeMap<String, String>;

/// What was said on the command line; it outranks environment and file.
#[derive(Debug, Clone, Default)]
pub struct Flags {
    /// `--config`: read this file instead of `fernzug.toml` in the data folder.
    pub config: Option<PathBuf>,
    /// (name of the setting, its value as written).
    pub values: Vec<(&'static str, String)>,
}

/// All settings, checked.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Address and port on which the server listens.
    pub listen: SocketAddr,
    /// Where the database, the mails and the lock lie.
    pub data_dir: PathBuf,
    /// What all links begin with, without a slash at the end.
    pub base_url: String,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// SQLite file or PostgreSQL server.
    pub database: DatabaseUrl,
    /// The site's own name, language and zone.
    pub site: Site,
    /// How letters go out.
    pub mail: Mail,
    /// Which messages are logged, as `tracing` filters are written.
    pub log_filter: String,
    /// How much leave there is.
    pub leave: Policy,
    /// Bounds.
    pub limits: Limits,
    /// The file that was read, if there was one.
    pub read_from: Option<PathBuf>,
}

/// `[site]`
#[derive(Debug, Clone)]
pub struct Site {
    /// Shown in the head of each page and in letters.
    pub name: String,
    /// For visitors whose browser asks for none of ours, and for letters to strangers.
    pub language: Lang,
    /// For visitors without an account, and for times of the site itself.
    pub zone: Tz,
}

/// `[limits]`
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Threads that answer requests; 0: one for each core.
    pub workers: usize,
}

impl Settings {
    /// Puts the settings together.
    ///
    /// # Errors
    /// Everything that is wrong, not just the first thing.
    pub fn load(flags: &Flags, environment: &Environment) -> Result<Self, Faults> {
        let mut layers = Layers::default();
        layers.environment(environment);
        for (name, text) in &flags.values {
            layers.put(name, Value::Text(text.clone()), Origin::Flag(name));
        }
        // The file may lie in the data folder, so that has to be known first.
        let named = flags
            .config
            .clone()
            .or_else(|| environment.get("FERNZUG_CONFIG").map(PathBuf::from));
        let path = named
            .clone()
            .unwrap_or_else(|| layers.data_dir().join("fernzug.toml"));
        let read_from = layers.file(&path, named.is_some());
        layers.build(read_from)
    }

    /// Tells which port was found where any free one was asked for (port 0).
    pub fn listening_on(&mut self, address: SocketAddr) {
        if self.base_url == values::own_url(self.listen) {
            self.base_url = values::own_url(address);
        }
        self.listen = address;
    }

    /// What is allowed but probably not meant, one English sentence each.
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        let loopback = ["//127.", "//localhost", "//[::1]"]
            .iter()
            .any(|host| self.base_url.contains(host));
        if matches!(self.mail.transport, Transport::Files(_)) && !loopback {
            warnings.push(
                "mail.transport is \"files\": no mail leaves, and the letters let the administrator act for their readers"
                    .to_owned(),
            );
        }
        if self.base_url.starts_with("http://") && !loopback {
            warnings
                .push("base_url is not https: passwords and links travel in the clear".to_owned());
        }
        if loopback && !self.listen.ip().is_loopback() {
            warnings.push(format!(
                "base_url is {}: links in mails will not work on other machines; set it to the public address",
                self.base_url
            ));
        }
        warnings
    }

    /// The mails of the `files` transport lie here.
    pub fn mail_folder(data_dir: &Path) -> PathBuf {
        data_dir.join("mail")
    }
}

/// The variables of the process.
#[expect(
    clippy::disallowed_methods,
    reason = "this is the one place that reads the environment"
)]
pub fn environment() -> Environment {
    std::env::vars().collect()
}

/// What each setting was said to be, by whom; later layers replace earlier ones.
#[derive(Default)]
struct Layers {
    said: BTreeMap<&'static str, (Value, Origin)>,
    faults: Vec<Fault>,
}

impl Layers {
    fn put(&mut self, name: &str, value: Value, origin: Origin) {
        match keys::find(name) {
            Some(key) => {
                self.said.insert(key.name, (value, origin));
            }
            None => self.faults.push(Fault::unknown(name, origin)),
        }
    }

    fn environment(&mut self, environment: &Environment) {
        for (variable, text) in environment {
            let value = Value::Text(text.clone());
            let origin = Origin::Environment(variable.clone());
            if variable == "DATABASE_URL" {
                // our own name for it outranks the one that other programs share
                if !environment.contains_key("FERNZUG_DATABASE_URL") {
                    self.put("database_url", value, origin);
                }
            } else if let Some(rest) = variable.strip_prefix("FERNZUG_") {
                // FERNZUG_TEST_… is for the tests of this program
                if rest != "CONFIG" && !rest.starts_with("TEST_") {
                    self.put(&rest.to_lowercase().replace("__", "."), value, origin);
                }
            }
        }
    }

    fn data_dir(&self) -> PathBuf {
        match self.said.get("data_dir") {
            Some((Value::Text(text), _)) => PathBuf::from(text),
            _ => PathBuf::from(keys::DATA_DIR),
        }
    }

    /// Reads the file below what is there already. A file that was named must exist.
    fn file(&mut self, path: &Path, named: bool) -> Option<PathBuf> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !named => return None,
            Err(error) => {
                self.faults.push(Fault::unreadable(path, &error));
                return None;
            }
        };
        let mut below = Self::default();
        match file::read(path, &text) {
            Ok(entries) => {
                for (name, value, origin) in entries {
                    below.put(&name, value, origin);
                }
            }
            Err(fault) => below.faults.push(fault),
        }
        below.said.append(&mut self.said);
        below.faults.append(&mut self.faults);
        *self = below;
        Some(path.to_owned())
    }

    /// The value of `name`, parsed; the default where nobody said anything or it is wrong.
    fn take<T>(
        &mut self,
        name: &'static str,
        default: T,
        parse: impl Fn(&Value) -> Result<T, &'static str>,
    ) -> T {
        let Some((value, origin)) = self.said.remove(name) else {
            return default;
        };
        match parse(&value) {
            Ok(parsed) => parsed,
            Err(hint) => {
                self.faults
                    .push(Fault::bad_value(name, &value, hint, origin));
                default
            }
        }
    }

    fn build(mut self, read_from: Option<PathBuf>) -> Result<Settings, Faults> {
        let listen = self.take("listen", keys::LISTEN, values::address);
        let data_dir = self.take("data_dir", PathBuf::from(keys::DATA_DIR), values::path);
        let sqlite = DatabaseUrl::Sqlite(data_dir.join("fernzug.db"));
        let settings = Settings {
            listen,
            base_url: self.take("base_url", values::own_url(listen), values::url),
            trusted_proxies: self.take("trusted_proxies", Vec::new(), values::ranges),
            database: self.take("database_url", sqlite, values::database),
            site: Site {
                name: self.take("site.name", keys::SITE_NAME.to_owned(), values::site_name),
                language: self.take("site.language", Lang::En, values::language),
                zone: self.take("site.zone", keys::SITE_ZONE, values::zone),
            },
            mail: self.mail(&data_dir),
            leave: self.leave(),
            log_filter: self.take("log.filter", keys::LOG_FILTER.to_owned(), values::filter),
            limits: Limits {
                workers: self.take("limits.workers", 0, |value| values::number(value, 0..=256)),
            },
            data_dir,
            read_from,
        };
        if self.faults.is_empty() {
            Ok(settings)
        } else {
            Err(Faults(self.faults))
        }
    }

    fn leave(&mut self) -> Policy {
        let usual = Policy::default();
        let days = |value: &Value, most: usize| {
            values::number(value, 0..=most).map(|n| u32::try_from(n).unwrap_or(u32::MAX))
        };
        let yearly = self.take("leave.days", usual.yearly, |value| days(value, 366));
        let least = self.take("leave.least", usual.least.min(yearly.max(1)), |value| {
            let hint = "a number from 1 to 60, and no more than leave.days";
            let fits = |n: &u32| *n >= 1 && (yearly == 0 || *n <= yearly);
            days(value, 60).ok().filter(fits).ok_or(hint)
        });
        let newcomer = self.take("leave.newcomers", usual.newcomer.min(yearly), |value| {
            let hint = "a number from 0 to leave.days";
            let fits = |n: &u32| *n <= yearly;
            days(value, 366).ok().filter(fits).ok_or(hint)
        });
        Policy {
            yearly,
            least,
            newcomer,
            accrues: self.take("leave.earned", usual.accrues, values::earned),
        }
    }

    fn missing(&mut self, name: &'static str, asked_by: Option<Origin>) {
        // a wrong value has been reported already
        if let Some(origin) = asked_by
            && !self.faults.iter().any(|fault| fault.name == name)
        {
            self.faults.push(Fault::missing(name, origin));
        }
    }
}

#[cfg(test)]
mod tests;
