//! The bytes of a file, piece by piece: how it is packed, its format, and its damage.

pub mod bytes;
pub mod damage;
pub mod format;
pub mod limits;
pub mod packing;
pub mod pieces;
pub mod terminal;
pub mod unpack;
pub mod unreadable;
