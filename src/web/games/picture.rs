//! `GET /games/{game}/board.svg` and `board.png`: the board as a picture, of what its reader may see. `?ply=` shows an earlier
//! position, `?flip=1` turns the board, `?size=` says how wide a PNG is.

use std::hash::{DefaultHasher, Hash, Hasher};

use actix_web::http::header;
use actix_web::web::{self, Data};
use actix_web::{HttpRequest, HttpResponse};

use crate::drawing::{BoardPicture, PNG_SIZES, Side, board_png, board_svg};
use crate::i18n::{chess, t};
use crate::rules::{Position, Square};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::book::escaped;
use crate::web::client::{address, limit_key};
use crate::web::error::{Answer, Failure};
use crate::web::limits::Limit;
use crate::web::viewer::Asker;

use super::board::squares_of;
use super::page;
use super::scene::{Scene, Seat};

/// How wide a PNG is if nothing else is asked for, and at most: a larger one takes longer than a page.
const USUAL: u32 = 720;
const LARGEST: u32 = 1_440;

#[derive(Clone, Copy, Hash)]
enum Kind {
    Svg,
    Png(u32),
}

/// What is drawn; the same always gives the same bytes.
#[derive(Clone, Hash)]
struct Drawn {
    placement: String,
    turned: bool,
    last: Option<(u8, u8)>,
    check: Option<u8>,
    /// "Game 1047 after 14.Nf3", and the men in words.
    title: String,
    about: String,
    lang: &'static str,
}

/// `GET …/board.svg`.
pub async fn svg(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    asked: Asked,
    req: HttpRequest,
) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let drawn = Drawn::of(&scene, &asked)?;
    let tag = drawn.tag(Kind::Svg);
    if is_known(&req, &tag) {
        return Ok(answer(&scene, &tag).status_not_modified());
    }
    Ok(answer(&scene, &tag).picture("image/svg+xml", "svg", drawn.svg().into_bytes()))
}

/// `GET …/board.png`.
pub async fn png(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    asked: Asked,
    req: HttpRequest,
) -> Answer {
    let size: u32 = asked.parsed("size").unwrap_or(USUAL);
    let size = size.clamp(*PNG_SIZES.start(), LARGEST);
    let scene = seat.scene(&state, asker).await?;
    let drawn = Drawn::of(&scene, &asked)?;
    let tag = drawn.tag(Kind::Png(size));
    if is_known(&req, &tag) {
        return Ok(answer(&scene, &tag).status_not_modified());
    }
    let who = match scene.viewer.id() {
        Some(id) => id.to_string(),
        None => limit_key(address(&req, &state.site.trusted_proxies)),
    };
    state.limits.count(Limit::Pictures, who)?;
    // it takes some milliseconds: not on the thread that answers others
    let bytes = web::block(move || board_png(&drawn.picture(), size))
        .await
        .map_err(|fault| Failure::Broken(fault.to_string()))?
        .map_err(|fault| Failure::Broken(fault.to_string()))?;
    Ok(answer(&scene, &tag).picture("image/png", "png", bytes))
}

impl Drawn {
    fn of(scene: &Scene, asked: &Asked) -> Result<Self, Failure> {
        let (view, words) = (&scene.view, scene.viewer.words);
        // one that is not there (yet) is the present one, as on the page
        let ply = asked.parsed("ply").unwrap_or(view.ply).min(view.ply);
        let shown = view.moves.get(ply as usize).ok_or(Failure::NotFound)?;
        let position = Position::from_fen(&shown.fen).map_err(|_| Failure::NotFound)?;
        let index = |square: Square| square.index();
        let last = squares_of(&shown.uci).map(|(from, to)| (index(from), index(to)));
        let check = position
            .is_check()
            .then(|| position.king(position.turn()).index());
        let game = t!(words, "game-title", id = view.id);
        let title = if ply == 0 {
            game
        } else {
            format!("{game}: {}", page::move_name(scene, ply))
        };
        Ok(Self {
            placement: position.placement(),
            turned: !scene.bottom().is_white(),
            last,
            check,
            title,
            about: chess::position(words, &position).join(" "),
            lang: scene.viewer.lang.code(),
        })
    }

    fn picture(&self) -> BoardPicture<'_> {
        let side = if self.turned {
            Side::Black
        } else {
            Side::White
        };
        let mut picture = BoardPicture::new(&self.placement).below(side);
        if let Some((from, to)) = self.last {
            picture = picture.last_move(from, to);
        }
        match self.check {
            Some(king) => picture.check(king),
            None => picture,
        }
    }

    /// The drawing with its words, for those who do not see it.
    fn svg(&self) -> String {
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        let words = format!(
            " role=\"img\" lang=\"{}\"><title>{title}</title><desc>{about}</desc>",
            self.lang
        );
        board_svg(&self.picture()).replacen('>', &words, 1)
    }

    fn tag(&self, kind: Kind) -> String {
        let mut hasher = DefaultHasher::new();
        (self, kind, env!("CARGO_PKG_VERSION")).hash(&mut hasher);
        format!("\"{:016x}\"", hasher.finish())
    }
}

fn is_known(req: &HttpRequest, tag: &str) -> bool {
    let known = req.headers().get(header::IF_NONE_MATCH);
    let known = known.and_then(|value| value.to_str().ok()).unwrap_or("");
    known
        .split(',')
        .any(|one| one.trim().trim_start_matches("W/") == tag)
}

/// What an answer says of itself whatever it holds: nobody on the way keeps what one reader alone may see.
struct Framed {
    id: i64,
    cache: &'static str,
    tag: String,
}

fn answer(scene: &Scene, tag: &str) -> Framed {
    Framed {
        id: scene.view.id,
        cache: match scene.viewer.player {
            Some(_) => "private, no-cache",
            None => "public, no-cache",
        },
        tag: tag.to_owned(),
    }
}

impl Framed {
    fn framed(&self, mut answer: actix_web::HttpResponseBuilder) -> actix_web::HttpResponseBuilder {
        answer
            .insert_header((header::CACHE_CONTROL, self.cache))
            .insert_header((header::VARY, "Cookie, Accept-Language"))
            .insert_header((header::ETAG, self.tag.as_str()));
        answer
    }

    fn status_not_modified(&self) -> HttpResponse {
        self.framed(HttpResponse::NotModified()).finish()
    }

    fn picture(&self, kind: &'static str, ending: &str, bytes: Vec<u8>) -> HttpResponse {
        let name = format!("inline; filename=\"fernzug-{}.{ending}\"", self.id);
        self.framed(HttpResponse::Ok())
            .content_type(kind)
            .insert_header((header::CONTENT_DISPOSITION, name))
            .body(bytes)
    }
}
