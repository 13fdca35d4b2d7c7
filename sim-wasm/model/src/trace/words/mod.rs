//! Numbers and times in words, for sentences.

pub mod numerals;
pub mod spoken;
