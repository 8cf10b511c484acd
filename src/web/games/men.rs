//! The board in words: the men of both sides, each a link, and of the chosen one where it can go, who attacks it and who
//! guards it. One link away on every board; a script fetches the same when it is asked by a key.

use crate::i18n::chess::{capitalised, letters};
use crate::i18n::{Words, t};
use crate::rules::notation::san;
use crate::rules::{Color, Piece, Position, Role, Square};

use crate::web::names::Names;

/// Something with an address.
pub struct Way {
    /// "white knight g1", or "Nf3".
    pub text: String,
    /// Where it leads.
    pub href: String,
}

/// The men of one side.
pub struct Side {
    /// "White".
    pub name: String,
    /// Its men, the king first.
    pub men: Vec<Way>,
}

/// One square looked at.
pub struct Looked {
    /// "white knight g1".
    pub title: String,
    /// Its moves, which lead to the confirm page; empty where it is not its turn.
    pub moves: Vec<Way>,
    /// "Can go to:", or that it cannot.
    pub says: String,
    /// Who attacks it, and who guards it.
    pub about: [String; 2],
}

/// The board in words.
pub struct Men {
    /// White and Black.
    pub sides: [Side; 2],
    /// The square asked for.
    pub looked: Option<Looked>,
    /// Whether it is shown at once: a square was asked for in words, not chosen on the board.
    pub is_open: bool,
}

/// What is looked at, and how links are made.
pub struct Look<'a> {
    /// What stands on the board.
    pub position: &'a Position,
    /// Address of the page.
    pub base: &'a str,
    /// What stands at the end of every query: the ply shown, the turned board.
    pub tail: String,
    /// The square asked for.
    pub square: Option<Square>,
    /// Whether its moves can be sent.
    pub may_move: bool,
    /// Whether it is shown at once.
    pub is_open: bool,
}

impl Look<'_> {
    /// Puts it into words.
    pub fn men(&self, words: &'static Words) -> Men {
        let side = |color| Side {
            name: crate::i18n::chess::side(words, color),
            men: self.of_side(words, color),
        };
        Men {
            sides: [side(Color::White), side(Color::Black)],
            looked: self.square.and_then(|square| self.looked(words, square)),
            is_open: self.is_open,
        }
    }

    fn of_side(&self, words: &Words, color: Color) -> Vec<Way> {
        let names = Names::of(words.lang());
        let kinds = Role::ALL.into_iter().rev();
        let named = |role: Role| {
            let name = names.role(role);
            self.position.of(color, role).map(move |square| Way {
                text: format!("{name} {square}"),
                href: format!("{}?square={square}{}#men", self.base, self.tail),
            })
        };
        kinds.flat_map(named).collect()
    }

    fn looked(&self, words: &'static Words, square: Square) -> Option<Looked> {
        let piece = self.position.piece_at(square)?;
        let names = Names::of(words.lang());
        let title = capitalised(&format!("{} {square}", names.man(piece)));
        let list = |color: Color| {
            let men = self.position.attackers(square, color);
            let men: Vec<String> = men.filter_map(|from| self.name(names, from)).collect();
            men.join(", ")
        };
        let (attackers, guards) = (list(!piece.color), list(piece.color));
        let moves = self.moves(words, square);
        Some(Looked {
            title,
            says: match (piece.color == self.position.turn(), moves.is_empty()) {
                (false, _) => t!(words, "men-not-its-turn"),
                (true, true) => t!(words, "men-no-move"),
                (true, false) => t!(words, "men-moves"),
            },
            moves,
            about: [
                if attackers.is_empty() {
                    t!(words, "men-not-attacked")
                } else {
                    t!(words, "men-attacked", men = attackers)
                },
                if guards.is_empty() {
                    t!(words, "men-not-guarded")
                } else {
                    t!(words, "men-guarded", men = guards)
                },
            ],
        })
    }

    fn name(&self, names: &Names, square: Square) -> Option<String> {
        let piece: Piece = self.position.piece_at(square)?;
        Some(format!("{} {square}", names.man(piece)))
    }

    fn moves(&self, words: &Words, square: Square) -> Vec<Way> {
        let named = |played| Way {
            text: san(self.position, played, letters(words.lang())),
            href: if self.may_move {
                format!("{}/move?uci={}", self.base, self.position.uci(played))
            } else {
                String::new()
            },
        };
        let moves = self.position.legal_from(square);
        moves.into_iter().map(named).collect()
    }
}
