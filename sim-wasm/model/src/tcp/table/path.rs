//! Parameters of the path and of its reordering.

use super::PAPER;
use crate::params::{Choice, Group, Kind, Param, QUANTILES, RATES, ROUND_TRIPS, SIZES, Spread};
use crate::units;

pub const JITTER: Param = Param {
    id: "jitter",
    symbol: "j",
    name: "Jitter",
    unit: units::MS,
    group: Group::Main,
    source: PAPER,
    meaning: "standard deviation of the delay (half-width for netem without a table); nothing where packets are held back, take two routes, or have a table",
    kind: Kind::linear(0.0, 20.0, 0.01, 4, 0.86)
        .on(0.0, 10.0, Spread::Root, &[0.075, 0.8585, 10.0])
        .ending(&[2.0, 10.0]),
};

pub const LAW: Param = Param {
    id: "law",
    symbol: "",
    name: "Delay law",
    unit: units::NONE,
    group: Group::Main,
    source: PAPER,
    meaning: "how the delays of packets differ: independently by a distribution or a table, for a share that is held back, or on two routes",
    kind: Kind::Choice {
        default: "normal",
        options: &[
            Choice { id: "uniform", name: "Uniform" },
            Choice { id: "normal", name: "Normal" },
            Choice { id: "exponential", name: "Exponential" },
            Choice { id: "pareto", name: "Pareto" },
            Choice { id: "netem", name: "netem without a table" },
            Choice { id: "netem-normal", name: "netem's normal table" },
            Choice { id: "netem-pareto", name: "netem's pareto table" },
            Choice { id: "netem-paretonormal", name: "netem's paretonormal table" },
            Choice { id: "held", name: "A share is held back" },
            Choice { id: "routes", name: "Two routes, packet by packet" },
            Choice { id: "flowlets", name: "Two routes, flowlet by flowlet" },
            Choice { id: "quantiles", name: "A table of quantiles" },
        ],
    },
};

pub const SHARE: Param = Param {
    id: "share",
    symbol: "",
    name: "Held back, or on the longer route",
    unit: units::SHARE,
    group: Group::More,
    source: "docs/tcp.md, rules path-2 to path-3",
    meaning: "share of the packets that are held back, or share of packets or flowlets on the longer route",
    kind: Kind::linear(0.0, 1.0, 0.001, 4, 0.01).on(0.0, 0.5, Spread::Root, &[0.001, 0.01, 0.1]),
};

pub const EXTRA: Param = Param {
    id: "extra",
    symbol: "",
    name: "Extra delay",
    unit: units::MS,
    group: Group::More,
    source: "docs/tcp.md, rules path-2 to path-3",
    meaning: "delay of those packets beyond that of the others",
    kind: Kind::linear(0.0, 200.0, 0.1, 3, 2.0).on(0.0, 20.0, Spread::Root, &[1.0, 2.0, 5.0, 10.0]),
};

pub const GAP: Param = Param {
    id: "gap",
    symbol: "",
    name: "Pause between flowlets",
    unit: units::MS,
    group: Group::More,
    source: "docs/tcp.md, rule path-3",
    meaning: "a pause longer than this begins a flowlet, which may take the other route",
    kind: Kind::linear(0.001, 200.0, 0.1, 3, 1.0).on(0.1, 100.0, Spread::Ratio, &[1.0, 10.0]),
};

pub const PLACE: Param = Param {
    id: "place",
    symbol: "",
    name: "Place of the jitter",
    unit: units::NONE,
    group: Group::More,
    source: "docs/tcp.md, rule path-5",
    meaning: "behind the link, packets meet the jitter at the link’s spacing; in front of it, as bursts of the sender",
    kind: Kind::Choice {
        default: "behind",
        options: &[
            Choice { id: "behind", name: "Behind the link" },
            Choice { id: "before", name: "In front of the link" },
        ],
    },
};

pub const RTT: Param = Param {
    id: "rtt",
    symbol: "RTT",
    name: "Round trip",
    unit: units::MS,
    group: Group::Main,
    source: PAPER,
    meaning: "round-trip time without queueing and without jitter, half of it each way",
    kind: Kind::Number(ROUND_TRIPS).on(1.0, 500.0, Spread::Ratio, &[10.0, 100.0]),
};

pub const RATE: Param = Param {
    id: "rate",
    symbol: "C",
    name: "Rate",
    unit: units::MBIT_PER_S,
    group: Group::Main,
    source: PAPER,
    meaning: "rate of the link; what waits in front of it is not lost",
    kind: Kind::Number(RATES).on(1.0, 1000.0, Spread::Ratio, &[10.0, 100.0, 1000.0]),
};

pub const SIZE: Param = Param {
    id: "size",
    symbol: "M",
    name: "Packet size",
    unit: units::BYTES,
    group: Group::More,
    source: PAPER,
    meaning: "size of a full packet on the wire, of which 70 bytes are headers",
    kind: Kind::Number(SIZES).on(576.0, 9000.0, Spread::Ratio, &[1518.0, 9000.0]),
};

pub const STRETCH: Param = Param {
    id: "stretch",
    symbol: "",
    name: "Path, stretched",
    unit: units::NONE,
    group: Group::More,
    source: "docs/tcp.md, rule path-4",
    meaning: "factor of all delays of the table of quantiles: 2 makes every late packet twice as late",
    kind: Kind::linear(0.0, 100.0, 0.1, 3, 1.0).on(0.0, 10.0, Spread::Root, &[1.0]).ending(&[2.0, 10.0]),
};

pub const PATH: Param = Param { source: "docs/tcp.md, rule path-4", ..QUANTILES };
