//! A line that is being clicked together: its moves stand in the address, from the position on the board.

use crate::domain::conditional::DEEPEST;
use crate::domain::visibility::GameView;
use crate::i18n::Lang;
use crate::i18n::chess::numbered;
use crate::i18n::t;
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Move, MoveRefusal, Position, Square};
use crate::web::asked::Asked;

use super::super::scene::{Scene, numbering};

/// A line as far as it has been put together.
pub(super) struct Built {
    /// Its moves.
    pub moves: Vec<Move>,
    /// The same in UCI.
    pub uci: Vec<String>,
    /// The same in SAN, English letters.
    pub san: Vec<String>,
    /// The position at its end.
    pub position: Position,
    /// The piece that is chosen for the next move.
    pub from: Option<Square>,
    /// A pawn that becomes something: the choices.
    pub promotions: Vec<Move>,
}

/// The moves of a line as an address or a field carries them.
pub(super) fn moves(text: &str) -> Vec<String> {
    let most = 2 * DEEPEST + 1;
    let moves = text.split('.').map(str::trim).filter(|uci| !uci.is_empty());
    moves
        .take(most)
        .map(|uci| uci.chars().take(5).collect())
        .collect()
}

/// The line that an address asks for; what is no move in it is left out, with all after it.
///
/// # Errors
/// The game has gone on since: the line as text, to be given back.
pub(super) fn of(scene: &Scene, asked: &Asked) -> Result<Option<Built>, String> {
    let wished = moves(asked.text("line"));
    let ply = asked.parsed::<u32>("ply");
    if ply.is_some_and(|ply| ply != scene.game.ply) && !wished.is_empty() {
        return Err(in_words(scene, ply.unwrap_or(0), &wished, false));
    }
    let Some(mut built) = from_moves(scene, &wished) else {
        return Ok(None);
    };
    let (from, to) = (asked.parsed::<Square>("from"), asked.parsed::<Square>("to"));
    built.from = from.filter(|square| !built.position.legal_from(*square).is_empty());
    if let (Some(from), Some(to)) = (from, to)
        && let Err(MoveRefusal::PromotionMissing { candidates }) =
            built.position.parse_uci(&format!("{from}{to}"))
    {
        built.promotions = candidates;
    }
    Ok(Some(built))
}

/// A line from the position on the board; `None`: nothing can be planned in this game (any more).
pub(super) fn from_moves(scene: &Scene, wished: &[String]) -> Option<Built> {
    if scene.game.ending.is_some() || !scene.game.plans_allowed {
        return None;
    }
    Some(follow(scene.game.position, wished))
}

fn follow(position: Position, wished: &[String]) -> Built {
    let mut built = Built {
        moves: Vec::new(),
        uci: Vec::new(),
        san: Vec::new(),
        position,
        from: None,
        promotions: Vec::new(),
    };
    for uci in wished {
        let Ok(mv) = built.position.parse_uci(uci) else {
            break;
        };
        built.moves.push(mv);
        built.uci.push(built.position.uci(mv));
        built.san.push(san(&built.position, mv, Letters::English));
        built.position = built.position.play(mv);
    }
    built
}

/// A line that began when `ply` plies were on the board, in the reader's letters, as it can be typed.
pub(super) fn in_words(scene: &Scene, ply: u32, wished: &[String], resigns: bool) -> String {
    let before = scene.view.moves.get(ply as usize);
    let position = before.and_then(|m| Position::from_fen(&m.fen).ok());
    let Some(position) = position else {
        return wished.join(" ");
    };
    let mut text = written(scene, ply, &follow(position, wished).san);
    if resigns {
        let resigns = match scene.viewer.lang {
            Lang::En => "resigns",
            Lang::De => "aufgeben",
            Lang::Sv => "ger upp",
        };
        text.push(' ');
        text.push_str(resigns);
    }
    text
}

/// "14…Nf6 15.Bg5 h6": moves (SAN, English letters) that follow when `ply` plies are on the board.
pub(super) fn written(scene: &Scene, ply: u32, moves: &[String]) -> String {
    written_in(&scene.view, scene.viewer.lang, ply, moves)
}

/// As [`written`], of any game.
pub(in crate::web::games) fn written_in(
    view: &GameView,
    lang: Lang,
    ply: u32,
    moves: &[String],
) -> String {
    let (first, black) = numbering(view);
    let mut words = Vec::with_capacity(moves.len());
    for (ply, stored) in (ply + 1..).zip(moves) {
        let half = ply.saturating_sub(1) + u32::from(black);
        if words.is_empty() || half.is_multiple_of(2) {
            words.push(numbered(lang, ply, first, black, stored));
        } else {
            words.push(crate::i18n::chess::san(lang, stored));
        }
    }
    words.join(" ")
}

impl Built {
    /// Whose move comes next.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// How many moves of the opponent are expected in it.
    pub fn expected(&self, side: Color) -> usize {
        let owner_moves_next = self.turn() == side;
        let own_first = owner_moves_next == self.moves.len().is_multiple_of(2);
        (self.moves.len() + usize::from(!own_first)) / 2
    }

    /// Whether it can be added: it ends with a reply to an expected move.
    pub fn is_whole(&self, side: Color) -> bool {
        self.turn() != side && self.expected(side) > 0
    }

    /// Whether it can end with resigning: an expected move has just been made.
    pub fn may_resign(&self, side: Color) -> bool {
        self.turn() == side && self.expected(side) > 0
    }

    /// What is asked next.
    pub fn question(&self, scene: &Scene, side: Color) -> String {
        let words = scene.viewer.words;
        if self.position.legal_moves().is_empty() {
            return t!(words, "plan-line-over");
        }
        let name = scene.view.player(!side).display.as_str();
        if self.turn() != side {
            return if self.is_whole(side) {
                t!(words, "plan-ask-more")
            } else {
                t!(words, "plan-ask-expected", name = name)
            };
        }
        match self.san.last() {
            Some(last) => {
                let ply = scene.game.ply + u32::try_from(self.san.len()).unwrap_or(0);
                let played = written(scene, ply - 1, std::slice::from_ref(last));
                t!(words, "plan-ask-reply", played = played)
            }
            None => t!(words, "plan-ask-lead"),
        }
    }
}
