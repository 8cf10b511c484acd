//! Who meets whom: all rounds of some groups on a page, and the reader's own games.

use std::collections::BTreeMap;

use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::tournament::field::{GroupId, Meeting, Met, RoundState, Seat};
use crate::domain::{PlayerId, TournamentId};
use crate::i18n::{chess, t};
use crate::rules::Color;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::seen::{Seen, seen};
use super::sentences;

/// The most own games that the tournament's page lists.
const OWN: usize = 60;

/// A game of the reader's that has not ended.
pub struct Own {
    /// "Round 2".
    pub round: String,
    /// Who the opponent is.
    pub player: PlayerId,
    /// His name.
    pub opponent: String,
    /// The reader's colour.
    pub side: String,
    /// Since when it is played, or when it starts.
    pub when: String,
    /// The game, once it can be opened.
    pub game: Option<i64>,
}

/// The reader's games that have not ended, in the order of their rounds.
pub fn own(seen: &Seen) -> Vec<Own> {
    let stage = seen.field.stage();
    let mut all: Vec<(&Meeting, Own)> = Vec::new();
    for (id, seat) in seen.own_seats().iter().filter(|(id, _)| id.stage == stage) {
        let seats = seen.seats(*id);
        let open = seen.field.meetings_of(*id).filter(|m| m.is_open());
        all.extend(open.filter_map(|m| Some((m, one(seen, &seats, m, *seat)?))));
    }
    all.sort_by_key(|(m, _)| (m.round, m.leg));
    all.into_iter().map(|(_, own)| own).take(OWN).collect()
}

fn one(seen: &Seen, seats: &BTreeMap<u32, &Seat>, meeting: &Meeting, own: u32) -> Option<Own> {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let side = meeting.side_of(own)?;
    let other = match side {
        Color::White => meeting.black?,
        Color::Black => meeting.white,
    };
    let player = seats.get(&other)?.player;
    let round = seen.field.rounds.iter();
    let mut round = round.filter(|r| (r.stage, r.round) == (meeting.stage, meeting.round));
    let round = round.next()?;
    Some(Own {
        round: t!(words, "tournament-round", n = meeting.round),
        player,
        opponent: seen.name(player).to_owned(),
        side: chess::side(words, side),
        when: match round.state {
            RoundState::Published => {
                t!(words, "pairings-from", at = voice.date(round.starts_at))
            }
            _ => t!(words, "tournament-legend-running"),
        },
        game: seen.may_open(meeting),
    })
}

#[derive(Template)]
#[template(path = "tournaments/pairings.html")]
struct PairingsPage<'a> {
    viewer: &'a Viewer,
    base: String,
    name: &'a str,
    stage: u32,
    groups: Vec<Group>,
    before: Option<i64>,
    next: Option<i64>,
}

/// A group with its rounds.
struct Group {
    title: String,
    rounds: Vec<Round>,
}

/// A round.
struct Round {
    title: String,
    when: String,
    pairs: Vec<Pair>,
}

/// Two who meet.
struct Pair {
    board: u32,
    white: String,
    black: String,
    /// "1-0"; empty while it is open.
    result: String,
    game: Option<i64>,
}

/// `GET /tournaments/{id}/pairings`.
pub async fn show(
    state: Data<State>,
    asker: Asker,
    id: Path<TournamentId>,
    asked: Asked,
) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    if seen.field.stage() == 0 {
        return Err(Failure::NotFound);
    }
    let stage = seen.stage(&asked);
    let (groups, at, all) = seen.groups_page(stage, &asked);
    let template = PairingsPage {
        viewer: &seen.viewer,
        base: seen.base(),
        name: &seen.tournament.setup.name,
        stage,
        groups: groups.iter().map(|id| group(&seen, *id)).collect(),
        before: (at > 0).then(|| at - 1),
        next: (at + 1 < all).then_some(at + 1),
    };
    page::render(&seen.viewer, &template)
}

fn group(seen: &Seen, id: GroupId) -> Group {
    let (words, voice) = (seen.viewer.words, Voice::of(&seen.viewer));
    let seats = seen.seats(id);
    let rounds = seen.field.rounds.iter().filter(|r| r.stage == id.stage);
    let shown = |round: &crate::domain::tournament::field::Round| {
        let of = seen.field.meetings_of(id);
        let pairs = of.filter(|m| m.round == round.round);
        Round {
            title: t!(words, "tournament-round", n = round.round),
            when: match round.state {
                RoundState::Published => {
                    t!(words, "pairings-from", at = voice.date(round.starts_at))
                }
                RoundState::Started => t!(words, "tournament-round-started"),
                RoundState::Finished => t!(words, "tournament-round-finished"),
            },
            pairs: pairs.map(|m| pair(seen, &seats, m)).collect(),
        }
    };
    Group {
        title: sentences::group_title(seen, id),
        rounds: rounds.map(shown).filter(|r| !r.pairs.is_empty()).collect(),
    }
}

fn pair(seen: &Seen, seats: &BTreeMap<u32, &Seat>, meeting: &Meeting) -> Pair {
    let words = seen.viewer.words;
    let name = |number: u32| {
        let seat = seats.get(&number);
        seat.map_or_else(String::new, |seat| seen.name(seat.player).to_owned())
    };
    Pair {
        board: meeting.board,
        white: name(meeting.white),
        black: match meeting.black {
            Some(black) => name(black),
            None => t!(words, "tournament-mark-free"),
        },
        result: match meeting.met {
            Met::Open => String::new(),
            Met::Played(result) => result.as_str().replace("1/2", "½"),
            Met::Walkover(Some(Color::White)) => "+/-".to_owned(),
            Met::Walkover(Some(Color::Black)) => "-/+".to_owned(),
            Met::Walkover(None) => "-/-".to_owned(),
            Met::Void => t!(words, "tournament-legend-void"),
        },
        game: seen.may_open(meeting),
    }
}
