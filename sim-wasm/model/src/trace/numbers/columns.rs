//! The columns of a flow: values stored for each packet.

use crate::sorted;
use crate::trace::numbers::column::{Column, PackedNumbers, TimeValues};

/// Values stored for each packet, in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Columns {
    /// Time since the first packet of the file, ms; NaN if unknown.
    pub times: Column<f64, TimeValues>,
    /// Transport payload, bytes; [`Columns::NO_SIZE`] if unknown.
    pub sizes: Column<u32, PackedNumbers>,
    /// IPv4 identifications; empty for IPv6.
    pub ids: Column<u16>,
    /// Position in the file, from 1: the frame's in a capture, the packet's in a text.
    pub frames: Column<u32, PackedNumbers>,
    /// Time of sending, ms by the sender's clock, with any origin; NaN if unknown, empty if no packet has it.
    pub sent: Column<f64, TimeValues>,
    /// A hash of fields that no hop changes, by which a packet is found in another capture: 0 if too little was
    /// captured, empty if not wanted.
    pub marks: Column<u32>,
    /// Which interface saw each; empty where the first one saw all.
    pub interfaces: Column<u16>,
}

impl Columns {
    pub const NO_SIZE: u32 = u32::MAX;

    pub fn push(&mut self, frame: u64, time: Option<f64>, size: u32) {
        self.frames.push(u32::try_from(frame).unwrap_or(u32::MAX));
        self.times.push(time.unwrap_or(f64::NAN));
        self.sizes.push(size);
    }

    /// The interface of the packet that was pushed last.
    pub fn push_interface(&mut self, interface: u16) {
        if interface == 0 && self.interfaces.is_empty() {
            return;
        }
        while self.interfaces.len() + 1 < self.times.len() {
            self.interfaces.push(0);
        }
        self.interfaces.push(interface);
    }

    /// The rows in this order; an empty column stays empty.
    pub fn pick(&self, order: &[u32]) -> Self {
        Self {
            times: self.times.pick(order),
            sizes: self.sizes.pick(order),
            ids: self.ids.pick(order),
            frames: self.frames.pick(order),
            sent: self.sent.pick(order),
            marks: self.marks.pick(order),
            interfaces: self.interfaces.pick(order),
        }
    }

    /// The time of this row; NaN where unknown.
    pub fn time(&self, row: u32) -> f64 {
        self.times.get(row as usize).unwrap_or(f64::NAN)
    }
}

/// The values in this order; an empty column stays empty.
pub fn pick<T: Copy>(values: &[T], order: &[u32]) -> Vec<T> {
    order.iter().filter_map(|&at| values.get(at as usize).copied()).collect()
}

/// Whether every packet has a time.
pub fn is_complete(columns: &Columns) -> bool {
    !columns.times.is_empty() && columns.times.iter().all(|time| !time.is_nan())
}

/// The rows by time, ties in the order of the file; `None` if a time is unknown.
pub fn order(columns: &Columns) -> Option<Vec<u32>> {
    if !is_complete(columns) {
        return None;
    }
    Some(sorted::ascending(columns.times.iter().map(sorted::of_number)))
}
