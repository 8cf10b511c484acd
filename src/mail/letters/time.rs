//! Letters about time in a game: what the opponent did about it, and that it is exceeded.

use super::{Content, Desk, game};
use crate::domain::notice::GameFacts;
use crate::i18n::{control, t};

fn told(desk: &Desk<'_>, facts: &GameFacts, subject: String, lead: String) -> Content {
    Content {
        subject,
        lead,
        button: Some(game::game_button(desk, facts)),
        ..game::about_game(desk, facts)
    }
}

fn due(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    if facts.to_move {
        game::deadline(desk, facts)
    } else {
        game::their_deadline(desk, facts)
    }
}

fn span(desk: &Desk<'_>, facts: &GameFacts) -> String {
    control::span(desk.words, facts.given.unwrap_or(0))
}

fn pause_until(desk: &Desk<'_>, facts: &GameFacts) -> String {
    facts
        .pause_until
        .map(|at| desk.until(at))
        .unwrap_or_default()
}

pub(super) fn time_added(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-time-added",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(
        words,
        "letter-time-added",
        opponent = opponent,
        span = span(desk, facts)
    );
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn pause_asked(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-pause-asked",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(
        words,
        "letter-pause-asked",
        opponent = opponent,
        until = pause_until(desk, facts)
    );
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn pause_declined(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-pause-declined",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(words, "letter-pause-declined", opponent = opponent);
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn pause_begun(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-pause-begun",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(
        words,
        "letter-pause-begun",
        opponent = opponent,
        until = pause_until(desk, facts)
    );
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn pause_over(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-pause-over",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(words, "letter-pause-over", opponent = opponent);
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn long_think(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-long-think",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(words, "letter-long-think", opponent = opponent);
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn time_exceeded(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let since = facts.deadline.map(|at| desk.until(at)).unwrap_or_default();
    let falls = facts.falls.map(|at| desk.until(at)).unwrap_or_default();
    let lead = match (facts.to_move, facts.claimable) {
        (true, _) => t!(
            words,
            "letter-time-exceeded-yours",
            since = since,
            falls = falls
        ),
        (false, true) => t!(
            words,
            "letter-time-exceeded-claim",
            opponent = opponent,
            since = since,
            falls = falls
        ),
        (false, false) => t!(
            words,
            "letter-time-exceeded-theirs",
            opponent = opponent,
            since = since,
            falls = falls
        ),
    };
    let subject = t!(
        words,
        "letter-subject-time-exceeded",
        opponent = opponent,
        game = facts.game.to_string()
    );
    Content {
        subject,
        lead,
        button: Some(game::game_button(desk, facts)),
        ..game::about_game(desk, facts)
    }
}

pub(super) fn continue_asked(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-continue-asked",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(words, "letter-continue-asked", opponent = opponent);
    Content {
        due: None,
        ..told(desk, facts, subject, lead)
    }
}

pub(super) fn game_continued(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = t!(
        words,
        "letter-subject-game-continued",
        opponent = opponent,
        game = facts.game.to_string()
    );
    let lead = t!(words, "letter-game-continued");
    Content {
        due: due(desk, facts),
        ..told(desk, facts, subject, lead)
    }
}
