//! JSON piece by piece: `tokens` reads it, and `paths` tracks the path of each value.

pub mod paths;
pub mod tokens;
