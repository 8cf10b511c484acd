//! `fernzug receive`, as a mail server starts it.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use crate::support::database::{Kind, TestDb};
use crate::support::program::{fernzug, started};
use fernzug::domain::GameId;
use fernzug::domain::link::LinkPurpose;
use fernzug::now::{Now as _, Stopwatch, SystemNow};
use fernzug::storage::inbound::LONGEST;
use fernzug::storage::links::{self, NewLink};
use fernzug::storage::{DatabaseUrl, games};

/// The program with its settings in the environment, as a pipe of a mail server has them.
fn receive(data: &Path, more: &[(&str, &str)]) -> Command {
    let mut command = fernzug(data);
    command
        .env("FERNZUG_MAIL__REPLY_TO_PLAY", "play@chess.example.org")
        .envs(more.iter().copied())
        .arg("receive")
        .stdin(Stdio::piped());
    command
}

fn hand_over(mut command: Command, mail: &[u8]) -> Output {
    let mut child = command.spawn().unwrap();
    // a program that refuses without reading is no fault of the pipe
    let _ = child.stdin.take().unwrap().write_all(mail);
    child.wait_with_output().unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().unwrap()
}

/// The same on both databases: where it lies, and the environment that says so.
fn on(kind: Kind, story: impl FnOnce(&TestDb, &Path, &[(&str, &str)])) {
    let Some(db) = TestDb::new(kind) else { return };
    let url = match db.settings().url {
        DatabaseUrl::Sqlite(file) => format!("sqlite://{}", file.display()),
        DatabaseUrl::Postgres(url) => url,
    };
    let folder = db.folder().to_owned();
    story(&db, &folder, &[("DATABASE_URL", url.as_str())]);
}

fn count(db: &TestDb, question: &str) -> i64 {
    actix_web::rt::System::new().block_on(db.number(question))
}

fn stored_once(kind: Kind) {
    on(kind, |db, data, env| {
        let mail = b"From: a@b.org\r\nTo: play@chess.example.org\r\n\r\ne4\r\n";
        for _ in 0..2 {
            let output = hand_over(receive(data, env), mail);
            assert_eq!(
                status(&output),
                0,
                "{}",
                String::from_utf8_lossy(&output.stderr)
            );
            assert!(output.stdout.is_empty() && output.stderr.is_empty());
        }
        assert_eq!(count(db, "SELECT count(*) AS number FROM inbound"), 1);
        assert_eq!(
            count(
                db,
                "SELECT count(*) AS number FROM inbound WHERE accepted_at % 1000 = 0"
            ),
            1
        );
        // to another of our addresses it is another mail
        let mut to = receive(data, env);
        to.args(["--to", "play+abc@chess.example.org", "--from", ""]);
        assert_eq!(status(&hand_over(to, mail)), 0);
        let told = "SELECT count(*) AS number FROM inbound WHERE recipient = 'play+abc@chess.example.org' AND sender = ''";
        assert_eq!(count(db, told), 1);
        let with_environment = [
            env,
            &[
                ("ORIGINAL_RECIPIENT", "play+def@chess.example.org"),
                ("SENDER", "x@y.z"),
            ],
        ]
        .concat();
        assert_eq!(
            status(&hand_over(receive(data, &with_environment), mail)),
            0
        );
        let told = "SELECT count(*) AS number FROM inbound WHERE recipient = 'play+def@chess.example.org' AND sender = 'x@y.z'";
        assert_eq!(count(db, told), 1);
        let at = count(db, "SELECT min(accepted_at) AS number FROM inbound");
        assert!((SystemNow.now() - at).abs() < 60_000);
        // as long as any may be, and one byte more
        let mut long = mail.to_vec();
        long.resize(LONGEST, b'x');
        assert_eq!(status(&hand_over(receive(data, env), &long)), 0);
        long.push(b'x');
        let refused = hand_over(receive(data, env), &long);
        assert_eq!(status(&refused), 65);
        assert!(String::from_utf8_lossy(&refused.stderr).contains("256 KB"));
        assert_eq!(status(&hand_over(receive(data, env), b"\r\n")), 65);
        assert_eq!(count(db, "SELECT count(*) AS number FROM inbound"), 4);
    });
}

#[test]
fn a_mail_is_stored_once_sqlite() {
    stored_once(Kind::Sqlite);
}

#[test]
fn a_mail_is_stored_once_postgres() {
    stored_once(Kind::Postgres);
}

#[test]
fn what_cannot_be_stored_now_is_tried_again() {
    let mail = b"From: a@b.org\r\n\r\ne4\r\n";
    let folder = tempfile::tempdir().unwrap();
    // no database: none is made
    let output = hand_over(receive(folder.path(), &[]), mail);
    assert_eq!(status(&output), 75);
    assert!(!folder.path().join("fernzug.db").exists());
    // nobody answers
    let away = [("DATABASE_URL", "postgres://fernzug:s3cret@127.0.0.1:1/x")];
    let output = hand_over(receive(folder.path(), &away), mail);
    assert_eq!(status(&output), 75);
    assert!(!String::from_utf8_lossy(&output.stderr).contains("s3cret"));
    // a wrong configuration, and none
    let wrong = [("FERNZUG_LISEN", "x")];
    assert_eq!(status(&hand_over(receive(folder.path(), &wrong), mail)), 75);
    let mut off = fernzug(folder.path());
    off.arg("receive").stdin(Stdio::piped());
    assert_eq!(status(&hand_over(off, mail)), 75);
    // an older database waits for the new program's start
    let db = TestDb::new(Kind::Sqlite).unwrap();
    actix_web::rt::System::new().block_on(db.sql("DROP TABLE inbound"));
    assert_eq!(status(&hand_over(receive(db.folder(), &[]), mail)), 75);
}

#[test]
fn a_locked_database_is_waited_for_and_then_given_up() {
    use diesel::connection::{Connection as _, SimpleConnection as _};
    let db = TestDb::new(Kind::Sqlite).unwrap();
    let file = db.file().display().to_string();
    let mut other = diesel::SqliteConnection::establish(&file).unwrap();
    other.batch_execute("BEGIN IMMEDIATE").unwrap();
    let mail = b"From: a@b.org\r\n\r\ne4\r\n";
    let (data, begun) = (db.folder().to_owned(), Stopwatch::start());
    let waiting = std::thread::spawn(move || hand_over(receive(&data, &[]), mail));
    std::thread::sleep(Duration::from_secs(2));
    other.batch_execute("COMMIT").unwrap();
    assert_eq!(status(&waiting.join().unwrap()), 0);
    assert!(begun.is_over(Duration::from_secs(2)));
    other.batch_execute("BEGIN IMMEDIATE").unwrap();
    let refused = hand_over(receive(db.folder(), &[]), b"From: a@b.org\r\n\r\nd4\r\n");
    assert_eq!(status(&refused), 75);
    other.batch_execute("COMMIT").unwrap();
    assert_eq!(count(&db, "SELECT count(*) AS number FROM inbound"), 1);
}

/// A game, and the address by which White can move in it.
async fn waiting_game(db: TestDb) -> (crate::support::club::Club, GameId, String) {
    let club = crate::support::club::Club::new(db).await;
    club.set(fernzug::domain::time::Instant(SystemNow.now()))
        .await;
    let game = club.game().await;
    let secret = fernzug::secrets::address_token();
    let link = NewLink {
        player: Some(club.ada),
        game: Some(game),
        ply: Some(0),
        ..NewLink::new(LinkPurpose::Reply, &secret, club.now())
    };
    let kept = club.ctx.db.write(move |tx| links::insert(tx, &link));
    kept.await.unwrap();
    let address = format!("play+{}@chess.example.org", secret.expose());
    (club, game, address)
}

#[test]
fn beside_the_running_server_and_while_it_is_dead() {
    let Some(db) = TestDb::new(Kind::Sqlite) else {
        return;
    };
    actix_web::rt::System::new().block_on(async {
        let (club, game, address) = waiting_game(db).await;
        let data = club.db.folder().to_owned();
        let server = || started(fernzug(&data).stderr(Stdio::null()));
        let mail =
            |body: &str| format!("From: a@b.org\r\nTo: {address}\r\n\r\n{body}\r\n").into_bytes();
        // not understood, beside the running server
        let running = server();
        assert_eq!(status(&hand_over(receive(&data, &[]), &mail("hello"))), 0);
        until(
            &club,
            "SELECT count(*) AS number FROM inbound WHERE outcome = 'not_understood'",
        )
        .await;
        // killed in whatever it does
        drop(running);
        assert_eq!(status(&hand_over(receive(&data, &[]), &mail("e4"))), 0);
        let waits = "SELECT count(*) AS number FROM inbound WHERE state = 'waiting'";
        assert_eq!(club.number(waits).await, 1);
        let at = club
            .number("SELECT max(accepted_at) AS number FROM inbound")
            .await;
        std::thread::sleep(Duration::from_secs(2));
        let _running = server();
        until(
            &club,
            "SELECT count(*) AS number FROM inbound WHERE outcome = 'played'",
        )
        .await;
        assert_eq!(club.moves(game).await, ["e4"]);
        let record = club.db.read(move |c| games::record(c, game)).await.unwrap();
        assert_eq!(record.unwrap().moves[1].at.0, at);
    });
}

async fn until(club: &crate::support::club::Club, question: &str) {
    for _ in 0..300 {
        if club.number(question).await > 0 {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("never: {question}");
}

#[test]
fn the_check_says_that_nothing_has_ever_come_in() {
    let db = TestDb::new(Kind::Sqlite).unwrap();
    let said = || {
        let mut check = fernzug(db.folder());
        check.env("FERNZUG_MAIL__REPLY_TO_PLAY", "play@chess.example.org");
        let output = check.arg("check").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(said().contains("no mail has ever come in"), "{}", said());
    let mail = b"From: a@b.org\r\n\r\nhello\r\n";
    assert_eq!(status(&hand_over(receive(db.folder(), &[]), mail)), 0);
    assert!(said().contains("moves by mail come in"), "{}", said());
}

fn many_at_once(kind: Kind) {
    on(kind, |db, data, env| {
        let handed: Vec<_> = (0..12)
            .map(|number| {
                let (command, mail) = (
                    receive(data, env),
                    format!("Subject: {number}\r\n\r\ne4\r\n"),
                );
                std::thread::spawn(move || hand_over(command, mail.as_bytes()))
            })
            .collect();
        for one in handed {
            let output = one.join().unwrap();
            assert_eq!(
                status(&output),
                0,
                "{}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
        assert_eq!(count(db, "SELECT count(*) AS number FROM inbound"), 12);
    });
}

#[test]
fn many_mails_at_once_sqlite() {
    many_at_once(Kind::Sqlite);
}

#[test]
fn many_mails_at_once_postgres() {
    many_at_once(Kind::Postgres);
}

#[test]
fn the_same_by_lmtp() {
    let db = TestDb::new(Kind::Sqlite).unwrap();
    let mut command = receive(db.folder(), &[]);
    command.arg("--lmtp");
    let long = "x".repeat(LONGEST);
    let talk = format!(
        "EHLO x\r\nLHLO mx.example.org\r\nRCPT TO:<a@b.org>\r\nMAIL FROM:<> SIZE=10\r\nDATA\r\n\
         RCPT TO:<play+abc@chess.example.org>\r\nRCPT TO:<play+def@chess.example.org>\r\nDATA\r\n\
         Subject: x\r\n\r\n..e4\r\n.\r\nMAIL FROM:<a@b.org>\r\nRCPT TO:<play@chess.example.org>\r\nDATA\r\n{long}\r\n.\r\n\
         NOOP\r\nQUIT\r\n"
    );
    let output = hand_over(command, talk.as_bytes());
    assert_eq!(status(&output), 0);
    let said = String::from_utf8(output.stdout).unwrap();
    let codes: Vec<&str> = said
        .lines()
        .filter(|l| l.get(3..4) == Some(" "))
        .filter_map(|l| l.get(..3))
        .collect();
    assert_eq!(
        codes,
        [
            "220", "500", "250", "503", "250", "503", "250", "250", "354", "250", "250", "250",
            "250", "354", "552", "250", "221"
        ],
        "{said}"
    );
    let told =
        "SELECT count(*) AS number FROM inbound WHERE recipient LIKE 'play+%' AND sender = ''";
    assert_eq!(count(&db, told), 2);
    assert_eq!(count(&db, "SELECT count(*) AS number FROM inbound"), 2);
}
