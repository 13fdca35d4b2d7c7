//! Parameters of the path and of its reordering.

use super::PAPER;
use crate::params::{Choice, Conflict, Group, Kind, Param, QUANTILES, Spread};
use crate::units;

pub const RTT: Param = Param {
    id: "rtt",
    symbol: "RTT",
    name: "Round trip",
    unit: units::MS,
    group: Group::Main,
    source: PAPER,
    meaning: "round-trip time without queues and transmission: half of it each way",
    kind: Kind::log(10.0, 2000.0, 1.0, 1, 100.0)
        .on(10.0, 500.0, Spread::Ratio, &[50.0, 100.0, 200.0, 300.0, 400.0])
        .ending(&[500.0, 2000.0]),
};

pub const SHARE: Param = Param {
    id: "share",
    symbol: "",
    name: "Delayed packets",
    unit: units::SHARE,
    group: Group::Main,
    source: PAPER,
    meaning: "share of the packets that the path delays, so that later ones overtake them",
    kind: Kind::linear(0.0, 1.0, 0.01, 4, 0.05).on(0.0, 0.3, Spread::Even, &[0.05]).ending(&[0.3, 1.0]),
};

pub const EXTRA: Param = Param {
    id: "extra",
    symbol: "D",
    name: "Extra delay",
    unit: units::MS,
    group: Group::Main,
    source: PAPER,
    meaning: "time by which the delayed packets arrive later, on top of the path’s delay",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0)
        .on(0.0, 300.0, Spread::Even, &[25.0, 50.0, 100.0, 150.0, 200.0])
        .ending(&[300.0, 1000.0]),
};

pub const RATE: Param = Param {
    id: "rate",
    symbol: "C",
    name: "Bottleneck",
    unit: units::MBIT_PER_S,
    group: Group::Main,
    source: PAPER,
    meaning: "rate of the bottleneck",
    kind: Kind::log(0.1, 100.0, 0.1, 3, 1.0).on(0.1, 10.0, Spread::Ratio, &[1.0]).ending(&[10.0, 100.0]),
};

pub const SPREAD: Param = Param {
    id: "spread",
    symbol: "J",
    name: "Spread of the extra delay",
    unit: units::MS,
    group: Group::More,
    source: PAPER,
    meaning: "how much delays vary: half-width of a uniform law, standard deviation of a normal one",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 20.0)
        .on(0.0, 160.0, Spread::Even, &[8.0, 20.0, 40.0, 80.0, 160.0])
        .ending(&[160.0, 1000.0]),
};

pub const TIE: Param = Param {
    id: "tie",
    symbol: "",
    name: "D and J grow with RTT",
    unit: units::NONE,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-3",
    meaning: "whether D and J are given for a round trip of 100 ms and grow with it",
    kind: Kind::Choice {
        default: "off",
        options: &[Choice { id: "off", name: "Off" }, Choice { id: "rtt", name: "On: given at 100 ms" }],
    },
};

pub const LAW: Param = Param {
    id: "law",
    symbol: "",
    name: "Which packets are delayed",
    unit: units::NONE,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-3",
    meaning: "which packets the path delays, and by what",
    kind: Kind::Choice {
        default: "extra",
        options: &[
            Choice { id: "extra", name: "A share, by D ± J" },
            Choice { id: "jitter-all", name: "All, by ± J; a share by D on top" },
            Choice { id: "skip", name: "All but a share, by D ± J (netem reorder)" },
            Choice { id: "quantiles", name: "By a table of quantiles" },
        ],
    },
};

pub const PATH: Param = Param { source: "docs/dccp.md, rule dccp-3", ..QUANTILES };

/// If all packets but the picked ones are delayed, D is their delay on the way there (rule dccp-3): here more than half
/// of the round trip.
pub const BEYOND_HALF: Conflict = Conflict {
    above: ["extra", "rtt 0.5 *"],
    when: &[("law", "skip"), ("tie", "off")],
    says: "The way there takes D, {extra} ms, for packets that are not picked: more than half of the round trip of {rtt} ms.",
};

/// The same conflict where D grows with the round trip.
pub const TIED_BEYOND_HALF: Conflict = Conflict {
    above: ["extra rtt * 0.01 *", "rtt 0.5 *"],
    when: &[("law", "skip"), ("tie", "rtt")],
    says: "The way there takes D, {extra rtt * 0.01 *} ms, for packets that are not picked: more than half of the round trip of {rtt} ms.",
};

pub const SHAPE: Param = Param {
    id: "shape",
    symbol: "",
    name: "Distribution of the spread",
    unit: units::NONE,
    group: Group::More,
    source: "netem(8)",
    meaning: "law of the random part of the extra delay, whose width is the spread J",
    kind: Kind::Choice {
        default: "uniform",
        options: &[Choice { id: "uniform", name: "Uniform" }, Choice { id: "normal", name: "Normal" }],
    },
};

pub const QUEUE: Param = Param {
    id: "queue",
    symbol: "",
    name: "Bottleneck queue",
    unit: units::PACKETS,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-2",
    meaning: "packets that may wait in front of the bottleneck",
    kind: Kind::log(1.0, 1000.0, 1.0, 0, 50.0)
        .on(5.0, 500.0, Spread::Ratio, &[50.0])
        .ending(&[500.0, 1000.0]),
};

pub const LOSS: Param = Param {
    id: "loss",
    symbol: "",
    name: "Loss rate",
    unit: units::SHARE,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-3",
    meaning: "share of the packets that the path loses, whatever the load",
    kind: Kind::linear(0.0, 0.5, 0.001, 4, 0.0)
        .on(0.0, 0.1, Spread::Root, &[0.0, 0.001, 0.01])
        .ending(&[0.1, 0.5]),
};
