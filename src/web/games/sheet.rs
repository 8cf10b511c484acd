//! `GET /games/{game}/sheet`: the score sheet, made to be printed: who, what, every move with its day, the last position.

use actix_web::web::Data;
use askama::Template;

use crate::domain::visibility::{MoveRecord, Standing};
use crate::i18n::{chess, control, dates, t};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::diagram::diagram;
use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};

/// A move and the day on which it was made; both empty where there is none.
#[derive(Default)]
struct Half {
    played: String,
    day: String,
}

/// A line of the sheet.
struct Line {
    number: u32,
    white: Half,
    black: Half,
}

#[derive(Template)]
#[template(path = "games/sheet.html")]
struct SheetPage<'a> {
    viewer: &'a Viewer,
    base: &'a str,
    title: String,
    facts: Vec<(String, String)>,
    lines: Vec<Line>,
    state: String,
    result: &'static str,
    board: String,
}

/// `GET …/sheet`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let (view, words) = (&scene.view, scene.viewer.words);
    let voice = Voice::of(&scene.viewer);
    let last = view.moves.last().map_or("", |m| m.uci.as_str());
    let template = SheetPage {
        viewer: &scene.viewer,
        base: &scene.base,
        title: t!(words, "game-title", id = view.id),
        facts: facts(&scene),
        lines: lines(&scene),
        state: sentences::state(voice, view).text,
        result: match &view.standing {
            Standing::Ended { ending, .. } => chess::result(*ending),
            _ => "",
        },
        board: diagram(words, &view.position, scene.bottom(), last),
    };
    page::render(&scene.viewer, &template)
}

fn facts(scene: &Scene) -> Vec<(String, String)> {
    let (view, words) = (&scene.view, scene.viewer.words);
    let day = |at: crate::domain::time::Instant| dates::day(words.lang(), at.0, scene.viewer.zone);
    let mut facts = vec![
        (t!(words, "sheet-club"), scene.viewer.site.site_name.clone()),
        (t!(words, "colour-white"), view.white.display.clone()),
        (t!(words, "colour-black"), view.black.display.clone()),
    ];
    if let Some((_, event)) = sentences::event_of(words, view.terms.event.as_ref()) {
        facts.push((t!(words, "games-event"), event));
    }
    facts.push((
        t!(words, "game-term-time"),
        control::terms(words, &view.terms.time),
    ));
    facts.push((t!(words, "games-started"), day(view.started_at)));
    if let Standing::Ended { at, .. } = &view.standing {
        facts.push((t!(words, "games-ended"), day(*at)));
    }
    if !view.terms.usual_start {
        let name = crate::web::start::name(words, &view.terms.start_fen);
        let start = name.unwrap_or_else(|| view.terms.start_fen.clone());
        facts.push((t!(words, "game-term-start"), start));
    }
    facts
}

fn lines(scene: &Scene) -> Vec<Line> {
    let (first, black_first) = scene.numbering();
    let mut lines: Vec<Line> = Vec::new();
    for record in scene.view.moves.iter().skip(1) {
        let half = record.ply - 1 + u32::from(black_first);
        let number = first + half / 2;
        if lines.last().is_none_or(|line| line.number != number) {
            lines.push(Line {
                number,
                white: Half::default(),
                black: Half::default(),
            });
        }
        if let Some(line) = lines.last_mut() {
            let side = if half.is_multiple_of(2) {
                &mut line.white
            } else {
                &mut line.black
            };
            *side = made(scene, record);
        }
    }
    lines
}

fn made(scene: &Scene, record: &MoveRecord) -> Half {
    let viewer = &scene.viewer;
    let given = record.ply <= scene.view.given;
    Half {
        played: chess::san(viewer.lang, &record.san),
        // given moves were made by nobody
        day: if given {
            String::new()
        } else {
            dates::day(viewer.lang, record.at.0, viewer.zone)
        },
    }
}
