//! Node counts of move generation, position by position (perft.txt), and of all start positions.

use fernzug::rules::Position;
use shakmaty::Position as _;

fn lines() -> impl Iterator<Item = (&'static str, Vec<(u32, u64)>)> {
    include_str!("perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| {
            let (fen, counts) = line.split_once(';').expect("FEN; counts");
            let counts = counts.split_whitespace().map(|count| {
                let (depth, nodes) = count.split_once('=').expect("depth=nodes");
                (depth.parse().expect("depth"), nodes.parse().expect("nodes"))
            });
            (fen, counts.collect())
        })
}

/// More nodes than this only the long test counts.
const FEW: u64 = 300_000;

fn count(wanted: impl Fn(u64) -> bool) {
    for (fen, counts) in lines() {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{error}"));
        for (depth, nodes) in counts.into_iter().filter(|(_, nodes)| wanted(*nodes)) {
            assert_eq!(position.perft(depth), nodes, "{fen} at depth {depth}");
        }
    }
}

#[test]
fn move_generation_counts_as_known() {
    count(|nodes| nodes <= FEW);
}

#[test]
#[ignore = "deep: seconds in release"]
fn move_generation_counts_as_known_deep_down() {
    count(|nodes| nodes > FEW);
}

#[test]
fn making_the_last_move_changes_no_count() {
    for (fen, counts) in lines() {
        let position = Position::from_fen(fen).expect(fen);
        for (depth, nodes) in counts.into_iter().filter(|(_, nodes)| *nodes <= 20_000) {
            assert_eq!(
                position.perft_without_counting(depth),
                nodes,
                "{fen} at depth {depth}"
            );
        }
    }
}

fn starts() -> impl Iterator<Item = Position> {
    (0..960).filter_map(Position::chess960)
}

#[test]
fn the_960_start_positions_have_as_many_lines_as_known() {
    let nodes: u64 = starts().map(|start| start.perft(3)).sum();
    assert_eq!(nodes, SUM_OF_STARTS);
}

/// Lines of three plies from all 960 start positions together; each summand agrees with two libraries.
const SUM_OF_STARTS: u64 = 8_224_968;

fn shakmaty_perft(position: &shakmaty::Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |next: &shakmaty::Move| {
        let after = position.clone().play(*next).expect("legal");
        shakmaty_perft(&after, depth - 1)
    };
    moves.iter().map(after).sum()
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|set| {
        if depth == 1 {
            nodes += set.len() as u64;
        } else {
            for next in set {
                let mut after = board.clone();
                after.play_unchecked(next);
                nodes += cozy_perft(&after, depth - 1);
            }
        }
        false
    });
    nodes
}

#[test]
#[ignore = "seconds in release"]
fn two_libraries_count_the_960_start_positions_alike() {
    let mut sum = 0;
    for (number, start) in (0..).zip(starts()) {
        let nodes = start.perft(3);
        let fen: shakmaty::fen::Fen = start.fen().parse().expect("a FEN");
        let theirs: shakmaty::Chess = fen
            .into_position(shakmaty::CastlingMode::Chess960)
            .expect("legal");
        assert_eq!(nodes, shakmaty_perft(&theirs, 3), "{number}");
        let cozy = cozy_chess::Board::chess960_startpos(number);
        assert_eq!(nodes, cozy_perft(&cozy, 3), "{number}");
        sum += nodes;
    }
    assert_eq!(sum, SUM_OF_STARTS);
}

#[test]
fn counting_and_listing_agree() {
    for (fen, _) in lines() {
        let position = Position::from_fen(fen).expect(fen);
        for next in &position.legal_moves() {
            let after = position.play(*next);
            assert_eq!(
                after.count_moves(),
                after.legal_moves().len(),
                "{fen} {}",
                position.uci(*next)
            );
        }
    }
}
