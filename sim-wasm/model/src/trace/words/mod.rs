//! Numbers and times as sentences have them.

pub mod numerals;
pub mod spoken;
