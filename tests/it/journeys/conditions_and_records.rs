//! On what conditions one enters a tournament, what is known of two accounts, and what stands in the records afterwards.

use super::a_tournament_runs_itself::{
    DAY, MINUTE, director, enter, go_on, resign, running, set_up, state, to,
};
use crate::support::app::TestApp;
use crate::support::database::on_both_databases;
use fernzug::domain::tournament::field::TournamentState;
use fernzug::storage::{Conn, tournaments};

on_both_databases!(one_enters_on_conditions, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [
        ("name", "Cup"),
        ("start_day", "2027-06-04"),
        ("rating_from", "1400"),
        ("entry_word", "Weiße Dame"),
        ("about", "For all"),
        ("about_de", "Für alle"),
    ];
    let id = set_up(&mut anna, "championship", &typed).await;
    let path = format!("/tournaments/{id}");
    let mut berta = app.member("berta").await;
    // the page says which condition is not met, and offers no button
    let page = berta.get(&path).await;
    assert!(page.body.contains("asks for a rating"), "{}", page.body);
    assert!(!page.has("form[action$='/entries']"));
    let refused = berta
        .post(
            &format!("{path}/entries"),
            &[("once", "1"), ("word", "weiße dame")],
        )
        .await;
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("asks for a rating"));
    // with a rating the word is asked for
    let rated = anna
        .post(
            "/admin/members/2/rating",
            &[("pool", "standard"), ("value", "1500"), ("note", "DWZ")],
        )
        .await;
    assert_eq!(rated.status, 303, "{}", rated.body);
    let page = berta.get(&path).await;
    let form = "form[action$='/entries']";
    let wrong = berta
        .submit_form(&page, form, &[("word", "black queen")])
        .await;
    assert_eq!(wrong.status, 409, "{}", wrong.body);
    assert!(wrong.body.contains("with a word"), "{}", wrong.body);
    let right = berta
        .submit_form(&page, form, &[("word", " weiße  dame ")])
        .await;
    assert_eq!(right.status, 303, "{}", right.body);
    let page = berta.get(&path).await;
    assert!(page.body.contains("You take part"), "{}", page.body);
    // whatever is asked, the director enters anybody
    app.member("carl").await;
    let desk = anna.get(&format!("{path}/desk")).await;
    let added = anna
        .submit_form(&desk, "form[action$='/players']", &[("names", "carl")])
        .await;
    assert_eq!(added.status, 303, "{}", added.body);
    // the word is nobody's but the director's, and texts are those of the reader's language
    assert!(!page.body.contains("Weiße Dame"));
    assert!(page.body.contains("For all") && !page.body.contains("Für alle"));
    let mut guest = app.browser();
    guest
        .post("/language", &[("lang", "de"), ("next", "/")])
        .await;
    let page = guest.get(&path).await;
    assert!(page.body.contains("Für alle"), "{}", page.body);
    assert!(page.body.contains("Wertungszahl ab 1400"));
    // conditions that nobody can meet are refused
    let form = anna.get(&format!("{path}/setup")).await;
    let bad = [("rating_to", "1300")];
    let refused = anna.submit_form(&form, "main form.form", &bad).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Nobody can meet"));
});

on_both_databases!(one_person_enters_once_and_a_limit_holds, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let id = set_up(
        &mut anna,
        "championship",
        &[("name", "Cup"), ("start_day", "2027-06-04")],
    )
    .await;
    let mut berta = app.member("berta").await;
    let mut carl = app.member("carl").await;
    let path = "/admin/members/2/ties";
    assert_eq!(berta.get(path).await.status, 404);
    let form = anna.get(path).await;
    let nobody = anna.submit(&form, &[("other", "nobody here")]).await;
    assert_eq!(nobody.status, 422, "{}", nobody.body);
    assert!(nobody.has("#other[value='nobody here']"), "{}", nobody.body);
    let tied = [("other", "carl"), ("kind", "person")];
    let done = anna.submit(&form, &tied).await;
    assert_eq!(done.status, 303, "{}", done.body);
    let tied = |c: &mut Conn| tournaments::are_tied(c, 3, 2);
    assert!(
        app.ctx.db.read(tied).await.unwrap(),
        "their games are not rated"
    );
    let log = anna.get("/admin/log").await;
    assert!(log.body.contains("household or person of"), "{}", log.body);
    enter(&mut berta, id).await;
    let entries = format!("/tournaments/{id}/entries");
    let refused = carl.post(&entries, &[("once", "1")]).await;
    assert_eq!(refused.status, 409);
    assert!(
        refused.body.contains("your other account"),
        "{}",
        refused.body
    );
    let form = anna.get(path).await;
    let untied = anna
        .submit_form(&form, "main ul form", &[("untie", "3")])
        .await;
    assert_eq!(untied.status, 303, "{}", untied.body);
    assert!(!app.ctx.db.read(tied).await.unwrap());
    enter(&mut carl, id).await;
    // an own limit
    let mut dora = app.member("dora").await;
    let form = dora.get("/account/games").await;
    let bad = dora.submit(&form, &[("most", "none")]).await;
    assert_eq!(bad.status, 422, "{}", bad.body);
    assert!(bad.has("#most[value='none']"), "{}", bad.body);
    let set = dora.submit(&form, &[("most", "3")]).await;
    assert_eq!(set.status, 303, "{}", set.body);
    let form = dora.get("/account/games").await;
    assert!(form.has("#most[value='3']"), "{}", form.body);
    enter(&mut dora, id).await;
});

on_both_databases!(a_finished_tournament_has_its_records, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let typed = [
        ("name", "Club <b> 2027"),
        ("start_day", "2027-06-04"),
        ("series", "Club & friends"),
    ];
    let id = set_up(&mut anna, "championship", &typed).await;
    let path = format!("/tournaments/{id}");
    for name in ["berta", "carl", "dora"] {
        enter(&mut app.member(name).await, id).await;
    }
    enter(&mut anna, id).await;
    assert_eq!(anna.get(&format!("{path}/report")).await.status, 404);
    app.wait(21 * DAY);
    go_on(&app).await;
    app.wait(3 * DAY + MINUTE);
    go_on(&app).await;
    go_on(&app).await;
    app.letters().await;
    for game in running(&app, id).await {
        resign(&app, game).await;
    }
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Finished);
    let mut guest = app.browser();
    let report = guest.get(&format!("{path}/report")).await;
    assert_eq!(report.status, 200, "{}", report.body);
    for text in ["Closing report", "Final table", "resignation", "anna"] {
        assert!(report.body.contains(text), "{text}: {}", report.body);
    }
    assert_eq!(report.texts(".crosstable tbody tr").len(), 4);
    let text = guest.get(&format!("{path}/report.txt")).await;
    assert!(
        text.body.starts_with("Club <b> 2027\r\n============="),
        "{}",
        text.body
    );
    assert!(text.header("content-type").starts_with("text/plain"));
    let letters = app.letters().await;
    let told: Vec<_> = to(&letters, "dora")
        .into_iter()
        .filter(|l| l.subject.starts_with("Finished"))
        .collect();
    assert!(told[0].text.contains("Final table:"), "{told:#?}");
    assert!(
        told[0].text.contains(&format!("{path}/report")),
        "{told:#?}"
    );

    // the archive of its year, and the series with a champion from before
    anna.sign_in("anna", crate::support::app::PASSWORD).await;
    let archive = guest.get("/tournaments/archive").await;
    assert!(archive.body.contains("Archive 2027"), "{}", archive.body);
    assert!(
        archive.body.contains("Club &#60;b&#62; 2027"),
        "{}",
        archive.body
    );
    assert_eq!(guest.get("/tournaments/archive/new").await.status, 303);
    let form = anna.get("/tournaments/archive/new").await;
    let typed = [
        ("year", "99"),
        ("event", "Club 1999"),
        ("names", "Old Hand"),
        ("series", "Club & friends"),
    ];
    let refused = anna.submit(&form, &typed).await;
    assert_eq!(refused.status, 422);
    assert!(refused.has("#event[value='Club 1999']"), "{}", refused.body);
    let right = [("year", "1999")];
    for _ in 0..2 {
        let added = anna.submit(&refused, &right).await;
        assert_eq!(added.status, 303, "{}", added.body);
    }
    let series = guest
        .get("/tournaments/archive?series=Club+%26+friends")
        .await;
    assert!(
        series.body.contains("Series: Club &#38; friends"),
        "{}",
        series.body
    );
    assert_eq!(series.texts("tbody tr").len(), 2, "{}", series.body);
    let old = anna.get("/tournaments/archive?year=1999").await;
    let removed = anna.submit(&old, &[]).await;
    assert_eq!(removed.status, 303, "{}", removed.body);
    let series = guest
        .get("/tournaments/archive?series=Club+%26+friends")
        .await;
    assert_eq!(series.texts("tbody tr").len(), 1, "{}", series.body);
    let log = anna.get("/admin/log").await;
    assert!(
        log.body.contains("+ 1999 Club 1999: Old Hand"),
        "{}",
        log.body
    );

    // another like it, a year later
    let like = anna.get(&format!("/tournaments/new?like={id}")).await;
    assert!(like.has("#name[value='Club <b> 2028']"), "{}", like.body);
    assert!(like.has("#series[value='Club & friends']"), "{}", like.body);
    assert!(like.has("#start_day[value^='2028-']"), "{}", like.body);
    let made = anna.submit_form(&like, "main form.form", &[]).await;
    assert_eq!(made.status, 303, "{}", made.body);
});

on_both_databases!(
    groups_without_end_start_whenever_they_fill,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = director(&app).await;
        let id = set_up(&mut anna, "endless", &[("name", "Group 1")]).await;
        for name in ["berta", "carl", "dora", "ejnar", "frida", "gerd"] {
            enter(&mut app.member(name).await, id).await;
        }
        app.letters().await;
        assert_eq!(state(&app, id).await, TournamentState::Registration);
        go_on(&app).await;
        go_on(&app).await;
        // five play, the sixth who waited takes part in the next one, which is open
        assert_eq!(state(&app, id).await, TournamentState::Running);
        assert_eq!(running(&app, id).await.len(), 20);
        let next = id + 1;
        assert_eq!(state(&app, next).await, TournamentState::Registration);
        let page = app.browser().get(&format!("/tournaments/{next}")).await;
        assert!(
            page.body.contains("Group 2") && page.body.contains("gerd"),
            "{}",
            page.body
        );
        let letters = app.letters().await;
        assert!(
            to(&letters, "gerd")[0]
                .subject
                .contains("You take part: Group 2"),
            "{letters:#?}"
        );
        go_on(&app).await;
        assert_eq!(state(&app, next).await, TournamentState::Registration);
        // three days later its clocks start
        app.wait(5 * DAY);
        go_on(&app).await;
        let letters = app.letters().await;
        assert!(!to(&letters, "frida").is_empty(), "{letters:#?}");
    }
);
