//! Bytes that were never captured though others around them were, as the packets that they were.

use crate::trace::tcp::segments::Segments;

/// What is missing of a flow for good.
#[derive(Clone, Debug, Default)]
pub struct Missing {
    /// Packets that were lost and never sent again, by the bytes of each: the first, and the one behind the last.
    pub packets: Vec<(u64, u64)>,
    /// Bytes that the other end has acknowledged: the capture lacks them, and the path did not lose them.
    pub acknowledged: u64,
}

impl Missing {
    /// Of a flow whose full packets have `unit` bytes of payload. Of a hole it is known how many such packets it takes at
    /// least. Where that is more than arrived, numbers jump for another reason, and nothing is said.
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
