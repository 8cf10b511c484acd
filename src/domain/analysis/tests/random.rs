//! Random steps against a model, random comments and random pastes.

use proptest::prelude::*;

use super::*;

/// A tree as a list of paths in order, changed in the plainest way: what the arena is held against.
#[derive(Clone, Debug, Default)]
struct Plain {
    next: Vec<(String, Plain)>,
    comment: String,
}

impl Plain {
    fn at(&mut self, path: &[String]) -> &mut Self {
        let Some((first, rest)) = path.split_first() else {
            return self;
        };
        let found = self.next.iter().position(|(uci, _)| uci == first);
        let n = found.unwrap_or_else(|| {
            self.next.push((first.clone(), Self::default()));
            self.next.len() - 1
        });
        self.next[n].1.at(rest)
    }

    fn has(&self, path: &[String]) -> bool {
        path.split_first().is_none_or(|(first, rest)| {
            let mut next = self.next.iter();
            next.any(|(uci, below)| uci == first && below.has(rest))
        })
    }

    fn of(tree: &Tree, number: usize) -> Self {
        let node = tree.node(number);
        let next = node.next.iter().map(|n| {
            let uci = node.position.uci(tree.node(*n).mv.unwrap());
            (uci, Self::of(tree, *n))
        });
        Self {
            next: next.collect(),
            comment: node.note.comment.clone(),
        }
    }

    fn told(&self) -> String {
        let next = self
            .next
            .iter()
            .map(|(uci, below)| format!("{uci}{}", below.told()));
        format!("{:?}[{}]", self.comment, next.collect::<Vec<_>>().join(" "))
    }
}

fn path_of(tree: &Tree, number: usize) -> Vec<String> {
    let (mut at, mut path) = (number, Vec::new());
    while at != 0 {
        let above = tree.node(at).above;
        path.push(tree.node(above).position.uci(tree.node(at).mv.unwrap()));
        at = above;
    }
    path.reverse();
    path
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_steps_do_as_the_plain_model(seeds in proptest::collection::vec((0_u8..6, any::<u16>(), any::<u16>(), "\\PC{0,12}"), 1..60)) {
        let moves = "d2d4 g8f6 c2c4";
        let mut tree = game(moves);
        let mut plain = Plain::of(&tree, 0);
        for (kind, one, other, words) in seeds {
            let all = tree.below(0);
            let number = all[usize::from(one) % all.len()];
            let path = path_of(&tree, number);
            let place = tree.place(number);
            match kind {
                0..=2 => {
                    let legal = tree.node(number).position.legal_moves();
                    if legal.is_empty() { continue; }
                    let mv = legal[usize::from(other) % legal.len()];
                    let uci = tree.node(number).position.uci(mv);
                    let step = Step::Add { at: place, moves: Moves::Line(vec![uci.clone()]) };
                    tree.take(&step).unwrap();
                    tree.take(&step).unwrap();
                    plain.at(&[path, vec![uci]].concat());
                }
                3 => {
                    let seen = tree.node(number).note.comment.clone();
                    let step = Step::Write { at: place, comment: words.clone(), seen, judgement: None, verdict: None, marks: String::new() };
                    if tree.take(&step).is_ok() {
                        plain.at(&path).comment = clean_comment(&mark::taken_out(&words).0);
                    }
                }
                4 => {
                    let done = tree.take(&Step::Remove { at: place, seen: usize::MAX });
                    prop_assert_eq!(done.is_err(), tree.node(number).played);
                    if let (Ok(_), Some((last, above))) = (done, path.split_last()) {
                        plain.at(above).next.retain(|(uci, _)| uci != last);
                        prop_assert!(!plain.has(&path));
                    }
                }
                _ => {
                    let done = tree.take(&Step::Sort { at: place, to: Order::First });
                    if let (Ok(_), Some((last, above))) = (done, path.split_last()) {
                        let games = usize::from(tree.node(tree.node(number).above).next.iter().any(|n| tree.node(*n).played));
                        let next = &mut plain.at(above).next;
                        let here = next.iter().position(|(uci, _)| uci == last).unwrap();
                        let moved = next.remove(here);
                        next.insert(games, moved);
                    }
                }
            }
            prop_assert_eq!(Plain::of(&tree, 0).told(), plain.told());
            let mut read = game(moves);
            read.read(&tree.stored()).unwrap();
            prop_assert_eq!(Plain::of(&read, 0).told(), plain.told());
        }
    }

    #[test]
    fn any_comment_comes_back_sign_for_sign(words in "(\\PC|\n|\\}|\\{|;|%|\\[|\\]){0,60}", marks in proptest::sample::subsequence(vec!["e2e4", "Rd5", "Ba1h8", "Yc3"], 0..4)) {
        let mut tree = game(OPEN);
        let step = write("3", &words, "", &marks.join(" "));
        tree.take(&step).unwrap();
        tree.take(&add("3", "b8c6")).unwrap();
        tree.take(&add("3", "g8f6")).unwrap();
        let read = again(&tree, OPEN);
        prop_assert_eq!(&read.node(3).note, &tree.node(3).note);
    }

    #[test]
    fn whatever_is_pasted_is_taken_or_refused(text in "([a-h1-8NBRQKOx+#=!?(){}$0-9. \n;%*-]|\\PC){0,200}") {
        let mut tree = game(OPEN);
        let before = tree.clone();
        if tree.take(&import("2", &text)).is_err() {
            prop_assert_eq!(&tree, &before);
        }
        again(&tree, OPEN);
    }
}
