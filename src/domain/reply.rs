//! What became of a mail that a player sent in reply to a letter about a game.

use super::time::Instant;

/// What a reply came to. What was typed, and the position it was about, stand beside it ([`ReplyFacts`]): the words of a
/// refusal follow from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CameTo {
    /// The move was played.
    Played {
        /// Its ply.
        ply: u32,
        /// SAN with English letters.
        san: String,
        /// Whether a draw was offered with it.
        offered: bool,
        /// Whether more stood in the mail, which nobody reads.
        more: bool,
    },
    /// A move of this ply stands already: the same, or another.
    Stands {
        /// Its ply.
        ply: u32,
        /// SAN with English letters.
        san: String,
        /// When it was made.
        at: Instant,
    },
    /// The player has resigned.
    Resigned,
    /// The draw that was offered is accepted.
    Agreed,
    /// The time was up when the mail came.
    Late {
        /// Until when it would have been in time.
        deadline: Instant,
    },
    /// The game had ended already.
    Over,
    /// The letter was about a position that is no longer on the board.
    GoneOn,
    /// It is the opponent's move.
    NotYourTurn,
    /// No offer of the opponent stands that could be accepted.
    NoOffer,
    /// A draw is offered with a move only.
    DrawAlone,
    /// No draw may be offered before both have moved; the move was not played either.
    OfferEarly,
    /// The last offer was refused too short a time ago; the move was not played either.
    OfferSoon {
        /// Own moves still to be made before the next offer.
        moves: u32,
    },
    /// The move would end the game as a draw: that is confirmed on the page.
    WouldDraw {
        /// UCI.
        uci: String,
    },
    /// A move so short that it could be a word: it is confirmed on the page.
    Short {
        /// UCI.
        uci: String,
    },
    /// The number before the move is that of another move.
    OtherNumber {
        /// As written.
        wrote: u32,
        /// Of the move that is due.
        due: u32,
    },
    /// More stands in the mail than the words that resign: it is confirmed on the page.
    ResignUnsure,
    /// The rules refuse the move, or it could be several.
    Illegal,
    /// The first line is no move and none of the words.
    NotUnderstood,
    /// The mail has no line of its own.
    Empty,
    /// The letter's address is no longer good: password or address have changed.
    Dead,
    /// Refused for another reason; the page says why.
    Refused,
}

impl CameTo {
    /// As it is stored: a word, and what belongs to it.
    #[must_use]
    pub fn stored(&self) -> (&'static str, String) {
        let none = String::new;
        match self {
            Self::Played {
                ply,
                san,
                offered,
                more,
            } => {
                let flags = u8::from(*offered) + 2 * u8::from(*more);
                ("played", format!("{ply} {flags} {san}"))
            }
            Self::Stands { ply, san, at } => ("stands", format!("{ply} {} {san}", at.0)),
            Self::Resigned => ("resigned", none()),
            Self::Agreed => ("agreed", none()),
            Self::Late { deadline } => ("late", deadline.0.to_string()),
            Self::Over => ("over", none()),
            Self::GoneOn => ("gone_on", none()),
            Self::NotYourTurn => ("not_your_turn", none()),
            Self::NoOffer => ("no_offer", none()),
            Self::DrawAlone => ("draw_alone", none()),
            Self::OfferEarly => ("offer_early", none()),
            Self::OfferSoon { moves } => ("offer_soon", moves.to_string()),
            Self::WouldDraw { uci } => ("would_draw", uci.clone()),
            Self::Short { uci } => ("short", uci.clone()),
            Self::OtherNumber { wrote, due } => ("other_number", format!("{wrote} {due}")),
            Self::ResignUnsure => ("resign_unsure", none()),
            Self::Illegal => ("illegal", none()),
            Self::NotUnderstood => ("not_understood", none()),
            Self::Empty => ("empty", none()),
            Self::Dead => ("dead", none()),
            Self::Refused => ("refused", none()),
        }
    }

    /// Reads what [`CameTo::stored`] wrote.
    #[must_use]
    pub fn from_stored(word: &str, detail: &str) -> Option<Self> {
        let mut fields = detail.splitn(3, ' ');
        let mut next = || fields.next().unwrap_or_default();
        Some(match word {
            "played" => {
                let ply = next().parse().ok()?;
                let flags: u8 = next().parse().ok()?;
                Self::Played {
                    ply,
                    san: next().to_owned(),
                    offered: flags & 1 != 0,
                    more: flags & 2 != 0,
                }
            }
            "stands" => Self::Stands {
                ply: next().parse().ok()?,
                at: Instant(next().parse().ok()?),
                san: next().to_owned(),
            },
            "resigned" => Self::Resigned,
            "agreed" => Self::Agreed,
            "late" => Self::Late {
                deadline: Instant(detail.parse().ok()?),
            },
            "over" => Self::Over,
            "gone_on" => Self::GoneOn,
            "not_your_turn" => Self::NotYourTurn,
            "no_offer" => Self::NoOffer,
            "draw_alone" => Self::DrawAlone,
            "offer_early" => Self::OfferEarly,
            "offer_soon" => Self::OfferSoon {
                moves: detail.parse().ok()?,
            },
            "would_draw" => Self::WouldDraw {
                uci: detail.to_owned(),
            },
            "short" => Self::Short {
                uci: detail.to_owned(),
            },
            "other_number" => Self::OtherNumber {
                wrote: next().parse().ok()?,
                due: next().parse().ok()?,
            },
            "resign_unsure" => Self::ResignUnsure,
            "illegal" => Self::Illegal,
            "not_understood" => Self::NotUnderstood,
            "empty" => Self::Empty,
            "dead" => Self::Dead,
            "refused" => Self::Refused,
            _ => return None,
        })
    }

    /// Whether the reply did what its writer wanted.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self, Self::Played { .. } | Self::Resigned | Self::Agreed)
    }
}

/// A reply as the answer to it tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyFacts {
    /// The line that was read, shortened.
    pub typed: String,
    /// When the mail was accepted.
    pub arrived: Instant,
    /// FEN of the position that the letter was about.
    pub position: String,
    /// What it came to.
    pub came_to: CameTo,
    /// Message-ID of the reply, without brackets.
    pub message_id: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_again() {
        let uci = || "e7e8q".to_owned();
        let all = [
            CameTo::Played {
                ply: 12,
                san: "Nf6".to_owned(),
                offered: true,
                more: false,
            },
            CameTo::Played {
                ply: 1,
                san: "e4".to_owned(),
                offered: false,
                more: true,
            },
            CameTo::Stands {
                ply: 3,
                san: "O-O".to_owned(),
                at: Instant(17),
            },
            CameTo::Resigned,
            CameTo::Agreed,
            CameTo::Late {
                deadline: Instant(5),
            },
            CameTo::Over,
            CameTo::GoneOn,
            CameTo::NotYourTurn,
            CameTo::NoOffer,
            CameTo::DrawAlone,
            CameTo::OfferEarly,
            CameTo::OfferSoon { moves: 4 },
            CameTo::WouldDraw { uci: uci() },
            CameTo::Short { uci: uci() },
            CameTo::OtherNumber { wrote: 12, due: 14 },
            CameTo::ResignUnsure,
            CameTo::Illegal,
            CameTo::NotUnderstood,
            CameTo::Empty,
            CameTo::Dead,
            CameTo::Refused,
        ];
        for one in all {
            let (word, detail) = one.stored();
            assert_eq!(CameTo::from_stored(word, &detail), Some(one));
        }
        assert_eq!(CameTo::from_stored("played", "x"), None);
        assert_eq!(CameTo::from_stored("else", ""), None);
    }
}
