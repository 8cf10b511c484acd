//! Entering late: vacant seats of a round robin that has just begun.

use super::draw::{NewMeeting, robin_meetings};
use super::field::{Field, GroupId, Meeting, Met};
use super::format::Format;
use crate::domain::PlayerId;
use crate::domain::time::{DAY, Millis};

/// For so long after the clocks have started one enters late.
pub const LATE_ENTRY: Millis = 14 * DAY;

/// A seat that somebody may take with a whole clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacant {
    /// Its group.
    pub group: GroupId,
    /// Its number.
    pub number: u32,
    /// Who has left it; `None`: nobody had it (those who would have met it were free).
    pub was: Option<PlayerId>,
}

/// The seats of the present stage that may be vacant: of those who have left without a result, and where a group is odd. Whether
/// whoever left has made a move is for the games to say.
#[must_use]
pub fn vacant(field: &Field, format: &Format) -> Vec<Vacant> {
    let stage = field.stage();
    // a later stage is for those who have come so far
    if !matches!(format, Format::Robin(_)) || stage != 1 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for group in field.groups().into_iter().filter(|id| id.stage == stage) {
        let left = field.seats_of(group).filter(|seat| seat.gone);
        let unplayed = left.filter(|seat| {
            let own = |m: &&Meeting| m.side_of(seat.number).is_some();
            let mut all = field.meetings_of(group).filter(own);
            all.all(|m| matches!(m.met, Met::Void | Met::Walkover(_)))
        });
        found.extend(unplayed.map(|seat| Vacant {
            group,
            number: seat.number,
            was: Some(seat.player),
        }));
        let count = field.seats_of(group).count();
        if count % 2 == 1 {
            found.push(Vacant {
                group,
                number: u32::try_from(count).unwrap_or(u32::MAX).saturating_add(1),
                was: None,
            });
        }
    }
    found
}

/// The pairings of a seat that nobody had until now. Their boards come after those that are there.
#[must_use]
pub fn meetings(field: &Field, vacant: &Vacant, format: &Format) -> Vec<NewMeeting> {
    let Format::Robin(robin) = format else {
        return Vec::new();
    };
    let sizes = [vacant.number as usize];
    let last = field.meetings_of(vacant.group).map(|m| m.board).max();
    let mut new = robin_meetings(&sizes, robin);
    new.retain(|m| m.white == vacant.number || m.black == Some(vacant.number));
    for meeting in &mut new {
        meeting.group = vacant.group.group;
        meeting.board = last.unwrap_or(0) + 1;
    }
    new
}

#[cfg(test)]
mod tests {
    use super::super::field::{Round, RoundState, Seat};
    use super::super::format::Robin;
    use super::*;
    use crate::domain::time::Instant;
    use crate::rules::endings::GameResult;

    fn field(players: u32) -> Field {
        let group = GroupId { stage: 1, group: 1 };
        let seats = (1..=players).map(|number| Seat {
            stage: 1,
            group: 1,
            number,
            player: i64::from(number),
            was: None,
            rating: None,
            gone: false,
            counts: true,
        });
        let robin = Robin::all(1);
        let all = robin_meetings(&[players as usize], &robin);
        let meetings = all.into_iter().map(|m| Meeting {
            id: 0,
            stage: group.stage,
            group: m.group,
            round: m.round,
            board: m.board,
            leg: m.leg,
            white: m.white,
            black: m.black,
            game: None,
            met: Met::Open,
        });
        Field {
            seats: seats.collect(),
            rounds: vec![Round {
                stage: 1,
                round: 1,
                state: RoundState::Started,
                starts_at: Instant(0),
            }],
            meetings: meetings.collect(),
        }
    }

    #[test]
    fn a_group_with_one_more_is_the_one_that_would_have_been_drawn() {
        let format = Format::Robin(Robin::all(1));
        for players in [3, 5, 7, 9] {
            let field = field(players);
            let vacant = vacant(&field, &format);
            assert_eq!(vacant.len(), 1);
            assert_eq!((vacant[0].number, vacant[0].was), (players + 1, None));
            let pair = |m: &NewMeeting| (m.round, m.white, m.black);
            let mut both: Vec<_> = meetings(&field, &vacant[0], &format)
                .iter()
                .map(pair)
                .collect();
            assert_eq!(both.len() as u32, players);
            both.extend(field.meetings.iter().map(|m| (m.round, m.white, m.black)));
            both.sort_unstable();
            let whole = robin_meetings(&[players as usize + 1], &Robin::all(1));
            let mut whole: Vec<_> = whole.iter().map(pair).collect();
            whole.sort_unstable();
            assert_eq!(both, whole);
        }
    }

    #[test]
    fn a_seat_is_vacant_where_its_player_has_left_without_a_result() {
        let format = Format::Robin(Robin::all(1));
        let mut field = field(4);
        assert!(vacant(&field, &format).is_empty());
        field.seats[1].gone = true;
        assert!(vacant(&field, &format).is_empty(), "his games are open");
        for meeting in &mut field.meetings {
            if meeting.side_of(2).is_some() {
                meeting.met = Met::Void;
            }
        }
        let found = vacant(&field, &format);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].number, found[0].was), (2, Some(2)));
        let own = field.meetings.iter_mut().find(|m| m.side_of(2).is_some());
        own.unwrap().met = Met::Played(GameResult::Draw);
        assert!(vacant(&field, &format).is_empty());
    }
}
