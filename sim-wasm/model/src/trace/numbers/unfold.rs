//! Unfolds sequence numbers that wrap: each is taken for the value nearest to the highest so far.

/// Unfolds 16-bit numbers. The results are one wrap higher than the real ones, so that packets sent before
/// the first arrival but arriving after it stay above zero.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unfold16 {
    highest: Option<u64>,
}

impl Unfold16 {
    /// Where the first wrap begins.
    pub const BASE: u64 = 1 << 16;

    /// The next number, unfolded.
    pub fn next(&mut self, number: u16) -> u64 {
        let Some(highest) = self.highest else {
            let first = Self::BASE + u64::from(number);
            self.highest = Some(first);
            return first;
        };
        let unfolded = unfold16(highest, number);
        self.highest = Some(highest.max(unfolded));
        unfolded
    }
}

/// Unfolds a 16-bit number around a reference; only one far below the first could fall below zero.
pub fn unfold16(reference: u64, number: u16) -> u64 {
    let step = number.wrapping_sub(reference as u16) as i16;
    reference.saturating_add_signed(i64::from(step))
}

/// Unfolds a 32-bit number, one wrap higher than it is, around a reference that the caller updates.
pub fn unfold32(reference: u64, number: u32) -> u64 {
    let step = number.wrapping_sub(reference as u32) as i32;
    reference.saturating_add_signed(i64::from(step))
}

/// Unfolds numbers of 16 or 32 bits, one wrap higher than they are, each around the highest so far.
pub fn unfold_all(bits: u32, numbers: &[u64]) -> Vec<u64> {
    let mut highest: Option<u64> = None;
    numbers
        .iter()
        .map(|&number| {
            // a text may have numbers that are too large for a counter of this width
            let reference = highest.unwrap_or((1 << bits) + number % (1 << bits));
            let unfolded = match bits {
                16 => unfold16(reference, number as u16),
                _ => unfold32(reference, number as u32),
            };
            highest = Some(reference.max(unfolded));
            unfolded
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_are_unfolded_and_late_packets_stay_behind() {
        let mut unfold = Unfold16::default();
        let numbers: Vec<u64> = [65_534, 0, 65_535, 1, 2].map(|n| unfold.next(n)).to_vec();
        assert_eq!(numbers, [131_070, 131_072, 131_071, 131_073, 131_074]);
        let mut unfold = Unfold16::default();
        assert_eq!([1, 65_535].map(|n| unfold.next(n)), [65_537, 65_535]);
        assert_eq!(unfold32(1 << 32, u32::MAX), (1 << 32) - 1);
        assert_eq!(unfold32((1 << 32) + 0xffff_fff0, 4), (2 << 32) + 4);
        assert_eq!(unfold_all(32, &[u64::MAX, 1 << 32]), [(2 << 32) - 1, 2 << 32]);
        assert_eq!(unfold_all(16, &[70_000, 4465]), [(1 << 16) + 4464, (1 << 16) + 4465]);
    }
}
