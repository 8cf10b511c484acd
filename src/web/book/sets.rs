//! What a rule set says, made from its values, so that the page cannot tell otherwise than the games go.

use crate::i18n::{Words, chess, t};
use crate::rules::profile::{DeadRule, DrawRule, Profile, ProfileId, UnmateableRule};

/// A rule set with its sentences.
pub struct RuleSet {
    /// Its name in addresses.
    pub code: &'static str,
    /// Its name in words.
    pub name: String,
    /// Name and version, as in PGN.
    pub tag: String,
    /// What it says.
    pub sentences: Vec<String>,
}

/// All of them, the usual ones first.
pub fn all(words: &Words) -> Vec<RuleSet> {
    ProfileId::ALL.map(|id| rule_set(words, id)).into()
}

/// The one of this name.
pub fn of_name(words: &Words, name: &str) -> Option<RuleSet> {
    let id = ProfileId::ALL.into_iter().find(|id| id.name() == name)?;
    Some(rule_set(words, id))
}

fn rule_set(words: &Words, id: ProfileId) -> RuleSet {
    let profile = Profile::current(id);
    RuleSet {
        code: id.name(),
        name: chess::profile(words, id.name()),
        tag: profile.tag(),
        sentences: sentences(words, &profile),
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

/// What differs between rule sets, in a few words each: third time, fifty moves, dead positions, time, resignation, offers.
pub fn compared(words: &Words, profile: &Profile) -> [String; 6] {
    let draw = |rule, last: Option<String>| match rule {
        DrawRule::Auto => t!(words, "rules-short-auto"),
        DrawRule::Claim => last.unwrap_or_else(|| t!(words, "rules-short-claim")),
        DrawRule::Off => t!(words, "rules-short-off"),
    };
    let fifth = || t!(words, "rules-short-claim-fifth");
    let seventyfive = || t!(words, "rules-short-claim-seventyfive");
    let unmateable = |rule| match rule {
        UnmateableRule::AnySeries => t!(words, "rules-short-any"),
        UnmateableRule::BareKing => t!(words, "rules-short-bare"),
        UnmateableRule::Loss => t!(words, "rules-short-loss"),
    };
    [
        draw(profile.threefold, profile.fivefold_auto.then(fifth)),
        draw(profile.fifty, profile.seventyfive_auto.then(seventyfive)),
        match profile.dead {
            DeadRule::Full => t!(words, "rules-short-full"),
            DeadRule::ThreeClasses => t!(words, "rules-short-three"),
            DeadRule::Off => t!(words, "rules-short-off"),
        },
        unmateable(profile.timeout_vs_unmateable),
        unmateable(profile.resign_vs_unmateable),
        if profile.draw_offer_after_moves > 0 {
            t!(words, "rules-short-after")
        } else {
            t!(words, "rules-short-any-time")
        },
    ]
}
