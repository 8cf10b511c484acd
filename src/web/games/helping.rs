//! Entering for a player what he has told: the page of a game as he would see it, with who tells and how; the games that
//! somebody helps with.

use actix_web::web::Data;
use askama::Template;

use crate::actions::helping;
use crate::domain::game::clean_message;
use crate::domain::helping::{Entered, EnteredBy, Entrant, Help, Postmark, Way};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::domain::visibility::{GameRecord, GameView, Standing};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{Words, t};
use crate::rules::Color;
use crate::storage::games::{self, Listed};
use crate::storage::{Conn, StorageError, helpers, ratings};
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::viewer::{Asker, Viewer};
use crate::web::{State, moment, page};

use super::lists::row::{self, Boards, Row};
use super::page::move_name;
use super::scene::Scene;
use super::sentences::Voice;

/// For whom moves are entered.
#[derive(Clone, Debug)]
pub struct Helps {
    /// Whose they are.
    pub member: PlayerId,
    /// His displayed name.
    pub name: String,
    /// Who enters them.
    pub by: PlayerId,
    /// In what right.
    pub right: Entrant,
}

impl Helps {
    /// The game as its player sees it, told to somebody else: it is the player's move, not the reader's, and what only he
    /// himself may do is not offered.
    pub(super) fn seen_beside(&self, mut view: GameView) -> GameView {
        if let (Standing::YourMove { deadline }, Some(side)) = (&view.standing, view.side) {
            let deadline = deadline.clone();
            view.standing = Standing::Waiting { side, deadline };
        }
        view.wins_by_waiting = false;
        view.rights.may_abort = false;
        view.rights.may_continue = false;
        view
    }
}

/// Address of the pages on which moves of one side are entered.
pub fn base(game: GameId, side: Color) -> String {
    let side = if side.is_white() { "white" } else { "black" };
    format!("/games/{game}/for/{side}")
}

/// Whether the reader may enter moves of this side.
pub(super) fn of_seat(
    c: &mut Conn,
    viewer: &Viewer,
    record: &GameRecord,
    side: Color,
) -> Result<Result<Helps, Failure>, StorageError> {
    let Some(by) = &viewer.player else {
        let next = viewer.asked();
        return Ok(Err(Failure::SignIn { next }));
    };
    let member = record.game.player(side);
    let tag = if side.is_white() {
        &record.white
    } else {
        &record.black
    };
    Ok(match helping::entrant(c, &record.game, member, by)? {
        Ok(right) => Ok(Helps {
            member,
            name: tag.display.clone(),
            by: by.id,
            right,
        }),
        Err(GameRefusal::HelperPlays) => Err(Failure::Forbidden),
        Err(_) => Err(Failure::NotFound),
    })
}

/// What is typed beside a move or an answer that is entered for somebody.
#[derive(Clone, Debug, Default)]
pub struct Entering {
    /// How he told it: a word of [`Way`].
    pub way: String,
    /// The postmark, as typed.
    pub postmark: String,
    /// Why it counts from there.
    pub reason: String,
}

impl Entering {
    /// As a form brought it.
    pub fn sent(form: &Form) -> Self {
        Self::of(|name| form.text(name))
    }

    /// As it had been filled in.
    pub fn filled(form: &FormState) -> Self {
        Self::of(|name| form.value(name).trim())
    }

    fn of<'a>(field: impl Fn(&str) -> &'a str) -> Self {
        Self {
            way: field("way").to_owned(),
            postmark: field("postmark").to_owned(),
            reason: field("reason").to_owned(),
        }
    }

    /// Who enters it, and how he was told.
    pub fn by(&self, by: PlayerId) -> Result<EnteredBy, GameRefusal> {
        let way = Way::from_code(&self.way).ok_or(GameRefusal::NoWay)?;
        Ok(EnteredBy { by, way })
    }

    /// From when it counts, where that was typed; `least`: the earliest that can be.
    pub fn dated(&self, viewer: &Viewer, least: Instant) -> Result<Option<Postmark>, GameRefusal> {
        if self.postmark.is_empty() && self.reason.is_empty() {
            return Ok(None);
        }
        let at = moment::typed(&self.postmark, viewer.zone);
        let at = at.ok_or(GameRefusal::Postmark { from: least })?;
        let reason = clean_message(&self.reason);
        Ok(Some(Postmark { at, reason }))
    }

    /// The choices of how it was told.
    pub fn ways(&self, words: &Words) -> Vec<Told> {
        let one = |way: &Way| Told {
            code: way.code(),
            text: told(words, *way),
            chosen: way.code() == self.way,
        };
        Way::ALL.iter().map(one).collect()
    }
}

/// A choice of how something was told.
pub struct Told {
    /// Its word in forms.
    pub code: &'static str,
    /// "by telephone".
    pub text: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// "by telephone".
pub fn told(words: &Words, way: Way) -> String {
    match way {
        Way::Telephone => t!(words, "entered-telephone"),
        Way::Letter => t!(words, "entered-letter"),
        Way::InPerson => t!(words, "entered-person"),
    }
}

/// Who enters what a form asks for, where somebody does that for a player and has said how he was told.
pub(super) fn entered(scene: &Scene, form: &Form) -> Option<EnteredBy> {
    let helps = scene.helps.as_ref()?;
    Entering::sent(form).by(helps.by).ok()
}

/// Everything that was entered for the players, in words, each with when.
pub(super) fn lines(voice: Voice, scene: &Scene) -> Vec<(Instant, String)> {
    let all = scene.view.entered.iter();
    all.map(|one| (one.at, line(voice, scene, one))).collect()
}

fn line(voice: Voice, scene: &Scene, one: &Entered) -> String {
    let (words, view) = (voice.words, &scene.view);
    let side = scene.game.side_of(one.player).unwrap_or(Color::White);
    let what = match one.what.as_str() {
        "move" => move_name(scene, one.ply),
        "resigned" => t!(words, "entered-resigned"),
        "draw_agreed" => t!(words, "entered-agreed"),
        "draw_declined" => t!(words, "entered-declined"),
        _ => t!(words, "entered-claimed"),
    };
    let name = view.player(side).display.as_str();
    let at = voice.date(one.at);
    let mut text = t!(
        words,
        "game-event-entered",
        at = at,
        what = what,
        by = one.by.as_str(),
        name = name,
        way = told(words, one.way)
    );
    if let Some(from) = one.dated {
        text.push(' ');
        text.push_str(&t!(
            words,
            "game-event-postmark",
            from = voice.date(from),
            reason = one.reason.as_str()
        ));
    }
    text
}

impl Scene {
    /// Who moves are entered for, where somebody does that here.
    pub fn member(&self) -> Option<&str> {
        self.helps.as_ref().map(|helps| helps.name.as_str())
    }

    /// Whether a move may be dated back here.
    pub fn may_date(&self) -> bool {
        let helps = self.helps.as_ref();
        helps.is_some_and(|helps| helps.right == Entrant::Director)
    }

    /// The choices of how something was told, none chosen.
    pub fn ways_told(&self) -> Vec<Told> {
        match self.helps {
            Some(_) => Entering::default().ways(self.viewer.words),
            None => Vec::new(),
        }
    }

    /// The move of this ply was entered for its player: by whom and how, for the move list.
    pub fn entered_at(&self, ply: u32) -> Option<&Entered> {
        let mut all = self.view.entered.iter();
        all.find(|one| one.ply == ply && one.what == "move")
    }
}

/// Where the reader of a game that is not his may enter moves: address and words.
///
/// # Errors
/// Storage.
pub async fn ways_in(state: &State, scene: &Scene) -> Result<Vec<(String, String)>, Failure> {
    let Some(by) = scene.viewer.player.clone().filter(|_| scene.me.is_none()) else {
        return Ok(Vec::new());
    };
    if scene.game.ending.is_some() {
        return Ok(Vec::new());
    }
    let game = scene.game.clone();
    let sides = move |c: &mut Conn| helping::sides(c, &game, &by);
    let sides = state.ctx.db.read(sides).await?;
    let way = |(side, _): (Color, Entrant)| {
        let name = scene.view.player(side).display.as_str();
        let text = t!(scene.viewer.words, "enter-for", name = name);
        (base(scene.view.id, side), text)
    };
    Ok(sides.into_iter().map(way).collect())
}

/// The page for entering moves in a game that the reader sees in no other way.
///
/// # Errors
/// Storage.
pub async fn only_way_in(
    state: &State,
    asker: &Asker,
    id: GameId,
) -> Result<Option<String>, Failure> {
    let asker = asker.clone();
    let read = move |c: &mut Conn| {
        let Some((_, by)) = asker.signed_in(c)? else {
            return Ok(None);
        };
        match games::game(c, id)? {
            Some(game) => Ok(helping::sides(c, &game, &by)?.into_iter().next()),
            None => Ok::<_, StorageError>(None),
        }
    };
    let side = state.ctx.db.read(read).await?;
    Ok(side.map(|(side, _)| base(id, side)))
}

/// The games of one member.
struct Member {
    help: Help,
    rows: Vec<(String, Row)>,
    waiting: usize,
}

#[derive(Template)]
#[template(path = "games/helping.html")]
struct HelpingPage<'a> {
    viewer: &'a Viewer,
    members: Vec<Member>,
}

/// `GET /games/helping`.
pub async fn list(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let mut found = Vec::new();
        if let Some(me) = viewer.id() {
            for help in helpers::by_helper(c, me)? {
                let games = match help.stands() {
                    true => games::running(c, help.player)?,
                    false => Vec::new(),
                };
                let ids: Vec<GameId> = games.iter().map(|game| game.id).collect();
                let fens = games::positions(c, &ids)?;
                let ratings = ratings::of_games(c, &ids, help.player)?;
                found.push((help, games, (fens, ratings)));
            }
        }
        Ok::<_, StorageError>((viewer, found))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let player = viewer.signed_in()?;
    let voice = Voice::of(&viewer);
    let member = |(help, games, (fens, ratings)): (Help, Vec<Listed>, _)| {
        let boards = Boards::for_player(&fens, &ratings, player);
        let of = help.player;
        let waits = |game: &&Listed| game.waiting == Some(of) && !game.is_called(viewer.now);
        let line = |game: &Listed| {
            let side = if game.white.id == of {
                Color::White
            } else {
                Color::Black
            };
            (base(game.id, side), row::row(voice, of, game, &boards))
        };
        Member {
            waiting: games.iter().filter(waits).count(),
            rows: games.iter().map(line).collect(),
            help,
        }
    };
    let template = HelpingPage {
        members: found.into_iter().map(member).collect(),
        viewer: &viewer,
    };
    page::render(&viewer, &template)
}
