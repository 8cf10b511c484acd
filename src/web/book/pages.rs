//! The pages of the book in their order, and their texts.

use std::sync::LazyLock;

use crate::i18n::Lang;

use super::render::Text;

/// A page of the book.
pub struct Page {
    /// Its name in addresses: the same in all languages.
    pub slug: &'static str,
    /// In the order of [`Lang::ALL`].
    sources: [&'static str; 3],
    texts: LazyLock<[Text; 3]>,
}

impl Page {
    /// The page as it is written, in markdown.
    pub fn source(&self, lang: Lang) -> &'static str {
        let [en, de, sv] = self.sources;
        match lang {
            Lang::En => en,
            Lang::De => de,
            Lang::Sv => sv,
        }
    }

    /// Its title, first sentences and sections.
    pub fn text(&self, lang: Lang) -> &Text {
        let [en, de, sv] = &*self.texts;
        match lang {
            Lang::En => en,
            Lang::De => de,
            Lang::Sv => sv,
        }
    }
}

macro_rules! pages {
    ($($slug:literal),+ $(,)?) => {
        /// All pages, in the order in which they are read.
        pub static PAGES: [Page; 18] = [$({
            const SOURCES: [&str; 3] = [
                include_str!(concat!("../../../locales/en/rules/", $slug, ".md")),
                include_str!(concat!("../../../locales/de/rules/", $slug, ".md")),
                include_str!(concat!("../../../locales/sv/rules/", $slug, ".md")),
            ];
            Page {
                slug: $slug,
                sources: SOURCES,
                texts: LazyLock::new(|| SOURCES.map(Text::of)),
            }
        }),+];
    };
}

pages![
    "course",
    "board",
    "moves",
    "castling",
    "pawns",
    "check",
    "endings",
    "dead",
    "draws",
    "time",
    "notation",
    "mail",
    "fair-play",
    "tournaments",
    "real-board",
    "sets",
    "chess960",
    "glossary",
];

/// Whether there is such a place in the book: `castling`, or `castling#castling-lost`.
#[cfg(test)]
pub fn has(place: &str) -> bool {
    let (slug, anchor) = match place.split_once('#') {
        Some((slug, anchor)) => (slug, Some(anchor)),
        None => (place, None),
    };
    let page = PAGES.iter().find(|page| page.slug == slug);
    page.is_some_and(|page| {
        let sections = &page.text(Lang::En).sections;
        anchor.is_none_or(|anchor| sections.iter().any(|section| section.anchor == anchor))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use pulldown_cmark::{Event, Tag};

    use super::*;
    use crate::i18n::words;
    use crate::rules::profile::ProfileId;
    use crate::web::book::diagram::Diagram;
    use crate::web::book::render::{self, Block};

    /// What of a page is the same in all languages: sections, diagrams, what is made, links, articles.
    fn bones(page: &Page, lang: Lang) -> Vec<String> {
        let mut bones = Vec::new();
        for event in render::events(page.source(lang)) {
            match event {
                Event::Start(Tag::Heading { level, id, .. }) => {
                    bones.push(format!("{level} {}", id.as_deref().unwrap_or_default()));
                }
                Event::Start(Tag::CodeBlock(kind)) => match Block::of(&kind) {
                    Some(Block::Diagram(id)) => bones.push(format!("diagram {id}")),
                    Some(Block::Made(what)) => bones.push(format!("made {what}")),
                    Some(Block::Online) => bones.push("online".to_owned()),
                    None => panic!("{}: {kind:?}", page.slug),
                },
                Event::Start(Tag::Paragraph) => bones.push("paragraph".to_owned()),
                Event::Start(Tag::Item) => bones.push("item".to_owned()),
                Event::Start(Tag::Link { dest_url, .. }) => bones.push(format!("link {dest_url}")),
                Event::Text(text) => bones.extend(render::articles(&text).map(str::to_owned)),
                _ => {}
            }
        }
        bones
    }

    #[test]
    fn the_languages_have_the_same_bones() {
        for page in &PAGES {
            let english = bones(page, Lang::En);
            assert!(english.len() > 4, "{}", page.slug);
            for lang in [Lang::De, Lang::Sv] {
                let other = bones(page, lang);
                for (at, (one, two)) in english.iter().zip(&other).enumerate() {
                    assert_eq!(one, two, "{} {lang:?}, bone {at}: {other:#?}", page.slug);
                }
                assert_eq!(english.len(), other.len(), "{} {lang:?}", page.slug);
            }
        }
    }

    #[test]
    fn names_are_given_once() {
        let mut seen = HashSet::new();
        for name in ["booklet", "search"] {
            assert!(seen.insert(name.to_owned()));
        }
        for id in ProfileId::ALL {
            assert!(seen.insert(id.name().to_owned()));
        }
        for page in &PAGES {
            assert!(seen.insert(page.slug.to_owned()), "{}", page.slug);
            for section in &page.text(Lang::En).sections {
                assert!(
                    !section.anchor.is_empty(),
                    "{}: {}",
                    page.slug,
                    section.title
                );
                assert!(seen.insert(section.anchor.clone()), "{}", section.anchor);
            }
        }
        for diagram in Diagram::all() {
            assert!(seen.insert(diagram.id.to_owned()), "{}", diagram.id);
        }
    }

    #[test]
    fn every_diagram_stands_in_the_book_once() {
        let mut used = Vec::new();
        for page in &PAGES {
            used.extend(page.text(Lang::En).diagrams.iter().cloned());
        }
        for id in &used {
            assert!(Diagram::find(id).is_some(), "no diagram {id}");
            assert_eq!(used.iter().filter(|one| *one == id).count(), 1, "{id}");
        }
        for diagram in Diagram::all() {
            assert!(used.iter().any(|id| id == diagram.id), "{}", diagram.id);
        }
    }

    #[test]
    fn links_lead_to_places_that_there_are() {
        for page in &PAGES {
            for event in render::events(page.source(Lang::En)) {
                if let Event::Start(Tag::Link { dest_url, .. }) = event {
                    let place = dest_url.as_ref();
                    let elsewhere = [
                        "/account/games",
                        "/account/leave",
                        "/invitations/new",
                        "/tournaments",
                        "/tournaments/archive",
                    ];
                    let known = elsewhere.contains(&place) || has(place);
                    assert!(known, "{}: {place}", page.slug);
                }
            }
        }
    }

    #[test]
    fn nothing_of_the_markdown_is_left_in_a_page() {
        for lang in Lang::ALL {
            for page in &PAGES {
                for html in [
                    render::Book::page(words(lang), page, None, "").html,
                    render::Book::chapter(words(lang), page).html,
                ] {
                    for raw in ["```", "**", "](", "{#", "\n## "] {
                        assert!(!html.contains(raw), "{} {lang:?}: {raw}", page.slug);
                    }
                    for attribute in ["style=", "onclick=", "onload="] {
                        assert!(!html.contains(attribute), "{}", page.slug);
                    }
                }
            }
        }
    }
}
