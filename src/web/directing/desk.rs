//! The director's desk: what there is to be done in a tournament. Its forms go to `deeds`.

use std::collections::HashMap;

use actix_web::web::{Data, Path};
use askama::Template;

use super::directed;
use crate::actions::tournaments as verbs;
use crate::domain::game::Decision;
use crate::domain::helping::Help;
use crate::domain::notice::DirectorsWeek;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::{Field, TournamentState};
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{dates, refusals, t};
use crate::rules::Color;
use crate::rules::endings::GameResult;
use crate::secrets::random_token;
use crate::storage::tournaments::{self as storage, Act, Entry, Silence};
use crate::storage::{Conn, StorageError, appeals, helpers, players};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::FormState;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::acts::{self, Line};
use super::waiting::{SilentPlayer, final_on, may_undo, silent};

/// How many acts the desk shows.
const ACTS: i64 = 200;

#[derive(Template)]
#[template(path = "directing/desk.html")]
struct DeskPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    t: &'a Tournament,
    once: String,
    /// What comes next, in a sentence.
    next: String,
    entries: &'a [Entry],
    /// The groups as they would be drawn now: names.
    preview: Vec<Vec<String>>,
    open_games: Vec<OpenGame>,
    /// How it stands: what is due, where nobody moves, who cannot be reached.
    week: &'a DirectorsWeek,
    /// Those who do not answer whether they go on.
    silent: Vec<SilentPlayer>,
    /// All is played, and results become final: until when that takes, where it is known.
    final_on: Option<Option<String>>,
    /// Whether everybody is asked a week before the start.
    confirms: bool,
    calls: &'a HashMap<PlayerId, Option<bool>>,
    director: String,
    deputy: String,
    acts: Vec<Line>,
    /// Helpers who take part beside whom they help: helper and member.
    helpers: Vec<(String, String)>,
    withdrawals: Vec<(&'static str, String)>,
    decisions: Vec<(&'static str, String)>,
}

/// A game that runs.
pub(super) struct OpenGame {
    pub number: i64,
    pub white: String,
    pub black: String,
}

impl OpenGame {
    /// Its side as a form names it.
    pub fn key(&self, side: &str) -> String {
        format!("{}:{side}", self.number)
    }
}

impl DeskPage<'_> {
    fn is_open(&self) -> bool {
        matches!(
            self.t.state,
            TournamentState::Draft | TournamentState::Registration
        )
    }

    fn is_draft(&self) -> bool {
        self.t.state == TournamentState::Draft
    }

    fn takes_entries(&self) -> bool {
        self.t.state == TournamentState::Registration
    }

    fn runs(&self) -> bool {
        self.t.state == TournamentState::Running
    }

    fn players(&self) -> impl Iterator<Item = &Entry> {
        let here = |e: &&Entry| matches!(e.state, EntryState::In | EntryState::Waiting);
        self.entries.iter().filter(here)
    }

    /// Those who take part, not those who wait.
    fn inside(&self) -> impl Iterator<Item = &Entry> {
        self.players().filter(|e| e.state == EntryState::In)
    }

    fn waits(&self, entry: &Entry) -> bool {
        entry.state == EntryState::Waiting
    }

    /// What a player has answered who was asked whether he plays.
    fn call(&self, entry: &Entry) -> String {
        let words = self.viewer.words;
        match self.calls.get(&entry.player) {
            Some(Some(true)) => t!(words, "desk-call-yes"),
            Some(_) => t!(words, "desk-call-open"),
            None => String::new(),
        }
    }

    fn date(&self, at: Instant) -> String {
        dates::short(
            self.viewer.words.lang(),
            at.0,
            self.viewer.zone,
            self.viewer.now.0,
        )
    }

    fn rating(&self, entry: &Entry) -> String {
        entry.rating.map(|r| r.to_string()).unwrap_or_default()
    }

    /// What counts where nothing is entered.
    fn rating_here(&self, entry: &Entry) -> String {
        entry.here.map(|r| r.to_string()).unwrap_or_default()
    }
}

/// What the page is made of.
pub(super) struct Found {
    pub viewer: Viewer,
    pub tournament: Tournament,
    pub(super) entries: Vec<Entry>,
    pub field: Field,
    pub(super) acts: Vec<Act>,
    /// Names of everybody who is named.
    pub names: Vec<(PlayerId, String)>,
    /// How it stands, while it runs.
    week: DirectorsWeek,
    pub(super) silences: Vec<Silence>,
    pub(super) provisional: Vec<(GameId, Option<Instant>)>,
    confirms: bool,
    calls: HashMap<PlayerId, Option<bool>>,
    /// Helpers who take part beside whom they help.
    helpers: Vec<Help>,
}

impl Found {
    pub fn name(&self, id: PlayerId) -> String {
        let found = self.names.iter().find(|(of, _)| *of == id);
        found.map_or(String::new(), |(_, name)| name.clone())
    }
}

/// Names of all of whom the desk tells.
fn names(
    c: &mut Conn,
    t: &Tournament,
    acts: &[Act],
    entries: &[Entry],
) -> Result<Vec<(PlayerId, String)>, StorageError> {
    let of_acts = acts.iter().flat_map(|a| [a.by, a.player]).flatten();
    let mut ids: Vec<PlayerId> = of_acts.collect();
    ids.push(t.director);
    ids.extend(t.deputy);
    ids.sort_unstable();
    ids.dedup();
    let others = players::by_ids(c, &ids)?;
    let named = others.into_iter().map(|p| (p.id, p.display));
    let entered = entries.iter().map(|e| (e.player, e.display.clone()));
    Ok(named.chain(entered).collect())
}

pub(super) async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let Some(tournament) = storage::by_id(c, id)? else {
            return Ok((viewer, None));
        };
        let entries = storage::with_ratings(c, &tournament)?;
        let acts = storage::acts(c, id, ACTS)?;
        let names = names(c, &tournament, &acts, &entries)?;
        let field = storage::field(c, id)?;
        let inside: Vec<PlayerId> = entries.iter().map(|e| e.player).collect();
        let mut help = helpers::of_players(c, &inside)?;
        help.retain(|help| inside.contains(&help.helper));
        let week = match tournament.state {
            TournamentState::Running => verbs::week(c, &tournament, viewer.now)?,
            _ => DirectorsWeek::default(),
        };
        let silences = storage::silences(c, id)?;
        let asked = (storage::confirms(c, id)?, storage::calls(c, id)?);
        let waits = (silences, appeals::provisional(c, id, viewer.now)?);
        let found = (
            tournament,
            entries,
            field,
            acts,
            names,
            (week, help),
            waits,
            asked,
        );
        Ok::<_, StorageError>((viewer, Some(found)))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let Some((tournament, entries, field, acts, names, (week, helpers), waits, asked)) = found
    else {
        return Err(Failure::NotFound);
    };
    let tournament = directed(&viewer, Some(tournament))?;
    Ok(Found {
        viewer,
        tournament,
        entries,
        field,
        acts,
        names,
        week,
        silences: waits.0,
        provisional: waits.1,
        confirms: asked.0,
        calls: asked.1,
        helpers,
    })
}

pub(super) fn render(found: &Found, form: &FormState, done: Option<String>) -> Answer {
    let (viewer, t) = (&found.viewer, &found.tournament);
    let words = viewer.words;
    let drawn = match t.state {
        TournamentState::Draft | TournamentState::Registration => verbs::preview(t, &found.entries),
        _ => None,
    };
    let groups = drawn.map(|draw| draw.groups).unwrap_or_default();
    let deputy = t.deputy.map(|id| found.name(id)).unwrap_or_default();
    let named = |help: &Help| (help.helper_name.clone(), help.player_name.clone());
    let names = |group: Vec<PlayerId>| group.into_iter().map(|id| found.name(id)).collect();
    let template = DeskPage {
        viewer,
        form,
        done,
        t,
        once: random_token().expose().to_owned(),
        next: next(found),
        entries: &found.entries,
        preview: groups.into_iter().map(names).collect(),
        open_games: open_games(found),
        week: &found.week,
        silent: found.silences.iter().map(|s| silent(found, s)).collect(),
        final_on: final_on(found),
        confirms: found.confirms,
        calls: &found.calls,
        helpers: found.helpers.iter().map(named).collect(),
        director: typed(form, "director", found.name(t.director)),
        deputy: typed(form, "deputy", deputy),
        acts: found
            .acts
            .iter()
            .map(|act| acts::line(viewer, act, may_undo(found, act), |id| found.name(id)))
            .collect(),
        withdrawals: Withdrawal::ALL
            .iter()
            .map(|why| (why.code(), acts::withdrawal(words, *why)))
            .collect(),
        decisions: DECISIONS
            .iter()
            .map(|(code, decision)| (*code, acts::decision(words, &verbs::word(*decision))))
            .collect(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

/// What was typed in a field; else what stands.
fn typed(form: &FormState, field: &str, stands: String) -> String {
    match form.value(field) {
        "" => stands,
        typed => typed.to_owned(),
    }
}

/// What the director may decide about a game, by the words of the form.
pub(super) const DECISIONS: [(&str, Decision); 9] = [
    (
        "adjudged_white",
        Decision::Adjudicated(GameResult::WhiteWins),
    ),
    ("adjudged_draw", Decision::Adjudicated(GameResult::Draw)),
    (
        "adjudged_black",
        Decision::Adjudicated(GameResult::BlackWins),
    ),
    ("walkover_white", Decision::Walkover(Color::White)),
    ("walkover_black", Decision::Walkover(Color::Black)),
    ("cancelled", Decision::Cancelled),
    (
        "corrected_white",
        Decision::Corrected(GameResult::WhiteWins),
    ),
    ("corrected_draw", Decision::Corrected(GameResult::Draw)),
    (
        "corrected_black",
        Decision::Corrected(GameResult::BlackWins),
    ),
];

fn next(found: &Found) -> String {
    let (viewer, t) = (&found.viewer, &found.tournament);
    let words = viewer.words;
    let date = |at: Instant| dates::short(words.lang(), at.0, viewer.zone, viewer.now.0);
    let waiting = found.field.meetings.iter().filter(|m| m.is_open()).count();
    match t.state {
        TournamentState::Draft => t!(words, "desk-next-draft"),
        TournamentState::Registration if too_many(found) => {
            let most = t.setup.most_of_format();
            refusals::tournament_refused(words, &TournamentRefusal::TooMany { most })
        }
        TournamentState::Registration => {
            use crate::domain::tournament::setup::StartMode;
            match t.setup.start {
                StartMode::Date => {
                    let drawn = t
                        .setup
                        .starts_at
                        .plus(-crate::domain::tournament::calendar::NOTICE);
                    t!(
                        words,
                        "desk-next-date",
                        drawn = date(drawn),
                        starts = date(t.setup.starts_at)
                    )
                }
                StartMode::Full => t!(words, "desk-next-full", n = t.setup.most.unwrap_or(0)),
                StartMode::Hand => t!(words, "desk-next-hand"),
            }
        }
        TournamentState::Running => match starts_soon(&found.field) {
            Some(starts) => t!(words, "desk-next-drawn", starts = date(starts)),
            None => t!(words, "desk-next-running", n = waiting),
        },
        TournamentState::Finished => t!(words, "desk-next-finished"),
        TournamentState::Cancelled => t!(words, "desk-next-cancelled"),
    }
}

/// When the first clocks start of a tournament in which none has started yet.
fn starts_soon(field: &Field) -> Option<Instant> {
    use crate::domain::tournament::field::RoundState;
    let waits = |state| state == RoundState::Published;
    let all = field.rounds.iter().all(|round| waits(round.state));
    let first = field.rounds.iter().map(|round| round.starts_at).min();
    first.filter(|_| all)
}

/// More take part than the form of play takes: it is not drawn until something is changed.
fn too_many(found: &Found) -> bool {
    let here = found.entries.iter().filter(|e| e.state == EntryState::In);
    u32::try_from(here.count()).unwrap_or(u32::MAX) > found.tournament.setup.most_of_format()
}

fn open_games(found: &Found) -> Vec<OpenGame> {
    let name = |m: &crate::domain::tournament::field::Meeting, number: Option<u32>| {
        let mut seats = found.field.seats.iter();
        let seat =
            seats.find(|s| (s.stage, s.group) == (m.stage, m.group) && Some(s.number) == number);
        seat.map_or(String::new(), |s| found.name(s.player))
    };
    let open = found.field.meetings.iter().filter(|m| m.is_open());
    open.filter_map(|m| {
        Some(OpenGame {
            number: m.game?,
            white: name(m, Some(m.white)),
            black: name(m, m.black),
        })
    })
    .collect()
}

/// `GET /tournaments/7/desk`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    let words = found.viewer.words;
    let done = match asked.text("done") {
        "" => None,
        "changed" => Some(t!(words, "desk-done-changed")),
        "opened" => Some(t!(words, "desk-done-opened")),
        "drawn" => Some(t!(words, "desk-done-drawn")),
        "announced" => Some(t!(words, "desk-done-announced")),
        "decided" => Some(t!(words, "desk-done-decided")),
        "withdrawn" => Some(t!(words, "desk-done-withdrawn")),
        "added" => Some(t!(words, "desk-done-added")),
        _ => Some(t!(words, "desk-done")),
    };
    render(&found, &FormState::with(&[]), done)
}

/// The desk as somebody had filled it in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, filled, None)
}
