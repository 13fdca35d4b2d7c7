//! IPv4 identifications as a sequence: only if they count up, which RFC 6864 no longer requires.

use crate::trace::numbers::batches::Restarts;
use crate::trace::numbers::elsewhere::{NEAR, numbers_elsewhere};
use crate::trace::numbers::unfold::Unfold16;
use crate::trace::words::numerals::counted;

const PACKETS_AT_LEAST: u32 = 10;
/// Share of the numbers between the first and the last that must be in a flow, so that the counter is the flow's own.
const OWN: f64 = 0.9;
/// The missing numbers are looked for in the host's other packets if they are fewer than this many times those that the
/// flow carries: it takes time for each.
const LOOKED_UP: u64 = 10;

/// Filters out identifications that are not the counter's: 0, except between 65 535 and 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counter {
    /// Whether the counter is near its wrap, and its own 0 is still to come.
    is_zero_due: bool,
}

impl Counter {
    pub(super) fn counts(&mut self, identification: u16) -> bool {
        match identification {
            0 => return std::mem::take(&mut self.is_zero_due),
            _ if identification > u16::MAX - NEAR => self.is_zero_due = true,
            _ if identification > NEAR => self.is_zero_due = false,
            _ => {}
        }
        true
    }
}

/// Watches whether identifications count the flow's packets (docs/metrics.md, rules counter-1 to counter-5).
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting {
    /// Packets with a number; below, those whose 0 is not the counter's.
    packets: u32,
    zeros: u32,
    /// Steps other than 0; below, how many of them are small.
    steps: u32,
    near: u32,
    counter: Counter,
    last: Option<u16>,
    way: i64,
    reach: NumberRange,
    restarts: Restarts,
}

/// The range of the numbers, each unfolded around the highest so far.
#[derive(Clone, Copy, Debug, Default)]
struct NumberRange {
    lowest: i64,
    highest: i64,
    /// The highest number as in the packet.
    top: Option<u16>,
    /// Packets whose number is far below the highest.
    far_below: u32,
}

impl NumberRange {
    fn take(&mut self, identification: u16) {
        let Some(top) = self.top else {
            self.top = Some(identification);
            return;
        };
        let step = identification.wrapping_sub(top) as i16;
        let number = self.highest + i64::from(step);
        self.lowest = self.lowest.min(number);
        if step > 0 {
            (self.highest, self.top) = (number, Some(identification));
        }
        self.far_below += u32::from(step < 0 && step.unsigned_abs() > NEAR);
    }

    /// How many numbers there are from the lowest to the highest.
    fn numbers(&self) -> u64 {
        (self.highest - self.lowest) as u64 + 1
    }
}

impl Counting {
    pub fn take(&mut self, identification: u16) {
        if !self.counter.counts(identification) {
            self.zeros += 1;
            self.restarts.zero(self.last);
            return;
        }
        self.packets += 1;
        self.reach.take(identification);
        self.restarts.number(identification);
        if let Some(last) = self.last.replace(identification) {
            let step = identification.wrapping_sub(last) as i16;
            self.way += i64::from(step);
            self.steps += u32::from(step != 0);
            self.near += u32::from(step != 0 && step.unsigned_abs() <= NEAR);
        }
    }

    /// Whether the numbers rise and fit the packets, so that they can be a sender's counter.
    pub fn is_counter(&self) -> bool {
        self.is_counter_from(PACKETS_AT_LEAST - 1)
    }

    /// The same after at least this many steps other than 0.
    pub fn is_counter_from(&self, steps: u32) -> bool {
        self.steps >= steps && self.is_rising() && self.fits()
    }

    /// Whether a counter is the flow's own: the flow has nearly all numbers from the first to the last.
    pub fn is_own(&self) -> bool {
        self.is_counter() && f64::from(self.packets) >= OWN * self.reach.numbers() as f64
    }

    /// Whether numbers that are not a counter's are near each other but change, as in batches.
    pub fn is_batched(&self) -> bool {
        let is_constant = 2 * (self.steps + 1) < self.packets;
        let is_near = self.near * 10 >= self.steps * 9;
        self.steps >= PACKETS_AT_LEAST - 1 && is_near && !is_constant && !self.is_counter()
    }

    /// Rule counter-1: nine of ten steps are small and the trend is upwards; constant and random identifications fail
    /// this. Each packet may have been captured twice.
    fn is_rising(&self) -> bool {
        let is_constant = 2 * (self.steps + 1) < self.packets;
        !is_constant && self.near * 10 >= self.steps * 9 && self.way > 0
    }

    /// Whether there are enough numbers for the packets.
    fn fits(&self) -> bool {
        // rule counter-2: each packet has its own number, or shares it with its copy from a mirror port
        let has_numbers = 2 * self.reach.numbers() >= u64::from(self.packets);
        // rule counter-3: most packets carry a number
        let is_common = self.packets >= self.zeros;
        // rule counter-4: no batch restarts at 0
        let goes_on = self.restarts.found == 0;
        // rule counter-5: the numbers do not fall back and stay there
        let stays_up = u64::from(self.reach.far_below) * 10 <= u64::from(self.packets);
        has_numbers && is_common && goes_on && stays_up
    }
}

/// Identifications as a sequence.
#[derive(Debug, Default)]
pub struct IdentificationSequence {
    /// The unfolded numbers, or their ranks if other flows use the same counter, so that gaps are no losses.
    pub sequences: Vec<u64>,
    /// The packet of each number.
    pub packets: Vec<u32>,
    /// Sentences on what was taken for the counter, and how reliable it is.
    pub method: Vec<String>,
    /// The most packets that may be lost, if the counter does not show which gaps are losses.
    pub lost_at_most: Option<u64>,
}

/// An identification, and the time of its packet, ms; NaN if unknown.
#[derive(Clone, Copy, Debug)]
pub struct StampedIdentification {
    pub identification: u16,
    pub time: f64,
}

/// The sequence of these packets' identifications, read as a counter; `elsewhere` says whether other packets of the
/// host carry an identification from one time on and before another.
pub fn sequence(
    identifications: impl Iterator<Item = (u32, StampedIdentification)>,
    elsewhere: impl Fn(u16, f64, Option<f64>) -> bool,
) -> IdentificationSequence {
    let (mut unfold, mut counter, mut zeros) = (Unfold16::default(), Counter::default(), 0_u64);
    let mut found = IdentificationSequence::default();
    let mut times = Vec::new();
    for (packet, StampedIdentification { identification, time }) in identifications {
        if counter.counts(identification) {
            found.sequences.push(unfold.next(identification));
            found.packets.push(packet);
            times.push(time);
        } else {
            zeros += 1;
        }
    }
    let mut sorted = found.sequences.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let carried = sorted.len() as u64;
    let span = sorted.first().zip(sorted.last()).map_or(0, |(first, last)| last - first + 1);
    let is_own = carried as f64 >= OWN * span as f64;
    let mut of_others = Vec::new();
    if carried < span && carried * LOOKED_UP >= span {
        of_others = numbers_elsewhere(&found.sequences, &times, &sorted, elsewhere);
    }
    if !is_own {
        found.lost_at_most = Some(span - carried - of_others.len() as u64);
        for number in &mut found.sequences {
            *number = sorted.partition_point(|&other| other < *number) as u64;
        }
    } else {
        for number in &mut found.sequences {
            *number -= of_others.partition_point(|other| other < number) as u64;
        }
    }
    found.method.push("By IPv4 identification, wraps of 16 bits unfolded.".to_owned());
    if zeros > 0 {
        let zeros = counted(zeros, "packet");
        found.method.push(format!("{zeros} with identification 0, which is no counter, left out."));
    }
    found.method.push(belief(carried, span, is_own, of_others.len() as u64));
    found
}

fn belief(carried: u64, span: u64, is_own: bool, elsewhere: u64) -> String {
    let missing = span - carried - elsewhere;
    let share = 100.0 * carried as f64 / span.max(1) as f64;
    let mut what =
        format!("Of the {span} numbers from the first to the last this flow carries {carried} ({share:.1}%)");
    if elsewhere > 0 {
        what += &format!(", and other packets of this host carry {elsewhere}");
    }
    let packets = counted(missing, "packet");
    let [are, were, count] = if missing == 1 { ["is", "was", "counts"] } else { ["are", "were", "count"] };
    match (is_own, missing) {
        (_, 0) if elsewhere > 0 => format!("{what}: they share the counter, and nothing is missing."),
        (true, _) if elsewhere > 0 => format!(
            "{what}: they share the counter, and the {missing} that {are} in neither {count} as lost."
        ),
        (true, 0) => format!("{what}: the counter is its own, and nothing is missing."),
        (true, _) => format!(
            "{what}: the counter is taken for its own, and the {missing} missing {count} as lost; numbers that the host gave to other flows would be no losses."
        ),
        (false, _) => format!(
            "{what}: other flows may share the counter, so gaps say nothing and no losses are counted; at most {packets} {were} lost."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting(numbers: impl Iterator<Item = u16>) -> Counting {
        let mut counting = Counting::default();
        numbers.for_each(|number| counting.take(number));
        counting
    }

    #[test]
    fn only_counters_fit() {
        let own = counting((0..50).map(|k| 65_530_u16.wrapping_add(k)));
        assert!(own.is_counter());
        assert!(counting((0..50).map(|k| k * 7)).is_counter());
        // a SYN-ACK's 0 first, and more in between
        assert!(counting((0..50).map(|k| if k % 5 == 0 { 0 } else { 40_000 + k })).is_counter());
        assert!(!counting((0..50).map(|_| 0)).is_counter());
        assert!(!counting((0..50).map(|k: u16| k.wrapping_mul(40_503))).is_counter());
        assert!(!counting((0..50).map(|k: u16| 500 - k)).is_counter());
        assert!(!counting(0..5).is_counter());
        // each packet twice, as from a mirror port; and a number that hardly ever changes
        assert!(counting((0..40).map(|k| 500 + k / 2)).is_counter());
        assert!(!counting((0..100).map(|k| 500 + k / 10)).is_counter());
    }

    /// The identifications of batches: each begins at `base(batch)`.
    fn batches(sizes: &[u16], base: impl Fn(u16) -> u16) -> Vec<u16> {
        let of_batch = |(batch, &size): (u16, &u16)| -> Vec<u16> {
            (0..size).map(|k| base(batch).wrapping_add(k)).collect()
        };
        (0..).zip(sizes).flat_map(of_batch).collect()
    }

    /// The numbers with every two neighbours swapped.
    fn swapped(numbers: &[u16]) -> Vec<u16> {
        numbers.chunks(2).flat_map(|pair| pair.iter().rev().copied()).collect()
    }

    #[test]
    fn batches_of_segmentation_offload_are_no_counter() {
        for size in 2..=64_u16 {
            // batches of one size, and of sizes that vary around it
            let sizes: Vec<u16> = (0..60).map(|k| size + k * k % 5).collect();
            for sizes in [vec![size; 60], sizes] {
                let from_zero = batches(&sizes, |_| 0);
                let counts = |numbers: &[u16]| counting(numbers.iter().copied()).is_counter();
                assert!(!counts(&from_zero) && !counts(&swapped(&from_zero)), "from 0, {sizes:?}");
                let jumping = batches(&sizes, |batch| batch.wrapping_mul(40_503));
                assert!(!counts(&jumping) && !counts(&swapped(&jumping)), "jumping, {sizes:?}");
                if size > 2 {
                    let by_batch = batches(&sizes, |batch| 7000 + batch);
                    assert!(!counts(&by_batch) && !counts(&swapped(&by_batch)), "a step a batch, {sizes:?}");
                }
            }
        }
        // only two batches; and single packets with 0, with few batches between them
        assert!(!counting(batches(&[20, 20], |_| 0).into_iter()).is_counter());
        let rare: Vec<u16> = (0..200).map(|k| if k % 20 == 0 { 2 } else { (k % 20 == 19).into() }).collect();
        assert!(!counting(rare.into_iter()).is_counter());
    }

    #[test]
    fn a_counter_stays_one_through_wraps_copies_and_reordering() {
        for first in [0, 1, 500, 40_000, 64_600, 65_500, 65_535_u16] {
            let own: Vec<u16> = (0..3000).map(|k| first.wrapping_add(k)).collect();
            let twice: Vec<u16> = own.iter().flat_map(|&number| [number; 2]).collect();
            let apart: Vec<u16> = own.chunks(4).flat_map(|four| [four, four].concat()).collect();
            let late: Vec<u16> =
                own.chunks(50).flat_map(|part| part[10..].iter().chain(&part[..10]).copied()).collect();
            let lossy: Vec<u16> = own.iter().copied().filter(|number| number % 3 != 1).collect();
            for (what, numbers) in [
                ("swapped", swapped(&own)),
                ("twice", twice),
                ("late", late),
                ("lossy", lossy),
                ("own", own.clone()),
            ] {
                assert!(counting(numbers.into_iter()).is_counter(), "{what} from {first}");
            }
            // if the counter begins at 0, a copy of the 0 looks like a new batch
            assert_eq!(counting(apart.into_iter()).is_counter(), first != 0, "apart from {first}");
        }
    }

    fn numbered(numbers: &[u16]) -> IdentificationSequence {
        let stamped = |&identification: &u16| StampedIdentification { identification, time: f64::NAN };
        sequence((0..).zip(numbers.iter().map(stamped)), |_, _, _| false)
    }

    /// The lost packets of a flow, if another flow has these numbers.
    fn lost(own: &[u16], other: &[u16]) -> (u64, String) {
        let stamped =
            |&identification: &u16| StampedIdentification { identification, time: f64::from(identification) };
        let elsewhere = |identification: u16, from: f64, before: Option<f64>| {
            let time = f64::from(identification);
            other.contains(&identification) && time >= from && before.is_none_or(|before| time < before)
        };
        let found = sequence((0..).zip(own.iter().map(stamped)), elsewhere);
        let (first, last) = (found.sequences.iter().min(), found.sequences.iter().max());
        let span = last.zip(first).map_or(0, |(last, first)| last - first + 1);
        (span - found.sequences.len() as u64, found.method[1].clone())
    }

    #[test]
    fn numbers_of_the_hosts_other_flows_leave_fewer_that_may_be_lost() {
        // three of four numbers are this flow's, one is in neither
        let own: Vec<u16> = (5000..6000).filter(|k| k % 4 != 3 && *k != 5500).collect();
        let other: Vec<u16> = (5000..6000).filter(|k| k % 4 == 3).collect();
        let (missing, said) = lost(&own, &other);
        assert_eq!(missing, 0, "gaps are no losses");
        assert!(
            said.contains("749 (75.0%), and other packets of this host carry 249: other flows")
                && said.ends_with("at most 1 packet was lost."),
            "{said}"
        );
    }

    #[test]
    fn numbers_of_the_hosts_other_flows_are_no_losses() {
        let own: Vec<u16> = (5000..6000).filter(|k| k % 20 != 7 && *k != 5500).collect();
        let other: Vec<u16> = (5000..6000).filter(|k| k % 20 == 7).collect();
        assert_eq!(lost(&own, &[]).0, 51);
        let (missing, said) = lost(&own, &other);
        assert_eq!(missing, 1);
        assert!(
            said.contains("other packets of this host carry 50")
                && said.contains("the 1 that is in neither counts as lost"),
            "{said}"
        );
        // another counter that happens to be near has no effect
        assert_eq!(lost(&own, &(5100..5900).collect::<Vec<u16>>()).0, 51);
    }

    #[test]
    fn gaps_of_a_shared_counter_are_no_losses() {
        let found = numbered(&[65_530, 65_535, 4, 2, 4]);
        assert_eq!(found.sequences, [0, 1, 3, 2, 3]);
        assert_eq!(found.lost_at_most, Some(7));
        assert!(found.method[1].contains("at most 7 packets"), "{:?}", found.method);
    }

    #[test]
    fn an_own_counter_is_told_by_what_it_carries() {
        // every two neighbours swapped, a loss, and a 0 in between
        let numbers: Vec<u16> =
            (0..40).map(|k: u16| 65_520_u16.wrapping_add(k ^ 1)).filter(|&number| number != 9).collect();
        let found = numbered(&numbers);
        assert_eq!(found.sequences.len(), 39);
        assert_eq!(found.sequences[..3], [131_057, 131_056, 131_059]);
        assert!(found.method[1].contains("39 (97.5%)"), "{:?}", found.method);
    }

    #[test]
    fn zero_is_no_counter() {
        let found = numbered(&[0, 40_990, 40_991, 0, 40_992]);
        assert_eq!((found.packets.as_slice(), found.sequences.len()), (&[1, 2, 4][..], 3));
        assert!(found.method[1].starts_with("2 packets with identification 0"));
        assert_eq!(numbered(&[65_534, 65_535, 0, 1]).packets.len(), 4);
    }
}
