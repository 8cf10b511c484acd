//! Letters about a game.

use super::{Board, Button, Content, Desk, Quote};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::GameFacts;
use crate::domain::player::PositionStyle;
use crate::i18n::{chess as named, t};
use crate::mail::chess;
use crate::rules::Color;

pub(super) fn your_move(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent, until) = (
        desk.words,
        facts.opponent.as_str(),
        subject_until(desk, facts),
    );
    let subject = match played(desk, facts) {
        Some(mv) => t!(
            words,
            "letter-subject-your-move",
            opponent = opponent,
            played = mv,
            until = until
        ),
        None => t!(
            words,
            "letter-subject-first-move",
            opponent = opponent,
            until = until
        ),
    };
    Content {
        subject,
        lead: whose_turn(desk, facts),
        ..asks_for_move(desk, facts)
    }
}

pub(super) fn draw_offered(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let subject = match played(desk, facts).filter(|_| facts.to_move) {
        Some(mv) => {
            let until = subject_until(desk, facts);
            t!(
                words,
                "letter-subject-draw-offered",
                opponent = opponent,
                played = mv,
                until = until
            )
        }
        None => {
            let game = facts.game.to_string();
            t!(
                words,
                "letter-subject-draw-offered-waiting",
                opponent = opponent,
                game = game
            )
        }
    };
    if facts.to_move {
        let lead = whose_turn(desk, facts);
        return Content {
            subject,
            lead,
            ..asks_for_move(desk, facts)
        };
    }
    // Offered by a claim before the opponent's own move: the reader may answer, but is not to move.
    Content {
        subject,
        lead: t!(words, "letter-offer-waiting", opponent = opponent),
        due: their_deadline(desk, facts),
        button: move_button(desk, facts, t!(words, "letter-button-accept")),
        notes: about_the_link(desk, facts),
        ..about_game(desk, facts)
    }
}

/// To a helper: somebody whose moves he enters is to move.
pub(super) fn helper_move(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let member = facts.member.as_deref().unwrap_or_default();
    let side = match facts.side {
        Color::White => "white",
        Color::Black => "black",
    };
    let first = facts.deadline.filter(|_| facts.offer_stands).map(|at| {
        t!(
            words,
            "letter-helper-offer",
            member = member,
            opponent = opponent,
            until = desk.until(at)
        )
    });
    Content {
        subject: t!(
            words,
            "letter-subject-helper-move",
            member = member,
            opponent = opponent,
            until = subject_until(desk, facts)
        ),
        first,
        lead: match played(desk, facts) {
            Some(mv) => t!(
                words,
                "letter-helper-move",
                member = member,
                opponent = opponent,
                played = mv
            ),
            None => t!(
                words,
                "letter-helper-first-move",
                member = member,
                opponent = opponent
            ),
        },
        due: facts
            .deadline
            .map(|at| t!(words, "letter-helper-due", until = desk.until(at))),
        button: Some(Button {
            label: t!(words, "letter-button-enter"),
            url: desk.site.urls.entering(facts.game, side),
        }),
        notes: vec![t!(words, "letter-helper-note")],
        why: t!(
            words,
            "letter-why-helper",
            member = member,
            site = desk.site_name()
        ),
        ..about_game(desk, facts)
    }
}

/// Where the other games are that wait too.
fn others(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let url = desk.site.urls.games();
    let told = || {
        t!(
            desk.words,
            "letter-others-wait",
            n = facts.others,
            url = url
        )
    };
    (facts.others > 0).then(told)
}

pub(super) fn nudge(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    Content {
        subject: t!(
            words,
            "letter-subject-nudge",
            opponent = opponent,
            game = game
        ),
        lead: t!(words, "letter-nudge", opponent = opponent),
        ..asks_for_move(desk, facts)
    }
}

pub(super) fn message(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    Content {
        subject: t!(
            words,
            "letter-subject-message",
            opponent = opponent,
            game = game.as_str()
        ),
        lead: t!(
            words,
            "letter-message-came",
            opponent = opponent,
            game = game
        ),
        due: deadline(desk, facts).filter(|_| facts.to_move),
        button: Some(Button {
            label: t!(words, "letter-button-message"),
            url: format!("{}/messages", desk.site.urls.game(facts.game)),
        }),
        ..about_game(desk, facts)
    }
}

pub(super) fn draw_declined(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    let due = if facts.to_move {
        deadline(desk, facts)
    } else {
        their_deadline(desk, facts)
    };
    Content {
        subject: t!(
            words,
            "letter-subject-draw-declined",
            opponent = opponent,
            game = game
        ),
        lead: t!(words, "letter-draw-declined", opponent = opponent),
        due,
        button: Some(game_button(desk, facts)),
        ..about_game(desk, facts)
    }
}

/// What your-move letter, draw offer and reminder share: the offer first if one stands, the deadline, the move link.
pub(super) fn asks_for_move(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let first = facts.deadline.filter(|_| facts.offer_stands).map(|at| {
        t!(
            words,
            "letter-offer-first",
            opponent = opponent,
            until = desk.until(at)
        )
    });
    let label = if first.is_some() {
        t!(words, "letter-button-answer")
    } else {
        t!(words, "letter-button-move")
    };
    Content {
        first,
        due: deadline(desk, facts),
        button: move_button(desk, facts, label),
        notes: about_the_link(desk, facts)
            .into_iter()
            .chain(others(desk, facts))
            .collect(),
        ..about_game(desk, facts)
    }
}

/// What can be done with this letter alone: by its link, and by answering it.
fn about_the_link(desk: &Desk<'_>, facts: &GameFacts) -> Vec<String> {
    let words = desk.words;
    let by_mail = || match (facts.to_move, facts.offer_stands) {
        (true, true) => t!(words, "letter-reply-move-or-accept"),
        (true, false) => t!(words, "letter-reply-move"),
        (false, _) => t!(words, "letter-reply-accept"),
    };
    let by_mail = desk.takes_reply().then(by_mail);
    let by_link = t!(words, "letter-move-link");
    [Some(by_link), by_mail].into_iter().flatten().collect()
}

fn whose_turn(desk: &Desk<'_>, facts: &GameFacts) -> String {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    match played(desk, facts) {
        Some(mv) => t!(words, "letter-played", opponent = opponent, played = mv),
        None => {
            let side = match facts.side {
                Color::White => "white",
                Color::Black => "black",
            };
            t!(words, "letter-begins", opponent = opponent, side = side)
        }
    }
}

/// The opponent's last move, unless nobody has moved yet.
fn played(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    chess::last_move(facts, desk.words.lang()).filter(|_| !facts.begins)
}

pub(super) fn deadline(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let at = facts.deadline?;
    Some(t!(desk.words, "letter-due", until = desk.until(at)))
}

pub(super) fn their_deadline(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let at = facts.deadline?;
    Some(t!(
        desk.words,
        "letter-their-due",
        opponent = facts.opponent.as_str(),
        until = desk.until(at)
    ))
}

pub(super) fn subject_until(desk: &Desk<'_>, facts: &GameFacts) -> String {
    facts
        .deadline
        .map(|at| desk.until_briefly(at))
        .unwrap_or_default()
}

pub(super) fn move_button(desk: &Desk<'_>, facts: &GameFacts, label: String) -> Option<Button> {
    match desk.game_link(LinkPurpose::Move, facts.game) {
        Some(url) => Some(Button { label, url }),
        None => Some(game_button(desk, facts)),
    }
}

pub(super) fn game_button(desk: &Desk<'_>, facts: &GameFacts) -> Button {
    Button {
        label: t!(desk.words, "letter-button-game"),
        url: desk.site.urls.game(facts.game),
    }
}

pub(super) fn about_game(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let words = desk.words;
    let message = facts
        .message
        .as_deref()
        .map(str::trim)
        .filter(|body| !body.is_empty());
    let game = facts.game.to_string();
    Content {
        message: message.map(|body| Quote {
            who: t!(words, "letter-message", name = facts.opponent.as_str()),
            body: body.to_owned(),
        }),
        event: facts.event.as_ref().map(|tag| {
            let (name, round) = (tag.name.as_str(), tag.round.as_str());
            t!(words, "game-event-of", name = name, round = round)
        }),
        board: board(desk, facts),
        why: t!(
            words,
            "letter-why-game",
            game = game,
            site = desk.site_name()
        ),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    }
}

fn board(desk: &Desk<'_>, facts: &GameFacts) -> Option<Board> {
    let (words, lang) = (desk.words, desk.words.lang());
    let style = desk.reader.position_style;
    let moves = chess::move_line(facts, lang);
    if style == PositionStyle::None && moves.is_none() {
        return None;
    }
    let title = match chess::last_move(facts, lang) {
        Some(mv) => t!(words, "letter-position-after", played = mv),
        None => t!(words, "letter-position"),
    };
    let lists = [Color::White, Color::Black].map(|side| chess::side_list(words, &facts.fen, side));
    let [white, black] = &lists;
    Some(Board {
        alt: format!("{title}. {white}. {black}."),
        title,
        diagram: (style == PositionStyle::Diagram)
            .then(|| chess::text_diagram(&facts.fen, facts.side, named::letters(lang))),
        list: (style == PositionStyle::List).then_some(lists),
        moves,
    })
}
