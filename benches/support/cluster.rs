//! A throw-away PostgreSQL cluster that writes durably, with the settings it comes with. It ends when its standard
//! input closes.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

const SHELL: &str = r#"
trap '' INT TERM HUP PIPE
dir=$(mktemp -d /tmp/fernzug-bench.XXXXXX) || exit 1
cd "$dir" || exit 1
"$BIN/initdb" -D data -U postgres -A trust -E UTF8 --locale=C >log 2>&1 &&
"$BIN/pg_ctl" -D data -w -s -l log -o "-k '$dir' -c listen_addresses=''" start >>log 2>&1
if [ $? = 0 ]; then echo "$dir"; head -1 data/postmaster.pid; cat >/dev/null; else echo; echo 0; fi
"$BIN/pg_ctl" -D data -m immediate -s stop >/dev/null 2>&1
cd /; rm -rf "$dir"
"#;

pub struct Cluster {
    socket_dir: String,
    pub postmaster: u32,
    _shell: Child,
}

impl Cluster {
    /// `None` where there is no PostgreSQL.
    pub fn start() -> Option<Self> {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let bin: PathBuf = versions.flatten().map(|v| v.path().join("bin")).max()?;
        let script = format!("BIN='{}'\n{SHELL}", bin.display());
        let id = Command::new("id").arg("-u").output().ok()?;
        // PostgreSQL refuses to run as root
        let mut command = Command::new(if id.stdout.trim_ascii() == b"0" {
            "su"
        } else {
            "sh"
        });
        if id.stdout.trim_ascii() == b"0" {
            command.args(["postgres", "-s", "/bin/sh"]);
        }
        let mut shell = command
            .args(["-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut says = BufReader::new(shell.stdout.take()?).lines();
        let socket_dir = says.next()?.ok()?;
        let postmaster = says.next()?.ok()?.trim().parse().ok()?;
        (!socket_dir.is_empty()).then_some(Self {
            socket_dir,
            postmaster,
            _shell: shell,
        })
    }

    /// A new, empty database; its address.
    pub fn database(&self, name: &str) -> String {
        let url = |name: &str| format!("postgres:///{name}?host={}&user=postgres", self.socket_dir);
        let mut admin = PgConnection::establish(&url("postgres")).unwrap();
        admin
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .unwrap();
        url(name)
    }
}
