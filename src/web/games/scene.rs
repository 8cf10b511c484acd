//! A game as one request finds it: which game, who asks, through which door. Pages of a game and of a move link
//! are the same pages; what differs lies here.

use std::future::{Ready, ready};

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload};
use askama::Template;

use crate::domain::game::{Door, Game};
use crate::domain::player::{BoardSettings, Player, PositionStyle};
use crate::domain::visibility::{
    Audience, GameRecord, GameView, Seen, Standing, Viewer as Eyes, see,
};
use crate::domain::{GameId, PlayerId};
use crate::i18n::Lang;
use crate::rules::Color;
use crate::secrets::Secret;
use crate::storage::{Conn, StorageError, games, players};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::page;
use crate::web::ratings::{Beside, beside};
use crate::web::viewer::{Asker, Viewer};

use super::audience::audience;
use super::helping::{self, Helps};
use super::mover;

/// Where a request leads: to a game by its number, or to one ply of a game by a letter's link.
#[derive(Clone)]
pub enum Seat {
    /// `/games/{game}`.
    Game(GameId),
    /// `/m/{token}`.
    Link(Secret),
    /// `/games/{game}/for/{member}`: somebody enters moves for the player of this side.
    For(GameId, Color),
}

impl FromRequest for Seat {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let path = req.match_info();
        let game = path.get("game").and_then(|id| id.parse().ok());
        let link = || {
            path.get("token")
                .map(|token| Self::Link(Secret::new(token)))
        };
        let seat = match (game, path.get("member")) {
            (Some(game), Some("white")) => Some(Self::For(game, Color::White)),
            (Some(game), Some(_)) => Some(Self::For(game, Color::Black)),
            (Some(game), None) => Some(Self::Game(game)),
            (None, _) => link(),
        };
        ready(seat.ok_or(Failure::NotFound))
    }
}

/// After signing in, on to `next` instead.
pub fn sign_in_to(failure: Failure, next: impl FnOnce() -> String) -> Failure {
    match failure {
        Failure::SignIn { .. } => Failure::SignIn { next: next() },
        other => other,
    }
}

/// A game with who looks at it.
pub struct Scene {
    /// Who asks; through a link he speaks the language of the letter's reader.
    pub viewer: Viewer,
    /// Address of the page: `/games/1047` or `/m/…`.
    pub base: String,
    /// Through which door.
    pub door: Door,
    /// The player who acts here, if he plays in this game.
    pub me: Option<PlayerId>,
    /// How he wants positions.
    pub style: PositionStyle,
    /// How his boards look and what they do; a link's are as anybody's.
    pub board: BoardSettings,
    /// The game as decisions see it.
    pub game: Game,
    /// The game as he may see it.
    pub view: GameView,
    /// Plies that were on the board when the link's letter was written.
    pub link_ply: Option<u32>,
    /// The opponent's message with the last move, for a link.
    pub letter_message: Option<String>,
    /// The ratings of both.
    pub ratings: Option<Beside>,
    /// For whom moves are entered here: then he is `me`, and the viewer is somebody else.
    pub helps: Option<Helps>,
}

/// What a snapshot holds for a scene.
struct Found {
    viewer: Viewer,
    reader: Option<Player>,
    link_ply: Option<u32>,
    /// What he is to the event of a game that is not his own.
    audience: Audience,
    ratings: Option<Beside>,
    /// For whom moves are entered.
    helps: Option<Helps>,
    record: GameRecord,
}

impl Seat {
    /// Address of the page.
    pub fn base(&self) -> String {
        match self {
            Self::Game(id) => format!("/games/{id}"),
            Self::Link(token) => format!("/m/{}", token.expose()),
            Self::For(id, side) => helping::base(*id, *side),
        }
    }

    /// Reads the scene in one snapshot.
    ///
    /// # Errors
    /// Not found, not for this viewer, a dead link, or storage.
    pub async fn scene(self, state: &Data<State>, asker: Asker) -> Result<Scene, Failure> {
        let base = self.base();
        let door = match &self {
            Self::Game(_) => Door::Web,
            Self::Link(_) => Door::Link,
            Self::For(..) => Door::Helper,
        };
        let found = state.ctx.db.read(move |c| self.find(c, &asker)).await?;
        let scene = found?.scene(base, door)?;
        if matches!(scene.view.standing, Standing::TimeIsUp { .. }) {
            state.ctx.wake.sweep.notify_one();
        }
        Ok(scene)
    }

    fn find(self, c: &mut Conn, asker: &Asker) -> Result<Result<Found, Failure>, StorageError> {
        let viewer = asker.load(c)?;
        let (id, reader, link_ply) = match &self {
            Self::Game(id) | Self::For(id, _) => (*id, None, None),
            Self::Link(token) => {
                let Some((id, player, ply)) = mover::move_link(c, token, viewer.now)? else {
                    return Ok(Err(Failure::DeadLink));
                };
                (id, players::by_id(c, player)?, ply)
            }
        };
        let Some(record) = games::record(c, id)? else {
            return Ok(Err(Failure::NotFound));
        };
        let helps = match self {
            Self::For(_, side) => match helping::of_seat(c, &viewer, &record, side)? {
                Ok(helps) => Some(helps),
                Err(why) => return Ok(Err(why)),
            },
            _ => None,
        };
        Ok(Ok(Found {
            audience: audience(c, &record, viewer.player.as_ref())?,
            ratings: Some(beside(c, &record)?),
            viewer,
            reader,
            link_ply,
            helps,
            record,
        }))
    }
}

impl Found {
    fn scene(self, base: String, door: Door) -> Result<Scene, Failure> {
        let eyes = match (door, &self.reader, &self.viewer.player) {
            (Door::Link, Some(reader), _) => Eyes::Link(reader.id),
            (Door::Link, None, _) => return Err(Failure::DeadLink),
            (Door::Helper, ..) => match &self.helps {
                Some(helps) => Eyes::Player(helps.member),
                None => return Err(Failure::NotFound),
            },
            (_, _, Some(player)) => match self.audience {
                Audience::Director => Eyes::Director(player.id),
                Audience::Participant => Eyes::Participant(player.id),
                Audience::Player | Audience::Public => Eyes::Player(player.id),
            },
            (_, _, None) => Eyes::Public,
        };
        self.seen_with(eyes, base, door)
    }

    fn seen_with(mut self, eyes: Eyes, base: String, door: Door) -> Result<Scene, Failure> {
        if let Some(reader) = &self.reader {
            self.viewer
                .speak(Lang::from_code(&reader.lang).unwrap_or(self.viewer.lang));
            self.viewer.zone = reader.zone;
        }
        let who = self.reader.as_ref().or(self.viewer.player.as_ref());
        let style = who.map_or(PositionStyle::Diagram, |p| p.position_style);
        let own = self.viewer.player.as_ref().filter(|_| door == Door::Web);
        let board = own.map(|p| p.board).unwrap_or_default();
        let member = self.helps.as_ref().map(|helps| helps.member);
        let me = member
            .or(who.map(|p| p.id))
            .filter(|id| self.record.game.side_of(*id).is_some());
        let letter_message = (door == Door::Link)
            .then(|| last_message(&self.record, me))
            .flatten();
        // whoever is not signed in may be one of those who see it
        let stranger = self.viewer.player.is_none();
        let asked = self.viewer.asked();
        let Seen { game, view } =
            see(self.record, eyes, self.viewer.now).map_err(|why| match why {
                _ if stranger => Failure::SignIn { next: asked },
                why => Failure::Private(why),
            })?;
        let view = match &self.helps {
            Some(helps) => helps.seen_beside(view),
            None => view,
        };
        Ok(Scene {
            viewer: self.viewer,
            base,
            door,
            me,
            style,
            board,
            game,
            view,
            link_ply: self.link_ply,
            letter_message,
            ratings: self.ratings,
            helps: self.helps,
        })
    }
}

fn last_message(record: &GameRecord, me: Option<PlayerId>) -> Option<String> {
    let side = record.game.side_of(me?)?;
    record
        .newest_to(side, |m| m.ply == record.game.ply)
        .map(|m| m.body.clone())
}

impl Scene {
    /// The scene of a game that was read already, for a reader at the ordinary door.
    ///
    /// # Errors
    /// He may not see it.
    pub fn of_record(viewer: Viewer, eyes: Eyes, record: GameRecord) -> Result<Self, Failure> {
        let base = format!("/games/{}", record.game.id);
        let found = Found {
            viewer,
            reader: None,
            link_ply: None,
            audience: Audience::Public,
            ratings: None,
            helps: None,
            record,
        };
        found.seen_with(eyes, base, Door::Web)
    }

    /// Whether this is a letter's link.
    pub fn is_link(&self) -> bool {
        self.door == Door::Link
    }

    /// Whether somebody acts here for himself, signed in: on his own pages all other things of the game are at hand.
    pub fn is_own(&self) -> bool {
        self.door == Door::Web
    }

    /// Whether somebody enters here what a player has told him.
    pub fn is_entering(&self) -> bool {
        self.door == Door::Helper
    }

    /// Whether the link's move has been made, or the game has ended: nothing can be done by it any more.
    pub fn is_spent(&self) -> bool {
        self.link_ply
            .is_some_and(|ply| self.game.ply > ply || self.game.ending.is_some())
    }

    /// The player who may act here.
    ///
    /// # Errors
    /// [`Failure::SignIn`] for a stranger (back to `next`), [`Failure::Forbidden`] for somebody who does not play here.
    pub fn actor(&self, next: impl FnOnce() -> String) -> Result<PlayerId, Failure> {
        match (self.me, &self.viewer.player) {
            (Some(me), _) => Ok(me),
            (None, Some(_)) => Err(Failure::Forbidden),
            (None, None) => Err(Failure::SignIn { next: next() }),
        }
    }

    /// Whose side of the board is below: one's own, unless the address asks for the other.
    pub fn bottom(&self) -> Color {
        let own = self.view.bottom();
        if self.viewer.turned { !own } else { own }
    }

    /// What stands at the end of the queries of links on this page, as HTML.
    pub fn tail(&self) -> &'static str {
        if self.viewer.turned {
            "&amp;flip=1"
        } else {
            ""
        }
    }

    /// Address of the page with its board as it is now.
    pub fn home(&self) -> String {
        let query = if self.viewer.turned { "?flip=1" } else { "" };
        format!("{}{query}", self.base)
    }

    /// The number of the move at ply 1, and whether Black made it: for move numbers.
    pub fn numbering(&self) -> (u32, bool) {
        numbering(&self.view)
    }

    /// Answers with a page; a link's page is kept by nobody.
    ///
    /// # Errors
    /// A template that fails.
    pub fn answer(&self, status: StatusCode, page: &impl Template) -> Answer {
        if self.is_link() {
            page::render_link(status, &self.viewer, page)
        } else {
            page::render_as(status, &self.viewer, page)
        }
    }

    /// Leads on to a page of this game.
    pub fn back(&self, query: &str) -> HttpResponse {
        page::see_other(&format!("{}{query}", self.base))
    }
}

/// The number of the move at ply 1, and whether Black made it.
pub fn numbering(view: &GameView) -> (u32, bool) {
    view.numbering()
}
