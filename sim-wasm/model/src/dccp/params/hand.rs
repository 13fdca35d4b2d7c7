//! What is lost, saved and held back by hand.

use crate::params::{Grammar, Group, Kind, Param, Spread};
use crate::units;

pub const LOSE: Param = Param {
    id: "lose",
    symbol: "",
    name: "Forced losses",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "packets that are lost whatever the draw says, by their numbers",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const SAVE: Param = Param {
    id: "save",
    symbol: "",
    name: "Forced arrivals",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "packets that are neither lost nor held back",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const LATE: Param = Param {
    id: "late",
    symbol: "",
    name: "Forced delays",
    unit: units::NONE,
    group: Group::More,
    source: "the packet ladder",
    meaning: "packets that are held back by hand",
    kind: Kind::text(Grammar::Transmissions, 2000),
};

pub const BY: Param = Param {
    id: "by",
    symbol: "",
    name: "Forced delay",
    unit: units::MS,
    group: Group::More,
    source: "the packet ladder",
    meaning: "by how much a packet is held back by hand",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 50.0).on(0.0, 300.0, Spread::Even, &[20.0, 50.0]),
};
