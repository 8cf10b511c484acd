//! Which moves lead towards a mate of a king that does not mind: the search spends less on them.

use super::material;
use crate::rules::{Bitboard, Color, Move, Position, Role, Square};

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
    /// Knights are strong here.
    centre: Square,
}

impl Guide {
    /// Looks at the bishops: a corner of the colour of the winner's bishop, or of the other colour than the loser's.
    pub(super) fn new(position: &Position, winner: Color) -> Guide {
        let loser = winner.other();
        let own = position.of(winner, Role::Bishop);
        let other = position.of(loser, Role::Bishop);
        let light = if own.is_empty() {
            other.any() && (other & Bitboard::LIGHT).is_empty()
        } else {
            (own & Bitboard::DARK).is_empty()
        };
        let poor = is_poor(position, winner);
        let mut shutters = other | position.of(loser, Role::Knight);
        if own.is_empty() {
            shutters |= position.of(loser, Role::Rook);
        }
        // Where only the loser's pawns can shut their king in, they do it where they arrive.
        let ahead = !(poor && shutters.is_empty());
        Guide::towards(winner, poor, light, ahead == winner.is_white())
    }

    /// Another plan, for when the first one leads nowhere: the opposite corner, or a mate by a minor piece in spite of pawns.
    pub(super) fn other(position: &Position, winner: Color) -> Guide {
        let first = Guide::new(position, winner);
        let minors = position.of(winner, Role::Knight) | position.of(winner, Role::Bishop);
        let poor = first.poor || minors.any();
        let light = first.corner.is_light();
        let eighth = first.corner.rank() == 7;
        if poor == first.poor {
            Guide::towards(winner, poor, light, !eighth)
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
            centre: at(4, 4),
        }
    }

    /// Judges a move of either side.
    pub(super) fn worth(&self, position: &Position, played: Move) -> Worth {
        let nearer = |goal: Square| distance(played.to, goal) < distance(played.from, goal);
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
                _ => Worth::Normal,
            };
        }
        match played.role {
            _ if played.is_capture() => Worth::Punish,
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

/// Knights and bishops do not mate alone, nor do bishops of one colour.
fn is_poor(position: &Position, winner: Color) -> bool {
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

/// Steps of a king on an empty board, files and ranks added: nearer means straighter.
fn distance(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    files.max(ranks) * 8 + files + ranks
}

fn knight_distance(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    files + ranks
}
