//! The rule book: what the rules are and how this server goes by them.
//!
//! The pages are texts (`locales/*/rules/*.md`), one for each language with the same sections and diagrams. What could
//! grow untrue is not written in them: boards are drawn from `diagrams.txt`, whose claims a test puts to the rules, and
//! lists of endings, rule sets and time controls are made from the values that the games go by.

#[cfg(test)]
mod anchors;
#[cfg(test)]
mod claims;
mod diagram;
mod figure;
mod made;
#[cfg(test)]
mod numbers;
mod pages;
mod render;
mod search;
mod sets;
mod squares;
mod start960;
#[cfg(test)]
mod statements;
mod trial;

use actix_web::web::{Path, ServiceConfig};
use askama::Template;

use crate::i18n::t;

use super::asked::Asked;
use super::error::{Answer, Failure};
use super::viewer::Viewer;
use super::{page, paths};
pub(super) use diagram::drawn;
use pages::{PAGES, Page};
use render::{Book, Section};
use search::{Found, Term};
use sets::RuleSet;
use trial::Trial;

pub(super) use render::escaped;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/rules", index);
    paths::get(cfg, "/rules/booklet", booklet);
    paths::get(cfg, "/rules/search", find);
    paths::get(cfg, "/rules/{page}", one);
}

/// A line of the contents.
struct Entry {
    slug: &'static str,
    title: String,
    lead: String,
}

/// A page beside the one that is read.
struct Beside {
    slug: &'static str,
    title: String,
}

#[derive(Template)]
#[template(path = "rules/index.html")]
struct IndexPage<'a> {
    viewer: &'a Viewer,
    entries: Vec<Entry>,
    sets: Vec<RuleSet>,
}

#[derive(Template)]
#[template(path = "rules/page.html")]
struct BookPage<'a> {
    viewer: &'a Viewer,
    title: String,
    html: String,
    sections: Vec<Section>,
    before: Option<Beside>,
    after: Option<Beside>,
}

#[derive(Template)]
#[template(path = "rules/one.html")]
struct SetPage<'a> {
    viewer: &'a Viewer,
    set: RuleSet,
}

#[derive(Template)]
#[template(path = "rules/booklet.html")]
struct Booklet<'a> {
    viewer: &'a Viewer,
    entries: Vec<Entry>,
    html: String,
}

#[derive(Template)]
#[template(path = "rules/search.html")]
struct SearchPage<'a> {
    viewer: &'a Viewer,
    sought: &'a str,
    found: Vec<Found>,
    terms: Vec<Term>,
}

fn entries(viewer: &Viewer) -> Vec<Entry> {
    let entry = |page: &Page| {
        let text = page.text(viewer.lang);
        Entry {
            slug: page.slug,
            title: text.title.clone(),
            lead: text.lead.clone(),
        }
    };
    PAGES.iter().map(entry).collect()
}

async fn index(viewer: Viewer) -> Answer {
    let index = IndexPage {
        viewer: &viewer,
        entries: entries(&viewer),
        sets: sets::all(viewer.words),
    };
    page::render(&viewer, &index)
}

async fn one(viewer: Viewer, name: Path<String>, asked: Asked) -> Answer {
    let Some(at) = PAGES.iter().position(|page| page.slug == name.as_str()) else {
        return one_set(&viewer, &name);
    };
    let Some(found) = PAGES.get(at) else {
        return Err(Failure::NotFound);
    };
    let trial = Trial::asked(found, viewer.words, &asked);
    let book = Book::page(viewer.words, found, trial.as_ref(), asked.text("number"));
    let beside = |at: Option<usize>| {
        let page = PAGES.get(at?)?;
        Some(Beside {
            slug: page.slug,
            title: page.text(viewer.lang).title.clone(),
        })
    };
    let shown = BookPage {
        viewer: &viewer,
        title: found.text(viewer.lang).title.clone(),
        html: book.html,
        sections: book.sections,
        before: beside(at.checked_sub(1)),
        after: beside(at.checked_add(1)),
    };
    page::render(&viewer, &shown)
}

fn one_set(viewer: &Viewer, name: &str) -> Answer {
    let set = sets::of_name(viewer.words, name).ok_or(Failure::NotFound)?;
    page::render(viewer, &SetPage { viewer, set })
}

async fn booklet(viewer: Viewer) -> Answer {
    let html = PAGES
        .iter()
        .map(|page| Book::chapter(viewer.words, page).html)
        .collect();
    let booklet = Booklet {
        viewer: &viewer,
        entries: entries(&viewer),
        html,
    };
    page::render(&viewer, &booklet)
}

async fn find(viewer: Viewer, asked: Asked) -> Answer {
    let sought = asked.text("q");
    let terms = search::terms(viewer.words, sought);
    let mut found = search::pages(viewer.words, sought);
    // a word of another language leads to where the reader's own word stands
    for own in terms.iter().filter_map(|term| term.words.first()) {
        if !found.is_empty() {
            break;
        }
        let (_, own) = own;
        found = search::pages(viewer.words, own.split(',').next().unwrap_or(own));
    }
    let shown = SearchPage {
        viewer: &viewer,
        sought,
        found,
        terms,
    };
    page::render(&viewer, &shown)
}
