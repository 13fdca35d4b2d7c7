//! Parameters of a path that several laboratories share, so that a link can take the path from one laboratory to
//! another.

use super::{Grammar, Group, Kind, Number, Param, Scale};
use crate::units;

/// The parameter `path`: quantiles of the extra delay.
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

/// Range of a round-trip time in links between laboratories, ms.
pub const ROUND_TRIPS: Number = Number::linear(1.0, 1000.0, 1.0, 1, 100.0);

/// Range of a link's rate in links between laboratories, Mbit/s.
pub const RATES: Number = Number { scale: Scale::Log, ..Number::linear(0.1, 10_000.0, 0.1, 3, 100.0) };

/// Range of the size of a packet on the wire in links between laboratories, bytes.
pub const SIZES: Number = Number::linear(100.0, 9000.0, 1.0, 0, 1518.0);

/// Range of the size of a transfer in links between laboratories, megabytes.
pub const TRANSFERS: Number = Number { scale: Scale::Log, ..Number::linear(0.1, 10_000.0, 0.1, 3, 120.0) };

/// The path if a scenario gives none: 5% of the packets are delayed by 30 to 70 ms (Sarwar, Lochin and Boreli, table
/// I).
const FIRST_PATH: &str = "95:0,95:30,100:70";
