//! Every place in the book that the rest of the program names is there.

use super::made::every_ending;
use super::pages::has;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::links::places::{of_act, of_ending, of_refused, of_refused_move};
use crate::rules::{KingsWay, MoveRefusal, Role, Square};

#[test]
fn every_ending_is_told_somewhere() {
    for ending in every_ending() {
        assert!(has(of_ending(&ending)), "{ending:?}");
    }
}

/// Examples of an enum, one for each pattern. A variant without one does not compile.
macro_rules! every {
    ($kind:ty: $($pattern:pat => $example:expr),+ $(,)?) => {{
        let known = |one: &$kind| match one {
            $($pattern => ()),+
        };
        let all: Vec<$kind> = vec![$($example),+];
        all.iter().for_each(known);
        all
    }};
}

fn every_refused_move() -> Vec<MoveRefusal> {
    use MoveRefusal as Why;
    let square: Square = "e4".parse().unwrap();
    let candidates = Vec::new();
    let role = Role::Pawn;
    let mut all = every![Why:
        Why::Empty => Why::Empty,
        Why::Unreadable { .. } => Why::Unreadable { text: String::new() },
        Why::NullMove => Why::NullMove,
        Why::NoLegalMoves => Why::NoLegalMoves,
        Why::NothingThere { .. } => Why::NothingThere { square },
        Why::NotYourPiece { .. } => Why::NotYourPiece { square },
        Why::NoSuchPiece { .. } => Why::NoSuchPiece { role },
        Why::CannotReach { .. } => Why::CannotReach { role, to: None, from: None },
        Why::OwnPieceThere { .. } => Why::OwnPieceThere { square },
        Why::LeavesKingInCheck { .. } => Why::LeavesKingInCheck { from: square },
        Why::KingIntoCheck { .. } => Why::KingIntoCheck { square },
        Why::EnPassantExposesKing { .. } => Why::EnPassantExposesKing { square },
        Why::StillInCheck { .. } => Why::StillInCheck { checker: square, double: false },
        Why::CastlingNoRight => Why::CastlingNoRight,
        Why::CastlingBlocked { .. } => Why::CastlingBlocked { square },
        Why::CastlingThroughAttack { .. } => Why::CastlingThroughAttack { square, way: KingsWay::Over },
        Why::EnPassantLate { .. } => Why::EnPassantLate { square },
        Why::CastlingOutOfCheck => Why::CastlingOutOfCheck,
        Why::PromotionMissing { .. } => Why::PromotionMissing { candidates: candidates.clone() },
        Why::PromotionImpossible => Why::PromotionImpossible,
        Why::Ambiguous { .. } => Why::Ambiguous { candidates },
    ];
    all.extend(Role::ALL.map(|role| Why::CannotReach {
        role,
        to: None,
        from: None,
    }));
    let checker = square;
    all.push(Why::StillInCheck {
        checker,
        double: true,
    });
    let ways = [KingsWay::Onto, KingsWay::Uncovered];
    all.extend(ways.map(|way| Why::CastlingThroughAttack { square, way }));
    all
}

#[test]
fn every_refused_move_is_told_somewhere() {
    for why in every_refused_move() {
        assert!(has(of_refused_move(&why)), "{why:?}");
    }
}

/// What a refused verb has to do with no rule of play: games that one may not see, the form, the account.
const NO_RULE: [GameRefusal; 4] = [
    GameRefusal::NoSuchGame,
    GameRefusal::NotYourGame,
    GameRefusal::MessageTooLong,
    GameRefusal::AddressNotConfirmed,
];

#[test]
fn every_refused_verb_is_told_somewhere() {
    use GameRefusal as Why;
    let all = every![Why:
        Why::NoSuchGame => Why::NoSuchGame,
        Why::NotYourGame => Why::NotYourGame,
        Why::NotYourTurn => Why::NotYourTurn,
        Why::Ended => Why::Ended,
        Why::Stale { .. } => Why::Stale { ply: 1 },
        Why::OtherMovePlayed { .. } => Why::OtherMovePlayed { ply: 1, san: String::new() },
        Why::Move(_) => Why::Move(MoveRefusal::Empty),
        Why::TimeIsUp { .. } => Why::TimeIsUp { since: Instant(0) },
        Why::EventOver { .. } => Why::EventOver { since: Instant(0) },
        Why::NotCalled => Why::NotCalled,
        Why::OfferTooEarly => Why::OfferTooEarly,
        Why::OfferTooSoon { .. } => Why::OfferTooSoon { moves_left: 1 },
        Why::OfferStands => Why::OfferStands,
        Why::NoSuchOffer => Why::NoSuchOffer,
        Why::OwnOffer => Why::OwnOffer,
        Why::NothingToClaim => Why::NothingToClaim,
        Why::ClaimedAlready => Why::ClaimedAlready,
        Why::Span => Why::Span,
        Why::NotHelper => Why::NotHelper,
        Why::HelperPlays => Why::HelperPlays,
        Why::NoWay => Why::NoWay,
        Why::Postmark { .. } => Why::Postmark { from: Instant(0) },
        Why::PostmarkReason => Why::PostmarkReason,
        Why::NotRevived => Why::NotRevived,
        Why::PauseUntil => Why::PauseUntil,
        Why::PauseStands => Why::PauseStands,
        Why::NoPause => Why::NoPause,
        Why::NothingToAnnounce => Why::NothingToAnnounce,
        Why::NotToBeContinued => Why::NotToBeContinued,
        Why::NotAsked => Why::NotAsked,
        Why::AbortTooLate => Why::AbortTooLate,
        Why::InEvent => Why::InEvent,
        Why::MessageTooLong => Why::MessageTooLong,
        Why::AddressNotConfirmed => Why::AddressNotConfirmed,
    ];
    for why in all {
        let place = of_refused(&why);
        assert_eq!(place.is_none(), NO_RULE.contains(&why), "{why:?}");
        assert!(place.is_none_or(has), "{why:?}");
    }
    for noun in ["resignation", "draw-acceptance", "draw-claim", "abort", ""] {
        assert!(has(of_act(noun)), "{noun}");
    }
}

/// Forms that no rule of play stands behind: accounts, letters, members, what the site is run by, and searching.
const NO_RULE_BEHIND: [&str; 13] = [
    "account/address.html",
    "account/devices.html",
    "admin/letters.html",
    "admin/members.html",
    "admin/preview.html",
    "admin/reported.html",
    "error.html",
    "form.html",
    "games/list.html",
    "layout.html",
    "players/list.html",
    "rules/find.html",
    "rules/search.html",
];

#[test]
fn every_form_leads_to_its_rule() {
    let mut without: Vec<String> = Vec::new();
    for (path, text) in templates() {
        // a page may have its links from a part of it
        let parts = ["parts/pace.html", "parts/record.html", "parts/terms.html"];
        let linked = text.contains("\"/rules/") || parts.iter().any(|part| text.contains(part));
        if text.contains("<form") && !linked {
            without.push(path);
        }
    }
    without.retain(|path| !NO_RULE_BEHIND.contains(&path.as_str()));
    assert!(without.is_empty(), "{without:?}");
}

/// All templates: the path below their folder, and what stands in them.
fn templates() -> Vec<(String, String)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/");
    let mut folders = vec![std::path::PathBuf::from(root)];
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.strip_prefix(root).unwrap().to_str().unwrap();
            all.push((name.to_owned(), text));
        }
    }
    all
}

#[test]
fn every_place_that_a_template_names_is_there() {
    let mut named = 0;
    for (path, text) in templates() {
        for link in text.split("href=\"/rules/").skip(1) {
            let place = link.split('"').next().unwrap();
            let known = place.contains("{{") || ["booklet", "search"].contains(&place);
            assert!(known || has(place), "{path}: {place}");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
}
