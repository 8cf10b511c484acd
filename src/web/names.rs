//! What men are called on a board.

use std::sync::LazyLock;

use crate::i18n::chess::{self, capitalised, role_code};
use crate::i18n::{Lang, Words, t, words};
use crate::rules::{Piece, Role};

/// The phrases of the board, fetched once: a page has up to 64 of them.
pub struct Names {
    men: [[String; 6]; 2],
    roles: [String; 6],
    can_move: String,
}

static NAMES: LazyLock<[Names; 3]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Names::load(words(lang))));

impl Names {
    fn load(words: &Words) -> Self {
        let man = |color: &str, role| {
            let id = format!("man-{color}-{}", role_code(role));
            words.get(&id).unwrap_or_default()
        };
        Self {
            men: [
                Role::ALL.map(|role| man("white", role)),
                Role::ALL.map(|role| man("black", role)),
            ],
            roles: Role::ALL.map(|role| capitalised(&chess::role(words, role))),
            can_move: t!(words, "board-can-move"),
        }
    }

    /// Those of a language.
    pub fn of(lang: Lang) -> &'static Self {
        let [en, de, sv] = &*NAMES;
        match lang {
            Lang::En => en,
            Lang::De => de,
            Lang::Sv => sv,
        }
    }

    /// What is said of a man that can move.
    pub fn can_move(&self) -> &str {
        &self.can_move
    }

    /// "Knight".
    pub fn role(&self, role: Role) -> &str {
        self.roles.get(role as usize).map_or("", String::as_str)
    }

    /// "white knight".
    pub fn man(&self, piece: Piece) -> &str {
        let [white, black] = &self.men;
        let men = if piece.color.is_white() { white } else { black };
        men.get(piece.role as usize).map_or("", String::as_str)
    }
}
