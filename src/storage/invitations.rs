//! Invitations.

use diesel::prelude::*;

use crate::domain::clock::{LeaveMode, TimeTerms};
use crate::domain::invitation::{Aids, ColourWish, InvitationKind, InvitationState};
use crate::domain::time::Instant;
use crate::domain::visibility::Openness;
use crate::domain::{GameId, InvitationId, PlayerId};
use crate::storage::fixed::{CameToNothing, IsOpen};
use crate::storage::schema::{invitations, players};
use crate::storage::{Conn, StorageError, both};

/// An invitation as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Number.
    pub id: InvitationId,
    /// Who invites.
    pub from: PlayerId,
    /// To whom it goes.
    pub kind: InvitationKind,
    /// The invited player, once known.
    pub to: Option<PlayerId>,
    /// The invited address.
    pub to_address: Option<String>,
    /// Colour the inviter wishes for himself.
    pub colour: ColourWish,
    /// What was agreed about time.
    pub time: TimeTerms,
    /// Rule profile: name and version.
    pub profile: (String, u32),
    /// Whether the game is to be rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are to be allowed.
    pub plans: bool,
    /// Who else sees its moves, and when.
    pub watch: Openness,
    /// FEN of the start position.
    pub start_fen: String,
    /// Given moves, UCI separated by spaces.
    pub start_moves: String,
    /// The inviter's words.
    pub message: String,
    /// State.
    pub state: InvitationState,
    /// When it was made.
    pub created_at: Instant,
    /// When it runs out.
    pub expires_at: Instant,
    /// When it was answered.
    pub answered_at: Option<Instant>,
    /// Who answered.
    pub answered_by: Option<PlayerId>,
    /// The game it became.
    pub game: Option<GameId>,
}

/// A new invitation.
#[derive(Clone, Debug)]
pub struct NewInvitation {
    /// The number that makes the form single, unique per inviter.
    pub once: String,
    /// Everything else; `id` is ignored.
    pub invitation: Invitation,
    /// Key of the invited address.
    pub to_address_key: Option<String>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = invitations)]
struct Row {
    id: i64,
    from_id: i64,
    kind: String,
    to_id: Option<i64>,
    to_address: Option<String>,
    colour: String,
    control: String,
    leave_mode: String,
    own_hours: bool,
    profile: String,
    profile_version: i32,
    rated: bool,
    aids: String,
    plans: bool,
    visibility: String,
    start_fen: String,
    start_moves: String,
    message: String,
    state: String,
    created_at: i64,
    expires_at: i64,
    answered_at: Option<i64>,
    answered_by: Option<i64>,
    game_id: Option<i64>,
}

impl Row {
    fn read(self) -> Result<Invitation, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("invitations", self.id, what);
        Ok(Invitation {
            kind: InvitationKind::from_code(&self.kind).ok_or_else(|| corrupt("unknown kind"))?,
            colour: ColourWish::from_code(&self.colour).ok_or_else(|| corrupt("unknown colour"))?,
            state: InvitationState::from_code(&self.state)
                .ok_or_else(|| corrupt("unknown state"))?,
            time: TimeTerms {
                control: (self.control.parse()).map_err(|_| corrupt("unknown time control"))?,
                leave: LeaveMode::from_code(&self.leave_mode)
                    .ok_or_else(|| corrupt("unknown leave mode"))?,
                hours: self.own_hours,
            },
            profile: (
                self.profile,
                u32::try_from(self.profile_version).unwrap_or(0),
            ),
            id: self.id,
            from: self.from_id,
            to: self.to_id,
            to_address: self.to_address,
            rated: self.rated,
            aids: Aids::from_code(&self.aids),
            plans: self.plans,
            watch: (self.visibility.parse()).map_err(|_| corrupt("unknown visibility"))?,
            start_fen: self.start_fen,
            start_moves: self.start_moves,
            message: self.message,
            created_at: Instant(self.created_at),
            expires_at: Instant(self.expires_at),
            answered_at: self.answered_at.map(Instant),
            answered_by: self.answered_by,
            game: self.game_id,
        })
    }
}

/// The invitation of this number.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn by_id(c: &mut Conn, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
    let row: Option<Row> = invitations::table
        .find(id)
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(Row::read).transpose()
}

/// The invitation a form made before, by its single number.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn by_once(
    c: &mut Conn,
    from: PlayerId,
    once: &str,
) -> Result<Option<Invitation>, StorageError> {
    let row: Option<Row> = invitations::table
        .filter(invitations::from_id.eq(from))
        .filter(invitations::once.eq(once))
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(Row::read).transpose()
}

/// Writes a new invitation; its number comes back. `None`: this form has made one before.
///
/// # Errors
/// A database fault.
pub fn insert(tx: &mut Conn, new: &NewInvitation) -> Result<Option<InvitationId>, StorageError> {
    let i = &new.invitation;
    let row = (
        invitations::once.eq(&new.once),
        invitations::from_id.eq(i.from),
        invitations::kind.eq(i.kind.code()),
        invitations::to_id.eq(i.to),
        invitations::to_address.eq(&i.to_address),
        invitations::to_address_key.eq(&new.to_address_key),
        invitations::colour.eq(i.colour.code()),
        invitations::days.eq(i32::try_from(i.time.control.plain_days().unwrap_or(0)).unwrap_or(0)),
        invitations::control.eq(i.time.control.to_string()),
        invitations::leave_mode.eq(i.time.leave.code()),
        invitations::own_hours.eq(i.time.hours),
        invitations::profile.eq(&i.profile.0),
        invitations::profile_version.eq(i32::try_from(i.profile.1).unwrap_or(i32::MAX)),
        invitations::rated.eq(i.rated),
        invitations::aids.eq(i.aids.code()),
        invitations::plans.eq(i.plans),
        invitations::visibility.eq(i.watch.to_string()),
        invitations::start_fen.eq(&i.start_fen),
        invitations::start_moves.eq(&i.start_moves),
        invitations::message.eq(&i.message),
        invitations::state.eq(i.state.code()),
        invitations::created_at.eq(i.created_at.0),
        invitations::expires_at.eq(i.expires_at.0),
    );
    // Two of the same form at once: a violation would be a fault for one of them (PostgreSQL).
    let id: Option<InvitationId> = both!(tx, c => diesel::insert_into(invitations::table)
        .values(row)
        .on_conflict_do_nothing()
        .returning(invitations::id)
        .get_result(c)
        .optional())?;
    Ok(id)
}

/// Closes an open invitation; [`StorageError::Stale`] if it is not open any more.
///
/// # Errors
/// As said, or a database fault.
pub fn close(
    tx: &mut Conn,
    id: InvitationId,
    state: InvitationState,
    by: Option<PlayerId>,
    game: Option<GameId>,
    at: Instant,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        invitations::table
            .filter(invitations::id.eq(id))
            .filter(invitations::state.eq(InvitationState::Open.code())),
    )
    .set((
        invitations::state.eq(state.code()),
        invitations::answered_at.eq(Some(at.0)),
        invitations::answered_by.eq(by),
        invitations::game_id.eq(game),
    ))
    .execute(tx)?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Gives an invitation by address to the player who follows its letter.
///
/// # Errors
/// A database fault.
pub fn address_to_player(
    tx: &mut Conn,
    id: InvitationId,
    player: PlayerId,
) -> Result<(), StorageError> {
    diesel::update(invitations::table.find(id))
        .set(invitations::to_id.eq(Some(player)))
        .execute(tx)?;
    Ok(())
}

fn load(rows: Vec<Row>) -> Result<Vec<Invitation>, StorageError> {
    rows.into_iter().map(Row::read).collect()
}

/// Open invitations to a player, oldest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn open_to(c: &mut Conn, player: PlayerId) -> Result<Vec<Invitation>, StorageError> {
    load(both!(c, c => invitations::table
        .filter(invitations::to_id.eq(player))
        .filter(IsOpen)
        .order(invitations::id)
        .select(Row::as_select())
        .load(c))?)
}

/// A player's own open invitations, newest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn open_by(c: &mut Conn, player: PlayerId) -> Result<Vec<Invitation>, StorageError> {
    load(both!(c, c => invitations::table
        .filter(invitations::from_id.eq(player))
        .filter(IsOpen)
        .order(invitations::id.desc())
        .select(Row::as_select())
        .load(c))?)
}

/// Invitations by a player and to him of which nothing came since `since`, newest first: nothing vanishes silently.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn come_to_nothing(
    c: &mut Conn,
    player: PlayerId,
    since: Instant,
) -> Result<Vec<Invitation>, StorageError> {
    load(both!(c, c => invitations::table
        .filter(
            invitations::from_id
                .eq(player)
                .or(invitations::to_id.eq(player)),
        )
        .filter(CameToNothing)
        .filter(invitations::answered_at.gt(since.0))
        .order(invitations::id.desc())
        .select(Row::as_select())
        .load(c))?)
}

/// The board of open invitations, newest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn seeks(c: &mut Conn, now: Instant) -> Result<Vec<Invitation>, StorageError> {
    load(
        invitations::table
            .filter(invitations::kind.eq(InvitationKind::Open.code()))
            .filter(IsOpen)
            .filter(invitations::expires_at.gt(now.0))
            .order(invitations::id.desc())
            .limit(200)
            .select(Row::as_select())
            .load(c)?,
    )
}

/// How many of a player's own invitations are open.
///
/// # Errors
/// A database fault.
pub fn count_open(c: &mut Conn, player: PlayerId) -> Result<i64, StorageError> {
    Ok(invitations::table
        .filter(invitations::from_id.eq(player))
        .filter(IsOpen)
        .count()
        .get_result(c)?)
}

/// Open invitations that have run out.
///
/// # Errors
/// A database fault.
pub fn run_out(c: &mut Conn, now: Instant, most: i64) -> Result<Vec<InvitationId>, StorageError> {
    Ok(invitations::table
        .filter(IsOpen)
        .filter(invitations::expires_at.le(now.0))
        .order(invitations::id)
        .limit(most)
        .select(invitations::id)
        .load(c)?)
}

/// Open invitations to an address, for one who refuses all of them.
///
/// # Errors
/// A database fault.
pub fn open_to_address(c: &mut Conn, key: &str) -> Result<Vec<InvitationId>, StorageError> {
    Ok(invitations::table
        .filter(invitations::to_address_key.eq(key))
        .filter(IsOpen)
        .select(invitations::id)
        .load(c)?)
}

/// Whether an invitation from this player to the same player, or to the same address, is open. Players and addresses are
/// not compared with each other: the inviter is not to learn whose an address is. Until the transaction ends nobody else
/// invites in this player's name (SQLite has one writer).
///
/// # Errors
/// A database fault.
pub fn has_open_twin(tx: &mut Conn, new: &NewInvitation) -> Result<bool, StorageError> {
    let i = &new.invitation;
    if let Conn::Pg(pg) = tx {
        players::table
            .find(i.from)
            .select(players::id)
            .for_update()
            .get_result::<i64>(pg)?;
    }
    let open = invitations::table
        .filter(invitations::from_id.eq(i.from))
        .filter(invitations::kind.eq(i.kind.code()))
        .filter(IsOpen);
    let twins: i64 = match (i.to, &new.to_address_key) {
        (Some(to), _) => open
            .filter(invitations::to_id.eq(to))
            .count()
            .get_result(tx)?,
        (None, Some(key)) => open
            .filter(invitations::to_address_key.eq(key))
            .count()
            .get_result(tx)?,
        (None, None) => 0,
    };
    Ok(twins > 0)
}
