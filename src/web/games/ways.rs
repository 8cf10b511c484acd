//! Where the page of a game leads: other games that wait, the openings, its pictures.

use super::scene::Scene;

impl Scene {
    /// How many other games wait for the reader.
    pub fn others_wait(&self) -> i64 {
        let this = i64::from(self.view.rights.may_move);
        if self.is_link() {
            return 0;
        }
        (self.viewer.waiting - this).max(0)
    }

    /// The line to this ply among the openings, where they may be looked at: the game has ended, or databases are allowed.
    pub fn opening(&self, ply: u32) -> Option<String> {
        let terms = &self.view.terms;
        let may = self.game.ending.is_some() || terms.aids.databases;
        let moves = self.view.moves.iter().skip(1).take(ply as usize);
        let line = || moves.map(|m| m.uci.as_str()).collect::<Vec<_>>().join(".");
        (may && terms.usual_start && !self.is_link()).then(line)
    }

    /// The query of a picture of the board at this ply, as the page shows it, as HTML.
    pub fn at(&self, ply: u32) -> String {
        format!("?ply={ply}{}", self.tail())
    }
}
