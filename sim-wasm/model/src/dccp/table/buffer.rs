//! Parameters of the reordering buffer.

use super::PAPER;
use crate::params::{Choice, Group, Kind, Param, Spread};
use crate::units;

pub const BUFFER: Param = Param {
    id: "buffer",
    symbol: "Q",
    name: "Buffer",
    unit: units::PACKETS,
    group: Group::Main,
    source: PAPER,
    meaning: "packets that the reordering buffer may hold, where its size is fixed",
    kind: Kind::linear(0.0, 200.0, 1.0, 0, 5.0)
        .on(0.0, 20.0, Spread::Even, &[2.0, 5.0, 7.0, 12.0])
        .ending(&[20.0, 200.0]),
};

pub const SIZING: Param = Param {
    id: "sizing",
    symbol: "",
    name: "Buffer size",
    unit: units::NONE,
    group: Group::More,
    source: "Sarwar, Lochin and Boreli, equation (2)",
    meaning: "whether the buffer has a fixed size or follows the rate",
    kind: Kind::Choice {
        default: "fixed",
        options: &[Choice { id: "fixed", name: "Fixed" }, Choice { id: "rule", name: "Q = X Dmax" }],
    },
};

pub const DMAX: Param = Param {
    id: "dmax",
    symbol: "Dmax",
    name: "Delay limit",
    unit: units::MS,
    group: Group::More,
    source: "Sarwar, Lochin and Boreli, section II.A",
    meaning: "how long the buffer may hold a packet, where its size follows the rate",
    kind: Kind::linear(0.0, 1000.0, 5.0, 1, 50.0)
        .on(0.0, 200.0, Spread::Even, &[50.0, 100.0])
        .ending(&[200.0, 1000.0]),
};

pub const KIND: Param = Param {
    id: "kind",
    symbol: "",
    name: "Release rule",
    unit: units::NONE,
    group: Group::More,
    source: "docs/dccp.md, rules dccp-14 to dccp-16",
    meaning: "when the buffer lets a packet go",
    kind: Kind::Choice {
        default: "gap",
        options: &[
            Choice { id: "gap", name: "Waits behind a gap" },
            Choice { id: "count", name: "Kept full: one in, one out" },
            Choice { id: "timed", name: "By the clock: one per mean arrival interval" },
        ],
    },
};

pub const PLACE: Param = Param {
    id: "place",
    symbol: "",
    name: "Buffer position",
    unit: units::NONE,
    group: Group::More,
    source: "Sarwar, Lochin and Boreli, section IV",
    meaning: "where the receiver sorts packets: in transport, in the application, or nowhere",
    kind: Kind::Choice {
        default: "transport",
        options: &[
            Choice { id: "transport", name: "Transport, before losses are detected" },
            Choice { id: "application", name: "Application only" },
            Choice { id: "none", name: "None" },
        ],
    },
};
