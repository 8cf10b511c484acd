//! Cuts bytes into lines and makes characters of them.

use std::borrow::Cow;

/// Keeps what has come of a line that is not whole yet.
#[derive(Debug, Default)]
pub(super) struct Lines {
    begun: Vec<u8>,
    /// The end of this line is being thrown away.
    cut: bool,
    /// The last byte was a CR: an LF after it belongs to it.
    after_cr: bool,
    /// The first line is through: no byte order mark comes any more.
    under_way: bool,
}

impl Lines {
    /// Takes bytes and calls `each` with every line that is whole, without its end; true: it was cut at the limit.
    pub fn feed(&mut self, bytes: &[u8], limit: usize, each: &mut dyn FnMut(Raw<'_>, bool)) {
        // Checked once for all lines in it, not once a line.
        let text = valid(bytes);
        let ascii = text.is_ascii();
        let mut at = 0;
        while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
            if std::mem::take(&mut self.after_cr) && rest.first() == Some(&b'\n') {
                at += 1;
                continue;
            }
            let Some(length) = line_end(rest) else {
                self.keep(rest, limit);
                return;
            };
            let end = at + length;
            self.after_cr = bytes.get(end) == Some(&b'\r');
            if self.begun.is_empty() && !self.cut {
                let line = match text.get(at..end) {
                    Some(line) if ascii => Raw::Ascii(line),
                    Some(line) => Raw::Text(line),
                    None => Raw::Bytes(rest.get(..length).unwrap_or_default()),
                };
                self.give(line, limit, each);
            } else {
                self.keep(rest.get(..length).unwrap_or_default(), limit);
                self.finish(limit, each);
            }
            at = end + 1;
        }
    }

    /// The last line, if it has no end.
    pub fn finish(&mut self, limit: usize, each: &mut dyn FnMut(Raw<'_>, bool)) {
        if self.begun.is_empty() && !self.cut {
            return;
        }
        let begun = std::mem::take(&mut self.begun);
        self.cut = false;
        self.give(Raw::Bytes(&begun), limit, each);
        // Given back, so that its room serves the next line too.
        self.begun = begun;
        self.begun.clear();
    }

    fn keep(&mut self, part: &[u8], limit: usize) {
        // One byte beyond the limit says that there was more.
        let room = (limit + 1).saturating_sub(self.begun.len());
        self.begun.extend(part.iter().take(room));
        self.cut = self.begun.len() > limit;
    }

    fn give(&mut self, line: Raw<'_>, limit: usize, each: &mut dyn FnMut(Raw<'_>, bool)) {
        let bytes = line.bytes();
        let marked = !std::mem::replace(&mut self.under_way, true);
        let bare = match bytes.strip_prefix(MARK) {
            Some(bare) if marked => bare,
            _ if bytes.len() <= limit => return each(line, false),
            _ => bytes,
        };
        match bare.get(..limit) {
            Some(part) if bare.len() > limit => each(Raw::Bytes(part), true),
            _ => each(Raw::Bytes(bare), false),
        }
    }
}

/// A line as it came.
#[derive(Clone, Copy)]
pub(super) enum Raw<'b> {
    /// Known to be ASCII.
    Ascii(&'b str),
    /// Known to be UTF-8.
    Text(&'b str),
    /// Not looked at yet.
    Bytes(&'b [u8]),
}

impl<'b> Raw<'b> {
    fn bytes(self) -> &'b [u8] {
        match self {
            Raw::Ascii(text) | Raw::Text(text) => text.as_bytes(),
            Raw::Bytes(bytes) => bytes,
        }
    }

    /// The line in characters; see [`decode`].
    pub fn decoded(self, cut: bool) -> Cow<'b, str> {
        match self {
            Raw::Ascii(text) | Raw::Text(text) => Cow::Borrowed(text),
            Raw::Bytes(bytes) => decode(bytes, cut),
        }
    }
}

/// A byte order mark in UTF-8.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// The beginning that is UTF-8.
fn valid(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes)
        .or_else(|fault| std::str::from_utf8(bytes.get(..fault.valid_up_to()).unwrap_or_default()))
        .unwrap_or_default()
}

/// Where the first CR or LF stands. Most lines are long: in blocks, without a branch inside, so that all is compared at once.
fn line_end(bytes: &[u8]) -> Option<usize> {
    const BLOCK: usize = 32;
    let (blocks, _) = bytes.as_chunks::<BLOCK>();
    let has_end = |block: &[u8; BLOCK]| {
        let is_end = |byte: &u8| (*byte == b'\n') | (*byte == b'\r');
        block.iter().fold(false, |hit, byte| hit | is_end(byte))
    };
    let through = blocks.iter().take_while(|block| !has_end(block)).count() * BLOCK;
    Some(through + find(bytes.get(through..)?, [b'\n', b'\r'])?)
}

/// Where the first of two bytes stands; eight at a time, for every byte of a comment goes through here.
pub(super) fn find(bytes: &[u8], wanted: [u8; 2]) -> Option<usize> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // The lowest bit set stands in the first byte that is nought.
    let noughts = |word: u64| word.wrapping_sub(ONES) & !word & (ONES << 7);
    let [one, other] = wanted.map(|byte| ONES * u64::from(byte));
    let (words, rest) = bytes.as_chunks::<8>();
    for (n, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let hits = noughts(word ^ one) | noughts(word ^ other);
        if hits != 0 {
            return Some(n * 8 + hits.trailing_zeros() as usize / 8);
        }
    }
    let found = rest.iter().position(|byte| wanted.contains(byte))?;
    Some(words.len() * 8 + found)
}

/// What Windows has where Latin-1 has control signs, 0x80 to 0x9F.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// UTF-8 if the whole line is, else Latin-1 (with the signs Windows adds).
fn decode(line: &[u8], cut: bool) -> Cow<'_, str> {
    let fault = match std::str::from_utf8(line) {
        Ok(text) => return Cow::Borrowed(text),
        Err(fault) => fault,
    };
    if cut && fault.error_len().is_none() {
        // The limit fell into a character.
        let whole = line.get(..fault.valid_up_to()).unwrap_or_default();
        return String::from_utf8_lossy(whole);
    }
    let sign = |byte: &u8| match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        other => char::from(*other),
    };
    Cow::Owned(line.iter().map(sign).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines, however the bytes come in.
    fn lines(bytes: &[u8], step: usize, limit: usize) -> Vec<(String, bool)> {
        let mut found = Vec::new();
        let mut lines = Lines::default();
        let mut each = |line: Raw<'_>, cut: bool| found.push((line.decoded(cut).into_owned(), cut));
        for part in bytes.chunks(step) {
            lines.feed(part, limit, &mut each);
        }
        lines.finish(limit, &mut each);
        found
    }

    #[test]
    fn all_line_ends_and_both_alphabets() {
        let bytes = b"\xEF\xBB\xBFone\r\ntwo, a long line\rthree\n\nM\xFCller \x96 x\nM\xC3\xBCller\xEF\xBB\xBF";
        for step in 1..bytes.len() {
            let found = lines(bytes, step, 100);
            let texts: Vec<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
            let expected = [
                "one",
                "two, a long line",
                "three",
                "",
                "Müller – x",
                "Müller\u{feff}",
            ];
            assert_eq!(texts, expected, "{step}");
        }
    }

    #[test]
    fn a_byte_is_found_wherever_it_stands() {
        for length in 0..40 {
            for place in 0..length {
                let mut bytes = vec![b'n' ^ 0x80; length];
                bytes[place] = b'}';
                assert_eq!(find(&bytes, *b"}n"), Some(place));
                bytes
                    .iter_mut()
                    .skip(place)
                    .step_by(3)
                    .for_each(|byte| *byte = b'n');
                assert_eq!(find(&bytes, *b"}n"), Some(place));
            }
            assert_eq!(find(&vec![0xFF; length], *b"}n"), None);
        }
    }

    #[test]
    fn a_line_is_cut_at_the_limit() {
        for step in 1..12 {
            let found = lines("1234567\n12345\nabcdüxxx\nz".as_bytes(), step, 5);
            let expected = [
                ("12345", true),
                ("12345", false),
                ("abcd", true),
                ("z", false),
            ];
            let expected = expected.map(|(text, cut)| (text.to_owned(), cut));
            assert_eq!(found, expected, "{step}");
        }
    }
}
