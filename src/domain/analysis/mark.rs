//! Arrows and coloured squares, as comments of PGN carry them: `[%csl Gd5] [%cal Re2e4]`.

use std::fmt;

use crate::rules::Square;

/// The colours that other programs know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkColour {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl MarkColour {
    /// All of them; the first is meant where none is named.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    fn of(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        // O is what others call orange
        let letter = if letter == 'O' { 'Y' } else { letter };
        Self::ALL.into_iter().find(|one| one.letter() == letter)
    }
}

/// A coloured square, or an arrow from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its colour.
    pub colour: MarkColour,
    /// The square, or where the arrow begins.
    pub from: Square,
    /// Where the arrow ends.
    pub to: Option<Square>,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

impl Mark {
    /// `Gd5`, `e2e4`, `Re2-e4`.
    fn read(word: &str) -> Option<Self> {
        let word: String = word.chars().filter(|sign| *sign != '-').collect();
        let colour = if word.len() % 2 == 1 {
            MarkColour::of(word.chars().next()?)?
        } else {
            MarkColour::Green
        };
        let squares = word.get(word.len() % 2..)?.to_ascii_lowercase();
        let from = squares.get(..2)?.parse().ok()?;
        let to = match squares.len() {
            2 => None,
            4 => Some(squares.get(2..)?.parse().ok()?),
            _ => return None,
        };
        (to != Some(from)).then_some(Self { colour, from, to })
    }

    /// Marks as somebody types them, between blanks or commas.
    ///
    /// # Errors
    /// The first word that is none.
    pub fn read_all(text: &str) -> Result<Vec<Self>, String> {
        let words = text.split(|sign: char| sign.is_whitespace() || sign == ',');
        let mut marks = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            let mark = Self::read(word).ok_or_else(|| word.chars().take(20).collect::<String>())?;
            add(&mut marks, mark);
        }
        Ok(marks)
    }
}

/// Marks a thing at most once, in the colour that came last; squares stand before arrows, as in the text.
fn add(marks: &mut Vec<Mark>, mark: Mark) {
    marks.retain(|old| (old.from, old.to) != (mark.from, mark.to));
    marks.push(mark);
    marks.sort_by_key(|mark| mark.to.is_some());
}

/// Puts the marks of another list to these.
pub(super) fn join(marks: &mut Vec<Mark>, others: &[Mark]) {
    others.iter().for_each(|mark| add(marks, *mark));
}

/// The commands that stand for marks.
pub(super) fn written(marks: &[Mark]) -> String {
    let list = |arrows: bool| {
        let marks = marks.iter().filter(|mark| mark.to.is_some() == arrows);
        marks.map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    let mut text = String::new();
    for (name, list) in [("csl", list(false)), ("cal", list(true))] {
        if !list.is_empty() {
            let blank = if text.is_empty() { "" } else { " " };
            text.push_str(&format!("{blank}[%{name} {list}]"));
        }
    }
    text
}

/// Takes the commands out of a comment: marks are kept, what clocks wrote there is dropped, all others stay in the text.
pub(super) fn taken_out(comment: &str) -> (String, Vec<Mark>) {
    let (mut text, mut marks) = taken_once(comment);
    // what was around one may have become another; nobody writes many inside each other
    for _ in 0..8 {
        let (next, more) = taken_once(&text);
        if next == text {
            return (text, marks);
        }
        text = next;
        join(&mut marks, &more);
    }
    (text.replace("[%", "["), marks)
}

fn taken_once(comment: &str) -> (String, Vec<Mark>) {
    const OF_CLOCKS: [&str; 4] = ["clk", "emt", "egt", "mct"];
    let (mut text, mut marks) = (String::new(), Vec::new());
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        let Some(end) = command.find(']') else { break };
        let inside = command.get(2..end).unwrap_or_default();
        let (name, values) = inside.split_once(' ').unwrap_or((inside, ""));
        let read = match name {
            "csl" | "cal" => Mark::read_all(values).ok(),
            name if OF_CLOCKS.contains(&name) => Some(Vec::new()),
            _ => None,
        };
        text.push_str(before);
        match read {
            Some(found) => join(&mut marks, &found),
            None => text.push_str(command.get(..=end).unwrap_or_default()),
        }
        rest = command.get(end + 1..).unwrap_or_default();
    }
    text.push_str(rest);
    (text, marks)
}
