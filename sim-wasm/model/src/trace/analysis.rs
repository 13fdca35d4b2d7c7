//! A flow's sequence, and what the measures make of it.

use super::flows::{Columns, Flow, Kind};
use super::identification;
use super::report::{By, FlowSummary, NoSequence, Part, Report, Source};
use super::series::Series;
use super::tcp;
use super::unfold::Unfold16;
use super::verdict::Verdicts;
use crate::metrics::{Advice, Arrivals, FirstCopies, Measures, Thresholds, advise, late_packets};

/// The measures of a flow.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The sequence that it was read by.
    pub by: Source,
    /// Sentences that say how, and what was left out.
    pub method: Vec<String>,
    /// Every measure.
    pub measures: Measures,
    /// The resequencing buffer that it needs.
    pub advice: [Advice; 4],
    /// Reordering over time.
    pub series: Series,
    /// How segments were judged; TCP only.
    pub tcp: Option<Verdicts>,
}

/// A sequence with the packets that it is of.
#[derive(Debug, Default)]
struct Extracted {
    sequences: Vec<u64>,
    packets: Vec<u32>,
    sent: Option<(u64, u64)>,
    method: Vec<String>,
    tcp: Option<Verdicts>,
}

impl Report {
    /// Measures the flow of this number in the list, from 0.
    ///
    /// # Errors
    /// Where there is no such flow, or it has no such sequence.
    pub fn analyse(&self, number: u32, by: By, thresholds: Thresholds) -> Result<Analysis, NoSequence> {
        let (arrivals, method, by, tcp) = self.arrivals(number, by)?;
        let arrivals = arrivals.view();
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        Ok(Analysis {
            by,
            method,
            measures: Measures::from_parts(&arrivals, thresholds, &copies, &late),
            advice: advise(&arrivals, &copies, &late),
            series: Series::of(&arrivals, &copies, &late),
            tcp,
        })
    }

    fn arrivals(
        &self,
        number: u32,
        by: By,
    ) -> Result<(Owned, Vec<String>, Source, Option<Verdicts>), NoSequence> {
        let count = self.flows.len() as u32;
        let summary = self.flows.get(number as usize).ok_or(NoSequence::NoFlow(number, count))?;
        let by = summary.settle(by)?;
        let columns = &self.table.flows[summary.place as usize].columns;
        let Extracted { sequences, packets, sent, mut method, tcp } = self.extract(summary, by);
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
        Ok((pick, method, by, tcp))
    }

    fn extract(&self, summary: &FlowSummary, by: Source) -> Extracted {
        let flow = &self.table.flows[summary.place as usize];
        let packets = packets_of(summary, flow);
        if by == Source::IpId {
            return by_identification(summary, &flow.columns, packets);
        }
        match &flow.kind {
            Kind::Udp(streams) => {
                let mut unfold = Unfold16::default();
                let number = |&packet: &u32| unfold.next(streams.number_of(packet as usize));
                let sequences = packets.iter().map(number).collect();
                let method = "By RTP sequence number, wraps of 16 bits unfolded.".to_owned();
                Extracted { sequences, packets, method: vec![method], ..Extracted::default() }
            }
            Kind::Echo(numbers) => {
                let mut unfold = Unfold16::default();
                let sequences = numbers.iter().map(|&number| unfold.next(number)).collect();
                let method = "By ICMP echo sequence number, wraps of 16 bits unfolded.".to_owned();
                Extracted { sequences, packets, method: vec![method], ..Extracted::default() }
            }
            Kind::Given(given) => {
                let method = if given.is_ping {
                    "By the sequence number of each reply that ping printed."
                } else {
                    "By the table's sequence column, in the order of its rows."
                };
                Extracted {
                    sequences: given.sequences.clone(),
                    packets,
                    sent: given.sent,
                    method: vec![method.to_owned()],
                    tcp: None,
                }
            }
            Kind::Tcp(segments) => {
                let ordered = tcp::order(segments, &flow.columns);
                let method = tcp::method(segments, &ordered.verdicts);
                Extracted {
                    sequences: ordered.sequences,
                    packets: ordered.packets,
                    sent: ordered.sent,
                    method,
                    tcp: Some(ordered.verdicts),
                }
            }
            Kind::Other => Extracted::default(),
        }
    }
}

/// The packets of a line of the list.
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

/// Arrivals that own their numbers.
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

fn by_identification(summary: &FlowSummary, columns: &Columns, packets: Vec<u32>) -> Extracted {
    let is_own = summary.counting.is_own();
    let ids = packets.iter().filter_map(|&packet| columns.ids.get(packet as usize).copied());
    let sequences = identification::sequence(ids, is_own);
    let counter = if is_own {
        "The counter is this flow's own, so a gap is a loss."
    } else {
        "Other flows share the counter, so gaps say nothing and no losses are counted."
    };
    let method = vec!["By IPv4 identification, wraps of 16 bits unfolded.".to_owned(), counter.to_owned()];
    Extracted { sequences, packets, method, ..Extracted::default() }
}
