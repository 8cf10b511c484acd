//! What can be said on the command line. The comments are the text of `--help`.

use crate::app::chess::Target;
use crate::i18n::Lang;
use crate::rules::profile::ProfileId;
use clap::{Args as ClapArgs, Parser, Subcommand};
use std::path::PathBuf;

/// Correspondence chess for a club: days per move in the browser, mails with move links, tournaments.
///
/// Without a command the server starts, with an SQLite database in the data folder. On the first start it prints
/// a link with which you make yourself administrator.
#[derive(Debug, Parser)]
#[command(name = "fernzug", version, after_long_help = MORE)]
pub struct Args {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Options of all commands.
#[derive(Debug, ClapArgs)]
pub struct Common {
    /// Folder of the database, of mails written as files, and of the lock [default: ./data]
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data_dir: Option<String>,
    /// Configuration file [default: fernzug.toml in the data folder, if it is there]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// What all links begin with, such as https://chess.example.org [default: http:// and the listen address]
    #[arg(long, global = true, value_name = "URL")]
    pub base_url: Option<String>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve until told to stop (the default)
    ///
    /// Applies missing migrations first. SIGTERM or Ctrl+C ends it within five seconds; nothing that was
    /// acknowledged is lost.
    Serve,
    /// Bring the database up to date and stop
    Migrate,
    /// Print a link with which whoever opens it becomes the first administrator
    ///
    /// It works once and for 24 hours. With a sign-in name: make that player an administrator at once. The server
    /// may be running.
    MakeAdmin {
        /// Sign-in name of a player
        name: Option<String>,
    },
    /// Fill an empty database with a club's worth of players and games, to look around
    ///
    /// Prints the password of all its players. No mail leaves, and no game is lost on time in the first three
    /// days. Refuses a database that has players.
    Demo,
    /// Copy the database to FILE while the server is running
    ///
    /// For SQLite; for PostgreSQL use pg_dump. To restore, stop the server and put the copy in the place of
    /// fernzug.db in the data folder.
    Backup {
        /// Must not exist yet
        file: PathBuf,
    },
    /// Send a test letter to ADDRESS by the configured way and say what the mail server answered
    SendTestMail {
        /// For example you@example.org
        address: String,
    },
    /// Take one mail from standard input: a move, or a letter that came back (for mail servers)
    ///
    /// Only stores it; the running server does the rest within seconds. Exit status 0 when it is stored, 65 for a mail longer
    /// than 256 KB or none at all, 75 when it cannot be stored now: the mail server then tries again.
    Receive {
        /// The recipient on the envelope [default: ORIGINAL_RECIPIENT or RECIPIENT of the environment, then the mail's head]
        #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
        to: Option<String>,
        /// The sender on the envelope, empty for <> [default: SENDER of the environment, then the mail's head]
        #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
        from: Option<String>,
        /// Speak LMTP on standard input and output instead, for any number of mails
        #[arg(long, conflicts_with_all = ["to", "from"])]
        lmtp: bool,
    },
    /// Look for what is wrong with configuration, database, clock, mail and templates; change nothing
    Check,
    /// Print everything about a position as one JSON object
    ///
    /// fen (normalised), turn, legal (a list of {uci, san}), check, checkmate, stalemate, insufficient (by material
    /// alone), dead, white_can_win, black_can_win (by any series of legal moves; null: not proven either way). For
    /// an illegal FEN {error, reasons} and exit status 2.
    Position {
        /// A FEN (X-FEN and Shredder-FEN too), or "start"
        #[arg(required = true, allow_hyphen_values = true)]
        fen: Vec<String>,
    },
    /// Read a move as people type it and print its uci and san
    ///
    /// Takes what the move form takes: Nf3, Sf3, e2-e4, 0-0, e8D, 5254, "Springer f3". A move that is none or could
    /// be two is refused: {error, reason, candidates} and exit status 2.
    Move {
        /// A FEN in quotes, or "start"
        fen: String,
        /// For example Nbd2
        #[arg(allow_hyphen_values = true)]
        text: String,
        /// Language of the refusal and of the letters in "written": en, de or sv
        #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = lang)]
        lang: Lang,
    },
    /// Check games in PGN files, or write them in another form
    #[command(subcommand)]
    Pgn(PgnCommand),
    /// Print the pairings of the next round of a Swiss tournament (FIDE Dutch system, rules of 2026)
    ///
    /// The number of pairs, then a line each: White, Black, with 0 for the bye. Of a round robin the next round of its
    /// Berger table, without the games of those who are away. Exit status 1 if the round cannot be paired (games of an
    /// earlier one are open, all are over, another system), 2 for a file that is wrong or missing.
    Pair {
        /// A tournament as TRF16 or TRF26; - is standard input
        file: PathBuf,
        /// Count games without a result as drawn
        #[arg(long)]
        provisional: bool,
    },
    /// Say for each round of a tournament whether it is paired as the rules give
    ///
    /// Exit status 1 if one is not, or for another system; 2 for a file that is wrong or missing.
    CheckPairings {
        /// A tournament as TRF16 or TRF26; - is standard input
        file: PathBuf,
    },
    /// Print the standings of a tournament with tie-breaks by the FIDE rules of 2026
    ///
    /// Exit status 1 if games are open, 2 for a file that is wrong or missing or an option that cannot be met.
    Standings(Standings),
    /// Print the rounds of a round robin by the Berger tables, a line each, White first
    ///
    /// In an odd field whoever is missing from a line is free.
    Berger {
        /// How many players, from 2 to 1000
        #[arg(value_parser = clap::value_parser!(u32).range(2..=1000))]
        players: u32,
        /// Two cycles, with the last rounds of the first one exchanged as FIDE recommends
        #[arg(long)]
        double: bool,
    },
    /// Count the lines of play of DEPTH plies: the usual test of a program's chess
    ///
    /// The count stands last on its line. An illegal FEN is refused with all reasons and exit status 2.
    Perft(Perft),
}

/// Which standings.
#[derive(Debug, ClapArgs)]
pub struct Standings {
    /// A tournament as TRF16 or TRF26; - is standard input
    pub file: PathBuf,
    /// The tie-breaks in order, such as BH:C1,BH,SB,DE [default: those of the file, or the usual ones]
    ///
    /// WIN and WON (wins, wins over the board), BPG and BWG (games and wins with Black), REP (rounds elected to play),
    /// DE (direct encounter: the place among those tied, 0 if it parts nobody), SB, BH, KS (Koya), PS (progressive),
    /// ARO (average rating of opponents), RTG (rating), TPN (number). Modifiers: C1 (without the lowest), M1 (without lowest
    /// and highest), R (the lower value first).
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub tie_breaks: Vec<String>,
    /// After this round [default: the last one]
    #[arg(long, value_name = "ROUND")]
    pub after: Option<u8>,
    /// Count games without a result as drawn
    #[arg(long)]
    pub provisional: bool,
    /// By the rules for pairs that were known beforehand [default: as the file says]
    #[arg(long, conflicts_with = "swiss")]
    pub round_robin: bool,
    /// By the rules for Swiss tournaments
    #[arg(long)]
    pub swiss: bool,
    /// An array of objects: rank, number, name, points, values (by code)
    #[arg(long)]
    pub json: bool,
}

/// What to count.
#[derive(Debug, ClapArgs)]
pub struct Perft {
    /// Plies, at most 20; seven from the start take half a minute, each further one thirty times as long
    #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
    pub depth: u32,
    /// Count from here instead of from the start (X-FEN and Shredder-FEN too)
    #[arg(long)]
    pub fen: Option<String>,
    /// Count for each move by itself, too
    #[arg(long)]
    pub divide: bool,
}

/// What to do with files of games.
#[derive(Debug, Subcommand)]
pub enum PgnCommand {
    /// Print one JSON object a game: what its moves say and everything wrong with it
    ///
    /// number, tags, plies, final_fen, result (as written), outcome ({result, reason} as the moves give it, or
    /// null), claimable (threefold, fifty), first (the ply at which threefold, fifty, fivefold, seventyfive and dead
    /// first held; 0 is the start position), problems ({line, column, text}; both from 1, columns in characters).
    /// Goes on after a bad game. Exit status 1 if anything was wrong.
    Check {
        /// PGN files; - is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// The rule set by which games end: laws, online, site, classic, swedish, chessmail or simple
        #[arg(long, default_value = "laws", value_parser = profile)]
        profile: ProfileId,
    },
    /// Write the games of a file in another form
    ///
    /// What could not be read is said on standard error with line and column; exit status 1 then.
    Convert {
        /// A PGN file; - is standard input
        file: PathBuf,
        /// pgn: the export format of the standard; uci: "position startpos moves ..." a line, without variations;
        /// json: one object a line, with variations, comments and glyphs
        #[arg(long, value_name = "FORM", value_parser = target)]
        to: Target,
        /// Whose letters the men have in pgn and json: en, de or sv
        #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = lang)]
        lang: Lang,
    },
}

fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "en, de or sv".to_owned())
}

fn profile(name: &str) -> Result<ProfileId, String> {
    let names = ProfileId::ALL.map(ProfileId::name).join(", ");
    let found = ProfileId::ALL.into_iter().find(|id| id.name() == name);
    found.ok_or_else(|| format!("one of {names}"))
}

fn target(name: &str) -> Result<Target, String> {
    match name {
        "pgn" => Ok(Target::Pgn),
        "uci" => Ok(Target::Uci),
        "json" => Ok(Target::Json),
        _ => Err("pgn, uci or json".to_owned()),
    }
}

const MORE: &str = "\
Settings are read from the configuration file, then from the environment (FERNZUG_LISTEN, FERNZUG_DATA_DIR,
FERNZUG_MAIL__SMTP_URL, DATABASE_URL …), then from these options; what comes later outranks what came before.
config/example.toml explains all of them.

Examples:
  fernzug                                       try it out on http://127.0.0.1:8080
  fernzug demo && fernzug                       the same with players and games in it
  fernzug --data-dir /var/lib/fernzug --base-url https://chess.example.org
  fernzug backup /backups/fernzug-monday.db
  fernzug position '8/8/8/8/8/1k6/1q6/1K6 w - - 0 1'
  fernzug pgn check club-championship.pgn       what the moves say, and what is wrong
  fernzug pair open.trf                         the next round of a Swiss tournament";

impl Common {
    /// What was said, by the settings' names.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        [
            ("data_dir", &self.data_dir),
            ("listen", &self.listen),
            ("base_url", &self.base_url),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value.clone()?)))
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn options_stand_before_or_after_the_command() {
        let args = Args::parse_from(["fernzug", "--listen", "[::1]:1", "serve", "--data-dir", "x"]);
        assert!(matches!(args.command, Some(Command::Serve)));
        let expected = [
            ("data_dir", "x".to_owned()),
            ("listen", "[::1]:1".to_owned()),
        ];
        assert_eq!(args.common.values(), expected);
        assert!(Args::parse_from(["fernzug"]).command.is_none());
        assert!(Args::try_parse_from(["fernzug", "backup"]).is_err());
        assert!(Args::try_parse_from(["fernzug", "sevre"]).is_err());
    }

    #[test]
    fn depths_beyond_reason_are_refused() {
        let refused = Args::try_parse_from(["fernzug", "perft", "21"]).unwrap_err();
        assert!(refused.to_string().contains("0..=20"), "{refused}");
        assert!(Args::try_parse_from(["fernzug", "perft", "20", "--divide"]).is_ok());
    }
}
