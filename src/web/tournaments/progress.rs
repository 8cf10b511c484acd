//! How the points of a group have grown: round by round where rounds have dates of their own, else month by month. A chart of
//! the first, and a table of all.

use std::collections::HashMap;

use actix_web::web::{Data, Path};
use askama::Template;
use chrono::Datelike;

use crate::domain::time::Instant;
use crate::domain::tournament::field::{GroupId, Meeting, Met};
use crate::domain::tournament::points::Points;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::drawing::{Grown, lines_svg};
use crate::i18n::t;
use crate::storage::tournaments;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::seen::{Seen, seen};
use super::{sentences, table};

/// So many lines the chart has.
const LINES: usize = 6;
/// So many steps the table has at most; the last ones are shown.
const STEPS: usize = 24;

#[derive(Template)]
#[template(path = "tournaments/progress.html")]
struct ProgressPage<'a> {
    viewer: &'a Viewer,
    base: String,
    name: &'a str,
    group: String,
    groups: Vec<(u32, bool)>,
    stage: u32,
    chart: String,
    heads: Vec<String>,
    rows: Vec<Row>,
}

/// A player with the points after each step.
struct Row {
    player: PlayerId,
    name: String,
    points: Vec<String>,
}

/// `GET /tournaments/{id}/progress`.
pub async fn show(
    state: Data<State>,
    asker: Asker,
    id: Path<TournamentId>,
    asked: Asked,
) -> Answer {
    let id = *id;
    let seen = seen(&state, asker, id).await?;
    let group = seen.group(&asked).ok_or(Failure::NotFound)?;
    let ended = state.ctx.db.read(move |c| tournaments::ended_at(c, id));
    let ended: HashMap<GameId, Instant> = ended.await?.into_iter().collect();
    let (heads, steps) = steps(&seen, group, &ended);
    let numbers: Vec<u32> = seen.seats(group).keys().copied().collect();
    let mut rows = Vec::new();
    let mut lines = Vec::new();
    for (number, _) in table::order(&seen, group, &numbers) {
        let Some(seat) = seen.seats(group).get(&number).copied() else {
            continue;
        };
        let values = grown(&seen, group, number, &steps, heads.len());
        if lines.len() < LINES {
            lines.push(Grown {
                name: escaped(seen.name(seat.player)),
                values: values.iter().map(|points| i64::from(points.0)).collect(),
            });
        }
        let words = seen.viewer.words;
        rows.push(Row {
            player: seat.player,
            name: seen.name(seat.player).to_owned(),
            points: values
                .iter()
                .map(|p| sentences::points(words, *p))
                .collect(),
        });
    }
    let stage = group.stage;
    let others = seen.groups(stage);
    let template = ProgressPage {
        viewer: &seen.viewer,
        base: seen.base(),
        name: &seen.tournament.setup.name,
        group: sentences::group_title(&seen, group),
        groups: if others.len() > 1 {
            others
                .iter()
                .take(50)
                .map(|id| (id.group, *id == group))
                .collect()
        } else {
            Vec::new()
        },
        stage,
        chart: chart(&seen, &lines, &heads),
        heads,
        rows,
    };
    page::render(&seen.viewer, &template)
}

fn chart(seen: &Seen, lines: &[Grown], heads: &[String]) -> String {
    let words = seen.viewer.words;
    let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
    let label = escaped(&t!(words, "progress-chart"));
    let label = format!("{label}: {}", names.join(", "));
    let first = heads.first().map(|head| escaped(head)).unwrap_or_default();
    let last = heads.last().map(|head| escaped(head)).unwrap_or_default();
    lines_svg(lines, &label, (&first, &last), 100)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// The names of the steps, and at which of them each meeting counted.
fn steps(
    seen: &Seen,
    id: GroupId,
    ended: &HashMap<GameId, Instant>,
) -> (Vec<String>, HashMap<i64, usize>) {
    let words = seen.viewer.words;
    let rounds: Vec<_> = seen
        .field
        .rounds
        .iter()
        .filter(|r| r.stage == id.stage)
        .collect();
    let first = rounds.first().map(|round| round.starts_at);
    let meetings: Vec<&Meeting> = seen
        .field
        .meetings_of(id)
        .filter(|m| m.met != Met::Open)
        .collect();
    if rounds.iter().any(|round| Some(round.starts_at) != first) {
        let head = |round: u32| t!(words, "tournament-round-short", n = round);
        let heads: Vec<String> = rounds.iter().map(|round| head(round.round)).collect();
        let at = |m: &&Meeting| {
            let place = rounds.iter().position(|round| round.round == m.round)?;
            Some((m.id, place))
        };
        return (heads, meetings.iter().filter_map(at).collect());
    }
    let start = seen.tournament.setup.starts_at;
    let month = |at: Instant| {
        let day = at.local(seen.viewer.zone).date();
        i64::from(day.year()) * 12 + i64::from(day.month0())
    };
    // what was decided without a game counts from the start on
    let when = |m: &Meeting| {
        m.game
            .and_then(|game| ended.get(&game).copied())
            .unwrap_or(start)
    };
    let from = month(start);
    let last = meetings
        .iter()
        .map(|m| month(when(m)))
        .max()
        .unwrap_or(from)
        .max(from);
    let skip = (last - from + 1 - i64::try_from(STEPS).unwrap_or(24)).max(0);
    let heads = (from + skip..=last).map(|n| format!("{}/{}", n % 12 + 1, n / 12));
    let at = |m: &&Meeting| {
        let step = (month(when(m)) - from - skip).max(0);
        Some((m.id, usize::try_from(step).ok()?))
    };
    (heads.collect(), meetings.iter().filter_map(at).collect())
}

/// What a seat had made after each step.
fn grown(
    seen: &Seen,
    id: GroupId,
    own: u32,
    steps: &HashMap<i64, usize>,
    count: usize,
) -> Vec<Points> {
    let counts = |number: u32| {
        let mut seats = seen.field.seats_of(id);
        seats
            .find(|seat| seat.number == number)
            .is_none_or(|seat| seat.counts)
    };
    let mut made = vec![Points::ZERO; count];
    for meeting in seen.field.meetings_of(id) {
        let Some(side) = meeting.side_of(own) else {
            continue;
        };
        let points = match meeting.black {
            None => Points::ONE,
            Some(black) if counts(meeting.white) && counts(black) => meeting.met.points_for(side),
            Some(_) => Points::ZERO,
        };
        if let Some(slot) = steps.get(&meeting.id).and_then(|step| made.get_mut(*step)) {
            *slot = [*slot, points].into_iter().sum();
        }
    }
    let mut sum = Points::ZERO;
    for slot in &mut made {
        sum = [sum, *slot].into_iter().sum();
        *slot = sum;
    }
    made
}
