//! Numbers that a counter of IP identifications skips: packets that were sent but not captured.

use crate::trace::numbers::identification::Counter;
use crate::trace::numbers::unfold::Unfold16;

/// How many numbers between the lowest and the highest of a counter are in no packet; `None` if these are most of them,
/// or nothing was counted.
pub fn left_out(identifications: impl Iterator<Item = u16> + Clone) -> Option<u64> {
    let numbers = || {
        let (mut unfold, mut counter) = (Unfold16::default(), Counter::default());
        identifications
            .clone()
            .filter(move |&number| counter.counts(number))
            .map(move |number| unfold.next(number))
    };
    let (lowest, highest, packets) = numbers()
        .fold((u64::MAX, 0, 0), |(lowest, highest, packets), number| {
            (number.min(lowest), number.max(highest), packets + 1)
        });
    let span = highest.checked_sub(lowest)? + 1;
    if span > 2 * packets {
        return None;
    }
    let mut carried = vec![false; span as usize];
    numbers().for_each(|number| carried[(number - lowest) as usize] = true);
    Some(carried.iter().filter(|&&is_carried| !is_carried).count() as u64)
}

/// The number left out, if it is more than the packets known to be lost, but these are nine tenths of it: numbers used
/// by other flows would be missing elsewhere.
pub fn most_lost(left_out: u64, lost: u64) -> Option<u64> {
    let more = left_out.checked_sub(lost).filter(|&more| more > 0)?;
    (more.saturating_mul(10) <= left_out).then_some(left_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_between_the_first_and_the_last_are_counted_across_wraps() {
        let own = |k: u16| 65_500_u16.wrapping_add(k);
        let out = |numbers: Vec<u16>| left_out(numbers.into_iter());
        assert_eq!(out(Vec::new()), None);
        assert_eq!(out((0..100).map(own).collect()), Some(0));
        // lost, swapped and repeated packets
        assert_eq!(out((0..100).filter(|k| k % 10 != 3).map(own).collect()), Some(10));
        assert_eq!(out((0..100).map(|k| own(k ^ 1)).collect()), Some(0));
        assert_eq!(out((0..100).map(|k| own(k / 2)).collect()), Some(0));
        // the 0 is not the counter's
        assert_eq!(out(vec![0, 700, 701, 0, 703]), Some(1));
        // most numbers are missing
        assert_eq!(out(vec![700, 1700, 2700]), None);
    }

    #[test]
    fn a_few_more_than_are_known_may_be_lost() {
        assert_eq!((most_lost(29, 28), most_lost(39, 36)), (Some(29), Some(39)));
        assert_eq!((most_lost(28, 28), most_lost(27, 28), most_lost(0, 0)), (None, None, None));
        // other flows may have used them
        assert_eq!((most_lost(1, 0), most_lost(40, 28)), (None, None));
    }
}
