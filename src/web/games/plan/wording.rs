//! Why conditional moves were refused, or stopped, in words.

use crate::actions::plans::PlanRefusal;
use crate::domain::conditional::{
    AddFault, DEEPEST, DraftFault, MOST_BRANCHES, MOST_TEXT, StopReason, TextFault,
};
use crate::domain::refusal::GameRefusal;
use crate::i18n::{chess, refusals, t};

use super::super::scene::Scene;
use super::line::written;

/// Why nothing was changed.
pub(super) fn refused(scene: &Scene, why: &PlanRefusal) -> String {
    let (words, viewer) = (scene.viewer.words, &scene.viewer);
    match why {
        PlanRefusal::Game(GameRefusal::Stale { .. }) => t!(words, "plan-error-stale"),
        PlanRefusal::Game(why) => refusals::game_refused(words, why, viewer.zone, viewer.now.0),
        PlanRefusal::NotAllowed => t!(words, "plan-none-allowed"),
        PlanRefusal::Changed => t!(words, "plan-error-changed"),
        PlanRefusal::Text(fault) => text(scene, fault),
        PlanRefusal::Add(fault) => add(scene, fault),
    }
}

/// What is wrong with a text.
pub(in crate::web::games) fn text(scene: &Scene, fault: &TextFault) -> String {
    let words = scene.viewer.words;
    match fault {
        TextFault::Empty => t!(words, "plan-error-empty"),
        TextFault::TooLong => t!(words, "plan-error-long", n = MOST_TEXT),
        TextFault::TooDeep => t!(words, "plan-error-deep", n = DEEPEST),
        TextFault::TooMany => t!(words, "plan-error-many", n = MOST_BRANCHES),
        TextFault::Move { ply, typed, why } => t!(
            words,
            "plan-error-at",
            number = number(scene, *ply),
            typed = typed.as_str(),
            why = refusals::move_refused(words, why, typed)
        ),
        TextFault::Number { typed, expected } => t!(
            words,
            "plan-error-number",
            typed = typed.as_str(),
            expected = number(scene, *expected)
        ),
        TextFault::Bracket => t!(words, "plan-error-bracket"),
        TextFault::Resigns => t!(words, "plan-error-resigns"),
    }
}

fn add(scene: &Scene, fault: &AddFault) -> String {
    let words = scene.viewer.words;
    let named = |(ply, san): &(u32, String)| written(scene, ply - 1, std::slice::from_ref(san));
    let own = |san: &str| match san {
        "" => t!(words, "plan-resigns"),
        san => chess::san(scene.viewer.lang, san),
    };
    match fault {
        AddFault::Draft(DraftFault::Nothing) => t!(words, "plan-error-nothing"),
        AddFault::Draft(DraftFault::TwoReplies {
            expected,
            first,
            second,
        }) => t!(
            words,
            "plan-error-two",
            expected = named(expected),
            first = own(first),
            second = own(second)
        ),
        AddFault::Draft(DraftFault::NoReply { expected }) => {
            t!(words, "plan-error-no-reply", expected = named(expected))
        }
        AddFault::Draft(DraftFault::Move(why)) => refusals::move_refused(words, why, ""),
        AddFault::Planned { expected, stands } => t!(
            words,
            "plan-error-planned",
            expected = named(expected),
            stands = own(stands)
        ),
        AddFault::TooDeep => t!(words, "plan-error-deep", n = DEEPEST),
        AddFault::TooMany => t!(words, "plan-error-many", n = MOST_BRANCHES),
    }
}

/// "15…", the number of a ply.
fn number(scene: &Scene, ply: u32) -> String {
    let (first, black) = scene.numbering();
    chess::numbered(scene.viewer.lang, ply, first, black, "")
}

/// Why a plan stopped at the move of this ply, SAN with English letters.
pub(super) fn stopped(scene: &Scene, ply: u32, san: &str, why: StopReason) -> String {
    let words = scene.viewer.words;
    let played = match ply.checked_sub(1) {
        Some(before) => written(scene, before, &[san.to_owned()]),
        None => String::new(),
    };
    match why {
        StopReason::Unexpected => t!(words, "plan-why-unexpected", played = played),
        StopReason::Offer => t!(words, "plan-why-offer", played = played),
        StopReason::Draw => t!(words, "plan-why-draw"),
        StopReason::TooMany => t!(words, "plan-why-too-many"),
    }
}
