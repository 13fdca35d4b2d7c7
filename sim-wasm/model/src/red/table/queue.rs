//! The queue at the bottleneck.

use super::{PAPER, SWITCH};
use crate::params::{Choice, Conflict, Group, Kind, Param, Spread};
use crate::units;

pub const MINTH: Param = Param {
    id: "minth",
    symbol: "min_th",
    name: "Lower threshold",
    unit: units::PACKETS,
    group: Group::Main,
    source: "Neglia, Falletta and Bianchi, table 1",
    meaning: "average queue above which RED begins to drop packets",
    kind: Kind::log(1.0, 1000.0, 1.0, 1, 16.0).on(
        4.0,
        128.0,
        Spread::Ratio,
        &[8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0],
    ),
};

pub const RATIO: Param = Param {
    id: "ratio",
    symbol: "max_th/min_th",
    name: "Threshold ratio",
    unit: units::NONE,
    group: Group::Main,
    source: PAPER,
    meaning: "upper threshold, divided by the lower one",
    kind: Kind::linear(1.05, 20.0, 0.05, 2, 3.0).on(1.5, 6.0, Spread::Even, &[3.0]),
};

/// A drop probability above 1.
pub const CERTAIN: Conflict = Conflict {
    above: ["pmin pmax +", "1"],
    when: &[("queue", "red")],
    says: "The drop chance is at most 1: P_min and P_max together would be {pmin pmax +}.",
};

pub const PMAX: Param = Param {
    id: "pmax",
    symbol: "P_max",
    name: "Highest drop chance",
    unit: units::NONE,
    group: Group::Main,
    source: PAPER,
    meaning: "drop probability that RED reaches at the upper threshold",
    kind: Kind::log(0.001, 1.0, 0.001, 4, 0.1).on(0.01, 1.0, Spread::Ratio, &[0.05, 0.1]),
};

pub const WQ: Param = Param {
    id: "wq",
    symbol: "w_q",
    name: "Weight of the average",
    unit: units::NONE,
    group: Group::More,
    source: PAPER,
    meaning: "weight of the current queue in RED’s moving average",
    kind: Kind::log(1e-05, 1.0, 0.0001, 5, 0.0012).on(0.0001, 0.1, Spread::Ratio, &[0.0012, 0.002]),
};

pub const SPACING: Param = Param {
    id: "spacing",
    symbol: "",
    name: "Spacing of drops",
    unit: units::NONE,
    group: Group::More,
    source: "docs/red.md, rule red-7",
    meaning: "how RED spreads its drops over the packets",
    kind: Kind::Choice {
        default: "1993",
        options: &[
            Choice { id: "1993", name: "1993: evenly from 1 to 1/p" },
            Choice { id: "wait", name: "wait: from 1/p to 2/p" },
        ],
    },
};

pub const GENTLE: Param = Param {
    id: "gentle",
    symbol: "",
    name: "Gentle",
    unit: units::NONE,
    group: Group::More,
    source: "docs/red.md, rule red-6",
    meaning: "above max_th the drop probability rises to 1 at twice max_th, and does not jump there",
    kind: SWITCH,
};

pub const PMIN: Param = Param {
    id: "pmin",
    symbol: "P_min",
    name: "Lowest drop chance",
    unit: units::NONE,
    group: Group::More,
    source: "Neglia, Falletta and Bianchi, figure 7 and section 6",
    meaning: "drop probability that RED has also for short queues; above min_th its usual probability is added",
    kind: Kind::linear(0.0, 0.5, 0.0005, 6, 0.0).on(
        0.0,
        0.05,
        Spread::Root,
        &[0.0, 0.001, 0.0025, 0.005, 0.01],
    ),
};

pub const SPARE: Param = Param {
    id: "spare",
    symbol: "",
    name: "Spare short queues",
    unit: units::NONE,
    group: Group::More,
    source: "docs/red.md, rule red-6",
    meaning: "RED never drops a packet that finds at most one queued (ns-2)",
    kind: SWITCH,
};

pub const QUEUE: Param = Param {
    id: "queue",
    symbol: "",
    name: "Queue",
    unit: units::NONE,
    group: Group::More,
    source: "docs/red.md, rule red-8",
    meaning: "which packets the bottleneck drops",
    kind: Kind::Choice {
        default: "red",
        options: &[
            Choice { id: "red", name: "RED: some packets, before the queue is full" },
            Choice { id: "droptail", name: "Drop-tail: every packet that finds the queue full" },
        ],
    },
};

pub const LIMIT: Param = Param {
    id: "limit",
    symbol: "",
    name: "Drop-tail limit",
    unit: units::PACKETS,
    group: Group::More,
    source: "docs/red.md, rule red-8",
    meaning: "packets that may wait in a drop-tail queue; RED’s queue has no limit",
    kind: Kind::log(1.0, 10000.0, 1.0, 0, 32.0).on(
        4.0,
        256.0,
        Spread::Ratio,
        &[8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0],
    ),
};
