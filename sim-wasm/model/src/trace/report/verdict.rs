//! The verdict on a file in two sentences: what is reordered and how late it is, then what it looks like and what puts
//! it in order.

use crate::trace::report::causes::{Hypothesis, indistinguishable_cause};
use crate::trace::report::figures::FlowFigures;
use crate::trace::report::sender_flows::SenderFlows;
use crate::trace::report::signs::Signs;
use crate::trace::words::numerals::{counted, grouped};
use crate::trace::words::spoken::{percent, time, time_at_least};

/// Lateness that harms no application, ms.
const HARMLESS: f64 = 0.1;

/// Totals over all measured flows.
#[derive(Clone, Copy, Debug, Default)]
struct FigureSums {
    flows: u64,
    affected: u64,
    /// Flows that may be entirely in order, as far as the rules can tell.
    in_doubt: u64,
    /// Packets received in all flows; below, in the affected ones and those in doubt, like `reordered` and `buffer`.
    received: u64,
    received_there: u64,
    reordered: u64,
    /// Fewest and most reordered packets, each with the received ones, in affected flows and those in doubt.
    least: (f64, f64),
    most: (f64, f64),
    /// Fewest and most lost packets; below, those that the measures count, and how many of these are likely.
    lost: (u64, u64),
    counted_lost: u64,
    likely_lost: u64,
    /// Packets of the longest loss period; below, packets lost in flows whose loss periods are known.
    lost_in_a_row: u64,
    lost_in_periods: u64,
    /// Segments that no rule decides.
    undecided: u64,
    duplicated: u64,
    buffer: u32,
    /// How many of these flows have merged segments; below, in how many of them the number of packets per segment is
    /// unknown, and reordered and all packets of these flows as on the path.
    merged: u64,
    of_unknown: u64,
    on_the_path: (u64, u64),
}

impl FigureSums {
    fn of<'a>(figures: impl Iterator<Item = &'a FlowFigures>) -> Self {
        let mut sum = Self::default();
        for flow in figures {
            let open = flow.undecided + flow.likely_lost;
            sum.flows += 1;
            sum.received += flow.received;
            let (least, most) = flow.lost_range.unwrap_or((flow.lost, flow.lost));
            sum.lost = (sum.lost.0.saturating_add(least), sum.lost.1.saturating_add(most));
            sum.counted_lost = sum.counted_lost.saturating_add(flow.lost);
            sum.likely_lost += flow.likely_lost;
            if let Some(periods) = flow.loss_periods {
                sum.lost_in_a_row = sum.lost_in_a_row.max(periods.longest);
                sum.lost_in_periods = sum.lost_in_periods.saturating_add(flow.lost);
            }
            sum.undecided += flow.undecided;
            sum.duplicated += flow.duplicated();
            sum.in_doubt += u64::from(flow.reordered == 0 && open > 0);
            if flow.reordered + open == 0 {
                continue;
            }
            sum.affected += u64::from(flow.reordered > 0);
            sum.received_there += flow.received;
            sum.reordered += flow.reordered;
            sum.buffer = sum.buffer.max(flow.buffer);
            let (late, all) = flow.on_the_path.unwrap_or((flow.reordered, flow.received));
            sum.on_the_path = (sum.on_the_path.0 + late, sum.on_the_path.1 + all);
            sum.merged += u64::from(flow.merged.is_some());
            sum.of_unknown += u64::from(flow.merged.is_some() && flow.on_the_path.is_none());
            let (received, reordered) = (flow.received as f64, flow.reordered as f64);
            let likely = flow.likely_reordered as f64;
            sum.least = (sum.least.0 + reordered - likely, sum.least.1 + received - likely);
            sum.most = (sum.most.0 + reordered + open as f64, sum.most.1 + received + open as f64);
        }
        sum
    }

    /// The share of reordered packets, or its range.
    fn share(&self) -> String {
        let of = |(reordered, received): (f64, f64)| {
            percent(if received > 0.0 { reordered / received } else { 0.0 })
        };
        let (least, most) = (of(self.least), of(self.most));
        if least == most { most } else { format!("between {least} and {most}") }
    }

    /// What the share is of: each merged segment is several packets.
    fn what(&self) -> String {
        let (late, all) = self.on_the_path;
        match self.merged {
            0 => "packets".to_owned(),
            _ if self.of_unknown > 0 || self.least != self.most => "merged segments".to_owned(),
            _ => format!(
                "merged segments ({} of the packets on the path)",
                percent(late as f64 / all.max(1) as f64)
            ),
        }
    }

    /// How many packets are lost in a row, if several are lost and all loss periods are known.
    fn in_a_row(&self) -> String {
        if self.lost_in_periods < self.counted_lost {
            return String::new();
        }
        match (self.counted_lost, self.lost_in_a_row) {
            (0 | 1, _) | (_, 0) => String::new(),
            (_, 1) => " one by one".to_owned(),
            (all, longest) if longest == all => " in a row".to_owned(),
            (_, longest) => format!(", at most {} in a row", grouped(longest)),
        }
    }

    fn lost(&self) -> Option<String> {
        let (least, most) = self.lost;
        let found = self.counted_lost;
        match (least, most) {
            (_, 0) => None,
            _ if least == most => Some(format!("{} {} lost{}", grouped(least), were(least), self.in_a_row())),
            // the likely ones leave the range no wider than that
            _ if self.likely_lost > 0 && found > least => {
                let range = match (least, most) {
                    _ if most == found => String::new(),
                    (0, _) => format!(", at most {}", grouped(most)),
                    _ => format!(", {} to {} are possible", grouped(least), grouped(most)),
                };
                Some(format!("{} {} likely lost{range}", grouped(found), were(found)))
            }
            (0, _) => Some(format!("at most {} {} lost", grouped(most), were(most))),
            _ if most == least + 1 => Some(format!("{} or {} were lost", grouped(least), grouped(most))),
            _ => Some(format!("between {} and {} were lost", grouped(least), grouped(most))),
        }
    }

    /// Further findings, as the end of a sentence.
    fn besides(&self) -> String {
        let of = self.duplicated;
        let duplicated = (of > 0).then(|| format!("{} {} duplicated on the path", grouped(of), were(of)));
        self.lost().into_iter().chain(duplicated).map(|words| format!("; {words}")).collect()
    }
}

fn were(count: u64) -> &'static str {
    if count == 1 { "was" } else { "were" }
}

/// The sentences about flows with these figures.
pub(in crate::trace) fn verdict<'a>(
    figures: impl Iterator<Item = &'a FlowFigures>,
    signs: &Signs,
    causes: &[Hypothesis],
) -> Vec<String> {
    let all: Vec<&FlowFigures> = figures.collect();
    let sent = SenderFlows::of(all.iter().copied());
    let sum = FigureSums::of(all.iter().copied().filter(|flow| !flow.is_at_sender));
    let mut sentences = arriving(&sum, sent, signs, causes);
    if sent.leads() {
        let rest = sentences.first().map_or_else(String::new, |first| format!(" {first}"));
        let first = sent.sentences() + &rest;
        sentences.splice(..sentences.len().min(1), [first]);
    }
    sentences
}

/// The sentences on flows that were not captured near their sender.
fn arriving(sum: &FigureSums, sent: SenderFlows, signs: &Signs, causes: &[Hypothesis]) -> Vec<String> {
    if sum.flows == 0 && sent.flows > 0 {
        return Vec::new();
    }
    if sum.flows == 0 {
        return vec!["No flow carries a number that shows the order of its packets.".to_owned()];
    }
    if sum.reordered == 0 {
        return vec![not_reordered(sum, sent)];
    }
    vec![reordered(sum, sent, signs), explained(sum, signs, causes)]
}

/// This many flows, as opposed to those captured near their sender.
fn flows_of(the: &str, flows: u64, sent: SenderFlows) -> String {
    match (sent.flows, flows) {
        (0, flows) => counted(flows, "flow"),
        (_, 1) => format!("{the}flow that arrives here"),
        (_, flows) => format!("{the}{} that arrive here", counted(flows, "flow")),
    }
}

fn not_reordered(sum: &FigureSums, sent: SenderFlows) -> String {
    let packets = counted(sum.received, "packet");
    let rest = sum.besides();
    if sum.in_doubt > 0 {
        let flows = counted(sum.in_doubt, "flow");
        if sum.undecided == 0 {
            return format!(
                "No packet is surely reordered: what filled holes in {flows} was likely retransmitted{rest}."
            );
        }
        let undecided = sum.undecided as f64;
        let share = percent(undecided / (sum.received_there as f64 + undecided));
        return format!(
            "No packet is surely reordered: no rule decides {}, {share} of the packets of {flows}{rest}.",
            counted(sum.undecided, "segment")
        );
    }
    let of_flows = match (sum.flows, sent.flows) {
        (1, 0) => String::new(),
        (flows, _) => format!(" of {}", flows_of("the ", flows, sent)),
    };
    match sum.received {
        1 => format!("Nothing is reordered: a single packet{of_flows} arrives{rest}."),
        2 => format!("Nothing is reordered: both packets{of_flows} arrive in order{rest}."),
        _ => format!("Nothing is reordered: all {packets}{of_flows} arrive in order{rest}."),
    }
}

fn reordered(sum: &FigureSums, sent: SenderFlows, signs: &Signs) -> String {
    let (share, what) = (sum.share(), sum.what());
    let late = match signs.lateness(0.5) {
        Some(median) => {
            let worst = signs.lateness(0.99).unwrap_or(median);
            let word = if worst < HARMLESS { ": harmless" } else { "" };
            format!(", median lateness {}{word}", time(median))
        }
        None => String::new(),
    };
    let lost = sum.besides();
    let clean = sum.flows - sum.affected - sum.in_doubt;
    let rest = match (clean, sum.in_doubt) {
        (0, 0) => String::new(),
        (0, doubt) => format!(", {} in doubt", grouped(doubt)),
        (1, 0) => ", the other clean".to_owned(),
        (_, 0) => ", all others clean".to_owned(),
        (clean, doubt) => format!(", {} clean, {} in doubt", grouped(clean), grouped(doubt)),
    };
    match (sum.flows, sum.affected) {
        (1, _) if sent.flows > 0 => {
            format!("{} of the {what} that arrive here are reordered{late}{lost}.", capital(&share))
        }
        (1, _) => format!("{} of the {what} are reordered{late}{lost}.", capital(&share)),
        (flows, affected) if flows == affected => {
            let all = match (flows, sent.flows) {
                (2, 0) => "Both flows".to_owned(),
                (2, _) => "Both flows that arrive here".to_owned(),
                _ => format!("All {}", flows_of("", flows, sent)),
            };
            format!("{all} are reordered ({share} of their {what}{late}){lost}.")
        }
        (flows, affected) => {
            let (are, their) = if affected == 1 { ("is", "its") } else { ("are", "their") };
            format!(
                "{} of {} {are} reordered ({share} of {their} {what}{late}){rest}{lost}.",
                grouped(affected),
                flows_of("the ", flows, sent)
            )
        }
    }
}

fn explained(sum: &FigureSums, signs: &Signs, causes: &[Hypothesis]) -> String {
    let like = match causes.first().filter(|first| first.is_likely) {
        Some(first) => {
            let alike = match indistinguishable_cause(causes) {
                Some(other) => {
                    format!(", or {} (one flow does not tell which)", other.words())
                }
                None => String::new(),
            };
            format!("It looks like {}{alike}", first.cause.words())
        }
        None => "The cause is unclear".to_owned(),
    };
    format!("{like}; {}.", restored(sum, signs))
}

/// What puts the packets in order. A wait and a buffer of packets do the same without losses; with losses, the buffer
/// waits until it is full.
fn restored(sum: &FigureSums, signs: &Signs) -> String {
    let buffer = format!("a buffer of {}", counted(sum.buffer.into(), signs.what()));
    let Some(most) = signs.wait(0.9).map(time_at_least) else {
        return format!("{buffer} puts everything in order");
    };
    let all = time_at_least(signs.latest);
    if most == all {
        let or = if sum.lost.1 == 0 { format!(" or {buffer}") } else { String::new() };
        return format!("a wait of {all}{or} puts everything in order");
    }
    format!("a wait of {most} puts 90% of them in order, and {all} all")
}

pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| [first.to_ascii_uppercase()].into_iter().chain(letters).collect())
}
