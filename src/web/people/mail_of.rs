//! How much one wants to hear of one game, or of the games of one tournament.

use actix_web::web::Path;

use super::Shared;
use super::mail::{amount, amounts};
use crate::actions::people;
use crate::domain::notice::Amount;
use crate::i18n::t;
use crate::storage::mailboxes::{self, About};
use crate::storage::{Conn, StorageError, games, tournaments};
use crate::web::fields::FormPage;
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, Viewer, page};

/// What is chosen for as usual.
const USUAL: &str = "usual";

/// What a page needs: who asks, what it is called, what he has chosen, what is usual.
struct Chosen {
    viewer: Viewer,
    title: String,
    special: Option<Amount>,
    usual: Amount,
}

fn about(word: &str, id: i64) -> Result<About, Failure> {
    About::of(word, id).ok_or(Failure::NotFound)
}

/// Only for those who play in it; `None`: it is not there for the one who asks.
fn chosen(
    c: &mut Conn,
    asker: &Asker,
    about: About,
) -> Result<(Viewer, Option<Chosen>), StorageError> {
    let viewer = asker.load(c)?;
    let Some(player) = viewer.id() else {
        return Ok((viewer, None));
    };
    let title = match about {
        About::Game(id) => {
            let plays = games::plays(c, id, player)?;
            plays.then(|| t!(viewer.words, "mail-of-game", id = id.to_string()))
        }
        About::Tournament(id) => {
            let name = tournaments::by_id(c, id)?.map(|t| t.setup.name);
            let entered = tournaments::entry(c, id, player)?.is_some();
            name.filter(|_| entered)
                .map(|name| t!(viewer.words, "mail-of-tournament", name = name))
        }
    };
    let Some(title) = title else {
        return Ok((viewer, None));
    };
    let mut own = mailboxes::exceptions(c, &[player])?.into_iter();
    let chosen = Chosen {
        title,
        special: own.find(|e| e.about == about).map(|e| e.amount),
        usual: mailboxes::of(c, player)?.wishes.amount,
        viewer: viewer.clone(),
    };
    Ok((viewer, Some(chosen)))
}

async fn find(state: &Shared, asker: Asker, about: About) -> Result<Chosen, Failure> {
    let read = move |c: &mut Conn| chosen(c, &asker, about);
    let (viewer, found) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    found.ok_or(Failure::NotFound)
}

fn form<'a>(chosen: &'a Chosen, state: &'a FormState, about: About) -> FormPage<'a> {
    let words = chosen.viewer.words;
    let mut all = vec![(USUAL.to_owned(), t!(words, "mail-of-usual"))];
    all.extend(amounts(words));
    let usual = amount(words, chosen.usual);
    let (back, back_text) = match about {
        About::Game(id) => (format!("/games/{id}"), t!(words, "letter-button-game")),
        About::Tournament(id) => (
            format!("/tournaments/{id}"),
            t!(words, "letter-button-tournament"),
        ),
    };
    FormPage::new(
        &chosen.viewer,
        state,
        chosen.title.clone(),
        t!(words, "save"),
    )
    .radio("amount", t!(words, "mail-amount"), all)
    .hint(t!(words, "mail-of-hint", amount = usual))
    .way(&back, back_text)
    .way("/account/mail", t!(words, "mail-title"))
}

pub(super) async fn show(
    state: Shared,
    asker: Asker,
    path: Path<(String, i64)>,
    asked: Asked,
) -> Answer {
    let about = about(&path.0, path.1)?;
    let chosen = find(&state, asker, about).await?;
    let now = chosen.special.map_or(USUAL, Amount::code);
    let filled = FormState::with(&[("amount", now)]);
    let saved = asked.text("done") == "settings";
    let done = saved.then(|| t!(chosen.viewer.words, "done-settings"));
    page::render(&chosen.viewer, &form(&chosen, &filled, about).done(done))
}

/// What somebody had chosen whose session had ended.
pub(in crate::web) async fn resume_mail_of(
    state: &Shared,
    asker: Asker,
    about: About,
    filled: &FormState,
) -> Answer {
    let chosen = find(state, asker, about).await?;
    let (word, id) = about.stored();
    let form = form(&chosen, filled, about).to(&format!("/account/mail/{word}/{id}"));
    page::render(&chosen.viewer, &form)
}

pub(super) async fn save(
    state: Shared,
    asker: Asker,
    path: Path<(String, i64)>,
    sent: Form,
) -> Answer {
    let about = about(&path.0, path.1)?;
    let chosen = find(&state, asker, about).await?;
    let player = chosen.viewer.signed_in()?;
    let typed = sent.text("amount");
    let wanted = Amount::from_code(typed);
    if wanted.is_none() && typed != USUAL {
        let mut shown = sent.state();
        shown.refuse("amount", t!(chosen.viewer.words, "mail-refused-choice"));
        return page::render_refused(&chosen.viewer, &form(&chosen, &shown, about));
    }
    people::save_exception(&state.ctx, player, about, wanted, sent.arrived).await?;
    let path = &chosen.viewer.path;
    Ok(page::see_other(&format!("{path}?done=settings")))
}
