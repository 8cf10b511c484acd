//! Words for men, files, digits and castling in three languages, turned into the signs of the compact form.

/// Turns known words into signs: men into figurines, names of files into letters, numbers into digits, "takes" into `x`,
/// castling into `O-O`. What is no known word stays as it is. The text has spaces in their places still.
pub(super) fn replace(text: &str) -> String {
    let mut signs = String::with_capacity(text.len());
    let mut castling = Castling::default();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if !first.is_alphabetic() {
            signs.push(first);
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
            continue;
        }
        let end = rest
            .find(|letter: char| !letter.is_alphabetic())
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        let lower = word.to_lowercase();
        if castling.takes(&lower) {
            continue;
        }
        match sign(&lower) {
            Some(sign) => signs.push_str(sign),
            None => signs.push_str(word),
        }
    }
    castling.written(signs)
}

/// "kurze Rochade", "Rochade kurz", "castles queenside": two words in any order.
#[derive(Default)]
struct Castling {
    named: bool,
    side: Option<&'static str>,
}

impl Castling {
    fn takes(&mut self, word: &str) -> bool {
        match word {
            "rochade" | "rockad" | "rockera" | "rockerar" | "rochieren" | "rochiere"
            | "rochiert" | "castle" | "castles" | "castling" => self.named = true,
            "kurz" | "kurze" | "klein" | "kleine" | "kort" | "short" | "kingside" => {
                self.side = Some("O-O")
            }
            "lang" | "lange" | "groß" | "große" | "gross" | "grosse" | "lång" | "long"
            | "queenside" => self.side = Some("O-O-O"),
            _ => return false,
        }
        true
    }

    /// Only whole: "Rochade" alone says too little, "kurz" alone means nothing.
    fn written(self, signs: String) -> String {
        match self {
            Castling {
                named: false,
                side: None,
            } => signs,
            Castling {
                named: true,
                side: Some(side),
            } => format!("{side}{signs}"),
            Castling { .. } => "?".to_owned(),
        }
    }
}

fn sign(word: &str) -> Option<&'static str> {
    men(word)
        .or_else(|| files(word))
        .or_else(|| digits(word))
        .or_else(|| other(word))
}

fn men(word: &str) -> Option<&'static str> {
    Some(match word {
        "könig" | "koenig" | "kung" | "kungen" | "king" => "♔",
        "dame" | "dam" | "damen" | "queen" => "♕",
        "turm" | "torn" | "tornet" | "rook" => "♖",
        "läufer" | "laeufer" | "löpare" | "löparen" | "bishop" => "♗",
        "springer" | "springare" | "springaren" | "häst" | "knight" => "♘",
        "bauer" | "bonde" | "bonden" | "pawn" => "♙",
        _ => return None,
    })
}

fn files(word: &str) -> Option<&'static str> {
    Some(match word {
        "anna" => "a",
        "berta" | "bella" | "bertha" => "b",
        "cäsar" | "caesar" | "cesar" | "cäcilie" => "c",
        "david" => "d",
        "eva" | "emil" => "e",
        "felix" => "f",
        "gustav" => "g",
        "hektor" | "hector" => "h",
        _ => return None,
    })
}

fn digits(word: &str) -> Option<&'static str> {
    Some(match word {
        "eins" | "ein" | "ett" | "one" => "1",
        "zwei" | "zwo" | "två" | "tvaa" | "two" => "2",
        "drei" | "tre" | "three" => "3",
        "vier" | "fyra" | "four" => "4",
        "fünf" | "fuenf" | "fem" | "five" => "5",
        "sechs" | "sex" | "six" => "6",
        "sieben" | "sju" | "seven" => "7",
        "acht" | "åtta" | "eight" => "8",
        _ => return None,
    })
}

fn other(word: &str) -> Option<&'static str> {
    Some(match word {
        "schlägt" | "schlaegt" | "nimmt" | "mal" | "slår" | "tar" | "takes" | "captures" => "x",
        "von" | "nach" | "auf" | "från" | "till" | "på" | "from" | "to" | "on" | "zu" | "zur"
        | "wird" | "umwandlung" | "promotes" | "becomes" | "blir" | "und" | "and" | "och"
        | "mit" | "med" | "with" => "",
        "schach" | "matt" | "schachmatt" | "schack" | "check" | "mate" | "checkmate"
        | "schackmatt" => "",
        _ => return None,
    })
}
