//! Writing PGN in its export format (PGN standard 1994, sections 3.2 and 8): tags, moves, comments, lines of at most 79
//! characters.

/// A move with what is to be said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// SAN, English letters.
    pub san: String,
    /// A comment after it; `None`: none.
    pub comment: Option<String>,
}

/// The longest line, without its end (8.2.1).
const LINE: usize = 79;

/// Writes a game. `tags` in the order they shall stand (the Seven Tag Roster first); `first` is the number of the first
/// move and `black_first` says that Black makes it; `closing` is a comment before the end; `result` is the token at the
/// end, the same as the tag `Result`.
#[must_use]
pub fn write(
    tags: &[(&str, String)],
    plies: &[Ply],
    first: u32,
    black_first: bool,
    closing: Option<&str>,
    result: &str,
) -> String {
    let mut text = String::with_capacity(512 + plies.len() * 24);
    for (name, value) in tags {
        text.push('[');
        text.push_str(name);
        text.push_str(" \"");
        push_escaped(&mut text, value);
        text.push_str("\"]\n");
    }
    text.push('\n');
    let mut lines = Lines::default();
    let mut number_needed = true;
    for (half, ply) in (usize::from(black_first)..).zip(plies) {
        let number = first as usize + half / 2;
        if half.is_multiple_of(2) {
            lines.word(&mut text, &format!("{number}."));
        } else if number_needed {
            lines.word(&mut text, &format!("{number}..."));
        }
        lines.word(&mut text, &ply.san);
        number_needed = ply.comment.is_some();
        if let Some(comment) = &ply.comment {
            lines.comment(&mut text, comment);
        }
    }
    if let Some(comment) = closing {
        lines.comment(&mut text, comment);
    }
    lines.word(&mut text, result);
    text.push('\n');
    text
}

/// A tag's value: quotes and backslashes are marked (7), control signs cannot stand there.
fn push_escaped(text: &mut String, value: &str) {
    for sign in value.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            sign if sign.is_control() => text.push(' '),
            sign => text.push(sign),
        }
    }
}

/// Breaks lines between words.
#[derive(Default)]
struct Lines {
    used: usize,
}

impl Lines {
    fn word(&mut self, text: &mut String, word: &str) {
        let length = word.chars().count();
        if self.used > 0 && self.used + 1 + length > LINE {
            text.push('\n');
            self.used = 0;
        } else if self.used > 0 {
            text.push(' ');
            self.used += 1;
        }
        text.push_str(word);
        self.used += length;
    }

    /// A comment in braces; a closing brace in it would end it too early (5), so it becomes a round one.
    fn comment(&mut self, text: &mut String, comment: &str) {
        let inner = comment.replace(['{', '}'], "|");
        let mut words: Vec<&str> = inner.split_whitespace().collect();
        if words.is_empty() {
            words.push("");
        }
        let last = words.len() - 1;
        for (n, word) in words.into_iter().enumerate() {
            let open = if n == 0 { "{" } else { "" };
            let close = if n == last { "}" } else { "" };
            self.word(text, &format!("{open}{word}{close}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plies(moves: &[&str]) -> Vec<Ply> {
        let ply = |san: &&str| Ply {
            san: (*san).to_owned(),
            comment: None,
        };
        moves.iter().map(ply).collect()
    }

    #[test]
    fn a_short_game() {
        let tags = [
            ("Event", "A \"club\" \\ day".to_owned()),
            ("Result", "0-1".to_owned()),
        ];
        let text = write(
            &tags,
            &plies(&["f3", "e5", "g4", "Qh4#"]),
            1,
            false,
            None,
            "0-1",
        );
        assert_eq!(
            text,
            "[Event \"A \\\"club\\\" \\\\ day\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"
        );
    }

    #[test]
    fn black_first_and_after_comments() {
        let mut moves = plies(&["Kd7", "Kd2", "Kd6"]);
        moves[1].comment = Some("[%clk 72:00:00] so }".to_owned());
        let text = write(&[], &moves, 40, true, None, "*");
        assert_eq!(
            text,
            "\n40... Kd7 41. Kd2 {[%clk 72:00:00] so |} 41... Kd6 *\n"
        );
    }

    #[test]
    fn lines_are_short() {
        let moves: Vec<Ply> = plies(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(60));
        let text = write(&[], &moves, 1, false, None, "1/2-1/2");
        assert!(text.lines().all(|line| line.len() <= 79));
        assert!(text.lines().count() > 10);
        assert!(text.ends_with(" 1/2-1/2\n"));
    }

    #[test]
    fn a_closing_comment_stands_before_the_result() {
        let why = "Dead position: no series of moves can mate any more (5.2.2)";
        let mut moves = plies(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(3));
        moves[11].comment = Some("[%clk 72:00:00]".to_owned());
        let text = write(&[], &moves, 1, false, Some(why), "1/2-1/2");
        assert!(text.lines().all(|line| line.len() <= 79), "{text}");
        let one_line = text.replace('\n', " ");
        assert!(
            one_line.ends_with(&format!("{{[%clk 72:00:00]}} {{{why}}} 1/2-1/2 ")),
            "{text}"
        );
    }
}
