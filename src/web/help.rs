//! The rules, in our own words. What a rule set says is made from its values, so that the page cannot tell otherwise
//! than the games go.

use actix_web::web::{Path, ServiceConfig};
use askama::Template;

use crate::i18n::{Words, chess, t};
use crate::rules::profile::{DeadRule, DrawRule, Profile, ProfileId, UnmateableRule};

use super::error::{Answer, Failure};
use super::viewer::Viewer;
use super::{page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/rules", all);
    paths::get(cfg, "/rules/{profile}", one);
}

/// A rule set with its sentences.
struct RuleSet {
    code: &'static str,
    name: String,
    sentences: Vec<String>,
}

#[derive(Template)]
#[template(path = "rules/all.html")]
struct AllPage<'a> {
    viewer: &'a Viewer,
    sets: Vec<RuleSet>,
}

#[derive(Template)]
#[template(path = "rules/one.html")]
struct OnePage<'a> {
    viewer: &'a Viewer,
    set: RuleSet,
}

async fn all(viewer: Viewer) -> Answer {
    let sets = ProfileId::ALL.map(|id| rule_set(viewer.words, id)).into();
    page::render(
        &viewer,
        &AllPage {
            viewer: &viewer,
            sets,
        },
    )
}

async fn one(viewer: Viewer, profile: Path<String>) -> Answer {
    let id = ProfileId::ALL
        .into_iter()
        .find(|id| id.name() == profile.as_str());
    let set = rule_set(viewer.words, id.ok_or(Failure::NotFound)?);
    page::render(
        &viewer,
        &OnePage {
            viewer: &viewer,
            set,
        },
    )
}

fn rule_set(words: &Words, id: ProfileId) -> RuleSet {
    RuleSet {
        code: id.name(),
        name: chess::profile(words, id.name()),
        sentences: sentences(words, &Profile::current(id)),
    }
}

fn sentences(words: &Words, profile: &Profile) -> Vec<String> {
    let mut all = vec![t!(words, "rules-mate")];
    all.extend(match profile.dead {
        DeadRule::Full => Some(t!(words, "rules-dead-full")),
        DeadRule::ThreeClasses => Some(t!(words, "rules-dead-three")),
        DeadRule::Off => None,
    });
    all.extend(match profile.threefold {
        DrawRule::Auto => Some(t!(words, "rules-threefold-auto")),
        DrawRule::Claim => Some(t!(words, "rules-threefold-claim")),
        DrawRule::Off => None,
    });
    all.extend(profile.fivefold_auto.then(|| t!(words, "rules-fivefold")));
    all.extend(match profile.fifty {
        DrawRule::Auto => Some(t!(words, "rules-fifty-auto")),
        DrawRule::Claim => Some(t!(words, "rules-fifty-claim")),
        DrawRule::Off => None,
    });
    all.extend(
        profile
            .seventyfive_auto
            .then(|| t!(words, "rules-seventyfive")),
    );
    all.push(match profile.timeout_vs_unmateable {
        UnmateableRule::AnySeries => t!(words, "rules-timeout-any"),
        UnmateableRule::BareKing => t!(words, "rules-timeout-bare"),
        UnmateableRule::Loss => t!(words, "rules-timeout-loss"),
    });
    all.push(match profile.resign_vs_unmateable {
        UnmateableRule::AnySeries => t!(words, "rules-resign-any"),
        UnmateableRule::BareKing => t!(words, "rules-resign-bare"),
        UnmateableRule::Loss => t!(words, "rules-resign-loss"),
    });
    all.push(if profile.draw_offer_after_moves > 0 {
        t!(words, "rules-offer-after")
    } else {
        t!(words, "rules-offer-any")
    });
    all
}
