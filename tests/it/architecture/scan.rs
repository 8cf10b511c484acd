//! Finds every path that a source file mentions.
//!
//! It reads tokens instead of a syntax tree: what stands inside a macro call, a `macro_rules!` body or
//! an attribute is then read like everything else.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::HashSet;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    Inline,
    /// `public` for everything that the room above can see.
    Use {
        public: bool,
        alias: Option<String>,
    },
}

#[derive(Debug, Clone)]
pub struct Mention {
    pub path: Vec<String>,
    pub line: usize,
    pub kind: Kind,
    /// The module in which it stands.
    pub module: Vec<String>,
}

#[derive(Debug, Default)]
pub struct Scan {
    pub mentions: Vec<Mention>,
    /// Modules declared in the file, as paths from the crate's root.
    pub modules: HashSet<Vec<String>>,
    /// Macros that are visible in the whole crate.
    pub exported_macros: Vec<String>,
    /// `async`, `await`, `include!`, `#[path]`, `#[macro_use]`.
    pub words: Vec<(&'static str, usize)>,
}

pub fn scan(source: &str, module: &[String]) -> Scan {
    let tokens: TokenStream = source.parse().expect("a source file that can be tokenised");
    let mut scan = Scan::default();
    scan.walk(tokens, module);
    scan
}

impl Scan {
    fn walk(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        let mut public = false;
        while at < tokens.len() {
            let rest = &tokens[at..];
            let step = match &tokens[at] {
                TokenTree::Group(group) => {
                    self.walk(group.stream(), module);
                    1
                }
                TokenTree::Punct(punct) if punct.as_char() == '#' => self.attribute(rest, module),
                TokenTree::Punct(punct) if punct.as_char() == ':' => self.path(rest, module),
                TokenTree::Ident(word) if word == "pub" => {
                    let (seen, step) = visibility(rest, module);
                    public = seen;
                    at += step;
                    continue;
                }
                TokenTree::Ident(_) => self.word(rest, module, public),
                _ => 1,
            };
            public = false;
            at += step;
        }
    }

    fn word(&mut self, rest: &[TokenTree], module: &[String], public: bool) -> usize {
        let line = line(&rest[0]);
        match (text(&rest[0]).as_str(), rest.get(1), rest.get(2)) {
            ("use", Some(next), _) if !is(next, '<') => {
                let end = rest
                    .iter()
                    .position(|token| is(token, ';'))
                    .unwrap_or(rest.len());
                self.use_tree(&rest[1..end], &[], public, module);
                end
            }
            ("extern", Some(next), Some(name)) if text(next) == "crate" => {
                let kind = Kind::Use {
                    public,
                    alias: None,
                };
                self.mention(vec![text(name)], line, kind, module);
                3
            }
            ("mod", Some(TokenTree::Ident(name)), after) => {
                let mut inner = module.to_vec();
                inner.push(name.to_string());
                self.modules.insert(inner.clone());
                if let Some(TokenTree::Group(body)) = after {
                    self.walk(body.stream(), &inner);
                    return 3;
                }
                2
            }
            ("async", ..) => self.note("async", line),
            ("await", ..) => self.note("await", line),
            ("include", Some(next), _) if is(next, '!') => self.note("include!", line),
            _ => self.path(rest, module),
        }
    }

    fn note(&mut self, word: &'static str, line: usize) -> usize {
        self.words.push((word, line));
        1
    }

    fn attribute(&mut self, rest: &[TokenTree], module: &[String]) -> usize {
        let at = 1 + usize::from(rest.get(1).is_some_and(|token| is(token, '!')));
        let Some(TokenTree::Group(group)) = rest.get(at) else {
            return 1;
        };
        let words: Vec<TokenTree> = group.stream().into_iter().collect();
        let first = words.first().map(text).unwrap_or_default();
        match first.as_str() {
            "doc" => return at + 1,
            "path" => self.note("#[path]", line(&rest[0])),
            "macro_use" => self.note("#[macro_use]", line(&rest[0])),
            "macro_export" => {
                // #[macro_export] … macro_rules ! name, with other attributes between
                let name = rest
                    .iter()
                    .position(|token| text(token) == "macro_rules")
                    .map(|at| at + 2);
                self.exported_macros
                    .extend(name.and_then(|at| rest.get(at)).map(text));
                0
            }
            _ => 0,
        };
        self.walk(group.stream(), module);
        self.quoted_paths(group, module);
        at + 1
    }

    /// `#[serde(with = "crate::storage::codec")]`: a path in quotes is a path.
    fn quoted_paths(&mut self, group: &Group, module: &[String]) {
        for token in group.stream() {
            match token {
                TokenTree::Group(inner) => self.quoted_paths(&inner, module),
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    let inside = text.trim_start_matches('r').trim_matches(['#', '"']);
                    if let (true, Ok(tokens)) = (inside.contains("::"), inside.parse()) {
                        self.walk(tokens, module);
                    }
                }
                _ => {}
            }
        }
    }

    /// `a::b::c` or `::a::b`; a single word is no path.
    fn path(&mut self, rest: &[TokenTree], module: &[String]) -> usize {
        let start = if is_colons(rest, 0) { 2 } else { 0 };
        let Some(TokenTree::Ident(_)) = rest.get(start) else {
            return start.max(1);
        };
        let mut path = vec![text(&rest[start])];
        let mut at = start + 1;
        while is_colons(rest, at) {
            let Some(TokenTree::Ident(segment)) = rest.get(at + 2) else {
                break;
            };
            path.push(segment.to_string());
            at += 3;
        }
        if path.len() > 1 || start > 0 {
            self.mention(path, line(&rest[0]), Kind::Inline, module);
        }
        at
    }

    fn use_tree(&mut self, tree: &[TokenTree], prefix: &[String], public: bool, module: &[String]) {
        for branch in tree.split(|token| is(token, ',')) {
            let mut path = prefix.to_vec();
            let mut alias = None;
            let mut tokens = branch.iter();
            while let Some(token) = tokens.next() {
                match token {
                    TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                        self.use_tree(&inner, &path, public, module);
                        path.clear();
                    }
                    TokenTree::Ident(word) if word == "as" => alias = tokens.next().map(text),
                    TokenTree::Ident(word) if word == "self" && !path.is_empty() => {}
                    TokenTree::Ident(word) => path.push(text(&TokenTree::Ident(word.clone()))),
                    other if is(other, '*') => path.push("*".to_owned()),
                    _ => {}
                }
            }
            if let (false, Some(first)) = (path.is_empty(), branch.first()) {
                self.mention(path, line(first), Kind::Use { public, alias }, module);
            }
        }
    }

    fn mention(&mut self, path: Vec<String>, line: usize, kind: Kind, module: &[String]) {
        let module = module.to_vec();
        self.mentions.push(Mention {
            path,
            line,
            kind,
            module,
        });
    }
}

/// Whether what follows can be seen outside of its room, and how many tokens say so. `pub(super)` stays
/// inside, unless it stands in the room's own first file.
fn visibility(rest: &[TokenTree], module: &[String]) -> (bool, usize) {
    match rest.get(1) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
            let scope = group.stream().to_string();
            let outside = scope == "crate" || (scope == "super" && module.len() < 2);
            (outside, 2)
        }
        _ => (true, 1),
    }
}

fn text(token: &TokenTree) -> String {
    token.to_string().trim_start_matches("r#").to_owned()
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    tokens.get(at).is_some_and(|token| is(token, ':'))
        && tokens.get(at + 1).is_some_and(|token| is(token, ':'))
}

fn line(token: &TokenTree) -> usize {
    token.span().start().line
}
