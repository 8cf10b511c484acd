//! What else is done in a game: resign, accept or decline a draw, claim one, abort. Each has a confirm page of its own,
//! never beside "send the move".

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;

use crate::actions::Fail;
use crate::actions::play::{self, Act, Claimed};
use crate::domain::player::PositionStyle;
use crate::domain::refusal::GameRefusal;
use crate::i18n::{Words, chess, t};
use crate::rules::endings::{self, ClaimKind, GameResult};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::viewer::{Asker, Viewer};

use super::board::{Board, Squares, squares_of};
use super::helping::{self, Told};
use super::repeated;
use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};
use super::show;

/// A button of a confirm page.
struct Button {
    text: String,
    /// Hidden fields that make it this one.
    fields: Vec<(&'static str, String)>,
}

#[derive(Template)]
#[template(path = "games/act.html")]
struct ActPage<'a> {
    viewer: &'a Viewer,
    base: &'a str,
    id: i64,
    title: String,
    state: sentences::State,
    lines: Vec<String>,
    warning: Option<String>,
    /// Last part of the address the form goes to.
    noun: &'static str,
    buttons: Vec<Button>,
    /// Kinds to choose between before the button is pressed.
    kinds: Vec<(&'static str, String)>,
    board: Option<Board<'a>>,
    list: Option<[String; 3]>,
    /// For whom it is entered, and how it was told.
    member: Option<&'a str>,
    ways: Vec<Told>,
}

#[derive(Default)]
struct Question {
    title: String,
    lines: Vec<String>,
    warning: Option<String>,
    noun: &'static str,
    buttons: Vec<Button>,
    kinds: Vec<(&'static str, String)>,
    /// Whether the position is shown with it.
    shows_board: bool,
}

fn plain(text: String) -> Vec<Button> {
    vec![Button {
        text,
        fields: Vec::new(),
    }]
}

async fn ask(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    question: impl FnOnce(&Scene, &'static Words) -> Result<Question, GameRefusal>,
) -> Answer {
    ask_as(StatusCode::OK, state, asker, seat, question).await
}

async fn ask_as(
    status: StatusCode,
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    question: impl FnOnce(&Scene, &'static Words) -> Result<Question, GameRefusal>,
) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    scene.actor(|| scene.viewer.home().to_owned())?;
    if scene.is_spent() || scene.game.ending.is_some() {
        return show::refused_by(&scene, &GameRefusal::Ended, None);
    }
    if let Some(since) = scene.game.called(scene.viewer.now) {
        return show::refused_by(&scene, &GameRefusal::EventOver { since }, None);
    }
    match question(&scene, scene.viewer.words) {
        Err(why) => show::refused_by(&scene, &why, None),
        Ok(question) => {
            let shown = |style| question.shows_board && scene.style == style;
            let position = &scene.game.position;
            let page = ActPage {
                viewer: &scene.viewer,
                base: &scene.base,
                id: scene.view.id,
                title: question.title,
                state: sentences::state(Voice::of(&scene.viewer), &scene.view),
                lines: question.lines,
                board: shown(PositionStyle::Diagram).then(|| Board {
                    position,
                    bottom: scene.bottom(),
                    last: scene.view.moves.last().and_then(|m| squares_of(&m.uci)),
                    squares: Squares::Still,
                    lang: scene.viewer.lang,
                }),
                list: shown(PositionStyle::List)
                    .then(|| chess::position(scene.viewer.words, position)),
                warning: question.warning,
                noun: question.noun,
                buttons: question.buttons,
                kinds: question.kinds,
                member: scene.member(),
                ways: scene.ways_told(),
            };
            scene.answer(status, &page)
        }
    }
}

/// `GET …/resignation`.
pub async fn ask_resign(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    ask(state, asker, seat, |scene, words| {
        let side = scene.view.side.ok_or(GameRefusal::NotYourGame)?;
        let outcome = endings::resignation(&scene.game.profile, &scene.game.position, side);
        let drawn = outcome.result == GameResult::Draw;
        let name = scene.view.player(!side).display.as_str();
        Ok(Question {
            title: t!(words, "resign-title"),
            lines: vec![
                if drawn {
                    t!(words, "resign-text-draw")
                } else {
                    t!(words, "resign-text", name = name)
                },
                match scene.game.event {
                    None => t!(words, "resign-undo-friendly"),
                    Some(_) => t!(words, "resign-undo-event"),
                },
            ],
            warning: drawn.then(|| t!(words, "resign-would-draw")),
            noun: "resignation",
            buttons: plain(t!(words, "resign-button")),
            ..Question::default()
        })
    })
    .await
}

/// `GET …/draw-offer/{offer}`: the confirm page of accepting.
pub async fn ask_accept(state: Data<State>, asker: Asker, seat: Seat, req: HttpRequest) -> Answer {
    let offer = req
        .match_info()
        .get("offer")
        .and_then(|id| id.parse::<i64>().ok());
    ask(state, asker, seat, |scene, words| {
        let side = scene.view.side.ok_or(GameRefusal::NotYourGame)?;
        let standing = scene.view.rights.answer.filter(|o| Some(o.id) == offer);
        let offer = standing.ok_or(GameRefusal::NoSuchOffer)?;
        let name = scene.view.player(!side).display.as_str();
        Ok(Question {
            title: t!(words, "accept-title"),
            lines: vec![t!(words, "accept-text", name = name)],
            warning: None,
            noun: "draw-acceptance",
            buttons: vec![Button {
                text: t!(words, "accept-button"),
                fields: vec![("offer", offer.id.to_string())],
            }],
            ..Question::default()
        })
    })
    .await
}

/// `GET …/draw-claim`.
pub async fn ask_claim(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    ask(state, asker, seat, |scene, words| {
        claim_question(scene, words, None)
    })
    .await
}

/// One button for a claim that is right; one that would be wrong has to be chosen first.
fn claim_question(
    scene: &Scene,
    words: &'static Words,
    missing: Option<String>,
) -> Result<Question, GameRefusal> {
    if !scene.game.profile.knows_claims() {
        return Err(GameRefusal::NothingToClaim);
    }
    if !scene.view.rights.may_move {
        return Err(GameRefusal::NotYourTurn);
    }
    if !scene.view.rights.may_claim {
        return Err(GameRefusal::ClaimedAlready);
    }
    let moves = i64::from(scene.game.position.halfmove_clock() / 2);
    let times = i64::from(scene.game.occurrences());
    let mut lines = vec![t!(words, "claim-times", n = times)];
    let key = scene.game.position.key();
    lines.extend(repeated::lines(scene, &key, scene.game.ply));
    lines.push(t!(words, "claim-moves", n = moves));
    lines.push(t!(words, "claim-text"));
    lines.push(t!(words, "claim-with-move"));
    let mut question = Question {
        title: t!(words, "claim-title"),
        lines,
        noun: "draw-claim",
        shows_board: true,
        ..Question::default()
    };
    let ply = ("ply", scene.game.ply.to_string());
    if let Some(kind) = scene.view.rights.claim {
        question.lines.push(t!(words, "claim-good"));
        question.buttons.push(Button {
            text: match kind {
                ClaimKind::Threefold => t!(words, "claim-button-threefold"),
                ClaimKind::Fifty => t!(words, "claim-button-fifty"),
            },
            fields: vec![ply, ("kind", kind.code().to_owned())],
        });
    } else {
        question.warning = missing.or_else(|| Some(t!(words, "claim-not-good")));
        question.kinds = vec![
            (
                ClaimKind::Threefold.code(),
                t!(words, "claim-kind-threefold"),
            ),
            (ClaimKind::Fifty.code(), t!(words, "claim-kind-fifty")),
        ];
        question.buttons.push(Button {
            text: t!(words, "claim-button-anyway"),
            fields: vec![ply],
        });
    }
    Ok(question)
}

/// `GET …/abort`.
pub async fn ask_abort(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    ask(state, asker, seat, |scene, words| {
        if scene.game.event.is_some() {
            return Err(GameRefusal::InEvent);
        }
        if !scene.view.rights.may_abort {
            return Err(GameRefusal::AbortTooLate);
        }
        Ok(Question {
            title: t!(words, "abort-title"),
            lines: vec![t!(words, "abort-text")],
            warning: None,
            noun: "abort",
            buttons: plain(t!(words, "abort-button")),
            ..Question::default()
        })
    })
    .await
}

/// What a form acts on: the scene it was sent to, and the act for the verbs.
struct Acting {
    scene: Scene,
    act: Act,
    state: Data<State>,
    seat: Seat,
    asker: Asker,
}

async fn acting(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    form: &Form,
) -> Result<Acting, Failure> {
    let scene = seat.clone().scene(&state, asker.clone()).await?;
    let me = scene.actor(|| scene.base.clone())?;
    let act = Act {
        game: scene.view.id,
        player: me,
        at: form.arrived,
        entered: helping::entered(&scene, form),
    };
    Ok(Acting {
        scene,
        act,
        state,
        seat,
        asker,
    })
}

impl Acting {
    /// A link acts at its own ply only; who acts for another one says how he was told.
    fn in_place(&self) -> Result<(), Fail<GameRefusal>> {
        if self.scene.helps.is_some() && self.act.entered.is_none() {
            return Err(Fail::Refused(GameRefusal::NoWay));
        }
        let ply = self.scene.game.ply;
        match self.scene.link_ply {
            Some(own) if ply > own => Err(Fail::Refused(GameRefusal::Stale { ply })),
            _ => Ok(()),
        }
    }

    /// Back to the game; whoever presses twice finds the game as his first press left it.
    async fn answer<T>(
        self,
        done: Result<T, Fail<GameRefusal>>,
        query: impl FnOnce(T) -> &'static str,
    ) -> Answer {
        match done {
            Ok(done) => Ok(self.scene.back(query(done))),
            Err(Fail::Refused(GameRefusal::Ended)) => Ok(self.scene.back("")),
            Err(Fail::Refused(why)) => {
                let now = self.seat.scene(&self.state, self.asker).await?;
                show::refused_by(&now, &why, None)
            }
            Err(Fail::Broken(error)) => Err(error.into()),
        }
    }
}

/// `POST …/resignation`.
pub async fn resign(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let acting = acting(state, asker, seat, &form).await?;
    let done = match acting.in_place() {
        Ok(()) => play::resign(&acting.state.ctx, acting.act).await,
        Err(why) => Err(why),
    };
    acting.answer(done, |()| "").await
}

/// `POST …/draw-acceptance`.
pub async fn accept(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let offer = form.number("offer").ok_or(Failure::BadForm)?;
    let acting = acting(state, asker, seat, &form).await?;
    let done = match acting.in_place() {
        Ok(()) => play::accept_draw(&acting.state.ctx, acting.act, offer).await,
        Err(why) => Err(why),
    };
    acting.answer(done, |()| "").await
}

/// `POST …/draw-refusal`.
pub async fn decline(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let offer = form.number("offer").ok_or(Failure::BadForm)?;
    let acting = acting(state, asker, seat, &form).await?;
    let done = match acting.in_place() {
        Ok(()) => play::decline_draw(&acting.state.ctx, acting.act, offer).await,
        Err(why) => Err(why),
    };
    acting.answer(done, |()| "?note=declined").await
}

/// `POST …/draw-claim`.
pub async fn claim(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let Some(kind) = ClaimKind::from_code(form.text("kind")) else {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return ask_as(status, state, asker, seat, |scene, words| {
            claim_question(scene, words, Some(t!(words, "claim-choose")))
        })
        .await;
    };
    let ply = form.number("ply").ok_or(Failure::BadForm)?;
    let acting = acting(state, asker, seat, &form).await?;
    let done = match acting.in_place() {
        Ok(()) => play::claim_draw(&acting.state.ctx, acting.act, ply, kind).await,
        Err(why) => Err(why),
    };
    acting
        .answer(done, |claimed| match claimed {
            Claimed::Drawn => "",
            Claimed::Wrong => "?note=claim-wrong",
        })
        .await
}

/// `POST …/abort`.
pub async fn abort(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let acting = acting(state, asker, seat, &form).await?;
    let done = match acting.in_place() {
        Ok(()) if acting.scene.helps.is_some() => Err(Fail::Refused(GameRefusal::NotHelper)),
        Ok(()) => play::abort(&acting.state.ctx, acting.act).await,
        Err(why) => Err(why),
    };
    acting.answer(done, |()| "").await
}
