//! Tag pairs (8.1), and what some of them mean for the moves.

use std::borrow::Cow;

use crate::rules::Position;

use super::game::{Score, Tag};
use super::problem::{Place, ProblemKind};
use super::reader::{Reader, shortened};

/// What servers call the chess of the Laws and Chess960.
const CHESS: [&str; 11] = [
    "",
    "?",
    "standard",
    "chess",
    "normal",
    "from position",
    "chess960",
    "chess 960",
    "fischerandom",
    "fischerrandom",
    "fischer random",
];

/// The name of the tag pair that begins at this bracket; empty if none does.
pub(super) fn name(text: &str, at: usize) -> &str {
    let rest = text.get(at + 1..).unwrap_or_default().trim_ascii_start();
    if !rest.starts_with(|first: char| first.is_alphabetic()) {
        return "";
    }
    let end = rest
        .find(|sign: char| {
            sign.is_ascii_whitespace() || matches!(sign, '"' | '[' | ']' | '{' | '}')
        })
        .unwrap_or(rest.len());
    let value = rest.get(end..).unwrap_or_default().trim_ascii_start();
    // Without a value it is no tag: "[sic]".
    let is_tag =
        value.starts_with('"') || (at == 0 && !value.is_empty() && !value.starts_with(']'));
    if is_tag {
        rest.get(..end).unwrap_or_default()
    } else {
        ""
    }
}

/// Where the value of a tag begins.
fn after_name(text: &str, at: usize, name: &str) -> usize {
    let blanks = |text: &str| text.len() - text.trim_ascii_start().len();
    let from = at + 1 + text.get(at + 1..).map_or(0, blanks) + name.len();
    from + text.get(from..).map_or(0, blanks)
}

/// Tabs and other control signs become spaces: in the export format they cannot stand in a value.
fn without_controls(value: Cow<'_, str>) -> Cow<'_, str> {
    // 0xC2 begins the control signs beyond ASCII.
    let suspicious = |byte: u8| byte < b' ' || matches!(byte, 0x7F | 0xC2);
    if !value.bytes().any(suspicious) {
        return value;
    }
    let sign = |sign: char| if sign.is_control() { ' ' } else { sign };
    value.chars().map(sign).collect::<String>().into()
}

#[derive(Default)]
struct Fault {
    quote: bool,
    open: bool,
}

/// The value up to its closing quote and bracket, how long it and they are, and what was wrong.
fn unescaped(inner: &str) -> (String, usize, Fault) {
    let mut value = String::with_capacity(inner.len());
    let mut fault = Fault::default();
    let mut signs = inner.char_indices();
    while let Some((n, sign)) = signs.next() {
        let after = inner.get(n + sign.len_utf8()..).unwrap_or_default();
        match sign {
            '\\' if after.starts_with(['"', '\\']) => {
                value.extend(signs.next().map(|(_, sign)| sign))
            }
            '"' => {
                let bare = after.trim_ascii_start();
                if bare.starts_with(']') {
                    return (value, inner.len() - bare.len() + 1, fault);
                }
                if bare.is_empty() {
                    return (
                        value,
                        inner.len(),
                        Fault {
                            open: true,
                            ..fault
                        },
                    );
                }
                // A quote in the middle, without a backslash.
                fault.quote = true;
                value.push('"');
            }
            other => value.push(other),
        }
    }
    (
        value,
        inner.len(),
        Fault {
            open: true,
            ..fault
        },
    )
}

impl Reader {
    /// Reads the tag pair at this bracket; where the text goes on.
    pub(super) fn tag(&mut self, text: &str, at: usize) -> usize {
        let place = self.place(text, at);
        self.last = place;
        let name = name(text, at);
        if name.is_empty() || self.game.tags.len() >= self.limits.tags {
            let kind = if name.is_empty() {
                let text = shortened(text.get(at..).unwrap_or_default());
                ProblemKind::TagUnreadable { text }
            } else {
                ProblemKind::TooManyTags
            };
            self.once(place, kind);
            return text.len();
        }
        if self.game.tag(name).is_some() {
            self.problem(
                place,
                ProblemKind::TagTwice {
                    name: shortened(name),
                },
            );
        }
        let (value, end) = self.value(text, at, name, place);
        let value = without_controls(value);
        let name = self.keep(name, place);
        let value = self.keep(&value, place);
        self.game.tags.push(Tag {
            name,
            value,
            at: place,
        });
        end
    }

    /// The value without its quotes and escapes, and where the text goes on.
    fn value<'t>(
        &mut self,
        text: &'t str,
        at: usize,
        name: &str,
        place: Place,
    ) -> (Cow<'t, str>, usize) {
        let from = after_name(text, at, name);
        let rest = text.get(from..).unwrap_or_default();
        let Some(inner) = rest.strip_prefix('"') else {
            self.problem(
                place,
                ProblemKind::TagQuote {
                    name: shortened(name),
                },
            );
            let end = rest.find(']').unwrap_or(rest.len());
            let value = rest.get(..end).unwrap_or_default().trim_ascii();
            return (value.into(), from + end + 1);
        };
        let from = from + 1;
        if let Some(plain) = inner.find(['"', '\\'])
            && inner.get(plain..).is_some_and(|end| end.starts_with("\"]"))
        {
            return (
                inner.get(..plain).unwrap_or_default().into(),
                from + plain + 2,
            );
        }
        let (value, length, fault) = unescaped(inner);
        let name = || shortened(name);
        if fault.quote {
            self.problem(place, ProblemKind::TagQuote { name: name() });
        }
        if fault.open {
            self.problem(place, ProblemKind::TagNotClosed { name: name() });
        }
        (value.into(), from + length)
    }

    /// The tags are through: where does the game begin?
    pub(super) fn start_moves(&mut self) {
        let place = |name| self.game.tag_place(name).unwrap_or_default();
        let mut found = Vec::new();
        let fen = self.game.tag("FEN").filter(|fen| !fen.is_empty());
        let start = match fen.map(Position::from_fen) {
            None => Some(Position::start()),
            Some(Ok(position)) => Some(position),
            Some(Err(error)) => {
                found.push((
                    place("FEN"),
                    ProblemKind::FenIllegal {
                        reasons: error.reasons,
                    },
                ));
                None
            }
        };
        if fen.is_none() && self.game.tag("SetUp") == Some("1") {
            found.push((place("SetUp"), ProblemKind::SetUpWithoutFen));
        }
        if let Some(variant) = self.game.tag("Variant")
            && !CHESS.contains(&variant.to_lowercase().as_str())
        {
            found.push((
                place("Variant"),
                ProblemKind::VariantUnknown {
                    name: shortened(variant),
                },
            ));
        }
        if let Some(result) = self.game.tag("Result")
            && Score::from_text(result).is_none()
            && result != "?"
        {
            found.push((
                place("Result"),
                ProblemKind::ResultTagUnknown {
                    text: shortened(result),
                },
            ));
        }
        for (at, kind) in found {
            self.problem(at, kind);
        }
        self.here.now = start.unwrap_or_else(Position::start);
        self.here.moved = false;
        self.here.broken = start.is_none();
        self.here.lost = 0;
        self.here.unread = None;
        self.game.start = start;
    }
}
