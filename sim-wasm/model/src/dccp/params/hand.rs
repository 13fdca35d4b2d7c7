//! Packets that the reader loses, rescues or delays.

use crate::params::{Grammar, Group, Kind, Param, Spread};
use crate::units;

pub const LOSE: Param = Param {
    id: "lose",
    symbol: "",
    name: "Forced losses",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "numbers of packets that you lose",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const SAVE: Param = Param {
    id: "save",
    symbol: "",
    name: "Forced arrivals",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "numbers of packets that you rescue: neither lost nor delayed",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const LATE: Param = Param {
    id: "late",
    symbol: "",
    name: "Forced delays",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "numbers of packets that you delay",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const BY: Param = Param {
    id: "by",
    symbol: "",
    name: "Forced delay",
    unit: units::MS,
    group: Group::More,
    source: "the packet ladder",
    meaning: "by how much you delay a packet",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0).on(0.0, 300.0, Spread::Even, &[20.0, 50.0]),
};
