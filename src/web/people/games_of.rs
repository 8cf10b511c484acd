//! The games of a player for whoever looks: `GET /players/7/games` (running or finished) and `GET /players/7/against/9`.

use std::collections::HashMap;

use actix_web::web::Path;
use askama::Template;

use super::Shared;
use super::record::{Lines, lines};
use crate::domain::player::{Player, PositionStyle};
use crate::domain::record::Record;
use crate::domain::visibility::Extent;
use crate::domain::{GameId, PlayerId};
use crate::i18n::{chess, dates, t};
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, players};
use crate::web::error::query_value;
use crate::web::games::Voice;
use crate::web::games::lists::row::{Boards, Peek, short_reason};
use crate::web::{Answer, Asked, Asker, Failure, Viewer, page};

/// How many games a page has.
const PAGE: i64 = 50;

/// A game as anybody may see it.
struct Line {
    id: GameId,
    /// Whether there is a page of it for this reader.
    is_open: bool,
    /// Its last moves are held back.
    is_held: bool,
    white: String,
    black: String,
    event: Option<(i64, String)>,
    result: &'static str,
    reason: String,
    started: String,
    ended: String,
    board: Option<Peek>,
}

/// Games on a page of a list.
struct Listing {
    lines: Vec<Line>,
    /// How many there are, and how many of them are not shown.
    count: usize,
    hidden: usize,
    page: i64,
    more: bool,
}

#[derive(Template)]
#[template(path = "players/games.html")]
struct GamesPage<'a> {
    viewer: &'a Viewer,
    player: &'a Player,
    running: bool,
    list: Listing,
}

#[derive(Template)]
#[template(path = "players/against.html")]
struct AgainstPage<'a> {
    viewer: &'a Viewer,
    player: &'a Player,
    other: &'a Player,
    title: String,
    record: Option<Lines>,
    running: Listing,
    list: Listing,
}

/// What a snapshot holds of a list.
struct Found {
    extents: HashMap<GameId, Extent>,
    listed: Vec<Listed>,
    fens: HashMap<GameId, String>,
    count: usize,
    hidden: usize,
    page: i64,
    more: bool,
}

/// Reads one page of the games of a player, of those against one opponent if one is named.
fn find(
    c: &mut Conn,
    viewer: &Viewer,
    player: PlayerId,
    (running, against): (bool, Option<PlayerId>),
    asked: &Asked,
) -> Result<Found, StorageError> {
    let mut outlines = games::outlines(c, player, running)?;
    outlines.retain(|game| against.is_none_or(|other| other == game.opponent));
    let extents = games::extents(c, player, &outlines, viewer.id(), viewer.is_admin())?;
    let all = outlines.len();
    if running {
        // that one plays somebody is told where the game may be seen
        outlines.retain(|game| extents.get(&game.id) != Some(&Extent::Nothing));
    }
    outlines.sort_by_key(|game| std::cmp::Reverse((game.ended_at, game.started_at, game.id)));
    let count = outlines.len();
    let length = i64::try_from(count).unwrap_or(i64::MAX);
    let page = asked.page(length, PAGE);
    let skip = usize::try_from(page * PAGE).unwrap_or(0);
    let most = usize::try_from(PAGE).unwrap_or(usize::MAX);
    let shown = outlines.iter().skip(skip).take(most);
    let ids: Vec<GameId> = shown.map(|game| game.id).collect();
    let whole = |id: &&GameId| extents.get(*id) == Some(&Extent::Whole);
    let open: Vec<GameId> = ids.iter().filter(whole).copied().collect();
    Ok(Found {
        listed: games::listed_of(c, &ids)?,
        fens: games::positions(c, &open)?,
        extents,
        count,
        hidden: all - count,
        page,
        more: (page + 1) * PAGE < length,
    })
}

impl Found {
    fn listing(&self, viewer: &Viewer) -> Listing {
        let style = viewer.player.as_ref().map(|p| p.position_style);
        let none = HashMap::new();
        let boards = Boards {
            fens: &self.fens,
            ratings: &none,
            style: style.unwrap_or(PositionStyle::Diagram),
        };
        let line = |game: &Listed| self.line(viewer, game, &boards);
        Listing {
            lines: self.listed.iter().map(line).collect(),
            count: self.count,
            hidden: self.hidden,
            page: self.page,
            more: self.more,
        }
    }

    fn line(&self, viewer: &Viewer, game: &Listed, boards: &Boards) -> Line {
        let (voice, words) = (Voice::of(viewer), viewer.words);
        let extent = self.extents.get(&game.id).copied();
        let day = |at: crate::domain::time::Instant| dates::day(words.lang(), at.0, voice.zone);
        Line {
            id: game.id,
            is_open: extent.is_some_and(|extent| extent != Extent::Nothing),
            is_held: matches!(extent, Some(Extent::Held(_))),
            white: game.white.display.clone(),
            black: game.black.display.clone(),
            event: game.event.as_ref().map(|tag| (tag.id, tag.name.clone())),
            result: game.ending.map_or("", chess::result),
            reason: game
                .ending
                .map_or_else(String::new, |e| short_reason(words, e)),
            started: day(game.started_at),
            ended: game.ended_at.map_or_else(String::new, day),
            board: boards.peek(words, game.id),
        }
    }
}

/// `GET /players/7/games?list=running`.
pub(super) async fn show(state: Shared, asker: Asker, id: Path<PlayerId>, asked: Asked) -> Answer {
    let id = *id;
    let running = asked.text("list") == "running";
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(player) = players::by_id(c, id)? else {
            return Ok((viewer, None));
        };
        let found = find(c, &viewer, id, (running, None), &asked)?;
        Ok((viewer, Some((player, found))))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let (player, found) = found.ok_or(Failure::NotFound)?;
    let template = GamesPage {
        viewer: &viewer,
        player: &player,
        running,
        list: found.listing(&viewer),
    };
    page::render(&viewer, &template)
}

/// `GET /players/7/against/9`: what the first has got against the second, and their games.
pub(super) async fn against(
    state: Shared,
    asker: Asker,
    both: Path<(PlayerId, PlayerId)>,
    asked: Asked,
) -> Answer {
    let (id, other) = *both;
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let (Some(player), Some(rival)) = (players::by_id(c, id)?, players::by_id(c, other)?)
        else {
            return Ok((viewer, None));
        };
        let mut record = Record::default();
        for game in games::outcomes(c, id)? {
            if game.opponent == other {
                record.add(game.side, game.pool, game.ending);
            }
        }
        let running = find(c, &viewer, id, (true, Some(other)), &Asked::default())?;
        let ended = find(c, &viewer, id, (false, Some(other)), &asked)?;
        Ok((viewer, Some((player, rival, record, running, ended))))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let found = found.filter(|_| id != other);
    let (player, rival, record, running, ended) = found.ok_or(Failure::NotFound)?;
    let (name, against) = (player.display.as_str(), rival.display.as_str());
    let template = AgainstPage {
        viewer: &viewer,
        title: t!(viewer.words, "against-title", name = name, other = against),
        player: &player,
        other: &rival,
        record: lines(viewer.words, &record),
        running: running.listing(&viewer),
        list: ended.listing(&viewer),
    };
    page::render(&viewer, &template)
}

/// `GET /players/7/against?other=berta`: on to the page of the two, or to those that the name may mean.
pub(super) async fn find_other(state: Shared, id: Path<PlayerId>, asked: Asked) -> Answer {
    let id = *id;
    let typed = asked.text("other").to_owned();
    let find = move |c: &mut Conn| {
        let found = match players::by_name(c, &typed)? {
            Some(player) => Some(player),
            None => players::by_display(c, &typed)?,
        };
        Ok::<_, StorageError>((found, typed))
    };
    let (found, typed) = state.ctx.db.read(find).await?;
    let to = match found.filter(|other| other.id != id) {
        Some(other) => format!("/players/{id}/against/{}", other.id),
        None => format!("/players?q={}", query_value(&typed)),
    };
    Ok(page::see_other(&to))
}
