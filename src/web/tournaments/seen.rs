//! A tournament as one request finds it: what was set up, who has entered, how it stands, who asks.

use std::collections::{BTreeMap, HashMap, HashSet};

use actix_web::web::Data;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::tournament::conditions::Applicant;
use crate::domain::tournament::course::{self, Rules};
use crate::domain::tournament::field::{
    Field, GroupId, Meeting, RoundState, Seat, TournamentState,
};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::tournament::standings::{Standing, TieBreak};
use crate::domain::visibility::{Audience, Extent, Progress, Viewer as Eyes};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::tournaments::{self, Entry};
use crate::storage::{Conn, StorageError, appeals, games, players};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::directing::{Question, open_question};
use crate::web::error::Failure;
use crate::web::viewer::{Asker, Viewer};

/// How many groups a page has.
pub const GROUPS: i64 = 20;

/// A tournament with who looks at it.
pub struct Seen {
    /// Who asks.
    pub viewer: Viewer,
    /// What was set up.
    pub tournament: Tournament,
    /// Everybody who has entered, in the order of entry.
    pub entries: Vec<Entry>,
    /// How it stands.
    pub field: Field,
    /// How its games ended.
    pub endings: HashMap<GameId, Ending>,
    /// Games whose results are provisional.
    pub provisional: HashSet<GameId>,
    /// Games of which a seat was taken over while they ran.
    pub taken_over: HashSet<GameId>,
    /// Names of director and deputy.
    pub directors: Vec<(PlayerId, String)>,
    names: HashMap<PlayerId, String>,
    /// The reader's own seats.
    mine: Vec<(GroupId, u32)>,
    /// Whether he directs it.
    pub directs: bool,
    /// What is known of the reader where he may still enter.
    pub applicant: Option<Applicant>,
    /// What the reader is asked: whether he plays, or goes on.
    pub question: Option<Question>,
    /// Until when the director lets all clocks rest.
    pub halted: Option<Instant>,
}

/// Reads it in one snapshot.
///
/// # Errors
/// Not there, or a draft of others; storage.
pub async fn seen(state: &Data<State>, asker: Asker, id: TournamentId) -> Result<Seen, Failure> {
    let found = state.ctx.db.read(move |c| read(c, &asker, id)).await?;
    found.ok_or(Failure::NotFound)
}

fn read(c: &mut Conn, asker: &Asker, id: TournamentId) -> Result<Option<Seen>, StorageError> {
    let viewer = asker.load(c)?;
    let Some(tournament) = tournaments::by_id(c, id)? else {
        return Ok(None);
    };
    let player = viewer.player.as_ref();
    let directs = player.is_some_and(|player| tournament.is_directed_by(player));
    if tournament.state == TournamentState::Draft && !directs {
        return Ok(None);
    }
    let entries = match tournament.state {
        TournamentState::Draft | TournamentState::Registration => {
            tournaments::with_ratings(c, &tournament)?
        }
        _ => tournaments::entries(c, id)?,
    };
    let field = tournaments::field(c, id)?;
    let endings = tournaments::endings(c, id)?;
    let provisional = appeals::provisional(c, id, viewer.now)?;
    let provisional = provisional.into_iter().map(|(game, _)| game).collect();
    let taken_over = games::taken_over_in(c, id)?.into_iter().collect();
    let names: HashMap<PlayerId, String> = entries
        .iter()
        .map(|entry| (entry.player, entry.display.clone()))
        .collect();
    let directors = directors(c, &tournament)?;
    let me = viewer.id();
    let question = match me {
        Some(me) => open_question(c, &tournament, me)?,
        None => None,
    };
    let mine = field.seats.iter().filter(|seat| Some(seat.player) == me);
    let mine = mine.map(|seat| (seat.group_id(), seat.number)).collect();
    let halted = match tournament.state {
        TournamentState::Running => tournaments::halted_until(c, id, viewer.now)?,
        _ => None,
    };
    let applicant = match (tournament.state, me) {
        (TournamentState::Registration, Some(me)) => {
            Some(tournaments::applicant(c, &tournament, me)?)
        }
        _ => None,
    };
    Ok(Some(Seen {
        applicant,
        halted,
        question,
        mine,
        directs,
        viewer,
        tournament,
        entries,
        field,
        endings,
        provisional,
        taken_over,
        directors,
        names,
    }))
}

/// Director and deputy, with their names.
fn directors(
    c: &mut Conn,
    tournament: &Tournament,
) -> Result<Vec<(PlayerId, String)>, StorageError> {
    let mut directors = Vec::new();
    for who in [Some(tournament.director), tournament.deputy]
        .into_iter()
        .flatten()
    {
        if let Some(player) = players::by_id(c, who)? {
            directors.push((who, player.display.to_string()));
        }
    }
    Ok(directors)
}

impl Seen {
    /// What decisions about its course need.
    pub fn rules(&self) -> Rules<'_> {
        Rules {
            format: self.tournament.setup.format,
            tie_breaks: &self.tournament.setup.tie_breaks,
            lots: self.tournament.lots,
        }
    }

    /// Address of the page.
    pub fn base(&self) -> String {
        format!("/tournaments/{}", self.tournament.id)
    }

    /// What a player is called.
    pub fn name(&self, player: PlayerId) -> &str {
        self.names.get(&player).map_or("?", String::as_str)
    }

    /// The reader's entry.
    pub fn own_entry(&self) -> Option<EntryState> {
        let me = self.viewer.id()?;
        let own = self.entries.iter().find(|entry| entry.player == me);
        own.map(|entry| entry.state)
    }

    /// Whether those who are tied are parted by tie-breaks: in a knock-out nobody is.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        match self.tournament.setup.format {
            Format::Knockout { .. } => &[],
            _ => &self.tournament.setup.tie_breaks,
        }
    }

    /// The standings of a group.
    pub fn standings(&self, id: GroupId) -> Vec<Standing> {
        let lots = course::lot_order(&self.rules(), &self.field, id);
        let format = &self.tournament.setup.format;
        self.field.standings(id, format, self.tie_breaks(), &lots)
    }

    /// Whether the reader may open the game of a meeting, or sees at least a part of it. Games of a round that has not started
    /// are there for nobody.
    pub fn may_open(&self, meeting: &Meeting) -> Option<GameId> {
        let game = meeting.game?;
        let ended = self.endings.contains_key(&game);
        let started = self.field.rounds.iter().any(|round| {
            (round.stage, round.round) == (meeting.stage, meeting.round)
                && round.state != RoundState::Published
        });
        let id = meeting.group_id();
        let mut mine = self.mine.iter();
        let plays = mine.any(|(of, seat)| *of == id && meeting.side_of(*seat).is_some());
        let audience = if plays {
            Audience::Player
        } else {
            self.audience()
        };
        let watch = self.tournament.setup.watch;
        let extent = watch.extent(audience, !ended, self.progress());
        ((ended || started) && extent != Extent::Nothing).then_some(game)
    }

    /// What the reader is to games that he does not play.
    fn audience(&self) -> Audience {
        let leads = |me| self.tournament.is_led_by(me);
        if self.viewer.is_admin() {
            Audience::Director
        } else if self.own_entry() == Some(EntryState::In) {
            Audience::Participant
        } else if self.viewer.id().is_some_and(leads) {
            Audience::Director
        } else {
            Audience::Public
        }
    }

    /// With whose eyes the reader looks at its games.
    pub fn eyes(&self) -> Eyes {
        match (self.viewer.id(), self.audience()) {
            (None, _) => Eyes::Public,
            (Some(me), Audience::Director) => Eyes::Director(me),
            (Some(me), Audience::Participant) => Eyes::Participant(me),
            (Some(me), _) => Eyes::Player(me),
        }
    }

    /// How far it is, for what waits for the end of some of its games.
    fn progress(&self) -> Progress {
        Progress {
            ended: u32::try_from(self.endings.len()).unwrap_or(u32::MAX),
            over: self.tournament.ended_at.is_some(),
        }
    }

    /// The reader's own seats: the group and the number in it.
    pub fn own_seats(&self) -> &[(GroupId, u32)] {
        &self.mine
    }

    /// The stage that is asked for, or the last one.
    pub fn stage(&self, asked: &Asked) -> u32 {
        let last = self.field.stage();
        asked
            .parsed::<u32>("stage")
            .filter(|stage| (1..=last).contains(stage))
            .unwrap_or(last)
    }

    /// The groups of a stage.
    pub fn groups(&self, stage: u32) -> Vec<GroupId> {
        let all = self.field.groups().into_iter();
        all.filter(|id| id.stage == stage).collect()
    }

    /// The group that is asked for, or the first of the stage.
    pub fn group(&self, asked: &Asked) -> Option<GroupId> {
        let groups = self.groups(self.stage(asked));
        let wanted = asked.parsed::<u32>("group");
        let found = groups.iter().find(|id| Some(id.group) == wanted);
        found.or(groups.first()).copied()
    }

    /// The groups of one page of a stage, which page that is, and how many pages there are. Without a page asked for, that
    /// of the reader's own group.
    pub fn groups_page(&self, stage: u32, asked: &Asked) -> (Vec<GroupId>, i64, i64) {
        let groups = self.groups(stage);
        let count = i64::try_from(groups.len()).unwrap_or(0);
        let own = || {
            let (own, _) = self.mine.iter().find(|(id, _)| id.stage == stage)?;
            let place = groups.iter().position(|id| id == own)?;
            i64::try_from(place).ok().map(|place| place / GROUPS)
        };
        let at = match asked.get("page") {
            Some(_) => asked.page(count, GROUPS),
            None => own().unwrap_or(0),
        };
        let skip = usize::try_from(at * GROUPS).unwrap_or(0);
        let most = usize::try_from(GROUPS).unwrap_or(usize::MAX);
        let shown = groups.into_iter().skip(skip).take(most).collect();
        (shown, at, (count + GROUPS - 1) / GROUPS)
    }

    /// The seats of a group by their numbers.
    pub fn seats(&self, id: GroupId) -> BTreeMap<u32, &Seat> {
        let seats = self.field.seats_of(id);
        seats.map(|seat| (seat.number, seat)).collect()
    }

    /// Who has won, by the last stage; empty while it runs.
    pub fn winners(&self) -> Vec<(GroupId, u32)> {
        if self.tournament.state != TournamentState::Finished {
            return Vec::new();
        }
        let players = course::winners(&self.rules(), &self.field);
        let stage = self.field.stage();
        let seats = self.field.seats.iter().filter(|seat| seat.stage == stage);
        seats
            .filter(|seat| players.contains(&seat.player))
            .map(|seat| (seat.group_id(), seat.number))
            .collect()
    }
}
