//! Verbs about accounts: sign up, sign in, addresses, passwords, settings, members.

mod presence;

pub use presence::{Presence, Visit, session_span};
