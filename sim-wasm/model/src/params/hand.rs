//! Parameters for single packets of a flow (lost, saved, delayed), shared by the laboratories with a packet ladder.

use super::{Grammar, Group, Kind, Param, Spread};
use crate::units;

const fn list(id: &'static str, name: &'static str, meaning: &'static str) -> Param {
    Param {
        id,
        symbol: "",
        name,
        unit: units::NONE,
        group: Group::More,
        source: "the packet ladder",
        meaning,
        kind: Kind::text(Grammar::Transmissions, 2000),
    }
}

pub const LOSE: Param = list(
    "lose",
    "Forced losses",
    "transmissions that are lost: 7, or 7.2 for the second time that packet 7 is sent",
);

pub const SAVE: Param = list("save", "Forced arrivals", "transmissions that nothing on the path loses");

pub const LATE: Param =
    list("late", "Forced delays", "transmissions that are delayed by a chosen time, and may be overtaken");

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
