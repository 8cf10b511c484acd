//! Flags in bulk: an instance that comes back to a site where a tenth of a million games is overdue.
//!
//! `cargo bench --bench flags` (a quarter of an hour), `-- --quick` at a hundredth of the size, for a look whether it
//! runs. Three instances flag on one PostgreSQL, one on SQLite, beside one bare UPDATE of the same rows; and the next 500
//! that are due are picked among ten thousand, a hundred thousand and a million games.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

#[expect(dead_code, unused_imports, reason = "nothing goes over HTTP here")]
mod support;

use std::path::Path;
use std::sync::Arc;

use diesel::connection::SimpleConnection;
use diesel::sql_types::BigInt;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use fernzug::actions::invitations::{self, Invite};
use fernzug::actions::play::{SentMove, make_move};
use fernzug::actions::sweep::{Flags, sweep};
use fernzug::actions::{Context, Wake};
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::game::Door;
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::player::{DisplayName, PlayerName, Role};
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::{GameId, PlayerId};
use fernzug::now::{FrozenNow, Stopwatch};
use fernzug::rules::notation::Letters;
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::{DatabaseUrl, Db, games};
use support::Pace;
use support::cluster::Cluster;
use support::server::open;

/// Sunday noon in Berlin.
const START: Instant = Instant(1_810_461_600_000);
/// One game in so many is overdue.
const OVERDUE: i64 = 10;
const PICKED: i64 = 500;

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

struct Site {
    url: DatabaseUrl,
    db: Db,
    clock: FrozenNow,
    ctx: Context,
    people: [PlayerId; 2],
}

fn context(db: &Db, clock: &FrozenNow) -> Context {
    Context {
        db: db.clone(),
        clock: Arc::new(clock.clone()),
        wake: Wake::default(),
        leave: <_>::default(),
    }
}

impl Site {
    async fn new(url: DatabaseUrl) -> Self {
        let (db, clock) = (open(&url), FrozenNow::at(START.0));
        let mut people = [0; 2];
        for (id, name) in people.iter_mut().zip(["ada", "ben"]) {
            let new = NewPlayer {
                name: PlayerName::parse(name).unwrap(),
                display: DisplayName::parse(name).unwrap(),
                lang: "en".to_owned(),
                zone: chrono_tz::Europe::Berlin,
                address: None,
                password_hash: None,
                role: Role::Player,
            };
            let made = db.write(move |tx| players::insert(tx, &new, START));
            *id = made.await.unwrap();
        }
        Self {
            ctx: context(&db, &clock),
            url,
            db,
            clock,
            people,
        }
    }

    async fn number(&self, question: &str) -> i64 {
        let question = format!("SELECT (SELECT {question}) AS number");
        let asked = self
            .db
            .read_long(move |c| Ok(sql_query(question).get_result::<Number>(c)?.number));
        asked.await.unwrap()
    }

    async fn sql(&self, statement: String) {
        let done = self.db.write(move |tx| Ok(tx.batch_execute(&statement)?));
        done.await.unwrap();
    }

    /// A game after two moves, of which copies are made.
    async fn pattern(&self, control: &str) -> GameId {
        let [ada, ben] = self.people;
        let form = Invite {
            once: control.to_owned(),
            from: ada,
            kind: InvitationKind::Open,
            to: String::new(),
            colour: ColourWish::White,
            time: TimeTerms::usual(control.parse().unwrap()),
            profile: "online".to_owned(),
            rated: false,
            aids: Aids::default(),
            plans: true,
            watch: fernzug::domain::visibility::Openness::FRIENDLY,
            fen: String::new(),
            moves: String::new(),
            letters: Letters::English,
            message: String::new(),
            at: START,
        };
        let invited = invitations::invite(&self.ctx, form).await.unwrap();
        let game = invitations::accept(&self.ctx, invited.id, ben, START)
            .await
            .unwrap();
        for (ply, (player, uci)) in (1..).zip([(ada, "e2e4"), (ben, "e7e5")]) {
            let sent = SentMove {
                game,
                player,
                ply,
                uci: uci.to_owned(),
                offer: false,
                claim: None,
                message: String::new(),
                door: Door::Web,
                entered: None,
                postmark: None,
                at: START,
            };
            make_move(&self.ctx, sent).await.unwrap();
        }
        game
    }

    /// Copies of a game under the numbers from `first` on.
    async fn copy(&self, pattern: GameId, first: i64, count: i64) {
        const GAMES: &str = "version, white_id, black_id, state, ply, given, waiting_id, allowed_ms, clock_started_at, \
            clock_zone, deadline_at, look_at, offer_id, claim_ply, result, reason, started_at, changed_at, ended_at, clock_acts";
        const TERMS: &str = "days, profile, profile_version, rated, aids, by_lot, start_fen, clock_model, visibility, \
            control, leave_mode, own_hours";
        const MOVES: &str = "ply, uci, san, fen, at, used_ms, left_ms, offered, door, night_zone";
        let mut from = first;
        while from < first + count {
            let to = (from + 10_000).min(first + count);
            let numbers = format!(
                "WITH RECURSIVE s(n) AS (SELECT CAST({from} AS BIGINT) UNION ALL SELECT n + 1 FROM s WHERE n < {})",
                to - 1
            );
            self.sql(format!(
                "{numbers} INSERT INTO games (id, {GAMES}) SELECT n, {GAMES} FROM s, games WHERE id = {pattern};
                 {numbers} INSERT INTO game_terms (game_id, {TERMS}) SELECT n, {TERMS} FROM s, game_terms WHERE game_id = {pattern};
                 {numbers} INSERT INTO moves (game_id, {MOVES}) SELECT n, {MOVES} FROM s, moves WHERE game_id = {pattern};"
            ))
            .await;
            from = to;
        }
    }

    /// Milliseconds to pick the next that are due.
    async fn pick(&self, now: Instant) -> f64 {
        let mut best = f64::MAX;
        for _ in 0..20 {
            let watch = Stopwatch::start();
            let read = self.db.read_long(move |c| games::due(c, now, PICKED));
            assert_eq!(read.await.unwrap().len() as i64, PICKED);
            best = best.min(watch.elapsed().as_secs_f64() * 1_000.0);
        }
        best
    }
}

/// One instance, until nothing is due.
fn instance(url: &DatabaseUrl, clock: &FrozenNow, now: Instant) {
    let db = open(url);
    let ctx = context(&db, clock);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        while !db
            .read(move |c| games::due(c, now, 1))
            .await
            .unwrap()
            .is_empty()
        {
            sweep(&ctx, Flags::MayFall, now).await.unwrap();
        }
    });
}

async fn measure(name: &str, url: DatabaseUrl, instances: usize, pace: Pace) {
    let site = Site::new(url).await;
    let (overdue, long) = (site.pattern("3d").await, site.pattern("60d").await);
    let now = START.plus(4 * DAY);
    site.clock.set(now.0);
    let shrink = if pace.quick { 100 } else { 1 };
    let (mut have, mut late) = (0, 1);
    for size in [10_000, 100_000, 1_000_000].map(|size| size / shrink) {
        let due = (size / OVERDUE).max(PICKED + 1) - late;
        let base = 1_000_000;
        site.copy(overdue, 10 * base + late, due).await;
        site.copy(long, 20 * base + have, size - due - have).await;
        (have, late) = (size - due, late + due);
        site.sql("ANALYZE".to_owned()).await;
        let picked = site.pick(now).await;
        println!("{name}: the next {PICKED} due among {size} games: {picked:.2} ms");
    }
    let watch = Stopwatch::start();
    site.sql(format!(
        "UPDATE games SET version = version + 1 WHERE look_at <= {}",
        now.0
    ))
    .await;
    let bare = watch.elapsed().as_secs_f64();
    let watch = Stopwatch::start();
    std::thread::scope(|scope| {
        for _ in 0..instances {
            scope.spawn(|| instance(&site.url, &site.clock, now));
        }
    });
    let flagged = watch.elapsed().as_secs_f64();
    let ended = site.number("count(*) FROM games WHERE result IS NOT NULL");
    let events = site.number("count(*) FROM game_events WHERE kind = 'flag'");
    let apart = site.number("count(DISTINCT game_id) FROM game_events WHERE kind = 'flag'");
    let (ended, events, apart) = (ended.await, events.await, apart.await);
    assert_eq!((ended, events, apart), (late, late, late), "each once");
    println!(
        "{name}: {late} flags by {instances} in {flagged:.1} s ({:.0} a second); the bare UPDATE {bare:.2} s",
        late as f64 / flagged
    );
}

fn main() {
    let pace = Pace::from_arguments();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = |folder: &Path| DatabaseUrl::Sqlite(folder.join("flags.db"));
    runtime.block_on(measure("SQLite", file(folder.path()), 1, pace));
    match Cluster::start() {
        Some(cluster) => {
            let url = DatabaseUrl::Postgres(cluster.database("flags"));
            runtime.block_on(measure("PostgreSQL", url, 3, pace));
        }
        None => println!("PostgreSQL is not here and is passed over"),
    }
}
