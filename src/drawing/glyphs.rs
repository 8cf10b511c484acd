//! The coordinates a-h and 1-8 as strokes. Drawn here by hand, so that neither the
//! program nor the reader needs a font for them. Each stands in a box 8 wide; the
//! baseline is at 12.

const FILES: [&str; 8] = [
    "M8 4V12M8 8A4 4 0 1 0 0 8A4 4 0 1 0 8 8",
    "M0 0V12M0 8A4 4 0 1 1 8 8A4 4 0 1 1 0 8",
    "M7.2 5.6A4 4 0 1 0 7.2 10.4",
    "M8 0V12M8 8A4 4 0 1 0 0 8A4 4 0 1 0 8 8",
    "M0 8H8A4 4 0 1 0 6.9 10.8",
    "M6.5 .6C3.8 -.4 2.8 1 2.8 3V12M.3 4.6H5.8",
    "M8 4V12.6C8 16.6 2 16.6 .8 14.6M8 8A4 4 0 1 0 0 8A4 4 0 1 0 8 8",
    "M.5 0V12M.5 7.5C.5 3 7.5 3 7.5 7.5V12",
];

const RANKS: [&str; 8] = [
    "M1.5 2.8L4.5 0V12",
    "M.6 3C.9 -1 7.4 -1 7.4 3.2C7.4 6 2.5 8.5 .4 12H7.8",
    "M.8 2C2 -.8 7.2 -.8 7.2 2.9C7.2 5 5.5 5.8 3.4 5.8C6 5.8 7.8 6.8 7.8 9C7.8 13 1.4 13 .2 9.8",
    "M6 12V0L0 8.5H8",
    "M7.2 0H1.4L.8 5.4C3.5 3.6 7.8 4.6 7.8 8.2C7.8 12.8 1.6 13.2 .2 10",
    "M6.8 0C3 1.4 .4 4.6 .4 8.2A3.75 3.75 0 1 0 7.9 8.2A3.75 3.75 0 1 0 .4 8.2",
    "M.4 0H7.8L3 12",
    "M4 5.6A2.8 2.8 0 1 0 4 0A2.8 2.8 0 1 0 4 5.6ZM4 5.6A3.2 3.2 0 1 0 4 12A3.2 3.2 0 1 0 4 5.6Z",
];

/// The letter of a file, 0 = a.
pub(super) fn file(index: u8) -> &'static str {
    FILES[usize::from(index % 8)]
}

/// The digit of a rank, 0 = 1.
pub(super) fn rank(index: u8) -> &'static str {
    RANKS[usize::from(index % 8)]
}
