//! What each figure shows, as columns: `oos figure`.

mod gain;
mod ladder;
mod run;

use super::{LAB, Parameters};
use crate::laboratory::{Column, DATA, Heads, NO_AXIS, RunError};
use crate::scenario::{Axes, Axis, Scenario};

/// Columns that are no parameters and no measures of a choice.
pub const HEADS: &[Heads] = &[
    Heads { figure: "curve", table: "analysis", columns: &gain::ANALYSIS },
    Heads { figure: "buffer", table: DATA, columns: &run::BUFFER },
    Heads { figure: "blocking", table: DATA, columns: &run::BLOCKING },
    Heads { figure: "density", table: DATA, columns: &run::DENSITY },
    Heads { figure: "ladder", table: DATA, columns: &ladder::EVENTS },
    Heads { figure: "ladder", table: "sentences", columns: &ladder::SENTENCES },
];

/// Points along the gain curve; a parameter of whole numbers may have fewer.
const POINTS: u32 = 61;
/// Points along each side of the gain surface.
const SIDE: u32 = 48;

/// The columns of the scenario's figure; those of the gain curve where all are shown.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    Ok(match scenario.choice("fig") {
        "surface" => gain::surface(scenario, &axes(scenario)?),
        "buffer" => run::buffer(&p),
        "blocking" => run::blocking(&p),
        "density" => run::density(&p),
        "ladder" => ladder::events(&p, scenario.choice("ladder") == "streams"),
        _ => gain::curve(scenario, &axes(scenario)?),
    })
}

/// What the gain is shown against: along a curve, from curve to curve of a family, or over a surface.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    match scenario.choice("fig") {
        "curve" | "all" => {
            let (x, family) = (scenario.choice("x"), scenario.choice("family"));
            let is_family = family != "none" && family != x;
            Ok(Axes {
                x: Axis::across(scenario, x, POINTS),
                y: is_family.then(|| Axis::family(scenario, family)),
            })
        }
        "surface" => {
            let [x, y] = ["sx", "sy"].map(|id| Axis::across(scenario, scenario.choice(id), SIDE));
            if x.id == y.id {
                return Err(RunError::Empty("both axes of the surface are the same parameter"));
            }
            Ok(Axes { x, y: Some(y) })
        }
        _ => Err(RunError::Empty(NO_AXIS)),
    }
}

/// The unit of a parameter.
fn unit_of(id: &str) -> &'static str {
    LAB.param(id).map_or("", |param| param.unit)
}
