//! What the tests share.

pub mod app;
pub mod arena;
pub mod chromium;
pub mod club;
pub mod database;
pub mod event;
pub mod postgres;
pub mod program;

/// Says in one line that an outside program is not here and how to get it; the test that
/// wanted it is passed over. `FERNZUG_TEST_REQUIRE=postgres,browser,…` makes it a failure.
pub fn missing(name: &str, how: &str) {
    use std::io::Write;
    #[expect(
        clippy::disallowed_methods,
        reason = "says how strict this run of the tests is"
    )]
    let required = std::env::var("FERNZUG_TEST_REQUIRE").unwrap_or_default();
    assert!(
        !required.split(',').any(|wanted| wanted.trim() == name),
        "this run requires {name}, which is not here: install {how}"
    );
    // past the capture of the test harness, or nobody would see it
    let _ = writeln!(
        std::io::stderr(),
        "tests that need {name} are passed over: install {how}"
    );
}
