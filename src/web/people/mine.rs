//! What was written to one, when it went out, and what the mail server said to it.

use askama::Template;

use super::Shared;
use crate::i18n::{dates, t};
use crate::storage::Conn;
use crate::storage::notices::{self, Listed};
use crate::web::{Answer, Asker, Viewer, letters, page};

/// How many letters are listed.
const LETTERS: i64 = 100;

#[derive(Template)]
#[template(path = "account/letters.html")]
struct Mine<'a> {
    viewer: &'a Viewer,
    listed: Vec<Listed>,
}

impl Mine<'_> {
    fn when(&self, letter: &Listed) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, letter.created_at, viewer.zone, viewer.now.0)
    }

    fn kind(&self, letter: &Listed) -> String {
        letters::kind(self.viewer.words, &letter.kind)
    }

    /// What became of it.
    fn state(&self, letter: &Listed) -> String {
        match letter.sent_at {
            Some(at) => {
                let viewer = self.viewer;
                let at = dates::short(viewer.lang, at, viewer.zone, viewer.now.0);
                t!(viewer.words, "letters-sent-at", at = at)
            }
            None if letter.state == "kept" => t!(self.viewer.words, "letters-kept"),
            None => letters::state(self.viewer.words, letter),
        }
    }
}

/// `GET /account/letters`.
pub(super) async fn show(state: Shared, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let listed = match viewer.id() {
            Some(id) => notices::newest_to(c, id, LETTERS)?,
            None => Vec::new(),
        };
        Ok((viewer, listed))
    };
    let (viewer, listed) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    let page = Mine {
        viewer: &viewer,
        listed,
    };
    page::render(&viewer, &page)
}
