//! A tournament as it stands: seats, rounds, who met whom and how it ended.

use super::crosstable::{Bye, Cell, Crosstable, Entrant, Outcome};
use super::format::Format;
use super::points::Points;
use super::standings::{Options, Standing, TieBreak, standings};
use crate::domain::ending::Ending;
use crate::domain::player::coded;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::rules::endings::GameResult;

/// What has become of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentState {
    /// Only its director sees it.
    Draft,
    /// One may enter.
    Registration,
    /// It has been drawn.
    Running,
    /// It is over.
    Finished,
    /// It was called off.
    Cancelled,
}
coded!(TournamentState {
    Draft = "draft",
    Registration = "registration",
    Running = "running",
    Finished = "finished",
    Cancelled = "cancelled",
});

/// What has become of a published round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundState {
    /// Its pairings are known; its clocks do not run yet.
    Published,
    /// Its games are being played.
    Started,
    /// All its games have ended.
    Finished,
}
coded!(RoundState {
    Published = "published",
    Started = "started",
    Finished = "finished",
});

/// How a pairing ended, as far as a tournament counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// Not yet.
    Open,
    /// By a game, whatever ended it.
    Played(GameResult),
    /// Without play: who got the point; `None`: nobody.
    Walkover(Option<Color>),
    /// Cancelled: it counts for nobody.
    Void,
}

impl Met {
    /// The word for a pairing that was decided without a game; `None` for the others.
    #[must_use]
    pub fn code(self) -> Option<&'static str> {
        match self {
            Self::Open | Self::Played(_) => None,
            Self::Walkover(Some(Color::White)) => Some("white"),
            Self::Walkover(Some(Color::Black)) => Some("black"),
            Self::Walkover(None) => Some("nobody"),
            Self::Void => Some("void"),
        }
    }

    /// What a stored word says.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [
            Self::Walkover(Some(Color::White)),
            Self::Walkover(Some(Color::Black)),
            Self::Walkover(None),
            Self::Void,
        ]
        .into_iter()
        .find(|met| met.code() == Some(code))
    }

    /// What the stored words of a game's ending say; `None`: they say nothing.
    #[must_use]
    pub fn of_ending(result: &str, reason: &str) -> Option<Self> {
        let ending = Ending::from_stored(result, reason)?;
        Some(match (ending, ending.decided()) {
            (Ending::Walkover(result), _) => Self::Walkover(result.winner()),
            (_, Some(result)) => Self::Played(result),
            (_, None) => Self::Void,
        })
    }

    /// What a side has made of it; nothing yet of what is open.
    #[must_use]
    pub fn points_for(self, side: Color) -> Points {
        match self.outcome_for(side) {
            Some(Outcome::Win | Outcome::ForfeitWin) => Points::ONE,
            Some(Outcome::Draw) => Points::HALF,
            _ => Points::ZERO,
        }
    }

    /// How it ended for a side; `None`: it counts for nobody.
    #[must_use]
    pub fn outcome_for(self, side: Color) -> Option<Outcome> {
        Some(match self {
            Self::Open => Outcome::Open,
            Self::Void => return None,
            Self::Walkover(winner) if winner == Some(side) => Outcome::ForfeitWin,
            Self::Walkover(_) => Outcome::ForfeitLoss,
            Self::Played(result) => match result.winner() {
                None => Outcome::Draw,
                Some(winner) if winner == side => Outcome::Win,
                Some(_) => Outcome::Loss,
            },
        })
    }
}

/// A seat of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Stage, from 1.
    pub stage: u32,
    /// Group of the stage, from 1.
    pub group: u32,
    /// Its number in the group, from 1.
    pub number: u32,
    /// Who sits there.
    pub player: PlayerId,
    /// Who sat there before.
    pub was: Option<PlayerId>,
    /// His rating at the start, if he had one.
    pub rating: Option<u16>,
    /// He has left.
    pub gone: bool,
    /// What he played counts. Not so for those who left before half of their games.
    pub counts: bool,
}

/// A published round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Stage, from 1.
    pub stage: u32,
    /// Round, from 1.
    pub round: u32,
    /// How far it is.
    pub state: RoundState,
    /// When its clocks start.
    pub starts_at: Instant,
}

/// A pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Its number in the database; 0 before it is there.
    pub id: i64,
    /// Stage, from 1.
    pub stage: u32,
    /// Group, from 1.
    pub group: u32,
    /// Round, from 1.
    pub round: u32,
    /// Board of the round, from 1.
    pub board: u32,
    /// Which game of the two, from 1.
    pub leg: u32,
    /// Seat of White, or of whoever is free.
    pub white: u32,
    /// Seat of Black; `None`: White is free.
    pub black: Option<u32>,
    /// The game, once it is there.
    pub game: Option<GameId>,
    /// How it ended.
    pub met: Met,
}

impl Meeting {
    /// Its group.
    #[must_use]
    pub const fn group_id(&self) -> GroupId {
        GroupId {
            stage: self.stage,
            group: self.group,
        }
    }

    /// The seats of both.
    #[must_use]
    pub fn seats(&self) -> [Option<u32>; 2] {
        [Some(self.white), self.black]
    }

    /// The side of a seat.
    #[must_use]
    pub fn side_of(&self, seat: u32) -> Option<Color> {
        if self.white == seat {
            Some(Color::White)
        } else if self.black == Some(seat) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// Whether its game (if there is to be one) is still to be waited for.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.black.is_some() && self.met == Met::Open
    }
}

/// Everything of a tournament that results follow from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// All seats, in the order of stage, group and number.
    pub seats: Vec<Seat>,
    /// All rounds, by stage and number.
    pub rounds: Vec<Round>,
    /// All pairings, in the order of stage, group, round, board and leg.
    pub meetings: Vec<Meeting>,
}

/// A group of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GroupId {
    /// Stage, from 1.
    pub stage: u32,
    /// Group, from 1.
    pub group: u32,
}

impl Field {
    /// The stage that is played, or was played last. 0: nothing has been drawn.
    #[must_use]
    pub fn stage(&self) -> u32 {
        self.seats.iter().map(|seat| seat.stage).max().unwrap_or(0)
    }

    /// The groups, in order.
    #[must_use]
    pub fn groups(&self) -> Vec<GroupId> {
        let mut groups: Vec<GroupId> = self.seats.iter().map(Seat::group_id).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }

    /// The seats of a group, by number.
    pub fn seats_of(&self, id: GroupId) -> impl Iterator<Item = &Seat> {
        let first = self.seats.partition_point(|seat| seat.group_id() < id);
        let from = self.seats.get(first..).unwrap_or_default();
        from.iter().take_while(move |seat| seat.group_id() == id)
    }

    /// The pairings of a group.
    pub fn meetings_of(&self, id: GroupId) -> impl Iterator<Item = &Meeting> {
        let first = self.meetings.partition_point(|m| m.group_id() < id);
        let from = self.meetings.get(first..).unwrap_or_default();
        from.iter().take_while(move |m| m.group_id() == id)
    }

    /// The last round of a stage that has been published; 0: none.
    #[must_use]
    pub fn last_round(&self, stage: u32) -> u32 {
        let of = self.rounds.iter().filter(|round| round.stage == stage);
        of.map(|round| round.round).max().unwrap_or(0)
    }

    /// The crosstable of a group: a cell for each round and game of a pair, the second games after all first ones.
    /// `name` tells what a player is called.
    #[must_use]
    pub fn crosstable(&self, id: GroupId, name: impl Fn(PlayerId) -> String) -> Crosstable {
        let seats: Vec<&Seat> = self.seats_of(id).collect();
        let rounds = self.meetings_of(id).map(|m| m.round).max().unwrap_or(0) as usize;
        let legs = self.meetings_of(id).map(|m| m.leg).max().unwrap_or(1) as usize;
        let mut players: Vec<Entrant> = seats
            .iter()
            .map(|seat| Entrant {
                number: seat.number,
                name: name(seat.player),
                rating: seat.rating,
                cells: vec![Cell::Blank; rounds * legs],
            })
            .collect();
        let place = |number: u32| seats.binary_search_by_key(&number, |seat| seat.number).ok();
        let out = |place: usize| seats.get(place).is_some_and(|seat| !seat.counts);
        for meeting in self.meetings_of(id) {
            let at = (meeting.leg as usize - 1) * rounds + meeting.round as usize - 1;
            let Some(white) = place(meeting.white) else {
                continue;
            };
            let mut set = |place: usize, cell: Cell| {
                if let Some(slot) = players.get_mut(place).and_then(|p| p.cells.get_mut(at)) {
                    *slot = cell;
                }
            };
            let Some(black) = meeting.black.and_then(place) else {
                set(white, Cell::Bye(Bye::Allocated));
                continue;
            };
            if out(white) || out(black) {
                continue;
            }
            for (own, against, side) in [(white, black, Color::White), (black, white, Color::Black)]
            {
                if let Some(outcome) = meeting.met.outcome_for(side) {
                    set(
                        own,
                        Cell::Game {
                            against,
                            side,
                            outcome,
                        },
                    );
                }
            }
        }
        Crosstable {
            players,
            absent: (0..seats.len())
                .filter(|place| seats.get(*place).is_some_and(|seat| seat.gone))
                .collect(),
            ..Crosstable::default()
        }
    }

    /// The standings of a group as they are now.
    #[must_use]
    pub fn standings(
        &self,
        id: GroupId,
        format: &Format,
        tie_breaks: &[TieBreak],
        lots: &[PlayerId],
    ) -> Vec<Standing> {
        let table = self.crosstable(id, |_| String::new());
        let seats: Vec<&Seat> = self.seats_of(id).collect();
        let lot = |player: &PlayerId| seats.iter().position(|seat| seat.player == *player);
        let options = Options {
            after: Some(
                table
                    .players
                    .iter()
                    .map(|p| p.cells.len())
                    .max()
                    .unwrap_or(0),
            ),
            round_robin: format.is_robin(),
            lots: lots.iter().filter_map(lot).collect(),
            unrated: None,
        };
        standings(&table, tie_breaks, &options)
    }

    /// Whether all pairings of a stage have ended.
    #[must_use]
    pub fn is_done(&self, stage: u32) -> bool {
        !(self.meetings.iter()).any(|m| m.stage == stage && m.is_open())
    }
}

impl Seat {
    /// Its group.
    #[must_use]
    pub const fn group_id(&self) -> GroupId {
        GroupId {
            stage: self.stage,
            group: self.group,
        }
    }
}
