//! The files of `assets/`: compiled in, named by their content, kept by browsers for ever.
//!
//! Each is packed once, when it is first asked for, as small as possible: brotli costs too much to be
//! done for each answer (0.11 ms a page), done once it is free.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use actix_web::http::header::{self, HeaderMap};
use actix_web::web::{Bytes, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};

use super::error::{Answer, Failure};
use super::paths;
use crate::secrets::sha256_hex;

#[derive(rust_embed::RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/assets"]
struct Files;

/// Several files that are one: `game.js`, the module of a game's page, and `study.js`, that of the analysis board. A page may ask for few files (a browser on a slow
/// line pays for each), and a file should say one thing.
const TOGETHER: [(&str, &[&str]); 2] = [
    (
        "game.js",
        &[
            "ticking.js",
            "game/board.js",
            "game/choose.js",
            "game/send.js",
            "game/steps.js",
            "game/live.js",
            "game/start.js",
        ],
    ),
    (
        "study.js",
        &["game/board.js", "game/choose.js", "study/study.js"],
    ),
];

struct Asset {
    kind: &'static str,
    plain: Bytes,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

struct Shelf {
    /// `style.css` -> `/assets/style.3f2a….css`
    addresses: HashMap<String, String>,
    /// `style.3f2a….css` -> its content
    files: HashMap<String, Asset>,
}

static SHELF: LazyLock<Shelf> = LazyLock::new(Shelf::fill);

/// The address of a file of `assets/` for a template: `asset("style.css")`. It changes with the file's
/// content. An unknown name gives an address that is not there (a test goes through the templates).
pub fn asset(name: &str) -> &'static str {
    SHELF
        .addresses
        .get(name)
        .map_or("/assets/missing", String::as_str)
}

/// The icon of the site's tab, in the address itself: it is smaller than a request for it.
pub fn icon() -> &'static str {
    static ICON: LazyLock<String> = LazyLock::new(|| {
        let file = Files::get("favicon.svg").map(|file| file.data);
        let svg = String::from_utf8_lossy(file.as_deref().unwrap_or_default()).into_owned();
        let mut address = "data:image/svg+xml,".to_owned();
        for sign in svg.trim().chars() {
            match sign {
                '\n' => {}
                '"' => address.push('\''),
                '<' | '>' | '#' | '%' | '&' => address.push_str(&format!("%{:02X}", sign as u32)),
                _ => address.push(sign),
            }
        }
        address
    });
    &ICON
}

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/assets/{name:.*}", show);
    paths::get(cfg, "/favicon.ico", favicon);
}

async fn show(req: HttpRequest, name: Path<String>) -> Answer {
    let file = SHELF.files.get(name.as_str()).ok_or(Failure::NotFound)?;
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::CONTENT_TYPE, file.kind))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((header::VARY, "Accept-Encoding"));
    let (coding, bytes) = file.packed_for(req.headers());
    if let Some(coding) = coding {
        answer.insert_header((header::CONTENT_ENCODING, coding));
    }
    Ok(answer.body(bytes))
}

async fn favicon() -> Answer {
    Ok(super::page::see_other(asset("favicon.svg")))
}

impl Shelf {
    fn fill() -> Self {
        let mut shelf = Self {
            addresses: HashMap::new(),
            files: HashMap::new(),
        };
        for name in Files::iter() {
            let Some(file) = Files::get(&name) else {
                continue;
            };
            shelf.put(&name, Bytes::from(file.data.into_owned()));
        }
        for (name, parts) in TOGETHER {
            let parts = parts.iter().filter_map(|part| Files::get(part));
            let whole: Vec<u8> = parts.flat_map(|part| part.data.into_owned()).collect();
            shelf.put(name, whole.into());
        }
        shelf
    }

    fn put(&mut self, name: &str, bytes: Bytes) {
        let hash = sha256_hex(&bytes);
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let hashed = format!("{stem}.{}.{ending}", &hash[..16]);
        self.addresses
            .insert(name.to_owned(), format!("/assets/{hashed}"));
        self.files.insert(hashed, Asset::new(kind(ending), bytes));
    }
}

impl Asset {
    fn new(kind: &'static str, plain: Bytes) -> Self {
        Self {
            kind,
            plain,
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
        }
    }

    fn packed_for(&self, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let accepts = |coding: &str| {
            headers
                .get_all(header::ACCEPT_ENCODING)
                .filter_map(|value| value.to_str().ok())
                .flat_map(|value| value.split(','))
                .any(|part| part.trim().eq_ignore_ascii_case(coding))
        };
        if !self.kind.starts_with("text/") && self.kind != "image/svg+xml" {
            return (None, self.plain.clone());
        }
        if accepts("br") {
            let packed = self.brotli.get_or_init(|| pack_brotli(&self.plain));
            return (Some("br"), packed.clone());
        }
        if accepts("gzip") {
            let packed = self.gzip.get_or_init(|| pack_gzip(&self.plain));
            return (Some("gzip"), packed.clone());
        }
        (None, self.plain.clone())
    }
}

fn pack_brotli(plain: &[u8]) -> Bytes {
    let mut packer = brotli::CompressorWriter::new(Vec::new(), 4096, 9, 22);
    // writing into memory does not fail
    let _ = packer.write_all(plain);
    packer.into_inner().into()
}

fn pack_gzip(plain: &[u8]) -> Bytes {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let _ = packer.write_all(plain);
    packer.finish().unwrap_or_default().into()
}

fn kind(ending: &str) -> &'static str {
    match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
