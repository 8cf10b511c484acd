//! What leave will do, before it is taken: days, return, and how each running game will stand then.

use std::collections::HashMap;

use askama::Template;

use crate::actions::leave::{self, Account, Foreseen, Touched};
use crate::domain::leave::{Days, Policy, Taken, Wish};
use crate::domain::refusal::LeaveRefusal;
use crate::domain::{GameId, time::Instant};
use crate::i18n::{dates, leave as wording, t};
use crate::secrets::random_token;
use crate::storage::{Conn, StorageError, games};
use crate::web::viewer::Viewer;

/// A game, and how it will stand.
struct Line {
    game: GameId,
    opponent: String,
    text: String,
}

/// Games to which the same happens.
struct Group {
    title: String,
    lines: Vec<Line>,
}

/// What a preview is made of.
pub(super) struct Found {
    account: Account,
    days: Days,
    old: Option<Taken>,
    games: Vec<Foreseen>,
    names: HashMap<GameId, String>,
}

/// Judges what is asked for and looks ahead, in the snapshot of the page.
///
/// # Errors
/// A database fault; the refusal lies inside.
pub(super) fn look(
    c: &mut Conn,
    policy: Policy,
    viewer: &Viewer,
    changed: Option<i64>,
    wish: Wish,
) -> Result<Result<Found, LeaveRefusal>, StorageError> {
    let Some(player) = &viewer.player else {
        return Ok(Err(LeaveRefusal::NoSuchLeave));
    };
    let (days, old) = match leave::judge(c, policy, player, changed, wish, viewer.now)? {
        Ok(judged) => judged,
        Err(why) => return Ok(Err(why)),
    };
    let running = games::running(c, player.id)?;
    let name = |g: games::Listed| {
        let other = if g.white.id == player.id {
            g.black
        } else {
            g.white
        };
        (g.id, other.display)
    };
    Ok(Ok(Found {
        account: leave::account(c, policy, player, viewer.now)?,
        games: leave::foresee(c, player.id, &days, old.as_ref())?,
        names: running.into_iter().map(name).collect(),
        days,
        old,
    }))
}

#[derive(Template)]
#[template(path = "leave/preview.html")]
pub(super) struct PreviewPage<'a> {
    viewer: &'a Viewer,
    title: String,
    action: String,
    once: String,
    /// The days as they were asked for.
    first: String,
    last: String,
    button: String,
    sentences: Vec<String>,
    /// Games with less than a day left at the return.
    short: Vec<Line>,
    groups: Vec<Group>,
}

impl<'a> PreviewPage<'a> {
    pub(super) fn of(viewer: &'a Viewer, wish: Wish, found: Found) -> Self {
        let words = viewer.words;
        let (title, button, action) = match &found.old {
            None => (
                t!(words, "leave-preview-title"),
                t!(words, "leave-confirm"),
                "/account/leave".to_owned(),
            ),
            Some(old) => (
                t!(words, "leave-preview-change"),
                t!(words, "leave-confirm-change"),
                format!("/account/leave/{}", old.id),
            ),
        };
        let line = |g: &Foreseen| Line {
            game: g.game,
            opponent: found.names.get(&g.game).cloned().unwrap_or_default(),
            text: standing(viewer, &found.days, g),
        };
        let short = found.games.iter().filter(|g| g.is_short());
        let group = |touched: Touched, title: String| Group {
            title,
            lines: found
                .games
                .iter()
                .filter(|g| g.touched == touched && !g.is_short())
                .map(line)
                .collect(),
        };
        let groups = [
            group(Touched::Rests, t!(words, "leave-preview-rest")),
            group(Touched::OpponentThinks, t!(words, "leave-preview-theirs")),
            group(Touched::RestsForBoth, t!(words, "leave-preview-both")),
            group(Touched::NotAtAll, t!(words, "leave-preview-not")),
        ];
        Self {
            viewer,
            title,
            button,
            action,
            once: random_token().expose().to_owned(),
            first: wish.first.map(|day| day.to_string()).unwrap_or_default(),
            last: wish.last.to_string(),
            sentences: sentences(viewer, &found),
            short: short.map(line).collect(),
            groups: groups.into_iter().filter(|g| !g.lines.is_empty()).collect(),
        }
    }
}

fn sentences(viewer: &Viewer, found: &Found) -> Vec<String> {
    let (words, days) = (viewer.words, &found.days);
    let mut sentences = vec![
        wording::span(words, days),
        t!(words, "leave-preview-until", until = date(viewer, days.to)),
    ];
    let mut then = found.account.taken.clone();
    then.retain(|t| found.old.as_ref().is_none_or(|old| old.id != t.id));
    then.push(Taken {
        id: 0,
        days: *days,
        game: None,
        automatic: false,
    });
    sentences.extend(days.years().map(|year| {
        let left = found.account.allowance.left(&then, year, days.first);
        t!(
            words,
            "leave-preview-left",
            year = year.to_string(),
            left = wording::days(words, left)
        )
    }));
    sentences
}

fn standing(viewer: &Viewer, days: &Days, game: &Foreseen) -> String {
    let words = viewer.words;
    match game.deadline {
        Some(at) if at <= days.to => {
            t!(words, "leave-preview-game-over", until = date(viewer, at))
        }
        Some(at) => t!(
            words,
            "leave-preview-game-due",
            left = dates::duration(words, game.left),
            until = date(viewer, at)
        ),
        None => t!(
            words,
            "leave-preview-game-left",
            left = dates::duration(words, game.left)
        ),
    }
}

fn date(viewer: &Viewer, at: Instant) -> String {
    dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)
}
