//! Where messages go: to standard error, filtered as configured.

use super::Fault;
use std::io::IsTerminal as _;
use tracing_subscriber::EnvFilter;

/// Starts logging. A second call changes nothing (tests start several servers in one process).
pub fn start(filter: &str) -> Result<(), Fault> {
    let filter = EnvFilter::try_new(filter).map_err(|fault| Fault::LogFilter(fault.to_string()))?;
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .try_init();
    Ok(())
}
