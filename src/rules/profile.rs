//! Rule sets as values (one server, several documents): what differs between the Laws, the Online Regulations and club pages.
//!
//! A game keeps its profile with its version for ever; a change of a preset is a new version.

/// How a draw by repetition or by the fifty-move rule comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    /// At once, by itself (FIDE Online Regulations 5.4.1, 5.4.4).
    Auto,
    /// If a player claims it (9.2, 9.3).
    Claim,
    /// Not at all.
    Off,
}

/// Which positions end a game because nobody can mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeadRule {
    /// No series of legal moves mates (5.2.2).
    Full,
    /// Only bare kings, king and one minor piece against a king, and bishops all of one colour.
    ThreeClasses,
    /// None.
    Off,
}

/// What time or resignation costs when the opponent could not have mated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnmateableRule {
    /// A draw if the opponent cannot mate by any series of legal moves (6.9, 5.1.2).
    AnySeries,
    /// A draw only if the opponent has nothing but the king.
    BareKing,
    /// The game, always.
    Loss,
}

/// The presets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ProfileId {
    /// The FIDE Laws of Chess 2023: draws on claim.
    Laws,
    /// FIDE Online Regulations, with dead positions, time and resignation judged as in the Laws; the default.
    Online,
    /// A club site's page, word for word: automatic draws, short lists of material.
    Site,
    /// The Laws before 9.6 existed: claims only, resignation always loses.
    Classic,
    /// A Swedish club's page: claims, fivefold and 75 moves; resignation always loses.
    Swedish,
    /// A correspondence site's page.
    Chessmail,
    /// Rules for beginners: time always loses.
    Simple,
}

impl ProfileId {
    /// All presets; the two that forms show first come first.
    pub const ALL: [ProfileId; 7] = [
        ProfileId::Online,
        ProfileId::Laws,
        ProfileId::Site,
        ProfileId::Classic,
        ProfileId::Swedish,
        ProfileId::Chessmail,
        ProfileId::Simple,
    ];

    /// The name that is stored and shown in tags.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ProfileId::Laws => "laws",
            ProfileId::Online => "online",
            ProfileId::Site => "site",
            ProfileId::Classic => "classic",
            ProfileId::Swedish => "swedish",
            ProfileId::Chessmail => "chessmail",
            ProfileId::Simple => "simple",
        }
    }
}

/// A rule set, frozen into each game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Profile {
    /// Which preset.
    pub id: ProfileId,
    /// Its version, from 1.
    pub version: u32,
    /// The same position for the third time (9.2).
    pub threefold: DrawRule,
    /// A claim may come with a move not yet made (9.2.1, 9.3.1).
    pub claim_by_intended_move: bool,
    /// The fifth time ends the game (9.6.1).
    pub fivefold_auto: bool,
    /// Fifty moves by each player without capture and pawn move (9.3).
    pub fifty: DrawRule,
    /// Seventy-five moves by each end the game (9.6.2).
    pub seventyfive_auto: bool,
    /// Dead positions (5.2.2).
    pub dead: DeadRule,
    /// Time (6.9).
    pub timeout_vs_unmateable: UnmateableRule,
    /// Resignation (5.1.2).
    pub resign_vs_unmateable: UnmateableRule,
    /// Moves both must have made before a draw can be agreed (5.2.3): 0 or 1.
    pub draw_offer_after_moves: u8,
}

impl Default for Profile {
    /// `online/1`.
    fn default() -> Profile {
        Profile::current(ProfileId::Online)
    }
}

impl Profile {
    /// The newest version of a preset, for new games.
    #[must_use]
    pub const fn current(id: ProfileId) -> Profile {
        let automatic = Profile {
            id,
            version: 1,
            threefold: DrawRule::Auto,
            claim_by_intended_move: false,
            // The third time and the fiftieth move come first.
            fivefold_auto: false,
            fifty: DrawRule::Auto,
            seventyfive_auto: false,
            dead: DeadRule::Full,
            timeout_vs_unmateable: UnmateableRule::AnySeries,
            resign_vs_unmateable: UnmateableRule::AnySeries,
            draw_offer_after_moves: 1,
        };
        let claimed = Profile {
            threefold: DrawRule::Claim,
            claim_by_intended_move: true,
            fivefold_auto: true,
            fifty: DrawRule::Claim,
            seventyfive_auto: true,
            ..automatic
        };
        let (loss, bare) = (UnmateableRule::Loss, UnmateableRule::BareKing);
        match id {
            ProfileId::Laws => claimed,
            ProfileId::Online => automatic,
            ProfileId::Site => Profile {
                dead: DeadRule::ThreeClasses,
                timeout_vs_unmateable: bare,
                resign_vs_unmateable: bare,
                ..automatic
            },
            ProfileId::Classic => Profile {
                fivefold_auto: false,
                seventyfive_auto: false,
                resign_vs_unmateable: loss,
                draw_offer_after_moves: 0,
                ..claimed
            },
            ProfileId::Swedish => Profile {
                resign_vs_unmateable: loss,
                draw_offer_after_moves: 0,
                ..claimed
            },
            ProfileId::Chessmail => Profile {
                resign_vs_unmateable: loss,
                draw_offer_after_moves: 0,
                ..automatic
            },
            ProfileId::Simple => Profile {
                dead: DeadRule::ThreeClasses,
                timeout_vs_unmateable: loss,
                resign_vs_unmateable: loss,
                draw_offer_after_moves: 0,
                ..automatic
            },
        }
    }

    /// The preset of this name in this version; `None` if there is none.
    #[must_use]
    pub fn by_name(name: &str, version: u32) -> Option<Profile> {
        let id = ProfileId::ALL.into_iter().find(|id| id.name() == name)?;
        Some(Profile::current(id)).filter(|profile| profile.version == version)
    }

    /// Reads a tag as PGN keeps it, `laws/1`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Profile> {
        let (name, version) = tag.split_once('/')?;
        Profile::by_name(name, version.parse().ok()?)
    }

    /// The preset's name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.id.name()
    }

    /// Name and version, `laws/1`, as in PGN's `RuleSet`.
    #[must_use]
    pub fn tag(&self) -> String {
        format!("{}/{}", self.name(), self.version)
    }

    /// Draws are claimed in this rule set (9.2, 9.3), so pages show the claim.
    #[must_use]
    pub fn knows_claims(&self) -> bool {
        self.threefold == DrawRule::Claim || self.fifty == DrawRule::Claim
    }
}
