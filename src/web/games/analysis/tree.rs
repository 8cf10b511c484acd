//! The tree as it is listed: lines of moves, variations as lists inside them. Written by hand: it may have two thousand moves,
//! and what people have written there is escaped in one place.

use std::fmt::Write as _;

use crate::domain::analysis::{Note, glyph_sign};
use crate::i18n::chess;
use crate::web::book::escaped;

use super::study::Study;

/// The tree as HTML.
pub(super) fn html(study: &Study) -> String {
    let mut list = List {
        study,
        out: String::with_capacity(4096),
        in_run: false,
    };
    let note = &study.tree.node(0).note;
    if !note.is_empty() {
        list.run();
        list.note(note);
    }
    list.line(0, true);
    list.end_run();
    list.out
}

struct List<'a> {
    study: &'a Study,
    out: String,
    in_run: bool,
}

impl List<'_> {
    fn run(&mut self) {
        if !self.in_run {
            self.out.push_str("<p class=\"run\">");
            self.in_run = true;
        }
    }

    fn end_run(&mut self) {
        if self.in_run {
            self.out.push_str("</p>");
            self.in_run = false;
        }
    }

    /// The moves after a node, the main one first; `numbered`: the first of them needs its number.
    fn line(&mut self, from: usize, mut numbered: bool) {
        let tree = &self.study.tree;
        let mut at = from;
        while let Some((main, others)) = tree.node(at).next.split_first() {
            numbered = self.one(*main, numbered);
            if !others.is_empty() {
                self.end_run();
                self.out.push_str("<ul class=\"variations\">");
                for other in others {
                    self.out.push_str("<li>");
                    let needs = self.one(*other, true);
                    self.line(*other, needs);
                    self.end_run();
                    self.out.push_str("</li>");
                }
                self.out.push_str("</ul>");
                numbered = true;
            }
            at = *main;
        }
    }

    /// A move with what is written there; whether the next one needs its number.
    fn one(&mut self, number: usize, numbered: bool) -> bool {
        let study = self.study;
        let node = study.tree.node(number);
        self.run();
        let href = study.href(number);
        let current = if number == study.at {
            " aria-current=\"true\""
        } else {
            ""
        };
        let class = if node.played { " played" } else { "" };
        let white = study.tree.node(node.above).position.turn().is_white();
        let name = if numbered || white {
            study.name(number)
        } else {
            chess::san(study.scene.viewer.lang, &study.san(number))
        };
        // writing into a string does not fail
        let _ = write!(
            self.out,
            "<a class=\"ply{class}\" href=\"{href}#board\"{current}>{name}"
        );
        for sign in node.note.glyphs.iter().filter_map(|g| glyph_sign(*g)) {
            self.out.push_str(sign);
        }
        self.out.push_str("</a> ");
        self.note(&node.note)
    }

    /// Whether anything was said.
    fn note(&mut self, note: &Note) -> bool {
        if !note.comment.is_empty() {
            let said = escaped(&note.comment);
            let _ = write!(self.out, "<span class=\"said\">{said}</span> ");
        }
        !note.comment.is_empty()
    }
}
