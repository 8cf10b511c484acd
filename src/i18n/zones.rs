//! Time zones to choose from.

use chrono_tz::{TZ_VARIANTS, Tz};
use std::sync::LazyLock;

/// The zones of one part of the world, for an `<optgroup>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneGroup {
    /// `Europe`.
    pub region: &'static str,
    /// `Europe/Berlin` …, in alphabetical order.
    pub names: Vec<&'static str>,
}

/// The regions whose zones are named after a city. The rest (`EST5EDT`, `Etc/GMT-3`, `US/Eastern`)
/// are kept for old data and not offered; `Etc/GMT-3` even means UTC+3.
const REGIONS: [&str; 10] = [
    "Europe",
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Indian",
    "Pacific",
];

static GROUPS: LazyLock<Vec<ZoneGroup>> = LazyLock::new(|| {
    REGIONS
        .into_iter()
        .map(|region| {
            let mut names: Vec<&'static str> = TZ_VARIANTS
                .iter()
                .map(|zone| zone.name())
                .filter(|name| region_of(name) == Some(region))
                .collect();
            names.sort_unstable();
            ZoneGroup { region, names }
        })
        .collect()
});

/// The zones offered, by region, Europe first.
pub fn zones() -> &'static [ZoneGroup] {
    &GROUPS
}

/// The zone with this name, if it is one that may be chosen: one of [`zones`] or `UTC`.
pub fn zone(name: &str) -> Option<Tz> {
    if name != "UTC" && region_of(name).is_none() {
        return None;
    }
    name.parse().ok()
}

fn region_of(name: &str) -> Option<&'static str> {
    let (region, _) = name.split_once('/')?;
    REGIONS.into_iter().find(|known| *known == region)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_are_offered_by_region() {
        let europe = &zones()[0];
        assert_eq!(europe.region, "Europe");
        assert!(europe.names.contains(&"Europe/Stockholm"));
        assert!(zones().iter().all(|group| group.names.is_sorted()));
        for name in zones().iter().flat_map(|group| &group.names) {
            assert!(zone(name).is_some(), "{name}");
        }
    }

    #[test]
    fn only_what_is_offered_is_accepted() {
        assert_eq!(zone("Europe/Berlin"), Some(Tz::Europe__Berlin));
        assert_eq!(zone("UTC"), Some(Tz::UTC));
        for name in [
            "",
            "Berlin",
            "Europe/Atlantis",
            "Etc/GMT-3",
            "EST5EDT",
            "europe/berlin",
        ] {
            assert_eq!(zone(name), None, "{name}");
        }
    }
}
