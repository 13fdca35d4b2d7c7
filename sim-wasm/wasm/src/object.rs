//! Shapes that several laboratories return.

use crate::shape::{doubles, shape};
use js_sys::Float64Array;
use model::measures::SampleMeasure;

shape! {
    /// A measure's id and unit, as heads of a table.
    pub struct MeasureName {
        id: &'static str,
        unit: &'static str,
    }
}

/// The measures of a laboratory, in the order of the values of its replications.
pub fn names<S>(measures: &[SampleMeasure<S>]) -> Vec<MeasureName> {
    measures.iter().map(|measure| MeasureName { id: measure.about.id, unit: measure.about.unit }).collect()
}

/// The values of replications as a typed array.
pub fn row_of(values: Vec<f64>) -> Float64Array {
    doubles(&values)
}
