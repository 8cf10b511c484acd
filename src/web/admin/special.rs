//! Special leave: who has it, games that fell only because it came late, and the form to grant it.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use crate::actions::Fail;
use crate::actions::leave::special::{self, Fallen, Grant, GrantRefusal};
use crate::domain::leave::Day;
use crate::domain::refusal::LeaveRefusal;
use crate::i18n::{Words, leave as wording, t};
use crate::secrets::random_token;
use crate::storage::leaves::Kept;
use crate::storage::{Conn, StorageError, leaves, players};
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};

/// How many grants the page shows.
const SHOWN: i64 = 50;
/// For how many of them it looks for games that fell.
const LOOKED_AT: usize = 10;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/admin/special-leave", show, grant);
    paths::post(cfg, "/admin/special-leave/{id:[0-9]{1,18}}/end", end);
}

/// A grant in the list.
struct Granted {
    id: i64,
    name: String,
    days: String,
    game: Option<i64>,
    reason: String,
    is_over: bool,
    has_begun: bool,
    fallen: Vec<Fallen>,
}

#[derive(Template)]
#[template(path = "admin/special.html")]
struct SpecialPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    granted: Vec<Granted>,
}

type Found = (Viewer, Vec<(Kept, String, Vec<Fallen>)>);

async fn find(state: &Data<State>, asker: Asker) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        if !viewer.is_admin() {
            return Ok((viewer, Vec::new()));
        }
        let granted = leaves::granted(c, SHOWN)?;
        let mut ids: Vec<i64> = granted.iter().map(|kept| kept.player).collect();
        ids.sort_unstable();
        ids.dedup();
        let people = players::by_ids(c, &ids)?;
        let mut all = Vec::with_capacity(granted.len());
        for (n, kept) in granted.into_iter().enumerate() {
            let fallen = if n < LOOKED_AT {
                special::fallen(c, &kept)?
            } else {
                Vec::new()
            };
            let name = people.iter().find(|p| p.id == kept.player);
            let name = name.map_or_else(String::new, |p| p.display.clone());
            all.push((kept, name, fallen));
        }
        Ok::<_, StorageError>((viewer, all))
    };
    Ok(state.ctx.db.read(read).await?)
}

async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let found = find(&state, asker).await?;
    let form = FormState::with(&[("once", random_token().expose())]);
    let done = (asked.text("done") == "granted").then(|| t!(found.0.words, "special-done"));
    render(found, &form, done)
}

fn render((viewer, granted): Found, form: &FormState, done: Option<String>) -> Answer {
    viewer.admin()?;
    let line = |(kept, name, fallen): (Kept, String, Vec<Fallen>)| {
        let days = kept.taken.days;
        Granted {
            id: kept.taken.id,
            name,
            days: wording::span(viewer.words, &days),
            game: kept.taken.game,
            reason: kept.reason,
            is_over: days.is_over(viewer.now),
            has_begun: days.has_begun(viewer.now),
            fallen,
        }
    };
    let page = SpecialPage {
        viewer: &viewer,
        form,
        done,
        granted: granted.into_iter().map(line).collect(),
    };
    if form.is_refused() {
        page::render_refused(&viewer, &page)
    } else {
        page::render(&viewer, &page)
    }
}

async fn grant(state: Data<State>, asker: Asker, form: Form) -> Answer {
    let again = asker.clone();
    let viewer = state.ctx.db.read(move |c| asker.load(c)).await?;
    let by = viewer.admin()?.id;
    let granted = match read(&form, by) {
        Ok(wanted) => special::grant(&state.ctx, wanted).await,
        Err(refused) => {
            return refuse(&state, again, &form, refused.0, refused.1).await;
        }
    };
    match granted {
        Ok(_) => Ok(page::see_other("/admin/special-leave?done=granted")),
        Err(Fail::Refused(why)) => refuse(&state, again, &form, field(why), why).await,
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// What was filled in.
///
/// # Errors
/// The field that cannot be read, and why.
fn read(form: &Form, by: i64) -> Result<Grant, (&'static str, GrantRefusal)> {
    let day = |name: &'static str| {
        let day = form.text(name).parse::<Day>().ok();
        let day = day.filter(|day| day.to_string().len() == 10);
        day.ok_or((name, GrantRefusal::Days(LeaveRefusal::NoDay)))
    };
    let game = match form.filled("game") {
        Some(typed) => Some(typed.parse().map_err(|_| ("game", GrantRefusal::Game))?),
        None => None,
    };
    if form.text("once").is_empty() {
        return Err(("", GrantRefusal::Days(LeaveRefusal::Incomplete)));
    }
    Ok(Grant {
        once: form.text("once").to_owned(),
        player: form.text("player").to_owned(),
        game,
        first: day("first")?,
        last: day("last")?,
        reason: form.text("reason").to_owned(),
        by,
        at: form.arrived,
    })
}

fn field(why: GrantRefusal) -> &'static str {
    match why {
        GrantRefusal::Player | GrantRefusal::Yourself => "player",
        GrantRefusal::Game => "game",
        GrantRefusal::Reason => "reason",
        GrantRefusal::Days(_) => "last",
    }
}

fn refused(words: &Words, why: GrantRefusal) -> String {
    match why {
        GrantRefusal::Player => t!(words, "refused-special-player"),
        GrantRefusal::Yourself => t!(words, "refused-special-yourself"),
        GrantRefusal::Game => t!(words, "refused-special-game"),
        GrantRefusal::Reason => t!(words, "refused-special-reason"),
        GrantRefusal::Days(why) => wording::refused(words, why),
    }
}

async fn refuse(
    state: &Data<State>,
    asker: Asker,
    form: &Form,
    field: &'static str,
    why: GrantRefusal,
) -> Answer {
    let found = find(state, asker).await?;
    let mut shown = form.state();
    if shown.value("once").is_empty() {
        shown.set("once", random_token().expose());
    }
    shown.refuse(field, refused(found.0.words, why));
    render(found, &shown, None)
}

/// Special leave as it had been typed before a session ended.
pub(in crate::web) async fn resume_special(
    state: &Data<State>,
    asker: Asker,
    filled: &FormState,
) -> Answer {
    render(find(state, asker).await?, filled, None)
}

async fn end(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let by = viewer.admin()?.id;
    special::end(&state.ctx, *id, by, form.arrived).await?;
    Ok(page::see_other("/admin/special-leave"))
}
