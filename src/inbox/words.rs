//! What the first line of a reply asks for, before anything is known of the game.

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// A move, or what is meant to be one.
    Move {
        /// As it was written.
        text: String,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// A draw, without a move.
    Draw,
    /// The draw that was offered.
    Accept,
    /// The end.
    Resign,
}

const DRAW: &[&str] = &["draw", "remis", "remi", "remisangebot", "remianbud"];
/// Words that stand around them.
const AROUND: &[&str] = &[
    "i", "offer", "offering", "a", "an", "and", "with", "ich", "biete", "und", "mit", "angebot",
    "auch", "jag", "bjuder", "erbjuder", "och", "med", "anbud", "på", "ett", "ein",
];
const RESIGN: &[&str] = &[
    "resign",
    "i resign",
    "resigned",
    "give up",
    "i give up",
    "i resign the game",
    "gebe auf",
    "ich gebe auf",
    "aufgeben",
    "aufgegeben",
    "ich gebe die partie auf",
    "gebe die partie auf",
    "ger upp",
    "jag ger upp",
    "ge upp",
    "uppger",
    "jag uppger",
    "uppgivet",
    "jag ger upp partiet",
];
const ACCEPT: &[&str] = &[
    "accept",
    "i accept",
    "accepted",
    "accept draw",
    "accept the draw",
    "i accept the draw",
    "draw accepted",
    "yes draw",
    "annehmen",
    "angenommen",
    "ich nehme an",
    "nehme an",
    "nehme remis an",
    "ich nehme remis an",
    "ich nehme das remis an",
    "remis annehmen",
    "remis angenommen",
    "ja remis",
    "antar",
    "jag antar",
    "antas",
    "anta",
    "antar remi",
    "jag antar remi",
    "antar remin",
    "jag antar remin",
    "remi antas",
    "accepterar",
    "jag accepterar",
    "ja remi",
];

/// Reads a line. Words that end a game are taken only as they stand here, whole: a question is no answer, and neither is
/// "ich gebe nicht auf".
pub fn understand(line: &str) -> Asked {
    let said = bare(line);
    if !line.contains('?') {
        if RESIGN.contains(&said.as_str()) {
            return Asked::Resign;
        }
        if ACCEPT.contains(&said.as_str()) {
            return Asked::Accept;
        }
    }
    let (text, offer) = without_offer(line);
    if offer && text.is_empty() {
        return Asked::Draw;
    }
    Asked::Move { text, offer }
}

/// Small letters, single blanks, without full stops and the like.
fn bare(line: &str) -> String {
    let words = line
        .split(|c: char| {
            c.is_whitespace()
                || matches!(
                    c,
                    ',' | '.' | '!' | ';' | ':' | '"' | '“' | '”' | '„' | '»' | '«'
                )
        })
        .filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The line without the words that offer a draw, before or after the move.
fn without_offer(line: &str) -> (String, bool) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let word = |word: &str| {
        let signs = |c: char| {
            matches!(
                c,
                ',' | '.' | '!' | '?' | ';' | ':' | '(' | ')' | '"' | '„' | '“' | '”'
            )
        };
        word.trim_matches(signs).to_lowercase()
    };
    let is_draw = |w: &str| DRAW.contains(&word(w).as_str()) || matches!(w, "(=)" | "=" | "½");
    let is_around =
        |w: &str| AROUND.contains(&word(w).as_str()) || matches!(w, "-" | "–" | "+" | "&");
    let part_of_it = |w: &&&str| is_draw(w) || is_around(w);
    let at_end = words.iter().rev().take_while(part_of_it).count();
    let (before, tail) = words.split_at(words.len() - at_end);
    if tail.iter().any(|w| is_draw(w)) {
        return (stripped(before), true);
    }
    let at_start = words.iter().take_while(part_of_it).count();
    let (head, after) = words.split_at(at_start);
    if head.iter().any(|w| is_draw(w)) {
        return (stripped(after), true);
    }
    (line.trim().to_owned(), false)
}

fn stripped(words: &[&str]) -> String {
    words
        .join(" ")
        .trim_end_matches([',', ';', ':', ' '])
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str, offer: bool) -> Asked {
        Asked::Move {
            text: text.to_owned(),
            offer,
        }
    }

    #[test]
    fn moves_with_and_without_an_offer() {
        for (line, asked) in [
            ("Sf6", mv("Sf6", false)),
            ("14...Sf6", mv("14...Sf6", false)),
            ("e8 mit Dame", mv("e8 mit Dame", false)),
            ("Sf6 remis", mv("Sf6", true)),
            ("Sf6, remis?", mv("Sf6", true)),
            ("Sf6 und biete Remis an", mv("Sf6", true)),
            ("Nf6, I offer a draw.", mv("Nf6", true)),
            ("Sf6 jag bjuder på remi", mv("Sf6", true)),
            ("Remis: Sf6", mv("Sf6", true)),
            ("Nf6 (=)", mv("Nf6", true)),
            ("Sf6 kein Remis", mv("Sf6 kein", true)),
            ("draw", Asked::Draw),
            ("Remis?", Asked::Draw),
            ("ich biete Remis an", Asked::Draw),
        ] {
            assert_eq!(understand(line), asked, "{line}");
        }
    }

    #[test]
    fn words_that_end_a_game_stand_alone() {
        for line in [
            "resign",
            "I resign.",
            "Gebe auf!",
            "Ich gebe auf",
            "AUFGEBEN",
            "Jag ger upp",
        ] {
            assert_eq!(understand(line), Asked::Resign, "{line}");
        }
        for line in [
            "accept",
            "I accept the draw.",
            "Annehmen",
            "ja, Remis",
            "Remis angenommen!",
            "antar",
        ] {
            assert_eq!(understand(line), Asked::Accept, "{line}");
        }
        for line in [
            "resign?",
            "Ich gebe nicht auf",
            "I resign myself to waiting",
            "soll ich aufgeben",
            "accept?",
            "ich nehme nicht an",
        ] {
            assert_eq!(understand(line), mv(line, false), "{line}");
        }
    }
}
