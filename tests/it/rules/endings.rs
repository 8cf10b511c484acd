//! Endings in the order of the Laws, profiles, and the small games of public discussions (data: games.txt, endings.txt).

use fernzug::rules::endings::{self, ClaimKind, ClaimVerdict, GameResult, Outcome, Reason};
use fernzug::rules::notation::{Letters, parse_typed};
use fernzug::rules::profile::{DrawRule, Profile, ProfileId};
use fernzug::rules::{Color, Position, repetition};

fn profile(name: &str) -> Profile {
    Profile::by_name(name, 1).expect(name)
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a list of moves; gives all positions with the start.
fn play(fen: &str, moves: &str) -> Vec<Position> {
    let mut game = vec![if fen == "start" {
        Position::start()
    } else {
        position(fen)
    }];
    for text in moves.split_whitespace() {
        let last = game.last().expect("never empty");
        let read = parse_typed(last, text, Letters::English)
            .unwrap_or_else(|why| panic!("{text} in {}: {why:?}", last.fen()));
        game.push(last.play(read));
    }
    game
}

fn occurrences(game: &[Position]) -> u32 {
    let keys: Vec<String> = game.iter().map(Position::key).collect();
    repetition::count(&keys, keys.last().expect("never empty"))
}

#[test]
fn repetitions_are_counted_as_known() {
    for line in include_str!("games.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let [fen, moves, expected] = line.split(';').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        assert_eq!(
            occurrences(&play(fen, moves)).to_string(),
            expected,
            "{line}"
        );
    }
}

#[test]
fn positions_end_games_as_known() {
    for line in include_str!("endings.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let [name, fen, expected] = line.split(';').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let here = position(fen);
        let profile = profile(name);
        let outcome = match expected.split_once(' ') {
            Some(("flag", _)) if expected.contains("white") => {
                Some(endings::time(&profile, &here, Color::White))
            }
            Some(("flag", _)) => Some(endings::time(&profile, &here, Color::Black)),
            Some(("resign", _)) if expected.contains("white") => {
                Some(endings::resignation(&profile, &here, Color::White))
            }
            Some(("resign", _)) => Some(endings::resignation(&profile, &here, Color::Black)),
            _ => endings::after_move(&profile, &here, 1),
        };
        let told = outcome.map_or("goes_on".to_owned(), |outcome| {
            format!("{} {}", outcome.result.as_str(), outcome.reason.code())
        });
        let expected = expected
            .rsplit_once("= ")
            .map_or(expected, |(_, told)| told);
        assert_eq!(told, expected, "{line}");
    }
}

const DRAWISH: &str = "4k3/8/8/8/8/8/4P3/R3K3 w - -";

#[test]
fn automatic_draws_belong_to_the_profile() {
    let fifty = position(&format!("{DRAWISH} 100 80"));
    let seventyfive = position(&format!("{DRAWISH} 150 90"));
    let fresh = position(&format!("{DRAWISH} 0 1"));
    let reason = |name, at: &Position, times| {
        endings::after_move(&profile(name), at, times).map(|outcome| outcome.reason)
    };
    for id in ProfileId::ALL {
        let automatic = Profile::current(id).threefold == DrawRule::Auto;
        assert_eq!(
            reason(id.name(), &fifty, 1),
            automatic.then_some(Reason::FiftyMoves),
            "{}",
            id.name()
        );
        assert_eq!(
            reason(id.name(), &fresh, 3),
            automatic.then_some(Reason::ThreefoldRepetition),
            "{}",
            id.name()
        );
        assert_eq!(reason(id.name(), &fresh, 2), None);
    }
    for (name, five, long) in [
        ("laws", true, true),
        ("swedish", true, true),
        ("classic", false, false),
    ] {
        assert_eq!(
            reason(name, &fresh, 5),
            five.then_some(Reason::FivefoldRepetition)
        );
        assert_eq!(reason(name, &fresh, 4), None);
        assert_eq!(
            reason(name, &seventyfive, 1),
            long.then_some(Reason::SeventyfiveMoves)
        );
    }
    let almost = position(&format!("{DRAWISH} 99 80"));
    assert_eq!(reason("online", &almost, 1), None);
    let after = almost.parse_uci("e1d1").expect("legal");
    let outcome = endings::would_end(&profile("online"), &almost, after, 1);
    assert_eq!(
        outcome,
        Some(Outcome {
            result: GameResult::Draw,
            reason: Reason::FiftyMoves
        })
    );
}

#[test]
fn claims_are_judged_after_mate() {
    let laws = profile("laws");
    let fifty = position(&format!("{DRAWISH} 100 80"));
    let drawn = |reason| {
        ClaimVerdict::Right(Outcome {
            result: GameResult::Draw,
            reason,
        })
    };
    assert_eq!(
        endings::claim(&laws, &fifty, 1, ClaimKind::Fifty),
        drawn(Reason::FiftyClaim)
    );
    assert_eq!(
        endings::claim(&laws, &fifty, 1, ClaimKind::Threefold),
        ClaimVerdict::Wrong
    );
    assert_eq!(
        endings::claim(&laws, &fifty, 3, ClaimKind::Threefold),
        drawn(Reason::ThreefoldClaim)
    );
    assert_eq!(
        endings::claim(&profile("online"), &fifty, 3, ClaimKind::Threefold),
        ClaimVerdict::NotUnderThisProfile
    );
    assert_eq!(endings::claimable(&laws, &fifty, 1), Some(ClaimKind::Fifty));
    assert_eq!(
        endings::claimable(&laws, &position(&format!("{DRAWISH} 99 80")), 2),
        None
    );
    // Announced with the mating move: the mate wins.
    let mating = position("6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60");
    let after = mating.play(mating.parse_uci("h6f7").expect("legal"));
    let won = Outcome {
        result: GameResult::WhiteWins,
        reason: Reason::Checkmate,
    };
    assert_eq!(
        endings::claim(&laws, &after, 3, ClaimKind::Fifty),
        ClaimVerdict::Right(won)
    );
    assert_eq!(endings::after_move(&laws, &after, 5), Some(won));
}

#[test]
fn codes_and_tags_read_back() {
    for reason in Reason::ALL {
        assert_eq!(Reason::from_code(reason.code()), Some(reason));
        assert!(!reason.article().is_empty());
    }
    for id in ProfileId::ALL {
        let preset = Profile::current(id);
        assert_eq!(Profile::from_tag(&preset.tag()), Some(preset));
        assert_eq!(Profile::by_name(id.name(), 2), None);
    }
    assert_eq!(Profile::default().tag(), "online/1");
    assert_eq!(profile("laws").draw_offer_after_moves, 1);
    assert_eq!(profile("classic").draw_offer_after_moves, 0);
}
