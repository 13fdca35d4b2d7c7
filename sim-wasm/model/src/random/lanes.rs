//! Philox 4x32-10 for several indices at once, one per lane of a vector. The words are those that the generator gives
//! for each index.

#[cfg(target_feature = "simd128")]
pub use wasm::{COUNT, philox4x32_10};

#[cfg(not(target_feature = "simd128"))]
pub use portable::{COUNT, philox4x32_10};

/// The compiler vectorises this code by itself.
#[cfg(not(target_feature = "simd128"))]
mod portable {
    use crate::random::philox4x32_10 as one;

    /// Indices computed at once.
    pub const COUNT: usize = 8;

    /// The four words for each index from `first` on; the other words of the counter are the same for all.
    #[inline(always)]
    pub fn philox4x32_10(first: u32, rest: [u32; 3], key: [u32; 2]) -> [[u32; COUNT]; 4] {
        let mut words = [[0; COUNT]; 4];
        for lane in 0..COUNT {
            let drawn = one([first.wrapping_add(lane as u32), rest[0], rest[1], rest[2]], key);
            for (words, drawn) in words.iter_mut().zip(drawn) {
                words[lane] = drawn;
            }
        }
        words
    }
}

/// For WebAssembly the compiler multiplies one pair after the other, so the vectors are written by hand.
#[cfg(target_feature = "simd128")]
mod wasm {
    use crate::random::{MULTIPLIERS, ROUNDS, WEYL};
    use core::arch::wasm32::{
        i32x4_shuffle, u32x4, u32x4_add, u32x4_extract_lane, u32x4_splat, u64x2_extmul_high_u32x4,
        u64x2_extmul_low_u32x4, v128, v128_xor,
    };
    use core::hint::black_box;

    /// Indices computed at once: two vectors, so that neither waits for its own last round.
    pub const COUNT: usize = 8;

    /// The four words for each index from `first` on; the other words of the counter are the same for all.
    #[inline(always)]
    pub fn philox4x32_10(first: u32, rest: [u32; 3], key: [u32; 2]) -> [[u32; COUNT]; 4] {
        let [x, y, z] = all(rest);
        let index = u32x4_add(u32x4_splat(first), u32x4(0, 1, 2, 3));
        let (mut a, mut b) = ([index, x, y, z], [u32x4_add(index, u32x4_splat(4)), x, y, z]);
        // The compiler must not see these constants: it would make each anew in each round, and would widen the
        // multipliers before the loop, so that every product took 64 bits and seven instructions instead of one.
        let (multipliers, weyl) = (all(MULTIPLIERS), all(WEYL).map(black_box));
        let mut key = all(key);
        for _ in 0..ROUNDS {
            let by = *black_box(&multipliers);
            (a, b) = (round(a, by, key), round(b, by, key));
            key = [u32x4_add(key[0], weyl[0]), u32x4_add(key[1], weyl[1])];
        }
        [0, 1, 2, 3].map(|word| {
            let ([a, b, c, d], [e, f, g, h]) = (lanes(a[word]), lanes(b[word]));
            [a, b, c, d, e, f, g, h]
        })
    }

    #[inline(always)]
    fn all<const N: usize>(words: [u32; N]) -> [v128; N] {
        words.map(|word| u32x4_splat(word))
    }

    #[inline(always)]
    fn round(c: [v128; 4], by: [v128; 2], key: [v128; 2]) -> [v128; 4] {
        let ((low0, high0), (low1, high1)) = (product(c[0], by[0]), product(c[2], by[1]));
        [v128_xor(v128_xor(high1, c[1]), key[0]), low1, v128_xor(v128_xor(high0, c[3]), key[1]), low0]
    }

    /// The low and the high halves of each lane's product with `by`.
    #[inline(always)]
    fn product(of: v128, by: v128) -> (v128, v128) {
        let (first, last) = (u64x2_extmul_low_u32x4(of, by), u64x2_extmul_high_u32x4(of, by));
        (i32x4_shuffle::<0, 2, 4, 6>(first, last), i32x4_shuffle::<1, 3, 5, 7>(first, last))
    }

    #[inline(always)]
    fn lanes(words: v128) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(words),
            u32x4_extract_lane::<1>(words),
            u32x4_extract_lane::<2>(words),
            u32x4_extract_lane::<3>(words),
        ]
    }
}
