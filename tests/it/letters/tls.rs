//! The real program and a mail server that speaks TLS: from the start, and after STARTTLS (RFC 3207), with a password.

use std::process::Output;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::support::program::fernzug;

/// Keys made for these tests alone.
const CERTIFICATE: &[u8] = include_bytes!("keys/localhost.pem");
const KEY: &[u8] = include_bytes!("keys/localhost.key");
/// `\0me\0s3cret`, as AUTH PLAIN sends it (RFC 4616).
const ME: &str = "AUTH PLAIN AG1lAHMzY3JldA==";

/// What the server heard, commands and letters alike; lines that came without TLS begin with `clear:`.
type Heard = Arc<Mutex<Vec<String>>>;

fn acceptor() -> TlsAcceptor {
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE).unwrap();
    let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

async fn open(from_the_start: bool) -> (u16, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = Heard::default();
    let all = heard.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(serve(stream, from_the_start, all.clone()));
        }
    });
    (port, heard)
}

async fn serve(stream: TcpStream, from_the_start: bool, heard: Heard) {
    let stream = if from_the_start {
        stream
    } else {
        match in_clear(stream, &heard).await {
            Some(stream) => stream,
            None => return,
        }
    };
    if let Ok(stream) = acceptor().accept(stream).await {
        talk(stream, from_the_start, &heard).await;
    }
}

/// Until the client asks for TLS.
async fn in_clear(stream: TcpStream, heard: &Heard) -> Option<TcpStream> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.ok()?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        heard.lock().unwrap().push(format!("clear:{}", line.trim()));
        let (answer, done): (&[u8], bool) = match line.get(..4) {
            Some("EHLO") => (b"250-sink\r\n250 STARTTLS\r\n", false),
            Some("STAR") => (b"220 go on\r\n", true),
            _ => (b"502 not without TLS\r\n", false),
        };
        stream.write_all(answer).await.ok()?;
        if done {
            return Some(stream.into_inner());
        }
    }
}

async fn talk<S: AsyncRead + AsyncWrite + Unpin>(stream: S, greets: bool, heard: &Heard) {
    let mut stream = BufReader::new(stream);
    if greets {
        stream.write_all(b"220 sink\r\n").await.unwrap();
    }
    let mut data = false;
    loop {
        let mut line = String::new();
        match stream.read_line(&mut line).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = line.trim_end();
        heard.lock().unwrap().push(line.to_owned());
        let answer = match (data, line) {
            (true, ".") => {
                data = false;
                "250 kept"
            }
            (true, _) => continue,
            (false, "DATA") => {
                data = true;
                "354 go on"
            }
            (false, said) if said.starts_with("EHLO") => "250-sink\r\n250 AUTH PLAIN",
            (false, said) if said.starts_with("AUTH") => match said {
                ME => "235 welcome",
                _ => "535 no",
            },
            _ => "250 ok",
        };
        if stream
            .write_all(format!("{answer}\r\n").as_bytes())
            .await
            .is_err()
        {
            return;
        }
    }
}

/// Sends a test letter by this URL, to a machine that trusts the authority of this file.
async fn sent(url: String, authority: &'static str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let keys = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/letters/keys/");
    let mut command = fernzug(folder.path());
    command
        .env("FERNZUG_BASE_URL", "https://club.example")
        .env("FERNZUG_MAIL__TRANSPORT", "smtp")
        .env("FERNZUG_MAIL__SMTP_URL", url)
        .env("FERNZUG_MAIL__FROM", "Club <chess@club.example>")
        .env("SSL_CERT_FILE", format!("{keys}{authority}"))
        .args(["send-test-mail", "anna@example.org"]);
    let work = tokio::task::spawn_blocking(move || command.output().unwrap());
    work.await.unwrap()
}

fn told(output: &Output) -> String {
    let all = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8(all).unwrap()
}

#[test]
fn letters_go_out_by_tls_and_only_by_it() {
    actix_web::rt::System::new().block_on(async {
        for (from_the_start, scheme, more) in
            [(true, "smtps", ""), (false, "smtp", "?tls=required")]
        {
            let (port, heard) = open(from_the_start).await;
            let url = |who: &str| format!("{scheme}://{who}@localhost:{port}{more}");
            let output = sent(url("me:s3cret"), "ca.pem").await;
            assert!(output.status.success(), "{scheme}: {}", told(&output));
            let lines = heard.lock().unwrap().clone();
            let has = |start: &str| lines.iter().any(|line| line.starts_with(start));
            assert!(has(ME) && has("Subject: "), "{lines:#?}");
            let clear = lines.iter().filter(|line| line.starts_with("clear:"));
            for line in clear {
                let harmless = line.contains("EHLO") || line.contains("STARTTLS");
                assert!(harmless, "said without TLS: {line}");
            }

            // a wrong password is said without being repeated
            let output = sent(url("me:wr0ng"), "ca.pem").await;
            assert!(!output.status.success());
            let said = told(&output);
            assert!(said.contains("535") && !said.contains("wr0ng"), "{said}");

            // nobody is spoken to whose certificate comes from somewhere else
            heard.lock().unwrap().clear();
            let output = sent(url("me:s3cret"), "another_ca.pem").await;
            assert!(!output.status.success());
            assert!(told(&output).contains("certificate"), "{}", told(&output));
            let lines = heard.lock().unwrap().clone();
            assert!(
                !lines.iter().any(|line| line.contains("AUTH")),
                "{lines:#?}"
            );
        }
    });
}
