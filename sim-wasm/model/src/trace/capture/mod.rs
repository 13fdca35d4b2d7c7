//! Captures: pcap and pcapng, whose blocks hold packets.

pub mod blocks;
pub mod pcap;
pub mod pcapng;
