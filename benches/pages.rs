//! A game's page and the list of games beside a bare actix page of the same size; memory at rest; time until ready.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

#[path = "support/large.rs"]
mod large;
mod support;

use std::process::Command;
use std::time::Duration;

use actix_web::{App, HttpResponse, HttpServer, web};
use diesel::connection::SimpleConnection;
use fernzug::actions::tournaments;
use fernzug::now::Stopwatch;
use fernzug::storage::{DatabaseUrl, Db};
use support::arena::{self, Client, Table};
use support::cluster::Cluster;
use support::server::{Server, open};
use support::{Few, Pace, cpu};

/// Plies of the game that is looked at, and games in the list.
const PLIES: u32 = 40;
const LISTED: usize = 30;
const MANY: usize = 10_000;
/// Players of the tournament whose table is looked at.
const SEATS: i64 = 60;

/// What is measured together.
struct Place<'a> {
    name: &'a str,
    pace: Pace,
    server: &'a Server,
    postmaster: Option<u32>,
}

/// Our figures and the bare server's.
type Pair = ([f64; 3], [f64; 3]);

/// Requests a second, and milliseconds of the server's and the database's CPU for one.
fn ask(at: &Place<'_>, server: &Server, path: &str, cookie: &str, clients: usize) -> [f64; 3] {
    let span = at.pace.span;
    let used = || {
        let database = at.postmaster.map_or(0.0, cpu::of_family);
        [cpu::of(server.pid()), database]
    };
    let (before, watch) = (used(), Stopwatch::start());
    let asked: usize = std::thread::scope(|scope| {
        let each = (0..clients).map(|_| {
            let watch = &watch;
            scope.spawn(move || {
                let mut client = Client::new(&server.address);
                let mut asked = 0;
                while !watch.is_over(span) {
                    assert_eq!(client.get(path, cookie).unwrap(), 200);
                    asked += 1;
                }
                asked
            })
        });
        let all: Vec<_> = each.collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    let seconds = watch.elapsed().as_secs_f64();
    let after = used();
    let each = |n: usize| (after[n] - before[n]) / asked as f64;
    [asked as f64 / seconds, each(0), each(1)]
}

fn compare(at: &Place<'_>, what: &str, path: &str, cookie: &str) {
    let mut client = Client::new(&at.server.address);
    assert_eq!(client.get(path, cookie).unwrap(), 200);
    let bytes = client.body().len();
    let bare = bare(bytes);
    for clients in [1, 8] {
        let pairs: Vec<Pair> = (0..at.pace.pairs)
            .map(|_| {
                let ours = ask(at, at.server, path, cookie, clients);
                (ours, ask(at, &bare, "/", "", clients))
            })
            .collect();
        let few = |figure: &dyn Fn(&Pair) -> f64| pairs.iter().map(figure).collect::<Few>();
        println!(
            "{}, {what}, {bytes} bytes, {clients} clients: {:.0}/s, CPU {:.3} ms, database {:.3} ms; bare {:.0}/s, CPU {:.3} ms",
            at.name,
            few(&|p| p.0[0]),
            few(&|p| p.0[1]),
            few(&|p| p.0[2]),
            few(&|p| p.1[0]),
            few(&|p| p.1[1]),
        );
    }
}

/// A bare actix server whose only page has so many bytes: this program again.
fn bare(bytes: usize) -> Server {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["bare", &bytes.to_string()]);
    Server::started(command, "Bare is at http://")
}

/// The server of [`bare`].
fn serve_bare(bytes: usize) {
    let page = web::Bytes::from("x".repeat(bytes));
    let system = actix_web::rt::System::new();
    system
        .block_on(async {
            let server = HttpServer::new(move || {
                let page = page.clone();
                let answer = move || {
                    let page = page.clone();
                    async move {
                        HttpResponse::Ok()
                            .content_type("text/html; charset=utf-8")
                            .body(page)
                    }
                };
                App::new().route("/", web::get().to(answer))
            });
            let server = server.workers(2).bind("127.0.0.1:0").unwrap();
            println!("Bare is at http://{}", server.addrs()[0]);
            server.run().await
        })
        .unwrap();
}

fn set_up(db: &Db) -> Table {
    let system = actix_web::rt::System::new();
    system.block_on(async {
        let mut tables = arena::set_up(db, 1, LISTED, false).await;
        tables.remove(0)
    })
}

/// A tournament of sixty in which half of the 1,770 games have ended; its number.
fn everybody_meets_everybody(db: &Db, table: &Table) -> i64 {
    let director = table.seats[0].id;
    let system = actix_web::rt::System::new();
    system.block_on(async {
        let ctx = arena::context(db);
        let setup = large::setup("robin 1", ctx.now());
        let id = large::entered(&ctx, setup, director, SEATS).await;
        let now = ctx.now();
        tournaments::draw_now(&ctx, id, director, None, now).await.unwrap();
        tournaments::go_on(&ctx).await.unwrap();
        let its_day = format!("UPDATE rounds SET starts_at = {} WHERE tournament_id = {id}", now.0);
        let done = ctx.db.write(move |tx| Ok(tx.batch_execute(&its_day)?));
        done.await.unwrap();
        tournaments::go_on(&ctx).await.unwrap();
        let half = format!(
            "UPDATE games SET state = 'ended', result = '1-0', reason = 'resignation', ended_at = {},
             waiting_id = NULL, deadline_at = NULL, look_at = NULL WHERE tournament_id = {id} AND id % 2 = 0",
            now.0
        );
        let done = ctx.db.write(move |tx| Ok(tx.batch_execute(&half)?));
        done.await.unwrap();
        id
    })
}

/// Running games of the first player, without moves: nobody looks at them, but they are there.
fn add_many(db: &Db, table: &Table, many: usize) {
    let (white, black) = (table.seats[0].id, table.seats[1].id);
    let game = table.games[0];
    let sql = format!(
        "INSERT INTO games (version, white_id, black_id, state, ply, given, waiting_id, allowed_ms,
           clock_started_at, deadline_at, look_at, started_at, changed_at)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {many})
         SELECT 1, {white}, {black}, 'running', 0, 0, {white}, allowed_ms,
           clock_started_at, deadline_at, look_at, started_at, changed_at FROM n, games WHERE id = {game}"
    );
    db.write_blocking(move |tx| Ok(tx.batch_execute(&sql)?))
        .unwrap();
}

fn measure(name: &str, pace: Pace, url: &DatabaseUrl, postmaster: Option<u32>) {
    let folder = tempfile::tempdir().unwrap();
    // the server looks for its database in its data folder
    let url = match url {
        DatabaseUrl::Sqlite(file) => DatabaseUrl::Sqlite(folder.path().join(file)),
        postgres => postgres.clone(),
    };
    let db = open(&url);
    let table = set_up(&db);
    let server = Server::start(folder.path(), &url);
    std::thread::sleep(Duration::from_secs(2));
    println!("{name}: {:.1} MB at rest", cpu::resident(server.pid()));
    let game = table.games[0];
    let mut client = Client::new(&server.address);
    for ply in 1..=PLIES {
        let status = client.send_move(table.to_move(ply), game, ply);
        assert_eq!(status.unwrap(), 303);
    }
    let cookie = &table.seats[0].cookie;
    let at = Place {
        name,
        pace,
        server: &server,
        postmaster,
    };
    compare(&at, "page of a game", &format!("/games/{game}"), cookie);
    compare(&at, "list of games", "/games", cookie);
    let path = format!("/tournaments/{}", everybody_meets_everybody(&db, &table));
    compare(
        &at,
        &format!("cross table of {SEATS} players"),
        &path,
        cookie,
    );
    println!("{name}: {:.1} MB afterwards", cpu::resident(server.pid()));
    drop(server);
    let many = if pace.quick { MANY / 10 } else { MANY };
    add_many(&db, &table, many);
    let ready: Few = (0..pace.pairs)
        .map(|_| {
            let watch = Stopwatch::start();
            let server = Server::start(folder.path(), &url);
            assert_eq!(
                Client::new(&server.address).get("/health", "").unwrap(),
                200
            );
            watch.elapsed().as_secs_f64() * 1_000.0
        })
        .collect();
    println!("{name}: ready after {ready:.0} ms with {many} running games");
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.get(1).is_some_and(|a| a == "bare") {
        return serve_bare(arguments[2].parse().unwrap());
    }
    let pace = Pace::from_arguments();
    println!(
        "{} pairs of {:?}; median (lowest-highest)",
        pace.pairs, pace.span
    );
    measure(
        "SQLite",
        pace,
        &DatabaseUrl::Sqlite("fernzug.db".into()),
        None,
    );
    match Cluster::start() {
        Some(cluster) => {
            let url = DatabaseUrl::Postgres(cluster.database("pages"));
            measure("PostgreSQL", pace, &url, Some(cluster.postmaster));
        }
        None => println!("PostgreSQL is not here and is passed over"),
    }
}
