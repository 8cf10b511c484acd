//! The board of open invitations, and one's own.

use actix_web::web::Data;
use askama::Template;

use crate::domain::time::DAY;
use crate::i18n::t;
use crate::storage::{Conn, StorageError, invitations};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::rows::{self, Row};

#[derive(Template)]
#[template(path = "invitations/list.html")]
struct ListPage<'a> {
    viewer: &'a Viewer,
    open: Vec<Row>,
    board: Vec<Row>,
    closed: Vec<Row>,
}

/// `GET /invitations`.
pub async fn all(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(me) = viewer.id() else {
            return Ok((viewer, None));
        };
        let open = rows::read_open(c, me)?;
        let open = rows::rated(c, open)?;
        let mut seeks = invitations::seeks(c, viewer.now)?;
        seeks.retain(|i| i.from != me);
        let board = rows::named(c, seeks)?;
        let board = rows::rated(c, board)?;
        let closed = rows::read_closed(c, me, viewer.now.plus(-30 * DAY))?;
        Ok::<_, StorageError>((viewer, Some((open, board, closed))))
    };
    let (viewer, lists) = state.ctx.db.read(read).await?;
    let me = viewer.signed_in()?;
    let (open, board, closed) = lists.unwrap_or_default();
    let voice = Voice::of(&viewer);
    let template = ListPage {
        viewer: &viewer,
        open: rows::rows(voice, me, open),
        board: rows::rows(voice, me, board),
        closed: rows::rows(voice, me, closed),
    };
    page::render(&viewer, &template)
}
