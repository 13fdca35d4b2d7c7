//! IPv4 identifications as a sequence: only where they count up (RFC 6864 no longer asks for it).

use super::unfold::Unfold16;

const PACKETS_AT_LEAST: u32 = 10;
const NEAR: u16 = 1024;

/// Watches whether identifications count up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting {
    packets: u32,
    near: u32,
    /// Steps of exactly one.
    single: u32,
    last: Option<u16>,
    way: i64,
}

impl Counting {
    pub fn take(&mut self, identification: u16) {
        self.packets += 1;
        if let Some(last) = self.last.replace(identification) {
            let step = identification.wrapping_sub(last) as i16;
            self.way += i64::from(step);
            self.near += u32::from(step != 0 && step.unsigned_abs() <= NEAR);
            self.single += u32::from(step == 1);
        }
    }

    /// Whether nine of ten steps are small, and lead upwards on the whole. Constant and random
    /// identifications do not.
    pub fn is_rising(&self) -> bool {
        self.packets >= PACKETS_AT_LEAST && self.near * 10 >= (self.packets - 1) * 9 && self.way > 0
    }

    /// Whether the counter is this flow's own, so that a gap is a loss: three of four steps are by
    /// one. Otherwise other flows of the host take numbers too, and a gap says nothing.
    pub fn is_own(&self) -> bool {
        self.single * 4 >= self.packets.saturating_sub(1) * 3
    }
}

/// Identifications unfolded; ranked where gaps say nothing.
pub fn sequence(identifications: impl Iterator<Item = u16>, is_own: bool) -> Vec<u64> {
    let mut unfold = Unfold16::default();
    let mut numbers: Vec<u64> = identifications.map(|number| unfold.next(number)).collect();
    if !is_own {
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        for number in &mut numbers {
            *number = sorted.partition_point(|&other| other < *number) as u64;
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting(numbers: impl Iterator<Item = u16>) -> Counting {
        let mut counting = Counting::default();
        numbers.for_each(|number| counting.take(number));
        counting
    }

    #[test]
    fn only_counters_fit() {
        let own = counting((0..50).map(|k| 65_530_u16.wrapping_add(k)));
        assert!(own.is_rising() && own.is_own());
        let shared = counting((0..50).map(|k| k * 7));
        assert!(shared.is_rising() && !shared.is_own());
        assert!(!counting((0..50).map(|_| 0)).is_rising());
        assert!(!counting((0..50).map(|k: u16| k.wrapping_mul(40_503))).is_rising());
        assert!(!counting((0..50).map(|k: u16| 500 - k)).is_rising());
        assert!(!counting(0..5).is_rising());
    }

    #[test]
    fn gaps_of_a_shared_counter_are_no_losses() {
        let numbers = [65_530, 65_535, 4, 2, 4];
        assert_eq!(sequence(numbers.into_iter(), false), [0, 1, 3, 2, 3]);
        assert_eq!(sequence(numbers.into_iter(), true)[2], (2 << 16) + 4);
    }
}
