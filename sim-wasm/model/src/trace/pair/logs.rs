//! The qlogs of both ends of a connection: the packets that one has sent and the other has received.

use crate::trace::flow::fingerprints::{PacketPrint, PrintFields};
use crate::trace::flow::flows::{Flow, Kind, Table};
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::pair::clocks::{Envelope, drift};
use crate::trace::pair::flows::MatchedPackets;
use crate::trace::pair::joined::{Ends, JoinedFlow};
use crate::trace::pair::matching::matches;
use crate::trace::pair::report::{NoPair, delays, report};
use crate::trace::qlog::log::SentPackets;
use crate::trace::report::flows::Report;
use crate::trace::report::listing::list;
use crate::trace::report::pair::{Pair, PairFigures};
use std::collections::HashSet;

/// A number space of one log's sent packets and the other's received ones.
struct LogPair<'a> {
    sent: &'a SentPackets,
    received: &'a Flow,
    joined: JoinedFlow,
}

/// The report of two logs on the packets of both directions.
pub fn of_logs(first: &Report, second: &Report) -> Result<Report, NoPair> {
    let mut found = of(first, second, true);
    found.extend(of(second, first, false));
    if found.is_empty() {
        return Err(NoPair::Nothing);
    }
    let envelope = |is_first: bool| {
        let of = found.iter().filter(|both| both.joined.is_first_senders == is_first);
        Envelope::of(of.flat_map(|both| both.joined.delays()).collect())
    };
    let drift = drift(envelope(true), envelope(false));
    let mut table = Table::new(u32::MAX);
    let mut figures: Vec<PairFigures> = Vec::new();
    for LogPair { sent, received, mut joined } in found {
        joined.correct(drift.unwrap_or(0.0));
        let (mut flow, mut of_flow) = joined.flow();
        if let (Kind::Given(given), Kind::Given(named)) = (&mut flow.kind, &received.kind) {
            let [source, destination, detail] =
                [&named.source, &named.destination, &named.detail].map(String::clone);
            **given =
                GivenSequence { source, destination, detail, is_quic: true, ..std::mem::take(&mut **given) };
            // QUIC retransmits the data of packets that it has declared lost
            let arrived: HashSet<u64> = named.sequences.iter().copied().collect();
            of_flow.sent_again = sent.lost.len() as u64;
            of_flow.needless = sent.lost.iter().filter(|number| arrived.contains(number)).count() as u64;
        }
        of_flow.delays = delays(&flow);
        table.flows.push(flow);
        figures.push(of_flow);
    }
    let flows = list(&table);
    let pair = Pair {
        flows: flows.iter().filter_map(|flow| figures.get(flow.place as usize).cloned()).collect(),
        drift: drift.map(|drift| drift * 1e6),
        notes: notes(&figures),
        ..Pair::default()
    };
    Ok(report(first, second, table, pair))
}

fn notes(figures: &[PairFigures]) -> Vec<String> {
    let total = |of: fn(&PairFigures) -> u64| figures.iter().map(of).sum::<u64>();
    let (lost, arrived) = (total(|flow| flow.sent_again), total(|flow| flow.needless));
    let mut notes = Vec::new();
    if lost > 0 {
        notes.push(format!("of {lost} packets that a sender took for lost, {arrived} arrived: spurious"));
    }
    notes
}

/// The number spaces that this sender and this receiver have in common.
fn of<'a>(sender: &'a Report, receiver: &'a Report, is_first_senders: bool) -> Vec<LogPair<'a>> {
    let mut found = Vec::new();
    let mut is_taken = vec![false; receiver.table.flows.len()];
    for sent in &sender.sent {
        let detail = |flow: &Flow| match &flow.kind {
            Kind::Given(given) => given.detail.clone(),
            _ => String::new(),
        };
        let free = || receiver.table.flows.iter().enumerate().filter(|(at, _)| !is_taken[*at]);
        // the connection is known by its identifier; if the logs have none, only the space is compared
        let space = sent.space.words();
        let chosen = free().find(|(_, flow)| detail(flow) == sent.detail).or_else(|| {
            free()
                .filter(|(_, flow)| detail(flow).starts_with(space))
                .max_by_key(|(_, flow)| flow.columns.times.len())
        });
        let Some((at, flow)) = chosen else { continue };
        let Some(mut joined) = join_log(sent, flow) else { continue };
        joined.is_first_senders = is_first_senders;
        is_taken[at] = true;
        found.push(LogPair { sent, received: flow, joined });
    }
    found
}

fn join_log(sent: &SentPackets, received: &Flow) -> Option<JoinedFlow> {
    let Kind::Given(given) = &received.kind else { return None };
    let seen = |(row, (number, time)): (usize, (u64, f64))| PacketPrint {
        print: number,
        time,
        row: row as u32,
        size: 0,
    };
    let ours: Vec<PacketPrint> = sent.packets.iter().copied().enumerate().map(seen).collect();
    let theirs = given.sequences.iter().copied().zip(received.columns.times.iter());
    let mut theirs: Vec<PacketPrint> = theirs.enumerate().map(seen).collect();
    for (seen, size) in theirs.iter_mut().zip(received.columns.sizes.iter()) {
        seen.size = size;
    }
    let matches = matches(&ours, &theirs);
    let means = PrintFields { by_identification: false, unit: None };
    // logs begin and end with the connection: every packet counts
    let always = Ends { from: f64::NEG_INFINITY, to: f64::INFINITY, shift: 0.0 };
    let paired = MatchedPackets { means, first: ours, second: theirs, matches };
    JoinedFlow::of(received, received, paired, (always, always), false)
}
