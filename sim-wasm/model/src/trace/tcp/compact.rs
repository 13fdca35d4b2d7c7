//! Segments in the compact form in which they are stored.

use crate::trace::headers::transport::Segment;
use crate::trace::numbers::column::{BLOCK, Block, Change, PackedNumbers};
use crate::trace::tcp::verdict::Verdict;
use bytemuck::{Pod, Zeroable};

/// The fields that are needed to judge a TCP packet again, besides its time, size and identification.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
pub struct StoredSegment {
    sequence: u32,
    acknowledgment: u32,
    stamp: u32,
    /// The window; 0 if unknown or closed.
    window: u16,
    flags: u8,
    /// The verdict in the lower four bits; in the upper four, the verdict without IP identification.
    verdicts: u8,
}

const SYN: u8 = 1;
const ACK: u8 = 2;
const FIN: u8 = 4;
const RESET: u8 = 8;
const STAMPED: u8 = 16;
const CLOSED: u8 = 32;
const OPEN: u8 = 64;
const ACKNOWLEDGED: u8 = 128;

const LAST: usize = Verdict::ALL.len() - 1;

/// The verdict in the lower four bits.
fn verdict_of(bits: u8) -> Verdict {
    Verdict::ALL[usize::from(bits & 15).min(LAST)]
}

impl StoredSegment {
    pub fn of(segment: &Segment, verdict: Verdict, otherwise: Verdict) -> Self {
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        Self {
            verdicts: verdict as u8 | (otherwise as u8) << 4,
            sequence: segment.sequence,
            acknowledgment: segment.acknowledgment.unwrap_or(0),
            stamp: segment.stamp.unwrap_or(0),
            window: segment.window.unwrap_or(0),
            flags: flag(segment.is_syn, SYN)
                | flag(segment.is_ack, ACK)
                | flag(segment.is_fin, FIN)
                | flag(segment.is_reset, RESET)
                | flag(segment.stamp.is_some(), STAMPED)
                | flag(segment.is_window_closed == Some(true), CLOSED)
                | flag(segment.is_window_closed == Some(false), OPEN)
                | flag(segment.acknowledgment.is_some(), ACKNOWLEDGED),
        }
    }

    pub fn verdict(self) -> Verdict {
        verdict_of(self.verdicts)
    }

    /// The verdict without IP identification.
    pub fn otherwise(self) -> Verdict {
        verdict_of(self.verdicts >> 4)
    }

    /// The same with other verdicts.
    pub fn judged(self, verdict: Verdict, otherwise: Verdict) -> Self {
        Self { verdicts: verdict as u8 | (otherwise as u8) << 4, ..self }
    }

    /// The first byte.
    pub fn sequence(self) -> u32 {
        self.sequence
    }

    /// The segment; its length and its selective acknowledgments are stored elsewhere.
    pub fn segment(self, length: u32) -> Segment {
        let has = |flag: u8| self.flags & flag != 0;
        Segment {
            sequence: self.sequence,
            acknowledgment: has(ACKNOWLEDGED).then_some(self.acknowledgment),
            is_syn: has(SYN),
            is_ack: has(ACK),
            is_fin: has(FIN),
            is_reset: has(RESET),
            is_window_closed: (has(CLOSED) || has(OPEN)).then(|| has(CLOSED)),
            window: (self.window > 0 || has(CLOSED)).then_some(self.window),
            length,
            stamp: has(STAMPED).then_some(self.stamp),
            ..Segment::default()
        }
    }
}

/// Segments field by field: within a block, the values of a field are similar.
#[derive(Clone, Debug)]
pub struct Rows {
    sequences: PackedNumbers,
    acknowledgments: PackedNumbers,
    stamps: PackedNumbers,
    windows: PackedNumbers,
    /// Flags and verdicts.
    rest: Box<[(u8, u8)]>,
}

impl Rows {
    pub fn verdict(&self, at: usize) -> Verdict {
        verdict_of(self.rest[at].1)
    }

    pub fn sequence(&self, at: usize) -> u32 {
        self.sequences.get(at)
    }
}

/// A field of a block's packets; the code that it calls is compiled once for all fields.
fn field(values: &[StoredSegment], of: impl Fn(&StoredSegment) -> u32) -> PackedNumbers {
    let mut numbers = [0; BLOCK];
    numbers.iter_mut().zip(values).for_each(|(number, raw)| *number = of(raw));
    PackedNumbers::of(&numbers[..values.len().min(BLOCK)])
}

impl Block<StoredSegment> for Rows {
    fn of(values: &[StoredSegment]) -> Self {
        Self {
            sequences: field(values, |raw| raw.sequence),
            acknowledgments: field(values, |raw| raw.acknowledgment),
            stamps: field(values, |raw| raw.stamp),
            windows: field(values, |raw| raw.window.into()),
            rest: values.iter().map(|raw| (raw.flags, raw.verdicts)).collect(),
        }
    }

    fn get(&self, at: usize) -> StoredSegment {
        let (flags, verdicts) = self.rest[at];
        StoredSegment {
            sequence: self.sequences.get(at),
            acknowledgment: self.acknowledgments.get(at),
            stamp: self.stamps.get(at),
            window: self.windows.get(at) as u16,
            flags,
            verdicts,
        }
    }

    fn append(&self, all: &mut Vec<StoredSegment>) {
        all.extend((0..self.rest.len()).map(|at| self.get(at)));
    }
}

/// Only verdicts are changed.
impl Change<StoredSegment> for Rows {
    fn set(&mut self, at: usize, value: StoredSegment) {
        self.rest[at].1 = value.verdicts;
    }
}
