//! A year of thousands of players in the pure domain: every control, random moves, leave, hours, outages, pauses and
//! given time. At each step what the program says is held against [`super::naive`].

use fernzug::domain::clock::{Control, LeaveMode, TimeTerms};
use fernzug::domain::game::{Door, Game, PauseState, Step, Submission, begin};
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::{DAY, HOUR, Instant, SECOND};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Color, Position};

use super::dice::Dice;
use super::naive::{self, Due};
use super::world::{CONTROLS, Person, World, thought};

/// What has been seen, so that a year in which nothing happens proves nothing.
#[derive(Debug, Default)]
struct Seen {
    games: u32,
    moves: u32,
    flags: u32,
    refused: u32,
    reminders: u32,
    acts: u32,
    /// Deadlines known to the second by the naive reckoning, and those it gives bounds for.
    exact: u32,
    bounded: u32,
}

struct Table<'a> {
    world: &'a World,
    people: [&'a Person; 2],
    game: Game,
    hours: bool,
    look_at: Instant,
    seen: &'a mut Seen,
}

/// Black answers on a board of his own, so that a game lasts a year and nothing is repeated.
fn board(turn: Color) -> Position {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    match turn {
        Color::White => Position::start(),
        Color::Black => Position::from_fen(fen).unwrap(),
    }
}

fn game(time: TimeTerms, people: [&Person; 2], world: &World, at: Instant) -> (Game, Instant) {
    let absences = people.map(|p| p.absences_at(at, time.hours));
    let habits = people.map(|p| p.habits);
    let (mut facts, _) = begin(time, Color::White, habits[0], absences, at, (None, None));
    facts.outages = world.outages_at(at);
    let clocks = facts.clocks();
    let game = Game {
        id: 1,
        version: 1,
        stages: None,
        white: 1,
        black: 2,
        ending: None,
        ply: 0,
        given: 0,
        position: board(Color::White),
        keys: Vec::new(),
        profile: Profile::by_name("online", 1).unwrap(),
        clocks,
        facts,
        offers: Vec::new(),
        claim_ply: None,
        changed_at: at,
        ended_at: None,
        white_habits: habits[0],
        black_habits: habits[1],
        event: None,
        plans_allowed: true,
        plan_changes: 0,
    };
    let look_at = game.present_tick(at).look_at;
    (game, look_at)
}

impl Table<'_> {
    /// What is known at `now`.
    fn read(&mut self, now: Instant) {
        let [white, black] = self.people;
        self.game.facts.white = white.absences_at(now, self.hours);
        self.game.facts.black = black.absences_at(now, self.hours);
        self.game.facts.outages = self.world.outages_at(now);
        self.game.clocks = self.game.facts.clocks();
    }

    /// As storage would.
    fn apply(&mut self, step: Step, now: Instant) {
        let game = &mut self.game;
        if let Some(played) = &step.played {
            game.ply = played.ply;
            game.position = board(!game.position.turn());
            game.facts.moves.push(fernzug::domain::clock::MoveFact {
                at: played.at,
                planned: false,
                night: played.night,
            });
        }
        game.facts.acts.extend(&step.acts);
        if let Some(ticking) = &step.ticking {
            game.facts.night = ticking.night;
            self.look_at = ticking.look_at;
        }
        game.ending = step.ending;
        game.changed_at = step.at.unwrap_or(game.changed_at).max(game.changed_at);
        self.read(now);
    }

    /// The program against the naive reckoning.
    fn compare(&mut self) {
        let facts = &self.game.facts;
        let (banks, thinking, ran) = naive::replay(facts);
        let (clocks, rows) = facts.ledger();
        assert_eq!(clocks, self.game.clocks);
        for (side, bank) in [(Color::White, banks[0]), (Color::Black, banks[1])] {
            let is = clocks.of(side);
            let is = (is.left, is.reserve, is.moves, is.spent);
            assert_eq!(
                is,
                (bank.left, bank.reserve, bank.moves, bank.spent),
                "{facts:#?}"
            );
        }
        let moves = rows
            .iter()
            .filter(|r| matches!(r.entry, fernzug::domain::clock::Entry::Move { .. }));
        let running: Vec<i64> = moves.map(|r| r.running).collect();
        assert_eq!(running, ran, "{facts:#?}");
        let deadline = clocks.run.deadline();
        let within = |at: Instant, due: Due, what: &str| {
            assert!(
                due.least <= at && at <= due.most,
                "{what}: {at:?} is not in {due:?}\n{facts:#?}\n{deadline:#?}"
            );
        };
        let due = thinking.due();
        within(deadline.at, due, "due");
        within(deadline.falls, thinking.falls(), "falls");
        if due.least == due.most {
            self.seen.exact += 1;
        } else {
            self.seen.bounded += 1;
        }
    }

    /// The server looks at the game.
    fn sweep(&mut self, now: Instant) {
        self.read(now);
        let Some(step) = self.game.look(now) else {
            return;
        };
        if step.ending.is_some() {
            let flag = naive::replay(&self.game.facts).1.flag();
            let facts = &self.game.facts;
            assert!(
                now >= flag.least,
                "before its time {now:?} {flag:?}\n{facts:#?}"
            );
            assert!(
                now.since(flag.most) <= 20 * SECOND,
                "too late {now:?} {flag:?}\n{facts:#?}"
            );
            assert_eq!(
                step.at,
                Some(
                    self.game
                        .clocks
                        .run
                        .deadline()
                        .falls
                        .max(self.game.changed_at)
                )
            );
            self.seen.flags += 1;
        }
        self.seen.reminders += u32::try_from(step.tells.len()).unwrap();
        self.apply(step, now);
    }

    /// A player moves, if he still may.
    fn moves(&mut self, now: Instant) {
        self.read(now);
        let by = self.game.turn();
        let uci = if by == Color::White { "e2e4" } else { "e7e5" };
        let submission = Submission {
            ply: self.game.ply + 1,
            mv: self.game.position.parse_uci(uci).unwrap(),
            offer: false,
            claim: None,
            door: Door::Web,
        };
        let falls = naive::replay(&self.game.facts).1.falls();
        match self.game.make_move(by, &submission, now) {
            Ok(step) => {
                let at = step.played.as_ref().unwrap().at;
                assert!(at <= falls.most, "{at:?} {falls:?} {:#?}", self.game.facts);
                self.apply(step, now);
                self.seen.moves += 1;
                self.compare();
            }
            Err(GameRefusal::TimeIsUp { .. }) => {
                assert!(
                    now > falls.least,
                    "{now:?} {falls:?} {:#?}",
                    self.game.facts
                );
                self.seen.refused += 1;
            }
            Err(other) => panic!("{other:?}"),
        }
    }

    /// Something about time, by chance.
    fn acts(&mut self, dice: &mut Dice, now: Instant) {
        self.read(now);
        let game = &self.game;
        let by = dice.of(&[Color::White, Color::Black]);
        let done = match (game.pause(now), dice.below(4)) {
            (PauseState::Asked { by, .. }, _) => game.accept_pause(!by, now),
            (PauseState::Runs { .. }, 0 | 1) => game.end_pause(by, now),
            (PauseState::None, 0) => {
                let until = now.plus(HOUR + dice.below(30 * DAY));
                game.ask_pause(by, until, now)
            }
            (_, 1) => game.give_time(by, (1 + dice.below(5)) * DAY, now),
            (_, 2) => game.announce(by, now),
            _ => game.draw_reserve(by, DAY, now),
        };
        if let Ok(step) = done {
            self.apply(step, now);
            self.seen.acts += 1;
            self.compare();
        }
    }

    /// When the player to move will try, and when somebody does something about time.
    fn plans(&self, dice: &mut Dice, now: Instant) -> (Option<Instant>, Option<Instant>) {
        let deadline = self.game.clocks.run.deadline();
        let left = deadline.at.since(now);
        let attempt = match dice.below(40) {
            0 => None,
            1 => Some(deadline.at),
            2 => Some(deadline.falls),
            3 => Some(deadline.falls.plus(SECOND)),
            4 => Some(deadline.at.plus(-SECOND)),
            _ => Some(now.plus(thought(dice, left))),
        };
        let act = dice.one_in(5).then(|| now.plus(thought(dice, left)));
        let whole = |at: Instant| at.whole_second().max(now.plus(SECOND));
        (attempt.map(whole), act.map(whole))
    }

    fn play(&mut self, dice: &mut Dice, begun: Instant) -> Instant {
        let mut now = begun;
        let (mut attempt, mut act) = self.plans(dice, now);
        self.compare();
        while self.game.ending.is_none() && now < self.world.end {
            let changes = self.people.map(|p| p.next_change(now));
            let change = changes.into_iter().flatten().min();
            let sweep = self.world.next_tick(self.look_at.max(now.plus(1)));
            // nobody reaches a server that is down
            let up = |at: Option<Instant>| at.map(|at| self.world.down_until(at).unwrap_or(at));
            let (moves, acts) = (up(attempt), up(act));
            let next = [Some(sweep), moves, acts, change];
            let before = now;
            now = next.into_iter().flatten().min().unwrap().max(before);
            if change == Some(now) {
                // what is known has changed: looked at anew, as `games::unsettle` has it
                self.look_at = now;
                self.read(now);
                self.compare();
            } else if moves == Some(now) {
                let ply = self.game.ply;
                self.moves(now);
                attempt = None;
                if self.game.ply > ply {
                    (attempt, act) = self.plans(dice, now);
                }
            } else if acts == Some(now) {
                act = None;
                self.acts(dice, now);
            } else {
                self.sweep(now);
            }
        }
        now
    }
}

fn year(seed: u64, pairs: u32) -> Seen {
    let mut seen = Seen::default();
    let world = World::new(&mut Dice(seed));
    for pair in 0..pairs {
        let dice = &mut Dice(seed ^ (u64::from(pair) << 20));
        let people = [Person::new(dice, &world), Person::new(dice, &world)];
        let mut at = world.start.plus(dice.below(60 * 86_400) * SECOND);
        at = world
            .down_until(at)
            .unwrap_or(at)
            .plus(SECOND)
            .whole_second();
        while at < world.end {
            let control: Control = dice.of(&CONTROLS).parse().unwrap();
            let time = TimeTerms {
                control,
                leave: dice.of(&[
                    LeaveMode::Own,
                    LeaveMode::Both,
                    LeaveMode::Both,
                    LeaveMode::None,
                ]),
                hours: dice.one_in(3),
            };
            let people = [&people[0], &people[1]];
            let (game, look_at) = game(time, people, &world, at);
            let mut table = Table {
                world: &world,
                people,
                game,
                hours: time.hours,
                look_at,
                seen: &mut seen,
            };
            at = table.play(dice, at).plus(HOUR).whole_second();
            at = world
                .down_until(at)
                .unwrap_or(at)
                .plus(SECOND)
                .whole_second();
            seen.games += 1;
        }
    }
    seen
}

fn has_shown_something(seen: &Seen, pairs: u32) {
    let at_least = |n: u32, each: u32| assert!(n >= each * pairs, "{seen:?}");
    at_least(seen.games, 2);
    at_least(seen.moves, 30);
    at_least(seen.flags, 1);
    at_least(seen.refused * 5, 1);
    at_least(seen.reminders, 5);
    at_least(seen.acts, 2);
    assert!(seen.exact > 5 * seen.bounded, "{seen:?}");
}

#[test]
fn a_year_of_a_hundred_players() {
    let seen = year(4, 50);
    has_shown_something(&seen, 50);
}

#[test]
#[ignore = "minutes, optimised"]
fn a_year_of_five_thousand_players() {
    let seen = year(2_027, 2_500);
    has_shown_something(&seen, 2_500);
    println!("{seen:?}");
}
