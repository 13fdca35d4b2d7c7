//! Sorts frames into flows, and counts what is skipped on the way.

use crate::trace::flow::batch::PacketOutlet;
use crate::trace::flow::fingerprints;
use crate::trace::flow::flows::{Sighting, Table};
use crate::trace::flow::keys::Key;
use crate::trace::headers::ip::{Datagram, NoDatagram, datagram};
use crate::trace::headers::link::{self, Link};
use crate::trace::headers::transport::{Transport, transport};
use crate::trace::headers::tunnel::{self, DatagramContent, Tunnel, TunnelIndex};
use crate::trace::words::numerals::counted;

/// Bytes of a frame that are looked at: more than any headers need.
pub const SHOWN_AT_MOST: u32 = 1024;

/// Most nested tunnels that are looked into.
const TUNNELS_DEEP: u32 = 4;

/// A captured frame.
#[derive(Debug)]
pub struct Frame<'a> {
    pub link: Link,
    /// Number of the interface; pcap tells none apart.
    pub interface: u32,
    /// Time in nanoseconds since 1970, if known.
    pub time: Option<i128>,
    /// Length on the wire, bytes; below, the captured part of it.
    pub wire: u32,
    pub captured: u32,
    /// Its captured bytes.
    pub bytes: &'a [u8],
}

/// The packets of a capture, and what else was found in it.
#[derive(Clone, Debug)]
pub struct Capture {
    pub table: Table,
    /// Hands the packets of captures on to another thread, instead of the table.
    pub handing_on: PacketOutlet,
    pub packets: u64,
    /// First and last time, nanoseconds since 1970.
    pub times: Option<(i128, i128)>,
    pub passed_over: SkippedFrames,
    /// Frames whose time is before that of the frame before them, in the file and on the same interface.
    pub back_in_time: u64,
    pub back_on_interface: u64,
    last_time: Option<i128>,
    /// The time of each interface's last packet.
    last_times: Vec<Option<i128>>,
    /// Whether packets get marks.
    marks: bool,
}

/// Counts of frames that belong to no flow, by reason, and of those without a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct SkippedFrames {
    /// Number of a link layer that cannot be read; below, its frames.
    pub unknown_link: Option<(u16, u64)>,
    pub not_ip: u64,
    pub cut_off: u64,
    /// Frames of which only the beginning was captured; those whose headers are complete are in flows.
    pub cut_short: u64,
    pub malformed: u64,
    pub later_fragments: u64,
    /// Frames without a time.
    pub timeless: u64,
}

impl Capture {
    pub fn new(flows_at_most: u32, marks: bool) -> Self {
        Self {
            table: Table::new(flows_at_most),
            handing_on: PacketOutlet::default(),
            packets: 0,
            times: None,
            passed_over: SkippedFrames::default(),
            back_in_time: 0,
            back_on_interface: 0,
            last_time: None,
            last_times: Vec::new(),
            marks,
        }
    }

    /// Takes in a frame.
    pub fn frame(&mut self, frame: &Frame) {
        self.packets += 1;
        self.passed_over.cut_short += u64::from(frame.captured < frame.wire);
        let interface = frame.link.interface(frame.bytes).unwrap_or(frame.interface);
        let interface = u16::try_from(interface).unwrap_or(u16::MAX);
        let time = self.clock(frame.time, interface);
        if let Link::Unknown(number) = frame.link {
            self.passed_over.unknown_link.get_or_insert((number, 0)).1 += 1;
            return;
        }
        let Some(packet) = frame.link.packet(frame.bytes) else {
            self.passed_over.not_ip += 1;
            return;
        };
        let header = (frame.bytes.len() - packet.len()) as u32;
        let Some((datagram, within)) = self.innermost(packet, frame.wire.saturating_sub(header)) else {
            return;
        };
        if datagram.is_later_fragment {
            self.passed_over.later_fragments += 1;
            return;
        }
        let Some((transport, size)) = transport(&datagram) else {
            self.passed_over.cut_off += 1;
            return;
        };
        let ports = match transport {
            Transport::Udp { ports, .. } | Transport::Tcp { ports, .. } => ports,
            Transport::Echo { is_request, identifier, .. } => (u16::from(is_request), identifier),
            Transport::Other => (0, 0),
        };
        let is_echo = matches!(transport, Transport::Echo { .. });
        let key = Key {
            source: datagram.source,
            destination: datagram.destination,
            protocol: datagram.protocol,
            ports,
            is_echo,
            within,
        };
        let mark = self.marks.then(|| mark(&datagram, &transport)).flatten();
        let identification = datagram.identification;
        let seen = Sighting { frame: self.packets, time, size, identification, mark, interface };
        self.handing_on.add(&mut self.table, &key, seen, &transport);
    }

    /// The innermost datagram, and the number of its tunnel; `None` if the frame is passed over.
    fn innermost<'a>(&mut self, packet: &'a [u8], wire: u32) -> Option<(Datagram<'a>, TunnelIndex)> {
        let (mut packet, mut wire, mut within) = (packet, wire, 0);
        let mut outer = None;
        for _ in 0..=TUNNELS_DEEP {
            let datagram = match (datagram(packet, wire), outer) {
                (Ok(datagram), _) => datagram,
                // it only looked like a tunnel
                (Err(NoDatagram::Malformed), Some(outer)) => return Some(outer),
                (Err(NoDatagram::Malformed), None) => {
                    self.passed_over.malformed += 1;
                    return None;
                }
                (Err(NoDatagram::CutOff), _) => {
                    self.passed_over.cut_off += 1;
                    return None;
                }
            };
            let (kind, network) = match tunnel::inside(&datagram) {
                _ if datagram.is_later_fragment => return Some((datagram, within)),
                DatagramContent::Nothing => return Some((datagram, within)),
                DatagramContent::Packet { kind, network, packet: inner, wire: length } => {
                    (packet, wire) = (inner, length);
                    (kind, network)
                }
                DatagramContent::NotIp => {
                    self.passed_over.not_ip += 1;
                    return None;
                }
                DatagramContent::CutOff => {
                    self.passed_over.cut_off += 1;
                    return None;
                }
            };
            let (source, destination) = (datagram.source, datagram.destination);
            outer = Some((datagram, within));
            let ends = (source.min(destination), source.max(destination));
            within = self.table.tunnels.number(Tunnel { kind, ends, network, within });
        }
        outer
    }

    /// Time since the first frame that has a time, ms.
    fn clock(&mut self, time: Option<i128>, interface: u16) -> Option<f64> {
        let Some(now) = time else {
            self.passed_over.timeless += 1;
            return None;
        };
        let (first, last) = self.times.get_or_insert((now, now));
        if *last < now {
            *last = now;
        }
        let passed = now - *first;
        let goes_back = |before: &mut Option<i128>| {
            let before = before.get_or_insert(now);
            let is_back = now < *before;
            *before = now;
            is_back
        };
        self.back_in_time += u64::from(goes_back(&mut self.last_time));
        let at = usize::from(interface);
        if at >= self.last_times.len() {
            self.last_times.resize(at + 1, None);
        }
        self.back_on_interface += u64::from(goes_back(&mut self.last_times[at]));
        Some(i64::try_from(passed).map_or_else(|_| wide(passed), |passed| passed as f64) / 1e6)
    }
}

/// A number as a float: nearly all fit 64 bits, from which conversion is faster.
#[cold]
#[inline(never)]
fn wide(number: i128) -> f64 {
    number as f64
}

/// A mark of a packet's payload; for TCP, whose header has more, of its options. Ports, checksums and an echo's
/// identifier change where addresses are translated, and options of a SYN may be rewritten.
fn mark(datagram: &Datagram, transport: &Transport) -> Option<u32> {
    let behind = match transport {
        Transport::Tcp { segment, .. } if segment.is_syn => return Some(0),
        Transport::Tcp { .. } => {
            let end = 4 * usize::from(datagram.payload.get(12).copied().unwrap_or(0) >> 4);
            let options = datagram.payload.get(20..).unwrap_or_default();
            return Some(fingerprints::mark(options, end.saturating_sub(20) as u32));
        }
        Transport::Udp { .. } => 8,
        Transport::Echo { .. } => 6,
        Transport::Other => 0,
    };
    let payload = datagram.payload.get(behind..).unwrap_or_default();
    Some(fingerprints::mark(payload, datagram.length.saturating_sub(behind as u32)))
}

impl SkippedFrames {
    /// A sentence for each reason that occurred.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let mut note = |count: u64, what: &str, rest: &str| {
            if count > 0 {
                notes.push(format!("{} {rest}", counted(count, what)));
            }
        };
        if let Some((number, count)) = self.unknown_link {
            let name = link::name(number).map_or_else(String::new, |name| format!(" {name}"));
            let why =
                format!("skipped: the link layer{name} (number {number} of tcpdump's list) is not read");
            note(count, "frame", &why);
        }
        note(self.not_ip, "frame", "without an IP packet (ARP, encrypted Wi-Fi and the like) skipped");
        note(self.cut_off, "packet", "skipped, cut off by the capture before the end of their headers");
        note(
            self.cut_short.saturating_sub(self.cut_off),
            "frame",
            "captured in part: only their headers are read",
        );
        note(self.malformed, "packet", "with an invalid IP header skipped");
        note(
            self.later_fragments,
            "later IP fragment",
            "skipped: only first ones carry ports, and are counted",
        );
        note(self.timeless, "packet", "without a time: a flow with such a packet is measured without times");
        notes
    }
}
