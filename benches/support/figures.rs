//! How long a bench runs, and how its figures are told.

use std::time::Duration;

/// How long and how often: `--quick` shows that a bench runs, not how fast.
#[derive(Clone, Copy)]
pub struct Pace {
    pub pairs: usize,
    pub span: Duration,
    pub quick: bool,
}

impl Pace {
    pub fn from_arguments() -> Self {
        let quick = std::env::args().any(|a| a == "--quick");
        Self {
            pairs: if quick { 1 } else { 5 },
            span: Duration::from_millis(if quick { 400 } else { 3_000 }),
            quick,
        }
    }
}

/// Median and spread of a few figures.
pub struct Few(Vec<f64>);

impl FromIterator<f64> for Few {
    fn from_iter<I: IntoIterator<Item = f64>>(figures: I) -> Self {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_by(f64::total_cmp);
        Self(figures)
    }
}

impl Few {
    pub fn median(&self) -> f64 {
        self.0[self.0.len() / 2]
    }
}

impl std::fmt::Display for Few {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = f.precision().unwrap_or(0);
        let (low, high) = (self.0[0], self.0[self.0.len() - 1]);
        write!(
            f,
            "{:.digits$} ({low:.digits$}-{high:.digits$})",
            self.median()
        )
    }
}
