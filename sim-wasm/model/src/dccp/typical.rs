//! The search for a typical stretch of a replication, which the ladder shows if the link names none (docs/dccp.md,
//! rule dccp-25).

use super::observer::Observer;
use super::parameters::Parameters;
use super::path::Fate;
use super::run::Run;
use crate::network::{Hand, Nanos, PIECE, nanos};
use crate::tfrc::{LostPacket, Packet};

/// Most stretches that are searched.
const STRETCHES_AT_MOST: u64 = 100;

/// Both runs of a replication without the changes by hand; events are counted in each stretch from the warm-up on.
pub struct Search {
    runs: [(Run, Counter); 2],
    /// The first packet that is changed by hand.
    touched: Option<u32>,
    start: Nanos,
    span: Nanos,
    now: Nanos,
    until: Nanos,
}

/// Counts of the packets sent in a stretch, by their fates.
#[derive(Clone, Copy, Default)]
struct Counts {
    overtaken: u32,
    declared: u32,
}

struct Counter {
    start: Nanos,
    span: Nanos,
    /// The counts of each stretch; below, the number of the first packet sent in it or after it.
    counts: Vec<Counts>,
    firsts: Vec<u32>,
    sent: u32,
    highest: u32,
}

impl Search {
    /// A search over stretches of `span` seconds; each is followed for `after` its end, as in a ladder.
    #[must_use]
    pub fn new(p: &Parameters, replication: u32, span: f64, after: Nanos) -> Self {
        let start = p.warm_up;
        let span = nanos(span * 1000.0).max(1);
        let many = (p.duration.saturating_sub(start) / span).clamp(1, STRETCHES_AT_MOST);
        let alone = Parameters { by_hand: Hand::default(), ..p.clone() };
        let Hand { lose, save, delay, .. } = &p.by_hand;
        let counter = || Counter {
            start,
            span,
            counts: vec![Counts::default(); many as usize],
            firsts: Vec::new(),
            sent: 0,
            highest: 0,
        };
        Self {
            runs: [true, false].map(|is_with| (Run::new(&alone, replication, is_with), counter())),
            touched: [lose, save, delay].into_iter().flatten().map(|one| one.adu).min(),
            start,
            span,
            now: 0,
            until: start + many * span + after,
        }
    }

    /// The number of events so far.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.runs.iter().map(|(run, _)| run.events()).sum()
    }

    /// Simulates about `budget` events; returns the share that is done.
    pub fn step(&mut self, budget: u32) -> f64 {
        let enough = self.events() + u64::from(budget.max(1));
        while self.now < self.until && self.events() < enough {
            self.now = (self.now + PIECE).min(self.until);
            for (run, counter) in &mut self.runs {
                run.run_until(self.now, counter);
            }
        }
        self.now as f64 / self.until as f64
    }

    /// Where the stretch starts (s), and whether it is the typical one: a stretch with a packet changed by hand is
    /// preferred.
    #[must_use]
    pub fn found(&self) -> (f64, bool) {
        let counters = self.runs.each_ref().map(|(_, counter)| counter);
        let columns = counters.iter().flat_map(|counter| {
            [
                counter.counts.iter().map(|one| f64::from(one.overtaken)).collect::<Vec<f64>>(),
                counter.counts.iter().map(|one| f64::from(one.declared)).collect(),
            ]
        });
        let usual = nearest_to_means(&columns.collect::<Vec<_>>());
        let place = match self.touched {
            Some(packet) if !counters.iter().any(|counter| counter.has(usual, packet)) => {
                let holds = |&place: &usize| counters.iter().any(|counter| counter.has(place, packet));
                (0..counters[0].counts.len()).find(holds).unwrap_or(usual)
            }
            _ => usual,
        };
        // the division gives 15 s, not 15.000000000000002
        ((self.start + place as u64 * self.span) as f64 / 1e9, place == usual)
    }
}

/// The first row whose columns are nearest to their means, each difference being measured in standard deviations of a
/// random count.
fn nearest_to_means(columns: &[Vec<f64>]) -> usize {
    let rows = columns.first().map_or(0, Vec::len);
    let apart = |row: usize| -> f64 {
        let of = |column: &Vec<f64>| {
            let mean = column.iter().sum::<f64>() / rows as f64;
            if mean == 0.0 { 0.0 } else { (column[row] - mean) * (column[row] - mean) / mean }
        };
        columns.iter().map(of).sum()
    };
    let mut nearest = (0, f64::INFINITY);
    for row in 0..rows {
        let distance = apart(row);
        if distance < nearest.1 {
            nearest = (row, distance);
        }
    }
    nearest.0
}

impl Counter {
    /// Whether a packet is sent in this stretch.
    fn has(&self, place: usize, packet: u32) -> bool {
        let end = self.firsts.get(place + 1).copied().unwrap_or(self.sent + 1);
        self.firsts.get(place).is_some_and(|&first| (first..end).contains(&packet))
    }

    fn of(&mut self, number: u32) -> Option<&mut Counts> {
        let place = self.firsts.partition_point(|&first| first <= number).checked_sub(1)?;
        self.counts.get_mut(place)
    }
}

impl Observer for Counter {
    fn sent(&mut self, now: Nanos, packet: &Packet, _: Fate) {
        self.sent = packet.number;
        if now < self.start {
            return;
        }
        let place = ((now - self.start) / self.span) as usize;
        while self.firsts.len() <= place.min(self.counts.len()) {
            self.firsts.push(packet.number);
        }
    }

    fn arrived(&mut self, _: Nanos, packet: &Packet) {
        if packet.number > self.highest {
            self.highest = packet.number;
        } else if let Some(counts) = self.of(packet.number) {
            counts.overtaken += 1;
        }
    }

    fn lost(&mut self, _: Nanos, lost: LostPacket) {
        if let Some(counts) = self.of(lost.number) {
            counts.declared += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::{LAB, Ladder, LadderRun, Stretch};
    use crate::running::Running;
    use crate::scenario::Scenario;

    fn ladder(query: &str) -> Ladder {
        LadderRun::of(&Scenario::with(&LAB, query).scenario, 0).finish()
    }

    fn counts(stretch: &Stretch) -> [usize; 2] {
        let overtaken = stretch.flights.iter().filter(|flight| flight.lag > 0).count();
        [overtaken, stretch.flights.iter().filter(|flight| !flight.declared.is_nan()).count()]
    }

    #[test]
    fn the_row_nearest_to_the_means_is_the_first_of_equals() {
        assert_eq!(nearest_to_means(&[vec![9.0, 4.0, 5.0, 5.0, 2.0], vec![0.0; 5]]), 2);
        assert_eq!(nearest_to_means(&[vec![0.0, 0.0]]), 0);
    }

    /// The ladder counts the same as the search, and no other stretch of a second is nearer to the means.
    #[test]
    fn the_stretch_is_the_one_nearest_to_the_means() {
        let all: Vec<Vec<f64>> = (10..40)
            .map(|from| {
                let found = ladder(&format!("duration=40&from={from}"));
                [counts(&found.with), counts(&found.without)]
                    .as_flattened()
                    .iter()
                    .map(|&n| n as f64)
                    .collect()
            })
            .collect();
        let columns: Vec<Vec<f64>> = (0..4).map(|of| all.iter().map(|row| row[of]).collect()).collect();
        let found = ladder("duration=40");
        assert!(found.is_typical);
        assert_eq!(ladder("seed=999999&app=voice").from, 15.0);
        assert_eq!(found.from, (10 + nearest_to_means(&columns)) as f64);
        // changing one of its packets by hand does not move the stretch
        let packet = found.without.flights[10].number;
        assert_eq!(ladder(&format!("duration=40&lose={packet}")).from, found.from);
    }

    /// A link without a stretch opens at its pinned packet, or where its time window begins.
    #[test]
    fn what_the_link_names_is_in_the_stretch() {
        let found = ladder("duration=40&from=31");
        let packet = found.with.flights[20].number;
        let touched = ladder(&format!("duration=40&late={packet}"));
        let has = |stretch: &Stretch| stretch.flights.iter().any(|flight| flight.number == packet);
        assert!(has(&touched.with) || has(&touched.without));
        assert!(!touched.is_typical && !ladder("t0=23.4&t1=23.6").is_typical);
        assert_eq!(ladder("t0=23.4&t1=23.6").from, 23.0);
        assert_eq!(ladder("t0=0.5&t1=1").from, 0.0);
    }
}
