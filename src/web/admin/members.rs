//! Members whom the administrator makes: without an address, with a code printed on paper.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use crate::actions::Fail;
use crate::actions::people::{self, NewMember};
use crate::domain::PlayerId;
use crate::domain::player::{Player, Role};
use crate::i18n::{Lang, dates, t};
use crate::secrets::Secret;
use crate::storage::players;
use crate::web::fields::{self, FormPage};
use crate::web::people::refuse_all;
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};

/// How many members a page has.
const PAGE: i64 = 100;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/members", list);
    paths::both(cfg, "/admin/members/new", show_new, create);
    paths::post(cfg, "/admin/members/{id:[0-9]+}/code", print);
    paths::post(cfg, "/admin/members/{id:[0-9]+}/role", role);
}

#[derive(Template)]
#[template(path = "admin/members.html")]
struct Members<'a> {
    viewer: &'a Viewer,
    sought: &'a str,
    members: Vec<Player>,
    page: i64,
    more: bool,
}

impl Members<'_> {
    fn may_print(&self, member: &Player) -> bool {
        may_print(self.viewer, member)
    }
}

/// Whether a code may be printed for this member: an administrator's would open all that is his to
/// another one.
fn may_print(viewer: &Viewer, member: &Player) -> bool {
    member.role != Role::Admin || viewer.is(&member.id)
}

async fn list(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let wanted = asked.clone();
    let read = move |c: &mut _| {
        let viewer = asker.load(c)?;
        Ok((viewer, super::super::people::sought(c, &wanted, PAGE)?))
    };
    let (viewer, (members, at, more)) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let page = Members {
        viewer: &viewer,
        sought: asked.text("q"),
        members,
        page: at,
        more,
    };
    page::render(&viewer, &page)
}

/// Makes a member a tournament director, or a plain player again. Administrators stay what they are.
async fn role(state: Data<State>, viewer: Viewer, id: Path<PlayerId>, form: Form) -> Answer {
    let by = (viewer.admin()?.id, form.arrived);
    let wanted = match form.text("role") {
        "director" => Role::Director,
        "player" => Role::Player,
        _ => return Err(Failure::BadForm),
    };
    let done = people::set_role(&state.ctx, *id, wanted, by).await;
    if done? {
        Ok(page::see_other("/admin/members"))
    } else {
        Err(Failure::NotFound)
    }
}

async fn show_new(viewer: Viewer) -> Answer {
    viewer.admin()?;
    let shown = FormState::with(&[
        ("lang", viewer.site.lang.code()),
        ("zone", viewer.site.zone.name()),
    ]);
    page::render(&viewer, &new_form(&viewer, &shown))
}

/// A new member as the administrator had typed him whose session had ended.
pub(in crate::web) fn resume_member(viewer: &Viewer, filled: &FormState) -> Answer {
    viewer.admin()?;
    page::render(viewer, &new_form(viewer, filled))
}

fn new_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "member-new-title"),
        t!(words, "member-new-button"),
    )
    .to("/admin/members/new")
    .lead(t!(words, "member-new-lead"))
    .input("text", "name", t!(words, "account-name"), "off")
    .hint(t!(words, "account-name-hint"))
    .input("text", "display", t!(words, "account-display"), "off")
    .input("email", "address", t!(words, "account-address"), "off")
    .hint(t!(words, "member-address-hint"))
    .langs()
    .zones(false)
}

async fn create(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    viewer.admin()?;
    let lang = Lang::from_code(form.text("lang")).unwrap_or(viewer.site.lang);
    let member = NewMember {
        name: form.text("name").to_owned(),
        display: form.text("display").to_owned(),
        address: form.text("address").to_owned(),
        lang: lang.code().to_owned(),
        zone: fields::zone(form.text("zone")).unwrap_or(viewer.site.zone),
        site: viewer.site.site_name.clone(),
    };
    match people::add_member(&state.ctx, member, form.arrived).await {
        Ok((id, code)) => show_code(&state, &viewer, id, &code, &form).await,
        Err(Fail::Refused(refusals)) => {
            let mut shown = form.state();
            refuse_all(&mut shown, viewer.words, &refusals);
            page::render_refused(&viewer, &new_form(&viewer, &shown))
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

async fn print(state: Data<State>, viewer: Viewer, id: Path<PlayerId>, form: Form) -> Answer {
    viewer.admin()?;
    let id = *id;
    let member = state.ctx.db.read(move |c| players::by_id(c, id)).await?;
    if !may_print(&viewer, &member.ok_or(Failure::NotFound)?) {
        return Err(Failure::Forbidden);
    }
    let code = people::print_code(&state.ctx, id, form.arrived).await?;
    show_code(&state, &viewer, id, &code, &form).await
}

/// The sheet to be printed.
#[derive(Template)]
#[template(path = "admin/code.html")]
struct CodeSheet<'a> {
    viewer: &'a Viewer,
    member: &'a Player,
    code: &'a str,
    address: String,
    until: String,
}

/// Shows a code once; only its hash is stored. The answer is kept by nobody.
async fn show_code(
    state: &Data<State>,
    viewer: &Viewer,
    id: PlayerId,
    code: &Secret,
    form: &Form,
) -> Answer {
    let found = state.ctx.db.read(move |c| players::by_id(c, id)).await?;
    let member = found.ok_or(Failure::NotFound)?;
    let life = crate::domain::link::LinkPurpose::PrintedCode.lifetime();
    let sheet = CodeSheet {
        viewer,
        code: code.expose(),
        address: format!("{}/sign-in-code", state.site.urls.base()),
        until: dates::day(viewer.lang, form.arrived.plus(life).0, member.zone),
        member: &member,
    };
    page::render_link(actix_web::http::StatusCode::OK, viewer, &sheet)
}
