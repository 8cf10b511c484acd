//! Lists in the book that are made from what the program goes by: they cannot fall behind it.

use std::fmt::Write as _;

use crate::domain::clock::Preset;
use crate::domain::ending::{Ending, TimeRule};
use crate::i18n::{Lang, Words, chess, control, t};
use crate::links::places;
use crate::rules::Role;
use crate::rules::endings::{GameResult, Outcome, Reason};
use crate::rules::notation::Letters;
use crate::rules::profile::{Profile, ProfileId};

use super::render::{escaped, unbroken};
use super::sets;

/// The list of this name; nothing where there is none.
pub fn made(words: &Words, what: &str, in_booklet: bool) -> String {
    match what {
        "endings" => endings(words, in_booklet),
        "compare" => compare(words),
        "sets" => in_sentences(words, in_booklet),
        "controls" => controls(words),
        "letters" => alphabets(words),
        "glossary" => glossary(words),
        _ => String::new(),
    }
}

/// Every way in which a game can end, as an example each.
pub fn every_ending() -> Vec<Ending> {
    let example = |reason: Reason| match reason {
        Reason::Checkmate | Reason::Resignation | Reason::Time => Outcome {
            result: GameResult::WhiteWins,
            reason,
        },
        drawn => Outcome::draw(drawn),
    };
    let mut all: Vec<Ending> = Reason::ALL
        .map(|reason| Ending::Result(example(reason)))
        .into();
    for rule in TimeRule::ALL {
        let of = [Reason::Time, Reason::TimeCannotMate];
        all.extend(of.map(|reason| Ending::OnTime(example(reason), rule)));
    }
    all.extend([
        Ending::AbortedByPlayer,
        Ending::AbortedByTime,
        Ending::Walkover(GameResult::WhiteWins),
        Ending::Adjudicated(GameResult::Draw),
        Ending::Cancelled,
        Ending::Corrected(GameResult::Draw),
    ]);
    all
}

/// How an ending stands in the result: any of several where a director decides.
fn shown(words: &Words, ending: &Ending) -> String {
    match ending {
        Ending::Adjudicated(_) | Ending::Corrected(_) => "1-0, ½-½, 0-1".to_owned(),
        other => match other.decided() {
            Some(GameResult::Draw) => "½-½".to_owned(),
            Some(_) => "1-0, 0-1".to_owned(),
            None => t!(words, "rules-no-result"),
        },
    }
}

fn endings(words: &Words, in_booklet: bool) -> String {
    let heads = [
        t!(words, "rules-head-ending"),
        t!(words, "rules-head-result"),
        t!(words, "rules-head-article"),
    ];
    let mut table = Table::new("cards", &heads);
    for ending in every_ending() {
        let article = ending.outcome().map_or_else(
            || "–".to_owned(),
            |outcome| outcome.reason.article().to_owned(),
        );
        let place = places::of_ending(&ending);
        let href = match (in_booklet, place.split_once('#')) {
            (true, Some((_, anchor))) => format!("#{anchor}"),
            _ => format!("/rules/{place}"),
        };
        let why = chess::capitalised(&chess::reason(words, ending));
        let name = format!(
            "<a href=\"{href}\">{}</a> <code lang=\"en\">{}</code>",
            escaped(&why),
            ending.reason()
        );
        table.row(&name, &[shown(words, &ending), article]);
    }
    table.end()
}

fn compare(words: &Words) -> String {
    let heads = [
        t!(words, "rules-head-set"),
        t!(words, "rules-head-third"),
        t!(words, "rules-head-fifty"),
        t!(words, "rules-head-dead"),
        t!(words, "rules-head-time"),
        t!(words, "rules-head-resign"),
        t!(words, "rules-head-offer"),
    ];
    let mut table = Table::new("cards small", &heads);
    for id in ProfileId::ALL {
        let name = escaped(&chess::profile(words, id.name()));
        let name = format!("<a href=\"/rules/{}\">{name}</a>", id.name());
        table.row(&name, &sets::compared(words, &Profile::current(id)));
    }
    table.end()
}

fn in_sentences(words: &Words, in_booklet: bool) -> String {
    let level = if in_booklet { 4 } else { 3 };
    let mut html = String::new();
    for set in sets::all(words) {
        let (code, name) = (set.code, escaped(&set.name));
        // Writing into a String cannot fail, so the results are dropped.
        let _ = write!(
            html,
            "<h{level} id=\"{code}\"><a href=\"/rules/{code}\">{name}</a></h{level}>\n<ul>"
        );
        for sentence in set.sentences {
            let _ = write!(html, "<li>{}</li>", escaped(&sentence));
        }
        html.push_str("</ul>\n");
    }
    html
}

fn controls(words: &Words) -> String {
    let mut html = String::from("<dl class=\"facts\">");
    for preset in Preset::ALL {
        let text = control::text(words, &preset.control());
        let named = control::preset(words, preset);
        // the name alone: what it means stands beside it
        let name = named.split(": ").next().unwrap_or(&named);
        let _ = write!(
            html,
            "<dt>{}</dt><dd>{}</dd>",
            escaped(name),
            escaped(&text)
        );
    }
    html.push_str("</dl>\n");
    html
}

fn alphabets(words: &Words) -> String {
    let heads = [
        t!(words, "rules-head-piece"),
        "English".to_owned(),
        "Deutsch".to_owned(),
        "Svenska".to_owned(),
        t!(words, "rules-head-figurine"),
    ];
    let mut table = Table::new("alphabets", &heads);
    for role in Role::ALL.into_iter().rev() {
        let letters = [
            Letters::English,
            Letters::German,
            Letters::Swedish,
            Letters::Figurine,
        ];
        let cells = letters.map(|alphabet| match (role, alphabet) {
            (Role::Pawn, Letters::English | Letters::German | Letters::Swedish) => "–".to_owned(),
            _ => alphabet.of(role).to_string(),
        });
        let name = escaped(&chess::capitalised(&chess::role(words, role)));
        table.row(&name, &cells);
    }
    table.end()
}

/// The words in three languages, the reader's first.
pub fn terms() -> impl Iterator<Item = [&'static str; 3]> {
    let lines = include_str!("../../../locales/glossary.txt").lines();
    lines.filter_map(|line| {
        let mut parts = line.split(" | ");
        let term = [parts.next()?, parts.next()?, parts.next()?];
        (!line.starts_with('#')).then_some(term)
    })
}

/// The languages of a glossary, the reader's first.
fn columns(words: &Words) -> [Lang; 3] {
    match words.lang() {
        Lang::En => [Lang::En, Lang::De, Lang::Sv],
        Lang::De => [Lang::De, Lang::En, Lang::Sv],
        Lang::Sv => [Lang::Sv, Lang::En, Lang::De],
    }
}

fn glossary(words: &Words) -> String {
    let order = columns(words);
    let heads = order.map(|lang| lang.native_name().to_owned());
    let mut table = Table::new("glossary cards", &heads);
    for (at, term) in terms().enumerate() {
        table.row_in(&anchor(at), &in_order(words, term));
    }
    table.end()
}

/// The place of a line of the glossary.
pub fn anchor(line: usize) -> String {
    format!("term-{}", line + 1)
}

/// A line of the glossary, each word with its language, the reader's first.
pub fn in_order(
    words: &Words,
    [en, de, sv]: [&'static str; 3],
) -> [(&'static str, &'static str); 3] {
    columns(words).map(|lang| match lang {
        Lang::En => ("en", en),
        Lang::De => ("de", de),
        Lang::Sv => ("sv", sv),
    })
}

/// A table whose rows have a head; below 600 pixels tables of the class `cards` become cards.
struct Table {
    html: String,
    heads: Vec<String>,
}

impl Table {
    fn new(class: &str, heads: &[String]) -> Self {
        let mut html = format!("<table class=\"{class}\"><thead><tr>");
        for head in heads {
            let _ = write!(html, "<th scope=\"col\">{}</th>", escaped(head));
        }
        html.push_str("</tr></thead><tbody>");
        Self {
            html,
            heads: heads.to_vec(),
        }
    }

    /// The head of the row is HTML already.
    fn row(&mut self, head: &str, cells: &[String]) {
        let _ = write!(self.html, "<tr><th scope=\"row\">{head}</th>");
        for (cell, label) in cells.iter().zip(self.heads.iter().skip(1)) {
            let _ = write!(
                self.html,
                "<td data-label=\"{}\">{}</td>",
                escaped(label),
                unbroken(cell)
            );
        }
        self.html.push_str("</tr>");
    }

    /// Words, each with its language.
    fn row_in(&mut self, anchor: &str, cells: &[(&str, &str)]) {
        let _ = write!(self.html, "<tr id=\"{anchor}\">");
        for ((at, (lang, cell)), label) in cells.iter().enumerate().zip(&self.heads) {
            let (open, close) = if at == 0 {
                ("th scope=\"row\"".to_owned(), "th")
            } else {
                (format!("td data-label=\"{}\"", escaped(label)), "td")
            };
            let _ = write!(
                self.html,
                "<{open} lang=\"{lang}\">{}</{close}>",
                escaped(cell)
            );
        }
        self.html.push_str("</tr>");
    }

    fn end(mut self) -> String {
        self.html.push_str("</tbody></table>\n");
        self.html
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::words;

    #[test]
    fn no_ending_is_missing() {
        let listed: BTreeSet<&str> = every_ending().iter().map(Ending::reason).collect();
        // each reason that has words must be in the list
        let told = include_str!("../../../locales/en/fernzug.ftl");
        let worded: BTreeSet<&str> = told
            .lines()
            .filter_map(|line| line.strip_prefix("why-")?.split(" =").next())
            .collect();
        assert_eq!(listed, worded);
        for lang in Lang::ALL {
            let page = endings(words(lang), false);
            for ending in every_ending() {
                assert!(page.contains(&format!("<code lang=\"en\">{}</code>", ending.reason())));
            }
        }
    }

    #[test]
    fn the_glossary_has_a_word_in_each_language() {
        let text = include_str!("../../../locales/glossary.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.count(), terms().count());
        assert!(terms().flatten().all(|word| !word.trim().is_empty()));
        let kept: BTreeSet<[&str; 3]> = terms().collect();
        assert_eq!(kept.len(), terms().count(), "a term stands there twice");
    }

    #[test]
    fn each_list_is_made() {
        for what in [
            "endings", "compare", "sets", "controls", "letters", "glossary",
        ] {
            assert!(made(words(Lang::Sv), what, true).len() > 200, "{what}");
        }
    }
}
