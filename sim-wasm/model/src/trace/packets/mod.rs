//! The packets of a flow one by one, each with its kind and the reason for it: as a list, as points of a plot, and as a
//! filter for Wireshark (docs/metrics.md, packets of a flow).

mod build;
pub mod delays;
mod filter;
pub mod kind;
mod lines;
mod lost;
mod openers;
mod raster;
mod tree;

use crate::trace::numbers::columns::Columns;
use crate::trace::report::tail::Tail;
use delays::Clock;
use lines::AckLines;
use tree::Tree;

pub use kind::{Kind, KindReason};
pub use raster::{Layer, Raster, Size, View};

/// The packets of a flow in the order of arrival. If it is known which packets are missing, they are included, each
/// before the packet that opened its hole (rule packet-1).
#[derive(Debug, Default)]
pub struct Packets {
    /// Whether `times` are ms since the first packet of the file; otherwise they count arrivals.
    pub is_timed: bool,
    /// The packets' own numbers are these modulo this number; 0 if they do not wrap.
    pub modulus: u32,
    /// Whether numbers count bytes.
    pub counts_bytes: bool,
    /// Frame number in the file, from 1; 0 for a packet that was never seen.
    pub frames: Vec<u32>,
    /// Time of arrival; for a packet that was never seen, the time at which its hole was opened.
    pub times: Vec<f64>,
    /// Sequence numbers; TCP's are relative to the first one of the connection.
    pub numbers: Vec<f64>,
    /// Payload, bytes ([`Columns::NO_SIZE`] if unknown); for bytes that were never seen, their number.
    sizes: Vec<u32>,
    /// The kind of each packet.
    pub kinds: Vec<Kind>,
    /// The reason for its kind.
    pub whys: Vec<KindReason>,
    /// Frame of the packet that opened the hole which it fills or is missing from; 0 if there is none.
    pub openers: Vec<u32>,
    /// How many packets sent later arrived before it.
    pub overtaken: Vec<u32>,
    /// Delay above the least, ms; NaN if unknown, empty if none is known.
    pub delays: Vec<f64>,
    /// The sender's clock, from which delays were computed.
    pub clock: Option<Clock>,
    lines: AckLines,
    tree: Tree,
    /// The tree over delays.
    delay_tree: Tree,
    ends: Option<filter::Ends>,
}

/// The vertical axis of a plot of packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Sequence numbers.
    Number,
    /// Delays above the least, ms.
    Delay,
}

impl Packets {
    /// The number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The number of rows of each kind.
    #[must_use]
    pub fn counts(&self) -> [u32; Kind::ALL.len()] {
        let mut counts = [0; Kind::ALL.len()];
        self.kinds.iter().for_each(|&kind| counts[kind as usize] += 1);
        counts
    }

    /// First and last time in the plot.
    #[must_use]
    pub fn span(&self) -> Option<(f64, f64)> {
        self.tree.span()
    }

    /// Smallest and largest number, or delay, from one time to another.
    #[must_use]
    pub fn range(&self, axis: Axis, from: f64, to: f64) -> Option<(f64, f64)> {
        let (heights, tree) = self.plane(axis);
        tree.range(&self.times, heights, from, to)
    }

    /// The heights of the rows on this axis.
    #[must_use]
    pub fn heights(&self, axis: Axis) -> &[f64] {
        self.plane(axis).0
    }

    /// Delays above the least, ms; `None` if none is known.
    #[must_use]
    pub fn delays_above_least(&self) -> Option<Tail<f64>> {
        Tail::of(self.delays.iter().copied().filter(|delay| !delay.is_nan()), f64::total_cmp)
    }

    /// Whether the plot has numbers that no packet carries, because the counter wrapped and the plot continues.
    #[must_use]
    pub fn counts_on(&self) -> bool {
        self.modulus > 0 && self.numbers.iter().any(|&number| number >= f64::from(self.modulus))
    }

    fn plane(&self, axis: Axis) -> (&[f64], &Tree) {
        match axis {
            Axis::Number => (&self.numbers, &self.tree),
            Axis::Delay => (&self.delays, &self.delay_tree),
        }
    }

    /// Whether the other direction's acknowledgments are known, and whether its window is.
    #[must_use]
    pub fn has_lines(&self) -> (bool, bool) {
        (!self.lines.times.is_empty(), self.lines.edges.iter().any(|edge| !edge.is_nan()))
    }

    /// The next row of these kinds, or the previous one; from the start or the end if `row` is `None`.
    #[must_use]
    pub fn step(&self, row: Option<u32>, is_forward: bool, kinds: u16) -> Option<u32> {
        let is_wanted = |row: &usize| self.kinds.get(*row).is_some_and(|kind| kinds & kind.bit() != 0);
        let found = match (row.map(|row| row as usize), is_forward) {
            (Some(row), true) => (row + 1..self.len()).find(is_wanted),
            (None, true) => (0..self.len()).find(is_wanted),
            (Some(row), false) => (0..row.min(self.len())).rev().find(is_wanted),
            (None, false) => (0..self.len()).rev().find(is_wanted),
        };
        found.map(|row| row as u32)
    }

    /// Rows of these kinds from one time to another.
    pub fn within(&self, from: f64, to: f64, kinds: u16) -> impl Iterator<Item = u32> {
        (0_u32..).zip(&self.times).zip(&self.kinds).filter_map(move |((row, &time), kind)| {
            (time >= from && time <= to && kinds & kind.bit() != 0).then_some(row)
        })
    }

    /// The payload of a row, bytes, if it is known.
    #[must_use]
    pub fn size(&self, row: u32) -> Option<u32> {
        self.sizes.get(row as usize).copied().filter(|&size| size != Columns::NO_SIZE)
    }

    /// The number of a row as the packet carries it.
    #[must_use]
    pub fn number(&self, row: u32) -> f64 {
        let number = self.numbers.get(row as usize).copied().unwrap_or(0.0);
        if self.modulus > 0 { number.rem_euclid(f64::from(self.modulus)) } else { number }
    }
}
