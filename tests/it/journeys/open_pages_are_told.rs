//! Whoever has a game open is told that it has changed: at once by the instance that changed it, within two seconds by any
//! other one; and nobody is told more than which version it is at.

use fernzug::actions::live;

use super::table::Table;
use crate::support::database::on_both_databases;

on_both_databases!(of_own_changes_and_of_others, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    // nobody watches: nobody asks
    let before = table.ctx.db.statements();
    live::look(&table.ctx).await.unwrap();
    assert_eq!(table.ctx.db.statements(), before);

    let mut open = table
        .ctx
        .wake
        .live
        .watch(berta.id, vec![(game, 1)])
        .unwrap();
    assert_eq!(open.next().await, Some((game, 1)));
    table.play(&anna, game, 1, "e2e4").await.is(303);
    assert_eq!(open.next().await, Some((game, 2)));
    table
        .post(&berta, &format!("/games/{game}/resignation"), &[])
        .await
        .is(303);
    assert_eq!(open.next().await, Some((game, 3)));
    // another instance on the same database
    table
        .db
        .sql(&format!("UPDATE games SET version = 9 WHERE id = {game}"))
        .await;
    live::look(&table.ctx).await.unwrap();
    assert_eq!(open.next().await, Some((game, 9)));
    // a page that comes now learns it at once
    let late = table.ctx.wake.live.watch(anna.id, vec![(game, 9)]);
    assert_eq!(late.unwrap().next().await, Some((game, 9)));
});
