//! Recognises a counter of 16 or 32 bits that wraps, in a text that gives only numbers and not their width.

use crate::trace::numbers::unfold::unfold_all;

/// Numbers of a counter that has wrapped.
#[derive(Debug, PartialEq, Eq)]
pub struct WrappedNumbers {
    /// Its width.
    pub bits: u32,
    /// The numbers, unfolded.
    pub sequences: Vec<u64>,
}

/// The unfolded numbers, if the counter passes its largest number on the way, and if they have fewer late, missing and
/// repeated packets than the plain numbers. `None` if more are missing than arrived: such numbers do not count packets.
pub fn recognise(numbers: &[u64]) -> Option<WrappedNumbers> {
    let highest = *numbers.iter().max()?;
    [16, 32].into_iter().filter(|&bits| highest >> bits == 0).find_map(|bits| {
        let sequences = unfold_all(bits, numbers);
        // unfolded numbers begin one wrap higher
        if sequences.iter().all(|&number| number >> bits < 2) {
            return None;
        }
        let wrapped = Faults::of(&sequences);
        let is_better = wrapped.sum() < Faults::of(numbers).sum();
        (is_better && wrapped.missing <= wrapped.received).then_some(WrappedNumbers { bits, sequences })
    })
}

/// The faults of an order of arrival.
pub struct Faults {
    pub received: u64,
    pub missing: u64,
    repeated: u64,
    late: u64,
}

impl Faults {
    /// The faults of sequence numbers in their order of arrival.
    pub fn of(numbers: &[u64]) -> Self {
        let mut highest = 0;
        let late = numbers.iter().filter(|&&number| {
            let is_late = number < highest;
            highest = highest.max(number);
            is_late
        });
        let late = late.count() as u64;
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let received = sorted.len() as u64;
        let span = sorted.first().zip(sorted.last()).map_or(0, |(first, last)| last - first + 1);
        Self { received, missing: span - received, repeated: numbers.len() as u64 - received, late }
    }

    /// How many packets are missing, repeated or late.
    pub fn sum(&self) -> u64 {
        self.missing + self.repeated + self.late
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrap_is_recognised() {
        let bits16: Vec<u64> = (65_400..65_536).chain(0..200).collect();
        let found = recognise(&bits16).map(|wrapped| (wrapped.bits, wrapped.sequences));
        assert_eq!(found, Some((16, (131_072 - 136..131_072 + 200).collect())));
        // losses, late packets and copies around the wrap
        let disturbed = [65_531, 65_533, 65_532, 1, 65_535, 0, 0, 2];
        let found = recognise(&disturbed).map(|wrapped| wrapped.sequences);
        let steps = found.map(|all| all.iter().map(|number| number - all[0]).collect::<Vec<_>>());
        assert_eq!(steps, Some(vec![0, 2, 1, 6, 4, 5, 5, 7]));
        let bits32: Vec<u64> = (4_294_967_290..4_294_967_296).chain(0..9).collect();
        assert_eq!(recognise(&bits32).map(|wrapped| wrapped.bits), Some(32));
        // three times around: these are not copies
        let long: Vec<u64> = (0..200_000).map(|number| number % 65_536).collect();
        assert_eq!(recognise(&long).map(|wrapped| wrapped.sequences[199_999]), Some(65_536 + 199_999));
    }

    #[test]
    fn other_numbers_are_taken_as_they_are() {
        let plain: Vec<u64> = (65_000..66_000).collect();
        assert_eq!(recognise(&plain), None);
        let whole: Vec<u64> = (0..65_536).collect();
        assert_eq!(recognise(&whole), None);
        // 5 is very late
        let mut late = whole.clone();
        late.remove(5);
        late.insert(65_000, 5);
        assert_eq!(recognise(&late), None);
        let jumping: Vec<u64> = (0..500).map(|number| number * 40_503 % 65_536).collect();
        assert_eq!(recognise(&jumping), None);
        assert_eq!(recognise(&[]), None);
    }
}
