//! A large tournament comes to life on PostgreSQL: 35,000 players in groups of twelve, both colours, are 385,000 games.
//!
//! `cargo bench --bench starting` (some twenty minutes), `-- --quick` with 480 players. It is drawn, the real program makes
//! its games while somebody plays a game of his own, is killed (SIGKILL) when half of them are there, is started again and
//! goes on; then all clocks start. No game is made twice, none is missing. Beside it the same rows are inserted by bare
//! statements, as many in a transaction.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

#[path = "support/large.rs"]
mod large;
#[expect(dead_code, unused_imports, reason = "one bench does not use all of it")]
mod support;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::sql_types::BigInt;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use fernzug::actions::tournaments;
use fernzug::now::Stopwatch;
use fernzug::storage::{DatabaseUrl, Db};
use support::Pace;
use support::arena::{self, Client, Table, context};
use support::cluster::Cluster;
use support::server::{Server, open};

const GROUP: i64 = 12;
/// Games of a group in which everybody meets everybody with both colours.
const OF_A_GROUP: i64 = GROUP * (GROUP - 1);
/// Bare games that are inserted for comparison.
const BARE: i64 = 10_000;

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

fn number(db: &Db, question: &str) -> i64 {
    let question = format!("SELECT ({question}) AS number");
    let asked = db.read_blocking(move |c| Ok(sql_query(question).get_result::<Number>(c)?.number));
    asked.unwrap()
}

fn sql(db: &Db, statement: String) {
    let done = db.write_blocking(move |tx| Ok(tx.batch_execute(&statement)?));
    done.unwrap();
}

/// Plays a game of its own, four moves a second, until told to stop; the longest a move waited, and 99 % of them, in ms.
fn meanwhile(address: &str, table: &Table, ply: &mut u32, stop: &AtomicBool) -> Vec<f64> {
    let mut client = Client::new(address);
    let mut waited = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let watch = Stopwatch::start();
        // the server may be killed under it: such a move is sent again
        if let Ok(303) = client.send_move(table.to_move(*ply), table.games[0], *ply) {
            waited.push(watch.elapsed().as_secs_f64() * 1_000.0);
            *ply += 1;
        }
        std::thread::sleep(Duration::from_millis(250));
    }
    waited
}

/// Lets the program work until the question is answered with `wanted`; the seconds it took, and how long moves waited.
fn served(
    db: &Db,
    (folder, url): (&Path, &DatabaseUrl),
    (table, ply): (&Table, &mut u32),
    question: &str,
    wanted: i64,
) -> (f64, Vec<f64>) {
    let watch = Stopwatch::start();
    // dropping it is a SIGKILL
    let server = Server::start(folder, url);
    let stop = AtomicBool::new(false);
    let waited = std::thread::scope(|scope| {
        let plays = scope.spawn(|| meanwhile(&server.address, table, ply, &stop));
        while number(db, question) < wanted {
            std::thread::sleep(Duration::from_millis(200));
        }
        stop.store(true, Ordering::Relaxed);
        plays.join().unwrap()
    });
    (watch.elapsed().as_secs_f64(), waited)
}

/// The rows of a game, copied by bare statements, fifty games in a transaction; games a second.
fn bare(db: &Db, pattern: i64, games: i64) -> f64 {
    let columns = |table: &str| {
        let question = format!(
            "SELECT string_agg(column_name, ', ') AS text FROM information_schema.columns
             WHERE table_name = '{table}' AND column_name NOT IN ('id', 'game_id')"
        );
        #[derive(QueryableByName)]
        struct Text {
            #[diesel(sql_type = diesel::sql_types::Text)]
            text: String,
        }
        let asked = db.read_blocking(move |c| Ok(sql_query(question).get_result::<Text>(c)?.text));
        asked.unwrap()
    };
    let (of_games, of_terms, of_moves) =
        (columns("games"), columns("game_terms"), columns("moves"));
    let first = 50_000_000;
    let watch = Stopwatch::start();
    for from in (first..first + games).step_by(50) {
        let mut all = String::new();
        for id in from..from + 50 {
            all.push_str(&format!(
                "INSERT INTO games (id, {of_games}) SELECT {id}, {of_games} FROM games WHERE id = {pattern};
                 INSERT INTO game_terms (game_id, {of_terms}) SELECT {id}, {of_terms} FROM game_terms WHERE game_id = {pattern};
                 INSERT INTO moves (game_id, {of_moves}) SELECT {id}, {of_moves} FROM moves WHERE game_id = {pattern};"
            ));
        }
        sql(db, all);
    }
    games as f64 / watch.elapsed().as_secs_f64()
}

fn told(what: &str, mut waited: Vec<f64>) {
    waited.sort_by(f64::total_cmp);
    let at = |share: f64| waited[((waited.len() - 1) as f64 * share) as usize];
    println!(
        "{what}: {} moves meanwhile waited {:.1} ms at the median, {:.1} at 99 %, {:.1} at worst",
        waited.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn main() {
    let pace = Pace::from_arguments();
    let Some(cluster) = Cluster::start() else {
        println!("PostgreSQL is not here");
        return;
    };
    let url = DatabaseUrl::Postgres(cluster.database("starting"));
    let folder = tempfile::tempdir().unwrap();
    let db = open(&url);
    let groups = if pace.quick { 40 } else { 2_917 };
    let (players, games) = (groups * GROUP, groups * OF_A_GROUP);
    let system = actix_web::rt::System::new();
    let (table, id) = system.block_on(async {
        let ctx = context(&db);
        let table = arena::set_up(&db, 1, 1, false).await.remove(0);
        let director = table.seats[0].id;
        let format = format!("robin 2 size={GROUP} fill=lot");
        let setup = large::setup(&format, ctx.now());
        let id = large::entered(&ctx, setup, director, players).await;
        let watch = Stopwatch::start();
        tournaments::draw_now(&ctx, id, director, None, ctx.now())
            .await
            .unwrap();
        println!(
            "{players} players drawn into {groups} groups, {games} pairings published, in {:.1} s",
            watch.elapsed().as_secs_f64()
        );
        (table, id)
    });
    let made = format!("SELECT count(*) FROM games WHERE tournament_id = {id}");
    let place = (folder.path(), &url);
    let mut ply = 1;
    let (first, waited) = served(&db, place, (&table, &mut ply), &made, games / 2);
    let half = number(&db, &made);
    println!("{half} games made in {first:.1} s; killed");
    told("while they were made", waited);
    let (second, waited) = served(&db, place, (&table, &mut ply), &made, games);
    let rate = games as f64 / (first + second);
    println!("all {games} made {second:.1} s after the second start: {rate:.0} a second");
    told("while they were made", waited);
    let apart = "SELECT count(DISTINCT game_id) FROM pairings WHERE game_id IS NOT NULL";
    assert_eq!((number(&db, &made), number(&db, apart)), (games, games));
    // their day has come
    let now = context(&db).now().0;
    sql(
        &db,
        format!("UPDATE rounds SET starts_at = {now} WHERE tournament_id = {id}"),
    );
    let started = format!("{made} AND state = 'running'");
    let (seconds, waited) = served(&db, place, (&table, &mut ply), &started, games);
    println!("all clocks started in {seconds:.1} s");
    told("while they started", waited);
    let at_once =
        format!("SELECT count(DISTINCT started_at) FROM games WHERE tournament_id = {id}");
    assert_eq!(number(&db, &at_once), 1, "at one instant");
    let bare = bare(&db, table.games[0], if pace.quick { 500 } else { BARE });
    println!(
        "bare inserts of the same rows: {bare:.0} games a second; ours {:.2} of it",
        rate / bare
    );
}
