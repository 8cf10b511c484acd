//! Tables of two with many games, played over HTTP against the real program: for the kill test and the benches.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use fernzug::actions::invitations::{self, Invite};
use fernzug::actions::{Context, Wake};
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::notice::{Amount, LetterGroup, MailWishes};
use fernzug::domain::player::{Address, DisplayName, PlayerName, PositionStyle, Role};
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::{GameId, PlayerId};
use fernzug::now::SystemNow;
use fernzug::rules::notation::Letters;
use fernzug::secrets::random_token;
use fernzug::storage::links::hash_of;
use fernzug::storage::players::{self, NewPlayer, PlayerSettings};
use fernzug::storage::sessions::{self, Session};
use fernzug::storage::{Db, StorageError, mailboxes, notices};

/// Knights to and fro. Under `classic` no repetition ends a game unless somebody claims it.
const CYCLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
const PROFILE: &str = "classic";

/// The move of this ply, from 1.
pub fn uci(ply: u32) -> &'static str {
    CYCLE[(ply as usize + 3) % 4]
}

/// A player who is signed in.
#[derive(Clone, Debug)]
pub struct Seat {
    pub id: PlayerId,
    pub cookie: String,
}

/// Two players and the games between them.
#[derive(Clone, Debug)]
pub struct Table {
    pub seats: [Seat; 2],
    pub games: Vec<GameId>,
}

impl Table {
    /// Whose turn it is at this ply.
    pub fn to_move(&self, ply: u32) -> &Seat {
        &self.seats[(ply as usize + 1) % 2]
    }
}

/// The verbs on this database, at the present time.
pub fn context(db: &Db) -> Context {
    Context {
        db: db.clone(),
        clock: std::sync::Arc::new(SystemNow),
        wake: Wake::default(),
        leave: <_>::default(),
    }
}

/// Sets up so many tables with so many games each; `letters`: whether the players want one for each move.
pub async fn set_up(db: &Db, tables: usize, games: usize, letters: bool) -> Vec<Table> {
    let ctx = context(db);
    let mut set = Vec::new();
    for number in 0..tables {
        let seats = [
            seat(&ctx, &format!("white{number}"), letters).await,
            seat(&ctx, &format!("black{number}"), letters).await,
        ];
        let mut table = Table {
            seats,
            games: Vec::new(),
        };
        for game in 0..games {
            table.games.push(begin(&ctx, &table.seats, game).await);
        }
        set.push(table);
    }
    if !letters {
        // those of the beginning, which nobody can switch off
        db.write(notices::drop_all_waiting).await.unwrap();
    }
    set
}

async fn seat(ctx: &Context, name: &str, letters: bool) -> Seat {
    let token = random_token();
    let (hash, now) = (hash_of(&token), ctx.now());
    let address = Address::parse(&format!("{name}@example.invalid")).unwrap();
    let new = NewPlayer {
        name: PlayerName::parse(name).unwrap(),
        display: DisplayName::parse(name).unwrap(),
        lang: "en".to_owned(),
        zone: chrono_tz::Europe::Berlin,
        address: Some(address.clone()),
        password_hash: None,
        role: Role::Player,
    };
    let made = ctx.db.write(move |tx| {
        let id = players::insert(tx, &new, now)?;
        players::set_confirmed_address(tx, id, &address, now)?;
        let settings = PlayerSettings {
            display: new.display.clone(),
            lang: new.lang.clone(),
            zone: new.zone,
            position_style: PositionStyle::Diagram,
            nights: true,
        };
        players::set_settings(tx, id, &settings)?;
        if !letters {
            let none = MailWishes::default().in_amount(Amount::None);
            let none = none.with(LetterGroup::Reminders, false);
            mailboxes::set(tx, id, &none, None)?;
        }
        sessions::insert(tx, &session(id, &hash, now))?;
        Ok::<_, StorageError>(id)
    });
    Seat {
        id: made.await.unwrap(),
        cookie: format!("fernzug_session={}", token.expose()),
    }
}

fn session(player: PlayerId, hash: &str, now: Instant) -> Session {
    Session {
        token_hash: hash.to_owned(),
        player_id: player,
        created_at: now.0,
        seen_at: now.0,
        expires_at: now.plus(90 * DAY).0,
        stay: true,
        agent: String::new(),
    }
}

async fn begin(ctx: &Context, seats: &[Seat; 2], number: usize) -> GameId {
    let form = Invite {
        once: format!("game {number}"),
        from: seats[0].id,
        kind: InvitationKind::Open,
        to: String::new(),
        colour: ColourWish::White,
        time: fernzug::domain::clock::TimeTerms::days_per_move(3),
        profile: PROFILE.to_owned(),
        rated: false,
        aids: Aids::default(),
        plans: true,
        watch: fernzug::domain::visibility::Openness::FRIENDLY,
        fen: String::new(),
        moves: String::new(),
        letters: Letters::English,
        message: String::new(),
        at: ctx.now(),
    };
    let invited = invitations::invite(ctx, form).await.unwrap();
    invitations::accept(ctx, invited.id, seats[1].id, ctx.now())
        .await
        .unwrap()
}

/// A browser with one connection that stays open. It reads no more of an answer than it has to: the load must cost
/// little beside what is measured.
pub struct Client {
    address: String,
    stream: Option<BufReader<TcpStream>>,
    line: String,
    body: Vec<u8>,
}

impl Client {
    pub fn new(address: &str) -> Self {
        Self {
            address: address.to_owned(),
            stream: None,
            line: String::new(),
            body: Vec::new(),
        }
    }

    /// Sends a move as the confirm page does; the status of the answer.
    ///
    /// # Errors
    /// No answer came: whether the move was saved is not known.
    pub fn send_move(&mut self, seat: &Seat, game: GameId, ply: u32) -> io::Result<u16> {
        let form = format!("ply={ply}&uci={}", uci(ply));
        self.ask(
            "POST",
            &format!("/games/{game}/moves"),
            &seat.cookie,
            Some(&form),
        )
    }

    /// # Errors
    /// No answer came.
    pub fn get(&mut self, path: &str, cookie: &str) -> io::Result<u16> {
        self.ask("GET", path, cookie, None)
    }

    /// The body of the last answer.
    pub fn body(&self) -> &[u8] {
        &self.body
    }

    fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        form: Option<&str>,
    ) -> io::Result<u16> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => self.connect()?,
        };
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n",
            self.address
        );
        if let Some(form) = form {
            request.push_str(&format!(
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
                form.len()
            ));
        }
        request.push_str("\r\n");
        request.push_str(form.unwrap_or_default());
        stream.get_mut().write_all(request.as_bytes())?;
        let status = self.answer(&mut stream)?;
        self.stream = Some(stream);
        Ok(status)
    }

    fn connect(&self) -> io::Result<BufReader<TcpStream>> {
        let stream = TcpStream::connect(&self.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        Ok(BufReader::with_capacity(64 * 1024, stream))
    }

    fn answer(&mut self, stream: &mut BufReader<TcpStream>) -> io::Result<u16> {
        let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
        self.read_line(stream)?;
        let status = self.line.split(' ').nth(1).and_then(|s| s.parse().ok());
        let status = status.ok_or_else(cut)?;
        let mut length = 0;
        loop {
            self.read_line(stream)?;
            let line = self.line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            assert!(!line.contains("chunked"), "pages are sent whole");
            if let Some(text) = line.strip_prefix("content-length:") {
                length = text.trim().parse().map_err(|_| cut())?;
            }
        }
        self.body.resize(length, 0);
        stream.read_exact(&mut self.body)?;
        Ok(status)
    }

    fn read_line(&mut self, stream: &mut BufReader<TcpStream>) -> io::Result<()> {
        self.line.clear();
        match stream.read_line(&mut self.line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}
