//! Numbers that are computed several at once (SIMD), with the same bits as each computed alone.
//!
//! Formulas are written for a [`Number`], which is one number or several: [`Lanes`]. Natively, a loop over one number
//! is enough: the compiler makes vectors of it. The page's modules are linked for size, so the compiler makes none; for
//! WebAssembly the vectors are written by hand.

use core::ops::{Add, Div, Mul, Sub};

/// One number, or several lanes of numbers: each operation applies to every lane.
pub trait Number:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self>
{
    /// The same number in each lane.
    fn of(x: f64) -> Self;
    /// The number with these bits in each lane.
    fn of_bits(bits: u64) -> Self;
    /// The sum of the bits as whole numbers, in each lane.
    fn add_bits(self, other: Self) -> Self;
    /// Bitwise and.
    fn and_bits(self, other: Self) -> Self;
    /// Bitwise or.
    fn or_bits(self, other: Self) -> Self;
    /// The bits shifted to the right.
    fn shift_bits(self, by: u32) -> Self;
    /// All bits set where this number is larger than the other, otherwise none.
    fn is_above(self, other: Self) -> Self;
}

impl Number for f64 {
    #[inline(always)]
    fn of(x: f64) -> Self {
        x
    }

    #[inline(always)]
    fn of_bits(bits: u64) -> Self {
        Self::from_bits(bits)
    }

    #[inline(always)]
    fn add_bits(self, other: Self) -> Self {
        Self::from_bits(self.to_bits().wrapping_add(other.to_bits()))
    }

    #[inline(always)]
    fn and_bits(self, other: Self) -> Self {
        Self::from_bits(self.to_bits() & other.to_bits())
    }

    #[inline(always)]
    fn or_bits(self, other: Self) -> Self {
        Self::from_bits(self.to_bits() | other.to_bits())
    }

    #[inline(always)]
    fn shift_bits(self, by: u32) -> Self {
        Self::from_bits(self.to_bits() >> by)
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> Self {
        Self::from_bits(if self > other { u64::MAX } else { 0 })
    }
}

#[cfg(not(target_feature = "simd128"))]
pub use one::{LANES, Lanes, bits_of, of_words};

#[cfg(target_feature = "simd128")]
pub use four::{LANES, Lanes, bits_of, of_words};

#[cfg(not(target_feature = "simd128"))]
mod one {
    /// How many numbers are computed at once.
    pub const LANES: usize = 1;

    /// [`LANES`] numbers.
    pub type Lanes = f64;

    /// Whole numbers, converted to floating point.
    #[inline(always)]
    pub fn of_words(words: [u32; LANES]) -> Lanes {
        f64::from(words[0])
    }

    /// The bits of each number.
    #[inline(always)]
    pub fn bits_of(lanes: Lanes) -> [u64; LANES] {
        [lanes.to_bits()]
    }
}

#[cfg(target_feature = "simd128")]
mod four {
    use super::Number;
    use core::arch::wasm32::{
        f64x2_add, f64x2_convert_low_u32x4, f64x2_div, f64x2_gt, f64x2_mul, f64x2_splat, f64x2_sub, u32x4,
        u32x4_shuffle, u64x2_add, u64x2_extract_lane, u64x2_shr, u64x2_splat, v128, v128_and, v128_or,
    };
    use core::ops::{Add, Div, Mul, Sub};

    /// How many numbers are computed at once: two vectors of two, so that both share each constant, and neither waits
    /// for its own last step.
    pub const LANES: usize = 4;

    /// [`LANES`] numbers.
    #[derive(Clone, Copy)]
    pub struct Lanes([v128; 2]);

    impl Lanes {
        #[inline(always)]
        fn with(self, other: Self, both: impl Fn(v128, v128) -> v128) -> Self {
            let ([a, b], [c, d]) = (self.0, other.0);
            Self([both(a, c), both(b, d)])
        }
    }

    impl Add for Lanes {
        type Output = Self;
        #[inline(always)]
        fn add(self, other: Self) -> Self {
            self.with(other, |a, b| f64x2_add(a, b))
        }
    }

    impl Sub for Lanes {
        type Output = Self;
        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            self.with(other, |a, b| f64x2_sub(a, b))
        }
    }

    impl Mul for Lanes {
        type Output = Self;
        #[inline(always)]
        fn mul(self, other: Self) -> Self {
            self.with(other, |a, b| f64x2_mul(a, b))
        }
    }

    impl Div for Lanes {
        type Output = Self;
        #[inline(always)]
        fn div(self, other: Self) -> Self {
            self.with(other, |a, b| f64x2_div(a, b))
        }
    }

    impl Number for Lanes {
        #[inline(always)]
        fn of(x: f64) -> Self {
            Self([f64x2_splat(x); 2])
        }

        #[inline(always)]
        fn of_bits(bits: u64) -> Self {
            Self([u64x2_splat(bits); 2])
        }

        #[inline(always)]
        fn add_bits(self, other: Self) -> Self {
            self.with(other, |a, b| u64x2_add(a, b))
        }

        #[inline(always)]
        fn and_bits(self, other: Self) -> Self {
            self.with(other, |a, b| v128_and(a, b))
        }

        #[inline(always)]
        fn or_bits(self, other: Self) -> Self {
            self.with(other, |a, b| v128_or(a, b))
        }

        #[inline(always)]
        fn shift_bits(self, by: u32) -> Self {
            Self(self.0.map(|a| u64x2_shr(a, by)))
        }

        #[inline(always)]
        fn is_above(self, other: Self) -> Self {
            self.with(other, |a, b| f64x2_gt(a, b))
        }
    }

    /// Whole numbers, converted to floating point.
    #[inline(always)]
    pub fn of_words([a, b, c, d]: [u32; LANES]) -> Lanes {
        let words = u32x4(a, b, c, d);
        Lanes([words, u32x4_shuffle::<2, 3, 2, 3>(words, words)].map(|pair| f64x2_convert_low_u32x4(pair)))
    }

    /// The bits of each number.
    #[inline(always)]
    pub fn bits_of(Lanes([first, last]): Lanes) -> [u64; LANES] {
        [
            u64x2_extract_lane::<0>(first),
            u64x2_extract_lane::<1>(first),
            u64x2_extract_lane::<0>(last),
            u64x2_extract_lane::<1>(last),
        ]
    }
}
