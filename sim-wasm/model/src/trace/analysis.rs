//! A flow's sequence, and what the measures make of it.

use super::flows::{Columns, Kind};
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
        let all = || 0..flow.columns.times.len() as u32;
        if by == Source::IpId {
            let packets: Vec<u32> = all().filter(|&packet| self.is_in(summary, packet)).collect();
            return by_identification(summary, &flow.columns, packets);
        }
        match &flow.kind {
            Kind::Udp(streams) => {
                let packets: Vec<u32> = all().filter(|&packet| self.is_in(summary, packet)).collect();
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
                Extracted {
                    sequences,
                    packets: all().collect(),
                    method: vec![method],
                    ..Extracted::default()
                }
            }
            Kind::Given(given) => {
                let method = if given.is_ping {
                    "By the sequence number of each reply that ping printed."
                } else {
                    "By the table's sequence column, in the order of its rows."
                };
                Extracted {
                    sequences: given.sequences.clone(),
                    packets: all().collect(),
                    sent: given.sent,
                    method: vec![method.to_owned()],
                    tcp: None,
                }
            }
            Kind::Tcp(segments) => {
                let ordered = tcp::order(segments, &flow.columns);
                let method =
                    tcp_method(&ordered.verdicts, summary.packets, &segments.verdicts, segments.largest);
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

    fn is_in(&self, summary: &FlowSummary, packet: u32) -> bool {
        let stream = match &self.table.flows[summary.place as usize].kind {
            Kind::Udp(streams) => streams.stream_of(packet as usize),
            _ => None,
        };
        match summary.part {
            Part::Whole => true,
            Part::Stream(number) => stream == Some(number),
            Part::Rest => stream.is_none_or(|stream| {
                let is_listed =
                    |line: &FlowSummary| line.place == summary.place && line.part == Part::Stream(stream);
                !self.flows.iter().any(is_listed)
            }),
        }
    }
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

/// Payloads beyond any frame: the capturing machine put segments together.
const LARGEST_SEGMENT: u32 = 9200;

fn tcp_method(v: &Verdicts, packets: u64, all: &[super::verdict::Verdict], largest: u32) -> Vec<String> {
    let data = all.iter().filter(|&&verdict| verdict != super::verdict::Verdict::NoData).count() as u64;
    let mut method = vec![format!(
        "By TCP sequence number: {data} segments with payload, numbered by the rank of their first byte; {} without were left out.",
        packets.saturating_sub(data)
    )];
    let reordered = v.reordered_by_ip_id + v.reordered_by_timestamp + v.reordered_by_time;
    let repeated = v.retransmitted_by_ip_id + v.retransmitted_by_timestamp + v.retransmitted_by_acks;
    if reordered + repeated + v.undecided > 0 {
        method.push(format!(
            "Of {} segments that filled a hole, {reordered} were overtaken ({} by IP identification, {} by timestamp, {} as they came within a round trip); {repeated} were sent again after a loss ({} by IP identification, {} by timestamp, {} by duplicate acknowledgments) and count as lost; {} could not be told and count as reordered.",
            reordered + repeated + v.undecided,
            v.reordered_by_ip_id, v.reordered_by_timestamp, v.reordered_by_time,
            v.retransmitted_by_ip_id, v.retransmitted_by_timestamp, v.retransmitted_by_acks, v.undecided,
        ));
    }
    if v.same_packet + v.repeated > 0 {
        method.push(format!(
            "{} segments brought nothing new and are duplicates: {} the same IP packet again, {} sent again.",
            v.same_packet + v.repeated,
            v.same_packet,
            v.repeated
        ));
    }
    if v.unseen_bytes > 0 {
        method.push(format!(
            "{} bytes were never seen; how many packets they were is not known.",
            v.unseen_bytes
        ));
    }
    if largest > LARGEST_SEGMENT {
        method.push(format!(
            "Payloads of up to {largest} bytes: the capturing machine put segments together, and reordering among those is hidden."
        ));
    }
    method
}
