//! Random tokens and their hashes.

use super::Secret;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// Draws a lot: true or false, each as likely.
pub fn toss() -> bool {
    rand::random()
}

/// A number that lots are drawn from, each as likely.
pub fn lot() -> i64 {
    rand::random()
}

/// 32 random bytes in base64url without padding (43 characters): for links and sessions.
pub fn random_token() -> Secret {
    let mut bytes = [0_u8; 32];
    rand::fill(&mut bytes);
    Secret::new(URL_SAFE_NO_PAD.encode(bytes))
}

/// 16 random bytes in base32 (RFC 4648, lower case, without padding; 26 characters): for mail addresses, whose parts are
/// short and lose their capitals on the way.
pub fn address_token() -> Secret {
    const SIGNS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let mut bytes = [0_u8; 16];
    rand::fill(&mut bytes);
    let mut bits = u128::from_be_bytes(bytes);
    let mut signs = String::with_capacity(26);
    for _ in 0..26 {
        // 26 signs hold 130 bits: the last one has three of its five
        let five = usize::try_from(bits >> 123).unwrap_or_default();
        signs.push(SIGNS.get(five).copied().map_or('a', char::from));
        bits <<= 5;
    }
    Secret::new(signs)
}

/// SHA-256 of the bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// SHA-256 of the bytes as 64 lower-case hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut hex = String::with_capacity(64);
    for byte in sha256(bytes) {
        hex.push(char::from(DIGITS[usize::from(byte >> 4)]));
        hex.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    hex
}

/// Compares without telling by its duration where the first difference is.
/// Different lengths are told apart at once: the length of our secrets is no secret.
pub fn same(a: &[u8], b: &[u8]) -> bool {
    a.ct_eq(b).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_43_url_safe_characters_and_differ() {
        let (a, b) = (random_token(), random_token());
        assert_eq!(a.expose().len(), 43);
        assert!(
            a.expose()
                .bytes()
                .all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_')
        );
        assert!(!same(a.expose().as_bytes(), b.expose().as_bytes()));
    }

    #[test]
    fn tokens_of_addresses_are_26_small_characters_and_differ() {
        let (a, b) = (address_token(), address_token());
        assert_eq!(a.expose().len(), 26);
        assert!(
            a.expose()
                .bytes()
                .all(|c| c.is_ascii_lowercase() || (b'2'..=b'7').contains(&c))
        );
        assert!(a != b);
    }

    #[test]
    fn hash_as_in_the_standard() {
        // FIPS 180-2, appendix B.1
        assert_eq!(
            sha256_hex(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn comparing() {
        assert!(same(b"abc", b"abc"));
        assert!(!same(b"abc", b"abd"));
        assert!(!same(b"abc", b"ab"));
    }
}
