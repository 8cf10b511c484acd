//! A first visit to a long game: at most 60 KB over the wire in at most 6 requests; later visits ask for the page alone.

use std::collections::BTreeSet;
use std::io::Write as _;

use fernzug::rules::notation::{Letters, san};
use fernzug::rules::{Move, Position, repetition};

use super::table::Table;
use crate::support::database::on_both_databases;

/// A game of sixty moves by somebody who knows the rules and nothing else; it repeats nothing and does not end.
fn sixty_moves() -> String {
    let (mut dice, mut text) = (0x5eed_u64, String::new());
    let mut position = Position::start();
    let mut keys = vec![position.key()];
    while keys.len() <= 120 {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = position.legal_moves();
        let goes_on = |mv: &&Move| {
            let next = position.play(**mv);
            !mv.is_capture() && !next.is_check() && repetition::count(&keys, &next.key()) == 0
        };
        let among: Vec<&Move> = legal.iter().filter(goes_on).collect();
        let drawn = usize::try_from(dice >> 33).unwrap() % among.len();
        let mv = *among[drawn];
        let next = position.play(mv);
        text.push_str(&san(&position, mv, Letters::English));
        text.push(' ');
        position = next;
        keys.push(position.key());
    }
    text
}

fn packed(text: &str) -> usize {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap().len()
}

on_both_databases!(a_game_of_sixty_moves_is_light, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "de").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table
        .game(&anna, &berta, "online", "", &sixty_moves())
        .await;
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    let assets: BTreeSet<&str> = page
        .body
        .split('"')
        .filter(|part| part.starts_with("/assets/"))
        .map(|part| part.split('#').next().unwrap_or(part))
        .collect();
    let mut parts = vec![("the page".to_owned(), packed(&page.body))];
    for asset in assets {
        let file = table.get(&anna, asset).await.ok();
        assert!(file.cache.contains("immutable"), "{asset}: {}", file.cache);
        parts.push((asset.to_owned(), packed(&file.body)));
    }
    let bytes: usize = parts.iter().map(|(_, bytes)| bytes).sum();
    println!(
        "{bytes} bytes: {parts:#?}, {} of the page unpacked",
        page.body.len()
    );
    // and the stream of events
    assert!(parts.len() < 6 && bytes <= 60_000, "{bytes}: {parts:#?}");
    // what is only fetched by those who step back
    let positions = table
        .get(&anna, &format!("/games/{game}/positions.json"))
        .await
        .ok();
    let bytes = packed(&positions.body);
    println!(
        "{bytes} bytes for all positions, {} unpacked",
        positions.body.len()
    );
    assert!(bytes <= 8_000, "{bytes} bytes for all positions");
});
