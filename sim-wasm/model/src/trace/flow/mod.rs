//! Packets by flow: the ends that they have in common, their columns, and the numbers of RTP and iperf in their payload.

pub mod batch;
pub mod clock;
pub mod collision;
pub mod datagrams;
pub mod flows;
pub mod given;
pub mod hosts;
pub mod iperf;
pub mod keys;
pub mod prints;
pub mod replay;
pub mod restart;
pub mod rtp;
pub mod sorter;
