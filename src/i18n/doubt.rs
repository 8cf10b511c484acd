//! "Black could still have mated": the answer to a doubt about a lost game, with the moves.

use super::chess::{push_san, rule, side};
use super::{Lang, Words};
use crate::domain::ending::Ending;
use crate::rules::endings::doubted_mate;
use crate::rules::notation::{Letters, san};
use crate::rules::profile::Profile;
use crate::rules::{Move, Position};
use crate::t;

/// Where a game was lost by time or resignation and a player would doubt that its winner could ever have mated: that he could, and how.
/// `positions` bounds the search (8,000 are some milliseconds).
pub fn doubt(
    words: &Words,
    profile: &str,
    position: &Position,
    ending: Ending,
    positions: u32,
) -> Option<String> {
    let outcome = ending.outcome()?;
    let winner = outcome.result.winner()?;
    let line = doubted_mate(&Profile::from_tag(profile)?, position, outcome, positions)?;
    let article = rule(words, outcome.reason);
    let line = numbered_line(words.lang(), position, &line);
    let who = side(words, winner);
    Some(t!(
        words,
        "ending-doubt",
        side = who,
        line = line,
        rule = article
    ))
}

/// "60…Kg3 61.Kh1 Nf2#", in the reader's letters.
fn numbered_line(lang: Lang, start: &Position, line: &[Move]) -> String {
    let (mut text, mut now) = (String::new(), *start);
    for played in line {
        let number = now.fullmove_number();
        if now.turn().is_white() {
            text.push_str(&format!("{number}."));
        } else if text.is_empty() {
            text.push_str(&format!("{number}…"));
        }
        push_san(&mut text, lang, &san(&now, *played, Letters::English));
        text.push(' ');
        now = now.play(*played);
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::words;
    use crate::rules::Color;
    use crate::rules::endings::{Outcome, Reason};

    fn said(lang: Lang, fen: &str, profile: &str, winner: Color, reason: Reason) -> Option<String> {
        let position = Position::from_fen(fen).expect(fen);
        let ending = Ending::Result(Outcome::win(winner, reason));
        doubt(words(lang), profile, &position, ending, 8_000)
    }

    /// Black has a knight only; rook and pawn can shut the king in.
    const KNIGHT: &str = "8/8/8/8/5n2/5k2/6RP/7K w - - 3 61";

    #[test]
    fn a_lone_knight_could_have_mated_by_a_line_that_is_shown() {
        let said = |lang| said(lang, KNIGHT, "laws/1", Color::Black, Reason::Time);
        let english = said(Lang::En).expect("a line");
        assert!(english.starts_with("Black could still have mated, for example by 61.R"));
        assert!(
            english.ends_with("# (FIDE Laws, Article 6.9)."),
            "{english}"
        );
        let german = said(Lang::De).expect("a line");
        assert!(german.contains("Sf2#"), "{german}");
        assert!(said(Lang::Sv).expect("a line").contains("Svart hade"));
    }

    #[test]
    fn nothing_is_said_where_nobody_doubts_or_the_profile_does_not_ask() {
        let queen = "8/8/8/8/5q2/5k2/6RP/7K w - - 3 61";
        assert_eq!(
            said(Lang::En, queen, "laws/1", Color::Black, Reason::Time),
            None
        );
        assert_eq!(
            said(Lang::En, KNIGHT, "simple/1", Color::Black, Reason::Time),
            None
        );
        assert_eq!(
            said(
                Lang::En,
                KNIGHT,
                "classic/1",
                Color::Black,
                Reason::Resignation
            ),
            None
        );
        assert!(
            said(
                Lang::En,
                KNIGHT,
                "laws/1",
                Color::Black,
                Reason::Resignation
            )
            .is_some()
        );
    }
}
