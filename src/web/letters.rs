//! What letters are called, and what has become of one.

use crate::domain::notice::NoticeKind;
use crate::i18n::{Words, t};
use crate::storage::notices::Listed;

/// The kind in words; a word that is none of ours is shown as it lies there.
#[expect(
    clippy::too_many_lines,
    reason = "every kind of letter, and nothing else"
)]
pub(super) fn kind(words: &Words, code: &str) -> String {
    let Some(kind) = NoticeKind::from_code(code) else {
        return code.to_owned();
    };
    match kind {
        NoticeKind::ConfirmAddress => t!(words, "kind-confirm-address"),
        NoticeKind::AddressTaken => t!(words, "kind-address-taken"),
        NoticeKind::AddressChanged => t!(words, "kind-address-changed"),
        NoticeKind::PasswordChanged => t!(words, "kind-password-changed"),
        NoticeKind::SignInLink => t!(words, "kind-sign-in-link"),
        NoticeKind::NewSignIn => t!(words, "kind-new-sign-in"),
        NoticeKind::PasswordReset => t!(words, "kind-password-reset"),
        NoticeKind::Invitation => t!(words, "kind-invitation"),
        NoticeKind::InvitationAccepted => t!(words, "kind-invitation-accepted"),
        NoticeKind::InvitationDeclined => t!(words, "kind-invitation-declined"),
        NoticeKind::InvitationWithdrawn => t!(words, "kind-invitation-withdrawn"),
        NoticeKind::InvitationExpired => t!(words, "kind-invitation-expired"),
        NoticeKind::YourMove => t!(words, "kind-your-move"),
        NoticeKind::DrawOffered => t!(words, "kind-draw-offered"),
        NoticeKind::DrawDeclined => t!(words, "kind-draw-declined"),
        NoticeKind::PlanPlayed => t!(words, "kind-plan-played"),
        NoticeKind::PlanStopped => t!(words, "kind-plan-stopped"),
        NoticeKind::Reminder => t!(words, "kind-reminder"),
        NoticeKind::LongMove => t!(words, "kind-long-move"),
        NoticeKind::StageReminder => t!(words, "kind-stage-reminder"),
        NoticeKind::StageWarning => t!(words, "kind-stage-warning"),
        NoticeKind::LastWarning => t!(words, "kind-last-warning"),
        NoticeKind::Message => t!(words, "kind-message"),
        NoticeKind::Nudge => t!(words, "kind-nudge"),
        NoticeKind::HelperNamed => t!(words, "kind-helper-named"),
        NoticeKind::HelperMove => t!(words, "kind-helper-move"),
        NoticeKind::TimeAdded => t!(words, "kind-time-added"),
        NoticeKind::PauseAsked => t!(words, "kind-pause-asked"),
        NoticeKind::PauseDeclined => t!(words, "kind-pause-declined"),
        NoticeKind::PauseBegun => t!(words, "kind-pause-begun"),
        NoticeKind::PauseOver => t!(words, "kind-pause-over"),
        NoticeKind::LongThink => t!(words, "kind-long-think"),
        NoticeKind::OutageCredited => t!(words, "kind-outage-credited"),
        NoticeKind::TimeExceeded => t!(words, "kind-time-exceeded"),
        NoticeKind::ContinueAsked => t!(words, "kind-continue-asked"),
        NoticeKind::GameContinued => t!(words, "kind-game-continued"),
        NoticeKind::OpponentsLeave => t!(words, "kind-opponents-leave"),
        NoticeKind::OpponentsLeaveOff => t!(words, "kind-opponents-leave-off"),
        NoticeKind::LeaveEnds => t!(words, "kind-leave-ends"),
        NoticeKind::LeaveBegun => t!(words, "kind-leave-begun"),
        NoticeKind::SpecialLeave => t!(words, "kind-special-leave"),
        NoticeKind::GameAborted => t!(words, "kind-game-aborted"),
        NoticeKind::GameOver => t!(words, "kind-game-over"),
        NoticeKind::TournamentPlace => t!(words, "kind-tournament-place"),
        NoticeKind::TournamentNoPlace => t!(words, "kind-tournament-no-place"),
        NoticeKind::TournamentChanged => t!(words, "kind-tournament-changed"),
        NoticeKind::TournamentPostponed => t!(words, "kind-tournament-postponed"),
        NoticeKind::TournamentCancelled => t!(words, "kind-tournament-cancelled"),
        NoticeKind::TournamentDrawn => t!(words, "kind-tournament-drawn"),
        NoticeKind::TournamentStarted => t!(words, "kind-tournament-started"),
        NoticeKind::TournamentWithdrawn => t!(words, "kind-tournament-withdrawn"),
        NoticeKind::TournamentFinished => t!(words, "kind-tournament-finished"),
        NoticeKind::TournamentAsked => t!(words, "kind-tournament-asked"),
        NoticeKind::TournamentSilent => t!(words, "kind-tournament-silent"),
        NoticeKind::TournamentConfirm => t!(words, "kind-tournament-confirm"),
        NoticeKind::TournamentAppeal => t!(words, "kind-tournament-appeal"),
        NoticeKind::TournamentAppealDecided => t!(words, "kind-tournament-appeal-decided"),
        NoticeKind::TournamentRoundMoved => t!(words, "kind-tournament-round-moved"),
        NoticeKind::TournamentReplaced => t!(words, "kind-tournament-replaced"),
        NoticeKind::TournamentSeat => t!(words, "kind-tournament-seat"),
        NoticeKind::TournamentAnnouncement => t!(words, "kind-tournament-announcement"),
        NoticeKind::TournamentHalted => t!(words, "kind-tournament-halted"),
        NoticeKind::TournamentGoesOn => t!(words, "kind-tournament-goes-on"),
        NoticeKind::TournamentTime => t!(words, "kind-tournament-time"),
        NoticeKind::TournamentEndMoved => t!(words, "kind-tournament-end-moved"),
        NoticeKind::TournamentEndNear => t!(words, "kind-tournament-end-near"),
        NoticeKind::TournamentEndReached => t!(words, "kind-tournament-end-reached"),
        NoticeKind::TournamentAdjudicate => t!(words, "kind-tournament-adjudicate"),
        NoticeKind::TournamentWeek => t!(words, "kind-tournament-week"),
        NoticeKind::LastWarningSent => t!(words, "kind-last-warning-sent"),
        NoticeKind::Digest => t!(words, "kind-digest"),
        NoticeKind::MailAnswer => t!(words, "kind-mail-answer"),
        NoticeKind::Test => t!(words, "kind-test"),
    }
}

/// What has become of a letter.
pub(super) fn state(words: &Words, letter: &Listed) -> String {
    match letter.state.as_str() {
        "waiting" => t!(words, "letters-waiting", n = letter.attempts),
        "parked" => t!(words, "letters-parked"),
        "kept" => t!(words, "letters-kept-other"),
        "covered" => t!(words, "letters-covered"),
        "sent" => t!(words, "letters-sent"),
        "given_up" => t!(words, "letters-given-up"),
        "expired" => t!(words, "letters-expired"),
        _ => t!(words, "letters-dropped"),
    }
}
