//! What each kind of letter says. All have one shape ([`Content`], laid out by `templates/mail/letter.*`): what is urgent
//! first, then the deadline, then one link on its own line, then the rest.

mod account;
mod digest;
mod directing;
mod ended;
mod game;
mod invitation;
mod leave;
mod orders;
mod plan;
mod reply;
mod seats;
mod staged;
mod time;
mod tournament;

use super::compose::{ComposeFault, LetterLinks};
use super::message::Site;
use crate::domain::GameId;
use crate::domain::link::LinkPurpose;
use crate::domain::notice::{GameFacts, InvitationFacts, LeaveFacts, Notice, NoticeKind, Reader};
use crate::domain::time::Instant;
use crate::i18n::{Words, dates};

/// A letter's parts in the order in which they are read; empty ones are left out.
#[derive(Debug, Default)]
pub struct Content {
    /// One line: what it is about and whom it concerns.
    pub subject: String,
    /// Before everything: the offer that stands.
    pub first: Option<String>,
    /// What happened, in one line.
    pub lead: String,
    /// The event of the game it is about.
    pub event: Option<String>,
    /// The deadline.
    pub due: Option<String>,
    /// The one thing to do.
    pub button: Option<Button>,
    /// Sentences about it.
    pub notes: Vec<String>,
    /// Where the game lies as a file.
    pub pgn: Option<String>,
    /// What somebody wrote.
    pub message: Option<Quote>,
    /// What a letter of several tells, one after the other.
    pub items: Vec<Item>,
    /// The position and the moves that led to it.
    pub board: Option<Board>,
    /// Why the reader gets this.
    pub why: String,
    /// Where letters are chosen; `None` where nothing can be chosen.
    pub settings: Option<String>,
}

/// One thing of several.
#[derive(Debug, Default)]
pub struct Item {
    /// What happened.
    pub lead: String,
    /// The event of the game it is about.
    pub event: Option<String>,
    /// The deadline.
    pub due: Option<String>,
    /// What somebody wrote.
    pub message: Option<Quote>,
    /// The thing to do.
    pub button: Option<Button>,
}

/// A link with the words on it.
#[derive(Debug)]
pub struct Button {
    /// Words.
    pub label: String,
    /// Where it leads.
    pub url: String,
}

/// Somebody's own words.
#[derive(Debug)]
pub struct Quote {
    /// "Berta Holm writes:"
    pub who: String,
    /// The words.
    pub body: String,
}

impl Quote {
    /// The lines, each to be marked as a quotation: a message must not look like a part of the letter.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.body.lines()
    }
}

/// A position in the forms that the templates choose from.
#[derive(Debug)]
pub struct Board {
    /// "Position after 14…Nf6"
    pub title: String,
    /// Both sides in words, for the picture.
    pub alt: String,
    /// White and Black in words, where the reader wants a list.
    pub list: Option<[String; 2]>,
    /// A diagram of letters, where the reader wants diagrams.
    pub diagram: Option<String>,
    /// The last moves.
    pub moves: Option<String>,
}

/// What lies on the writer's desk.
pub struct Desk<'a> {
    /// Who will read it.
    pub reader: &'a Reader,
    /// The reader's language.
    pub words: &'a Words,
    /// Links with secrets.
    pub links: &'a LetterLinks,
    /// Who writes.
    pub site: &'a Site,
    /// When.
    pub now: Instant,
}

impl Desk<'_> {
    /// `Thu 16 May 08:00 CEST` in the reader's zone.
    fn until(&self, at: Instant) -> String {
        dates::short(self.words.lang(), at.0, self.reader.zone, self.now.0)
    }

    /// The same without the zone, for a subject.
    fn until_briefly(&self, at: Instant) -> String {
        let long = self.until(at);
        long.rsplit_once(' ')
            .map_or(long.clone(), |(short, _)| short.to_owned())
    }

    /// The link of this purpose that is about no game.
    fn link(&self, purpose: LinkPurpose) -> Option<String> {
        self.links.url(purpose, None, &self.site.urls)
    }

    fn game_link(&self, purpose: LinkPurpose, game: GameId) -> Option<String> {
        self.links.url(purpose, Some(game), &self.site.urls)
    }

    /// Whether this letter can be answered with a move.
    fn takes_reply(&self) -> bool {
        self.links.reply_address(self.site).is_some()
    }

    fn site_name(&self) -> &str {
        &self.site.name
    }
}

/// Letters that are told apart by more than their kind.
fn with_kind(desk: &Desk<'_>, notice: &Notice) -> Result<Option<Content>, ComposeFault> {
    Ok(match notice {
        Notice::Digest(parts) => Some(digest::letter(desk, parts)?),
        Notice::HelperNamed { member, asked } => Some(account::helper_named(desk, member, *asked)),
        Notice::NewSignIn { name, agent, at } => Some(account::new_sign_in(desk, name, agent, *at)),
        Notice::Tournament(kind, facts) => tournament::letter(desk, facts, *kind),
        Notice::Game(kind, facts) => {
            time::letter(desk, facts, *kind).or_else(|| staged::letter(desk, facts, *kind))
        }
        _ => None,
    })
}

/// What a letter says.
pub fn content(desk: &Desk<'_>, notice: &Notice) -> Result<Content, ComposeFault> {
    let kind = notice.kind();
    let account =
        |write: fn(&Desk<'_>, &str) -> Content| Some(write(desk, account::name_of(notice)?));
    let invitation = |write: fn(&Desk<'_>, &InvitationFacts) -> Content| match notice {
        Notice::Invitation(_, facts) => Some(write(desk, facts)),
        _ => None,
    };
    let game = |write: fn(&Desk<'_>, &GameFacts) -> Content| match notice {
        Notice::Game(_, facts) => Some(write(desk, facts)),
        _ => None,
    };
    let leave = |write: fn(&Desk<'_>, &LeaveFacts) -> Content| match notice {
        Notice::Leave(_, facts) => Some(write(desk, facts)),
        _ => None,
    };
    if let Some(content) = with_kind(desk, notice)? {
        return Ok(content);
    }
    match kind {
        NoticeKind::ConfirmAddress => account(account::confirm_address),
        NoticeKind::AddressTaken => account(account::address_taken),
        NoticeKind::AddressChanged => account(account::address_changed),
        NoticeKind::PasswordChanged => account(account::password_changed),
        NoticeKind::SignInLink => account(account::sign_in_link),
        NoticeKind::PasswordReset => account(account::password_reset),
        NoticeKind::Test => account(account::test),
        NoticeKind::Invitation => invitation(invitation::invited),
        NoticeKind::InvitationAccepted => invitation(invitation::accepted),
        NoticeKind::InvitationDeclined => invitation(invitation::declined),
        NoticeKind::InvitationWithdrawn => invitation(invitation::withdrawn),
        NoticeKind::InvitationExpired => invitation(invitation::expired),
        NoticeKind::YourMove => game(game::your_move),
        NoticeKind::DrawOffered => game(game::draw_offered),
        NoticeKind::DrawDeclined => game(game::draw_declined),
        NoticeKind::PlanPlayed => game(plan::played),
        NoticeKind::PlanStopped => game(plan::stopped),
        NoticeKind::Nudge => game(game::nudge),
        NoticeKind::HelperMove => game(game::helper_move),
        NoticeKind::Message => game(game::message),
        NoticeKind::OpponentsLeave => leave(leave::opponents),
        NoticeKind::OpponentsLeaveOff => leave(leave::opponents_off),
        NoticeKind::LeaveEnds => leave(leave::ends),
        NoticeKind::LeaveBegun => leave(leave::begun),
        NoticeKind::SpecialLeave => leave(leave::special),
        NoticeKind::OutageCredited => leave(leave::outage),
        NoticeKind::MailAnswer => game(reply::answer),
        NoticeKind::GameAborted => game(ended::aborted),
        NoticeKind::GameOver => game(ended::over),
        // those of above, should the notice be of another kind
        _ => None,
    }
    .ok_or(ComposeFault::Mismatch(kind))
}
