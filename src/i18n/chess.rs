//! Chess in the reader's words: pieces, moves, positions, how games end and why something was refused.
//!
//! Phrases whose id depends on a value are put together from its code; a test goes through all of them.

use super::{Lang, Words};
use crate::domain::ending::Ending;
use crate::rules::endings::{GameResult, Outcome, Reason};
use crate::rules::notation::{Described, Letters};
use crate::rules::{Color, Position, Role, Side};
use crate::t;

/// The letters of the men in this language.
pub fn letters(lang: Lang) -> Letters {
    match lang {
        Lang::En => Letters::English,
        Lang::De => Letters::German,
        Lang::Sv => Letters::Swedish,
    }
}

/// A move as it is stored (SAN, English letters) in the reader's letters.
pub fn san(lang: Lang, stored: &str) -> String {
    let mut text = String::with_capacity(stored.len());
    push_san(&mut text, lang, stored);
    text
}

/// As [`san`], written at the end of `text`.
pub fn push_san(text: &mut String, lang: Lang, stored: &str) {
    if lang == Lang::En {
        text.push_str(stored);
        return;
    }
    text.extend(stored.chars().map(|letter| match letter {
        'Q' => 'D',
        'R' => 'T',
        'B' => 'L',
        'N' => 'S',
        other => other,
    }));
}

/// `14.Nf3` or `14...Nf6`: a stored move with its number. `first` is the number of the move at ply 1, `black_first` says
/// that Black made it.
pub fn numbered(lang: Lang, ply: u32, first: u32, black_first: bool, stored: &str) -> String {
    let half = ply.saturating_sub(1) + u32::from(black_first);
    let dots = if half.is_multiple_of(2) { "." } else { "…" };
    let mut text = format!("{}{dots}", first + half / 2);
    push_san(&mut text, lang, stored);
    text
}

/// The code of a man's kind in ids and forms.
pub fn role_code(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

fn by_code(words: &Words, group: &str, code: &str) -> String {
    words.get(&format!("{group}-{code}")).unwrap_or_default()
}

/// "knight".
pub fn role(words: &Words, role: Role) -> String {
    by_code(words, "piece", role_code(role))
}

/// "White".
pub fn side(words: &Words, side: Color) -> String {
    match side {
        Color::White => t!(words, "colour-white"),
        Color::Black => t!(words, "colour-black"),
    }
}

/// The first letter large, for the beginning of a sentence.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// "Knight from g1 takes the pawn on f3, check".
pub fn described(words: &Words, played: &Described) -> String {
    let piece = capitalised(&role(words, played.role));
    let (from, to) = (played.from.to_string(), played.to.to_string());
    let mut text = match (played.castling, played.captured) {
        (Some(Side::Short), _) => t!(words, "move-words-castle-short"),
        (Some(Side::Long), _) => t!(words, "move-words-castle-long"),
        (None, Some(_)) if played.en_passant => {
            t!(
                words,
                "move-words-en-passant",
                piece = piece,
                from = from,
                to = to
            )
        }
        (None, Some(taken)) => {
            let captured = by_code(words, "captured", role_code(taken));
            t!(
                words,
                "move-words-capture",
                piece = piece,
                from = from,
                to = to,
                captured = captured
            )
        }
        (None, None) => t!(
            words,
            "move-words-plain",
            piece = piece,
            from = from,
            to = to
        ),
    };
    if let Some(new) = played.promotion {
        let id = format!("move-words-becomes-{}", role_code(new));
        text = words.get_with(&id, &[("played", text)]).unwrap_or_default();
    }
    if played.mate {
        text = t!(words, "move-words-mate", played = text);
    } else if played.check {
        text = t!(words, "move-words-check", played = text);
    }
    text
}

/// "White: king g1, queen d1, pawns …" by side, then whose turn it is: for readers who hear the page.
pub fn position(words: &Words, position: &Position) -> [String; 3] {
    let list = |color: Color| {
        let mut men = Vec::new();
        for kind in Role::ALL.into_iter().rev() {
            let name = role(words, kind);
            men.extend(
                position
                    .of(color, kind)
                    .map(|square| format!("{name} {square}")),
            );
        }
        t!(
            words,
            "position-side",
            side = side(words, color),
            pieces = men.join(", ")
        )
    };
    let turn = t!(
        words,
        "position-to-move",
        side = side(words, position.turn())
    );
    [list(Color::White), list(Color::Black), turn]
}

/// "checkmate".
pub fn reason(words: &Words, ending: Ending) -> String {
    by_code(words, "why", ending.reason())
}

/// "FIDE Laws, Article 5.1.1".
pub fn rule(words: &Words, reason: Reason) -> String {
    match reason.article().strip_prefix("Online ") {
        Some(article) => t!(words, "rule-online", article = article),
        None => t!(words, "rule-laws", article = reason.article()),
    }
}

/// A result as all three languages write it: `1-0`, `½-½`.
pub fn result(ending: Ending) -> &'static str {
    match ending.result() {
        "1/2-1/2" => "½-½",
        other => other,
    }
}

/// "Anna Berg has won, 1-0: checkmate (FIDE Laws, Article 5.1.1)."
pub fn ending(words: &Words, ending: Ending, white: &str, black: &str) -> String {
    let why = reason(words, ending);
    match ending {
        Ending::Result(outcome) | Ending::OnTime(outcome, _) => {
            outcome_text(words, outcome, ending, why, white, black)
        }
        Ending::Walkover(_) | Ending::Adjudicated(_) | Ending::Corrected(_) => {
            decided_text(words, ending, why, white, black)
        }
        Ending::Cancelled => t!(words, "ending-cancelled"),
        Ending::AbortedByPlayer | Ending::AbortedByTime => t!(words, "ending-abort", reason = why),
    }
}

/// A result that no rule of chess has brought about.
fn decided_text(words: &Words, ending: Ending, why: String, white: &str, black: &str) -> String {
    let result = result(ending);
    match ending.decided().and_then(GameResult::winner) {
        Some(winner) => {
            let name = if winner.is_white() { white } else { black };
            t!(
                words,
                "ending-decided-win",
                name = name,
                result = result,
                reason = why
            )
        }
        None => t!(words, "ending-decided-draw", result = result, reason = why),
    }
}

fn outcome_text(
    words: &Words,
    outcome: Outcome,
    ending: Ending,
    why: String,
    white: &str,
    black: &str,
) -> String {
    let rule = rule(words, outcome.reason);
    match outcome.result.winner() {
        Some(winner) => {
            let name = if winner.is_white() { white } else { black };
            t!(
                words,
                "ending-win",
                name = name,
                result = result(ending),
                reason = why,
                rule = rule
            )
        }
        None => t!(
            words,
            "ending-draw",
            result = result(ending),
            reason = why,
            rule = rule
        ),
    }
}

/// The name of a rule profile by its tag (`online/1`).
pub fn profile(words: &Words, tag: &str) -> String {
    let name = tag.split('/').next().unwrap_or_default();
    words
        .get(&format!("profile-{name}"))
        .unwrap_or_else(|| tag.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ending::TimeRule;
    use crate::i18n::words;
    use crate::rules::notation::{describe, parse_typed};
    use crate::rules::profile::ProfileId;

    #[test]
    fn phrases_put_together_from_codes_are_all_there() {
        for lang in Lang::ALL {
            let words = words(lang);
            for kind in Role::ALL {
                assert!(!role(words, kind).is_empty());
                assert!(!by_code(words, "captured", role_code(kind)).is_empty());
            }
            for why in Reason::ALL {
                let ending = Ending::Result(Outcome::draw(why));
                assert!(!reason(words, ending).is_empty(), "{why:?}");
                assert!(
                    super::ending(words, ending, "A", "B")
                        .contains(why.article().trim_start_matches("Online "))
                );
            }
            let of_time = TimeRule::ALL.iter().flat_map(|rule| {
                [Reason::Time, Reason::TimeCannotMate]
                    .map(|why| Ending::OnTime(Outcome::draw(why), *rule))
            });
            let others = [
                Ending::AbortedByPlayer,
                Ending::AbortedByTime,
                Ending::Walkover(GameResult::WhiteWins),
                Ending::Adjudicated(GameResult::Draw),
                Ending::Cancelled,
                Ending::Corrected(GameResult::BlackWins),
            ];
            for ending in of_time.chain(others) {
                assert!(!reason(words, ending).is_empty(), "{ending:?}");
            }
            for id in ProfileId::ALL {
                assert_ne!(
                    profile(words, &format!("{}/1", id.name())),
                    format!("{}/1", id.name())
                );
            }
        }
    }

    #[test]
    fn a_move_in_words() {
        let position = Position::start();
        let mv = parse_typed(&position, "Nf3", Letters::English).unwrap();
        let all = Lang::ALL.map(|lang| described(words(lang), &describe(&position, mv)));
        assert_eq!(
            all,
            [
                "Knight from g1 to f3",
                "Springer von g1 nach f3",
                "Springare från g1 till f3"
            ]
        );
        let fen = "r6k/1P6/8/8/8/8/8/K7 w - - 0 1";
        let position = Position::from_fen(fen).unwrap();
        let mv = parse_typed(&position, "bxa8D", Letters::German).unwrap();
        assert_eq!(
            described(words(Lang::De), &describe(&position, mv)),
            "Bauer von b7 schlägt den Turm auf a8 und wird zur Dame, Schach"
        );
    }

    #[test]
    fn stored_moves_in_the_readers_letters() {
        assert_eq!(san(Lang::De, "Nbd2"), "Sbd2");
        assert_eq!(san(Lang::Sv, "bxc8=Q+"), "bxc8=D+");
        assert_eq!(numbered(Lang::En, 27, 1, false, "Nf3"), "14.Nf3");
        assert_eq!(numbered(Lang::De, 1, 40, true, "Bc4"), "40…Lc4");
    }
}
