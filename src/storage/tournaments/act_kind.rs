//! What directors and the server do in a tournament.

use crate::domain::player::coded;

/// The kinds of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// It was set up.
    SetUp,
    /// The setup was changed.
    Changed,
    /// Registration was opened.
    Opened,
    /// A player was entered by the director.
    Added,
    /// A player was removed before the draw.
    Removed,
    /// It was put off.
    Postponed,
    /// It was called off.
    Cancelled,
    /// Pairings were published.
    Drawn,
    /// A round started.
    Started,
    /// A player left while it ran; his games are decided one by one.
    Withdrawn,
    /// Somebody else takes the seat of `player`: the one of number `amount`; carried out game by game.
    Substituted,
    /// Somebody has entered late: the player of number `amount`, into a vacant seat (`word`: `stage.group.number`).
    Filled,
    /// A player who is no longer heard of was asked whether he goes on; his clocks rest until `amount`, game by game.
    SilentAsked,
    /// He was asked again.
    SilentAgain,
    /// He has not answered either time: the directors were told.
    SilentTold,
    /// He goes on, and so do his clocks, game by game.
    SilentOver,
    /// What directors have chosen beside the setup was changed.
    Chosen,
    /// Everybody was asked whether he plays.
    Called,
    /// A player has not said that he plays: he waits for a place now.
    Unconfirmed,
    /// A player appeals against a result.
    Appealed,
    /// An appeal was decided: `word` is a verdict.
    AppealDecided,
    /// The director has approved the final table.
    Approved,
    /// A round that is drawn starts on another day: `amount`.
    RoundMoved,
    /// A game that had ended goes on.
    Continued,
    /// A game was decided.
    Decided,
    /// An announcement to everybody.
    Announced,
    /// It ended.
    Finished,
    /// Who directs was changed.
    Directors,
    /// All clocks rest until `amount`; carried out game by game.
    Halted,
    /// They go on; carried out game by game.
    WentOn,
    /// Time was given: `amount` to a player in a game, or to everybody, game by game.
    TimeGiven,
    /// The end date is `amount` now (0: none); carried out game by game.
    EndMoved,
    /// Those who play were told that it ends in `amount` days.
    EndNear,
    /// The end date has come: what still ran is adjudicated.
    EndReached,
    /// The directors were told how it stands.
    Week,
    /// A player was warned for the last time of a move that does not come.
    Warned,
}
coded!(ActKind {
    SetUp = "set_up",
    Changed = "changed",
    Opened = "opened",
    Added = "added",
    Removed = "removed",
    Postponed = "postponed",
    Cancelled = "cancelled",
    Drawn = "drawn",
    Started = "started",
    Withdrawn = "withdrawn",
    Substituted = "substituted",
    Filled = "filled",
    SilentAsked = "silent_asked",
    SilentAgain = "silent_again",
    SilentTold = "silent_told",
    SilentOver = "silent_over",
    Chosen = "chosen",
    Called = "called",
    Unconfirmed = "unconfirmed",
    Appealed = "appealed",
    AppealDecided = "appeal_decided",
    Approved = "approved",
    RoundMoved = "round_moved",
    Continued = "continued",
    Decided = "decided",
    Announced = "announced",
    Finished = "finished",
    Directors = "directors",
    Halted = "halted",
    WentOn = "went_on",
    TimeGiven = "time_given",
    EndMoved = "end_moved",
    EndNear = "end_near",
    EndReached = "end_reached",
    Week = "week",
    Warned = "warned",
});
