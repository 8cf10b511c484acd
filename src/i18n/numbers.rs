//! Numbers with the reader's decimal sign.

use super::Lang;

/// `value` with exactly `places` decimals and the language's decimal sign: `2.5`, `2,5`.
pub fn decimal(lang: Lang, value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match lang {
        Lang::En => text,
        Lang::De | Lang::Sv => text.replace('.', ","),
    }
}

/// A score counted in half points: `0`, `½`, `3`, `3½`. The same in all languages.
pub fn points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decimal_sign_is_the_readers() {
        assert_eq!(decimal(Lang::En, 2.5, 2), "2.50");
        assert_eq!(decimal(Lang::De, 2.5, 1), "2,5");
        assert_eq!(decimal(Lang::Sv, -0.25, 2), "-0,25");
    }

    #[test]
    fn halves() {
        assert_eq!([0, 1, 2, 7].map(points), ["0", "½", "1", "3½"]);
    }
}
