//! JSON piece by piece: `tokens` reads it, `paths` says where in the document a value stands, and `reader` finds out what
//! kind of document it is: a qlog, or the results of iperf3.

pub mod paths;
pub mod reader;
pub mod tokens;
