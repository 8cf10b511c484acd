//! A game as it stood some half-moves ago, for whoever is shown it later.

use super::{Audience, GameRecord, Mode, Viewer};
use crate::domain::game::Game;
use crate::domain::refusal::Unseen;
use crate::rules::Position;

use super::sight::Extent;

impl GameRecord {
    /// Who somebody is to this game.
    #[must_use]
    pub fn audience(&self, viewer: Viewer) -> Audience {
        match viewer {
            Viewer::Player(id)
            | Viewer::Participant(id)
            | Viewer::Director(id)
            | Viewer::Link(id)
                if self.game.side_of(id).is_some() =>
            {
                Audience::Player
            }
            Viewer::Participant(_) if self.game.event.is_some() => Audience::Participant,
            Viewer::Director(_) if self.game.event.is_some() => Audience::Director,
            _ => Audience::Public,
        }
    }

    /// What of this game somebody may know, and how many half-moves are held back from him. Everything that a page, a file or a
    /// picture shows is made from what comes out of here, so none of them can show more.
    ///
    /// # Errors
    /// Nothing of it, and why.
    pub fn for_viewer(self, viewer: Viewer) -> Result<(Self, Option<u32>), Unseen> {
        let audience = self.audience(viewer);
        let runs = self.game.ending.is_none();
        match self.terms.watch.extent(audience, runs, self.progress) {
            Extent::Whole => Ok((self, None)),
            Extent::Held(plies) => {
                let why = Unseen::Running;
                let cut = self.held_back(plies).ok_or(why)?;
                Ok((cut, Some(plies)))
            }
            Extent::Nothing => Err(self.unseen(audience)),
        }
    }

    fn unseen(&self, audience: Audience) -> Unseen {
        let sight = self.terms.watch.of(audience);
        let waits = !self.progress.over && self.progress.ended < sight.games;
        match sight.mode {
            Mode::AfterEnd if self.game.ending.is_none() => Unseen::Running,
            _ if waits => Unseen::Games {
                wanted: sight.games,
                ended: self.progress.ended,
            },
            _ => Unseen::Running,
        }
    }

    /// The game as it stood before its last half-moves; given moves are no secret. `None`: a damaged row.
    fn held_back(mut self, plies: u32) -> Option<Self> {
        let game = self.game;
        let ply = game.ply.saturating_sub(plies).max(game.given);
        let last = self.moves.get(ply as usize)?;
        let position = Position::from_fen(&last.fen).ok()?;
        let changed_at = last.at;
        self.game = game.at_ply(ply, position, changed_at);
        self.moves.truncate(ply as usize + 1);
        self.messages.clear();
        // what happened after the last move that is shown would tell of what followed
        self.events.retain(|event| event.ply < ply);
        self.entered
            .retain(|entered| entered.ply <= ply && entered.what == "move");
        Some(self)
    }
}

impl Game {
    /// The same as it stood at an earlier ply, and nothing that came later. Its version would tell how often it has changed.
    fn at_ply(
        mut self,
        ply: u32,
        position: Position,
        changed_at: crate::domain::time::Instant,
    ) -> Self {
        let free = ply.saturating_sub(self.given);
        self.version = 0;
        self.ply = ply;
        self.position = position;
        self.keys.truncate(ply as usize + 1);
        self.facts.moves.truncate(free as usize);
        self.facts.acts.retain(|act| act.ply < free);
        self.facts.night = None;
        self.clocks = self.facts.clocks();
        self.offers.clear();
        self.claim_ply = None;
        self.changed_at = changed_at;
        self.plan_changes = 0;
        self
    }
}
