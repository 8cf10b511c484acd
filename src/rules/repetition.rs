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
