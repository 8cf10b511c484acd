//! What the page hands to its script: the moves that are possible here and what each does to the board, and the phrases.

use serde_json::json;

use crate::i18n::t;
use crate::rules::MoveList;

use super::super::script::{effects, phrases_of};
use super::study::Study;

/// The script's data as an element of the page. It is data, not a script: the policy lets it be.
pub(super) fn data(study: &Study, legal: &MoveList) -> String {
    let (scene, node) = (&study.scene, study.tree.node(study.at));
    let words = scene.viewer.words;
    let last = node.mv.map(|mv| {
        let before = &study.tree.node(node.above).position;
        before.uci(mv)
    });
    let here = json!({
        "game": scene.view.id,
        // what waits in a browser is its player's own
        "player": study.owner,
        // another device, or the game, may change what the page shows
        "stamp": format!("{}.{}", study.revision, scene.view.version),
        "path": study.path(),
        "place": study.tree.place(study.at).to_string(),
        // one position, so the board is open
        "ply": 0,
        "white_below": scene.bottom().is_white(),
        "turned": scene.viewer.turned,
        "at": node.position.placement(),
        "white_to_move": node.position.turn().is_white(),
        "check": node.position.is_check(),
        "last": last.unwrap_or_default(),
        "moves": effects(&node.position, legal),
        "direct": true,
        "sound": scene.board.sound,
        "own": study.own,
    });
    let say = json!({
        "unsent": [
            t!(words, "analysis-unsent", count = 1),
            t!(words, "analysis-unsent", count = 777),
        ],
        "offline": t!(words, "analysis-offline"),
        "sent": t!(words, "analysis-sent"),
        "notTaken": t!(words, "analysis-not-taken", what = "#"),
    });
    // "</script>" must not stand in it
    let here = here.to_string().replace('<', "\\u003c");
    let say = say.to_string().replace('<', "\\u003c");
    let board = phrases_of(scene.viewer.lang);
    format!(
        "<script type=\"application/json\" id=\"board-data\">{{\"here\":{here},\"say\":{board},\"study\":{say}}}</script>"
    )
}
