//! Switching letters off by the link in one (RFC 8058): the link shows a page, its button or the mail program's own one
//! does it, without signing in and for that group alone.

use actix_web::http::StatusCode;
use actix_web::web::Path;

use super::mail::group as named;
use super::{Said, Shared, token};
use crate::actions::people;
use crate::domain::notice::LetterGroup;
use crate::i18n::{Words, t};
use crate::storage::mailboxes::{self, Mailbox};
use crate::web::fields::FormPage;
use crate::web::{Answer, Failure, FormState, Viewer, page};

type Link = Path<(String, String)>;

/// Which letters; a group that nobody can do without is none.
fn group(link: &Link) -> Result<LetterGroup, Failure> {
    let group = LetterGroup::from_code(&link.1).filter(|group| group.has_switch());
    group.ok_or(Failure::DeadLink)
}

/// Tokens of mailboxes are 43 characters, or, of those that were there before, 32.
fn secret(link: &Link) -> Result<String, Failure> {
    let old = link.0.len() == 32 && link.0.bytes().all(|b| b.is_ascii_hexdigit());
    if !old {
        token(&link.0)?;
    }
    Ok(link.0.clone())
}

/// What becomes of reminders: they have a switch of their own.
fn what_stays(words: &Words, mailbox: &Mailbox, group: LetterGroup) -> String {
    let reminded = mailbox.wishes.wants(LetterGroup::Reminders) && group != LetterGroup::Reminders;
    if reminded {
        t!(words, "unsubscribe-reminders-stay")
    } else {
        t!(words, "unsubscribe-reminders-go")
    }
}

async fn mailbox(state: &Shared, secret: String) -> Result<Mailbox, Failure> {
    let known = move |c: &mut _| mailboxes::by_token(c, &secret);
    state.ctx.db.read(known).await?.ok_or(Failure::DeadLink)
}

pub(super) async fn show(state: Shared, viewer: Viewer, link: Link) -> Answer {
    let group = group(&link)?;
    let mailbox = mailbox(&state, secret(&link)?).await?;
    let words = viewer.words;
    let filled = FormState::default();
    let form = FormPage::new(
        &viewer,
        &filled,
        t!(words, "unsubscribe-title"),
        t!(words, "unsubscribe-button"),
    )
    .lead(t!(words, "unsubscribe-text", group = named(words, group)))
    .lead(what_stays(words, &mailbox, group))
    .way("/account/mail", t!(words, "mail-title"));
    page::render_link(StatusCode::OK, &viewer, &form)
}

/// The body says nothing that the address does not (`List-Unsubscribe=One-Click`, in whatever encoding), and is not read.
pub(super) async fn press(state: Shared, viewer: Viewer, link: Link) -> Answer {
    let (group, secret) = (group(&link)?, secret(&link)?);
    let done = people::unsubscribe(&state.ctx, &secret, group, viewer.now).await?;
    done.ok_or(Failure::DeadLink)?;
    let mailbox = mailbox(&state, secret).await?;
    let words = viewer.words;
    let said = Said {
        viewer: &viewer,
        title: t!(words, "unsubscribe-done-title"),
        texts: vec![
            t!(words, "unsubscribe-done", group = named(words, group)),
            what_stays(words, &mailbox, group),
        ],
        ways: vec![("/account/mail".to_owned(), t!(words, "mail-title"))],
    };
    page::render_link(StatusCode::OK, &viewer, &said)
}
