//! Players come from files of other programs, and a tournament goes home as files.

use super::a_tournament_runs_itself::{DAY, director, go_on, set_up};
use crate::support::app::TestApp;
use crate::support::database::on_both_databases;
use fernzug::storage::tournaments as storage;

/// A player's line of a TRF file.
fn line(number: u32, name: &str, rating: u32) -> String {
    format!("001 {number:>4}      {name:<33} {rating:>4}")
}

on_both_databases!(players_come_from_a_trf_file, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let mut berta = app.member("berta").await;
    let id = set_up(
        &mut anna,
        "championship",
        &[("name", "Cup"), ("start_day", "2027-06-04")],
    )
    .await;
    let path = format!("/tournaments/{id}/import");
    assert_eq!(berta.get(&path).await.status, 403);
    let form = anna.get(&path).await;
    assert_eq!(form.status, 200, "{}", form.body);
    // a file that is none says where, and comes back
    let broken = "012 Old cup\r\n001    x      Berg, Anna";
    let refused = anna.submit(&form, &[("trf", broken)]).await;
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(
        refused.body.contains("Line 2, column 8"),
        "{}",
        refused.body
    );
    assert!(
        refused
            .text("#trf")
            .unwrap_or_default()
            .contains("Berg, Anna")
    );
    let nobody = anna.submit(&form, &[("trf", "012 Old cup")]).await;
    assert!(nobody.body.contains("no player"), "{}", nobody.body);
    // looking enters nobody and makes nobody
    let file = [
        line(1, "berta", 1850),
        line(2, "O'Neil-Müller, Karl", 1700),
        line(3, "Holm, Åsa", 0),
    ]
    .join("\r\n");
    let looked = anna.submit(&form, &[("trf", &file)]).await;
    assert_eq!(looked.status, 200, "{}", looked.body);
    for text in ["One member", "2 who are not known here", "Åsa Holm"] {
        assert!(looked.body.contains(text), "{text}: {}", looked.body);
    }
    let entries = async || {
        app.ctx
            .db
            .read(move |c| storage::entries(c, id))
            .await
            .unwrap()
    };
    assert_eq!(entries().await.len(), 0);
    for _ in 0..2 {
        let taken = anna.submit(&looked, &[("confirm", "on")]).await;
        assert_eq!(taken.status, 303, "{}", taken.body);
    }
    let all = entries().await;
    let told: Vec<_> = all
        .iter()
        .map(|e| (e.name.as_str(), e.display.as_str(), e.rating))
        .collect();
    assert_eq!(
        told,
        [
            ("berta", "berta", Some(1850)),
            ("karl.o.neil-müller", "Karl O'Neil-Müller", Some(1700)),
            ("åsa.holm", "Åsa Holm", None),
        ]
    );
    let log = anna.get("/admin/log").await;
    assert!(log.body.contains("new member"), "{}", log.body);
});

on_both_databases!(a_tournament_goes_home_as_sheets, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let mut berta = app.member("berta").await;
    app.member("carl").await;
    app.member("dora").await;
    let id = set_up(
        &mut anna,
        "championship",
        &[("name", "Cup <b>"), ("start_day", "2027-06-04")],
    )
    .await;
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    // rows of a sheet enter players with their ratings
    let rows = "berta;Berta;1850\ncarl\t1700\n\"dora\"\nanna";
    let added = anna
        .submit_form(&desk, "form[action$='/players']", &[("names", rows)])
        .await;
    assert_eq!(added.status, 303, "{}", added.body);
    let csv = format!("/tournaments/{id}/entries.csv");
    assert_eq!(berta.get(&csv).await.status, 403);
    assert_eq!(app.browser().get(&csv).await.status, 303);
    let sheet = anna.get(&csv).await;
    assert_eq!(sheet.status, 200);
    assert!(sheet.body.contains("berta,berta,1850,"), "{}", sheet.body);
    assert!(sheet.body.contains("carl,carl,1700,"), "{}", sheet.body);
    // and what the sheet says can be pasted again
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    let lines: String = sheet
        .body
        .lines()
        .skip(1)
        .map(|line| format!("{line}\n"))
        .collect();
    let again = anna
        .submit_form(&desk, "form[action$='/players']", &[("names", &lines)])
        .await;
    assert_eq!(again.status, 303, "{}", again.body);
    app.wait(21 * DAY);
    go_on(&app).await;
    let page = berta
        .get(&format!("/tournaments/{id}/crosstable.html"))
        .await;
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.header("content-disposition").starts_with("attachment"));
    assert!(page.body.contains("Cup &#60;b&#62;") && page.body.contains("carl"));
    assert!(!page.body.contains("<script") && !page.body.contains("stylesheet"));
});
