//! The arrows between the rooms: what ARCHITECTURE.md promises, checked on every source file.

mod law;
mod planted;
mod scan;

use law::Law;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else {
        return found;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_below(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn dependencies() -> Vec<String> {
    let manifest: toml::Table = fs::read_to_string(root().join("Cargo.toml"))
        .unwrap()
        .parse()
        .unwrap();
    manifest["dependencies"]
        .as_table()
        .unwrap()
        .keys()
        .cloned()
        .collect()
}

#[test]
fn no_arrow_points_up_and_no_crate_is_out_of_place() {
    let src = root().join("src");
    let sources: Vec<(String, String)> = files_below(&src, ".rs")
        .into_iter()
        .map(|path| {
            let name = path
                .strip_prefix(&src)
                .unwrap()
                .to_string_lossy()
                .replace('\\', "/");
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    assert!(sources.len() > 15, "the sources were not found");
    let breaches = Law::new(
        dependencies(),
        sources
            .iter()
            .map(|(name, source)| (name.as_str(), source.as_str())),
    )
    .breaches();
    assert!(breaches.is_empty(), "\n{}\n", breaches.join("\n"));
}

#[test]
fn templates_see_words_pictures_and_views_only() {
    const SEEN: [&str; 7] = ["i18n", "domain", "rules", "drawing", "links", "web", "mail"];
    for path in files_below(&root().join("templates"), "") {
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            !text.contains("super::"),
            "{}: say crate:: instead of super::",
            path.display()
        );
        for (at, _) in text.match_indices("crate::") {
            let name: String = text[at + 7..]
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            assert!(
                SEEN.contains(&name.as_str()) || name == "t",
                "{}: a template must not see crate::{name}",
                path.display()
            );
        }
    }
}
