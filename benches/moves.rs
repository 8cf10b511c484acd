//! Accepted moves per second over HTTP, beside the bare database in the same minute.
//!
//! `cargo bench --bench moves` (about six minutes), `-- --quick` for a look whether it runs. Without letters: the players
//! have switched them off, so that a move is measured and not the drawing of a diagram.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

#[path = "support/bare.rs"]
mod bare;
mod support;

use std::path::Path;
use std::time::Duration;

use fernzug::now::Stopwatch;
use fernzug::storage::DatabaseUrl;
use support::arena::{self, Client, Table};
use support::cluster::Cluster;
use support::server::{Server, open};
use support::{Few, Pace, cpu};

/// Games in all: a game gets some forty moves, as games do.
const GAMES: usize = 800;

/// One run over HTTP.
struct Run {
    moves: f64,
    seconds: f64,
    server: f64,
    database: f64,
    client: f64,
}

/// Where a table's player has got to.
struct Player {
    table: Table,
    turn: usize,
    ply: u32,
}

impl Player {
    fn play(&mut self, client: &mut Client) {
        if self.turn == self.table.games.len() {
            self.turn = 0;
            self.ply += 1;
        }
        let seat = self.table.to_move(self.ply);
        let status = client.send_move(seat, self.table.games[self.turn], self.ply);
        assert_eq!(
            status.unwrap(),
            303,
            "{}",
            String::from_utf8_lossy(client.body())
        );
        self.turn += 1;
    }
}

fn over_http(
    server: &Server,
    postmaster: Option<u32>,
    players: &mut [Player],
    span: Duration,
) -> Run {
    let used = || {
        let database = postmaster.map_or(0.0, cpu::of_family);
        [cpu::of(server.pid()), database, cpu::of(std::process::id())]
    };
    let (before, watch) = (used(), Stopwatch::start());
    let moves: usize = std::thread::scope(|scope| {
        let each = players.iter_mut().map(|player| {
            let watch = &watch;
            scope.spawn(move || {
                let mut client = Client::new(&server.address);
                let mut moves = 0;
                while !watch.is_over(span) {
                    player.play(&mut client);
                    moves += 1;
                }
                moves
            })
        });
        let all: Vec<_> = each.collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    let (seconds, after) = (watch.elapsed().as_secs_f64(), used());
    let [server, database, client] = [0, 1, 2].map(|n| after[n] - before[n]);
    Run {
        moves: moves as f64,
        seconds,
        server,
        database,
        client,
    }
}

/// The databases of one comparison: the server's, and those written without it.
fn databases(folder: &Path, cluster: Option<&Cluster>, clients: usize) -> Vec<DatabaseUrl> {
    let names = ["fernzug", "bare", "single"].into_iter();
    match cluster {
        Some(cluster) => names
            .take(2)
            .map(|n| DatabaseUrl::Postgres(cluster.database(&format!("{n}_{clients}"))))
            .collect(),
        None => names
            .map(|n| DatabaseUrl::Sqlite(folder.join(format!("{n}.db"))))
            .collect(),
    }
}

fn set_up(url: &DatabaseUrl, clients: usize) -> Vec<Table> {
    let system = actix_web::rt::System::new();
    system.block_on(async {
        let db = open(url);
        let tables = arena::set_up(&db, clients, GAMES / clients, false).await;
        db.shutdown().await;
        tables
    })
}

fn compare(pace: Pace, cluster: Option<&Cluster>, clients: usize) {
    let folder = tempfile::tempdir().unwrap();
    let urls = databases(folder.path(), cluster, clients);
    let tables: Vec<Vec<Table>> = urls.iter().map(|url| set_up(url, clients)).collect();
    let mut players: Vec<Player> = tables[0]
        .iter()
        .map(|table| Player {
            table: table.clone(),
            turn: 0,
            ply: 1,
        })
        .collect();
    let mut writers: Vec<Vec<bare::Client>> = tables[1..]
        .iter()
        .map(|tables| tables.iter().map(bare::Client::new).collect())
        .collect();
    let server = Server::start(folder.path(), &urls[0]);
    let postmaster = cluster.map(|c| c.postmaster);
    // the first seconds of a server go to the night's check and to statements not prepared yet
    over_http(&server, postmaster, &mut players, Duration::from_secs(3));
    let mut runs = Vec::new();
    let mut bare = vec![Vec::new(); writers.len()];
    for _ in 0..pace.pairs {
        runs.push(over_http(&server, postmaster, &mut players, pace.span));
        for (n, writers) in writers.iter_mut().enumerate() {
            let group = if n == 0 { 64 } else { 1 };
            let moves = bare::run(&urls[n + 1], writers, pace.span, group);
            bare[n].push(moves as f64 / pace.span.as_secs_f64());
        }
    }
    tell(cluster.is_some(), clients, &runs, &bare);
    let health = Client::new(&server.address).get("/health", "");
    assert_eq!(health.unwrap(), 200);
    println!("    memory: {:.0} MB", cpu::resident(server.pid()));
}

fn tell(postgres: bool, clients: usize, runs: &[Run], bare: &[Vec<f64>]) {
    let few = |figure: &dyn Fn(&Run) -> f64| runs.iter().map(figure).collect::<Few>();
    let ratio = |bare: &[f64]| {
        let pairs = runs.iter().zip(bare);
        pairs.map(|(r, b)| r.moves / r.seconds / b).collect::<Few>()
    };
    let database = if postgres { "PostgreSQL" } else { "SQLite" };
    println!(
        "{database}, {clients} clients: {:.0} moves/s over HTTP; bare {:.0}; ratio {:.2}",
        few(&|r| r.moves / r.seconds),
        bare[0].iter().copied().collect::<Few>(),
        ratio(&bare[0]),
    );
    if let Some(single) = bare.get(1) {
        println!(
            "    bare, one commit a move: {:.0}; ratio {:.2}",
            single.iter().copied().collect::<Few>(),
            ratio(single)
        );
    }
    println!(
        "    CPU a move: server {:.3} ms, database {:.3}, load client {:.3}",
        few(&|r| r.server / r.moves),
        few(&|r| r.database / r.moves),
        few(&|r| r.client / r.moves),
    );
}

fn main() {
    let pace = Pace::from_arguments();
    println!(
        "{} pairs of {:?}; median (lowest-highest)",
        pace.pairs, pace.span
    );
    let cluster = Cluster::start();
    if cluster.is_none() {
        println!("PostgreSQL is not here and is passed over");
    }
    let clients: &[usize] = if pace.quick { &[1, 8] } else { &[1, 8, 32] };
    for clients in clients {
        compare(pace, None, *clients);
        if let Some(cluster) = &cluster {
            compare(pace, Some(cluster), *clients);
        }
    }
}
