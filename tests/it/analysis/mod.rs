//! The analysis board: its page on both databases, who sees it, what two devices do to each other.

mod pages;
mod shown;
mod together;

use crate::journeys::table::{Guest, Page, Table};

/// A game of Anna (English, White) and Berta (German, Black), with names that no form takes.
async fn two(table: &Table, moves: &str) -> (Guest, Guest, i64) {
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let odd = r#"Berta "><script>x()</script>"#;
    let rename = format!(
        "UPDATE players SET display = '{odd}' WHERE id = {}",
        berta.id
    );
    table.db.sql(&rename).await;
    let game = table.game(&anna, &berta, "online", "", moves).await;
    (anna, berta, game)
}

fn path(game: i64, rest: &str) -> String {
    format!("/games/{game}/analysis{rest}")
}

async fn board(table: &Table, who: &Guest, game: i64, rest: &str) -> Page {
    table.get(who, &path(game, rest)).await
}

async fn send(
    table: &Table,
    who: &Guest,
    (game, rest): (i64, &str),
    form: &[(&str, &str)],
) -> Page {
    table.post(who, &path(game, rest), form).await
}

/// Writes at a position, as its form does.
async fn note(
    table: &Table,
    who: &Guest,
    game: i64,
    at: &str,
    (words, seen): (&str, &str),
) -> Page {
    let form = [("at", at), ("note", words), ("seen", seen)];
    send(table, who, (game, ""), &form).await
}
