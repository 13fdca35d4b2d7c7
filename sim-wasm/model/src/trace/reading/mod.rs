//! From a file to a report: a reader takes a file piece by piece, recognises its format, and passes its packets on to
//! be sorted into flows; the file's ending makes the report.

pub mod content;
pub mod ending;
pub mod json;
pub mod lines;
pub mod reader;
pub mod text;
