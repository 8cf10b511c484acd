//! A table for the stories about games: the real site over a frozen clock, players who are signed in.

use actix_web::http::StatusCode;
use actix_web::test::TestRequest;
use actix_web::{App, http::header, test};
use chrono_tz::Tz;
use fernzug::actions::{Context, Wake, invitations as verbs};
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::link::LinkPurpose;
use fernzug::domain::player::{Address, DisplayName, PlayerName, Role};
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::{GameId, InvitationId, PlayerId};
use fernzug::links::Urls;
use fernzug::now::FrozenNow;
use fernzug::rules::notation::Letters;
use fernzug::secrets::{Secret, random_token};
use fernzug::storage::links::{self, NewLink};
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::sessions::{self, Session};
use fernzug::web::{State, WebSettings, site};
use std::sync::Arc;

use crate::support::database::TestDb;

/// Tue 11 May 2027 10:00 UTC.
pub const START: i64 = 1_810_029_600_000;

/// What came back.
pub struct Page {
    pub status: StatusCode,
    pub body: String,
    pub location: String,
    pub cache: String,
    pub tag: String,
}

impl Page {
    pub fn has(&self, text: &str) -> bool {
        self.body.contains(text)
    }

    #[track_caller]
    pub fn ok(self) -> Self {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        self
    }

    #[track_caller]
    pub fn is(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    #[track_caller]
    pub fn shows(self, text: &str) -> Self {
        assert!(self.has(text), "no {text:?} in {}", self.body);
        self
    }
}

/// A player at the table.
#[derive(Clone)]
pub struct Guest {
    pub id: PlayerId,
    cookie: String,
}

/// The site, its clock and its database.
pub struct Table {
    pub db: TestDb,
    pub clock: FrozenNow,
    pub ctx: Context,
    state: actix_web::web::Data<State>,
}

/// A stranger.
pub fn nobody() -> Guest {
    Guest {
        id: 0,
        cookie: String::new(),
    }
}

impl Table {
    pub fn new(db: TestDb) -> Self {
        let clock = FrozenNow::at(START);
        let ctx = Context {
            db: db.db(),
            clock: Arc::new(clock.clone()),
            wake: Wake::default(),
            leave: <_>::default(),
        };
        let urls = Urls::new("http://127.0.0.1:8080").unwrap();
        let state = State::new(ctx.clone(), WebSettings::at(urls));
        Self {
            db,
            clock,
            ctx,
            state,
        }
    }

    pub fn now(&self) -> Instant {
        self.ctx.now()
    }

    /// The player of this name is an administrator from now on.
    pub async fn promote(&self, name: &str) {
        let promote = format!("UPDATE players SET role = 'admin' WHERE name = '{name}'");
        self.db.sql(&promote).await;
    }

    /// A signed-in player with a confirmed address.
    pub async fn player(&self, name: &str, display: &str, lang: &str) -> Guest {
        let token = random_token();
        let new = NewPlayer {
            name: PlayerName::parse(name).unwrap(),
            display: DisplayName::parse(display).unwrap(),
            lang: lang.to_owned(),
            zone: Tz::Europe__Berlin,
            address: None,
            password_hash: None,
            role: Role::Player,
        };
        let (now, hash) = (self.now(), links::hash_of(&token));
        let address = Address::parse(&format!("{name}@example.org")).unwrap();
        let id = self
            .db
            .write(move |tx| {
                let id = players::insert(tx, &new, now)?;
                players::set_confirmed_address(tx, id, &address, now)?;
                let session = Session {
                    token_hash: hash.clone(),
                    player_id: id,
                    created_at: now.0,
                    seen_at: now.0,
                    expires_at: now.plus(400 * DAY).0,
                    stay: true,
                    agent: String::new(),
                };
                sessions::insert(tx, &session)?;
                Ok(id)
            })
            .await
            .unwrap();
        Guest {
            id,
            cookie: format!("fernzug_session={}", token.expose()),
        }
    }

    /// A game that `white` plays against `black`.
    pub async fn game(
        &self,
        white: &Guest,
        black: &Guest,
        profile: &str,
        fen: &str,
        moves: &str,
    ) -> GameId {
        let id = self.invitation(white, black, profile, fen, moves).await;
        verbs::accept(&self.ctx, id, black.id, self.now())
            .await
            .unwrap()
    }

    pub async fn invitation(
        &self,
        white: &Guest,
        black: &Guest,
        profile: &str,
        fen: &str,
        moves: &str,
    ) -> InvitationId {
        let to = black.id;
        let black = self
            .db
            .read(move |c| players::by_id(c, to))
            .await
            .unwrap()
            .unwrap();
        let invite = verbs::Invite {
            once: random_token().expose().to_owned(),
            from: white.id,
            kind: InvitationKind::Player,
            to: black.name,
            colour: ColourWish::White,
            time: fernzug::domain::clock::TimeTerms::days_per_move(3),
            profile: profile.to_owned(),
            rated: false,
            aids: Aids::default(),
            plans: true,
            watch: fernzug::domain::visibility::Openness::FRIENDLY,
            fen: fen.to_owned(),
            moves: moves.to_owned(),
            letters: Letters::English,
            message: String::new(),
            at: self.now(),
        };
        verbs::invite(&self.ctx, invite).await.unwrap().id
    }

    /// A move link as the mailer would make it.
    pub async fn move_link(&self, game: GameId, player: &Guest, ply: u32) -> String {
        let token = random_token();
        let mut link = NewLink::new(LinkPurpose::Move, &token, self.now());
        link.player = Some(player.id);
        link.game = Some(game);
        link.ply = Some(ply);
        self.keep(link).await;
        format!("/m/{}", token.expose())
    }

    /// An invitation's link as the mailer would make it.
    pub async fn invited_link(&self, invitation: InvitationId, address: &str) -> String {
        let token = random_token();
        let mut link = NewLink::new(LinkPurpose::Invitation, &token, self.now());
        link.invitation = Some(invitation);
        link.address = Some(address.to_owned());
        self.keep(link).await;
        format!("/invited/{}", token.expose())
    }

    async fn keep(&self, link: NewLink) {
        self.db
            .write(move |tx| links::insert(tx, &link))
            .await
            .unwrap();
    }

    pub async fn get(&self, who: &Guest, path: &str) -> Page {
        self.ask(who, TestRequest::get().uri(path)).await
    }

    pub async fn post(&self, who: &Guest, path: &str, form: &[(&str, &str)]) -> Page {
        self.ask(who, TestRequest::post().uri(path).set_form(form))
            .await
    }

    /// Asks for what is known already by its tag.
    pub async fn get_again(&self, who: &Guest, path: &str, tag: &str) -> Page {
        let request = TestRequest::get().uri(path);
        let request = request.insert_header((header::IF_NONE_MATCH, tag.to_owned()));
        self.ask(who, request).await
    }

    /// Plays a move as the confirm page sends it.
    pub async fn play(&self, who: &Guest, game: GameId, ply: u32, uci: &str) -> Page {
        let ply = ply.to_string();
        self.post(
            who,
            &format!("/games/{game}/moves"),
            &[("ply", ply.as_str()), ("uci", uci)],
        )
        .await
    }

    pub async fn ask(&self, who: &Guest, request: TestRequest) -> Page {
        let app = test::init_service(App::new().service(site(self.state.clone()))).await;
        let mut request = request.insert_header((header::ACCEPT_LANGUAGE, "en"));
        if !who.cookie.is_empty() {
            request = request.insert_header((header::COOKIE, who.cookie.clone()));
        }
        let answer = test::call_service(&app, request.to_request()).await;
        let text = |name| {
            let value = answer.headers().get(name).and_then(|v| v.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (location, cache) = (text(header::LOCATION), text(header::CACHE_CONTROL));
        let tag = text(header::ETAG);
        let status = answer.status();
        let body = test::read_body(answer).await;
        Page {
            status,
            body: String::from_utf8_lossy(&body).into_owned(),
            location,
            cache,
            tag,
        }
    }
}

/// A secret that is none.
pub fn unknown() -> Secret {
    random_token()
}
