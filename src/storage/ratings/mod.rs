//! Ratings: chains of rows that are only ever appended, where each chain ends, and the games that wait to be rated.

mod chain;
mod facts;
mod lists;
mod losses;
mod queue;

pub use chain::{NewRow, Row, append, entered_after, of_game, rows, stood};
pub use facts::{Facts, facts};
pub use lists::{
    Head, Listed, count, heads_of, list, of_games, of_players, of_two, path, pools_there,
};
pub use losses::losses;
pub(super) use queue::leave;
pub use queue::{set_aside, take, waiting};
