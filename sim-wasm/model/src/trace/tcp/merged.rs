//! Segments that a network card or a kernel merged before they were captured (GRO, LRO, TSO): larger than any packet of
//! the path.

use crate::sorted;
use crate::trace::words::numerals::grouped;

/// The largest payload of a frame, if nothing else gives it.
const FRAME_AT_MOST: u32 = 9200;
/// The largest payload of an Ethernet frame, of 1500 bytes with its headers.
const ETHERNET: u32 = 1460;
/// The smallest payload that is tried as that of a full packet, a little below the 536 bytes that RFC 9293 uses if the
/// other end announces no size.
const FULL_AT_LEAST: u32 = 500;
/// Without an announced size, this many larger segments are needed.
const LARGER_AT_LEAST: u64 = 10;
/// Larger payloads are not counted: no IP packet is so long, jumbograms apart (RFC 2675).
const PAYLOAD_AT_MOST: u32 = 1 << 20;
/// How many of the most frequent sizes are tried as that of a full packet.
const TRIED: usize = 16;

/// The merged segments of a flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MergedSegments {
    pub segments: u64,
    /// The largest payload, bytes; below, the bound for payloads that were not merged.
    pub largest: u32,
    pub bound: u32,
    /// Payload of a full packet, bytes, if nine in ten merged segments are a whole number of these.
    pub unit: Option<u32>,
}

impl MergedSegments {
    /// The merged segments among payloads of these sizes, at most `largest`, sent to an end that announced this maximum
    /// segment size (RFC 9293, section 3.7.1: no segment may be larger).
    pub fn of(sizes: impl Iterator<Item = u32>, largest: u32, announced: Option<u32>) -> Option<Self> {
        if largest <= announced.unwrap_or(ETHERNET) {
            return None;
        }
        let mut counts = vec![0_u64; largest.min(PAYLOAD_AT_MOST) as usize + 1];
        for size in sizes {
            if let Some(count) = counts.get_mut(size as usize) {
                *count += 1;
            }
        }
        let found = |bound: u32| {
            let segments = larger(&counts, bound).map(|(_, count)| count).sum();
            Self { segments, largest, bound, unit: full(&counts, bound, segments) }
        };
        let found = match announced {
            Some(bound) => found(bound),
            None => Some(found(ETHERNET))
                .filter(|found| found.unit.is_some() && found.segments >= LARGER_AT_LEAST)
                .unwrap_or_else(|| found(FRAME_AT_MOST)),
        };
        (found.segments > 0).then_some(found)
    }

    /// How many packets of the path a payload of this size was.
    pub fn packets(&self, size: u32) -> Option<u64> {
        self.unit.map(|unit| u64::from(size.div_ceil(unit).max(1)))
    }

    /// The merged segments in a sentence.
    pub fn words(&self) -> String {
        format!(
            "Payloads of up to {} bytes: the capturing machine put segments together, and each counts as one packet.",
            grouped(self.largest.into())
        )
    }
}

/// Payloads above this size, with their counts.
fn larger(counts: &[u64], bound: u32) -> impl Iterator<Item = (u32, u64)> {
    (0..).zip(counts.iter().copied()).skip(bound as usize + 1).filter(|&(_, count)| count > 0)
}

/// The size of a full packet: the one of the most frequent sizes that divides most of the merged segments.
fn full(counts: &[u64], bound: u32, segments: u64) -> Option<u32> {
    let is_full = |&(count, size): &(u64, u32)| count > 0 && (FULL_AT_LEAST..=bound).contains(&size);
    let mut common: Vec<(u64, u32)> = counts.iter().copied().zip(0..).filter(is_full).collect();
    sorted::by_key(&mut common, |&(count, _)| count);
    let multiples = |unit: u32| -> u64 {
        larger(counts, bound).filter(|(size, _)| size.is_multiple_of(unit)).map(|(_, count)| count).sum()
    };
    let tried = common.iter().rev().take(TRIED).map(|&(_, unit)| (multiples(unit), unit));
    tried.max().filter(|&(divided, _)| divided * 10 >= segments * 9).map(|(_, unit)| unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(sizes: &[(u32, usize)], announced: Option<u32>) -> Option<(u64, u32, Option<u32>)> {
        let all: Vec<u32> = sizes.iter().flat_map(|&(size, count)| vec![size; count]).collect();
        let largest = all.iter().copied().max().unwrap_or(0);
        MergedSegments::of(all.into_iter(), largest, announced)
            .map(|found| (found.segments, found.bound, found.unit))
    }

    #[test]
    fn what_is_larger_than_a_packet_was_merged() {
        let offloaded = [(1448, 20), (2896, 40), (7240, 9), (700, 3)];
        assert_eq!(of(&offloaded, Some(1460)), Some((49, 1460, Some(1448))));
        // in the middle of a connection
        assert_eq!(of(&offloaded, None), Some((49, 1460, Some(1448))));
        // jumbo frames, and a loopback
        assert_eq!(of(&[(8948, 90), (1448, 30), (4000, 9)], Some(8960)), None);
        assert_eq!(of(&[(8948, 90), (1448, 30), (4000, 9)], None), None);
        assert_eq!(of(&[(65_483, 90)], Some(65_495)), None);
        // no size is that of a full packet
        assert_eq!(of(&[(14_600, 1), (1000, 19)], None), Some((1, 9200, None)));
        assert_eq!(of(&[(3001, 10), (4007, 10), (1448, 9)], Some(1460)), Some((20, 1460, None)));
        let merged = MergedSegments { segments: 1, largest: 2896, bound: 1460, unit: Some(1448) };
        assert_eq!([1, 1448, 1449, 2896].map(|size| merged.packets(size)), [1, 1, 2, 2].map(Some));
    }
}
