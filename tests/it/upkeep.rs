//! The repository keeps its own promises: twin migrations, complete locales, a complete
//! example of the configuration, templates that the content security policy lets through.

use fernzug::settings::{Environment, Flags, KEYS, Settings};
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn load(config: &Path) -> Settings {
    let flags = Flags {
        config: Some(config.to_owned()),
        values: Vec::new(),
    };
    Settings::load(&flags, &Environment::new()).unwrap()
}

#[test]
fn the_example_of_the_configuration_shows_every_setting_with_its_default() {
    let path = root().join("config/example.toml");
    let text = fs::read_to_string(&path).unwrap();
    let mut section = String::new();
    let mut seen = BTreeMap::new();
    let mut explained = false;
    for line in text.lines() {
        let bare = line.trim_start_matches("# ");
        if let Some(name) = line.strip_prefix('[') {
            section = format!("{}.", name.trim_end_matches(']'));
        } else if let Some((key, value)) =
            bare.split_once(" = ").filter(|(key, _)| !key.contains(' '))
        {
            assert!(explained, "{section}{key} has no sentence above it");
            let active = !line.starts_with('#');
            let twice = seen.insert(format!("{section}{key}"), active.then(|| value.to_owned()));
            assert!(twice.is_none(), "{section}{key} stands there twice");
        }
        explained = line.starts_with("# ") && line.ends_with(['.', ')']);
    }
    let expected: BTreeMap<String, Option<String>> = KEYS
        .iter()
        .map(|key| (key.name.to_owned(), key.default.map(str::to_owned)))
        .collect();
    assert_eq!(seen, expected);
}

#[test]
fn the_example_of_the_configuration_says_what_holds_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.toml");
    fs::write(&empty, "").unwrap();
    let mut example = load(&root().join("config/example.toml"));
    example.read_from = Some(empty.clone());
    assert_eq!(format!("{example:#?}"), format!("{:#?}", load(&empty)));
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |database: &str| -> BTreeSet<String> {
        let folder = root().join("migrations").join(database);
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    };
    let (sqlite, postgres) = (names("sqlite"), names("postgres"));
    assert!(!sqlite.is_empty());
    assert_eq!(sqlite, postgres);
    for name in &sqlite {
        for database in ["sqlite", "postgres"] {
            let file = root()
                .join("migrations")
                .join(database)
                .join(name)
                .join("up.sql");
            assert!(file.is_file(), "{} is missing", file.display());
        }
    }
}

/// Each phrase's id (and attribute) with the variables in it.
fn phrases(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = root().join("locales").join(language).join("fernzug.ftl");
    let text = fs::read_to_string(&path).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut phrases = BTreeMap::new();
    let mut add = |id: String, pattern: &ast::Pattern<&str>| {
        let mut variables = BTreeSet::new();
        variables_of(pattern, &mut variables);
        let twice = phrases.insert(id.clone(), variables);
        assert!(
            twice.is_none(),
            "{}: {id} stands there twice",
            path.display()
        );
    };
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let id = message.id.name;
            let value = message.value.as_ref();
            add(
                id.to_owned(),
                value.unwrap_or_else(|| panic!("{}: {id} is empty", path.display())),
            );
            for attribute in &message.attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    phrases
}

fn variables_of(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            variables_in(expression, found);
        }
    }
}

fn variables_in(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => variables_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            variables_inline(selector, found);
            for variant in variants {
                variables_of(&variant.value, found);
            }
        }
    }
}

fn variables_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments
                .positional
                .iter()
                .for_each(|argument| variables_inline(argument, found));
        }
        ast::InlineExpression::Placeable { expression } => variables_in(expression, found),
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_phrases_and_variables() {
    let english = phrases("en");
    assert!(english.len() > 5);
    for language in ["de", "sv"] {
        let other = phrases(language);
        let ids = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (en, of) = (ids(&english), ids(&other));
        let missing: Vec<_> = en.difference(&of).collect();
        let surplus: Vec<_> = of.difference(&en).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language}: missing {missing:?}, surplus {surplus:?}"
        );
        for (id, variables) in &english {
            assert_eq!(variables, &other[id], "{language}: the variables of {id}");
        }
    }
}

fn templates(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                templates(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// `style=` and `on…=` inside of tags, and `<script>` and `<style>` with a body: the policy blocks them all.
fn blocked_by_policy(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    for tag in html.split('<').skip(1) {
        let inside = tag.split('>').next().unwrap_or_default();
        let lower = inside.to_lowercase();
        for word in lower.split([' ', '\n', '\t', '"', '\'', '/']) {
            let name = word.split('=').next().unwrap_or_default();
            let handler = name.len() > 3
                && name.starts_with("on")
                && name.chars().all(|c| c.is_ascii_alphabetic());
            if word.contains('=') && (name == "style" || handler) {
                found.push(word.to_owned());
            }
        }
        if lower == "style" || (lower.starts_with("script") && !lower.contains("src=")) {
            found.push(format!("<{inside}>"));
        }
        if lower.contains("\"javascript:") {
            found.push("javascript:".to_owned());
        }
    }
    found
}

#[test]
fn templates_hold_nothing_that_the_security_policy_blocks() {
    for planted in [
        "<p style=\"color: red\">",
        "<a\n  onclick='x()'>",
        "<body class=\"a\" ONLOAD=x>",
        "<script>alert(1)</script>",
        "<style>p {}</style>",
        "<a href=\"javascript:x\">",
    ] {
        assert!(!blocked_by_policy(planted).is_empty(), "{planted}");
    }
    assert!(
        blocked_by_policy("<p class=\"one\">on=1 style=2</p><script src=\"/a.js\"></script>")
            .is_empty()
    );
    for path in templates(&root().join("templates")) {
        // mails have their styles in the tags: mail programs know no other way, and no policy
        if path.starts_with(root().join("templates/mail")) {
            continue;
        }
        let found = blocked_by_policy(&fs::read_to_string(&path).unwrap());
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}
