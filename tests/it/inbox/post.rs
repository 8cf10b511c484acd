//! A club of two whose letters can be answered.

use crate::support::club::Club;
use crate::support::database::TestDb;
use fernzug::actions::invitations;
use fernzug::domain::GameId;
use fernzug::domain::time::Instant;
use fernzug::inbox::Inbox;
use fernzug::jobs::Mailer;
use fernzug::links::Urls;
use fernzug::mail::transport::{Memory, Outgoing, Transport};
use fernzug::mail::{Site, files};
use fernzug::storage::inbound::{self, Arrived};
use mail_parser::MessageParser;

pub struct Post {
    pub club: Club,
    pub mailer: Mailer,
    pub memory: Memory,
    pub inbox: Inbox,
}

pub fn site() -> Site {
    let urls = Urls::new("https://chess.example.org").unwrap();
    Site::new("Fernzug", "Fernzug <chess@chess.example.org>", urls).unwrap()
}

impl Post {
    pub async fn new(db: TestDb) -> Self {
        Self::with(db, site().taking_replies("play@chess.example.org").unwrap()).await
    }

    pub async fn with(db: TestDb, site: Site) -> Self {
        let club = Club::new(db).await;
        let memory = Memory::default();
        let mailer = Mailer::new(club.ctx.clone(), site, Transport::Memory(memory.clone()));
        Self {
            inbox: Inbox::new(club.ctx.clone()),
            club,
            mailer,
            memory,
        }
    }

    /// Ada, White, against Ben; the letter about the first move waits.
    pub async fn game(&self) -> GameId {
        let number = "SELECT count(*) AS number FROM invitations";
        let form = self
            .club
            .form(&format!("form {}", self.club.number(number).await));
        let invited = invitations::invite(&self.club.ctx, form).await.unwrap();
        let accepted =
            invitations::accept(&self.club.ctx, invited.id, self.club.ben, self.club.now());
        let game = accepted.await.unwrap();
        self.skip("invitation_accepted").await;
        game
    }

    /// Letters of this kind are none of this story's business.
    pub async fn skip(&self, kind: &str) {
        let dropped = format!(
            "UPDATE notices SET state = 'dropped' WHERE kind = '{kind}' AND state = 'waiting'"
        );
        self.club.sql(&dropped).await;
    }

    pub async fn speaks(&self, player: i64, lang: &str) {
        let set = format!("UPDATE players SET lang = '{lang}' WHERE id = {player}");
        self.club.sql(&set).await;
    }

    /// What goes out now, oldest first.
    pub async fn letters(&self) -> Vec<Sent> {
        self.mailer.drain_once().await.unwrap();
        let mut letters = self.memory.take();
        letters.sort_by_key(|letter| letter.message_id.clone());
        letters.into_iter().map(Sent).collect()
    }

    /// The only letter to this player that goes out now.
    pub async fn letter_to(&self, name: &str) -> Sent {
        let letters = self.letters().await;
        let to = format!("{name}@example.invalid");
        let mut mine: Vec<Sent> = letters.into_iter().filter(|l| l.0.to == to).collect();
        assert_eq!(
            mine.len(),
            1,
            "{:?}",
            mine.iter().map(Sent::subject).collect::<Vec<_>>()
        );
        mine.remove(0)
    }

    /// A mail comes in now and is dealt with.
    pub async fn comes(&self, to: &str, body: &str) {
        self.arrives(to, body, self.club.now()).await;
        self.inbox.drain_once().await.unwrap();
    }

    /// A mail comes in at this instant; nobody has looked yet.
    pub async fn arrives(&self, to: &str, body: &str, at: Instant) {
        let raw = format!(
            "From: Somebody <whoever@example.org>\r\nTo: Fernzug <{to}>\r\nMessage-ID: <{}@mail.example.org>\r\n\r\n{body}\r\n",
            at.0
        );
        self.stored(raw.into_bytes(), at).await;
    }

    pub async fn stored(&self, raw: Vec<u8>, at: Instant) -> bool {
        let mail = Arrived {
            recipient: None,
            sender: None,
            raw,
            at,
        };
        let stored = self.club.ctx.db.write(move |tx| inbound::insert(tx, &mail));
        stored.await.unwrap()
    }

    /// What became of the newest mail.
    pub async fn outcome(&self) -> String {
        let newest = self.club.db.read(|c| inbound::newest(c, 1)).await.unwrap();
        newest
            .into_iter()
            .next()
            .and_then(|m| m.outcome)
            .unwrap_or_default()
    }
}

/// A letter that went out.
pub struct Sent(pub Outgoing);

impl Sent {
    pub fn subject(&self) -> String {
        files::open(&self.0.bytes).subject
    }

    pub fn text(&self) -> String {
        files::open(&self.0.bytes).text
    }

    pub fn html(&self) -> String {
        files::html(&self.0.bytes).unwrap()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let message = MessageParser::default().parse(&self.0.bytes).unwrap();
        message
            .header_raw(name.to_owned())
            .map(|value| value.trim().to_owned())
    }

    /// Where an answer to it goes.
    pub fn reply_to(&self) -> String {
        self.header("Reply-To").expect("it can be answered")
    }
}
