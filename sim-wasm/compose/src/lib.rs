//! Builds captures from packets, for the samples and for the tests of the trace reader. Not part of the
//! product.
#![forbid(unsafe_code)]

pub mod tunnels;

/// Byte order of a file's own fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Big,
    Little,
}

/// A captured frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Nanoseconds since 1970.
    pub time: u64,
    /// What was captured.
    pub bytes: Vec<u8>,
    /// Length on the wire, bytes.
    pub wire: u32,
}

impl Frame {
    /// A frame that was captured whole.
    #[must_use]
    pub fn whole(time: u64, bytes: Vec<u8>) -> Self {
        let wire = bytes.len() as u32;
        Self { time, bytes, wire }
    }
}

/// Formats of a capture file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Container {
    /// pcap, with nanoseconds or with microseconds.
    Pcap {
        /// Byte order.
        is_big_endian: bool,
        /// Nanoseconds.
        is_nano: bool,
    },
    /// pcapng, with nanoseconds.
    PcapNg {
        /// Byte order.
        is_big_endian: bool,
    },
}

/// A capture of one interface with this LINKTYPE.
#[must_use]
pub fn capture(container: Container, link: u16, frames: &[Frame]) -> Vec<u8> {
    match container {
        Container::Pcap { is_big_endian, is_nano } => pcap(Writer::new(is_big_endian), is_nano, link, frames),
        Container::PcapNg { is_big_endian } => pcapng(Writer::new(is_big_endian), link, frames),
    }
}

/// Fields in the byte order of a file.
struct Writer {
    order: Order,
    bytes: Vec<u8>,
}

impl Writer {
    fn new(is_big_endian: bool) -> Self {
        let order = if is_big_endian { Order::Big } else { Order::Little };
        Self { order, bytes: Vec::new() }
    }

    fn u16(&mut self, number: u16) -> &mut Self {
        let field = if self.order == Order::Big { number.to_be_bytes() } else { number.to_le_bytes() };
        self.bytes.extend(field);
        self
    }

    fn u32(&mut self, number: u32) -> &mut Self {
        let field = if self.order == Order::Big { number.to_be_bytes() } else { number.to_le_bytes() };
        self.bytes.extend(field);
        self
    }

    /// A pcapng block with this body.
    fn block(&mut self, kind: u32, body: &[u8]) {
        let padding = body.len().next_multiple_of(4) - body.len();
        let length = (body.len() + padding + 12) as u32;
        self.u32(kind).u32(length);
        self.bytes.extend_from_slice(body);
        self.bytes.extend(std::iter::repeat_n(0, padding));
        self.u32(length);
    }

    fn body(&self) -> Self {
        Self { order: self.order, bytes: Vec::new() }
    }
}

fn pcap(mut file: Writer, is_nano: bool, link: u16, frames: &[Frame]) -> Vec<u8> {
    file.u32(if is_nano { 0xa1b2_3c4d } else { 0xa1b2_c3d4 }).u16(2).u16(4).u32(0).u32(0);
    file.u32(262_144).u32(u32::from(link));
    for frame in frames {
        let fraction = (frame.time % 1_000_000_000) as u32;
        file.u32((frame.time / 1_000_000_000) as u32).u32(if is_nano { fraction } else { fraction / 1000 });
        file.u32(frame.bytes.len() as u32).u32(frame.wire);
        file.bytes.extend_from_slice(&frame.bytes);
    }
    file.bytes
}

fn pcapng(mut file: Writer, link: u16, frames: &[Frame]) -> Vec<u8> {
    let mut body = file.body();
    body.u32(0x1a2b_3c4d).u16(1).u16(0).u32(u32::MAX).u32(u32::MAX);
    file.block(0x0a0d_0d0a, &body.bytes);
    let mut body = file.body();
    // if_tsresol: nanoseconds
    body.u16(link).u16(0).u32(0).u16(9).u16(1).bytes.extend([9, 0, 0, 0]);
    body.u16(0).u16(0);
    file.block(1, &body.bytes);
    for frame in frames {
        let mut body = file.body();
        body.u32(0).u32((frame.time >> 32) as u32).u32(frame.time as u32);
        body.u32(frame.bytes.len() as u32).u32(frame.wire).bytes.extend_from_slice(&frame.bytes);
        file.block(6, &body.bytes);
    }
    file.bytes
}

/// An Ethernet frame with this IP packet.
#[must_use]
pub fn ethernet(packet: &[u8]) -> Vec<u8> {
    let is_version6 = packet.first().is_some_and(|first| first >> 4 == 6);
    let mut frame = vec![2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1];
    frame.extend(if is_version6 { [0x86, 0xdd] } else { [8, 0] });
    frame.extend_from_slice(packet);
    frame
}

/// An IPv4 packet from 192.0.2.`source` to 192.0.2.`destination` (RFC 5737).
#[must_use]
pub fn ipv4(identification: u16, protocol: u8, source: u8, destination: u8, payload: &[u8]) -> Vec<u8> {
    let total = (20 + payload.len()) as u16;
    let mut packet = vec![0x45, 0];
    packet.extend(total.to_be_bytes());
    packet.extend(identification.to_be_bytes());
    packet.extend([0, 0, 64, protocol, 0, 0, 192, 0, 2, source, 192, 0, 2, destination]);
    let sum: u32 = packet.chunks(2).map(|pair| u32::from(pair[0]) << 8 | u32::from(pair[1])).sum();
    let checksum = !((sum & 0xffff) + (sum >> 16)) as u16;
    packet[10..12].copy_from_slice(&checksum.to_be_bytes());
    packet.extend_from_slice(payload);
    packet
}

/// An IPv6 packet from 2001:db8::`source` to 2001:db8::`destination` (RFC 3849).
#[must_use]
pub fn ipv6(protocol: u8, source: u8, destination: u8, payload: &[u8]) -> Vec<u8> {
    let mut packet = vec![0x60, 0, 0, 0];
    packet.extend((payload.len() as u16).to_be_bytes());
    packet.extend([protocol, 64]);
    for host in [source, destination] {
        packet.extend([0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, host]);
    }
    packet.extend_from_slice(payload);
    packet
}

/// A UDP datagram without a checksum.
#[must_use]
pub fn udp(ports: (u16, u16), payload: &[u8]) -> Vec<u8> {
    let mut datagram = Vec::with_capacity(8 + payload.len());
    datagram.extend(ports.0.to_be_bytes());
    datagram.extend(ports.1.to_be_bytes());
    datagram.extend((8 + payload.len() as u16).to_be_bytes());
    datagram.extend([0, 0]);
    datagram.extend_from_slice(payload);
    datagram
}

/// An RTP packet of payload type 96.
#[must_use]
pub fn rtp(ssrc: u32, sequence: u16, timestamp: u32, payload: &[u8]) -> Vec<u8> {
    let mut packet = vec![0x80, 96];
    packet.extend(sequence.to_be_bytes());
    packet.extend(timestamp.to_be_bytes());
    packet.extend(ssrc.to_be_bytes());
    packet.extend_from_slice(payload);
    packet
}

/// A TCP segment without a checksum; `flags` as on the wire (2 SYN, 16 ACK), `stamp` is TSval.
#[must_use]
pub fn tcp(
    ports: (u16, u16),
    sequence: u32,
    acknowledgment: u32,
    flags: u8,
    stamp: Option<u32>,
    payload: &[u8],
) -> Vec<u8> {
    let mut segment = Vec::new();
    segment.extend(ports.0.to_be_bytes());
    segment.extend(ports.1.to_be_bytes());
    segment.extend(sequence.to_be_bytes());
    segment.extend(acknowledgment.to_be_bytes());
    segment.extend([if stamp.is_some() { 0x80 } else { 0x50 }, flags, 0xff, 0xff, 0, 0, 0, 0]);
    if let Some(stamp) = stamp {
        segment.extend([1, 1, 8, 10]);
        segment.extend(stamp.to_be_bytes());
        segment.extend([0, 0, 0, 0]);
    }
    segment.extend_from_slice(payload);
    segment
}

/// An ICMP echo request or reply with a correct checksum.
#[must_use]
pub fn echo(is_request: bool, identifier: u16, sequence: u16, payload: &[u8]) -> Vec<u8> {
    let mut message = vec![if is_request { 8 } else { 0 }, 0, 0, 0];
    message.extend(identifier.to_be_bytes());
    message.extend(sequence.to_be_bytes());
    message.extend_from_slice(payload);
    let word = |pair: &[u8]| u32::from(pair[0]) << 8 | u32::from(pair.get(1).copied().unwrap_or(0));
    let mut sum: u32 = message.chunks(2).map(word).sum();
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    message[2..4].copy_from_slice(&(!sum as u16).to_be_bytes());
    message
}
