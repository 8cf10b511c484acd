//! The plan as it is listed.

use crate::domain::conditional::{NodeState, Plan, Row as Node};
use crate::i18n::t;

use super::super::page::move_name;
use super::super::scene::Scene;
use super::line::written;

/// One expected move with its reply.
pub struct Row {
    /// Its number.
    pub number: usize,
    /// How far it is set in: 0 to 4.
    pub indent: usize,
    /// "If you play 14.Nf3", where a line of one's own move begins.
    pub lead: Option<String>,
    /// "14…Nf6 15.Bg5".
    pub moves: String,
    /// Whether it goes on from the row above it.
    pub joins: bool,
    /// What can come of it.
    pub state: String,
    /// `active`, `planned`, `played`, `stopped` or `dead`.
    pub class: &'static str,
    /// The line to it, as an address carries it.
    pub line: Option<String>,
}

/// All rows of a plan.
pub(super) fn rows(scene: &Scene, plan: &Plan) -> Vec<Row> {
    let nodes = plan.rows(scene.game.history(), scene.game.ending.is_some());
    nodes.iter().map(|node| row(scene, node)).collect()
}

fn row(scene: &Scene, node: &Node) -> Row {
    let words = scene.viewer.words;
    let both: Vec<String> = [Some(&node.expected), node.reply.as_ref()]
        .into_iter()
        .flatten()
        .cloned()
        .collect();
    let mut moves = written(scene, node.ply - 1, &both);
    if node.reply.is_none() {
        moves.push_str(&format!(" – {}", t!(words, "plan-resigns")));
    }
    Row {
        number: node.number,
        indent: node.indent.min(4),
        lead: node.lead.as_ref().map(|(ply, san)| {
            let played = written(scene, ply - 1, std::slice::from_ref(san));
            t!(words, "plan-if-lead", played = played)
        }),
        moves,
        joins: node.joins,
        state: state(scene, node),
        class: match node.state {
            NodeState::Active => "active",
            NodeState::Planned | NodeState::AfterLead => "planned",
            NodeState::Played => "played",
            NodeState::NotPlayed => "stopped",
            _ => "dead",
        },
        line: node.line.as_ref().map(|moves| moves.join(".")),
    }
}

fn state(scene: &Scene, node: &Node) -> String {
    let words = scene.viewer.words;
    match node.state {
        NodeState::Active => t!(words, "plan-state-active"),
        NodeState::Planned => t!(words, "plan-state-planned"),
        NodeState::AfterLead => t!(words, "plan-state-lead"),
        NodeState::Played => t!(words, "plan-state-played"),
        NodeState::NotPlayed => t!(words, "plan-state-not-played"),
        NodeState::OtherMove => {
            let played = move_name(scene, node.ply);
            t!(words, "plan-state-other-move", played = played)
        }
        NodeState::OtherReply => {
            let played = move_name(scene, node.ply + 1);
            t!(words, "plan-state-other-reply", played = played)
        }
        NodeState::CutOff => t!(words, "plan-state-cut-off"),
        NodeState::Ended => t!(words, "plan-state-ended"),
    }
}
