//! Lines that a director pastes: names alone, or rows of a sheet with a name and perhaps a rating.

/// A line, as it may be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pasted {
    /// The whole line: a name may have commas in it.
    pub line: String,
    /// What may be the name where it is a row of a sheet: its cells before the rating.
    pub names: Vec<String>,
    /// The rating in it.
    pub rating: Option<u16>,
}

/// Reads what was pasted, a line each; empty ones are left out.
pub(super) fn pasted(text: &str) -> Vec<Pasted> {
    text.lines()
        .map(|line| line.trim_matches(['\u{feff}', ' ', '\t', '\r']))
        .filter(|line| !line.is_empty())
        .map(one)
        .collect()
}

fn one(line: &str) -> Pasted {
    let parted = [';', '\t', ',']
        .into_iter()
        .find(|sign| line.contains(*sign));
    let cells = parted.map_or_else(Vec::new, |sign| cells(line, sign));
    let rating = cells.iter().skip(1).find_map(|cell| {
        let rating = cell.parse::<u16>().ok();
        rating.filter(|rating| (100..=3_500).contains(rating))
    });
    Pasted {
        line: unquoted(line),
        names: cells.into_iter().take(2).collect(),
        rating,
    }
}

/// The cells of a row; a quoted one may have the sign in it that parts them.
fn cells(line: &str, parted: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for sign in line.chars() {
        match sign {
            '"' => {
                quoted = !quoted;
                if let Some(cell) = cells.last_mut() {
                    cell.push(sign);
                }
            }
            sign if sign == parted && !quoted => cells.push(String::new()),
            sign => {
                if let Some(cell) = cells.last_mut() {
                    cell.push(sign);
                }
            }
        }
    }
    cells.iter().map(|cell| unquoted(cell)).collect()
}

/// Without quotes round it, and without the sign that keeps a sheet from taking it for a formula.
fn unquoted(cell: &str) -> String {
    let cell = cell.trim();
    let inner = cell
        .strip_prefix('"')
        .and_then(|cell| cell.strip_suffix('"'));
    let text = inner.map_or_else(|| cell.to_owned(), |inner| inner.replace("\"\"", "\""));
    text.strip_prefix('\'').unwrap_or(&text).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_names_or_rows() {
        for (line, whole, names, rating) in [
            ("anna", "anna", vec![], None),
            ("  Anna Berg \r", "Anna Berg", vec![], None),
            (
                "\u{feff}anna;Anna Berg;1850;;14 May",
                "anna;Anna Berg;1850;;14 May",
                vec!["anna", "Anna Berg"],
                Some(1_850),
            ),
            (
                "\"Berg, Anna\",1700",
                "\"Berg, Anna\",1700",
                vec!["Berg, Anna", "1700"],
                Some(1_700),
            ),
            ("'-anna\t99", "-anna\t99", vec!["-anna", "99"], None),
            ("1500;anna", "1500;anna", vec!["1500", "anna"], None),
        ] {
            let found = pasted(line);
            assert_eq!(found.len(), 1, "{line}");
            assert_eq!(found[0].names, names, "{line}");
            assert_eq!(found[0].rating, rating, "{line}");
            if line != "\"Berg, Anna\",1700" {
                assert_eq!(found[0].line, whole, "{line}");
            }
        }
        assert_eq!(pasted("\n \r\n\t\n"), []);
    }
}
