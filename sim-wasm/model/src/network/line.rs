//! Lines: packets and acknowledgments that wait for their times.

use super::Nanos;

/// Fewest places of a line.
const LEAST: usize = 4;

/// Items in order of their times; of two at one time, the one put in earlier is first.
///
/// Almost everything on a path leaves in the order in which it came. An item that overtakes others is moved forward
/// from the back, one step for each item that it passes: no heap is needed.
#[derive(Clone, Debug)]
pub struct Line<T> {
    /// A ring: a power of two of places, at least one of them free. The place after the last item has the time
    /// [`Nanos::MAX`], so that reading the first time needs no check for an empty line.
    places: Vec<(Nanos, T)>,
    /// Index of the first item, and of the first free place: they only grow, and are read modulo the number of places.
    first: usize,
    end: usize,
}

impl<T: Copy + Default> Default for Line<T> {
    fn default() -> Self {
        Self { places: vec![(Nanos::MAX, T::default()); LEAST], first: 0, end: 0 }
    }
}

impl<T: Copy + Default> Line<T> {
    #[inline]
    fn place(&self, number: usize) -> usize {
        number & (self.places.len() - 1)
    }

    /// Puts an item in; returns whether it is the first now.
    #[inline]
    pub fn put(&mut self, at: Nanos, item: T) -> bool {
        if self.count() + 1 == self.places.len() {
            self.grow();
        }
        let (place, before) = (self.place(self.end), self.place(self.end.wrapping_sub(1)));
        self.end = self.end.wrapping_add(1);
        self.places[place] = (at, item);
        let free = self.place(self.end);
        self.places[free].0 = Nanos::MAX;
        if self.count() == 1 {
            return true;
        }
        self.places[before].0 > at && self.overtake()
    }

    /// Moves the last item before those of later times.
    #[inline(never)]
    fn overtake(&mut self) -> bool {
        let mut number = self.end.wrapping_sub(1);
        let item = self.places[self.place(number)];
        while number != self.first {
            let (place, ahead) = (self.place(number), self.place(number.wrapping_sub(1)));
            if self.places[ahead].0 <= item.0 {
                break;
            }
            self.places[place] = self.places[ahead];
            number = number.wrapping_sub(1);
        }
        let place = self.place(number);
        self.places[place] = item;
        number == self.first
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let (count, first) = (self.count(), self.place(self.first));
        self.places.rotate_left(first);
        self.places.resize(2 * self.places.len(), Default::default());
        (self.first, self.end) = (0, count);
    }

    /// Takes the first item out.
    #[inline]
    pub fn take(&mut self) -> Option<(Nanos, T)> {
        if self.first == self.end {
            return None;
        }
        let item = self.places[self.place(self.first)];
        self.first = self.first.wrapping_add(1);
        Some(item)
    }

    /// Time of the first item; [`Nanos::MAX`] if the line is empty.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Nanos {
        self.places[self.place(self.first)].0
    }

    /// The number of items.
    #[inline]
    #[must_use]
    pub fn count(&self) -> usize {
        self.end.wrapping_sub(self.first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_overtake_and_equals_keep_their_order() {
        let mut line = Line::default();
        let first: Vec<bool> =
            [(5, 'a'), (9, 'b'), (7, 'c'), (7, 'd'), (1, 'e')].map(|(at, item)| line.put(at, item)).to_vec();
        assert_eq!(first, [true, false, false, false, true]);
        let order: String = std::iter::from_fn(|| line.take()).map(|(_, item)| item).collect();
        assert_eq!(order, "eacdb");
        assert_eq!(line.first(), Nanos::MAX);
    }

    /// Compared with a list that is sorted again for each item, while the ring wraps around and grows.
    #[test]
    fn a_ring_that_goes_round_and_grows_keeps_the_order() {
        let (mut line, mut sorted) = (Line::default(), Vec::new());
        for number in 0..5_000_u64 {
            let at = number * 10 + number * 7_919 % 60;
            sorted.push((at, number));
            sorted.sort();
            assert_eq!(line.put(at, number), sorted[0] == (at, number));
            // the line gets longer and longer, and is emptied now and then
            while sorted.len() as u64 > if number % 1_000 == 999 { 0 } else { number / 100 } {
                assert_eq!(line.first(), sorted[0].0);
                assert_eq!(line.take(), Some(sorted.remove(0)));
            }
            assert_eq!(line.count(), sorted.len());
        }
        assert_eq!((line.take(), line.first()), (None, Nanos::MAX));
    }
}
