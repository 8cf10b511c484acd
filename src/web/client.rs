//! Who sits at the other end of the wire, as far as limits need to know.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use actix_web::HttpRequest;

/// A range of addresses: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    start: IpAddr,
    bits: u8,
}

/// Not an address, nor an address with a number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write an address (127.0.0.1) or a range (10.0.0.0/8)")]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let (start, bits) = match text.split_once('/') {
            Some((start, bits)) => (start, Some(bits)),
            None => (text, None),
        };
        let start: IpAddr = start.trim().parse().map_err(|_| NotANetwork)?;
        let most = if start.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.trim().parse().map_err(|_| NotANetwork)?,
            None => most,
        };
        (bits <= most)
            .then_some(Self { start, bits })
            .ok_or(NotANetwork)
    }
}

impl Network {
    /// Whether `address` lies in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.start, address.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => {
                let differing = u32::from(a) ^ u32::from(b);
                differing.leading_zeros() >= u32::from(self.bits)
            }
            (IpAddr::V6(a), IpAddr::V6(b)) => {
                let differing = u128::from(a) ^ u128::from(b);
                differing.leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

/// The address of the client: the peer's, unless the peer is a trusted proxy; then the last address in
/// `X-Forwarded-For` that is not itself a trusted proxy's. What a stranger writes there is not believed.
pub fn address(req: &HttpRequest, trusted: &[Network]) -> Option<IpAddr> {
    let peer = req.peer_addr().map(|peer| peer.ip().to_canonical())?;
    let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(address));
    if !is_trusted(peer) {
        return Some(peer);
    }
    let forwarded: Vec<Option<IpAddr>> = req
        .headers()
        .get_all("x-forwarded-for")
        .flat_map(|value| value.to_str().unwrap_or("unreadable").split(','))
        .map(forwarded_address)
        .collect();
    // From the right: what a proxy of ours has written. Behind an entry that cannot be read anybody may have written.
    let client = forwarded
        .into_iter()
        .rev()
        .take_while(Option::is_some)
        .flatten()
        .find(|a| !is_trusted(*a));
    Some(client.map_or(peer, |a| a.to_canonical()))
}

/// One entry of `X-Forwarded-For`: an address, which some proxies write with its port (`1.2.3.4:80`, `[::1]:80`).
fn forwarded_address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    entry
        .parse()
        .ok()
        .or_else(|| entry.parse::<SocketAddr>().ok().map(|a| a.ip()))
        .or_else(|| entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok())
}

/// The address as limits count it: whoever has an IPv6 address has 2^64 of them.
pub fn limit_key(address: Option<IpAddr>) -> String {
    match address {
        Some(IpAddr::V4(v4)) => v4.to_string(),
        Some(IpAddr::V6(v6)) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
        None => "unknown".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn entries_with_ports_are_read_and_unreadable_ones_hide_what_lies_behind() {
        let trusted = ["127.0.0.1".parse().unwrap()];
        let seen = |header: &str| {
            let request = TestRequest::default()
                .peer_addr("127.0.0.1:9".parse().unwrap())
                .insert_header(("x-forwarded-for", header))
                .to_http_request();
            address(&request, &trusted).unwrap().to_string()
        };
        assert_eq!(seen("6.6.6.6, 198.51.100.7:4711"), "198.51.100.7");
        assert_eq!(seen("6.6.6.6, [2001:db8::1]:443"), "2001:db8::1");
        assert_eq!(seen("6.6.6.6, nonsense"), "127.0.0.1");
    }

    #[test]
    fn ranges() {
        let net: Network = "10.1.0.0/16".parse().unwrap();
        assert!(net.contains("10.1.200.3".parse().unwrap()));
        assert!(!net.contains("10.2.0.1".parse().unwrap()));
        let all: Network = "::/0".parse().unwrap();
        assert!(all.contains("2001:db8::1".parse().unwrap()));
        assert!("10.0.0.0/33".parse::<Network>().is_err());
        assert!("proxy".parse::<Network>().is_err());
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let trusted = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let ask = |peer: &str, forwarded: &str| {
            let req = TestRequest::default()
                .peer_addr(format!("{peer}:1234").parse().unwrap())
                .insert_header(("X-Forwarded-For", forwarded))
                .to_http_request();
            address(&req, &trusted).unwrap().to_string()
        };
        assert_eq!(ask("192.0.2.1", "198.51.100.7"), "192.0.2.1");
        assert_eq!(ask("127.0.0.1", "198.51.100.7"), "198.51.100.7");
        // the client wrote the first one himself
        assert_eq!(
            ask("127.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.3"),
            "198.51.100.7"
        );
        assert_eq!(ask("127.0.0.1", "nonsense"), "127.0.0.1");
    }

    #[test]
    fn one_household_is_one_key() {
        let key = |a: &str| limit_key(Some(a.parse().unwrap()));
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), key("2001:db8:1:2:9::1"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
    }
}
