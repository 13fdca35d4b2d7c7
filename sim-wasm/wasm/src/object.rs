//! Shapes that several laboratories return.

use crate::shape::shape;

shape! {
    /// A measure, as tables name it.
    pub struct MeasureName {
        id: &'static str,
        unit: &'static str,
    }
}
