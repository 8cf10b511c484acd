//! Stories, one a file, on both databases: some against the real site, some at the level of verbs.

mod a_clock_that_jumps_stops_the_flags;
mod a_damaged_game_stops_nobody;
mod a_deadline_at_two_is_at_eight;
mod a_move_races_the_flag;
mod a_reminder_is_sent_once;
mod a_repetition_not_yet_on_the_board;
mod a_stop_costs_nobody_anything;
mod against_a_side_that_cannot_mate;
mod an_invitation_is_answered_once;
mod draws_are_offered_by_the_rules;
mod people_account;
mod people_sign_in;
mod people_sign_up;
mod play_by_link;
mod play_claims_and_draws;
mod play_invitations;
mod play_pages;
mod play_without_javascript;
mod queries_do_not_grow;
mod several_servers_one_flag;
mod table;
mod the_database_goes_away;
mod the_nightly_check;
mod the_same_move_ten_times;
mod two_moves_for_one_turn;
mod web_frame;
