//! Segments that a network card or a kernel put together before they were captured (GRO, LRO, TSO): larger than any packet of the path.

use crate::sorted;
use crate::trace::words::numerals::grouped;

/// A larger payload fits no frame, where nothing else tells the largest.
const FRAME_AT_MOST: u32 = 9200;
/// The payload of a frame of Ethernet, of 1500 bytes with its headers.
const ETHERNET: u32 = 1460;
/// A full packet has at least so many bytes of payload: RFC 9293 takes 536 where the other end announces nothing.
const FULL_AT_LEAST: u32 = 500;
/// Without an announced size, so many larger segments are needed to tell.
const LARGER_AT_LEAST: u64 = 10;
/// No packet has a larger payload (RFC 2675 apart); sizes beyond it are not told apart.
const LARGEST: u32 = 1 << 20;
/// Sizes that are tried as that of a full packet, the commonest ones.
const TRIED: usize = 16;

/// Those of a flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merged {
    pub segments: u64,
    /// The largest payload, bytes, and what none exceeds that was not merged.
    pub largest: u32,
    pub bound: u32,
    /// Payload of a full packet, bytes, if nine of ten of them are so many full ones.
    pub unit: Option<u32>,
}

impl Merged {
    /// Of payloads of these sizes, `largest` at most, to an end that announced this maximum segment size (RFC 9293, section
    /// 3.7.1: no segment may be larger).
    pub fn of(sizes: impl Iterator<Item = u32>, largest: u32, announced: Option<u32>) -> Option<Self> {
        if largest <= announced.unwrap_or(ETHERNET) {
            return None;
        }
        let mut counts = vec![0_u64; largest.min(LARGEST) as usize + 1];
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

    /// What is known of them, in a sentence.
    pub fn words(&self) -> String {
        format!(
            "Payloads of up to {} bytes: the capturing machine put segments together, and each counts as one packet.",
            grouped(self.largest.into())
        )
    }
}

/// Payloads of more than this size, by their size.
fn larger(counts: &[u64], bound: u32) -> impl Iterator<Item = (u32, u64)> {
    (0..).zip(counts.iter().copied()).skip(bound as usize + 1).filter(|&(_, count)| count > 0)
}

/// The size of a full packet: of the commonest sizes the one that divides the most of those that are larger than any packet.
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
        Merged::of(all.into_iter(), largest, announced).map(|found| (found.segments, found.bound, found.unit))
    }

    #[test]
    fn what_is_larger_than_a_packet_was_merged() {
        let offloaded = [(1448, 20), (2896, 40), (7240, 9), (700, 3)];
        assert_eq!(of(&offloaded, Some(1460)), Some((49, 1460, Some(1448))));
        // in mid-connection
        assert_eq!(of(&offloaded, None), Some((49, 1460, Some(1448))));
        // jumbo frames, and a loopback
        assert_eq!(of(&[(8948, 90), (1448, 30), (4000, 9)], Some(8960)), None);
        assert_eq!(of(&[(8948, 90), (1448, 30), (4000, 9)], None), None);
        assert_eq!(of(&[(65_483, 90)], Some(65_495)), None);
        // sizes of which none is a full packet's
        assert_eq!(of(&[(14_600, 1), (1000, 19)], None), Some((1, 9200, None)));
        assert_eq!(of(&[(3001, 10), (4007, 10), (1448, 9)], Some(1460)), Some((20, 1460, None)));
        let merged = Merged { segments: 1, largest: 2896, bound: 1460, unit: Some(1448) };
        assert_eq!([1, 1448, 1449, 2896].map(|size| merged.packets(size)), [1, 1, 2, 2].map(Some));
    }
}
