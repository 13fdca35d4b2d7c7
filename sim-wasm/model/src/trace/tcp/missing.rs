//! Bytes that were never captured though others around them were, as lost packets.

use crate::trace::tcp::segments::Segments;

/// The bytes of a flow that are missing for good.
#[derive(Clone, Debug, Default)]
pub struct MissingBytes {
    /// Packets that were lost and never retransmitted: first byte, and the one after the last.
    pub packets: Vec<(u64, u64)>,
    /// Bytes that the other end has acknowledged: they are missing in the capture, but the path did not lose them.
    pub acknowledged: u64,
}

impl MissingBytes {
    /// The missing bytes of a flow whose full packets have `unit` bytes of payload, as the least number of such
    /// packets. If that exceeds the number of arrivals, the numbers jump for another reason, and no packets are
    /// returned.
    pub fn of(segments: &Segments, unit: u32, arrived: usize) -> Self {
        let mut missing = Self::default();
        let (unit, mut packets) = (u64::from(unit.max(1)), 0);
        for (start, end) in segments.unfilled() {
            if segments.answers.acknowledgment.is_some_and(|upto| upto.wrapping_sub(end as u32) as i32 >= 0) {
                missing.acknowledged += end - start;
                continue;
            }
            packets += (end - start).div_ceil(unit);
            if packets > arrived as u64 {
                return Self { acknowledged: missing.acknowledged, ..Self::default() };
            }
            let starts = (start..end).step_by(unit as usize);
            missing.packets.extend(starts.map(|first| (first, end.min(first + unit))));
        }
        missing
    }
}
