//! The catalogue of phrases of one language.

use super::Lang;
use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::{I18nEmbedError, LanguageLoader as _};
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

/// The texts as compiled in.
#[derive(rust_embed::RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/locales"]
struct Locales;

/// The phrases of one language. Fetch them with [`t!`](crate::t).
pub struct Words {
    lang: Lang,
    loader: FluentLanguageLoader,
    /// Phrases without arguments that have been asked for: fluent takes a microsecond or two for each, and a page has dozens.
    plain: RwLock<HashMap<&'static str, String>>,
}

/// The phrases could not be loaded: they are compiled in, so this is a fault of the build.
#[derive(Debug, thiserror::Error)]
#[error("the phrases of the language {0} cannot be loaded: {1}")]
pub struct WordsFault(&'static str, I18nEmbedError);

static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::load_or_empty));

/// The phrases of `lang`; loaded once, then shared by everybody.
pub fn words(lang: Lang) -> &'static Words {
    let [en, de, sv] = &*ALL;
    match lang {
        Lang::En => en,
        Lang::De => de,
        Lang::Sv => sv,
    }
}

/// Whether the phrases of all languages can be loaded. Asked once at start.
///
/// # Errors
/// The first language that cannot.
pub fn check() -> Result<(), WordsFault> {
    Lang::ALL
        .into_iter()
        .try_for_each(|lang| Words::load(lang).map(|_| ()))
}

impl Words {
    /// Which language this is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A phrase without arguments, as [`t!`](crate::t) asks for it; `make` fetches it the first time.
    #[doc(hidden)]
    pub fn plain(&self, id: &'static str, make: impl FnOnce(&Self) -> String) -> String {
        let known = self.plain.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.get(id) {
            return text.clone();
        }
        drop(known);
        let text = make(self);
        let mut known = self.plain.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(id, text.clone());
        text
    }

    /// What `t!` asks.
    pub fn loader(&self) -> &FluentLanguageLoader {
        &self.loader
    }

    /// A phrase without arguments whose id is only known at run time (the refusals' keys). There
    /// is no check at compile time: a test must go through all ids. `None` if there is none.
    pub fn get(&self, id: &str) -> Option<String> {
        self.loader.has(id).then(|| self.loader.get(id))
    }

    /// As [`Words::get`], with arguments.
    pub fn get_with(&self, id: &str, args: &[(&'static str, String)]) -> Option<String> {
        let args: HashMap<&'static str, String> = args.iter().cloned().collect();
        self.loader.has(id).then(|| self.loader.get_args(id, args))
    }

    fn load(lang: Lang) -> Result<Self, WordsFault> {
        let loader = FluentLanguageLoader::new("fernzug", Lang::En.identifier());
        loader
            .load_languages(&Locales, &[lang.identifier()])
            .map_err(|fault| WordsFault(lang.code(), fault))?;
        // The marks around arguments disturb copying, mail subjects and tests; our three
        // languages all run from left to right.
        loader.set_use_isolating(false);
        Ok(Self {
            lang,
            loader,
            plain: RwLock::default(),
        })
    }

    /// A page in the wrong words is better than none: `check` has told the administrator.
    fn load_or_empty(lang: Lang) -> Self {
        Self::load(lang).unwrap_or_else(|fault| {
            tracing::error!(%fault, "phrases missing");
            Self {
                lang,
                loader: FluentLanguageLoader::new("fernzug", Lang::En.identifier()),
                plain: RwLock::default(),
            }
        })
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::t;

    #[test]
    fn every_language_has_its_own_words() {
        check().unwrap();
        let site = |lang| t!(words(lang), "language-label");
        assert_eq!(site(Lang::En), "Language");
        assert_eq!(site(Lang::De), "Sprache");
        assert_eq!(site(Lang::Sv), "Språk");
        assert_eq!(words(Lang::De).lang(), Lang::De);
    }

    #[test]
    fn arguments_are_put_in_without_marks() {
        let text = t!(words(Lang::De), "duration-two", first = "A", second = "B");
        assert_eq!(text, "A B");
    }

    #[test]
    fn ids_known_at_run_time() {
        let sv = words(Lang::Sv);
        assert_eq!(sv.get("language-label").as_deref(), Some("Språk"));
        assert_eq!(sv.get("no-such-phrase"), None);
        let args = [("first", "A".to_owned()), ("second", "B".to_owned())];
        assert_eq!(sv.get_with("duration-two", &args).as_deref(), Some("A B"));
    }
}
