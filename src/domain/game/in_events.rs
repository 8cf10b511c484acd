//! What two players may settle between themselves in a friendly game, and may not in a tournament.

use super::tests::{T0, game, play};
use super::*;
use crate::domain::ending::Ending;
use crate::domain::time::{DAY, HOUR};

fn of_event() -> Game {
    Game {
        event: Some(7),
        ..game("online", None)
    }
}

#[test]
fn the_two_settle_nothing_about_time_in_a_tournament() {
    let (friendly, g) = (game("online", None), of_event());
    let (by, now) = (Color::White, T0.plus(HOUR));
    let all = |g: &Game| {
        [
            g.abort(by, now).err(),
            g.give_time(by, DAY, now).err(),
            g.ask_pause(by, now.plus(3 * DAY), now).err(),
        ]
    };
    assert_eq!(all(&friendly), [None, None, None]);
    assert_eq!(all(&g), [const { Some(GameRefusal::InEvent) }; 3]);
    assert_eq!(g.accept_pause(by, now).err(), Some(GameRefusal::InEvent));
    assert!(friendly.may_abort(by, now) && !g.may_abort(by, now));
}

#[test]
fn nobody_aborts_when_the_first_move_is_late() {
    let mut friendly = game("online", None);
    friendly.facts.control.options.first_move = Some(DAY);
    friendly.clocks = friendly.facts.clocks();
    let g = Game {
        event: Some(7),
        ..friendly.clone()
    };
    let late = T0.plus(2 * DAY);
    // White has not moved in time; Black has not moved either, so he may abort a friendly game anyway
    assert!(friendly.may_abort(Color::Black, late));
    assert!(!g.may_abort(Color::Black, late));
}

#[test]
fn a_first_move_that_never_came_is_lost_on_time() {
    let g = of_event();
    assert!(g.wins_by_waiting(Color::Black, T0.plus(DAY)));
    let step = g.look(g.deadline().plus(HOUR)).unwrap();
    let ending = step.ending.unwrap();
    assert_eq!((ending.result(), ending.reason()), ("0-1", "time"));
    assert!(ending.can_be_rated());
    let friendly = game("online", None);
    assert!(!friendly.wins_by_waiting(Color::Black, T0.plus(DAY)));
}

#[test]
fn only_the_director_continues_a_tournament_game() {
    let ended = |mut g: Game| {
        play(&mut g, "e2e4 e7e5");
        g.ending = g.resign(Color::White, g.changed_at).unwrap().ending;
        g.ended_at = Some(g.changed_at);
        g
    };
    let (friendly, g) = (ended(game("online", None)), ended(of_event()));
    let now = g.changed_at.plus(HOUR);
    assert!(friendly.may_be_continued(now) && !g.may_be_continued(now));
    assert!(friendly.ask_continue(Color::White, now).is_ok());
    let refused = Some(GameRefusal::InEvent);
    assert_eq!(g.ask_continue(Color::White, now).err(), refused);
    assert_eq!(g.continue_game(Color::White, now).err(), refused);
    assert!(g.continue_by_director(3 * DAY, None, now).is_ok());
    assert!(matches!(g.ending, Some(Ending::Result(_))));
}
