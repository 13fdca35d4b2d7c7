//! The sequence of a flow, and its measures.

use super::clock::{self, ArrivalOrder, is_shuffled};
use super::columns::Columns;
use super::flows::{Flow, Kind};
use super::given::{Given, Width};
use super::identification::{self, Identified};
use super::numerals::grouped;
use super::report::{By, FlowSummary, NoSequence, Part, Report, Source};
use super::restart;
use super::segments::Segments;
use super::series::Series;
use super::tcp;
use super::unfold::{Unfold16, unfold_all};
use super::verdict::Verdicts;
use super::wrap::{self, Wrapped};
use crate::reordering::{Advice, Arrivals, FirstCopies, Measures, Thresholds, advise, late_packets};

/// The measures of a flow.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The kind of sequence number it was read by.
    pub by: Source,
    /// Sentences that say how it was read, and what was left out.
    pub method: Vec<String>,
    /// Every measure.
    pub measures: Measures,
    /// The resequencing buffer that it needs.
    pub advice: [Advice; 4],
    /// Reordering over time.
    pub series: Series,
    /// How segments were judged; TCP only.
    pub tcp: Option<Verdicts>,
    /// Smallest and largest `reordered_ratio` that the undecided segments allow: if all of them were
    /// retransmitted, and if all were overtaken; `None` where nothing is undecided.
    pub reordered_range: Option<(f64, f64)>,
    /// Width of the counter, bits, where bare numbers of a text turned out to wrap.
    pub wraps: Option<u32>,
}

/// A sequence, with the packet that each number belongs to.
#[derive(Debug, Default)]
struct Extracted {
    sequences: Vec<u64>,
    packets: Vec<u32>,
    sent: Option<(u64, u64)>,
    method: Vec<String>,
    tcp: Option<Verdicts>,
    wraps: Option<u32>,
}

/// A flow's arrivals, and how they were found.
struct Found {
    arrivals: Owned,
    by: Source,
    method: Vec<String>,
    tcp: Option<Verdicts>,
    wraps: Option<u32>,
}

impl Report {
    /// Measures flow `number` (from 0) of the list.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn analyse(&self, number: u32, by: By, thresholds: Thresholds) -> Result<Analysis, NoSequence> {
        self.analyse_in(ArrivalOrder::Auto, number, by, thresholds)
    }

    /// The same in a given order of arrival.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn analyse_in(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: By,
        thresholds: Thresholds,
    ) -> Result<Analysis, NoSequence> {
        let Found { arrivals, by, mut method, tcp, wraps } = self.arrivals(order, number, by)?;
        let arrivals = arrivals.view();
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        let measures = Measures::from_parts(&arrivals, thresholds, &copies, &late);
        let undecided = tcp.map_or(0, |verdicts| verdicts.undecided);
        let reordered_range = range(measures.reordered, measures.received, undecided);
        if let Some((least, most)) = reordered_range {
            method.push(format!(
                "The reordered share is between {}% and {}%: nothing in the capture tells whether the undecided segments were overtaken or sent again.",
                percent(least),
                percent(most)
            ));
        }
        if measures.lost > measures.received && measures.received > 0 {
            method.push(format!(
                "More numbers are missing than arrived ({} of {}): if the numbers count bytes or frames, or several senders share them, these are no losses.",
                grouped(measures.lost),
                grouped(measures.lost.saturating_add(measures.received))
            ));
        }
        Ok(Analysis {
            by,
            method,
            reordered_range,
            measures,
            advice: advise(&arrivals, &copies, &late),
            series: Series::of(&arrivals, &copies, &late),
            tcp,
            wraps,
        })
    }

    fn arrivals(&self, order: ArrivalOrder, number: u32, by: By) -> Result<Found, NoSequence> {
        let count = self.flows.len() as u32;
        let summary = self.flows.get(number as usize).ok_or(NoSequence::NoFlow(number, count))?;
        let by = summary.settle(by)?;
        let sorted = self.is_by_clock(order).then(|| clock::sorted(&self.table, summary.place)).flatten();
        let flow = sorted.as_ref().unwrap_or(&self.table.flows[summary.place as usize]);
        let columns = &flow.columns;
        let Extracted { sequences, packets, sent, mut method, tcp, wraps } = extract(summary, flow, by);
        if sorted.is_some() {
            method.push("In the order of the packets' times, not of the file.".to_owned());
        } else if is_shuffled(self.back_in_time, self.packets) {
            method.push("In the file's order, in which times go back.".to_owned());
        }
        let mut pick = Owned { sequences, sent, ..Owned::default() };
        let times = packets.iter().filter_map(|&packet| columns.times.get(packet as usize).copied());
        pick.times = times.take_while(|time| !time.is_nan()).collect();
        if pick.times.len() < packets.len() {
            if !pick.times.is_empty() {
                method.push("Not every packet has a time: measured without times.".to_owned());
            }
            pick.times = Vec::new();
        }
        let sizes = packets.iter().filter_map(|&packet| columns.sizes.get(packet as usize).copied());
        pick.sizes = sizes.take_while(|&size| size != Columns::NO_SIZE).collect();
        if pick.sizes.len() < packets.len() {
            if !pick.sizes.is_empty() {
                method.push("Not every packet has a size: measured without sizes.".to_owned());
            }
            pick.sizes = Vec::new();
        }
        // a buffer for packets without payload is not measured in bytes
        if pick.sizes.iter().all(|&size| size == 0) {
            pick.sizes = Vec::new();
        }
        Ok(Found { arrivals: pick, by, method, tcp, wraps })
    }
}

fn extract(summary: &FlowSummary, flow: &Flow, by: Source) -> Extracted {
    let packets = packets_of(summary, flow);
    if by == Source::IpId {
        return by_identification(&flow.columns, &packets);
    }
    match &flow.kind {
        Kind::Udp(streams) => {
            let numbers: Vec<u16> =
                packets.iter().map(|&packet| streams.number_of(packet as usize)).collect();
            let (sequences, restarts) = restart::unfold(&numbers);
            let mut method = vec!["By RTP sequence number, wraps of 16 bits unfolded.".to_owned()];
            method.extend(restart::sentence(restarts));
            Extracted { sequences, packets, method, ..Extracted::default() }
        }
        Kind::Echo(numbers) => {
            let mut unfold = Unfold16::default();
            let sequences = numbers.iter().map(|&number| unfold.next(number)).collect();
            let method = "By ICMP echo sequence number, wraps of 16 bits unfolded.".to_owned();
            Extracted { sequences, packets, method: vec![method], ..Extracted::default() }
        }
        Kind::Given(given) => by_given(given, &flow.columns, packets),
        Kind::Tcp(segments) => by_segments(segments, &flow.columns),
        Kind::Other => Extracted::default(),
    }
}

/// The reordered share if the undecided segments replace lost first copies, and if they are first copies
/// themselves. An undecided segment comes after the one that opened its hole, so as a first copy it is
/// reordered; otherwise it is not counted at all.
fn range(reordered: u64, received: u64, undecided: u64) -> Option<(f64, f64)> {
    let share = |reordered: u64, received: u64| reordered as f64 / received.max(1) as f64;
    let least = share(reordered.saturating_sub(undecided), received.saturating_sub(undecided));
    (undecided > 0).then(|| (least, share(reordered, received)))
}

/// Two decimals are enough for a reader.
fn percent(share: f64) -> f64 {
    (share * 1e4).round() / 100.0
}

fn by_segments(segments: &Segments, columns: &Columns) -> Extracted {
    let ordered = tcp::order(segments, columns);
    let method = tcp::method(segments, &ordered.verdicts);
    Extracted {
        sequences: ordered.sequences,
        packets: ordered.packets,
        sent: ordered.sent,
        method,
        tcp: Some(ordered.verdicts),
        wraps: None,
    }
}

fn by_given(given: &Given, columns: &Columns, packets: Vec<u32>) -> Extracted {
    if let Some(segments) = given.segments(columns) {
        return by_segments(&segments, columns);
    }
    if let Some(extracted) = by_wrapped(given, &packets) {
        return extracted;
    }
    let what = match given.width {
        _ if given.is_ping => "By the sequence number of each reply that ping printed.",
        _ if given.is_order => "By the numbers of the text, in their order.",
        Width::Plain => "By the table's sequence column, in the order of its rows.",
        Width::Bits16 => {
            "By the table's sequence column, in the order of its rows, wraps of 16 bits unfolded."
        }
        Width::Bytes => {
            "By the table's TCP sequence numbers, in the order of its rows. They count bytes and the lengths are missing (tcp.len), so packets are ranked and no losses are known."
        }
    };
    let mut method = vec![what.to_owned()];
    let sequences = match given.width {
        Width::Plain => given.sequences.clone(),
        Width::Bits16 => {
            let numbers: Vec<u16> = given.sequences.iter().map(|&number| number as u16).collect();
            let (sequences, restarts) = restart::unfold(&numbers);
            method.extend(restart::sentence(restarts));
            sequences
        }
        Width::Bytes => ranked(&given.sequences),
    };
    Extracted { sequences, packets, sent: given.sent, method, ..Extracted::default() }
}

/// Bare numbers that wrap, though nothing says that they do.
fn by_wrapped(given: &Given, packets: &[u32]) -> Option<Extracted> {
    // a text may say that numbers beyond those that arrived were sent
    let is_all =
        given.sent.is_none_or(|(first, last)| [first, last].iter().all(|end| given.sequences.contains(end)));
    if given.width != Width::Plain || given.is_ping || !is_all {
        return None;
    }
    let Wrapped { bits, sequences } = wrap::recognise(&given.sequences)?;
    let what = if given.is_order {
        "the numbers of the text, in their order"
    } else {
        "the table's sequence column, in the order of its rows"
    };
    let largest = grouped((1 << bits) - 1);
    let method = format!(
        "By {what}, read as a counter of {bits} bits that goes on from 0 after {largest}: so fewer packets are late, lost or repeated than if the numbers are taken as they are."
    );
    let (packets, wraps) = (packets.to_vec(), Some(bits));
    Some(Extracted { sequences, packets, wraps, method: vec![method], ..Extracted::default() })
}

/// Ranks of 32-bit sequence numbers.
fn ranked(numbers: &[u64]) -> Vec<u64> {
    let unfolded = unfold_all(32, numbers);
    let mut sorted = unfolded.clone();
    sorted.sort_unstable();
    sorted.dedup();
    unfolded.iter().map(|number| sorted.partition_point(|other| other < number) as u64).collect()
}

/// The packets that a line of the list stands for.
fn packets_of(summary: &FlowSummary, flow: &Flow) -> Vec<u32> {
    let all = 0..flow.columns.times.len() as u32;
    let Kind::Udp(streams) = &flow.kind else { return all.collect() };
    let is_in = |packet: &u32| {
        let stream = streams.stream_of(*packet as usize);
        match summary.part {
            Part::Whole => true,
            Part::Stream(number) => stream == Some(number),
            Part::Rest => stream.is_none_or(|number| !streams.is_found(number)),
        }
    };
    all.filter(is_in).collect()
}

/// Arrivals that own their data.
#[derive(Debug, Default)]
struct Owned {
    sequences: Vec<u64>,
    times: Vec<f64>,
    sizes: Vec<u32>,
    sent: Option<(u64, u64)>,
}

impl Owned {
    fn view(&self) -> Arrivals<'_> {
        Arrivals { sequences: &self.sequences, times: &self.times, sizes: &self.sizes, sent: self.sent }
    }
}

fn by_identification(columns: &Columns, packets: &[u32]) -> Extracted {
    let id_of = |&packet: &u32| Some((packet, columns.ids.get(packet as usize).copied()?));
    let Identified { sequences, packets, method } =
        identification::sequence(packets.iter().filter_map(id_of));
    Extracted { sequences, packets, method, ..Extracted::default() }
}
