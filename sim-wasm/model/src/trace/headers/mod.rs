//! Headers of link, network and transport, and of tunnels.

pub mod ip;
pub mod link;
pub mod options;
pub mod transport;
pub mod tunnel;
