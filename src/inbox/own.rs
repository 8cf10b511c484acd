//! What somebody has written himself: a mail without what it quotes and without signatures.

/// The lines that a mail's writer wrote himself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Own {
    /// The first one that is not empty.
    pub first: Option<String>,
    /// Whether there are more.
    pub more: bool,
}

/// So many lines are looked at; nobody writes his move below.
const LOOKED_AT: usize = 2_000;

/// Takes a text apart. Quoted lines are passed over, so that an answer may stand above or below them; where a quotation
/// begins that is not marked line by line, all that follows belongs to it.
pub fn own(text: &str) -> Own {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<String> = text.split('\n').take(LOOKED_AT).map(plain).collect();
    let mut own = Own::default();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let rest = lines.get(at..).unwrap_or_default();
        if is_end(line, rest) {
            break;
        }
        if let Some(taken) = attribution(rest) {
            at += taken;
            if !quote_follows(lines.get(at..).unwrap_or_default()) {
                break;
            }
            continue;
        }
        at += 1;
        if line.is_empty() || is_quoted(line) || is_of_a_telephone(line) {
            continue;
        }
        if own.first.is_some() {
            own.more = true;
            break;
        }
        own.first = Some(line.clone());
    }
    own
}

/// Without signs that nobody sees. A signature's mark keeps its blank.
fn plain(line: &str) -> String {
    let seen = |c: &char| !matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let line: String = line
        .chars()
        .filter(seen)
        .map(|c| {
            if c.is_whitespace() || c.is_control() {
                ' '
            } else {
                c
            }
        })
        .collect();
    line.trim().to_owned()
}

fn is_quoted(line: &str) -> bool {
    line.starts_with('>') || line.starts_with('|')
}

/// From here on nothing is the writer's own: a signature, or a quotation that is not marked line by line.
fn is_end(line: &str, rest: &[String]) -> bool {
    if line == "--" || line == "\u{2014}" {
        return true;
    }
    let rule = line.len() >= 8 && line.chars().all(|c| matches!(c, '_' | '-' | '=' | '*'));
    rule || is_heading(line) || is_head_of_a_mail(rest)
}

/// `-----Ursprüngliche Nachricht-----` and its likes.
fn is_heading(line: &str) -> bool {
    let words = line.trim_matches(|c: char| matches!(c, '-' | '_' | ' ' | '*' | ':'));
    if !line.starts_with("--") && !line.starts_with("__") {
        return [
            "begin forwarded message",
            "anfang der weitergeleiteten nachricht",
            "vidarebefordrat brev",
        ]
        .contains(&words.to_lowercase().as_str());
    }
    let words = words.to_lowercase();
    [
        "original message",
        "original-nachricht",
        "originalnachricht",
        "original appointment",
        "ursprüngliche nachricht",
        "urspruengliche nachricht",
        "ursprungligt meddelande",
        "originalmeddelande",
        "reply message",
        "forwarded message",
        "weitergeleitete nachricht",
        "vidarebefordrat meddelande",
    ]
    .iter()
    .any(|known| words.starts_with(known))
}

/// `Von: …`, `Gesendet: …`: the head of the quoted mail, as some programs put it, without any mark.
fn is_head_of_a_mail(rest: &[String]) -> bool {
    let field = |line: &String| {
        let bare = line.trim_start_matches(['*', ' ']).to_lowercase();
        let (name, _) = bare.split_once(':')?;
        let name = name.trim_end_matches(['*', ' ']);
        Some(match name {
            "from" | "von" | "från" => 1,
            "sent" | "date" | "gesendet" | "datum" | "skickat" | "to" | "an" | "till"
            | "subject" | "betreff" | "ämne" | "cc" | "kopia" => 2,
            _ => return None,
        })
    };
    let known: Vec<Option<i32>> = rest
        .iter()
        .filter(|l| !l.is_empty())
        .take(4)
        .map(field)
        .collect();
    let kinds = || known.iter().flatten();
    known.first().is_some_and(Option::is_some) && kinds().any(|k| *k == 1) && kinds().count() > 1
}

/// "Am 12.05.2027 um 10:00 schrieb Fernzug:", on up to three lines; how many. Below stands what it introduces.
fn attribution(rest: &[String]) -> Option<usize> {
    let mut joined = String::new();
    for (at, line) in rest.iter().take(3).enumerate() {
        if line.is_empty() || is_quoted(line) {
            return None;
        }
        joined.push(' ');
        joined.push_str(&line.to_lowercase());
        if line.ends_with(':') {
            return introduces(&joined).then_some(at + 1);
        }
        // only what begins like one may go on in the next line
        if at == 0 && !begins(&joined) {
            return None;
        }
    }
    None
}

fn begins(joined: &str) -> bool {
    let first = joined.split_whitespace().next().unwrap_or_default();
    matches!(first, "on" | "am" | "den" | "vid" | "le" | "op") || joined.contains('@')
}

fn introduces(joined: &str) -> bool {
    joined.split(|c: char| !c.is_alphabetic()).any(|word| {
        matches!(
            word,
            "wrote" | "writes" | "schrieb" | "schreibt" | "geschrieben" | "skrev" | "skriver"
        )
    })
}

/// Whether what follows is marked as quoted line by line.
fn quote_follows(rest: &[String]) -> bool {
    rest.iter()
        .find(|line| !line.is_empty())
        .is_some_and(|line| is_quoted(line))
}

/// "Von meinem iPhone gesendet": a line that the device writes.
fn is_of_a_telephone(line: &str) -> bool {
    let line = line.trim_matches(['<', '>', '*', '_', ' ']).to_lowercase();
    if line.chars().count() > 120 {
        return false;
    }
    let begins = [
        "sent from ",
        "sent with ",
        "get outlook for ",
        "von meinem ",
        "von meiner ",
        "gesendet von ",
        "gesendet mit ",
        "gesendet aus ",
        "holen sie sich outlook",
        "outlook für ",
        "diese nachricht wurde von ",
        "skickat från ",
        "skickat med ",
        "skickades från ",
        "hämta outlook för ",
    ];
    let names = [
        "gesendet", "iphone", "ipad", "outlook", "mail", "android", "telefon", "handy", "mobil",
        "samsung", "app",
    ];
    begins.iter().any(|words| line.starts_with(words))
        && names.iter().any(|name| line.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> (Option<&'static str>, bool) {
        let own = own(text);
        let first = own.first.map(|line| &*line.leak());
        (first, own.more)
    }

    #[test]
    fn above_a_quotation() {
        let quoted = "> It is your move.\n> -- \n> Fernzug\n";
        for above in [
            "On Mon, 10 May 2027 at 10:00, Fernzug <chess@x.org> wrote:\n",
            "On Mon, 10 May 2027 at 10:00, Fernzug\n<play+abc@chess.example.org> wrote:\n",
            "Am 10.05.27 um 10:00 schrieb Fernzug:\n",
            "Am Mo., 10. Mai 2027 um 10:00 Uhr schrieb Fernzug <\nchess@x.org>:\n",
            "Den mån 10 maj 2027 kl 10:00 skrev Fernzug <chess@x.org>:\n\n",
            "10 maj 2027 kl. 10:00 skrev Fernzug <chess@x.org>:\n",
            "Fernzug schrieb am 10.05.2027:\n",
            "Am Montag, 10. Mai 2027 um 12:00:00 MESZ hat Fernzug <a@b> Folgendes geschrieben:\n",
        ] {
            let text = format!("Sf6\n\n{above}{quoted}");
            assert_eq!(of(&text), (Some("Sf6"), false), "{above}");
            let below = format!("{above}{quoted}\nSf6\n");
            assert_eq!(of(&below), (Some("Sf6"), false), "{above}");
        }
    }

    #[test]
    fn above_a_quotation_without_marks() {
        for above in [
            "-----Ursprüngliche Nachricht-----\nVon: Fernzug\nIt is your move.\n",
            "-----Original Message-----\nFrom: Fernzug\n",
            "-----Ursprungligt meddelande-----\nFrån: Fernzug\n",
            "________________________________\nVon: Fernzug <a@b>\n",
            "Von: Fernzug <a@b>\nGesendet: Montag, 10. Mai 2027\nAn: Anna\nBetreff: Dein Zug\n\nDu bist am Zug.\n",
            "*From:* Fernzug\n*Sent:* Monday\nYour move\n",
            "Gesendet: Montag, 10. Mai 2027 um 12:00 Uhr\nVon: \"Fernzug\" <a@b>\nAn: anna@web.example\nDu bist am Zug.\n",
            "Am 10.05.2027 schrieb Fernzug:\nDu bist am Zug.\n",
            "-- \nAnna Berg\n",
            "--\nAnna Berg\n",
        ] {
            let text = format!("\n  Sf6 \n\n{above}");
            assert_eq!(of(&text), (Some("Sf6"), false), "{above}");
            assert_eq!(of(above), (None, false), "{above}");
        }
    }

    #[test]
    fn telephones_sign_by_themselves() {
        for line in [
            "Sent from my iPhone",
            "Von meinem iPhone gesendet",
            "Skickat från min iPhone",
            "Gesendet von Outlook für Android",
            "Get Outlook for iOS",
            "Gesendet mit der mobilen Mail App",
        ] {
            assert_eq!(
                of(&format!("Sf6\n\n{line}\n")),
                (Some("Sf6"), false),
                "{line}"
            );
        }
        assert_eq!(of("gebe auf\n\nHans\n"), (Some("gebe auf"), true));
        assert_eq!(of("\u{feff}Sf6\r\n"), (Some("Sf6"), false));
        assert_eq!(of(""), (None, false));
    }
}
