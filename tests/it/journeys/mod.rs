//! Stories told against the real site, one a file, on both databases.

mod play_by_link;
mod play_claims_and_draws;
mod play_invitations;
mod play_pages;
mod play_without_javascript;
mod table;
