//! What a claim by repetition is about: when the position stood before, and which positions only look like it (9.2.3).

use crate::i18n::t;
use crate::rules::repetition::{self, Unlike};

use super::page::move_name;
use super::scene::Scene;

/// Lines about the earlier positions of the game in which the men stand as in the position of this key; `before`: the plies
/// that are looked at. None where there is no such position.
pub(super) fn lines(scene: &Scene, key: &str, before: u32) -> Vec<String> {
    let words = scene.viewer.words;
    let alike: Vec<(u32, Option<Unlike>)> = (0..before)
        .zip(&scene.game.keys)
        .filter_map(|(ply, earlier)| Some((ply, repetition::compare(earlier, key)?)))
        .collect();
    let names = |wanted: Option<Unlike>| {
        let found = alike.iter().filter(|(_, why)| *why == wanted);
        let names: Vec<String> = found
            .map(|(ply, _)| match ply {
                0 => t!(words, "claim-stood-start"),
                ply => move_name(scene, *ply),
            })
            .collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let same = names(None).map(|list| t!(words, "claim-stood", list = list));
    let unlike = Unlike::ALL.into_iter().filter_map(|why| {
        let list = names(Some(why))?;
        Some(match why {
            Unlike::Turn => t!(words, "claim-unlike-turn", list = list),
            Unlike::Castling => t!(words, "claim-unlike-castling", list = list),
            Unlike::EnPassant => t!(words, "claim-unlike-en-passant", list = list),
        })
    });
    same.into_iter().chain(unlike).collect()
}
