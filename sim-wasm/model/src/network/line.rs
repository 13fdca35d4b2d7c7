//! What waits for its time: packets and acknowledgments on their way.

use super::Nanos;

/// Places of a line at least.
const LEAST: usize = 4;

/// Items in order of their times; of two at one time, the one that was put in first is first.
///
/// Almost everything on a path leaves in the order in which it came. The few that overtake are let in from the
/// back: that costs as many steps as they pass others, and no heap.
#[derive(Clone, Debug)]
pub struct Line<T> {
    /// A ring: a power of two of places, of which one at least is free. Behind the last item [`Nanos::MAX`] stands for a time, so that
    /// whoever looks for the first needs not know whether there is one.
    places: Vec<(Nanos, T)>,
    /// Where the first is, and the first free place: counted on, and read modulo the number of places.
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

    /// Puts an item in; gives whether it is the first now.
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

    /// The last item passes those of later times.
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

    /// Takes the first out.
    #[inline]
    pub fn take(&mut self) -> Option<(Nanos, T)> {
        if self.first == self.end {
            return None;
        }
        let item = self.places[self.place(self.first)];
        self.first = self.first.wrapping_add(1);
        Some(item)
    }

    /// Time of the first; [`Nanos::MAX`] where there is none.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Nanos {
        self.places[self.place(self.first)].0
    }

    /// How many there are.
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

    /// Against a list that is sorted anew for each item, while the ring goes round and grows.
    #[test]
    fn a_ring_that_goes_round_and_grows_keeps_the_order() {
        let (mut line, mut sorted) = (Line::default(), Vec::new());
        for number in 0..5_000_u64 {
            let at = number * 10 + number * 7_919 % 60;
            sorted.push((at, number));
            sorted.sort();
            assert_eq!(line.put(at, number), sorted[0] == (at, number));
            // longer and longer, with a time at which it is empty
            while sorted.len() as u64 > if number % 1_000 == 999 { 0 } else { number / 100 } {
                assert_eq!(line.first(), sorted[0].0);
                assert_eq!(line.take(), Some(sorted.remove(0)));
            }
            assert_eq!(line.count(), sorted.len());
        }
        assert_eq!((line.take(), line.first()), (None, Nanos::MAX));
    }
}
