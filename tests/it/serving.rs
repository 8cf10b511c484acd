//! The program as it is started on a machine: its first lines, a second server, the call to stop.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::program::{fernzug, start};

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_answers_keeps_a_second_one_away_and_stops_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = start(&data);
    let health = get(&server.address, "/health");
    assert!(
        health.starts_with("HTTP/1.1 200")
            && health.contains("\r\n\r\nok\noldest unsent letter: 0 s\n"),
        "{health}"
    );

    let second = fernzug(&data).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&second.stderr);
    assert!(
        complaint.contains("is in use by another server"),
        "{complaint}"
    );

    #[cfg(unix)]
    for (path, rights) in [(data.clone(), 0o700), (data.join("fernzug.db"), 0o600)] {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(
            path.metadata().unwrap().permissions().mode() & 0o777,
            rights,
            "{path:?}"
        );
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "how long a real process takes to stop"
    )]
    let told = Instant::now();
    let pid = server.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    let ended = server.child.wait().unwrap();
    assert!(ended.success(), "{ended}");
    assert!(told.elapsed() < Duration::from_secs(5));
    // the folder is free again
    start(&data);
}

#[test]
fn a_wrong_configuration_is_refused_before_anything_starts() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let output = fernzug(&data).env("FERNZUG_LISEN", "x").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        complaint.contains("did you mean FERNZUG_LISTEN?"),
        "{complaint}"
    );
    assert!(!data.exists());
}

#[test]
fn migrate_backup_and_check_work_without_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let run = |args: &[&str]| {
        let output = fernzug(&data).args(args).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        (
            output.status.code(),
            text + &String::from_utf8_lossy(&output.stderr),
        )
    };
    let (code, text) = run(&["migrate"]);
    assert!(code == Some(0) && text.starts_with("Applied: "), "{text}");
    assert_eq!(
        run(&["migrate"]),
        (Some(0), "The database is up to date.\n".to_owned())
    );
    let copy = folder.path().join("copy.db").display().to_string();
    let (code, text) = run(&["backup", &copy]);
    assert!(code == Some(0) && Path::new(&copy).is_file(), "{text}");
    let (code, text) = run(&["backup", &copy]);
    assert!(
        code == Some(1) && text.contains("is there already"),
        "{text}"
    );
    let (code, text) = run(&["check", "--base-url", "http://127.0.0.1:8080"]);
    assert!(
        code == Some(0) && text.contains("ok       configuration"),
        "{text}"
    );
}
