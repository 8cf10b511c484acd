//! Which letters one gets, and when.

use actix_web::web::ServiceConfig;

use super::{Shared, mail_of, mine, unsubscribe};
use crate::actions::people;
use crate::domain::clock::{MOST_REMINDERS, Reminders};
use crate::domain::notice::{Amount, DigestTime, LetterGroup, MailWishes};
use crate::domain::player::Player;
use crate::domain::time::HOUR;
use crate::i18n::{Words, dates, t};
use crate::storage::mailboxes::{self, About, Mailbox};
use crate::storage::{Conn, StorageError, tournaments};
use crate::web::fields::FormPage;
use crate::web::{Answer, Asked, Asker, Form, FormState, Viewer, page, paths, weekdays};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/account/mail", show, save);
    paths::post(cfg, "/account/mail/understood", understood);
    paths::both(
        cfg,
        "/account/mail/{about}/{id}",
        mail_of::show,
        mail_of::save,
    );
    paths::get(cfg, "/account/letters", mine::show);
    paths::both(
        cfg,
        "/unsubscribe/{token}/{group}",
        unsubscribe::show,
        unsubscribe::press,
    );
}

/// Field names of the reminders.
const REMINDERS: [&str; MOST_REMINDERS] = ["first", "second", "third"];
/// The choices for a reminder, in hours; what else is stored is offered too.
const BEFORE: [u16; 12] = [1, 2, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336];

/// Something chosen otherwise than usual: where it is changed, and what it says.
type Otherwise = (String, String);

async fn show(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = match &viewer.player {
            Some(player) => Some((mailboxes::of(c, player.id)?, otherwise(c, &viewer, player)?)),
            None => None,
        };
        Ok((viewer, found))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    let player = viewer.signed_in()?;
    let Some((mailbox, otherwise)) = found else {
        return Ok(page::see_other("/sign-in"));
    };
    let filled = filled(&mailbox, player.reminders);
    let done = (asked.text("done") == "settings").then(|| t!(viewer.words, "done-settings"));
    let mut form = form(&viewer, &filled).done(done);
    if !otherwise.is_empty() {
        form = form.lead(t!(viewer.words, "mail-exceptions"));
    }
    for (href, text) in otherwise {
        form = form.way(&href, text);
    }
    page::render(&viewer, &form)
}

fn otherwise(
    c: &mut Conn,
    viewer: &Viewer,
    player: &Player,
) -> Result<Vec<Otherwise>, StorageError> {
    let words = viewer.words;
    let mut all = Vec::new();
    for exception in mailboxes::exceptions(c, &[player.id])? {
        let amount = amount(words, exception.amount);
        all.push(match exception.about {
            About::Game(id) => {
                let text = t!(
                    words,
                    "mail-exception-game",
                    id = id.to_string(),
                    amount = amount
                );
                (format!("/account/mail/game/{id}"), text)
            }
            About::Tournament(id) => {
                let tournament = tournaments::by_id(c, id)?;
                let name = tournament.map_or(String::new(), |t| t.setup.name);
                let text = t!(
                    words,
                    "mail-exception-tournament",
                    name = name,
                    amount = amount
                );
                (format!("/account/mail/tournament/{id}"), text)
            }
        });
    }
    Ok(all)
}

fn filled(mailbox: &Mailbox, reminders: Reminders) -> FormState {
    let wishes = &mailbox.wishes;
    let hour = wishes.digest.hour.to_string();
    let mut form = FormState::with(&[("amount", wishes.amount.code()), ("hour", &hour)]);
    form.tick("line", reminders.line);
    form.tick("pgn", mailbox.pgn);
    weekdays::fill(&mut form, wishes.digest.days);
    for group in chosen() {
        form.tick(group.code(), wishes.wants(group));
    }
    for (name, hours) in REMINDERS.iter().zip(reminders.hours()) {
        form.set(name, &hours.to_string());
    }
    if let Some((from, to)) = reminders.quiet {
        form.set("quiet_from", &from.to_string());
        form.set("quiet_to", &to.to_string());
    }
    form
}

/// The groups that have a box: letters about moves are chosen by their amount, those about the account always come.
fn chosen() -> impl Iterator<Item = LetterGroup> {
    let all = LetterGroup::ALL.iter().copied();
    all.filter(|group| group.may_be_unwanted() && *group != LetterGroup::Moves)
}

fn form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let zone = viewer.zone.name().replace('_', " ");
    let mut page = FormPage::new(viewer, state, t!(words, "mail-title"), t!(words, "save"))
        .to("/account/mail")
        .lead(t!(words, "mail-lead"))
        .radio("amount", t!(words, "mail-amount"), amounts(words))
        .hint(t!(words, "mail-amount-hint"))
        .heading("digest", t!(words, "mail-digest"))
        .select("hour", t!(words, "mail-digest-hour"), hours(None))
        .hint(t!(words, "mail-digest-hour-hint", zone = zone));
    for (field, (_, name)) in weekdays::FIELDS.iter().zip(weekdays::names(viewer.lang)) {
        page = page.check(field, name);
    }
    page = page.heading("groups", t!(words, "mail-groups"));
    for chosen in chosen() {
        page = page.check(chosen.code(), group(words, chosen));
        if chosen == LetterGroup::Reminders {
            page = page.hint(t!(words, "mail-group-reminders-hint"));
        }
    }
    page = page.heading("reminders-when", t!(words, "mail-reminders"));
    let labels = [
        t!(words, "mail-reminder-1"),
        t!(words, "mail-reminder-2"),
        t!(words, "mail-reminder-3"),
    ];
    for (name, label) in REMINDERS.iter().zip(labels) {
        page = page.select(name, label, before(words, state.value(name)));
        if *name == REMINDERS[0] {
            page = page.hint(t!(words, "mail-reminders-hint"));
        }
    }
    let never = || Some(t!(words, "mail-quiet-never"));
    page.check("line", t!(words, "mail-line"))
        .select("quiet_from", t!(words, "mail-quiet-from"), hours(never()))
        .hint(t!(words, "mail-quiet-hint"))
        .select("quiet_to", t!(words, "mail-quiet-to"), hours(never()))
        .heading("looks", t!(words, "mail-looks"))
        .check("pgn", t!(words, "mail-pgn"))
        .hint(t!(words, "mail-pgn-hint"))
        .way("/rules/mail#mail-reminders", t!(words, "rules-why"))
        .way("/account/letters", t!(words, "mine-title"))
        .way("/account", t!(words, "account-title"))
}

/// What each amount is called.
pub(super) fn amount(words: &Words, amount: Amount) -> String {
    match amount {
        Amount::AtOnce => t!(words, "mail-amount-at-once"),
        Amount::UntilBack => t!(words, "mail-amount-until-back"),
        Amount::Digest => t!(words, "mail-amount-digest"),
        Amount::None => t!(words, "mail-amount-none"),
    }
}

/// All amounts, as choices.
pub(super) fn amounts(words: &Words) -> Vec<(String, String)> {
    let named = |a: &Amount| (a.code().to_owned(), amount(words, *a));
    Amount::ALL.iter().map(named).collect()
}

/// What each group is called.
pub(super) fn group(words: &Words, group: LetterGroup) -> String {
    match group {
        LetterGroup::Moves => t!(words, "mail-group-moves"),
        LetterGroup::Reminders => t!(words, "mail-group-reminders"),
        LetterGroup::Offers => t!(words, "mail-group-offers"),
        LetterGroup::Messages => t!(words, "mail-group-messages"),
        LetterGroup::Ends => t!(words, "mail-group-ends"),
        LetterGroup::Invitations => t!(words, "mail-group-invitations"),
        LetterGroup::Leave => t!(words, "mail-group-leave"),
        LetterGroup::Tournaments => t!(words, "mail-group-tournaments"),
        LetterGroup::Gathered | LetterGroup::Answers | LetterGroup::Account => {
            t!(words, "mail-group-gathered")
        }
    }
}

/// The hours of the day, after a word for none of them.
fn hours(none: Option<String>) -> Vec<(String, String)> {
    let none = none.into_iter().map(|text| (String::new(), text));
    let hour = |h: u8| (h.to_string(), format!("{h:02}:00"));
    none.chain((0..24).map(hour)).collect()
}

/// The choices for a reminder, with the one that stands there.
fn before(words: &Words, value: &str) -> Vec<(String, String)> {
    let mut all: Vec<u16> = BEFORE.to_vec();
    all.extend(value.parse::<u16>().ok().filter(|own| *own > 0));
    all.sort_unstable();
    all.dedup();
    let named = |hours: u16| {
        let time = dates::duration(words, i64::from(hours) * HOUR);
        (hours.to_string(), t!(words, "mail-before", time = time))
    };
    let none = (String::new(), t!(words, "mail-reminder-none"));
    let choices = all.into_iter().map(named);
    std::iter::once(none).chain(choices).collect()
}

/// What is wrong with a form, and at which field.
type Wrong = (&'static str, String);

/// What was chosen.
fn read(form: &Form, words: &Words) -> Result<(MailWishes, Reminders), Wrong> {
    let odd = |field| (field, t!(words, "mail-refused-choice"));
    let amount = Amount::from_code(form.text("amount")).ok_or_else(|| odd("amount"))?;
    let hour = form.number("hour").ok_or_else(|| odd("hour"))?;
    let days = weekdays::read(form);
    if days == 0 {
        return Err(("mon", t!(words, "mail-refused-days")));
    }
    let digest = DigestTime::new(hour, days).ok_or_else(|| odd("hour"))?;
    let wishes = MailWishes::new(amount, digest);
    let wishes = chosen().fold(wishes, |w, group| w.with(group, form.ticked(group.code())));
    Ok((wishes, reminders(form, words)?))
}

fn reminders(form: &Form, words: &Words) -> Result<Reminders, Wrong> {
    let odd = |field| (field, t!(words, "mail-refused-choice"));
    let mut hours: Vec<u16> = Vec::new();
    for name in REMINDERS {
        if form.filled(name).is_some() {
            let hour: u16 = form.number(name).ok_or_else(|| odd(name))?;
            Reminders::new(&[hour], None).ok_or_else(|| odd(name))?;
            hours.push(hour);
        }
    }
    let quiet = match (form.filled("quiet_from"), form.filled("quiet_to")) {
        (None, None) => None,
        _ => {
            let hour = |name| form.number::<u8>(name);
            let both = hour("quiet_from").zip(hour("quiet_to"));
            Some(both.ok_or_else(|| ("quiet_from", t!(words, "mail-refused-quiet")))?)
        }
    };
    let all = Reminders::new(&hours, quiet).map(|all| all.with_line(form.ticked("line")));
    all.ok_or_else(|| ("quiet_from", t!(words, "mail-refused-quiet")))
}

/// The settings as somebody had chosen them whose session had ended.
pub(in crate::web) fn resume_mail(viewer: &Viewer, filled: &FormState) -> Answer {
    viewer.signed_in()?;
    page::render(viewer, &form(viewer, filled))
}

async fn save(state: Shared, viewer: Viewer, sent: Form) -> Answer {
    let player = viewer.signed_in()?;
    match read(&sent, viewer.words) {
        Ok((wishes, reminders)) => {
            let chosen = (wishes, reminders, sent.ticked("pgn"));
            people::save_mail(&state.ctx, player, chosen, sent.arrived).await?;
            Ok(page::see_other("/account/mail?done=settings"))
        }
        Err((field, text)) => {
            let mut shown = sent.state();
            shown.refuse(field, text);
            page::render_refused(&viewer, &form(&viewer, &shown))
        }
    }
}

/// The reader knows now what switching letters off means.
async fn understood(state: Shared, viewer: Viewer) -> Answer {
    people::understood(&state.ctx, viewer.signed_in()?.id).await?;
    Ok(page::see_other("/games"))
}
