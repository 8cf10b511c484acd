//! CPU time by process, from `/proc`. In milliseconds; the kernel counts in hundredths of a second.

use std::fs;

const MILLIS_PER_TICK: f64 = 10.0;

/// Fields of `/proc/<pid>/stat` after the program's name: `state` is number 0.
fn stat(pid: u32) -> Option<Vec<String>> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    Some(rest.split_whitespace().map(str::to_owned).collect())
}

fn ticks(stat: &[String], fields: &[usize]) -> f64 {
    fields
        .iter()
        .filter_map(|f| stat[*f].parse::<f64>().ok())
        .sum()
}

/// What this process has used.
pub fn of(pid: u32) -> f64 {
    stat(pid).map_or(0.0, |s| ticks(&s, &[11, 12])) * MILLIS_PER_TICK
}

/// What a process has used with all its children, the gone ones too (a PostgreSQL server).
pub fn of_family(pid: u32) -> f64 {
    let Some(own) = stat(pid) else { return 0.0 };
    let mut all = ticks(&own, &[11, 12, 13, 14]);
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(child) = entry.file_name().to_str().and_then(|n| n.parse().ok()) else {
            continue;
        };
        if let Some(s) = stat(child).filter(|s| s[1] == pid.to_string()) {
            all += ticks(&s, &[11, 12]);
        }
    }
    all * MILLIS_PER_TICK
}

/// Resident memory in MB.
pub fn resident(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    let kib = line.and_then(|l| l.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or(0.0) / 1024.0
}
