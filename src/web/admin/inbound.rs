//! What came in by mail, and what became of it. Nothing of what was written is shown: the administrator may be the opponent.

use std::collections::{HashMap, HashSet};

use actix_web::web::{Data, ServiceConfig};
use askama::Template;

use super::seen;
use crate::domain::{GameId, PlayerId};
use crate::i18n::{dates, t};
use crate::storage::inbound::{self, Listed};
use crate::storage::{Conn, players};
use crate::web::{Answer, Asker, State, Viewer, page, paths};

/// How many mails are listed.
const MAILS: i64 = 200;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/inbound", list);
}

#[derive(Template)]
#[template(path = "admin/inbound.html")]
struct Inbound<'a> {
    viewer: &'a Viewer,
    mails: Vec<Listed>,
    names: HashMap<PlayerId, String>,
    seen: HashSet<GameId>,
}

impl Inbound<'_> {
    fn when(&self, mail: &Listed) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, mail.accepted_at, viewer.zone, viewer.now.0)
    }

    /// From whom; empty where the mail did not show it.
    fn name(&self, mail: &Listed) -> &str {
        let name = mail.player.and_then(|id| self.names.get(&id));
        name.map_or("", String::as_str)
    }

    fn became(&self, mail: &Listed) -> String {
        let outcome = class(mail.outcome.as_deref().unwrap_or("waiting"));
        t!(self.viewer.words, "inbound-outcome", outcome = outcome)
    }

    /// What another mail server said; of a player's own mail nothing.
    fn said<'a>(&self, mail: &'a Listed) -> &'a str {
        let bounced = |outcome: &String| outcome.starts_with("bounced");
        if mail.outcome.as_ref().is_some_and(bounced) {
            mail.detail.as_deref().unwrap_or_default()
        } else {
            ""
        }
    }

    fn is_bad(&self, mail: &Listed) -> bool {
        matches!(mail.outcome.as_deref(), Some("failed" | "bounced_hard"))
    }
}

/// Roughly what became of it: who runs the house must not learn that his opponent thinks of resigning.
fn class(outcome: &str) -> &str {
    match outcome {
        "played" | "resigned" | "agreed" => "done",
        "stands" | "gone_on" | "dead" => "old",
        other => other,
    }
}

async fn list(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let mails = inbound::newest(c, MAILS)?;
        let mut ids: Vec<PlayerId> = mails.iter().filter_map(|mail| mail.player).collect();
        ids.sort_unstable();
        ids.dedup();
        let players = players::by_ids(c, &ids)?;
        let names = players.into_iter().map(|p| (p.id, p.display)).collect();
        let seen = seen::by(c, &viewer, mails.iter().filter_map(|mail| mail.game))?;
        Ok((viewer, mails, names, seen))
    };
    let (viewer, mails, names, seen) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let shown = Inbound {
        viewer: &viewer,
        mails,
        names,
        seen,
    };
    page::render(&viewer, &shown).map(page::no_store)
}
