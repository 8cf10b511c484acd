//! Makes UTF-8 of UTF-16, which some programs of Windows save ("Unicode"), as the bytes come. Every other file goes through as it is.

use std::borrow::Cow;

/// What the file is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Order {
    /// Two bytes have not come yet.
    #[default]
    Unknown,
    /// No UTF-16.
    Other,
    /// The low byte of each pair first.
    Little,
    /// The high byte first.
    Big,
}

/// Holds back at most three bytes: half a unit, and the first half of a sign that has two.
#[derive(Debug, Default)]
pub(super) struct Utf16 {
    order: Order,
    /// A byte that waits for its other half.
    half: Option<u8>,
    /// The first unit of a sign beyond U+FFFF.
    first: Option<u16>,
}

impl Utf16 {
    /// The same text in UTF-8, as far as it has come.
    pub fn feed<'b>(&mut self, bytes: &'b [u8]) -> Cow<'b, [u8]> {
        match (self.order, self.half, bytes) {
            (Order::Other, _, _) => Cow::Borrowed(bytes),
            (Order::Unknown, None, [one, other, ..]) => {
                self.order = order(*one, *other);
                self.feed(bytes)
            }
            (Order::Unknown, None, [one]) => {
                self.half = Some(*one);
                Cow::Borrowed(&[])
            }
            (Order::Unknown, Some(one), [other, ..]) => {
                self.order = order(one, *other);
                self.half = None;
                let whole: Vec<u8> = std::iter::once(one).chain(bytes.iter().copied()).collect();
                Cow::Owned(self.feed(&whole).into_owned())
            }
            (_, _, []) => Cow::Borrowed(&[]),
            (Order::Little | Order::Big, _, _) => Cow::Owned(self.decode(bytes).into_bytes()),
        }
    }

    /// What was held back at the end of the file.
    pub fn finish(&mut self) -> Vec<u8> {
        let torn = self.first.take().is_some() | self.half.is_some();
        match self.half.take() {
            Some(byte) if !self.is_decoding() => vec![byte],
            _ if torn => char::REPLACEMENT_CHARACTER.to_string().into_bytes(),
            _ => Vec::new(),
        }
    }

    /// The file is UTF-16.
    pub fn is_decoding(&self) -> bool {
        matches!(self.order, Order::Little | Order::Big)
    }

    fn decode(&mut self, bytes: &[u8]) -> String {
        let mut text = String::with_capacity(bytes.len());
        for byte in bytes {
            let Some(one) = self.half.take() else {
                self.half = Some(*byte);
                continue;
            };
            let unit = match self.order {
                Order::Big => u16::from_be_bytes([one, *byte]),
                _ => u16::from_le_bytes([one, *byte]),
            };
            self.unit(unit, &mut text);
        }
        text
    }

    /// A half that stands alone becomes the sign for what cannot be read, so that it is told where it stands.
    fn unit(&mut self, unit: u16, text: &mut String) {
        if let Some(first) = self.first.take() {
            let pair = char::decode_utf16([first, unit]).next();
            if let Some(Ok(sign)) = pair {
                text.push(sign);
                return;
            }
            text.push(char::REPLACEMENT_CHARACTER);
        }
        match unit {
            0xD800..=0xDBFF => self.first = Some(unit),
            _ => text.push(char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER)),
        }
    }
}

/// By the byte order mark; without one, no game begins with a sign that has a nought beside it.
fn order(one: u8, other: u8) -> Order {
    match (one, other) {
        (0xFF, 0xFE) => Order::Little,
        (0xFE, 0xFF) => Order::Big,
        (1..=0x7F, 0) => Order::Little,
        (0, 1..=0x7F) => Order::Big,
        _ => Order::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[White \"Müller 😀\"]\r\n\r\n1. e4 *\n";

    fn read(bytes: &[u8], step: usize) -> String {
        let mut reader = Utf16::default();
        let mut read = Vec::new();
        for part in bytes.chunks(step) {
            read.extend_from_slice(&reader.feed(part));
        }
        read.extend_from_slice(&reader.finish());
        String::from_utf8(read).unwrap()
    }

    fn written(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(to_bytes).collect()
    }

    #[test]
    fn both_orders_with_and_without_a_mark_cut_anywhere() {
        for marked in ["\u{feff}", ""] {
            let text = format!("{marked}{TEXT}");
            for bytes in [
                written(&text, u16::to_le_bytes),
                written(&text, u16::to_be_bytes),
            ] {
                for step in 1..9 {
                    assert_eq!(read(&bytes, step), text);
                }
            }
        }
    }

    #[test]
    fn everything_else_goes_through_and_torn_signs_are_marked() {
        for text in [TEXT, "", "x", "\u{feff}x"] {
            assert_eq!(read(text.as_bytes(), 1), text);
            assert_eq!(read(text.as_bytes(), 100), text);
        }
        let mut torn = written("a😀", u16::to_le_bytes);
        torn.truncate(4);
        assert_eq!(read(&torn, 1), "a\u{fffd}");
        torn.extend([b'b', 0, b'c']);
        assert_eq!(read(&torn, 2), "a\u{fffd}b\u{fffd}");
    }
}
