//! The secrets of a letter's links, drawn when it is written.

use crate::actions::letters::{Gathered, Linked};
use crate::domain::link::LinkPurpose;
use crate::domain::time::Instant;
use crate::mail::{LetterLink, LetterLinks};
use crate::secrets::{Secret, address_token, random_token};
use crate::storage::links::NewLink;
use crate::storage::notices::NoticeRow;

/// The links of a letter with their secrets: as they are stored, and as they are written.
pub(super) fn drawn(
    row: &NoticeRow,
    gathered: &Gathered,
    takes_replies: bool,
    now: Instant,
) -> (Vec<NewLink>, LetterLinks) {
    let drawn: Vec<(Linked, Secret)> = gathered
        .links
        .iter()
        .filter(|linked| linked.purpose != LinkPurpose::Reply || takes_replies)
        .map(|linked| (*linked, token_for(linked.purpose)))
        .collect();
    let stored = drawn.iter().map(|(linked, token)| NewLink {
        player: row.player,
        address: Some(gathered.reader.address.clone()),
        game: linked.game.map(|(game, _)| game),
        ply: linked.game.map(|(_, ply)| ply),
        invitation: linked.invitation,
        tournament: linked.tournament,
        notice: Some(row.id),
        ..NewLink::new(linked.purpose, token, now)
    });
    let stored = stored.collect();
    let written = drawn.into_iter().map(|(linked, secret)| LetterLink {
        purpose: linked.purpose,
        game: linked.game.map(|(game, _)| game),
        secret,
    });
    (stored, LetterLinks::new(written.collect()))
}

/// A secret that fits where it is to stand.
fn token_for(purpose: LinkPurpose) -> Secret {
    match purpose {
        LinkPurpose::Reply => address_token(),
        _ => random_token(),
    }
}
