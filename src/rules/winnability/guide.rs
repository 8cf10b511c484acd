//! Which moves lead towards a mate of a king that does not mind: the search spends less on them.

use super::material;
use super::men::pawn_attacks;
use crate::rules::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// How a move counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Worth {
    /// Costs nothing.
    Reward,
    /// Costs a ply, unless the move before was rewarded.
    Normal,
    /// Costs four plies.
    Punish,
}

/// The corner where the mate shall happen, and what stands around it.
pub(super) struct Guide {
    pub(super) winner: Color,
    /// The corner, where the loser's king is to go.
    pub(super) corner: Square,
    /// The winner needs men of the loser to shut the king in.
    pub(super) poor: bool,
    /// The loser's knights block the king in here.
    pub(super) beside: Square,
    /// A knight mates from here.
    pub(super) strike: Square,
    /// The winner's king helps from here.
    pub(super) support: Square,
    /// The square before the corner, on its diagonal.
    before: Square,
    /// Knights are strong here.
    centre: Square,
    /// Moves of a bishop to the corner around the men that stand for ever; in blocked positions.
    ways: Option<[u8; 64]>,
    /// Moves are tried as they come, and every step counts that brings a king nearer.
    pub(super) plain: bool,
    /// Moves of the winner's king to a man that holds one of its pawns back, and of the pawn from there on; where it is to break through.
    pub(super) breaks: Option<[u8; 64]>,
}

/// No bishop comes from here to the corner.
const NO_WAY: u8 = u8::MAX;

impl Guide {
    /// Looks at the bishops: a corner of the colour of the winner's bishop, or of the other colour than the loser's; without any,
    /// the nearer one.
    pub(super) fn new(position: &Position, winner: Color) -> Guide {
        let loser = winner.other();
        let own = position.of(winner, Role::Bishop);
        let other = position.of(loser, Role::Bishop);
        let poor = is_poor(position, winner);
        let mut shutters = other | position.of(loser, Role::Knight);
        if own.is_empty() {
            shutters |= position.of(loser, Role::Rook);
        }
        // Where only the loser's pawns can shut their king in, they do it where they arrive.
        let ahead = !(poor && shutters.is_empty());
        let eighth = ahead == winner.is_white();
        let light = if own.any() {
            (own & Bitboard::DARK).is_empty()
        } else if other.any() {
            (other & Bitboard::LIGHT).is_empty()
        } else {
            // Any colour will do: the nearer corner.
            (position.king(loser).file() < 4) == eighth
        };
        Guide::towards(winner, poor, light, eighth)
    }

    /// Another plan, for when the first one leads nowhere: the opposite corner, or a mate by a minor piece in spite of pawns.
    pub(super) fn other(position: &Position, winner: Color) -> Guide {
        let first = Guide::new(position, winner);
        let minors = position.of(winner, Role::Knight) | position.of(winner, Role::Bishop);
        let poor = first.poor || minors.any();
        let light = first.corner.is_light();
        let eighth = first.corner.rank() == 7;
        if poor == first.poor {
            // Without bishops on the same side of the board, else on the same colour.
            let free = position.of_role(Role::Bishop).is_empty();
            Guide::towards(winner, poor, light != free, !eighth)
        } else {
            Guide::towards(winner, poor, light, eighth)
        }
    }

    /// The light or the dark corner on the first or the eighth rank.
    fn towards(winner: Color, poor: bool, light: bool, eighth: bool) -> Guide {
        // On the eighth rank h8 is dark and a8 light, on the first it is the other way round.
        let on_the_left = light == eighth;
        let at = |file: u8, rank: u8| {
            Square::at(
                if on_the_left { 7 - file } else { file },
                if eighth { rank } else { 7 - rank },
            )
        };
        Guide {
            winner,
            poor,
            corner: at(7, 7),
            beside: at(6, 7),
            strike: at(5, 6),
            support: at(6, 5),
            before: at(6, 6),
            centre: at(4, 4),
            ways: None,
            plain: false,
            breaks: None,
        }
    }

    /// The plan for walls of pawns: the king goes around them and takes what holds a pawn back.
    pub(super) fn breaking(position: &Position, winner: Color) -> Guide {
        let loser = winner.other();
        let guarded = pawn_attacks(loser, position.of(loser, Role::Pawn));
        let closed = position.of(winner, Role::Pawn) | guarded;
        let mut ways = [NO_WAY; 64];
        let (mut seen, mut wave) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for moves in 0..64 {
            wave |= held_back(position, winner, u32::from(moves)) & !seen;
            for square in wave {
                if let Some(way) = ways.get_mut(square.slot()) {
                    *way = moves;
                }
            }
            seen |= wave;
            let next = wave.fold(Bitboard::EMPTY, |next, square| next | attacks::king(square));
            wave = next & !closed & !seen;
        }
        Guide {
            breaks: Some(ways),
            ..Guide::straight(position, winner)
        }
    }

    /// The plain plan: to the far corner, whatever is left of both sides.
    pub(super) fn straight(position: &Position, winner: Color) -> Guide {
        let light = Guide::new(position, winner).corner.is_light();
        let plan = Guide::towards(winner, false, light, winner.is_white());
        Guide {
            support: plan.before,
            plain: true,
            ..plan
        }
    }

    /// The plan for blocked positions: bishops find their ways to the corner, and the loser opens files.
    pub(super) fn around(position: &Position, winner: Color, steady: Bitboard) -> Guide {
        let plan = Guide::straight(position, winner);
        let corner = plan.corner;
        let near = (attacks::king(corner) & attacks::straights(corner)) | Bitboard::of(corner);
        let mut ways = [NO_WAY; 64];
        let (mut seen, mut wave, mut moves) = (Bitboard::EMPTY, near, 0);
        while wave.any() {
            for square in wave {
                if let Some(way) = ways.get_mut(square.slot()) {
                    *way = moves;
                }
            }
            seen |= wave;
            moves += 1;
            let next = wave.fold(Bitboard::EMPTY, |next, square| {
                next | attacks::bishop(square, steady)
            });
            wave = next & !steady & !seen;
        }
        Guide {
            ways: Some(ways),
            ..plan
        }
    }

    /// A bishop comes nearer to the corner, or leaves it to strike from afar.
    fn finds_its_way(&self, played: Move, own: bool) -> bool {
        let Some(ways) = self.ways.filter(|_| played.role == Role::Bishop) else {
            return false;
        };
        let way = |square: Square| ways.get(square.slot()).copied().unwrap_or(NO_WAY);
        let (from, to) = (way(played.from), way(played.to));
        if own {
            from != NO_WAY && ((from <= 1 && from < to) || (from > 2 && from > to))
        } else {
            from > to
        }
    }

    /// A pawn that takes or is taken opens the position.
    fn opens(&self, position: &Position, played: Move) -> bool {
        self.ways.is_some()
            && (played.role == Role::Pawn || played.captured == Some(Role::Pawn))
            && position.occupied().count() > 5
    }

    /// Judges a move of either side.
    pub(super) fn worth(&self, position: &Position, played: Move) -> Worth {
        let far = |square: Square, goal: Square| {
            if self.plain {
                steps(square, goal)
            } else {
                distance(square, goal)
            }
        };
        let nearer = |goal: Square| far(played.to, goal) < far(played.from, goal);
        let reward_if = |good: bool| if good { Worth::Reward } else { Worth::Normal };
        if position.turn() == self.winner {
            return match played.role {
                _ if played.is_capture() => {
                    reward_if(!self.poor || played.captured == Some(Role::Queen))
                }
                Role::Pawn => Worth::Reward,
                Role::King => reward_if(nearer(self.support)),
                Role::Knight => reward_if(
                    knight_distance(played.to, self.centre)
                        < knight_distance(played.from, self.centre),
                ),
                _ => reward_if(self.finds_its_way(played, true)),
            };
        }
        match played.role {
            _ if played.is_capture() => {
                if self.opens(position, played) {
                    Worth::Reward
                } else {
                    Worth::Punish
                }
            }
            Role::Bishop => reward_if(self.finds_its_way(played, false)),
            Role::Pawn if self.poor => reward_if(played.promotion != Some(Role::Queen)),
            Role::Pawn => Worth::Punish,
            Role::King => reward_if(nearer(self.corner)),
            Role::Knight => reward_if(
                knight_distance(played.to, self.beside) < knight_distance(played.from, self.beside),
            ),
            _ => Worth::Normal,
        }
    }
}

/// Men of the loser that alone hold back a pawn which has so many steps to go.
fn held_back(position: &Position, winner: Color, steps: u32) -> Bitboard {
    let pawns = position.of(winner, Role::Pawn);
    let ahead = pawns.map(|pawn| ahead_of(pawn, winner));
    let held = ahead
        .filter(|ahead| ahead.count() == steps)
        .map(|ahead| ahead & position.occupied())
        .filter(|men| men.count() == 1);
    held.fold(Bitboard::EMPTY, |all, men| all | men) & position.of_color(winner.other())
}

/// The squares a pawn has before it.
pub(super) fn ahead_of(pawn: Square, color: Color) -> Bitboard {
    Bitboard::file(pawn.file())
        & if color.is_white() {
            Bitboard(!1u64 << pawn.slot())
        } else {
            Bitboard((1u64 << pawn.slot()) - 1)
        }
}

/// A knight or a bishop does not mate alone, nor do bishops of one colour.
pub(super) fn is_poor(position: &Position, winner: Color) -> bool {
    let (knights, bishops) = (
        position.of(winner, Role::Knight),
        position.of(winner, Role::Bishop),
    );
    let own = position.of_color(winner) & !position.of(winner, Role::King);
    (own & !(knights | bishops)).is_empty()
        && if bishops.is_empty() {
            !knights.many()
        } else {
            knights.is_empty() && material::on_one_color(bishops)
        }
}

/// Steps of a king on an empty board.
fn steps(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank()))
}

/// Steps of a king on an empty board, files and ranks added: nearer means straighter.
fn distance(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    steps(one, other) * 8 + files + ranks
}

fn knight_distance(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    files + ranks
}
