//! A club's worth of people and games, so that a newcomer sees the product at once.
//!
//! Everything comes about through the verbs a player uses, at instants of the past: what the demo shows is what the
//! program does. Addresses end in `.invalid`, so no letter leaves (RFC 2606); each running game has more than three days
//! left.

mod club;
mod scores;
mod tournament;

use std::sync::Arc;

use crate::actions::invitations::{self, Invite};
use crate::actions::play::{self, Act, SentMove};
use crate::actions::ratings;
use crate::actions::sweep::{self, Flags};
use crate::actions::{Context, Fail, Wake};
use crate::domain::clock::TimeTerms;
use crate::domain::game::Door;
use crate::domain::invitation::{Aids, ColourWish, InvitationKind};
use crate::domain::time::{DAY, HOUR, Instant, MINUTE, Millis};
use crate::domain::{GameId, PlayerId};
use crate::now::FrozenNow;
use crate::rules::Position;
use crate::rules::notation::{Letters, parse_san};
use crate::secrets::{Secret, hash_password, printed_code};
use crate::storage::{Db, StorageError, games, notices, players};

use super::Fault;
use club::{Ends, PLAYERS, Story};

/// What was made.
pub struct Made {
    /// Sign-in name of the administrator.
    pub admin: String,
    /// Sign-in names of some players.
    pub players: Vec<String>,
    /// The password of all of them.
    pub password: Secret,
    /// How many games.
    pub games: usize,
}

/// Fills an empty database.
///
/// # Errors
/// When there are players already; when storage fails.
pub async fn fill(db: Db, now: Instant) -> Result<Made, Fault> {
    if db.read(players::count).await? > 0 {
        return Err(Fault::NotEmpty);
    }
    let password = printed_code();
    let hash = hash_password(password.expose())?;
    let ids = people(&db, hash, now).await?;
    let mut maker = Maker {
        ctx: Context {
            db,
            clock: Arc::new(FrozenNow::at(now.0)),
            wake: Wake::default(),
            leave: <_>::default(),
        },
        clock: FrozenNow::at(now.0),
        ids,
        now,
        made: 0,
    };
    maker.ctx.clock = Arc::new(maker.clock.clone());
    let stories = club::stories();
    for story in &stories {
        maker.tell(story).await?;
    }
    maker.at(now);
    ratings::rate(&maker.ctx).await?;
    maker.open_invitations().await?;
    maker.a_tournament().await?;
    // What happened in the past is told on the pages; nobody gets a hundred letters about it.
    maker.ctx.db.write(notices::drop_all_waiting).await?;
    Ok(Made {
        admin: PLAYERS[0].name.to_owned(),
        players: PLAYERS[1..4].iter().map(|p| p.name.to_owned()).collect(),
        password,
        games: stories.len(),
    })
}

async fn people(db: &Db, hash: String, now: Instant) -> Result<Vec<PlayerId>, Fault> {
    let hash = Arc::new(hash);
    Ok(db
        .write(move |tx| {
            let mut ids = Vec::new();
            for person in PLAYERS {
                let joined = now.plus(-120 * DAY);
                let new = person.as_new(&hash).map_err(|_| StorageError::NotFound)?;
                let id = players::insert(tx, &new, joined)?;
                if let Some(address) = &new.address {
                    players::set_confirmed_address(tx, id, address, joined)?;
                }
                ids.push(id);
            }
            Ok(ids)
        })
        .await?)
}

struct Maker {
    ctx: Context,
    clock: FrozenNow,
    ids: Vec<PlayerId>,
    now: Instant,
    made: usize,
}

impl Maker {
    fn at(&self, instant: Instant) -> Instant {
        self.clock.set(instant.0);
        instant
    }

    /// Thinking time of a ply: between two and thirty-four hours, the same each time.
    fn gap(&self, ply: usize) -> Millis {
        let mixed = (self.made * 7_919 + ply * 104_729) % 1_921;
        2 * HOUR + i64::try_from(mixed).unwrap_or(0) * MINUTE
    }

    async fn tell(&mut self, story: &Story) -> Result<(), Fault> {
        self.made += 1;
        let moves: Vec<&str> = story.score.split_whitespace().take(story.plies).collect();
        let thinking: Millis = (0..moves.len()).map(|ply| self.gap(ply)).sum();
        let last = self.now.plus(-story.age);
        let start = last.plus(-thinking);
        let (white, black) = (self.ids[story.white], self.ids[story.black]);
        let game = self.begin(story, white, black, self.at(start)).await?;
        let mut at = start;
        let mut position = Position::start();
        for (index, typed) in moves.iter().enumerate() {
            at = self.at(at.plus(self.gap(index)));
            let mv = parse_san(&position, typed).map_err(|_| Fault::Demo(game))?;
            let last_one = index + 1 == moves.len();
            let sent = SentMove {
                game,
                player: if index % 2 == 0 { white } else { black },
                ply: u32::try_from(index + 1).unwrap_or(0),
                uci: position.uci(mv),
                offer: last_one && matches!(story.ends, Ends::Offered | Ends::Agreed),
                claim: None,
                message: story.message(last_one, index),
                door: Door::Web,
                at,
                entered: None,
                postmark: None,
            };
            play::make_move(&self.ctx, sent)
                .await
                .map_err(|f| failed(game, f))?;
            position = position.play(mv);
        }
        let mover = if moves.len().is_multiple_of(2) {
            white
        } else {
            black
        };
        self.end(story, game, mover, at).await
    }

    async fn begin(
        &self,
        story: &Story,
        white: PlayerId,
        black: PlayerId,
        at: Instant,
    ) -> Result<GameId, Fault> {
        let invite = Invite {
            to: PLAYERS[story.black].name.to_owned(),
            kind: InvitationKind::Player,
            rated: true,
            ..self.invite(white, story.days, at)
        };
        let invited = invitations::invite(&self.ctx, invite)
            .await
            .map_err(|f| failed(0, f))?;
        invitations::accept(&self.ctx, invited.id, black, at)
            .await
            .map_err(|f| failed(0, f))
    }

    fn invite(&self, from: PlayerId, days: u32, at: Instant) -> Invite {
        Invite {
            once: format!("demo-{}-{from}-{}", self.made, at.0),
            from,
            kind: InvitationKind::Open,
            to: String::new(),
            colour: ColourWish::White,
            time: TimeTerms::days_per_move(days),
            profile: "online".to_owned(),
            rated: false,
            aids: Aids::default(),
            plans: true,
            watch: crate::domain::visibility::Openness::FRIENDLY,
            fen: String::new(),
            moves: String::new(),
            letters: Letters::English,
            message: String::new(),
            at,
        }
    }

    async fn end(
        &self,
        story: &Story,
        game: GameId,
        mover: PlayerId,
        at: Instant,
    ) -> Result<(), Fault> {
        let act = Act {
            game,
            player: mover,
            at: self.at(at.plus(3 * HOUR)),
            entered: None,
        };
        match story.ends {
            Ends::Running | Ends::Offered | Ends::OnTheBoard => Ok(()),
            Ends::Resigned => play::resign(&self.ctx, act)
                .await
                .map_err(|f| failed(game, f)),
            Ends::Aborted => play::abort(&self.ctx, act)
                .await
                .map_err(|f| failed(game, f)),
            Ends::Agreed => {
                let read = self.ctx.db.read(move |c| games::game(c, game)).await?;
                let offer = read
                    .and_then(|g| g.standing_offer())
                    .ok_or(Fault::Demo(game))?;
                play::accept_draw(&self.ctx, act, offer.id)
                    .await
                    .map_err(|f| failed(game, f))
            }
            Ends::OnTime => {
                self.at(at.plus(i64::from(story.days) * DAY + DAY));
                sweep::sweep(&self.ctx, Flags::MayFall, self.ctx.now()).await?;
                Ok(())
            }
        }
    }

    async fn open_invitations(&mut self) -> Result<(), Fault> {
        self.made += 1;
        let at = self.at(self.now.plus(-20 * HOUR));
        for (from, days, to, message) in club::INVITATIONS {
            let invite = Invite {
                kind: if to.is_some() {
                    InvitationKind::Player
                } else {
                    InvitationKind::Open
                },
                to: to
                    .map(|p: usize| PLAYERS[p].name.to_owned())
                    .unwrap_or_default(),
                colour: ColourWish::Lot,
                message: (*message).to_owned(),
                ..self.invite(self.ids[*from], *days, at)
            };
            invitations::invite(&self.ctx, invite)
                .await
                .map_err(|f| failed(0, f))?;
        }
        Ok(())
    }
}

/// A verb of the demo that was refused: the scores are fixed, so only a changed rule can bring this about.
fn failed<R>(game: GameId, fail: Fail<R>) -> Fault {
    match fail {
        Fail::Refused(_) => Fault::Demo(game),
        Fail::Broken(error) => error.into(),
    }
}
