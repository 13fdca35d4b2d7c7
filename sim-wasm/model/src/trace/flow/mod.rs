//! Packets by flow, and the numbers that tell their order.

pub mod batch;
pub mod batches;
pub mod choice_of_order;
pub mod clock;
pub mod collision;
pub mod column;
pub mod columns;
pub mod counting;
pub mod datagrams;
pub mod elsewhere;
pub mod flows;
pub mod hosts;
pub mod identification;
pub mod iperf;
pub mod keys;
pub mod restart;
pub mod rtp;
pub mod sorter;
pub mod unfold;
