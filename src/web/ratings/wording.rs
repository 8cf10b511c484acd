//! Ratings in words.

use crate::domain::rating::{Cause, POINT, Pool};
use crate::domain::time::Instant;
use crate::i18n::{Lang, Words, numbers, t};
use crate::storage::ratings::{Head, Row};

/// "Chess960 with engines".
pub fn pool(words: &Words, pool: Pool) -> String {
    match pool {
        Pool::Standard => t!(words, "rating-pool-standard"),
        Pool::Chess960 => t!(words, "rating-pool-chess960"),
        Pool::StandardEngines => t!(words, "rating-pool-standard-engines"),
        Pool::Chess960Engines => t!(words, "rating-pool-chess960-engines"),
    }
}

/// "1612", or "1612 (provisional)".
pub fn shown(words: &Words, head: &Head, now: Instant) -> String {
    let points = head.points();
    if head.is_provisional(now) {
        t!(words, "rating-provisional-value", rating = points)
    } else {
        points.to_string()
    }
}

/// "+12.3", "−4.0".
pub fn change(lang: Lang, thousandths: i64) -> String {
    let size = thousandths.unsigned_abs() as f64 / POINT as f64;
    let number = numbers::decimal(lang, size, 1);
    match thousandths {
        0 => number,
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{number}"),
    }
}

/// Why a row is there: "won game 1047 against Berta Holm (1612)".
pub fn why(words: &Words, row: &Row, opponent: &str) -> String {
    let game = row.game.unwrap_or(0).to_string();
    let rating = row.opponent.map_or(0, |(_, r)| r.points()).to_string();
    match row.cause {
        Cause::Entered => t!(words, "rating-row-entered", note = row.note.as_str()),
        Cause::Won => t!(
            words,
            "rating-row-won",
            game = game,
            opponent = opponent,
            rating = rating
        ),
        Cause::Drawn => t!(
            words,
            "rating-row-drawn",
            game = game,
            opponent = opponent,
            rating = rating
        ),
        Cause::Lost => t!(
            words,
            "rating-row-lost",
            game = game,
            opponent = opponent,
            rating = rating
        ),
        Cause::TakenBack => t!(
            words,
            "rating-row-taken-back",
            game = game,
            opponent = opponent
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_their_sign() {
        assert_eq!(change(Lang::En, 12_345), "+12.3");
        assert_eq!(change(Lang::De, -4_000), "\u{2212}4,0");
        assert_eq!(change(Lang::Sv, 0), "0,0");
    }
}
