//! All ended games of a tournament in one PGN, sent as they are read: a large tournament never lies in memory whole.

use std::collections::VecDeque;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Bytes, Data, Path};
use futures_util::stream;

use crate::domain::visibility::Viewer as Eyes;
use crate::domain::{GameId, TournamentId};
use crate::storage::{Conn, StorageError, games};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::games::whole_pgn;
use crate::web::viewer::{Asker, Viewer};

use super::seen::seen;

/// How many games are read at once.
const AT_ONCE: usize = 20;

/// What is still to be sent.
struct Rest {
    state: Data<State>,
    viewer: Viewer,
    eyes: Eyes,
    games: VecDeque<GameId>,
}

/// `GET /tournaments/{id}/games.pgn`. Running games are in it for nobody, also not for those who play them.
pub async fn pgn(state: Data<State>, asker: Asker, id: Path<TournamentId>) -> Answer {
    let seen = seen(&state, asker, *id).await?;
    let ended = |game: &GameId| seen.endings.contains_key(game);
    let played = seen.field.meetings.iter().filter_map(|one| one.game);
    let rest = Rest {
        games: played.filter(ended).collect(),
        eyes: seen.eyes(),
        viewer: seen.viewer,
        state,
    };
    let name = format!("inline; filename=\"fernzug-tournament-{}.pgn\"", *id);
    Ok(HttpResponse::Ok()
        .content_type("application/vnd.chess-pgn")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Cookie"))
        .streaming(stream::try_unfold(rest, next)))
}

async fn next(mut rest: Rest) -> Result<Option<(Bytes, Rest)>, StorageError> {
    if rest.games.is_empty() {
        return Ok(None);
    }
    let some: Vec<GameId> = (rest.games)
        .drain(..AT_ONCE.min(rest.games.len()))
        .collect();
    let (viewer, eyes) = (rest.viewer.clone(), rest.eyes);
    let read = move |c: &mut Conn| {
        let mut text = String::new();
        for game in &some {
            let record = games::record(c, *game)?;
            let pgn = record.and_then(|record| whole_pgn(viewer.clone(), eyes, record));
            if let Some(pgn) = pgn {
                text.push_str(&pgn);
                text.push('\n');
            }
        }
        Ok::<_, StorageError>(text)
    };
    let text = rest.state.ctx.db.read(read).await?;
    Ok(Some((Bytes::from(text), rest)))
}
