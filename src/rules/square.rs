//! The 64 squares (2.1, 2.4).

use std::fmt;
use std::str::FromStr;

/// A square of the board; a1 is 0, h1 is 7, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square of a file (0 = a) and a rank (0 = first), both below 8.
    #[inline]
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square with this number, 0 (a1) to 63 (h8).
    #[inline]
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// For callers that have masked or counted the number themselves: a number above 63 wraps around instead of panicking.
    #[inline]
    pub(super) const fn wrapped(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square where a file and a rank meet; both wrap at 8.
    #[inline]
    pub(super) const fn at(file: u8, rank: u8) -> Square {
        Square((rank & 7) * 8 + (file & 7))
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..64).map(Square)
    }

    /// 0 (a1) to 63 (h8).
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The number as an array index that the compiler can see to be below 64.
    #[inline]
    pub(super) const fn slot(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 for the a-file to 7 for the h-file.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank to 7 for the eighth.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// `a` to `h`.
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// `1` to `8`.
    #[must_use]
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// True for light squares; h1 is one (2.1).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What was given instead of a square's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSquare(pub String);

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Square, NoSquare> {
        if let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() {
            return Ok(Square::at(file - b'a', rank - b'1'));
        }
        Err(NoSquare(text.to_owned()))
    }
}
