//! The upper quantiles of a quantity.

use std::cmp::Ordering;

/// The median, the 99% quantile and the maximum of some numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tail<T> {
    /// The median.
    pub q50: T,
    /// The 99% quantile.
    pub q99: T,
    /// The largest.
    pub max: T,
}

impl<T: Copy> Tail<T> {
    /// The quantiles of these numbers; `None` without any.
    pub(in crate::trace) fn of(
        numbers: impl Iterator<Item = T>,
        compare: impl Fn(&T, &T) -> Ordering + Copy,
    ) -> Option<Self> {
        let mut numbers: Vec<T> = numbers.collect();
        let count = numbers.len();
        let place = |share: f64| ((share * count as f64).ceil() as usize).clamp(1, count.max(1)) - 1;
        let max = numbers.iter().copied().max_by(compare)?;
        let (below, &mut q99, _) = numbers.select_nth_unstable_by(place(0.99), compare);
        let q50 = match below.len().checked_sub(1) {
            Some(last) if place(0.5) <= last => *below.select_nth_unstable_by(place(0.5), compare).1,
            _ => q99,
        };
        Some(Self { q50, q99, max })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_few_and_of_many() {
        let of = |numbers: &[u32]| {
            Tail::of(numbers.iter().copied(), Ord::cmp).map(|Tail { q50, q99, max }| (q50, q99, max))
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[7]), Some((7, 7, 7)));
        assert_eq!(of(&[9, 1]), Some((1, 9, 9)));
        assert_eq!(of(&[3, 9, 1]), Some((3, 9, 9)));
        let many: Vec<u32> = (0..1000).map(|k| k * 7 % 1000).collect();
        assert_eq!(of(&many), Some((499, 989, 999)));
    }
}
