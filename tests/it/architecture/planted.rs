//! Planted breaches of every kind prove that the law can be broken and that it is noticed.

use super::dependencies;
use super::law::Law;

/// What is judged in the planted examples: the file in question beside a small house.
fn judge(path: &str, source: &str) -> Vec<String> {
    let house = [
        (
            "lib.rs",
            "pub mod storage; pub mod mail; pub mod i18n; pub mod web; pub mod domain; pub mod rules;",
        ),
        ("storage/query.rs", "pub fn a() {}"),
        ("mail/transport.rs", "pub struct Smtp;"),
        (
            "i18n/macros.rs",
            "#[macro_export] #[doc(hidden)] macro_rules! t { () => {} }",
        ),
        ("web/pages.rs", ""),
    ];
    let files = house
        .into_iter()
        .filter(|(name, _)| *name != path)
        .chain([(path, source)]);
    Law::new(dependencies(), files).breaches()
}

/// (file, what stands in it, what has to be said about it)
const PLANTED: &[(&str, &str, &str)] = &[
    // arrows, in every way of writing them
    (
        "rules/mod.rs",
        "use crate::domain::game;",
        "rules must not see domain",
    ),
    (
        "domain/game.rs",
        "use crate::storage::Db;",
        "domain must not see storage",
    ),
    (
        "domain/game.rs",
        "use crate::{rules::Move, i18n};",
        "domain must not see i18n",
    ),
    (
        "domain/game.rs",
        "fn f() { crate::web::page(); }",
        "domain must not see web",
    ),
    (
        "domain/game.rs",
        "fn f(now: &dyn super::super::now::Now) {}",
        "domain must not see now",
    ),
    (
        "domain/a/b.rs",
        "use super::super::super::storage;",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "mod inner { use super::super::storage::Db; }",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "type A = <crate::storage::Db as B>::C;",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "fn f() { assert!(x == crate::storage::LIMIT); }",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "macro_rules! m { () => { $crate::storage::a() } }",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "m! { use crate::{storage::{query::a}}; }",
        "domain must not see storage",
    ),
    (
        "domain/mod.rs",
        "#[serde(with = \"crate::storage::codec\")] struct A;",
        "domain must not see storage",
    ),
    ("domain/mod.rs", "use crate::t;", "domain must not see i18n"),
    (
        "domain/mod.rs",
        "fn f() { crate::t!(words, \"id\"); }",
        "domain must not see i18n",
    ),
    (
        "storage/mod.rs",
        "use crate::actions::play;",
        "storage must not see actions",
    ),
    (
        "storage/mod.rs",
        "use crate::mail::Letter;",
        "storage must not see mail",
    ),
    (
        "storage/mod.rs",
        "use crate::web;",
        "storage must not see web",
    ),
    (
        "storage/mod.rs",
        "use crate::i18n::Lang;",
        "storage must not see i18n",
    ),
    (
        "links/mod.rs",
        "use crate::storage::Db;",
        "links must not see storage",
    ),
    (
        "actions/play.rs",
        "use crate::mail::Letter;",
        "actions must not see mail",
    ),
    (
        "actions/play.rs",
        "use crate::web;",
        "actions must not see web",
    ),
    (
        "actions/play.rs",
        "use crate::i18n::t;",
        "actions must not see i18n",
    ),
    (
        "mail/compose.rs",
        "use crate::storage::Db;",
        "mail must not see storage",
    ),
    (
        "mail/compose.rs",
        "use crate::web;",
        "mail must not see web",
    ),
    (
        "mail/compose.rs",
        "use crate::actions;",
        "mail must not see actions",
    ),
    (
        "web/game.rs",
        "use crate::jobs::Sweep;",
        "web must not see jobs",
    ),
    (
        "jobs/mod.rs",
        "use crate::web::pages;",
        "jobs must not see web",
    ),
    (
        "inbox/mod.rs",
        "use crate::web::pages;",
        "inbox must not see web",
    ),
    (
        "web/game.rs",
        "use crate::settings::Settings;",
        "web must not see settings",
    ),
    (
        "storage/mod.rs",
        "use crate::app;",
        "storage must not see app",
    ),
    ("jobs/mod.rs", "use crate::cli;", "jobs must not see cli"),
    (
        "settings/mod.rs",
        "use crate::app;",
        "settings must not see app",
    ),
    ("app/mod.rs", "use crate::cli;", "app must not see cli"),
    (
        "main.rs",
        "fn main() { fernzug::storage::a(); }",
        "main must not see storage",
    ),
    // the wall around the transport
    (
        "web/a.rs",
        "use crate::mail::transport::Smtp;",
        "a page never sends",
    ),
    (
        "web/a.rs",
        "use crate::mail; fn f() { mail::transport::Smtp; }",
        "a page never sends",
    ),
    (
        "web/a.rs",
        "use crate::mail as m; fn f(_: m::transport::Smtp) {}",
        "a page never sends",
    ),
    ("web/a.rs", "use crate::mail::*;", "a page never sends"),
    (
        "mail/mod.rs",
        "pub mod transport; pub use transport::Smtp;",
        "past the wall",
    ),
    // smuggling
    ("web/a.rs", "use crate::*;", "the whole crate"),
    ("web/mod.rs", "use super::*;", "the whole crate"),
    ("web/a.rs", "use crate as house;", "the whole crate"),
    (
        "actions/mod.rs",
        "pub use crate::storage::Db;",
        "shows only what is its own",
    ),
    (
        "actions/mod.rs",
        "pub(crate) use crate::domain::game;",
        "shows only what is its own",
    ),
    (
        "lib.rs",
        "pub use crate::storage::Db;",
        "lib must not see storage",
    ),
    (
        "web/a.rs",
        "use crate::storage::diesel::prelude::*;",
        "web reaches diesel",
    ),
    (
        "storage/mod.rs",
        "pub use diesel::prelude::*;",
        "is to stay inside",
    ),
    (
        "domain/mod.rs",
        "include!(\"../storage/query.rs\");",
        "`include!` has no place",
    ),
    (
        "domain/mod.rs",
        "#[path = \"../storage/query.rs\"] mod query;",
        "`#[path]` has no place",
    ),
    (
        "lib.rs",
        "#[macro_use] mod storage;",
        "`#[macro_use]` has no place",
    ),
    // outside crates
    (
        "web/a.rs",
        "use diesel::prelude::*;",
        "diesel belongs to storage",
    ),
    (
        "actions/a.rs",
        "fn f(_: ::diesel::Connection) {}",
        "diesel belongs to storage",
    ),
    (
        "actions/a.rs",
        "extern crate diesel;",
        "diesel belongs to storage",
    ),
    (
        "actions/a.rs",
        "fn f() { vec![actix_web::web::Data::new(1)]; }",
        "actix_web belongs to web, app",
    ),
    ("web/a.rs", "use lettre::Message;", "lettre belongs to mail"),
    (
        "i18n/a.rs",
        "use askama::Template;",
        "askama belongs to web, mail",
    ),
    (
        "rules/a.rs",
        "use serde::Serialize;",
        "not one of its few outside crates",
    ),
    (
        "rules/a.rs",
        "use chrono::Utc;",
        "not one of its few outside crates",
    ),
    (
        "domain/a.rs",
        "fn f() { rand::random::<u8>(); }",
        "not one of its few outside crates",
    ),
    ("storage/a.rs", "use chrono::DateTime;", "chrono belongs to"),
    // purity
    ("domain/a.rs", "async fn f() {}", "`async` has no place"),
    ("domain/a.rs", "use std::fs;", "it is pure"),
    (
        "rules/a.rs",
        "fn f() { std::thread::sleep(d); }",
        "it is pure",
    ),
    // the time of day, the environment
    (
        "web/a.rs",
        "fn f() { chrono::Utc::now(); }",
        "only the room now",
    ),
    (
        "jobs/a.rs",
        "use std::time::Instant; fn f() { Instant::now(); }",
        "only the room now",
    ),
    (
        "jobs/a.rs",
        "fn f() { debug!(at = ?SystemTime::now()); }",
        "only the room now",
    ),
    ("web/a.rs", "use chrono::Utc as U;", "hides calls of now()"),
    (
        "app/a.rs",
        "fn f() { std::env::var(\"A\"); }",
        "only the room settings",
    ),
];

#[test]
fn every_kind_of_breach_is_found() {
    for (path, source, expected) in PLANTED {
        let breaches = judge(path, source);
        assert!(
            breaches.iter().any(|breach| breach.contains(expected)),
            "not found in {path}: {source}\nexpected: {expected}\nfound: {breaches:?}"
        );
    }
}

#[test]
fn what_is_allowed_is_not_reported() {
    let innocent = [
        (
            "rules/mod.rs",
            "use std::fmt; use self::a::B; mod a; enum C { D } use C::*;",
        ),
        (
            "domain/game.rs",
            "use crate::rules::Move; use super::clock::Clock; use chrono_tz::Tz;",
        ),
        (
            "domain/time.rs",
            "pub struct Instant; use crate::domain::time::Instant as I;",
        ),
        (
            "storage/mod.rs",
            "//! [`crate::web`] in a comment\n use diesel::prelude::*; pub(crate) mod a;",
        ),
        ("storage/games.rs", "pub(super) use diesel::dsl::sql;"),
        (
            "actions/play.rs",
            "use crate::storage::Db; async fn f() { g().await }",
        ),
        (
            "mail/compose.rs",
            "use crate::i18n::t; use askama::Template;",
        ),
        (
            "mail/mod.rs",
            "pub mod transport; pub use compose::Letter; mod compose;",
        ),
        (
            "web/game.rs",
            "use crate::mail::preview; use crate::actions; use actix_web::web;",
        ),
        (
            "jobs/mailer.rs",
            "use crate::mail::transport::Smtp; use crate::actions;",
        ),
        (
            "i18n/mod.rs",
            "pub use crate::t; pub use i18n_embed_fl::fl as __fl;",
        ),
        (
            "app/mod.rs",
            "use crate::{settings::Settings, web, jobs}; use actix_web::App;",
        ),
        ("cli/mod.rs", "use crate::app; use clap::Parser;"),
        ("settings/mod.rs", "fn f() { std::env::vars(); }"),
        ("main.rs", "fn main() { fernzug::cli::main() }"),
    ];
    for (path, source) in innocent {
        assert_eq!(
            judge(path, source),
            Vec::<String>::new(),
            "{path}: {source}"
        );
    }
}
