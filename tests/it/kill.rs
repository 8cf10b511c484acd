//! The real program, killed in the middle of moves: what it has acknowledged is there, nothing is there twice.

use std::collections::HashMap;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fernzug::actions::Context;
use fernzug::domain::GameId;
use fernzug::domain::time::MINUTE;
use fernzug::jobs::Mailer;
use fernzug::links::Urls;
use fernzug::mail::Site;
use fernzug::mail::transport::{Transport, TransportSettings};
use fernzug::now::{FrozenNow, Stopwatch};
use fernzug::storage::{DatabaseUrl, games, notices};

use crate::support::arena::{self, Client, Table, uci};
use crate::support::database::{Kind, TestDb};
use crate::support::program::{Running, fernzug, started};

const WRITERS: usize = 8;
const GAMES_EACH: usize = 25;

/// How much is done before the test may say anything.
#[derive(Clone, Copy)]
struct Size {
    kills: u32,
    moves: usize,
}

const SMALL: Size = Size {
    kills: 3,
    moves: 100,
};
const FULL: Size = Size {
    kills: 10,
    moves: 2_000,
};

/// A move that was answered as played.
type Acknowledged = (GameId, u32);

/// What the writers and the one who kills know of each other.
#[derive(Default)]
struct Shared {
    /// Where the server is, since the last start.
    address: Mutex<String>,
    stop: AtomicBool,
    /// Requests sent and not answered yet.
    under_way: AtomicU32,
    acknowledged: Mutex<Vec<Acknowledged>>,
}

fn program(db: &TestDb) -> Running {
    let mut command = fernzug(db.folder());
    if let DatabaseUrl::Postgres(url) = db.settings().url {
        command.env("DATABASE_URL", url);
    }
    started(command.stderr(std::process::Stdio::null()))
}

/// Plays the table's games in turn, one ply each, until told to stop. A move that got no answer is sent again until
/// it has one: the same submission, so it must be taken as played.
fn write(table: &Table, shared: &Shared) {
    let mut client = Client::new("");
    let mut at = String::new();
    for ply in 1.. {
        // somebody also looks; whether he gets an answer is all the same
        let _ = client.get("/games", &table.to_move(ply).cookie);
        for game in &table.games {
            loop {
                if shared.stop.load(Ordering::SeqCst) {
                    return;
                }
                let address = shared.address.lock().unwrap().clone();
                if address != at {
                    client = Client::new(&address);
                    at = address;
                }
                shared.under_way.fetch_add(1, Ordering::SeqCst);
                let answer = client.send_move(table.to_move(ply), *game, ply);
                shared.under_way.fetch_sub(1, Ordering::SeqCst);
                match answer {
                    Ok(303) => {
                        shared.acknowledged.lock().unwrap().push((*game, ply));
                        break;
                    }
                    // stopping, or the database was not there
                    Ok(503) | Err(_) => std::thread::sleep(Duration::from_millis(5)),
                    Ok(status) => panic!(
                        "game {game} ply {ply}: {status} {}",
                        String::from_utf8_lossy(client.body())
                    ),
                }
            }
        }
    }
}

fn start_writers(tables: &[Table], shared: &Arc<Shared>) -> Vec<std::thread::JoinHandle<()>> {
    let each = tables.iter().cloned();
    each.map(|table| {
        let shared = Arc::clone(shared);
        std::thread::spawn(move || write(&table, &shared))
    })
    .collect()
}

impl Shared {
    fn count(&self) -> usize {
        self.acknowledged.lock().unwrap().len()
    }

    /// Waits until so many moves more have been acknowledged.
    fn wait_for(&self, more: usize) {
        let (wanted, watch) = (self.count() + more, Stopwatch::start());
        while self.count() < wanted {
            assert!(!watch.is_over(Duration::from_secs(60)), "nothing moves");
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Kills and restarts the server until the size is reached. Says how many kills met a request under way.
fn kill_again_and_again(db: &TestDb, shared: &Shared, size: Size) -> u32 {
    let (mut kills, mut seed) = (0, 0x2545_f491_u32);
    let mut rounds = 0;
    while kills < size.kills || shared.count() < size.moves {
        rounds += 1;
        assert!(
            rounds <= 20 * size.kills,
            "void: {kills} kills met a request"
        );
        let mut server = program(db);
        *shared.address.lock().unwrap() = server.address.clone();
        shared.wait_for(1 + size.moves / size.kills as usize);
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        std::thread::sleep(Duration::from_micros(u64::from(seed >> 18)));
        let under_way = shared.under_way.load(Ordering::SeqCst);
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        kills += u32::from(under_way > 0);
    }
    kills
}

/// Every acknowledged move is there, none twice, and nothing else but the one whose answer was cut off.
async fn check_moves(db: &TestDb, tables: &[Table], acknowledged: &[Acknowledged]) {
    let mut last: HashMap<GameId, u32> = HashMap::new();
    for (game, ply) in acknowledged {
        let before = last.insert(*game, *ply);
        assert_eq!(before.unwrap_or(0) + 1, *ply, "game {game}");
    }
    let told = db.read(|c| notices::newest(c, 1_000_000)).await.unwrap();
    for game in tables.iter().flat_map(|t| t.games.clone()) {
        let record = db.read(move |c| games::record(c, game)).await.unwrap();
        let record = record.unwrap();
        let acked = last.get(&game).copied().unwrap_or(0);
        let there = record.game.ply;
        assert!(
            there == acked || there == acked + 1,
            "game {game}: {acked} acknowledged, {there} there"
        );
        for (ply, row) in (0..).zip(&record.moves) {
            assert_eq!(row.ply, ply);
            assert!(ply == 0 || row.uci == uci(ply), "game {game} ply {ply}");
        }
        let your_move = |n: &&notices::Listed| n.game == Some(game) && n.kind == "your_move";
        let told = told.iter().filter(your_move).count();
        assert_eq!(
            told,
            there as usize + 1,
            "one for each position of game {game}"
        );
    }
}

/// Sends what still waits, as a server would after the leases of the killed ones have run out; then each notice is
/// sent or has lost its reason, and its letter lies there once, or several times alike.
async fn check_letters(db: &TestDb, kills: u32) {
    let folder = db.folder().join("mail");
    let urls = Urls::new("http://127.0.0.1:8080").unwrap();
    let site = Site::new("Fernzug", "Fernzug <fernzug@localhost>", urls).unwrap();
    let way = Transport::new(&TransportSettings::Files(folder.clone()), &site).unwrap();
    let ctx = arena::context(db);
    let later = FrozenNow::at(ctx.now().plus(10 * MINUTE).0);
    let ctx = Context {
        clock: Arc::new(later),
        ..ctx
    };
    let drained = Mailer::new(ctx, site, way).drain_once().await.unwrap();
    assert_eq!(drained.failed, 0);

    let mut lying_there: HashMap<String, Vec<Vec<u8>>> = HashMap::new();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        // half a letter has a dot before its name
        if path.file_name().unwrap().to_str().unwrap().starts_with('.') {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let id = text.lines().find_map(|l| l.strip_prefix("Message-ID: <"));
        let id = id.unwrap().trim_end_matches('>').to_owned();
        lying_there.entry(id).or_default().push(bytes);
    }
    let all = db.read(|c| notices::newest(c, 1_000_000)).await.unwrap();
    let mut sent = 0;
    for notice in all {
        assert!(
            ["sent", "dropped"].contains(&notice.state.as_str()),
            "{notice:?}"
        );
        let copies = notice
            .message_id
            .as_ref()
            .and_then(|id| lying_there.remove(id));
        if notice.state == "sent" {
            sent += 1;
            let copies = copies.unwrap_or_else(|| panic!("no letter of {notice:?}"));
            assert!(copies.len() <= 1 + kills as usize);
            assert!(copies.iter().all(|c| *c == copies[0]), "{notice:?}");
        }
    }
    assert!(sent > 0);
    assert!(
        lying_there.is_empty(),
        "letters of nothing: {lying_there:?}"
    );
}

fn story(kind: Kind, size: Size) {
    let Some(db) = TestDb::new(kind) else { return };
    let system = actix_web::rt::System::new();
    let tables = system.block_on(arena::set_up(&db, WRITERS, GAMES_EACH, true));
    let shared = Arc::new(Shared::default());
    let writers = start_writers(&tables, &shared);
    let kills = kill_again_and_again(&db, &shared, size);
    shared.stop.store(true, Ordering::SeqCst);
    for writer in writers {
        writer.join().unwrap();
    }
    let acknowledged = shared.acknowledged.lock().unwrap().clone();
    system.block_on(async {
        check_moves(&db, &tables, &acknowledged).await;
        check_letters(&db, kills).await;
    });
    let moves = acknowledged.len();
    assert!(moves >= size.moves, "void: {moves} moves acknowledged");
    println!("{kind:?}: {moves} moves acknowledged, {kills} kills with a request under way");
}

#[test]
fn killed_in_the_middle_of_moves_sqlite() {
    story(Kind::Sqlite, SMALL);
}

#[test]
fn killed_in_the_middle_of_moves_postgres() {
    story(Kind::Postgres, SMALL);
}

#[test]
#[ignore = "in full: cargo test --release -- --ignored"]
fn killed_ten_times_sqlite() {
    story(Kind::Sqlite, FULL);
}

#[test]
#[ignore = "in full: cargo test --release -- --ignored"]
fn killed_ten_times_postgres() {
    story(Kind::Postgres, FULL);
}

/// Told to stop while eight write: it is gone within five seconds, and what it has acknowledged is there.
fn told_to_stop(kind: Kind) {
    let Some(db) = TestDb::new(kind) else { return };
    let system = actix_web::rt::System::new();
    let tables = system.block_on(arena::set_up(&db, WRITERS, 5, true));
    let shared = Arc::new(Shared::default());
    let mut server = program(&db);
    *shared.address.lock().unwrap() = server.address.clone();
    let writers = start_writers(&tables, &shared);
    shared.wait_for(50);
    let watch = Stopwatch::start();
    let pid = server.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    let ended = server.child.wait().unwrap();
    let took = watch.elapsed();
    shared.stop.store(true, Ordering::SeqCst);
    for writer in writers {
        writer.join().unwrap();
    }
    assert!(ended.success(), "{ended}");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let acknowledged = shared.acknowledged.lock().unwrap().clone();
    system.block_on(check_moves(&db, &tables, &acknowledged));
}

#[test]
fn told_to_stop_in_the_middle_of_moves_sqlite() {
    told_to_stop(Kind::Sqlite);
}

#[test]
fn told_to_stop_in_the_middle_of_moves_postgres() {
    told_to_stop(Kind::Postgres);
}
