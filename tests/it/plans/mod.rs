//! Conditional moves: trees against a plain interpreter, the verbs on both databases, the page, the letters.

mod interpreter;
mod pages;
mod verbs;
