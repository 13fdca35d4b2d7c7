//! JSON piece by piece: `tokens` reads it, and `paths` says where in the document a value stands.

pub mod paths;
pub mod tokens;
