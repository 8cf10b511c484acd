//! The draw, looked at before it is made: who comes into which group, who meets whom, and from when on.

use actix_web::web::{Data, Path};
use askama::Template;

use super::{directed, sorted};
use crate::actions::tournaments as verbs;
use crate::domain::PlayerId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::course::Draw;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::i18n::{refusals, t};
use crate::storage::tournaments::{self as storage, Entry};
use crate::storage::{Conn, StorageError, players};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::forms::{Form, FormState};
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

/// How many pairings of a round the page shows.
const PAIRS: usize = 150;

#[derive(Template)]
#[template(path = "directing/draw.html")]
struct DrawPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    /// Why it cannot be drawn.
    why_not: Option<String>,
    starts: String,
    takes_part: usize,
    waiting: usize,
    groups: Vec<Group>,
}

/// A group as it would be drawn.
struct Group {
    title: String,
    players: Vec<String>,
    rounds: Vec<Round>,
}

/// A round of a group.
struct Round {
    title: String,
    pairs: Vec<String>,
    more: usize,
}

/// What the page is made of.
struct Found {
    viewer: Viewer,
    tournament: Tournament,
    entries: Vec<Entry>,
    zone: chrono_tz::Tz,
}

async fn find(
    state: &Data<State>,
    asker: Asker,
    id: i64,
) -> Result<Found, crate::web::error::Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(tournament) = storage::by_id(c, id)? else {
            return Ok((viewer, None));
        };
        let entries = storage::with_ratings(c, &tournament)?;
        let director = players::by_id(c, tournament.director)?;
        let zone = director.map_or(chrono_tz::Tz::UTC, |player| player.zone);
        Ok::<_, StorageError>((viewer, Some((tournament, entries, zone))))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let (tournament, entries, zone) = match found {
        Some((tournament, entries, zone)) => (Some(tournament), entries, zone),
        None => (None, Vec::new(), chrono_tz::Tz::UTC),
    };
    let tournament = directed(&viewer, tournament)?;
    Ok(Found {
        viewer,
        tournament,
        entries,
        zone,
    })
}

fn render(found: &Found, form: &FormState) -> Answer {
    let (viewer, t) = (&found.viewer, &found.tournament);
    let words = viewer.words;
    let count = |state| found.entries.iter().filter(|e| e.state == state).count();
    let takes_part = count(EntryState::In);
    let drawn = match t.state {
        TournamentState::Registration => {
            let players = u32::try_from(takes_part).unwrap_or(u32::MAX);
            verbs::enough(t, players).map(|()| verbs::preview(t, &found.entries))
        }
        _ => Err(TournamentRefusal::TooLate),
    };
    let (draw, why_not) = match drawn {
        Ok(draw) => (draw.unwrap_or_default(), None),
        Err(why) => (
            Draw::default(),
            Some(refusals::tournament_refused(words, &why)),
        ),
    };
    let first = verbs::first_start(t, viewer.now, found.zone);
    let template = DrawPage {
        viewer,
        form,
        t,
        why_not,
        starts: Voice::of(viewer).date(first),
        takes_part,
        waiting: count(EntryState::Waiting),
        groups: groups(found, &draw, first),
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

fn groups(found: &Found, draw: &Draw, first: Instant) -> Vec<Group> {
    let words = found.viewer.words;
    let several = draw.groups.len() > 1;
    let name = |player: PlayerId| {
        let entry = found.entries.iter().find(|e| e.player == player);
        entry.map_or_else(String::new, |entry| entry.display.clone())
    };
    (1..)
        .zip(&draw.groups)
        .map(|(n, players)| Group {
            title: if several {
                t!(words, "desk-group", n = n)
            } else {
                String::new()
            },
            players: players.iter().map(|player| told(found, *player)).collect(),
            rounds: rounds(found, draw, n, first, |seat| {
                let place = usize::try_from(seat).unwrap_or(0).checked_sub(1);
                let player = place.and_then(|place| players.get(place));
                player.map_or_else(String::new, |player| name(*player))
            }),
        })
        .collect()
}

/// A player with what he starts with.
fn told(found: &Found, player: PlayerId) -> String {
    let entry = found.entries.iter().find(|e| e.player == player);
    let Some(entry) = entry else {
        return String::new();
    };
    match entry.starts_with() {
        Some(rating) => format!("{} ({rating})", entry.display),
        None => entry.display.clone(),
    }
}

/// The rounds of a group; those that begin with the first one say no date.
fn rounds(
    found: &Found,
    draw: &Draw,
    group: u32,
    first: Instant,
    name: impl Fn(u32) -> String,
) -> Vec<Round> {
    let (words, voice) = (found.viewer.words, Voice::of(&found.viewer));
    let of_round = |round: u32, after: i64| {
        let meetings: Vec<_> = draw
            .meetings
            .iter()
            .filter(|m| (m.group, m.round) == (group, round))
            .collect();
        let pair = |m: &&_| pair(words, m, &name);
        let title = t!(words, "tournament-round", n = round);
        Round {
            title: match after {
                0 => title,
                after => format!("{title}, {}", voice.date(first.plus(after))),
            },
            pairs: meetings.iter().take(PAIRS).map(pair).collect(),
            more: meetings.len().saturating_sub(PAIRS),
        }
    };
    let all = draw.rounds.iter();
    all.map(|(round, after)| of_round(*round, *after))
        .filter(|round| !round.pairs.is_empty())
        .collect()
}

fn pair(
    words: &crate::i18n::Words,
    meeting: &crate::domain::tournament::draw::NewMeeting,
    name: impl Fn(u32) -> String,
) -> String {
    match meeting.black {
        Some(black) => format!("{} – {}", name(meeting.white), name(black)),
        None => format!(
            "{}: {}",
            name(meeting.white),
            t!(words, "tournament-mark-free")
        ),
    }
}

/// `GET /tournaments/7/draw`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>) -> Answer {
    let found = find(&state, asker, *id).await?;
    let seen = found.tournament.version.to_string();
    render(&found, &FormState::with(&[("seen", &seen)]))
}

/// `POST /tournaments/7/draw`: what was looked at is drawn; if somebody has entered or left since, it is shown anew.
pub async fn draw(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.viewer.signed_in()?.id;
    let seen = form.number("seen").unwrap_or(0);
    let why = match verbs::draw_now(&state.ctx, *id, by, Some(seen), form.arrived).await {
        Ok(()) => {
            return Ok(page::see_other(&format!(
                "/tournaments/{}/desk?done=drawn",
                *id
            )));
        }
        Err(fail) => sorted(fail)?,
    };
    let text = match why {
        TournamentRefusal::Stale => t!(found.viewer.words, "draw-stale"),
        why => refusals::tournament_refused(found.viewer.words, &why),
    };
    let mut back = FormState::with(&[("seen", &found.tournament.version.to_string())]);
    back.refuse("", text);
    render(&found, &back)
}
