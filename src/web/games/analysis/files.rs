//! An analysis as a file: the game with all variations.

use actix_web::web::{Data, Path};

use crate::domain::GameId;
use crate::rules::pgn::Writer;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::viewer::Asker;

use super::super::files::{file, headed};
use super::super::scene::Seat;
use super::study::{self, Study};

/// `GET /games/{game}/analysis.pgn`: one's own.
pub async fn pgn(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let study = study::load(&state, asker, seat, None, &Asked::default()).await?;
    Ok(answer(&study))
}

/// `GET /games/{game}/analysis/{side}.pgn`: one that is shown.
pub async fn pgn_of(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    path: Path<(GameId, String)>,
) -> Answer {
    let side = super::side_of(&path.1)?;
    let study = study::load(&state, asker, seat, Some(side), &Asked::default()).await?;
    Ok(answer(&study))
}

fn answer(study: &Study) -> actix_web::HttpResponse {
    let (mut tags, result) = headed(&study.scene);
    let by = study.scene.view.player(study.side).display.clone();
    tags.push(("Annotator", by));
    let given = tags.iter().map(|(name, value)| (*name, value.as_str()));
    let mut writer = Writer::new(given, result);
    study.tree.write(&mut writer);
    let kind = "application/vnd.chess-pgn";
    file(&study.scene, kind, "analysis.pgn", writer.finish())
}
