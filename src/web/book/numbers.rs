//! Numbers that stand in the texts of the book are those of the program.

use chrono::NaiveDate;

use super::pages::PAGES;
use crate::domain::clock::{CLAIM_WITHIN, LONG_STOP, LONGEST_SLEEP, MOST_OFF_DAYS, RETURN_TIME};
use crate::domain::conditional::MOST_PLIES;
use crate::domain::game::{CONTINUE_WITHIN, LONGEST_PAUSE, MOST_GIVEN, OFFER_PAUSE};
use crate::domain::leave::Allowance;
use crate::domain::time::{DAY, HOUR};
use crate::domain::tournament::calendar::{MOST_POSTPONED, NOTICE, POSTPONED_BY};
use crate::i18n::Lang;

/// What the program goes by, where the book says it, and how: English, German, Swedish.
type Said = (i64, i64, &'static str, [&'static str; 3]);

#[expect(
    clippy::too_many_lines,
    reason = "one line for each number and nothing else"
)]
fn all() -> Vec<Said> {
    let leave = Allowance::usual(NaiveDate::default());
    let whole = |n: u32| i64::from(n);
    vec![
        (
            MOST_GIVEN / DAY,
            30,
            "time-pause",
            ["up to 30 days", "bis zu 30 Tage", "upp till 30 dagar"],
        ),
        (
            LONGEST_PAUSE / DAY,
            60,
            "time-pause",
            ["60 days", "60 Tage", "60 dagar"],
        ),
        (
            CONTINUE_WITHIN / DAY,
            14,
            "time-continue",
            ["within 14 days", "innerhalb von 14 Tagen", "inom 14 dagar"],
        ),
        (
            CONTINUE_WITHIN / DAY,
            14,
            "end-continued",
            ["within 14 days", "innerhalb von 14 Tagen", "inom 14 dagar"],
        ),
        (
            CLAIM_WITHIN / DAY,
            30,
            "time-limits",
            ["for 30 days", "30 Tage lang", "på 30 dagar"],
        ),
        (
            LONG_STOP / HOUR,
            1,
            "time-outages",
            [
                "an hour or more",
                "einer Stunde oder mehr",
                "en timme eller mer",
            ],
        ),
        (
            RETURN_TIME / HOUR,
            12,
            "time-outages",
            ["twelve hours", "zwölf Stunden", "tolv timmar"],
        ),
        (
            whole(MOST_OFF_DAYS),
            3,
            "time-hours",
            [
                "three days a week",
                "drei Tage in der Woche",
                "tre dagar i veckan",
            ],
        ),
        (
            whole(LONGEST_SLEEP) / 60,
            10,
            "time-hours",
            ["ten hours", "zehn Stunden", "tio timmar"],
        ),
        (
            whole(leave.policy.yearly),
            30,
            "time-leave",
            ["30 days", "30 Tage", "30 dagar"],
        ),
        (
            whole(leave.policy.least),
            3,
            "time-leave",
            ["at least three", "mindestens drei", "minst tre"],
        ),
        (
            whole(leave.policy.newcomer),
            10,
            "time-leave",
            ["at least ten", "mindestens zehn", "minst tio"],
        ),
        (
            whole(OFFER_PAUSE),
            10,
            "draw-agreement",
            ["your tenth move", "deinem zehnten Zug", "ditt tionde drag"],
        ),
        (
            i64::try_from(MOST_PLIES).unwrap(),
            40,
            "plans",
            ["forty half-moves", "vierzig Halbzüge", "fyrtio halvdrag"],
        ),
        (
            NOTICE / DAY,
            3,
            "tournament-start",
            ["three days before", "Drei Tage bevor", "Tre dagar innan"],
        ),
        (
            POSTPONED_BY / DAY,
            14,
            "tournament-start",
            ["two weeks", "zwei Wochen", "två veckor"],
        ),
        (
            whole(MOST_POSTPONED),
            2,
            "tournament-start",
            ["at most twice", "höchstens zweimal", "högst två gånger"],
        ),
    ]
}

#[test]
fn numbers_in_the_book_are_those_of_the_program() {
    for (is, told, anchor, words) in all() {
        assert_eq!(is, told, "{anchor}: {words:?}");
        for (lang, wanted) in Lang::ALL.into_iter().zip(words) {
            let mut sections = PAGES.iter().flat_map(|page| &page.text(lang).sections);
            let section = sections.find(|section| section.anchor == anchor).unwrap();
            assert!(
                section.plain.contains(wanted),
                "{anchor} {lang:?}: {wanted}"
            );
        }
    }
}
