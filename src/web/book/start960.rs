//! The start positions of Chess960 by their numbers: one is asked for in the address, drawn, and leads to an invitation.

use askama::Template;

use crate::i18n::{Words, t};
use crate::rules::Position;

use super::diagram::drawn;

/// The ordinary start.
const USUAL: u16 = 518;

#[derive(Template)]
#[template(path = "rules/start.html")]
struct Start<'a> {
    words: &'a Words,
    typed: &'a str,
    /// What was asked for is no number of a start position.
    wrong: bool,
    number: u16,
    picture: String,
    fen: String,
    in_booklet: bool,
}

/// The start position with this number as HTML; the ordinary one where nothing was asked for. `typed` is `None` in the
/// booklet, where nothing can be asked for.
pub fn shown(words: &Words, typed: Option<&str>) -> String {
    let asked = typed.unwrap_or_default();
    let number = asked.parse().ok().filter(|number| *number < 960);
    let known = number.unwrap_or(USUAL);
    let position = Position::chess960(known).unwrap_or_else(Position::start);
    let start = Start {
        words,
        typed: asked,
        wrong: number.is_none() && !asked.is_empty(),
        number: known,
        picture: drawn(words, &position, None, &[], &[]),
        fen: position.fen(),
        in_booklet: typed.is_none(),
    };
    // writing into memory cannot fail
    start.render().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, words};

    #[test]
    fn a_number_gives_its_position_and_anything_else_the_ordinary_one() {
        let html = |typed| shown(words(Lang::Sv), Some(typed));
        assert!(html("290").contains("bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w KQkq - 0 1"));
        assert!(html("290").contains("/invitations/new?fen=bqnrkbrn/pppppppp/"));
        for typed in ["960", "-1", "99999", "<b>", "1.5"] {
            let html = html(typed);
            assert!(
                html.contains("rnbqkbnr/") && html.contains("note-bad"),
                "{typed}"
            );
            assert!(!html.contains("<b>"));
        }
        assert!(!html("").contains("note-bad"));
        assert!(!shown(words(Lang::De), None).contains("<form"));
    }
}
