//! Parameters of the `metrics` laboratory (MODELS.md section 4).

use super::Lab;

pub const LAB: Lab = Lab { id: "metrics", title: "Measures of reordering", params: &[] };
