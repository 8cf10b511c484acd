//! Invitations as lines of a table.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::invitation::{ColourWish, InvitationKind, InvitationState};
use crate::domain::player::{Address, Player};
use crate::domain::rating::Pool;
use crate::domain::time::Instant;
use crate::domain::visibility::NameTag;
use crate::i18n::{Words, chess, control, t};
use crate::rules::Position;
use crate::storage::invitations::{self, Invitation};
use crate::storage::ratings::{self, Head};
use crate::storage::{Conn, StorageError, games, players};
use crate::web::games::Voice;
use crate::web::ratings::shown;

/// Half-moves that a line names of the moves already made.
const MOST_MOVES: usize = 8;

/// An invitation with the names of the two.
pub struct Named {
    /// The invitation.
    pub invitation: Invitation,
    /// Who invites.
    pub from: Option<NameTag>,
    /// The rating of whoever invites, in games like this, where it is shown (see [`rated`]).
    pub rating: Option<Head>,
    /// Who is invited, if he has an account.
    pub to: Option<NameTag>,
}

/// A line.
pub struct Row {
    /// Number.
    pub id: i64,
    /// "From Berta Holm", "to anna@example.org", "open to everybody".
    pub who: String,
    /// "3 days per move, automatic draws, unrated".
    pub terms: String,
    /// "open until …", "declined".
    pub state: String,
    /// It is for the reader to answer.
    pub waits_for_me: bool,
}

/// Open invitations to and from a player; those to his confirmed address too, whoever wrote it.
///
/// # Errors
/// Storage.
pub fn read_open(c: &mut Conn, me: PlayerId) -> Result<Vec<Named>, StorageError> {
    let mut all = invitations::open_to(c, me)?;
    if let Some(key) = confirmed_key(c, me)? {
        for id in invitations::open_to_address(c, &key)? {
            let fresh = !all.iter().any(|i| i.id == id);
            all.extend(invitations::by_id(c, id)?.filter(|i| fresh && i.to.is_none()));
        }
    }
    all.extend(invitations::open_by(c, me)?);
    named(c, all)
}

fn confirmed_key(c: &mut Conn, me: PlayerId) -> Result<Option<String>, StorageError> {
    let player = players::by_id(c, me)?.filter(|p| p.confirmed);
    let email = player.and_then(|p| p.email);
    Ok(email.and_then(|e| Address::parse(&e).ok()).map(|a| a.key()))
}

/// Invitations to and from a player that were closed after `since` without becoming a game: nothing vanishes silently.
///
/// # Errors
/// Storage.
pub fn read_closed(c: &mut Conn, me: PlayerId, since: Instant) -> Result<Vec<Named>, StorageError> {
    let all = invitations::come_to_nothing(c, me, since)?;
    named(c, all)
}

/// Gives invitations their names: one query however many there are.
///
/// # Errors
/// Storage.
pub fn named(c: &mut Conn, all: Vec<Invitation>) -> Result<Vec<Named>, StorageError> {
    let mut ids: Vec<PlayerId> = all
        .iter()
        .flat_map(|i| [Some(i.from), i.to])
        .flatten()
        .collect();
    ids.sort_unstable();
    ids.dedup();
    let tags = if ids.is_empty() {
        Vec::new()
    } else {
        games::titles(c, &ids)?
    };
    let tag = |id: PlayerId| tags.iter().find(|n| n.id == id).cloned();
    Ok(all
        .into_iter()
        .map(|invitation| Named {
            from: tag(invitation.from),
            rating: None,
            to: invitation.to.and_then(tag),
            invitation,
        })
        .collect())
}

/// Adds the ratings of those who invite: one query for each pool.
///
/// # Errors
/// Storage.
pub fn rated(c: &mut Conn, mut all: Vec<Named>) -> Result<Vec<Named>, StorageError> {
    let pool = |named: &Named| Pool::of(&named.invitation.start_fen, named.invitation.aids);
    let pools: Vec<Pool> = all.iter().map(pool).collect();
    let mut by_pool: HashMap<Pool, Vec<PlayerId>> = HashMap::new();
    for (named, pool) in all.iter().zip(&pools) {
        by_pool
            .entry(*pool)
            .or_default()
            .push(named.invitation.from);
    }
    let mut heads = HashMap::new();
    for (pool, ids) in by_pool {
        heads.insert(pool, ratings::of_players(c, &ids, pool)?);
    }
    for (named, pool) in all.iter_mut().zip(&pools) {
        let of_pool = heads.get(pool);
        named.rating = of_pool.and_then(|all| all.get(&named.invitation.from).copied());
    }
    Ok(all)
}

/// The lines of a table, for this player.
pub fn rows(voice: Voice, me: &Player, all: Vec<Named>) -> Vec<Row> {
    all.iter().map(|named| row(voice, me, named)).collect()
}

fn row(voice: Voice, me: &Player, named: &Named) -> Row {
    let (i, words) = (&named.invitation, voice.words);
    Row {
        id: i.id,
        who: who(words, me.id, named, voice.now),
        terms: terms(voice, i),
        state: state(voice, i),
        waits_for_me: i.from != me.id
            && i.kind != InvitationKind::Open
            && i.state == InvitationState::Open,
    }
}

/// From whom, or to whom.
pub fn who(words: &Words, me: PlayerId, named: &Named, now: Instant) -> String {
    let i = &named.invitation;
    if i.from != me {
        let mut from = named
            .from
            .as_ref()
            .map_or_else(String::new, |n| n.display.clone());
        if let Some(head) = &named.rating {
            from.push_str(", ");
            from.push_str(&shown(words, head, now));
        }
        return t!(words, "invitation-from", name = from);
    }
    match (i.kind, &named.to, &i.to_address) {
        (InvitationKind::Open, ..) => t!(words, "invitation-to-all"),
        (_, Some(to), None) => t!(words, "invitation-to", name = to.display.as_str()),
        // whom the address belongs to is the address's own business
        (_, _, Some(address)) => t!(words, "invitation-to", name = address.as_str()),
        (_, None, None) => t!(words, "invitation-to", name = "?"),
    }
}

fn terms(voice: Voice, i: &Invitation) -> String {
    let words = voice.words;
    let days = control::terms(words, &i.time);
    let rated = crate::web::games::rated(words, i.rated);
    let mut text = format!("{days} · {} · {rated}", chess::profile(words, &i.profile.0));
    let start = Position::from_fen(&i.start_fen);
    if start.is_ok_and(|position| position != Position::start()) {
        text.push_str(" · ");
        let name = crate::web::start::name(words, &i.start_fen);
        text.push_str(&name.unwrap_or_else(|| t!(words, "invitation-special-start")));
    }
    let (_, moves) = super::show::start(voice, i);
    if !moves.is_empty() {
        let mut first: Vec<&str> = moves.split(' ').collect();
        if first.len() > MOST_MOVES {
            first.truncate(MOST_MOVES);
            first.push("…");
        }
        text.push_str(" · ");
        text.push_str(&t!(
            words,
            "invitation-given-moves",
            moves = first.join(" ")
        ));
    }
    text
}

/// How it stands.
pub fn state(voice: Voice, i: &Invitation) -> String {
    let words = voice.words;
    let at = || voice.date(i.answered_at.unwrap_or(i.expires_at));
    match i.state {
        InvitationState::Open => t!(
            words,
            "invitation-open-until",
            date = voice.date(i.expires_at)
        ),
        InvitationState::Accepted => t!(words, "invitation-accepted", date = at()),
        InvitationState::Declined => t!(words, "invitation-declined", date = at()),
        InvitationState::Withdrawn => t!(words, "invitation-withdrawn", date = at()),
        InvitationState::Expired => t!(words, "invitation-expired", date = at()),
    }
}

/// The terms as pairs of name and value; the colour is told from the reader's side.
pub fn facts(words: &Words, i: &Invitation, mine: bool) -> Vec<(String, String)> {
    let colour = match (i.colour, mine) {
        (ColourWish::Lot, _) => t!(words, "game-term-by-lot"),
        (ColourWish::White, true) | (ColourWish::Black, false) => t!(words, "invitation-you-white"),
        (ColourWish::Black, true) | (ColourWish::White, false) => t!(words, "invitation-you-black"),
    };
    let start = crate::web::start::name(words, &i.start_fen);
    let start = start.map(|name| (t!(words, "game-term-start"), name));
    let mut facts = vec![
        (t!(words, "game-term-colours"), colour),
        (t!(words, "game-term-time"), control::terms(words, &i.time)),
        (
            t!(words, "game-term-rules"),
            chess::profile(words, &i.profile.0),
        ),
        (
            t!(words, "game-term-rated"),
            crate::web::games::rated(words, i.rated),
        ),
        (
            t!(words, "game-term-aids"),
            crate::web::games::aids(words, i.aids),
        ),
        (
            t!(words, "plan-title"),
            crate::web::games::plans_allowed(words, i.plans),
        ),
        (
            t!(words, "sight-term-others"),
            crate::i18n::sight::sight(words, i.watch.public),
        ),
    ];
    facts.extend(start);
    facts
}
