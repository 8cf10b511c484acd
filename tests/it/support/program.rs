//! The real program, started as on a machine; it ends with the test.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server.
pub struct Running {
    /// Its process.
    pub child: Child,
    /// Host and port.
    pub address: String,
    /// Held open, or its next line would end the server.
    _stdout: BufReader<std::process::ChildStdout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program with nothing of this process's environment, on a free port and its own data folder.
pub fn fernzug(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fernzug"));
    command
        .env_clear()
        .args(["--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Starts a server and waits until it says where it is.
pub fn start(data: &Path) -> Running {
    started(fernzug(data).stderr(Stdio::null()))
}

/// Starts a server by this command and waits until it says where it is.
pub fn started(command: &mut Command) -> Running {
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    lines.read_line(&mut line).unwrap();
    let address = line
        .trim()
        .strip_prefix("Fernzug is at http://")
        .unwrap_or_else(|| panic!("said {line:?}"))
        .to_owned();
    Running {
        child,
        address,
        _stdout: lines,
    }
}

/// A demo club in this folder; the password of all its people.
pub fn demo(data: &Path) -> String {
    let output = fernzug(data).arg("demo").output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let password = text.trim().rsplit(' ').next().unwrap_or_default();
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    password.to_owned()
}
