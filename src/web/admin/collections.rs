//! Collections of games of others: the administrator takes in a PGN, and removes it again. Openings are shown from them beside
//! those of this site's own games.

use std::convert::Infallible;
use std::future::ready;

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::{Bytes, BytesMut, Data, Path, Payload, ServiceConfig};
use askama::Template;
use futures_util::StreamExt as _;
use futures_util::stream::once;
use multer::Multipart;

use crate::actions::Fail;
use crate::actions::collections::{self, CollectionRefusal, Sent};
use crate::domain::collection::Read;
use crate::i18n::{Words, dates, pgn_problems, t};
use crate::secrets::random_token;
use crate::storage::collections::{self as stored, Collection};
use crate::storage::{Conn, StorageError};
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};

/// The largest file, in megabytes. Twenty thousand games with clock times fit in.
const MOST_MB: usize = 32;
/// Bytes of the other fields of the form and what stands between them.
const FIELDS: usize = 8_192;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/admin/collections", show, take_in);
    paths::post(cfg, "/admin/collections/{id:[0-9]{1,18}}/removal", remove);
}

#[derive(Template)]
#[template(path = "admin/collections.html")]
struct CollectionsPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    once: String,
    collections: Vec<Collection>,
    /// What was found in the file that has just been sent.
    report: Vec<String>,
}

impl CollectionsPage<'_> {
    fn most(&self) -> String {
        MOST_MB.to_string()
    }

    fn day(&self, one: &Collection) -> String {
        dates::day(self.viewer.lang, one.made_at.0, self.viewer.zone)
    }
}

struct Found {
    viewer: Viewer,
    collections: Vec<Collection>,
}

async fn find(state: &Data<State>, asker: Asker) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        Ok::<_, StorageError>(Found {
            viewer,
            collections: stored::list(c, true)?,
        })
    };
    let found = state.ctx.db.read(read).await?;
    found.viewer.admin()?;
    Ok(found)
}

fn render(found: Found, form: &FormState, done: Option<String>, report: Vec<String>) -> Answer {
    let template = CollectionsPage {
        form,
        done,
        once: random_token().expose().to_owned(),
        collections: found.collections,
        report,
        viewer: &found.viewer,
    };
    if form.is_refused() {
        page::render_refused(&found.viewer, &template)
    } else {
        page::render(&found.viewer, &template)
    }
}

async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let found = find(&state, asker).await?;
    let words = found.viewer.words;
    let done = match asked.text("done") {
        "removed" => Some(t!(words, "collection-removed")),
        _ => None,
    };
    render(found, &FormState::default(), done, Vec::new())
}

/// What came in the form; a file that is too large is read to its end all the same, or no browser would show the answer.
struct Upload {
    name: String,
    once: String,
    file: Option<Vec<u8>>,
    too_large: bool,
}

/// The body as far as it is kept, and whether it was larger.
async fn whole(mut payload: Payload) -> Result<(Bytes, bool), Failure> {
    let most = (MOST_MB << 20) + FIELDS;
    let (mut body, mut length) = (BytesMut::new(), 0_usize);
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| Failure::BadForm)?;
        length = length.saturating_add(chunk.len());
        if length > 4 * most {
            return Err(Failure::TooLarge);
        }
        if length <= most {
            body.extend_from_slice(&chunk);
        }
    }
    Ok((body.freeze(), length > most))
}

async fn upload(req: &HttpRequest, payload: Payload) -> Result<Upload, Failure> {
    let kind = req.headers().get(header::CONTENT_TYPE);
    let kind = kind.and_then(|value| value.to_str().ok()).unwrap_or("");
    let boundary = multer::parse_boundary(kind).map_err(|_| Failure::BadForm)?;
    let (body, too_large) = whole(payload).await?;
    let stream = once(ready(Ok::<Bytes, Infallible>(body)));
    let mut form = Multipart::new(stream, boundary);
    let mut found = Upload {
        name: String::new(),
        once: String::new(),
        file: None,
        too_large,
    };
    loop {
        let field = match form.next_field().await {
            Ok(Some(field)) => field,
            Ok(None) => break,
            // what was too large has no end
            Err(_) if too_large => break,
            Err(_) => return Err(Failure::BadForm),
        };
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = match field.bytes().await {
            Ok(bytes) => bytes,
            Err(_) if too_large => break,
            Err(_) => return Err(Failure::BadForm),
        };
        let text = || String::from_utf8_lossy(&bytes).replace('\0', "");
        match name.as_str() {
            "name" => found.name = text(),
            "once" => found.once = text(),
            "file" => found.file = Some(bytes.to_vec()).filter(|bytes| !bytes.is_empty()),
            _ => {}
        }
    }
    Ok(found)
}

async fn take_in(state: Data<State>, asker: Asker, req: HttpRequest, payload: Payload) -> Answer {
    // who may not is told before anything large is read
    find(&state, asker.clone()).await?;
    let upload = upload(&req, payload).await?;
    let found = find(&state, asker.clone()).await?;
    let (by, at) = (found.viewer.admin()?.id, found.viewer.now);
    let words = found.viewer.words;
    let mut form = FormState::with(&[("name", &upload.name)]);
    if upload.too_large {
        form.refuse(
            "file",
            t!(words, "collection-too-large", n = MOST_MB.to_string()),
        );
        return render(found, &form, None, Vec::new());
    }
    let Some(bytes) = upload.file else {
        form.refuse("file", t!(words, "collection-no-file"));
        return render(found, &form, None, Vec::new());
    };
    let sent = Sent {
        once: upload.once,
        name: upload.name,
        bytes,
        by,
        at,
    };
    let ctx = state.ctx.clone();
    // it goes on though nobody waits for the answer any more
    let task = actix_web::rt::spawn(async move { collections::take_in(&ctx, sent).await });
    let done = task.await.map_err(|e| Failure::Broken(e.to_string()))?;
    let (said, report) = match done {
        Ok(read) => {
            let n = read.counted.to_string();
            (
                Some(t!(words, "collection-done", n = n)),
                report(words, &read),
            )
        }
        Err(Fail::Broken(error)) => return Err(error.into()),
        Err(Fail::Refused(CollectionRefusal::SentBefore)) => {
            (Some(t!(words, "collection-sent-before")), Vec::new())
        }
        Err(Fail::Refused(CollectionRefusal::Name)) => {
            form.refuse("name", t!(words, "collection-no-name"));
            (None, Vec::new())
        }
        Err(Fail::Refused(CollectionRefusal::NoGames(read))) => {
            form.refuse("file", t!(words, "collection-no-games"));
            (None, report(words, &read))
        }
    };
    if !form.is_refused() {
        form = FormState::default();
    }
    render(find(&state, asker).await?, &form, said, report)
}

fn report(words: &Words, read: &Read) -> Vec<String> {
    let mut lines = Vec::new();
    if read.passed_over > 0 {
        let n = read.passed_over.to_string();
        lines.push(t!(words, "collection-passed-over", n = n));
    }
    if read.bad > 0 {
        lines.push(t!(words, "collection-bad", n = read.bad));
    }
    lines.extend(read.problems.iter().map(|(at, kind)| {
        let what = pgn_problems::problem(words, kind);
        t!(
            words,
            "collection-at",
            line = at.line,
            column = at.column,
            what = what
        )
    }));
    lines
}

async fn remove(state: Data<State>, viewer: Viewer, id: Path<i64>, _form: Form) -> Answer {
    viewer.admin()?;
    let (ctx, id) = (state.ctx.clone(), *id);
    let task = actix_web::rt::spawn(async move { collections::remove(&ctx, id).await });
    let removed = task.await.map_err(|e| Failure::Broken(e.to_string()))??;
    if removed {
        Ok(page::see_other("/admin/collections?done=removed"))
    } else {
        Err(Failure::NotFound)
    }
}
