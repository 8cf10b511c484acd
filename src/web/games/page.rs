//! The page of a game, put together.

use actix_web::http::StatusCode;
use askama::Template;

use crate::domain::TournamentId;
use crate::domain::game::Offer;
use crate::domain::player::PositionStyle;
use crate::domain::time::Instant;
use crate::domain::visibility::{Event, GameView, Message};
use crate::i18n::{chess, dates, t};
use crate::rules::{Color, MoveList as Legal, Position, Square};
use crate::web::error::Answer;
use crate::web::leave::hours_meaning;
use crate::web::viewer::Viewer;

use super::analysis::Shown as Analyses;
use super::away;
use super::board::{Board, Squares, squares_of};
use super::entry::{self, Entry};
use super::helping;
use super::men::{Look, Men};
use super::moves::MoveList;
use super::scene::Scene;
use super::script;
use super::sentences::{self, State, Voice};
use super::strip::{Strip, strip};
use super::time_acts;
use super::ways;

/// A line above the board: something was done or refused.
pub struct Note {
    /// What.
    pub text: String,
    /// Whether it was refused.
    pub bad: bool,
    /// Where one may want to go now: address and words.
    pub link: Option<(String, String)>,
}

impl Note {
    /// Something was done.
    pub fn good(text: String) -> Self {
        Self {
            text,
            bad: false,
            link: None,
        }
    }

    /// Something was refused.
    pub fn bad(text: String) -> Self {
        Self {
            text,
            bad: true,
            link: None,
        }
    }
}

/// What was to go with a move that was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsent {
    /// Words to the opponent.
    pub message: String,
    /// Whether a draw was to be offered.
    pub offer: bool,
}

impl Unsent {
    /// `None` if there was nothing.
    pub fn of(message: &str, offer: bool) -> Option<Self> {
        (offer || !message.is_empty()).then(|| Self {
            message: message.to_owned(),
            offer,
        })
    }
}

/// A message with a move, as shown.
pub struct Shown {
    /// By whom.
    pub by: String,
    /// At which move: "14.Nf3".
    pub at_move: String,
    /// When, for `<time>`.
    pub iso: String,
    /// When.
    pub date: String,
    /// What.
    pub body: String,
}

/// A move is asked for.
pub struct Asked<'a> {
    /// What has been entered so far.
    pub entry: &'a Entry,
    /// An example in the reader's letters.
    pub example: &'static str,
}

#[derive(Template)]
#[template(path = "games/game.html")]
struct GamePage<'a> {
    viewer: &'a Viewer,
    scene: &'a Scene,
    view: &'a GameView,
    base: &'a str,
    title: String,
    /// The event: where it is, and what it is called with its round.
    event: Option<(TournamentId, String)>,
    subtitle: String,
    notes: Vec<Note>,
    state: State,
    doubt: Option<String>,
    asked: Option<Asked<'a>>,
    unsent: Option<Unsent>,
    board: Option<Board<'a>>,
    list: Option<[String; 3]>,
    /// The board in words, for those who want positions at all.
    men: Option<Men>,
    /// What the page's script is given, as HTML.
    script: String,
    past: Option<String>,
    ply: u32,
    top: Strip,
    bottom: Strip,
    moves: MoveList<'a>,
    terms: Vec<(String, String)>,
    messages: Vec<Shown>,
    events: Vec<String>,
    answer: Option<Offer>,
    /// A pause or a claim on time that wants to be answered.
    time_note: Option<String>,
    /// Who is on leave.
    away: Vec<String>,
    /// Analyses of the game that may be read.
    analyses: Analyses,
}

/// What a request adds to the page.
#[derive(Default)]
pub struct Extras {
    /// What was done or refused.
    pub notes: Vec<Note>,
    /// What has been entered so far.
    pub entry: Entry,
    /// An earlier position to be shown.
    pub ply: Option<u32>,
    /// What was to go with a move that was refused.
    pub unsent: Option<Unsent>,
    /// A square that is looked at.
    pub square: Option<Square>,
    /// Analyses of the game that may be read.
    pub analyses: Analyses,
}

/// Which position is on the board, and what can be done there.
struct Stage<'a> {
    position: &'a Position,
    ply: u32,
    is_past: bool,
    legal: &'a Legal,
    entry: &'a Entry,
    square: Option<Square>,
}

/// Answers with the page of a game.
///
/// # Errors
/// A template that fails.
pub fn answer(scene: &Scene, status: StatusCode, extras: Extras) -> Answer {
    let view = &scene.view;
    let ply = extras.ply.filter(|p| *p < view.ply).unwrap_or(view.ply);
    let past = (ply < view.ply)
        .then(|| view.moves.get(ply as usize))
        .flatten()
        .and_then(|m| Position::from_fen(&m.fen).ok());
    let can_move = view.rights.may_move && !scene.is_spent();
    // the board's links would leave behind what has been written; the field below takes it along
    let legal = if can_move && extras.unsent.is_none() {
        view.position.legal_moves()
    } else {
        Legal::default()
    };
    let none = Legal::default();
    let stage = Stage {
        position: past.as_ref().unwrap_or(&view.position),
        ply,
        is_past: past.is_some(),
        legal: if past.is_some() { &none } else { &legal },
        entry: &extras.entry,
        square: extras.square,
    };
    let mut page = put_together(scene, &stage, extras.notes);
    page.unsent = extras.unsent;
    page.analyses = extras.analyses;
    // its script can come back from the past, so it is given the present's moves there too
    page.script = script::data(scene, ply, &legal);
    scene.answer(status, &page)
}

fn put_together<'a>(scene: &'a Scene, stage: &Stage<'a>, notes: Vec<Note>) -> GamePage<'a> {
    let (view, voice) = (&scene.view, Voice::of(&scene.viewer));
    let (words, bottom) = (voice.words, scene.bottom());
    GamePage {
        viewer: &scene.viewer,
        scene,
        view,
        base: &scene.base,
        title: t!(words, "game-title", id = view.id),
        event: sentences::event_of(words, view.terms.event.as_ref()),
        subtitle: ways::subtitle(voice, view),
        notes,
        state: sentences::state(voice, view),
        doubt: sentences::doubt(voice, view),
        asked: asked(scene, stage),
        unsent: None,
        board: board(scene, stage),
        list: (scene.style == PositionStyle::List).then(|| chess::position(words, stage.position)),
        men: men(scene, stage),
        script: String::new(),
        past: stage.is_past.then(|| past_name(scene, stage.ply)),
        ply: stage.ply,
        top: strip(voice, scene, !bottom, stage.position),
        bottom: strip(voice, scene, bottom, stage.position),
        moves: MoveList {
            view,
            base: &scene.base,
            tail: scene.tail(),
            shown: stage.ply,
            from: first_listed(scene),
            words,
        },
        terms: terms(voice, scene),
        messages: messages(voice, scene),
        events: events(voice, scene),
        answer: view.rights.answer.filter(|_| !scene.is_spent()),
        time_note: time_acts::note(voice, scene),
        away: away::told(voice, scene),
        analyses: Analyses::new(),
    }
}

/// What was agreed, and what the players' own hours come to.
fn terms(voice: Voice, scene: &Scene) -> Vec<(String, String)> {
    let mut terms = sentences::terms(voice.words, &scene.view);
    if scene.view.side.is_some() && scene.game.ending.is_none() {
        for side in [Color::White, Color::Black] {
            if let Some(hours) = away::hours(&scene.game, side) {
                let name = scene.view.player(side).display.as_str();
                let label = t!(voice.words, "hours-title");
                terms.push((label, hours_meaning(&scene.viewer, name, hours)));
            }
        }
    }
    terms
}

/// What happened besides the moves, oldest first.
fn events(voice: Voice, scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let said = |e: &Event| Some((e.at, sentences::event(voice, view, e)?));
    let mut events: Vec<(Instant, String)> = view.events.iter().filter_map(said).collect();
    events.extend(time_acts::told(voice, view));
    events.extend(helping::lines(voice, scene));
    events.sort_by_key(|(at, _)| *at);
    events.into_iter().map(|(_, text)| text).collect()
}

fn asked<'a>(scene: &Scene, stage: &Stage<'a>) -> Option<Asked<'a>> {
    let can_move = scene.view.rights.may_move && !scene.is_spent();
    can_move.then(|| Asked {
        entry: stage.entry,
        example: entry::example(scene.viewer.lang),
    })
}

fn men(scene: &Scene, stage: &Stage<'_>) -> Option<Men> {
    let mut tail = String::new();
    if stage.is_past {
        tail = format!("&ply={}", stage.ply);
    }
    if scene.viewer.turned {
        tail.push_str("&flip=1");
    }
    let look = Look {
        position: stage.position,
        base: &scene.base,
        tail,
        square: stage.square.or(stage.entry.from),
        is_open: stage.square.is_some(),
        may_move: !stage.legal.is_empty(),
    };
    (scene.style != PositionStyle::None).then(|| look.men(scene.viewer.words))
}

fn board<'a>(scene: &'a Scene, stage: &Stage<'a>) -> Option<Board<'a>> {
    let last = scene.view.moves.get(stage.ply as usize);
    (scene.style == PositionStyle::Diagram).then(|| Board {
        position: stage.position,
        bottom: scene.bottom(),
        last: last.and_then(|m| squares_of(&m.uci)),
        squares: squares(scene, stage.legal, stage.entry),
        lang: scene.viewer.lang,
    })
}

/// A link shows the last moves only.
fn first_listed(scene: &Scene) -> u32 {
    if scene.is_link() {
        scene.view.ply.saturating_sub(7).max(1)
    } else {
        1
    }
}

fn squares<'a>(scene: &'a Scene, legal: &'a Legal, entry: &Entry) -> Squares<'a> {
    let (base, tail) = (scene.base.as_str(), scene.tail());
    match entry.from {
        _ if legal.is_empty() => Squares::Still,
        Some(from) => Squares::Chosen {
            base,
            moves: legal,
            from,
            tail,
            direct: (!scene.board.confirm).then_some(scene.view.ply + 1),
        },
        None => Squares::Choose {
            base,
            moves: legal,
            tail,
        },
    }
}

fn past_name(scene: &Scene, ply: u32) -> String {
    let words = scene.viewer.words;
    if ply == 0 {
        return t!(words, "game-past-start");
    }
    t!(words, "game-past", played = move_name(scene, ply))
}

/// "14.Nf3", in the reader's letters.
pub fn move_name(scene: &Scene, ply: u32) -> String {
    let (first, black) = scene.numbering();
    let stored = scene
        .view
        .moves
        .get(ply as usize)
        .map_or("", |m| m.san.as_str());
    chess::numbered(scene.viewer.lang, ply, first, black, stored)
}

fn messages(voice: Voice, scene: &Scene) -> Vec<Shown> {
    let view = &scene.view;
    if let Some(body) = &scene.letter_message {
        let by = view
            .side
            .map_or_else(String::new, |s| view.player(!s).display.clone());
        return vec![Shown {
            by,
            at_move: move_name(scene, view.ply),
            iso: dates::iso(view.changed_at.0),
            date: voice.date(view.changed_at),
            body: body.clone(),
        }];
    }
    view.messages
        .iter()
        .rev()
        .map(|m| shown(scene, m))
        .collect()
}

/// A message as it is shown.
pub fn shown(scene: &Scene, m: &Message) -> Shown {
    Shown {
        by: scene.view.player(m.by).display.clone(),
        at_move: if m.ply == 0 {
            String::new()
        } else {
            move_name(scene, m.ply)
        },
        iso: dates::iso(m.at.0),
        date: Voice::of(&scene.viewer).date(m.at),
        body: m.body.clone(),
    }
}
