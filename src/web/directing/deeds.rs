//! What is sent from the director's desk.

use actix_web::web::{Data, Path};

use super::desk::{DECISIONS, find, render};
use super::sorted;
use crate::actions::Fail;
use crate::actions::tournaments as verbs;
use crate::domain::PlayerId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::DAY;
use crate::domain::tournament::setup::Withdrawal;
use crate::i18n::{refusals, t};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page;
use crate::web::viewer::Asker;

/// Back to the desk, or the desk with what was typed and why it was refused.
async fn answer<T>(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    form: &Form,
    done: &str,
    result: verbs::Answer<T>,
) -> Answer {
    let why = match result {
        Ok(_) => {
            return Ok(page::see_other(&format!(
                "/tournaments/{id}/desk?done={done}"
            )));
        }
        Err(fail) => sorted(fail)?,
    };
    let found = find(state, asker, id).await?;
    let field = match why {
        TournamentRefusal::NoSuchPlayer { .. } if form.filled("names").is_some() => "names",
        TournamentRefusal::Text => "text",
        _ => "",
    };
    let mut back = form.state();
    back.refuse(
        field,
        refusals::tournament_refused(found.viewer.words, &why),
    );
    render(&found, &back, None)
}

/// Who asks, as the verbs want him.
async fn who(state: &Data<State>, asker: &Asker, id: i64) -> Result<PlayerId, Failure> {
    let asker = asker.clone();
    let viewer = state.ctx.db.read(move |c| asker.load(c)).await?;
    // the addresses of the forms have no pages: after the sign-in there is the desk
    let next = format!("/tournaments/{id}/desk");
    viewer.id().ok_or(Failure::SignIn { next })
}

/// `POST /tournaments/7/registration`.
pub async fn open(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let done = verbs::open(&state.ctx, *id, by, form.arrived).await;
    answer(&state, asker, *id, &form, "opened", done).await
}

/// `POST /tournaments/7/call`: whether everybody is asked a week before the start.
pub async fn call(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let on = form.ticked("confirms");
    let done = verbs::set_confirms(&state.ctx, *id, by, on, form.arrived).await;
    answer(&state, asker, *id, &form, "call", done).await
}

/// `POST /tournaments/7/approval`: the final table stands.
pub async fn approve(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let done = verbs::approve(&state.ctx, *id, by, form.arrived).await;
    answer(&state, asker, *id, &form, "approved", done).await
}

/// `POST /tournaments/7/acts/12/undo`.
pub async fn undo(state: Data<State>, asker: Asker, of: Path<(i64, i64)>, form: Form) -> Answer {
    let by = who(&state, &asker, of.0).await?;
    let reader = asker.clone();
    let viewer = state.ctx.db.read(move |c| reader.load(c)).await?;
    let reason = t!(viewer.words, "desk-undo-reason");
    let done = verbs::undo(&state.ctx, of.0, of.1, by, &reason, form.arrived).await;
    answer(&state, asker, of.0, &form, "undone", done).await
}

/// `POST /tournaments/7/cancellation`.
pub async fn call_off(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let done = verbs::call_off(&state.ctx, *id, by, form.text("why_off"), form.arrived).await;
    answer(&state, asker, *id, &form, "cancelled", done).await
}

/// `POST /tournaments/7/directors`.
pub async fn directors(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let (director, deputy) = (form.text("director"), form.text("deputy"));
    let done = verbs::set_directors(&state.ctx, *id, by, director, deputy, form.arrived).await;
    answer(&state, asker, *id, &form, "directors", done).await
}

/// `POST /tournaments/7/announcements`.
pub async fn announce(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let (text, once) = (form.text("text"), form.text("once"));
    let more = [("en", "text_en"), ("de", "text_de"), ("sv", "text_sv")];
    let more = more.map(|(lang, field)| (lang, form.text(field)));
    let done = verbs::announce(&state.ctx, *id, by, text, &more, once, form.arrived).await;
    answer(&state, asker, *id, &form, "announced", done).await
}

/// `POST /tournaments/7/decisions`.
pub async fn decide(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let chosen = DECISIONS
        .iter()
        .find(|(code, _)| *code == form.text("decision"));
    let done = match (chosen, form.number("game")) {
        (Some((_, decision)), Some(game)) => {
            let reason = form.text("reason");
            verbs::decide(&state.ctx, *id, game, by, *decision, reason, form.arrived).await
        }
        _ => Err(Fail::Refused(TournamentRefusal::NotSo)),
    };
    answer(&state, asker, *id, &form, "decided", done).await
}

/// `POST /tournaments/7/continuations`.
pub async fn continue_game(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let days = form.number::<i64>("again_days");
    let least = days.and_then(|days| days.checked_mul(DAY));
    let done = match (form.number("again_game"), least) {
        (Some(game), Some(least)) => {
            let wish = verbs::Again {
                game,
                least,
                reason: form.text("again_reason").to_owned(),
                by,
                at: form.arrived,
            };
            verbs::continue_game(&state.ctx, *id, wish).await
        }
        _ => Err(Fail::Refused(TournamentRefusal::NotToContinue)),
    };
    answer(&state, asker, *id, &form, "continued", done).await
}

/// `POST /tournaments/7/withdrawals`.
pub async fn withdraw(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let done = match (
        form.number("player"),
        Withdrawal::from_code(form.text("why")),
    ) {
        (Some(player), Some(why)) => {
            let leaving = verbs::Leaving {
                player,
                by,
                why,
                reason: form.text("note").to_owned(),
                once: form.text("once").to_owned(),
                at: form.arrived,
            };
            verbs::withdraw(&state.ctx, *id, leaving).await
        }
        _ => Err(Fail::Refused(TournamentRefusal::NotIn)),
    };
    answer(&state, asker, *id, &form, "withdrawn", done).await
}

/// `POST /tournaments/7/players`.
pub async fn add(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let by = who(&state, &asker, *id).await?;
    let done = verbs::add(&state.ctx, *id, by, form.text("names"), form.arrived).await;
    answer(&state, asker, *id, &form, "added", done).await
}

/// `POST /tournaments/7/players/12/removal`.
pub async fn remove(state: Data<State>, asker: Asker, of: Path<(i64, i64)>, form: Form) -> Answer {
    let by = who(&state, &asker, of.0).await?;
    let done = verbs::remove(&state.ctx, of.0, by, of.1, form.arrived).await;
    answer(&state, asker, of.0, &form, "removed", done).await
}

/// `POST /tournaments/7/players/12/rating`.
pub async fn rate(state: Data<State>, asker: Asker, of: Path<(i64, i64)>, form: Form) -> Answer {
    let by = who(&state, &asker, of.0).await?;
    let rating = match form.filled("rating") {
        None => Ok(None),
        Some(typed) => match typed.parse::<u16>() {
            Ok(rating) if (100..=3_500).contains(&rating) => Ok(Some(rating)),
            _ => Err(Fail::Refused(TournamentRefusal::Rating)),
        },
    };
    let done = match rating {
        Ok(rating) => verbs::rate(&state.ctx, of.0, by, of.1, rating).await,
        Err(fail) => Err(fail),
    };
    answer(&state, asker, of.0, &form, "rated", done).await
}
