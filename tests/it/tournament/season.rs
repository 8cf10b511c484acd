//! A season through the verbs and the jobs on both databases: tournaments of every format at once, in which people play,
//! agree on draws, fall silent, leave and are replaced, while the server stops for days and is killed. Each comes to its end by itself,
//! with a winner, and its standings are those of a plain recount of its games.

use std::collections::HashSet;

use fernzug::actions::play::{self, SentMove};
use fernzug::actions::ratings;
use fernzug::actions::tournaments::{self, Leaving, Replacing};
use fernzug::domain::clock::{Control, TimeTerms};
use fernzug::domain::time::{DAY, SECOND};
use fernzug::domain::tournament::course::{self, Rules};
use fernzug::domain::tournament::field::{Field, Met, TournamentState};
use fernzug::domain::tournament::setup::{Tournament, Withdrawal};
use fernzug::domain::{GameId, PlayerId, TournamentId};
use fernzug::rules::notation::Letters;
use fernzug::storage::tournaments as storage;

use super::course::points_are_recounted;
use crate::clock::dice::Dice;
use crate::journeys::hall::setup;
use crate::support::club::Club;
use crate::support::database::{TestDb, on_both_databases};

/// Every format, with how many players in a small season and in a large one.
const FORMATS: [(&str, usize, usize); 14] = [
    ("robin 1", 6, 11),
    ("robin 2", 4, 7),
    ("robin 2 every=30", 4, 6),
    ("robin 1 size=5 fill=lot", 10, 200),
    ("robin 2 size=5 fill=lot best=1 tied", 9, 300),
    ("robin 2 size=4 fill=even best=2", 8, 300),
    ("robin 1 size=7 fill=rating best=2 tied", 9, 300),
    ("knockout 1 lower", 6, 200),
    ("knockout 2 lower", 5, 200),
    ("knockout 2 extra", 5, 100),
    ("knockout 2 both", 4, 16),
    ("swiss 5", 8, 150),
    ("swiss 7 every=30", 9, 110),
    ("swiss 9", 11, 100),
];

/// What has been seen, so that a season in which nothing happens proves nothing.
#[derive(Debug, Default)]
struct Seen {
    resigned: u32,
    drawn: u32,
    left: u32,
    replaced: u32,
    stops: u32,
    kills: u32,
}

struct Season {
    club: Club,
    dice: Dice,
    director: PlayerId,
    tournaments: Vec<(TournamentId, &'static str)>,
    /// They enter, and never move.
    silent: HashSet<PlayerId>,
    seen: Seen,
}

impl Season {
    async fn begin(db: TestDb, seed: u64, size: impl Fn(&(&str, usize, usize)) -> usize) -> Self {
        let club = Club::new(db).await;
        let director = club.player("director").await;
        let role = format!("UPDATE players SET role = 'director' WHERE id = {director}");
        club.sql(&role).await;
        let mut season = Self {
            club,
            dice: Dice(seed),
            director,
            tournaments: Vec::new(),
            silent: HashSet::new(),
            seen: Seen::default(),
        };
        for format in &FORMATS {
            season.announce(format.0, size(format)).await;
        }
        season
    }

    /// A tournament with its players, who have entered.
    async fn announce(&mut self, format: &'static str, players: usize) {
        let (club, now) = (&self.club, self.club.now());
        let mut setup = setup(format, now.plus(10 * DAY));
        setup.most = None;
        setup.end_at = None;
        setup.time = TimeTerms::usual(Control::days_per_move(3));
        let (ctx, by) = (&club.ctx, self.director);
        let made = tournaments::create(ctx, format, by, setup, Letters::English, now);
        let id = made.await.unwrap();
        tournaments::open(ctx, id, by, now).await.unwrap();
        for place in 0..players {
            let player = club.player(&format!("p{id}x{place}")).await;
            tournaments::enter(ctx, id, player, "", now).await.unwrap();
            if self.dice.one_in(25) {
                self.silent.insert(player);
            }
        }
        self.tournaments.push((id, format));
    }

    async fn tournament(&self, id: TournamentId) -> (Tournament, Field) {
        let read = self.club.ctx.db.read(move |c| {
            let tournament = storage::by_id(c, id)?;
            Ok((tournament.unwrap(), storage::field(c, id)?))
        });
        read.await.unwrap()
    }

    /// Two days pass; `false`: everything has ended.
    async fn go_on(&mut self, step: u32) -> bool {
        if step % 23 == 11 {
            // five days without a server: nobody's clock runs meanwhile
            self.club.pass(5 * DAY).await;
            self.seen.stops += 1;
        }
        if step % 17 == 9 {
            self.club.ctx = self.club.another_server();
            self.seen.kills += 1;
        }
        self.club
            .alive_until(self.club.now().plus(2 * DAY + SECOND))
            .await;
        tournaments::go_on(&self.club.ctx).await.unwrap();
        ratings::rate(&self.club.ctx).await.unwrap();
        let mut goes_on = false;
        for (id, format) in self.tournaments.clone() {
            let (tournament, field) = self.tournament(id).await;
            goes_on |= tournament.state != TournamentState::Finished;
            let open = field.meetings.iter().filter(|m| m.is_open());
            for game in open.filter_map(|m| m.game).collect::<Vec<_>>() {
                self.play(game).await;
            }
            if self.dice.one_in(30) {
                self.leave(id, format, &field, step).await;
            }
        }
        self.club.deliver().await;
        goes_on
    }

    /// Something happens in a game that has started, or nothing.
    async fn play(&mut self, id: GameId) {
        let read = self.club.ctx.db.read(move |c| {
            let game = fernzug::storage::games::game(c, id)?;
            Ok(game.filter(|game| game.ending.is_none()))
        });
        let Some(game) = read.await.unwrap() else {
            return;
        };
        let mover = game.player(game.turn());
        if self.silent.contains(&mover) || self.dice.one_in(3) {
            return;
        }
        let (ctx, act) = (&self.club.ctx, self.club.act(id, mover));
        if let Some(offer) = game.standing_offer() {
            play::accept_draw(ctx, act, offer.id).await.unwrap();
            self.seen.drawn += 1;
        } else if game.ply >= 2 && self.dice.one_in(2) {
            play::resign(ctx, act).await.unwrap();
            self.seen.resigned += 1;
        } else {
            let legal = game.position.legal_moves();
            let number = self.dice.below(legal.len() as i64);
            let played = legal[usize::try_from(number).unwrap()];
            let sent = SentMove {
                offer: game.ply >= 2,
                ..self.club.sent(&game, &game.position.uci(played))
            };
            play::make_move(ctx, sent).await.unwrap();
        }
    }

    /// Somebody leaves, for some reason.
    async fn leave(&mut self, id: TournamentId, format: &str, field: &Field, step: u32) {
        let stage = field.stage();
        let here = field.seats.iter().filter(|s| s.stage == stage && !s.gone);
        let here: Vec<PlayerId> = here.map(|seat| seat.player).collect();
        if here.len() < 4 || self.tournament(id).await.0.state != TournamentState::Running {
            return;
        }
        let (player, at) = (self.dice.of(&here), self.club.now());
        let why = self.dice.of(&[
            Withdrawal::Announced,
            Withdrawal::Illness,
            Withdrawal::Death,
            Withdrawal::Silent,
            Withdrawal::Excluded,
        ]);
        if self.dice.one_in(3) {
            let by_whom = format!("s{id}x{step}");
            self.club.player(&by_whom).await;
            let wish = Replacing {
                player,
                by_whom,
                by: self.director,
                why,
                note: String::new(),
                once: format!("step {step}"),
                at,
            };
            let replaced = tournaments::substitute(&self.club.ctx, id, wish).await;
            replaced.unwrap();
            self.seen.replaced += 1;
            return;
        }
        let leaving = Leaving {
            player,
            by: self.director,
            why,
            reason: format!("He leaves {format}."),
            once: format!("step {step}"),
            at,
        };
        let left = tournaments::withdraw(&self.club.ctx, id, leaving).await;
        left.unwrap();
        self.seen.left += 1;
    }

    /// What came of a tournament.
    async fn has_ended_well(&self, id: TournamentId, format: &str) {
        let (tournament, field) = self.tournament(id).await;
        assert_eq!(tournament.state, TournamentState::Finished, "{format}");
        assert!(field.meetings.iter().all(|m| !m.is_open()), "{format}");
        for meeting in &field.meetings {
            let Some(game) = meeting.game else {
                continue;
            };
            let ending = self.club.ending(game).await.expect("it has ended");
            let stands = match meeting.met {
                Met::Played(result) => ending.0 == result.as_str(),
                Met::Walkover(_) => ending.1 == "walkover",
                Met::Void => ending.0 == "*",
                Met::Open => false,
            };
            assert!(stands, "{format}: {meeting:?} {ending:?}");
        }
        points_are_recounted(&field, format);
        let rules = Rules {
            format: tournament.setup.format,
            tie_breaks: &tournament.setup.tie_breaks,
            lots: tournament.lots,
        };
        let winners = course::winners(&rules, &field);
        assert!(!winners.is_empty(), "{format}: nobody has won");
        let told = format!(
            "SELECT count(DISTINCT player_id) AS number FROM notices
             WHERE tournament_id = {id} AND kind = 'tournament_finished'"
        );
        assert!(
            self.club.number(&told).await > 0,
            "{format}: nobody was told"
        );
    }
}

async fn played(db: TestDb, seed: u64, size: impl Fn(&(&str, usize, usize)) -> usize) {
    let mut season = Season::begin(db, seed, size).await;
    let mut step = 0;
    while season.go_on(step).await {
        step += 1;
        assert!(step < 700, "no end: {:?}", season.tournaments);
    }
    for (id, format) in season.tournaments.clone() {
        season.has_ended_well(id, format).await;
    }
    let flags = "SELECT count(*) AS number FROM games WHERE reason = 'time'";
    let flags = season.club.number(flags).await;
    let players = "SELECT count(*) AS number FROM players";
    let players = season.club.number(players).await;
    let seen = &season.seen;
    eprintln!("{players} players, {step} steps, {flags} flags, {seen:?}");
    assert!(
        flags > 0 && seen.resigned > 20 && seen.drawn > 10,
        "{seen:?}"
    );
    assert!(
        seen.left > 0 && seen.replaced > 0 && seen.stops > 0 && seen.kills > 0,
        "{seen:?}"
    );
    let reports = season.club.reports().await;
    let failed: Vec<_> = reports.iter().filter(|report| !report.2).collect();
    assert!(failed.is_empty(), "{failed:?}");
}

on_both_databases!(a_season_of_a_hundred_players, |db| async move {
    played(db, 3, |format| format.1).await;
});

on_both_databases!(
    #[ignore = "minutes, optimised"]
    a_season_of_two_thousand_players,
    |db| async move {
        played(db, 2_027, |format| format.2).await;
    }
);
