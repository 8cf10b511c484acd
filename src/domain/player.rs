//! Who plays: names that have been checked, addresses, settings.

use chrono_tz::Tz;
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

use super::PlayerId;
use super::clock::Reminders;

mod board;

pub use board::{AfterSending, BoardSettings, BoardTheme, Colours};

/// What is wrong with a typed name or address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing was typed.
    Empty,
    /// Fewer characters than a sign-in name needs (2).
    TooShort,
    /// More characters than allowed (sign-in name 30, displayed name 60, address 254).
    TooLong,
    /// A character that cannot stand there.
    BadCharacter(char),
    /// Letters of several scripts (UTS 39): a way to look like somebody else.
    MixedScripts,
    /// No letter or digit at all.
    NoLetter,
    /// Not the form of a mail address (`name@domain`).
    NotAnAddress,
}

/// A sign-in name: 2 to 30 letters, digits, `.`, `_`, `-`; NFC; one script.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerName(String);

impl PlayerName {
    /// Checks a typed name.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(typed: &str) -> Result<Self, NameFault> {
        let name: String = typed.trim().nfc().collect();
        let length = name.chars().count();
        if length == 0 {
            return Err(NameFault::Empty);
        }
        if let Some(bad) = name
            .chars()
            .find(|c| !(c.is_alphanumeric() || matches!(c, '.' | '_' | '-')))
        {
            return Err(NameFault::BadCharacter(bad));
        }
        if length < 2 {
            return Err(NameFault::TooShort);
        }
        check_common(&name, 30)?;
        Ok(Self(name))
    }

    /// The name as it was typed (NFC).
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What makes two spellings the same name: compatibility form in lower case.
    #[must_use]
    pub fn key(&self) -> String {
        name_key(&self.0)
    }

    /// What makes two names look alike (UTS 39 skeleton of the key).
    #[must_use]
    pub fn skeleton(&self) -> String {
        look(&self.0)
    }
}

/// The key under which a typed sign-in name is looked up.
#[must_use]
pub fn name_key(typed: &str) -> String {
    typed
        .trim()
        .nfkc()
        .collect::<String>()
        .to_lowercase()
        .nfkc()
        .collect()
}

/// The UTS 39 skeleton, made blind to case: capital I looks like small l, so i, l and I all become l.
pub(super) fn look(name: &str) -> String {
    let as_typed: String = skeleton(name).collect();
    let lower = name_key(&as_typed);
    skeleton(&lower).collect::<String>().replace('i', "l")
}

fn check_common(name: &str, most: usize) -> Result<(), NameFault> {
    if name.chars().count() > most {
        return Err(NameFault::TooLong);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(NameFault::NoLetter);
    }
    if !name.is_single_script() {
        return Err(NameFault::MixedScripts);
    }
    Ok(())
}

/// The name others see: a real name of up to 60 characters ("Dr. Karl-Friedrich O'Neil-Müller"); NFC; one script.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DisplayName(String);

impl DisplayName {
    /// Checks a typed name; runs of spaces become one.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(typed: &str) -> Result<Self, NameFault> {
        let name: String = typed.nfc().collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameFault::Empty);
        }
        let fits = |c: char| c.is_alphanumeric() || is_mark(c) || " .,'’-()/&".contains(c);
        if let Some(bad) = name.chars().find(|c| !fits(*c)) {
            return Err(NameFault::BadCharacter(bad));
        }
        check_common(&name, 60)?;
        Ok(Self(name))
    }

    /// The name as shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What makes two names look alike (UTS 39 skeleton).
    #[must_use]
    pub fn skeleton(&self) -> String {
        look(&self.0)
    }
}

/// Combining marks that NFC leaves standing (Devanagari, stacked accents); not joiners or controls.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// A mail address in the form `local@domain`; whether it exists only a letter can tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Address(String);

impl Address {
    /// Checks a typed address (the common part of RFC 5321: no quoting, no comments, no address literals).
    ///
    /// # Errors
    /// [`NameFault::Empty`], [`NameFault::TooLong`] or [`NameFault::NotAnAddress`].
    pub fn parse(typed: &str) -> Result<Self, NameFault> {
        let address: String = typed.trim().nfc().collect();
        if address.is_empty() {
            return Err(NameFault::Empty);
        }
        if address.len() > 254 {
            return Err(NameFault::TooLong);
        }
        let (local, domain) = address.rsplit_once('@').ok_or(NameFault::NotAnAddress)?;
        let local_ok = !local.is_empty()
            && local.len() <= 64
            && !local.starts_with('.')
            && !local.ends_with('.')
            && !local.contains("..")
            && local
                .chars()
                .all(|c| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c));
        let label_ok = |l: &str| {
            !l.is_empty()
                && l.len() <= 63
                && !l.starts_with('-')
                && !l.ends_with('-')
                && l.chars().all(|c| c.is_alphanumeric() || c == '-')
        };
        if local_ok && domain.contains('.') && domain.split('.').all(label_ok) {
            Ok(Self(address))
        } else {
            Err(NameFault::NotAnAddress)
        }
    }

    /// The address as typed.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What makes two spellings the same mailbox here: lower case throughout.
    #[must_use]
    pub fn key(&self) -> String {
        self.0.to_lowercase().nfc().collect()
    }
}

/// What a player may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Plays.
    Player,
    /// Plays, and runs tournaments.
    Director,
    /// Runs the site.
    Admin,
}

/// How a position is shown on pages and in letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionStyle {
    /// A board.
    Diagram,
    /// A list of the pieces by side, for readers who hear the page.
    List,
    /// Not at all.
    None,
}

/// Gives an enum its words in the database and in forms.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $code:literal),+ $(,)? }) => {
        impl $name {
            /// Every value, in the order of forms.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            /// The word stored in the database and used in forms.
            #[must_use]
            pub fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }
            /// The value of a stored word; `None` for any other.
            #[must_use]
            pub fn from_code(code: &str) -> Option<Self> {
                match code { $($code => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}
pub(crate) use coded;

coded!(Role {
    Player = "player",
    Director = "director",
    Admin = "admin"
});
coded!(PositionStyle {
    Diagram = "diagram",
    List = "list",
    None = "none",
});

/// A player as the rest of the program knows him. No secret is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Number in the database.
    pub id: PlayerId,
    /// Sign-in name.
    pub name: String,
    /// Displayed name.
    pub display: String,
    /// Language code (`en`, `de`, `sv`).
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
    /// Mail address, if the player has one.
    pub email: Option<String>,
    /// Whether the address has been confirmed.
    pub confirmed: bool,
    /// Whether mail to the address is known to bounce.
    pub address_bad: bool,
    /// Whether a password is set.
    pub has_password: bool,
    /// Role.
    pub role: Role,
    /// How positions are shown.
    pub position_style: PositionStyle,
    /// When reminders of a move are wanted.
    pub reminders: Reminders,
    /// Whether flags are kept out of the player's nights.
    pub nights: bool,
    /// How his boards look and what they do.
    pub board: BoardSettings,
    /// Whether the account has been closed.
    pub closed: bool,
}

impl Player {
    /// Whether he may set tournaments up.
    #[must_use]
    pub fn may_direct(&self) -> bool {
        !self.closed && matches!(self.role, Role::Director | Role::Admin)
    }

    /// Whether offers, acceptances and entries are open: a confirmed address, or a member made by the administrator
    /// without one.
    #[must_use]
    pub fn may_play(&self) -> bool {
        !self.closed && (self.confirmed || self.email.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_real_people_are_welcome() {
        for name in [
            "Dr. Karl-Friedrich O'Neil-Müller",
            "Åsa Öberg",
            "Ирина Петрова",
            "Bo",
        ] {
            assert!(DisplayName::parse(name).is_ok(), "{name}");
        }
        assert_eq!(
            DisplayName::parse("  Berta   Holm ").unwrap().as_str(),
            "Berta Holm"
        );
    }

    #[test]
    fn tricks_are_refused() {
        assert_eq!(
            DisplayName::parse("\"><script>"),
            Err(NameFault::BadCharacter('"'))
        );
        assert_eq!(PlayerName::parse("a"), Err(NameFault::TooShort));
        assert_eq!(PlayerName::parse(&"a".repeat(31)), Err(NameFault::TooLong));
        assert_eq!(PlayerName::parse("--"), Err(NameFault::NoLetter));
        // Cyrillic а among Latin letters
        assert_eq!(
            PlayerName::parse("p\u{430}ul"),
            Err(NameFault::MixedScripts)
        );
        assert_eq!(
            DisplayName::parse("a\u{202e}b"),
            Err(NameFault::BadCharacter('\u{202e}'))
        );
    }

    #[test]
    fn look_alikes_share_a_skeleton() {
        let look = |n: &str| PlayerName::parse(n).unwrap().skeleton();
        // The whole word in Cyrillic looks like the Latin one.
        assert_eq!(look("расо"), look("paco"));
        assert_eq!(look("Paul"), look("pauI"), "capital I and small l");
        assert_ne!(look("paul"), look("paula"));
        assert_eq!(PlayerName::parse("Åsa").unwrap().key(), "åsa");
    }

    #[test]
    fn addresses() {
        assert!(Address::parse("a.b+c@example.org").is_ok());
        assert!(Address::parse("åsa@exämple.se").is_ok());
        for bad in [
            "a",
            "a@b",
            "a b@c.de",
            "@c.de",
            "a@c..de",
            "a@-c.de",
            "a\r\nBcc: x@c.de",
            "a.@c.de",
        ] {
            assert!(Address::parse(bad).is_err(), "{bad}");
        }
        assert_eq!(Address::parse("A@B.De").unwrap().key(), "a@b.de");
    }
}
