//! A board of the book as it stands in a page: the picture, its caption, and what is needed to try moves on it.

use askama::Template;

use crate::i18n::{Words, t};

use super::diagram::Diagram;
use super::squares::Squares;
use super::trial::{Offered, Said, Trial};

#[derive(Template)]
#[template(path = "rules/figure.html")]
struct Figure<'a> {
    words: &'a Words,
    id: &'a str,
    picture: String,
    caption: &'a str,
    said: Option<&'a Said>,
    /// What was asked for can be several moves, and one is to be chosen.
    choosing: bool,
    trying: Option<Trying<'a>>,
    /// Something was played: one can go back to the picture of the book.
    again: Option<&'a str>,
}

/// What a move is tried with.
struct Trying<'a> {
    slug: &'a str,
    line: String,
    from: Option<String>,
    typed: &'a str,
    squares: Squares<'a>,
    offered: Vec<Offered>,
}

impl<'a> Trying<'a> {
    fn new(
        words: &'a Words,
        slug: &'a str,
        diagram: &'a Diagram,
        trial: Option<&'a Trial>,
    ) -> Option<Self> {
        if diagram.tries.is_empty() || trial.is_some_and(Trial::is_over) {
            return None;
        }
        let chosen = trial.and_then(Trial::chosen);
        Some(Self {
            slug,
            line: trial.map(Trial::line_text).unwrap_or_default(),
            from: chosen.map(|square| square.to_string()),
            typed: trial.map_or("", Trial::typed),
            squares: Squares {
                words,
                position: trial.map_or(diagram.position, Trial::position),
                chosen,
            },
            offered: Trial::offered(words, diagram, trial),
        })
    }
}

/// The board as HTML. `caption` is HTML, `slug` the page where moves are tried: in the booklet there is none.
pub fn figure(
    words: &Words,
    slug: Option<&str>,
    diagram: &Diagram,
    caption: &str,
    trial: Option<&Trial>,
) -> String {
    let figure = Figure {
        words,
        id: diagram.id,
        picture: trial.map_or_else(|| diagram.picture(words), |trial| trial.picture(words)),
        caption,
        said: trial.and_then(Trial::said),
        choosing: trial.is_some_and(Trial::is_choosing),
        trying: slug.and_then(|slug| Trying::new(words, slug, diagram, trial)),
        again: slug.filter(|_| trial.is_some_and(|trial| !trial.line_text().is_empty())),
    };
    // writing into memory cannot fail
    figure.render().unwrap_or_default()
}
