//! Random games with everything a PGN can hold, written and read again.

use fernzug::rules::notation::{Letters, san};
use fernzug::rules::pgn::{Game, ItemKind, Writer, judge, read, write_game};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Move, Position};

use super::against_shakmaty::Dice;

/// What was put into a game, to be compared with what is read.
#[derive(Debug, PartialEq)]
enum Put {
    Move(Move),
    Comment(String),
    Nag(u8),
    Open,
    Close,
}

/// Texts as they come in comments; line breaks become spaces on the way.
const COMMENTS: [&str; 7] = [
    "[%clk 71:59:58]",
    "",
    "Größe, für Åsa – ½",
    "a long one that goes over the end of its line because it has so many words in it that no line could take them",
    "% ; ( [ \" 100 %",
    "with } inside",
    "1-0 * 1. e4 {",
];

struct Writing<'d> {
    dice: &'d mut Dice,
    writer: Writer,
    put: Vec<Put>,
}

impl Writing<'_> {
    fn line(&mut self, mut position: Position, plies: usize, depth: usize) -> Position {
        for _ in 0..plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = legal[self.dice.roll(legal.len())];
            self.writer.san(
                position.fullmove_number(),
                position.turn(),
                &san(&position, played, Letters::English),
            );
            self.put.push(Put::Move(played));
            if self.dice.roll(6) == 0 {
                let number = self.dice.roll(256) as u8;
                self.writer.nag(number);
                self.put.push(Put::Nag(number));
            }
            if self.dice.roll(6) == 0 {
                let comment = COMMENTS[self.dice.roll(COMMENTS.len())];
                self.writer.comment(comment);
                self.put.push(Put::Comment(comment.to_owned()));
            }
            if depth < 4 && self.dice.roll(10) == 0 {
                self.writer.open();
                self.put.push(Put::Open);
                let plies = 1 + self.dice.roll(5);
                self.line(position, plies, depth + 1);
                self.writer.close();
                self.put.push(Put::Close);
            }
            position = position.play(played);
        }
        position
    }
}

fn taken(game: &Game) -> Vec<Put> {
    let words = |text: &str| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    game.items()
        .iter()
        .map(|item| match item.kind {
            ItemKind::Move(played) => Put::Move(played),
            ItemKind::Comment(span) => Put::Comment(words(game.text(span))),
            ItemKind::Nag(number) => Put::Nag(number),
            ItemKind::Open => Put::Open,
            ItemKind::Close => Put::Close,
            other => panic!("{other:?}"),
        })
        .collect()
}

/// A start: the usual one, one of Chess960, or a position from the middle of a game.
fn start(dice: &mut Dice) -> Position {
    let mut position = match dice.roll(3) {
        0 => return Position::start(),
        _ => Position::chess960(dice.roll(960) as u16).unwrap(),
    };
    for _ in 0..dice.roll(30) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.play(legal[dice.roll(legal.len())]);
    }
    position
}

fn round_trip(dice: &mut Dice) {
    let start = start(dice);
    let fen = start.fen();
    let mut tags = vec![("White", "O\"Neil \\ Söhne"), ("Round", "1.2")];
    if start != Position::start() {
        tags.extend([
            ("FEN", fen.as_str()),
            ("SetUp", "1"),
            ("Variant", "Chess960"),
        ]);
    }
    let plies = dice.roll(120);
    let writer = Writer::new(tags, "*");
    let mut writing = Writing {
        dice,
        writer,
        put: Vec::new(),
    };
    let last = writing.line(start, plies, 0);
    let Writing { writer, put, .. } = writing;
    let text = writer.finish();
    let games = read(text.as_bytes());
    let [game] = &games[..] else { panic!("{text}") };
    assert_eq!(game.problems(), [], "{text}");
    assert_eq!(game.start(), Some(&start));
    for (taken, put) in taken(game).iter().zip(&put) {
        assert_eq!(taken, put, "{text}");
    }
    assert_eq!(game.items().len(), put.len(), "{text}");
    assert_eq!(game.tag("White"), Some("O\"Neil \\ Söhne"));
    assert_eq!(judge(game, &Profile::default()).last, Some(last), "{text}");
    assert_eq!(write_game(game, Letters::English), text);
}

#[test]
fn random_games_come_back_as_they_were() {
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for _ in 0..300 {
        round_trip(&mut dice);
    }
}

#[test]
#[ignore = "a minute: a hundred times as many"]
fn many_random_games_come_back_as_they_were() {
    let mut dice = Dice(0xfedc_ba98_7654_3211);
    for _ in 0..30_000 {
        round_trip(&mut dice);
    }
}
