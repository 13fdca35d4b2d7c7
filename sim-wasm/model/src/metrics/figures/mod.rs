//! The data of each figure as columns, for `oos figure`.

mod captures;
mod laws;
mod sequence;

use super::Metrics;
use super::order::order;
use crate::laboratory::{Column, Constant, ConstantValue, DATA, Heads, Laboratory, NO_AXIS, RunError, Table};
use crate::params::Scale;
use crate::scenario::{Axes, Axis, Scenario};

/// Name of the further table with the values that formulas give.
const ANALYSIS: &str = "analysis";

/// The columns of every table.
pub const HEADS: &[Heads] = &[
    Heads { figure: "rd", table: DATA, columns: &laws::RD },
    Heads { figure: "rd", table: ANALYSIS, columns: &laws::LIMIT },
    Heads { figure: "md", table: DATA, columns: &laws::MEAN_DISPLACEMENT },
    Heads { figure: "md", table: ANALYSIS, columns: &laws::MEAN_DISPLACEMENT_ANALYSIS },
    Heads { figure: "entropy", table: DATA, columns: &laws::ENTROPY },
    Heads { figure: "entropy", table: ANALYSIS, columns: &laws::ENTROPY_ANALYSIS },
    Heads { figure: "md-distance", table: DATA, columns: &laws::MEAN_DISPLACEMENT_DISTANCE },
    Heads { figure: "entropy-distance", table: DATA, columns: &laws::ENTROPY_DISTANCE },
    Heads { figure: "rbd", table: DATA, columns: &laws::OCCUPANCY },
    Heads { figure: "crossings", table: DATA, columns: &sequence::CROSSINGS },
    Heads { figure: "density", table: DATA, columns: &sequence::DENSITY },
    Heads { figure: "buffer", table: DATA, columns: &sequence::BUFFER },
    Heads { figure: "time", table: "timed", columns: &captures::SHARES_OVER_TIME },
    Heads { figure: "time", table: "counted", columns: &captures::SHARES_OVER_ARRIVALS },
    Heads { figure: "late", table: "timed", columns: &captures::EXTENTS_OVER_TIME },
    Heads { figure: "late", table: "counted", columns: &captures::EXTENTS_OVER_ARRIVALS },
    Heads { figure: "causes", table: "places", columns: &captures::PLACES },
    Heads { figure: "plot", table: "timed", columns: &captures::PACKETS_BY_TIME },
    Heads { figure: "plot", table: "counted", columns: &captures::PACKETS_BY_ARRIVAL },
    Heads { figure: "delay", table: "timed", columns: &captures::PACKETS_BY_DELAY },
];

/// Constants that the page shares with these figures.
pub const CONSTANTS: &[Constant] = &[
    Constant { figure: "md", name: "JITTERS", value: ConstantValue::Number(JITTERS as f64) },
    Constant { figure: "md", name: "LEAST", value: ConstantValue::Number(LEAST) },
    Constant { figure: "rd", name: "SETS", value: ConstantValue::Sets(laws::SETS) },
];

/// Number of jitters along a curve, as in the paper.
const JITTERS: u32 = 62;
/// The first value of a logarithmic axis of the jitter, ms.
const LEAST: f64 = 0.01;

/// The columns of the scenario's figure; those of the bench's first figure if the bench has none of this name.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    // an error if the bench's data are not in the link
    Metrics.replications(scenario)?;
    let figure = scenario.choice("fig");
    if let Some(order) = order(scenario) {
        return sequence::columns_of(order, scenario.whole("dt"), figure);
    }
    let jitters = || jitters(scenario).values;
    Ok(match figure {
        "md" => laws::mean_displacement(scenario, &jitters()),
        "entropy" => laws::entropy(scenario, &jitters()),
        "md-distance" => laws::mean_displacement_distance(scenario, &jitters()),
        "entropy-distance" => laws::entropy_distance(scenario, &jitters()),
        "rbd" => laws::occupancy(scenario),
        _ => laws::densities(scenario),
    })
}

/// Further tables: the formulas beside the scenario's figure, for the jitter path.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    if order(scenario).is_some() || scenario.choice("bench") != "jitter" {
        return Vec::new();
    }
    let jitters = || jitters(scenario).values;
    let analysis = match scenario.choice("fig") {
        "md" => laws::mean_displacement_analysis(scenario, &jitters()),
        "entropy" => laws::entropy_analysis(scenario, &jitters()),
        "rd" | "all" => laws::limits(scenario),
        _ => return Vec::new(),
    };
    vec![(ANALYSIS, analysis)]
}

/// The figures of the jitter path; the first one is shown if the link names none of them.
const OF_PATH: [&str; 6] = ["rd", "md", "entropy", "md-distance", "entropy-distance", "rbd"];
/// The figures of an arrival order; the first one is shown if the link names none of them.
const OF_ORDER: [&str; 4] = ["crossings", "density", "rbd", "buffer"];

/// A sentence if the link names a figure of another bench.
pub fn misfit(scenario: &Scenario) -> Option<String> {
    let figure = scenario.choice("fig");
    let (bench, figures): (_, &[&str]) = match (order(scenario), scenario.choice("bench")) {
        (Some(_), _) => ("an arrival order", &OF_ORDER),
        (None, "jitter") => ("the path with jitter", &OF_PATH),
        _ => return None,
    };
    // the default value does not name a figure, and only the page shows all figures
    if figure == OF_PATH[0] || figure == "all" || figures.contains(&figure) {
        return None;
    }
    Some(format!(
        "fig={figure} is no figure of {bench}: {} is taken; there are {}",
        figures[0],
        figures.join(", ")
    ))
}

/// The parameter along the axis of the jitter path's curves.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    match scenario.choice("fig") {
        "md" | "entropy" | "md-distance" | "entropy-distance"
            if scenario.choice("bench") == "jitter" && order(scenario).is_none() =>
        {
            Ok(Axes { x: jitters(scenario), y: None })
        }
        _ => Err(RunError::Empty(NO_AXIS)),
    }
}

fn jitters(scenario: &Scenario) -> Axis {
    let (from, scale) = match scenario.choice("axis") {
        "log" => (LEAST, Scale::Log),
        _ => (0.0, Scale::Linear),
    };
    Axis::from(scenario, "jitter", from, scale, JITTERS)
}
