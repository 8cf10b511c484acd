//! A real browser, driven over WebDriver. It and its driver end with the test.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use url::{ParseError, Url};

use super::missing;

/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(20);

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

/// A command of Chromium's own protocol. Scripts are switched off by it.
#[derive(Debug)]
struct DevTools {
    command: &'static str,
    parameters: serde_json::Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}

/// What stands in the browser's console.
#[derive(Debug)]
struct Complaints;

impl WebDriverCompatibleCommand for Complaints {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
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
        let severe = json!({ "browser": "SEVERE" });
        capabilities.insert("goog:loggingPrefs".to_owned(), severe);
        if !looks.scripts {
            // The driver asks the page by script whether it has loaded; without scripts it would wait for ever.
            capabilities.insert("pageLoadStrategy".to_owned(), json!("none"));
        }
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
        if looks.width < 500 {
            // A desktop window cannot be this narrow. Not the driver's own emulation of phones: its taps need scripts.
            let narrow = DevTools {
                command: "Emulation.setDeviceMetricsOverride",
                parameters: json!({
                    "width": looks.width, "height": 800, "deviceScaleFactor": 2, "mobile": true
                }),
            };
            client.issue_cmd(narrow).await.unwrap();
        }
        if !looks.scripts {
            let off = DevTools {
                command: "Emulation.setScriptExecutionDisabled",
                parameters: json!({ "value": true }),
            };
            client.issue_cmd(off).await.unwrap();
        }
        Some(Self {
            driver,
            _profile: profile,
            client,
        })
    }

    /// What this selector finds first, as soon as the page has it.
    pub async fn find(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE);
        match wait.for_element(Locator::Css(css)).await {
            Ok(element) => element,
            Err(error) => panic!("{css} at {}: {error}", self.url().await),
        }
    }

    /// Where the browser is.
    pub async fn url(&self) -> Url {
        self.client.current_url().await.unwrap()
    }

    /// Ticks or chooses what this selector finds first.
    pub async fn choose(&self, css: &str) {
        self.find(css).await.click().await.unwrap();
    }

    /// Clicks what this selector finds first, and waits until the browser is somewhere else.
    pub async fn click(&self, css: &str) {
        let element = self.find(css).await;
        let before = self.url().await;
        element.click().await.unwrap();
        for _ in 0..200 {
            if self.url().await != before {
                return;
            }
            tokio::time::sleep(PATIENCE / 200).await;
        }
        panic!(
            "clicking {css} leads nowhere from {before}: {}",
            self.words().await
        );
    }

    /// What a script answers.
    pub async fn script(&self, script: &str) -> serde_json::Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// Waits until a script says `true`.
    pub async fn until(&self, what: &str) {
        for _ in 0..200 {
            if self.script(&format!("return Boolean({what})")).await == true {
                return;
            }
            tokio::time::sleep(PATIENCE / 200).await;
        }
        panic!(
            "never {what} at {}: {}",
            self.url().await,
            self.words().await
        );
    }

    /// Drags what one selector finds to what another finds.
    pub async fn drag(&self, from: &str, to: &str) {
        let over = |element| PointerAction::MoveToElement {
            element,
            duration: Some(Duration::from_millis(100)),
            x: 0.0,
            y: 0.0,
        };
        let (down, up) = (
            PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            },
            PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            },
        );
        let mouse = MouseActions::new("mouse".to_owned())
            .then(over(self.find(from).await))
            .then(down)
            .then(over(self.find(to).await))
            .then(up);
        self.client.perform_actions(mouse).await.unwrap();
    }

    /// Another width, and light or dark as the system likes it.
    pub async fn resize(&self, width: u32, dark: bool) {
        let size = DevTools {
            command: "Emulation.setDeviceMetricsOverride",
            parameters: json!({
                "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500
            }),
        };
        self.client.issue_cmd(size).await.unwrap();
        let value = if dark { "dark" } else { "light" };
        let media = DevTools {
            command: "Emulation.setEmulatedMedia",
            parameters: json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] }),
        };
        self.client.issue_cmd(media).await.unwrap();
    }

    /// Whether the page is wider than what is seen of it; asked of the browser itself, so it needs no scripts.
    pub async fn is_wide(&self) -> bool {
        let metrics = DevTools {
            command: "Page.getLayoutMetrics",
            parameters: json!({}),
        };
        let told = self.client.issue_cmd(metrics).await.unwrap();
        let width = |what: &str, name: &str| told[what][name].as_f64().unwrap();
        width("cssContentSize", "width") > width("cssLayoutViewport", "clientWidth") + 0.5
    }

    /// What pages have complained of since the browser was started: faults of scripts, files that are not there.
    pub async fn complaints(&self) -> Vec<String> {
        let told = self.client.issue_cmd(Complaints).await.unwrap();
        let lines = told.as_array().cloned().unwrap_or_default();
        lines.iter().map(ToString::to_string).collect()
    }

    /// Forgets what it has kept of pages and files.
    pub async fn forget(&self) {
        let clear = DevTools {
            command: "Network.clearBrowserCache",
            parameters: json!({}),
        };
        self.client.issue_cmd(clear).await.unwrap();
    }

    /// Presses keys where the focus is.
    pub async fn press(&self, keys: &str) {
        let element = self.client.active_element().await.unwrap();
        element.send_keys(keys).await.unwrap();
    }

    /// Types into what this selector finds first.
    pub async fn type_into(&self, css: &str, text: &str) {
        self.find(css).await.send_keys(text).await.unwrap();
    }

    /// Signs in by the form.
    pub async fn sign_in(&self, site: &str, name: &str, password: &str) {
        self.client.goto(&format!("{site}/sign-in")).await.unwrap();
        self.type_into("#name", name).await;
        self.type_into("#password", password).await;
        self.click("main .button-main").await;
        assert_eq!(self.url().await.path(), "/games");
    }

    /// The words on the page.
    pub async fn words(&self) -> String {
        let main = self.find("main").await;
        main.text().await.unwrap()
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
    json!({ "binary": browser, "args": arguments })
}
