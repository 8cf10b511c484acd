//! The same random games in our rules and in the library shakmaty: legal moves, SAN, FEN and endings must be equal.
//! cozy-chess counts the legal moves too.

use fernzug::rules::notation::{Letters, long_algebraic, parse_san, parse_typed, san};
use fernzug::rules::{Move, MoveRefusal, Position};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen};

/// A small repeatable generator; quality does not matter here.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % sides
    }
}

fn theirs(fen: &str, mode: CastlingMode) -> Chess {
    fen.parse::<Fen>()
        .expect(fen)
        .into_position(mode)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn compare(ours: &Position, theirs: &Chess, mode: CastlingMode) -> Vec<(Move, shakmaty::Move)> {
    let fen = ours.fen();
    assert_eq!(
        fen,
        Fen::from_position(theirs, EnPassantMode::Legal).to_string()
    );
    let read = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(&read, ours, "{fen}");
    assert_eq!(ours.is_check(), theirs.is_check(), "{fen}");
    assert_eq!(ours.is_checkmate(), theirs.is_checkmate(), "{fen}");
    assert_eq!(ours.is_stalemate(), theirs.is_stalemate(), "{fen}");
    let legal = ours.legal_moves();
    assert_eq!(ours.count_moves(), legal.len(), "{fen}");
    let their_legal = theirs.legal_moves();
    assert_eq!(legal.len(), their_legal.len(), "{fen}");
    let mut pairs = Vec::new();
    for their_move in &their_legal {
        // King takes rook is read in both modes and names one move only.
        let written = UciMove::from_move(*their_move, CastlingMode::Chess960).to_string();
        let ours_move = ours
            .parse_uci(&written)
            .unwrap_or_else(|why| panic!("{fen} {written}: {why:?}"));
        if mode == CastlingMode::Standard {
            assert_eq!(
                ours.uci(ours_move),
                UciMove::from_move(*their_move, mode).to_string(),
                "{fen}"
            );
        }
        assert_eq!(ours.parse_uci(&ours.uci(ours_move)), Ok(ours_move), "{fen}");
        pairs.push((ours_move, *their_move));
    }
    pairs
}

fn compare_notation(ours: &Position, theirs: &Chess, pairs: &[(Move, shakmaty::Move)]) {
    for (our_move, their_move) in pairs {
        let written = san(ours, *our_move, Letters::English);
        assert_eq!(
            written,
            SanPlus::from_move(theirs.clone(), *their_move).to_string(),
            "{}",
            ours.fen()
        );
        assert_eq!(
            parse_san(ours, &written),
            Ok(*our_move),
            "{} {written}",
            ours.fen()
        );
        for letters in [
            Letters::English,
            Letters::German,
            Letters::Swedish,
            Letters::Figurine,
        ] {
            check_typed(ours, *our_move, letters);
        }
    }
}

/// What we write we read; a `B` or `D` that a pawn of that file could mean as well is asked about, never guessed.
fn check_typed(position: &Position, our_move: Move, letters: Letters) {
    for text in [
        san(position, our_move, letters),
        long_algebraic(position, our_move, letters),
    ] {
        match parse_typed(position, &text, letters) {
            Ok(read) => assert_eq!(read, our_move, "{} {text}", position.fen()),
            Err(MoveRefusal::Ambiguous { candidates }) => {
                assert!(text.starts_with(['B', 'D']), "{} {text}", position.fen());
                assert!(
                    candidates.contains(&our_move) && candidates.len() < 4,
                    "{} {text}",
                    position.fen()
                );
            }
            Err(why) => panic!("{} {text}: {why:?}", position.fen()),
        }
    }
}

fn cozy_count(board: &cozy_chess::Board) -> usize {
    let mut count = 0;
    board.generate_moves(|set| {
        count += set.len();
        false
    });
    count
}

fn play_games(positions: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut seen = 0;
    while seen < positions {
        let number = if dice.roll(2) == 0 {
            518
        } else {
            dice.roll(960) as u16
        };
        let mode = if number == 518 {
            CastlingMode::Standard
        } else {
            CastlingMode::Chess960
        };
        let mut ours = Position::chess960(number).expect("below 960");
        let mut their_position = theirs(&ours.fen(), mode);
        let mut cozy = cozy_chess::Board::chess960_startpos(number.into());
        for _ in 0..200 {
            seen += 1;
            let pairs = compare(&ours, &their_position, mode);
            assert_eq!(pairs.len(), cozy_count(&cozy), "{}", ours.fen());
            if dice.roll(8) == 0 {
                compare_notation(&ours, &their_position, &pairs);
            }
            if pairs.is_empty() {
                break;
            }
            let (our_move, their_move) = pairs[dice.roll(pairs.len())];
            let written = UciMove::from_move(their_move, CastlingMode::Chess960).to_string();
            cozy.play_unchecked(written.parse().expect("UCI"));
            ours = ours.play(our_move);
            their_position = their_position.play(their_move).expect("legal");
        }
    }
}

#[test]
fn random_games_go_alike() {
    play_games(10_000, 0x00f3_72ce_15a1);
}

#[test]
#[ignore = "a million positions: a minute in release"]
fn a_million_positions_go_alike() {
    play_games(1_000_000, 0x5eed_0002_b00c);
}
