//! Search within the rules: all words must occur in a section or its heading; the place is shown around the first of them.

use std::fmt::Write as _;

use crate::i18n::Words;

use super::made;
use super::pages::PAGES;
use super::render::escaped;

/// A section in which all words occur.
pub struct Found {
    /// Its address.
    pub href: String,
    /// Page and section.
    pub page: String,
    /// Its heading.
    pub title: String,
    /// Where the words stand, marked, as HTML.
    pub excerpt: String,
}

/// Characters shown before and after the first word.
const AROUND: usize = 90;
/// More words than these are not looked for.
const MOST_WORDS: usize = 8;

/// Small letters, one for each character, so that places stay the same.
fn small(text: &str) -> Vec<char> {
    text.chars()
        .map(|sign| sign.to_lowercase().next().unwrap_or(sign))
        .collect()
}

fn wanted(sought: &str) -> Vec<Vec<char>> {
    sought
        .split_whitespace()
        .take(MOST_WORDS)
        .map(small)
        .collect()
}

fn find(text: &[char], word: &[char]) -> Option<usize> {
    text.windows(word.len().max(1))
        .position(|part| part == word)
}

/// The sections of the reader's language in which all words occur, those with a word in the heading first.
pub fn pages(words: &Words, sought: &str) -> Vec<Found> {
    let wanted = wanted(sought);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(bool, Found)> = Vec::new();
    for page in &PAGES {
        let text = page.text(words.lang());
        for section in &text.sections {
            let title = small(&format!("{} {}", text.title, section.title));
            let plain = small(&section.plain);
            let has =
                |word: &Vec<char>| find(&title, word).is_some() || find(&plain, word).is_some();
            if !wanted.iter().all(has) {
                continue;
            }
            let in_title = wanted
                .iter()
                .any(|word| find(&small(&section.title), word).is_some());
            found.push((
                !in_title,
                Found {
                    href: format!("/rules/{}#{}", page.slug, section.anchor),
                    page: text.title.clone(),
                    title: section.title.clone(),
                    excerpt: excerpt(&section.plain, &wanted),
                },
            ));
        }
    }
    found.sort_by_key(|(later, _)| *later);
    found.into_iter().map(|(_, found)| found).collect()
}

/// The lines of the glossary in which the words occur, in any language.
pub fn terms(sought: &str) -> Vec<[&'static str; 3]> {
    let sought: Vec<char> = small(sought.trim());
    if sought.is_empty() {
        return Vec::new();
    }
    made::terms()
        .filter(|term| {
            term.iter()
                .any(|word| find(&small(word), &sought).is_some())
        })
        .collect()
}

/// The text around the first word, with all words marked.
fn excerpt(plain: &str, wanted: &[Vec<char>]) -> String {
    let letters: Vec<char> = plain.chars().collect();
    let low = small(plain);
    let first = wanted.iter().filter_map(|word| find(&low, word)).min();
    let middle = first.unwrap_or(0);
    let blank_before = |at: usize| {
        let before = letters.get(..at).unwrap_or_default();
        before
            .iter()
            .rposition(|c| *c == ' ')
            .map_or(0, |at| at + 1)
    };
    let from = blank_before(middle.saturating_sub(AROUND));
    let to = (middle + AROUND * 2).min(letters.len());
    let to = if to < letters.len() {
        blank_before(to).max(middle)
    } else {
        to
    };
    let mut html = String::new();
    if from > 0 {
        html.push_str("… ");
    }
    let mut at = from;
    while at < to {
        let here = low.get(at..).unwrap_or_default();
        let hit = wanted.iter().find(|word| here.starts_with(word));
        let end = at + hit.map_or(1, Vec::len);
        let part: String = letters.get(at..end).unwrap_or_default().iter().collect();
        let part = escaped(&part);
        // Writing into a String cannot fail, so the result is dropped.
        let _ = match hit {
            Some(_) => write!(html, "<mark>{part}</mark>"),
            None => write!(html, "{part}"),
        };
        at = end;
    }
    if to < letters.len() {
        html.push('…');
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, words};

    #[test]
    fn words_are_found_in_the_readers_language() {
        let found = pages(words(Lang::De), "rochade Verloren");
        assert_eq!(found[0].href, "/rules/castling#castling-lost");
        assert!(found[0].excerpt.contains("<mark>"), "{}", found[0].excerpt);
        assert!(pages(words(Lang::De), "").is_empty());
        assert!(pages(words(Lang::En), "rochade").is_empty());
        assert_eq!(terms("rochade")[0][2], "kort och lång rockad");
    }

    #[test]
    fn whatever_is_sought_no_search_fails() {
        for sought in [
            "<b>",
            "ß",
            "İ",
            "&amp;",
            "…",
            "a b c d e f g h i j k",
            "\u{1F600}",
        ] {
            for lang in Lang::ALL {
                for found in pages(words(lang), sought) {
                    assert!(!found.excerpt.contains("<b>"));
                }
                terms(sought);
            }
        }
    }
}
