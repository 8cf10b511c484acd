//! The law of the house: which room may see which, and which outside crate belongs where.
//! ARCHITECTURE.md gives the reasons.

use super::scan::{Kind, Mention, Scan, scan};
use std::collections::{HashMap, HashSet};

/// (room, the rooms it may see). The order is that of the floors, from the ground up.
const ROOMS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("now", &[]),
    ("secrets", &[]),
    ("domain", &["rules"]),
    ("storage", &["rules", "now", "secrets", "domain"]),
    ("links", &["rules", "now", "secrets", "domain"]),
    ("i18n", &["rules", "domain"]),
    ("drawing", &["rules", "domain"]),
    (
        "actions",
        &[
            "rules", "now", "secrets", "domain", "storage", "links", "drawing",
        ],
    ),
    (
        "mail",
        &[
            "rules", "now", "secrets", "domain", "links", "i18n", "drawing",
        ],
    ),
    ("web", DOORS_SEE),
    ("inbox", DOORS_SEE),
    ("jobs", DOORS_SEE),
    ("settings", ALL_BELOW_START),
    ("app", START_SEES),
    ("cli", START_SEES),
    ("main", &["cli"]),
    ("lib", &[]),
];

const DOORS_SEE: &[&str] = &[
    "rules", "now", "secrets", "domain", "storage", "links", "i18n", "drawing", "actions", "mail",
];
const ALL_BELOW_START: &[&str] = &[
    "rules", "now", "secrets", "domain", "storage", "links", "i18n", "drawing", "actions", "mail",
    "web", "inbox", "jobs",
];
const START_SEES: &[&str] = &[
    "rules", "now", "secrets", "domain", "storage", "links", "i18n", "drawing", "actions", "mail",
    "web", "inbox", "jobs", "settings", "app",
];

/// Narrower than the rooms: (room, path that it must not see, why).
const NOT: &[(&str, &[&str], &str)] = &[("web", &["mail", "transport"], "a page never sends")];

/// Outside crates that belong to few rooms.
const KEPT: &[(&str, &[&str])] = &[
    ("diesel", &["storage"]),
    ("diesel_migrations", &["storage"]),
    ("libsqlite3_sys", &["storage"]),
    ("pq_sys", &["storage"]),
    ("actix_web", &["web", "app"]),
    ("lettre", &["mail"]),
    ("rsa", &["mail"]),
    ("mail_parser", &["inbox"]),
    ("askama", &["web", "mail"]),
    ("pulldown_cmark", &["web"]),
    ("i18n_embed", &["i18n"]),
    ("i18n_embed_fl", &["i18n"]),
    ("unic_langid", &["i18n"]),
    ("argon2", &["secrets"]),
    ("resvg", &["drawing"]),
    ("governor", &["web"]),
    ("integer_blossom", &["domain"]),
    ("skillratings", &["domain"]),
    ("clap", &["cli"]),
    ("toml", &["settings"]),
    ("tracing_subscriber", &["app", "cli"]),
    ("chrono", &["now", "domain", "i18n", "mail", "web"]),
];

/// Rooms that may use these outside crates and no other.
const FRUGAL: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("now", &["chrono"]),
    (
        "domain",
        &[
            "chrono",
            "chrono_tz",
            "integer_blossom",
            "serde",
            "skillratings",
            "thiserror",
            "unicode_normalization",
            "unicode_script",
            "unicode_security",
        ],
    ),
];

/// Pure rooms do no input and output, start no threads and are not asynchronous.
const PURE: &[&str] = &["rules", "domain"];
const IMPURE_STD: &[&str] = &["fs", "net", "env", "process", "thread", "os"];
const CLOCKS: &[&str] = &["Utc", "Local", "SystemTime", "Instant"];
const ENVIRONMENT: &[&str] = &["var", "vars", "var_os", "vars_os", "set_var"];

pub struct Law {
    dependencies: HashSet<String>,
    files: Vec<(String, Vec<String>, Scan)>,
}

impl Law {
    /// `files` are (path below src/, source); `dependencies` the outside crates' names.
    pub fn new<'a>(
        dependencies: impl IntoIterator<Item = String>,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let files = files
            .into_iter()
            .map(|(path, source)| {
                let module = module_of(path);
                let scan = scan(source, &module);
                (path.to_owned(), module, scan)
            })
            .collect();
        let dependencies = dependencies
            .into_iter()
            .map(|name| name.replace('-', "_"))
            .collect();
        Self {
            dependencies,
            files,
        }
    }

    /// Every breach, as "file:line: what".
    pub fn breaches(&self) -> Vec<String> {
        let modules: HashSet<Vec<String>> = self
            .files
            .iter()
            .flat_map(|(_, module, scan)| scan.modules.iter().chain([module]).cloned())
            .collect();
        let macros: HashMap<&str, &str> = self
            .files
            .iter()
            .flat_map(|(_, module, scan)| {
                scan.exported_macros
                    .iter()
                    .map(move |name| (name.as_str(), room_of(module)))
            })
            .collect();
        let mut breaches = Vec::new();
        for (path, module, scan) in &self.files {
            let judge = Judge {
                room: room_of(module),
                modules: &modules,
                macros: &macros,
                dependencies: &self.dependencies,
                aliases: aliases(scan, &modules),
            };
            let mut found = judge.words(scan);
            for mention in &scan.mentions {
                found.extend(
                    judge
                        .mention(mention)
                        .into_iter()
                        .map(|what| (mention.line, what)),
                );
            }
            breaches.extend(
                found
                    .into_iter()
                    .map(|(line, what)| format!("src/{path}:{line}: {what}")),
            );
        }
        breaches
    }
}

struct Judge<'a> {
    room: &'a str,
    modules: &'a HashSet<Vec<String>>,
    macros: &'a HashMap<&'a str, &'a str>,
    dependencies: &'a HashSet<String>,
    aliases: HashMap<String, Vec<String>>,
}

impl Judge<'_> {
    fn words(&self, scan: &Scan) -> Vec<(usize, String)> {
        scan.words
            .iter()
            .filter(|(word, _)| !matches!(*word, "async" | "await") || PURE.contains(&self.room))
            .map(|(word, line)| (*line, format!("`{word}` has no place in {}", self.room)))
            .collect()
    }

    fn mention(&self, mention: &Mention) -> Vec<String> {
        let mut breaches = Vec::new();
        breaches.extend(self.forbidden_call(mention));
        match resolve(mention, self.modules, &self.aliases) {
            Some(inside) => breaches.extend(self.inside(&inside, mention)),
            None => breaches.extend(self.outside(mention)),
        }
        breaches
    }

    fn inside(&self, path: &[String], mention: &Mention) -> Option<String> {
        let room = self.room;
        let shown = path.join("::");
        let public = matches!(mention.kind, Kind::Use { public: true, .. });
        let Some(first) = path.first().filter(|first| *first != "*") else {
            return Some(
                "the whole crate must not be imported: it hides which room is meant".to_owned(),
            );
        };
        let target = self.macros.get(first.as_str()).copied().unwrap_or(first);
        let (_, sees) = ROOMS.iter().find(|(name, _)| *name == room)?;
        let known = ROOMS.iter().any(|(name, _)| *name == target);
        if known && target != room && !sees.contains(&target) {
            return Some(format!("{room} -> {shown}: {room} must not see {target}"));
        }
        if public && known && target != room && !path.is_empty() && *first == target {
            return Some(format!(
                "{room} hands on {shown}: a room shows only what is its own"
            ));
        }
        if public && room == "mail" && path.get(1).is_some_and(|name| name == "transport") {
            return Some(format!(
                "{shown} is handed on past the wall around mail::transport"
            ));
        }
        for (who, wall, why) in NOT {
            let through = path.iter().zip(*wall).all(|(a, b)| a == b || a == "*");
            let reaches = path.len() >= wall.len();
            if room == *who && reaches && through {
                return Some(format!("{room} -> {shown}: {why}"));
            }
        }
        let smuggled = path[1..]
            .iter()
            .find(|segment| !kept_by(segment).is_none_or(|k| k.contains(&room)));
        smuggled.map(|name| format!("{room} reaches {name} through {shown}"))
    }

    fn outside(&self, mention: &Mention) -> Option<String> {
        let room = self.room;
        let name = mention.path[0].as_str();
        let shown = mention.path.join("::");
        if matches!(name, "std" | "core") && PURE.contains(&room) {
            let part = mention.path.get(1).map(String::as_str).unwrap_or_default();
            return IMPURE_STD
                .contains(&part)
                .then(|| format!("{room} uses {shown}: it is pure"));
        }
        if !self.dependencies.contains(name) {
            return None;
        }
        let frugal = FRUGAL.iter().find(|(frugal, _)| *frugal == room);
        if let Some((_, few)) = frugal
            && !few.contains(&name)
        {
            return Some(format!(
                "{room} uses {shown}: not one of its few outside crates"
            ));
        }
        let kept = kept_by(name)?;
        if !kept.contains(&room) {
            return Some(format!(
                "{room} uses {shown}: {name} belongs to {}",
                kept.join(", ")
            ));
        }
        let public = matches!(mention.kind, Kind::Use { public: true, .. });
        // two exceptions would be two too many: what others need gets a type or function of our own;
        // only i18n's macro must name the macro it wraps
        (public && room != "i18n")
            .then(|| format!("{room} hands on {shown}, which is to stay inside"))
    }

    fn forbidden_call(&self, mention: &Mention) -> Option<String> {
        let path: Vec<&str> = mention.path.iter().map(String::as_str).collect();
        let shown = path.join("::");
        let renamed = matches!(&mention.kind, Kind::Use { alias: Some(_), .. });
        let outside = !matches!(path.first(), Some(&("crate" | "super" | "self")));
        match path[..] {
            [.., clock, "now"] if CLOCKS.contains(&clock) && self.room != "now" => Some(format!(
                "{} calls {shown}: only the room now fetches the time",
                self.room
            )),
            [.., clock] if renamed && outside && CLOCKS.contains(&clock) && self.room != "now" => {
                Some(format!(
                    "{} renames {shown}: that hides calls of now()",
                    self.room
                ))
            }
            [.., "env", call] if ENVIRONMENT.contains(&call) && self.room != "settings" => {
                Some(format!(
                    "{} calls {shown}: only the room settings reads the environment",
                    self.room
                ))
            }
            _ => None,
        }
    }
}

fn kept_by(name: &str) -> Option<&'static [&'static str]> {
    KEPT.iter()
        .find(|(kept, _)| *kept == name)
        .map(|(_, rooms)| *rooms)
}

/// What names imported in the file stand for: `use crate::mail as m` makes `m::transport` visible.
fn aliases(scan: &Scan, modules: &HashSet<Vec<String>>) -> HashMap<String, Vec<String>> {
    let none = HashMap::new();
    let mut aliases = HashMap::new();
    for mention in &scan.mentions {
        let Kind::Use { alias, .. } = &mention.kind else {
            continue;
        };
        let name = alias.as_ref().or(mention.path.last());
        if let (Some(name), Some(path)) = (name, resolve(mention, modules, &none)) {
            aliases.insert(name.clone(), path);
        }
    }
    aliases
}

/// The path from the crate's root, or `None` for one that leads outside.
fn resolve(
    mention: &Mention,
    modules: &HashSet<Vec<String>>,
    aliases: &HashMap<String, Vec<String>>,
) -> Option<Vec<String>> {
    let mut rest = mention.path.as_slice();
    let first = rest.first()?.as_str();
    let mut base = mention.module.clone();
    match first {
        "crate" | "fernzug" => {
            base.clear();
            rest = &rest[1..];
        }
        "self" | "super" => {
            while let Some(word) = rest
                .first()
                .filter(|word| *word == "self" || *word == "super")
            {
                if word == "super" {
                    base.pop();
                }
                rest = &rest[1..];
            }
        }
        name => {
            let mut child = base.clone();
            child.push(name.to_owned());
            if !modules.contains(&child) {
                base = aliases.get(name).cloned()?;
                rest = &rest[1..];
            }
        }
    }
    base.extend(rest.iter().cloned());
    Some(base)
}

fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_end_matches(".rs");
    match path {
        "lib" => Vec::new(),
        _ => path
            .split('/')
            .filter(|part| *part != "mod")
            .map(str::to_owned)
            .collect(),
    }
}

fn room_of(module: &[String]) -> &str {
    module.first().map_or("lib", String::as_str)
}
