//! Games, their moves and whatever else happens in them.

mod create;
mod deadlines;
mod events;
mod facts;
mod kept;
mod lists;
mod load;
mod mine;
mod rows;
mod save;
mod start;
mod sweep;
mod takeovers;
mod there;
mod watch;

pub use create::{Given, NewEvent, NewGame, create};
pub use events::{progress, standing_in};
pub use facts::{continued_because, decided_because, given_because, keep_acts};
pub use kept::{ended_after, kept};
pub use lists::{
    Listed, Stand, count_running, ended_in, ended_since, finished, finished_count, moved_last,
    next_waiting, running, running_in, stands, titles,
};
pub(in crate::storage) use load::key_of;
pub use load::{ENTERED, PerhapsPrepared, events_of_move, game, game_or_prepared, move_at, record};
pub use mine::{
    Outcome, Outline, event_names, last_moves, listed_of, outcomes, outlines, positions,
    waiting_in_order,
};
pub(in crate::storage) use rows::stored as stored_ply;
pub use save::{
    Advance, advance, change_offers, change_result, count_acts, end, insert_move, keep_event,
    reopen, set_end, touch,
};
pub use start::start_prepared;
pub use sweep::{
    due, look_no_later_than, running_after, running_of, set_look_at, to_move_since_before,
    touched_by_leave, unsettle, unsettle_all,
};
pub use takeovers::{Takeover, hand_over, reseat_prepared, taken_over_in};
pub use there::{exists, plays};
pub use watch::{extents, seen, seen_whole, versions, watchable};
