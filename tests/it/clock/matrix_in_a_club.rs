//! The matrix, played through the verbs and the sweep on both databases: each case twice, once to the last move of the
//! story and its ledger, and once to the flag.

use fernzug::actions::hours;
use fernzug::actions::leave::{self, Asked};
use fernzug::actions::plans::{self, Change};
use fernzug::actions::time::{Wish, act};
use fernzug::domain::clock::{Control, LeaveMode, TimeTerms};
use fernzug::domain::player::Player;
use fernzug::domain::time::{Instant, MINUTE, SECOND};
use fernzug::domain::{GameId, PlayerId, leave as days};
use fernzug::rules::Color;
use fernzug::storage::players;

use super::matrix::{self, Case, Check, Event, Line, when};
use crate::support::club::Club;
use crate::support::database::{TestDb, on_both_databases};

struct Table<'a> {
    club: &'a Club,
    control: Control,
    case: &'a Case,
    game: GameId,
    /// What is not as it is told.
    differences: Vec<String>,
}

/// Knights go out and back, past pawns that make every position new.
const MOVES: [&str; 4] = ["e2e4", "e7e5", "g1f3", "g8f6"];

impl Table<'_> {
    fn id(&self, side: Color) -> PlayerId {
        match side {
            Color::White => self.club.ada,
            Color::Black => self.club.ben,
        }
    }

    async fn player(&self, side: Color) -> Player {
        let id = self.id(side);
        let read = self.club.db.read(move |c| players::by_id(c, id));
        read.await.unwrap().unwrap()
    }

    async fn wish(&self, by: Color, wish: Wish) {
        let seen = self.club.look(self.game).await.facts.acts.len();
        let sent = self.club.act(self.game, self.id(by));
        act(&self.club.ctx, sent, seen, wish).await.unwrap();
    }

    async fn begins(&mut self, at: Instant) {
        if let Some(set) = self.case.hours_since(at) {
            let ada = self.player(Color::White).await;
            hours::set(&self.club.ctx, &ada, set.days, set.sleep, at)
                .await
                .unwrap();
        }
        let time = TimeTerms {
            control: self.control,
            leave: if self.case.both {
                LeaveMode::Both
            } else {
                LeaveMode::Own
            },
            hours: self.case.hours.is_some(),
        };
        self.game = self.club.game_with(|form| form.time = time).await;
    }

    /// Plans the next move but one, so that it is played as soon as the next one is.
    async fn plan(&self, by: Color) {
        let game = self.club.look(self.game).await;
        let ply = usize::try_from(game.ply).unwrap();
        let change = Change {
            game: self.game,
            player: self.id(by),
            ply: game.ply,
            revision: 0,
            once: String::new(),
            wish: plans::Wish::Line {
                moves: MOVES[ply..ply + 2]
                    .iter()
                    .map(|uci| (*uci).to_owned())
                    .collect(),
                resigns: false,
            },
            at: self.club.now(),
        };
        plans::change(&self.club.ctx, &change).await.unwrap();
    }

    /// `planned`: what happens next is a planned move of this side.
    async fn happens(&mut self, at: Instant, event: Event, planned: Option<Color>) {
        self.club.alive_until(at).await;
        if let Some(by) = planned {
            self.plan(by).await;
        }
        match event {
            Event::Begins => self.begins(at).await,
            Event::Moves(by) => {
                let game = self.club.look(self.game).await;
                assert_eq!(game.turn(), by);
                let ply = usize::try_from(game.ply).unwrap();
                self.club.play(self.game, MOVES[ply]).await;
            }
            Event::TakesLeave(by, first, last) => {
                let asked = Asked {
                    once: format!("{at:?}"),
                    player: self.player(by).await,
                    wish: days::Wish {
                        first: Some(first),
                        last,
                    },
                    at,
                };
                leave::announce(&self.club.ctx, asked).await.unwrap();
                self.club.tick().await;
            }
            Event::GoesDown(to) => {
                self.club.set(to).await;
                self.club.tick().await;
            }
            Event::AsksForPause(by, until) => self.wish(by, Wish::AskPause(until)).await,
            Event::Agrees(by) => self.wish(by, Wish::AcceptPause).await,
            Event::EndsPause(by) => self.wish(by, Wish::EndPause).await,
            Event::Gives(by, time) => self.wish(by, Wish::Give(time)).await,
            // it was played with the move before
            Event::PlaysPlanned(by) => {
                let game = self.club.look(self.game).await;
                assert_eq!(game.turn(), !by);
                assert!(game.facts.moves.last().is_some_and(|last| last.planned));
            }
        }
    }

    fn differ(&mut self, what: &str, is: Instant, told: Instant) {
        if is != told {
            let (is, told) = (when(is), when(told));
            self.differences
                .push(format!("{what}: is {is}, told {told}"));
        }
    }

    /// Deadline, as judged and as kept for lists.
    async fn due(&mut self, check: &Check) {
        let game = self.club.look(self.game).await;
        self.differ("due", game.deadline(), check.due);
        let kept = format!("SELECT look_at AS number FROM games WHERE id = {}", game.id);
        let look_at = Instant(self.club.number(&kept).await);
        let wanted = game.present_tick(self.club.now()).look_at;
        if look_at > wanted {
            self.differ("looked at", look_at, wanted);
        }
    }

    async fn reminders(&self) -> i64 {
        let game = self.game;
        let kept = format!(
            "SELECT count(*) AS number FROM notices WHERE kind = 'reminder' AND game_id = {game}"
        );
        self.club.number(&kept).await
    }

    /// Waits for all reminders that are still to come, and for the flag: each to the second.
    async fn waits(&mut self, check: &Check) {
        let Some(flag) = check.flag else { return };
        let (now, club) = (self.club.now(), self.club);
        for at in check.remind.iter().filter(|at| **at > now.plus(SECOND)) {
            club.alive_until(at.plus(-SECOND)).await;
            let before = self.reminders().await;
            club.alive_until(*at).await;
            if self.reminders().await != before + 1 {
                self.differences.push(format!("remind: not {}", when(*at)));
            }
        }
        if flag > now.plus(SECOND) {
            club.alive_until(flag.plus(-SECOND)).await;
        }
        if let Some(ending) = club.ending(self.game).await {
            self.differences
                .push(format!("before the flag it is {ending:?}"));
        }
        club.alive_until(flag).await;
        let game = club.look(self.game).await;
        match game.ended_at {
            Some(at) => self.differ("ended", at, check.due),
            None => self.differences.push("no flag".to_owned()),
        }
    }

    async fn rows(&mut self) {
        let (_, rows) = self.club.look(self.game).await.facts.ledger();
        let told = |row| matrix::row(&self.control, row);
        let rows: Vec<String> = rows.iter().filter_map(told).collect();
        if rows != self.case.rows {
            self.differences.push(format!("rows are {rows:#?}"));
        }
    }
}

/// Other people, and no trace of what the server went through before.
async fn afresh(club: &mut Club, number: usize, at: Instant) {
    for table in ["outages", "heartbeats", "days"] {
        club.sql(&format!("DELETE FROM {table}")).await;
    }
    club.set(at.plus(-MINUTE)).await;
    club.ada = club.player(&format!("ada{number}")).await;
    club.ben = club.player(&format!("ben{number}")).await;
}

async fn play(club: &mut Club, number: usize, control: Control, case: &Case) -> Vec<String> {
    let Some(Line::Event(started, Event::Begins)) = case.lines.first() else {
        return vec!["it does not begin".to_owned()];
    };
    let mut differences = Vec::new();
    let checks = |line: &&Line| matches!(line, Line::Check(Check { flag: Some(_), .. }));
    let last = case.lines.iter().filter(checks).count();
    for to_the_flag in [false, true] {
        afresh(club, 2 * number + usize::from(to_the_flag), *started).await;
        let mut table = Table {
            club,
            control,
            case,
            game: 0,
            differences: Vec::new(),
        };
        let mut seen = 0;
        for (number, line) in case.lines.iter().enumerate() {
            let planned = match case.lines.get(number + 1) {
                Some(Line::Event(_, Event::PlaysPlanned(by))) => Some(*by),
                _ => None,
            };
            match line {
                Line::Event(at, event) => table.happens(*at, *event, planned).await,
                Line::Check(check) => {
                    table.due(check).await;
                    seen += usize::from(check.flag.is_some());
                    if to_the_flag && seen == last {
                        table.waits(check).await;
                        break;
                    }
                }
            }
        }
        if !to_the_flag {
            table.rows().await;
            let game = table.game;
            differences.append(&mut table.differences);
            end(club, game).await;
        } else {
            differences.append(&mut table.differences);
        }
    }
    differences
}

/// Nobody plays on.
async fn end(club: &Club, game: GameId) {
    let act = club.act(game, club.ada);
    fernzug::actions::play::resign(&club.ctx, act)
        .await
        .unwrap();
}

/// Every case, or each of so many: of 16 that a control has here, another one each time.
async fn each(db: TestDb, step: usize) {
    let mut club = Club::new(db).await;
    let mut faults = Vec::new();
    let (mut seen, mut played) = (0, 0);
    for matrix in matrix::all() {
        for case in &matrix.cases {
            let planned = |line: &Line| matches!(line, Line::Event(_, Event::PlaysPlanned(_)));
            seen += 1;
            // those with conditional moves always: few other tests play them against the clock
            if seen % step != 0 && !case.lines.iter().any(planned) {
                continue;
            }
            played += 1;
            let differences = play(&mut club, played, matrix.control, case).await;
            if !differences.is_empty() {
                let (control, title) = (matrix.control, &case.title);
                faults.push(format!("{control} {title}:\n{}", differences.join("\n")));
            }
        }
    }
    let reports = club.reports().await;
    let amiss = reports
        .iter()
        .filter(|(job, _, ok)| !ok && job != "heartbeat");
    assert_eq!(amiss.count(), 0, "{reports:?}");
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(played >= 140 / step, "{played} cases");
}

on_both_databases!(
    some_cases_of_the_matrix,
    |db| async move { each(db, 7).await }
);

on_both_databases!(
    #[ignore = "half a minute"]
    every_case_of_the_matrix,
    |db| async move { each(db, 1).await }
);
