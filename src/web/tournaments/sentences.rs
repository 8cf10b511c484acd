//! A tournament in sentences: how it stands, how it is played.

use crate::domain::clock::Stages;
use crate::domain::time::Instant;
use crate::domain::tournament::calendar::NOTICE;
use crate::domain::tournament::crosstable::Cell;
use crate::domain::tournament::field::{GroupId, Round, RoundState, TournamentState};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::points::Points;
use crate::domain::tournament::setup::{Setup, StartMode, Tournament};
use crate::i18n::{self, Words, chess, control, dates, t, tournament as phrases};
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Position};
use crate::web::games::{Voice, aids, plans_allowed, rated};

use super::seen::Seen;

/// `7½`; what is no half in decimals.
pub fn points(words: &Words, points: Points) -> String {
    match u32::try_from(points.0) {
        Ok(hundredths) if hundredths.is_multiple_of(50) => i18n::points(hundredths / 50),
        _ => i18n::decimal(words.lang(), f64::from(points.0) / 100.0, 2),
    }
}

/// The one sentence that says how it stands.
pub fn state(seen: &Seen) -> String {
    let words = seen.viewer.words;
    match seen.tournament.state {
        TournamentState::Draft => t!(words, "tournament-is-draft"),
        TournamentState::Registration => registration(seen),
        TournamentState::Running => running(seen),
        TournamentState::Finished => finished(seen),
        TournamentState::Cancelled => t!(words, "tournament-is-cancelled"),
    }
}

fn registration(seen: &Seen) -> String {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let setup = &seen.tournament.setup;
    let starts = voice.date(setup.starts_at);
    let closes = setup.starts_at.plus(-NOTICE);
    match setup.start {
        StartMode::Full => t!(words, "tournament-is-open-full", n = setup.places()),
        StartMode::Hand => t!(words, "tournament-is-open-hand"),
        StartMode::Date if closes > seen.viewer.now => t!(
            words,
            "tournament-is-open",
            closes = voice.date(closes),
            starts = starts
        ),
        StartMode::Date => t!(words, "tournament-is-being-drawn", starts = starts),
    }
}

fn running(seen: &Seen) -> String {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let stage = seen.field.stage();
    let rounds: Vec<&Round> = (seen.field.rounds.iter())
        .filter(|round| round.stage == stage)
        .collect();
    let begun: Vec<&&Round> = rounds
        .iter()
        .filter(|round| round.state == RoundState::Started)
        .collect();
    let all = planned(seen, &rounds);
    let together = rounds.windows(2).all(|pair| match pair {
        [one, next] => one.starts_at == next.starts_at,
        _ => true,
    });
    let several = together && rounds.len() > 1;
    let mut text = match (begun.last(), rounds.first(), rounds.last()) {
        (Some(_), ..) if several => t!(words, "tournament-is-played"),
        (Some(round), ..) => match all {
            Some(all) => t!(words, "tournament-round-of", n = round.round, all = all),
            None => t!(words, "tournament-round-played", n = round.round),
        },
        (None, Some(round), Some(last)) => {
            let next = rounds.iter().find(|r| r.state == RoundState::Published);
            match next {
                Some(next) if several => {
                    t!(
                        words,
                        "tournament-clocks-start",
                        at = voice.date(next.starts_at)
                    )
                }
                Some(next) => t!(
                    words,
                    "tournament-round-starts",
                    n = next.round,
                    at = voice.date(next.starts_at)
                ),
                None if round.round == last.round => t!(words, "tournament-is-played"),
                None => t!(words, "tournament-round-done", n = last.round),
            }
        }
        _ => t!(words, "tournament-is-played"),
    };
    if stage > 1 {
        text = format!("{}: {text}", t!(words, "tournament-stage", n = stage));
    }
    text
}

/// How many rounds there will be, where that is known.
fn planned(seen: &Seen, rounds: &[&Round]) -> Option<u32> {
    match seen.tournament.setup.format {
        Format::Swiss { rounds, .. } => Some(u32::from(rounds)),
        Format::Robin(_) => rounds.last().map(|round| round.round),
        Format::Knockout { .. } => None,
    }
}

fn finished(seen: &Seen) -> String {
    let words = seen.viewer.words;
    let winners = seen.winners();
    let name = |(id, number): &(GroupId, u32)| {
        let seat = seen.field.seats_of(*id).find(|seat| seat.number == *number);
        seat.map_or_else(String::new, |seat| seen.name(seat.player).to_owned())
    };
    let names: Vec<String> = winners.iter().map(name).collect();
    let groups = seen.groups(seen.field.stage()).len();
    match (names.as_slice(), winners.first()) {
        (_, None) => t!(words, "tournament-is-finished"),
        // too many to name in a sentence: they stand in their tables
        (names, _) if groups > 1 && names.len() > 6 => t!(words, "tournament-is-finished"),
        (names, _) if groups > 1 => {
            t!(words, "tournament-groups-won", names = names.join(", "))
        }
        ([name], Some(_)) if !seen.tournament.setup.format.is_robin() && knockout(seen) => {
            t!(words, "tournament-cup-won", name = name.as_str())
        }
        (names, Some((id, number))) => {
            let (made, of) = made(seen, *id, *number);
            let (made, names) = (points(words, made), names.join(", "));
            if winners.len() == 1 {
                t!(
                    words,
                    "tournament-won",
                    name = names,
                    points = made,
                    of = of
                )
            } else {
                t!(
                    words,
                    "tournament-shared",
                    names = names,
                    points = made,
                    of = of
                )
            }
        }
    }
}

fn knockout(seen: &Seen) -> bool {
    matches!(seen.tournament.setup.format, Format::Knockout { .. })
}

/// The points of a seat, and of how many games.
fn made(seen: &Seen, id: GroupId, number: u32) -> (Points, usize) {
    let table = seen.field.crosstable(id, |_| String::new());
    let Some(seat) = table.seat(number) else {
        return (Points::ZERO, 0);
    };
    let cells = table
        .players
        .get(seat)
        .map(|player| player.cells.as_slice());
    let cells = cells.unwrap_or_default();
    let of = cells.iter().filter(|cell| **cell != Cell::Blank).count();
    (table.points(seat, cells.len()), of)
}

/// When the clocks of a round start, if they do not run yet.
pub fn round_starts(seen: &Seen, stage: u32, round: u32) -> Option<String> {
    let found = seen
        .field
        .rounds
        .iter()
        .find(|r| (r.stage, r.round) == (stage, round) && r.state == RoundState::Published)?;
    let at = Voice::of(&seen.viewer).date(found.starts_at);
    Some(t!(seen.viewer.words, "tournament-clocks-start", at = at))
}

/// "Group 2", "Final", "Stage 1, group 3"; empty where there is only one.
pub fn group_title(seen: &Seen, id: GroupId) -> String {
    let words = seen.viewer.words;
    let stages = seen.field.stage();
    let groups = seen.groups(id.stage).len();
    match (stages > 1, groups > 1) {
        (false, false) => String::new(),
        (false, true) => t!(words, "tournament-group", n = id.group),
        (true, false) if id.stage == stages && id.stage > 1 => t!(words, "tournament-final"),
        (true, false) => t!(words, "tournament-stage", n = id.stage),
        (true, true) => format!(
            "{}, {}",
            t!(words, "tournament-stage", n = id.stage),
            t!(words, "tournament-group", n = id.group)
        ),
    }
}

/// When it writes to whoever does not move.
fn called(words: &Words, stages: Stages) -> (String, String) {
    let [first, second, third] = stages.days();
    let text = t!(
        words,
        "tournament-call-stages",
        first = first,
        second = second,
        third = third
    );
    (t!(words, "tournament-term-stages"), text)
}

/// What was set up, as pairs of name and value.
pub fn facts(seen: &Seen) -> Vec<(String, String)> {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let setup = &seen.tournament.setup;
    let format = phrases::format(words, &setup.format);
    let mut facts = vec![
        (
            t!(words, "tournament-term-format"),
            chess::capitalised(&format),
        ),
        (
            t!(words, "game-term-time"),
            control::terms(words, &setup.time),
        ),
        (
            t!(words, "game-term-rules"),
            chess::profile(words, &setup.profile),
        ),
        (t!(words, "game-term-rated"), rated(words, setup.rated)),
        (t!(words, "game-term-aids"), aids(words, setup.aids)),
        (t!(words, "plan-title"), plans_allowed(words, setup.plans)),
        (
            t!(words, "tournament-term-players"),
            places(words, &seen.tournament),
        ),
    ];
    if let Some(theme) = theme(words, setup) {
        facts.push((t!(words, "tournament-term-theme"), theme));
    }
    facts.push((
        t!(words, "sight-term"),
        crate::i18n::sight::both(words, setup.watch),
    ));
    if !seen.tie_breaks().is_empty() {
        facts.push((
            t!(words, "tournament-term-tie-breaks"),
            phrases::tie_breaks(words, seen.tie_breaks()),
        ));
    }
    facts.extend(setup.stages.map(|stages| called(words, stages)));
    if setup.member_days > 0 {
        facts.push((
            t!(words, "tournament-term-members"),
            t!(words, "tournament-member-days", n = setup.member_days),
        ));
    }
    for text in phrases::conditions(words, &setup.conditions) {
        facts.push((t!(words, "tournament-term-members"), text));
    }
    facts.push((
        t!(words, "tournament-term-start"),
        start(words, &voice, &seen.tournament),
    ));
    if let Some(end) = setup.end_at {
        facts.push((
            t!(words, "tournament-term-end"),
            t!(words, "tournament-adjudicated-then", at = day(&voice, end)),
        ));
    }
    facts
}

/// The position and the moves from which all games begin, where they are not the usual ones.
fn theme(words: &Words, setup: &Setup) -> Option<String> {
    let mut position = Position::from_fen(&setup.start_fen).ok()?;
    let (first, black) = (position.fullmove_number(), position.turn() == Color::Black);
    let mut parts = Vec::new();
    if setup.start_fen != Position::start().fen() {
        let name = crate::web::start::name(words, &setup.start_fen);
        parts.push(name.unwrap_or_else(|| setup.start_fen.clone()));
    }
    for (ply, uci) in (1..).zip(setup.start_moves.split_whitespace()) {
        let mv = position.parse_uci(uci).ok()?;
        let stored = san(&position, mv, Letters::English);
        let half = ply - 1 + u32::from(black);
        parts.push(if ply == 1 || half.is_multiple_of(2) {
            chess::numbered(words.lang(), ply, first, black, &stored)
        } else {
            chess::san(words.lang(), &stored)
        });
        position = position.play(mv);
    }
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn start(words: &Words, voice: &Voice, tournament: &Tournament) -> String {
    let setup = &tournament.setup;
    let open = matches!(
        tournament.state,
        TournamentState::Draft | TournamentState::Registration
    );
    match setup.start {
        // the date says nothing then
        StartMode::Full | StartMode::Hand if open => phrases::start_mode(words, setup.start),
        _ => voice.date(setup.starts_at),
    }
}

fn places(words: &Words, tournament: &Tournament) -> String {
    let setup = &tournament.setup;
    match setup.most {
        Some(most) if most == setup.least => t!(words, "tournament-players-exactly", n = most),
        Some(most) => t!(
            words,
            "tournament-players-between",
            least = setup.least,
            most = most
        ),
        None => t!(words, "tournament-players-least", n = setup.least),
    }
}

/// "14 May 2027".
pub fn day(voice: &Voice, at: Instant) -> String {
    dates::day(voice.words.lang(), at.0, voice.zone)
}
