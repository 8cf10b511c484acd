//! How a game stands for its viewer, and what he may do now.

use super::GameRecord;
use crate::domain::clock::Deadline;
use crate::domain::ending::Ending;
use crate::domain::game::{Game, Offer};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;
use crate::rules::endings::ClaimKind;

/// The state of a game for its viewer, from which the one sentence is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The viewer is to move.
    YourMove {
        /// The deadline with its reasons.
        deadline: Deadline,
    },
    /// Somebody else is to move.
    Waiting {
        /// Who.
        side: Color,
        /// The deadline with its reasons.
        deadline: Deadline,
    },
    /// The time of the side to move is exceeded, but a move still counts until the grace is over.
    Overdue {
        /// Whose time.
        side: Color,
        /// The deadline with its reasons, and when the flag falls.
        deadline: Deadline,
    },
    /// The time of the side to move is up; the result is being recorded.
    TimeIsUp {
        /// Whose time.
        side: Color,
        /// Since when.
        since: Instant,
    },
    /// The event has ended; a director adjudicates the game.
    Called {
        /// The end date.
        since: Instant,
        /// Who was to move.
        side: Color,
        /// What was left on his clock, in milliseconds.
        left: Millis,
    },
    /// It goes on; the viewer sees it as it stood some half-moves ago, and nothing of the clock that runs.
    HeldBack {
        /// Who was to move then.
        side: Color,
    },
    /// It has ended.
    Ended {
        /// How.
        ending: Ending,
        /// When.
        at: Instant,
    },
}

/// What the viewer may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Send a move.
    pub may_move: bool,
    /// Offer a draw with it; `Err` says why not.
    pub may_offer: Option<Result<(), GameRefusal>>,
    /// The opponent's offer that may be answered.
    pub answer: Option<Offer>,
    /// A claim that is good now.
    pub claim: Option<ClaimKind>,
    /// A claim may be tried (the profile knows claims; none made in this turn).
    pub may_claim: bool,
    /// Resign.
    pub may_resign: bool,
    /// Abort.
    pub may_abort: bool,
    /// Ask to continue a game that has ended, or agree to that.
    pub may_continue: bool,
}

pub(super) fn standing(
    record: &GameRecord,
    side: Option<Color>,
    held: Option<u32>,
    now: Instant,
) -> Standing {
    let game = &record.game;
    if let Some(ending) = game.ending {
        return Standing::Ended {
            ending,
            at: record.ended_at.unwrap_or(game.changed_at),
        };
    }
    if held.is_some() {
        return Standing::HeldBack { side: game.turn() };
    }
    if let Some(since) = game.called(now) {
        return Standing::Called {
            since,
            side: game.turn(),
            left: game.left_when_called(since),
        };
    }
    let deadline = game.clocks.run.deadline();
    let turn = game.turn();
    if now.whole_second() > deadline.at && now.whole_second() <= deadline.falls {
        Standing::Overdue {
            side: turn,
            deadline,
        }
    } else if now.whole_second() > deadline.falls {
        Standing::TimeIsUp {
            side: turn,
            since: deadline.at,
        }
    } else if side == Some(turn) {
        Standing::YourMove { deadline }
    } else {
        Standing::Waiting {
            side: turn,
            deadline,
        }
    }
}

pub(super) fn rights(game: &Game, side: Color, standing: &Standing, now: Instant) -> Rights {
    let running = matches!(
        standing,
        Standing::YourMove { .. } | Standing::Waiting { .. } | Standing::Overdue { .. }
    );
    let my_turn = running && game.turn() == side;
    if !running {
        return Rights {
            may_continue: game.may_be_continued(now),
            ..Rights::default()
        };
    }
    let claims = game.profile.knows_claims();
    Rights {
        may_move: my_turn,
        may_offer: my_turn.then(|| game.may_offer(side)),
        answer: game.standing_offer().filter(|o| o.by != side),
        claim: if my_turn { game.claimable() } else { None },
        may_claim: my_turn && claims && game.claim_ply != Some(game.ply),
        may_resign: true,
        may_abort: game.may_abort(side, now),
        may_continue: false,
    }
}
