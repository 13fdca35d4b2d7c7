//! The `f64` nearest to a decimal of any length, by arithmetic on whole numbers of any size: slow, short and exact.

use std::cmp::Ordering;

/// Digits that are read: of further digits it only matters whether one is not 0, for no point half-way between two
/// neighbouring floats has this many digits.
const DIGITS: usize = 800;
/// Powers of ten beyond which every decimal is infinite or zero.
const POWERS: i32 = 400;
const SIGNIFICANT: i32 = 53;
/// The binary exponent of the smallest normal number.
const LEAST: i32 = -1022;

/// The `f64` nearest to `digits` (as bytes, without leading zeros) times ten to the power of `shift`; of two equally
/// near, the even one.
pub fn nearest(digits: &[u8], mut shift: i32) -> f64 {
    let magnitude = shift.saturating_add(digits.len() as i32);
    if digits.is_empty() || magnitude < -POWERS {
        return 0.0;
    } else if magnitude > POWERS {
        return f64::INFINITY;
    }
    let (mut above, mut below) = (BigInteger(Vec::new()), BigInteger(vec![1]));
    let (near, far) = digits.split_at(digits.len().min(DIGITS));
    for digit in near {
        above.times_and(10, u32::from(digit - b'0'));
    }
    shift += far.len() as i32;
    if far.iter().any(|&digit| digit != b'0') {
        above.times_and(10, 1);
        shift -= 1;
    }
    for _ in 0..shift.unsigned_abs() {
        if shift > 0 { &mut above } else { &mut below }.times_and(10, 0);
    }
    quotient(above, below)
}

/// `above` / `below`, binary digit by binary digit, then rounded.
fn quotient(mut above: BigInteger, mut below: BigInteger) -> f64 {
    let mut exponent = above.bits() - below.bits();
    for _ in 0..exponent.unsigned_abs() {
        if exponent > 0 { &mut below } else { &mut above }.times_and(2, 0);
    }
    if above.compare(&below).is_lt() {
        above.times_and(2, 0);
        exponent -= 1;
    }
    // numbers below the smallest normal one have fewer digits
    let places = SIGNIFICANT - (LEAST - exponent).max(0);
    let mut found = 0_u64;
    for _ in 0..places {
        found *= 2;
        if above.compare(&below).is_ge() {
            above.take(&below);
            found += 1;
        }
        above.times_and(2, 0);
    }
    let is_up = match above.compare(&below) {
        Ordering::Less => false,
        Ordering::Equal => found % 2 == 1,
        Ordering::Greater => places >= 0,
    };
    libm::scalbn((found + u64::from(is_up)) as f64, exponent - places + 1)
}

/// A whole number in words of 32 bits, the lowest first, without zero words at the end.
struct BigInteger(Vec<u32>);

impl BigInteger {
    /// Multiplies it by `factor` and adds `more`.
    fn times_and(&mut self, factor: u32, more: u32) {
        let mut carried = u64::from(more);
        for part in &mut self.0 {
            carried += u64::from(*part) * u64::from(factor);
            *part = carried as u32;
            carried >>= 32;
        }
        if carried > 0 {
            self.0.push(carried as u32);
        }
    }

    /// Subtracts a number that is not larger.
    fn take(&mut self, other: &Self) {
        let mut is_borrowed = false;
        for (place, part) in self.0.iter_mut().enumerate() {
            let less = other.0.get(place).copied().unwrap_or(0);
            let (left, first) = part.overflowing_sub(less);
            let (left, second) = left.overflowing_sub(u32::from(is_borrowed));
            (*part, is_borrowed) = (left, first || second);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn compare(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn bits(&self) -> i32 {
        self.0.last().map_or(0, |last| self.0.len() as i32 * 32 - last.leading_zeros() as i32)
    }
}
