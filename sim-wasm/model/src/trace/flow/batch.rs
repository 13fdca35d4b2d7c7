//! Batches of packets, handed from the thread that reads frames to the one that sorts them into flows.

use crate::trace::flow::datagrams::SHOWN_AT_MOST;
use crate::trace::flow::flows::{Sighting, Table};
use crate::trace::flow::keys::Key;
use crate::trace::headers::options::Sacks;
use crate::trace::headers::transport::{Segment, Transport};
use crate::trace::tcp::compact::StoredSegment;
use crate::trace::tcp::verdict::Verdict;
use bytemuck::{Pod, Zeroable, cast_slice, cast_slice_mut};
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Formatter};

/// Packets of a capture in the order of the file: kept small, since one core writes them and another one reads them.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Batch {
    #[serde(skip)]
    pub(super) packets: Vec<Packet>,
    /// Keys that occur first in this batch.
    pub(super) keys: Vec<Key>,
    /// The captured bytes of the datagrams' payloads that are looked at, one after another.
    payloads: Vec<u8>,
    /// The options of those segments that have any besides a timestamp.
    options: Vec<TcpOptions>,
    /// The interface of each packet up to the last that the first interface did not see.
    interfaces: Vec<u16>,
}

/// Window scale, segment size, selective acknowledgments, TSecr.
type TcpOptions = (Option<u8>, Option<u16>, Sacks, Option<u32>);

/// A packet; its variable parts are elsewhere in the batch.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
pub struct Packet {
    /// Time, ms; NaN if unknown.
    time: f64,
    /// The number of its key; [`NO_KEY`] if there were too many.
    pub key: u32,
    frame: u32,
    size: u32,
    mark: u32,
    segment: StoredSegment,
    /// For UDP, where its payload begins; for TCP, the index of its options, or its TSecr if a timestamp is the only
    /// one; for an echo, its identifier and number.
    at: u32,
    identification: u16,
    flags: u8,
    /// Bytes of the payload in the batch.
    shown: u8,
}

pub const NO_KEY: u32 = u32::MAX;

const UDP: u8 = 1;
const TCP: u8 = 2;
const ECHO: u8 = 4;
const OPTIONS: u8 = 8;
const REQUEST: u8 = 16;
const MARKED: u8 = 32;
const IDENTIFIED: u8 = 64;

impl Batch {
    /// The packets as bytes, for a thread that shares no memory with this one.
    #[must_use]
    pub fn packets(&self) -> &[u8] {
        cast_slice(&self.packets)
    }

    /// All other parts of the batch as bytes; they are few.
    ///
    /// # Errors
    /// None that is known.
    pub fn rest(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(self)
    }

    /// Turns this into the batch with this rest, and returns room for the bytes of its packets.
    ///
    /// # Errors
    /// If `rest` is invalid, or `packets` bytes are not a whole number of packets.
    pub fn refill(&mut self, rest: &[u8], packets: usize) -> Result<&mut [u8], postcard::Error> {
        if !packets.is_multiple_of(size_of::<Packet>()) {
            return Err(postcard::Error::DeserializeUnexpectedEnd);
        }
        let room = std::mem::take(&mut self.packets);
        *self = Self { packets: room, ..postcard::from_bytes(rest)? };
        self.packets.resize(packets / size_of::<Packet>(), Packet::zeroed());
        Ok(cast_slice_mut(&mut self.packets))
    }

    fn push(&mut self, key: Option<u32>, seen: Sighting, transport: &Transport) {
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        let (mut segment, mut at, mut shown) = (StoredSegment::zeroed(), 0, 0);
        let carries = match *transport {
            Transport::Udp { payload, .. } => {
                let payload = &payload[..payload.len().min(SHOWN_AT_MOST)];
                (at, shown) = (self.payloads.len() as u32, payload.len() as u8);
                self.payloads.extend_from_slice(payload);
                UDP
            }
            Transport::Tcp { segment: ref given, .. } => {
                segment = StoredSegment::of(given, Verdict::NoData, Verdict::NoData);
                let has_options =
                    given.scale.is_some() || given.mss.is_some() || !given.sacks.blocks().is_empty();
                if has_options {
                    at = self.options.len() as u32;
                    self.options.push((given.scale, given.mss, given.sacks, given.echo));
                } else {
                    at = given.echo.unwrap_or(0);
                }
                TCP | flag(has_options, OPTIONS)
            }
            Transport::Echo { is_request, identifier, sequence } => {
                at = u32::from(identifier) << 16 | u32::from(sequence);
                ECHO | flag(is_request, REQUEST)
            }
            Transport::Other => 0,
        };
        if seen.interface > 0 {
            self.interfaces.resize(self.packets.len(), 0);
            self.interfaces.push(seen.interface);
        }
        self.packets.push(Packet {
            time: seen.time.unwrap_or(f64::NAN),
            key: key.unwrap_or(NO_KEY),
            frame: u32::try_from(seen.frame).unwrap_or(u32::MAX),
            size: seen.size,
            mark: seen.mark.unwrap_or(0),
            segment,
            at,
            identification: seen.identification.unwrap_or(0),
            flags: carries
                | flag(seen.mark.is_some(), MARKED)
                | flag(seen.identification.is_some(), IDENTIFIED),
            shown,
        });
    }

    /// The packet at this place as it was pushed, but for its ports, which are the key's.
    pub(super) fn read(&self, place: usize, packet: &Packet) -> (Sighting, Transport<'_>) {
        let has = |flag: u8| packet.flags & flag != 0;
        let seen = Sighting {
            frame: packet.frame.into(),
            time: Some(packet.time).filter(|time| !time.is_nan()),
            size: packet.size,
            identification: has(IDENTIFIED).then_some(packet.identification),
            mark: has(MARKED).then_some(packet.mark),
            interface: self.interfaces.get(place).copied().unwrap_or(0),
        };
        let (ports, at) = ((0, 0), packet.at as usize);
        let transport = if has(TCP) {
            let segment = packet.segment.segment(packet.size);
            let (scale, mss, sacks, echo) = match has(OPTIONS) {
                true => self.options.get(at).copied().unwrap_or_default(),
                false => (None, None, Sacks::default(), segment.stamp.map(|_| packet.at)),
            };
            Transport::Tcp { ports, segment: Segment { scale, mss, sacks, echo, ..segment } }
        } else if has(UDP) {
            let payload = self.payloads.get(at..at + usize::from(packet.shown)).unwrap_or_default();
            Transport::Udp { ports, payload }
        } else if has(ECHO) {
            let (identifier, sequence) = ((packet.at >> 16) as u16, packet.at as u16);
            Transport::Echo { is_request: has(REQUEST), identifier, sequence }
        } else {
            Transport::Other
        };
        (seen, transport)
    }

    /// Empties the batch and keeps its memory.
    pub fn clear(&mut self) {
        self.packets.clear();
        self.keys.clear();
        self.payloads.clear();
        self.options.clear();
        self.interfaces.clear();
    }
}

/// Takes a full batch, and returns an empty one.
type BatchExchange = Box<dyn FnMut(Batch) -> Batch + Send>;

/// The way of packets that another thread sorts into flows. A copy of it hands nothing on.
#[derive(Default)]
pub struct PacketOutlet(Option<OutletBatch>);

struct OutletBatch {
    batch: Batch,
    /// Number of packets in a full batch.
    packets: usize,
    hand_on: BatchExchange,
}

impl PacketOutlet {
    pub fn new(packets: usize, hand_on: impl FnMut(Batch) -> Batch + Send + 'static) -> Self {
        Self(Some(OutletBatch { batch: Batch::default(), packets, hand_on: Box::new(hand_on) }))
    }

    /// Hands a packet on, or adds it to this table if no other thread sorts packets; the table numbers the keys in
    /// both cases.
    pub fn add(&mut self, table: &mut Table, key: &Key, seen: Sighting, transport: &Transport) {
        let Some(OutletBatch { batch, packets, hand_on }) = &mut self.0 else {
            table.add(key, seen, transport);
            return;
        };
        let known = table.keys.len();
        let number = table.keys.number(key);
        batch.keys.extend_from_slice(table.keys.from(known));
        batch.push(number, seen, transport);
        if batch.packets.len() >= *packets {
            *batch = hand_on(std::mem::take(batch));
        }
    }

    /// The last packets; none is handed on afterwards.
    pub fn rest(&mut self) -> Batch {
        self.0.take().map(|handed| handed.batch).unwrap_or_default()
    }
}

impl Clone for PacketOutlet {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl Debug for PacketOutlet {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str("HandingOn")
    }
}
