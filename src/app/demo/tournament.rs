//! A tournament whose registration is open.

use crate::actions::tournaments;
use crate::domain::clock::TimeTerms;
use crate::domain::invitation::Aids;
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::calendar;
use crate::domain::tournament::preset::Preset;
use crate::domain::tournament::setup::{Setup, StartMode, tie_breaks};
use crate::domain::visibility::Openness;
use crate::rules::notation::Letters;
use crate::rules::profile::{Profile, ProfileId};

use super::super::Fault;
use super::club::PLAYERS;
use super::{Maker, failed};

/// What the demo club has announced.
fn announced(now: Instant) -> Setup {
    let preset = Preset::Championship;
    Setup {
        name: format!("Freundschaftsturnier {}", year(now)),
        about: "Alle sind willkommen. Alla är välkomna. Everybody is welcome.".to_owned(),
        format: preset.format(),
        tie_breaks: tie_breaks(preset.tie_breaks()),
        least: 4,
        most: Some(11),
        start: StartMode::Date,
        starts_at: calendar::starts_after(now.plus(27 * DAY), PLAYERS[0].zone),
        end_at: None,
        member_days: 0,
        by_invitation: false,
        conditions: <_>::default(),
        again: false,
        series: String::new(),
        texts: Vec::new(),
        time: TimeTerms::usual(preset.time().control()),
        profile: Profile::current(ProfileId::Online).tag(),
        rated: preset.rated(),
        aids: Aids::default(),
        plans: true,
        stages: None,
        watch: Openness::TOURNAMENT,
        start_fen: String::new(),
        start_moves: String::new(),
    }
}

fn year(now: Instant) -> String {
    now.local(PLAYERS[0].zone).format("%Y").to_string()
}

impl Maker {
    /// Hanna sets it up and opens it; some have entered.
    pub(super) async fn a_tournament(&mut self) -> Result<(), Fault> {
        let at = self.at(self.now.plus(-2 * DAY));
        let hanna = self.ids[0];
        let made = tournaments::create(
            &self.ctx,
            "demo",
            hanna,
            announced(self.now),
            Letters::English,
            at,
        );
        let id = made.await.map_err(|fail| failed(0, fail))?;
        let opened = tournaments::open(&self.ctx, id, hanna, at).await;
        opened.map_err(|fail| failed(0, fail))?;
        for player in self.ids[1..4].iter().copied() {
            let entered = tournaments::enter(&self.ctx, id, player, "", at).await;
            entered.map_err(|fail| failed(0, fail))?;
        }
        Ok(())
    }
}
