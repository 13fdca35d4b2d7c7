//! Shapes that several laboratories return.

use crate::shape::{doubles, shape};
use js_sys::Float64Array;
use model::measures::Measured;

shape! {
    /// A measure, as tables name it.
    pub struct MeasureName {
        id: &'static str,
        unit: &'static str,
    }
}

/// What a laboratory measures, in the order of the columns of its replications.
pub fn names<S>(measures: &[Measured<S>]) -> Vec<MeasureName> {
    measures.iter().map(|measure| MeasureName { id: measure.about.id, unit: measure.about.unit }).collect()
}

/// The values of replications, one after another.
pub fn row_of(values: Vec<f64>) -> Float64Array {
    doubles(&values)
}
