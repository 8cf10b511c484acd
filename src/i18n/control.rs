//! Time controls in words: one text for each, made of its parts.

use super::{Words, t};
use crate::domain::clock::{
    Carry, Control, ControlFault, Grace, Increment, LeaveMode, OutageSource, Pace, Preset, Source,
    TimeTerms,
};
use crate::domain::time::{DAY, HOUR, MINUTE, Millis, SECOND};

/// A span in all its units: `1 day 12 hours`, `15 minutes`, `10 seconds`. Nothing is rounded.
#[must_use]
pub fn span(words: &Words, millis: Millis) -> String {
    spell(words, millis, |n| t!(words, "duration-days", n = n))
}

/// As [`span`], in the form that follows "in", "ab", "binnen": `2 Tagen 4 Stunden`. Only German tells the two apart.
#[must_use]
pub fn span_dative(words: &Words, millis: Millis) -> String {
    spell(words, millis, |n| t!(words, "duration-days-dative", n = n))
}

fn spell(words: &Words, millis: Millis, days: impl Fn(Millis) -> String) -> String {
    let mut rest = millis.max(0);
    let mut parts = Vec::new();
    for unit in [DAY, HOUR, MINUTE, SECOND] {
        let n = rest / unit;
        rest %= unit;
        if n == 0 {
            continue;
        }
        parts.push(match unit {
            DAY => days(n),
            HOUR => t!(words, "duration-hours", n = n),
            MINUTE => t!(words, "duration-minutes", n = n),
            _ => t!(words, "duration-seconds", n = n),
        });
    }
    if parts.is_empty() {
        days(0)
    } else {
        parts.join(" ")
    }
}

/// The whole control: "20 days and 2 days per move, at most 30 days; first move within 10 days".
#[must_use]
pub fn text(words: &Words, control: &Control) -> String {
    let mut text = pace(words, &control.pace);
    for option in options(words, control) {
        text.push_str("; ");
        text.push_str(&option);
    }
    text
}

/// How time comes to the clock, without the rules besides.
#[must_use]
pub fn pace(words: &Words, pace: &Pace) -> String {
    let span = |time: Millis| span(words, time);
    match *pace {
        Pace::PerMove { time } if time % DAY == 0 => t!(words, "days-per-move", n = { time / DAY }),
        Pace::PerMove { time } => t!(words, "control-per-move", span = span(time)),
        Pace::Game { time } => t!(words, "control-game", span = span(time)),
        Pace::Period { moves, time, carry } => {
            let first = t!(
                words,
                "control-period",
                n = i64::from(moves),
                span = span_dative(words, time)
            );
            let rest = match carry {
                Carry::Lost => t!(words, "control-not-carried"),
                Carry::Kept => t!(words, "control-carried"),
                Carry::UpTo(cap) => t!(words, "control-carried-cap", span = span(cap)),
            };
            format!("{first}, {rest}")
        }
        Pace::Fischer {
            base,
            increment,
            cap,
        } => {
            let mut text = earned(words, base, &increment);
            if let Some(cap) = cap {
                text.push_str(", ");
                text.push_str(&t!(words, "control-cap", span = span(cap)));
            }
            text
        }
        Pace::Reserve {
            base,
            increment,
            cap,
            reserve,
            automatic,
        } => {
            let drawn = if automatic {
                t!(words, "control-reserve", span = span(reserve))
            } else {
                t!(words, "control-reserve-by-hand", span = span(reserve))
            };
            [
                earned(words, base, &increment),
                t!(words, "control-cap", span = span(cap)),
                drawn,
            ]
            .join(", ")
        }
    }
}

fn earned(words: &Words, base: Millis, increment: &Increment) -> String {
    let (base, time) = (span(words, base), span(words, increment.time));
    let mut text = if increment.moves == 1 {
        t!(words, "control-fischer", base = base, increment = time)
    } else {
        let n = i64::from(increment.moves);
        t!(
            words,
            "control-fischer-moves",
            base = base,
            increment = time,
            n = n
        )
    };
    if let Some(most) = increment.earning {
        text.push_str(", ");
        text.push_str(&t!(words, "control-earning", n = i64::from(most)));
    }
    text
}

/// The rules besides, each as a phrase.
#[must_use]
pub fn options(words: &Words, control: &Control) -> Vec<String> {
    let o = control.options;
    let span = |time: Millis| span(words, time);
    let mut texts = Vec::new();
    if o.whole_days {
        texts.push(t!(words, "control-whole-days"));
    }
    if let Some(limit) = o.double_beyond {
        texts.push(t!(
            words,
            "control-double",
            span = span_dative(words, limit)
        ));
    }
    if let Some(limit) = o.silence {
        texts.push(t!(words, "control-silence", span = span(limit)));
    }
    if let Some(limit) = o.total {
        texts.push(t!(words, "control-total", span = span(limit)));
    }
    if let Some(limit) = o.first_move {
        texts.push(t!(
            words,
            "control-first-move",
            span = span_dative(words, limit)
        ));
    }
    match o.grace {
        Grace::Flag(0) => {}
        Grace::Flag(after) => texts.push(t!(words, "control-grace", span = span(after))),
        Grace::Claim => texts.push(t!(words, "control-claim")),
    }
    texts
}

/// The name of a preset, with what it stands for: "Normal: 3 days per move".
#[must_use]
pub fn preset(words: &Words, preset: Preset) -> String {
    let name = match preset {
        Preset::Normal => t!(words, "preset-normal"),
        Preset::Unhurried => t!(words, "preset-unhurried"),
        Preset::Quick => t!(words, "preset-quick"),
        Preset::Club => t!(words, "preset-club"),
        Preset::Long => t!(words, "preset-long"),
        Preset::Classic => t!(words, "preset-classic"),
        Preset::International => t!(words, "preset-international"),
    };
    format!("{name}: {}", text(words, &preset.control()))
}

/// Everything agreed about time, in one text.
#[must_use]
pub fn terms(words: &Words, time: &TimeTerms) -> String {
    let mut text = text(words, &time.control);
    let leave = match time.leave {
        LeaveMode::Own => None,
        LeaveMode::Both => Some(t!(words, "control-leave-both")),
        LeaveMode::None => Some(t!(words, "control-leave-none")),
    };
    let hours = time.hours.then(|| t!(words, "control-hours"));
    for more in leave.into_iter().chain(hours) {
        text.push_str("; ");
        text.push_str(&more);
    }
    text
}

/// Why a control is refused.
#[must_use]
pub fn fault(words: &Words, fault: ControlFault) -> String {
    match fault {
        ControlFault::Unreadable => t!(words, "refused-control-unreadable"),
        ControlFault::Days => t!(words, "refused-days"),
        ControlFault::TooShort => t!(words, "refused-control-too-short"),
        ControlFault::TooLong => t!(words, "refused-control-too-long"),
        ControlFault::Moves => t!(words, "refused-control-moves"),
        ControlFault::CapTooLow => t!(words, "refused-control-cap"),
        ControlFault::NotWholeDays => t!(words, "refused-control-whole-days"),
        ControlFault::Limit => t!(words, "refused-control-limit"),
    }
}

/// Why a clock rests: "leave", "outage".
#[must_use]
pub fn source(words: &Words, source: Source) -> String {
    match source {
        Source::Outage(OutageSource::Gap) => t!(words, "source-outage"),
        Source::Outage(OutageSource::Mail) => t!(words, "source-mail"),
        Source::Outage(OutageSource::Maintenance) => t!(words, "source-maintenance"),
        Source::Leave => t!(words, "source-leave"),
        Source::OpponentsLeave => t!(words, "source-opponents-leave"),
        Source::SpecialLeave => t!(words, "source-special-leave"),
        Source::Pause => t!(words, "source-pause"),
        Source::Halt => t!(words, "source-halt"),
        Source::Asked => t!(words, "source-asked"),
        Source::TakenOver => t!(words, "source-taken-over"),
        Source::EventEnd => t!(words, "source-event-end"),
        Source::OwnHours => t!(words, "source-own-hours"),
        Source::Ended => t!(words, "source-ended"),
        Source::UnsentLetter => t!(words, "source-unsent-letter"),
        Source::Entering => t!(words, "source-entering"),
    }
}
