//! Every absolute URL of the program, built from the configured base URL and never from a Host header.
#![warn(missing_docs)]

pub mod places;

use crate::domain::link::LinkPurpose;
use crate::domain::notice::LetterGroup;
use crate::domain::{GameId, InvitationId, TournamentId};
use crate::secrets::Secret;

/// Why a base URL cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadBaseUrl {
    /// It does not begin with `http://` or `https://`.
    #[error("a base URL begins with http:// or https://")]
    Scheme,
    /// The host is missing, or no host can be called that.
    #[error("the base URL has no usable host")]
    Host,
    /// The port is no number from 1 to 65535.
    #[error("the port of the base URL is no number from 1 to 65535")]
    Port,
    /// A name or password, a query or a fragment stands in it, or a path with signs that need encoding.
    #[error(
        "a base URL is scheme, host, port and path, without a query, fragment, name or unusual signs"
    )]
    Extra,
}

/// Absolute URLs of one site. The base may have a path (`https://club.example/chess`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Urls {
    base: String,
    origin_end: usize,
    host: String,
}

impl Urls {
    /// Takes the configured base URL; a slash at its end is dropped.
    ///
    /// # Errors
    /// [`BadBaseUrl`] says what is wrong with it.
    pub fn new(base: &str) -> Result<Self, BadBaseUrl> {
        let base = base.trim().trim_end_matches('/');
        let scheme_end = ["http://", "https://"]
            .iter()
            .find(|scheme| base.starts_with(**scheme))
            .map(|scheme| scheme.len())
            .ok_or(BadBaseUrl::Scheme)?;
        let origin_end = base[scheme_end..]
            .find(['/', '?', '#'])
            .map_or(base.len(), |at| scheme_end + at);
        let (authority, path) = (&base[scheme_end..origin_end], &base[origin_end..]);
        let plain = |c: char| c.is_ascii_alphanumeric() || "/-._~".contains(c);
        if authority.contains('@') || !path.chars().all(plain) {
            return Err(BadBaseUrl::Extra);
        }
        let (host, port) = split_port(authority);
        if !is_host(host) {
            return Err(BadBaseUrl::Host);
        }
        if port.is_some_and(|port| port.parse::<u16>().map_or(true, |port| port == 0)) {
            return Err(BadBaseUrl::Port);
        }
        Ok(Self {
            base: base.to_owned(),
            origin_end,
            host: host.to_ascii_lowercase(),
        })
    }

    /// The base itself, without a slash at its end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Scheme, host and port, as a browser sends them in `Origin`.
    pub fn origin(&self) -> &str {
        &self.base[..self.origin_end]
    }

    /// The path in front of all others; empty where the site has the host for itself.
    pub fn path_prefix(&self) -> &str {
        &self.base[self.origin_end..]
    }

    /// The host, without port: also the right-hand side of message ids.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether browsers talk to the site encrypted (cookies are then `Secure`).
    pub fn is_https(&self) -> bool {
        self.base.starts_with("https://")
    }

    /// Whether only this machine can reach the site.
    pub fn is_loopback(&self) -> bool {
        self.host == "localhost"
            || self.host.ends_with(".localhost")
            || self.host == "[::1]"
            || self.host.starts_with("127.")
    }

    /// The first page.
    pub fn home(&self) -> String {
        format!("{}/", self.base)
    }

    /// The reader's own games, those that wait first.
    pub fn games(&self) -> String {
        self.at("games")
    }

    /// A game.
    pub fn game(&self, game: GameId) -> String {
        self.at(&format!("games/{game}"))
    }

    /// Where helpers are named, agree and end it.
    pub fn helper(&self) -> String {
        self.at("account/helper")
    }

    /// Where the moves of one side of a game are entered for its player.
    pub fn entering(&self, game: GameId, side: &str) -> String {
        self.at(&format!("games/{game}/for/{side}"))
    }

    /// A game's record.
    pub fn game_pgn(&self, game: GameId) -> String {
        self.at(&format!("games/{game}.pgn"))
    }

    /// A place in the rule book (see [`places`]).
    pub fn rule(&self, place: &str) -> String {
        self.at(&format!("rules/{place}"))
    }

    /// The director's desk of a tournament.
    pub fn desk(&self, tournament: TournamentId) -> String {
        self.at(&format!("tournaments/{tournament}/desk"))
    }

    /// Where directors adjudicate the games of a tournament.
    pub fn adjudications(&self, tournament: TournamentId) -> String {
        self.at(&format!("tournaments/{tournament}/adjudication"))
    }

    /// Where a player says what he claims of a game that is adjudicated.
    pub fn adjudication(&self, game: GameId) -> String {
        self.at(&format!("games/{game}/adjudication"))
    }

    /// A tournament.
    pub fn tournament(&self, tournament: TournamentId) -> String {
        self.at(&format!("tournaments/{tournament}"))
    }

    /// The closing report of a tournament.
    pub fn report(&self, tournament: TournamentId) -> String {
        self.at(&format!("tournaments/{tournament}/report"))
    }

    /// An invitation, for those who sign in.
    pub fn invitation(&self, invitation: InvitationId) -> String {
        self.at(&format!("invitations/{invitation}"))
    }

    /// Plays one move without signing in.
    pub fn move_link(&self, token: &Secret) -> String {
        self.secret("m", token)
    }

    /// Confirms an address.
    pub fn confirm_address(&self, token: &Secret) -> String {
        self.secret("confirm", token)
    }

    /// Takes a change of address back.
    pub fn undo_address(&self, token: &Secret) -> String {
        self.secret("undo", token)
    }

    /// Signs in.
    pub fn sign_in(&self, token: &Secret) -> String {
        self.secret("sign-in", token)
    }

    /// Lets a new password be chosen.
    pub fn reset(&self, token: &Secret) -> String {
        self.secret("reset", token)
    }

    /// Shows an invitation to somebody without an account.
    pub fn invited(&self, token: &Secret) -> String {
        self.secret("invited", token)
    }

    /// Makes the first administrator.
    pub fn first_admin(&self, token: &Secret) -> String {
        self.secret("first-admin", token)
    }

    /// The form to sign in.
    pub fn sign_in_page(&self) -> String {
        self.at("sign-in")
    }

    /// One's account and its settings.
    pub fn settings(&self) -> String {
        self.at("account")
    }

    /// Where one's browsers are listed that are signed in.
    pub fn devices(&self) -> String {
        self.at("account/devices")
    }

    /// Where somebody asks for a new password.
    pub fn forgotten(&self) -> String {
        self.at("forgotten")
    }

    /// One's own leave.
    pub fn leave(&self) -> String {
        self.at("account/leave")
    }

    /// Where one chooses which letters come.
    pub fn account_mail(&self) -> String {
        self.at("account/mail")
    }

    /// Switches a group of letters off, for whoever has one of them.
    pub fn unsubscribe(&self, token: &str, group: LetterGroup) -> String {
        self.at(&format!("unsubscribe/{token}/{}", group.code()))
    }

    /// The link of a purpose; `None` for codes that are typed, not followed.
    pub fn link(&self, purpose: LinkPurpose, token: &Secret) -> Option<String> {
        Some(match purpose {
            LinkPurpose::ConfirmAddress => self.confirm_address(token),
            LinkPurpose::UndoAddress => self.undo_address(token),
            LinkPurpose::SignIn => self.sign_in(token),
            LinkPurpose::Reset => self.reset(token),
            LinkPurpose::Move => self.move_link(token),
            LinkPurpose::Invitation => self.invited(token),
            LinkPurpose::FirstAdmin => self.first_admin(token),
            LinkPurpose::GoOn => self.secret("go-on", token),
            LinkPurpose::Attend => self.secret("attend", token),
            // it stands in a mail address (mail::Site)
            LinkPurpose::Reply | LinkPurpose::PrintedCode => return None,
        })
    }

    fn secret(&self, path: &str, token: &Secret) -> String {
        self.at(&format!("{path}/{}", token.expose()))
    }

    fn at(&self, path: &str) -> String {
        format!("{}/{path}", self.base)
    }
}

/// Host and port of `host:port`; the colons of an IPv6 address stand in brackets.
fn split_port(authority: &str) -> (&str, Option<&str>) {
    match authority.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (authority, None),
    }
}

fn is_host(host: &str) -> bool {
    let v6 = |inside: &str| inside.parse::<std::net::Ipv6Addr>().is_ok();
    if let Some(inside) = host.strip_prefix('[') {
        return inside.strip_suffix(']').is_some_and(v6);
    }
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    !host.is_empty()
        && host.chars().all(fits)
        && !host.starts_with(['.', '-'])
        && !host.contains("..")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_with_a_path_stands_before_everything() {
        let urls = Urls::new("https://club.example:8443/chess/").unwrap();
        assert_eq!(urls.home(), "https://club.example:8443/chess/");
        assert_eq!(
            urls.game(1047),
            "https://club.example:8443/chess/games/1047"
        );
        assert_eq!(urls.origin(), "https://club.example:8443");
        assert_eq!(urls.path_prefix(), "/chess");
        assert_eq!(urls.host(), "club.example");
        assert!(urls.is_https() && !urls.is_loopback());
        let token = Secret::new("abc");
        assert_eq!(
            urls.move_link(&token),
            "https://club.example:8443/chess/m/abc"
        );
        assert_eq!(urls.link(LinkPurpose::PrintedCode, &token), None);
    }

    #[test]
    fn only_this_machine() {
        for base in [
            "http://127.0.0.1:8080",
            "http://localhost",
            "http://[::1]:80",
        ] {
            let urls = Urls::new(base).unwrap();
            assert!(urls.is_loopback() && !urls.is_https(), "{base}");
            assert_eq!(urls.path_prefix(), "");
        }
        assert!(!Urls::new("http://10.0.0.1").unwrap().is_loopback());
    }

    #[test]
    fn what_is_no_base_url_is_refused() {
        for (base, why) in [
            ("club.example", BadBaseUrl::Scheme),
            ("ftp://club.example", BadBaseUrl::Scheme),
            ("https://", BadBaseUrl::Scheme),
            ("https:///x", BadBaseUrl::Host),
            ("https://a b", BadBaseUrl::Host),
            ("https://club.example\r\nx", BadBaseUrl::Host),
            ("https://club.example:0", BadBaseUrl::Port),
            ("https://club.example:http", BadBaseUrl::Port),
            ("https://me@club.example", BadBaseUrl::Extra),
            ("https://club.example/?a", BadBaseUrl::Extra),
            ("https://club.example/a\"b", BadBaseUrl::Extra),
        ] {
            assert_eq!(Urls::new(base), Err(why), "{base}");
        }
    }
}
