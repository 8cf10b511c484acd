//! From an invitation to a game: to a player, to an address, to everybody.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;

const FORM: [(&str, &str); 7] = [
    ("once", "a-number-of-its-own"),
    ("kind", "player"),
    ("to", "BERTA"),
    ("colour", "white"),
    ("pace", "7"),
    ("profile", "laws"),
    ("message", "A game, <i>Berta</i>?"),
];

on_both_databases!(
    /// The form, sent twice, is one invitation; its terms are the game's.
    a_player_is_invited,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        table.get(&anna, "/invitations/new?to=berta").await.ok().shows("value=\"berta\"");
        let sent = table.post(&anna, "/invitations", &FORM).await.is(303);
        let again = table.post(&anna, "/invitations", &FORM).await.is(303);
        assert_eq!(sent.location, again.location);
        table.get(&anna, &sent.location).await.ok().shows("Sent.").shows("Withdraw");
        let page = table.get(&berta, "/games").await.ok();
        page.shows("From Anna Berg").shows("7 days per move · Draws on claim (FIDE) · unrated");
        let id = sent.location.trim_end_matches("?sent=1").to_owned();
        let page = table.get(&berta, &id).await.ok();
        page.shows("you play Black").shows("A game, &#60;i&#62;Berta");
        let accept = format!("{id}/acceptance");
        let accepted = table.post(&berta, &accept, &[]).await.is(303);
        let twice = table.post(&berta, &accept, &[]).await.is(303);
        assert_eq!(accepted.location, twice.location);
        let page = table.get(&berta, &accepted.location).await.ok();
        page.shows("7 days per move").shows("Draws on claim (FIDE)");
        table.post(&anna, &format!("{id}/withdrawal"), &[]).await.is(409).shows("not open any more");
    }
);

on_both_databases!(
    /// What was typed comes back with what is wrong; nothing vanishes silently.
    forms_come_back_and_answers_are_seen,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let stranger = table.player("carl", "Carl Dahl", "en").await;
        let with = |field: &'static str, value: &'static str| {
            let mut form: Vec<(&str, &str)> = FORM.iter().copied().filter(|(f, _)| *f != field).collect();
            form.push((field, value));
            form
        };
        let page = table.post(&anna, "/invitations", &with("to", "nobody")).await.is(422);
        page.shows("Nobody plays here under this name.").shows("href=\"/players?q=nobody\"").shows("value=\"nobody\"").shows("A game, &#60;i");
        table.post(&anna, "/invitations", &with("to", "anna")).await.is(422).shows("against yourself");
        table.post(&anna, "/invitations", &with("pace", "other")).await.is(422).shows("from 1 to 365");
        table.post(&anna, "/invitations", &with("moves", "1.e4 e5 2.Ke3")).await.is(422).shows("“Ke3”");
        table.post(&anna, "/invitations", &with("fen", "8/8/8/8/8/8/8/8")).await.is(422).shows("has no king");
        let sent = table.post(&anna, "/invitations", &FORM).await.is(303);
        let id = sent.location.trim_end_matches("?sent=1").to_owned();
        // the displayed name does as well, and an unusual start is told in the lists
        let shown = |value: &'static str| {
            let mut form = with("to", value);
            form.retain(|(field, _)| *field != "once");
            form.extend([("once", "another-number"), ("moves", "1.e4 c5")]);
            form.extend([("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1")]);
            form
        };
        table.post(&anna, "/invitations", &shown("berta  HOLM")).await.is(422).shows("invited them already");
        table.get(&stranger, &id).await.is(404);
        table.post(&stranger, &format!("{id}/acceptance"), &[]).await.is(404);
        table.post(&berta, &format!("{id}/decline"), &[]).await.is(303);
        table.get(&anna, "/games").await.ok().shows("declined");
        table.post(&berta, &format!("{id}/acceptance"), &[]).await.is(409);
        table.post(&anna, "/invitations", &shown("berta  HOLM")).await.is(303);
        let page = table.get(&berta, "/invitations").await.ok();
        page.shows("unrated · special start position · begins after e4 c5");
        table.get(&nobody(), "/invitations").await.is(303);
    }
);

on_both_databases!(
    /// An open invitation lies on the board; the first to accept plays.
    the_board_of_open_invitations,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let carl = table.player("carl", "Carl Dahl", "en").await;
        let form = [
            ("once", "x"),
            ("kind", "seek"),
            ("colour", "lot"),
            ("pace", "other"),
            ("days", "5"),
            ("profile", "online"),
            ("moves", "1.e4 c5"),
        ];
        let sent = table.post(&anna, "/invitations", &form).await.is(303);
        let id = sent.location.trim_end_matches("?sent=1").to_owned();
        table.get(&berta, "/invitations").await.ok().shows("5 days per move");
        table.get(&berta, &id).await.ok().shows("e4 c5").shows("black pawn c5");
        table.post(&berta, &format!("{id}/acceptance"), &[]).await.is(303);
        table.post(&carl, &format!("{id}/acceptance"), &[]).await.is(409);
    }
);

on_both_databases!(
    /// A stranger reads the letter: he looks, declines, or refuses all; a GET changes nothing.
    a_stranger_is_invited,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let form = [
            ("once", "y"),
            ("kind", "address"),
            ("address", "dora@example.org"),
            ("colour", "white"),
            ("pace", "3"),
            ("profile", "online"),
        ];
        let sent = table.post(&anna, "/invitations", &form).await.is(303);
        let id: i64 = sent.location.trim_end_matches("?sent=1").rsplit('/').next().unwrap().parse().unwrap();
        let link = table.invited_link(id, "dora@example.org").await;
        let page = table.get(&nobody(), &link).await.ok();
        assert_eq!(page.cache, "no-store");
        page.shows("Anna Berg invites you").shows("you play Black").shows("Refuse all further invitations");
        // whoever holds the letter may accept it with his account
        table.post(&nobody(), &format!("{link}/acceptance"), &[]).await.is(303);
        let accepted = table.post(&berta, &format!("{link}/acceptance"), &[]).await.is(303);
        assert!(accepted.location.starts_with("/games/"));
        let twice = table.post(&berta, &format!("{link}/acceptance"), &[]).await.is(303);
        assert_eq!(accepted.location, twice.location);
        table.post(&nobody(), &format!("{link}/decline"), &[]).await.is(409);
        let form: Vec<(&str, &str)> = form.iter().map(|(f, v)| if *f == "once" { (*f, "z") } else { (*f, *v) }).collect();
        let sent = table.post(&anna, "/invitations", &form).await.is(303);
        let id: i64 = sent.location.trim_end_matches("?sent=1").rsplit('/').next().unwrap().parse().unwrap();
        let link = table.invited_link(id, "dora@example.org").await;
        table
            .post(&nobody(), &format!("{link}/refusal"), &[])
            .await
            .ok()
            .shows("No invitations go to this address");
        table.get(&nobody(), &link).await.ok().shows("declined");
    }
);

on_both_databases!(
    /// Signing up by accepting: the letter confirms the address, the game begins at once.
    a_stranger_signs_up_by_accepting,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let form = [
            ("once", "y"),
            ("kind", "address"),
            ("address", "dora@example.org"),
            ("colour", "white"),
            ("pace", "3"),
            ("profile", "online"),
        ];
        let sent = table.post(&anna, "/invitations", &form).await.is(303);
        let id = sent.location.trim_end_matches("?sent=1").rsplit('/').next().unwrap();
        let link = table.invited_link(id.parse().unwrap(), "dora@example.org").await;
        let sign_up = format!("{link}/sign-up");
        let page = table.get(&nobody(), &sign_up).await.ok();
        assert_eq!(page.cache, "no-store");
        page.shows("dora@example.org");
        let weak = [("name", "dora"), ("display", "Dora Ek"), ("password", "x")];
        let page = table.post(&nobody(), &sign_up, &weak).await.is(422);
        page.shows("value=\"Dora Ek\"");
        let account = [
            ("name", "dora"),
            ("display", "Dora Ek"),
            ("password", "a long enough secret"),
            ("lang", "sv"),
            ("zone", "Europe/Stockholm"),
        ];
        let begun = table.post(&nobody(), &sign_up, &account).await.is(303);
        assert!(begun.location.starts_with("/games/"), "{}", begun.location);
        table.get(&anna, &begun.location).await.ok().shows("Dora Ek");
    }
);
