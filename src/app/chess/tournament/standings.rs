//! `fernzug standings`.

use std::io::Result;
use std::path::Path;

use serde::{Serialize, Serializer};
use serde_json::{Number, Value as Json};

use crate::domain::tournament::standings::{
    Options, Role, Standing, TieBreak, UnknownTieBreak, Value, standings as reckon,
};
use crate::domain::tournament::swiss::PairingRefusal;
use crate::domain::tournament::trf::{self, System};

use super::{Out, Verdict, note_kind, read, words};

/// What was asked for.
#[derive(Clone, Debug, Default)]
pub struct StandingsAsked {
    /// Codes of tie-breaks; empty: those of the file, or else the usual ones.
    pub tie_breaks: Vec<String>,
    /// After which round; `None`: the last one.
    pub after: Option<usize>,
    /// Pairs were known beforehand; `None`: as the file says.
    pub round_robin: Option<bool>,
    /// Games without a result count as drawn.
    pub provisional: bool,
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
    let Some(mut tournament) = read(file, out)? else {
        return Ok(Verdict::Refused);
    };
    if asked.provisional {
        tournament.table = tournament.table.provisional();
    }
    if let Some((text, verdict)) = refused(&tournament, asked) {
        writeln!(out.beside, "{}: {text}", file.display())?;
        return Ok(verdict);
    }
    if asked.round_robin.is_none() {
        note_kind(&tournament, file, out)?;
    }
    let list = if asked.tie_breaks.is_empty() {
        of_file(&tournament, file, asked, out)?
    } else {
        match asked_for(&asked.tie_breaks) {
            Ok(list) => list,
            Err(text) => {
                writeln!(out.beside, "{text}")?;
                return Ok(Verdict::Refused);
            }
        }
    };
    let tie_breaks: Vec<TieBreak> = list.iter().map(|(_, tie_break)| *tie_break).collect();
    let options = Options {
        after: asked.after,
        round_robin: is_round_robin(&tournament, asked),
        ..Options::default()
    };
    let lines = reckon(&tournament.table, &tie_breaks, &options);
    note_unrated(&list, &lines, file, out)?;
    if asked.json {
        json(&tournament, &list, &lines, out)?;
    } else {
        table(&tournament, &list, &lines, out)?;
    }
    Ok(Verdict::Well)
}

/// Why there are no standings of this.
fn refused(tournament: &trf::File, asked: &StandingsAsked) -> Option<(String, Verdict)> {
    let (header, table) = (&tournament.header, &tournament.table);
    let last = table.paired();
    if let Some(after) = asked.after.filter(|after| *after > last) {
        let paired = match last {
            1 => "1 round has".to_owned(),
            _ => format!("{last} rounds have"),
        };
        let text = format!("round {after} has not been paired, but {paired}");
        return Some((text, Verdict::Refused));
    }
    if let (System::Other(name), None, None) = (
        header.system(true),
        header.is_round_robin(),
        asked.round_robin,
    ) {
        let text = format!(
            "neither a Swiss tournament nor a round robin, but {name:?} (--swiss or --round-robin says how tie-breaks are reckoned)"
        );
        return Some((text, Verdict::Wrong));
    }
    let (round, open) = table.first_open(asked.after.unwrap_or(last))?;
    let refusal = PairingRefusal::Open { round, open };
    Some((words::refusal(&refusal), Verdict::Wrong))
}

/// The tie-breaks asked for, each once; or what is wrong with them.
fn asked_for(codes: &[String]) -> std::result::Result<Vec<(String, TieBreak)>, String> {
    let mut list: Vec<(String, TieBreak)> = Vec::new();
    for code in codes {
        let tie_break = code
            .parse()
            .map_err(|UnknownTieBreak { code }| format!("no tie-break is called {code:?}"))?;
        if list.iter().any(|(_, other)| *other == tie_break) {
            return Err(format!("the tie-break {tie_break} is there twice"));
        }
        list.push((code.trim().to_owned(), tie_break));
    }
    Ok(list)
}

/// An average of ratings leaves out those who have none.
fn note_unrated(
    list: &[(String, TieBreak)],
    lines: &[Standing],
    file: &Path,
    out: &mut Out<'_>,
) -> Result<()> {
    for (place, (code, _)) in list.iter().enumerate() {
        let parts = lines.iter().filter_map(|line| line.values.get(place));
        let mut parts = parts.flat_map(|reckoned| &reckoned.parts);
        if parts.any(|part| part.role == Role::Unrated) {
            let file = file.display();
            writeln!(
                out.beside,
                "{file}: {code}: opponents without a rating are left out"
            )?;
        }
    }
    Ok(())
}

/// As asked for, or as the file says.
fn is_round_robin(tournament: &trf::File, asked: &StandingsAsked) -> bool {
    let told = || tournament.header.is_round_robin();
    asked.round_robin.or_else(told).unwrap_or(false)
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
    let mut list: Vec<(String, TieBreak)> = Vec::new();
    for code in named
        .iter()
        .map(String::as_str)
        .chain(usual.iter().copied())
    {
        match code.parse() {
            Ok(tie_break) if list.iter().any(|(_, other)| *other == tie_break) => {
                let file = file.display();
                writeln!(out.beside, "{file}: left out: {tie_break} is there twice")?;
            }
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
    let decimals: Vec<usize> = (0..list.len())
        .map(|place| decimals(lines, place))
        .collect();
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
        for (((code, _), reckoned), decimals) in list.iter().zip(&line.values).zip(&decimals) {
            let width = code.chars().count().max(7);
            let shown = reckoned
                .value
                .map_or("-".to_owned(), |value| value.with_decimals(*decimals));
            write!(out.answer, "  {shown:>width$}")?;
        }
        writeln!(out.answer)?;
    }
    Ok(())
}

/// How many decimals the values of a column need.
fn decimals(lines: &[Standing], place: usize) -> usize {
    let value = |line: &Standing| line.values.get(place)?.value;
    let needed = lines.iter().filter_map(value).map(Value::decimals);
    needed.max().unwrap_or(0)
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
