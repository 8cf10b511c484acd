//! Does what a reply asks for, by the verbs of the pages.

use super::Turn;
use super::own::Own;
use super::words::{Asked, understand};
use crate::actions::play::{self, Accepted, Act, SentMove};
use crate::actions::{Context, Fail};
use crate::domain::ending::Ending;
use crate::domain::game::{Door, Game};
use crate::domain::refusal::GameRefusal;
use crate::domain::reply::CameTo;
use crate::domain::time::Instant;
use crate::i18n::Lang;
use crate::i18n::chess::letters;
use crate::rules::endings::Reason;
use crate::rules::notation::{Letters, parse_typed};
use crate::rules::{Color, MoveRefusal, Position};
use crate::storage::{Conn, StorageError, games, players};

/// So much of a line is kept.
const LONGEST: usize = 80;

/// What is known when a reply is read.
struct Desk {
    game: Game,
    side: Color,
    /// The position that the letter was about.
    position: Option<Position>,
    letters: Letters,
    at: Instant,
    turn: Turn,
}

/// Does what the first own line says, as of `at`, the instant at which the mail was accepted. What it came to, and the words
/// that count of the line.
pub async fn carry_out(
    ctx: &Context,
    turn: Turn,
    own: &Own,
    at: Instant,
) -> Result<(CameTo, String), StorageError> {
    let Some(line) = own.first.as_deref() else {
        return Ok((CameTo::Empty, String::new()));
    };
    let Some(desk) = ctx.db.read(move |c| read(c, turn, at)).await? else {
        return Ok((CameTo::Refused, short(line)));
    };
    match understand(line) {
        Asked::Move { text, offer } => {
            let came_to = moved(ctx, desk, &text, offer).await?;
            let came_to = with_rest(came_to, own.more);
            let words = match came_to {
                CameTo::NotUnderstood => line,
                _ => &text,
            };
            Ok((came_to, short(words)))
        }
        Asked::Draw => Ok((desk.unless_gone(CameTo::DrawAlone), short(line))),
        // "I suppose, …" begins like "I accept" in two of the languages: only the word alone ends a game
        Asked::Accept if own.more => Ok((desk.unless_gone(CameTo::NotUnderstood), short(line))),
        Asked::Accept => Ok((accepted(ctx, desk).await?, short(line))),
        Asked::Resign => Ok((resigned(ctx, desk, own.more).await?, short(line))),
    }
}

fn short(line: &str) -> String {
    line.chars()
        .filter(|c| !c.is_control())
        .take(LONGEST)
        .collect()
}

fn read(c: &mut Conn, turn: Turn, at: Instant) -> Result<Option<Desk>, StorageError> {
    let Some(game) = games::game(c, turn.game)? else {
        return Ok(None);
    };
    let Some(side) = game.side_of(turn.player) else {
        return Ok(None);
    };
    let player = players::by_id(c, turn.player)?;
    let lang = player.and_then(|p| Lang::from_code(&p.lang));
    let about = games::move_at(c, turn.game, turn.ply)?;
    Ok(Some(Desk {
        position: about.and_then(|m| Position::from_fen(&m.fen).ok()),
        letters: letters(lang.unwrap_or_default()),
        game,
        side,
        at,
        turn,
    }))
}

impl Desk {
    fn act(&self) -> Act {
        Act {
            game: self.turn.game,
            player: self.turn.player,
            at: self.at,
            entered: None,
        }
    }

    /// The game is over, or has gone on; else what is given.
    fn unless_gone(&self, came_to: CameTo) -> CameTo {
        if self.game.ending.is_some() {
            self.over()
        } else if self.game.ply != self.turn.ply {
            CameTo::GoneOn
        } else {
            came_to
        }
    }

    /// The game has ended: by the time of this very player, where the mail came after it.
    fn over(&self) -> CameTo {
        let by_time = match self.game.ending {
            Some(Ending::OnTime(..) | Ending::AbortedByTime) => true,
            Some(Ending::Result(outcome)) => {
                matches!(outcome.reason, Reason::Time | Reason::TimeCannotMate)
            }
            _ => false,
        };
        let deadline = self.game.deadline();
        let mine = self.game.ply == self.turn.ply && self.game.turn() == self.side;
        if by_time && mine && self.at > deadline {
            CameTo::Late { deadline }
        } else {
            CameTo::Over
        }
    }

    /// Whether the game ended as this very mail wanted, when it was dealt with before.
    fn ended_by_this(&self, ended: impl Fn(Reason) -> bool) -> bool {
        let outcome = self.game.ending.and_then(|ending| ending.outcome());
        let here = outcome.filter(|outcome| outcome.result.winner() != Some(self.side));
        here.is_some_and(|outcome| ended(outcome.reason))
            && self.game.ended_at == Some(self.at.whole_second())
    }
}

async fn moved(ctx: &Context, desk: Desk, text: &str, offer: bool) -> Result<CameTo, StorageError> {
    let Some(position) = desk.position else {
        return Ok(CameTo::Refused);
    };
    let present = desk.game.ending.is_none() && desk.game.ply == desk.turn.ply;
    let mv = match parse_typed(&position, text, desk.letters) {
        Ok(mv) => mv,
        Err(_) if desk.game.ending.is_some() => return Ok(desk.over()),
        Err(MoveRefusal::Empty | MoveRefusal::Unreadable { .. } | MoveRefusal::NullMove) => {
            return Ok(CameTo::NotUnderstood);
        }
        Err(_) => return Ok(CameTo::Illegal),
    };
    if position.turn() != desk.side {
        return Ok(desk.unless_gone(CameTo::NotYourTurn));
    }
    let uci = position.uci(mv);
    if present && (could_be_a_word(text) || is_a_question(text)) {
        return Ok(CameTo::Short { uci });
    }
    let due = position.fullmove_number();
    if let Some(wrote) = number_before(text).filter(|wrote| present && *wrote != due) {
        return Ok(CameTo::OtherNumber { wrote, due });
    }
    let draws = |mv| {
        let outcome = desk.game.would_end(mv);
        outcome.is_some_and(|outcome| outcome.result.winner().is_none())
    };
    if present && draws(mv) {
        return Ok(CameTo::WouldDraw { uci });
    }
    let sent = SentMove {
        game: desk.turn.game,
        player: desk.turn.player,
        ply: desk.turn.ply + 1,
        uci,
        offer,
        claim: None,
        message: String::new(),
        door: Door::Mail,
        at: desk.at,
        entered: None,
        postmark: None,
    };
    let game = desk.game.clone();
    match play::make_move_in(ctx, game, sent).await {
        Ok(accepted) => Ok(played(&desk, accepted, offer)),
        Err(Fail::Broken(error)) => Err(error),
        Err(Fail::Refused(why)) => refused(ctx, &desk, why).await,
    }
}

/// The number in front of a move: `12.Sf3`, `12…Sf6`.
fn number_before(text: &str) -> Option<u32> {
    let text = text.trim_start();
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, rest) = text.split_at_checked(digits)?;
    rest.starts_with(['.', '…']).then(|| number.parse().ok())?
}

/// Without the number of a rank a move is two or three letters, such as a name, or "Oo!": nobody is asked again before it is
/// played. Castling has its strokes.
fn could_be_a_word(text: &str) -> bool {
    let is_move = |c: char| c.is_ascii_digit() || matches!(c, '-' | '–' | '−' | '‑');
    let several = text.split_whitespace().count() > 1;
    !text.chars().any(is_move) && !several
}

/// "Sf6?" asks, or judges the opponent's move: nobody calls his own move bad before it is played.
fn is_a_question(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with('?') && !text.ends_with("!?")
}

/// A move that this very mail had made before, when dealing with it was cut short, is its own and no other's.
fn played(desk: &Desk, accepted: Accepted, offer: bool) -> CameTo {
    let Accepted { ply, san, at, .. } = accepted;
    if accepted.again && at != desk.at.whole_second() {
        CameTo::Stands { ply, san, at }
    } else {
        CameTo::Played {
            ply,
            san,
            offered: offer,
            more: false,
        }
    }
}

fn with_rest(came_to: CameTo, more: bool) -> CameTo {
    match came_to {
        CameTo::Played {
            ply, san, offered, ..
        } => CameTo::Played {
            ply,
            san,
            offered,
            more,
        },
        other => other,
    }
}

async fn refused(ctx: &Context, desk: &Desk, why: GameRefusal) -> Result<CameTo, StorageError> {
    Ok(match why {
        GameRefusal::OtherMovePlayed { ply, san } => {
            let game = desk.turn.game;
            let stands = ctx.db.read(move |c| games::move_at(c, game, ply)).await?;
            let at = stands.map_or(desk.at, |stands| stands.at);
            CameTo::Stands { ply, san, at }
        }
        GameRefusal::TimeIsUp { since } => CameTo::Late { deadline: since },
        GameRefusal::Ended => desk.over(),
        GameRefusal::Stale { .. } => CameTo::GoneOn,
        GameRefusal::NotYourTurn => CameTo::NotYourTurn,
        GameRefusal::OfferTooEarly => CameTo::OfferEarly,
        GameRefusal::OfferTooSoon { moves_left } => CameTo::OfferSoon { moves: moves_left },
        GameRefusal::NoSuchOffer | GameRefusal::OwnOffer => CameTo::NoOffer,
        GameRefusal::Move(_) => CameTo::Illegal,
        _ => CameTo::Refused,
    })
}

async fn accepted(ctx: &Context, desk: Desk) -> Result<CameTo, StorageError> {
    if desk.ended_by_this(|reason| reason == Reason::Agreement) {
        return Ok(CameTo::Agreed);
    }
    let offer = desk.game.standing_offer().filter(|o| o.by != desk.side);
    let there = desk.unless_gone(CameTo::NoOffer);
    let (Some(offer), CameTo::NoOffer) = (offer, &there) else {
        return Ok(there);
    };
    match play::accept_draw(ctx, desk.act(), offer.id).await {
        Ok(()) => Ok(CameTo::Agreed),
        Err(Fail::Broken(error)) => Err(error),
        Err(Fail::Refused(why)) => refused(ctx, &desk, why).await,
    }
}

/// A game of half a year is not lost by a word in a letter: it resigns only if nothing else stands there.
async fn resigned(ctx: &Context, desk: Desk, more: bool) -> Result<CameTo, StorageError> {
    let resigned = |reason| matches!(reason, Reason::Resignation | Reason::ResignationCannotMate);
    if desk.ended_by_this(resigned) {
        return Ok(CameTo::Resigned);
    }
    let there = desk.unless_gone(CameTo::ResignUnsure);
    if more || there != CameTo::ResignUnsure {
        return Ok(there);
    }
    match play::resign(ctx, desk.act()).await {
        Ok(()) => Ok(CameTo::Resigned),
        Err(Fail::Broken(error)) => Err(error),
        Err(Fail::Refused(why)) => refused(ctx, &desk, why).await,
    }
}
