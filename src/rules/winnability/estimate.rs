//! How far a position seems from a mate of a king that does not mind. Only the order of the search depends on it.

use super::guide::{Guide, ahead_of};
use crate::rules::{Bitboard, Color, Position, Role, Square, attacks};

/// Estimates are below this.
pub(super) const WORST: usize = 256;

/// Small is near.
pub(super) fn estimate(position: &Position, guide: &Guide) -> usize {
    let winner = guide.winner;
    let loser = winner.other();
    let king = position.king(loser);
    let own = |role| position.of(winner, role);
    let heavy = own(Role::Queen) | own(Role::Rook);
    let minors = own(Role::Knight) | own(Role::Bishop);
    let pawns = own(Role::Pawn);
    let enemies = position.of_color(loser) & !Bitboard::of(king);
    let cornered = king == guide.corner;
    // The winner's king comes close only when the other one is in its corner: earlier it would keep it out.
    let support = steps(position.king(winner), guide.support);
    let mut far =
        3 * steps(king, guide.corner) + 2 * if cornered { support } else { support.max(2) };
    if heavy.any() {
        far += nearest(heavy, king) + enemies.count() as usize * 2;
    } else if pawns.any()
        && let Some(ways) = &guide.breaks
    {
        far = breaking_through(position, winner, ways);
    } else if pawns.any() && !guide.poor {
        far += 40
            + pawns
                .map(|pawn| march(position, pawn, winner))
                .min()
                .unwrap_or(0)
                * 4;
        far += position.of(loser, Role::Pawn).count() as usize + enemies.count() as usize;
    } else {
        far += 20
            + if guide.poor {
                shutting_in(position, guide)
            } else {
                nearest(minors, king)
            };
    }
    if cornered && !guide.poor {
        far += flights(position, king, winner) * 2;
    }
    far.min(WORST - 1)
}

/// The pattern of a mate by one minor piece: king in the corner, a man of its own beside it, the winner's king before it.
fn shutting_in(position: &Position, guide: &Guide) -> usize {
    let (winner, loser) = (guide.winner, guide.winner.other());
    let long = position.of(loser, Role::Queen) | position.of(loser, Role::Rook);
    let knights = position
        .of(winner, Role::Knight)
        .map(|man| 2 * knight_steps(man, guide.strike));
    let bishops = position.of(winner, Role::Bishop).map(|man| {
        let (one, other) = (guide.corner, man);
        usize::from(one.file().abs_diff(other.file()) != one.rank().abs_diff(other.rank()))
    });
    // A man that is beside the corner too early keeps the king out.
    let early = position.king(loser) != guide.corner && position.of_color(loser).has(guide.beside);
    shutting(position, guide)
        + usize::from(early) * 6
        + long.count() as usize * 2
        + knights.chain(bishops).min().unwrap_or(0)
}

/// How far the nearest man of the loser is from the square beside the corner, where it shuts its king in.
fn shutting(position: &Position, guide: &Guide) -> usize {
    let loser = guide.winner.other();
    let goal = guide.beside;
    let of = |role| position.of(loser, role);
    let same_color = if goal.is_light() {
        Bitboard::LIGHT
    } else {
        Bitboard::DARK
    };
    let knights = of(Role::Knight)
        .map(|man| 2 * knight_steps(man, goal))
        .min();
    // A rook beside its king can always step before it or take a bishop that gives check, and a bishop takes the knight.
    let against_knight = position.of(guide.winner, Role::Bishop).is_empty();
    let bishops = (of(Role::Bishop) & same_color)
        .map(|man| 2 * usize::from(man != goal) + 12 * usize::from(against_knight))
        .min();
    let rooks = of(Role::Rook)
        .filter(|_| against_knight)
        .map(|man| 2 * usize::from(man != goal))
        .min();
    let pawns = of(Role::Pawn).map(|pawn| {
        let blocks = attacks::king(guide.corner).has(pawn);
        if blocks {
            0
        } else {
            6 + 3 * march(position, pawn, loser)
        }
    });
    [knights, bishops, rooks, pawns.min()]
        .into_iter()
        .flatten()
        .min()
        .unwrap_or(40)
}

/// Squares around the king that it may enter.
fn flights(position: &Position, king: Square, winner: Color) -> usize {
    let loser = winner.other();
    (attacks::king(king) & !position.of_color(loser))
        .filter(|square| position.attackers(*square, winner).is_empty())
        .count()
}

/// Steps of a pawn to the last rank, counting a man in the way double.
fn march(position: &Position, pawn: Square, color: Color) -> usize {
    let ahead = ahead_of(pawn, color);
    let enemies = (ahead & position.occupied()).count();
    (ahead.count() + 2 * enemies) as usize
}

/// How far a pawn is from the last rank, or the king from what holds one back.
fn breaking_through(position: &Position, winner: Color, ways: &[u8; 64]) -> usize {
    let king = position.king(winner);
    let others = position.occupied() & !Bitboard::of(king);
    let free = position.of(winner, Role::Pawn).filter_map(|pawn| {
        let ahead = ahead_of(pawn, winner);
        (ahead & others)
            .is_empty()
            .then(|| 40 + 4 * ahead.count() as usize)
    });
    let way = ways.get(king.slot()).copied().unwrap_or(u8::MAX);
    free.min().unwrap_or(80 + 4 * usize::from(way.min(30)))
}

fn nearest(men: Bitboard, goal: Square) -> usize {
    men.map(|man| steps(man, goal)).min().unwrap_or(0)
}

/// Steps of a king on an empty board.
fn steps(one: Square, other: Square) -> usize {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    usize::from(files.max(ranks))
}

/// Moves of a knight on an empty board.
fn knight_steps(one: Square, other: Square) -> usize {
    KNIGHT_STEPS
        .get(one.slot())
        .and_then(|row| row.get(other.slot()))
        .map_or(0, |steps| usize::from(*steps))
}

static KNIGHT_STEPS: [[u8; 64]; 64] = all_knight_steps();

const fn all_knight_steps() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = knight_steps_from(from);
        from += 1;
    }
    table
}

/// Wave by wave; six moves are always enough.
const fn knight_steps_from(from: usize) -> [u8; 64] {
    let mut steps = [6; 64];
    steps[from] = 0;
    let mut wave = 1u64 << from;
    let mut seen = wave;
    let mut count = 1;
    while count < 6 {
        wave = knight_wave(wave) & !seen;
        seen |= wave;
        let mut rest = wave;
        while rest != 0 {
            steps[rest.trailing_zeros() as usize] = count;
            rest &= rest - 1;
        }
        count += 1;
    }
    steps
}

const fn knight_wave(from: u64) -> u64 {
    let (a, h) = (0x0101_0101_0101_0101u64, 0x8080_8080_8080_8080u64);
    let (ab, gh) = (a | a << 1, h | h >> 1);
    ((from << 17 | from >> 15) & !a)
        | ((from << 15 | from >> 17) & !h)
        | ((from << 10 | from >> 6) & !ab)
        | ((from << 6 | from >> 10) & !gh)
}
