//! Every place in the book that the rest of the program names is there.

use super::made::every_ending;
use super::pages::has;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::links::places::{of_act, of_ending, of_refused};
use crate::rules::{MoveRefusal, Role, Square};

#[test]
fn every_ending_is_told_somewhere() {
    for ending in every_ending() {
        assert!(has(of_ending(&ending)), "{ending:?}");
    }
}

#[test]
fn every_refusal_that_a_rule_causes_is_told_somewhere() {
    let square: Square = "e4".parse().unwrap();
    let mut moves = vec![
        MoveRefusal::Empty,
        MoveRefusal::NullMove,
        MoveRefusal::NoLegalMoves,
        MoveRefusal::OwnPieceThere { square },
        MoveRefusal::LeavesKingInCheck { from: square },
        MoveRefusal::KingIntoCheck { square },
        MoveRefusal::StillInCheck { checker: square },
        MoveRefusal::CastlingNoRight,
        MoveRefusal::CastlingBlocked { square },
        MoveRefusal::CastlingThroughAttack { square },
        MoveRefusal::CastlingOutOfCheck,
        MoveRefusal::PromotionMissing {
            candidates: Vec::new(),
        },
        MoveRefusal::PromotionImpossible,
    ];
    moves.extend(Role::ALL.map(|role| MoveRefusal::CannotReach { role, to: None }));
    let refused = [
        GameRefusal::NotYourTurn,
        GameRefusal::Ended,
        GameRefusal::TimeIsUp { since: Instant(0) },
        GameRefusal::EventOver { since: Instant(0) },
        GameRefusal::NotCalled,
        GameRefusal::OfferTooEarly,
        GameRefusal::NothingToClaim,
        GameRefusal::PauseUntil,
        GameRefusal::NothingToAnnounce,
        GameRefusal::NotToBeContinued,
        GameRefusal::AbortTooLate,
        GameRefusal::InEvent,
    ];
    let moves = moves.into_iter().map(GameRefusal::Move);
    for why in moves.chain(refused) {
        assert!(of_refused(&why).is_some_and(has), "{why:?}");
    }
    for noun in ["resignation", "draw-acceptance", "draw-claim", "abort", ""] {
        assert!(has(of_act(noun)), "{noun}");
    }
}
#[test]
fn every_place_that_a_template_names_is_there() {
    let mut folders = vec![std::path::PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/templates"
    ))];
    let mut named = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for link in text.split("href=\"/rules/").skip(1) {
                let place = link.split('"').next().unwrap();
                let known = place.contains("{{") || ["booklet", "search"].contains(&place);
                assert!(known || has(place), "{}: {place}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 12, "{named}");
}
