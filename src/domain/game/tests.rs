use crate::rules::endings::{ClaimKind, Reason};
use chrono_tz::Europe::Berlin;

use super::*;
use crate::domain::clock::{Absences, MoveFact, Reminders, TimeTerms};
use crate::domain::time::{DAY, HOUR, SECOND};
use crate::rules::Position;
use crate::rules::profile::Profile;

pub(super) const T0: Instant = Instant(1_810_000_000_000); // 2027-05-11, 04:53:20 UTC

pub(super) fn game(profile: &str, fen: Option<&str>) -> Game {
    let position = fen.map_or_else(Position::start, |f| Position::from_fen(f).unwrap());
    let habits = Habits {
        zone: Berlin,
        nights: false,
        reminders: Reminders::default(),
    };
    let time = TimeTerms::days_per_move(3);
    let absences = [Absences::default(), Absences::default()];
    let (facts, _) = begin(time, position.turn(), habits, absences, T0, (None, None));
    Game {
        id: 1047,
        version: 1,
        white: 1,
        black: 2,
        ending: None,
        ply: 0,
        given: 0,
        position,
        keys: vec![position.key()],
        profile: Profile::by_name(profile, 1).unwrap(),
        clocks: facts.clocks(),
        facts,
        offers: Vec::new(),
        claim_ply: None,
        changed_at: T0,
        ended_at: None,
        stages: None,
        white_habits: habits,
        black_habits: habits,
        event: None,
        plans_allowed: true,
        plan_changes: 0,
    }
}

/// Applies a step as storage would.
fn apply(game: &mut Game, step: &Step) {
    if let Some(played) = &step.played {
        game.position = Position::from_fen(&played.fen).unwrap();
        game.keys.push(game.position.key());
        game.ply = played.ply;
    }
    for change in &step.offers {
        match *change {
            OfferChange::Made { by, ply, .. } => game.offers.push(Offer {
                id: i64::try_from(game.offers.len()).unwrap(),
                by,
                ply,
                state: OfferState::Open,
            }),
            OfferChange::Closed { id, state } => {
                game.offers[usize::try_from(id).unwrap()].state = state;
            }
        }
    }
    if step.claimed {
        game.claim_ply = Some(game.ply);
    }
    if let Some(played) = &step.played {
        game.facts.moves.push(MoveFact {
            at: played.at,
            planned: false,
            night: played.night,
        });
    }
    game.facts.acts.extend(&step.acts);
    if let Some(ticking) = &step.ticking {
        game.facts.night = ticking.night;
    }
    game.clocks = game.facts.clocks();
    game.ending = step.ending.or(game.ending).filter(|_| !step.resumes);
    game.ended_at = step.at.filter(|_| game.ending.is_some());
    game.changed_at = step.at.unwrap_or(game.changed_at);
    game.version += 1;
}

fn send(game: &mut Game, uci: &str, offer: bool, now: Instant) -> Result<Step, GameRefusal> {
    let submission = Submission {
        ply: game.ply + 1,
        mv: game.position.parse_uci(uci).unwrap(),
        offer,
        claim: None,
        door: Door::Web,
    };
    let by = game.turn();
    let step = game.make_move(by, &submission, now)?;
    apply(game, &step);
    Ok(step)
}

pub(super) fn play(game: &mut Game, moves: &str) {
    for uci in moves.split(' ') {
        let now = game.changed_at.plus(HOUR);
        send(game, uci, false, now).unwrap();
    }
}

#[test]
fn the_deadlines_own_second_is_in_time() {
    let deadline = T0.plus(3 * DAY);
    let mut late = game("online", None);
    assert!(send(&mut late.clone(), "e2e4", false, deadline.plus(999)).is_ok());
    assert_eq!(
        send(&mut late, "e2e4", false, deadline.plus(SECOND)),
        Err(GameRefusal::TimeIsUp { since: deadline })
    );
}

#[test]
fn a_move_starts_the_other_clock_and_tells_the_other() {
    let mut g = game("online", None);
    let step = send(&mut g, "e2e4", false, T0.plus(HOUR + 400)).unwrap();
    let played = step.played.unwrap();
    assert_eq!((played.san.as_str(), played.ply), ("e4", 1));
    assert_eq!(played.used, HOUR, "whole seconds");
    assert_eq!(step.ticking.unwrap().deadline, T0.plus(HOUR + 3 * DAY));
    assert_eq!(step.tells, [Tell::new(Color::Black, NoticeKind::YourMove)]);
}

#[test]
fn nobody_moves_out_of_turn_or_at_another_ply() {
    let g = game("online", None);
    let sent = Submission {
        ply: 2,
        mv: g.position.parse_uci("e2e4").unwrap(),
        offer: false,
        claim: None,
        door: Door::Web,
    };
    assert_eq!(
        g.make_move(Color::White, &sent, T0),
        Err(GameRefusal::Stale { ply: 0 })
    );
    let sent = Submission { ply: 1, ..sent };
    assert_eq!(
        g.make_move(Color::Black, &sent, T0),
        Err(GameRefusal::NotYourTurn)
    );
}

#[test]
fn mate_ends_the_game() {
    let mut g = game("online", None);
    play(&mut g, "f2f3 e7e5 g2g4");
    let now = g.changed_at.plus(HOUR);
    let step = send(&mut g, "d8h4", true, now).unwrap();
    assert_eq!(step.ending.unwrap().result(), "0-1");
    assert_eq!(step.tells.len(), 2);
    assert_eq!(g.resign(Color::White, now), Err(GameRefusal::Ended));
}

#[test]
fn the_third_time_draws_by_itself_or_may_be_claimed() {
    let dance = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let mut auto = game("online", None);
    play(&mut auto, dance);
    let now = auto.changed_at.plus(HOUR);
    let step = send(&mut auto, "f6g8", false, now).unwrap();
    assert_eq!(
        step.ending.unwrap().reason(),
        Reason::ThreefoldRepetition.code()
    );

    let mut laws = game("laws", None);
    play(&mut laws, dance);
    assert_eq!(
        laws.claimable(),
        None,
        "the next move would repeat; it has not occurred"
    );
    play(&mut laws, "f6g8");
    assert_eq!(laws.claimable(), Some(ClaimKind::Threefold));
    let now = laws.changed_at.plus(HOUR);
    let right = laws
        .claim_draw(Color::White, ClaimKind::Threefold, now)
        .unwrap();
    assert_eq!(right.ending.unwrap().result(), "1/2-1/2");
}

#[test]
fn a_claim_comes_with_the_intended_move() {
    let claim = |game: &Game, uci: &str, kind: ClaimKind| {
        let sent = Submission {
            ply: game.ply + 1,
            mv: game.position.parse_uci(uci).unwrap(),
            offer: false,
            claim: Some(kind),
            door: Door::Web,
        };
        game.make_move(game.turn(), &sent, game.changed_at.plus(HOUR))
    };
    let dance = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let mut laws = game("laws", None);
    play(&mut laws, dance);
    let knight = laws.position.parse_uci("f6g8").unwrap();
    assert_eq!(laws.claimable_with(knight), Some(ClaimKind::Threefold));
    let right = claim(&laws, "f6g8", ClaimKind::Threefold).unwrap();
    assert_eq!(
        right.ending.unwrap().reason(),
        Reason::ThreefoldClaim.code()
    );
    assert_eq!(right.played.unwrap().san, "Ng8");
    assert_eq!(right.event, Some(("claimed", Some(Color::Black))));
    // wrong: the move is played (9.5.3) and an offer stands with it (9.1.2.3)
    let wrong = claim(&laws, "f6g8", ClaimKind::Fifty).unwrap();
    assert!(wrong.ending.is_none() && wrong.claimed && wrong.played.is_some());
    assert!(wrong.ticking.is_some());
    assert_eq!(
        wrong.offers,
        [OfferChange::Made {
            by: Color::Black,
            ply: 8,
            by_claim: true
        }]
    );
    assert_eq!(
        wrong.tells,
        [Tell::new(Color::White, NoticeKind::DrawOffered)]
    );
    // one claim in each turn, and none where draws come by themselves
    let on_board = laws.claim_draw(Color::Black, ClaimKind::Fifty, laws.changed_at);
    let mut claimed = laws.clone();
    apply(&mut claimed, &on_board.unwrap());
    assert_eq!(
        claim(&claimed, "f6g8", ClaimKind::Threefold),
        Err(GameRefusal::ClaimedAlready)
    );
    let mut online = game("online", None);
    play(&mut online, "e2e4 e7e5");
    assert_eq!(
        claim(&online, "g1f3", ClaimKind::Fifty),
        Err(GameRefusal::NothingToClaim)
    );
    // a wrong claim with the first move offers nothing yet
    let early = claim(&game("laws", None), "e2e4", ClaimKind::Fifty).unwrap();
    assert!(early.offers.is_empty());
}

#[test]
fn a_mate_wins_whatever_is_claimed_with_it() {
    let mut laws = game("laws", None);
    play(&mut laws, "f2f3 e7e5 g2g4");
    let sent = Submission {
        ply: 4,
        mv: laws.position.parse_uci("d8h4").unwrap(),
        offer: false,
        claim: Some(ClaimKind::Threefold),
        door: Door::Web,
    };
    let step = laws
        .make_move(Color::Black, &sent, laws.changed_at)
        .unwrap();
    assert_eq!(step.ending.unwrap().result(), "0-1");
}

#[test]
fn a_wrong_claim_stands_as_an_offer_until_the_opponent_moves() {
    let mut g = game("laws", None);
    let early = g
        .claim_draw(Color::White, ClaimKind::Threefold, T0)
        .unwrap();
    assert!(
        early.offers.is_empty(),
        "nobody has moved: it offers nothing"
    );
    play(&mut g, "e2e4 e7e5");
    let now = g.changed_at.plus(HOUR);
    let step = g.claim_draw(Color::White, ClaimKind::Fifty, now).unwrap();
    apply(&mut g, &step);
    assert_eq!(
        g.claim_draw(Color::White, ClaimKind::Fifty, now),
        Err(GameRefusal::ClaimedAlready)
    );
    play(&mut g, "g1f3");
    assert!(
        g.standing_offer().is_some(),
        "it outlives the claimant's own move"
    );
    assert!(g.accept_draw(Color::Black, 0, g.changed_at).is_ok());
    play(&mut g, "b8c6");
    assert!(
        g.standing_offer().is_none(),
        "lapsed by the opponent's move"
    );
}

#[test]
fn offers_come_with_a_move_once_both_have_moved_and_not_too_often() {
    let mut g = game("online", None);
    assert_eq!(
        send(&mut g, "e2e4", true, T0),
        Err(GameRefusal::OfferTooEarly)
    );
    play(&mut g, "e2e4 e7e5");
    let now = g.changed_at.plus(HOUR);
    send(&mut g, "g1f3", true, now).unwrap();
    assert_eq!(
        g.accept_draw(Color::White, 0, now),
        Err(GameRefusal::OwnOffer)
    );
    play(&mut g, "b8c6");
    assert_eq!(g.offers[0].state, OfferState::Lapsed);
    assert_eq!(
        g.may_offer(Color::White),
        Err(GameRefusal::OfferTooSoon { moves_left: 9 })
    );
    // A refused offer of the opponent gives the right back.
    play(&mut g, "f1c4");
    let now = g.changed_at.plus(HOUR);
    send(&mut g, "g8f6", true, now).unwrap();
    assert_eq!(g.may_offer(Color::White), Ok(()));
}

#[test]
fn a_declined_offer_is_told_and_the_clock_goes_on() {
    let mut g = game("online", None);
    play(&mut g, "e2e4 e7e5");
    let now = g.changed_at.plus(HOUR);
    send(&mut g, "g1f3", true, now).unwrap();
    let clocks = g.clocks.clone();
    let step = g.decline_draw(Color::Black, 0, now.plus(HOUR)).unwrap();
    apply(&mut g, &step);
    assert_eq!(g.clocks, clocks);
    assert_eq!(
        step.tells,
        [Tell::new(Color::White, NoticeKind::DrawDeclined)]
    );
    assert_eq!(
        g.decline_draw(Color::Black, 0, now.plus(HOUR)),
        Err(GameRefusal::NoSuchOffer)
    );
}

#[test]
fn abort_is_open_before_ones_own_first_move() {
    let mut g = game("online", None);
    play(&mut g, "e2e4");
    assert_eq!(
        g.abort(Color::White, g.changed_at),
        Err(GameRefusal::AbortTooLate)
    );
    let step = g.abort(Color::Black, g.changed_at).unwrap();
    assert_eq!(step.ending, Some(Ending::AbortedByPlayer));
}

#[test]
fn a_flag_falls_after_the_slack_at_the_deadline() {
    let mut g = game("online", None);
    play(&mut g, "e2e4 e7e5");
    let deadline = g.deadline();
    assert!(g.look(deadline.plus(10 * SECOND)).unwrap().ending.is_none());
    let step = g.look(deadline.plus(10 * SECOND + 1)).unwrap();
    assert_eq!(step.ending.unwrap().result(), "0-1");
    assert_eq!(step.at, Some(deadline));
}

#[test]
fn taking_in_passing_that_uncovers_the_king_says_so() {
    let refused = |fen: &str, moves: &str| {
        let mut g = game("online", Some(fen));
        play(&mut g, moves);
        g.refusal(g.position.parse_uci("e5d6").unwrap_err())
    };
    let square = "d6".parse().unwrap();
    let exposed = MoveRefusal::EnPassantExposesKing { square };
    let fen = "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1";
    assert_eq!(refused(fen, "d7d5"), exposed);
    // a pawn that came by single steps, or a move ago, was never to be taken in passing
    let never = MoveRefusal::EnPassantLate { square };
    assert_eq!(refused("8/8/3p4/K3P2r/8/8/8/4k3 b - - 0 1", "d6d5"), never);
    assert_eq!(refused(fen, "d7d5 a5a4 e1e2"), never);
}

#[test]
fn a_first_move_that_never_came_aborts_the_game() {
    let g = game("online", None);
    let step = g.look(g.deadline().plus(HOUR)).unwrap();
    assert_eq!(step.ending, Some(Ending::AbortedByTime));
}

#[test]
fn time_against_a_side_that_cannot_mate_is_a_draw() {
    // White has moved (it is his 2nd own move); Black has only the king.
    let mut g = game("online", Some("8/8/8/8/8/2k5/7P/K7 w - - 0 1"));
    play(&mut g, "h2h3 c3d3");
    let step = g.look(g.deadline().plus(HOUR)).unwrap();
    let ending = step.ending.unwrap();
    assert_eq!(
        (ending.result(), ending.reason()),
        ("1/2-1/2", Reason::TimeCannotMate.code())
    );
}

#[test]
fn a_look_before_the_time_reminds_or_does_nothing() {
    let g = game("online", None);
    let early = g.look(T0.plus(HOUR)).unwrap();
    assert!(early.tells.is_empty() && early.ending.is_none());
    let due = early.ticking.unwrap().look_at;
    let step = g.look(due).unwrap();
    assert_eq!(step.tells[0].kind, NoticeKind::Reminder);
    let next = step.ticking.unwrap().look_at;
    assert!(next > due, "each look is the last of its kind");
}

#[test]
fn a_message_keeps_its_lines_and_loses_its_tricks() {
    assert_eq!(
        clean_message(" Hej\r\ndu\u{202e}\u{1b}[31m!\u{7} "),
        "Hej\ndu[31m!"
    );
}
