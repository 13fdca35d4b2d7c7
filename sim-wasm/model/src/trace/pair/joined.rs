//! A flow in two captures: its transmissions in the sender's order, and the fate of each.

use crate::extremes::{larger, smaller};
use crate::sorted;
use crate::trace::flow::fingerprints::PacketPrint;
use crate::trace::flow::flows::{Flow, Kind};
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::flow::keys::Key;
use crate::trace::numbers::columns::Columns;
use crate::trace::pair::clocks::Point;
use crate::trace::pair::flows::MatchedPackets;
use crate::trace::report::pair::PairFigures;
use std::collections::HashMap;

/// Start and end of a capture, ms since the first file's first packet, and the shift of its own times to these.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    pub from: f64,
    pub to: f64,
    pub shift: f64,
}

/// A flow that is in both captures.
#[derive(Debug)]
pub struct JoinedFlow {
    pub key: Option<Key>,
    pub is_first_senders: bool,
    /// The number of transmissions, those outside the other capture's time left out.
    sent: u64,
    arrivals: Vec<Arrival>,
    figures: PairFigures,
    drift: f64,
}

/// A packet that is in both captures.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    /// Its position among the transmissions.
    place: u64,
    /// Times of sending and of arrival, ms since the first file's first packet, each by its own clock.
    sent: f64,
    time: f64,
    size: u32,
    frame: u32,
    is_copy: bool,
    /// Whether it may belong to any of several equal transmissions.
    is_ambiguous: bool,
}

impl JoinedFlow {
    pub fn of(
        sender: &Flow,
        receiver: &Flow,
        paired: MatchedPackets,
        (from, to): (Ends, Ends),
        is_sorted: bool,
    ) -> Option<Self> {
        let MatchedPackets { means, first: sent, second: received, matches } = paired;
        let span = Span::of(&sent, &received, &matches.sent_of, (from, to))?;
        let mut order: Vec<u32> = (0..sent.len() as u32).collect();
        if is_sorted {
            order = sorted::ascending(sent.iter().map(|sent| sorted::of_number(sent.time)));
        }
        let mut has_arrived = vec![false; sent.len()];
        matches.sent_of.iter().flatten().for_each(|&at| has_arrived[at as usize] = true);
        let mut place_of = vec![None; sent.len()];
        let mut count = 0;
        for &at in &order {
            if has_arrived[at as usize] || span.counts_sent(sent[at as usize].time + from.shift) {
                place_of[at as usize] = Some(count);
                count += 1;
            }
        }
        let mut is_seen = vec![false; sent.len()];
        let mut figures = PairFigures {
            sent: count,
            ambiguous: matches.ambiguous,
            split: means.unit,
            ..PairFigures::default()
        };
        figures.by_identification = means.by_identification;
        let mut arrivals = Vec::new();
        for ((seen, sending), &is_ambiguous) in
            received.iter().zip(&matches.sent_of).zip(&matches.is_ambiguous)
        {
            let Some(at) = sending.map(|at| at as usize) else {
                figures.unsent += u64::from(span.counts_received(seen.time + to.shift));
                continue;
            };
            let Some(place) = place_of[at] else { continue };
            let is_copy = std::mem::replace(&mut is_seen[at], true);
            figures.copies += u64::from(is_copy);
            figures.arrived += u64::from(!is_copy);
            arrivals.push(Arrival {
                place,
                sent: sent[at].time + from.shift,
                time: seen.time + to.shift,
                size: seen.size,
                frame: receiver.columns.frames.get(seen.row as usize).unwrap_or(0),
                is_copy,
                is_ambiguous,
            });
        }
        figures.lost = figures.sent - figures.arrived;
        (figures.sent_again, figures.needless) = sent_again(sender, &sent, &order, &has_arrived);
        Some(Self { key: sender.key, is_first_senders: true, sent: count, arrivals, figures, drift: 0.0 })
    }

    /// Sets how much faster the second file's clock runs.
    pub fn correct(&mut self, drift: f64) {
        self.drift = if self.is_first_senders { drift } else { -drift };
    }

    /// Time by the first file's clock, and delay, of the first arrival of each packet, ambiguous ones left out.
    pub fn delays(&self) -> impl Iterator<Item = Point> {
        let first = self.arrivals.iter().filter(|arrival| !arrival.is_copy && !arrival.is_ambiguous);
        first.map(|arrival| (self.reference(arrival), self.delay(arrival)))
    }

    /// The least delay, ms, including the difference of the clocks.
    pub fn least(&self) -> Option<f64> {
        self.delays().map(|(_, delay)| delay).filter(|delay| delay.is_finite()).reduce(smaller)
    }

    /// Least and largest difference of the second file's times from the first's, ms.
    pub fn differences(&self) -> Option<(f64, f64)> {
        let largest =
            self.delays().map(|(_, delay)| delay).filter(|delay| delay.is_finite()).reduce(larger)?;
        let least = self.least()?;
        Some(if self.is_first_senders { (least, largest) } else { (-largest, -least) })
    }

    fn delay(&self, arrival: &Arrival) -> f64 {
        arrival.time - arrival.sent - self.drift * self.reference(arrival)
    }

    /// The packet's time by the first file's clock.
    fn reference(&self, arrival: &Arrival) -> f64 {
        if self.is_first_senders { arrival.sent } else { arrival.time }
    }

    /// The flow, with its packets numbered by the sender's order.
    pub fn flow(self) -> (Flow, PairFigures) {
        let least = self.least().unwrap_or(0.0);
        let mut columns = Columns::default();
        let mut sequences = Vec::with_capacity(self.arrivals.len());
        for arrival in &self.arrivals {
            columns.push(
                arrival.frame.into(),
                Some(arrival.time).filter(|time| time.is_finite()),
                arrival.size,
            );
            columns.sent.push(arrival.time - (self.delay(arrival) - least));
            sequences.push(arrival.place);
        }
        let sent = self.sent.checked_sub(1).map(|last| (0, last));
        let given = GivenSequence { sequences, sent, is_pair: true, ..GivenSequence::default() };
        let key = self.key.map(|key| Key { within: 0, ..key });
        let figures = PairFigures { is_first_senders: self.is_first_senders, ..self.figures };
        (Flow { key, interface: None, columns, kind: Kind::Given(Box::new(given)) }, figures)
    }
}

/// How many segments have only bytes that had been sent before, from the same byte on, and for how many of these an
/// earlier transmission from that byte on arrived.
fn sent_again(sender: &Flow, sent: &[PacketPrint], order: &[u32], has_arrived: &[bool]) -> (u64, u64) {
    let Kind::Tcp(segments) = &sender.kind else { return (0, 0) };
    let mut arrived_from: HashMap<u32, bool> = HashMap::new();
    let mut highest: Option<u32> = None;
    let (mut again, mut needless) = (0, 0);
    // the parts of a merged segment are consecutive
    let mut part = (u32::MAX, 0);
    for &at in order {
        let seen = &sent[at as usize];
        let Some((segment, _)) = segments.packet(&sender.columns, seen.row) else { continue };
        part = if part.0 == seen.row { part } else { (seen.row, 0) };
        let start = segment.sequence.wrapping_add(u32::from(segment.is_syn)).wrapping_add(part.1);
        part.1 += seen.size;
        if seen.size == 0 {
            continue;
        }
        let end = start.wrapping_add(seen.size);
        let is_old = highest.is_some_and(|highest| end.wrapping_sub(highest) as i32 <= 0);
        let before = arrived_from.get(&start).copied();
        if is_old && before.is_some() {
            again += 1;
            needless += u64::from(before == Some(true));
        }
        *arrived_from.entry(start).or_default() |= has_arrived[at as usize];
        if !is_old {
            highest = Some(end);
        }
    }
    (again, needless)
}

/// The times of both captures: a packet outside the time of the other capture is not counted.
#[derive(Clone, Copy, Debug)]
struct Span {
    from: Ends,
    to: Ends,
    /// The least delay of the packets found in both captures, ms; below, the median.
    least: f64,
    usual: f64,
}

impl Span {
    fn of(
        sent: &[PacketPrint],
        received: &[PacketPrint],
        sent_of: &[Option<u32>],
        (from, to): (Ends, Ends),
    ) -> Option<Self> {
        let pairs = received.iter().zip(sent_of).filter_map(|(seen, at)| {
            Some(seen.time + to.shift - sent.get((*at)? as usize)?.time - from.shift)
        });
        let mut delays: Vec<f64> = pairs.collect();
        delays.sort_unstable_by(f64::total_cmp);
        let usual = *delays.get(delays.len() / 2)?;
        Some(Self { from, to, least: *delays.first()?, usual })
    }

    /// Whether the receiver's capture would have this packet if it had arrived.
    fn counts_sent(&self, time: f64) -> bool {
        time + self.usual > self.to.from && time + self.least < self.to.to
    }

    /// Whether the sender's capture should have this arrival.
    fn counts_received(&self, time: f64) -> bool {
        time - self.least > self.from.from && time - self.usual < self.from.to
    }
}
