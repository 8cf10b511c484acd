//! Settings of boards: what they look like, whether a move is shown once more, where one goes after sending.

use crate::domain::player::{AfterSending, BoardSettings, BoardTheme, Colours};
use crate::i18n::{Words, t};
use crate::storage::players;
use crate::web::fields::FormPage;
use crate::web::{Answer, Asked, Form, FormState, Viewer, page};

use super::Shared;

/// `GET /account/board`.
pub async fn show(viewer: Viewer, asked: Asked) -> Answer {
    let board = viewer.signed_in()?.board;
    let mut state = FormState::with(&[
        ("after", board.after.code()),
        ("theme", board.theme.code()),
        ("colours", board.colours.code()),
    ]);
    for (name, on) in [("confirm", board.confirm), ("sound", board.sound)] {
        if on {
            state.set(name, "on");
        }
    }
    let saved = asked.text("done") == "settings";
    let done = saved.then(|| t!(viewer.words, "done-settings"));
    page::render(&viewer, &form(&viewer, &state).done(done))
}

fn form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "board-settings"),
        t!(words, "save"),
    )
    .to("/account/board")
    .check("confirm", t!(words, "board-settings-confirm"))
    .hint(t!(words, "board-settings-confirm-hint"))
    .radio("after", t!(words, "board-settings-after"), afters(words))
    .radio("theme", t!(words, "board-settings-theme"), themes(words))
    .radio(
        "colours",
        t!(words, "board-settings-colours"),
        colours(words),
    )
    .check("sound", t!(words, "board-settings-sound"))
    .way("/rules/mail#mail-confirm", t!(words, "rules-of-confirming"))
    .way("/account", t!(words, "account-title"))
}

fn afters(words: &Words) -> Vec<(String, String)> {
    let named = |after: &AfterSending| {
        let text = match after {
            AfterSending::Next => t!(words, "board-settings-after-next"),
            AfterSending::Stay => t!(words, "board-settings-after-stay"),
            AfterSending::List => t!(words, "board-settings-after-list"),
        };
        (after.code().to_owned(), text)
    };
    AfterSending::ALL.iter().map(named).collect()
}

fn themes(words: &Words) -> Vec<(String, String)> {
    let named = |theme: &BoardTheme| {
        let text = match theme {
            BoardTheme::Wood => t!(words, "board-settings-theme-wood"),
            BoardTheme::Print => t!(words, "board-settings-theme-print"),
            BoardTheme::Contrast => t!(words, "board-settings-theme-contrast"),
        };
        (theme.code().to_owned(), text)
    };
    BoardTheme::ALL.iter().map(named).collect()
}

fn colours(words: &Words) -> Vec<(String, String)> {
    let named = |colours: &Colours| {
        let text = match colours {
            Colours::System => t!(words, "board-settings-colours-system"),
            Colours::Light => t!(words, "board-settings-colours-light"),
            Colours::Dark => t!(words, "board-settings-colours-dark"),
        };
        (colours.code().to_owned(), text)
    };
    Colours::ALL.iter().map(named).collect()
}

/// The settings as somebody had chosen them whose session had ended.
pub(in crate::web) fn resume_board(viewer: &Viewer, filled: &FormState) -> Answer {
    viewer.signed_in()?;
    page::render(viewer, &form(viewer, filled))
}

/// `POST /account/board`. A choice that is not there leaves things as they are.
pub async fn save(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    let (id, was) = (player.id, player.board);
    let settings = BoardSettings {
        confirm: form.ticked("confirm"),
        after: AfterSending::from_code(form.text("after")).unwrap_or(was.after),
        theme: BoardTheme::from_code(form.text("theme")).unwrap_or(was.theme),
        colours: Colours::from_code(form.text("colours")).unwrap_or(was.colours),
        sound: form.ticked("sound"),
    };
    let write = move |tx: &mut _| players::set_board(tx, id, &settings);
    state.ctx.db.write(write).await?;
    Ok(page::see_other("/account/board?done=settings"))
}
