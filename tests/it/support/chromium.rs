//! A real browser, driven over WebDriver. It and its driver end with the test.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use super::missing;

/// A started driver with one browser.
pub struct Chromium {
    driver: Child,
    _profile: tempfile::TempDir,
    /// The browser.
    pub client: Client,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The driver takes its browser with it.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// How the browser looks at pages.
#[derive(Clone, Copy)]
pub struct Looks {
    /// Width of the window in pixels.
    pub width: u32,
    /// Whether scripts of pages run.
    pub scripts: bool,
    /// Whether the system prefers dark.
    pub dark: bool,
}

fn find(name: &str) -> Option<PathBuf> {
    ["/usr/bin", "/usr/local/bin", "/snap/bin"]
        .iter()
        .map(|folder| PathBuf::from(folder).join(name))
        .find(|path| path.is_file())
}

impl Chromium {
    /// Starts one; `None` where there is no browser (said in one line).
    pub async fn start(looks: Looks) -> Option<Self> {
        let (Some(browser), Some(driver)) = (find("chromium"), find("chromedriver")) else {
            missing(
                "browser",
                "chromium and chromium-driver (apt-get install chromium chromium-driver)",
            );
            return None;
        };
        let profile = tempfile::tempdir().unwrap();
        let (driver, port) = start_driver(&driver);
        let mut capabilities = fantoccini::wd::Capabilities::new();
        capabilities.insert("browserName".to_owned(), json!("chrome"));
        capabilities.insert(
            "goog:chromeOptions".to_owned(),
            options(looks, &browser, &profile),
        );
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .unwrap();
        client.set_window_size(looks.width, 900).await.unwrap();
        Some(Self {
            driver,
            _profile: profile,
            client,
        })
    }

    /// Ends the session in good order.
    pub async fn close(self) {
        self.client.clone().close().await.unwrap();
    }
}

fn start_driver(program: &std::path::Path) -> (Child, u16) {
    let mut driver = Command::new(program)
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // "ChromeDriver was started successfully on port 37123."
    let port = BufReader::new(driver.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .filter(|line| line.contains("started successfully"))
        .find_map(|line| {
            let digits: String = line.chars().filter(char::is_ascii_digit).collect();
            digits.parse().ok()
        })
        .unwrap();
    (driver, port)
}

fn options(
    looks: Looks,
    browser: &std::path::Path,
    profile: &tempfile::TempDir,
) -> serde_json::Value {
    let mut arguments: Vec<String> = [
        "--headless=new",
        // as root there is no sandbox
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", profile.path().display()));
    arguments.push(format!("--window-size={},900", looks.width));
    if looks.dark {
        arguments.push("--blink-settings=preferredColorScheme=0".to_owned());
    }
    let mut options = json!({ "binary": browser, "args": arguments });
    if looks.width < 500 {
        // A desktop window cannot be this narrow; a phone can.
        options["mobileEmulation"] =
            json!({ "deviceMetrics": { "width": looks.width, "height": 800, "pixelRatio": 2.0 } });
    }
    if !looks.scripts {
        options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
    }
    options
}
