//! The checksum of gzip (CRC-32, RFC 1952, 8). Its table is made when an archive is opened: a library's table would
//! add 16 kB to a module that users load.

#[derive(Debug)]
pub struct Crc32 {
    /// The effect of four consecutive bytes, the last one first.
    tables: Box<[[u32; 256]; 4]>,
    state: u32,
}

const POLYNOMIAL: u32 = 0xedb8_8320;

impl Default for Crc32 {
    fn default() -> Self {
        let mut tables = Box::new([[0; 256]; 4]);
        for byte in 0..256_u32 {
            let shifted = (0..8).fold(byte, |rest, _| (rest >> 1) ^ (POLYNOMIAL * (rest & 1)));
            tables[0][byte as usize] = shifted;
        }
        for table in 1..4 {
            for byte in 0..256 {
                let before = tables[table - 1][byte];
                tables[table][byte] = (before >> 8) ^ tables[0][(before & 255) as usize];
            }
        }
        Self { tables, state: !0 }
    }
}

impl Crc32 {
    /// Adds these bytes.
    pub fn take(&mut self, bytes: &[u8]) {
        let [first, second, third, fourth] = &*self.tables;
        let at = |word: u32, shift: u32| ((word >> shift) & 255) as usize;
        let mut state = self.state;
        let (words, rest) = bytes.as_chunks::<4>();
        for word in words {
            let word = state ^ u32::from_le_bytes(*word);
            state = fourth[at(word, 0)] ^ third[at(word, 8)] ^ second[at(word, 16)] ^ first[at(word, 24)];
        }
        for &byte in rest {
            state = (state >> 8) ^ first[at(state ^ u32::from(byte), 0)];
        }
        self.state = state;
    }

    /// The checksum of the bytes so far; a new one begins.
    pub fn end(&mut self) -> u32 {
        !std::mem::replace(&mut self.state, !0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_value_of_the_catalogue() {
        let mut sum = Crc32::default();
        for cut in 0..9 {
            let (head, tail) = b"123456789".split_at(cut);
            sum.take(head);
            sum.take(tail);
            assert_eq!(sum.end(), 0xcbf4_3926);
        }
        assert_eq!(sum.end(), 0);
    }
}
