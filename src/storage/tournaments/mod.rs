//! Tournaments: what was set up, who has entered, seats, rounds, pairings, and what was done.

mod act_kind;
mod acts;
mod calls;
mod conditions;
mod ended;
mod entries;
mod field;
mod lists;
mod rounds;
mod seats;
mod setup;
mod silences;
mod still;
mod texts;

pub use act_kind::ActKind;
pub use acts::{
    Act, NewAct, by_id as act, count_done, halted_until, insert as insert_act, is_kept, last_at,
    of as acts, open as open_acts, progress,
};
pub use calls::{answer_call, call, calls, confirms, set_confirms, to_the_end};
pub use conditions::{applicant, are_tied, limit, set_limit, tie, ties_of};
pub use ended::{ended_at, endings, lengths};
pub use entries::{
    Entry, change as change_entry, count_in, enter, entries, entry, left_because, next_waiting,
    rate, rate_from_here, take_rating_here, takes_part, with_ratings,
};
pub use field::{field, meeting_of};
pub use lists::{Summary, finished_of, finished_starts, going_on, list, of_player};
pub use rounds::{
    Unmade, attach, decide, finish_round, games_of_round, has_open_games, move_rounds, publish,
    published, start_round, unmade,
};
pub use seats::{add_meetings, fill_seat, make_void, play_anew, reopen_round, take_seats};
pub use setup::{advance, by_id, by_once, change_setup, insert, set_directors, set_end};
pub use silences::{
    Silence, ask, asked_again, close_silence, last_answer, last_move, look_for_silence,
    lost_on_time, silence_looked, silence_told, silences, waited_for_since,
};
pub use still::{
    called_games, count_open, games_of_player_then, games_of_then, playing, plays_on,
    running_games, running_pairs, set_end_of_prepared,
};
pub use texts::{keep_text, text_in};

fn number(count: i32) -> u32 {
    u32::try_from(count).unwrap_or(0)
}

fn stored(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
