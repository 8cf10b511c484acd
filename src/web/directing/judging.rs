//! The games of a tournament that are adjudicated, with what their players claim.

use actix_web::web::{Data, Path};
use askama::Template;

use super::desk;
use super::sorted;
use crate::actions::tournaments as verbs;
use crate::domain::GameId;
use crate::domain::PlayerId;
use crate::domain::adjudication::{Claim, Wants};
use crate::domain::game::{Decision, Game};
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::setup::Tournament;
use crate::i18n::{Words, chess, refusals, t};
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::storage::tournaments as storage;
use crate::storage::{Conn, StorageError, adjudication, games};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::book::drawn;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

/// So many games stand on one page.
const MOST: usize = 50;

/// What may be decided, by the words of the form.
const RESULTS: [(&str, &str, GameResult); 3] = [
    ("white", "1-0", GameResult::WhiteWins),
    ("draw", "½-½", GameResult::Draw),
    ("black", "0-1", GameResult::BlackWins),
];

#[derive(Template)]
#[template(path = "directing/judging.html")]
struct JudgingPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    done: Option<String>,
    games: Vec<Judged>,
    /// There are more than the page shows.
    more: bool,
}

impl JudgingPage<'_> {
    /// Whether the director may decide any of them.
    fn may_decide(&self) -> bool {
        self.games.iter().any(|game| !game.own)
    }
}

/// A game that is to be judged.
struct Judged {
    number: GameId,
    field: String,
    title: String,
    board: String,
    turn: String,
    /// What is claimed, and why.
    claims: Vec<(String, String)>,
    /// The director plays in its group.
    own: bool,
    /// What was chosen: a word of the form.
    chosen: String,
}

struct Found {
    viewer: Viewer,
    tournament: Tournament,
    games: Vec<(Game, bool)>,
    claims: Vec<Claim>,
    names: Vec<(PlayerId, String)>,
}

impl Found {
    fn name(&self, id: PlayerId) -> String {
        let found = self.names.iter().find(|(of, _)| *of == id);
        found.map_or(String::new(), |(_, name)| name.clone())
    }
}

async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<Found, Failure> {
    let desk = desk::find(state, asker, id).await?;
    let (now, me) = (desk.viewer.now, desk.viewer.id());
    let read = move |c: &mut Conn| {
        let mut all = storage::called_games(c, id, now)?;
        all.truncate(MOST);
        let mut found = Vec::new();
        for game in &all {
            let own = storage::meeting_of(c, *game)?.map(|(_, stage, group)| (stage, group));
            if let Some(game) = games::game(c, *game)?.filter(|g| g.called(now).is_some()) {
                found.push((game, own));
            }
        }
        Ok::<_, StorageError>((found, adjudication::of(c, &all)?))
    };
    let (found, claims) = state.ctx.db.read(read).await?;
    let seats = desk.field.seats.iter();
    let mine: Vec<(u32, u32)> = seats
        .filter(|seat| Some(seat.player) == me)
        .map(|seat| (seat.stage, seat.group))
        .collect();
    let games = found
        .into_iter()
        .map(|(game, group)| (game, group.is_some_and(|group| mine.contains(&group))));
    Ok(Found {
        games: games.collect(),
        claims,
        names: desk.names,
        viewer: desk.viewer,
        tournament: desk.tournament,
    })
}

fn field_of(game: GameId) -> String {
    format!("game-{game}")
}

fn judged(found: &Found, form: &FormState, game: &Game, own: bool) -> Judged {
    let words = found.viewer.words;
    let (white, black) = (found.name(game.white), found.name(game.black));
    let moves = game.free_plies().div_ceil(2);
    let side = chess::side(words, game.turn());
    let claims = [Color::White, Color::Black].map(|side| {
        let player = game.player(side);
        let mut all = found.claims.iter();
        let claim = all.find(|claim| (claim.game, claim.player) == (game.id, player));
        // what was claimed before the date was moved is about another position
        let claim = claim.filter(|claim| game.end_set_at().is_none_or(|at| claim.at > at));
        said(words, &found.name(player), claim)
    });
    let field = field_of(game.id);
    Judged {
        number: game.id,
        title: format!("{white} – {black}"),
        board: drawn(words, &game.position, None, &[], &[]),
        turn: t!(words, "adjudicate-turn", n = moves, side = side),
        claims: claims.to_vec(),
        own,
        chosen: form.value(&field).to_owned(),
        field,
    }
}

fn said(words: &Words, name: &str, claim: Option<&Claim>) -> (String, String) {
    let text = match claim.map(|claim| claim.wants) {
        Some(Wants::Win) => t!(words, "adjudicate-claims-win", name = name),
        Some(Wants::Draw) => t!(words, "adjudicate-claims-draw", name = name),
        Some(Wants::Nothing) => t!(words, "adjudicate-claims-nothing", name = name),
        None => t!(words, "adjudicate-claims-silent", name = name),
    };
    (
        text,
        claim.map_or(String::new(), |claim| claim.body.clone()),
    )
}

fn render(found: &Found, form: &FormState, done: Option<String>) -> Answer {
    let games = found.games.iter();
    let more = found.games.len() >= MOST;
    let page = JudgingPage {
        more,
        viewer: &found.viewer,
        form,
        t: &found.tournament,
        done,
        games: games
            .map(|(game, own)| judged(found, form, game, *own))
            .collect(),
    };
    if form.is_refused() {
        page::render_refused(&found.viewer, &page)
    } else {
        page::render(&found.viewer, &page)
    }
}

/// `GET /tournaments/7/adjudication`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    let number = |name| {
        asked
            .text(name)
            .parse::<usize>()
            .ok()
            .filter(|n| *n <= MOST)
    };
    let words = found.viewer.words;
    let done = number("done").map(|n| t!(words, "adjudicate-done", n = n));
    let missed = number("missed").filter(|n| *n > 0);
    let missed = missed.map(|n| t!(words, "adjudicate-missed", n = n));
    let done = done.map(|done| {
        [Some(done), missed]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
    });
    let done = done.map(|said| said.join(" "));
    render(&found, &FormState::with(&[]), done)
}

/// `POST /tournaments/7/adjudication`.
pub async fn judge(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.viewer.signed_in()?.id;
    let chosen: Vec<(GameId, GameResult)> = found
        .games
        .iter()
        .filter_map(|(game, _)| {
            let typed = form.text(&field_of(game.id)).to_owned();
            let result = RESULTS.iter().find(|(code, ..)| *code == typed)?;
            Some((game.id, result.2))
        })
        .collect();
    let mut back = form.state();
    let meant = back.fields().iter().filter(|(name, value)| {
        name.starts_with("game-") && RESULTS.iter().any(|(code, ..)| code == value)
    });
    let missed = meant.count() - chosen.len();
    if chosen.is_empty() && missed == 0 {
        let none = t!(found.viewer.words, "adjudicate-nothing");
        back.refuse("", none);
        return render(&found, &back, None);
    }
    let (mut decided, reason) = (0, form.text("reason"));
    for (game, result) in chosen {
        let decision = Decision::Adjudicated(result);
        let done = verbs::decide(&state.ctx, *id, game, by, decision, reason, form.arrived).await;
        let Err(fail) = done else {
            decided += 1;
            continue;
        };
        let why = sorted(fail)?;
        let field = match why {
            TournamentRefusal::NoReason => "reason",
            _ => "",
        };
        back.refuse(
            field,
            refusals::tournament_refused(found.viewer.words, &why),
        );
        break;
    }
    if back.is_refused() {
        return render(&found, &back, None);
    }
    Ok(page::see_other(&format!(
        "/tournaments/{id}/adjudication?done={decided}&missed={missed}"
    )))
}

/// The adjudications as somebody had filled them in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, filled, None)
}
