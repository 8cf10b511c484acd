//! What the query of an address asks for. People shorten, double and mistype addresses: whatever stands in one, it leads
//! to a page, never to an error.

use std::future::{Ready, ready};
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::web::Query;
use actix_web::{FromRequest, HttpRequest};

use super::error::Failure;

/// The fields of a query; of one that stands there twice the first counts.
#[derive(Clone, Debug, Default)]
pub struct Asked(Vec<(String, String)>);

impl Asked {
    /// As if these fields stood in an address.
    pub fn of(fields: &[(&str, &str)]) -> Self {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self(fields.iter().map(own).collect())
    }

    /// A field as it stands there, if it does.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(field, _)| field == name)
            .map(|(_, value)| value.as_str())
    }

    /// A field without blanks around it; empty if it does not stand there.
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default().trim()
    }

    /// Something that is written in letters: a number, a square. What is none counts as nothing.
    pub fn parsed<T: FromStr>(&self, name: &str) -> Option<T> {
        self.text(name).parse().ok()
    }

    /// Which page of a list, counted from 0. What is none is the first, what is beyond the last of `count` entries is
    /// that one.
    pub fn page(&self, count: i64, a_page: i64) -> i64 {
        let last = (count - 1).max(0) / a_page.max(1);
        let typed = self.text("page");
        let beyond = !typed.is_empty() && typed.bytes().all(|b| b.is_ascii_digit());
        let page = typed.parse().unwrap_or(if beyond { i64::MAX } else { 0 });
        page.clamp(0, last)
    }
}

impl FromRequest for Asked {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(read(req.query_string())))
    }
}

fn read(query: &str) -> Asked {
    let fields = Query::<Vec<(String, String)>>::from_query(query);
    let mut fields = fields.map(Query::into_inner).unwrap_or_default();
    for (_, value) in &mut fields {
        // PostgreSQL knows no zero character
        value.retain(|sign| sign != '\0');
    }
    Asked(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_always_one_that_is_there() {
        let of = |query: &str| read(query).page(101, 50);
        for (query, page) in [
            ("", 0),
            ("page=", 0),
            ("page=0", 0),
            ("page=1", 1),
            ("page=2", 2),
            ("page=3", 2),
            ("page=-1", 0),
            ("page=abc", 0),
            ("page=1.5", 0),
            ("page=99999999999999999999999", 2),
            ("page=1&page=0", 1),
        ] {
            assert_eq!(of(query), page, "{query}");
        }
        assert_eq!(read("page=7").page(0, 50), 0);
        assert_eq!(read("page=1").page(50, 50), 0);
    }

    #[test]
    fn odd_queries_are_read() {
        let asked = read("q=+J%C3%B6rg+&q=x&%FF=%FE&&=&z=%00a");
        assert_eq!(asked.text("q"), "Jörg");
        assert_eq!(asked.text("z"), "a");
        assert_eq!(asked.get("missing"), None);
        assert_eq!(asked.parsed::<u32>("q"), None);
    }
}
