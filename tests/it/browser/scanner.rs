//! Programs that check mail open every link and run the scripts of what they find; they press nothing. It changes nothing.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl as _, sql_query};
use fernzug::mail::files;
use fernzug::storage::{DatabaseUrl, Db, StorageSettings};

use crate::support::chromium::{Chromium, Looks};
use crate::support::program;

const LOOKS: Looks = Looks {
    width: 1280,
    scripts: true,
    dark: false,
};

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    text: String,
}

/// Each table with all that is in it, but the beats by which the server says that it lives.
fn all_rows(db: &Db) -> BTreeMap<String, String> {
    let read = |c: &mut _| {
        let ask = |c: &mut _, sql: &str| -> Vec<String> {
            let lines: Vec<Line> = sql_query(sql).load(c).unwrap();
            lines.into_iter().map(|line| line.text).collect()
        };
        let tables = ask(
            c,
            "SELECT name AS text FROM sqlite_master WHERE type = 'table' AND name NOT IN ('heartbeats', 'days')",
        );
        let mut rows = BTreeMap::new();
        for table in tables {
            let columns = ask(
                c,
                &format!("SELECT name AS text FROM pragma_table_info('{table}')"),
            );
            let quoted: Vec<String> = columns
                .iter()
                .map(|name| format!("quote(\"{name}\")"))
                .collect();
            let row = quoted.join(" || '|' || ");
            let all = ask(
                c,
                &format!("SELECT {row} AS text FROM \"{table}\" ORDER BY 1"),
            );
            rows.insert(table, all.join("\n"));
        }
        Ok(rows)
    };
    db.read_blocking(read).unwrap()
}

/// The links of all letters so far.
fn links(mail: &Path) -> Vec<String> {
    let mut links = Vec::new();
    for listed in files::list(mail, 1_000).unwrap() {
        let bytes = files::read(mail, &listed.name).unwrap();
        let raw = String::from_utf8_lossy(&bytes).replace("\r\n ", "");
        let header = raw
            .lines()
            .find_map(|l| l.strip_prefix("List-Unsubscribe: <"));
        links.extend(header.map(|link| link.trim_end_matches('>').to_owned()));
        let text = files::open(&bytes).text;
        let words = text
            .split_whitespace()
            .filter(|word| word.starts_with("http://"));
        links.extend(words.map(str::to_owned));
    }
    links.sort();
    links.dedup();
    links
}

/// Invites and asks for letters, so that there are some of each kind that lets one act.
async fn have_letters_written(site: &str, password: &str, mail: &Path) -> Vec<String> {
    let people = Chromium::start(LOOKS).await.unwrap();
    for path in ["/forgotten", "/sign-in-link"] {
        people.client.goto(&format!("{site}{path}")).await.unwrap();
        people.type_into("#name", "margaret").await;
        people.choose("main form button").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    people.sign_in(site, "eleanor", password).await;
    for (kind, field, to) in [
        ("player", "#to", "priya"),
        ("address", "#address", "stranger@example.org"),
    ] {
        let form = format!("{site}/invitations/new");
        people.client.goto(&form).await.unwrap();
        people
            .choose(&format!("input[name=kind][value={kind}]"))
            .await;
        people.type_into(field, to).await;
        people.choose("input[name=colour][value=black]").await;
        people.click("main .button-main").await;
    }
    people.close().await;
    let guest = Chromium::start(LOOKS).await.unwrap();
    guest.sign_in(site, "priya", password).await;
    guest.client.goto(&format!("{site}/games")).await.unwrap();
    guest.click("tr.yours a[href*='/invitations/']").await;
    guest.click("form[action$='/acceptance'] button").await;
    guest.close().await;
    let wanted = ["/reset/", "/sign-in/", "/invited/", "/m/", "/unsubscribe/"];
    for _ in 0..100 {
        let links = links(mail);
        if wanted
            .iter()
            .all(|part| links.iter().any(|link| link.contains(part)))
        {
            return links;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    panic!(
        "void: no letter with each of {wanted:?} in {:?}",
        links(mail)
    );
}

#[tokio::test]
async fn whoever_opens_every_link_changes_nothing() {
    let Some(scanner) = Chromium::start(LOOKS).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    let links = have_letters_written(&site, &password, &data.join("mail")).await;
    // what is still on its way, and the visits that are written every five minutes, must not be taken for a change
    tokio::time::sleep(Duration::from_secs(3)).await;
    let file = DatabaseUrl::Sqlite(data.join("fernzug.db"));
    let db = Db::open(StorageSettings::new(file)).unwrap();
    // nor must a result that the demo has left for the server to rate
    for _ in 0..200 {
        if all_rows(&db)["rate_this"].is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let mut before = all_rows(&db);
    for link in &links {
        for _ in 0..2 {
            scanner.client.goto(link).await.unwrap();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let mut after = all_rows(&db);
    // visits of those who were signed in above
    for rows in [&mut before, &mut after] {
        rows.remove("sessions");
        let players = rows.get_mut("players").unwrap();
        *players = players.lines().count().to_string();
    }
    for (table, rows) in &before {
        assert_eq!(after.get(table), Some(rows), "{table} has changed");
    }
    assert!(links.len() >= 8, "void: {links:?}");
    scanner.close().await;
}
