//! Assembles records from pieces of a file: a record cut off at the end of a piece waits for the next piece.

/// A format's answer to the bytes it was shown.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// It needs this many bytes, more than it got.
    Need(usize),
    /// It has used this many bytes, at least one; those that are still to come are skipped.
    Took(u64),
    /// It cannot go on: the fault of the record.
    Stop(String),
}

/// The position in the file.
#[derive(Debug, Default)]
pub struct Pieces {
    /// The beginning of a record that is not complete yet.
    carry: Vec<u8>,
    /// How many of its bytes the format needs.
    need: usize,
    /// Bytes still to be skipped.
    skip: u64,
    /// Position in the file of the first byte of `carry`, or else of the next byte to come.
    offset: u64,
    /// Position in the file of the last record taken.
    last: u64,
}

impl Pieces {
    /// Gives `step` the records of the next piece, each with its position in the file. If reading cannot go on, returns
    /// that position and the fault.
    pub fn feed(
        &mut self,
        mut piece: &[u8],
        mut step: impl FnMut(&[u8]) -> Step,
    ) -> Result<(), (u64, String)> {
        loop {
            let passed = self.skip.min(piece.len() as u64);
            self.skip -= passed;
            self.offset += passed;
            piece = &piece[passed as usize..];
            if self.carry.is_empty() {
                if piece.is_empty() {
                    return Ok(());
                }
                match step(piece) {
                    Step::Need(need) => {
                        self.need = need.max(piece.len() + 1);
                        self.carry.extend_from_slice(piece);
                        return Ok(());
                    }
                    Step::Took(taken) => piece = &piece[self.take(taken, piece.len())..],
                    Step::Stop(what) => return Err((self.offset, what)),
                }
                continue;
            }
            let wanted = self.need.saturating_sub(self.carry.len()).min(piece.len());
            let (more, rest) = piece.split_at(wanted);
            self.carry.extend_from_slice(more);
            piece = rest;
            if self.carry.len() < self.need {
                return Ok(());
            }
            match step(&self.carry) {
                Step::Need(need) => self.need = need.max(self.carry.len() + 1),
                Step::Took(taken) => {
                    let here = self.take(taken, self.carry.len());
                    self.carry.drain(..here);
                    self.need = 0;
                }
                Step::Stop(what) => return Err((self.offset, what)),
            }
        }
    }

    /// Position of the record that is cut off by the end of the file, if there is one.
    pub fn cut(&self) -> Option<u64> {
        if self.skip > 0 { Some(self.last) } else { (!self.carry.is_empty()).then_some(self.offset) }
    }

    /// Marks `taken` bytes as used, of which `shown` are in this piece; returns how many of these were used.
    fn take(&mut self, taken: u64, shown: usize) -> usize {
        let here = taken.min(shown as u64);
        self.last = self.offset;
        self.offset += here;
        self.skip = taken - here;
        here as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records that begin with a byte for their length, and of which only that byte is kept.
    fn records(pieces: &[&[u8]]) -> (Vec<u8>, Option<u64>) {
        let mut found = Vec::new();
        let mut state = Pieces::default();
        for piece in pieces {
            let fed = state.feed(piece, |bytes| match bytes {
                [] => Step::Need(1),
                [0, ..] => Step::Took(1),
                [9, ..] => Step::Stop("nine".to_owned()),
                [_] => Step::Need(2),
                [length, first, ..] => {
                    found.push(*first);
                    Step::Took(u64::from(*length) + 1)
                }
            });
            assert!(fed.is_ok());
        }
        (found, state.cut())
    }

    #[test]
    fn boundaries_do_not_matter() {
        let file = [3, 10, 11, 12, 0, 1, 20, 2, 30, 31];
        let whole = records(&[&file]);
        assert_eq!(whole, (vec![10, 20, 30], None));
        for cut in 0..file.len() {
            assert_eq!(records(&[&file[..cut], &file[cut..]]), whole, "{cut}");
        }
        let bytes: Vec<&[u8]> = file.chunks(1).collect();
        assert_eq!(records(&bytes), whole);
    }

    #[test]
    fn the_end_inside_a_record_is_seen() {
        assert_eq!(records(&[&[1, 5, 3, 10]]).1, Some(2));
        assert_eq!(records(&[&[1, 5, 3]]).1, Some(2));
        assert_eq!(records(&[&[1, 5]]).1, None);
        let stopped = Pieces::default().feed(&[1, 5, 9], |bytes| match bytes {
            [9, ..] => Step::Stop("nine".to_owned()),
            _ => Step::Took(2),
        });
        assert_eq!(stopped, Err((2, "nine".to_owned())));
    }
}
