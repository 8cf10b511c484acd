//! Who asks: from cookies to a player, a language and a zone.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::{Method, header};
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use chrono_tz::Tz;

use super::error::Failure;
use super::kept::page_of;
use super::{State, WebSettings, cookies};
use crate::actions::outage::Signs;
use crate::actions::people::{Visit, session_span};
use crate::domain::PlayerId;
use crate::domain::player::{BoardSettings, BoardTheme, Colours, Player, Role};
use crate::domain::time::{Instant, MINUTE};
use crate::i18n::{Lang, Words, dates, t, words};
use crate::secrets::{Secret, sha256_hex};
use crate::storage::sessions::Session;
use crate::storage::{Conn, StorageError, players, sessions};

/// How old a session's last use may be before it is written again, and its cookie sent again.
const RENEW_AFTER: i64 = 5 * MINUTE;
/// The header of what a page fetches that nobody looks at just then.
const UNSEEN: &str = "x-unseen";

/// What a request says about who asks, before the database has been asked. A page that reads anyway
/// turns it into a [`Viewer`] in its own snapshot: `db.read(move |c| { let viewer = asker.load(c)?; … })`.
#[derive(Clone)]
pub struct Asker {
    /// The instant of the request.
    pub now: Instant,
    session: Option<Secret>,
    lang: Lang,
    lang_chosen: bool,
    path: String,
    query: String,
    turned: bool,
    unseen: bool,
    invited: Option<String>,
    state: Data<State>,
}

/// Who asks, and how to answer: the language, the zone, what the menu shows. Each page's template has
/// a field `viewer: &Viewer`; the layout uses it.
#[derive(Clone)]
pub struct Viewer {
    /// The player who is signed in.
    pub player: Option<Player>,
    /// Hash of his session's token.
    pub session: Option<String>,
    /// How many games wait for him.
    pub waiting: i64,
    /// The language.
    pub lang: Lang,
    /// Its phrases.
    pub words: &'static Words,
    /// The zone for dates.
    pub zone: Tz,
    /// The path asked for, without its query.
    pub path: String,
    /// Whether boards are looked at from the other side (`flip=1` in the address).
    pub turned: bool,
    /// The instant of the request.
    pub now: Instant,
    /// The site's settings.
    pub site: Arc<WebSettings>,
    /// The secret of the invitation by which a stranger has come: kept until he has signed up.
    pub invited: Option<String>,
    query: String,
    renew: Option<(Secret, bool)>,
    signs: Signs,
}

impl Asker {
    /// Reads cookies and headers.
    pub fn of(req: &HttpRequest, state: &Data<State>) -> Self {
        let chosen = req
            .cookie(cookies::LANG)
            .and_then(|cookie| Lang::from_code(cookie.value()));
        let preferred = || {
            let value = req.headers().get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            Lang::from_accept_language(value)
        };
        Self {
            now: state.ctx.now(),
            session: cookies::secret(req, cookies::SESSION),
            lang: chosen.or_else(preferred).unwrap_or(state.site.lang),
            lang_chosen: chosen.is_some(),
            path: req.path().to_owned(),
            query: match *req.method() {
                Method::GET => req.query_string().to_owned(),
                _ => String::new(),
            },
            turned: req.query_string().split('&').any(|field| field == "flip=1"),
            unseen: req.headers().contains_key(UNSEEN),
            invited: invited(req),
            state: state.clone(),
        }
    }

    /// Looks the session up. Two cheap queries, none without a session.
    ///
    /// # Errors
    /// Storage.
    pub fn load(&self, c: &mut Conn) -> Result<Viewer, StorageError> {
        let mut viewer = self.stranger();
        let Some((session, player)) = self.signed_in(c)? else {
            return Ok(viewer);
        };
        viewer.waiting = players::waiting_games(c, player.id, self.now)?;
        viewer.speak(Lang::from_code(&player.lang).unwrap_or(self.lang));
        viewer.zone = player.zone;
        if self.is_old(&session) {
            viewer.renew = self.session.clone().map(|token| (token, session.stay));
        }
        viewer.session = Some(session.token_hash);
        viewer.player = Some(player);
        Ok(viewer)
    }

    /// The session alone, for what is answered without a page. His visit is noted.
    ///
    /// # Errors
    /// Storage.
    pub fn signed_in(&self, c: &mut Conn) -> Result<Option<(Session, Player)>, StorageError> {
        let Some(token) = &self.session else {
            return Ok(None);
        };
        let hash = sha256_hex(token.expose().as_bytes());
        let found = sessions::find(c, &hash, self.now)?;
        if let Some((session, player)) = found.as_ref().filter(|_| !self.unseen) {
            let visit = Visit {
                player: player.id,
                at: self.now,
                expires: self.now.plus(session_span(session.stay)),
            };
            self.state.presence.note(&session.token_hash, visit);
        }
        Ok(found)
    }

    fn is_old(&self, session: &Session) -> bool {
        self.now.since(Instant(session.seen_at)) > RENEW_AFTER
    }

    /// The viewer as far as the request alone tells: for pages that must not ask the database.
    pub fn stranger(&self) -> Viewer {
        Viewer {
            player: None,
            session: None,
            waiting: 0,
            lang: self.lang,
            words: words(self.lang),
            zone: guess_zone(self.lang, self.state.site.zone),
            path: self.path.clone(),
            turned: self.turned,
            now: self.now,
            site: Arc::clone(&self.state.site),
            invited: self.invited.clone(),
            query: self.query.clone(),
            renew: None,
            signs: self.state.ctx.wake.signs.clone(),
        }
    }

    /// The same browser once it has signed in, on the page to which it is answered.
    #[must_use]
    pub fn signed_in_by(mut self, session: Secret, path: &str) -> Self {
        self.session = Some(session);
        path.clone_into(&mut self.path);
        self.query.clear();
        self
    }

    /// Whether the language was chosen by hand.
    pub fn chose_lang(&self) -> bool {
        self.lang_chosen
    }
}

impl Viewer {
    /// The player who asks.
    ///
    /// # Errors
    /// [`Failure::SignIn`], which leads back to this page.
    pub fn signed_in(&self) -> Result<&Player, Failure> {
        self.player
            .as_ref()
            .ok_or_else(|| Failure::SignIn { next: self.asked() })
    }

    /// The page that was asked for with all that its address asked, so that nothing is lost on the way to sign in.
    pub fn asked(&self) -> String {
        match self.query.as_str() {
            "" => self.home().to_owned(),
            query => format!("{}?{query}", self.home()),
        }
    }

    /// The administrator who asks; to anybody else his pages do not exist.
    ///
    /// # Errors
    /// [`Failure::SignIn`] or [`Failure::NotFound`].
    pub fn admin(&self) -> Result<&Player, Failure> {
        let player = self.signed_in()?;
        if player.role == Role::Admin {
            Ok(player)
        } else {
            Err(Failure::NotFound)
        }
    }

    /// The player's number, if somebody is signed in.
    pub fn id(&self) -> Option<PlayerId> {
        self.player.as_ref().map(|player| player.id)
    }

    /// Whether it is this player who asks.
    pub fn is(&self, player: &PlayerId) -> bool {
        self.id() == Some(*player)
    }

    /// Whether an administrator asks.
    pub fn is_admin(&self) -> bool {
        self.player.as_ref().is_some_and(|p| p.role == Role::Admin)
    }

    /// Whether he may set tournaments up.
    pub fn may_direct(&self) -> bool {
        self.player.as_ref().is_some_and(Player::may_direct)
    }

    /// What every page says above all else.
    pub fn signs(&self) -> Vec<String> {
        let date = |at: Instant| dates::short(self.lang, at.0, self.zone, self.now.0);
        let mail = self.signs.mail_fails_since();
        let mail = mail.map(|since| t!(self.words, "site-mail-down", since = date(since)));
        let work = self.signs.work(self.now);
        let work = work.map(|(from, to)| {
            t!(
                self.words,
                "site-maintenance",
                from = date(from),
                until = date(to)
            )
        });
        mail.into_iter().chain(work).collect()
    }

    /// Whether the layout reminds of an address that has still to be confirmed.
    pub fn must_confirm(&self) -> bool {
        let unconfirmed = self.player.as_ref().is_some_and(|p| !p.may_play());
        // these say it themselves
        let says_so = matches!(self.path.as_str(), "/games" | "/invitations/new");
        unconfirmed && !says_so && !self.is_under("/account")
    }

    /// Whether the layout says that letters to one's address come back.
    pub fn must_mend_address(&self) -> bool {
        self.player.as_ref().is_some_and(|p| p.address_bad) && self.path != "/account/address"
    }

    /// Where the menu's "Sign up" leads: somebody invited signs up under his invitation.
    pub fn sign_up_path(&self) -> String {
        match &self.invited {
            Some(token) => format!("/invited/{token}/sign-up"),
            None => "/sign-up".to_owned(),
        }
    }

    /// Where the menu's "Sign in" leads: somebody invited comes back to his invitation.
    pub fn sign_in_path(&self) -> String {
        match &self.invited {
            Some(token) => format!("/sign-in?next=/invited/{token}"),
            None => "/sign-in".to_owned(),
        }
    }

    /// The page itself, for whoever comes back to it: the address of a form alone can only be posted to.
    pub fn home(&self) -> &str {
        page_of(&self.path)
    }

    /// How pages and boards look to him, as attributes of the whole page; nothing where they look as usual.
    pub fn look(&self) -> Look {
        Look(self.player.as_ref().map(|p| p.board).unwrap_or_default())
    }

    /// Whether the page lies under `path`: for `aria-current` in the menu.
    pub fn is_under(&self, path: &str) -> bool {
        self.path
            .strip_prefix(path)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// Whether cookies are for https only.
    pub fn secure(&self) -> bool {
        self.site.urls.is_https()
    }

    /// Changes the language of this answer.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.words = words(lang);
    }

    /// The session whose cookie is to be sent again, because its life is longer now.
    pub(super) fn renewed_cookie(&self) -> Option<(&Secret, bool)> {
        self.renew.as_ref().map(|(token, stay)| (token, *stay))
    }
}

/// See [`Viewer::look`].
pub struct Look(BoardSettings);

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.colours != Colours::System {
            write!(f, " data-theme=\"{}\"", self.0.colours.code())?;
        }
        if self.0.theme != BoardTheme::Wood {
            write!(f, " data-board=\"{}\"", self.0.theme.code())?;
        }
        Ok(())
    }
}

/// The secret of an invitation in a path.
pub fn invitation_in(path: &str) -> Option<&str> {
    let token = path.strip_prefix("/invited/")?.split('/').next()?;
    let fits = token
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    (fits && !token.is_empty()).then_some(token)
}

/// The invitation whose pages these are, or to which a page on the way leads back.
fn invited(req: &HttpRequest) -> Option<String> {
    let next = || {
        let query = req.query_string().replace("%2F", "/");
        let value = query.split('&').find_map(|f| f.strip_prefix("next="))?;
        invitation_in(value).map(str::to_owned)
    };
    invitation_in(req.path()).map(str::to_owned).or_else(next)
}

/// The zone of somebody of whom only the language is known.
pub fn guess_zone(lang: Lang, site: Tz) -> Tz {
    match lang {
        Lang::De => Tz::Europe__Berlin,
        Lang::Sv => Tz::Europe__Stockholm,
        Lang::En => site,
    }
}

impl FromRequest for Asker {
    type Error = Failure;
    type Future = std::future::Ready<Result<Self, Failure>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let asker = req
            .app_data::<Data<State>>()
            .map(|state| Self::of(req, state))
            .ok_or(Failure::NotFound);
        std::future::ready(asker)
    }
}

impl FromRequest for Viewer {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let state = req.app_data::<Data<State>>().cloned();
        let req = req.clone();
        Box::pin(async move {
            let state = state.ok_or(Failure::NotFound)?;
            load(&req, &state).await.map_err(Failure::from)
        })
    }
}

/// The viewer of a request, in a snapshot of its own. His visit is noted.
pub(super) async fn load(req: &HttpRequest, state: &Data<State>) -> Result<Viewer, StorageError> {
    let asker = Asker::of(req, state);
    if asker.session.is_none() {
        return Ok(asker.stranger());
    }
    state.ctx.db.read(move |c| asker.load(c)).await
}
