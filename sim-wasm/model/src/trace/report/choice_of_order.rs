//! Chooses between the order of the file and that of the times, if times go back: several capture queues write a file
//! out of order, but clocks that differ or were set give wrong times. Both orders are measured, and the one with fewer
//! faults is chosen, since neither cause puts packets into order by chance.

use crate::reordering::{Arrivals, FirstCopies};
use crate::trace::flow::clock::{self, is_shuffled};
use crate::trace::flow::flows::Flow;
use crate::trace::numbers::columns::is_complete;
use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::report::extract::extract;
use crate::trace::report::flows::{FlowSummary, Report};
use crate::trace::words::numerals::{counted, grouped};
use std::fmt::{Display, Formatter};
use std::ops::AddAssign;

/// Most packets that are looked at to compare the orders, those of the largest flows first.
const PACKETS_AT_MOST: u64 = 1 << 20;

/// The weight of a restart in the comparison: RFC 3550, A.1 takes a smaller jump for the loss of as many packets.
const RESTART: u64 = 3000;

/// The orders that a file's packets can be measured in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Orders {
    /// Whether at least one flow has a time for every packet.
    pub has_clock: bool,
    /// Whether the order of the times is chosen.
    pub is_clock_believed: bool,
    trial: Option<Trial>,
}

/// The faults of the flows in each order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Trial {
    file: Faults,
    clock: Faults,
}

/// The faults of an order of arrival.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Faults {
    reordered: u64,
    /// Undecided segments that fill a hole.
    undecided: u64,
    lost: u64,
    duplicates: u64,
    restarts: u64,
    strays: u64,
}

impl Report {
    /// The report with its orders compared; `before` names what comes before a packet whose time goes back.
    pub(in crate::trace) fn ordered(mut self, before: &str) -> Self {
        let orders = Orders::of(&self);
        self.has_clock = orders.has_clock;
        self.is_clock_believed = orders.is_clock_believed;
        self.notes.extend(orders.notes(self.back_in_time, before));
        self
    }
}

impl Orders {
    /// Compares the orders of what was read.
    fn of(report: &Report) -> Self {
        let has_clock = report.table.flows.iter().any(|flow| is_complete(&flow.columns));
        if report.back_in_time == 0 || !has_clock {
            return Self { has_clock, ..Self::default() };
        }
        let mut trial = Trial::default();
        let mut packets = 0;
        for summary in &report.flows {
            let Some(flow) = report.table.flows.get(summary.place as usize) else { continue };
            let Some(sorted) = clock::sorted(&report.table, &report.peers, summary.place) else { continue };
            trial.file += Faults::of(report, summary, flow);
            trial.clock += Faults::of(report, summary, &sorted);
            packets += looked_at(report, summary, flow);
            if packets >= PACKETS_AT_MOST {
                break;
            }
        }
        let (file, by_clock) = (trial.file.cost(), trial.clock.cost());
        let is_better =
            by_clock < file || (by_clock == file && is_shuffled(report.back_in_time, report.packets));
        Self { has_clock, is_clock_believed: is_better, trial: Some(trial) }
    }

    /// Sentences: how many times go back, which order was chosen, and why.
    fn notes(&self, back_in_time: u64, before: &str) -> Vec<String> {
        if back_in_time == 0 {
            return Vec::new();
        }
        let times = counted(back_in_time, "time");
        let first = format!("{times} before that of the {before}: {}", self.choice());
        std::iter::once(first).chain(self.comparison()).collect()
    }

    fn choice(&self) -> &'static str {
        match self.trial {
            None => "measured in the file's order, as no flow has a time for every packet",
            Some(Trial { file, clock }) if file == clock => {
                if self.is_clock_believed {
                    "measured in the order of the times; the file's order finds the same"
                } else {
                    "measured in the file's order; the order of the times finds the same"
                }
            }
            Some(_) if self.is_clock_believed => {
                "measured in the order of the times unless the file's is chosen, as that finds less wrong: several capture queues write a file so; but if these are times of sending, the file's order is right"
            }
            Some(_) => {
                "measured in the file's order unless that of the times is chosen, as that finds less wrong: clocks that differ, are coarse or were set give such times"
            }
        }
    }

    /// The faults in each order, if they differ.
    fn comparison(&self) -> Option<String> {
        let trial = self.trial.filter(|trial| trial.file != trial.clock)?;
        Some(format!("in the file's order {}; in the order of the times {}", trial.file, trial.clock))
    }
}

/// Packets that are looked at to measure a flow: those of the other direction too, and for identifications all packets.
fn looked_at(report: &Report, summary: &FlowSummary, flow: &Flow) -> u64 {
    if summary.sequences.first() == Some(&SequenceKind::IpId) {
        return report.packets;
    }
    let peer = flow.segments().and_then(|segments| report.table.flows.get(segments.peer? as usize));
    summary.packets + peer.map_or(0, |peer| peer.columns.times.len() as u64)
}

impl Faults {
    fn of(report: &Report, summary: &FlowSummary, flow: &Flow) -> Self {
        let Some(&by) = summary.sequences.first() else { return Self::default() };
        let found = extract(&report.table, &report.hosts, summary, flow, by);
        let arrivals = Arrivals { sequences: &found.sequences, sent: found.sent, ..Arrivals::default() };
        let copies = FirstCopies::of(&arrivals);
        let mut highest = 0;
        let late = copies.ranks.iter().filter(|&&rank| {
            let is_late = rank < highest;
            highest = highest.max(rank);
            is_late
        });
        let reordered = late.count() as u64;
        let (lost, duplicates) = (copies.lost, copies.duplicates);
        let undecided = found.tcp.map_or(0, |verdicts| verdicts.undecided);
        Self { reordered, undecided, lost, duplicates, restarts: found.restarts, strays: found.strays }
    }

    fn cost(self) -> u64 {
        let Self { reordered, undecided, lost, duplicates, restarts, strays } = self;
        [reordered, undecided, duplicates, strays, restarts.saturating_mul(RESTART)]
            .into_iter()
            .fold(lost, u64::saturating_add)
    }
}

impl AddAssign for Faults {
    fn add_assign(&mut self, other: Self) {
        self.reordered += other.reordered;
        self.undecided += other.undecided;
        self.lost = self.lost.saturating_add(other.lost);
        self.duplicates += other.duplicates;
        self.restarts += other.restarts;
        self.strays += other.strays;
    }
}

impl Display for Faults {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        let Self { reordered, undecided, lost, duplicates, restarts, strays } = *self;
        let [reordered, lost, duplicates] = [reordered, lost, duplicates].map(grouped);
        write!(f, "{reordered} reordered, {lost} lost, {duplicates} repeated")?;
        if undecided > 0 {
            write!(f, ", {} undecided", grouped(undecided))?;
        }
        if strays > 0 {
            write!(f, ", {} out of all sequence", grouped(strays))?;
        }
        match restarts {
            0 => Ok(()),
            1 => f.write_str(", 1 restart of a sender"),
            _ => write!(f, ", {} restarts of senders", grouped(restarts)),
        }
    }
}
