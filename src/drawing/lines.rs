//! Several lines over the same steps: how points have grown in a tournament. The numbers stand in a table beside it.

use std::fmt::Write as _;

const WIDTH: i64 = 640;
const HEIGHT: i64 = 300;
const LEFT: i64 = 40;
const RIGHT: i64 = 170;
const TOP: i64 = 12;
const BOTTOM: i64 = 28;
/// Between the names at the ends of the lines.
const APART: i64 = 15;

/// A line with its name, as it may stand in an SVG.
#[derive(Clone, Debug)]
pub struct Grown {
    /// What it is called.
    pub name: String,
    /// Its values, one a step.
    pub values: Vec<i64>,
}

/// The lines as an element of a page; nothing where there is no step. `label` says it in words, `ends` name the first and
/// the last step; all are as they may stand in an SVG. `unit`: how much of a value is one.
#[must_use]
pub fn lines_svg(lines: &[Grown], label: &str, ends: (&str, &str), unit: i64) -> String {
    let steps = lines
        .iter()
        .map(|line| line.values.len())
        .max()
        .unwrap_or(0);
    let most = lines.iter().flat_map(|line| &line.values).max().copied();
    let (Some(most), true) = (most.filter(|most| *most > 0), steps > 0) else {
        return String::new();
    };
    let across = i64::try_from(steps.saturating_sub(1)).unwrap_or(1).max(1);
    let place = |step: usize, value: i64| {
        let step = i64::try_from(step).unwrap_or(0);
        let x = LEFT + step * (WIDTH - LEFT - RIGHT) / across;
        let y = HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM) / most;
        (x, y)
    };
    let mut svg = String::with_capacity(4_000);
    // Writing into a String cannot fail, so the results are dropped.
    let _ = write!(
        svg,
        r#"<svg class="chart chart-lines" role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {HEIGHT}">"#
    );
    let whole = most / unit.max(1);
    let by = (whole / 5).max(1);
    let mut mark = 0;
    while mark <= whole {
        let (_, y) = place(0, mark * unit);
        let (right, text) = (WIDTH - RIGHT, y + 4);
        let _ = write!(
            svg,
            r#"<line x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}"/><text class="end" x="{}" y="{text}">{mark}</text>"#,
            LEFT - 6
        );
        mark += by;
    }
    let below = HEIGHT - 8;
    let (first, last) = ends;
    let _ = write!(svg, r#"<text x="{LEFT}" y="{below}">{first}</text>"#);
    if first != last {
        let right = WIDTH - RIGHT;
        let _ = write!(
            svg,
            r#"<text class="end" x="{right}" y="{below}">{last}</text>"#
        );
    }
    for (n, line) in lines.iter().enumerate() {
        let _ = write!(svg, r#"<polyline class="line-{}" points=""#, n % 6);
        for (step, value) in line.values.iter().enumerate() {
            let (x, y) = place(step, *value);
            let _ = write!(svg, "{x},{y} ");
        }
        svg.push_str(r#""/>"#);
    }
    names(&mut svg, lines, |value| place(steps - 1, value).1);
    svg.push_str("</svg>");
    svg
}

/// The names at the ends of the lines, none over another.
fn names(svg: &mut String, lines: &[Grown], height: impl Fn(i64) -> i64) {
    let mut all: Vec<(i64, &str)> = lines
        .iter()
        .map(|line| {
            (
                height(line.values.last().copied().unwrap_or(0)),
                line.name.as_str(),
            )
        })
        .collect();
    all.sort_by_key(|(y, _)| *y);
    let mut free = TOP;
    for (y, name) in all {
        let y = (y + 4).max(free);
        free = y + APART;
        let _ = write!(
            svg,
            r#"<text x="{}" y="{y}">{name}</text>"#,
            WIDTH - RIGHT + 8
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(name: &str, values: &[i64]) -> Grown {
        Grown {
            name: name.to_owned(),
            values: values.to_vec(),
        }
    }

    #[test]
    fn a_line_rises_with_its_values_and_names_stand_apart() {
        let lines = [grown("Anna", &[0, 100, 200]), grown("Berta", &[0, 50, 200])];
        let svg = lines_svg(&lines, "points", ("1", "3"), 100);
        assert!(svg.contains("points=\"40,272 255,142 470,12 \""), "{svg}");
        assert!(
            svg.contains("y=\"16\">Anna") && svg.contains("y=\"31\">Berta"),
            "{svg}"
        );
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        assert_eq!(lines_svg(&[], "", ("", ""), 100), "");
        assert_eq!(lines_svg(&[grown("Anna", &[0, 0])], "", ("", ""), 100), "");
    }
}
