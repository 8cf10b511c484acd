//! The release program on a database of its own.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use fernzug::storage::{DatabaseUrl, Db, StorageSettings};

/// A running server; it ends with the value.
pub struct Server {
    child: Child,
    pub address: String,
    _says: BufReader<std::process::ChildStdout>,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// Starts and waits for its first line.
    pub fn start(data: &Path, database: &DatabaseUrl) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fernzug"));
        command
            .env_clear()
            .args(["--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            // a line for each request would be measured too; behind a proxy it is switched off as well
            .env("FERNZUG_LOG__FILTER", "warn")
            .stderr(Stdio::null());
        if let DatabaseUrl::Postgres(url) = database {
            command.env("DATABASE_URL", url);
        }
        Self::started(command, "Fernzug is at http://")
    }

    /// Any server that begins by saying where it is.
    pub fn started(mut command: Command, greeting: &str) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut says = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        says.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix(greeting).unwrap().to_owned();
        Self {
            child,
            address,
            _says: says,
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

/// Opens a database with the server's own migrations.
pub fn open(url: &DatabaseUrl) -> Db {
    Db::open(StorageSettings::new(url.clone())).unwrap()
}
