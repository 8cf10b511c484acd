//! How many games somebody wants to play at once.

use super::Shared;
use crate::domain::PlayerId;
use crate::domain::tournament::conditions::{NEWCOMER_UNTIL, NEWCOMERS_MOST};
use crate::i18n::t;
use crate::storage::{Conn, StorageError, tournaments};
use crate::web::fields::FormPage;
use crate::web::{Answer, Asked, Asker, Form, FormState, Viewer, page};

/// No limit lies above this.
const MOST: u32 = 1_000;

/// `GET /account/games`.
pub(super) async fn show(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let limit = match viewer.id() {
            Some(id) => tournaments::limit(c, id)?,
            None => None,
        };
        Ok::<_, StorageError>((viewer, limit))
    };
    let (viewer, limit) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    let text = limit.map(|most| most.to_string()).unwrap_or_default();
    let form = FormState::with(&[("most", &text)]);
    let done = (!asked.text("done").is_empty()).then(|| t!(viewer.words, "done-settings"));
    page::render(&viewer, &filled(&viewer, &form).done(done))
}

fn filled<'a>(viewer: &'a Viewer, form: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(viewer, form, t!(words, "at-once-title"), t!(words, "save"))
        .to("/account/games")
        .lead(t!(
            words,
            "at-once-lead",
            most = NEWCOMERS_MOST,
            until = NEWCOMER_UNTIL
        ))
        .input("number", "most", t!(words, "at-once-most"), "off")
        .hint(t!(words, "at-once-hint"))
        .way(
            "/rules/tournaments#tournament-enter",
            t!(words, "rules-of-tournaments"),
        )
        .way("/account", t!(words, "account-title"))
}

/// `POST /account/games`.
pub(super) async fn save(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let me: PlayerId = viewer.signed_in()?.id;
    let most = match form.filled("most") {
        None => None,
        Some(typed) => match typed.parse::<u32>() {
            Ok(most) if (1..=MOST).contains(&most) => Some(most),
            _ => {
                let mut back = form.state();
                back.refuse("most", t!(viewer.words, "at-once-refused", most = MOST));
                return page::render_refused(&viewer, &filled(&viewer, &back));
            }
        },
    };
    let write = move |tx: &mut Conn| tournaments::set_limit(tx, me, most);
    state.ctx.db.write(write).await?;
    Ok(page::see_other("/account/games?done=1"))
}
