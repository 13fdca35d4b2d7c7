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
    meaning: "transmissions of the first flow that are lost whatever the draw says: 7, or 7.2 for the second time that segment 7 is sent",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const SAVE: Param = Param {
    id: "save",
    symbol: "",
    name: "Forced arrivals",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "transmissions of the first flow that neither the disturbance nor RED drops",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const LATE: Param = Param {
    id: "late",
    symbol: "",
    name: "Forced delays",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "transmissions of the first flow that are delayed by hand, and may be overtaken",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const BY: Param = Param {
    id: "by",
    symbol: "",
    name: "Forced delay",
    unit: units::MS,
    group: Group::More,
    source: "the packet ladder",
    meaning: "what a transmission that is delayed by hand is delayed by",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 20.0).on(0.0, 100.0, Spread::Even, &[5.0, 20.0]),
};
