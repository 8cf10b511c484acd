//! Instants and spans of time in the reader's language and zone.
//!
//! Instants are milliseconds UTC since 1970-01-01T00:00:00Z. A deadline is always shown with its
//! zone: both players must read the same instant from it.

use super::{Lang, Words};
use crate::t;
use chrono::format::{DelayedFormat, StrftimeItems};
use chrono::{DateTime, Datelike as _, Locale, NaiveDate, SecondsFormat, TimeZone as _, Utc};
use chrono_tz::Tz;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// `Tue 14 May 18:05 CEST`; with the year where it is not the year of `now` in that zone.
pub fn short(lang: Lang, millis: i64, zone: Tz, now: i64) -> String {
    let at = local(millis, zone);
    let year = at.year() != local(now, zone).year();
    let pattern = match (lang, year) {
        (Lang::En | Lang::Sv, false) => "%a %-d %b %H:%M",
        (Lang::En | Lang::Sv, true) => "%a %-d %b %Y %H:%M",
        (Lang::De, false) => "%a %-d. %b %H:%M",
        (Lang::De, true) => "%a %-d. %b %Y %H:%M",
    };
    format!("{} {}", localised(lang, &at, pattern), zone_name(&at))
}

/// `Tuesday 14 May 2027, 18:05 CEST`: for letters and confirmations.
pub fn long(lang: Lang, millis: i64, zone: Tz) -> String {
    let at = local(millis, zone);
    let pattern = match lang {
        Lang::En => "%A %-d %B %Y, %H:%M",
        Lang::De => "%A, %-d. %B %Y, %H:%M",
        Lang::Sv => "%A %-d %B %Y, kl. %H:%M",
    };
    format!("{} {}", localised(lang, &at, pattern), zone_name(&at))
}

/// `14 May 2027`: a day without a time.
pub fn day(lang: Lang, millis: i64, zone: Tz) -> String {
    let pattern = match lang {
        Lang::En | Lang::Sv => "%-d %B %Y",
        Lang::De => "%-d. %B %Y",
    };
    localised(lang, &local(millis, zone), pattern).to_string()
}

/// `Mon 10 May 2027`: a day of a calendar.
pub fn calendar_day(lang: Lang, day: NaiveDate) -> String {
    let pattern = match lang {
        Lang::En | Lang::Sv => "%a %-d %B %Y",
        Lang::De => "%a %-d. %B %Y",
    };
    day.format_localized(pattern, locale(lang)).to_string()
}

/// `May 2027`: the month of a day.
pub fn month(lang: Lang, day: NaiveDate) -> String {
    day.format_localized("%B %Y", locale(lang)).to_string()
}

/// `Mon` and `Monday`: the weekday of a day.
pub fn weekday(lang: Lang, day: NaiveDate) -> (String, String) {
    let name = |pattern| day.format_localized(pattern, locale(lang)).to_string();
    (name("%a"), name("%A"))
}

/// `18:05 CEST`.
pub fn time(millis: i64, zone: Tz) -> String {
    let at = local(millis, zone);
    format!("{} {}", at.format("%H:%M"), zone_name(&at))
}

/// `Tue 14 May 18:05:09 CEST`: as [`short`], to the second.
pub fn exact(lang: Lang, millis: i64, zone: Tz, now: i64) -> String {
    let at = local(millis, zone);
    let year = at.year() != local(now, zone).year();
    let pattern = match (lang, year) {
        (Lang::En | Lang::Sv, false) => "%a %-d %b %H:%M:%S",
        (Lang::En | Lang::Sv, true) => "%a %-d %b %Y %H:%M:%S",
        (Lang::De, false) => "%a %-d. %b %H:%M:%S",
        (Lang::De, true) => "%a %-d. %b %Y %H:%M:%S",
    };
    format!("{} {}", localised(lang, &at, pattern), zone_name(&at))
}

/// `2 days 4:05:09`, `2 days`, `4:05:09`: every second of a span, for reckonings. A negative span counts as none.
pub fn exact_span(words: &Words, millis: i64) -> String {
    let millis = millis.max(0);
    let (days, rest) = (millis / DAY, millis % DAY);
    let (hours, minutes, seconds) = (rest / HOUR, rest % HOUR / MINUTE, rest % MINUTE / SECOND);
    let time = format!("{hours}:{minutes:02}:{seconds:02}");
    match (days, rest / SECOND) {
        (0, _) => time,
        (days, 0) => t!(words, "duration-days", n = days),
        (days, _) => format!("{} {time}", t!(words, "duration-days", n = days)),
    }
}

/// `2027-05-14T16:05:00Z`, for `<time datetime="…">`.
pub fn iso(millis: i64) -> String {
    utc(millis).to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// `2027-05-14T16:05:00.250Z`, for programs; a whole second has no decimals.
pub fn iso_millis(millis: i64) -> String {
    utc(millis).to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// `2 days 4 hours`, `4 hours 5 minutes`, `12 minutes`, `less than a minute`: the two largest units
/// (minutes only below a day), rounded down so that nobody is promised more than he has.
/// A negative span counts as none.
pub fn duration(words: &Words, millis: i64) -> String {
    spell(words, millis, Case::Plain)
}

/// As [`duration`], in the form that follows "in", "seit", "vor": `2 Tagen 4 Stunden`.
/// Only German tells the two apart.
pub fn duration_dative(words: &Words, millis: i64) -> String {
    spell(words, millis, Case::Dative)
}

/// The words of [`duration`] for a script: one and many days, hours and minutes, then the shortest span, with `#` for the
/// number. All languages here tell one from many and nothing else.
pub fn duration_words(words: &Words) -> String {
    let many = |text: String| text.replace('2', "#");
    [
        t!(words, "duration-days", n = 1).replace('1', "#"),
        many(t!(words, "duration-days", n = 2)),
        t!(words, "duration-hours", n = 1).replace('1', "#"),
        many(t!(words, "duration-hours", n = 2)),
        t!(words, "duration-minutes", n = 1).replace('1', "#"),
        many(t!(words, "duration-minutes", n = 2)),
        t!(words, "duration-moment"),
    ]
    .join("|")
}

#[derive(Clone, Copy)]
enum Case {
    Plain,
    Dative,
}

fn spell(words: &Words, millis: i64, case: Case) -> String {
    let (days, hours, minutes) = (millis / DAY, millis % DAY / HOUR, millis % HOUR / MINUTE);
    let day_text = |n: i64| match case {
        Case::Plain => t!(words, "duration-days", n = n),
        Case::Dative => t!(words, "duration-days-dative", n = n),
    };
    let hour_text = |n: i64| t!(words, "duration-hours", n = n);
    let minute_text = |n: i64| t!(words, "duration-minutes", n = n);
    match (days, hours, minutes) {
        (days @ 1.., 0, _) => day_text(days),
        (days @ 1.., hours, _) => two(words, day_text(days), hour_text(hours)),
        (_, hours @ 1.., 0) => hour_text(hours),
        (_, hours @ 1.., minutes) => two(words, hour_text(hours), minute_text(minutes)),
        (_, _, minutes @ 1..) => minute_text(minutes),
        _ => match case {
            Case::Plain => t!(words, "duration-moment"),
            Case::Dative => t!(words, "duration-moment-dative"),
        },
    }
}

fn two(words: &Words, first: String, second: String) -> String {
    t!(words, "duration-two", first = first, second = second)
}

/// An instant outside of chrono's 260,000 years can only come from a damaged row; it is shown as
/// the beginning of time rather than as a broken page.
fn utc(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

fn local(millis: i64, zone: Tz) -> DateTime<Tz> {
    zone.from_utc_datetime(&utc(millis).naive_utc())
}

fn localised<'a>(
    lang: Lang,
    at: &DateTime<Tz>,
    pattern: &'a str,
) -> DelayedFormat<StrftimeItems<'a>> {
    at.format_localized(pattern, locale(lang))
}

fn locale(lang: Lang) -> Locale {
    match lang {
        Lang::En => Locale::en_GB,
        Lang::De => Locale::de_DE,
        Lang::Sv => Locale::sv_SE,
    }
}

/// `CEST`. Zones without letters of their own are called `+03` in the zone data, which nobody takes
/// for a zone: they become `UTC+03`.
fn zone_name(at: &DateTime<Tz>) -> String {
    let name = at.format("%Z").to_string();
    if name.starts_with(['+', '-']) {
        format!("UTC{name}")
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;

    /// 2024-05-14T16:05:00Z, a Tuesday.
    const AT: i64 = 1_715_702_700_000;
    const BERLIN: Tz = Tz::Europe__Berlin;

    #[test]
    fn an_instant_in_three_languages() {
        let short = |lang| short(lang, AT, BERLIN, AT);
        assert_eq!(short(Lang::En), "Tue 14 May 18:05 CEST");
        assert_eq!(short(Lang::De), "Di 14. Mai 18:05 CEST");
        assert_eq!(short(Lang::Sv), "tis 14 maj 18:05 CEST");
        let long = |lang| long(lang, AT, BERLIN);
        assert_eq!(long(Lang::En), "Tuesday 14 May 2024, 18:05 CEST");
        assert_eq!(long(Lang::De), "Dienstag, 14. Mai 2024, 18:05 CEST");
        assert_eq!(long(Lang::Sv), "tisdag 14 maj 2024, kl. 18:05 CEST");
        assert_eq!(day(Lang::De, AT, BERLIN), "14. Mai 2024");
        assert_eq!(time(AT, Tz::Asia__Tokyo), "01:05 JST");
        assert_eq!(time(AT, Tz::America__Sao_Paulo), "13:05 UTC-03");
        assert_eq!(iso(AT), "2024-05-14T16:05:00Z");
    }

    #[test]
    fn the_year_stands_there_when_it_is_another() {
        let later = AT + 300 * DAY;
        assert_eq!(
            short(Lang::En, AT, BERLIN, later),
            "Tue 14 May 2024 18:05 CEST"
        );
        assert_eq!(
            short(Lang::De, AT, BERLIN, later),
            "Di 14. Mai 2024 18:05 CEST"
        );
        // it is the reader's year that counts: 23:30 UTC on 31 December is next year in Berlin
        let new_year = 1_735_687_800_000;
        assert_eq!(
            short(Lang::En, new_year, BERLIN, AT),
            "Wed 1 Jan 2025 00:30 CET"
        );
        assert_eq!(
            short(Lang::En, new_year, Tz::UTC, AT),
            "Tue 31 Dec 23:30 UTC"
        );
    }

    #[test]
    fn spans_in_three_languages() {
        let all = |millis| Lang::ALL.map(|lang| duration(words(lang), millis));
        assert_eq!(
            all(2 * DAY + 4 * HOUR + 59 * MINUTE),
            ["2 days 4 hours", "2 Tage 4 Stunden", "2 dagar 4 timmar"]
        );
        assert_eq!(
            all(DAY + HOUR),
            ["1 day 1 hour", "1 Tag 1 Stunde", "1 dag 1 timme"]
        );
        assert_eq!(all(3 * DAY + 5 * MINUTE), ["3 days", "3 Tage", "3 dagar"]);
        assert_eq!(
            all(DAY - 1),
            [
                "23 hours 59 minutes",
                "23 Stunden 59 Minuten",
                "23 timmar 59 minuter"
            ]
        );
        assert_eq!(all(MINUTE), ["1 minute", "1 Minute", "1 minut"]);
        let moment = [
            "less than a minute",
            "weniger als eine Minute",
            "mindre än en minut",
        ];
        for millis in [MINUTE - 1, 0, -5 * DAY] {
            assert_eq!(all(millis), moment);
        }
        assert_eq!(duration(words(Lang::De), 40 * DAY), "40 Tage");
    }

    #[test]
    fn words_for_a_script() {
        assert_eq!(
            Lang::ALL.map(|lang| duration_words(words(lang))),
            [
                "# day|# days|# hour|# hours|# minute|# minutes|less than a minute",
                "# Tag|# Tage|# Stunde|# Stunden|# Minute|# Minuten|weniger als eine Minute",
                "# dag|# dagar|# timme|# timmar|# minut|# minuter|mindre än en minut",
            ]
        );
    }

    #[test]
    fn to_the_second() {
        let exact = |lang| exact(lang, AT + 9_000, BERLIN, AT);
        assert_eq!(exact(Lang::En), "Tue 14 May 18:05:09 CEST");
        assert_eq!(exact(Lang::De), "Di 14. Mai 18:05:09 CEST");
        let all = |millis| Lang::ALL.map(|lang| exact_span(words(lang), millis));
        let span = 2 * DAY + 4 * HOUR + 9 * SECOND;
        assert_eq!(
            all(span),
            ["2 days 4:00:09", "2 Tage 4:00:09", "2 dagar 4:00:09"]
        );
        assert_eq!(all(DAY - 1)[0], "23:59:59");
        assert_eq!(all(2 * DAY)[0], "2 days");
        assert_eq!(all(-5)[0], "0:00:00");
    }

    #[test]
    fn after_a_preposition() {
        let all = |millis| Lang::ALL.map(|lang| duration_dative(words(lang), millis));
        assert_eq!(
            all(2 * DAY + HOUR),
            ["2 days 1 hour", "2 Tagen 1 Stunde", "2 dagar 1 timme"]
        );
        assert_eq!(all(DAY)[1], "1 Tag");
        assert_eq!(all(0)[1], "weniger als einer Minute");
    }

    #[test]
    fn a_damaged_instant_does_not_break_a_page() {
        assert_eq!(iso(i64::MAX), "1970-01-01T00:00:00Z");
    }
}
