//! Codes that are printed on paper and typed in: for members without mail.

use super::Secret;

/// 32 signs without the ones that look alike in print (0 and o, 1 and l): five bits each.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS: usize = 4;
const GROUP: usize = 4;

/// A one-time code such as `k7mp-3xqa-w9td-hh2e`: 80 random bits in four groups.
/// Store the hash of its [`normalise_code`] form.
pub fn printed_code() -> Secret {
    let mut bytes = [0_u8; GROUPS * GROUP];
    rand::fill(&mut bytes);
    let groups: Vec<String> = bytes
        .chunks(GROUP)
        .map(|group| {
            group
                .iter()
                // 256 is a multiple of 32, so every sign is equally likely
                .map(|byte| char::from(SIGNS[usize::from(byte % 32)]))
                .collect()
        })
        .collect();
    Secret::new(groups.join("-"))
}

/// What somebody typed, brought to the form that is hashed: capitals, blanks and hyphens
/// of any kind do not matter.
pub fn normalise_code(typed: &str) -> Secret {
    let kept: String = typed
        .chars()
        .flat_map(char::to_lowercase)
        .filter(char::is_ascii_alphanumeric)
        .collect();
    Secret::new(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_read_out_and_typed_back() {
        let code = printed_code();
        assert_eq!(code.expose().len(), 19);
        assert!(!code.expose().contains(['0', 'o', '1', 'l']));
        let typed = code.expose().to_uppercase().replace('-', " – ");
        assert_eq!(normalise_code(&typed), normalise_code(code.expose()));
        assert_ne!(
            normalise_code(code.expose()),
            normalise_code(printed_code().expose())
        );
    }
}
