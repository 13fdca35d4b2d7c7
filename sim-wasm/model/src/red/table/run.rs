//! Parameters of the run: its duration, warm-up, replications and seed.

use super::PAPER;
use crate::params::shown::runs;
use crate::params::{Group, Kind, Param, Spread};
use crate::units;

pub const DURATION: Param = Param {
    id: "duration",
    symbol: "",
    name: "Duration",
    unit: units::S,
    group: Group::More,
    source: PAPER,
    meaning: "simulated time; the paper’s is 1,000 s",
    kind: Kind::log(5.0, 10000.0, 5.0, 1, 120.0).on(20.0, 1000.0, Spread::Ratio, &[120.0, 1000.0]),
};

pub const WARMUP: Param = Param {
    id: "warmup",
    symbol: "",
    name: "Warm-up",
    unit: units::S,
    group: Group::More,
    source: PAPER,
    meaning: "time at the start that is not measured; the paper’s is 50 s",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 20.0).on(0.0, 100.0, Spread::Even, &[0.0, 20.0, 50.0]),
};

pub const RUNS: Param = runs(
    PAPER,
    "independent runs behind each mean and its 95% interval; the paper has 10 at least",
    100.0,
    4.0,
);
