//! The lag of an arrival: packets of its flow that were sent after it and came before it (rule red-10).

/// The largest lag with a count of its own; longer ones are counted with it.
pub const LONGEST: usize = 64;

/// The recent arrivals of each flow, and how many arrivals had which lag.
#[derive(Clone, Debug)]
pub struct Lags {
    /// For each flow the highest number that has arrived, and a bit for it and each of the 63 below: whether they have
    /// arrived, from the lowest bit.
    seen: Vec<(u32, u64)>,
    counts: [u64; LONGEST + 1],
}

impl Lags {
    /// The state before any arrival.
    #[must_use]
    pub fn of(flows: u32) -> Self {
        Self { seen: vec![(0, 0); flows as usize], counts: [0; LONGEST + 1] }
    }

    /// The packet with this number arrives; returns its lag, at most 64. For a packet 64 numbers or more behind the
    /// highest, only the last 64 numbers are counted: enough where, as in a TCP flow, most of these have arrived. See
    /// [`Overtaken`] for other orders.
    #[inline]
    pub fn arrived(&mut self, flow: usize, number: u32) -> u32 {
        let (highest, seen) = &mut self.seen[flow];
        if *seen == 0 || number > *highest {
            let ahead = if *seen == 0 { 64 } else { number - *highest };
            *seen = if ahead < 64 { *seen << ahead | 1 } else { 1 };
            *highest = number;
            return 0;
        }
        let behind = *highest - number;
        if behind < 64 {
            *seen |= 1 << behind;
            (*seen & ((1 << behind) - 1)).count_ones()
        } else {
            seen.count_ones()
        }
    }

    /// Counts an arrival of this lag.
    #[inline]
    pub fn count(&mut self, lag: u32) {
        self.counts[lag as usize] += 1;
    }

    /// The number of arrivals at each lag.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Arrivals with at least this lag.
    #[must_use]
    pub fn at_least(&self, lag: usize) -> u64 {
        self.counts[lag..].iter().sum()
    }
}

/// The exact lag of each packet of a flow, of any size.
#[derive(Clone, Debug, Default)]
pub struct Overtaking {
    /// Whether a number has arrived: bit `n % 64` of word `n / 64`. The last word has the highest number.
    come: Vec<u64>,
}

impl Overtaking {
    /// The packet with this number arrives; returns its lag.
    pub fn arrived(&mut self, number: u32) -> u32 {
        let (word, bit) = ((number / u64::BITS) as usize, number % u64::BITS);
        if word >= self.come.len() {
            self.come.resize(word + 1, 0);
        }
        let above = (self.come[word] >> bit >> 1).count_ones();
        self.come[word] |= 1 << bit;
        above + self.come[word + 1..].iter().map(|later| later.count_ones()).sum::<u32>()
    }
}

/// Which packets of a flow have a lag of at least a threshold, in any order.
#[derive(Clone, Debug)]
pub struct Overtaken {
    threshold: usize,
    /// The highest numbers that have arrived, ascending, at most `threshold` of them.
    highest: Vec<u32>,
}

impl Overtaken {
    /// The state before any arrival. The threshold is raised to at least 1.
    #[must_use]
    pub fn by(threshold: u32) -> Self {
        let threshold = threshold.max(1) as usize;
        Self { threshold, highest: Vec::with_capacity(threshold) }
    }

    /// The packet with this number, which occurs only once, arrives; returns whether `threshold` later ones have
    /// arrived before it.
    #[inline]
    pub fn arrived(&mut self, number: u32) -> bool {
        let place = self.highest.partition_point(|&other| other < number);
        if self.highest.len() < self.threshold {
            self.highest.insert(place, number);
            return false;
        }
        if place == 0 {
            return true;
        }
        // drops the lowest number
        self.highest.copy_within(1..place, 0);
        self.highest[place - 1] = number;
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lag by its definition.
    fn slow(order: &[u32]) -> Vec<u32> {
        let passed = |place: usize| order[..place].iter().filter(|&&before| before > order[place]).count();
        (0..order.len()).map(|place| passed(place) as u32).collect()
    }

    #[test]
    fn lags_are_those_of_the_definition() {
        let orders: [&[u32]; 4] =
            [&[0, 1, 2, 3], &[1, 2, 3, 0, 5, 4], &[0, 9, 4, 3, 100, 90, 10, 11], &[70, 0, 200, 150, 199]];
        for order in orders {
            let mut lags = Lags::of(2);
            let found: Vec<u32> = order.iter().map(|&number| lags.arrived(1, number)).collect();
            assert_eq!(found, slow(order), "{order:?}");
        }
    }

    #[test]
    fn every_lag_is_that_of_the_definition_however_far_behind() {
        let far: Vec<u32> = (0..997).map(|place| place * 389 % 997).collect();
        let one: Vec<u32> = (1..=700).chain([0]).collect();
        for order in [far, one] {
            let mut lags = Overtaking::default();
            let found: Vec<u32> = order.iter().map(|&number| lags.arrived(number)).collect();
            assert_eq!(found, slow(&order));
        }
    }

    /// Also if packets are displaced far.
    #[test]
    fn packets_are_overtaken_by_the_definition_of_their_lag() {
        let far: Vec<u32> = (0..997).map(|place| place * 389 % 997).collect();
        let near: Vec<u32> =
            (0..997).map(|place| place / 10 * 10 + place * 7 % 10).filter(|&n| n < 997).collect();
        for (order, threshold) in
            [&far, &near].into_iter().flat_map(|each| [1, 3, 64, 100].map(|n| (each, n)))
        {
            let mut overtaken = Overtaken::by(threshold);
            let found: Vec<bool> = order.iter().map(|&number| overtaken.arrived(number)).collect();
            let wanted: Vec<bool> = slow(order).iter().map(|&lag| lag >= threshold).collect();
            assert_eq!(found, wanted, "{threshold}");
        }
    }

    #[test]
    fn a_lag_beyond_the_last_is_counted_with_it() {
        let mut lags = Lags::of(1);
        for number in 1..=100 {
            lags.arrived(0, number);
        }
        assert_eq!(lags.arrived(0, 0), 64);
        lags.count(64);
        assert_eq!((lags.at_least(3), lags.at_least(64)), (1, 1));
    }
}
