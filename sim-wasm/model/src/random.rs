//! Random numbers as a pure function of (seed, replication, stream, index, attempt).
//!
//! The generator is Philox 4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2,
//! 3", SC 2011): a keyed bijection of a 128-bit counter. The key holds the seed and the replication; the
//! counter says what is being drawn. So two delivery modes, or two neighbouring parameter values, meet the
//! same network whatever the order of events (docs/decisions/counter-based-draws.md).

mod lanes;

use crate::vectors::Number;

/// What a draw is for. Each purpose is a stream of its own, independent of all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Stream {
    /// Loss and delay of a data transmission.
    Transmission = 1,
    /// Delay of an acknowledgment.
    AckDelay = 3,
    /// Delay of a loss report.
    ReportDelay = 4,
    /// Random extra delay of a packet.
    Jitter = 5,
    /// Start times of flows.
    Start = 6,
    /// Random early detection.
    Red = 7,
    /// Delay and loss of a packet where a path is disturbed.
    Disturbance = 8,
    /// Which replications a bootstrap sample has.
    Bootstrap = 9,
}

/// The draws of one replication.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Random {
    key: [u32; 2],
}

impl Random {
    /// Draws for `replication` (from 0) of an experiment with this `seed`.
    #[must_use]
    pub fn new(seed: u32, replication: u32) -> Self {
        Self { key: [seed, replication] }
    }

    /// Four independent 32-bit words for (stream, index, attempt). Not marked `inline`: its ten rounds are long.
    #[must_use]
    pub fn words(&self, stream: Stream, index: u32, attempt: u32) -> [u32; 4] {
        philox4x32_10([index, attempt, stream as u32, 0], self.key)
    }

    /// Four independent uniform numbers in the open interval (0, 1) for (stream, index, attempt).
    #[inline]
    #[must_use]
    pub fn uniforms(&self, stream: Stream, index: u32, attempt: u32) -> [f64; 4] {
        self.words(stream, index, attempt).map(uniform)
    }

    /// The words of [`Random::words`] for `BLOCK` indices from `first` on. Drawing them together takes at most half the
    /// time.
    #[must_use]
    pub fn block(&self, stream: Stream, first: u32, attempt: u32) -> Block {
        let mut block = Block { words: [[0; BLOCK]; 4] };
        for place in (0..BLOCK).step_by(lanes::COUNT) {
            let drawn =
                lanes::philox4x32_10(first.wrapping_add(place as u32), [attempt, stream as u32, 0], self.key);
            for (words, drawn) in block.words.iter_mut().zip(drawn) {
                words[place..place + lanes::COUNT].copy_from_slice(&drawn);
            }
        }
        block
    }
}

/// The draws for `BLOCK` consecutive indices.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// The first words of all indices, then their second words, and so on.
    words: [[u32; BLOCK]; 4],
}

impl Block {
    /// A block before the first draw.
    pub const EMPTY: Self = Self { words: [[0; BLOCK]; 4] };

    /// The words for the index at this place of the block.
    #[inline]
    #[must_use]
    pub fn words(&self, place: usize) -> [u32; 4] {
        self.words.each_ref().map(|words| words[place])
    }

    /// Word `which` (from 0) for each index.
    #[inline]
    #[must_use]
    pub fn each(&self, which: usize) -> &[u32; BLOCK] {
        &self.words[which]
    }

    /// Word `which` (from 0) for each index, as a uniform number.
    #[inline]
    #[must_use]
    pub fn uniforms(&self, which: usize) -> [f64; BLOCK] {
        self.words[which].map(uniform)
    }
}

/// The midpoint of the word's cell of width 2^-32: never 0, never 1.
#[inline]
#[must_use]
pub fn uniform(word: u32) -> f64 {
    midpoint(f64::from(word))
}

/// The midpoint of a word's cell, of a word that is already a floating-point number.
#[inline(always)]
#[must_use]
pub fn midpoint<N: Number>(word: N) -> N {
    (word + N::of(0.5)) * N::of(1.0 / 4_294_967_296.0)
}

/// Number of indices that [`Random::block`] serves at once.
pub const BLOCK: usize = 32;

#[cfg(target_feature = "simd128")]
const ROUNDS: usize = 10;
const MULTIPLIERS: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];
const WEYL: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];

/// The counter and the key between two rounds.
type State = ([u32; 4], [u32; 2]);

/// The ten rounds are written out: at optimisation level 2, which the page's modules have, the compiler keeps a loop,
/// which is slower.
#[inline(always)]
fn philox4x32_10(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    five_rounds(five_rounds((counter, key))).0
}

#[inline]
fn five_rounds(state: State) -> State {
    round(round(round(round(round(state)))))
}

#[inline]
fn round((c, key): State) -> State {
    let p0 = u64::from(MULTIPLIERS[0]) * u64::from(c[0]);
    let p1 = u64::from(MULTIPLIERS[1]) * u64::from(c[2]);
    (
        [(p1 >> 32) as u32 ^ c[1] ^ key[0], p1 as u32, (p0 >> 32) as u32 ^ c[3] ^ key[1], p0 as u32],
        [key[0].wrapping_add(WEYL[0]), key[1].wrapping_add(WEYL[1])],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test vectors of the Random123 distribution (kat_vectors, philox4x32 10).
    #[test]
    fn known_answers() {
        assert_eq!(philox4x32_10([0; 4], [0; 2]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        assert_eq!(
            philox4x32_10([u32::MAX; 4], [u32::MAX; 2]),
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]
        );
        assert_eq!(
            philox4x32_10([0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344], [0xa409_3822, 0x299f_31d0]),
            [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]
        );
    }

    #[test]
    fn streams_and_replications_differ() {
        let a = Random::new(1, 0);
        assert_ne!(a.words(Stream::Transmission, 5, 0), a.words(Stream::AckDelay, 5, 0));
        assert_ne!(a.words(Stream::Transmission, 5, 0), Random::new(1, 1).words(Stream::Transmission, 5, 0));
        assert_ne!(a.words(Stream::Transmission, 5, 0), a.words(Stream::Transmission, 5, 1));
    }

    #[test]
    fn a_block_holds_the_same_draws() {
        let random = Random::new(9, 4);
        let block = random.block(Stream::Transmission, 30, 7);
        for place in 0..BLOCK {
            assert_eq!(block.words(place), random.words(Stream::Transmission, 30 + place as u32, 7));
        }
    }

    #[test]
    fn uniforms_stay_inside() {
        assert!(uniform(0) > 0.0 && uniform(u32::MAX) < 1.0);
    }
}
