//! `GET /games/next`: on to the game that waits after this one (`?after=1047`), round and round.

use actix_web::web::Data;

use crate::domain::GameId;
use crate::storage::{Conn, StorageError, games};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::Answer;
use crate::web::page;
use crate::web::viewer::Asker;

/// `GET /games/next`.
pub async fn next(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let after: Option<GameId> = asked.parsed("after");
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let waiting = match viewer.id() {
            Some(me) => games::waiting_in_order(c, me, viewer.now)?,
            None => Vec::new(),
        };
        Ok::<_, StorageError>((viewer, waiting))
    };
    let (viewer, waiting) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    let to = match following(&waiting, after) {
        Some(game) => format!("/games/{game}"),
        None => "/games".to_owned(),
    };
    Ok(page::see_other(&to))
}

/// The game after this one, or the first.
fn following(waiting: &[GameId], after: Option<GameId>) -> Option<GameId> {
    let place = waiting.iter().position(|game| Some(*game) == after);
    let next = place.and_then(|place| waiting.get(place + 1));
    next.or(waiting.first()).copied()
}

#[cfg(test)]
mod tests {
    use super::following;

    #[test]
    fn one_comes_to_each_of_them() {
        assert_eq!(following(&[], None), None);
        assert_eq!(following(&[], Some(3)), None);
        assert_eq!(following(&[5, 3, 9], None), Some(5));
        assert_eq!(following(&[5, 3, 9], Some(4)), Some(5));
        assert_eq!(following(&[5, 3, 9], Some(5)), Some(3));
        assert_eq!(following(&[5, 3, 9], Some(9)), Some(5));
    }
}
