//! Secrets: random tokens, what is stored of them, passwords, printed codes.
//!
//! A token is shown once, to the one it is for; only its SHA-256 is stored. That is
//! enough for 32 random bytes. Passwords are chosen by people and therefore go through
//! argon2id.
#![warn(missing_docs)]

mod codes;
mod password;
mod tokens;

pub use codes::{normalise_code, printed_code};
pub use password::{
    MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, PasswordFault, Weakness, check_strength, hash_password,
    verify_password, verify_password_or_dummy,
};
pub use tokens::{address_token, lot, random_token, same, sha256, sha256_hex, toss};

use std::fmt;

/// A text that must not be seen by accident: it has no `Display`, and `Debug` hides it.
/// Whoever wants to send or compare it says [`Secret::expose`], which is easy to search for.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Takes a text into care.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself. Never hand it to a log, an error or a `Debug`.
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// What is stored in place of the secret.
    pub fn sha256(&self) -> [u8; 32] {
        sha256(self.0.as_bytes())
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = Secret::new("hunter42");
        assert!(!format!("{secret:?} {:#?}", Some(&secret)).contains("hunter42"));
        assert_eq!(secret.expose(), "hunter42");
    }
}
