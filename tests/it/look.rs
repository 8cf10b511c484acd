//! The colours of the style sheet can be read: WCAG 2 contrast, computed from its custom
//! properties, in both themes and on all boards.

use std::collections::HashMap;

const STYLE: &str = include_str!("../../assets/style.css");

type Colours = HashMap<String, String>;

/// The custom properties of the first rule that starts with this selector.
fn rule(css: &str, selector: &str) -> Colours {
    let start = css
        .find(&format!("{selector} {{"))
        .unwrap_or_else(|| panic!("no rule {selector}"));
    let body = &css[start + selector.len() + 2..];
    let (body, _) = body.split_once('}').unwrap_or((body, ""));
    body.split(';')
        .filter_map(|line| line[line.find("--")?..].split_once(':'))
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .collect()
}

fn themes() -> [(&'static str, Colours); 2] {
    let light = rule(STYLE, ":root");
    let dark = rule(STYLE, ":root[data-theme=\"dark\"]");
    [("light", light), ("dark", dark)]
}

/// WCAG 2 relative luminance of a colour written as #rgb or #rrggbb.
fn luminance(colour: &str) -> f64 {
    let digits: Vec<u32> = colour
        .strip_prefix('#')
        .unwrap_or_else(|| panic!("{colour} is not written as #rrggbb"))
        .chars()
        .map(|c| c.to_digit(16).unwrap_or_else(|| panic!("{colour}")))
        .collect();
    let channels: Vec<u32> = match digits.len() {
        3 => digits.iter().map(|d| d * 17).collect(),
        6 => digits.chunks(2).map(|d| d[0] * 16 + d[1]).collect(),
        _ => panic!("{colour}"),
    };
    let linear = |value: u32| {
        let part = f64::from(value) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(channels[0]) + 0.7152 * linear(channels[1]) + 0.0722 * linear(channels[2])
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// What stands on what, and does not reach the contrast wanted.
fn too_faint(colours: &Colours, pairs: &[(&str, &[&str])], wanted: f64) -> Vec<String> {
    let mut faint = Vec::new();
    for (front, backs) in pairs {
        for back in *backs {
            let found = contrast(&colours[*front], &colours[*back]);
            if found < wanted {
                faint.push(format!("{front} on {back}: {found:.2}, wanted {wanted}"));
            }
        }
    }
    faint
}

const PAPERS: &[&str] = &["--paper", "--sheet", "--well"];
const NOTES: &[&str] = &[
    "--paper",
    "--sheet",
    "--well",
    "--note",
    "--good-note",
    "--bad-note",
];

#[test]
fn text_reaches_four_and_a_half_to_one_in_both_themes() {
    let text: &[(&str, &[&str])] = &[
        ("--ink", NOTES),
        ("--ink-soft", NOTES),
        ("--link", NOTES),
        ("--accent", PAPERS),
        ("--bad", &["--paper", "--sheet", "--well", "--bad-note"]),
        ("--good", &["--paper", "--sheet", "--good-note"]),
        ("--send-ink", &["--send"]),
        ("--main-ink", &["--main"]),
    ];
    for (theme, colours) in themes() {
        let faint = too_faint(&colours, text, 4.5);
        assert!(faint.is_empty(), "{theme}: {faint:#?}");
    }
}

#[test]
fn the_edges_of_controls_and_the_focus_are_seen_in_both_themes() {
    let marks: &[(&str, &[&str])] = &[
        ("--edge", PAPERS),
        ("--focus", NOTES),
        ("--send", &["--paper"]),
        ("--main", &["--paper", "--sheet"]),
    ];
    for (theme, colours) in themes() {
        let faint = too_faint(&colours, marks, 3.0);
        assert!(faint.is_empty(), "{theme}: {faint:#?}");
    }
}

#[test]
fn marks_are_seen_on_every_square_of_every_board() {
    let squares: &[&str] = &[
        "--sq-light",
        "--sq-dark",
        "--sq-light-last",
        "--sq-dark-last",
    ];
    let marks: &[(&str, &[&str])] = &[("--mark", squares), ("--check", squares)];
    for board in ["wood", "print", "contrast"] {
        let colours = rule(STYLE, &format!("[data-board=\"{board}\"]"));
        let faint = too_faint(&colours, marks, 3.0);
        assert!(faint.is_empty(), "{board}: {faint:#?}");
    }
}

#[test]
fn pieces_are_seen_on_every_square_of_every_board() {
    let ink = "#241f1a";
    let pale = "#f4ead8";
    let black = include_str!("../../assets/pieces/black-king.svg");
    let white = include_str!("../../assets/pieces/white-king.svg");
    assert!(black.contains(ink) && black.contains(pale) && white.contains(ink));
    for board in ["wood", "print", "contrast"] {
        let colours = rule(STYLE, &format!("[data-board=\"{board}\"]"));
        for (name, square) in colours.iter().filter(|(name, _)| name.starts_with("--sq-")) {
            // Each piece is edged in ink, so ink decides; the pale edge of the black
            // ones only helps.
            let found = contrast(ink, square);
            assert!(found >= 3.0, "{board} {name}: {found:.2}");
        }
    }
}

#[test]
fn dark_is_the_same_by_system_and_by_choice() {
    let system = rule(STYLE, ":root:not([data-theme=\"light\"])");
    let [(_, light), (_, dark)] = themes();
    assert_eq!(system, dark);
    let (mut light, mut dark): (Vec<_>, Vec<_>) = (light.keys().collect(), dark.keys().collect());
    light.sort();
    dark.sort();
    assert_eq!(light, dark, "each colour has a light and a dark value");
}

#[test]
fn a_faint_colour_would_be_found() {
    let css = ":root { --ink: #999999; --paper: #ffffff; }";
    let faint = too_faint(&rule(css, ":root"), &[("--ink", &["--paper"])], 4.5);
    assert_eq!(faint, ["--ink on --paper: 2.85, wanted 4.5"]);
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 0.001);
}

#[test]
fn pictures_and_pages_show_the_same_board() {
    let picture = fernzug::drawing::BoardPicture::new("4k3/8/8/8/8/8/8/4K3")
        .last_move(0, 1)
        .check(60);
    let drawn = fernzug::drawing::board_svg(&picture);
    for (name, colour) in rule(STYLE, "[data-board=\"wood\"]") {
        if colour.starts_with('#') {
            assert!(drawn.contains(&colour), "{name} {colour} is not drawn");
        }
    }
}

#[test]
fn the_style_sheet_needs_no_other_file_and_only_known_colours() {
    assert!(!STYLE.contains("url(") && !STYLE.contains("@import"));
    let mut known: Vec<String> = Vec::new();
    for part in STYLE.split("--").skip(1) {
        let name: String = part
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect();
        if part[name.len()..].starts_with(':') {
            known.push(name);
        }
    }
    for part in STYLE.split("var(--").skip(1) {
        let name = &part[..part.find(')').unwrap()];
        assert!(
            known.iter().any(|k| k == name),
            "--{name} is used, never set"
        );
    }
}
