//! Repetition (9.2.3): positions are compared by their exact keys ([`Position::key`](super::Position::key)), never by a hash.

/// How often a key occurs in the keys of a game. The start position's key counts as one.
#[must_use]
pub fn count<K: AsRef<str>>(keys: &[K], key: &str) -> u32 {
    let times = keys
        .iter()
        .filter(|earlier| earlier.as_ref() == key)
        .count();
    u32::try_from(times).unwrap_or(u32::MAX)
}

/// For each position of a game the number of its occurrence (1 = first time), to mark "2nd time" in a move list.
#[must_use]
pub fn numbered<K: AsRef<str>>(keys: &[K]) -> Vec<u32> {
    let mut seen = std::collections::HashMap::new();
    keys.iter()
        .map(|key| {
            let times = seen.entry(key.as_ref()).or_insert(0);
            *times += 1;
            *times
        })
        .collect()
}

/// Why a position with the same men on the same squares is another one (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unlike {
    /// The other side had the move.
    Turn,
    /// Somebody had another right to castle.
    Castling,
    /// A pawn could be taken in passing in one of them.
    EnPassant,
}

impl Unlike {
    /// All reasons, in the order in which they are looked at.
    pub const ALL: [Unlike; 3] = [Unlike::Turn, Unlike::Castling, Unlike::EnPassant];
}

/// Compares two keys whose men stand alike: `None` if they do not; `Some(None)` if the positions are the same.
#[must_use]
pub fn compare(one: &str, other: &str) -> Option<Option<Unlike>> {
    let mut fields = one.split(' ').zip(other.split(' ')).map(|(a, b)| a == b);
    if !fields.next()? {
        return None;
    }
    Some(
        fields
            .zip(Unlike::ALL)
            .find_map(|(same, why)| (!same).then_some(why)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_that_look_alike_are_told_apart() {
        let key = "4k3/8/8/8/8/8/8/R3K3 w Q -";
        assert_eq!(compare(key, key), Some(None));
        assert_eq!(compare(key, "4k3/8/8/8/8/8/8/1R2K3 w - -"), None);
        for (other, why) in [
            ("4k3/8/8/8/8/8/8/R3K3 b Q -", Unlike::Turn),
            ("4k3/8/8/8/8/8/8/R3K3 w - -", Unlike::Castling),
            ("4k3/8/8/8/8/8/8/R3K3 w Q e6", Unlike::EnPassant),
        ] {
            assert_eq!(compare(key, other), Some(Some(why)));
        }
    }
}
