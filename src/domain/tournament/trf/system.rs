//! What kind of tournament a file is of.

use super::Header;

/// How a tournament is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// By the FIDE Dutch system; also if the file says nothing.
    Dutch,
    /// By the Berger tables.
    RoundRobin {
        /// Two cycles.
        double: bool,
    },
    /// Otherwise, as the file names it: such a round is not paired here.
    Other(String),
}

/// Words of record 092, folded: what they stand for. Others come first: a "double Swiss" is not a Swiss.
const OTHERS: [&str; 14] = [
    "dubov",
    "burstein",
    "monrad",
    "keizer",
    "knockout",
    "knock out",
    "double swiss",
    "doubleswiss",
    "team",
    "mannschaft",
    "scheveningen",
    "schiller",
    "lagturnering",
    "utslagning",
];
const ROBINS: [&str; 7] = [
    "round robin",
    "roundrobin",
    "berger",
    "rundenturnier",
    "jeder gegen jeden",
    "rundturnering",
    "alla möter alla",
];
const SWISS: [&str; 3] = ["swiss", "dutch", "schweiz"];

impl Header {
    /// How it is paired: by record 192; without it by the words of record 092; without these a Swiss tournament.
    /// `accelerated`: the file has records of fictitious points.
    #[must_use]
    pub fn system(&self, accelerated: bool) -> System {
        if self.teams {
            return System::Other("teams (013, 310)".to_owned());
        }
        if self.code.is_empty() {
            return self.by_kind();
        }
        match self.code.to_ascii_uppercase().as_str() {
            "FIDE_DUTCH" | "FIDE_DUTCH_2026" => System::Dutch,
            // The points themselves stand in records 250.
            "FIDE_DUTCH_BAKU" | "FIDE_DUTCH_2026_BAKU" if accelerated => System::Dutch,
            "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => System::RoundRobin { double: false },
            "FIDE_DOUBLEROUNDROBIN" | "BERGER_DOUBLEROUNDROBIN" => {
                System::RoundRobin { double: true }
            }
            _ => System::Other(self.code.clone()),
        }
    }

    fn by_kind(&self) -> System {
        let told = self.folded();
        let has = |words: &[&str]| words.iter().any(|word| told.contains(word));
        if has(&OTHERS) {
            System::Other(self.kind.clone())
        } else if has(&ROBINS) {
            let double = has(&["double", "doppel", "dubbel"]);
            System::RoundRobin { double }
        } else {
            System::Dutch
        }
    }

    /// Small letters, with blanks for hyphens.
    fn folded(&self) -> String {
        self.kind.to_lowercase().replace(['-', '_'], " ")
    }

    /// Whether pairs were known beforehand, as in a round robin; `None`: the file does not say, or it is something else
    /// than a round robin or a Swiss tournament.
    #[must_use]
    pub fn is_round_robin(&self) -> Option<bool> {
        match self.system(true) {
            System::RoundRobin { .. } => Some(true),
            System::Dutch if self.code.is_empty() && !self.is_kind_known() => None,
            System::Dutch => Some(false),
            System::Other(_) if self.teams => None,
            System::Other(name) => {
                let name = name.to_lowercase();
                let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
                if has(&["team", "mannschaft"]) {
                    None
                } else if has(&["roundrobin"]) {
                    Some(true)
                } else if has(&["swiss", "dutch", "dubov", "burstein", "monrad"]) {
                    Some(false)
                } else {
                    None
                }
            }
        }
    }

    /// Whether record 092 has one of the words that count.
    #[must_use]
    pub fn is_kind_known(&self) -> bool {
        let told = self.folded();
        let mut all = OTHERS.iter().chain(&ROBINS).chain(&SWISS);
        all.any(|word| told.contains(word))
    }
}
