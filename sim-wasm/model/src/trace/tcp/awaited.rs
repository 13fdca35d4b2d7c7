//! Segments of a flow that fill a hole and that neither identification nor timestamp judges: time does, once the
//! shortest round trip is known.

use crate::trace::numbers::column::Column;
use crate::trace::tcp::verdict::{Verdict, Wait, by_time};

/// These segments of a flow, in its order.
#[derive(Clone, Debug, Default)]
pub struct AwaitedSegments {
    all: Column<AwaitedSegment>,
}

#[derive(Clone, Copy, Debug)]
struct AwaitedSegment {
    row: u32,
    /// The row of the hole's opener, and of the last new segment before that.
    opener: (u32, u32),
    duplicate_acks: u32,
}

impl AwaitedSegment {
    /// How long it was awaited, ms; `time` is that of a row.
    fn waited(&self, time: impl Fn(u32) -> f64) -> Wait {
        let Self { row, opener: (opener, before), .. } = *self;
        Wait { since_before: time(row) - time(before), since_opener: time(row) - time(opener) }
    }
}

impl AwaitedSegments {
    /// Adds the segment of this row, with the rows of its hole's opener and of the last new segment before that.
    pub fn push(&mut self, row: u32, opener: (u32, u32), duplicate_acks: u32) {
        self.all.push(AwaitedSegment { row, opener, duplicate_acks });
    }

    /// The row of each segment, and its verdict; `time` is that of a row, ms.
    pub fn verdicts(
        &self,
        round_trip: Option<f64>,
        time: impl Fn(u32) -> f64,
    ) -> impl Iterator<Item = (u32, Verdict)> {
        self.all.iter().map(move |one| (one.row, by_time(one.waited(&time), round_trip, one.duplicate_acks)))
    }

    /// How long after its opener the segment of this row came, ms.
    pub fn waited(&self, row: u32, time: impl Fn(u32) -> f64) -> Option<f64> {
        let (mut from, mut to) = (0, self.all.len());
        while from < to {
            let middle = usize::midpoint(from, to);
            if self.all.get(middle)?.row < row {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        self.all.get(from).filter(|one| one.row == row).map(|one| one.waited(time).since_opener)
    }
}
