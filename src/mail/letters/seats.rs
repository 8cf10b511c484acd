//! Letters about who plays in a tournament and who does not, and about appeals.

use super::Desk;
use super::tournament::lines;
use crate::domain::notice::{NoticeKind, TournamentFacts};
use crate::domain::tournament::appeal::Verdict;
use crate::i18n::t;

/// Subject, first line, and what follows; `None`: another letter.
pub(super) fn letter(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> Option<(String, String, Vec<String>)> {
    Some(match kind {
        NoticeKind::TournamentAppeal | NoticeKind::TournamentAppealDecided => {
            appeal(desk, facts, kind)
        }
        NoticeKind::TournamentReplaced | NoticeKind::TournamentSeat => seat(desk, facts, kind),
        NoticeKind::TournamentAsked
        | NoticeKind::TournamentSilent
        | NoticeKind::TournamentConfirm => asked(desk, facts, kind),
        NoticeKind::TournamentRoundMoved => moved(desk, facts),
        _ => return None,
    })
}

/// A round starts on another day.
fn moved(desk: &Desk<'_>, facts: &TournamentFacts) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let starts = facts.until.map(|at| desk.until(at)).unwrap_or_default();
    (
        t!(words, "letter-subject-tournament-round-moved", name = name),
        t!(
            words,
            "letter-tournament-round-moved",
            name = name,
            starts = starts
        ),
        Vec::new(),
    )
}

/// What stands below the news of a place.
pub(super) fn place(desk: &Desk<'_>, facts: &TournamentFacts, starts: String) -> Vec<String> {
    let words = desk.words;
    let mut notes = vec![t!(words, "letter-tournament-starts", starts = starts)];
    if facts.asked {
        notes.push(t!(words, "letter-tournament-place-asked"));
    } else {
        notes.push(t!(words, "letter-tournament-leave-until"));
    }
    notes
}

/// Questions whether somebody plays, or goes on, and that somebody does not answer.
fn asked(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let until = facts.until.map(|at| desk.until(at)).unwrap_or_default();
    match kind {
        NoticeKind::TournamentConfirm => (
            t!(words, "letter-subject-tournament-confirm", name = name),
            t!(
                words,
                "letter-tournament-confirm",
                name = name,
                starts = desk.until(facts.starts)
            ),
            vec![t!(words, "letter-tournament-confirm-note", until = until)],
        ),
        NoticeKind::TournamentSilent => {
            let player = facts.player.as_str();
            (
                t!(
                    words,
                    "letter-subject-tournament-silent",
                    name = name,
                    player = player
                ),
                t!(
                    words,
                    "letter-tournament-silent",
                    name = name,
                    player = player
                ),
                Vec::new(),
            )
        }
        _ => {
            let mut notes = vec![t!(words, "letter-tournament-asked-note")];
            notes.extend(lines(desk, facts));
            (
                t!(words, "letter-subject-tournament-asked", name = name),
                t!(words, "letter-tournament-asked", name = name),
                notes,
            )
        }
    }
}

/// An appeal, and what was decided about it.
fn appeal(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> (String, String, Vec<String>) {
    let (words, name, player) = (desk.words, facts.name.as_str(), facts.player.as_str());
    let game = facts.game.unwrap_or_default();
    if kind == NoticeKind::TournamentAppeal {
        return (
            t!(
                words,
                "letter-subject-tournament-appeal",
                name = name,
                game = game.to_string()
            ),
            t!(
                words,
                "letter-tournament-appeal",
                name = name,
                player = player,
                game = game.to_string()
            ),
            vec![t!(words, "letter-tournament-appeal-note")],
        );
    }
    let verdict = match facts.verdict {
        Some(Verdict::Continued) => t!(words, "letter-tournament-verdict-continued"),
        Some(Verdict::Corrected) => t!(words, "letter-tournament-verdict-corrected"),
        Some(Verdict::Cancelled) => t!(words, "letter-tournament-verdict-cancelled"),
        Some(Verdict::Rejected) | None => t!(words, "letter-tournament-verdict-rejected"),
    };
    (
        t!(
            words,
            "letter-subject-tournament-verdict",
            name = name,
            game = game.to_string()
        ),
        t!(
            words,
            "letter-tournament-verdict",
            name = name,
            player = player,
            game = game.to_string()
        ),
        vec![verdict],
    )
}

/// Somebody has taken a seat: to whom he meets, and to himself.
fn seat(
    desk: &Desk<'_>,
    facts: &TournamentFacts,
    kind: NoticeKind,
) -> (String, String, Vec<String>) {
    let (words, name) = (desk.words, facts.name.as_str());
    let (player, was) = (facts.player.as_str(), facts.was.as_str());
    let mut notes = lines(desk, facts);
    if kind == NoticeKind::TournamentReplaced {
        notes.push(t!(words, "letter-tournament-replaced-note"));
        let lead = if was.is_empty() {
            t!(
                words,
                "letter-tournament-filled",
                name = name,
                player = player
            )
        } else {
            t!(
                words,
                "letter-tournament-replaced",
                name = name,
                player = player,
                was = was
            )
        };
        let subject = t!(
            words,
            "letter-subject-tournament-replaced",
            name = name,
            player = player
        );
        return (subject, lead, notes);
    }
    notes.push(t!(words, "letter-tournament-seat-note"));
    let lead = if was.is_empty() {
        t!(words, "letter-tournament-seat-late", name = name)
    } else {
        t!(words, "letter-tournament-seat", name = name, was = was)
    };
    let subject = t!(words, "letter-subject-tournament-seat", name = name);
    (subject, lead, notes)
}
