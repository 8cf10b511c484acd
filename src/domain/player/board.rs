//! How a player's boards look and what they do.

use super::coded;

/// Where a player goes when he has sent a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterSending {
    /// To the next game that waits for him.
    Next,
    /// Nowhere.
    Stay,
    /// To the list of his games.
    List,
}

/// What boards look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardTheme {
    /// Wood and paper.
    Wood,
    /// Black and white, for paper and e-readers.
    Print,
    /// High contrast.
    Contrast,
}

/// Light or dark pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// As the reader's system has it.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

coded!(AfterSending {
    Next = "next",
    Stay = "stay",
    List = "list",
});
coded!(BoardTheme {
    Wood = "wood",
    Print = "print",
    Contrast = "contrast",
});
coded!(Colours {
    System = "system",
    Light = "light",
    Dark = "dark",
});

/// How a player's boards look and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSettings {
    /// Whether a move made on the board is shown once more before it is sent.
    pub confirm: bool,
    /// Where he goes after sending.
    pub after: AfterSending,
    /// What boards look like.
    pub theme: BoardTheme,
    /// Light or dark.
    pub colours: Colours,
    /// Whether a move is heard.
    pub sound: bool,
}

impl Default for BoardSettings {
    fn default() -> Self {
        Self {
            confirm: true,
            after: AfterSending::Next,
            theme: BoardTheme::Wood,
            colours: Colours::System,
            sound: false,
        }
    }
}
