//! The page of a private note, about a game or a person.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use super::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};
use crate::actions::Fail;
use crate::actions::notes;
use crate::domain::refusal::TalkRefusal;
use crate::i18n::{refusals, t};
use crate::storage::notes::{Kind, Note, of};
use crate::storage::{Conn, StorageError, games, players};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/games/{id:[0-9]{1,18}}/notes", show_game, save_game);
    paths::both(
        cfg,
        "/players/{id:[0-9]{1,18}}/notes",
        show_player,
        save_player,
    );
}

#[derive(Template)]
#[template(path = "notes.html")]
struct NotePage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    title: String,
    /// The page it belongs to, and this one.
    home: String,
    path: String,
    done: Option<String>,
    /// What stands there by now, where it is not what the form was made from.
    kept: Option<&'a str>,
}

struct Found {
    viewer: Viewer,
    note: Note,
    /// The opponent in a game, or the person.
    name: String,
    about: (Kind, i64),
}

impl Found {
    fn path(&self) -> String {
        match self.about {
            (Kind::Game, id) => format!("/games/{id}/notes"),
            (Kind::Player, id) => format!("/players/{id}/notes"),
        }
    }

    fn filled(&self) -> FormState {
        let version = self.note.version.to_string();
        FormState::with(&[("note", &self.note.body), ("seen", &version)])
    }

    fn render(&self, form: &FormState, done: Option<String>, kept: Option<&str>) -> Answer {
        let (words, name, path) = (self.viewer.words, self.name.as_str(), self.path());
        let page = NotePage {
            viewer: &self.viewer,
            form,
            title: match self.about {
                (Kind::Game, id) => t!(words, "note-title-game", id = id, name = name),
                (Kind::Player, _) => t!(words, "note-title-player", name = name),
            },
            home: path.trim_end_matches("/notes").to_owned(),
            path,
            done,
            kept,
        };
        if form.is_refused() {
            page::render_refused(&self.viewer, &page)
        } else {
            page::render(&self.viewer, &page)
        }
    }
}

/// Notes about a game are its players' own; about a person anybody may have one, but nobody about himself.
async fn find(state: &Data<State>, asker: Asker, about: (Kind, i64)) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(me) = viewer.player.as_ref().map(|player| player.id) else {
            return Ok((viewer, None, Note::default()));
        };
        let name = match about {
            (Kind::Game, id) => games::record(c, id)?.and_then(|record| {
                let side = record.game.side_of(me)?;
                let other = if side.is_white() {
                    record.black
                } else {
                    record.white
                };
                Some(other.display)
            }),
            (Kind::Player, id) => players::by_id(c, id)?
                .filter(|player| player.id != me)
                .map(|player| player.display),
        };
        Ok::<_, StorageError>((viewer, name, of(c, me, about.0, about.1)?))
    };
    let (viewer, name, note) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    Ok(Found {
        viewer,
        note,
        name: name.ok_or(Failure::NotFound)?,
        about,
    })
}

async fn show(state: Data<State>, asker: Asker, about: (Kind, i64), asked: Asked) -> Answer {
    let found = find(&state, asker, about).await?;
    let done = (asked.text("done") == "saved").then(|| t!(found.viewer.words, "note-done"));
    found.render(&found.filled(), done, None)
}

async fn save(state: Data<State>, asker: Asker, about: (Kind, i64), form: Form) -> Answer {
    let found = find(&state, asker, about).await?;
    let me = found.viewer.signed_in()?.id;
    let seen = form.number("seen").ok_or(Failure::BadForm)?;
    let typed = form.text("note");
    match notes::save(&state.ctx, me, about, typed, seen, form.arrived).await {
        Ok(()) => Ok(page::see_other(&format!("{}?done=saved", found.path()))),
        Err(Fail::Refused(why)) => {
            let mut back = form.state();
            back.refuse("note", refusals::talk_refused(found.viewer.words, why));
            // both texts are shown; sent again this one stands
            let changed = why == TalkRefusal::NoteChanged;
            if changed {
                back.set("seen", &found.note.version.to_string());
            }
            found.render(&back, None, changed.then_some(found.note.body.as_str()))
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// A note as it had been typed before a session ended.
pub(super) async fn resume(
    state: &Data<State>,
    asker: Asker,
    about: (Kind, i64),
    filled: &FormState,
) -> Answer {
    find(state, asker, about).await?.render(filled, None, None)
}

async fn show_game(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    show(state, asker, (Kind::Game, *id), asked).await
}

async fn save_game(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    save(state, asker, (Kind::Game, *id), form).await
}

async fn show_player(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    show(state, asker, (Kind::Player, *id), asked).await
}

async fn save_player(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    save(state, asker, (Kind::Player, *id), form).await
}
