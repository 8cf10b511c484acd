//! `fernzug standings`.

use std::io::Result;
use std::path::Path;

use serde::{Serialize, Serializer};
use serde_json::{Number, Value as Json};

use crate::domain::tournament::standings::{
    Options, Standing, TieBreak, UnknownTieBreak, Value, standings as reckon,
};
use crate::domain::tournament::trf;

use super::{Out, Verdict, read};

/// What was asked for.
#[derive(Clone, Debug, Default)]
pub struct StandingsAsked {
    /// Codes of tie-breaks; empty: those of the file, or else the usual ones.
    pub tie_breaks: Vec<String>,
    /// After which round; `None`: the last one.
    pub after: Option<usize>,
    /// Pairs were known beforehand; `None`: as the file says.
    pub round_robin: Option<bool>,
    /// As JSON.
    pub json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    rank: usize,
    number: u32,
    name: &'a str,
    points: Json,
    values: Values<'a>,
}

/// By code, in the order asked for.
struct Values<'a>(Vec<(&'a str, Json)>);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(code, value)| (code, value)))
    }
}

/// Prints the standings as a table or as JSON.
///
/// # Errors
/// When the file cannot be read or the answer not be written.
pub fn standings(file: &Path, asked: &StandingsAsked, out: &mut Out<'_>) -> Result<Verdict> {
    let Some(tournament) = read(file, out)? else {
        return Ok(Verdict::Refused);
    };
    let mut list: Vec<(String, TieBreak)> = Vec::new();
    if asked.tie_breaks.is_empty() {
        list = of_file(&tournament, file, asked, out)?;
    }
    for code in &asked.tie_breaks {
        match code.parse() {
            Ok(tie_break) => list.push((code.trim().to_owned(), tie_break)),
            Err(UnknownTieBreak { code }) => {
                writeln!(out.beside, "no tie-break is called {code:?}")?;
                return Ok(Verdict::Refused);
            }
        }
    }
    let tie_breaks: Vec<TieBreak> = list.iter().map(|(_, tie_break)| *tie_break).collect();
    let options = Options {
        after: asked.after,
        round_robin: is_round_robin(&tournament, asked),
        ..Options::default()
    };
    let lines = reckon(&tournament.table, &tie_breaks, &options);
    if asked.json {
        json(&tournament, &list, &lines, out)?;
    } else {
        table(&tournament, &list, &lines, out)?;
    }
    Ok(Verdict::Well)
}

/// As asked for, as the file says, or as the number of rounds shows.
fn is_round_robin(tournament: &trf::File, asked: &StandingsAsked) -> bool {
    let (players, rounds) = (tournament.table.players.len(), tournament.table.rounds());
    let cycle = players + players % 2 - 1;
    asked
        .round_robin
        .or_else(|| tournament.header.is_round_robin())
        .unwrap_or(players > 2 && (rounds == cycle || rounds == 2 * cycle))
}

/// The tie-breaks that the file names, without those that are not known here; or the usual ones.
fn of_file(
    tournament: &trf::File,
    file: &Path,
    asked: &StandingsAsked,
    out: &mut Out<'_>,
) -> Result<Vec<(String, TieBreak)>> {
    let named = &tournament.header.tie_breaks;
    let usual: &[&str] = match (named.is_empty(), is_round_robin(tournament, asked)) {
        (false, _) => &[],
        (true, true) => &["DE", "WIN", "SB", "KS"],
        (true, false) => &["BH:C1", "BH", "SB", "DE"],
    };
    let mut list = Vec::new();
    for code in named
        .iter()
        .map(String::as_str)
        .chain(usual.iter().copied())
    {
        match code.parse() {
            Ok(tie_break) => list.push((code.to_owned(), tie_break)),
            Err(UnknownTieBreak { code }) => {
                writeln!(
                    out.beside,
                    "{}: left out: no tie-break is called {code:?}",
                    file.display()
                )?;
            }
        }
    }
    Ok(list)
}

fn table(
    tournament: &trf::File,
    list: &[(String, TieBreak)],
    lines: &[Standing],
    out: &mut Out<'_>,
) -> Result<()> {
    let players = &tournament.table.players;
    let longest = players
        .iter()
        .map(|player| player.name.chars().count())
        .max()
        .unwrap_or(0);
    write!(
        out.answer,
        "rank   no  {:longest$}  {:>6}",
        "name", "points"
    )?;
    for (code, _) in list {
        write!(out.answer, "  {code:>7}")?;
    }
    writeln!(out.answer)?;
    for line in lines {
        let Some(player) = players.get(line.seat) else {
            continue;
        };
        let (rank, number, name) = (line.rank, player.number, &player.name);
        write!(
            out.answer,
            "{rank:>4} {number:>4}  {name:longest$}  {:>6}",
            line.points
        )?;
        for ((code, _), reckoned) in list.iter().zip(&line.values) {
            let width = code.chars().count().max(7);
            let shown = reckoned
                .value
                .map_or("-".to_owned(), |value| value.to_string());
            write!(out.answer, "  {shown:>width$}")?;
        }
        writeln!(out.answer)?;
    }
    Ok(())
}

fn json(
    tournament: &trf::File,
    list: &[(String, TieBreak)],
    lines: &[Standing],
    out: &mut Out<'_>,
) -> Result<()> {
    let line = |standing: &Standing| {
        let player = tournament.table.players.get(standing.seat)?;
        let values = list
            .iter()
            .zip(&standing.values)
            .map(|((code, tie_break), reckoned)| {
                let json = reckoned
                    .value
                    .map_or(Json::Null, |value| number(value, tie_break.is_count()));
                (code.as_str(), json)
            });
        Some(Line {
            rank: standing.rank,
            number: player.number,
            name: &player.name,
            points: number(Value::from(standing.points), false),
            values: Values(values.collect()),
        })
    };
    let all: Vec<Line<'_>> = lines.iter().filter_map(line).collect();
    out.object(&all)
}

/// Counts as whole numbers, the rest with a decimal point.
fn number(value: Value, count: bool) -> Json {
    if count {
        return Json::from(value.0 / 10_000);
    }
    let decimal = value.0 as f64 / 10_000.0;
    Number::from_f64(decimal).map_or(Json::Null, Json::Number)
}
