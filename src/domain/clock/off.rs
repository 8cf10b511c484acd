//! Spans in which a clock rests, each with its source.

use crate::domain::time::{Instant, Millis};

/// A span in which nobody could move: the server was down. It counts on no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last instant at which the server was known to run.
    pub from: Instant,
    /// The first instant at which it ran again.
    pub to: Instant,
    /// What it was.
    pub source: OutageSource,
}

/// What kept everybody from moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutageSource {
    /// The server did not run (no heartbeat).
    Gap,
    /// Letters could not be sent; credited by the administrator.
    Mail,
    /// Work on the server, announced beforehand.
    Maintenance,
}
crate::domain::player::coded!(OutageSource {
    Gap = "gap",
    Mail = "mail",
    Maintenance = "maintenance",
});

/// Why a clock rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// An outage.
    Outage(OutageSource),
    /// Leave of the player himself.
    Leave,
    /// Leave of the opponent, in a game that rests for both.
    OpponentsLeave,
    /// Leave granted by the director.
    SpecialLeave,
    /// The players agreed on a pause.
    Pause,
    /// The director lets the clocks rest.
    Halt,
    /// The event had ended, and its end date was moved later.
    EventEnd,
    /// The player's own off-days and sleeping hours, where the game allows them.
    OwnHours,
    /// The game had ended and was continued later.
    Ended,
    /// The player is asked whether he goes on with the tournament.
    Asked,
    /// Somebody else took the seat, and has time to look at the game.
    TakenOver,
    /// The letter that tells of the move had not gone out, through no fault of the player.
    UnsentLetter,
    /// The move to be answered counts from its postmark, and was not entered before.
    Entering,
}

/// A span in which one player's clock rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Off {
    /// Its first instant.
    pub from: Instant,
    /// The first instant after it.
    pub to: Instant,
    /// Why.
    pub source: Source,
}

impl Off {
    /// A span with its source.
    #[must_use]
    pub fn new(from: Instant, to: Instant, source: Source) -> Self {
        Self { from, to, source }
    }

    /// Its length in milliseconds.
    #[must_use]
    pub fn length(&self) -> Millis {
        self.to.since(self.from)
    }
}

impl Outage {
    /// The outage as a span in which clocks rest.
    #[must_use]
    pub fn off(&self) -> Off {
        Off::new(self.from, self.to, Source::Outage(self.source))
    }
}

/// The spans in order of their beginning, each instant counted once (by the span that began first), cut to what lies
/// between `from` and `to`. Empty ones are left out.
#[must_use]
pub fn apart(spans: &[Off], from: Instant, to: Instant) -> Vec<Off> {
    let mut touching: Vec<Off> = spans
        .iter()
        .copied()
        .filter(|o| o.to > from && o.from < to && o.to > o.from)
        .collect();
    touching.sort_by_key(|o| (o.from, o.to));
    let mut counted_to = from;
    let mut disjoint = Vec::with_capacity(touching.len());
    for off in touching {
        let cut = Off {
            from: off.from.max(counted_to),
            to: off.to.min(to),
            ..off
        };
        if cut.to > cut.from {
            counted_to = cut.to;
            disjoint.push(cut);
        }
    }
    disjoint
}
