//! Fingerprints by which packets are found in another capture: fields that no hop changes.

use crate::trace::flow::flows::{Flow, Kind};
use crate::trace::numbers::columns::Columns;

/// A packet of a capture, with its fingerprint.
#[derive(Clone, Copy, Debug)]
pub struct PacketPrint {
    /// A hash of the fields that distinguish it from others.
    pub print: u64,
    /// Time by the capture's clock, ms.
    pub time: f64,
    /// Its row in the flow. Parts of a merged segment share one.
    pub row: u32,
    /// Payload, bytes.
    pub size: u32,
}

/// How packets are distinguished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintFields {
    /// Whether IP identification is used too.
    pub by_identification: bool,
    /// Segments with more payload are split into parts of this many bytes, as the network card does.
    pub unit: Option<u32>,
}

/// The packets of a flow that have a fingerprint, in the order of the file.
pub fn prints(flow: &Flow, means: PrintFields) -> Vec<PacketPrint> {
    (0..flow.columns.times.len() as u32).flat_map(|row| of_packet(flow, row, means)).collect()
}

fn of_packet(flow: &Flow, row: u32, means: PrintFields) -> Vec<PacketPrint> {
    let columns = &flow.columns;
    let (Some(time), Some(size)) = (columns.times.get(row as usize), columns.sizes.get(row as usize)) else {
        return Vec::new();
    };
    let id = columns.ids.get(row as usize).filter(|_| means.by_identification);
    let Kind::Tcp(segments) = &flow.kind else {
        let print = plain(columns, row, size, id);
        return print.map(|print| PacketPrint { print, time, row, size }).into_iter().collect();
    };
    let Some((segment, _)) = segments.packet(columns, row) else { return Vec::new() };
    let unit = means.unit.filter(|&unit| unit > 0 && size > unit).unwrap_or(size.max(1));
    let parts = size.div_ceil(unit).max(1);
    let part = |at: u32| {
        let length = (size - (at * unit).min(size)).min(unit);
        let is_last = at + 1 == parts;
        // a network card increases the identification from part to part
        let id = id.map_or(u64::MAX, |id| u64::from(id.wrapping_add(at as u16)));
        let flags = u64::from(segment.is_syn)
            | u64::from(segment.is_fin && is_last) << 1
            | u64::from(segment.is_reset) << 2;
        let fields = [
            u64::from(segment.sequence.wrapping_add(at * unit)),
            u64::from(segment.acknowledgment.unwrap_or(0)),
            u64::from(segment.window.unwrap_or(0)),
            u64::from(segment.stamp.unwrap_or(0)),
            u64::from(length),
            u64::from(columns.marks.get(row as usize).unwrap_or(0)),
            flags,
            id,
        ];
        PacketPrint { print: hash(&fields), time, row, size: length }
    };
    (0..parts).map(part).collect()
}

/// The fingerprint of a packet of another protocol; `None` if too little of it was captured.
fn plain(columns: &Columns, row: u32, size: u32, id: Option<u16>) -> Option<u64> {
    let mark = columns.marks.get(row as usize).unwrap_or(0);
    let id = id.filter(|&id| id != 0);
    let is_known = mark != 0 || id.is_some();
    is_known.then(|| hash(&[u64::from(mark), u64::from(size), id.map_or(u64::MAX, u64::from)]))
}

/// A packet's mark: a hash of the first bytes of its payload; 0 if too few were captured.
pub fn mark(payload: &[u8], length: u32) -> u32 {
    let wanted = MARKED.min(length as usize);
    let Some(bytes) = payload.get(..wanted) else { return 0 };
    let found =
        bytes.iter().fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    found.max(1)
}

/// Bytes that go into a mark: as many as a capture of 96 bytes a frame has after the headers of IPv6 and UDP; TCP's
/// options take at most 40.
const MARKED: usize = 32;

/// Mixes the fields (the finalizer of SplitMix64 after each).
fn hash(fields: &[u64]) -> u64 {
    fields.iter().fold(0x9e37_79b9_7f4a_7c15, |state, &field| {
        let mixed = (state ^ field).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_needs_all_of_its_bytes() {
        assert_eq!(mark(&[1, 2], 3), 0);
        assert_ne!(mark(&[1, 2, 3], 3), 0);
        assert_eq!(mark(&[7; 40], 1000), mark(&[7; 32], 1000));
        assert_ne!(mark(&[7; 40], 1000), mark(&[8; 40], 1000));
    }
}
