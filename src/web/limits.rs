//! How often one may try: limits slow down, they never lock.
//!
//! Only attempts are counted here, in memory; a restart forgives. A browser that is known to an account
//! does not pass by these counters on its way into it (see `people::sign_in`).

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::Failure;

/// So many at once, then one each so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How many may come at once.
    pub burst: u32,
    /// How long it takes until one more is allowed.
    pub every: Duration,
}

/// The paces of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitSettings {
    /// Attempts to sign in to one account from one address.
    pub sign_in: Pace,
    /// Attempts to sign in, to whatever account, from one address.
    pub sign_in_address: Pace,
    /// New accounts from one address.
    pub sign_up: Pace,
    /// Letters that anybody can ask for (reset, sign-in link, confirmation) to one account.
    pub letters: Pace,
    /// The same from one address.
    pub letters_address: Pace,
    /// Invitations by mail from one player.
    pub invitations: Pace,
    /// Boards drawn as PNG, for one player, or for all at one address who are not signed in.
    pub pictures: Pace,
}

impl Default for LimitSettings {
    fn default() -> Self {
        let pace = |burst, seconds| Pace {
            burst,
            every: Duration::from_secs(seconds),
        };
        Self {
            sign_in: pace(5, 30),
            sign_in_address: pace(50, 6),
            sign_up: pace(10, 360),
            letters: pace(3, 600),
            letters_address: pace(20, 60),
            invitations: pace(20, 180),
            pictures: pace(60, 1),
        }
    }
}

impl LimitSettings {
    /// Paces that no test reaches by accident.
    pub fn generous() -> Self {
        let pace = Pace {
            burst: 100_000,
            every: Duration::from_millis(1),
        };
        Self {
            sign_in: pace,
            sign_in_address: pace,
            sign_up: pace,
            letters: pace,
            letters_address: pace,
            invitations: pace,
            pictures: pace,
        }
    }
}

/// Which limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// To one account from one address.
    SignIn,
    /// From one address.
    SignInAddress,
    /// New accounts.
    SignUp,
    /// Letters to one account.
    Letters,
    /// Letters asked for from one address.
    LettersAddress,
    /// Invitations by mail.
    Invitations,
    /// Boards drawn as PNG.
    Pictures,
}

/// The counters.
pub struct Limits {
    all: [DefaultKeyedRateLimiter<String>; 7],
}

impl Limits {
    /// Nobody has tried anything yet.
    pub fn new(settings: &LimitSettings) -> Self {
        Self {
            all: [
                settings.sign_in,
                settings.sign_in_address,
                settings.sign_up,
                settings.letters,
                settings.letters_address,
                settings.invitations,
                settings.pictures,
            ]
            .map(|pace| RateLimiter::keyed(quota(pace))),
        }
    }

    /// Counts an attempt.
    ///
    /// # Errors
    /// [`Failure::TooOften`] with the time to wait.
    pub fn count(&self, limit: Limit, key: String) -> Result<(), Failure> {
        let counter = match limit {
            Limit::SignIn => &self.all[0],
            Limit::SignInAddress => &self.all[1],
            Limit::SignUp => &self.all[2],
            Limit::Letters => &self.all[3],
            Limit::LettersAddress => &self.all[4],
            Limit::Invitations => &self.all[5],
            Limit::Pictures => &self.all[6],
        };
        counter
            .check_key(&key)
            .map_err(|not_until| Failure::TooOften {
                wait: not_until.wait_time_from(DefaultClock::default().now()),
            })
    }

    /// Forgets those who have not tried for long. Called by a timer; without it the counters only grow.
    pub fn forget(&self) {
        for counter in &self.all {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }
}

fn quota(pace: Pace) -> Quota {
    let burst = NonZeroU32::new(pace.burst).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(pace.every)
        .unwrap_or_else(|| Quota::per_second(burst))
        .allow_burst(burst)
}
