//! How each measure came about, packet by packet.

use super::{
    Arrivals, BufferState, FirstCopies, FirstCopyPlace, LatePacket, Thresholds, late_packets, occupy, place,
};

/// How the measures saw one arrival.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArrivalExplanation {
    /// Sequence number.
    pub sequence: u64,
    /// What kind of arrival it was.
    pub role: Role,
}

/// Kinds of arrival.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// A further copy of a packet that had arrived: measures of reordering ignore it.
    Duplicate,
    /// A first copy.
    First(FirstCopy),
}

/// How the measures saw a first copy.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FirstCopy {
    /// RFC 5236 receive index; `None` where the packet is beyond the threshold and counts as lost.
    pub receive_index: Option<u64>,
    /// RFC 5236 displacement: receive index - sequence.
    pub displacement: Option<i64>,
    /// What RFC 5236's RBD buffer made of it; `None` if it came too late for the buffer.
    pub stored: Option<BufferState>,
    /// NextExp of RFC 4737 when it arrived.
    pub next_expected: u64,
    /// Reordered packet of RFC 4737; `None` if it is in order.
    pub late: Option<LatePacket>,
    /// Sequence discontinuity of RFC 4737: numbers skipped by an in-order packet (section 3.4).
    pub skipped: u64,
}

/// Explains every arrival, in the order of arrival.
#[must_use]
pub fn explain(arrivals: &Arrivals, thresholds: Thresholds) -> Vec<ArrivalExplanation> {
    let copies = FirstCopies::of(arrivals);
    let mut firsts = vec![FirstCopy::default(); copies.ranks.len()];
    place(&copies, thresholds.displacement, |index, placed| {
        if let FirstCopyPlace::At { index: receive_index, displacement } = placed {
            let first = &mut firsts[index as usize];
            first.receive_index = Some(receive_index);
            first.displacement = Some(displacement);
        }
    });
    occupy(&copies, thresholds.buffer, |index, stored| firsts[index as usize].stored = stored);
    for late in late_packets(arrivals, &copies) {
        firsts[late.index as usize].late = Some(late);
    }
    let mut next_expected = arrivals.sent.map_or(u64::MAX, |(first, _)| first);
    next_expected = next_expected.min(if copies.is_empty() { u64::MAX } else { copies.value(0) });
    for (first, &rank) in firsts.iter_mut().zip(&copies.ranks) {
        let sequence = copies.value(rank);
        first.next_expected = next_expected;
        if sequence >= next_expected {
            first.skipped = sequence - next_expected;
            next_expected = sequence.saturating_add(1);
        }
    }
    let mut explained: Vec<ArrivalExplanation> = arrivals
        .sequences
        .iter()
        .map(|&sequence| ArrivalExplanation { sequence, role: Role::Duplicate })
        .collect();
    for (index, first) in (0..).zip(firsts) {
        explained[copies.place(index) as usize].role = Role::First(first);
    }
    explained
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_how_each_measure_came_about() {
        let arrivals = Arrivals { sequences: &[1, 4, 2, 4, 3], ..Arrivals::default() };
        let explained = explain(&arrivals, Thresholds::both(3));
        let firsts: Vec<_> = explained
            .iter()
            .map(|e| match e.role {
                Role::Duplicate => None,
                Role::First(f) => Some((
                    f.receive_index?,
                    f.displacement?,
                    f.stored?.occupancy,
                    f.next_expected,
                    f.late.map(|late| late.extent()),
                    f.skipped,
                )),
            })
            .collect();
        assert_eq!(
            firsts,
            [
                Some((1, 0, 0, 1, None, 0)),
                Some((2, -2, 1, 2, None, 2)),
                Some((3, 1, 1, 5, Some(1), 0)),
                None,
                Some((4, 1, 0, 5, Some(2), 0)),
            ]
        );
    }
}
