//! Goes through a line sign by sign (7) and hands what it finds to tags and moves.

use super::game::{Game, ItemKind, Score};
use super::lines::find;
use super::problem::ProblemKind;
use super::reader::{OpenComment, Part, Reader, Sink, shortened};

/// What a byte can begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Between words; full stops mean nothing (8.2.2).
    Blank,
    /// A move, a number, a result.
    Word,
    /// `!` and `?`.
    Judgement,
    /// Everything else.
    Sign,
}

const KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Sign; 256];
    let mut byte = 0;
    while byte < 256 {
        kinds[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0B | 0x0C | b'.' => Kind::Blank,
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | 0x80.. => Kind::Word,
            b'+' | b'-' | b'#' | b'=' | b':' | b'_' | b'/' | b'@' | b'~' => Kind::Word,
            b'!' | b'?' => Kind::Judgement,
            _ => Kind::Sign,
        };
        byte += 1;
    }
    kinds
};

#[inline]
fn after_blanks(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'.') = bytes.get(at) {
        at += 1;
    }
    at
}

fn end_of(kind: Kind, bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    let length = rest
        .iter()
        .take_while(|byte| KINDS[usize::from(**byte)] == kind)
        .count();
    from + length
}

/// The length of the rest of "a8(Q)", which is no variation.
fn promotion_in_brackets(text: &str, end: usize) -> usize {
    let bytes = text.as_bytes();
    if bytes.get(end) != Some(&b'(') {
        return 0;
    }
    let before = end.checked_sub(1).and_then(|n| bytes.get(n));
    match (before, bytes.get(end + 1..end + 3)) {
        (Some(b'1' | b'8'), Some([letter, b')'])) if letter.is_ascii_uppercase() => 3,
        _ => 0,
    }
}

impl Reader {
    /// Reads a line.
    pub(super) fn scan(&mut self, text: &str, each: Sink<'_>) {
        let mut at = 0;
        if let Some(open) = self.comment {
            // Only a comment that was never closed goes over an empty line into the tags of another game.
            if self.blank_before && text.starts_with("[Event \"") {
                self.close(each);
            } else {
                self.game_text("\n");
                at = self.go_on_with_comment(open, text, 0);
            }
        } else if text.starts_with('%') {
            self.game.escapes = self.game.escapes.saturating_add(1);
            return;
        }
        while let Some(&byte) = text.as_bytes().get(at) {
            at = match KINDS[usize::from(byte)] {
                Kind::Blank => after_blanks(text.as_bytes(), at + 1),
                Kind::Word => match self.number_at(text, at) {
                    Some(end) => end,
                    None => self.word_at(text, at, each),
                },
                Kind::Judgement => self.judgement(text, at),
                Kind::Sign => self.sign(byte, text, at, each),
            };
        }
    }

    /// "12." or "12...": where it ends. Half of all words are such; what is left open here is read as any other word.
    #[inline]
    fn number_at(&mut self, text: &str, at: usize) -> Option<usize> {
        let bytes = text.as_bytes();
        let mut end = at;
        let mut number = 0;
        while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
            number = number * 10 + u32::from(digit - b'0');
            end += 1;
            if end > at + 3 {
                return None;
            }
        }
        if end == at || bytes.get(end) != Some(&b'.') || self.part != Part::Moves {
            return None;
        }
        self.number(number, text, at);
        Some(after_blanks(bytes, end + 1))
    }

    fn word_at(&mut self, text: &str, at: usize, each: Sink<'_>) -> usize {
        let end = end_of(Kind::Word, text.as_bytes(), at);
        let end = end + promotion_in_brackets(text, end);
        // "exd6 e.p.": the mark of a capture in passing is no move.
        if end == at + 1 && text.as_bytes().get(at..at + 3) == Some(b"e.p") {
            return end + 2;
        }
        self.go_to_moves(each);
        self.word(text, at, end);
        end
    }

    /// Signs of judgement become glyphs 1 to 6 (8.2.3.8).
    fn judgement(&mut self, text: &str, at: usize) -> usize {
        let end = end_of(Kind::Judgement, text.as_bytes(), at);
        self.go_to_annotation();
        self.glyph_signs(text.get(at..end).unwrap_or_default(), text, at);
        end
    }

    pub(super) fn glyph_signs(&mut self, signs: &str, text: &str, at: usize) {
        let place = self.place(text, at);
        match glyph(signs) {
            Some(number) => self.push_outside(place, ItemKind::Nag(number)),
            None => {
                self.problem(
                    place,
                    ProblemKind::GlyphUnknown {
                        text: shortened(signs),
                    },
                );
            }
        }
    }

    fn sign(&mut self, byte: u8, text: &str, at: usize, each: Sink<'_>) -> usize {
        match byte {
            b'{' => return self.brace(text, at),
            b';' => {
                self.go_to_annotation();
                let open = self.open_comment(text, at);
                self.game_text(text.get(at + 1..).unwrap_or_default());
                self.end_comment(open);
                return text.len();
            }
            b'$' => {
                self.go_to_annotation();
                return self.nag(text, at);
            }
            b'[' => return self.bracket(text, at, each),
            b'*' => {
                self.go_to_moves(each);
                self.result(Score::Unfinished, text, at);
            }
            b'(' => {
                self.go_to_moves(each);
                self.open_variation(text, at);
            }
            b')' => {
                self.go_to_moves(each);
                self.close_variation(text, at);
            }
            b'<' if text.get(at..).unwrap_or_default().starts_with("<>") => {
                self.go_to_moves(each);
                self.null(text, at, "<>");
                return at + 2;
            }
            _ => {
                self.go_to_annotation();
                let place = self.place(text, at);
                self.problem(
                    place,
                    ProblemKind::SignUnknown {
                        sign: char::from(byte),
                    },
                );
            }
        }
        at + 1
    }

    /// A number with a dollar sign (10).
    fn nag(&mut self, text: &str, at: usize) -> usize {
        let place = self.place(text, at);
        let digits = text.get(at + 1..).unwrap_or_default();
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        let end = at + 1 + length;
        match digits
            .get(..length)
            .and_then(|number| number.parse::<u8>().ok())
        {
            Some(number) => self.push_outside(place, ItemKind::Nag(number)),
            None => {
                let text = shortened(text.get(at..end).unwrap_or_default());
                self.problem(place, ProblemKind::GlyphUnknown { text });
            }
        }
        end
    }

    /// A tag pair; among the moves it begins the next game.
    fn bracket(&mut self, text: &str, at: usize, each: Sink<'_>) -> usize {
        let name = super::tags::name(text, at);
        let in_moves = self.part == Part::Moves && !self.only_comments;
        if name.is_empty() && in_moves {
            let place = self.place(text, at);
            self.problem(place, ProblemKind::SignUnknown { sign: '[' });
            return at + 1;
        }
        // Empty lines and comments between the tags of one game happen too.
        let repeated = |game: &Game| name == "Event" || game.tag(name).is_some();
        let another = match self.part {
            Part::Between => false,
            Part::Tags | Part::Moves if !in_moves => {
                self.blank_before && !self.game.tags.is_empty() && repeated(&self.game)
            }
            _ => true,
        };
        if another {
            self.close(each);
        }
        self.begin(Part::Tags);
        self.part = Part::Tags;
        self.tag(text, at)
    }

    /// What comes now belongs among moves: of this game, or of the next one if the result has come.
    fn go_to_moves(&mut self, each: Sink<'_>) {
        if self.part != Part::Moves {
            if self.part == Part::Ended {
                self.close(each);
            }
            self.go_to_annotation();
        }
    }

    /// What comes now may also stand behind the result.
    fn go_to_annotation(&mut self) {
        if matches!(self.part, Part::Between | Part::Tags) {
            self.begin(Part::Tags);
            self.start_moves();
            self.part = Part::Moves;
        }
    }

    /// A comment in braces; most end in their own line.
    fn brace(&mut self, text: &str, at: usize) -> usize {
        self.go_to_annotation();
        let rest = text.as_bytes().get(at + 1..).unwrap_or_default();
        match find(rest, *b"}}") {
            Some(length) if self.skipped == 0 => {
                let place = self.place(text, at);
                self.last = place;
                let comment = text.get(at + 1..at + 1 + length).unwrap_or_default();
                let span = self.keep(comment, place);
                self.push(place, ItemKind::Comment(span));
                at + 1 + length + 1
            }
            _ => {
                let open = self.open_comment(text, at);
                self.go_on_with_comment(open, text, at + 1)
            }
        }
    }

    fn open_comment(&mut self, text: &str, at: usize) -> OpenComment {
        let place = self.place(text, at);
        let open = OpenComment {
            from: super::reader::span(self.game.text.len(), 0).from,
            at: place,
        };
        self.last = place;
        self.comment = Some(open);
        open
    }

    /// Reads on to the closing brace; the comment may end in a later line.
    fn go_on_with_comment(&mut self, open: OpenComment, text: &str, from: usize) -> usize {
        let rest = text.get(from..).unwrap_or_default();
        let Some(length) = find(rest.as_bytes(), *b"}}") else {
            self.game_text(rest);
            return text.len();
        };
        self.game_text(rest.get(..length).unwrap_or_default());
        self.end_comment(open);
        from + length + 1
    }

    fn game_text(&mut self, part: &str) {
        if self.skipped == 0
            && let Some(open) = self.comment
        {
            self.keep(part, open.at);
        }
    }

    pub(super) fn end_comment(&mut self, open: OpenComment) {
        self.comment = None;
        let span = super::Span {
            from: open.from,
            ..super::reader::span(0, self.game.text.len())
        };
        self.push_outside(open.at, ItemKind::Comment(span));
    }
}

/// Traditional signs of judgement and what else is written between moves, by number (10).
pub(super) fn glyph(signs: &str) -> Option<u8> {
    Some(match signs {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "+=" | "+/=" | "⩲" => 14,
        "=+" | "=/+" | "⩱" => 15,
        "+/-" | "±" => 16,
        "-/+" | "∓" => 17,
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
        _ => return None,
    })
}
