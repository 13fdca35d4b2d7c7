//! Parameters of the run: its duration, warm-up, replications and seed.

use crate::params::shown::runs;
use crate::params::{Group, Kind, Param, Spread};
use crate::units;

pub const DURATION: Param = Param {
    id: "duration",
    symbol: "",
    name: "Duration",
    unit: units::S,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-20",
    meaning: "simulated time",
    kind: Kind::log(5.0, 10000.0, 5.0, 1, 60.0)
        .on(10.0, 1000.0, Spread::Ratio, &[60.0])
        .ending(&[1000.0, 10000.0]),
};

pub const WARMUP: Param = Param {
    id: "warmup",
    symbol: "",
    name: "Warm-up",
    unit: units::S,
    group: Group::More,
    source: "docs/dccp.md, rule dccp-20",
    meaning: "time at the start that is not counted",
    kind: Kind::linear(0.0, 1000.0, 1.0, 1, 10.0)
        .on(0.0, 60.0, Spread::Even, &[0.0, 10.0])
        .ending(&[60.0, 1000.0]),
};

pub const RUNS: Param = runs(
    "docs/dccp.md, rule dccp-20",
    "independent pairs of runs behind each mean and its 95% interval",
    200.0,
    10.0,
);
