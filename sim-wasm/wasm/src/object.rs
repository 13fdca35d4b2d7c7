//! What several laboratories tell.

use crate::shape::shape;

shape! {
    /// A measure, as tables name it.
    pub struct MeasureName {
        id: &'static str,
        unit: &'static str,
    }
}
