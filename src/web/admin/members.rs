//! Members whom the administrator makes: without an address, with a code printed on paper.

use actix_web::web::{self, Data, Path, Query, ServiceConfig};
use askama::Template;
use serde::Deserialize;

use crate::actions::Fail;
use crate::actions::people::{self, NewMember};
use crate::domain::PlayerId;
use crate::domain::player::{Player, Role};
use crate::i18n::{Lang, dates, t};
use crate::secrets::Secret;
use crate::storage::players;
use crate::web::fields::{self, FormPage};
use crate::web::people::refuse_all;
use crate::web::{Answer, Asker, Failure, Form, FormState, State, Viewer, page};

/// How many members a page has.
const PAGE: i64 = 100;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.route("/admin/members", web::get().to(list));
    cfg.service(
        web::resource("/admin/members/new")
            .route(web::get().to(show_new))
            .route(web::post().to(create)),
    );
    cfg.route("/admin/members/{id}/code", web::post().to(print));
}

#[derive(Deserialize)]
struct Sought {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: u16,
}

#[derive(Template)]
#[template(path = "admin/members.html")]
struct Members<'a> {
    viewer: &'a Viewer,
    sought: &'a str,
    members: Vec<Player>,
    page: u16,
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

async fn list(state: Data<State>, asker: Asker, query: Query<Sought>) -> Answer {
    let (typed, skip) = (query.q.clone(), i64::from(query.page) * PAGE);
    let read = move |c: &mut _| {
        let viewer = asker.load(c)?;
        Ok((viewer, players::search(c, &typed, skip, PAGE + 1)?))
    };
    let (viewer, mut members) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let more = members.len() as i64 > PAGE;
    members.truncate(usize::try_from(PAGE).unwrap_or(100));
    let page = Members {
        viewer: &viewer,
        sought: query.q.trim(),
        members,
        page: query.page,
        more,
    };
    page::render(&viewer, &page)
}

async fn show_new(viewer: Viewer) -> Answer {
    viewer.admin()?;
    let shown = FormState::with(&[
        ("lang", viewer.site.lang.code()),
        ("zone", viewer.site.zone.name()),
    ]);
    page::render(&viewer, &new_form(&viewer, &shown))
}

fn new_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "member-new-title"),
        t!(words, "member-new-button"),
    )
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
