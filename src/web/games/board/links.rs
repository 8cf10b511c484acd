//! What a square leads to.

use std::fmt;

use crate::rules::{Move, Piece, Square};

use super::{Board, Shape, Squares};

impl Board<'_> {
    /// Opens the element of a square as far as its classes.
    pub(super) fn link(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        piece: Option<Piece>,
        target: Option<Move>,
    ) -> Result<Shape, fmt::Error> {
        if let Squares::Line { base, joint, .. } = self.squares {
            return self.line_link(f, square, target, (base, joint));
        }
        if let Squares::Step { base, .. } = self.squares {
            return self.step_link(f, square, target, base);
        }
        let (Squares::Choose { base, tail, .. } | Squares::Chosen { base, tail, .. }) =
            self.squares
        else {
            return Ok(Shape::Still);
        };
        match target {
            Some(m) if m.promotion().is_some() => {
                write!(
                    f,
                    "<a href=\"{base}?from={}&amp;to={square}{tail}#entry\"",
                    m.from()
                )?;
            }
            Some(m) if self.is_direct() => {
                let uci = self.position.uci(m);
                write!(
                    f,
                    "<button form=\"direct\" name=\"uci\" value=\"{uci}\" class=\"sq "
                )?;
                return Ok(Shape::Button);
            }
            Some(m) => write!(f, "<a href=\"{base}/move?uci={}{square}{tail}\"", m.from())?,
            None if piece.is_some() && self.can_move(square) => {
                if self.is_chosen(square) {
                    let query = tail.replacen("&amp;", "?", 1);
                    write!(f, "<a href=\"{base}{query}#board\" aria-current=\"true\"")?;
                } else {
                    write!(f, "<a href=\"{base}?from={square}{tail}#board\"")?;
                }
            }
            None => return Ok(Shape::Still),
        }
        f.write_str(" class=\"sq ")?;
        Ok(Shape::Link)
    }

    fn line_link(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        target: Option<Move>,
        (base, joint): (&str, &str),
    ) -> Result<Shape, fmt::Error> {
        match target {
            Some(m) if m.promotion().is_some() => write!(
                f,
                "<a href=\"{base}&amp;from={}&amp;to={square}#board\"",
                m.from()
            )?,
            Some(m) => write!(f, "<a href=\"{base}{joint}{}#board\"", self.position.uci(m))?,
            None if self.is_chosen(square) => {
                write!(f, "<a href=\"{base}#board\" aria-current=\"true\"")?;
            }
            None if self.can_move(square) => {
                write!(f, "<a href=\"{base}&amp;from={square}#board\"")?;
            }
            None => return Ok(Shape::Still),
        }
        f.write_str(" class=\"sq ")?;
        Ok(Shape::Link)
    }

    fn step_link(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        target: Option<Move>,
        base: &str,
    ) -> Result<Shape, fmt::Error> {
        match target {
            Some(m) if m.promotion().is_none() => {
                let uci = self.position.uci(m);
                write!(
                    f,
                    "<button form=\"step\" name=\"uci\" value=\"{uci}\" class=\"sq "
                )?;
                Ok(Shape::Button)
            }
            // the rest is as in a line that is put together
            _ => self.line_link(f, square, target, (base, "")),
        }
    }
}
