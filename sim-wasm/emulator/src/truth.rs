//! What became of the packets of each flow, as the emulator knows it: nothing here is guessed from a capture.

use crate::packet::SYN;
use crate::relay::{Direction, Record, Transmission};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The packets of one flow of data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlowTruth {
    /// 6 TCP, 17 UDP.
    pub protocol: u8,
    /// Source and destination.
    pub ports: (u16, u16),
    /// Transmissions with payload.
    pub transmissions: u64,
    /// Of these, lost on the path.
    pub lost: u64,
    /// Places in the receiver's capture of packets that were overtaken: of TCP, first transmissions that fill a hole;
    /// of others, packets that arrive behind one sent later.
    pub overtaken: Vec<u32>,
    /// The same of segments that fill a hole and whose bytes had been sent before.
    pub retransmitted: Vec<u32>,
    /// Retransmissions that arrived before the capture could see a hole: they look new.
    pub unseen_retransmissions: u64,
    /// Segments of bytes that had all arrived.
    pub repeated: u64,
}

/// The flows of data, by their ports.
pub fn flows(record: &Record) -> Vec<FlowTruth> {
    let mut by_ports: BTreeMap<(u8, u16, u16), Vec<u32>> = BTreeMap::new();
    for (place, sent) in (0..).zip(&record.transmissions) {
        if sent.direction == Direction::There && sent.packet.payload > 0 {
            let (source, destination) = sent.packet.ports;
            by_ports.entry((sent.packet.protocol, source, destination)).or_default().push(place);
        }
    }
    // where each packet stands in the capture
    let mut seen = vec![None; record.transmissions.len()];
    for (frame, &(_, place)) in (0_u32..).zip(&record.at_receiver) {
        seen[place as usize] = Some(frame);
    }
    by_ports
        .into_iter()
        .map(|((protocol, source, destination), places)| {
            let base = FlowTruth { protocol, ports: (source, destination), ..FlowTruth::default() };
            flow(record, &places, &seen, base)
        })
        .collect()
}

fn flow(record: &Record, places: &[u32], seen: &[Option<u32>], mut truth: FlowTruth) -> FlowTruth {
    let of = |place: u32| &record.transmissions[place as usize];
    truth.transmissions = places.len() as u64;
    truth.lost = places.iter().filter(|&&place| of(place).arrived.is_none()).count() as u64;
    let mut arrivals: Vec<(u32, u32)> =
        places.iter().filter_map(|&place| seen[place as usize].map(|frame| (frame, place))).collect();
    arrivals.sort_unstable();
    if truth.protocol == 6 {
        let is_original = originals(places.iter().map(|&place| (place, of(place))));
        segments(&arrivals, of, |place| is_original.contains(&place), &mut truth);
    } else {
        let mut latest = 0;
        for (frame, place) in arrivals {
            if place < latest {
                truth.overtaken.push(frame);
            }
            latest = latest.max(place);
        }
    }
    truth
}

/// First and last byte (exclusive) of a segment, from the flow's first one on.
fn bytes_of(sent: &Transmission, base: u32) -> Option<(u64, u64)> {
    let (sequence, _, flags) = sent.packet.tcp?;
    let start = u64::from(sequence.wrapping_add(u32::from(flags & SYN != 0)).wrapping_sub(base));
    Some((start, start + u64::from(sent.packet.payload)))
}

fn base_of(sent: &Transmission) -> u32 {
    sent.packet.tcp.map_or(0, |(sequence, ..)| sequence)
}

/// Segments that were sent before any of their bytes had been.
fn originals<'a>(sent: impl Iterator<Item = (u32, &'a Transmission)>) -> BTreeSet<u32> {
    let (mut base, mut highest, mut firsts) = (None, 0, BTreeSet::new());
    for (place, sent) in sent {
        let base = *base.get_or_insert_with(|| base_of(sent));
        let Some((start, end)) = bytes_of(sent, base) else { continue };
        // a sender sends new bytes in their order
        if start >= highest {
            firsts.insert(place);
        }
        highest = highest.max(end);
    }
    firsts
}

/// Runs through the segments as they arrived.
fn segments<'a>(
    arrivals: &[(u32, u32)],
    of: impl Fn(u32) -> &'a Transmission,
    is_original: impl Fn(u32) -> bool,
    truth: &mut FlowTruth,
) {
    // the flow's first byte is that of the segment sent first
    let Some(base) = arrivals.iter().map(|&(_, place)| place).min().map(|place| base_of(of(place))) else {
        return;
    };
    let mut have = CoveredBytes::default();
    for &(frame, place) in arrivals {
        let Some((start, end)) = bytes_of(of(place), base) else { continue };
        let highest = have.highest();
        if have.add(start, end) == 0 {
            truth.repeated += 1;
        } else if start < highest {
            let list = if is_original(place) { &mut truth.overtaken } else { &mut truth.retransmitted };
            list.push(frame);
        } else if !is_original(place) {
            truth.unseen_retransmissions += 1;
        }
    }
}

/// Bytes that have arrived, as ranges that do not touch.
#[derive(Debug, Default)]
struct CoveredBytes(BTreeMap<u64, u64>);

impl CoveredBytes {
    fn highest(&self) -> u64 {
        self.0.last_key_value().map_or(0, |(_, &end)| end)
    }

    /// Adds a range; returns how many of its bytes are new.
    fn add(&mut self, start: u64, end: u64) -> u64 {
        let (mut from, mut to, mut known) = (start, end, 0);
        let touching: Vec<(u64, u64)> = self
            .0
            .range(..=end)
            .rev()
            .take_while(|&(_, &other)| other >= start)
            .map(|(&start, &end)| (start, end))
            .collect();
        for (first, last) in touching {
            self.0.remove(&first);
            known += last.min(end).saturating_sub(first.max(start));
            from = from.min(first);
            to = to.max(last);
        }
        self.0.insert(from, to);
        end - start - known
    }
}

impl FlowTruth {
    /// The truth as JSON; `place` gives a packet's frame number in the file, from 1.
    pub fn json(&self, place: impl Fn(u32) -> Option<u32>) -> Value {
        let frames = |frames: &[u32]| frames.iter().filter_map(|&frame| place(frame)).collect::<Vec<u32>>();
        json!({
            "protocol": if self.protocol == 6 { "tcp" } else { "udp" },
            "source_port": self.ports.0, "destination_port": self.ports.1,
            "transmissions": self.transmissions, "lost": self.lost,
            "overtaken": self.overtaken.len(), "retransmitted": self.retransmitted.len(),
            "unseen_retransmissions": self.unseen_retransmissions, "repeated": self.repeated,
            "overtaken_frames": ranges(&frames(&self.overtaken)),
            "retransmitted_frames": ranges(&frames(&self.retransmitted)),
        })
    }
}

/// Frame numbers, consecutive ones as a range: `12,15-17`.
fn ranges(frames: &[u32]) -> String {
    let mut sorted = frames.to_vec();
    sorted.sort_unstable();
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for frame in sorted {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == frame => *last = frame,
            _ => runs.push((frame, frame)),
        }
    }
    let run = |&(first, last): &(u32, u32)| {
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    };
    runs.iter().map(run).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_counts_new_bytes() {
        let mut have = CoveredBytes::default();
        assert_eq!(have.add(0, 10), 10);
        assert_eq!(have.add(20, 30), 10);
        assert_eq!(have.add(5, 25), 10);
        assert_eq!(have.add(0, 30), 0);
        assert_eq!(have.highest(), 30);
        assert_eq!(have.0.len(), 1);
    }

    #[test]
    fn runs_of_frames() {
        assert_eq!(ranges(&[12, 15, 17, 16, 1]), "1,12,15-17");
    }
}
