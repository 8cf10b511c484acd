//! One throw-away PostgreSQL cluster for the whole run.
//!
//! A small shell makes it, says where it is, and waits for its standard input to close.
//! That happens however the tests end, also when they are killed; then the shell stops the
//! server and removes the folder. Nothing listens on a port: there is only a socket in
//! that folder.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use fernzug::storage::{DatabaseUrl, Db, StorageSettings};

const TEMPLATE: &str = "fernzug_template";

const SHELL: &str = r#"
trap '' INT TERM HUP PIPE
dir=$(mktemp -d /tmp/fernzug-pg.XXXXXX) || exit 1
cd "$dir" || exit 1
"$BIN/initdb" -D data -U postgres -A trust --no-sync -E UTF8 --locale=C >log 2>&1 &&
"$BIN/pg_ctl" -D data -w -s -l log -o "-k '$dir' -c listen_addresses='' -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_connections=300 -c shared_buffers=32MB -c autovacuum=off" start >>log 2>&1
if [ $? = 0 ]; then echo "$dir"; cat >/dev/null; else echo; cat log; fi
"$BIN/pg_ctl" -D data -m immediate -s stop >/dev/null 2>&1
cd /; rm -rf "$dir"
"#;

struct Cluster {
    socket_dir: String,
    /// Its standard input closes with this process, which ends the cluster.
    _shell: Child,
}

/// A database of its own, a copy of the migrated template; dropped with the value.
pub struct PgDatabase {
    name: String,
    pub url: String,
}

impl PgDatabase {
    /// `None` when this machine has no PostgreSQL (said once, in one line).
    pub fn create() -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let cluster = cluster()?;
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        cluster.run(&format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE}"));
        Some(PgDatabase {
            url: cluster.url(&name),
            name,
        })
    }
}

impl Drop for PgDatabase {
    fn drop(&mut self) {
        if let Some(cluster) = cluster() {
            cluster.run(&format!("DROP DATABASE {} WITH (FORCE)", self.name));
        }
    }
}

impl Cluster {
    fn url(&self, database: &str) -> String {
        format!(
            "postgres:///{database}?host={}&user=postgres",
            self.socket_dir
        )
    }

    fn run(&self, sql: &str) {
        let mut admin = PgConnection::establish(&self.url("postgres")).unwrap();
        admin.batch_execute(sql).unwrap();
    }
}

fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    CLUSTER.get_or_init(start).as_ref()
}

fn start() -> Option<Cluster> {
    let Some(bin) = find_binaries() else {
        super::missing(
            "postgres",
            "PostgreSQL (Debian: apt-get install postgresql)",
        );
        return None;
    };
    let script = format!("BIN='{}'\n{SHELL}", bin.display());
    // PostgreSQL refuses to run as root
    let mut command = if is_root() {
        let mut su = Command::new("su");
        su.args(["postgres", "-s", "/bin/sh", "-c", &script]);
        su
    } else {
        let mut sh = Command::new("/bin/sh");
        sh.args(["-c", &script]);
        sh
    };
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell for PostgreSQL");
    let mut says = BufReader::new(child.stdout.take().unwrap());
    let mut socket_dir = String::new();
    says.read_line(&mut socket_dir).unwrap();
    let socket_dir = socket_dir.trim().to_string();
    if socket_dir.is_empty() {
        let mut log = String::new();
        says.read_to_string(&mut log).unwrap();
        panic!("PostgreSQL in {} did not start:\n{log}", bin.display());
    }
    let cluster = Cluster {
        socket_dir,
        _shell: child,
    };
    cluster.run(&format!("CREATE DATABASE {TEMPLATE}"));
    let template = StorageSettings::new(DatabaseUrl::Postgres(cluster.url(TEMPLATE)));
    Db::migrate_only(&template).expect("the migrations run on PostgreSQL");
    Some(cluster)
}

/// From PATH, then from where Debian puts them (the newest).
fn find_binaries() -> Option<PathBuf> {
    let whole = |dir: &Path| dir.join("initdb").exists() && dir.join("pg_ctl").exists();
    #[expect(
        clippy::disallowed_methods,
        reason = "finding a program is the system's matter, no setting"
    )]
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut debian: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    debian.sort_by_key(|dir| std::cmp::Reverse(version(dir)));
    std::env::split_paths(&path)
        .chain(debian)
        .find(|dir| whole(dir))
}

fn version(bin: &Path) -> Option<u32> {
    bin.parent()?.file_name()?.to_str()?.parse().ok()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}
