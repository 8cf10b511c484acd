//! Nobody is taken for the site, its administrator or a side of the board.

use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;

on_both_databases!(they_are_nobodys, |db| async move {
    let app = TestApp::with(db, |settings| {
        settings.limits = fernzug::web::limits::LimitSettings::generous();
        settings.site_name = "Schachklub Nord".to_owned();
    });
    let refused = "speaks for the site";
    for (name, display, field) in [
        ("admin", "", "name"),
        ("adm1n", "Anna", "name"),
        ("Fernzug", "", "name"),
        ("support", "", "name"),
        ("white", "", "name"),
        ("Schwarz", "", "name"),
        ("schachklub.nord", "", "name"),
        ("anna", "Administrator", "display"),
        ("anna", "SchachkIub Nord", "display"),
        ("anna", "Fernzug Support", "display"),
        ("anna", "Black", "display"),
    ] {
        let typed = [
            ("name", name),
            ("display", display),
            ("address", "anna@example.org"),
            ("password", PASSWORD),
        ];
        let page = app.browser().post("/sign-up", &typed).await;
        assert_eq!(page.status, 422, "{name} {display}");
        let why = page.text(&format!("#{field}-error")).unwrap_or_default();
        assert!(why.contains(refused), "{name} {display} {}", page.body);
    }
    let mut anna = app.member("anna").await;
    let account = anna.get("/account").await;
    let page = anna.submit(&account, &[("display", "Vit")]).await;
    assert_eq!(page.status, 422);
    assert!(page.text("#display-error").unwrap().contains(refused));
    let page = anna.submit(&account, &[("display", "Anna Vit")]).await;
    assert_eq!(page.status, 303, "{}", page.body);
    // who runs the site may be shown as such, and makes nobody else so by accident
    app.promote("anna").await;
    let page = anna.submit(&account, &[("display", "Administrator")]).await;
    assert_eq!(page.status, 303, "{}", page.body);
    let typed = [("name", "opa"), ("display", "Support")];
    let page = anna.post("/admin/members/new", &typed).await;
    assert_eq!(page.status, 422);
    assert!(page.text("#display-error").unwrap().contains(refused));
});
