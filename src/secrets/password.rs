//! Passwords: argon2id with 19 MiB, two passes, one lane (about 27 ms).
//!
//! Never call these in a transaction or on a request's own thread: they take long on
//! purpose. The doors run them with a limit on how many at once.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use unicode_normalization::UnicodeNormalization as _;

/// Shortest password, in characters. There are no rules about digits and signs: they make
/// passwords harder to remember and no harder to guess.
pub const MIN_PASSWORD_CHARS: usize = 10;
/// Longest password, in characters: a bound on work, far above any real pass phrase.
pub const MAX_PASSWORD_CHARS: usize = 200;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// A hash of nothing in particular with the parameters above, verified in place of the hash of
/// an account that does not exist, so that the answer takes as long as for one that does.
const DUMMY: &str = "$argon2id$v=19$m=19456,t=2,p=1$ZmIc/0wmy7xoLLhIijP0fA$KRcQ613oCRILBYT28Jl5jFn0+aYsHoHiINKeklM3m2A";

/// Why a password is not good enough. The wording lies in the locales.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weakness {
    /// Fewer than [`MIN_PASSWORD_CHARS`] characters.
    TooShort,
    /// More than [`MAX_PASSWORD_CHARS`] characters.
    TooLong,
    /// It is the sign-in name, or only that name repeated.
    IsTheName,
    /// It is one character again and again.
    OneCharacter,
}

/// Hashing failed; happens only when memory runs out.
#[derive(Debug, thiserror::Error)]
#[error("the password could not be hashed: {0}")]
pub struct PasswordFault(String);

/// Whether `password` may be chosen by the account `sign_in_name`.
///
/// # Errors
/// The first thing found wrong.
pub fn check_strength(password: &str, sign_in_name: &str) -> Result<(), Weakness> {
    let password = password.nfc().collect::<String>().to_lowercase();
    let count = password.chars().count();
    if count < MIN_PASSWORD_CHARS {
        return Err(Weakness::TooShort);
    }
    if count > MAX_PASSWORD_CHARS {
        return Err(Weakness::TooLong);
    }
    let name = sign_in_name.nfc().collect::<String>().to_lowercase();
    if !name.is_empty() && password.replace(&name, "").is_empty() {
        return Err(Weakness::IsTheName);
    }
    let mut chars = password.chars();
    let first = chars.next();
    if chars.all(|c| Some(c) == first) {
        return Err(Weakness::OneCharacter);
    }
    Ok(())
}

/// The PHC string to be stored, with a fresh salt in it.
///
/// # Errors
/// [`PasswordFault`] when the memory for it is not to be had.
pub fn hash_password(password: &str) -> Result<String, PasswordFault> {
    hasher()?
        .hash_password(&bytes(password))
        .map(|hash| hash.to_string())
        .map_err(|fault| PasswordFault(fault.to_string()))
}

/// Whether `password` is the one that `stored` was made of. A damaged hash fits nothing.
pub fn verify_password(password: &str, stored: &str) -> bool {
    PasswordHash::new(stored).is_ok_and(|hash| {
        Argon2::default()
            .verify_password(&bytes(password), &hash)
            .is_ok()
    })
}

/// As [`verify_password`], but takes as long where there is no account, or one that has no
/// password, and then says no.
pub fn verify_password_or_dummy(password: &str, stored: Option<&str>) -> bool {
    let fits = verify_password(password, stored.unwrap_or(DUMMY));
    fits && stored.is_some()
}

fn hasher() -> Result<Argon2<'static>, PasswordFault> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None)
        .map_err(|fault| PasswordFault(fault.to_string()))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Two keyboards may write the same "ü" differently; NFC makes them one. More than the longest
/// password is cut off, so that nobody makes the server hash megabytes.
fn bytes(password: &str) -> Vec<u8> {
    password
        .nfc()
        .take(MAX_PASSWORD_CHARS + 1)
        .collect::<String>()
        .into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let stored = hash_password("Grüße aus Köln").unwrap();
        assert!(
            stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{stored}"
        );
        assert!(verify_password("Grüße aus Köln", &stored));
        // the same letters, decomposed
        assert!(verify_password("Gru\u{308}ße aus Ko\u{308}ln", &stored));
        assert!(!verify_password("Grüße aus Koeln", &stored));
        assert!(!verify_password("Grüße aus Köln", "damaged"));
        assert_ne!(stored, hash_password("Grüße aus Köln").unwrap());
    }

    #[test]
    fn nobody_signs_in_to_an_account_that_does_not_exist() {
        let parsed = PasswordHash::new(DUMMY).unwrap();
        assert_eq!(parsed.params.to_string(), "m=19456,t=2,p=1");
        assert!(!verify_password_or_dummy("anything at all", None));
        let stored = hash_password("a real password").unwrap();
        assert!(verify_password_or_dummy("a real password", Some(&stored)));
    }

    #[test]
    fn strength() {
        assert_eq!(check_strength("short", "anna"), Err(Weakness::TooShort));
        assert_eq!(
            check_strength(&"ab".repeat(101), "anna"),
            Err(Weakness::TooLong)
        );
        assert_eq!(
            check_strength("Annegret-K", "annegret-k"),
            Err(Weakness::IsTheName)
        );
        assert_eq!(
            check_strength("annaannaanna", "Anna"),
            Err(Weakness::IsTheName)
        );
        assert_eq!(
            check_strength("aaaaaaaaaaaa", "anna"),
            Err(Weakness::OneCharacter)
        );
        assert_eq!(check_strength("pferd batterie", "anna"), Ok(()));
        // ten characters, not ten bytes
        assert_eq!(check_strength("äöüäöüäöü", "anna"), Err(Weakness::TooShort));
    }
}
