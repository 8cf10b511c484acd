//! The room `domain`: decides. Pure: no I/O, no async, and `now` always comes in.
#![warn(missing_docs)]

pub mod adjudication;
pub mod analysis;
pub mod clock;
pub mod collection;
pub mod conditional;
pub mod ending;
pub mod game;
pub mod helping;
pub mod invitation;
pub mod leave;
pub mod link;
pub mod notice;
pub mod player;
pub mod rating;
pub mod record;
pub mod refusal;
pub mod reply;
pub mod reserved;
pub mod time;
pub mod tournament;
pub mod visibility;

/// A player's number in the database.
pub type PlayerId = i64;
/// A game's number, the one told on the telephone ("game 1047").
pub type GameId = i64;
/// An invitation's number in the database.
pub type InvitationId = i64;
/// A tournament's number in the database.
pub type TournamentId = i64;
