//! Packets by flow: keys, columns, and the RTP or iperf headers in their payloads.

pub mod apart;
pub mod batch;
pub mod clock;
pub mod collision;
pub mod datagrams;
pub mod fingerprints;
pub mod flows;
pub mod given_sequence;
pub mod hosts;
pub mod iperf;
pub mod keys;
pub mod replay;
pub mod restart;
pub mod rtp;
pub mod sorter;
