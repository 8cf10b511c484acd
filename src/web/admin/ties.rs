//! What the administrator knows of two accounts: one household, or one person. And the log of what administrators do.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use crate::domain::PlayerId;
use crate::domain::player::Player;
use crate::domain::tournament::conditions::Tie;
use crate::i18n::{Words, dates, t};
use crate::storage::admin_acts::{self, AdminAct, AdminActKind};
use crate::storage::{Conn, StorageError, players, tournaments};
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths};

/// How many acts a page has.
const PAGE: i64 = 100;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    let form = "/admin/members/{id:[0-9]{1,18}}/ties";
    paths::both(cfg, form, show, take);
    paths::get(cfg, "/admin/log", log);
}

#[derive(Template)]
#[template(path = "admin/ties.html")]
struct TiesPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    member: &'a Player,
    ties: Vec<(PlayerId, String, String)>,
    kinds: Vec<(&'static str, String)>,
    done: bool,
}

/// What the page is made of.
struct Found {
    viewer: Viewer,
    member: Player,
    ties: Vec<(PlayerId, String, Tie)>,
}

async fn find(state: &Data<State>, asker: Asker, id: PlayerId) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let member = players::by_id(c, id)?;
        let ties = tournaments::ties_of(c, id)?;
        let ids: Vec<PlayerId> = ties.iter().map(|(other, _)| *other).collect();
        let names = players::by_ids(c, &ids)?;
        let named = ties.into_iter().map(|(other, tie)| {
            let found = names.iter().find(|player| player.id == other);
            let name = found.map_or_else(String::new, |player| player.display.clone());
            (other, name, tie)
        });
        Ok::<_, StorageError>((viewer, member, named.collect::<Vec<_>>()))
    };
    let (viewer, member, ties) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    Ok(Found {
        viewer,
        member: member.ok_or(Failure::NotFound)?,
        ties,
    })
}

fn kind(words: &Words, tie: Tie) -> String {
    match tie {
        Tie::Household => t!(words, "tie-household"),
        Tie::Person => t!(words, "tie-person"),
    }
}

fn render(found: &Found, form: &FormState, done: bool) -> Answer {
    let words = found.viewer.words;
    let named = |(id, name, tie): &(PlayerId, String, Tie)| (*id, name.clone(), kind(words, *tie));
    let template = TiesPage {
        viewer: &found.viewer,
        form,
        member: &found.member,
        ties: found.ties.iter().map(named).collect(),
        kinds: Tie::ALL
            .iter()
            .map(|tie| (tie.code(), kind(words, *tie)))
            .collect(),
        done,
    };
    if form.is_refused() {
        page::render_refused(&found.viewer, &template)
    } else {
        page::render(&found.viewer, &template)
    }
}

async fn show(state: Data<State>, asker: Asker, id: Path<PlayerId>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    let form = FormState::with(&[("kind", Tie::Household.code())]);
    render(&found, &form, !asked.text("done").is_empty())
}

/// The same as somebody had typed it whose session had ended.
pub(in crate::web) async fn resume_ties(
    state: &Data<State>,
    asker: Asker,
    id: PlayerId,
    form: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, form, false)
}

async fn take(state: Data<State>, asker: Asker, id: Path<PlayerId>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.viewer.admin()?.id;
    let (one, at) = (found.member.id, form.arrived);
    // the button beside a tie carries its number; the form carries a name
    let (other, wanted) = match form.number::<PlayerId>("untie") {
        Some(other) => (Some(other), None),
        None => {
            let name = form.text("other").to_owned();
            let read = move |c: &mut Conn| match players::by_name(c, &name)? {
                Some(player) => Ok(Some(player)),
                None => players::by_display(c, &name),
            };
            let tie = Tie::from_code(form.text("kind")).ok_or(Failure::BadForm)?;
            let player = state.ctx.db.read(read).await?;
            (player.map(|player| player.id), Some(tie))
        }
    };
    let Some(other) = other.filter(|other| *other != one) else {
        let mut back = form.state();
        let name = form.text("other");
        let text = t!(
            found.viewer.words,
            "refused-tournament-no-such-player",
            name = name
        );
        back.refuse("other", text);
        return render(&found, &back, false);
    };
    let word = format!("{other} {}", wanted.map_or("none", Tie::code));
    let write = move |tx: &mut Conn| {
        tournaments::tie(tx, one, other, wanted, at)?;
        admin_acts::keep(tx, by, at, AdminActKind::Tied, Some(one), &word)
    };
    state.ctx.db.write(write).await?;
    Ok(page::see_other(&format!(
        "/admin/members/{one}/ties?done=1"
    )))
}

#[derive(Template)]
#[template(path = "admin/log.html")]
struct LogPage<'a> {
    viewer: &'a Viewer,
    acts: Vec<Line>,
    before: Option<i64>,
    next: Option<i64>,
}

/// A line of the log.
struct Line {
    date: String,
    by: String,
    what: String,
    player: Option<(PlayerId, String)>,
    text: String,
}

fn line(viewer: &Viewer, act: AdminAct) -> Line {
    let words = viewer.words;
    Line {
        date: dates::exact(words.lang(), act.at.0, viewer.zone, viewer.now.0),
        by: act.by,
        what: match act.kind {
            AdminActKind::Tied => t!(words, "admin-act-tied"),
            AdminActKind::Role => t!(words, "admin-act-role"),
            AdminActKind::Site => t!(words, "admin-act-site"),
            AdminActKind::Blocked => t!(words, "admin-act-blocked"),
            AdminActKind::Archive => t!(words, "admin-act-archive"),
            AdminActKind::Member => t!(words, "admin-act-member"),
        },
        player: act.player,
        text: act.text,
    }
}

async fn log(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let at = asked.page(i64::MAX / 2, PAGE).min(100_000);
    let read = move |c: &mut Conn| {
        Ok::<_, StorageError>((asker.load(c)?, admin_acts::newest(c, at * PAGE, PAGE + 1)?))
    };
    let (viewer, mut acts) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let most = usize::try_from(PAGE).unwrap_or(usize::MAX);
    let more = acts.len() > most;
    acts.truncate(most);
    let page = LogPage {
        acts: acts.into_iter().map(|act| line(&viewer, act)).collect(),
        viewer: &viewer,
        before: (at > 0).then(|| at - 1),
        next: more.then_some(at + 1),
    };
    page::render(&viewer, &page)
}
