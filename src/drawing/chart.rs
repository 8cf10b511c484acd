//! A line over time inside a page: how a rating has gone. What it shows is told by its label and by the table beside it.

use std::fmt::Write as _;

/// Width and height of the drawing; the style sheet scales it.
const WIDTH: i64 = 480;
const HEIGHT: i64 = 240;
/// Room for the numbers at the left and the dates below.
const LEFT: i64 = 52;
const RIGHT: i64 = 14;
const TOP: i64 = 14;
const BOTTOM: i64 = 34;
/// Steps between the lines of the grid; the smallest with which few enough are drawn is taken.
const STEPS: [i64; 7] = [10, 25, 50, 100, 200, 500, 1_000];
/// The most steps of the grid.
const MOST_STEPS: i64 = 5;
/// With more points than this no dots are drawn on the line.
const DOTTED: usize = 40;

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// Instants (in any unit) with whole points, in the order of time.
    pub points: &'a [(i64, i64)],
    /// What the picture says in words. Put into an attribute as it is, so it comes escaped.
    pub label: &'a str,
    /// The first day, and the last; escaped as well.
    pub days: (&'a str, &'a str),
}

/// The chart as an element of a page; nothing where there is no point.
#[must_use]
pub fn chart_svg(chart: &Chart<'_>) -> String {
    let Some(frame) = Frame::around(chart.points) else {
        return String::new();
    };
    let mut svg = String::with_capacity(2_000);
    // Writing into a String cannot fail, so the results are dropped.
    let _ = write!(
        svg,
        r#"<svg class="chart" role="img" aria-label="{}" viewBox="0 0 {WIDTH} {HEIGHT}">"#,
        chart.label
    );
    frame.grid(&mut svg);
    let (first, last) = chart.days;
    let below = HEIGHT - 8;
    let _ = write!(svg, r#"<text x="{LEFT}" y="{below}">{first}</text>"#);
    if first != last {
        let right = WIDTH - RIGHT;
        let _ = write!(
            svg,
            r#"<text class="end" x="{right}" y="{below}">{last}</text>"#
        );
    }
    svg.push_str(r#"<polyline points=""#);
    for point in chart.points {
        let (x, y) = frame.place(*point);
        let _ = write!(svg, "{x},{y} ");
    }
    svg.push_str(r#""/>"#);
    let dots = match chart.points {
        many if many.len() > DOTTED => &many[many.len() - 1..],
        few => few,
    };
    for point in dots {
        let (x, y) = frame.place(*point);
        let _ = write!(svg, r#"<circle cx="{x}" cy="{y}" r="3.5"/>"#);
    }
    svg.push_str("</svg>");
    svg
}

/// The part of time and numbers that is drawn.
struct Frame {
    from: i64,
    span: i64,
    low: i64,
    high: i64,
    step: i64,
}

impl Frame {
    fn around(points: &[(i64, i64)]) -> Option<Self> {
        let values = || points.iter().map(|(_, value)| *value);
        let (low, high) = (values().min()?, values().max()?);
        let from = points.iter().map(|(at, _)| *at).min()?;
        let to = points.iter().map(|(at, _)| *at).max()?;
        let fits = |step: &i64| high / step - low / step < MOST_STEPS;
        let step = STEPS.into_iter().find(fits).unwrap_or(1_000);
        Some(Self {
            from,
            span: to.saturating_sub(from),
            low: low.div_euclid(step) * step,
            high: (high.div_euclid(step) + 1) * step,
            step,
        })
    }

    fn place(&self, (at, value): (i64, i64)) -> (i64, i64) {
        let wide = WIDTH - LEFT - RIGHT;
        let passed = at.saturating_sub(self.from);
        // one instant alone stands in the middle
        let x = match self.span {
            0 => wide / 2,
            span => {
                i64::try_from(i128::from(passed) * i128::from(wide) / i128::from(span)).unwrap_or(0)
            }
        };
        (LEFT + x, self.height(value))
    }

    fn height(&self, value: i64) -> i64 {
        let high = HEIGHT - TOP - BOTTOM;
        TOP + (self.high - value) * high / (self.high - self.low)
    }

    fn grid(&self, svg: &mut String) {
        let mut value = self.low;
        while value <= self.high {
            let y = self.height(value);
            let (right, number) = (WIDTH - RIGHT, LEFT - 8);
            let _ = write!(
                svg,
                r#"<line x1="{LEFT}" y1="{y}" x2="{right}" y2="{y}"/><text class="end" x="{number}" y="{}">{value}</text>"#,
                y + 5
            );
            value += self.step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(points: &[(i64, i64)]) -> String {
        chart_svg(&Chart {
            points,
            label: "a rating",
            days: ("1 May", "3 June"),
        })
    }

    /// All places named in the drawing.
    fn places(svg: &str) -> Vec<(i64, i64)> {
        let (_, line) = svg.split_once("<polyline points=\"").unwrap();
        let (line, _) = line.split_once('"').unwrap();
        let place = |pair: &str| {
            let (x, y) = pair.split_once(',').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        line.split_whitespace().map(place).collect()
    }

    #[test]
    fn a_line_goes_up_with_the_values_and_right_with_time() {
        let svg = drawn(&[(0, 1_500), (50, 1_612), (100, 1_580)]);
        let places = places(&svg);
        assert_eq!(places.len(), 3);
        assert!(places[0].0 < places[1].0 && places[1].0 < places[2].0);
        assert!(places[0].1 > places[2].1 && places[2].1 > places[1].1);
        assert!(svg.contains("aria-label=\"a rating\"") && svg.contains(">1500</text>"));
        assert!(svg.contains(">1 May</text>") && svg.contains(">3 June</text>"));
        assert!(!svg.contains("style=") && svg.ends_with("</svg>"));
    }

    #[test]
    fn whatever_is_drawn_stays_inside() {
        let long: Vec<(i64, i64)> = (0..200).map(|n| (n, 400 + 18 * n)).collect();
        for points in [
            &[(5, 1_500)][..],
            &[(5, 1_500), (5, 1_500)],
            &[(i64::MIN, 400), (i64::MAX, 4_000)],
            &long,
        ] {
            let svg = drawn(points);
            for (x, y) in places(&svg) {
                assert!((LEFT..=WIDTH - RIGHT).contains(&x), "{x} {svg}");
                assert!((TOP..=HEIGHT - BOTTOM).contains(&y), "{y} {svg}");
            }
            assert!(svg.matches("<line").count() <= 7, "{svg}");
        }
        assert!(drawn(&[]).is_empty());
        assert_eq!(drawn(&long).matches("<circle").count(), 1);
    }
}
