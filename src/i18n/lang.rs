//! The languages.

use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Swedish.
    Sv,
}

impl Lang {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Sv];

    /// As stored and as written in `lang="…"`: `en`, `de`, `sv`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Sv => "sv",
        }
    }

    /// The language's own name, for the menu: `Deutsch` can be found by those who cannot read
    /// the page they are on.
    pub fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Sv => "Svenska",
        }
    }

    /// The language with this code; regions are ignored (`de-AT` is German).
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.trim().split(['-', '_']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// The best of ours for an `Accept-Language` header: the highest weight, then the first named.
    /// `None` where it names none of ours; the caller then takes the site's language.
    pub fn from_accept_language(header: &str) -> Option<Self> {
        let mut best: Option<(Self, f32)> = None;
        for part in header.split(',') {
            let mut fields = part.split(';');
            let Some(lang) = fields.next().and_then(Self::from_code) else {
                continue;
            };
            let weight = fields
                .find_map(|field| field.trim().strip_prefix("q="))
                .map_or(1.0, |q| q.trim().parse::<f32>().unwrap_or(0.0));
            if weight > best.map_or(0.0, |(_, weight)| weight) {
                best = Some((lang, weight));
            }
        }
        best.map(|(lang, _)| lang)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        // the codes are well-formed (a test loads them all), so the default never appears
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_decides_by_weight_then_order() {
        let of = Lang::from_accept_language;
        assert_eq!(of("de-AT,de;q=0.9,en;q=0.8"), Some(Lang::De));
        assert_eq!(of("fr;q=1.0, en;q=0.3, sv-SE;q=0.7"), Some(Lang::Sv));
        assert_eq!(of("sv, de"), Some(Lang::Sv));
        assert_eq!(of("en;q=0, de;q=0.1"), Some(Lang::De));
        assert_eq!(of("fr, *"), None);
        assert_eq!(of(""), None);
        assert_eq!(of("de;q=nonsense"), None);
    }

    #[test]
    fn codes_go_there_and_back() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("den"), None);
    }
}
