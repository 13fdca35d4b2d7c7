//! The packet that opened a hole: the first to arrive with a higher number than the missing one (rule packet-2).

/// The packets with a higher number than all before them, in the order of arrival.
#[derive(Debug, Default)]
pub struct Openers {
    /// Numbers and rows, both ascending.
    records: Vec<(u64, u32)>,
}

impl Openers {
    /// Takes in the next packet that has a number.
    pub fn take(&mut self, number: u64, row: u32) {
        if self.records.last().is_none_or(|&(highest, _)| highest < number) {
            self.records.push((number, row));
        }
    }

    /// The row of the first packet above a number.
    pub fn above(&self, number: u64) -> Option<u32> {
        let place = self.records.partition_point(|&(record, _)| record <= number);
        self.records.get(place).map(|&(_, row)| row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_to_arrive_with_a_higher_number() {
        let mut openers = Openers::default();
        [1, 2, 5, 4, 3, 7].into_iter().zip(0..).for_each(|(number, row)| openers.take(number, row));
        assert_eq!(
            [0, 3, 4, 5, 6, 7].map(|number| openers.above(number)),
            [Some(0), Some(2), Some(2), Some(5), Some(5), None]
        );
    }
}
