//! Random trees of both sides, played by the program and by a plain interpreter that knows nothing of it: a plan is a table
//! from the moves made since it was planned to the reply.

use std::collections::HashMap;

use chrono_tz::Europe::Berlin;
use fernzug::domain::clock::{Absences, Reminders, TimeTerms};
use fernzug::domain::conditional::{
    Branch, Choices, Line, MOST_PLIES, OnOffer, Plan, Plans, Reply, StopReason,
};
use fernzug::domain::game::{Door, Game, Habits, Submission, begin};
use fernzug::domain::time::{HOUR, Instant};
use fernzug::rules::endings::{self, Reason};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Color, Move, Position};

const T0: Instant = Instant(1_810_000_000_000);

/// A small generator, so that a failure can be seen again.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.roll(all.len())]
    }
}

fn game(position: Position) -> Game {
    let habits = Habits {
        zone: Berlin,
        nights: false,
        reminders: Reminders::default(),
    };
    let absences = [Absences::default(), Absences::default()];
    let (facts, _) = begin(
        TimeTerms::days_per_move(3),
        position.turn(),
        habits,
        absences,
        T0,
        (None, None),
    );
    Game {
        id: 1,
        version: 1,
        stages: None,
        white: 1,
        black: 2,
        ending: None,
        ply: 0,
        given: 0,
        position,
        keys: vec![position.key()],
        profile: Profile::by_name("online", 1).unwrap(),
        clocks: facts.clocks(),
        facts,
        offers: Vec::new(),
        claim_ply: None,
        changed_at: T0,
        ended_at: None,
        white_habits: habits,
        black_habits: habits,
        event: None,
        plans_allowed: true,
        plan_changes: 1,
    }
}

/// Branches below a position in which the opponent is to move. Few squares and few choices: the trees meet the game often.
fn branches(dice: &mut Dice, position: &Position, depth: usize) -> Vec<Branch> {
    let legal = position.legal_moves();
    let mut all: Vec<Branch> = Vec::new();
    // long lines fork only at their end, or nobody could play them through
    let forks = if depth > 4 { 1 } else { 3 };
    for _ in 0..=dice.roll(forks) {
        let Some(expected) = pick(dice, &legal) else {
            break;
        };
        if all.iter().any(|branch| branch.expected == expected) {
            continue;
        }
        let after = position.play(expected);
        let replies = after.legal_moves();
        let mates = |mv: &&Move| after.play(**mv).is_checkmate();
        let mate = replies
            .iter()
            .find(mates)
            .copied()
            .filter(|_| dice.roll(2) == 0);
        let reply = match mate.or_else(|| pick(dice, &replies)) {
            Some(mv) if dice.roll(20) > 0 => Reply::Move(mv),
            _ => Reply::Resign,
        };
        let mut branch = Branch {
            expected,
            position: after,
            reply,
            next: Vec::new(),
        };
        if let Some(after) = branch.after().filter(|_| depth > 0) {
            branch.next = branches(dice, &after, depth - 1);
        }
        all.push(branch);
    }
    all
}

/// Mostly one of the first few moves, so that both sides' trees and the game meet.
fn pick(dice: &mut Dice, legal: &[Move]) -> Option<Move> {
    let few = legal.len().min(2);
    (!legal.is_empty()).then(|| legal[dice.roll(few)])
}

fn plan(dice: &mut Dice, game: &Game, side: Color) -> Plan {
    let mut lines = Vec::new();
    let mut add = |dice: &mut Dice, lead: Option<Move>| {
        let mut line = Line {
            epoch: 0,
            ply: game.ply,
            position: game.position,
            lead,
            branches: Vec::new(),
        };
        let (_, base) = line.base();
        let depth = dice.of(&[0, 1, 2, 3, 3, 4, 4, 9, 25]);
        line.branches = branches(dice, &base, depth);
        lines.push(line);
    };
    if game.turn() == side {
        let lead = pick(dice, &game.position.legal_moves());
        add(dice, lead);
    } else {
        add(dice, None);
    }
    Plan {
        side,
        choices: Choices {
            by_position: dice.roll(3) == 0,
            on_offer: dice.of(&[OnOffer::Stop, OnOffer::Decline, OnOffer::Accept]),
            draws: dice.roll(2) == 0,
        },
        lines,
    }
}

/// What a plan is to the interpreter: moves since the start of the game to the reply (`None`: resigns), and each position
/// with its ply, in the order of the tree.
struct Table {
    by_moves: HashMap<Vec<String>, Option<String>>,
    by_position: Vec<(usize, String, Option<String>)>,
    /// Positions, with their ply, in which something is expected.
    from: Vec<(usize, String)>,
    choices: Choices,
}

impl Table {
    fn of(plan: &Plan, so_far: &[String]) -> Self {
        let mut table = Self {
            by_moves: HashMap::new(),
            by_position: Vec::new(),
            from: Vec::new(),
            choices: plan.choices,
        };
        for line in &plan.lines {
            let mut path = so_far.to_vec();
            path.extend(line.lead.map(|mv| line.position.uci(mv)));
            let base = line.lead.map_or(line.position, |mv| line.position.play(mv));
            table.add(&mut path, &base, &line.branches);
        }
        table
    }

    fn add(&mut self, path: &mut Vec<String>, position: &Position, branches: &[Branch]) {
        if !branches.is_empty() {
            self.from.push((path.len(), position.key()));
        }
        for branch in branches {
            path.push(position.uci(branch.expected));
            let after = position.play(branch.expected);
            let reply = match branch.reply {
                Reply::Move(mv) => Some(after.uci(mv)),
                Reply::Resign => None,
            };
            self.by_moves.insert(path.clone(), reply.clone());
            self.by_position
                .push((path.len(), after.key(), reply.clone()));
            if let (Reply::Move(mv), Some(uci)) = (branch.reply, reply) {
                path.push(uci);
                self.add(path, &after.play(mv), &branch.next);
                path.pop();
            }
            path.pop();
        }
    }

    /// The reply to the last of these moves; `Err`: whether anything had been expected.
    fn reply(&self, moves: &[String], keys: &[String]) -> Result<Option<String>, bool> {
        if let Some(reply) = self.by_moves.get(moves) {
            return Ok(reply.clone());
        }
        let before = &moves[..moves.len() - 1];
        let expects = |path: &Vec<String>| path.len() == moves.len() && path.starts_with(before);
        if !self.choices.by_position {
            return Err(self.by_moves.keys().any(expects));
        }
        let here = keys.last().unwrap();
        let found = self
            .by_position
            .iter()
            .find(|(ply, key, _)| *ply == moves.len() && key == here);
        match found {
            Some((_, _, reply)) => Ok(reply.clone()),
            None => {
                let stood = &keys[keys.len() - 2];
                Err(self
                    .from
                    .iter()
                    .any(|(ply, key)| *ply == before.len() && key == stood))
            }
        }
    }
}

/// What comes of one move, by the interpreter: the moves played, how it ended, and who stopped why.
#[derive(Debug, PartialEq, Eq, Default)]
struct Told {
    moves: Vec<String>,
    ending: Option<(String, String)>,
    stopped: Option<(Color, StopReason)>,
}

fn ending(outcome: endings::Outcome) -> (String, String) {
    (
        outcome.result.as_str().to_owned(),
        outcome.reason.code().to_owned(),
    )
}

fn interpret(
    mut position: Position,
    mut moves: Vec<String>,
    mut keys: Vec<String>,
    sent: (&str, bool),
    tables: &[(Color, Table)],
) -> Told {
    let profile = Profile::by_name("online", 1).unwrap();
    let mut told = Told::default();
    let mut next = sent.0.to_owned();
    let mut offered = sent.1;
    loop {
        position = position.play(position.parse_uci(&next).unwrap());
        moves.push(next.clone());
        keys.push(position.key());
        told.moves.push(next);
        let times = keys.iter().filter(|key| **key == position.key()).count();
        let over = endings::after_move(&profile, &position, u32::try_from(times).unwrap());
        if let Some(outcome) = over {
            told.ending = Some(ending(outcome));
            return told;
        }
        let side = position.turn();
        let Some((_, table)) = tables.iter().find(|(owner, _)| *owner == side) else {
            return told;
        };
        let reply = match table.reply(&moves, &keys) {
            Ok(reply) => reply,
            Err(expected) => {
                told.stopped = expected.then_some((side, StopReason::Unexpected));
                return told;
            }
        };
        match table.choices.on_offer {
            OnOffer::Stop if offered => {
                told.stopped = Some((side, StopReason::Offer));
                return told;
            }
            OnOffer::Accept if offered => {
                told.ending = Some(ending(endings::Outcome::draw(Reason::Agreement)));
                return told;
            }
            _ => offered = false,
        }
        let Some(uci) = reply else {
            told.ending = Some(ending(endings::resignation(&profile, &position, side)));
            return told;
        };
        let after = position.play(position.parse_uci(&uci).unwrap());
        let times = keys.iter().filter(|key| **key == after.key()).count() + 1;
        let over = endings::after_move(&profile, &after, u32::try_from(times).unwrap());
        if over.is_some_and(|outcome| outcome.result.winner().is_none()) && !table.choices.draws {
            told.stopped = Some((side, StopReason::Draw));
            return told;
        }
        if told.moves.len() == MOST_PLIES {
            told.stopped = Some((side, StopReason::TooMany));
            return told;
        }
        next = uci;
    }
}

/// Starts with few men, where trees meet, repeat, stalemate and mate.
const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/4k3/8/8/R7/4K3 w - - 0 1",
    "8/8/8/8/8/5k2/4q3/7K b - - 0 1",
    "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
    "k7/8/K7/8/8/8/8/7R w - - 90 60",
];

/// A game after a few moves, and these.
fn opening(dice: &mut Dice) -> (Game, Vec<String>) {
    let mut game = game(Position::from_fen(STARTS[dice.roll(STARTS.len())]).unwrap());
    let mut moves: Vec<String> = Vec::new();
    for _ in 0..2 + dice.roll(4) {
        let legal = game.position.legal_moves();
        let mv = pick(dice, &legal).unwrap();
        if game.would_end(mv).is_some() {
            break;
        }
        let sent = Submission {
            ply: game.ply + 1,
            mv,
            offer: false,
            claim: None,
            door: Door::Web,
        };
        moves.push(game.position.uci(mv));
        let step = game.make_move(game.turn(), &sent, T0.plus(HOUR)).unwrap();
        apply(&mut game, &step);
    }
    (game, moves)
}

/// Mostly what one of them has planned for; `None`: there is no move.
fn next_move(dice: &mut Dice, game: &Game, plans: &Plans) -> Option<Move> {
    let legal = game.position.legal_moves();
    let mut mv = pick(dice, &legal)?;
    let lines = [&plans.white, &plans.black]
        .into_iter()
        .flatten()
        .flat_map(|plan| &plan.lines);
    let met: Vec<Move> = lines
        .flat_map(|line| match line.lead {
            Some(lead) => vec![lead],
            None => line.branches.iter().map(|branch| branch.expected).collect(),
        })
        .collect();
    if !met.is_empty() && dice.roll(4) > 0 {
        mv = dice.of(&met);
    }
    Some(mv)
}

fn round(dice: &mut Dice) -> Told {
    let (game, moves) = opening(dice);
    let mut plans = Plans::default();
    let mut tables = Vec::new();
    for side in [game.turn(), !game.turn()] {
        if dice.roll(6) > 0 {
            let plan = plan(dice, &game, side);
            // through storage and back
            assert_eq!(Plan::read_lines(&plan.stored()).as_ref(), Ok(&plan.lines));
            tables.push((side, Table::of(&plan, &moves)));
            plans.put(plan);
        }
    }
    let Some(mv) = next_move(dice, &game, &plans) else {
        return Told::default();
    };
    let sent = Submission {
        ply: game.ply + 1,
        mv,
        offer: dice.roll(5) == 0 && game.may_offer(game.turn()).is_ok(),
        claim: None,
        door: Door::Web,
    };
    let uci = game.position.uci(mv);
    let wanted = interpret(
        game.position,
        moves,
        game.keys.clone(),
        (&uci, sent.offer),
        &tables,
    );
    let now = T0.plus(2 * HOUR);
    let step = game
        .make_move_planned(game.turn(), &sent, now, &plans)
        .unwrap();
    let told = Told {
        moves: step.moves().map(|played| played.uci.clone()).collect(),
        ending: step
            .ending
            .map(|e| (e.result().to_owned(), e.reason().to_owned())),
        stopped: step.stopped,
    };
    assert_eq!(told, wanted, "{plans:#?}");
    // they cost nothing and come at the same instant
    assert!(
        step.replies
            .iter()
            .all(|reply| reply.used == 0 && reply.at == now)
    );
    assert!(
        step.moves()
            .zip(game.ply + 1..)
            .all(|(played, ply)| played.ply == ply)
    );
    told
}

fn apply(game: &mut Game, step: &fernzug::domain::game::Step) {
    let played = step.played.as_ref().unwrap();
    game.position = Position::from_fen(&played.fen).unwrap();
    game.keys.push(game.position.key());
    game.ply = played.ply;
    game.facts.moves.push(fernzug::domain::clock::MoveFact {
        at: played.at,
        planned: false,
        night: played.night,
    });
    game.clocks = game.facts.clocks();
    game.changed_at = played.at;
}

fn rounds(count: usize) {
    let mut dice = Dice(20_270_511);
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut most = 0;
    for _ in 0..count {
        let told = round(&mut dice);
        most = most.max(told.moves.len());
        let mut note = |what: String| *seen.entry(what).or_default() += 1;
        if let Some((_, why)) = told.stopped {
            note(format!("{why:?}"));
        }
        let by_plan = |reason: &str| told.moves.len() > 1 || reason == "agreement";
        if let Some((_, reason)) = told.ending.filter(|(_, reason)| by_plan(reason)) {
            note(reason);
        }
    }
    // a test that met none of it would show nothing
    for what in [
        "Unexpected",
        "Offer",
        "Draw",
        "checkmate",
        "stalemate",
        "resignation",
        "agreement",
    ] {
        assert!(seen.contains_key(what), "{what} never happened: {seen:?}");
    }
    assert!(most >= 8, "the longest step had {most} moves");
}

#[test]
fn random_trees_do_what_a_plain_interpreter_does() {
    rounds(4_000);
}

#[test]
#[ignore = "a minute"]
fn very_many_random_trees_too() {
    rounds(400_000);
}

/// Knights go round for ever: both have planned for more than one step may play.
#[test]
fn a_step_ends_after_forty_plies_and_says_so() {
    let start = Position::from_fen("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1").unwrap();
    let game = game(start);
    // pawns, one step each, so that nothing repeats
    let walk: Vec<String> = ('a'..='h')
        .flat_map(|file| [(2, 3), (3, 4)].map(|(from, to)| (file, from, to)))
        .flat_map(|(file, from, to)| {
            [
                format!("{file}{from}{file}{to}"),
                format!("{file}{}{file}{}", 9 - from, 9 - to),
            ]
        })
        .chain((0..6).flat_map(|n| {
            let (here, there) = if n % 2 == 0 { ("1", "2") } else { ("2", "1") };
            let back = |rank: &str| if rank == "1" { "8" } else { "7" };
            let files = ['e', 'd', 'c', 'b', 'c', 'd', 'e'];
            [
                format!("{}{here}{}{there}", files[n], files[n + 1]),
                format!("{}{}{}{}", files[n], back(here), files[n + 1], back(there)),
            ]
        }))
        .collect();
    assert!(walk.len() >= 42);
    let mut plans = Plans::default();
    for side in [Color::White, Color::Black] {
        let lead = (side == Color::White).then(|| start.parse_uci(&walk[0]).unwrap());
        let skip = usize::from(lead.is_some());
        let base = lead.map_or(start, |mv| start.play(mv));
        let mut plan = Plan::empty(side);
        plan.lines.push(Line {
            epoch: 0,
            ply: 0,
            position: start,
            lead,
            branches: chain(base, &walk[skip..]),
        });
        plans.put(plan);
    }
    let sent = Submission {
        ply: 1,
        mv: start.parse_uci(&walk[0]).unwrap(),
        offer: false,
        claim: None,
        door: Door::Web,
    };
    let step = game
        .make_move_planned(Color::White, &sent, T0.plus(HOUR), &plans)
        .unwrap();
    assert_eq!(step.moves().count(), MOST_PLIES);
    assert_eq!(step.stopped, Some((Color::White, StopReason::TooMany)));
    let kinds: Vec<_> = step
        .tells
        .iter()
        .map(|tell| (tell.to, tell.kind.code()))
        .collect();
    assert_eq!(
        kinds,
        [
            (Color::White, "plan_stopped"),
            (Color::Black, "plan_played")
        ]
    );
}

fn chain(position: Position, moves: &[String]) -> Vec<Branch> {
    let [expected, reply, rest @ ..] = moves else {
        return Vec::new();
    };
    let expected = position.parse_uci(expected).unwrap();
    let position = position.play(expected);
    let reply = position.parse_uci(reply).unwrap();
    vec![Branch {
        expected,
        position,
        reply: Reply::Move(reply),
        next: chain(position.play(reply), rest),
    }]
}
