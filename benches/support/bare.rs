//! What a move writes, without a server: the same rows and indexes, prepared statements, the same durability.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use fernzug::now::{Now, Stopwatch, SystemNow};
use fernzug::storage::DatabaseUrl;

use super::arena::{Table, uci};

diesel::table! {
    games (id) {
        id -> BigInt,
        version -> BigInt,
        ply -> Integer,
        waiting_id -> Nullable<BigInt>,
        clock_started_at -> BigInt,
        clock_zone -> Nullable<Text>,
        deadline_at -> Nullable<BigInt>,
        look_at -> Nullable<BigInt>,
        changed_at -> BigInt,
        claim_ply -> Nullable<Integer>,
    }
}

diesel::table! {
    moves (game_id, ply) {
        game_id -> BigInt,
        ply -> Integer,
        uci -> Text,
        san -> Text,
        fen -> Text,
        at -> BigInt,
        used_ms -> BigInt,
        left_ms -> BigInt,
        offered -> Bool,
        door -> Text,
    }
}

diesel::table! {
    notices (id) {
        id -> BigInt,
        unique_key -> Text,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        game_id -> Nullable<BigInt>,
        ply -> Nullable<Integer>,
        state -> Text,
        created_at -> BigInt,
        not_before -> BigInt,
        attempts -> Integer,
    }
}

/// A move as the database sees it.
#[derive(Clone, Copy)]
pub struct Move {
    game: i64,
    ply: u32,
    next: i64,
}

/// The same statements on either database.
macro_rules! write_move {
    ($c:expr, $m:expr) => {{
        let (m, now) = ($m, SystemNow.now());
        let ply = i32::try_from(m.ply).unwrap();
        let row = games::table.filter(games::id.eq(m.game));
        let done = diesel::update(row.filter(games::version.eq(i64::from(m.ply))))
            .set((
                games::version.eq(i64::from(m.ply) + 1),
                games::ply.eq(ply),
                games::waiting_id.eq(Some(m.next)),
                games::clock_started_at.eq(now),
                games::clock_zone.eq(Some("Europe/Berlin")),
                games::deadline_at.eq(Some(now + 259_200_000)),
                games::look_at.eq(Some(now + 172_800_000)),
                games::changed_at.eq(now),
                games::claim_ply.eq(None::<i32>),
            ))
            .execute($c)
            .unwrap();
        assert_eq!(done, 1);
        diesel::insert_into(moves::table)
            .values((
                moves::game_id.eq(m.game),
                moves::ply.eq(ply),
                moves::uci.eq(uci(m.ply)),
                moves::san.eq("Nf3"),
                moves::fen.eq("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"),
                moves::at.eq(now),
                moves::used_ms.eq(1_000),
                moves::left_ms.eq(259_199_000),
                moves::offered.eq(false),
                moves::door.eq("web"),
            ))
            .execute($c)
            .unwrap();
        diesel::insert_into(notices::table)
            .values((
                notices::unique_key.eq(format!("game:{}:{}:your_move:0:{}", m.game, ply, m.next)),
                notices::kind.eq("your_move"),
                notices::player_id.eq(Some(m.next)),
                notices::game_id.eq(Some(m.game)),
                notices::ply.eq(Some(ply)),
                notices::state.eq("waiting"),
                notices::created_at.eq(now),
                notices::not_before.eq(now),
                notices::attempts.eq(0),
            ))
            .on_conflict_do_nothing()
            .execute($c)
            .unwrap();
    }};
}

/// Who plays where: each client has a table and goes round its games. Kept from run to run.
pub struct Client {
    table: Table,
    turn: usize,
    ply: u32,
}

impl Client {
    pub fn new(table: &Table) -> Self {
        Self {
            table: table.clone(),
            turn: 0,
            ply: 1,
        }
    }

    fn next(&mut self) -> Move {
        if self.turn == self.table.games.len() {
            self.turn = 0;
            self.ply += 1;
        }
        self.turn += 1;
        Move {
            game: self.table.games[self.turn - 1],
            ply: self.ply,
            next: self.table.to_move(self.ply + 1).id,
        }
    }
}

/// Lets the clients write for so long; how many moves they wrote. `group`: the most that share a commit (SQLite).
pub fn run(url: &DatabaseUrl, clients: &mut [Client], span: Duration, group: usize) -> usize {
    match url {
        DatabaseUrl::Postgres(url) => std::thread::scope(|scope| {
            let each = clients.iter_mut().map(|client| {
                scope.spawn(move || {
                    let mut c = PgConnection::establish(url).unwrap();
                    until(span, || {
                        let m = client.next();
                        let done: QueryResult<()> = c.transaction(|c| {
                            write_move!(c, m);
                            Ok(())
                        });
                        done.unwrap();
                    })
                })
            });
            let all: Vec<_> = each.collect();
            all.into_iter().map(|t| t.join().unwrap()).sum()
        }),
        DatabaseUrl::Sqlite(path) => {
            let mut c = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
            c.batch_execute(
                "PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON",
            )
            .unwrap();
            let (queue, asked) = channel::<(Move, Sender<()>)>();
            std::thread::scope(|scope| {
                scope.spawn(move || write_in_groups(&mut c, &asked, group));
                let each = clients.iter_mut().map(|client| {
                    let queue = queue.clone();
                    scope.spawn(move || {
                        let (reply, answered) = channel();
                        until(span, || {
                            queue.send((client.next(), reply.clone())).unwrap();
                            answered.recv().unwrap();
                        })
                    })
                });
                let all: Vec<_> = each.collect();
                drop(queue);
                all.into_iter().map(|t| t.join().unwrap()).sum()
            })
        }
    }
}

fn until(span: Duration, mut once: impl FnMut()) -> usize {
    let watch = Stopwatch::start();
    let mut count = 0;
    while !watch.is_over(span) {
        once();
        count += 1;
    }
    count
}

fn write_in_groups(c: &mut SqliteConnection, asked: &Receiver<(Move, Sender<()>)>, most: usize) {
    while let Ok(first) = asked.recv() {
        let mut group = vec![first];
        group.extend(asked.try_iter().take(most - 1));
        c.batch_execute("BEGIN IMMEDIATE").unwrap();
        for (m, _) in &group {
            write_move!(c, m);
        }
        c.batch_execute("COMMIT").unwrap();
        for (_, reply) in group {
            // whoever has gone does not wait
            let _ = reply.send(());
        }
    }
}
