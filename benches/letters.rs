//! Letters per second by the mailer to a sink on this machine, beside bare lettre that sends the same bytes; the drawing of a
//! board; what a notice costs in the transaction of a move.
//!
//! `cargo bench --bench letters` (about two minutes), `-- --quick` for a look whether it runs.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use fernzug::actions::invitations::{Invite, accept, invite};
use fernzug::actions::play::{SentMove, make_move};
use fernzug::actions::{Context, Wake};
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::game::Door;
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::{Address, DisplayName, PlayerName, PositionStyle, Role};
use fernzug::domain::time::Instant;
use fernzug::domain::visibility::Openness;
use fernzug::drawing::{BoardPicture, board_png};
use fernzug::jobs::Mailer;
use fernzug::links::Urls;
use fernzug::mail::transport::{Outgoing, Transport, TransportSettings};
use fernzug::mail::{Site, compose, sample};
use fernzug::now::{Now as _, Stopwatch, SystemNow};
use fernzug::rules::notation::Letters;
use fernzug::secrets::Secret;
use fernzug::storage::notices::{self, NewNotice};
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::{DatabaseUrl, Db, StorageSettings};

/// Takes every letter and keeps none; how many it has taken.
fn sink() -> (u16, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let taken = Arc::new(AtomicUsize::new(0));
    let count = taken.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let count = count.clone();
            std::thread::spawn(move || take(stream, &count));
        }
    });
    (port, taken)
}

fn take(stream: TcpStream, count: &AtomicUsize) {
    let mut answers = stream.try_clone().unwrap();
    let mut lines = BufReader::new(stream);
    let (mut line, mut data) = (Vec::new(), false);
    answers.write_all(b"220 sink\r\n").unwrap();
    while lines.read_until(b'\n', &mut line).unwrap_or(0) > 0 {
        let answer: &[u8] = match (data, line.as_slice()) {
            (true, b".\r\n") => {
                data = false;
                count.fetch_add(1, Ordering::SeqCst);
                b"250 taken\r\n"
            }
            (true, _) => b"",
            (false, said) if said.starts_with(b"DATA") => {
                data = true;
                b"354 go on\r\n"
            }
            _ => b"250 ok\r\n",
        };
        line.clear();
        if answers.write_all(answer).is_err() {
            return;
        }
    }
}

fn site() -> Site {
    let urls = Urls::new("https://club.example").unwrap();
    Site::new("Club", "Club <chess@club.example>", urls).unwrap()
}

fn way(port: u16) -> Transport {
    let url = Secret::new(format!("smtp://127.0.0.1:{port}"));
    Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap()
}

/// A club on SQLite whose member is to get so many test letters.
async fn club(folder: &std::path::Path, count: usize) -> Db {
    let db = Db::open(StorageSettings::new(DatabaseUrl::Sqlite(
        folder.join("bench.db"),
    )))
    .unwrap();
    let now = Instant(SystemNow.now());
    let address = Address::parse("anna@example.org").unwrap();
    let new = NewPlayer {
        name: PlayerName::parse("anna").unwrap(),
        display: DisplayName::parse("Anna").unwrap(),
        lang: "de".to_owned(),
        zone: chrono_tz::Europe::Berlin,
        address: Some(address.clone()),
        password_hash: None,
        role: Role::Player,
    };
    let made = db.write(move |tx| {
        let id = players::insert(tx, &new, now)?;
        players::set_confirmed_address(tx, id, &address, now)?;
        for n in 0..count {
            let once = n.to_string();
            let new = NewNotice::account(NoticeKind::Test, id, None, &once, now);
            notices::insert(tx, &new)?;
        }
        Ok(())
    });
    made.await.unwrap();
    db
}

/// Letters per second through the outbox: judged, claimed, composed, stored, sent, marked.
async fn ours(count: usize) -> f64 {
    let folder = tempfile::tempdir().unwrap();
    let db = club(folder.path(), count).await;
    let (port, taken) = sink();
    let ctx = Context {
        db: db.clone(),
        clock: Arc::new(SystemNow),
        wake: Wake::default(),
        leave: <_>::default(),
    };
    let mailer = Mailer::new(ctx, site(), way(port));
    let watch = Stopwatch::start();
    mailer.drain_once().await.unwrap();
    let rate = per_second(count, watch.elapsed());
    assert_eq!(taken.load(Ordering::SeqCst), count);
    db.shutdown().await;
    rate
}

/// Letters per second of the same size by lettre alone, as many at a time as the mailer sends.
async fn bare(count: usize) -> f64 {
    let s = sample(NoticeKind::Test, "de", PositionStyle::Diagram);
    let letter = compose(&s.reader, &s.notice, &s.links, &site(), &s.stamp, s.now).unwrap();
    let outgoing = Outgoing {
        to: "anna@example.org".to_owned(),
        message_id: letter.message_id.clone(),
        bytes: letter.bytes(&site()).unwrap(),
        at: letter.at,
    };
    let (port, taken) = sink();
    let way = way(port);
    let watch = Stopwatch::start();
    let sent = futures_util::stream::iter(0..count).map(|_| way.send(outgoing.clone()));
    use futures_util::StreamExt as _;
    let sent = sent
        .buffer_unordered(4)
        .filter(|sent| std::future::ready(sent.is_ok()));
    assert_eq!(sent.count().await, count);
    let rate = per_second(count, watch.elapsed());
    assert_eq!(taken.load(Ordering::SeqCst), count);
    rate
}

fn per_second(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// Microseconds for one, of so many.
fn each(count: u32, mut work: impl FnMut(u32)) -> f64 {
    let watch = Stopwatch::start();
    for n in 0..count {
        work(n);
    }
    watch.elapsed().as_secs_f64() * 1e6 / f64::from(count)
}

fn drawing(count: u32) {
    let fen = "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5";
    let board = BoardPicture::new(fen);
    let png = each(count, |_| drop(board_png(&board, 540).unwrap()));
    let s = sample(NoticeKind::YourMove, "de", PositionStyle::Diagram);
    let whole = each(count, |_| {
        let letter = compose(&s.reader, &s.notice, &s.links, &site(), &s.stamp, s.now);
        drop(letter.unwrap().bytes(&site()).unwrap());
    });
    let plain = sample(NoticeKind::YourMove, "de", PositionStyle::None);
    let words = each(count * 10, |_| {
        let p = &plain;
        let letter = compose(&p.reader, &p.notice, &p.links, &site(), &p.stamp, p.now);
        drop(letter.unwrap().bytes(&site()).unwrap());
    });
    println!(
        "a board as PNG {png:.0} µs; a whole letter with it {whole:.0} µs, without it {words:.0} µs ({:.1} times)",
        whole / words
    );
}

/// A game in which White is to move, in an empty database with two players; what is needed to make that move.
async fn games(folder: &std::path::Path, count: usize) -> (Context, Vec<SentMove>) {
    let db = club(folder, 0).await;
    let now = Instant(SystemNow.now());
    let ctx = Context {
        db: db.clone(),
        clock: Arc::new(SystemNow),
        wake: Wake::default(),
        leave: <_>::default(),
    };
    let new = NewPlayer {
        name: PlayerName::parse("berta").unwrap(),
        display: DisplayName::parse("Berta").unwrap(),
        lang: "de".to_owned(),
        zone: chrono_tz::Europe::Berlin,
        address: None,
        password_hash: None,
        role: Role::Player,
    };
    let find = move |tx: &mut _| {
        let berta = players::insert(tx, &new, now)?;
        Ok((players::by_name(tx, "anna")?.unwrap().id, berta))
    };
    let (anna, berta) = db.write(find).await.unwrap();
    let mut moves = Vec::new();
    for n in 0..count {
        let form = Invite {
            once: n.to_string(),
            from: berta,
            kind: InvitationKind::Player,
            to: "anna".to_owned(),
            colour: ColourWish::White,
            time: TimeTerms::days_per_move(3),
            profile: "online".to_owned(),
            rated: false,
            aids: Aids::default(),
            plans: true,
            watch: Openness::FRIENDLY,
            fen: String::new(),
            moves: String::new(),
            letters: Letters::English,
            message: String::new(),
            at: now,
        };
        let invited = invite(&ctx, form).await.unwrap();
        moves.push(SentMove {
            game: accept(&ctx, invited.id, anna, now).await.unwrap(),
            player: berta,
            ply: 1,
            uci: "e2e4".to_owned(),
            offer: false,
            claim: None,
            message: String::new(),
            door: Door::Web,
            entered: None,
            postmark: None,
            at: now,
        });
    }
    (ctx, moves)
}

/// What the notice of a move costs in its transaction, in per cent of the whole move with its commit.
async fn notice_in_a_move(count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let (ctx, moves) = games(folder.path(), count).await;
    let anna = 1;
    let told: Vec<NewNotice> = moves
        .iter()
        .map(|sent| {
            // of a kind that no move writes: it takes the same way
            let kind = NoticeKind::Nudge;
            NewNotice::game(kind, anna, sent.game, 1, 0, sent.at)
        })
        .collect();
    let watch = Stopwatch::start();
    for sent in moves {
        make_move(&ctx, sent).await.unwrap();
    }
    let whole = watch.elapsed().as_secs_f64() * 1e6 / count as f64;
    let inserted = ctx.db.write(move |tx| {
        let watch = Stopwatch::start();
        for new in &told {
            notices::insert(tx, new)?;
        }
        Ok(watch.elapsed())
    });
    let notice = inserted.await.unwrap().as_secs_f64() * 1e6 / count as f64;
    println!(
        "a move {whole:.0} µs with its commit, of these its notice {notice:.0} µs ({:.1} %)",
        100.0 * notice / whole
    );
    ctx.db.shutdown().await;
}

fn main() {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let (letters, rounds, pictures) = if quick { (100, 1, 10) } else { (3_000, 3, 200) };
    for _ in 0..rounds {
        actix_web::rt::System::new().block_on(async {
            let bare = bare(letters).await;
            let ours = ours(letters).await;
            println!(
                "{letters} letters: lettre alone {bare:.0}/s, the mailer {ours:.0}/s ({:.2} of it)",
                ours / bare
            );
        });
        drawing(pictures);
        let moves = pictures * 5;
        actix_web::rt::System::new().block_on(notice_in_a_move(usize::try_from(moves).unwrap()));
    }
}
