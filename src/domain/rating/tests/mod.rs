mod league;

use super::reckon::{TAU, glicko, reckoned};
use super::*;
use crate::domain::ending::{Ending, TimeRule};
use crate::domain::time::{DAY, HOUR};
use crate::rules::endings::{GameResult, Outcome, Reason};

const T0: Instant = Instant(1_800_000_000_000);

fn rating(value: i64, deviation: i64) -> Rating {
    Rating {
        value: value * POINT,
        deviation: deviation * POINT,
        volatility: VOLATILITY_UNIT * 6 / 100,
    }
}

fn bout(value: i64, deviation: i64, score: Score) -> Bout {
    Bout {
        opponent: rating(value, deviation),
        score,
    }
}

/// The example of Glickman's paper, "Example of the Glicko-2 system": three games of one period.
fn example() -> (Rating, [Bout; 3]) {
    let bouts = [
        bout(1_400, 30, Score::Won),
        bout(1_550, 100, Score::Lost),
        bout(1_700, 300, Score::Lost),
    ];
    (rating(1_500, 200), bouts)
}

#[test]
fn glickmans_own_example_comes_out() {
    let (before, bouts) = example();
    // his period makes a player less certain first; ours does not, so it is given to the player beforehand
    let period = 0.05999_f64 * 173.7178;
    let deviation = (200.0_f64.powi(2) + period.powi(2)).sqrt();
    let grown = Rating {
        deviation: (deviation * 1_000.0).round() as i64,
        ..before
    };
    let then = reckoned(&grown, &bouts, 0.5);
    assert!((then.rating - 1_464.06).abs() < 0.02, "{then:?}");
    assert!((then.deviation - 151.52).abs() < 0.01, "{then:?}");
    assert!((then.volatility - 0.05999).abs() < 0.00001, "{then:?}");
}

/// The formula without the period's growth, written down once more: `v`, the sum and the new deviation of the paper.
fn by_hand(before: &Rating, bouts: &[Bout]) -> (f64, f64) {
    let scale = 173.7178;
    let own = glicko(before);
    let (mu, phi) = ((own.rating - 1_500.0) / scale, own.deviation / scale);
    let (mut weight, mut sum) = (0.0, 0.0);
    for one in bouts {
        let other = glicko(&one.opponent);
        let other_phi = other.deviation / scale;
        let g = 1.0 / (1.0 + 3.0 * other_phi.powi(2) / std::f64::consts::PI.powi(2)).sqrt();
        let e = 1.0 / (1.0 + (-g * (mu - (other.rating - 1_500.0) / scale)).exp());
        let score = match one.score {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        };
        weight += g * g * e * (1.0 - e);
        sum += g * (score - e);
    }
    let squared = 1.0 / (1.0 / phi.powi(2) + weight);
    (
        (mu + squared * sum) * scale + 1_500.0,
        squared.sqrt() * scale,
    )
}

#[test]
fn a_game_makes_nobody_less_certain() {
    let (before, bouts) = example();
    for some in [&bouts[..1], &bouts[1..2], &bouts[..]] {
        let then = reckoned(&before, some, TAU);
        let (value, deviation) = by_hand(&before, some);
        assert!((then.rating - value).abs() < 0.000_1, "{then:?} {value}");
        assert!((then.deviation - deviation).abs() < 0.000_1, "{then:?}");
        assert!(then.deviation < 200.0);
    }
}

#[test]
fn values_stay_within_bounds() {
    let all = [Score::Won, Score::Drawn, Score::Lost];
    for (own, other) in [(400, 4_000), (4_000, 400), (1_500, 1_500)] {
        for (own_deviation, score) in [45, 110, 500].iter().flat_map(|d| all.map(|s| (*d, s))) {
            let before = rating(own, own_deviation);
            let then = after(&before, &[bout(other, 45, score)]);
            assert!((LEAST..=MOST).contains(&then.value), "{then:?}");
            assert!((then.value - before.value).abs() <= LARGEST_CHANGE);
            assert!((LEAST_DEVIATION..=MOST_DEVIATION).contains(&then.deviation));
            assert!((1..=MOST_VOLATILITY).contains(&then.volatility));
        }
    }
    let lucky = after(&rating(1_000, 500), &[bout(3_000, 45, Score::Won)]);
    assert_eq!(lucky.value, 1_000 * POINT + LARGEST_CHANGE);
}

#[test]
fn without_results_a_year_makes_a_sure_rating_provisional() {
    let sure = rating(1_700, 60);
    let later = sure.grown(365 * DAY);
    assert_eq!(later.value, sure.value);
    // 60 grows to 110 in a year: what the number of periods a day was chosen for
    assert!((109 * POINT..=111 * POINT).contains(&later.deviation));
    let until = sure.sure_until(T0);
    let days = until.since(T0) / DAY;
    assert!((360..=370).contains(&days), "{days}");
    assert!(sure.grown(until.since(T0) - HOUR).deviation < PROVISIONAL);
    assert!(sure.grown(until.since(T0) + HOUR).deviation >= PROVISIONAL);
    assert_eq!(Rating::default().sure_until(T0), T0);
    assert_eq!(sure.grown(-DAY), sure);
    assert_eq!(sure.grown(1_000 * 365 * DAY).deviation, MOST_DEVIATION);
}

#[test]
fn whole_points_are_the_nearest() {
    for (thousandths, whole) in [(1_500_499, 1_500), (1_500_500, 1_501), (1_499_999, 1_500)] {
        assert_eq!(points(thousandths), whole);
    }
}

#[test]
fn what_is_rated() {
    let win = Outcome {
        result: GameResult::WhiteWins,
        reason: Reason::Resignation,
    };
    let base = Played {
        rated: true,
        free_plies: 2,
        ending: Some(Ending::Result(win)),
        fate: false,
        tied: false,
    };
    let won = Some(GameResult::WhiteWins);
    let white = GameResult::WhiteWins;
    let ended = |ending| Played {
        ending: Some(ending),
        ..base
    };
    let time = Outcome {
        reason: Reason::Time,
        ..win
    };
    for (game, counts) in [
        (base, won),
        (ended(Ending::OnTime(time, TimeRule::Silence)), won),
        (ended(Ending::Adjudicated(white)), won),
        (ended(Ending::Corrected(white)), won),
        (ended(Ending::Walkover(white)), None),
        (ended(Ending::Cancelled), None),
        (ended(Ending::AbortedByPlayer), None),
        (ended(Ending::AbortedByTime), None),
        (
            Played {
                ending: None,
                ..base
            },
            None,
        ),
        (
            Played {
                rated: false,
                ..base
            },
            None,
        ),
        (
            Played {
                free_plies: 1,
                ..base
            },
            None,
        ),
        (Played { fate: true, ..base }, None),
        (Played { tied: true, ..base }, None),
    ] {
        assert_eq!(game.counts(), counts, "{game:?}");
    }
}

#[test]
fn what_stands_already_is_not_done_again() {
    let [won, drawn] = [GameResult::WhiteWins, GameResult::Draw].map(Some);
    for (stands, counts, back, rate) in [
        (None, None, false, None),
        (None, won, false, won),
        (won, won, false, None),
        (won, None, true, None),
        (won, drawn, true, drawn),
    ] {
        assert_eq!(due(stands, counts), Due { back, rate });
    }
}

fn established(value: i64, deviation: i64) -> Stood {
    Stood {
        number: 1,
        at: T0,
        rating: rating(value, deviation),
        games: 30,
    }
}

#[test]
fn an_appended_negative_restores_the_rating() {
    let before = established(1_642, 71);
    let change = played(&before, bout(1_701, 90, Score::Won), T0);
    assert!(change.delta > 0);
    let stood = Stood {
        number: 2,
        rating: change.now,
        ..before
    };
    let back = taken_back(&stood, &change, false, T0);
    assert_eq!(back.delta, -change.delta);
    assert_eq!(back.now, before.rating);
    let untouched = taken_back(&stood, &change, true, T0);
    assert_eq!((untouched.delta, untouched.now), (0, stood.rating));
}

#[test]
fn what_comes_between_stays_when_a_game_is_taken_back() {
    let before = established(1_600, 80);
    let first = played(&before, bout(1_600, 60, Score::Lost), T0);
    let stood = |rating| Stood { rating, ..before };
    let second = played(&stood(first.now), bout(1_700, 60, Score::Won), T0);
    let back = taken_back(&stood(second.now), &first, false, T0);
    assert_eq!(back.now.value, before.rating.value + second.delta);
    // one game is known of again, not two
    assert!(back.now.deviation > second.now.deviation);
    assert!(back.now.deviation < before.rating.deviation);
}

#[test]
fn an_entered_value_replaces_what_there_was() {
    let change = entered(&established(1_600, 80), 1_873 * POINT, T0.plus(DAY));
    assert_eq!(change.delta, 273 * POINT);
    assert_eq!(change.now.deviation, ENTERED_DEVIATION);
    let too_much = entered(&Stood::default(), 9_000 * POINT, T0);
    assert_eq!(too_much.now.value, MOST);
}

/// Rates losses one after the other as one period.
fn period(before: Stood, others: &[(i64, i64)]) -> (Stood, Vec<i64>) {
    let mut losses = Losses {
        base: before.rating,
        steps: Vec::new(),
    };
    let (mut stood, mut deltas) = (before, Vec::new());
    for (value, deviation) in others {
        let bout = bout(*value, *deviation, Score::Lost);
        let change = lost_too(&stood, &losses, bout, T0);
        losses.steps.push(Step {
            bout,
            delta: change.delta,
        });
        deltas.push(change.delta);
        stood.rating = change.now;
        stood.number += 1;
    }
    (stood, deltas)
}

#[test]
fn the_losses_of_a_withdrawal_are_one_period() {
    let before = established(1_800, 60);
    let others = [(1_700, 60), (1_500, 80), (1_900, 45), (1_650, 120)];
    let bouts = others.map(|(value, deviation)| bout(value, deviation, Score::Lost));
    let (stood, deltas) = period(before, &others);
    let together = after(&before.rating, &bouts);
    assert_eq!(stood.rating.value, together.value);
    assert!((stood.rating.deviation - together.deviation).abs() <= 2);
    assert_eq!(stood.rating.volatility, together.volatility);
    assert!(deltas.iter().all(|delta| *delta < 0));
    // the first of them alone is a game like any other
    assert_eq!(deltas[0], played(&before, bouts[0], T0).delta);
}

#[test]
fn a_loss_that_is_taken_back_leaves_what_the_others_come_to() {
    let before = established(1_800, 60);
    let (stood, deltas) = period(before, &[(1_700, 60), (1_500, 80)]);
    let kept = Step {
        bout: bout(1_500, 80, Score::Lost),
        delta: deltas[1],
    };
    let losses = Losses {
        base: before.rating,
        steps: vec![kept],
    };
    let stood = Stood {
        rating: Rating {
            value: stood.rating.value - deltas[0],
            ..stood.rating
        },
        ..stood
    };
    let third = bout(1_650, 70, Score::Lost);
    let change = lost_too(&stood, &losses, third, T0);
    let both = after(&before.rating, &[kept.bout, third]);
    assert_eq!(change.now.value, both.value);
}
