//! Reads files of games piece by piece, so that their size does not matter.

use std::fs::File;
use std::io::{Read, Result, stdin};
use std::path::Path;

use serde::{Serialize, Serializer};

use crate::rules::pgn::{Game, Reader};

/// Bytes read at once.
const PIECE: usize = 1 << 16;

/// Hands over every game of a file (`-`: of standard input) with its number, from 1; how many there were. Stops at the first
/// fault of whoever takes them.
pub fn each_game(file: &Path, mut take: impl FnMut(usize, &Game) -> Result<()>) -> Result<usize> {
    let mut source: Box<dyn Read> = match file.to_str() {
        Some("-") => Box::new(stdin().lock()),
        _ => Box::new(File::open(file)?),
    };
    let mut reader = Reader::default();
    let (mut number, mut fault) = (0, None);
    let mut each = |game: &Game| {
        number += 1;
        if fault.is_none() {
            fault = take(number, game).err();
        }
    };
    let mut piece = vec![0; PIECE];
    loop {
        let length = source.read(&mut piece)?;
        if length == 0 {
            break;
        }
        reader.feed(piece.get(..length).unwrap_or_default(), &mut each);
    }
    reader.finish(&mut each);
    match fault {
        Some(fault) => Err(fault),
        None => Ok(number),
    }
}

/// A game's tags as an object, in their order; of a tag that is there twice the first.
pub struct Tags<'g>(pub &'g Game);

impl Serialize for Tags<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let mut tags: Vec<(&str, &str)> = Vec::new();
        for (name, value) in self.0.tags() {
            if !tags.iter().any(|(known, _)| *known == name) {
                tags.push((name, value));
            }
        }
        serializer.collect_map(tags)
    }
}
