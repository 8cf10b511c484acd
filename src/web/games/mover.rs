//! What sending a move needs to know, and no page.

use actix_web::web::Data;

use crate::domain::game::{Door, Game};
use crate::domain::link::LinkPurpose;
use crate::domain::player::{AfterSending, BoardSettings};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::secrets::Secret;
use crate::storage::{Conn, StorageError, games, links};
use crate::web::State;
use crate::web::viewer::Asker;

use super::scene::Seat;

/// A player with a game of his, about to send a move.
pub struct Mover {
    /// Who.
    pub me: PlayerId,
    /// Through which door.
    pub door: Door,
    /// Plies that were on the board when the link's letter was written.
    pub link_ply: Option<u32>,
    /// The game as it was read.
    pub game: Game,
    /// What his boards do; a link's do as anybody's.
    pub board: BoardSettings,
    /// Who enters it for him.
    pub entered_by: Option<PlayerId>,
    /// The game that waits for him next, if he wants to go there.
    pub next: Option<GameId>,
}

impl Seat {
    /// Reads what sending a move needs, and no page: one snapshot of few statements. `None` where the page has to say
    /// why not: nobody is signed in, it is not his game, the link is dead.
    ///
    /// # Errors
    /// Storage.
    pub async fn mover(
        self,
        state: &Data<State>,
        asker: Asker,
    ) -> Result<Option<Mover>, StorageError> {
        state.ctx.db.read(move |c| self.find_mover(c, &asker)).await
    }

    fn find_mover(self, c: &mut Conn, asker: &Asker) -> Result<Option<Mover>, StorageError> {
        let (door, found) = match self {
            Self::Game(id) => {
                let player = asker.signed_in(c)?.map(|(_, player)| player);
                let found = player.map(|player| (id, player.id, None, player.board, None));
                (Door::Web, found)
            }
            Self::Link(token) => {
                let link = move_link(c, &token, asker.now)?;
                let usual = BoardSettings::default();
                let found = link.map(|(game, player, ply)| (game, player, ply, usual, None));
                (Door::Link, found)
            }
            // whether he may is asked where it is done; the page says why not
            Self::For(id, side) => {
                let by = asker.signed_in(c)?.map(|(_, player)| player.id);
                let game = games::game(c, id)?.zip(by);
                let usual = BoardSettings::default();
                let found = game.map(|(game, by)| (id, game.player(side), None, usual, Some(by)));
                (Door::Helper, found)
            }
        };
        let Some((id, me, link_ply, board, entered_by)) = found else {
            return Ok(None);
        };
        let game = games::game(c, id)?.filter(|game| game.side_of(me).is_some());
        let next = match (&game, door) {
            (Some(_), Door::Web) if board.after == AfterSending::Next => {
                games::next_waiting(c, me, id, asker.now)?
            }
            _ => None,
        };
        Ok(game.map(|game| Mover {
            me,
            door,
            link_ply,
            game,
            board,
            entered_by,
            next,
        }))
    }
}

/// The game, the player and the ply that a live move link is for.
pub(super) fn move_link(
    c: &mut Conn,
    token: &Secret,
    now: Instant,
) -> Result<Option<(GameId, PlayerId, Option<u32>)>, StorageError> {
    let link = links::find(c, &links::hash_of(token))?
        .filter(|link| link.purpose == LinkPurpose::Move && link.is_alive(now));
    Ok(link.and_then(|link| Some((link.game?, link.player?, link.ply))))
}
