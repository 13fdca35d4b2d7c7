//! The paths of the flows and their disturbance.

use super::PAPER;
use crate::params::{Conflict, Group, Kind, Param, Spread};
use crate::units;

pub const TAU: Param = Param {
    id: "tau",
    symbol: "τ",
    name: "Random delay",
    unit: units::MS,
    group: Group::Main,
    source: PAPER,
    meaning: "how much the delays of packets differ: the mean of the random (exponential) part, which lets packets overtake others; the average of the whole delay stays the same",
    kind: Kind::linear(0.0, 60.0, 0.1, 3, 0.0).on(0.0, 6.0, Spread::Even, &[0.0, 2.0, 4.0]),
};

pub const TAU_BEYOND_T: Conflict = Conflict {
    above: ["tau", "t"],
    when: &[],
    says: "The random delay τ is {t} ms: at most T, the mean delay of the reordering path.",
};

/// A flow's round trip is at least the disturbed path's delay plus the transmission times of a packet.
pub const TOO_SHORT: Conflict = Conflict {
    above: ["t size 0.008 * access / + size 0.008 * rate / +", "rtt spread 0.5 * flows 1 - 1 min * -"],
    when: &[],
    says: "The shortest round trip is {t size 0.008 * access / + size 0.008 * rate / +} ms, T and the time to send a packet: mean and spread would make it shorter.",
};

pub const PS: Param = Param {
    id: "ps",
    symbol: "ps",
    name: "Loss rate",
    unit: units::SHARE,
    group: Group::Main,
    source: PAPER,
    meaning: "share of the data packets that the path loses, besides what the queue drops",
    kind: Kind::linear(0.0, 0.5, 0.001, 6, 0.0).on(0.0, 0.1, Spread::Root, &[0.0, 0.001, 0.005, 0.01, 0.05]),
};

pub const FLOWS: Param = Param {
    id: "flows",
    symbol: "",
    name: "Flows",
    unit: units::NONE,
    group: Group::More,
    source: PAPER,
    meaning: "long-lived TCP connections",
    kind: Kind::log(1.0, 100.0, 1.0, 0, 10.0).on(1.0, 50.0, Spread::Ratio, &[10.0]),
};

pub const RATE: Param = Param {
    id: "rate",
    symbol: "C",
    name: "Bottleneck rate",
    unit: units::MBIT_PER_S,
    group: Group::More,
    source: PAPER,
    meaning: "rate of the link between the core routers",
    kind: Kind::log(0.1, 200.0, 0.1, 3, 6.0).on(1.0, 50.0, Spread::Ratio, &[6.0]),
};

pub const T: Param = Param {
    id: "t",
    symbol: "T",
    name: "Mean delay of the reordering path",
    unit: units::MS,
    group: Group::More,
    source: PAPER,
    meaning: "mean delay where packets are reordered, the same for every τ; a larger τ counts as T",
    kind: Kind::linear(0.0, 200.0, 1.0, 2, 6.0).on(0.0, 30.0, Spread::Even, &[6.0]),
};

pub const RTT: Param = Param {
    id: "rtt",
    symbol: "",
    name: "Mean round-trip time",
    unit: units::MS,
    group: Group::More,
    source: PAPER,
    meaning: "mean over the flows of the round-trip time without queueing, T included",
    kind: Kind::linear(10.0, 1000.0, 1.0, 1, 140.0).on(20.0, 400.0, Spread::Ratio, &[140.0]),
};

pub const SPREAD: Param = Param {
    id: "spread",
    symbol: "",
    name: "Spread of round-trip times",
    unit: units::MS,
    group: Group::More,
    source: PAPER,
    meaning: "from the shortest round-trip time to the longest, evenly over the flows",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 32.0).on(0.0, 120.0, Spread::Even, &[32.0]),
};

pub const SIZE: Param = Param {
    id: "size",
    symbol: "M",
    name: "Packet size",
    unit: units::BYTES,
    group: Group::More,
    source: "docs/red.md, rule red-2",
    meaning: "size of a data packet on the wire",
    kind: Kind::linear(100.0, 9000.0, 1.0, 0, 1250.0).on(
        250.0,
        1500.0,
        Spread::Even,
        &[500.0, 1000.0, 1250.0],
    ),
};

pub const ACCESS: Param = Param {
    id: "access",
    symbol: "",
    name: "Access rate",
    unit: units::MBIT_PER_S,
    group: Group::More,
    source: PAPER,
    meaning: "rate of each source’s own link",
    kind: Kind::log(0.1, 10000.0, 1.0, 3, 30.0).on(5.0, 1000.0, Spread::Ratio, &[30.0]),
};
