//! A club of two on one database, at the level of verbs: no pages, no mailer, a clock that the test sets.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use fernzug::actions::invitations::{self, Invite};
use fernzug::actions::play::{self, Act, SentMove};
use fernzug::actions::{Context, Wake};
use fernzug::domain::game::{Door, Game};
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::{Address, DisplayName, PlayerName, Role};
use fernzug::domain::time::{DAY, Instant, Millis, SECOND};
use fernzug::domain::{GameId, PlayerId};
use fernzug::jobs::Timetable;
use fernzug::now::FrozenNow;
use fernzug::rules::notation::Letters;
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::{AnyConn, Db, StorageError, games, outages, reports};

use super::database::{Kind, TestDb};

/// Tuesday noon in Berlin: no day of a story begins at night by accident.
pub const START: &str = "2027-05-11T10:00:00Z";

pub fn utc(text: &str) -> Instant {
    let time = chrono::DateTime::parse_from_rfc3339(text).unwrap();
    Instant(time.timestamp_millis())
}

pub struct Club {
    pub ctx: Context,
    pub db: TestDb,
    clock: FrozenNow,
    /// Has White in all games of this club.
    pub ada: PlayerId,
    pub ben: PlayerId,
}

impl Club {
    pub async fn new(db: TestDb) -> Self {
        let clock = FrozenNow::at(utc(START).0);
        if db.kind == Kind::Postgres {
            freeze_database(&db).await;
        }
        let ctx = context(&db, &clock);
        let mut club = Self {
            ctx,
            db,
            clock,
            ada: 0,
            ben: 0,
        };
        club.set(utc(START)).await;
        club.ada = club.player("ada").await;
        club.ben = club.player("ben").await;
        club
    }

    /// A second server on the same database, with the same time of day.
    pub fn another_server(&self) -> Context {
        context(&self.db, &self.clock)
    }

    pub fn now(&self) -> Instant {
        self.ctx.now()
    }

    /// Sets this machine's clock and the database's.
    pub async fn set(&self, at: Instant) {
        self.set_machine(at);
        if self.db.kind == Kind::Postgres {
            self.sql(&format!("UPDATE frozen.now SET ms = {}", at.0))
                .await;
        }
    }

    /// Sets this machine's clock alone.
    pub fn set_machine(&self, at: Instant) {
        self.clock.set(at.0);
    }

    pub async fn pass(&self, span: Millis) {
        self.set(self.now().plus(span)).await;
    }

    /// The letters about moves have gone out at once, as they do where a mailer runs: no flag waits for them.
    pub async fn deliver(&self) {
        let sent = "UPDATE notices SET state = 'sent', sent_at = created_at WHERE kind IN ('your_move', 'plan_played', 'plan_stopped') AND state = 'waiting'";
        self.sql(sent).await;
    }

    /// One round of this server's timetable.
    pub async fn tick(&self) -> usize {
        self.timetable("here").tick().await.unwrap()
    }

    pub fn timetable(&self, instance: &str) -> Timetable {
        Timetable::new(self.ctx.clone(), instance.to_owned())
    }

    /// Time passes while the server runs and nobody looks; then one round of the timetable.
    pub async fn alive_until(&self, at: Instant) {
        let (before, forget) = (at.plus(-10 * SECOND), at.plus(-DAY));
        self.ctx
            .db
            .write(move |tx| outages::beat(tx, "here", before, forget))
            .await
            .unwrap();
        self.set(at).await;
        self.tick().await;
    }

    pub async fn sql(&self, statement: &str) {
        self.db.sql(statement).await;
    }

    /// The answer to `SELECT … AS number …`.
    pub async fn number(&self, question: &str) -> i64 {
        self.db.number(question).await
    }

    /// A player in Berlin with a confirmed address.
    pub async fn player(&self, name: &str) -> PlayerId {
        let at = self.now();
        let address = Address::parse(&format!("{name}@example.invalid")).unwrap();
        let new = NewPlayer {
            name: PlayerName::parse(name).unwrap(),
            display: DisplayName::parse(&format!("{name} Holm")).unwrap(),
            lang: "en".to_owned(),
            zone: chrono_tz::Europe::Berlin,
            address: Some(address.clone()),
            password_hash: None,
            role: Role::Player,
        };
        let made = self.ctx.db.write(move |tx| {
            let id = players::insert(tx, &new, at)?;
            players::set_confirmed_address(tx, id, &address, at)?;
            Ok(id)
        });
        made.await.unwrap()
    }

    /// Ada's form: an open invitation, White, three days a move.
    pub fn form(&self, once: &str) -> Invite {
        Invite {
            once: once.to_owned(),
            from: self.ada,
            kind: InvitationKind::Open,
            to: String::new(),
            colour: ColourWish::White,
            time: fernzug::domain::clock::TimeTerms::days_per_move(3),
            profile: "online".to_owned(),
            rated: true,
            aids: Aids::default(),
            plans: true,
            watch: fernzug::domain::visibility::Openness::FRIENDLY,
            fen: String::new(),
            moves: String::new(),
            letters: Letters::English,
            message: String::new(),
            at: self.now(),
        }
    }

    /// Ada, White, against Ben.
    pub async fn game(&self) -> GameId {
        self.game_with(|_| ()).await
    }

    pub async fn game_with(&self, change: impl FnOnce(&mut Invite)) -> GameId {
        let number = self
            .number("SELECT count(*) AS number FROM invitations")
            .await;
        let mut form = self.form(&format!("form {number}"));
        change(&mut form);
        let invited = invitations::invite(&self.ctx, form).await.unwrap();
        let accepted = invitations::accept(&self.ctx, invited.id, self.ben, self.now());
        let game = accepted.await.unwrap();
        self.deliver().await;
        game
    }

    /// A move as it would arrive now.
    pub fn sent(&self, game: &Game, uci: &str) -> SentMove {
        SentMove {
            game: game.id,
            player: game.player(game.turn()),
            ply: game.ply + 1,
            uci: uci.to_owned(),
            offer: false,
            claim: None,
            message: String::new(),
            door: Door::Web,
            at: self.now(),
            entered: None,
            postmark: None,
        }
    }

    /// Plays moves, now, from where the game stands.
    pub async fn play(&self, game: GameId, moves: &str) {
        for uci in moves.split_whitespace() {
            let sent = self.sent(&self.look(game).await, uci);
            play::make_move(&self.ctx, sent).await.unwrap();
        }
        self.deliver().await;
    }

    pub async fn look(&self, game: GameId) -> Game {
        let read = self.ctx.db.read(move |c| games::game(c, game));
        read.await.unwrap().expect("the game is there")
    }

    pub fn act(&self, game: GameId, player: PlayerId) -> Act {
        Act {
            game,
            player,
            at: self.now(),
            entered: None,
        }
    }

    /// Result and reason; `None` while it runs.
    pub async fn ending(&self, game: GameId) -> Option<(&'static str, &'static str)> {
        let ending = self.look(game).await.ending?;
        Some((ending.result(), ending.reason()))
    }

    /// The moves on the board, the start not counted.
    pub async fn moves(&self, game: GameId) -> Vec<String> {
        let record = self.ctx.db.read(move |c| games::record(c, game));
        let record = record.await.unwrap().unwrap();
        record.moves.into_iter().skip(1).map(|m| m.san).collect()
    }

    /// How many letters of this kind a player was to get about a game.
    pub async fn told(&self, game: GameId, player: PlayerId, kind: NoticeKind) -> usize {
        let kind = kind.code();
        let meant = format!(
            "SELECT count(*) AS number FROM notices
             WHERE game_id = {game} AND player_id = {player} AND kind = '{kind}'"
        );
        usize::try_from(self.number(&meant).await).unwrap()
    }

    /// What jobs reported, oldest first: job, game and whether it was well.
    pub async fn reports(&self) -> Vec<(String, Option<GameId>, bool)> {
        let newest = self.db.read(|c| reports::newest(c, 10_000)).await.unwrap();
        let lines = newest.into_iter().rev();
        lines.map(|r| (r.job, r.game, r.ok)).collect()
    }
}

fn context(db: &TestDb, clock: &FrozenNow) -> Context {
    Context {
        // connections that see the frozen time of day
        db: db.another(|_| ()),
        clock: Arc::new(clock.clone()),
        wake: Wake::default(),
        leave: <_>::default(),
    }
}

/// From the next connection on, this PostgreSQL database tells the time that stands in a table of its own: the search
/// path puts our `clock_timestamp()` before the built-in one.
async fn freeze_database(db: &Db) {
    let frozen = |tx: &mut AnyConn| -> Result<(), StorageError> {
        tx.batch_execute(
            "CREATE SCHEMA frozen;
             CREATE TABLE frozen.now (ms BIGINT NOT NULL);
             INSERT INTO frozen.now VALUES (0);
             CREATE FUNCTION frozen.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
               AS 'SELECT to_timestamp(ms / 1000.0) FROM frozen.now';
             DO $$ BEGIN EXECUTE format(
               'ALTER DATABASE %I SET search_path = public, frozen, pg_catalog', current_database());
             END $$",
        )?;
        Ok(())
    };
    db.write(frozen).await.unwrap();
}

type Work<T> = Box<dyn FnOnce() -> Pin<Box<dyn Future<Output = T>>> + Send>;

/// A piece of work for [`at_once`], begun `late` after the start.
pub fn work<T, F, W>(late: Duration, start: F) -> Work<T>
where
    F: FnOnce() -> W + Send + 'static,
    W: Future<Output = T> + 'static,
{
    Box::new(move || {
        Box::pin(async move {
            wait(late);
            start().await
        })
    })
}

/// A sleep would be longer than most races.
fn wait(late: Duration) {
    let watch = fernzug::now::Stopwatch::start();
    while !watch.is_over(late) {
        std::hint::spin_loop();
    }
}

/// Starts all at a barrier, each in a thread and a runtime of its own, and hands back what they came to, in order.
pub fn at_once<T: Send + 'static>(works: Vec<Work<T>>) -> Vec<T> {
    let start = Arc::new(Barrier::new(works.len()));
    let threads: Vec<_> = works
        .into_iter()
        .map(|work| {
            let start = Arc::clone(&start);
            std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread()
                    .enable_all()
                    .build()
                    .unwrap();
                start.wait();
                runtime.block_on(work())
            })
        })
        .collect();
    threads.into_iter().map(|t| t.join().unwrap()).collect()
}

/// Keeps a race of two open: whoever has won more begins later. A race that one side always wins has shown nothing.
#[derive(Default, Debug)]
pub struct Scales {
    won: [u32; 2],
    /// How much later the first side begins, in microseconds; negative: the second.
    lead: i64,
    step: i64,
}

impl Scales {
    pub fn late(&self) -> [Duration; 2] {
        let micros = |n: i64| Duration::from_micros(u64::try_from(n).unwrap_or(0));
        [micros(self.lead), micros(-self.lead)]
    }

    pub fn won(&mut self, side: usize) {
        self.won[side] += 1;
        let sign = if side == 0 { 1 } else { -1 };
        // doubles while one side goes on winning, halves when it changes
        self.step = if self.step * sign > 0 {
            (self.step * 2).clamp(-2_000, 2_000)
        } else if self.step == 0 {
            40 * sign
        } else {
            sign * (self.step.abs() / 2).max(20)
        };
        self.lead += self.step;
    }

    /// Whether enough rounds were run; fails as void when one side never gets its fifth.
    pub fn is_settled(&self, least: u32) -> bool {
        let rounds = self.won[0] + self.won[1];
        let fair = self.won.iter().all(|n| n * 5 >= rounds);
        assert!(fair || rounds < 10 * least, "void: {self:?}");
        rounds >= least && fair
    }
}
