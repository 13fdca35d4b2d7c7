//! From a file to a report: a reader takes a file piece by piece, finds out by its content what it is, and gives its packets on
//! to be sorted into flows; the file's ending makes a report of them.

pub mod content;
pub mod ending;
pub mod json;
pub mod lines;
pub mod reader;
pub mod text;
