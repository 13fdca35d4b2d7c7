//! Philox 4x32-10 for several indices at once: each lane of a vector has one of them. The words are those of the generator for one index.

#[cfg(target_feature = "simd128")]
pub use wasm::{COUNT, philox4x32_10};

#[cfg(not(target_feature = "simd128"))]
pub use portable::{COUNT, philox4x32_10};

/// The compiler makes vectors of it by itself.
#[cfg(not(target_feature = "simd128"))]
mod portable {
    use crate::random::philox4x32_10 as one;

    /// Indices at once.
    pub const COUNT: usize = 8;

    /// The four words for each of the indices from `first` on; all other words of the counter are the same.
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

    /// Indices at once.
    pub const COUNT: usize = 4;

    /// The four words for each of the indices from `first` on; all other words of the counter are the same.
    #[inline(always)]
    pub fn philox4x32_10(first: u32, rest: [u32; 3], key: [u32; 2]) -> [[u32; COUNT]; 4] {
        let index = u32x4_add(u32x4_splat(first), u32x4(0, 1, 2, 3));
        let mut c = [index, u32x4_splat(rest[0]), u32x4_splat(rest[1]), u32x4_splat(rest[2])];
        let mut key = key;
        for _ in 0..ROUNDS {
            // The compiler must not know the multipliers. It would widen them in front of the loop, and each product would be one of 64 bits,
            // which takes seven instructions of the processor in place of one.
            let by = MULTIPLIERS.map(|by| black_box(u32x4_splat(by)));
            let (low0, high0) = product(c[0], by[0]);
            let (low1, high1) = product(c[2], by[1]);
            c = [
                v128_xor(v128_xor(high1, c[1]), u32x4_splat(key[0])),
                low1,
                v128_xor(v128_xor(high0, c[3]), u32x4_splat(key[1])),
                low0,
            ];
            key = [key[0].wrapping_add(WEYL[0]), key[1].wrapping_add(WEYL[1])];
        }
        c.map(|c| {
            [
                u32x4_extract_lane::<0>(c),
                u32x4_extract_lane::<1>(c),
                u32x4_extract_lane::<2>(c),
                u32x4_extract_lane::<3>(c),
            ]
        })
    }

    /// The low and the high halves of each lane's product with `by`.
    #[inline(always)]
    fn product(of: v128, by: v128) -> (v128, v128) {
        let (first, last) = (u64x2_extmul_low_u32x4(of, by), u64x2_extmul_high_u32x4(of, by));
        (i32x4_shuffle::<0, 2, 4, 6>(first, last), i32x4_shuffle::<1, 3, 5, 7>(first, last))
    }
}
