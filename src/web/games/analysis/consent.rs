//! Showing the analyses after the game.

use actix_web::http::StatusCode;
use actix_web::web::Data;

use crate::actions::Fail;
use crate::actions::analysis::{self as verbs, AnalysisRefusal};
use crate::domain::analysis::{Consent, Consents};
use crate::domain::visibility::{Viewer as Eyes, sees_analysis};
use crate::i18n::t;
use crate::rules::Color;
use crate::storage::analyses;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page as pages;
use crate::web::viewer::Asker;

use super::super::page::Note;
use super::super::scene::{Scene, Seat};
use super::study::{self, Study};
use super::{Extras, page, wording};

/// What is asked and said about showing, on a player's own page after the game.
pub(super) struct Showing {
    /// What stands: who has agreed to what.
    pub says: Vec<String>,
    /// The choices: word, what it means, whether it is chosen.
    pub choices: Vec<(&'static str, String, bool)>,
}

/// `None` while the game runs.
pub(super) fn showing(study: &Study) -> Option<Showing> {
    study.scene.game.ending.filter(|_| study.own)?;
    let (words, side) = (study.scene.viewer.words, study.side);
    let mine = study.consents.of(side);
    let name = study.scene.view.player(!side).display.as_str();
    let agreed = study.consents.agreed();
    let mut says = Vec::new();
    match agreed {
        Consent::None => {}
        Consent::Opponent => says.push(t!(words, "analysis-shown-opponent")),
        Consent::All => says.push(t!(words, "analysis-shown-all")),
    }
    if mine > agreed {
        says.push(t!(words, "analysis-show-waits", name = name));
    }
    says.extend(asks(&study.scene, study.consents));
    let choice = |consent: &Consent| {
        let meaning = match consent {
            Consent::None => t!(words, "analysis-show-none"),
            Consent::Opponent => t!(words, "analysis-show-opponent", name = name),
            Consent::All => t!(words, "analysis-show-all"),
        };
        (consent.code(), meaning, *consent == mine)
    };
    let open = Consent::ALL.iter().filter(|consent| **consent >= agreed);
    let choices: Vec<_> = open.map(choice).collect();
    Some(Showing {
        says,
        choices: if choices.len() > 1 {
            choices
        } else {
            Vec::new()
        },
    })
}

/// "Berta would like to show both analyses to everybody": what the opponent wants and the viewer has not agreed to.
fn asks(scene: &Scene, consents: Consents) -> Option<String> {
    let other = scene.view.side.map(|side| !side)?;
    let theirs = consents.of(other);
    let name = scene.view.player(other).display.as_str();
    (theirs > consents.agreed()).then(|| {
        let to = theirs.code();
        t!(
            scene.viewer.words,
            "analysis-show-asks",
            name = name,
            to = to
        )
    })
}

/// `POST /games/{game}/analysis/consent`.
pub async fn agree(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let wish = Consent::from_code(form.text("wish")).ok_or(Failure::BadForm)?;
    let asked = Asked::default();
    let again = (asker.clone(), seat.clone());
    let study = study::load(&state, asker, seat, None, &asked).await?;
    let key = (study.scene.game.id, study.owner);
    match verbs::consent(&state.ctx, key, wish, form.arrived).await {
        Ok(()) => Ok(pages::see_other(&format!(
            "{}?note=saved#show",
            study.path()
        ))),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(AnalysisRefusal::Game(_))) => Err(Failure::Forbidden),
        Err(Fail::Refused(why)) => {
            let study = study::load(&state, again.0, again.1, None, &asked).await?;
            let extras = Extras {
                notes: vec![Note::bad(wording::refused(&study, &why))],
                ..Extras::default()
            };
            page::answer(&study, StatusCode::CONFLICT, extras)
        }
    }
}

/// The analyses of others that a viewer of an ended game may read: address and name.
pub type Shown = Vec<(String, String)>;

/// What the page of a game leads to; a question more of the database, and only of a game that has ended.
///
/// # Errors
/// Storage.
pub async fn shown(state: &State, scene: &Scene) -> Result<Shown, Failure> {
    if !scene.is_own() || scene.game.ending.is_none() {
        return Ok(Vec::new());
    }
    let game = scene.game.clone();
    let consents = state.ctx.db.read(move |c| analyses::consents(c, &game));
    let consents = consents.await?;
    let mut shown = links(scene, consents);
    let page = format!("{}/analysis#show", scene.base);
    shown.extend(asks(scene, consents).map(|text| (page, text)));
    Ok(shown)
}

/// The analyses that this viewer may read besides his own.
pub(super) fn links(scene: &Scene, consents: Consents) -> Shown {
    let eyes = scene.me.map_or(Eyes::Public, Eyes::Player);
    let sides = [(Color::White, "white"), (Color::Black, "black")];
    let others = sides.into_iter().filter(|(side, _)| {
        scene.view.side != Some(*side) && sees_analysis(&scene.game, *side, eyes, consents)
    });
    let link = |(side, word): (Color, &str)| {
        let name = scene.view.player(side).display.as_str();
        let text = t!(scene.viewer.words, "analysis-link-of", name = name);
        (format!("{}/analysis/{word}", scene.base), text)
    };
    others.map(link).collect()
}
