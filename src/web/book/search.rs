//! Search within the rules: all words must occur in a section or its heading; the place is shown around the first of them.

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

/// A line of the glossary.
pub struct Term {
    /// Its address.
    pub href: String,
    /// Codes of the languages and the words, the reader's first.
    pub words: [(&'static str, &'static str); 3],
}

/// Characters shown before and after the first word.
const AROUND: usize = 90;
/// More words than these are not looked for.
const MOST_WORDS: usize = 8;

/// Words for the same: whoever writes one of them is shown the others, too.
const ALIKE: [&[&str]; 7] = [
    &["50", "fünfzig", "fifty", "femtio"],
    &["75", "fünfundsiebzig", "seventy-five", "sjuttiofem"],
    &["Bauernumwandlung", "Umwandlung"],
    &["bondeförvandling", "förvandling"],
    &["Dauerschach", "Wiederholung"],
    &["Zeitnot", "Zeitüberschreitung"],
    &["tidsnöd", "tidsöverskridande"],
];

/// A text as it is compared, and where each of its letters comes from. Small letters without their dots and rings
/// (`ä`, `ae` and `a` are the same, `ß` is `ss`), and without points and strokes but those in numbers.
struct Folded {
    letters: Vec<char>,
    from: Vec<usize>,
}

fn folded(text: &str) -> Folded {
    let signs: Vec<char> = text.chars().collect();
    let (mut letters, mut from) = (Vec::new(), Vec::new());
    for (at, sign) in signs.iter().enumerate() {
        let is_digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
        let in_number = *sign == '.' && at > 0 && is_digit(at - 1) && is_digit(at + 1);
        let plain = match sign.to_lowercase().next().unwrap_or(*sign) {
            'ä' | 'å' | 'à' => "a",
            'ö' => "o",
            'ü' => "u",
            'é' | 'è' => "e",
            'ß' => "ss",
            other if other.is_alphanumeric() || other == ' ' || in_number => {
                if !(other == 'e' && matches!(letters.last(), Some('a' | 'o' | 'u'))) {
                    letters.push(other);
                    from.push(at);
                }
                continue;
            }
            _ => continue,
        };
        letters.extend(plain.chars());
        from.resize(letters.len(), at);
    }
    Folded { letters, from }
}

/// A word that is sought, with all that may stand in its place.
type Wanted = Vec<Vec<char>>;

fn wanted(sought: &str) -> Vec<Wanted> {
    let words = sought.split_whitespace().map(|word| folded(word).letters);
    let words = words.filter(|word| !word.is_empty());
    words.take(MOST_WORDS).map(|word| others(&word)).collect()
}

fn others(word: &[char]) -> Wanted {
    let text: String = word.iter().collect();
    let mut all = vec![word.to_vec()];
    for group in ALIKE {
        let plain = |one: &&str| folded(one).letters.into_iter().collect::<String>();
        let group: Vec<String> = group.iter().map(plain).collect();
        let Some(written) = group.iter().find(|one| text.contains(*one)) else {
            continue;
        };
        let instead = group.iter().filter(|one| *one != written);
        all.extend(instead.map(|one| text.replace(written, one).chars().collect()));
    }
    all
}

/// Where a word begins. A number is found whole: `9.2` in `9.2.3`, but not in `3.9.2` or `9.21`.
fn find(text: &[char], word: &[char]) -> Option<usize> {
    (0..text.len()).find(|at| is_at(text, *at, word))
}

fn is_at(text: &[char], at: usize, word: &[char]) -> bool {
    let Some(rest) = text.get(at..).and_then(|rest| rest.strip_prefix(word)) else {
        return false;
    };
    let digit = |sign: Option<&char>| sign.is_some_and(char::is_ascii_digit);
    let before = at.checked_sub(1).and_then(|at| text.get(at));
    let begins = !digit(word.first()) || !(digit(before) || before == Some(&'.'));
    let ends = !digit(word.last()) || !digit(rest.first());
    begins && ends
}

fn first(text: &[char], wanted: &Wanted) -> Option<usize> {
    wanted.iter().filter_map(|word| find(text, word)).min()
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
            let title = folded(&format!("{} {}", text.title, section.title)).letters;
            let plain = folded(&section.plain);
            let has = |word: &Wanted| {
                first(&title, word).is_some() || first(&plain.letters, word).is_some()
            };
            if !wanted.iter().all(has) {
                continue;
            }
            let heading = folded(&section.title).letters;
            let in_title = wanted.iter().any(|word| first(&heading, word).is_some());
            found.push((
                !in_title,
                Found {
                    href: format!("/rules/{}#{}", page.slug, section.anchor),
                    page: text.title.clone(),
                    title: section.title.clone(),
                    excerpt: excerpt(&section.plain, &plain, &wanted),
                },
            ));
        }
    }
    found.sort_by_key(|(later, _)| *later);
    found.into_iter().map(|(_, found)| found).collect()
}

/// The lines of the glossary in which the words occur, in any language; the reader's word first.
pub fn terms(words: &Words, sought: &str) -> Vec<Term> {
    let wanted = wanted(sought);
    if wanted.is_empty() {
        return Vec::new();
    }
    let fits = |term: &[&str; 3]| {
        term.iter().any(|word| {
            let text = folded(word).letters;
            wanted.iter().all(|word| first(&text, word).is_some())
        })
    };
    made::terms()
        .enumerate()
        .filter(|(_, term)| fits(term))
        .map(|(at, term)| Term {
            href: format!("/rules/glossary#{}", made::anchor(at)),
            words: made::in_order(words, term),
        })
        .collect()
}

/// The text around the first word, with all words marked.
fn excerpt(plain: &str, low: &Folded, wanted: &[Wanted]) -> String {
    let letters: Vec<char> = plain.chars().collect();
    let place = |at: usize| low.from.get(at).copied();
    let found = wanted.iter().filter_map(|word| first(&low.letters, word));
    let middle = found.min().and_then(place).unwrap_or(0);
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
    let marked = marked(low, wanted, letters.len());
    let mut html = String::new();
    if from > 0 {
        html.push_str("… ");
    }
    let mut within = false;
    for at in from..to {
        let here = marked.get(at).copied().unwrap_or_default();
        if here != within {
            html.push_str(if here { "<mark>" } else { "</mark>" });
            within = here;
        }
        html.push_str(&escaped(
            &letters
                .get(at..=at)
                .unwrap_or_default()
                .iter()
                .collect::<String>(),
        ));
    }
    if within {
        html.push_str("</mark>");
    }
    if to < letters.len() {
        html.push('…');
    }
    html
}

/// Which signs of the text belong to a word that is sought.
fn marked(low: &Folded, wanted: &[Wanted], length: usize) -> Vec<bool> {
    let mut marked = vec![false; length];
    for word in wanted.iter().flatten() {
        let places = (0..low.letters.len()).filter(|at| is_at(&low.letters, *at, word));
        for at in places {
            let (from, last) = (low.from.get(at), low.from.get(at + word.len() - 1));
            let (Some(from), Some(last)) = (from, last) else {
                continue;
            };
            if let Some(signs) = marked.get_mut(*from..=*last) {
                signs.fill(true);
            }
        }
    }
    marked
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
        let found = terms(words(Lang::Sv), "rochade");
        assert_eq!(found[0].words[0], ("sv", "kort och lång rockad"));
        assert!(found[0].href.starts_with("/rules/glossary#term-"));
    }

    #[test]
    fn letters_and_points_may_be_written_otherwise() {
        for (lang, one, other) in [
            (Lang::De, "laufer", "Läufer"),
            (Lang::De, "Laeufer", "Läufer"),
            (Lang::De, "Weiss", "Weiß"),
            (Lang::De, "Zuege", "Züge"),
            (Lang::De, "K.o.", "K.-o."),
            (Lang::De, "KO-Turnier", "K.-o.-Turnier"),
            (Lang::De, "Bauernumwandlung", "Umwandlung"),
            (Lang::De, "Dauerschach", "Wiederholung"),
            (Lang::De, "Zeitnot", "Zeitüberschreitung"),
            (Lang::Sv, "stallning", "ställning"),
            (Lang::Sv, "50-dragsregeln", "femtiodragsregeln"),
            (Lang::En, "50 moves", "fifty moves"),
        ] {
            let hits = |sought| {
                pages(words(lang), sought)
                    .into_iter()
                    .map(|found| found.href)
            };
            let (one_hits, wanted): (Vec<String>, Vec<String>) =
                (hits(one).collect(), hits(other).collect());
            assert!(!wanted.is_empty(), "{other}");
            assert!(wanted.iter().all(|href| one_hits.contains(href)), "{one}");
        }
        let marked = &pages(words(Lang::De), "laeufer")[0].excerpt;
        assert!(marked.contains("<mark>Läufer</mark>"), "{marked}");
    }

    #[test]
    fn numbers_are_found_whole() {
        for found in pages(words(Lang::De), "9.2") {
            assert!(
                found.excerpt.contains("<mark>9.2</mark>"),
                "{}",
                found.excerpt
            );
            assert!(
                !found.excerpt.contains("3.<mark>9.2</mark>"),
                "{}",
                found.excerpt
            );
        }
        assert!(find(&['3', '.', '9', '.', '2'], &['9', '.', '2']).is_none());
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
                terms(words(lang), sought);
            }
        }
    }
}
