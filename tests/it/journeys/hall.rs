//! A tournament on the real site, made by storage alone: drawn, begun, and ended game by game as a story wants it.

use fernzug::domain::clock::{Preset as TimePreset, TimeTerms};
use fernzug::domain::ending::Ending;
use fernzug::domain::invitation::Aids;
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::tournament::course::{self, Rules};
use fernzug::domain::tournament::draw::Drawn;
use fernzug::domain::tournament::field::{Field, Met, TournamentState};
use fernzug::domain::tournament::setup::{EntryState, Setup, StartMode, Tournament, tie_breaks};
use fernzug::domain::{PlayerId, TournamentId};
use fernzug::rules::endings::{Outcome, Reason};
use fernzug::storage::{StorageError, games, tournaments};

use super::table::{Guest, Page, Table};
use crate::support::database::TestDb;
use crate::support::event;

/// A tournament directed by the first of its players.
pub struct Event {
    pub table: Table,
    pub id: TournamentId,
    pub players: Vec<Guest>,
}

pub fn setup(format: &str, starts_at: Instant) -> Setup {
    Setup {
        name: "Höst & <Cup>".to_owned(),
        about: "First line\n<b>second</b> line".to_owned(),
        format: format.parse().unwrap(),
        tie_breaks: tie_breaks("SB DE WIN"),
        least: 2,
        most: Some(4),
        start: StartMode::Date,
        starts_at,
        end_at: Some(starts_at.plus(300 * DAY)),
        member_days: 0,
        by_invitation: false,
        conditions: <_>::default(),
        again: false,
        series: String::new(),
        texts: Vec::new(),
        time: TimeTerms::usual(TimePreset::Club.control()),
        profile: "online/1".to_owned(),
        rated: true,
        aids: Aids::default(),
        plans: true,
        stages: None,
        watch: fernzug::domain::visibility::Openness::TOURNAMENT,
        start_fen: String::new(),
        start_moves: String::new(),
    }
}

impl Event {
    /// A draft with these players at the table.
    pub async fn draft(db: TestDb, format: &str, names: &[(&str, &str)]) -> Self {
        let table = Table::new(db);
        let mut players = Vec::new();
        for (name, lang) in names {
            players.push(table.player(name, &format!("{name} Holm"), lang).await);
        }
        let (director, now) = (players[0].id, table.now());
        let setup = setup(format, now.plus(10 * DAY));
        let made = table
            .db
            .write(move |tx| tournaments::insert(tx, "form", director, &setup, 7, now));
        let id = made.await.unwrap().unwrap();
        Self { table, id, players }
    }

    pub async fn tournament(&self) -> Tournament {
        let id = self.id;
        let read = self.table.db.read(move |c| tournaments::by_id(c, id));
        read.await.unwrap().unwrap()
    }

    pub async fn advance(&self, state: TournamentState) {
        let (before, now) = (self.tournament().await, self.table.now());
        let ended = (state == TournamentState::Finished).then_some(now);
        let starts = before.setup.starts_at;
        let write = move |tx: &mut _| tournaments::advance(tx, &before, state, starts, 0, ended);
        self.table.db.write(write).await.unwrap();
    }

    /// Registration is open, and these have entered.
    pub async fn open(&self, who: &[PlayerId]) {
        self.advance(TournamentState::Registration).await;
        for player in who.iter().copied() {
            let (id, at) = (self.id, self.table.now());
            let enter =
                move |tx: &mut _| tournaments::enter(tx, id, player, EntryState::In, None, at);
            self.table.db.write(enter).await.unwrap();
        }
    }

    /// Everybody has entered, it has been drawn, the first round has its games.
    pub async fn drawn(&self) {
        let who: Vec<PlayerId> = self.players.iter().map(|guest| guest.id).collect();
        self.open(&who).await;
        let tournament = self.tournament().await;
        let drawn = who.iter().map(|player| Drawn {
            player: *player,
            rating: None,
        });
        let rules = Rules {
            format: tournament.setup.format,
            tie_breaks: &tournament.setup.tie_breaks,
            lots: tournament.lots,
        };
        let draw = course::first(&rules, drawn.collect());
        let (id, now) = (self.id, self.table.now());
        let publish = move |tx: &mut _| {
            tournaments::publish(tx, id, &draw, now, now)?;
            for pair in tournaments::unmade(tx, id, 500)? {
                let new = event::new_game(id, pair.white, pair.black, false, now);
                let game = games::create(tx, &new)?;
                tournaments::attach(tx, pair.id, game)?;
            }
            Ok::<_, StorageError>(())
        };
        self.table.db.write(publish).await.unwrap();
        self.advance(TournamentState::Running).await;
    }

    pub async fn start_round(&self, round: u32) {
        let (id, now) = (self.id, self.table.now());
        let start = move |tx: &mut _| tournaments::start_round(tx, id, 1, round, now);
        self.table.db.write(start).await.unwrap();
    }

    pub async fn field(&self) -> Field {
        let id = self.id;
        let read = self.table.db.read(move |c| tournaments::field(c, id));
        read.await.unwrap()
    }

    /// Ends the first game of two players: for the first of them, or drawn.
    pub async fn end(&self, one: usize, other: usize, won: bool, reason: Reason) {
        let field = self.field().await;
        let seat = |place: usize| {
            let player = self.players[place].id;
            let seat = field.seats.iter().find(|seat| seat.player == player);
            seat.unwrap().number
        };
        let (one, other) = (seat(one), seat(other));
        let meeting = field.meetings.iter().find(|meeting| {
            let both = meeting.side_of(one).is_some() && meeting.side_of(other).is_some();
            both && meeting.met == Met::Open
        });
        let meeting = *meeting.unwrap();
        let side = meeting.side_of(one).unwrap();
        let outcome = if won {
            Outcome::win(side, reason)
        } else {
            Outcome::draw(reason)
        };
        let (game, at) = (meeting.game.unwrap(), self.table.now());
        let end = move |tx: &mut _| {
            let game = games::game(tx, game)?.unwrap();
            games::end(tx, &game, game.ply, Ending::Result(outcome), at)
        };
        self.table.db.write(end).await.unwrap();
    }

    pub async fn get(&self, who: &Guest, more: &str) -> Page {
        let path = format!("/tournaments/{}{more}", self.id);
        self.table.get(who, &path).await
    }

    pub async fn rename(&self, place: usize, display: &str) {
        let id = self.players[place].id;
        let display = display.replace('\'', "''");
        let sql = format!("UPDATE players SET display = '{display}' WHERE id = {id}");
        self.table.db.sql(&sql).await;
    }
}
