//! Letters about invitations.

use super::{Button, Content, Desk, Quote};
use crate::domain::invitation::{Aids, ColourWish};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::InvitationFacts;
use crate::i18n::{Words, chess, control, t};

pub(super) fn invited(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, site, other) = (desk.words, desk.site_name(), facts.other.as_str());
    let mut notes = vec![terms(words, facts)];
    if let Some(fen) = &facts.start_fen {
        notes.push(t!(words, "letter-invited-start", fen = fen.as_str()));
    }
    if facts.stranger {
        notes.push(t!(words, "letter-invited-stranger", site = site));
        notes.push(t!(words, "letter-invited-refuse"));
    }
    let url = desk
        .link(LinkPurpose::Invitation)
        .unwrap_or_else(|| desk.site.urls.invitation(facts.invitation));
    Content {
        subject: t!(words, "letter-subject-invitation", other = other),
        lead: t!(words, "letter-invited", other = other, site = site),
        due: Some(t!(
            words,
            "letter-invited-until",
            until = desk.until(facts.expires)
        )),
        button: Some(Button {
            label: t!(words, "letter-button-invitation"),
            url,
        }),
        notes,
        message: (!facts.message.trim().is_empty()).then(|| Quote {
            who: t!(words, "letter-message", name = other),
            body: facts.message.clone(),
        }),
        ..to_invited(desk, facts)
    }
}

pub(super) fn accepted(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, other) = (desk.words, facts.other.as_str());
    let game = facts.game.unwrap_or_default();
    let number = game.to_string();
    Content {
        subject: t!(
            words,
            "letter-subject-invitation-accepted",
            other = other,
            game = number.as_str()
        ),
        lead: t!(
            words,
            "letter-invitation-accepted",
            other = other,
            game = number.as_str()
        ),
        button: Some(Button {
            label: t!(words, "letter-button-game"),
            url: desk.site.urls.game(game),
        }),
        notes: vec![t!(words, "letter-invitation-accepted-note")],
        ..to_inviter(desk)
    }
}

pub(super) fn declined(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, other) = (desk.words, facts.other.as_str());
    Content {
        subject: t!(words, "letter-subject-invitation-declined", other = other),
        lead: t!(words, "letter-invitation-declined", other = other),
        button: Some(home(desk)),
        notes: vec![terms(words, facts)],
        ..to_inviter(desk)
    }
}

pub(super) fn withdrawn(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, other) = (desk.words, facts.other.as_str());
    Content {
        subject: t!(words, "letter-subject-invitation-withdrawn", other = other),
        lead: t!(words, "letter-invitation-withdrawn", other = other),
        notes: vec![terms(words, facts)],
        ..to_invited(desk, facts)
    }
}

pub(super) fn expired(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, other) = (desk.words, facts.other.as_str());
    let (subject, lead) = if other.is_empty() {
        (
            t!(words, "letter-subject-invitation-expired-open"),
            t!(words, "letter-invitation-expired-open"),
        )
    } else {
        (
            t!(words, "letter-subject-invitation-expired", other = other),
            t!(words, "letter-invitation-expired", other = other),
        )
    };
    Content {
        subject,
        lead,
        button: Some(home(desk)),
        notes: vec![terms(words, facts)],
        ..to_inviter(desk)
    }
}

/// What is proposed, in one paragraph.
fn terms(words: &Words, facts: &InvitationFacts) -> String {
    let mine = match facts.colour {
        ColourWish::White => "black",
        ColourWish::Black => "white",
        ColourWish::Lot => "lot",
    };
    let rules = chess::profile(words, &facts.profile);
    let rated = if facts.rated {
        t!(words, "letter-invited-rated")
    } else {
        t!(words, "letter-invited-unrated")
    };
    let plans = (!facts.plans).then(|| t!(words, "letter-invited-no-plans"));
    let told = [
        t!(words, "letter-invited-colour", mine = mine),
        t!(
            words,
            "letter-invited-time",
            time = control::terms(words, &facts.time)
        ),
        rated,
        aids(words, facts.aids),
        t!(words, "letter-invited-rules", rules = rules),
    ];
    told.into_iter().chain(plans).collect::<Vec<_>>().join(" ")
}

fn aids(words: &Words, aids: Aids) -> String {
    let all = [
        (aids.books, t!(words, "aid-books")),
        (aids.databases, t!(words, "aid-databases")),
        (aids.engines, t!(words, "aid-engines")),
        (aids.tablebases, t!(words, "aid-tablebases")),
    ];
    let allowed: Vec<String> = all
        .into_iter()
        .filter_map(|(on, word)| on.then_some(word))
        .collect();
    if allowed.is_empty() {
        t!(words, "letter-invited-no-aids")
    } else {
        t!(words, "letter-invited-aids", aids = allowed.join(", "))
    }
}

fn home(desk: &Desk<'_>) -> Button {
    Button {
        label: t!(desk.words, "letter-button-home", site = desk.site_name()),
        url: desk.site.urls.home(),
    }
}

fn to_inviter(desk: &Desk<'_>) -> Content {
    Content {
        why: t!(desk.words, "letter-why-inviter", site = desk.site_name()),
        settings: Some(desk.site.urls.account_mail()),
        ..Content::default()
    }
}

fn to_invited(desk: &Desk<'_>, facts: &InvitationFacts) -> Content {
    let (words, site, other) = (desk.words, desk.site_name(), facts.other.as_str());
    let why = if facts.stranger {
        t!(words, "letter-why-stranger", other = other, site = site)
    } else {
        t!(words, "letter-why-invited", other = other, site = site)
    };
    Content {
        why,
        settings: (!facts.stranger).then(|| desk.site.urls.account_mail()),
        ..Content::default()
    }
}
