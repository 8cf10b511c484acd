//! A year through the verbs and the sweep on both databases: people move, take leave, sleep, pause and give time; the
//! server goes down from a minute to a week, and is killed and started again. What it says and does is held against
//! [`super::naive`]: no flag before its time, none later than two minutes after its first possible instant.

use std::collections::BTreeMap;

use chrono::Days;
use fernzug::actions::leave::{self, Asked};
use fernzug::actions::time::{Wish, act};
use fernzug::actions::{Fail, hours, nightly, outage, play};
use fernzug::domain::clock::{LeaveMode, OutageSource, TimeTerms};
use fernzug::domain::game::{Game, PauseState};
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, SECOND};
use fernzug::domain::{GameId, PlayerId, leave as days};
use fernzug::storage::{games, players, reports};

use super::dice::Dice;
use super::naive;
use super::world::{CONTROLS, QUICK, World, ZONES, thought};
use crate::support::club::Club;
use crate::support::database::{TestDb, on_both_databases};

/// What has been seen, so that a year in which nothing happens proves nothing.
#[derive(Debug, Default)]
struct Seen {
    games: u32,
    moves: u32,
    flags: u32,
    late: u32,
    acts: u32,
    leaves: u32,
    stops: u32,
    kills: u32,
    compared: u32,
}

struct Pair {
    people: [PlayerId; 2],
    game: Option<GameId>,
    /// When one of them does something next.
    next: Instant,
}

struct Year {
    club: Club,
    dice: Dice,
    world: World,
    controls: &'static [&'static str],
    pairs: Vec<Pair>,
    /// Which pair plays a game that runs.
    running: BTreeMap<GameId, usize>,
    seen: Seen,
}

impl Year {
    async fn new(db: TestDb, seed: u64, pairs: usize, length: i64) -> Self {
        let mut dice = Dice(seed);
        let world = World::of(&mut dice, length);
        let club = Club::new(db).await;
        club.set(world.start).await;
        let mut year = Self {
            club,
            dice,
            world,
            controls: if length < 100 { &QUICK } else { &CONTROLS },
            pairs: Vec::new(),
            running: BTreeMap::new(),
            seen: Seen::default(),
        };
        for number in 0..pairs {
            let mut people = [0; 2];
            for (person, name) in people.iter_mut().zip(["w", "b"]) {
                *person = year.club.player(&format!("{name}{number}")).await;
                let (zone, nights) = (year.dice.of(&ZONES), !year.dice.one_in(4));
                let nights = if nights { "TRUE" } else { "FALSE" };
                year.club
                    .sql(&format!(
                        "UPDATE players SET zone = '{zone}', nights = {nights} WHERE id = {person}"
                    ))
                    .await;
            }
            let next = year.soon(4 * DAY);
            year.pairs.push(Pair {
                people,
                game: None,
                next,
            });
        }
        year
    }

    fn now(&self) -> Instant {
        self.club.now()
    }

    fn soon(&mut self, within: i64) -> Instant {
        let wait = SECOND + self.dice.below(within);
        self.now().plus(wait).whole_second()
    }

    /// The running games, with when each is to be looked at.
    async fn looks(&self) -> Vec<(GameId, Option<Instant>)> {
        let read = self
            .club
            .ctx
            .db
            .read(|c| games::running_after(c, 0, 100_000));
        read.await.unwrap()
    }

    async fn live(&mut self) {
        let end = self.world.end;
        let gaps = self.world.outages.iter().map(|known| known.what);
        let gaps = gaps.filter(|o| o.source == OutageSource::Gap && o.to < end);
        let mut stops: Vec<(Instant, Instant)> = gaps.map(|o| (o.from, o.to)).collect();
        stops.reverse();
        let mut today = 0;
        while self.now() < end {
            let looks = self.looks().await;
            let sweep = looks.iter().filter_map(|(_, at)| *at).min();
            let sweep = sweep.map(|at| {
                let tick = (at.0 + 9_999).div_euclid(10_000) * 10_000;
                Instant(tick).max(self.now().plus(10 * SECOND))
            });
            let next = (0..self.pairs.len()).min_by_key(|n| self.pairs[*n].next);
            let next = next.unwrap();
            let act = self.pairs[next].next.max(self.now());
            let first = sweep.map_or(act, |sweep| sweep.min(act));
            if let Some((from, to)) = stops.pop_if(|(from, _)| *from <= first) {
                self.stop(from.max(self.now()), to).await;
            } else if sweep == Some(first) {
                self.sweep(first).await;
            } else {
                self.club.set(first).await;
                self.act(next).await;
            }
            let day = self.now().0 / DAY;
            if day != today {
                today = day;
                self.daily(usize::try_from(day).unwrap() % 7).await;
            }
        }
    }

    /// The server is down.
    async fn stop(&mut self, from: Instant, to: Instant) {
        self.sweep(from).await;
        self.kill();
        self.club.set(to).await;
        self.club.tick().await;
        self.ended().await;
        self.seen.stops += 1;
    }

    /// Nothing of what the process knew is left.
    fn kill(&mut self) {
        self.club.ctx = self.club.another_server();
        self.seen.kills += 1;
    }

    async fn sweep(&mut self, at: Instant) {
        self.club.alive_until(at).await;
        self.ended().await;
    }

    /// Judges the games that have just ended.
    async fn ended(&mut self) {
        let runs: Vec<GameId> = self.looks().await.into_iter().map(|(id, _)| id).collect();
        let known: Vec<GameId> = self.running.keys().copied().collect();
        for id in known.into_iter().filter(|id| !runs.contains(id)) {
            let game = self.club.look(id).await;
            let by_time = game.ending.is_some_and(|ending| ending.is_by_time());
            if by_time {
                let (now, flag) = (self.now(), naive::replay(&game.facts).1.flag());
                let facts = &game.facts;
                assert!(
                    now >= flag.least,
                    "{id} before its time: {now:?} {flag:?} {facts:#?}"
                );
                let late = now.since(flag.most);
                assert!(
                    late <= 2 * MINUTE,
                    "{id} too late: {late} {flag:?} {facts:#?}"
                );
                self.seen.flags += 1;
            }
            let pair = self.running.remove(&id).unwrap();
            let next = self.soon(DAY);
            self.pairs[pair].game = None;
            self.pairs[pair].next = next;
        }
    }

    /// The night's check finds nothing; a seventh of the games is reckoned by hand.
    async fn daily(&mut self, part: usize) {
        nightly::check_if_due(&self.club.ctx).await.unwrap();
        let newest = self.club.db.read(|c| reports::newest(c, 20));
        let amiss: Vec<_> = newest
            .await
            .unwrap()
            .into_iter()
            .filter(|r| !r.ok)
            .collect();
        if let Some(game) = amiss.iter().find_map(|report| report.game) {
            panic!("{amiss:?} {:#?}", self.club.look(game).await.facts);
        }
        assert!(amiss.is_empty(), "{amiss:?}");
        if self.dice.one_in(4) {
            self.kill();
        }
        let games: Vec<GameId> = self.running.keys().copied().collect();
        for id in games.into_iter().skip(part).step_by(7) {
            let game = self.club.look(id).await;
            if game.ending.is_none() {
                self.compare(&game);
            }
        }
    }

    fn compare(&mut self, game: &Game) {
        let facts = &game.facts;
        let (banks, thinking, ran) = naive::replay(facts);
        let (clocks, rows) = facts.ledger();
        for (is, bank) in [(clocks.white, banks[0]), (clocks.black, banks[1])] {
            let is = (is.left, is.reserve, is.moves, is.spent);
            assert_eq!(
                is,
                (bank.left, bank.reserve, bank.moves, bank.spent),
                "{facts:#?}"
            );
        }
        let moved = |entry| matches!(entry, fernzug::domain::clock::Entry::Move { .. });
        let moves = rows.iter().filter(|row| moved(row.entry));
        let running: Vec<i64> = moves.map(|row| row.running).collect();
        assert_eq!(running, ran, "nobody is charged for an outage {facts:#?}");
        let (due, at) = (thinking.due(), game.deadline());
        assert!(
            due.least <= at && at <= due.most,
            "{at:?} {due:?} {facts:#?}"
        );
        let (now, flag) = (self.now(), thinking.flag());
        assert!(
            now.since(flag.most) <= 2 * MINUTE,
            "no flag {flag:?} {facts:#?}"
        );
        self.seen.compared += 1;
    }

    /// Somebody of this pair does something.
    async fn act(&mut self, pair: usize) {
        let Some(id) = self.pairs[pair].game else {
            return self.begin(pair).await;
        };
        if self.dice.one_in(12) {
            let person = self.dice.of(&self.pairs[pair].people);
            self.leave(person).await;
        }
        let game = self.club.look(id).await;
        match self.dice.below(8) {
            0 => self.wish(&game).await,
            _ => self.moves(&game).await,
        }
        self.ended().await;
        if self.pairs[pair].game == Some(id) {
            let game = self.club.look(id).await;
            self.pairs[pair].next = self.plan(&game);
        }
    }

    /// When the next is to be done: soon, in the last second, too late, or after the flag.
    fn plan(&mut self, game: &Game) -> Instant {
        let deadline = game.clocks.run.deadline();
        let left = deadline.at.since(self.now());
        let at = match self.dice.below(30) {
            0 => deadline.falls.plus(2 * DAY),
            1 => deadline.at,
            2 => deadline.falls,
            3 => deadline.falls.plus(SECOND),
            _ => self.now().plus(thought(&mut self.dice, left)),
        };
        at.whole_second().max(self.now().plus(SECOND))
    }

    async fn begin(&mut self, pair: usize) {
        [self.club.ada, self.club.ben] = self.pairs[pair].people;
        let time = TimeTerms {
            control: self.dice.of(self.controls).parse().unwrap(),
            leave: self
                .dice
                .of(&[LeaveMode::Own, LeaveMode::Both, LeaveMode::None]),
            hours: self.dice.one_in(3),
        };
        let id = self.club.game_with(|form| form.time = time).await;
        self.running.insert(id, pair);
        self.seen.games += 1;
        let game = self.club.look(id).await;
        self.pairs[pair].game = Some(id);
        self.pairs[pair].next = self.plan(&game);
    }

    async fn moves(&mut self, game: &Game) {
        let legal = game.position.legal_moves();
        let all: Vec<_> = legal.iter().copied().collect();
        let uci = game.position.uci(self.dice.of(&all));
        let sent = self.club.sent(game, &uci);
        let falls = naive::replay(&game.facts).1.falls();
        match play::make_move(&self.club.ctx, sent).await {
            Ok(_) => {
                assert!(self.now() <= falls.most, "{falls:?} {:#?}", game.facts);
                self.club.deliver().await;
                self.seen.moves += 1;
            }
            Err(Fail::Refused(GameRefusal::TimeIsUp { .. })) => {
                assert!(self.now() > falls.least, "{falls:?} {:#?}", game.facts);
                self.seen.late += 1;
            }
            Err(other) => panic!("{other:?}"),
        }
    }

    async fn wish(&mut self, game: &Game) {
        let now = self.now();
        let asks = |by| (by, Wish::AskPause(now.plus(20 * DAY)));
        let any = self.dice.of(&[game.turn(), !game.turn()]);
        let (by, wish) = match (game.pause(now), self.dice.below(4)) {
            (PauseState::Asked { by, .. }, _) => (!by, Wish::AcceptPause),
            (PauseState::Runs { .. }, 0..3) => (any, Wish::EndPause),
            (PauseState::None, 0) => asks(any),
            (_, 1) => (any, Wish::Give(DAY)),
            (_, 2) => (game.turn(), Wish::Announce),
            _ => (any, Wish::DrawReserve(DAY)),
        };
        let sent = self.club.act(game.id, game.player(by));
        match act(&self.club.ctx, sent, game.facts.acts.len(), wish).await {
            Ok(()) => self.seen.acts += 1,
            Err(Fail::Refused(_)) => {}
            Err(Fail::Broken(error)) => panic!("{error}"),
        }
    }

    /// Takes leave, changes it or calls it off, or sets hours.
    async fn leave(&mut self, person: PlayerId) {
        let (now, ctx) = (self.now(), self.club.ctx.clone());
        let read = ctx.db.read(move |c| {
            let player = players::by_id(c, person)?.unwrap();
            let account = leave::account(c, <_>::default(), &player, now)?;
            Ok((player, account))
        });
        let (player, account) = read.await.unwrap();
        if self.dice.one_in(4) {
            let days = self.dice.of(&[0, 0b110_0000]);
            let sleep = self.dice.of(&[None, Some((22 * 60, 6 * 60))]);
            return hours::set(&ctx, &player, days, sleep, now).await.unwrap();
        }
        let first = account.today + Days::new(self.dice.roll() % 6);
        let last = first + Days::new(2 + self.dice.roll() % 6);
        let asked = Asked {
            once: format!("{now:?} {person}"),
            player: player.clone(),
            wish: days::Wish {
                first: (first > account.today).then_some(first),
                last,
            },
            at: now,
        };
        let done = match account.nearest(now) {
            None => leave::announce(&ctx, asked).await.map(|_| ()),
            Some(old) if self.dice.one_in(3) => leave::cancel(&ctx, old.id, player, now).await,
            Some(old) => leave::change(&ctx, old.id, asked).await.map(|_| ()),
        };
        match done {
            Ok(()) => self.seen.leaves += 1,
            Err(Fail::Refused(_)) => {}
            Err(Fail::Broken(error)) => panic!("{error}"),
        }
        if self.dice.one_in(10) {
            let from = now.plus(self.dice.below(20 * DAY)).whole_second();
            let _ = outage::announce(&ctx, from, from.plus(2 * HOUR), now).await;
        }
    }
}

async fn lived(db: TestDb, seed: u64, pairs: usize, length: i64) {
    let mut year = Year::new(db, seed, pairs, length).await;
    year.live().await;
    let seen = &year.seen;
    println!("{:?} {seen:?}", year.club.db.kind);
    let pairs = u32::try_from(pairs).unwrap();
    let months = u32::try_from(length / 30).unwrap();
    assert!(seen.moves >= 4 * pairs * months, "{seen:?}");
    assert!(seen.flags * 3 >= pairs * months / 2, "{seen:?}");
    assert!(seen.stops >= months / 2 && seen.kills > 0, "{seen:?}");
    assert!(
        seen.leaves > 0 && seen.acts > 0 && seen.late > 0,
        "{seen:?}"
    );
}

on_both_databases!(a_month_of_twelve_players, |db| async move {
    lived(db, 7, 6, 40).await;
});

on_both_databases!(
    #[ignore = "minutes, optimised"]
    a_year_of_three_hundred_players,
    |db| async move {
        lived(db, 2_028, 150, 366).await;
    }
);
