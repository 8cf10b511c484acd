//! What the page of a game hands to its script: the legal moves with what each does to the board, the position, and the
//! phrases. The script knows no rule of chess: it can do what stands here, and nothing else.

use std::fmt::Write as _;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::{Value, json};

use crate::domain::visibility::Standing;
use crate::i18n::{Lang, Words, t, words};
use crate::rules::{Color, Move, MoveList, Piece, Position, Role};
use crate::web::assets::asset;

use super::page;
use super::scene::Scene;
use super::sentences::{self, Voice};
use crate::web::names::Names;

/// The phrases of a language as the script wants them; the same on every page, so made once.
static PHRASES: LazyLock<[String; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| phrases(words(lang)).to_string().replace('<', "\\u003c"))
});

#[derive(Serialize)]
struct Data<'a> {
    game: i64,
    base: &'a str,
    version: i64,
    /// Plies on the board.
    ply: u32,
    /// The ply the page shows.
    shown: u32,
    white_below: bool,
    turned: bool,
    /// The present position, as the first field of a FEN.
    at: String,
    white_to_move: bool,
    check: bool,
    last: &'a str,
    /// See [`effects`]; empty where nothing can be moved.
    moves: String,
    /// Whether a move made on the board is sent at once.
    direct: bool,
    sound: bool,
    /// Whether the page may be told of news: a signed-in player's own game, or one that he sees live.
    live: bool,
    over: Option<String>,
    offer: Option<String>,
    /// What the opponent did last.
    news: Option<String>,
}

/// The script's data as an element of the page. It is data, not a script: the policy lets it be.
pub fn data(scene: &Scene, shown: u32, legal: &MoveList) -> String {
    let view = &scene.view;
    let data = Data {
        game: view.id,
        base: &scene.base,
        version: view.version,
        ply: view.ply,
        shown,
        white_below: scene.bottom().is_white(),
        turned: scene.viewer.turned,
        at: view.position.placement(),
        white_to_move: view.position.turn().is_white(),
        check: view.position.is_check(),
        last: view.moves.last().map_or("", |m| m.uci.as_str()),
        moves: effects(&view.position, legal),
        direct: !scene.board.confirm,
        sound: scene.board.sound,
        live: scene.is_own() && is_live(scene),
        over: over(scene),
        offer: offer(scene),
        news: news(scene),
    };
    let data = serde_json::to_string(&data).unwrap_or_default();
    // "</script>" must not stand in it
    let data = data.replace('<', "\\u003c");
    let phrases = phrases_of(scene.viewer.lang);
    format!(
        "<script type=\"application/json\" id=\"board-data\">{{\"here\":{data},\"say\":{phrases}}}</script>"
    )
}

/// The phrases of a board as its script reads them.
pub(super) fn phrases_of(lang: Lang) -> &'static str {
    let [en, de, sv] = &*PHRASES;
    match lang {
        Lang::En => en,
        Lang::De => de,
        Lang::Sv => sv,
    }
}

/// Each move with what it does, between blanks: UCI; `>c1` where the man goes elsewhere than UCI says (castling in
/// Chess960), `+h1f1` another man that moves too, `-d5` a man taken elsewhere.
pub(super) fn effects(position: &Position, legal: &MoveList) -> String {
    let mut text = String::with_capacity(legal.len() * 6);
    for played in legal {
        if !text.is_empty() {
            text.push(' ');
        }
        let uci = position.uci(*played);
        text.push_str(&uci);
        let to = played.to().to_string();
        if uci.get(2..4) != Some(to.as_str()) {
            let _ = write!(text, ">{to}");
        }
        beside(&mut text, position, *played);
    }
    text
}

fn beside(text: &mut String, position: &Position, played: Move) {
    let turn = position.turn();
    let rook = |side| {
        position
            .castling()
            .rook(turn, side)
            .map(|from| (from, side))
    };
    if let Some((from, side)) = played.castling_side().and_then(rook) {
        let _ = write!(text, "+{from}{}", side.rook_to(turn));
    }
    if played.is_en_passant() {
        let (file, rank) = (played.to().file_letter(), played.from().rank_digit());
        let _ = write!(text, "-{file}{rank}");
    }
}

/// Whether the reader may be told at once: of his own game, and of one of others that he sees as it is played.
fn is_live(scene: &Scene) -> bool {
    let runs = !matches!(scene.view.standing, Standing::Ended { .. });
    let watches = scene.viewer.player.is_some() && scene.view.held.is_none() && runs;
    scene.me.is_some() || watches
}

/// "Berta Holm has moved: 14…Nf6".
fn news(scene: &Scene) -> Option<String> {
    let view = &scene.view;
    let side = view.side?;
    let theirs = view.ply > 0 && view.position.turn() == side;
    theirs.then(|| {
        let name = view.player(!side).display.as_str();
        let played = page::move_name(scene, view.ply);
        t!(
            scene.viewer.words,
            "live-moved",
            name = name,
            played = played
        )
    })
}

fn offer(scene: &Scene) -> Option<String> {
    let by = scene.view.side.map(|side| !side)?;
    scene.view.rights.answer.as_ref()?;
    let name = scene.view.player(by).display.as_str();
    Some(t!(scene.viewer.words, "live-offer", name = name))
}

fn over(scene: &Scene) -> Option<String> {
    matches!(scene.view.standing, Standing::Ended { .. })
        .then(|| sentences::state(Voice::of(&scene.viewer), &scene.view).text)
}

fn phrases(words: &'static Words) -> Value {
    let names = Names::of(words.lang());
    let mut men = serde_json::Map::new();
    for color in [Color::White, Color::Black] {
        for role in Role::ALL {
            let piece = Piece { color, role };
            men.insert(piece.letter().to_string(), json!(names.man(piece)));
        }
    }
    let mut become_ = serde_json::Map::new();
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        become_.insert(role.letter().to_string(), json!(names.role(role)));
    }
    json!({
        "sprite": asset("pieces.svg"),
        "men": men,
        "become": become_,
        "can": t!(words, "board-can-move"),
        "to": t!(words, "board-target", square = "#"),
        "take": t!(words, "board-script-take", man = "%", square = "#"),
        "empty": t!(words, "board-script-empty", square = "#"),
        "picked": t!(words, "board-script-picked", man = "%", square = "#"),
        "down": t!(words, "board-script-down"),
        "stuck": t!(words, "game-entry-cannot-move", square = "#"),
        "notThere": t!(words, "board-script-not-there", square = "#"),
        "promote": t!(words, "board-script-promote"),
        "keys": t!(words, "board-script-keys"),
        "unsent": t!(words, "board-script-unsent"),
        "kept": t!(words, "board-script-kept"),
        "takeBack": t!(words, "board-script-take-back"),
        "takenBack": t!(words, "board-script-taken-back"),
        "away": t!(words, "board-script-away"),
        "again": t!(words, "board-script-again"),
        "slider": t!(words, "board-script-slider"),
        "start": t!(words, "game-past-start"),
        "past": t!(words, "game-past", played = "#"),
        "present": t!(words, "game-to-present"),
        "show": t!(words, "live-show"),
        "changed": t!(words, "live-changed"),
        "yours": t!(words, "game-unsent-message"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_says_what_it_does_beside() {
        let all = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            format!(" {} ", effects(&position, &position.legal_moves()))
        };
        let text = all("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
        for one in [" e1g1+h1f1 ", " e1c1+a1d1 ", " e5d6-d5 ", " e1e2 "] {
            assert!(text.contains(one), "{one} in {text}");
        }
        assert!(all("8/P6k/8/8/8/8/8/K7 w - - 0 1").contains(" a7a8n "));
        // Chess960: the king stands on b1
        let text = all("1k6/8/8/8/8/8/8/RK6 w A - 0 1");
        assert!(text.contains(" b1a1>c1+a1d1 "), "{text}");
    }
}
