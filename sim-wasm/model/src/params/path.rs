//! A path as a short table: a parameter that laboratories share, so that a path goes from one to the other in a link.

use super::{Grammar, Group, Kind, Param};
use crate::units;

/// `path`.
pub const QUANTILES: Param = Param {
    id: "path",
    symbol: "",
    name: "Path",
    unit: units::NONE,
    group: Group::More,
    source: "",
    meaning: "how late packets are on a path that is a table of quantiles: 90:0,99:2.5 says that 90% are on time and 99% late by 2.5 ms at most; linear between two, a step where a percentage comes twice",
    kind: Kind::Text { grammar: Grammar::Quantiles, max_length: 300, auto: FIRST_PATH },
};

/// The path where a scenario gives none: a twentieth of the packets is later by 30 to 70 ms (Sarwar, Lochin and Boreli, table I).
const FIRST_PATH: &str = "95:0,95:30,100:70";
