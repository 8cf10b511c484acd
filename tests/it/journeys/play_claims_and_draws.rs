//! Draws: offered with a move, accepted on a page of its own, declined, claimed; resigning and aborting.

use super::table::Table;
use crate::support::database::on_both_databases;

on_both_databases!(
    /// Under `laws` nothing happens by itself: the third time is claimed.
    the_third_time_is_claimed,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "laws", "", "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1").await;
        let base = format!("/games/{game}");
        let claim = format!("{base}/draw-claim");
        let page = table.get(&berta, &claim).await.ok().shows("no claim would be right");
        page.shows("Claim anyway; if it is wrong it stands as a draw offer").shows("name=\"kind\" value=\"fifty\" required");
        let page = table.post(&berta, &claim, &[("ply", "7")]).await.is(422);
        page.shows("Choose which draw you claim.");
        table.play(&berta, game, 8, "f6g8").await.is(303);
        table.get(&anna, &base).await.ok().shows("You may claim a draw.");
        table.get(&berta, &claim).await.is(409);
        let page = table.get(&anna, &claim).await.ok();
        page.shows("stands on the board for the 3rd time").shows("board-frame").shows("Claim the draw: third time the same position");
        let wrong = table.post(&anna, &claim, &[("ply", "8"), ("kind", "fifty")]).await.is(303);
        assert_eq!(wrong.location, format!("{base}?note=claim-wrong"));
        table.get(&anna, &wrong.location).await.ok().shows("The claim was not right");
        // one claim per turn
        table.post(&anna, &claim, &[("ply", "8"), ("kind", "threefold")]).await.is(409);
        table.play(&anna, game, 9, "g1f3").await.is(303);
        table.post(&berta, &claim, &[("ply", "8"), ("kind", "threefold")]).await.is(409);
        table.post(&berta, &claim, &[("ply", "9"), ("kind", "threefold")]).await.is(303);
        let page = table.get(&berta, &base).await.ok();
        page.shows("threefold repetition, claimed (FIDE Laws, Article 9.2)").shows("the claim was not right");
    }
);

on_both_databases!(
    /// The claim comes with the move that brings the position about (9.2.1), and the form says whether it is right.
    a_draw_is_claimed_with_the_intended_move,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "laws", "", "").await;
        for (ply, (player, uci)) in (1..).zip([(&anna, "g1f3"), (&berta, "g8f6"), (&anna, "f3g1"), (&berta, "f6g8")]) {
            table.play(player, game, ply, uci).await.is(303);
        }
        let base = format!("/games/{game}");
        let moves = format!("{base}/moves");
        let page = table.get(&anna, &format!("{base}/move?uci=g1f3")).await.ok();
        page.shows("Claim a draw with this move").shows("on the board for the 2nd time").shows("1.Nf3");
        let claim = |ply, uci, claim| [("ply", ply), ("uci", uci), ("claim", claim)];
        let wrong = table.post(&anna, &moves, &claim("5", "g1f3", "threefold")).await.is(303);
        let told = table.get(&anna, &wrong.location).await.ok();
        told.shows("The claim was not right").shows("3.Nf3");
        // the same again gets the same answer; without the claim it is another submission
        let again = table.post(&anna, &moves, &claim("5", "g1f3", "threefold")).await.is(303);
        assert_eq!(again.location, wrong.location);
        table.post(&anna, &moves, &claim("5", "g1f3", "")).await.is(409);
        // the wrong claim stands as an offer
        table.get(&berta, &base).await.ok().shows("Your opponent offers a draw.");
        table.play(&berta, game, 6, "g8f6").await.is(303);
        table.play(&anna, game, 7, "f3g1").await.is(303);
        let page = table.get(&berta, &format!("{base}/move?uci=f6g8")).await.ok();
        assert!(!page.has("No claim would be right"));
        page.shows("With this move you may claim a draw").shows("for the 3rd time").shows("the start, 2…Ng8");
        let right = table.post(&berta, &moves, &claim("8", "f6g8", "threefold")).await.is(303);
        let page = table.get(&berta, &right.location).await.ok();
        page.shows("threefold repetition, claimed (FIDE Laws, Article 9.2)").shows("claimed a draw, rightly");
        let again = table.post(&berta, &moves, &claim("8", "f6g8", "threefold")).await.is(303);
        assert_eq!(again.location, right.location);
        table.get(&anna, &format!("{base}.pgn")).await.ok().shows("ResultReason \"threefold_claim\"");
    }
);

on_both_databases!(
    /// What only looks like the same position is named, with the reason (9.2.3).
    a_claim_says_which_positions_did_not_repeat,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let moves = "1.e4 e5 2.Ke2 Ke7 3.Ke1 Ke8 4.Ke2 Ke7 5.Ke1";
        let game = table.game(&anna, &berta, "laws", "", moves).await;
        let page = table.get(&berta, &format!("/games/{game}/draw-claim")).await.ok();
        page.shows("Sie stand schon auf dem Brett nach: 3.Ke1.").shows("zum 2. Mal");
        table.play(&berta, game, 10, "e7e8").await.is(303);
        let page = table.get(&anna, &format!("/games/{game}/draw-claim")).await.ok();
        page.shows("because a right to castle was another, after: 1…e5").shows("has stood there after: 3…Ke8.");
    }
);

on_both_databases!(
    /// An offer comes with a move, is declined, is made again when it may be, and is accepted on its own page.
    a_draw_is_agreed,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "").await;
        let base = format!("/games/{game}");
        let page = table.get(&anna, &format!("{base}/move?uci=e2e4")).await.ok();
        assert!(!page.has("once both have moved") && !page.has("name=\"offer\""));
        let early = [("ply", "1"), ("uci", "e2e4"), ("offer", "on"), ("message", "hello")];
        let page = table.post(&anna, &format!("{base}/moves"), &early).await.is(422);
        page.shows("once both have moved").shows("hello");
        table.play(&anna, game, 1, "e2e4").await.is(303);
        let offer = [("ply", "2"), ("uci", "e7e5"), ("offer", "on")];
        table.post(&berta, &format!("{base}/moves"), &offer).await.is(303);
        let page = table.get(&anna, &base).await.ok().shows("Your opponent offers a draw.");
        let at = page.body.find("/draw-offer/").unwrap() + 12;
        let id: String = page.body[at..].chars().take_while(char::is_ascii_digit).collect();
        table.get(&anna, &format!("{base}/draw-offer/{id}")).await.ok().shows("Accept the draw?");
        table.get(&berta, &format!("{base}/draw-offer/{id}")).await.is(409);
        let declined = table.post(&anna, &format!("{base}/draw-refusal"), &[("offer", &id)]).await.is(303);
        table.get(&anna, &declined.location).await.ok().shows("Declined.").shows("Anna Berg declined the draw");
        table.post(&anna, &format!("{base}/draw-acceptance"), &[("offer", &id)]).await.is(409);
        // she may offer: it was his offer that was refused
        let offer = [("ply", "3"), ("uci", "g1f3"), ("offer", "on")];
        table.post(&anna, &format!("{base}/moves"), &offer).await.is(303);
        let page = table.get(&berta, &base).await.ok();
        let at = page.body.find("/draw-offer/").unwrap() + 12;
        let id: String = page.body[at..].chars().take_while(char::is_ascii_digit).collect();
        let accept = format!("{base}/draw-acceptance");
        table.post(&berta, &accept, &[("offer", &id)]).await.is(303);
        table.post(&berta, &accept, &[("offer", &id)]).await.is(303);
        table.get(&anna, &base).await.ok().shows("Draw, ½-½: by agreement (FIDE Laws, Article 5.2.3)");
    }
);

on_both_databases!(
    /// Resigning against a bare king is a draw, and the page says so before.
    resigning_and_aborting,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "").await;
        let page = table.get(&anna, &format!("/games/{game}/resignation")).await.ok();
        page.shows("Your opponent cannot mate any more: this would be a draw.");
        table.post(&anna, &format!("/games/{game}/resignation"), &[]).await.is(303);
        table.get(&anna, &format!("/games/{game}")).await.ok().shows("½-½");
        let game = table.game(&anna, &berta, "online", "", "").await;
        table.play(&anna, game, 1, "e2e4").await.is(303);
        table.get(&anna, &format!("/games/{game}/abort")).await.is(409);
        table.get(&berta, &format!("/games/{game}/abort")).await.ok();
        table.post(&berta, &format!("/games/{game}/abort"), &[]).await.is(303);
        table.get(&anna, &format!("/games/{game}")).await.ok().shows("No result").shows("Berta Holm");
    }
);
