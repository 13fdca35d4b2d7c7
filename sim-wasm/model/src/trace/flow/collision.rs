//! Recognises several senders with the same SSRC (a collision, RFC 3550, 8.2): their numbers form several series at
//! once.

/// More senders than this are not distinguished.
const SERIES_AT_MOST: usize = 4;
/// A number this near to the latest of a series belongs to it.
const NEAR: u16 = 100;
const PACKETS_AT_LEAST: u32 = 20;
/// Changes between series that show several senders: a sender that restarts changes once, not to and fro.
const CHANGES_AT_LEAST: u32 = 10;

/// Series of numbers under one SSRC.
#[derive(Clone, Copy, Debug, Default)]
pub struct Senders {
    /// The latest number of each series, and the number of steps to it.
    series: [Option<(u16, u32)>; SERIES_AT_MOST],
    current: usize,
    changes: u32,
    /// Packets that do not repeat the latest number of their series.
    packets: u32,
}

impl Senders {
    /// Takes in the next number.
    pub fn take(&mut self, number: u16) {
        let is_near = |last: u16| number.wrapping_sub(last) as i16;
        let place = self
            .series
            .iter()
            .position(|series| series.is_none_or(|(last, _)| is_near(last).unsigned_abs() <= NEAR));
        let Some(place) = place else {
            self.packets += 1;
            return;
        };
        let (last, steps) = self.series[place].unwrap_or((number, 0));
        let step = is_near(last);
        self.series[place] = Some((if step > 0 { number } else { last }, steps + u32::from(step != 0)));
        self.packets += u32::from(step != 0);
        self.changes += u32::from(std::mem::replace(&mut self.current, place) != place);
    }

    /// The number of senders, if there are several.
    pub fn several(&self) -> Option<u32> {
        let steps = || self.series.iter().flatten().map(|&(_, steps)| steps);
        let senders = steps().filter(|steps| steps * 10 >= self.packets).count() as u32;
        let is_counted = steps().sum::<u32>() * 10 >= self.packets * 9;
        let are_at_once = self.packets >= PACKETS_AT_LEAST && self.changes >= CHANGES_AT_LEAST;
        (is_counted && are_at_once && senders > 1).then_some(senders)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn several(numbers: impl Iterator<Item = u16>) -> Option<u32> {
        let mut senders = Senders::default();
        numbers.for_each(|number| senders.take(number));
        senders.several()
    }

    #[test]
    fn series_at_once_are_senders() {
        assert_eq!(several((0..50).flat_map(|k| [65_520_u16.wrapping_add(k), 9000 + k])), Some(2));
        assert_eq!(several((0..50).flat_map(|k| [k, 9000 + k, 30_000 + k])), Some(3));
        // every packet captured twice
        assert_eq!(several((0..50).flat_map(|k| [k, k, 9000 + k, 9000 + k])), Some(2));
    }

    #[test]
    fn other_numbers_are_none() {
        assert_eq!(several(0..100), None);
        // one sender that restarts
        assert_eq!(several((0..100).chain(9000..9100).chain(200..300)), None);
        assert_eq!(several((0..200).map(|k: u16| k.wrapping_mul(40_503))), None);
        assert_eq!(several((0..200).map(|k| 5000 * (k % 2))), None);
    }
}
