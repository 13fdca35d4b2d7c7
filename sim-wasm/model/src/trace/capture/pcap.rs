//! The pcap file format: a file header, then packets, each after a 16-byte header.

use crate::trace::capture::blocks::{Capture, Frame, SHOWN_AT_MOST};
use crate::trace::file::bytes::Order;
use crate::trace::file::pieces::Step;
use crate::trace::headers::link::Link;

/// The largest packet that is read, bytes: libpcap's own limit is 256 KiB except for bus captures, which contain no IP.
const PACKET_AT_MOST: u32 = 1 << 20;

const NANOS: u64 = 1_000_000_000;

/// Reads one pcap file.
#[derive(Clone, Debug)]
pub struct Pcap {
    order: Order,
    /// Nanoseconds per unit of the fraction of a second.
    fraction: u64,
    /// The link layer; `None` before the file header.
    link: Option<Link>,
}

impl Pcap {
    /// For each possible first four bytes of a file, the byte order and the time unit in nanoseconds.
    pub const MAGICS: [([u8; 4], Order, u64); 4] = [
        ([0xa1, 0xb2, 0xc3, 0xd4], Order::Big, 1000),
        ([0xd4, 0xc3, 0xb2, 0xa1], Order::Little, 1000),
        ([0xa1, 0xb2, 0x3c, 0x4d], Order::Big, 1),
        ([0x4d, 0x3c, 0xb2, 0xa1], Order::Little, 1),
    ];

    /// The reader of a file with these first bytes, if they are pcap's.
    pub fn recognise(magic: [u8; 4]) -> Option<Self> {
        let (_, order, fraction) = Self::MAGICS.into_iter().find(|(known, ..)| *known == magic)?;
        Some(Self { order, fraction, link: None })
    }

    /// Reads the file header or the next packet.
    pub fn step(&mut self, bytes: &[u8], capture: &mut Capture) -> Step {
        match self.link {
            None => self.header(bytes),
            Some(link) => self.packet(link, bytes, capture),
        }
    }

    fn header(&mut self, bytes: &[u8]) -> Step {
        let Some((version, network)) = self.order.u16(bytes, 4).zip(self.order.u32(bytes, 20)) else {
            return Step::Need(24);
        };
        if version != 2 {
            return Step::Stop(format!("its header says version {version}, and only version 2 exists"));
        }
        // the upper half holds the length of the frame check sequence
        self.link = Some(Link::numbered(network as u16));
        Step::Took(24)
    }

    fn packet(&self, link: Link, bytes: &[u8], capture: &mut Capture) -> Step {
        let field = |at: usize| self.order.u32(bytes, at);
        let (Some(seconds), Some(fraction), Some(captured), Some(wire)) =
            (field(0), field(4), field(8), field(12))
        else {
            return Step::Need(16);
        };
        if (seconds, fraction, captured, wire) == (0, 0, 0, 0) {
            // written by a recorder that allocated the file in advance and was stopped before it had filled it
            return Step::Stop("zeros follow, and no packet".to_owned());
        }
        if captured > PACKET_AT_MOST {
            return Step::Stop(format!("a packet there says it has {captured} captured bytes"));
        }
        let shown = captured.min(SHOWN_AT_MOST) as usize;
        let Some(data) = bytes.get(16..16 + shown) else {
            return Step::Need(16 + shown);
        };
        let time = u64::from(seconds) * NANOS + u64::from(fraction) * self.fraction;
        capture.frame(&Frame { link, interface: 0, time: Some(time.into()), wire, captured, bytes: data });
        Step::Took(16 + u64::from(captured))
    }
}
