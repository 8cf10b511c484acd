//! Node counts of move generation, position by position (perft.txt).

use fernzug::rules::Position;

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

#[test]
fn move_generation_counts_as_known() {
    for (fen, counts) in lines() {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{error}"));
        for (depth, nodes) in counts {
            assert_eq!(position.perft(depth), nodes, "{fen} at depth {depth}");
        }
    }
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
