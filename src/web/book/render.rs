//! From markdown to a page: sections with anchors, diagrams, and what is made from the program's own values.

use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};

use crate::i18n::Words;

use super::diagram::Diagram;
use super::figure::figure;
use super::made;
use super::pages::{PAGES, Page};
use super::start960;
use super::trial::Trial;

/// A section of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its place in the page: the same in all languages.
    pub anchor: String,
    /// Its heading.
    pub title: String,
    /// What stands in it, without marks.
    pub plain: String,
}

/// A page taken apart.
pub struct Text {
    /// Its title.
    pub title: String,
    /// The paragraph below the title.
    pub lead: String,
    /// Its sections.
    pub sections: Vec<Section>,
    /// The diagrams in it.
    pub diagrams: Vec<String>,
}

/// A block that is no text: what its fence says.
pub enum Block<'a> {
    /// A board with its caption.
    Diagram(&'a str),
    /// A list made by the program.
    Made(&'a str),
    /// A paragraph that is not in the booklet: paper cannot do what it says.
    Online,
}

impl<'a> Block<'a> {
    /// Reads the fence.
    pub fn of(kind: &'a CodeBlockKind<'_>) -> Option<Self> {
        let CodeBlockKind::Fenced(info) = kind else {
            return None;
        };
        if &**info == "online" {
            return Some(Self::Online);
        }
        match info.split_once(' ')? {
            ("diagram", id) => Some(Self::Diagram(id)),
            ("made", what) => Some(Self::Made(what)),
            _ => None,
        }
    }
}

/// A page as the parser sees it. HTML in it stays text.
pub fn events(source: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(source, Options::ENABLE_HEADING_ATTRIBUTES).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    })
}

/// The articles of the Laws that a text names in brackets.
#[cfg(test)]
pub fn articles(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_digit() && c != '.')
        .map(|number| number.trim_matches('.'))
        .filter(|number| number.len() > 2 && number.contains('.'))
}

impl Text {
    /// Takes a page apart.
    pub fn of(source: &str) -> Self {
        let mut text = Self {
            title: String::new(),
            lead: String::new(),
            sections: Vec::new(),
            diagrams: Vec::new(),
        };
        let mut heading: Option<HeadingLevel> = None;
        for event in events(source) {
            match event {
                Event::Start(Tag::Heading { level, id, .. }) => {
                    heading = Some(level);
                    if level != HeadingLevel::H1 {
                        text.sections.push(Section {
                            anchor: id.unwrap_or(CowStr::Borrowed("")).into_string(),
                            title: String::new(),
                            plain: String::new(),
                        });
                    }
                }
                Event::End(TagEnd::Heading(_)) => heading = None,
                Event::Start(Tag::CodeBlock(kind)) => {
                    if let Some(Block::Diagram(id)) = Block::of(&kind) {
                        text.diagrams.push(id.to_owned());
                    }
                }
                Event::End(TagEnd::Paragraph | TagEnd::Item) => text.add(heading, " "),
                Event::SoftBreak => text.add(heading, " "),
                Event::Text(words) | Event::Code(words) => text.add(heading, &words),
                _ => {}
            }
        }
        text.lead = text.lead.trim().to_owned();
        text
    }

    fn add(&mut self, heading: Option<HeadingLevel>, words: &str) {
        match (heading, self.sections.last_mut()) {
            (Some(HeadingLevel::H1), _) => self.title.push_str(words),
            (Some(_), Some(section)) => section.title.push_str(words),
            (_, Some(section)) => section.plain.push_str(words),
            (_, None) => self.lead.push_str(words),
        }
    }
}

/// A page, or a chapter of the booklet, as HTML.
pub struct Book {
    /// What stands in it.
    pub html: String,
    /// Its sections.
    pub sections: Vec<Section>,
}

impl Book {
    /// A page of its own, with boards to try moves on; `number` is what was asked for of the start positions.
    pub fn page(words: &Words, page: &Page, trial: Option<&Trial>, number: &str) -> Self {
        let writer = Writer {
            words,
            page,
            trial,
            number: Some(number),
            in_booklet: false,
        };
        writer.write()
    }

    /// The same as a part of the booklet.
    pub fn chapter(words: &Words, page: &Page) -> Self {
        let writer = Writer {
            words,
            page,
            trial: None,
            number: None,
            in_booklet: true,
        };
        writer.write()
    }
}

struct Writer<'a> {
    words: &'a Words,
    page: &'a Page,
    trial: Option<&'a Trial>,
    /// Which start position of Chess960 is asked for.
    number: Option<&'a str>,
    in_booklet: bool,
}

impl Writer<'_> {
    fn write(&self) -> Book {
        let lang = self.words.lang();
        let mut out = Vec::new();
        let mut source = events(self.page.source(lang));
        let mut chapter = None;
        while let Some(event) = source.next() {
            match event {
                Event::Start(Tag::Link { ref dest_url, .. }) => {
                    chapter = self.chapter_of(dest_url);
                    out.push(self.event(event));
                }
                Event::End(TagEnd::Link) => {
                    out.push(event);
                    out.extend(chapter.map(|n| Event::Text(format!(" ({n})").into())));
                }
                Event::Text(text) if RESULTS.iter().any(|result| text.contains(result)) => {
                    out.push(Event::Html(unbroken(&text).into()));
                }
                Event::Start(Tag::CodeBlock(kind)) => {
                    let mut caption = String::new();
                    for inner in source.by_ref() {
                        match inner {
                            Event::Text(text) => caption.push_str(&text),
                            Event::End(TagEnd::CodeBlock) => break,
                            _ => {}
                        }
                    }
                    out.push(Event::Html(self.block(&kind, &caption).into()));
                }
                other => out.push(self.event(other)),
            }
        }
        let mut written = String::with_capacity(20_000);
        html::push_html(&mut written, out.into_iter());
        Book {
            html: written,
            sections: self.page.text(lang).sections.clone(),
        }
    }

    /// The number under which the booklet has the page a link leads to: on paper nobody can follow it.
    fn chapter_of(&self, place: &str) -> Option<usize> {
        let slug = place.split('#').next().unwrap_or(place);
        let at = PAGES.iter().position(|page| page.slug == slug)?;
        (self.in_booklet && slug != self.page.slug).then_some(at + 1)
    }

    fn event<'e>(&self, event: Event<'e>) -> Event<'e> {
        match event {
            Event::Start(Tag::Heading {
                level,
                id,
                classes,
                attrs,
            }) => Event::Start(Tag::Heading {
                level: self.level(level),
                id: id.or_else(|| {
                    self.in_booklet
                        .then(|| format!("page-{}", self.page.slug).into())
                }),
                classes,
                attrs,
            }),
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(self.level(level))),
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => Event::Start(Tag::Link {
                link_type,
                dest_url: self.address(&dest_url).into(),
                title,
                id,
            }),
            other => other,
        }
    }

    /// In the booklet each page is a chapter below its title.
    fn level(&self, level: HeadingLevel) -> HeadingLevel {
        match (self.in_booklet, level) {
            (false, level) => level,
            (true, HeadingLevel::H1) => HeadingLevel::H2,
            (true, _) => HeadingLevel::H3,
        }
    }

    /// Links between pages become links within the booklet.
    fn address(&self, place: &str) -> String {
        match (place.starts_with('/'), self.in_booklet) {
            (true, _) => place.to_owned(),
            (false, false) => format!("/rules/{place}"),
            (false, true) => match place.split_once('#') {
                Some((_, anchor)) => format!("#{anchor}"),
                None => format!("#page-{place}"),
            },
        }
    }

    fn block(&self, kind: &CodeBlockKind<'_>, caption: &str) -> String {
        match Block::of(kind) {
            Some(Block::Diagram(id)) => {
                let diagram = Diagram::find(id);
                diagram.map_or_else(String::new, |diagram| self.figure(diagram, caption))
            }
            Some(Block::Made("start-positions")) => start960::shown(self.words, self.number),
            Some(Block::Made(what)) => made::made(self.words, what, self.in_booklet),
            Some(Block::Online) if self.in_booklet => String::new(),
            Some(Block::Online) => format!("<p>{}</p>\n", inline(caption.trim())),
            None => String::new(),
        }
    }

    fn figure(&self, diagram: &Diagram, caption: &str) -> String {
        let trial = self.trial.filter(|trial| trial.diagram.id == diagram.id);
        let slug = (!self.in_booklet).then_some(self.page.slug);
        figure(self.words, slug, diagram, &inline(caption.trim()), trial)
    }
}

/// How games end in signs: a line must not break within them.
const RESULTS: [&str; 3] = ["1-0", "0-1", "½-½"];

/// A text as HTML whose results stay whole at the end of a line.
pub fn unbroken(text: &str) -> String {
    RESULTS.iter().fold(escaped(text), |html, result| {
        html.replace(result, &format!("<span class=\"result\">{result}</span>"))
    })
}

/// A caption: one paragraph, without its marks around it.
fn inline(text: &str) -> String {
    let mut written = String::new();
    let inner = events(text)
        .filter(|event| {
            !matches!(
                event,
                Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)
            )
        })
        .collect::<Vec<_>>();
    html::push_html(&mut written, inner.into_iter());
    written
}

/// Text as it may stand in HTML and in its attributes.
pub fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            '\'' => written.push_str("&#39;"),
            other => written.push(other),
        }
    }
    written
}
