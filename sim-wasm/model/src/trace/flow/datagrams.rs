//! The payloads of a flow of UDP or ESP: RTP's, a tunnel's, iperf's, or others.

use crate::trace::file::bytes::be32;
use crate::trace::flow::iperf::{HEADER, Layout, Probes};
use crate::trace::flow::keys::Key;
use crate::trace::flow::rtp::{self, CONTENT_AT_MOST, Streams};

/// What is kept of the payloads of a flow of UDP or ESP.
#[derive(Clone, Debug, Default)]
pub struct Datagrams {
    pub streams: Streams,
    pub probes: Probes,
    /// Datagrams that are too large for a frame of the link.
    pub merged: u32,
    /// Whether a payload has a long header of QUIC.
    pub is_quic: bool,
}

/// Versions of QUIC (RFC 9000, RFC 9369); drafts have numbers of their own.
const QUIC: [u32; 2] = [1, 0x6b33_43cf];
const QUIC_DRAFT: u32 = 0xff00_0000;

/// How many bytes of a payload are looked at.
pub const SHOWN_AT_MOST: usize = if CONTENT_AT_MOST > HEADER { CONTENT_AT_MOST } else { HEADER };

/// The largest payload of a frame, unless the network has jumbo frames, bytes.
pub const FRAME_AT_MOST: u32 = 1500;

impl Datagrams {
    /// The payloads of a flow before its first packet.
    pub fn of(key: &Key) -> Box<Self> {
        let mut datagrams = Box::<Self>::default();
        datagrams.streams.is_esp = rtp::is_esp(key.protocol, key.ports);
        datagrams
    }

    /// Takes in the next payload: the captured bytes, and its length on the wire.
    pub fn take(&mut self, payload: &[u8], size: u32) {
        self.streams.take(payload);
        self.probes.take(payload);
        self.merged += u32::from(size > FRAME_AT_MOST);
        if !self.is_quic && payload.first().is_some_and(|first| first >> 6 == 3) {
            let version = be32(payload, 1).unwrap_or(0);
            self.is_quic = QUIC.contains(&version) || version & !0xff == QUIC_DRAFT;
        }
    }

    /// What the payloads are, in words; may be empty.
    pub fn words(&self) -> String {
        let words = match self.probes.layout() {
            Some(Layout::Iperf2) => "iperf2",
            Some(_) => "iperf3",
            None if self.is_quic => "QUIC",
            None => "",
        };
        words.to_owned()
    }

    /// The same with the packets in this order.
    pub fn in_order(&self, order: &[u32]) -> Self {
        Self { streams: self.streams.in_order(order), probes: self.probes.in_order(order), ..*self }
    }
}
