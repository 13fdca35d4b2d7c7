//! The natural logarithm of many numbers at once, with the same bits as `libm::log` gives.

use crate::vectors::Number;

/// ln x of positive numbers that are not subnormal, infinite or NaN: the steps of `libm::log` (from FreeBSD's e_log.c)
/// without its special cases, so that many are computed at once.
#[inline(always)]
#[must_use]
pub fn logarithm<N: Number>(x: N) -> N {
    const LN2_HI: f64 = 6.931_471_803_691_238e-1;
    const LN2_LO: f64 = 1.908_214_929_270_587_7e-10;
    const LG1: f64 = 6.666_666_666_666_735e-1;
    const LG2: f64 = 3.999_999_999_940_942e-1;
    const LG3: f64 = 2.857_142_874_366_239e-1;
    const LG4: f64 = 2.222_219_843_214_978_4e-1;
    const LG5: f64 = 1.818_357_216_161_805e-1;
    const LG6: f64 = 1.531_383_769_920_937_3e-1;
    const LG7: f64 = 1.479_819_860_511_658_6e-1;
    // the top half of sqrt(2) / 2
    const ROOT: u64 = 0x3fe6_a09e << 32;
    const ONE: u64 = 0x3ff0_0000 << 32;
    const FRACTION: u64 = 0x000f_ffff_ffff_ffff;
    // the last bit of its fraction counts as 1: a whole number or-ed into these bits is added to it without a
    // conversion
    const WHOLE: f64 = (1_u64 << 52) as f64;
    let n = N::of;

    // scales the number into [sqrt(2) / 2, sqrt(2)]
    let bits = x.add_bits(N::of_bits(ONE - ROOT));
    let exponent = bits.shift_bits(52).or_bits(n(WHOLE)) - n(WHOLE + 1023.0);
    let reduced = bits.and_bits(N::of_bits(FRACTION)).add_bits(N::of_bits(ROOT));
    let f = reduced - n(1.0);
    let half_square = n(0.5) * f * f;
    let s = f / (n(2.0) + f);
    let z = s * s;
    let w = z * z;
    let even = w * (n(LG2) + w * (n(LG4) + w * n(LG6)));
    let odd = z * (n(LG1) + w * (n(LG3) + w * (n(LG5) + w * n(LG7))));
    s * (half_square + (odd + even)) + exponent * n(LN2_LO) - half_square + f + exponent * n(LN2_HI)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_that_of_libm() {
        // uniform numbers as the generator makes them, over the whole interval and at its ends
        let uniform = |word: u32| (f64::from(word) + 0.5) / 4_294_967_296.0;
        let drawn = (0..400_000_u32).map(|index| uniform(index.wrapping_mul(2_654_435_769)));
        let ends = [0, 1, 2, 3, u32::MAX - 1, u32::MAX, 0x7fff_ffff, 0x8000_0000, 0xb504_f333, 0xb504_f334];
        for x in drawn.chain(ends.map(uniform)).chain([1.0, 2.0, 1e-300, 1e300, 3.5, f64::MIN_POSITIVE]) {
            assert_eq!(logarithm(x).to_bits(), libm::log(x).to_bits(), "{x:e}");
        }
    }
}
