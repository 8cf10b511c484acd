//! Notice in, letter out: a pure function, so that previews and tests need no database.

use askama::Template;

use super::chess;
use super::letters::{self, Board, Content};
use super::message::Site;
use crate::domain::GameId;
use crate::domain::link::LinkPurpose;
use crate::domain::notice::{GameFacts, LetterGroup, Notice, NoticeKind, Reader};
use crate::domain::player::PositionStyle;
use crate::domain::time::Instant;
use crate::drawing::{BoardPicture, Side, board_png};
use crate::i18n::{self, Lang, Words, t, words};
use crate::links::Urls;
use crate::rules::Color;
use crate::secrets::Secret;

/// Width of the board's picture in pixels. It is shown 360 wide: finer screens get more, the letter stays below 20 KB.
const BOARD: u32 = 540;

/// Why no letter could be made: a fault of the program, never of the reader.
#[derive(Debug, thiserror::Error)]
pub enum ComposeFault {
    /// The notice's kind and its contents do not belong together.
    #[error("a notice of the kind {0:?} with contents of another")]
    Mismatch(NoticeKind),
    /// A template failed.
    #[error("a template of a letter failed: {0}")]
    Template(#[from] askama::Error),
}

/// The links with secrets that a letter carries.
#[derive(Clone, Debug, Default)]
pub struct LetterLinks(Vec<LetterLink>);

/// One of them.
#[derive(Clone, Debug)]
pub struct LetterLink {
    /// What for.
    pub purpose: LinkPurpose,
    /// In which game.
    pub game: Option<GameId>,
    /// What it carries.
    pub secret: Secret,
}

impl LetterLinks {
    /// One secret for each purpose and game.
    #[must_use]
    pub fn new(links: Vec<LetterLink>) -> Self {
        Self(links)
    }

    /// The address to which this letter can be answered with a move, if it has one.
    pub(super) fn reply_address(&self, site: &Site) -> Option<String> {
        let mut all = self.0.iter();
        let link = all.find(|link| link.purpose == LinkPurpose::Reply)?;
        site.replies
            .as_ref()
            .map(|replies| replies.of(&link.secret))
    }

    /// The link of this purpose for this game, if the letter has one.
    pub(super) fn url(
        &self,
        purpose: LinkPurpose,
        game: Option<GameId>,
        urls: &Urls,
    ) -> Option<String> {
        let mut all = self.0.iter();
        let link = all.find(|link| (link.purpose, link.game) == (purpose, game))?;
        urls.link(purpose, &link.secret)
    }
}

/// What makes this letter this one and no other.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// The notice's number.
    pub notice: i64,
    /// A random word of letters and digits: message ids cannot be guessed by counting.
    pub random: String,
}

/// A finished letter.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// Address.
    pub to: String,
    /// Name beside it; may be empty.
    pub display: String,
    /// Subject.
    pub subject: String,
    /// Body as text.
    pub text: String,
    /// Body as HTML.
    pub html: String,
    /// The board.
    pub picture: Option<Picture>,
    /// Games that lie in it as files.
    pub enclosed: Vec<Enclosure>,
    /// Message-ID without brackets.
    pub message_id: String,
    /// Message-ID of the root of the thread: that of the game or the tournament.
    pub thread: Option<String>,
    /// The list it belongs to as mail programs see it; `None`: a letter about the account.
    pub list: Option<List>,
    /// Where an answer to it goes, if not to the sender: it holds a secret.
    pub reply_to: Option<String>,
    /// Message-ID of the mail that it answers.
    pub answers: Option<String>,
    /// When it was written.
    pub at: Instant,
}

impl std::fmt::Debug for Letter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Both bodies hold links that let one act for the reader.
        write!(f, "Letter({}: {})", self.message_id, self.subject)
    }
}

/// What lets a mail program switch letters like this one off (RFC 2369, RFC 2919, RFC 8058).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// List-Id without brackets.
    pub id: String,
    /// Where one press switches them off.
    pub unsubscribe: String,
}

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enclosure {
    /// `fernzug-1047.pgn`.
    pub name: String,
    /// PGN.
    pub pgn: String,
}

/// A picture shown inside of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// By which the HTML names it.
    pub content_id: String,
    /// PNG.
    pub png: Vec<u8>,
    /// What stands there, in words.
    pub alt: String,
}

#[derive(Template)]
#[template(path = "mail/letter.txt")]
struct TextBody<'a> {
    c: &'a Content,
    words: &'a Words,
    site: &'a str,
    list: Option<&'a List>,
}

#[derive(Template)]
#[template(path = "mail/letter.html")]
struct HtmlBody<'a> {
    c: &'a Content,
    words: &'a Words,
    site: &'a str,
    home: &'a str,
    list: Option<&'a List>,
    picture: Option<&'a Picture>,
}

/// Makes a letter of a notice. Takes some milliseconds where a board is drawn: call it off the async threads.
///
/// # Errors
/// [`ComposeFault`]; trying again does not help.
pub fn compose(
    reader: &Reader,
    notice: &Notice,
    links: &LetterLinks,
    site: &Site,
    stamp: &Stamp,
    now: Instant,
) -> Result<Letter, ComposeFault> {
    let words = words(Lang::from_code(&reader.lang).unwrap_or_default());
    let desk = letters::Desk {
        reader,
        words,
        links,
        site,
        now,
    };
    let content = letters::content(&desk, notice)?;
    let host = site.urls.host().trim_matches(['[', ']']);
    let message_id = format!("{}.{}@{host}", stamp.notice, stamp.random);
    let picture = match notice {
        Notice::Game(_, facts) if reader.position_style == PositionStyle::Diagram => {
            picture(words, facts, content.board.as_ref(), &message_id)
        }
        _ => None,
    };
    let list = list(reader, notice.kind().group(), site, host);
    let mut text = TextBody {
        c: &content,
        words,
        site: &site.name,
        list: list.as_ref(),
    }
    .render()?;
    text.push('\n');
    let text = wrapped(&text);
    let html = HtmlBody {
        c: &content,
        words,
        site: &site.name,
        home: &site.urls.home(),
        list: list.as_ref(),
        picture: picture.as_ref(),
    }
    .render()?;
    let thread = match notice {
        Notice::Game(_, facts) => Some(format!("game-{}@{host}", facts.game)),
        Notice::Invitation(_, facts) => facts.game.map(|game| format!("game-{game}@{host}")),
        Notice::Tournament(_, facts) => Some(format!("tournament-{}@{host}", facts.tournament)),
        _ => None,
    };
    Ok(Letter {
        to: reader.address.clone(),
        display: reader.display.clone(),
        subject: content.subject,
        text,
        html,
        picture,
        enclosed: enclosed(notice, site),
        message_id,
        thread,
        list,
        reply_to: links.reply_address(site),
        answers: answers(notice),
        at: now,
    })
}

/// The games that lie in a letter as files.
fn enclosed(notice: &Notice, site: &Site) -> Vec<Enclosure> {
    match notice {
        Notice::Game(_, facts) => facts
            .enclosed
            .iter()
            .map(|game| Enclosure {
                name: format!("fernzug-{}.pgn", facts.game),
                pgn: i18n::pgn::game(&game.view, &game.shown, &site.name, site.urls.base()),
            })
            .collect(),
        Notice::Digest(parts) => parts.iter().flat_map(|part| enclosed(part, site)).collect(),
        _ => Vec::new(),
    }
}

/// How letters like this one are switched off; `None`: they always come.
fn list(reader: &Reader, group: LetterGroup, site: &Site, host: &str) -> Option<List> {
    let token = reader.unsubscribe.as_ref().filter(|_| group.has_switch())?;
    Some(List {
        id: format!("{}.{host}", group.code()),
        unsubscribe: site.urls.unsubscribe(token, group),
    })
}

/// The width that text is read in (RFC 3676, section 4.2).
const WIDTH: usize = 72;

/// Lines of at most 72 columns; a link is never broken, and a quotation goes on as one.
fn wrapped(text: &str) -> String {
    let mut wrapped = String::with_capacity(text.len() + 64);
    for line in text.lines() {
        if line.chars().count() <= WIDTH {
            wrapped.push_str(line);
        } else {
            let options = textwrap::Options::new(WIDTH)
                .break_words(false)
                .word_separator(textwrap::WordSeparator::AsciiSpace)
                .word_splitter(textwrap::WordSplitter::NoHyphenation)
                .subsequent_indent(if line.starts_with("> ") { "> " } else { "" });
            wrapped.push_str(&textwrap::fill(line, options));
        }
        wrapped.push('\n');
    }
    wrapped
}

fn answers(notice: &Notice) -> Option<String> {
    match notice {
        Notice::Game(_, facts) => facts.reply.as_ref()?.message_id.clone(),
        _ => None,
    }
}

/// The board as the reader's side sees it. Without a picture the letter still has its words.
fn picture(
    words: &Words,
    facts: &GameFacts,
    board: Option<&Board>,
    message_id: &str,
) -> Option<Picture> {
    let below = match facts.side {
        Color::White => Side::White,
        Color::Black => Side::Black,
    };
    let mut drawn = BoardPicture::new(&facts.fen).below(below);
    if let Some((from, to)) = chess::last_squares(facts) {
        drawn = drawn.last_move(from, to);
    }
    if let Some(king) = chess::checked_king(facts) {
        drawn = drawn.check(king);
    }
    match board_png(&drawn, BOARD) {
        Ok(png) => Some(Picture {
            content_id: format!("board.{message_id}"),
            png,
            alt: board.map_or_else(|| t!(words, "letter-position"), |board| board.alt.clone()),
        }),
        Err(fault) => {
            tracing::warn!(game = facts.game, %fault, "a board could not be drawn for a letter");
            None
        }
    }
}
