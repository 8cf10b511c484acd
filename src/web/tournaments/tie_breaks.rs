//! How a player's tie-breaks came about, part by part.

use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::TournamentId;
use crate::domain::tournament::standings::{Kind, Part, Reckoned, Role, TieBreak};
use crate::i18n::{Words, chess, t, tournament as phrases};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::seen::{Seen, seen};
use super::{sentences, table};

/// A part of a value.
struct Line {
    round: String,
    against: String,
    value: String,
    role: String,
    counts: bool,
}

/// A value with its parts.
struct Shown {
    code: String,
    name: String,
    value: String,
    parts: Vec<Line>,
    sum: bool,
}

#[derive(Template)]
#[template(path = "tournaments/tie_breaks.html")]
struct TieBreaksPage<'a> {
    viewer: &'a Viewer,
    base: String,
    tournament: &'a str,
    group: String,
    name: &'a str,
    points: String,
    rank: usize,
    values: Vec<Shown>,
}

/// `GET /tournaments/{id}/tie-breaks?stage=1&group=1&seat=3`. What is not asked for is the first there is.
pub async fn show(
    state: Data<State>,
    asker: Asker,
    id: Path<TournamentId>,
    asked: Asked,
) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let group = seen.group(&asked).ok_or(Failure::NotFound)?;
    let seats = seen.seats(group);
    let numbers: Vec<u32> = seats.keys().copied().collect();
    let order = table::order(&seen, group, &numbers);
    let wanted = asked.parsed::<u32>("seat");
    let found = order.iter().find(|(number, _)| Some(*number) == wanted);
    let (number, standing) = found.or(order.first()).ok_or(Failure::NotFound)?;
    let seat = seats.get(number).ok_or(Failure::NotFound)?;
    let name = |place: usize| {
        let seat = numbers.get(place).and_then(|number| seats.get(number));
        seat.map_or("?", |seat| seen.name(seat.player))
    };
    let values = seen.tie_breaks().iter().zip(&standing.values);
    let template = TieBreaksPage {
        viewer: &seen.viewer,
        base: seen.base(),
        tournament: &seen.tournament.setup.name,
        group: sentences::group_title(&seen, group),
        name: seen.name(seat.player),
        points: sentences::points(seen.viewer.words, standing.points),
        rank: standing.rank,
        values: values
            .map(|(one, value)| shown(&seen, one, value, &name))
            .collect(),
    };
    page::render(&seen.viewer, &template)
}

fn shown<'a>(
    seen: &Seen,
    tie_break: &TieBreak,
    value: &Reckoned,
    name: &impl Fn(usize) -> &'a str,
) -> Shown {
    let words = seen.viewer.words;
    let decimals = value.value.map_or(0, |value| value.decimals());
    let line = |part: &Part| Line {
        round: part
            .round
            .map_or_else(String::new, |round| round.to_string()),
        against: part
            .against
            .map_or_else(String::new, |seat| name(seat).to_owned()),
        value: table::localised(seen, &part.value.to_string()),
        role: role(words, part.role),
        counts: matches!(part.role, Role::Counts | Role::Dummy),
    };
    Shown {
        code: tie_break.to_string(),
        name: chess::capitalised(&phrases::tie_break(words, tie_break)),
        value: table::shown(seen, tie_break, value, decimals),
        parts: value.parts.iter().map(line).collect(),
        sum: !matches!(
            tie_break.kind,
            Kind::DirectEncounter | Kind::AverageRating | Kind::Lots | Kind::Number | Kind::Rating
        ),
    }
}

/// How a part counts.
fn role(words: &Words, role: Role) -> String {
    match role {
        Role::Counts => t!(words, "tie-break-role-counts"),
        Role::Dummy => t!(words, "tie-break-role-dummy"),
        Role::Cut => t!(words, "tie-break-role-cut"),
        Role::BelowLimit => t!(words, "tie-break-role-below"),
        Role::Unrated => t!(words, "tie-break-role-unrated"),
    }
}
