//! `GET /games/positions`: the positions of one's running games, six on a sheet of paper, each with boxes for the move.
//! `?list=all`: also those in which the opponent is to move.

use actix_web::web::Data;
use askama::Template;

use crate::domain::visibility::{Audience, MoveRecord};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{chess, t};
use crate::rules::{Color, Position};
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, helpers, players};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::diagram::diagram;
use super::sentences::{self, Voice};

/// Positions on a sheet, and sheets on a page.
const A_SHEET: usize = 6;
const A_PAGE: i64 = 60;

/// A position with what one needs to answer it.
struct Card {
    id: GameId,
    /// "White, against Berta Holm".
    seat: String,
    event: String,
    last: String,
    due: String,
    board: String,
}

#[derive(Template)]
#[template(path = "games/on_paper.html")]
struct PaperPage<'a> {
    viewer: &'a Viewer,
    sheets: Vec<Vec<Card>>,
    /// Also those in which the opponent is to move.
    all: bool,
    count: usize,
    before: Option<i64>,
    next: Option<i64>,
    printed: String,
    /// Whose they are, where somebody prints them for a member.
    whose: Option<(PlayerId, String)>,
}

/// `GET /games/positions`.
pub async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let all = asked.text("list") == "all";
    let of: Option<PlayerId> = asked.parsed("for");
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some((me, mut running)) = printable(c, &viewer, of)? else {
            return Ok((viewer, None));
        };
        let whose = players::by_id(c, me)?.filter(|_| of.is_some());
        running.retain(|game| all || game.waiting == Some(me) && !game.is_called(viewer.now));
        let count = running.len();
        let at = asked.page(i64::try_from(count).unwrap_or(i64::MAX), A_PAGE);
        let skip = usize::try_from(at * A_PAGE).unwrap_or(0);
        let most = usize::try_from(A_PAGE).unwrap_or(usize::MAX);
        let shown: Vec<Listed> = running.into_iter().skip(skip).take(most).collect();
        let ids: Vec<GameId> = shown.iter().map(|game| game.id).collect();
        let last = games::last_moves(c, &ids)?;
        Ok::<_, StorageError>((viewer, Some((shown, last, count, at, (me, whose)))))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    viewer.signed_in()?;
    let (shown, last, count, at, (me, whose)) = found.ok_or(Failure::NotFound)?;
    let card = |game: &Listed| {
        last.get(&game.id)
            .and_then(|last| card(&viewer, me, game, last))
    };
    let mut cards: Vec<Card> = shown.iter().filter_map(card).collect();
    let mut sheets = Vec::new();
    while !cards.is_empty() {
        let rest = cards.split_off(cards.len().min(A_SHEET));
        sheets.push(std::mem::replace(&mut cards, rest));
    }
    let length = i64::try_from(count).unwrap_or(i64::MAX);
    let template = PaperPage {
        viewer: &viewer,
        sheets,
        all,
        count,
        before: (at > 0).then(|| at - 1),
        next: ((at + 1) * A_PAGE < length).then_some(at + 1),
        whose: whose.map(|player| (player.id, player.display)),
        printed: Voice::of(&viewer).date(viewer.now),
    };
    page::render(&viewer, &template)
}

/// Whose positions, and in which games: one's own; for a member (`of`) his helper and an administrator print all of them, a
/// director those of his tournaments. `None`: nobody's.
fn printable(
    c: &mut Conn,
    viewer: &Viewer,
    of: Option<PlayerId>,
) -> Result<Option<(PlayerId, Vec<Listed>)>, StorageError> {
    let Some(me) = viewer.id() else {
        return Ok(None);
    };
    let Some(member) = of.filter(|member| *member != me) else {
        return Ok(Some((me, games::running(c, me)?)));
    };
    let mut running = games::running(c, member)?;
    let helps = helpers::of_player(c, member)?;
    if viewer.is_admin() || helps.is_some_and(|help| help.stands() && help.helper == me) {
        running.retain(|game| viewer.is_admin() || ![game.white.id, game.black.id].contains(&me));
        return Ok(Some((member, running)));
    }
    let mut events: Vec<_> = running.iter().filter_map(|g| g.event.as_ref()).collect();
    events.dedup_by_key(|tag| tag.id);
    let events: Vec<_> = events.iter().map(|tag| tag.id).collect();
    let standing = games::standing_in(c, &events, me)?;
    let directs = |event| standing.get(&event) == Some(&Audience::Director);
    running.retain(|game| game.event.as_ref().is_some_and(|tag| directs(tag.id)));
    Ok((!running.is_empty()).then_some((member, running)))
}

/// `None`: a damaged position.
fn card(viewer: &Viewer, me: PlayerId, game: &Listed, last: &MoveRecord) -> Option<Card> {
    let (words, voice) = (viewer.words, Voice::of(viewer));
    let position = Position::from_fen(&last.fen).ok()?;
    let side = if game.white.id == me {
        Color::White
    } else {
        Color::Black
    };
    let opponent = match side {
        Color::White => &game.black,
        Color::Black => &game.white,
    };
    let event = sentences::event_of(words, game.event.as_ref());
    let mine = game.waiting == Some(me);
    let due = game.deadline.map(|at| voice.date(at)).unwrap_or_default();
    Some(Card {
        id: game.id,
        seat: t!(
            words,
            "paper-seat",
            side = chess::side(words, side),
            name = opponent.display.as_str()
        ),
        event: event.map(|(_, name)| name).unwrap_or_default(),
        last: if last.ply == 0 {
            t!(words, "paper-no-move")
        } else {
            t!(
                words,
                "paper-last",
                played = numbered(viewer, &position, last)
            )
        },
        due: if mine {
            t!(words, "paper-due", until = due)
        } else {
            t!(words, "paper-waits", until = due)
        },
        board: diagram(words, &position, side, &last.uci),
    })
}

/// "14…Nf6": the move that led to this position.
fn numbered(viewer: &Viewer, after: &Position, last: &MoveRecord) -> String {
    let black = after.turn().is_white();
    let number = after.fullmove_number() - u32::from(black);
    chess::numbered(viewer.lang, 1, number, black, &last.san)
}
