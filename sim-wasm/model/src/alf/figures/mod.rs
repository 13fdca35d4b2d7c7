//! The data of each figure as columns, for `oos figure`.

mod gain;
mod ladder;
mod run;

use super::Parameters;
use super::sweep::GAINS;
use crate::laboratory::{
    AxisParameter, Column, Constant, ConstantValue, DATA, Heads, Plan, PlanAxis, PlanMeasures, RunError,
    Table,
};
use crate::scenario::{Axes, Scenario};

/// Columns that are neither parameters nor measures of a choice.
pub const HEADS: &[Heads] = &[
    Heads { figure: "curve", table: "analysis", columns: &gain::ANALYSIS },
    Heads { figure: "buffer", table: DATA, columns: &run::BUFFER },
    Heads { figure: "blocking", table: DATA, columns: &run::BLOCKING },
    Heads { figure: "density", table: DATA, columns: &run::DENSITY },
    Heads { figure: "ladder", table: DATA, columns: &ladder::EVENTS },
    Heads { figure: "ladder", table: "sentences", columns: &ladder::SENTENCES },
];

/// Constants that the page shares with these figures.
pub const CONSTANTS: &[Constant] = &[
    Constant {
        figure: "curve",
        name: "ANALYSIS_POINTS",
        value: ConstantValue::Number(gain::ANALYSIS_POINTS as f64),
    },
    Constant { figure: "blocking", name: "BINS", value: ConstantValue::Number(run::BINS) },
];

const GAIN: PlanMeasures = PlanMeasures::Chosen("g", &[("completion", "gain"), ("latency", "gain_latency")]);
const SIDE: u32 = 48;

/// The figures along parameters.
pub const PLANS: &[Plan] = &[
    Plan {
        figure: "curve",
        x: PlanAxis::Axis(AxisParameter::Choice("x"), 61),
        y: Some(PlanAxis::Family("family")),
        rows: &GAINS,
        shown: GAIN,
        has_intervals: true,
    },
    Plan {
        figure: "surface",
        x: PlanAxis::Axis(AxisParameter::Choice("sx"), SIDE),
        y: Some(PlanAxis::Axis(AxisParameter::Choice("sy"), SIDE)),
        rows: &GAINS,
        shown: GAIN,
        has_intervals: false,
    },
];

/// The columns of the scenario's figure; the columns of the gain curve if it shows all figures.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    Ok(match scenario.choice("fig") {
        "buffer" => run::buffer(&p),
        "blocking" => run::blocking(&p),
        "density" => run::density(&p),
        "ladder" => ladder::events(&p, scenario.choice("ladder") == "streams"),
        _ => gain::gain(scenario, plan(scenario)?)?,
    })
}

/// Further table: the gain by the paper's analysis, if the figure shows that curve.
pub fn further(scenario: &Scenario) -> Result<Vec<Table>, RunError> {
    if scenario.choice("gb") != "show" || !matches!(scenario.choice("fig"), "curve" | "all") {
        return Ok(Vec::new());
    }
    Ok(vec![("analysis", gain::analysis(scenario, plan(scenario)?)?)])
}

/// The parameters along the axes of the gain: along a curve, from curve to curve of a family, or over a surface.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    plan(scenario)?.axes(scenario)
}

fn plan(scenario: &Scenario) -> Result<&'static Plan, RunError> {
    match scenario.choice("fig") {
        "all" => Ok(&PLANS[0]),
        figure => Plan::of(PLANS, figure),
    }
}
