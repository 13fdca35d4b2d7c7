//! What a file is: bytes, piece by piece, packed or not, in a format, and what is wrong with it.

pub mod bytes;
pub mod damage;
pub mod format;
pub mod limits;
pub mod packing;
pub mod pieces;
pub mod terminal;
pub mod unpack;
pub mod unreadable;
