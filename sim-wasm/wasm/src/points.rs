//! The points of a figure that are scenarios of their own.

use crate::shape::{doubles, shape, whole};
use js_sys::{Float64Array, Uint32Array};
use model::laboratory::{Laboratory, ListedFigure, Point, order_of};
use model::scenario::Scenario;
use wasm_bindgen::prelude::*;

shape! {
    /// A point of a figure (`model::laboratory::Point`).
    pub struct FigurePoint {
        /// Name of its curve, or its own; empty if points have no names.
        name: String,
        /// The numbers that distinguish it, in the order of the table's columns; NaN for none.
        numbers: Float64Array,
        /// The scenarios that are simulated for it.
        scenarios: Vec<String>,
        /// Index of the point that has to be measured before this one, whose scenario depends on it.
        after: Option<u32>,
    }
}

shape! {
    /// All points of a figure, curve by curve.
    pub struct FigurePoints {
        points: Vec<FigurePoint>,
        /// Indices of the points in the order in which they should be computed.
        order: Uint32Array,
    }
}

/// The points of this figure of a scenario.
pub fn points_of(laboratory: &dyn Laboratory, figure: &str, scenario: &str) -> Result<FigurePoints, JsError> {
    let scenario = Scenario::of(laboratory.lab(), scenario)?;
    let points = (ListedFigure::of(laboratory.listed(), figure)?.points)(&scenario);
    let order: Vec<u32> = order_of(&points).into_iter().map(|place| place as u32).collect();
    Ok(FigurePoints { order: whole(&order), points: points.into_iter().map(point_of).collect() })
}

pub fn point_of(Point { name, numbers, scenarios, after }: Point) -> FigurePoint {
    FigurePoint {
        name,
        numbers: doubles(&numbers),
        scenarios: scenarios.iter().map(Scenario::canonical).collect(),
        after: after.map(|place| place as u32),
    }
}
