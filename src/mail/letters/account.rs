//! Letters about an account.

use super::{Button, Content, Desk};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::Notice;
use crate::domain::time::Instant;
use crate::i18n::t;

/// The sign-in name in a notice about an account; none stands in a test letter.
pub(super) fn name_of(notice: &Notice) -> Option<&str> {
    match notice {
        Notice::ConfirmAddress { name }
        | Notice::AddressTaken { name }
        | Notice::AddressChanged { name }
        | Notice::PasswordChanged { name }
        | Notice::SignInLink { name }
        | Notice::PasswordReset { name } => Some(name),
        Notice::Test => Some(""),
        Notice::NewSignIn { .. }
        | Notice::HelperNamed { .. }
        | Notice::Invitation(..)
        | Notice::Game(..)
        | Notice::Leave(..)
        | Notice::Tournament(..)
        | Notice::Digest(..) => None,
    }
}

/// Somebody has been named a helper.
pub(super) fn helper_named(desk: &Desk<'_>, member: &str, asked: bool) -> Content {
    let words = desk.words;
    Content {
        subject: t!(words, "letter-subject-helper-named", member = member),
        lead: if asked {
            t!(words, "letter-helper-asked", member = member)
        } else {
            t!(words, "letter-helper-named", member = member)
        },
        button: Some(Button {
            label: t!(words, "letter-button-helper"),
            url: desk.site.urls.helper(),
        }),
        notes: vec![t!(words, "letter-helper-note")],
        ..Content::default()
    }
}

pub(super) fn confirm_address(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    let label = t!(words, "letter-button-confirm");
    Content {
        subject: t!(words, "letter-subject-confirm-address", site = site),
        lead: t!(words, "letter-confirm-address", name = name, site = site),
        button: secret(desk, LinkPurpose::ConfirmAddress, label),
        notes: vec![t!(words, "letter-confirm-address-note")],
        ..about_account(desk)
    }
}

pub(super) fn address_taken(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    Content {
        subject: t!(words, "letter-subject-address-taken", site = site),
        lead: t!(words, "letter-address-taken", name = name, site = site),
        button: Some(sign_in_page(desk)),
        notes: vec![t!(words, "letter-address-taken-note")],
        ..about_account(desk)
    }
}

pub(super) fn address_changed(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    let label = t!(words, "letter-button-undo");
    Content {
        subject: t!(words, "letter-subject-address-changed", site = site),
        lead: t!(words, "letter-address-changed", name = name, site = site),
        button: secret(desk, LinkPurpose::UndoAddress, label),
        notes: vec![t!(words, "letter-address-changed-note")],
        ..about_account(desk)
    }
}

pub(super) fn password_changed(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    Content {
        subject: t!(words, "letter-subject-password-changed", site = site),
        lead: t!(words, "letter-password-changed", name = name, site = site),
        button: Some(sign_in_page(desk)),
        notes: vec![t!(words, "letter-password-changed-note")],
        ..about_account(desk)
    }
}

pub(super) fn sign_in_link(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    let label = t!(words, "letter-button-sign-in");
    Content {
        subject: t!(words, "letter-subject-sign-in-link", site = site),
        lead: t!(words, "letter-sign-in-link", name = name, site = site),
        button: secret(desk, LinkPurpose::SignIn, label),
        notes: vec![t!(words, "letter-sign-in-link-note")],
        ..about_account(desk)
    }
}

/// More of what a browser calls itself is not told.
const AGENT_MAX: usize = 120;

pub(super) fn new_sign_in(desk: &Desk<'_>, name: &str, agent: &str, at: Instant) -> Content {
    let (words, site, urls) = (desk.words, desk.site_name(), &desk.site.urls);
    let at = desk.until(at);
    let agent: String = agent.chars().take(AGENT_MAX).collect();
    let told = (!agent.is_empty()).then(|| t!(words, "letter-new-sign-in-agent", agent = agent));
    let forgotten = urls.forgotten();
    let note = t!(words, "letter-new-sign-in-note", url = forgotten);
    Content {
        subject: t!(words, "letter-subject-new-sign-in", site = site),
        lead: t!(
            words,
            "letter-new-sign-in",
            name = name,
            site = site,
            at = at
        ),
        button: Some(Button {
            label: t!(words, "letter-button-devices"),
            url: urls.devices(),
        }),
        notes: told.into_iter().chain([note]).collect(),
        ..about_account(desk)
    }
}

pub(super) fn password_reset(desk: &Desk<'_>, name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    let label = t!(words, "letter-button-reset");
    Content {
        subject: t!(words, "letter-subject-password-reset", site = site),
        lead: t!(words, "letter-password-reset", name = name, site = site),
        button: secret(desk, LinkPurpose::Reset, label),
        notes: vec![t!(words, "letter-password-reset-note")],
        ..about_account(desk)
    }
}

pub(super) fn test(desk: &Desk<'_>, _name: &str) -> Content {
    let (words, site) = (desk.words, desk.site_name());
    Content {
        subject: t!(words, "letter-subject-test", site = site),
        lead: t!(words, "letter-test", site = site),
        button: Some(Button {
            label: t!(words, "letter-button-home", site = site),
            url: desk.site.urls.home(),
        }),
        notes: vec![t!(words, "letter-test-note")],
        ..about_account(desk)
    }
}

fn secret(desk: &Desk<'_>, purpose: LinkPurpose, label: String) -> Option<Button> {
    desk.link(purpose).map(|url| Button { label, url })
}

fn sign_in_page(desk: &Desk<'_>) -> Button {
    Button {
        label: t!(desk.words, "letter-button-sign-in"),
        url: desk.site.urls.sign_in_page(),
    }
}

/// No setting switches these letters off, so none is offered.
fn about_account(desk: &Desk<'_>) -> Content {
    Content {
        why: t!(desk.words, "letter-why-account", site = desk.site_name()),
        ..Content::default()
    }
}
