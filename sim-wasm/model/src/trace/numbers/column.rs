//! A value of each packet of a flow, stored in blocks. A list that doubles as it grows would need up to twice the
//! memory, and be copied; and the values of a block are often similar.

/// Packets of a block.
pub const BLOCK: usize = 512;

/// A full block.
pub trait Block<T>: Sized {
    /// A block of these values, at most [`BLOCK`].
    fn of(values: &[T]) -> Self;
    fn get(&self, at: usize) -> T;
    /// Appends all values to a list, checking the kind of block only once.
    fn append(&self, all: &mut Vec<T>);
}

/// A block whose values may be changed, within limits.
pub trait Change<T>: Block<T> {
    fn set(&mut self, at: usize, value: T);
}

/// A block that stores the values as they are.
impl<T: Copy> Block<T> for Box<[T]> {
    fn of(values: &[T]) -> Self {
        values.into()
    }

    fn get(&self, at: usize) -> T {
        self[at]
    }

    fn append(&self, all: &mut Vec<T>) {
        all.extend_from_slice(self);
    }
}

impl<T: Copy> Change<T> for Box<[T]> {
    fn set(&mut self, at: usize, value: T) {
        self[at] = value;
    }
}

/// Times in ms, stored in half the memory if they are whole microseconds or nanoseconds.
#[derive(Clone, Debug)]
pub enum TimeValues {
    /// Times as multiples of `unit` ns since `from`.
    Near { from: i64, unit: i64, units: Box<[u32]> },
    /// Any other times.
    Any(Box<[f64]>),
}

const NANOS: f64 = 1e6;
const MICRO: i64 = 1000;

impl TimeValues {
    /// The number of nanoseconds that is exactly this time.
    fn nanos(ms: f64) -> Option<i64> {
        // the nearest number, which may differ from the time
        let nanos = (ms * NANOS + 0.5_f64.copysign(ms)) as i64;
        (nanos as f64 / NANOS).to_bits().eq(&ms.to_bits()).then_some(nanos)
    }

    fn near(values: &[f64]) -> Option<Self> {
        let mut nanos = [0; BLOCK];
        let nanos = nanos.get_mut(..values.len())?;
        for (nanos, &ms) in nanos.iter_mut().zip(values) {
            *nanos = Self::nanos(ms)?;
        }
        let (from, to) = (*nanos.iter().min()?, *nanos.iter().max()?);
        let span = to.checked_sub(from)?;
        // divisions of 64 bits take several times as long
        if u32::try_from(span).is_ok() {
            let above = || nanos.iter().map(|nanos| (nanos - from) as u32);
            let is_micro = above().all(|nanos| nanos % MICRO as u32 == 0);
            let units = if is_micro {
                above().map(|nanos| nanos / MICRO as u32).collect()
            } else {
                above().collect()
            };
            return Some(Self::Near { from, unit: if is_micro { MICRO } else { 1 }, units });
        }
        u32::try_from(span / MICRO).ok()?;
        if nanos.iter().any(|nanos| (nanos - from) % MICRO != 0) {
            return None;
        }
        let units = nanos.iter().map(|nanos| ((nanos - from) / MICRO) as u32).collect();
        Some(Self::Near { from, unit: MICRO, units })
    }
}

impl Block<f64> for TimeValues {
    fn of(values: &[f64]) -> Self {
        Self::near(values).unwrap_or_else(|| Self::Any(values.into()))
    }

    fn get(&self, at: usize) -> f64 {
        match self {
            Self::Near { from, unit, units } => (from + unit * i64::from(units[at])) as f64 / NANOS,
            Self::Any(values) => values[at],
        }
    }

    fn append(&self, all: &mut Vec<f64>) {
        match self {
            Self::Near { from, unit, units } => {
                all.extend(units.iter().map(|&units| (from + unit * i64::from(units)) as f64 / NANOS));
            }
            Self::Any(values) => all.extend_from_slice(values),
        }
    }
}

/// Numbers of 32 bits, stored in half the memory if they are near a line, and in none if all are equal.
#[derive(Clone, Debug)]
pub enum PackedNumbers {
    Same(u32),
    /// The distance of each from the line that begins at `from` and rises by `step` for each packet, modulo 2^32.
    Near {
        from: u32,
        step: u32,
        above: Box<[u16]>,
    },
    Any(Box<[u32]>),
}

impl PackedNumbers {
    /// The values as distances from a line with this step through the first one, if they are near it.
    fn near(first: u32, values: &[u32], step: u32) -> Option<Self> {
        let off = || (0_u32..).zip(values).map(|(at, &value)| off(first, step, at, value));
        let (least, most) =
            off().fold((i32::MAX, i32::MIN), |(least, most), off| (least.min(off), most.max(off)));
        u16::try_from(most.checked_sub(least)?).ok()?;
        if (step, least) == (0, most) {
            return Some(Self::Same(first));
        }
        let above = off().map(|off| (off - least) as u16).collect();
        Some(Self::Near { from: first.wrapping_add_signed(least), step, above })
    }
}

/// The distance of a value from the line that begins at `first` and rises by `step`, modulo 2^32.
fn off(first: u32, step: u32, at: u32, value: u32) -> i32 {
    value.wrapping_sub(first).wrapping_sub(step.wrapping_mul(at)) as i32
}

impl Block<u32> for PackedNumbers {
    fn of(values: &[u32]) -> Self {
        let (Some(&first), Some(&last)) = (values.first(), values.last()) else {
            return Self::Any([].into());
        };
        let slope = (last.wrapping_sub(first) as i32 / values.len() as i32) as u32;
        let near = Self::near(first, values, 0).or_else(|| Self::near(first, values, slope));
        near.unwrap_or_else(|| Self::Any(values.into()))
    }

    fn get(&self, at: usize) -> u32 {
        match self {
            Self::Same(value) => *value,
            Self::Near { from, step, above } => {
                from.wrapping_add(step.wrapping_mul(at as u32)).wrapping_add(above[at].into())
            }
            Self::Any(values) => values[at],
        }
    }

    fn append(&self, all: &mut Vec<u32>) {
        match self {
            Self::Same(value) => all.resize(all.len() + BLOCK, *value),
            Self::Near { from, step, above } => {
                let line = (0_u32..).map(|at| from.wrapping_add(step.wrapping_mul(at)));
                all.extend(above.iter().zip(line).map(|(&above, line)| line.wrapping_add(above.into())));
            }
            Self::Any(values) => all.extend_from_slice(values),
        }
    }
}

/// A value of each packet.
#[derive(Clone, Debug)]
pub struct Column<T, B = Box<[T]>> {
    full: Vec<B>,
    /// The latest values, less than a block.
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
            self.full.push(B::of(&self.open));
            self.open.clear();
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

    /// All values in a list.
    pub fn values(&self) -> Vec<T> {
        let mut all = Vec::with_capacity(self.len());
        self.full.iter().for_each(|block| block.append(&mut all));
        all.extend_from_slice(&self.open);
        all
    }

    /// A part of each value, which a full block may provide without the rest.
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
    /// Changes an existing value.
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
            // beyond 32 bits, no multiple, unknown, negative
            &|k| (k * 3_600_000_000_001) as f64 / 1e6,
            &|k| k as f64 / 3.0,
            &|k| if k == 700 { f64::NAN } else { k as f64 },
            &|k| -(k as f64),
        ];
        for clock in clocks {
            let values: Vec<f64> = (0..3000).map(clock).collect();
            let times: Column<f64, TimeValues> = kept(&values);
            let bits = |times: &mut dyn Iterator<Item = f64>| times.map(f64::to_bits).collect::<Vec<_>>();
            assert_eq!(bits(&mut times.iter()), bits(&mut values.iter().copied()));
            assert_eq!(bits(&mut (0..3000).filter_map(|at| times.get(at))), bits(&mut times.iter()));
        }
    }

    #[test]
    fn a_clock_takes_half_the_memory() {
        let near = |clock: &dyn Fn(u64) -> f64| {
            matches!(TimeValues::of(&(0..512).map(clock).collect::<Vec<_>>()), TimeValues::Near { .. })
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
            // byte numbers of a download, with two packets swapped, one retransmitted, and a wrap
            &|k| 1448 * (k ^ u32::from(k % 10 > 7)),
            &|k| if k % 400 == 80 { 1448 * (k - 40) } else { 1448 * k },
            &|k| u32::MAX.wrapping_sub(700_000).wrapping_add(1448 * k),
            &|k| k.wrapping_mul(0x9e37_79b9),
        ];
        for law in laws {
            let values: Vec<u32> = (0..2100).map(law).collect();
            let column: Column<u32, PackedNumbers> = kept(&values);
            assert_eq!(column.iter().collect::<Vec<_>>(), values);
            assert_eq!((0..2101).filter_map(|at| column.get(at)).collect::<Vec<_>>(), values);
        }
        let is_near = |law: &dyn Fn(u32) -> u32| {
            matches!(PackedNumbers::of(&(0..512).map(law).collect::<Vec<_>>()), PackedNumbers::Near { .. })
        };
        assert!(matches!(PackedNumbers::of(&[7; 512]), PackedNumbers::Same(7)));
        assert!(is_near(laws[1]) && is_near(laws[3]) && is_near(laws[4]) && !is_near(laws[6]));
    }
}
