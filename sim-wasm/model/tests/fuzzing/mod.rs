//! Mutations generated from a case number.

pub mod seeds;

use model::random::{Random, Stream};

/// Numbers that parsers tend to fail on.
const EXTREMES: [u32; 12] = [0, 1, 3, 4, 16, 0x7f, 0x80, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
const TOKENS: [&str; 16] = [
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "1e309",
    "NaN",
    "4294967295",
    "\n",
    ",",
    ";",
    "\t",
    "x",
    "1-1000",
    "icmp_seq=65535",
    " packets transmitted",
    "PING ",
    "%F0%9F%98%80",
];

/// The random numbers of one case.
pub struct Dice {
    random: Random,
    drawn: u32,
}

impl Dice {
    pub fn new(name: &str, case: u32) -> Self {
        let seed = name.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
        Self { random: Random::new(seed, case), drawn: 0 }
    }

    /// A number below `limit`, which must not be 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.drawn += 1;
        self.random.words(Stream::Jitter, self.drawn, 0)[0] % limit
    }

    fn place(&mut self, bytes: &[u8]) -> usize {
        self.below(bytes.len() as u32 + 1) as usize
    }

    /// One of the seeds, mutated a few times.
    pub fn mutate(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = seeds[self.below(seeds.len() as u32) as usize].clone();
        for _ in 0..self.below(8) {
            self.mutate_once(&mut bytes, seeds);
        }
        bytes
    }

    fn mutate_once(&mut self, bytes: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.place(bytes);
        let length = 1 + self.below(40) as usize;
        let end = (at + length).min(bytes.len());
        match self.below(10) {
            0 => bytes.truncate(at),
            1 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << self.below(8);
                }
            }
            2 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = self.below(256) as u8;
                }
            }
            3 => drop(bytes.drain(at..end)),
            4 => {
                let copy = bytes[at..end].to_vec();
                let into = self.place(bytes);
                bytes.splice(into..into, copy);
            }
            5 | 6 => {
                // a length field in either byte order
                let extreme = EXTREMES[self.below(EXTREMES.len() as u32) as usize];
                let field = if self.below(2) == 0 { extreme.to_le_bytes() } else { extreme.to_be_bytes() };
                let width = if self.below(2) == 0 { 2 } else { 4 };
                let aligned = at / 4 * 4;
                for (byte, new) in bytes.iter_mut().skip(aligned).zip(&field[..width]) {
                    *byte = *new;
                }
            }
            7 => {
                let token = TOKENS[self.below(TOKENS.len() as u32) as usize];
                bytes.splice(at..at, token.bytes());
            }
            8 => {
                let other = &seeds[self.below(seeds.len() as u32) as usize];
                let from = self.place(other);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            _ => {
                let noise: Vec<u8> = (0..length).map(|_| self.below(256) as u8).collect();
                bytes.splice(at..end, noise);
            }
        }
    }
}
