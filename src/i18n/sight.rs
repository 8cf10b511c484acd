//! Who sees the moves of a game, and when, in words.

use super::{Words, t};
use crate::domain::visibility::{Mode, Openness, Sight, SightFault};

/// "as they are played", "the last 4 half-moves later", "after the end"; and what is waited for.
#[must_use]
pub fn sight(words: &Words, sight: Sight) -> String {
    let how = match sight.mode {
        Mode::Live => t!(words, "sight-live"),
        Mode::Delayed(plies) => t!(words, "sight-delayed", n = plies),
        Mode::AfterEnd => t!(words, "sight-after-end"),
    };
    match sight.games {
        0 => how,
        games => {
            let waits = t!(words, "sight-games", n = games);
            format!("{how}; {waits}")
        }
    }
}

/// Both, for the games of a tournament: "those who take part: …", "everybody else: …".
#[must_use]
pub fn both(words: &Words, open: Openness) -> String {
    let (participants, public) = (sight(words, open.participants), sight(words, open.public));
    t!(
        words,
        "sight-both",
        participants = participants,
        public = public
    )
}

/// What is wrong with it.
#[must_use]
pub fn fault(words: &Words, fault: SightFault) -> String {
    match fault {
        SightFault::HeldBack => t!(
            words,
            "sight-fault-held",
            most = crate::domain::visibility::MOST_HELD
        ),
        SightFault::Games => t!(
            words,
            "sight-fault-games",
            most = crate::domain::visibility::MOST_GAMES
        ),
    }
}
