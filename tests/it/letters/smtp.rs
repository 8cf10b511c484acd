//! Letters over the wire, to a sink that speaks just enough SMTP.

use super::{letter, site};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::PositionStyle;
use fernzug::domain::time::Instant;
use fernzug::mail::transport::{Outgoing, SendError, Transport, TransportSettings};
use fernzug::mail::{files, sample};
use fernzug::secrets::Secret;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What the sink got, and how it answers.
#[derive(Clone, Default)]
pub(super) struct Sink {
    pub letters: Arc<Mutex<Vec<String>>>,
    pub connections: Arc<Mutex<usize>>,
    /// What it does to a client that has sent a letter.
    pub mood: Mood,
}

/// How a mail server treats those who have sent a letter.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Mood {
    /// Keeps the connection.
    #[default]
    Kind,
    /// Says 421 and closes it.
    Bored,
    /// Keeps the letter and closes without an answer, each tenth time.
    Rude,
    /// Keeps the letter, and takes its time to say so.
    Slow,
}

impl Sink {
    /// Listens on a port of its own. The answer to RCPT comes of the address: `code-450@…` is answered with 450.
    pub async fn open(&self) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let sink = self.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                *sink.connections.lock().unwrap() += 1;
                tokio::spawn(sink.clone().serve(stream));
            }
        });
        port
    }

    async fn serve(self, stream: TcpStream) {
        let (reader, mut writer) = stream.into_split();
        let mut lines = BufReader::new(reader).lines();
        let mut data: Option<String> = None;
        writer.write_all(b"220 sink\r\n").await.unwrap();
        while let Ok(Some(line)) = lines.next_line().await {
            let answer = match &mut data {
                Some(text) if line == "." => {
                    let kept = {
                        let mut letters = self.letters.lock().unwrap();
                        letters.push(std::mem::take(text));
                        letters.len()
                    };
                    data = None;
                    match self.mood {
                        Mood::Rude if kept % 10 == 0 => return,
                        Mood::Bored => "250 kept\r\n421 good night".to_owned(),
                        Mood::Slow => {
                            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
                            "250 kept".to_owned()
                        }
                        _ => "250 kept".to_owned(),
                    }
                }
                Some(text) => {
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    text.push_str("\r\n");
                    continue;
                }
                None if line.starts_with("DATA") => {
                    data = Some(String::new());
                    "354 go on".to_owned()
                }
                None if line.starts_with("RCPT") => match line.split_once("code-") {
                    Some((_, code)) => format!("{} no", &code[..3]),
                    None => "250 yes".to_owned(),
                },
                None => "250 ok".to_owned(),
            };
            let answered = writer.write_all(format!("{answer}\r\n").as_bytes()).await;
            if answered.is_err() || answer.contains("421") {
                return;
            }
        }
    }
}

fn outgoing(to: &str) -> Outgoing {
    let s = sample(NoticeKind::YourMove, "de", PositionStyle::Diagram);
    let letter = letter(&s);
    Outgoing {
        to: to.to_owned(),
        message_id: letter.message_id.clone(),
        bytes: letter.bytes(&site()).unwrap(),
        at: s.now,
    }
}

#[test]
fn letters_arrive_byte_by_byte_over_few_connections() {
    actix_web::rt::System::new().block_on(async {
        let sink = Sink::default();
        let port = sink.open().await;
        let url = Secret::new(format!("smtp://127.0.0.1:{port}"));
        let transport = Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap();
        let one = outgoing("anna@example.org");
        for _ in 0..5 {
            transport.send(one.clone()).await.unwrap();
        }
        let got = sink.letters.lock().unwrap().clone();
        assert_eq!(got.len(), 5);
        assert_eq!(
            got[0].trim_end(),
            String::from_utf8(one.bytes).unwrap().trim_end()
        );
        assert!(*sink.connections.lock().unwrap() <= 2);
        let later = transport.send(outgoing("code-450@example.org")).await;
        assert!(matches!(later, Err(SendError::Transient(_))), "{later:?}");
        let never = transport.send(outgoing("code-550@example.org")).await;
        assert!(
            matches!(never, Err(SendError::NoSuchAddress(_))),
            "{never:?}"
        );
        let never = transport.send(outgoing("code-554@example.org")).await;
        assert!(matches!(never, Err(SendError::Permanent(_))), "{never:?}");
        let ours = transport.send(outgoing("code-530@example.org")).await;
        assert!(matches!(ours, Err(SendError::Transient(_))), "{ours:?}");
        let never = transport.send(outgoing("no address")).await;
        assert!(matches!(never, Err(SendError::Permanent(_))), "{never:?}");
    });
}

#[test]
fn a_server_that_was_bored_is_spoken_to_anew() {
    actix_web::rt::System::new().block_on(async {
        let sink = Sink {
            mood: Mood::Bored,
            ..Sink::default()
        };
        let url = Secret::new(format!("smtp://127.0.0.1:{}", sink.open().await));
        let transport = Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap();
        for n in 0..5 {
            let sent = transport.send(outgoing("anna@example.org")).await;
            assert_eq!(sent.unwrap(), "250 kept", "letter {n}");
        }
        assert_eq!(sink.letters.lock().unwrap().len(), 5);
    });
}

#[test]
fn each_reader_has_one_server_and_another_only_where_that_is_away() {
    actix_web::rt::System::new().block_on(async {
        let sinks = [Sink::default(), Sink::default(), Sink::default()];
        let mut urls = Vec::new();
        for sink in &sinks {
            urls.push(Secret::new(format!(
                "smtp://127.0.0.1:{}",
                sink.open().await
            )));
        }
        let transport = Transport::new(&TransportSettings::Smtp(urls.clone()), &site()).unwrap();
        let readers: Vec<String> = (0..30).map(|n| format!("r{n}@example.org")).collect();
        for _ in 0..2 {
            for reader in &readers {
                transport.send(outgoing(reader)).await.unwrap();
            }
        }
        let counts = |sinks: &[Sink]| -> Vec<usize> {
            let kept = sinks.iter().map(|sink| sink.letters.lock().unwrap().len());
            kept.collect()
        };
        let shares = counts(&sinks);
        // each has both letters of its readers, and every server has readers
        assert_eq!(shares.iter().sum::<usize>(), 60, "{shares:?}");
        assert!(shares.iter().all(|n| *n >= 6 && n % 2 == 0), "{shares:?}");

        // one is away: its readers' letters go by the next, those of the others stay where they were
        let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let away = nobody.local_addr().unwrap().port();
        drop(nobody);
        urls[0] = Secret::new(format!("smtp://127.0.0.1:{away}"));
        let transport = Transport::new(&TransportSettings::Smtp(urls), &site()).unwrap();
        for reader in &readers {
            transport.send(outgoing(reader)).await.unwrap();
        }
        let after = counts(&sinks);
        assert_eq!(after[0], shares[0]);
        assert_eq!(after[1], shares[1] + shares[1] / 2 + shares[0] / 2);
        assert_eq!(after[2], shares[2] + shares[2] / 2);
        // an answer is an answer, whoever gives it
        let later = transport.send(outgoing("code-450@example.org")).await;
        assert!(matches!(later, Err(SendError::Transient(_))), "{later:?}");
    });
}

#[test]
fn no_server_is_a_passing_trouble_and_no_password_is_told() {
    actix_web::rt::System::new().block_on(async {
        let port = {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            listener.local_addr().unwrap().port()
        };
        let url = Secret::new(format!("smtp://me:s3cret@127.0.0.1:{port}"));
        let transport = Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap();
        assert!(
            !format!("{transport:?}").contains("s3cret"),
            "{transport:?}"
        );
        let refused = transport.send(outgoing("anna@example.org")).await;
        assert!(
            matches!(refused, Err(SendError::Transient(_))),
            "{refused:?}"
        );
        let url = Secret::new("smtp://me:s3cret@[nonsense");
        let bad = Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap_err();
        assert!(!bad.to_string().contains("s3cret"), "{bad}");
    });
}

#[test]
fn a_server_is_named_before_there_is_a_runtime() {
    let url = Secret::new("smtps://me:s3cret@mail.example.org");
    Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap();
}

#[test]
fn letters_as_files_are_private_and_listed_newest_first() {
    actix_web::rt::System::new().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mail");
        assert!(files::list(&folder, 9).unwrap().is_empty());
        let transport = Transport::Files(folder.clone());
        let mut one = outgoing("anna@example.org");
        transport.send(one.clone()).await.unwrap();
        one.at = Instant(one.at.0 + 1);
        one.message_id = "7.abc@club.example".to_owned();
        transport.send(one.clone()).await.unwrap();
        let listed = files::list(&folder, 9).unwrap();
        assert_eq!(listed.len(), 2);
        assert!(listed[0].name.ends_with("-7.abc.eml"), "{listed:?}");
        assert!(
            listed[0]
                .subject
                .starts_with("Dein Zug gegen Berta Holm (4…Sf6)"),
            "{listed:?}"
        );
        assert!(listed[0].to.contains("Anna Bergström"), "{listed:?}");
        assert_eq!(files::read(&folder, &listed[0].name).unwrap(), one.bytes);
        for name in ["../fernzug.db", "a.eml", "1/../../x.eml", ""] {
            assert!(files::read(&folder, name).is_err(), "{name}");
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(folder.join(&listed[0].name)), 0o600);
            assert_eq!(mode(folder.clone()), 0o700);
        }
    });
}
