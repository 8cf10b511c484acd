//! What the forms of invitations and tournaments ask about who else sees the moves of a game.

use super::forms::{Form, FormState};
use crate::domain::visibility::{Mode, Openness, Sight, SightFault};

/// The fields of one audience: how, how many half-moves later, after how many games.
struct Fields {
    mode: &'static str,
    plies: &'static str,
    games: &'static str,
}

const PARTICIPANTS: Fields = Fields {
    mode: "watch",
    plies: "watch_plies",
    games: "watch_games",
};
const PUBLIC: Fields = Fields {
    mode: "public",
    plies: "public_plies",
    games: "public_games",
};

/// What a tournament's form settles.
///
/// # Errors
/// What is wrong, and the field it is about.
pub fn of_tournament(form: &Form) -> Result<Openness, (&'static str, SightFault)> {
    let usual = Openness::TOURNAMENT;
    Ok(Openness {
        participants: PARTICIPANTS.read(form, usual.participants)?,
        public: PUBLIC.read(form, usual.public)?,
    })
}

/// What an invitation's form settles.
///
/// # Errors
/// What is wrong, and the field it is about.
pub fn of_invitation(form: &Form) -> Result<Openness, (&'static str, SightFault)> {
    let usual = Openness::FRIENDLY.public;
    Ok(Openness::friendly(PUBLIC.read(form, usual)?.mode))
}

/// Shows it in a form.
pub fn fill(form: &mut FormState, open: Openness) {
    PARTICIPANTS.fill(form, open.participants);
    PUBLIC.fill(form, open.public);
}

impl Fields {
    fn read(&self, form: &Form, usual: Sight) -> Result<Sight, (&'static str, SightFault)> {
        let number = |field: &'static str, fault| match form.filled(field) {
            None => Ok(0),
            Some(typed) => typed.parse::<u32>().map_err(|_| (field, fault)),
        };
        let mode = match form.text(self.mode) {
            "live" => Mode::Live,
            "delay" => Mode::Delayed(number(self.plies, SightFault::HeldBack)?),
            "end" => Mode::AfterEnd,
            "" => usual.mode,
            // no form of ours: rather too little than too much
            _ => Mode::AfterEnd,
        };
        let games = number(self.games, SightFault::Games)?;
        let field = |fault| match fault {
            SightFault::HeldBack => self.plies,
            SightFault::Games => self.games,
        };
        let sight = Sight { mode, games };
        sight.check().map_err(|fault| (field(fault), fault))
    }

    fn fill(&self, form: &mut FormState, sight: Sight) {
        let (mode, plies) = match sight.mode {
            Mode::Live => ("live", None),
            Mode::Delayed(plies) => ("delay", Some(plies)),
            Mode::AfterEnd => ("end", None),
        };
        form.set(self.mode, mode);
        if let Some(plies) = plies {
            form.set(self.plies, &plies.to_string());
        }
        if sight.games > 0 {
            form.set(self.games, &sight.games.to_string());
        }
    }
}
