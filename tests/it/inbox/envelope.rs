//! Letters that cannot be delivered come back to the address that takes replies.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;

use super::post::site;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::PositionStyle;
use fernzug::mail::transport::{Outgoing, Transport, TransportSettings};
use fernzug::mail::{Site, compose, sample};
use fernzug::secrets::Secret;

/// What a mail server is told as the envelope's sender.
fn told(site: &Site) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut answers = stream.try_clone().unwrap();
        answers.write_all(b"220 sink\r\n").unwrap();
        let mut in_data = false;
        let mut from = String::new();
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if in_data && line != "." {
                continue;
            }
            in_data = line == "DATA";
            if line.starts_with("MAIL FROM") {
                from.clone_from(&line);
            }
            let answer: &[u8] = if in_data {
                b"354 go\r\n"
            } else {
                b"250 ok\r\n"
            };
            if answers.write_all(answer).is_err() || line == "." {
                break;
            }
        }
        from
    });
    let s = sample(NoticeKind::YourMove, "en", PositionStyle::None);
    let letter = compose(&s.reader, &s.notice, &s.links, site, &s.stamp, s.now).unwrap();
    let outgoing = Outgoing {
        to: "anna@example.org".to_owned(),
        message_id: letter.message_id.clone(),
        bytes: letter.bytes(site).unwrap(),
        at: s.now,
    };
    let url = Secret::new(format!("smtp://127.0.0.1:{port}"));
    actix_web::rt::System::new().block_on(async {
        let way = Transport::new(&TransportSettings::Smtp(vec![url]), site).unwrap();
        way.send(outgoing).await.unwrap();
    });
    server.join().unwrap()
}

#[test]
fn the_envelope_names_who_takes_what_comes_back() {
    assert!(told(&site()).contains("<chess@chess.example.org>"));
    let taking = site().taking_replies("play@replies.example.org").unwrap();
    assert!(told(&taking).contains("<play@replies.example.org>"));
}
