//! Equal bins over a time whose length is not known in advance.

use crate::network::Nanos;

/// The content of a bin, which can take in that of the next bin.
pub trait Joined: Default {
    /// Adds the content of the next bin.
    fn join(&mut self, later: Self);
}

/// At most `most` bins, each a power of two of nanoseconds wide: when more are needed, every two are joined.
#[derive(Clone, Debug)]
pub struct Bins<T> {
    from: Nanos,
    /// The width of a bin, as an exponent of 2 (ns).
    power: u32,
    most: usize,
    bins: Vec<T>,
}

/// The first exponent: 16 microseconds, less than a packet takes at 100 Mbit/s.
const LEAST: u32 = 14;

impl<T: Joined> Bins<T> {
    /// Empty bins that begin at `from`.
    pub fn from(from: Nanos, most: usize) -> Self {
        Self { from, power: LEAST, most, bins: Vec::new() }
    }

    /// The content of the bin at a time, which is not before the start.
    #[inline]
    pub fn at(&mut self, time: Nanos) -> &mut T {
        let since = time - self.from;
        while (since >> self.power) as usize >= self.most {
            self.halve();
        }
        let place = (since >> self.power) as usize;
        while self.bins.len() <= place {
            self.bins.push(T::default());
        }
        &mut self.bins[place]
    }

    fn halve(&mut self) {
        let mut halves = Vec::with_capacity(self.most);
        let mut whole = std::mem::take(&mut self.bins).into_iter();
        while let Some(mut first) = whole.next() {
            if let Some(second) = whole.next() {
                first.join(second);
            }
            halves.push(first);
        }
        self.bins = halves;
        self.power += 1;
    }

    /// The bins in order, each with its start time (ns).
    pub fn iter(&self) -> impl Iterator<Item = (Nanos, &T)> {
        self.bins.iter().enumerate().map(|(place, bin)| (self.from + ((place as Nanos) << self.power), bin))
    }

    /// The width of a bin, ns.
    pub fn width(&self) -> Nanos {
        1 << self.power
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, Default, PartialEq)]
    struct Times(Vec<Nanos>);

    impl Joined for Times {
        fn join(&mut self, mut later: Self) {
            self.0.append(&mut later.0);
        }
    }

    #[test]
    fn bins_are_even_in_order_and_no_more_than_asked_for() {
        let mut bins = Bins::<Times>::from(1000, 8);
        let times: Vec<Nanos> = (0..100).map(|i| 1000 + i * i * 77_777).collect();
        times.iter().for_each(|&time| bins.at(time).0.push(time));
        let found: Vec<_> = bins.iter().collect();
        assert!((4..=8).contains(&found.len()), "{}", found.len());
        for (start, bin) in &found {
            assert!(bin.0.iter().all(|time| (*start..start + bins.width()).contains(time)));
        }
        assert_eq!(found.iter().flat_map(|(_, bin)| bin.0.clone()).collect::<Vec<_>>(), times);
    }
}
