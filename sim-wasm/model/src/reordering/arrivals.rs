//! Arrivals, and their first copies in the order of arrival: the input of every measure.

/// Packets in the order of their arrival. Times and sizes are known for all of them or for none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Arrivals<'a> {
    /// Sequence numbers, one per packet, with wraps already unfolded.
    pub sequences: &'a [u64],
    /// Arrival times, ms, as many as `sequences`; empty if unknown.
    pub times: &'a [f64],
    /// Payload sizes, bytes, as many as `sequences`; empty if unknown.
    pub sizes: &'a [u32],
    /// First and last sequence number sent. If unknown, the smallest and largest that arrived are used:
    /// losses before the first and after the last then go unseen.
    pub sent: Option<(u64, u64)>,
}

/// The first copies of the packets that arrived, numbered by rank among the sequence numbers that arrived.
/// Losses and duplicates are counted here; no later step sees them.
#[derive(Clone, Debug, Default)]
pub struct FirstCopies {
    /// Ranks of the first copies, in the order of their arrival.
    pub ranks: Vec<u32>,
    /// Index among all arrivals of each first copy; empty if no packet arrived twice (each index is then its own).
    places: Vec<u32>,
    /// Sequence number by rank, ascending; empty if the numbers have no gap.
    values: Vec<u64>,
    /// Smallest sequence number that arrived.
    first: u64,
    /// Smallest sequence number sent.
    sent_first: u64,
    /// Packets sent that never arrived.
    pub lost: u64,
    /// Further copies of packets that had already arrived.
    pub duplicates: u64,
}

const UNSEEN: u32 = u32::MAX;

impl FirstCopies {
    /// Finds the first copies. Linear if the sequence numbers are not much sparser than the packets, n log n
    /// otherwise. Arrivals beyond 2^32 - 2 are ignored.
    #[must_use]
    pub fn of(arrivals: &Arrivals) -> Self {
        let count = arrivals.sequences.len().min(UNSEEN as usize - 1);
        let sequences = &arrivals.sequences[..count];
        let (Some(&first), Some(&last)) = (sequences.iter().min(), sequences.iter().max()) else {
            let lost = arrivals.sent.map_or(0, |(a, b)| if b >= a { (b - a).saturating_add(1) } else { 0 });
            return Self { lost, ..Self::default() };
        };
        let span = last - first;
        let mut found = if sequences.windows(2).all(|pair| pair[0] < pair[1]) {
            Self { ranks: (0..count as u32).collect(), values: sequences.to_vec(), ..Self::default() }
        } else if span <= 4 * count as u64 + 1024 {
            dense(sequences, first, span)
        } else {
            sparse(sequences)
        };
        let distinct = found.ranks.len() as u64;
        found.first = first;
        found.duplicates = count as u64 - distinct;
        let (from, to) = arrivals.sent.map_or((first, last), |(a, b)| (a.min(first), b.max(last)));
        found.sent_first = from;
        found.lost = (to - from) - (distinct - 1);
        if span == distinct - 1 {
            found.values = Vec::new();
        }
        if found.duplicates == 0 {
            found.places = Vec::new();
        }
        found
    }

    /// A permutation of `0..n`, each number once.
    #[must_use]
    pub fn of_permutation(ranks: Vec<u32>) -> Self {
        Self { ranks, ..Self::default() }
    }

    /// Number of first copies.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.ranks.len() as u32
    }

    /// Whether nothing arrived.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// Sequence number of this rank.
    #[inline]
    #[must_use]
    pub fn value(&self, rank: u32) -> u64 {
        self.values.get(rank as usize).copied().unwrap_or(self.first + u64::from(rank))
    }

    /// Smallest sequence number sent: the one that a receiver expects first.
    #[must_use]
    pub fn sent_first(&self) -> u64 {
        self.sent_first
    }

    /// Index among all arrivals of the first copy with this index.
    #[inline]
    #[must_use]
    pub fn place(&self, index: u32) -> u32 {
        self.places.get(index as usize).copied().unwrap_or(index)
    }
}

/// Losses in a row (RFC 3357, section 4): a loss period is a run of consecutively sent packets of which none arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LossPeriods {
    /// The number of loss periods.
    pub count: u64,
    /// Length of the longest, packets.
    pub longest: u64,
}

impl FirstCopies {
    /// The loss periods among the packets that were sent.
    #[must_use]
    pub fn loss_periods(&self) -> LossPeriods {
        let Some(last) = self.len().checked_sub(1) else {
            return LossPeriods { count: u64::from(self.lost > 0), longest: self.lost };
        };
        let before = self.first - self.sent_first;
        let within: u64 = self.value(last) - self.first - u64::from(last);
        let behind = self.lost - before - within;
        let gaps = self.values.windows(2).map(|pair| pair[1] - pair[0] - 1);
        let mut found = LossPeriods::default();
        for length in [before, behind].into_iter().chain(gaps).filter(|&length| length > 0) {
            found.count += 1;
            found.longest = found.longest.max(length);
        }
        found
    }
}

/// Finds ranks with a table over the span of the sequence numbers.
fn dense(sequences: &[u64], first: u64, span: u64) -> FirstCopies {
    let mut table = vec![UNSEEN; span as usize + 1];
    let mut places = Vec::with_capacity(sequences.len());
    for (place, &sequence) in (0_u32..).zip(sequences) {
        let seen = &mut table[(sequence - first) as usize];
        if *seen == UNSEEN {
            *seen = 0;
            places.push(place);
        }
    }
    let mut values = Vec::with_capacity(places.len());
    for (sequence, rank) in (first..).zip(&mut table) {
        if *rank != UNSEEN {
            *rank = values.len() as u32;
            values.push(sequence);
        }
    }
    let ranks = places.iter().map(|&place| table[(sequences[place as usize] - first) as usize]).collect();
    FirstCopies { ranks, places, values, ..FirstCopies::default() }
}

/// Finds ranks by sorting.
fn sparse(sequences: &[u64]) -> FirstCopies {
    let mut sorted: Vec<(u64, u32)> = sequences.iter().copied().zip(0..).collect();
    sorted.sort_unstable();
    let mut rank_of = vec![UNSEEN; sequences.len()];
    let mut values = Vec::new();
    for (sequence, place) in sorted {
        if values.last() != Some(&sequence) {
            rank_of[place as usize] = values.len() as u32;
            values.push(sequence);
        }
    }
    let (places, ranks) = (0..).zip(rank_of).filter(|&(_, rank)| rank != UNSEEN).unzip();
    FirstCopies { ranks, places, values, ..FirstCopies::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(sequences: &[u64]) -> FirstCopies {
        FirstCopies::of(&Arrivals { sequences, ..Arrivals::default() })
    }

    #[test]
    fn losses_and_duplicates_are_told_apart() {
        let found = of(&[1, 2, 5, 2, 3, 5]);
        assert_eq!((found.ranks.as_slice(), found.lost, found.duplicates), (&[0, 1, 3, 2][..], 1, 2));
        assert_eq!((0..4).map(|i| found.place(i)).collect::<Vec<_>>(), [0, 1, 2, 4]);
        assert_eq!(found.value(3), 5);
    }

    #[test]
    fn sparse_numbers_cost_no_table() {
        let found = of(&[7, u64::MAX, 7, 0]);
        assert_eq!((found.ranks.as_slice(), found.duplicates), (&[1, 2, 0][..], 1));
        assert_eq!(found.lost, u64::MAX - 2);
    }

    #[test]
    fn what_was_sent_widens_the_loss() {
        let arrivals = Arrivals { sequences: &[2, 3], sent: Some((1, 10)), ..Arrivals::default() };
        assert_eq!(FirstCopies::of(&arrivals).lost, 8);
        assert_eq!(FirstCopies::of(&Arrivals { sent: Some((1, 10)), ..Arrivals::default() }).lost, 10);
        assert!(of(&[]).is_empty());
    }

    #[test]
    fn losses_in_a_row_are_one_period() {
        let periods = |sequences: &[u64], sent| {
            let LossPeriods { count, longest } =
                FirstCopies::of(&Arrivals { sequences, sent, ..Arrivals::default() }).loss_periods();
            (count, longest)
        };
        // 3 is missing, then 6 to 8; late packets and duplicates are not lost
        assert_eq!(periods(&[1, 2, 5, 4, 9, 5, 10], None), (2, 3));
        assert_eq!(periods(&[1, 3, 2], None), (0, 0));
        // losses before the first arrival, after the last, and both with one in between
        assert_eq!(periods(&[3, 4], Some((1, 4))), (1, 2));
        assert_eq!(periods(&[4, 6], Some((1, 10))), (3, 4));
        assert_eq!(periods(&[], Some((1, 10))), (1, 10));
        assert_eq!(periods(&[], None), (0, 0));
    }
}
