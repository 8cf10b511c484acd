//! Stories told against the real site, one a file, on both databases.

mod people_account;
mod people_sign_in;
mod people_sign_up;
mod play_by_link;
mod play_claims_and_draws;
mod play_invitations;
mod play_pages;
mod play_without_javascript;
mod table;
mod web_frame;
