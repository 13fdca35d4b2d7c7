//! A file piece by piece: bytes, lines and records, its format, and what is wrong with it.

pub mod bytes;
pub mod content;
pub mod damage;
pub mod ending;
pub mod format;
pub mod limits;
pub mod lines;
pub mod packing;
pub mod pieces;
pub mod reader;
pub mod terminal;
pub mod text;
pub mod unpack;
pub mod unreadable;
