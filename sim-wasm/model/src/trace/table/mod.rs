//! Text: tables with a header row, bare numbers, and arrival orders.

pub mod arrival_order;
pub mod bare_numbers;
pub mod csv;
pub mod ends;
pub mod fields;
pub mod header;
pub mod info;
pub mod instant;
pub mod packets;
pub mod segments;
pub mod tally;
pub mod times;
