//! Unfolds RTP sequence numbers, allowing for restarts under the same SSRC (RFC 3550, appendix A.1).

use crate::trace::numbers::unfold::Unfold16;
use crate::trace::words::numerals::counted;

/// Appendix A.1: a gap of fewer numbers than this may be a loss.
const MAX_DROPOUT: i32 = 3000;
/// Appendix A.1: a packet this far behind may be late.
const MAX_MISORDER: i32 = 100;
/// Packets that are looked at before a jump is taken for a restart. Appendix A.1 requires only two consecutive numbers,
/// and would take two very late neighbours for a restart; after those, however, the old numbers continue.
const AHEAD: usize = 100;

/// The unfolded numbers of a stream.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct UnfoldedNumbers {
    /// One for each packet; `None` for a stray that fits no series, which appendix A.1 discards.
    pub numbers: Vec<Option<u64>>,
    /// How often the sender restarted: the new numbers continue the old ones, and nothing between them counts as lost.
    pub restarts: u64,
    /// Packets without a number.
    pub strays: u64,
}

/// The numbers between two restarts.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    unfold: Unfold16,
    base: u64,
    /// The first number, unfolded.
    start: u64,
    highest: Option<u16>,
    /// The highest number, unfolded.
    top: u64,
}

impl Run {
    /// A run whose number `first` unfolds to `number`.
    fn begin(first: u16, number: u64) -> Self {
        let mut unfold = Unfold16::default();
        let base = number.wrapping_sub(unfold.next(first));
        Self { unfold, base, start: number, highest: None, top: 0 }
    }

    fn next(&mut self, number: u16) -> u64 {
        let unfolded = self.base.wrapping_add(self.unfold.next(number));
        self.highest = Some(match self.highest {
            Some(old) if (number.wrapping_sub(old) as i16) < 0 => old,
            _ => number,
        });
        self.top = self.top.max(unfolded);
        unfolded
    }

    fn takes(&self, number: u16) -> bool {
        self.highest.is_none_or(|highest| belongs(highest, number))
    }

    /// Whether the number is between those that have come, as only that of a late packet or a copy is.
    fn covers(&self, number: u16) -> bool {
        let behind = |highest: u16| -i64::from(number.wrapping_sub(highest) as i16);
        self.highest.map(behind).is_some_and(|behind| (0..=(self.top - self.start) as i64).contains(&behind))
    }
}

/// Unfolds the numbers of one stream.
pub fn unfold(numbers: &[u16]) -> UnfoldedNumbers {
    let mut found = UnfoldedNumbers::default();
    let Some(&first) = numbers.first() else { return found };
    let mut run = Run::begin(first, Unfold16::BASE + u64::from(first));
    // the run before the latest restart, as it was then and with its late packets; and how many more packets may belong
    // to it
    let (mut old, mut before, mut left) = (run, run, 0_usize);
    for (at, &number) in numbers.iter().enumerate() {
        left = left.saturating_sub(1);
        if left > 0 && !run.takes(number) && old.takes(number) {
            // a late packet, overtaken by the restart
            found.numbers.push(Some(before.next(number)));
            continue;
        }
        let unfolded = match Jump::of(&run, numbers, at) {
            Jump::None => Some(run.next(number)),
            Jump::Stray => {
                found.strays += 1;
                None
            }
            Jump::Restart(first) => {
                found.restarts += 1;
                left = AHEAD;
                (old, before) = (run, run);
                // late packets of the old run get places before the new numbers
                let mut all = run;
                let late = numbers[at..].iter().take(AHEAD).filter(|&&number| run.takes(number));
                late.for_each(|&number| {
                    all.next(number);
                });
                run = Run::begin(first, all.top + 1);
                Some(run.next(number))
            }
        };
        found.numbers.push(unfolded);
    }
    found
}

/// Whether appendix A.1 accepts this number as one of the same series.
fn belongs(highest: u16, number: u16) -> bool {
    let ahead = i32::from(number.wrapping_sub(highest));
    !(MAX_DROPOUT..=65_536 - MAX_MISORDER).contains(&ahead)
}

/// The meaning of a number that does not continue the run.
enum Jump {
    None,
    /// The first number after a restart.
    Restart(u16),
    Stray,
}

impl Jump {
    /// Judges the packet at this place by those around it.
    fn of(run: &Run, packets: &[u16], at: usize) -> Self {
        let (before, ahead) = packets.split_at(at);
        let ahead = &ahead[..ahead.len().min(AHEAD)];
        let Some((&first, behind)) = ahead.split_first() else { return Self::None };
        if run.takes(first) {
            return Self::None;
        }
        let new: Vec<u16> = ahead.iter().copied().filter(|&number| !run.takes(number)).collect();
        let old = ahead.len() - new.len();
        let has_two = new.windows(2).any(|pair| pair[1] == pair[0].wrapping_add(1));
        // a few old packets may have been overtaken; if the old numbers go on, the new ones were only late
        if has_two && 2 * old <= new.len() {
            let step = |number: u16| i32::from(number.wrapping_sub(first) as i16);
            let near = new.iter().copied().filter(|&number| step(number).abs() < MAX_MISORDER);
            return near.min_by_key(|&number| step(number)).map_or(Self::None, Self::Restart);
        }
        let mut around = before.iter().rev().take(AHEAD).chain(behind);
        let is_alone = !around.any(|&number| belongs(first, number) || belongs(number, first));
        if is_alone && !run.covers(first) { Self::Stray } else { Self::None }
    }
}

/// Sentences about restarts and strays.
pub fn sentences(found: &UnfoldedNumbers) -> Vec<String> {
    let (restarts, strays) = (found.restarts, found.strays);
    let mut sentences = Vec::new();
    if restarts > 0 {
        let times = if restarts == 1 { "once".to_owned() } else { counted(restarts, "time") };
        sentences.push(format!("The sender began anew {times} under the same SSRC: the numbers jump by {MAX_DROPOUT} or more, or back by more than {MAX_MISORDER}, and go on from there (RFC 3550, A.1). The new numbers follow the old ones, and nothing between counts as lost. A burst that comes so late looks the same."));
    }
    if strays > 0 {
        let packets = counted(strays, "packet");
        sentences.push(format!("{packets} with a number far from all others left out, as RFC 3550, A.1 does unless the next number follows."));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Distances from the first number, and the number of restarts.
    fn steps(numbers: &[u16]) -> (Vec<Option<i64>>, u64) {
        let found = unfold(numbers);
        let first = found.numbers[0].unwrap_or_default();
        let steps = found.numbers.iter().map(|number| number.map(|number| number.wrapping_sub(first) as i64));
        (steps.collect(), found.restarts)
    }

    fn all(steps: impl IntoIterator<Item = i64>) -> Vec<Option<i64>> {
        steps.into_iter().map(Some).collect()
    }

    #[test]
    fn a_restart_is_followed() {
        let numbers = [50_000, 50_001, 50_003, 50_002, 11, 10, 12, 13, 14];
        assert_eq!(steps(&numbers), (all([0, 1, 3, 2, 5, 4, 6, 7, 8]), 1));
        assert!(sentences(&unfold(&numbers))[0].contains("began anew once"));
    }

    #[test]
    fn packets_overtaken_by_a_restart_belong_before_it() {
        let one = [50_000, 50_001, 20_000, 50_002, 20_001, 20_002];
        assert_eq!(steps(&one), (all([0, 1, 3, 2, 4, 5]), 1));
        let two = [50_000, 50_001, 20_000, 50_002, 20_001, 50_003, 20_002, 20_003];
        assert_eq!(steps(&two), (all([0, 1, 4, 2, 5, 3, 6, 7]), 1));
        // neighbours swapped, with a loss on either side
        let swapped = [50_000, 50_001, 20_001, 50_003, 20_000, 20_002, 20_004, 20_005, 20_006];
        assert_eq!(steps(&swapped), (all([0, 1, 5, 3, 4, 6, 8, 9, 10]), 1));
    }

    #[test]
    fn a_number_far_from_all_others_is_left_out() {
        let mut numbers: Vec<u16> = (1000..1400).collect();
        numbers.splice(200..200, [40_000]);
        numbers.push(30_000);
        let found = unfold(&numbers);
        let strays: Vec<usize> = (0..402).filter(|&at| found.numbers[at].is_none()).collect();
        assert_eq!((strays, found.restarts), (vec![200, 401], 0));
        assert!(sentences(&found)[0].starts_with("2 packets with a number far from all others"));
        // a sample of every other packet has no consecutive numbers: the jump counts as a loss
        let sampled: Vec<u16> = (0..50).map(|k| 2 * k).chain((0..50).map(|k| 40_000 + 2 * k)).collect();
        assert!(unfold(&sampled).numbers.iter().all(Option::is_some));
    }

    #[test]
    fn very_late_packets_are_no_restart() {
        let mut numbers: Vec<u16> = (1000..1400).collect();
        numbers.splice(300..300, [1100, 1101]);
        let found = unfold(&numbers);
        assert!(found.restarts == 0 && found.numbers.iter().all(Option::is_some));
        // a packet that fills a hole is late, not a stray
        let mut late: Vec<u16> = (1000..1400).filter(|&number| number != 1100).collect();
        late.push(1100);
        assert_eq!(unfold(&late).numbers[399], Some(65_536 + 1100));
        assert_eq!(steps(&[65_535, 0, 1, 2]), (all([0, 1, 2, 3]), 0));
    }
}
