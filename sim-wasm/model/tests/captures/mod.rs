//! Captures shared by the tests of the trace reader, and a textual view of what was read from one.

pub mod packed;
pub mod truth;

use compose::{Frame, ethernet, ipv4, ipv6, rtp, tcp, udp};
use model::reordering::Thresholds;
use model::trace::{Analysis, NoSequence, Options, Reader, Report, SequenceChoice, SequenceKind};

pub const MILLI: u64 = 1_000_000;
/// 2020-09-13, ns since 1970.
pub const START: u64 = 1_600_000_000 * 1_000_000_000;

pub const ALL_BY: [SequenceChoice; 5] = [
    SequenceChoice::Auto,
    SequenceChoice::Only(SequenceKind::Rtp),
    SequenceChoice::Only(SequenceKind::Tcp),
    SequenceChoice::Only(SequenceKind::Icmp),
    SequenceChoice::Only(SequenceKind::IpId),
];

/// Reads a file in pieces of this size.
pub fn read(file: &[u8], piece: usize) -> Report {
    let mut reader = Reader::new(Options::default());
    for piece in file.chunks(piece.max(1)) {
        reader.feed(piece);
    }
    reader.finish()
}

pub fn analyse(report: &Report, flow: u32, by: SequenceChoice) -> Result<Analysis, NoSequence> {
    report.analyse(flow, by, Thresholds::both(20))
}

/// Everything in the report, as text.
pub fn view(report: &Report) -> String {
    let mut text = format!(
        "{:?} {} {} {:?} {:?} {:?}\n",
        report.format, report.bytes, report.packets, report.damage, report.notes, report.times
    );
    for flow in 0..report.flows.len() as u32 {
        text += &format!("{:?}\n", report.flows[flow as usize]);
        for by in ALL_BY {
            text += &format!("{:?}\n", analyse(report, flow, by));
        }
    }
    text
}

/// RTP over UDP: one frame per sequence number, one a millisecond.
pub fn rtp_frames(numbers: &[u16]) -> Vec<Frame> {
    let frame = |(k, &number): (usize, &u16)| {
        let payload = rtp(0xfeed_beef, number, 160 * u32::from(number), &[7; 20]);
        // the path copies whole packets, so a copy has the same identification
        let packet = ipv4(number, 17, 1, 2, &udp((4000, 5004), &payload));
        Frame::whole(START + k as u64 * MILLI, ethernet(&packet))
    };
    numbers.iter().enumerate().map(frame).collect()
}

/// A TCP segment of a download; `id` is its IP identification, `stamp` its TSval.
pub fn data(ms: u64, id: u16, first: u32, length: usize, stamp: Option<u32>) -> Frame {
    let segment = tcp((80, 40_000), first, 1, 24, stamp, &vec![b'x'; length]);
    Frame::whole(START + ms * MILLI, ethernet(&ipv4(id, 6, 1, 2, &segment)))
}

/// An acknowledgment from the other direction.
pub fn ack(ms: u64, number: u32) -> Frame {
    let segment = tcp((40_000, 80), 1, number, 16, None, &[]);
    Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, 2, 1, &segment)))
}

/// A segment over IPv6, where only TCP itself tells the order of sending.
pub fn data6(ms: u64, first: u32, length: usize) -> Frame {
    let segment = tcp((80, 40_000), first, 1, 24, None, &vec![b'x'; length]);
    Frame::whole(START + ms * MILLI, ethernet(&ipv6(6, 1, 2, &segment)))
}

/// A handshake with this round trip, ms, seen in the middle of the path; the server's first byte is 1001, the
/// client's 1.
pub fn handshake(round_trip: u64) -> Vec<Frame> {
    let frame = |ms: u64, is_client: bool, flags: u8, sequence: u32, acknowledgment: u32| {
        let (source, destination) = if is_client { (2, 1) } else { (1, 2) };
        let ports = if is_client { (40_000, 80) } else { (80, 40_000) };
        let segment = tcp(ports, sequence, acknowledgment, flags, None, &[]);
        Frame::whole(START + ms * MILLI, ethernet(&ipv4(0, 6, source, destination, &segment)))
    };
    vec![
        frame(0, true, 2, 0, 0),
        frame(round_trip / 2, false, 18, 1000, 1),
        frame(round_trip, true, 16, 1, 1001),
    ]
}
