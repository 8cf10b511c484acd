//! The administrator enters a rating that a member brings with him.

use actix_web::web::{Data, Path, ServiceConfig};

use crate::actions::Fail;
use crate::actions::ratings::{self, EnterRefusal, Entering, LONGEST_NOTE};
use crate::domain::PlayerId;
use crate::domain::player::Player;
use crate::domain::rating::{ENTERED_DEVIATION, LEAST, MOST, POINT, Pool};
use crate::i18n::{Words, t};
use crate::storage::players;
use crate::web::fields::FormPage;
use crate::web::ratings::pool;
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    let form = "/admin/members/{id:[0-9]{1,18}}/rating";
    paths::both(cfg, form, show, take);
}

async fn find(
    state: &Data<State>,
    asker: Asker,
    id: PlayerId,
) -> Result<(Viewer, Player), Failure> {
    let read = move |c: &mut _| Ok((asker.load(c)?, players::by_id(c, id)?));
    let (viewer, member) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    Ok((viewer, member.ok_or(Failure::NotFound)?))
}

async fn show(state: Data<State>, asker: Asker, id: Path<PlayerId>, asked: Asked) -> Answer {
    let (viewer, member) = find(&state, asker, *id).await?;
    let done = Pool::from_code(asked.text("done")).map(|_| t!(viewer.words, "rating-enter-done"));
    let form = FormState::default();
    page::render(&viewer, &filled(&viewer, &member, &form).done(done))
}

fn filled<'a>(viewer: &'a Viewer, member: &Player, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let pools = Pool::ALL.iter();
    let pools = pools.map(|p| (p.code().to_owned(), pool(words, *p)));
    let deviation = (ENTERED_DEVIATION / POINT).to_string();
    let base = format!("/admin/members/{}/rating", member.id);
    FormPage::new(
        viewer,
        state,
        t!(words, "rating-enter-title", name = member.display.as_str()),
        t!(words, "rating-enter-button"),
    )
    .to(&base)
    .lead(t!(words, "rating-enter-lead", deviation = deviation))
    .select("pool", t!(words, "rating-enter-pool"), pools.collect())
    .input("text", "value", t!(words, "tournament-rating"), "off")
    .hint(t!(
        words,
        "rating-enter-value-hint",
        least = (LEAST / POINT).to_string(),
        most = (MOST / POINT).to_string()
    ))
    .input("text", "note", t!(words, "rating-enter-note"), "off")
    .hint(t!(words, "rating-enter-note-hint"))
    .way(
        &format!("/players/{}/ratings", member.id),
        t!(words, "rating-of", name = member.display.as_str()),
    )
    .way("/admin/members", t!(words, "admin-members"))
}

/// A rating as the administrator had typed it whose session had ended.
pub(in crate::web) async fn resume_rating(
    state: &Data<State>,
    asker: Asker,
    id: PlayerId,
    form: &FormState,
) -> Answer {
    let (viewer, member) = find(state, asker, id).await?;
    page::render(&viewer, &filled(&viewer, &member, form))
}

async fn take(state: Data<State>, asker: Asker, id: Path<PlayerId>, form: Form) -> Answer {
    let (viewer, member) = find(&state, asker, *id).await?;
    let wanted = Pool::from_code(form.text("pool")).ok_or(Failure::BadForm)?;
    let entering = Entering {
        player: member.id,
        pool: wanted,
        points: form.number("value").unwrap_or(0),
        note: form.text("note").to_owned(),
        by: viewer.admin()?.id,
        at: form.arrived,
    };
    match ratings::enter(&state.ctx, entering).await {
        Ok(()) => Ok(page::see_other(&format!(
            "/admin/members/{}/rating?done={}",
            member.id,
            wanted.code()
        ))),
        Err(Fail::Refused(why)) => {
            let mut shown = form.state();
            let (field, text) = refused(viewer.words, why);
            shown.refuse(field, text);
            page::render_refused(&viewer, &filled(&viewer, &member, &shown))
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

fn refused(words: &Words, why: EnterRefusal) -> (&'static str, String) {
    match why {
        EnterRefusal::NoSuchPlayer => ("", t!(words, "refused-player-closed")),
        EnterRefusal::Value { least, most } => {
            let (least, most) = (least.to_string(), most.to_string());
            let text = t!(words, "refused-rating-value", least = least, most = most);
            ("value", text)
        }
        EnterRefusal::Note => {
            let most = LONGEST_NOTE.to_string();
            ("note", t!(words, "refused-rating-note", most = most))
        }
    }
}
