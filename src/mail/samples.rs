//! A letter of each kind, for previews and tests.

use chrono_tz::Europe::Berlin;

use super::compose::{LetterLink, LetterLinks, Stamp};
use crate::domain::clock::{Preset, TimeTerms};
use crate::domain::conditional::StopReason;
use crate::domain::ending::Ending;
use crate::domain::invitation::{Aids, ColourWish};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::{
    DirectedGame, DirectorsWeek, GameFacts, InvitationFacts, LeaveFacts, LeaveGame, LeaveSpan,
    Notice, NoticeKind, Reader, TournamentFacts, TournamentGame,
};
use crate::domain::player::PositionStyle;
use crate::domain::reply::{CameTo, ReplyFacts};
use crate::domain::time::{DAY, HOUR, Instant};
use crate::domain::tournament::appeal::Verdict;
use crate::rules::Color;
use crate::rules::endings::{GameResult, Outcome, Reason};
use crate::secrets::Secret;

/// Everything [`super::compose()`] needs besides the site.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Who reads it.
    pub reader: Reader,
    /// What it is about.
    pub notice: Notice,
    /// Its links.
    pub links: LetterLinks,
    /// What makes it single.
    pub stamp: Stamp,
    /// When it is written.
    pub now: Instant,
}

/// 2024-05-14T08:00:00Z.
const NOW: Instant = Instant(1_715_673_600_000);

/// A letter of this kind, in this language, with the position shown in this style.
#[must_use]
pub fn sample(kind: NoticeKind, lang: &str, style: PositionStyle) -> Sample {
    let name = "anna".to_owned();
    let notice = match kind {
        NoticeKind::ConfirmAddress => Notice::ConfirmAddress { name },
        NoticeKind::AddressTaken => Notice::AddressTaken { name },
        NoticeKind::AddressChanged => Notice::AddressChanged { name },
        NoticeKind::PasswordChanged => Notice::PasswordChanged { name },
        NoticeKind::SignInLink => Notice::SignInLink { name },
        NoticeKind::NewSignIn => Notice::NewSignIn {
            name,
            agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
                .to_owned(),
            at: NOW,
        },
        NoticeKind::PasswordReset => Notice::PasswordReset { name },
        NoticeKind::HelperNamed => Notice::HelperNamed {
            member: "Carl Ek".to_owned(),
            asked: true,
        },
        NoticeKind::Test => Notice::Test,
        NoticeKind::Digest => Notice::Digest(several()),
        NoticeKind::Invitation
        | NoticeKind::InvitationAccepted
        | NoticeKind::InvitationDeclined
        | NoticeKind::InvitationWithdrawn
        | NoticeKind::InvitationExpired => Notice::Invitation(kind, invitation()),
        NoticeKind::OpponentsLeave
        | NoticeKind::OpponentsLeaveOff
        | NoticeKind::LeaveEnds
        | NoticeKind::LeaveBegun
        | NoticeKind::SpecialLeave
        | NoticeKind::OutageCredited => Notice::Leave(kind, leave(kind)),
        _ if kind.is_tournament() => Notice::Tournament(kind, tournament(kind)),
        _ => Notice::Game(kind, game(kind)),
    };
    Sample {
        reader: Reader {
            display: "Anna Bergström".to_owned(),
            address: "anna@example.invalid".to_owned(),
            lang: lang.to_owned(),
            zone: Berlin,
            position_style: style,
            pgn: false,
            unsubscribe: (!kind.is_account()).then(|| "token-of-anna".to_owned()),
        },
        notice,
        links: links(),
        stamp: Stamp {
            notice: 42,
            random: "5f1d0e".to_owned(),
        },
        now: NOW,
    }
}

/// One of each purpose, and a move link for each game.
fn links() -> LetterLinks {
    let link = |purpose: &LinkPurpose, game: Option<i64>| LetterLink {
        purpose: *purpose,
        game,
        secret: Secret::new(format!("secret-of-{}", purpose.code())),
    };
    let all = LinkPurpose::ALL.iter().map(|purpose| link(purpose, None));
    let moves = [1047, 1050].map(|game| link(&LinkPurpose::Move, Some(game)));
    LetterLinks::new(all.chain(moves).collect())
}

/// What a letter of several tells.
fn several() -> Vec<Notice> {
    let other = GameFacts {
        game: 1050,
        opponent: "Karl-Friedrich Müller".to_owned(),
        deadline: Some(NOW.plus(DAY)),
        message: None,
        ..game(NoticeKind::YourMove)
    };
    vec![
        Notice::Game(NoticeKind::YourMove, game(NoticeKind::YourMove)),
        Notice::Game(
            NoticeKind::DrawOffered,
            GameFacts {
                offer_stands: true,
                ..other
            },
        ),
        Notice::Game(NoticeKind::GameOver, game(NoticeKind::GameOver)),
        Notice::Leave(
            NoticeKind::OpponentsLeave,
            leave(NoticeKind::OpponentsLeave),
        ),
    ]
}

fn invitation() -> InvitationFacts {
    InvitationFacts {
        invitation: 7,
        other: "Berta Holm".to_owned(),
        colour: ColourWish::Lot,
        time: TimeTerms::days_per_move(3),
        profile: "online/1".to_owned(),
        rated: false,
        aids: Aids::default(),
        plans: true,
        start_fen: None,
        message: "Wie wäre es mit einer Partie?".to_owned(),
        expires: NOW.plus(14 * DAY),
        game: Some(1047),
        stranger: false,
    }
}

fn leave(kind: NoticeKind) -> LeaveFacts {
    let own = !matches!(
        kind,
        NoticeKind::OpponentsLeave | NoticeKind::OpponentsLeaveOff
    );
    let name = || "Berta Holm".to_owned();
    let game = |game, deadline, both| LeaveGame {
        game,
        opponent: if own { name() } else { String::new() },
        deadline,
        both,
    };
    let special = kind == NoticeKind::SpecialLeave;
    LeaveFacts {
        who: if own { String::new() } else { name() },
        spans: vec![LeaveSpan {
            from: NOW.plus(DAY),
            to: NOW.plus(8 * DAY),
            special,
        }],
        games: vec![
            game(1047, Some(NOW.plus(10 * DAY)), false),
            game(1050, own.then(|| NOW.plus(11 * DAY)), !own),
        ],
        reason: match kind {
            NoticeKind::SpecialLeave => "Krankenhaus".to_owned(),
            NoticeKind::OutageCredited => "gap".to_owned(),
            _ => String::new(),
        },
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "one value for each field of a letter, and nothing else"
)]
fn tournament(kind: NoticeKind) -> TournamentFacts {
    let runs = matches!(
        kind,
        NoticeKind::TournamentStarted
            | NoticeKind::TournamentHalted
            | NoticeKind::TournamentGoesOn
            | NoticeKind::TournamentTime
            | NoticeKind::TournamentReplaced
            | NoticeKind::TournamentAsked
            | NoticeKind::TournamentSeat
            | NoticeKind::TournamentEndNear
            | NoticeKind::TournamentEndReached
    );
    let game = |number, opponent: &str, side| TournamentGame {
        game: runs.then_some(number),
        starts: NOW.plus(3 * DAY),
        opponent: opponent.to_owned(),
        side,
        deadline: (runs && side == Color::White).then(|| NOW.plus(23 * DAY)),
    };
    let said = matches!(
        kind,
        NoticeKind::TournamentAnnouncement
            | NoticeKind::TournamentCancelled
            | NoticeKind::TournamentHalted
            | NoticeKind::TournamentTime
            | NoticeKind::TournamentEndMoved
            | NoticeKind::TournamentRoundMoved
            | NoticeKind::TournamentAppeal
            | NoticeKind::TournamentAppealDecided
    );
    TournamentFacts {
        tournament: 3,
        name: "Vereinsmeisterschaft 2027".to_owned(),
        starts: NOW.plus(3 * DAY),
        games: if runs || kind == NoticeKind::TournamentDrawn {
            vec![
                game(1047, "Berta Holm", Color::White),
                game(1048, "Karl-Friedrich Müller", Color::Black),
            ]
        } else {
            Vec::new()
        },
        free: false,
        waits: true,
        asked: true,
        begun: true,
        time: TimeTerms::usual(Preset::Club.control()),
        place: (kind == NoticeKind::TournamentFinished).then_some((2, 8, 550)),
        winners: if kind == NoticeKind::TournamentFinished {
            vec!["Berta Holm".to_owned()]
        } else {
            Vec::new()
        },
        table: final_table(kind),
        text: if said {
            "Die Halle brennt, aber wir spielen zu Hause weiter.".to_owned()
        } else {
            String::new()
        },
        game: Some(1047),
        verdict: Some(Verdict::Continued),
        player: "Greta Lind".to_owned(),
        was: "Berta Holm".to_owned(),
        who: "Hanna Lind".to_owned(),
        until: Some(NOW.plus(30 * DAY)),
        amount: match kind {
            NoticeKind::TournamentEndNear => 30,
            _ => 2 * DAY,
        },
        waiting: 3,
        week: week(),
    }
}

fn final_table(kind: NoticeKind) -> Vec<(u32, String, i32)> {
    match kind {
        NoticeKind::TournamentFinished => vec![
            (1, "Berta Holm".to_owned(), 600),
            (2, "Hanna Lind".to_owned(), 550),
        ],
        _ => Vec::new(),
    }
}

fn week() -> DirectorsWeek {
    let game = |game, what: &str, at| DirectedGame {
        game,
        white: "Berta Holm".to_owned(),
        black: "Karl-Friedrich Müller".to_owned(),
        what: what.to_owned(),
        at,
    };
    DirectorsWeek {
        running: 14,
        blocked: false,
        ended: vec![game(1047, "1/2-1/2", NOW.plus(-DAY))],
        due: vec![game(1050, "Berta Holm", NOW.plus(2 * DAY))],
        still: vec![game(1051, "Karl-Friedrich Müller", NOW.plus(-16 * DAY))],
        called: 2,
        appeals: 1,
        unreachable: vec!["Eleanor Marsh".to_owned()],
    }
}

/// The moves of the game that letters tell of.
const MOVES: [(u32, &str); 8] = [
    (1, "e4"),
    (2, "e5"),
    (3, "Nf3"),
    (4, "Nc6"),
    (5, "Bb5"),
    (6, "a6"),
    (7, "Ba4"),
    (8, "Nf6"),
];

fn game(kind: NoticeKind) -> GameFacts {
    let ending = match kind {
        NoticeKind::GameOver | NoticeKind::ContinueAsked => Some(Ending::Result(Outcome {
            result: GameResult::WhiteWins,
            reason: Reason::Checkmate,
        })),
        NoticeKind::GameAborted => Some(Ending::AbortedByPlayer),
        _ => None,
    };
    let facts = GameFacts {
        game: 1047,
        event: None,
        side: Color::White,
        opponent: "Berta Holm".to_owned(),
        member: (kind == NoticeKind::HelperMove).then(|| "Carl Ek".to_owned()),
        ply: 8,
        fen: "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5".to_owned(),
        last_moves: MOVES
            .iter()
            .skip(3)
            .map(|(ply, san)| (*ply, (*san).to_owned()))
            .collect(),
        last_uci: Some("g8f6".to_owned()),
        begins: false,
        to_move: kind != NoticeKind::DrawDeclined,
        falls: (kind == NoticeKind::TimeExceeded).then(|| NOW.plus(30 * DAY)),
        claimable: true,
        given: Some(2 * DAY),
        pause_until: Some(NOW.plus(10 * DAY)),
        deadline: ending.is_none().then(|| NOW.plus(2 * DAY - 2 * HOUR)),
        offer_stands: kind == NoticeKind::DrawOffered,
        message: Some("Grüße aus Malmö!".to_owned()),
        step: if matches!(kind, NoticeKind::PlanPlayed | NoticeKind::PlanStopped) {
            step(&MOVES)
        } else {
            Vec::new()
        },
        stopped: (kind == NoticeKind::PlanStopped).then_some(StopReason::Unexpected),
        ending,
        ended_by: Some(Color::Black),
        others: if kind == NoticeKind::YourMove { 2 } else { 0 },
        reply: (kind == NoticeKind::MailAnswer).then(reply),
        enclosed: None,
        reason: (kind == NoticeKind::GameContinued).then(|| "Berta war im Krankenhaus.".to_owned()),
        time: TimeTerms::days_per_move(3),
        profile: "online/1".to_owned(),
    };
    if kind == NoticeKind::GameOver {
        mated(facts)
    } else {
        facts
    }
}

/// The last four moves: the opponent sent the first, and three conditional ones followed.
fn step(moves: &[(u32, &str)]) -> Vec<(u32, String, bool)> {
    let last = moves.iter().skip(5);
    let told = last.map(|(ply, san)| (*ply, (*san).to_owned(), *ply > 6));
    told.collect()
}

/// The same opponents, but White has mated on the fourth move.
fn mated(facts: GameFacts) -> GameFacts {
    let moves = [(4, "Nc6"), (5, "Qh5"), (6, "Nf6"), (7, "Qxf7#")];
    GameFacts {
        ply: 7,
        fen: "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4".to_owned(),
        last_moves: moves.map(|(ply, san)| (ply, san.to_owned())).to_vec(),
        last_uci: Some("h5f7".to_owned()),
        to_move: false,
        ..facts
    }
}

/// A mail that was no move.
fn reply() -> Box<ReplyFacts> {
    Box::new(ReplyFacts {
        typed: "Sd2".to_owned(),
        arrived: NOW.plus(-HOUR),
        position: "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5".to_owned(),
        came_to: CameTo::Illegal,
        message_id: Some("reply-17@mail.example.org".to_owned()),
    })
}
