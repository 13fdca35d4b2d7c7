//! The report of two captures: its flows are numbered by the sender's order, and then measured like any other.

use crate::extremes::{larger, smaller};
use crate::trace::file::format::Format;
use crate::trace::flow::flows::{Flow, Table};
use crate::trace::flow::hosts::Hosts;
use crate::trace::flow::replay::Peers;
use crate::trace::pair::clocks::{Envelope, drift};
use crate::trace::pair::flows::{CommonFlow, common_flows, match_packets};
use crate::trace::pair::joined::{Ends as FileEnds, JoinedFlow};
use crate::trace::pair::sides::{Ends, Sides};
use crate::trace::report::flows::Report;
use crate::trace::report::listing::list;
use crate::trace::report::pair::{Delays, Pair, PairFigures};
use crate::trace::report::tail::Tail;
use crate::trace::words::numerals::counted;

/// Why two files cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPair {
    /// One of them is not a capture.
    #[error("{0} is no capture: a pair is made of the packets that two captures have, or two qlogs")]
    NoCapture(&'static str),
    /// They have no flow in common.
    #[error("the two captures have no flow in common: none of the packets of one is found in the other")]
    Nothing,
}

/// The report of the flows that are in both captures.
pub fn of_captures(first: &Report, second: &Report) -> Result<Report, NoPair> {
    for (report, name) in [(first, "the first file"), (second, "the second file")] {
        if !matches!(report.format, Format::Pcap | Format::PcapNg) {
            return Err(NoPair::NoCapture(name));
        }
    }
    let start = |report: &Report| report.times.map_or(0.0, |(start, _)| start);
    // both files' times count from the first file's first packet
    let shift = start(second) - start(first);
    let mut found: Vec<(CommonFlow, JoinedFlow)> = common_flows(&first.table.flows, &second.table.flows)
        .into_iter()
        .filter_map(|common| Some((common, join(first, second, common, shift, true)?)))
        .collect();
    if found.is_empty() {
        return Err(NoPair::Nothing);
    }
    let sides = sides(&found);
    for (common, joined) in &mut found {
        let Some(key) = joined.key else { continue };
        if !sides.is_first(key.source, key.destination)
            && let Some(turned) = join(first, second, *common, shift, false)
        {
            *joined = turned;
        }
    }
    let drift = drift_of(&found);
    found.iter_mut().for_each(|(_, joined)| joined.correct(drift.unwrap_or(0.0)));
    let round_trip = round_trip(&found);
    let paired_flows = found.len() as u64;
    let unpaired = (first.flows.len() as u64, second.flows.len() as u64);
    let unpaired = (unpaired.0.saturating_sub(paired_flows), unpaired.1.saturating_sub(paired_flows));
    let mut table = Table::new(u32::MAX);
    let mut figures = Vec::new();
    for (_, joined) in found {
        let (flow, mut of_flow) = joined.flow();
        of_flow.delays = delays(&flow);
        table.flows.push(flow);
        figures.push(of_flow);
    }
    let mut pair = Pair {
        flows: Vec::new(),
        round_trip,
        drift: drift.map(|drift| drift * 1e6),
        unpaired,
        notes: Vec::new(),
    };
    pair.notes = notes(&pair, &figures, &sides, &table, first, second);
    let flows = list(&table);
    pair.flows = flows.iter().filter_map(|flow| figures.get(flow.place as usize).cloned()).collect();
    Ok(report(first, second, table, pair))
}

/// The packets of a flow in both files; `None` if none is found again.
fn join(
    first: &Report,
    second: &Report,
    common: CommonFlow,
    shift: f64,
    is_first_senders: bool,
) -> Option<JoinedFlow> {
    let (ours, theirs) =
        (first.table.flows.get(common.first as usize)?, second.table.flows.get(common.second as usize)?);
    let ends = |report: &Report, shift: f64| {
        let duration = report.times.map_or(0.0, |(start, end)| end - start);
        FileEnds { from: shift, to: shift + duration, shift }
    };
    let (ours_end, theirs_end) = (ends(first, 0.0), ends(second, shift));
    let joined = if is_first_senders {
        JoinedFlow::of(
            ours,
            theirs,
            match_packets(ours, theirs),
            (ours_end, theirs_end),
            first.is_clock_believed,
        )
    } else {
        JoinedFlow::of(
            theirs,
            ours,
            match_packets(theirs, ours),
            (theirs_end, ours_end),
            second.is_clock_believed,
        )
    };
    joined.map(|mut joined| {
        joined.is_first_senders = is_first_senders;
        joined
    })
}

/// The sides of hosts, from the connections with both directions in the captures.
fn sides(found: &[(CommonFlow, JoinedFlow)]) -> Sides {
    let mut sides = Sides::default();
    for (there, back) in connections(found) {
        if let (Some(there), Some(back)) = (ends(there), ends(back)) {
            sides.take(there, back);
        }
    }
    sides
}

/// The directions of each connection.
fn connections(found: &[(CommonFlow, JoinedFlow)]) -> Vec<(&JoinedFlow, &JoinedFlow)> {
    let mut places = std::collections::HashMap::new();
    for (at, (_, joined)) in found.iter().enumerate() {
        if let Some(key) = joined.key {
            places.entry(key).or_insert(at);
        }
    }
    let each = |(at, (_, joined)): (usize, &(CommonFlow, JoinedFlow))| {
        let other = *places.get(&joined.key?.reversed())?;
        (other > at).then(|| (&found[at].1, &found[other].1))
    };
    found.iter().enumerate().filter_map(each).collect()
}

/// Differences of the second file's times from the first's.
fn ends(joined: &JoinedFlow) -> Option<Ends> {
    let key = joined.key?;
    let (least, largest) = joined.differences()?;
    Some(Ends { source: key.source, destination: key.destination, least, largest })
}

fn drift_of(found: &[(CommonFlow, JoinedFlow)]) -> Option<f64> {
    let envelope = |is_first: bool| {
        let of = found.iter().filter(|(_, joined)| joined.is_first_senders == is_first);
        Envelope::of(of.flat_map(|(_, joined)| joined.delays()).collect())
    };
    drift(envelope(true), envelope(false))
}

fn round_trip(found: &[(CommonFlow, JoinedFlow)]) -> Option<f64> {
    let mut least = connections(found)
        .into_iter()
        .filter_map(|(there, back)| {
            (there.is_first_senders != back.is_first_senders).then(|| Some(there.least()? + back.least()?))?
        })
        .collect::<Vec<f64>>();
    least.sort_unstable_by(f64::total_cmp);
    least.first().copied()
}

pub fn delays(flow: &Flow) -> Option<Delays> {
    let columns = &flow.columns;
    let above = columns.times.iter().zip(columns.sent.iter()).map(|(time, sent)| time - sent);
    let above: Vec<f64> = above.filter(|delay| delay.is_finite()).collect();
    Tail::of(above.into_iter(), f64::total_cmp).map(|above_least| Delays { above_least })
}

fn notes(
    pair: &Pair,
    flows: &[PairFigures],
    sides: &Sides,
    table: &Table,
    first: &Report,
    second: &Report,
) -> Vec<String> {
    let mut notes = Vec::new();
    for (report, name) in [(first, "first"), (second, "second")] {
        notes.extend(report.damage.as_ref().map(|damage| format!("of the {name} file: {damage}")));
    }
    let is_told = |flow: &Flow| flow.key.is_some_and(|key| sides.tell(key.source, key.destination));
    let largest = (0..table.flows.len()).max_by_key(|&at| flows[at].sent);
    if largest.is_some_and(|at| !is_told(&table.flows[at])) {
        notes.push("no connection shows both directions in both files: the first file is taken for the sender's, as it was given".to_owned());
    } else if largest.is_some_and(|at| !flows[at].is_first_senders) {
        notes.push(
            "the second file is the sender's of most packets: their times would run backwards otherwise"
                .to_owned(),
        );
    }
    if let Some(round_trip) = pair.round_trip {
        notes.push(format!("there and back between the two captures takes {round_trip:.3} ms at least (the clocks' difference cancels)"));
    }
    notes.push(match pair.drift {
        Some(drift) if drift.abs() >= 0.05 => format!("the second file's clock runs {:.1} millionths {}, which is taken out of the delays (lower envelope)", drift.abs(), if drift > 0.0 { "faster" } else { "slower" }),
        Some(_) => "the two clocks run equally fast".to_owned(),
        None => "whether one clock runs faster is not told by these packets: delays are taken as they are".to_owned(),
    });
    let total = |of: fn(&PairFigures) -> u64| flows.iter().map(of).sum::<u64>();
    let (ambiguous, unsent) = (total(|flow| flow.ambiguous), total(|flow| flow.unsent));
    if ambiguous > 0 {
        notes.push(format!("{} could be one of several equal packets, and {} taken for the one whose delay is the most usual", counted(ambiguous, "arrival"), if ambiguous == 1 { "is" } else { "are" }));
    }
    if unsent > 0 {
        notes.push(format!("{} not in the sender's capture, which lost them, or the path made them: as many of the losses may be the other capture's", counted(unsent, "arrival")));
    }
    if let Some(unit) = flows.iter().find_map(|flow| flow.split) {
        notes.push(format!("one of the captures has segments that the network card splits or has merged: they are counted in parts of {unit} bytes"));
    }
    if pair.unpaired != (0, 0) {
        notes.push(format!(
            "{} of the first file and {} of the second are not in the other one, and left out",
            counted(pair.unpaired.0, "flow"),
            pair.unpaired.1
        ));
    }
    notes
}

pub fn report(first: &Report, second: &Report, table: Table, pair: Pair) -> Report {
    let times = [first.times, second.times]
        .into_iter()
        .flatten()
        .reduce(|a, b| (smaller(a.0, b.0), larger(a.1, b.1)));
    let report = Report {
        format: Format::Pair,
        counters: first.counters.iter().chain(&second.counters).cloned().collect(),
        sent: Vec::new(),
        packing: None,
        bytes: first.bytes + second.bytes,
        packets: table.flows.iter().map(|flow| flow.columns.times.len() as u64).sum(),
        damage: None,
        notes: pair.notes.clone(),
        times,
        back_in_time: first.back_in_time + second.back_in_time,
        cut_off: first.cut_off + second.cut_off,
        cut_short: first.cut_short + second.cut_short,
        flows: list(&table),
        table,
        hosts: Hosts::default(),
        peers: Peers::default(),
        has_clock: false,
        is_clock_believed: false,
        pair: Some(pair),
    };
    report.ordered("packet in front")
}
