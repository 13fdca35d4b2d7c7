//! Streams of numbered datagrams: RTP (RFC 3550), distinguished from other UDP payloads by the fields that stay the
//! same and those that count up; and packets of encrypted tunnels, whose headers are not encrypted. ESP has an index and
//! a number of 32 bits (RFC 4303, 2.1 and 2.2), over UDP at port 4500 (RFC 3948, 2.1); WireGuard has an index and a
//! counter of 64 bits (J. Donenfeld, WireGuard: Next Generation Kernel Network Tunnel, 5.4.6), of which 48 are stored.
//!
//! A payload may be RTP if its version is 2, its header fits, and its type is not one of RTCP's (RFC 5761).
//! Payloads with one SSRC are an RTP stream if there are at least four, nine in ten steps of the sequence
//! number are small, and half of them have the same payload type as the first.

use crate::trace::file::bytes::{be16, be32};
use crate::trace::flow::collision::Senders;
use crate::trace::numbers::columns::pick;

const PACKETS_AT_LEAST: u32 = 4;
const STREAMS_AT_MOST: usize = 128;
/// The same of WireGuard, whose peers agree on a new key every two minutes: enough for a day.
const SESSIONS_AT_MOST: usize = 1024;
const SMALL_STEP: u16 = 1000;
/// Bytes of a payload that distinguish it from another one with the same number.
pub const CONTENT_AT_MOST: usize = 64;

/// The possible RTP streams in a UDP flow.
#[derive(Clone, Debug, Default)]
pub struct Streams {
    /// One for each packet; empty if there is no RTP.
    marks: Vec<Mark>,
    streams: Vec<Stream>,
    recent: usize,
    is_off: bool,
    /// Whether the payloads are ESP's.
    pub is_esp: bool,
    /// How often a stream of WireGuard goes on under a new key.
    pub new_keys: u64,
}

/// The protocol of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    Rtp,
    Esp,
    WireGuard,
}

/// What is kept of a packet's header.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Its lowest 16 bits.
    number: u16,
    /// The index of its stream, or [`NONE`].
    stream: u16,
    /// A hash of its first bytes, which distinguishes copies from other packets with the same number.
    content: u32,
    /// RTP's timestamp; of other protocols the higher bits of the number.
    stamp: u32,
}

impl Mark {
    fn long(&self) -> u64 {
        u64::from(self.stamp) << 16 | u64::from(self.number)
    }
}

/// Packets with one SSRC, or with one index of a tunnel.
#[derive(Clone, Copy, Debug)]
pub struct Stream {
    pub protocol: Protocol,
    pub ssrc: u32,
    pub payload_type: u8,
    packets: u32,
    same_type: u32,
    steps: u32,
    small_steps: u32,
    last: u16,
    /// One more than the highest number of 48 bits.
    end: u64,
    /// Packets after the beginning of a later stream.
    behind: u32,
    senders: Senders,
}

/// No stream.
const NONE: u16 = u16::MAX;

impl Streams {
    /// Takes in the captured payload of the next packet.
    pub fn take(&mut self, payload: &[u8]) {
        if self.is_off {
            return;
        }
        let header = if self.is_esp { esp(payload) } else { header(payload).or_else(|| wireguard(payload)) };
        let stamp = header.map_or(0, |header| header.stamp);
        let (number, stream) = header.map_or((0, NONE), |header| self.mark(header));
        if !self.is_off {
            self.marks.push(Mark { number, stream, content: content(payload), stamp });
        }
    }

    /// The same with the packets in this order.
    pub fn in_order(&self, order: &[u32]) -> Self {
        Self { marks: pick(&self.marks, order), streams: self.streams.clone(), ..*self }
    }

    /// The streams that count packets, with their indices.
    pub fn found(&self) -> impl Iterator<Item = (u16, &Stream)> {
        (0..).zip(&self.streams).filter(|(_, stream)| !self.is_off && stream.counts())
    }

    /// The protocol of the stream with this index.
    pub fn protocol(&self, number: u16) -> Protocol {
        self.streams.get(usize::from(number)).map_or(Protocol::Rtp, |stream| stream.protocol)
    }

    /// Whether the stream with this index counts packets.
    pub fn is_found(&self, number: u16) -> bool {
        !self.is_off && self.streams.get(usize::from(number)).is_some_and(Stream::counts)
    }

    /// Ends the file: joins WireGuard's sessions. Two minutes after a key the peers agree on the next one (6.1), with a new
    /// index and a counter from 0, and a sender does not return to the old one: the new numbers follow the old ones.
    /// Sessions are not joined if of one more than a tenth of its packets, and more than four, are behind a later one.
    pub fn settle(&mut self) {
        let is_apart = |stream: &Stream| {
            stream.protocol != Protocol::WireGuard
                || stream.behind > PACKETS_AT_LEAST.max(stream.packets / 10)
        };
        if self.is_off || self.streams.len() < 2 || self.streams.iter().any(is_apart) {
            return;
        }
        let [first, later @ ..] = self.streams.as_mut_slice() else { return };
        let mut start = first.end;
        for stream in later {
            (stream.end, start) = (start, start + stream.end);
            first.packets += std::mem::take(&mut stream.packets);
            first.same_type = first.packets;
            first.steps += stream.steps;
            first.small_steps += stream.small_steps;
            self.new_keys += 1;
        }
        for mark in self.marks.iter_mut().filter(|mark| mark.stream > 0) {
            let Some(stream) = self.streams.get(usize::from(mark.stream)) else { continue };
            // its end is now the start of its numbers
            let number = mark.long() + stream.end;
            (mark.number, mark.stamp, mark.stream) = (number as u16, (number >> 16) as u32, 0);
        }
    }

    /// The stream of a packet, which may turn out not to count packets.
    pub fn stream_of(&self, packet: usize) -> Option<u16> {
        self.marks.get(packet).map(|mark| mark.stream).filter(|&stream| stream != NONE)
    }

    /// The number of a packet that is in a stream of a tunnel: 32 bits of ESP, 48 of WireGuard.
    pub fn long_number_of(&self, packet: usize) -> u64 {
        self.marks.get(packet).map_or(0, Mark::long)
    }

    /// The RTP sequence number of a packet that is in a stream; of other protocols the lowest 16 bits.
    pub fn number_of(&self, packet: usize) -> u16 {
        self.marks.get(packet).map_or(0, |mark| mark.number)
    }

    /// The timestamp of a packet that is in an RTP stream: when its contents were sampled, in ticks of the medium's clock.
    pub fn stamp_of(&self, packet: usize) -> Option<u32> {
        let is_rtp = |mark: &&Mark| mark.stream != NONE && self.protocol(mark.stream) == Protocol::Rtp;
        self.marks.get(packet).filter(is_rtp).map(|mark| mark.stamp)
    }

    /// A hash of the first bytes of a packet.
    pub fn content_of(&self, packet: usize) -> u32 {
        self.marks.get(packet).map_or(0, |mark| mark.content)
    }

    /// The first stream with at least this many packets that is not taken for RTP because several senders use its SSRC:
    /// the SSRC, and the number of senders.
    pub fn collision(&self, packets_at_least: u64) -> Option<(u32, u32)> {
        let large = |stream: &&Stream| u64::from(stream.packets) >= packets_at_least && !stream.counts();
        let is_typed =
            |stream: &&Stream| stream.protocol == Protocol::Rtp && stream.same_type * 2 >= stream.packets;
        let mut found = self.streams.iter().filter(large).filter(is_typed);
        found.find_map(|stream| Some((stream.ssrc, stream.senders.several()?)))
    }

    fn mark(&mut self, header: Header) -> (u16, u16) {
        let is_recent = self.streams.get(self.recent).is_some_and(|stream| stream.ssrc == header.ssrc);
        let place = if is_recent {
            Some(self.recent)
        } else {
            self.streams.iter().position(|stream| stream.ssrc == header.ssrc)
        };
        let Some(place) = place else { return self.open(header) };
        self.recent = place;
        let is_behind = place + 1 < self.streams.len();
        let stream = &mut self.streams[place];
        let step = header.sequence.wrapping_sub(stream.last) as i16;
        stream.packets += 1;
        stream.same_type += u32::from(header.payload_type == stream.payload_type);
        stream.steps += u32::from(step != 0);
        stream.small_steps += u32::from(step != 0 && step.unsigned_abs() <= SMALL_STEP);
        stream.last = header.sequence;
        stream.end = stream.end.max(header.end());
        stream.behind += u32::from(is_behind);
        stream.senders.take(header.sequence);
        (header.sequence, place as u16)
    }

    fn open(&mut self, header: Header) -> (u16, u16) {
        let is_session = header.protocol == Protocol::WireGuard;
        if self.streams.len() >= if is_session { SESSIONS_AT_MOST } else { STREAMS_AT_MOST } {
            let in_streams: usize = self
                .streams
                .iter()
                .filter(|s| s.packets >= PACKETS_AT_LEAST)
                .map(|s| s.packets as usize)
                .sum();
            if 2 * in_streams < self.marks.len() {
                // as many "SSRCs" as packets: it is another protocol
                *self = Self { is_off: true, ..Self::default() };
            }
            return (0, NONE);
        }
        self.recent = self.streams.len();
        let Header { protocol, ssrc, payload_type, sequence, .. } = header;
        let mut senders = Senders::default();
        senders.take(sequence);
        self.streams.push(Stream {
            protocol,
            ssrc,
            payload_type,
            packets: 1,
            same_type: 1,
            steps: 0,
            small_steps: 0,
            last: sequence,
            end: header.end(),
            behind: 0,
            senders,
        });
        (sequence, self.recent as u16)
    }
}

impl Stream {
    fn counts(&self) -> bool {
        self.packets >= PACKETS_AT_LEAST
            && self.steps > 0
            && self.small_steps * 10 >= self.steps * 9
            && self.same_type * 2 >= self.packets
    }
}

#[derive(Clone, Copy, Debug)]
struct Header {
    protocol: Protocol,
    ssrc: u32,
    payload_type: u8,
    sequence: u16,
    stamp: u32,
}

impl Header {
    fn end(&self) -> u64 {
        (u64::from(self.stamp) << 16 | u64::from(self.sequence)) + 1
    }
}

const ESP: u8 = 50;
/// Port of ESP in UDP, which IKE shares: its messages begin with an index of 0 (RFC 3948, 2.2).
const ESP_PORT: u16 = 4500;
/// First bytes of WireGuard's packets with data.
const WIREGUARD: [u8; 4] = [4, 0, 0, 0];

fn header(payload: &[u8]) -> Option<Header> {
    let (first, second) = (*payload.first()?, *payload.get(1)?);
    let is_control = (192..=223).contains(&second);
    if first >> 6 != 2 || is_control {
        return None;
    }
    Some(Header {
        protocol: Protocol::Rtp,
        ssrc: be32(payload, 8)?,
        payload_type: second & 0x7f,
        sequence: be16(payload, 2)?,
        stamp: be32(payload, 4)?,
    })
}

/// The header of a tunnel's packet: an index, and a number.
fn numbered(protocol: Protocol, ssrc: u32, number: u64) -> Header {
    let (sequence, stamp) = (number as u16, (number >> 16) as u32);
    Header { protocol, ssrc, payload_type: 0, sequence, stamp }
}

/// Whether a flow with this protocol number and these ports carries ESP.
pub fn is_esp(protocol: u8, ports: (u16, u16)) -> bool {
    protocol == ESP || ports.0 == ESP_PORT || ports.1 == ESP_PORT
}

fn esp(payload: &[u8]) -> Option<Header> {
    let index = be32(payload, 0).filter(|&index| index != 0)?;
    Some(numbered(Protocol::Esp, index, be32(payload, 4)?.into()))
}

fn wireguard(payload: &[u8]) -> Option<Header> {
    let rest = payload.strip_prefix(&WIREGUARD)?;
    let (index, rest) = rest.split_first_chunk()?;
    let counter = u64::from_le_bytes(*rest.first_chunk()?);
    Some(numbered(Protocol::WireGuard, u32::from_le_bytes(*index), counter))
}

/// FNV-1a over the bytes that differ from packet to packet: payload type, number, timestamp, first data.
fn content(payload: &[u8]) -> u32 {
    let shown = payload.iter().take(CONTENT_AT_MOST).skip(1);
    shown.fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payload(ssrc: u32, sequence: u16) -> Vec<u8> {
        let mut bytes = vec![0x80, 96];
        bytes.extend(sequence.to_be_bytes());
        bytes.extend([0; 4]);
        bytes.extend(ssrc.to_be_bytes());
        bytes
    }

    #[test]
    fn streams_are_told_by_their_ssrc() {
        let mut streams = Streams::default();
        for k in 0..10 {
            streams.take(&payload(7, 65_530_u16.wrapping_add(k)));
            streams.take(&payload(8, 100 + k));
            streams.take(&[0x80, 200, 0, 1, 0, 0, 0, 7, 0, 0, 0, 0]);
        }
        let found: Vec<(u16, u32)> = streams.found().map(|(number, stream)| (number, stream.ssrc)).collect();
        assert_eq!(found, [(0, 7), (1, 8)]);
        assert_eq!((streams.stream_of(3), streams.number_of(3)), (Some(0), 65_531));
        assert_eq!(streams.stream_of(2), None);
    }

    #[test]
    fn packets_of_tunnels_are_told_by_their_index() {
        let mut streams = Streams { is_esp: is_esp(ESP, (0, 0)), ..Streams::default() };
        for number in [0xffff, 0x1_0001, 0x1_0000, 0x1_0002, 0x1_0003_u32] {
            streams.take(&[[0, 0, 1, 2], number.to_be_bytes()].concat());
        }
        assert_eq!(streams.found().map(|(_, stream)| stream.ssrc).collect::<Vec<_>>(), [0x0102]);
        assert_eq!((streams.protocol(0), streams.long_number_of(2)), (Protocol::Esp, 0x1_0000));
        assert_eq!(streams.stamp_of(2), None);
        // IKE shares the port of ESP in UDP, and so do keepalives
        let mut streams = Streams { is_esp: is_esp(17, (9, 4500)), ..Streams::default() };
        (0..9).for_each(|k| streams.take(&[0, 0, 0, 0, 0, 0, 0, k]));
        streams.take(&[0xff]);
        assert_eq!((streams.found().count(), streams.stream_of(3)), (0, None));
        let mut streams = Streams::default();
        assert!(!is_esp(17, (51_820, 9)));
        for counter in [0xfffe, 0x1_0000, 0xffff, 0x1_0001, 0x1_0002_u64] {
            streams.take(&[&[4, 0, 0, 0, 9, 0, 0, 0], &counter.to_le_bytes()[..]].concat());
            streams.take(&[1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        }
        assert_eq!((streams.protocol(0), streams.long_number_of(2)), (Protocol::WireGuard, 0x1_0000));
        assert_eq!((streams.found().count(), streams.stream_of(3)), (1, None));
    }

    #[test]
    fn other_protocols_are_not_rtp() {
        let mut streams = Streams::default();
        for k in 0..2000_u32 {
            // random bytes that happen to look like version 2
            streams.take(&payload(k.wrapping_mul(2_654_435_761), (k * 40_503) as u16));
        }
        assert_eq!(streams.found().count(), 0);
        assert!(streams.is_off && streams.marks.is_empty());
        let mut constant = Streams::default();
        (0..100).for_each(|_| constant.take(&payload(1, 1)));
        assert_eq!(constant.found().count(), 0);
    }
}
