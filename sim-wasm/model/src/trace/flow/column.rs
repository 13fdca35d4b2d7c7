//! A value of each packet of a flow, kept in blocks. A list that doubles as it grows would take up to twice the memory, and copy
//! what it has; and the values of a block are often near each other.

/// Packets of a block.
const BLOCK: usize = 512;

/// A full block.
pub trait Block<T>: Sized {
    fn of(values: Vec<T>) -> Self;
    fn get(&self, at: usize) -> T;
}

/// One whose values may change, as far as it says.
pub trait Change<T>: Block<T> {
    fn set(&mut self, at: usize, value: T);
}

/// The values as they are.
impl<T: Copy> Block<T> for Box<[T]> {
    fn of(values: Vec<T>) -> Self {
        values.into()
    }

    fn get(&self, at: usize) -> T {
        self[at]
    }
}

impl<T: Copy> Change<T> for Box<[T]> {
    fn set(&mut self, at: usize, value: T) {
        self[at] = value;
    }
}

/// The values of a block, if there are all: a list that does not know how many come would grow eight times.
fn all<T>(values: impl Iterator<Item = Option<T>>) -> Option<Box<[T]>> {
    let mut found = Vec::with_capacity(BLOCK);
    for value in values {
        found.push(value?);
    }
    Some(found.into())
}

/// ms, in half the memory where they are times of a clock that counts microseconds or nanoseconds.
#[derive(Clone, Debug)]
pub enum Times {
    /// Units of so many nanoseconds since this one.
    Near { from: i64, unit: i64, units: Box<[u32]> },
    /// Any others, or none.
    Any(Box<[f64]>),
}

const NANOS: f64 = 1e6;
const MICRO: i64 = 1000;

impl Times {
    /// The number of nanoseconds that is exactly this time.
    fn nanos(ms: f64) -> Option<i64> {
        let nanos = libm::round(ms * NANOS) as i64;
        (nanos as f64 / NANOS).to_bits().eq(&ms.to_bits()).then_some(nanos)
    }

    fn near(values: &[f64]) -> Option<Self> {
        let nanos = all(values.iter().map(|&ms| Self::nanos(ms)))?;
        let (from, to) = (*nanos.iter().min()?, *nanos.iter().max()?);
        let is_micro = nanos.iter().all(|nanos| nanos.wrapping_sub(from) % MICRO == 0);
        let unit = if is_micro { MICRO } else { 1 };
        u32::try_from(to.checked_sub(from)? / unit).ok()?;
        let units = nanos.iter().map(|nanos| ((nanos - from) / unit) as u32).collect();
        Some(Self::Near { from, unit, units })
    }
}

impl Block<f64> for Times {
    fn of(values: Vec<f64>) -> Self {
        Self::near(&values).unwrap_or_else(|| Self::Any(values.into()))
    }

    fn get(&self, at: usize) -> f64 {
        match self {
            Self::Near { from, unit, units } => (from + unit * i64::from(units[at])) as f64 / NANOS,
            Self::Any(values) => values[at],
        }
    }
}

/// Numbers of 32 bits, in half the memory where they lie near a line, and in none where all are the same.
#[derive(Clone, Debug)]
pub enum Short {
    Same(u32),
    /// How far each is above the line that begins here and rises by so much from each to the next.
    Near {
        from: i64,
        step: i64,
        above: Box<[u16]>,
    },
    Any(Box<[u32]>),
}

impl Short {
    fn near(values: &[u32], step: i64) -> Option<Self> {
        let off = || (0_i64..).zip(values).map(|(at, &value)| i64::from(value) - at * step);
        let from = off().min()?;
        let above = all(off().map(|off| u16::try_from(off - from).ok()))?;
        Some(Self::Near { from, step, above })
    }
}

impl Block<u32> for Short {
    fn of(values: Vec<u32>) -> Self {
        let (Some(&first), Some(&last)) = (values.first(), values.last()) else {
            return Self::Any([].into());
        };
        if values.iter().all(|&value| value == first) {
            return Self::Same(first);
        }
        let slope = (i64::from(last) - i64::from(first)) / values.len() as i64;
        let near = Self::near(&values, 0).or_else(|| Self::near(&values, slope));
        near.unwrap_or_else(|| Self::Any(values.into()))
    }

    fn get(&self, at: usize) -> u32 {
        match self {
            Self::Same(value) => *value,
            Self::Near { from, step, above } => (from + step * at as i64 + i64::from(above[at])) as u32,
            Self::Any(values) => values[at],
        }
    }
}

/// A value of each packet.
#[derive(Clone, Debug)]
pub struct Column<T, B = Box<[T]>> {
    full: Vec<B>,
    /// The latest values.
    open: Vec<T>,
}

impl<T, B> Default for Column<T, B> {
    fn default() -> Self {
        Self { full: Vec::new(), open: Vec::new() }
    }
}

impl<T: Copy, B: Block<T>> Column<T, B> {
    pub fn push(&mut self, value: T) {
        if self.open.len() == BLOCK {
            let values = std::mem::replace(&mut self.open, Vec::with_capacity(BLOCK));
            self.full.push(B::of(values));
        }
        self.open.push(value);
    }

    pub fn len(&self) -> usize {
        self.full.len() * BLOCK + self.open.len()
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn get(&self, at: usize) -> Option<T> {
        match self.full.get(at / BLOCK) {
            Some(block) => Some(block.get(at % BLOCK)),
            None => self.open.get(at - self.full.len() * BLOCK).copied(),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.parts(B::get, |value| value)
    }

    /// Of each value a part, which a full block may give without the rest.
    pub fn parts<P>(&self, full: impl Fn(&B, usize) -> P, open: impl Fn(T) -> P) -> impl Iterator<Item = P> {
        let parts = (0..self.full.len() * BLOCK).map(move |at| full(&self.full[at / BLOCK], at % BLOCK));
        parts.chain(self.open.iter().map(move |&value| open(value)))
    }

    /// The values in this order; an empty column stays empty.
    pub fn pick(&self, order: &[u32]) -> Self {
        order.iter().filter_map(|&at| self.get(at as usize)).collect()
    }
}

impl<T: Copy, B: Change<T>> Column<T, B> {
    /// Changes a value that is there.
    pub fn set(&mut self, at: usize, value: T) {
        match at.checked_sub(self.full.len() * BLOCK) {
            Some(at) => self.open[at] = value,
            None => self.full[at / BLOCK].set(at % BLOCK, value),
        }
    }
}

impl<T: Copy, B: Block<T>> Extend<T> for Column<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}

impl<T: Copy, B: Block<T>> FromIterator<T> for Column<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut column = Self::default();
        column.extend(values);
        column
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept<T: Copy, B: Block<T>>(values: &[T]) -> Column<T, B> {
        let column: Column<T, B> = values.iter().copied().collect();
        assert_eq!(column.len(), values.len());
        column
    }

    #[test]
    fn times_come_back_bit_by_bit() {
        let clocks: [&dyn Fn(u64) -> f64; 7] = [
            &|k| (k * 12_000) as f64 / 1e6,
            &|k| (k * 7 + 1) as f64 / 1e6,
            &|k| ((k ^ 5) * 999_999) as f64 / 1e6,
            // above what 32 bits hold, no multiple, unknown, below 0
            &|k| (k * 3_600_000_000_001) as f64 / 1e6,
            &|k| k as f64 / 3.0,
            &|k| if k == 700 { f64::NAN } else { k as f64 },
            &|k| -(k as f64),
        ];
        for clock in clocks {
            let values: Vec<f64> = (0..3000).map(clock).collect();
            let times: Column<f64, Times> = kept(&values);
            let bits = |times: &mut dyn Iterator<Item = f64>| times.map(f64::to_bits).collect::<Vec<_>>();
            assert_eq!(bits(&mut times.iter()), bits(&mut values.iter().copied()));
            assert_eq!(bits(&mut (0..3000).filter_map(|at| times.get(at))), bits(&mut times.iter()));
        }
    }

    #[test]
    fn a_clock_takes_half_the_memory() {
        let near = |clock: &dyn Fn(u64) -> f64| {
            matches!(Times::of((0..512).map(clock).collect()), Times::Near { .. })
        };
        assert!(near(&|k| (k * 1_000_000) as f64 / 1e6) && near(&|k| (k * 1_000_001) as f64 / 1e6));
        assert!(!near(&|k| (k * 3_600_000_000_001) as f64 / 1e6) && !near(&|k| k as f64 / 3.0));
        assert!(!near(&|_| f64::NAN) && !near(&|_| f64::INFINITY) && !near(&|_| 1e300));
    }

    #[test]
    fn values_are_changed_and_picked_across_blocks() {
        let values: Vec<u32> = (0..2500).collect();
        let mut column: Column<u32> = kept(&values);
        for at in [0, 511, 512, 1023, 2048, 2499] {
            column.set(at, at as u32 + 5000);
            assert_eq!(column.get(at), Some(at as u32 + 5000));
        }
        assert!(column.get(2500).is_none());
        assert_eq!(column.pick(&[2048, 3, 9999, 0]).iter().collect::<Vec<_>>(), [7048, 3, 5000]);
    }

    #[test]
    fn numbers_come_back() {
        let laws: [&dyn Fn(u32) -> u32; 7] = [
            &|_| 7,
            &|k| u32::from(k % 3 == 0) * 65_535,
            &|k| if k == 1500 { u32::MAX } else { k % 1448 },
            // bytes of a download with two packets swapped, one sent again, and a wrap
            &|k| 1448 * (k ^ u32::from(k % 10 > 7)),
            &|k| if k % 400 == 80 { 1448 * (k - 40) } else { 1448 * k },
            &|k| u32::MAX.wrapping_sub(700_000).wrapping_add(1448 * k),
            &|k| k.wrapping_mul(0x9e37_79b9),
        ];
        for law in laws {
            let values: Vec<u32> = (0..2100).map(law).collect();
            let column: Column<u32, Short> = kept(&values);
            assert_eq!(column.iter().collect::<Vec<_>>(), values);
            assert_eq!((0..2101).filter_map(|at| column.get(at)).collect::<Vec<_>>(), values);
        }
        let is_near =
            |law: &dyn Fn(u32) -> u32| matches!(Short::of((0..512).map(law).collect()), Short::Near { .. });
        assert!(matches!(Short::of(vec![7; 512]), Short::Same(7)));
        assert!(is_near(laws[1]) && is_near(laws[3]) && is_near(laws[4]) && !is_near(laws[6]));
    }
}
