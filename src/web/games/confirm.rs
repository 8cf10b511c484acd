//! The confirm step: the position after the move, the move in words and signs, what it does.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;

use crate::domain::GameId;
use crate::domain::ending::Ending;
use crate::domain::player::PositionStyle;
use crate::domain::refusal::GameRefusal;
use crate::i18n::{chess, refusals, t};
use crate::links::places;
use crate::rules::endings::ClaimKind;
use crate::rules::notation::{describe, san};
use crate::rules::{Color, Move, Position};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, query_value};
use crate::web::forms::{Form, FormState};
use crate::web::viewer::{Asker, Viewer};

use super::board::{Board, Squares};
use super::entry::{self, Step};
use super::helping::Entering;
use super::page::{self, Extras, Unsent};
use super::repeated;
use super::scene::{Scene, Seat, sign_in_to};
use super::sentences::{self, Voice};
use super::show;

#[derive(Template)]
#[template(path = "games/confirm.html")]
struct ConfirmPage<'a> {
    viewer: &'a Viewer,
    scene: &'a Scene,
    base: &'a str,
    state: sentences::State,
    short: String,
    long: String,
    warning: Option<String>,
    /// Where the rules tell of what it warns of.
    warning_rule: Option<&'static str>,
    lapses: bool,
    board: Option<Board<'a>>,
    list: Option<[String; 3]>,
    ply: u32,
    uci: String,
    may_offer: bool,
    no_offer: Option<String>,
    own_offer: bool,
    offer: bool,
    claims: Option<Claims>,
    message: &'a str,
    /// What is typed beside a move that is entered for somebody.
    entering: Entering,
    error: Option<String>,
    rule: Option<&'static str>,
    /// Where conditional moves after this one are planned.
    plan: Option<String>,
}

/// What may be claimed with the move that is being confirmed.
struct Claims {
    /// How things stand after it, a line each.
    lines: Vec<String>,
    /// Whether one of the claims is right; then it is shown before anything else.
    good: bool,
    /// Code, words, whether it is chosen.
    kinds: Vec<(&'static str, String, bool)>,
}

impl Claims {
    fn is_chosen(&self) -> bool {
        self.kinds.iter().any(|(_, _, chosen)| *chosen)
    }
}

/// What is on its way with a move.
#[derive(Default)]
pub struct With<'a> {
    /// Whether a draw is offered.
    pub offer: bool,
    /// The draw claimed with it.
    pub claim: Option<ClaimKind>,
    /// Words to the opponent.
    pub message: &'a str,
    /// Beside a move that is entered for somebody.
    pub entering: Entering,
    /// Why it was refused.
    pub error: Option<String>,
    /// Where the rules tell of that.
    pub rule: Option<&'static str>,
}

/// `GET …/move`: one of the steps of a move, which are links.
pub async fn confirm(state: Data<State>, asker: Asker, seat: Seat, asked: Asked) -> Answer {
    let wish = Wish {
        uci: asked.get("uci"),
        typed: asked.get("typed").unwrap_or_default(),
        ply: asked.parsed("ply"),
        ..Wish::default()
    };
    let carried = || wish.path(&seat.base());
    let scene = seat.clone().scene(&state, asker).await;
    let scene = scene.map_err(|failure| sign_in_to(failure, carried))?;
    scene.actor(carried)?;
    show_step(&scene, &wish)
}

/// `POST …/move`: the same step with a message on its way, which is too long for an address. Nothing is changed by it.
pub async fn preview(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    scene.actor(|| scene.base.clone())?;
    show_step(&scene, &Wish::of(&form.state()))
}

/// A move that was on its way when its player had to sign in.
pub async fn resume(state: &Data<State>, asker: Asker, game: GameId, filled: &FormState) -> Answer {
    let scene = Seat::Game(game).scene(state, asker).await?;
    scene.actor(|| scene.base.clone())?;
    show_step(&scene, &Wish::of(filled))
}

/// The same of a move that was being entered for the player of a side.
pub async fn resume_for(
    state: &Data<State>,
    asker: Asker,
    (game, white): (GameId, bool),
    filled: &FormState,
) -> Answer {
    let side = if white { Color::White } else { Color::Black };
    let scene = Seat::For(game, side).scene(state, asker).await?;
    show_step(&scene, &Wish::of(filled))
}

/// What somebody wants to play, as far as it has been entered.
#[derive(Default)]
struct Wish<'a> {
    uci: Option<&'a str>,
    typed: &'a str,
    ply: Option<u32>,
    offer: bool,
    claim: Option<ClaimKind>,
    message: &'a str,
    entering: Entering,
}

impl<'a> Wish<'a> {
    fn of(form: &'a FormState) -> Self {
        Self {
            uci: Some(form.value("uci")).filter(|uci| !uci.is_empty()),
            typed: form.value("typed"),
            ply: form.value("ply").parse().ok(),
            offer: form.ticked("offer"),
            claim: ClaimKind::from_code(form.value("claim")),
            message: form.value("message").trim(),
            entering: Entering::filled(form),
        }
    }

    fn unsent(&self) -> Option<Unsent> {
        Unsent::of(self.message, self.offer)
    }

    /// The step as an address, for the way through the sign-in page.
    fn path(&self, base: &str) -> String {
        let (name, value) = match self.uci {
            Some(uci) => ("uci", uci),
            None => ("typed", self.typed),
        };
        // no move is written longer
        let value: String = value.chars().take(100).collect();
        let mut path = format!("{base}/move?{name}={}", query_value(&value));
        if let Some(ply) = self.ply {
            path.push_str(&format!("&ply={ply}"));
        }
        path
    }
}

fn show_step(scene: &Scene, wish: &Wish<'_>) -> Answer {
    let words = scene.viewer.words;
    if wish.ply.is_some_and(|ply| ply != scene.game.ply + 1) {
        let text = t!(words, "refused-stale");
        return show::refused(scene, StatusCode::CONFLICT, text, wish.unsent());
    }
    if scene.is_spent() || !scene.view.rights.may_move {
        let viewer = &scene.viewer;
        let text = if scene.game.ending.is_some() {
            t!(words, "refused-ended")
        } else if let Some(since) = scene.game.called(viewer.now) {
            let over = GameRefusal::EventOver { since };
            refusals::game_refused(words, &over, viewer.zone, viewer.now.0)
        } else {
            t!(words, "refused-not-your-turn")
        };
        return show::refused(scene, StatusCode::CONFLICT, text, wish.unsent());
    }
    let step = match wish.uci {
        Some(uci) => by_uci(scene, uci),
        None => entry::typed(words, &scene.game, wish.typed),
    };
    match step {
        Step::Confirm(mv) => {
            let with = With {
                offer: wish.offer,
                claim: wish.claim,
                message: wish.message,
                entering: wish.entering.clone(),
                error: None,
                rule: None,
            };
            answer(scene, StatusCode::OK, mv, with)
        }
        Step::Entry(entry) => {
            let extras = Extras {
                entry,
                unsent: wish.unsent(),
                ..Extras::default()
            };
            page::answer(scene, StatusCode::UNPROCESSABLE_ENTITY, extras)
        }
    }
}

fn by_uci(scene: &Scene, uci: &str) -> Step {
    match scene.game.position.parse_uci(uci) {
        Ok(mv) => Step::Confirm(mv),
        // written as squares it is a typed move too, and typed moves know all the reasons and choices
        Err(_) => entry::typed(scene.viewer.words, &scene.game, uci),
    }
}

/// Answers with the confirm page.
///
/// # Errors
/// A template that fails.
pub fn answer(scene: &Scene, status: StatusCode, mv: Move, with: With<'_>) -> Answer {
    let (game, words) = (&scene.game, scene.viewer.words);
    let voice = Voice::of(&scene.viewer);
    let after = game.position.play(mv);
    let (first, black) = scene.numbering();
    let stored = san(&game.position, mv, crate::rules::notation::Letters::English);
    let warning = warning(scene, mv);
    let offer = &scene.view.rights.may_offer;
    // only the pause after a refused offer is explained unasked: nobody misses an offer with the first move or the last
    let no_offer = match offer {
        Some(Err(why @ GameRefusal::OfferTooSoon { .. })) if warning.is_none() => Some(
            refusals::game_refused(words, why, scene.viewer.zone, voice.now.0),
        ),
        _ => None,
    };
    let may_offer = !matches!(offer, Some(Err(_))) && warning.is_none();
    let uci = game.position.uci(mv);
    let plans = game.plans_allowed && scene.is_own() && warning.is_none();
    let page = ConfirmPage {
        viewer: &scene.viewer,
        scene,
        base: &scene.base,
        state: sentences::state(voice, &scene.view),
        short: chess::numbered(scene.viewer.lang, game.ply + 1, first, black, &stored),
        long: chess::described(words, &describe(&game.position, mv)),
        warning_rule: warning.as_ref().and_then(|_| why_it_ends(scene, mv)),
        warning,
        lapses: scene.view.rights.answer.is_some(),
        board: board(scene, &after, mv),
        list: (scene.style == PositionStyle::List).then(|| chess::position(words, &after)),
        ply: game.ply + 1,
        plan: plans.then(|| {
            let base = &scene.base;
            format!("{base}/plan?ply={}&line={uci}#board", game.ply)
        }),
        uci,
        may_offer,
        no_offer,
        own_offer: scene.view.own_offer_stands,
        claims: claims(scene, mv, with.claim),
        offer: with.offer,
        message: with.message,
        entering: with.entering,
        error: with.error,
        rule: with.rule,
    };
    scene.answer(status, &page)
}

fn board<'a>(scene: &Scene, after: &'a Position, mv: Move) -> Option<Board<'a>> {
    (scene.style == PositionStyle::Diagram).then(|| Board {
        position: after,
        bottom: scene.bottom(),
        last: Some((mv.from(), mv.to())),
        squares: Squares::Still,
        lang: scene.viewer.lang,
    })
}

/// What may be claimed with this move (9.2.1, 9.3.1); `None` where nothing is claimed in this game, or the move itself ends
/// it: a mate wins, whatever could be claimed.
fn claims(scene: &Scene, mv: Move, chosen: Option<ClaimKind>) -> Option<Claims> {
    let (game, words) = (&scene.game, scene.viewer.words);
    if !game.may_claim() || game.would_end(mv).is_some() {
        return None;
    }
    let after = game.position.play(mv);
    let times = i64::from(game.occurrences_after(mv));
    let moves = i64::from(after.halfmove_clock() / 2);
    let good = game.claimable_with(mv);
    let kind = |kind: ClaimKind| {
        let text = match kind {
            ClaimKind::Threefold => t!(words, "confirm-claim-threefold"),
            ClaimKind::Fifty => t!(words, "confirm-claim-fifty"),
        };
        (kind.code(), text, chosen == Some(kind))
    };
    let kinds = match good {
        Some(right) => vec![kind(right)],
        None => vec![kind(ClaimKind::Threefold), kind(ClaimKind::Fifty)],
    };
    let mut lines = vec![t!(words, "confirm-claim-times", n = times)];
    lines.extend(repeated::lines(scene, &after.key(), game.ply + 1));
    lines.push(t!(words, "confirm-claim-moves", n = moves));
    Some(Claims {
        lines,
        good: good.is_some(),
        kinds,
    })
}

/// "With this move the game ends: …", with the rule named; a mate needs no warning but is said too.
fn warning(scene: &Scene, mv: Move) -> Option<String> {
    let words = scene.viewer.words;
    let outcome = scene.game.would_end(mv)?;
    let reason = chess::reason(words, Ending::Result(outcome));
    let rule = chess::rule(words, outcome.reason);
    Some(match outcome.result.winner() {
        Some(_) => t!(words, "confirm-wins", reason = reason, rule = rule),
        None => t!(words, "confirm-draws", reason = reason, rule = rule),
    })
}

fn why_it_ends(scene: &Scene, mv: Move) -> Option<&'static str> {
    let outcome = scene.game.would_end(mv)?;
    Some(places::of_ending(&Ending::Result(outcome)))
}
