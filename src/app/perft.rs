//! Counting lines of play, for whoever wants to check our chess against another program's.

use crate::i18n::{Lang, refusals, words};
use crate::rules::Position;

/// Says the count, with `divide` that of each move first; the count stands last on its line.
///
/// # Errors
/// All reasons why the FEN is refused.
pub fn perft(
    fen: Option<&str>,
    depth: u32,
    divide: bool,
    say: &dyn Fn(&str),
) -> Result<(), Vec<String>> {
    let position = match fen {
        None => Position::start(),
        Some(fen) => Position::from_fen(fen).map_err(|error| {
            let why = |reason: &_| refusals::fen_reason(words(Lang::En), *reason);
            error.reasons.iter().map(why).collect::<Vec<String>>()
        })?,
    };
    let nodes = match depth.checked_sub(1).filter(|_| divide) {
        None => position.perft(depth),
        Some(below) => {
            let mut nodes = 0;
            for next in &position.legal_moves() {
                let count = position.play(*next).perft(below);
                nodes += count;
                say(&format!("{}: {count}", position.uci(*next)));
            }
            nodes
        }
    };
    say(&format!("depth {depth}: {nodes}"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    fn said(fen: Option<&str>, depth: u32, divide: bool) -> Result<Vec<String>, Vec<String>> {
        let lines = RefCell::new(Vec::new());
        perft(fen, depth, divide, &|line| {
            lines.borrow_mut().push(line.to_owned());
        })?;
        Ok(lines.into_inner())
    }

    #[test]
    fn the_count_stands_last() {
        assert_eq!(said(None, 3, false), Ok(vec!["depth 3: 8902".to_owned()]));
        assert_eq!(said(None, 0, true), Ok(vec!["depth 0: 1".to_owned()]));
        let lines = said(Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), 2, true).unwrap();
        assert_eq!(lines.len(), 16);
        assert!(lines.contains(&"e1g1: 3".to_owned()), "{lines:?}");
        assert_eq!(lines.last().map(String::as_str), Some("depth 2: 66"));
    }

    #[test]
    fn a_bad_fen_is_refused_with_all_reasons() {
        let reasons = said(Some("8/8/8/8/8/8/8/P6K w - - x 1"), 1, false).unwrap_err();
        assert_eq!(reasons.len(), 3, "{reasons:?}");
    }
}
