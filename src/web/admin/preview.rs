//! Any letter in any language with made-up contents, as its reader would get it.

use actix_web::web::ServiceConfig;
use askama::Template;

use super::letters::alone;
use crate::domain::notice::NoticeKind;
use crate::domain::player::PositionStyle;
use crate::i18n::{Lang, t};
use crate::mail::{Letter, Site, compose, files, sample};
use crate::web::{Answer, Asked, Failure, Viewer, letters as wording, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/letters/preview", show);
    paths::get(cfg, "/admin/letters/preview/html", show_html);
}

#[derive(Template)]
#[template(path = "admin/preview.html")]
struct Preview<'a> {
    viewer: &'a Viewer,
    kinds: Vec<(&'static str, String)>,
    langs: Vec<(&'static str, &'static str)>,
    styles: Vec<(&'static str, String)>,
    kind: &'static str,
    lang: &'static str,
    style: &'static str,
    letter: Letter,
}

/// What was asked for; nothing or nonsense is the first of each.
fn wanted(asked: &Asked, viewer: &Viewer) -> (NoticeKind, Lang, PositionStyle) {
    (
        NoticeKind::from_code(asked.text("kind")).unwrap_or(NoticeKind::YourMove),
        Lang::from_code(asked.text("lang")).unwrap_or(viewer.lang),
        PositionStyle::from_code(asked.text("style")).unwrap_or(PositionStyle::Diagram),
    )
}

fn written(
    viewer: &Viewer,
    (kind, lang, style): (NoticeKind, Lang, PositionStyle),
) -> Result<(Letter, Site), Failure> {
    let broken = |error: &dyn std::fmt::Display| Failure::Broken(format!("a preview: {error}"));
    let site = &viewer.site;
    let nobody = "preview@example.invalid";
    let site = Site::new(&site.site_name, nobody, site.urls.clone()).map_err(|e| broken(&e))?;
    let s = sample(kind, lang.code(), style);
    let letter = compose(&s.reader, &s.notice, &s.links, &site, &s.stamp, s.now);
    Ok((letter.map_err(|e| broken(&e))?, site))
}

async fn show(viewer: Viewer, asked: Asked) -> Answer {
    viewer.admin()?;
    let words = viewer.words;
    let (kind, lang, style) = wanted(&asked, &viewer);
    let (letter, _) = written(&viewer, (kind, lang, style))?;
    let styles = PositionStyle::ALL.iter().map(|style| {
        let text = match style {
            PositionStyle::Diagram => t!(words, "position-diagram"),
            PositionStyle::List => t!(words, "position-list"),
            PositionStyle::None => t!(words, "position-none"),
        };
        (style.code(), text)
    });
    let kinds = NoticeKind::ALL.iter();
    let preview = Preview {
        viewer: &viewer,
        kinds: kinds
            .map(|k| (k.code(), wording::kind(words, k.code())))
            .collect(),
        langs: Lang::ALL.map(|l| (l.code(), l.native_name())).to_vec(),
        styles: styles.collect(),
        kind: kind.code(),
        lang: lang.code(),
        style: style.code(),
        letter,
    };
    page::render(&viewer, &preview)
}

/// The letter's HTML alone on its page, which may do nothing but be looked at.
async fn show_html(viewer: Viewer, asked: Asked) -> Answer {
    viewer.admin()?;
    let (letter, site) = written(&viewer, wanted(&asked, &viewer))?;
    let bytes = letter
        .bytes(&site)
        .map_err(|e| Failure::Broken(e.to_string()))?;
    Ok(alone(files::html(&bytes).ok_or(Failure::NotFound)?))
}
