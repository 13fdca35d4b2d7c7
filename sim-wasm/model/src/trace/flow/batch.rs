//! Packets on their way from whoever reads frames to whoever sorts them into flows, where these are two threads.

use crate::trace::capture::options::Sacks;
use crate::trace::capture::transport::{Segment, Transport};
use crate::trace::flow::datagrams::SHOWN_AT_MOST;
use crate::trace::flow::flows::{Sighting, Table};
use crate::trace::flow::keys::Key;
use crate::trace::tcp::compact::Raw;
use crate::trace::tcp::verdict::Verdict;
use std::fmt::{Debug, Formatter};

/// So many are handed on at once: few enough to stay in a core's own cache, and enough that the other core is seldom woken.
const PACKETS: usize = 2048;

/// Packets of a capture in the order of the file: what one core writes and the other reads is kept small.
#[derive(Debug, Default)]
pub struct Batch {
    packets: Vec<Packet>,
    /// Keys that are new with them.
    keys: Vec<Key>,
    /// What was captured of the datagrams' payloads, as far as it is looked at, one behind the other.
    payloads: Vec<u8>,
    /// The options of those segments that have any besides a timestamp.
    options: Vec<(Option<u8>, Sacks)>,
}

#[derive(Clone, Copy, Debug)]
struct Packet {
    /// ms; NaN where unknown.
    time: f64,
    /// The number of its key; [`NO_KEY`] if there were too many.
    key: u32,
    frame: u32,
    size: u32,
    mark: Option<u32>,
    identification: Option<u16>,
    carries: Carries,
}

const NO_KEY: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
enum Carries {
    /// So much of the payloads.
    Udp(u8),
    Tcp {
        segment: Raw,
        has_options: bool,
    },
    Echo {
        is_request: bool,
        identifier: u16,
        sequence: u16,
    },
    Other,
}

impl Batch {
    fn push(&mut self, key: Option<u32>, seen: Sighting, transport: &Transport) {
        let carries = match *transport {
            Transport::Udp { payload, .. } => {
                let payload = &payload[..payload.len().min(SHOWN_AT_MOST)];
                self.payloads.extend_from_slice(payload);
                Carries::Udp(payload.len() as u8)
            }
            Transport::Tcp { ref segment, .. } => {
                let has_options = segment.scale.is_some() || !segment.sacks.blocks().is_empty();
                if has_options {
                    self.options.push((segment.scale, segment.sacks));
                }
                Carries::Tcp { segment: Raw::of(segment, Verdict::NoData, Verdict::NoData), has_options }
            }
            Transport::Echo { is_request, identifier, sequence } => {
                Carries::Echo { is_request, identifier, sequence }
            }
            Transport::Other => Carries::Other,
        };
        self.packets.push(Packet {
            time: seen.time.unwrap_or(f64::NAN),
            key: key.unwrap_or(NO_KEY),
            frame: u32::try_from(seen.frame).unwrap_or(u32::MAX),
            size: seen.size,
            mark: seen.mark,
            identification: seen.identification,
            carries,
        });
    }
}

/// Takes a batch that is full, and gives an empty one.
type HandOn = Box<dyn FnMut(Batch) -> Batch + Send>;

/// Where packets go that somebody else sorts into flows. A copy hands nothing on.
#[derive(Default)]
pub struct HandingOn(Option<(Batch, HandOn)>);

impl HandingOn {
    pub fn new(hand_on: impl FnMut(Batch) -> Batch + Send + 'static) -> Self {
        Self(Some((Batch::default(), Box::new(hand_on))))
    }

    /// Hands a packet on, or adds it to this table if nobody else sorts them; the table numbers keys for both.
    pub fn add(&mut self, table: &mut Table, key: &Key, seen: Sighting, transport: &Transport) {
        let Some((batch, hand_on)) = &mut self.0 else {
            table.add(key, seen, transport);
            return;
        };
        let known = table.keys.len();
        let number = table.keys.number(key);
        batch.keys.extend_from_slice(table.keys.from(known));
        batch.push(number, seen, transport);
        if batch.packets.len() >= PACKETS {
            *batch = hand_on(std::mem::take(batch));
        }
    }

    /// What has not been handed on; nothing will be any more.
    pub fn rest(&mut self) -> Batch {
        self.0.take().map(|(batch, _)| batch).unwrap_or_default()
    }
}

impl Clone for HandingOn {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl Debug for HandingOn {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str("HandingOn")
    }
}

/// Sorts the packets that a reader hands on into flows.
#[derive(Debug)]
pub struct Sorter {
    pub(in crate::trace) table: Table,
}

impl Sorter {
    /// Takes in the packets of a batch, and leaves it empty.
    pub fn take(&mut self, batch: &mut Batch) {
        for key in batch.keys.drain(..) {
            self.table.keys.take(&key);
        }
        let (mut payloads, mut options) = (&batch.payloads[..], batch.options.iter());
        for packet in &batch.packets {
            let seen = Sighting {
                frame: packet.frame.into(),
                time: Some(packet.time).filter(|time| !time.is_nan()),
                size: packet.size,
                identification: packet.identification,
                mark: packet.mark,
            };
            // the ports are the key's
            let ports = (0, 0);
            let transport = match packet.carries {
                Carries::Udp(shown) => {
                    let (payload, rest) = payloads.split_at(usize::from(shown));
                    payloads = rest;
                    Transport::Udp { ports, payload }
                }
                Carries::Tcp { segment, has_options } => {
                    let more = if has_options { options.next() } else { None };
                    let (scale, sacks) = more.copied().unwrap_or_default();
                    Transport::Tcp {
                        ports,
                        segment: Segment { scale, sacks, ..segment.segment(packet.size) },
                    }
                }
                Carries::Echo { is_request, identifier, sequence } => {
                    Transport::Echo { is_request, identifier, sequence }
                }
                Carries::Other => Transport::Other,
            };
            self.table.add_numbered(Some(packet.key).filter(|&key| key != NO_KEY), seen, &transport);
        }
        batch.packets.clear();
        batch.payloads.clear();
        batch.options.clear();
    }
}
