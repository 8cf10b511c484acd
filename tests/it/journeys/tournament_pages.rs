//! The pages of tournaments, read by strangers, players and directors, in three languages.

use fernzug::domain::clock::{Preset as TimePreset, TimeTerms};
use fernzug::domain::ending::Ending;
use fernzug::domain::invitation::Aids;
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::tournament::course::{self, Rules};
use fernzug::domain::tournament::draw::Drawn;
use fernzug::domain::tournament::field::{Met, TournamentState};
use fernzug::domain::tournament::setup::{
    EntryState, Setup, StartMode, Tournament, Watch, Withdrawal, tie_breaks,
};
use fernzug::domain::tournament::trf;
use fernzug::domain::{PlayerId, TournamentId};
use fernzug::rules::Color;
use fernzug::rules::endings::{Outcome, Reason};
use fernzug::storage::{StorageError, games, tournaments};

use super::table::{Guest, Page, Table, nobody};
use crate::support::database::{TestDb, on_both_databases};
use crate::support::event;

/// A tournament directed by the first of its players.
struct Event {
    table: Table,
    id: TournamentId,
    players: Vec<Guest>,
}

fn setup(format: &str, starts_at: Instant) -> Setup {
    Setup {
        name: "Höst & <Cup>".to_owned(),
        about: "First line\n<b>second</b> line".to_owned(),
        format: format.parse().unwrap(),
        tie_breaks: tie_breaks("SB DE WIN"),
        least: 2,
        most: Some(4),
        start: StartMode::Date,
        starts_at,
        end_at: Some(starts_at.plus(300 * DAY)),
        member_days: 0,
        by_invitation: false,
        time: TimeTerms::usual(TimePreset::Club.control()),
        profile: "online/1".to_owned(),
        rated: true,
        aids: Aids::default(),
        plans: true,
        watch: Watch::Entrants,
        start_fen: String::new(),
        start_moves: String::new(),
    }
}

impl Event {
    /// A draft with these players at the table.
    async fn draft(db: TestDb, format: &str, names: &[(&str, &str)]) -> Self {
        let table = Table::new(db);
        let mut players = Vec::new();
        for (name, lang) in names {
            players.push(table.player(name, &format!("{name} Holm"), lang).await);
        }
        let (director, now) = (players[0].id, table.now());
        let setup = setup(format, now.plus(10 * DAY));
        let made = table
            .db
            .write(move |tx| tournaments::insert(tx, "form", director, &setup, 7, now));
        let id = made.await.unwrap().unwrap();
        Self { table, id, players }
    }

    async fn tournament(&self) -> Tournament {
        let id = self.id;
        let read = self.table.db.read(move |c| tournaments::by_id(c, id));
        read.await.unwrap().unwrap()
    }

    async fn advance(&self, state: TournamentState) {
        let (before, now) = (self.tournament().await, self.table.now());
        let ended = (state == TournamentState::Finished).then_some(now);
        let starts = before.setup.starts_at;
        let write = move |tx: &mut _| tournaments::advance(tx, &before, state, starts, 0, ended);
        self.table.db.write(write).await.unwrap();
    }

    /// Registration is open, and these have entered.
    async fn open(&self, who: &[PlayerId]) {
        self.advance(TournamentState::Registration).await;
        for player in who.iter().copied() {
            let (id, at) = (self.id, self.table.now());
            let enter =
                move |tx: &mut _| tournaments::enter(tx, id, player, EntryState::In, None, at);
            self.table.db.write(enter).await.unwrap();
        }
    }

    /// Everybody has entered, it has been drawn, the first round has its games.
    async fn drawn(&self) {
        let who: Vec<PlayerId> = self.players.iter().map(|guest| guest.id).collect();
        self.open(&who).await;
        let tournament = self.tournament().await;
        let drawn = who.iter().map(|player| Drawn {
            player: *player,
            rating: None,
        });
        let rules = Rules {
            format: tournament.setup.format,
            tie_breaks: &tournament.setup.tie_breaks,
            lots: tournament.lots,
        };
        let draw = course::first(&rules, drawn.collect());
        let (id, now) = (self.id, self.table.now());
        let publish = move |tx: &mut _| {
            tournaments::publish(tx, id, &draw, now, now)?;
            for pair in tournaments::unmade(tx, id, 500)? {
                let new = event::new_game(id, pair.white, pair.black, false, now);
                let game = games::create(tx, &new)?;
                tournaments::attach(tx, pair.id, game)?;
            }
            Ok::<_, StorageError>(())
        };
        self.table.db.write(publish).await.unwrap();
        self.advance(TournamentState::Running).await;
    }

    async fn start_round(&self, round: u32) {
        let (id, now) = (self.id, self.table.now());
        let start = move |tx: &mut _| tournaments::start_round(tx, id, 1, round, now);
        self.table.db.write(start).await.unwrap();
    }

    async fn field(&self) -> fernzug::domain::tournament::field::Field {
        let id = self.id;
        let read = self.table.db.read(move |c| tournaments::field(c, id));
        read.await.unwrap()
    }

    /// Ends the first game of two players: for the first of them, or drawn.
    async fn end(&self, one: usize, other: usize, won: bool, reason: Reason) {
        let field = self.field().await;
        let seat = |place: usize| {
            let player = self.players[place].id;
            let seat = field.seats.iter().find(|seat| seat.player == player);
            seat.unwrap().number
        };
        let (one, other) = (seat(one), seat(other));
        let meeting = field.meetings.iter().find(|meeting| {
            let both = meeting.side_of(one).is_some() && meeting.side_of(other).is_some();
            both && meeting.met == Met::Open
        });
        let meeting = *meeting.unwrap();
        let side = meeting.side_of(one).unwrap();
        let outcome = if won {
            Outcome::win(side, reason)
        } else {
            Outcome::draw(reason)
        };
        let (game, at) = (meeting.game.unwrap(), self.table.now());
        let end = move |tx: &mut _| {
            let game = games::game(tx, game)?.unwrap();
            games::end(tx, &game, game.ply, Ending::Result(outcome), at)
        };
        self.table.db.write(end).await.unwrap();
    }

    async fn get(&self, who: &Guest, more: &str) -> Page {
        let path = format!("/tournaments/{}{more}", self.id);
        self.table.get(who, &path).await
    }

    async fn rename(&self, place: usize, display: &str) {
        let id = self.players[place].id;
        let display = display.replace('\'', "''");
        let sql = format!("UPDATE players SET display = '{display}' WHERE id = {id}");
        self.table.db.sql(&sql).await;
    }
}

const FOUR: [(&str, &str); 4] = [("ada", "en"), ("ben", "de"), ("cia", "sv"), ("dan", "en")];

async fn a_robin(db: TestDb) -> Event {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    event.drawn().await;
    for round in 1..=3 {
        event.start_round(round).await;
    }
    event.end(0, 1, true, Reason::Resignation).await;
    event.end(0, 2, false, Reason::Agreement).await;
    event.end(2, 1, true, Reason::Time).await;
    event
}

on_both_databases!(a_draft_is_its_directors, |db| async move {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    let [ada, ben, ..] = event.players.as_slice() else {
        panic!();
    };
    event.get(ben, "").await.is(404);
    event.get(&nobody(), "").await.is(404);
    event.get(ben, "/crosstable.csv").await.is(404);
    let desk = format!("/tournaments/{}/desk", event.id);
    event.get(ada, "").await.ok().shows(&desk);
    let list = event.table.get(ada, "/tournaments").await.ok();
    list.shows("Drafts").shows(&desk);
    for who in [ben, &nobody()] {
        let list = event.table.get(who, "/tournaments").await.ok();
        assert!(!list.has("Cup") && list.has("There is none yet") || list.has("Noch gibt es"));
    }
    event.table.promote("ben").await;
    event.get(ben, "").await.ok();
});

on_both_databases!(one_enters_and_leaves_before_the_draw, |db| async move {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    let [ada, ben, cia, dan] = event.players.as_slice() else {
        panic!();
    };
    event.open(&[ada.id, ben.id]).await;
    let (entries, departure) = (
        format!("action=\"/tournaments/{}/entries\"", event.id),
        format!("action=\"/tournaments/{}/departure\"", event.id),
    );
    let page = event.get(dan, "").await.ok().shows(&entries);
    assert!(page.has("Registration is open until") && !page.has(&departure));
    assert!(page.has("&#60;b&#62;second") && page.has("2 players have entered"));
    let page = event.get(ben, "").await.ok().shows(&departure);
    assert!(page.has("Abmelden") && page.has("Du spielst mit") && !page.has(&entries));
    let page = event
        .get(&nobody(), "")
        .await
        .ok()
        .shows("Sign in to enter");
    assert!(!page.has(&entries) && !page.has("/desk"));
    event.get(cia, "").await.ok().shows("Anmälan är öppen till");
    let list = event.table.get(&nobody(), "/tournaments").await.ok();
    list.shows("Open for entry")
        .shows("2 of 4")
        .shows("&#60;Cup&#62;");
    for (path, status) in [
        ("/tie-breaks", 404),
        ("/tournament.trf", 404),
        ("/crosstable.csv", 200),
        ("/games.pgn", 200),
    ] {
        event.get(&nobody(), path).await.is(status);
    }
    let profile = format!("/players/{}", ben.id);
    let profile = event.table.get(dan, &profile).await.ok();
    profile.shows("&#60;Cup&#62;");
});

on_both_databases!(a_cross_table_in_three_languages, |db| async move {
    let event = a_robin(db).await;
    event.rename(3, "\"><script>x</script>").await;
    let [ada, ben, cia, dan] = event.players.as_slice() else {
        panic!();
    };
    let page = event.get(ada, "").await.ok();
    for text in [
        "The games are being played",
        "won against ben Holm as ",
        "drew with cia Holm as ",
        "1\u{bd}",
        "Sonneborn-Berger",
        "by exceeded time",
        "<caption>Cross table</caption>",
    ] {
        assert!(page.has(text), "{text}: {}", page.body);
    }
    assert!(!page.has("<script>x"), "names are text");
    let page = event.get(ben, "").await.ok();
    page.shows("Kreuztabelle")
        .shows("verloren gegen ada Holm mit ")
        .shows("SoBe");
    let page = event.get(cia, "").await.ok();
    page.shows("Korstabell")
        .shows("vann mot ben Holm med ")
        .shows("på tid");

    // ended games are for all, running ones for those who take part
    let links = |page: &Page| page.body.matches("href=\"/games/").count();
    let (all, public) = (event.get(dan, "").await, event.get(&nobody(), "").await);
    assert_eq!((links(&all), links(&public)), (12, 6));

    // whoever has left too early counts no more, and illness is nobody's business
    let (id, at, left) = (event.id, event.table.now(), ben.id);
    for (why, told) in [(Withdrawal::Silent, true), (Withdrawal::Illness, false)] {
        let leave = move |tx: &mut _| {
            let how = Some((at, Some(why), false));
            tournaments::change_entry(tx, id, left, EntryState::Withdrawn, how)
        };
        event.table.db.write(leave).await.unwrap();
        let page = event.get(ada, "").await.ok().shows("(1)").shows("(0)");
        assert!(page.has("does not count"));
        assert_eq!(page.has("has withdrawn</span>"), told);
    }
});

on_both_databases!(values_tell_how_they_came_about, |db| async move {
    let event = a_robin(db).await;
    let ada = &event.players[0];
    let field = event.field().await;
    let seat = field.seats.iter().find(|s| s.player == ada.id).unwrap();
    let path = format!("/tie-breaks?stage=1&group=1&seat={}", seat.number);
    let page = event.get(ada, &path).await.ok();
    page.shows("Tie-breaks of ada Holm")
        .shows("Place 1 with 1\u{bd} points")
        .shows("ben Holm");
    event
        .get(&event.players[1], &path)
        .await
        .ok()
        .shows("Summe");
    for odd in [
        "",
        "?stage=9&group=x&seat=-1",
        "?seat=99999999999999999999",
        "?stage=1&stage=2&group=%00",
    ] {
        event
            .get(&nobody(), &format!("/tie-breaks{odd}"))
            .await
            .ok();
        for path in ["", "/crosstable.csv", "/tournament.trf", "/games.pgn"] {
            event.get(&nobody(), &format!("{path}{odd}")).await.ok();
        }
    }
    event.get(ada, "?page=99&stage=7").await.ok();
    event
        .table
        .get(ada, "/tournaments?page=99999999999999999")
        .await
        .ok();
    for id in ["999", "99999999999999999999999"] {
        for path in [
            "",
            "/tie-breaks",
            "/crosstable.csv",
            "/tournament.trf",
            "/games.pgn",
        ] {
            let path = format!("/tournaments/{id}{path}");
            event.table.get(ada, &path).await.is(404);
        }
    }
});

on_both_databases!(files_are_harmless_and_read_back, |db| async move {
    let event = a_robin(db).await;
    event.rename(0, "=cmd|'/c calc'!A1").await;
    let csv = event.get(&nobody(), "/crosstable.csv").await.ok();
    assert!(
        csv.body.starts_with("\u{feff}Place,No.,Name,"),
        "{}",
        csv.body
    );
    assert!(csv.has(",'=cmd|'/c calc'!A1,"), "{}", csv.body);
    let german = event.get(&event.players[1], "/crosstable.csv").await.ok();
    assert!(german.has("Platz;Nr.;Name;"));

    let text = event.get(&nobody(), "/tournament.trf").await.ok().body;
    let file = trf::read(text.as_bytes()).unwrap();
    let field = event.field().await;
    let id = field.groups()[0];
    let table = field.crosstable(id, |_| String::new());
    assert_eq!(file.table.players.len(), 4);
    for (read, own) in file.table.players.iter().zip(&table.players) {
        assert_eq!(
            (read.number, &read.cells),
            (own.number, &own.cells),
            "{text}"
        );
    }
    assert_eq!(file.header.code, "FIDE_ROUNDROBIN");
    assert_eq!(file.header.tie_breaks, ["SB", "DE", "WIN"]);

    for who in [&event.players[0], &nobody()] {
        let pgn = event.get(who, "/games.pgn").await.ok();
        assert_eq!(pgn.body.matches("[Result ").count(), 3, "{}", pgn.body);
        assert!(!pgn.has("[Result \"*\"]"));
    }
});

on_both_databases!(a_cup_is_shown_match_by_match, |db| async move {
    let names = [("ada", "en"), ("ben", "en"), ("cia", "de")];
    let event = Event::draft(db, "knockout 2 lower", &names).await;
    event.drawn().await;
    let page = event.get(&nobody(), "").await.ok();
    page.shows("Round 1 has been drawn")
        .shows("bye")
        .shows("Knock-out, 2 games a match");
    event.start_round(1).await;
    let field = event.field().await;
    let game = field.meetings.iter().find(|m| m.black.is_some()).unwrap();
    let place = |number: u32| {
        let seat = field.seats.iter().find(|s| s.number == number).unwrap();
        event
            .players
            .iter()
            .position(|p| p.id == seat.player)
            .unwrap()
    };
    let (white, black) = (place(game.white), place(game.black.unwrap()));
    event.end(white, black, true, Reason::Checkmate).await;
    event.end(white, black, false, Reason::Agreement).await;
    let page = event.get(&nobody(), "").await.ok();
    page.shows("1\u{bd}-\u{bd}")
        .shows("Round 1 is being played");
    event.advance(TournamentState::Finished).await;
    event
        .get(&event.players[2], "")
        .await
        .ok()
        .shows("Beendet: ");
});

on_both_databases!(a_swiss_is_shown_round_by_round, |db| async move {
    let event = Event::draft(db, "swiss 3 every=30", &FOUR).await;
    event.drawn().await;
    event.start_round(1).await;
    let field = event.field().await;
    let first = field.meetings[0];
    let place = |number: u32| {
        let seat = field.seats.iter().find(|s| s.number == number).unwrap();
        event
            .players
            .iter()
            .position(|p| p.id == seat.player)
            .unwrap()
    };
    let (white, black) = (place(first.white), place(first.black.unwrap()));
    event.end(white, black, true, Reason::Resignation).await;
    assert_eq!(first.side_of(first.white), Some(Color::White));
    let page = event.get(&event.players[0], "").await.ok();
    page.shows("Round 1 of 3")
        .shows("w1</span>")
        .shows("b0</span>")
        .shows("a round every 30 days");
    event.advance(TournamentState::Finished).await;
    let winner = ["ada", "ben", "cia", "dan"][white];
    let page = event.get(&nobody(), "").await.ok();
    page.shows(&format!("Finished: {winner} Holm has won with 1 of 1"));
    let list = event.table.get(&nobody(), "/tournaments").await.ok();
    list.shows("Finished").shows("ended 1");
});
