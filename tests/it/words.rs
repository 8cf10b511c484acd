//! Phrases in templates: the shortest example of how `t!` is used there.

use askama::Template;
use fernzug::i18n::{Lang, Words, t, words};

#[derive(Template)]
#[template(
    source = r#"{{ t!(self.words, "language-label") }}{% for (a, b) in pairs %}; {{ t!(self.words, "duration-two", first = a, second = b.as_str()) }}{% endfor %}"#,
    ext = "html"
)]
struct Example {
    words: &'static Words,
    pairs: Vec<(i32, String)>,
}

#[test]
fn a_template_fetches_phrases_and_escapes_what_is_put_in() {
    let page = |lang| {
        let pairs = vec![(1, "<b>".to_owned()), (2, "c".to_owned())];
        Example {
            words: words(lang),
            pairs,
        }
        .render()
        .unwrap()
    };
    assert_eq!(page(Lang::De), "Sprache; 1 &#60;b&#62;; 2 c");
    assert_eq!(page(Lang::Sv), "Språk; 1 &#60;b&#62;; 2 c");
}
