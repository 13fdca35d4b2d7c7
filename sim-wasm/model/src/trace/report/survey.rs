//! All flows of a file at a glance: the figures of each, and which are affected most.

use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::report::figures::FlowFigures;
use crate::trace::report::flows::{By, NoSequence, Report};
use std::cmp::Reverse;

/// What can be said of a flow of the list.
#[derive(Clone, Debug)]
pub enum Line {
    /// Its figures.
    Measured(Box<FlowFigures>),
    /// It only acknowledges what the flow of this index carries, and counts there.
    Folded(u32),
    /// It tells no order.
    Unmeasured(NoSequence),
}

/// All flows of a file.
#[derive(Clone, Debug)]
pub struct Survey {
    /// For each flow of the report.
    pub lines: Vec<Line>,
    /// Indices of the flows in the order of the list: those with most affected packets first, those that tell no order last.
    /// Flows that are folded into another are left out.
    pub by_harm: Vec<u32>,
}

impl Report {
    /// Measures every flow.
    #[must_use]
    pub fn survey(&self, order: ArrivalOrder, by: By) -> Survey {
        let line = |number: u32| match self.measured(order, number, by) {
            Ok(measured) => Line::Measured(Box::new(measured.figures)),
            Err(NoSequence::Acknowledges(data)) => Line::Folded(data),
            Err(why) => Line::Unmeasured(why),
        };
        let lines: Vec<Line> = (0..self.flows.len() as u32).map(line).collect();
        let by_harm = by_harm(&lines);
        Survey { lines, by_harm }
    }
}

/// Affected and lost packets, and whether it tells no order.
type Harm = (Reverse<u64>, Reverse<u64>, bool);

/// The most affected flows first. Flows of equal harm stay in the order of the report, which is that of their packets.
fn by_harm(lines: &[Line]) -> Vec<u32> {
    let mut listed: Vec<(u32, Harm)> = (0_u32..)
        .zip(lines)
        .filter_map(|(index, line)| {
            let harm = match line {
                Line::Measured(figures) => (Reverse(figures.affected()), Reverse(figures.lost), false),
                Line::Unmeasured(_) => (Reverse(0), Reverse(0), true),
                Line::Folded(_) => return None,
            };
            Some((index, harm))
        })
        .collect();
    listed.sort_by_key(|&(_, harm)| (harm.2, harm.0, harm.1));
    listed.into_iter().map(|(index, _)| index).collect()
}

impl Survey {
    /// Figures of the measured flows, in the order of the report.
    pub fn measured(&self) -> impl Iterator<Item = (u32, &FlowFigures)> {
        (0_u32..).zip(&self.lines).filter_map(|(index, line)| match line {
            Line::Measured(figures) => Some((index, figures.as_ref())),
            _ => None,
        })
    }
}
