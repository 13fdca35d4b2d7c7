//! What happens to single packets of the first flow.

use crate::params::{Grammar, Group, Kind, Param, Spread};
use crate::units;

pub const LOSE: Param = Param {
    id: "lose",
    symbol: "",
    name: "Forced losses",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "transmissions of the first flow that are lost whatever the random numbers say: 7, or 7.2 for the second time that packet 7 is sent",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const SAVE: Param = Param {
    id: "save",
    symbol: "",
    name: "Forced arrivals",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "transmissions of the first flow that neither the path nor RED drops",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const LATE: Param = Param {
    id: "late",
    symbol: "",
    name: "Forced delays",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "transmissions of the first flow that are delayed by a chosen time, and may be overtaken",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const BY: Param = Param {
    id: "by",
    symbol: "",
    name: "Forced delay",
    unit: units::MS,
    group: Group::More,
    source: "the packet ladder",
    meaning: "by how much the chosen transmissions are delayed",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 20.0).on(0.0, 100.0, Spread::Even, &[5.0, 20.0]),
};
