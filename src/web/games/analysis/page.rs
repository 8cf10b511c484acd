//! The page of an analysis, put together.

use actix_web::http::StatusCode;
use askama::Template;

use crate::domain::analysis::{Consent, JUDGEMENTS, Note as Written, VERDICTS};
use crate::domain::player::PositionStyle;
use crate::i18n::{Lang, chess, t};
use crate::rules::{Move, MoveList, MoveRefusal, Piece, material};
use crate::web::error::{Answer, query_value};
use crate::web::viewer::Viewer;

use super::super::board::{Board, Picture, Squares, squares_of};
use super::super::page::Note;
use super::super::sentences::{self, State, Voice};
use super::consent::{self, Showing};
use super::study::Study;
use super::{Extras, arrows, script, tree};

/// The longest text of moves in an address.
const MOST_PLANNED: usize = 1_500;

/// The form of words and signs.
struct Writing {
    comment: String,
    seen: String,
    /// Glyph, what it means, whether it is chosen.
    judgements: Vec<(u8, String, bool)>,
    verdicts: Vec<(u8, String, bool)>,
    marks: String,
}

/// What can be done with the variation that begins here.
struct Sorting {
    rank: usize,
    may_up: bool,
    may_down: bool,
}

/// What is asked before moves go.
struct Removal {
    question: String,
    count: usize,
}

/// The page.
#[derive(Template)]
#[template(path = "games/analysis.html")]
struct StudyPage<'a> {
    viewer: &'a Viewer,
    base: &'a str,
    path: String,
    id: i64,
    title: String,
    lead: String,
    own: bool,
    /// The place as forms carry it.
    at: String,
    state: State,
    notes: Vec<Note>,
    behind: Option<(String, String, String)>,
    /// The position: "Position after 14.Nf3".
    place: String,
    is_here: bool,
    /// Whether the move here is the viewer's own thought.
    is_thought: bool,
    board: Option<String>,
    list: Option<[String; 3]>,
    comment: String,
    marked: Option<String>,
    promotions: Vec<(String, Picture, String)>,
    steps: Vec<(String, String)>,
    present: Option<String>,
    turn: String,
    example: &'static str,
    typed_moves: String,
    typed_pgn: String,
    error: Option<(&'static str, String)>,
    changed: Option<String>,
    tree: String,
    writing: Writing,
    sorting: Option<Sorting>,
    removal: Option<Removal>,
    plan: Option<String>,
    /// The same with everything that follows.
    plan_all: Option<String>,
    /// Why that cannot be.
    plan_not: Option<String>,
    material: String,
    fen: String,
    showing: Option<Showing>,
    shown: Vec<(String, String)>,
    script: String,
}

impl StudyPage<'_> {
    fn error_in(&self, field: &str) -> Option<&str> {
        let (at, text) = self.error.as_ref()?;
        (*at == field).then_some(text.as_str())
    }
}

/// Answers with the page.
///
/// # Errors
/// A template that fails.
pub(super) fn answer(study: &Study, status: StatusCode, extras: Extras) -> Answer {
    let page = put_together(study, extras);
    study.scene.answer(status, &page)
}

fn put_together(study: &Study, extras: Extras) -> StudyPage<'_> {
    let (scene, node) = (&study.scene, study.tree.node(study.at));
    let words = scene.viewer.words;
    let name = scene.view.player(study.side).display.as_str();
    let legal = if study.own {
        node.position.legal_moves()
    } else {
        MoveList::default()
    };
    let marks = &node.note.marks;
    let shows = |style| scene.style == style;
    StudyPage {
        viewer: &scene.viewer,
        base: &scene.base,
        path: study.path(),
        id: scene.view.id,
        title: if study.own {
            t!(words, "analysis-title")
        } else {
            t!(words, "analysis-title-of", name = name)
        },
        lead: lead(study, name),
        own: study.own,
        at: study.tree.place(study.at).to_string(),
        state: sentences::state(Voice::of(&scene.viewer), &scene.view),
        behind: behind(study),
        place: place(study),
        is_here: study.at == study.tree.present(),
        is_thought: !node.played,
        board: shows(PositionStyle::Diagram).then(|| board(study, &extras, &legal)),
        list: (!shows(PositionStyle::Diagram)).then(|| chess::position(words, &node.position)),
        comment: node.note.comment.clone(),
        marked: (!marks.is_empty())
            .then(|| t!(words, "analysis-marked", marks = arrows::told(words, marks))),
        promotions: promotions(study, &extras),
        steps: steps(study),
        present: (study.at != study.tree.present()).then(|| study.href(study.tree.present())),
        turn: turn(study),
        example: example(scene.viewer.lang),
        typed_moves: extras.typed.value("moves").to_owned(),
        typed_pgn: extras.typed.value("text").to_owned(),
        tree: tree::html(study),
        writing: writing(study, &extras),
        sorting: sorting(study),
        removal: removal(study, extras.asks_removal),
        plan: plan(study),
        plan_all: plan_all(study),
        plan_not: plan_not(study),
        material: balance(study),
        fen: node.position.fen(),
        showing: consent::showing(study),
        shown: consent::links(scene, study.consents),
        script: script::data(study, &legal),
        notes: extras.notes,
        error: extras.error,
        changed: extras.changed,
    }
}

fn behind(study: &Study) -> Option<(String, String, String)> {
    let words = study.scene.viewer.words;
    let behind = study.tree.behind().filter(|_| study.own)?;
    let number = study.tree.find(&behind.line).0;
    let expected = study.name(number);
    let played = study.name(usize::try_from(behind.ply).ok()?);
    let text = t!(
        words,
        "analysis-behind",
        played = played,
        expected = expected.as_str()
    );
    let link = t!(words, "analysis-behind-link", expected = expected);
    Some((text, study.href(number), link))
}

fn place(study: &Study) -> String {
    let words = study.scene.viewer.words;
    let played = study.name(study.at);
    match study.tree.node(study.at) {
        node if node.mv.is_none() => t!(words, "analysis-start"),
        node if node.played => t!(words, "analysis-after", played = played),
        _ => t!(words, "analysis-after-in", played = played),
    }
}

fn example(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "14...Nf6 15.Bg5 (15.Rd1) 15...h6",
        Lang::De | Lang::Sv => "14...Sf6 15.Lg5 (15.Td1) 15...h6",
    }
}

/// Start, one back, one on, the end of the line.
fn steps(study: &Study) -> Vec<(String, String)> {
    let (tree, words) = (&study.tree, study.scene.viewer.words);
    let on = |number: usize| tree.node(number).next.first().copied();
    let mut end = study.at;
    while let Some(next) = on(end) {
        end = next;
    }
    let to = |number, text| (study.href(number), text);
    vec![
        to(0, t!(words, "game-step-start")),
        to(tree.node(study.at).above, t!(words, "analysis-step-back")),
        to(
            on(study.at).unwrap_or(study.at),
            t!(words, "analysis-step-on"),
        ),
        to(end, t!(words, "analysis-step-end")),
    ]
}

/// Address of the same position from the other side.
fn turn(study: &Study) -> String {
    let place = study.tree.place(study.at);
    let tail = if study.scene.viewer.turned {
        ""
    } else {
        "&flip=1"
    };
    format!("{}?at={place}{tail}", study.path())
}

fn board(study: &Study, extras: &Extras, legal: &MoveList) -> String {
    let (scene, node) = (&study.scene, study.tree.node(study.at));
    let base = study.href(study.at);
    let from = extras.squares.0;
    let movable = from.filter(|from| legal.iter().any(|mv| mv.from() == *from));
    let before = &study.tree.node(node.above).position;
    let board = Board {
        position: &node.position,
        bottom: scene.bottom(),
        last: node.mv.and_then(|mv| squares_of(&before.uci(mv))),
        squares: if study.own && !legal.is_empty() {
            Squares::Step {
                base: &base,
                moves: legal,
                from: movable,
            }
        } else {
            Squares::Still
        },
        lang: scene.viewer.lang,
    };
    let mut html = board.to_string();
    let over = arrows::drawn(&node.note.marks, scene.bottom());
    if let Some(end) = html.rfind("</div>") {
        html.insert_str(end, &over);
    }
    html
}

/// The new piece of a promotion: the move, its picture and name.
fn promotions(study: &Study, extras: &Extras) -> Vec<(String, Picture, String)> {
    let position = &study.tree.node(study.at).position;
    let words = study.scene.viewer.words;
    let (Some(from), Some(to)) = extras.squares else {
        return Vec::new();
    };
    let candidates = match position.parse_uci(&format!("{from}{to}")) {
        Err(MoveRefusal::PromotionMissing { candidates }) if study.own => candidates,
        _ => return Vec::new(),
    };
    let one = |mv: &Move| {
        let role = mv.promotion()?;
        let piece = Piece {
            color: position.turn(),
            role,
        };
        let name = chess::capitalised(&chess::role(words, role));
        Some((position.uci(*mv), Picture(piece), name))
    };
    candidates.iter().filter_map(one).collect()
}

fn writing(study: &Study, extras: &Extras) -> Writing {
    let words = study.scene.viewer.words;
    let note: &Written = &study.tree.node(study.at).note;
    let typed = &extras.typed;
    let is_back = typed.fields().iter().any(|(name, _)| name == "note");
    let signs = |group: &[(u8, &str)], field: &str| {
        let chosen = if is_back {
            typed.value(field).parse().ok()
        } else {
            note.chosen(group)
        };
        let one = |(glyph, sign): &(u8, &str)| {
            let meaning = words.get(&format!("analysis-sign-{glyph}"));
            let meaning = meaning.unwrap_or_else(|| (*sign).to_owned());
            (*glyph, meaning, chosen == Some(*glyph))
        };
        group.iter().map(one).collect()
    };
    // sent again after both texts were shown, the new one stands
    let seen = match &extras.changed {
        None if is_back => typed.value("seen").to_owned(),
        _ => note.comment.clone(),
    };
    Writing {
        comment: if is_back {
            typed.value("note").to_owned()
        } else {
            note.comment.clone()
        },
        seen,
        judgements: signs(&JUDGEMENTS, "judgement"),
        verdicts: signs(&VERDICTS, "verdict"),
        marks: if is_back {
            typed.value("marks").to_owned()
        } else {
            arrows::typed(&note.marks)
        },
    }
}

fn sorting(study: &Study) -> Option<Sorting> {
    let is_own = study.own && !study.tree.node(study.at).played;
    let (rank, count) = study.tree.rank(study.at);
    is_own.then_some(Sorting {
        rank,
        may_up: rank > 0,
        may_down: rank + 1 < count,
    })
}

fn removal(study: &Study, asked: bool) -> Option<Removal> {
    let is_own = study.own && !study.tree.node(study.at).played;
    let count = study.tree.below(study.at).len();
    let words = study.scene.viewer.words;
    (asked && is_own).then(|| Removal {
        question: t!(
            words,
            "analysis-remove-ask",
            played = study.name(study.at),
            count = count
        ),
        count,
    })
}

/// Whether anything can be planned: of one's own game that runs, from where it stands.
fn may_plan(study: &Study) -> bool {
    let game = &study.scene.game;
    let from = study.tree.way(study.at).0;
    study.own && game.plans_allowed && game.ending.is_none() && from == study.tree.present()
}

/// Where the line that leads here is put together as conditional moves.
fn plan(study: &Study) -> Option<String> {
    let line = study.tree.place(study.at).line;
    (may_plan(study) && !line.is_empty()).then(|| {
        let (base, ply) = (&study.scene.base, study.scene.game.ply);
        format!("{base}/plan?ply={ply}&line={}#board", line.join("."))
    })
}

/// Where all that may follow is written as conditional moves; what is too long for an address is not offered.
fn plan_all(study: &Study) -> Option<String> {
    let follows = !study.tree.node(study.at).next.is_empty();
    let text = study.tree.continuation(study.at);
    let fits = text.len() <= MOST_PLANNED && !answers_twice(study);
    (may_plan(study) && follows && fits).then(|| {
        let moves = query_value(&chess::san(study.scene.viewer.lang, &text));
        format!("{}/plan?moves={moves}#write", study.scene.base)
    })
}

/// Whether two own replies to one move stand in what follows: only one of them can be planned.
fn answers_twice(study: &Study) -> bool {
    let tree = &study.tree;
    let own = |n: &usize| tree.node(*n).position.turn() == study.side;
    let below = tree.below(study.at).into_iter();
    let mut twice = below.filter(|n| *n != study.at && tree.node(*n).next.len() > 1);
    twice.any(|n| own(&n))
}

/// Why what follows cannot be planned as it stands, where that is not plain to see.
fn plan_not(study: &Study) -> Option<String> {
    let words = study.scene.viewer.words;
    let why = may_plan(study) && answers_twice(study);
    why.then(|| t!(words, "analysis-plan-twice"))
}

fn lead(study: &Study, name: &str) -> String {
    let words = study.scene.viewer.words;
    match (study.own, is_shown(study)) {
        (true, true) => t!(words, "analysis-lead-shown"),
        (true, false) => t!(words, "analysis-lead"),
        (false, _) => t!(words, "analysis-lead-of", name = name),
    }
}

/// Whether others read it: both have agreed to that after the end.
fn is_shown(study: &Study) -> bool {
    study.scene.game.ending.is_some() && study.consents.agreed() != Consent::None
}

fn balance(study: &Study) -> String {
    let words = study.scene.viewer.words;
    let balance = material::balance(&study.tree.node(study.at).position);
    let side = match balance {
        0 => return t!(words, "analysis-material-even"),
        1.. => crate::rules::Color::White,
        _ => crate::rules::Color::Black,
    };
    let (side, points) = (chess::side(words, side), balance.abs());
    t!(words, "analysis-material", side = side, points = points)
}
