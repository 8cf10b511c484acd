//! The kinds of letters.

use super::group::LetterGroup;
use crate::domain::player::coded;
use crate::domain::time::{DAY, HOUR, Millis};

/// The kinds of letters; one folder of templates each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Confirm your address.
    ConfirmAddress,
    /// Somebody signed up with an address that belongs to an account already.
    AddressTaken,
    /// Your address was changed (to the old one, with a way to undo).
    AddressChanged,
    /// Your password was changed.
    PasswordChanged,
    /// A link that signs in.
    SignInLink,
    /// Somebody signed in with your password in a browser that had not done so before.
    NewSignIn,
    /// A link that lets a new password be chosen.
    PasswordReset,
    /// You are invited to a game.
    Invitation,
    /// Your invitation was accepted; the game has begun.
    InvitationAccepted,
    /// Your invitation was declined.
    InvitationDeclined,
    /// An invitation to you was withdrawn.
    InvitationWithdrawn,
    /// Your invitation has expired.
    InvitationExpired,
    /// It is your move.
    YourMove,
    /// The opponent offers a draw (with his move, or by a claim that was not right).
    DrawOffered,
    /// The opponent declined your offer.
    DrawDeclined,
    /// Conditional moves were played for you.
    PlanPlayed,
    /// Your conditional moves were not played: it is your move.
    PlanStopped,
    /// Your move is still awaited.
    Reminder,
    /// You have thought about one move for ten days: nothing presses.
    LongMove,
    /// Your tournament reminds you of a move.
    StageReminder,
    /// It warns you.
    StageWarning,
    /// It warns you for the last time.
    LastWarning,
    /// The opponent wrote without a move.
    Message,
    /// The opponent asks in a friendly way for the move.
    Nudge,
    /// The opponent gave time.
    TimeAdded,
    /// The opponent asks for a pause.
    PauseAsked,
    /// The opponent declined the pause.
    PauseDeclined,
    /// The opponent agreed to the pause: both clocks rest.
    PauseBegun,
    /// The opponent ended the pause.
    PauseOver,
    /// The opponent announced a long think.
    LongThink,
    /// The server was away, or no mail went out: no clock counts that.
    OutageCredited,
    /// The time is exceeded; there is grace, or the opponent may claim.
    TimeExceeded,
    /// The opponent asks to continue a game that has ended.
    ContinueAsked,
    /// A game that had ended goes on.
    GameContinued,
    /// An opponent takes leave, or has changed it.
    OpponentsLeave,
    /// An opponent has called leave off that had not begun.
    OpponentsLeaveOff,
    /// Your leave ends soon; these games wait.
    LeaveEnds,
    /// Your leave has begun by itself, because your time would have run out.
    LeaveBegun,
    /// The director has granted you leave.
    SpecialLeave,
    /// The game was aborted.
    GameAborted,
    /// The game is over.
    GameOver,
    /// You take part in a tournament: a place became free, or the director entered you.
    TournamentPlace,
    /// A tournament was drawn without you: all places were taken.
    TournamentNoPlace,
    /// A tournament was put off.
    TournamentPostponed,
    /// A tournament was called off.
    TournamentCancelled,
    /// The date or the time control of a tournament was changed after players had entered.
    TournamentChanged,
    /// Whom you meet in a tournament, and when the clocks start.
    TournamentDrawn,
    /// The clocks of a round have started.
    TournamentStarted,
    /// You no longer take part.
    TournamentWithdrawn,
    /// A tournament is over.
    TournamentFinished,
    /// You have not been heard of in a tournament: do you go on?
    TournamentAsked,
    /// To its directors: somebody does not answer whether he goes on.
    TournamentSilent,
    /// A tournament starts in a week: do you play?
    TournamentConfirm,
    /// A player appeals against a result: to his opponent and the directors.
    TournamentAppeal,
    /// An appeal was decided: to both players.
    TournamentAppealDecided,
    /// A round that is drawn starts on another day.
    TournamentRoundMoved,
    /// Somebody else has taken an opponent's seat, or a vacant one.
    TournamentReplaced,
    /// You have taken a seat in a tournament that runs.
    TournamentSeat,
    /// The director's words to all who take part.
    TournamentAnnouncement,
    /// All clocks of a tournament rest.
    TournamentHalted,
    /// They go on.
    TournamentGoesOn,
    /// Everybody gets time.
    TournamentTime,
    /// A tournament has another end date, or none any more.
    TournamentEndMoved,
    /// A tournament ends soon; these games still run.
    TournamentEndNear,
    /// A tournament's end date has come; these games are adjudicated.
    TournamentEndReached,
    /// To its directors: games to be adjudicated.
    TournamentAdjudicate,
    /// To its directors: how it stands, once a week.
    TournamentWeek,
    /// To its directors: somebody has been warned for the last time.
    LastWarningSent,
    /// Somebody whose moves the reader is to enter has named him.
    HelperNamed,
    /// It is the move of somebody whose moves the reader enters.
    HelperMove,
    /// The answer to a mail by which a player meant to move.
    MailAnswer,
    /// Several of these in one letter.
    Digest,
    /// A letter to see whether mail works.
    Test,
}
coded!(NoticeKind {
    ConfirmAddress = "confirm_address",
    AddressTaken = "address_taken",
    AddressChanged = "address_changed",
    PasswordChanged = "password_changed",
    SignInLink = "sign_in_link",
    NewSignIn = "new_sign_in",
    PasswordReset = "password_reset",
    Invitation = "invitation",
    InvitationAccepted = "invitation_accepted",
    InvitationDeclined = "invitation_declined",
    InvitationWithdrawn = "invitation_withdrawn",
    InvitationExpired = "invitation_expired",
    YourMove = "your_move",
    DrawOffered = "draw_offered",
    DrawDeclined = "draw_declined",
    PlanPlayed = "plan_played",
    PlanStopped = "plan_stopped",
    Reminder = "reminder",
    LongMove = "long_move",
    StageReminder = "stage_reminder",
    StageWarning = "stage_warning",
    LastWarning = "last_warning",
    Message = "message",
    Nudge = "nudge",
    TimeAdded = "time_added",
    PauseAsked = "pause_asked",
    PauseDeclined = "pause_declined",
    PauseBegun = "pause_begun",
    PauseOver = "pause_over",
    LongThink = "long_think",
    OutageCredited = "outage_credited",
    TimeExceeded = "time_exceeded",
    ContinueAsked = "continue_asked",
    GameContinued = "game_continued",
    OpponentsLeave = "opponents_leave",
    OpponentsLeaveOff = "opponents_leave_off",
    LeaveEnds = "leave_ends",
    LeaveBegun = "leave_begun",
    SpecialLeave = "special_leave",
    GameAborted = "game_aborted",
    GameOver = "game_over",
    TournamentPlace = "tournament_place",
    TournamentNoPlace = "tournament_no_place",
    TournamentPostponed = "tournament_postponed",
    TournamentCancelled = "tournament_cancelled",
    TournamentChanged = "tournament_changed",
    TournamentDrawn = "tournament_drawn",
    TournamentStarted = "tournament_started",
    TournamentWithdrawn = "tournament_withdrawn",
    TournamentFinished = "tournament_finished",
    TournamentAsked = "tournament_asked",
    TournamentSilent = "tournament_silent",
    TournamentConfirm = "tournament_confirm",
    TournamentAppeal = "tournament_appeal",
    TournamentAppealDecided = "tournament_appeal_decided",
    TournamentRoundMoved = "tournament_round_moved",
    TournamentReplaced = "tournament_replaced",
    TournamentSeat = "tournament_seat",
    TournamentAnnouncement = "tournament_announcement",
    TournamentHalted = "tournament_halted",
    TournamentGoesOn = "tournament_goes_on",
    TournamentTime = "tournament_time",
    TournamentEndMoved = "tournament_end_moved",
    TournamentEndNear = "tournament_end_near",
    TournamentEndReached = "tournament_end_reached",
    TournamentAdjudicate = "tournament_adjudicate",
    TournamentWeek = "tournament_week",
    LastWarningSent = "last_warning_sent",
    HelperNamed = "helper_named",
    HelperMove = "helper_move",
    MailAnswer = "mail_answer",
    Digest = "digest",
    Test = "test",
});

impl NoticeKind {
    /// Letters about leave, and about an outage, which rests the clocks as leave does.
    #[must_use]
    pub fn is_leave(self) -> bool {
        matches!(
            self,
            Self::OpponentsLeave
                | Self::OpponentsLeaveOff
                | Self::LeaveEnds
                | Self::LeaveBegun
                | Self::SpecialLeave
                | Self::OutageCredited
        )
    }

    /// Letters about a tournament as a whole.
    #[must_use]
    pub fn is_tournament(self) -> bool {
        matches!(
            self,
            Self::TournamentPlace
                | Self::TournamentNoPlace
                | Self::TournamentPostponed
                | Self::TournamentCancelled
                | Self::TournamentChanged
                | Self::TournamentDrawn
                | Self::TournamentStarted
                | Self::TournamentWithdrawn
                | Self::TournamentFinished
                | Self::TournamentAsked
                | Self::TournamentSilent
                | Self::TournamentConfirm
                | Self::TournamentAppeal
                | Self::TournamentAppealDecided
                | Self::TournamentRoundMoved
                | Self::TournamentReplaced
                | Self::TournamentSeat
                | Self::TournamentAnnouncement
                | Self::TournamentHalted
                | Self::TournamentGoesOn
                | Self::TournamentTime
                | Self::TournamentEndMoved
                | Self::TournamentEndNear
                | Self::TournamentEndReached
                | Self::TournamentAdjudicate
                | Self::TournamentWeek
                | Self::LastWarningSent
        )
    }

    /// Letters about the account itself: no setting switches them off.
    #[must_use]
    pub fn is_account(self) -> bool {
        self.group() == LetterGroup::Account
    }

    /// The group by which a player wants it or not.
    #[must_use]
    #[expect(
        clippy::too_many_lines,
        reason = "every kind of letter, and nothing else"
    )]
    pub fn group(self) -> LetterGroup {
        match self {
            Self::ConfirmAddress
            | Self::AddressTaken
            | Self::AddressChanged
            | Self::PasswordChanged
            | Self::SignInLink
            | Self::NewSignIn
            | Self::PasswordReset
            | Self::Test => LetterGroup::Account,
            Self::YourMove | Self::PlanPlayed | Self::HelperMove => LetterGroup::Moves,
            Self::Reminder
            | Self::LongMove
            | Self::StageReminder
            | Self::StageWarning
            | Self::LastWarning
            | Self::PlanStopped
            | Self::Nudge
            | Self::TimeExceeded
            | Self::LeaveEnds
            | Self::LeaveBegun
            | Self::SpecialLeave => LetterGroup::Reminders,
            Self::DrawOffered
            | Self::DrawDeclined
            | Self::TimeAdded
            | Self::PauseAsked
            | Self::PauseDeclined
            | Self::PauseBegun
            | Self::PauseOver
            | Self::LongThink
            | Self::OutageCredited
            | Self::ContinueAsked
            | Self::GameContinued => LetterGroup::Offers,
            Self::Message => LetterGroup::Messages,
            Self::GameAborted | Self::GameOver => LetterGroup::Ends,
            Self::Invitation
            | Self::InvitationAccepted
            | Self::InvitationDeclined
            | Self::InvitationWithdrawn
            | Self::InvitationExpired
            | Self::HelperNamed => LetterGroup::Invitations,
            Self::OpponentsLeave | Self::OpponentsLeaveOff => LetterGroup::Leave,
            Self::TournamentPlace
            | Self::TournamentNoPlace
            | Self::TournamentPostponed
            | Self::TournamentCancelled
            | Self::TournamentChanged
            | Self::TournamentDrawn
            | Self::TournamentStarted
            | Self::TournamentWithdrawn
            | Self::TournamentFinished
            | Self::TournamentAsked
            | Self::TournamentSilent
            | Self::TournamentConfirm
            | Self::TournamentAppeal
            | Self::TournamentAppealDecided
            | Self::TournamentRoundMoved
            | Self::TournamentReplaced
            | Self::TournamentSeat
            | Self::TournamentAnnouncement
            | Self::TournamentHalted
            | Self::TournamentGoesOn
            | Self::TournamentTime
            | Self::TournamentEndMoved
            | Self::TournamentEndNear
            | Self::TournamentEndReached
            | Self::TournamentAdjudicate
            | Self::TournamentWeek
            | Self::LastWarningSent => LetterGroup::Tournaments,
            Self::MailAnswer => LetterGroup::Answers,
            Self::Digest => LetterGroup::Gathered,
        }
    }

    /// How long a letter is of use that could not be sent, in milliseconds: one that signs in is asked for anew, and nobody
    /// reads after a fortnight what has happened since in another way.
    #[must_use]
    pub fn useful(self) -> Millis {
        match self {
            Self::SignInLink => HOUR,
            Self::PasswordReset => 2 * HOUR,
            Self::ConfirmAddress => 7 * DAY,
            Self::AddressChanged | Self::PasswordChanged => 30 * DAY,
            _ => 14 * DAY,
        }
    }

    /// Whether it may wait for others, where the player wants his letters gathered: nothing is lost by reading it at night.
    #[must_use]
    pub fn may_wait(self) -> bool {
        match self.group() {
            LetterGroup::Moves | LetterGroup::Messages | LetterGroup::Ends | LetterGroup::Leave => {
                true
            }
            // these ask for an answer that is due
            LetterGroup::Offers => !matches!(
                self,
                Self::PauseAsked | Self::ContinueAsked | Self::GameContinued
            ),
            LetterGroup::Invitations => {
                matches!(self, Self::InvitationDeclined | Self::InvitationExpired)
            }
            LetterGroup::Account
            | LetterGroup::Reminders
            | LetterGroup::Tournaments
            | LetterGroup::Answers
            | LetterGroup::Gathered => false,
        }
    }
}
