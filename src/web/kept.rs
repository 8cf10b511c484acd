//! A form that could not be taken: what was typed is given back. It lies in the answer itself, in hidden fields, never on
//! the server: a stranger must not be able to fill it, and an address of 20,000 characters goes through no browser.

use actix_web::web::Data;
use actix_web::{HttpMessage as _, HttpRequest};

use super::error::Answer;
use super::forms::FormState;
use super::viewer::{Asker, Viewer};
use super::{State, admin, directing, games, invitations, leave, notes, people, tournaments};
use crate::storage::mailboxes::About;
use crate::storage::notes::Kind;

/// The field that says where the form was to go.
pub const TO: &str = "kept-to";
/// What its own fields are called on the way through the sign-in page.
const PREFIX: &str = "kept.";
/// Fields in which people write at length: these are shown, not only carried.
const WRITTEN: [&str; 8] = [
    "message", "moves", "fen", "note", "about", "text", "names", "reason",
];

/// A form on its way.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Where it was to go.
    pub to: String,
    /// What it carries; no secrets.
    pub fields: Vec<(String, String)>,
    /// Whether secrets were left out, so that it is not whole.
    pub is_cut: bool,
}

impl Kept {
    /// The form of a request, noted when it was read.
    pub fn of(req: &HttpRequest) -> Option<Self> {
        req.extensions().get::<Self>().cloned()
    }

    /// The form that a sign-in carries.
    pub fn in_sign_in(state: &FormState) -> Option<Self> {
        let to = super::page::local(state.value(TO))?.to_owned();
        let own = |(name, value): &(String, String)| {
            let name = name.strip_prefix(PREFIX)?;
            Some((name.to_owned(), value.clone()))
        };
        Some(Self {
            to,
            fields: state.fields().iter().filter_map(own).collect(),
            is_cut: false,
        })
    }

    /// As fields of the sign-in form.
    pub fn carried(&self) -> Vec<(String, String)> {
        let mut all = vec![(TO.to_owned(), self.to.clone())];
        all.extend(
            self.fields
                .iter()
                .map(|(name, value)| (format!("{PREFIX}{name}"), value.clone())),
        );
        all
    }

    /// What was written at length.
    pub fn written(&self) -> Vec<(&str, &str)> {
        let long = |(name, value): &&(String, String)| {
            WRITTEN.contains(&name.as_str()) && !value.trim().is_empty()
        };
        let all = self.fields.iter().filter(long);
        all.map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }

    /// The rest: carried without being shown.
    pub fn hidden(&self) -> Vec<(&str, &str)> {
        let written = self.written();
        let all = self.fields.iter().map(|(n, v)| (n.as_str(), v.as_str()));
        all.filter(|field| !written.contains(field)).collect()
    }

    /// As the form it was.
    pub fn state(&self) -> FormState {
        FormState::of(self.fields.clone())
    }
}

/// The forms with something typed that need somebody signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A move: the number of the game.
    Move(i64),
    /// A move that is entered for the player of a side: the number of the game, and whether it is White.
    Entered(i64, bool),
    /// Something about the time of a game: its number.
    Time(i64),
    /// What is claimed of a game that is adjudicated: its number.
    Claim(i64),
    /// An order about the time of a tournament's games: the tournament's number.
    Orders(i64),
    /// Decisions about the appeals of a tournament: its number.
    Appeals(i64),
    /// An appeal against the result of a game: its number.
    Appeal(i64),
    /// Seats of a tournament: its number.
    Seats(i64),
    /// A file with players for a tournament: its number.
    Import(i64),
    /// Adjudications in a tournament: its number.
    Judging(i64),
    /// A message without a move: the number of the game.
    Message(i64),
    /// A private note about this.
    Note(Kind, i64),
    /// Conditional moves: the number of the game.
    Plan(i64),
    /// Something for an analysis: the number of the game.
    Analysis(i64),
    /// An invitation.
    Invitation,
    /// The settings of the account.
    Settings,
    /// A new address.
    Address,
    /// The settings of boards.
    Board,
    /// Which letters come.
    Mail,
    /// Which letters come about one game or tournament.
    MailOf(About),
    /// A new member.
    Member,
    /// Who is to enter moves: one's own, or of this member.
    Helper(Option<i64>),
    /// A rating that is entered for this member.
    Rating(i64),
    /// A champion from before.
    Champion,
    /// Accounts tied to this member's.
    Ties(i64),
    /// Leave; the number of the one that is changed.
    Leave(Option<i64>),
    /// Off-days and quiet hours.
    Hours,
    /// A game the director continues.
    Continuing,
    /// Special leave.
    SpecialLeave,
    /// Announced work on the server.
    Outage,
    /// The setup of a tournament; the number of the one that is changed.
    Setup(Option<i64>),
    /// The director's desk: the number of the tournament.
    Desk(i64),
}

impl Typed {
    /// The form that is sent to this path.
    pub fn at(path: &str) -> Option<Self> {
        match path {
            "/invitations" => Some(Self::Invitation),
            "/account" => Some(Self::Settings),
            "/account/address" => Some(Self::Address),
            "/account/board" => Some(Self::Board),
            "/account/helper" => Some(Self::Helper(None)),
            "/account/mail" => Some(Self::Mail),
            "/admin/members/new" => Some(Self::Member),
            "/account/leave" => Some(Self::Leave(None)),
            "/account/hours" => Some(Self::Hours),
            "/admin/continue" => Some(Self::Continuing),
            "/admin/special-leave" => Some(Self::SpecialLeave),
            "/admin/outages" => Some(Self::Outage),
            "/tournaments/new" => Some(Self::Setup(None)),
            "/tournaments/archive/new" => Some(Self::Champion),
            _ => {
                if let Some(of) = path.strip_prefix("/tournaments/") {
                    return Self::of_tournament(of);
                }
                if let Some(of) = path.strip_prefix("/account/mail/") {
                    let (word, id) = of.split_once('/')?;
                    return About::of(word, id.parse().ok()?).map(Self::MailOf);
                }
                if let Some(member) = path.strip_prefix("/admin/members/") {
                    return Self::of_member(member);
                }
                if let Some(leave) = path.strip_prefix("/account/leave/") {
                    return leave.parse().ok().map(|id| Self::Leave(Some(id)));
                }
                let note = |kind, home: &str| {
                    let about = path.strip_prefix(home)?.strip_suffix("/notes")?;
                    about.parse().ok().map(|about| Self::Note(kind, about))
                };
                let note = note(Kind::Game, "/games/").or(note(Kind::Player, "/players/"));
                if note.is_some() {
                    return note;
                }
                Self::of_game(path.strip_prefix("/games/")?)
            }
        }
    }
}

impl Typed {
    /// `7/messages`, or `7/plan/lines`.
    fn of_game(game: &str) -> Option<Self> {
        if let Some(game) = game.strip_suffix("/messages") {
            return game.parse().ok().map(Self::Message);
        }
        if let Some(game) = game.strip_suffix("/adjudication") {
            return game.parse().ok().map(Self::Claim);
        }
        if let Some(game) = game.strip_suffix("/appeal") {
            return game.parse().ok().map(Self::Appeal);
        }
        if let Some(game) = game.strip_suffix("/time-acts") {
            return game.parse().ok().map(Self::Time);
        }
        if let Some((game, _)) = game.split_once("/analysis") {
            return game.parse().ok().map(Self::Analysis);
        }
        let plan = game.strip_suffix("/plan");
        if let Some(game) = plan.or(game.strip_suffix("/plan/lines")) {
            return game.parse().ok().map(Self::Plan);
        }
        let game = game.strip_suffix("/moves").or(game.strip_suffix("/move"))?;
        if let Some((game, side)) = game.split_once("/for/") {
            let game = game.parse().ok()?;
            return Some(Self::Entered(game, side == "white"));
        }
        game.parse().ok().map(Self::Move)
    }

    /// `7/rating`, or `7/ties`.
    fn of_member(path: &str) -> Option<Self> {
        let (id, form) = path.split_once('/')?;
        let id = id.parse().ok()?;
        match form {
            "rating" => Some(Self::Rating(id)),
            "helper" => Some(Self::Helper(Some(id))),
            "ties" => Some(Self::Ties(id)),
            _ => None,
        }
    }

    /// `7/setup`, or a form of the desk: `7/announcements`.
    fn of_tournament(path: &str) -> Option<Self> {
        const OF_THE_DESK: [&str; 7] = [
            "announcements",
            "cancellation",
            "continuations",
            "decisions",
            "directors",
            "players",
            "withdrawals",
        ];
        let (id, form) = path.split_once('/')?;
        let id = id.parse().ok()?;
        match form {
            "setup" => Some(Self::Setup(Some(id))),
            "time" => Some(Self::Orders(id)),
            "seats" => Some(Self::Seats(id)),
            "appeals" => Some(Self::Appeals(id)),
            "import" => Some(Self::Import(id)),
            "adjudication" => Some(Self::Judging(id)),
            _ => OF_THE_DESK.contains(&form).then_some(Self::Desk(id)),
        }
    }
}

/// Goes on with a form after signing in: its page, filled with what was typed, asks to send it. Nothing is done yet: who
/// signs in may be somebody else, and the world may have changed.
///
/// # Errors
/// What the page itself may fail with.
pub async fn resume(state: &Data<State>, asker: Asker, kept: Kept) -> Answer {
    let filled = kept.state();
    let Some(typed) = Typed::at(&kept.to) else {
        return Ok(super::page::see_other(page_of(&kept.to)));
    };
    let page: fn(&Viewer, &FormState) -> Answer = match typed {
        Typed::Move(game) => return games::resume(state, asker, game, &filled).await,
        Typed::Entered(game, white) => {
            return games::resume_entered(state, asker, (game, white), &filled).await;
        }
        Typed::Message(game) => return games::resume_talk(state, asker, game, &filled).await,
        Typed::Note(kind, id) => return notes::resume(state, asker, (kind, id), &filled).await,
        Typed::Claim(game) => return games::resume_claim(state, asker, game, &filled).await,
        Typed::Orders(id) => return directing::resume_orders(state, asker, id, &filled).await,
        Typed::Appeals(id) => return directing::resume_appeals(state, asker, id, &filled).await,
        Typed::Appeal(game) => return games::resume_appeal(state, asker, game, &filled).await,
        Typed::Seats(id) => return directing::resume_seats(state, asker, id, &filled).await,
        Typed::Import(id) => return directing::resume_import(state, asker, id, &filled).await,
        Typed::Judging(id) => return directing::resume_judging(state, asker, id, &filled).await,
        Typed::Time(game) => return games::resume_time(state, asker, game, &filled).await,
        Typed::Plan(game) => return games::resume_plan(state, asker, game, &filled).await,
        Typed::Analysis(game) => {
            return games::resume_analysis(state, asker, game, &filled).await;
        }
        Typed::Leave(changed) => return leave::resume(state, asker, changed, &filled).await,
        Typed::SpecialLeave => return admin::resume_special(state, asker, &filled).await,
        Typed::Ties(id) => return admin::resume_ties(state, asker, id, &filled).await,
        Typed::Rating(id) => return admin::resume_rating(state, asker, id, &filled).await,
        Typed::Setup(id) => return directing::resume_setup(state, asker, id, &filled).await,
        Typed::Desk(id) => return directing::resume_desk(state, asker, id, &filled).await,
        Typed::MailOf(about) => return people::resume_mail_of(state, asker, about, &filled).await,
        Typed::Helper(of) => return people::resume_helper(state, asker, of, &filled).await,
        Typed::Outage => return admin::resume_outage(state, asker, &filled).await,
        Typed::Champion => tournaments::resume_champion,
        Typed::Invitation => invitations::resume,
        Typed::Settings => people::resume_settings,
        Typed::Address => people::resume_address,
        Typed::Board => people::resume_board,
        Typed::Mail => people::resume_mail,
        Typed::Member => admin::resume_member,
        Typed::Continuing => admin::resume_continuing,
        Typed::Hours => leave::resume_hours,
    };
    let viewer = state.ctx.db.read(move |c| asker.load(c)).await?;
    page(&viewer, &filled)
}

/// The page on which a form stands whose own address is none: `/games/7/moves` belongs to `/games/7`.
pub fn page_of(path: &str) -> &str {
    const FORMS: [&str; 26] = [
        "/understood",
        "/pause",
        "/test",
        "/again",
        "/moves",
        "/lines",
        "/removal",
        "/draw-acceptance",
        "/draw-refusal",
        "/acceptance",
        "/decline",
        "/withdrawal",
        "/refusal",
        "/confirmation",
        "/code",
        "/preview",
        "/automatic",
        "/end",
        "/credit",
        "/nudge",
        "/mute",
        "/closed",
        "/lines",
        "/order",
        "/import",
        "/consent",
    ];
    let page = FORMS.iter().find_map(|form| path.strip_suffix(form));
    match page {
        // the administrator's lists: /admin/members/3/code belongs to /admin/members
        Some(page) if page.starts_with("/admin/") => {
            let list = page.match_indices('/').nth(2);
            list.map_or(page, |(end, _)| &page[..end])
        }
        Some(page) => page,
        None if matches!(path, "/sign-out" | "/language") => "/",
        None => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_leads_back_to_its_page() {
        for (path, page) in [
            ("/games/7/moves", "/games/7"),
            ("/m/abc/draw-refusal", "/m/abc"),
            ("/invitations/3/acceptance", "/invitations/3"),
            ("/account/confirmation", "/account"),
            ("/admin/members/3/code", "/admin/members"),
            ("/admin/special-leave/3/end", "/admin/special-leave"),
            ("/admin/outages/mail/3/credit", "/admin/outages"),
            ("/admin/members/new", "/admin/members/new"),
            ("/account/leave/preview", "/account/leave"),
            ("/account/leave/7/end", "/account/leave/7"),
            ("/games/7/resignation", "/games/7/resignation"),
            ("/games/7/plan/removal", "/games/7/plan"),
            ("/games/7/plan/lines", "/games/7/plan"),
            ("/games/7/analysis/moves", "/games/7/analysis"),
            ("/games/7/analysis/order", "/games/7/analysis"),
            ("/games/7/analysis/import", "/games/7/analysis"),
            ("/games/7/analysis/consent", "/games/7/analysis"),
            ("/sign-in-code", "/sign-in-code"),
            ("/sign-out", "/"),
        ] {
            assert_eq!(page_of(path), page);
        }
    }

    #[test]
    fn a_form_goes_through_the_sign_in_page_whole() {
        let kept = Kept {
            to: "/games/7/moves".to_owned(),
            fields: vec![
                ("ply".to_owned(), "3".to_owned()),
                ("message".to_owned(), "<b>\r\nHej".to_owned()),
            ],
            is_cut: false,
        };
        let mut carried = kept.carried();
        carried.push(("name".to_owned(), "anna".to_owned()));
        let back = Kept::in_sign_in(&FormState::of(carried)).unwrap();
        assert_eq!((&back.to, &back.fields), (&kept.to, &kept.fields));
        assert_eq!(back.written(), [("message", "<b>\r\nHej")]);
        assert_eq!(back.hidden(), [("ply", "3")]);
        assert_eq!(Typed::at(&back.to), Some(Typed::Move(7)));
        for (path, typed) in [
            ("/tournaments/new", Some(Typed::Setup(None))),
            ("/games/7/for/black/moves", Some(Typed::Entered(7, false))),
            ("/account/mail/game/7", Some(Typed::MailOf(About::Game(7)))),
            ("/account/mail/banana/7", None),
            ("/tournaments/7/setup", Some(Typed::Setup(Some(7)))),
            ("/tournaments/7/announcements", Some(Typed::Desk(7))),
            ("/admin/members/7/rating", Some(Typed::Rating(7))),
            ("/admin/members/7/code", None),
            ("/tournaments/7/draw", None),
            ("/games/7/analysis", Some(Typed::Analysis(7))),
            ("/games/7/analysis/moves", Some(Typed::Analysis(7))),
            ("/tournaments/seven/setup", None),
        ] {
            assert_eq!(Typed::at(path), typed, "{path}");
        }
        let elsewhere = FormState::of(vec![(TO.to_owned(), "//evil.example".to_owned())]);
        assert!(Kept::in_sign_in(&elsewhere).is_none());
    }
}
