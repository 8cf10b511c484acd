//! Names that speak for the site or for the game itself: nobody shall be taken for them.

use super::player::look;

/// Sign-in and displayed names that nobody bears, in the languages of the site.
const WORDS: &[&str] = &[
    // who runs it
    "admin",
    "administrator",
    "administration",
    "administratorin",
    "administratör",
    "webmaster",
    "webmeister",
    "postmaster",
    "hostmaster",
    "root",
    "system",
    "server",
    "service",
    "site",
    "support",
    "help",
    "helpdesk",
    "hilfe",
    "hjälp",
    "security",
    "sicherheit",
    "säkerhet",
    "abuse",
    "info",
    "kontakt",
    "contact",
    "official",
    "offiziell",
    "officiell",
    "staff",
    "team",
    "noreply",
    "mailer",
    "daemon",
    "mailerdaemon",
    "moderator",
    "moderatorin",
    "mod",
    "operator",
    "fernzug",
    // who decides
    "director",
    "tournament director",
    "turnierleiter",
    "turnierleiterin",
    "turnierleitung",
    "tävlingsledare",
    "tävlingsledning",
    "arbiter",
    "schiedsrichter",
    "schiedsrichterin",
    "domare",
    "referee",
    // nobody and everybody
    "anonymous",
    "anonym",
    "nobody",
    "niemand",
    "ingen",
    "everybody",
    "alle",
    "guest",
    "gast",
    "gäst",
    "user",
    "benutzer",
    "användare",
    "player",
    "spieler",
    "spielerin",
    "spelare",
    "member",
    "mitglied",
    "medlem",
    "former member",
    "ehemaliges mitglied",
    "tidigare medlem",
    "null",
    "undefined",
    "unknown",
    "unbekannt",
    "okänd",
    "you",
    "du",
    "opponent",
    "gegner",
    "gegnerin",
    "motståndare",
    // the game
    "white",
    "weiß",
    "weiss",
    "vit",
    "black",
    "schwarz",
    "svart",
    "draw",
    "remis",
    "remi",
    "computer",
    "engine",
    "schachprogramm",
    "schackprogram",
];

/// Whether a name is one of them, or made of nothing but them ("Admin-Team"), or the site's own, alone or with one of
/// them ("Schachklub Nord Admin"). Look-alikes are
/// recognised by their UTS 39 skeleton; dots, hyphens and blanks do not matter.
#[must_use]
pub fn is_reserved(name: &str, site: &str) -> bool {
    let whole = bare(name);
    let is_one = |word: &str| {
        let word = bare(word);
        !word.is_empty() && (bare(site) == word || WORDS.iter().any(|known| bare(known) == word))
    };
    if whole.is_empty() {
        return false;
    }
    let own = bare(site);
    let beside_own = Some(own.as_str())
        .filter(|own| !own.is_empty())
        .and_then(|own| whole.strip_prefix(own).or(whole.strip_suffix(own)));
    is_one(&whole)
        || beside_own.is_some_and(is_one)
        || name
            .split(|c: char| !c.is_alphanumeric())
            .filter(|w| !w.is_empty())
            .all(is_one)
}

/// A name as it looks, without what only stands between its letters.
fn bare(name: &str) -> String {
    let letters: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    look(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_speaks_for_the_site() {
        for name in [
            "admin",
            "Admin",
            "ADMIN",
            "adm1n",
            "adrnin",
            "a.d-m_i.n",
            "Administrator",
            "Administratör",
            "Fernzug",
            "fernzug-support",
            "Admin Team",
            "Support",
            "White",
            "Black",
            "Weiß",
            "WEISS",
            "Vit",
            "Svart",
            "Schwarz",
            "Turnierleiter",
            "tävlingsledare",
            "no-reply",
            "Mailer-Daemon",
            "Schachklub Nord",
            "schachklub.nord",
            "SchachkIub Nord",
            "Schachklub Nord Admin",
            "аdmіn",
        ] {
            assert!(is_reserved(name, "Schachklub Nord"), "{name}");
        }
        for name in [
            "anna",
            "Karl Schwarz",
            "Anna White",
            "Vita",
            "Blackburne",
            "Adminson",
            "Alla",
            "Nord",
            "Klub",
            "chef",
            "opa",
            "Systema",
            "Roland Gast-Admin X",
        ] {
            assert!(!is_reserved(name, "Schachklub Nord"), "{name}");
        }
        assert!(!is_reserved("anna", "") && !is_reserved("--", "--"));
    }
}
