//! Captures: the blocks of pcap and pcapng, and the headers of link, network and transport.

pub mod blocks;
pub mod ip;
pub mod link;
pub mod options;
pub mod pcap;
pub mod pcapng;
pub mod transport;
pub mod tunnel;
