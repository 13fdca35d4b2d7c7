//! All flows of a file at a glance: the verdict, the figures of each flow, and which are affected most.

use crate::reordering::Thresholds;
use crate::sorted;
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::report::analysis::Analysis;
use crate::trace::report::artefacts::{Artefact, artefacts};
use crate::trace::report::by::{By, NoSequence};
use crate::trace::report::causes::{Hypothesis, causes};
use crate::trace::report::figures::{FlowFigures, Measured};
use crate::trace::report::flows::Report;
use crate::trace::report::signs::Signs;
use crate::trace::report::verdict::verdict;

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
    /// The verdict: one sentence where nothing is reordered, otherwise two.
    pub verdict: Vec<String>,
    /// What is wrong with the capture itself: it comes before the verdict.
    pub artefacts: Vec<Artefact>,
    /// What may have reordered the packets, the likely cause first; empty where too little is reordered, or nothing fits.
    pub causes: Vec<Hypothesis>,
    /// What the causes are told by.
    pub signs: Signs,
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
        self.survey_with(order, by, |_, _| {})
    }

    /// The same, with the measures of those flows that are asked for by their index: `None` for the others.
    pub fn survey_and_analyse(
        &self,
        order: ArrivalOrder,
        by: By,
        thresholds: Thresholds,
        is_asked: impl Fn(u32) -> bool,
    ) -> (Survey, Vec<Option<Result<Analysis, NoSequence>>>) {
        let mut analyses = Vec::new();
        let survey = self.survey_with(order, by, |number, measured| {
            let analysis = |measured: Result<Measured, _>| measured.map(|one| Analysis::of(one, thresholds));
            analyses.push(is_asked(number).then(|| analysis(measured)));
        });
        (survey, analyses)
    }

    /// Measures every flow, and hands on what it found of each.
    fn survey_with(
        &self,
        order: ArrivalOrder,
        by: By,
        mut each: impl FnMut(u32, Result<Measured, NoSequence>),
    ) -> Survey {
        let span = self.span().unwrap_or_default();
        let mut signs = Signs::default();
        let line = |number: u32| {
            let measured = self.measured(order, number, by);
            let line = match &measured {
                Ok(measured) => {
                    signs.take(measured, span);
                    Line::Measured(Box::new(measured.figures.clone()))
                }
                Err(NoSequence::Acknowledges(data)) => Line::Folded(*data),
                Err(why) => Line::Unmeasured(why.clone()),
            };
            each(number, measured);
            line
        };
        let lines: Vec<Line> = (0..self.flows.len() as u32).map(line).collect();
        let figures = || measured(&lines).map(|(_, figures)| figures);
        let shares: Vec<(u64, u64)> = figures().map(|flow| (flow.received, flow.reordered)).collect();
        let open = figures().map(FlowFigures::open).sum();
        let causes = causes(&signs, &shares, open);
        let verdict = verdict(figures(), &signs, &causes);
        let artefacts = artefacts(self, order, figures());
        Survey { verdict, artefacts, causes, signs, by_harm: by_harm(&lines), lines }
    }
}

/// What a flow of the list suffers.
struct Harm {
    is_unmeasured: bool,
    affected: u64,
    lost: u64,
}

/// The most affected flows first. Flows of equal harm stay in the order of the report, which is that of their packets.
fn by_harm(lines: &[Line]) -> Vec<u32> {
    let harm = |index: u32| match lines.get(index as usize) {
        Some(Line::Measured(figures)) => {
            Harm { is_unmeasured: false, affected: figures.affected(), lost: figures.lost }
        }
        _ => Harm { is_unmeasured: true, affected: 0, lost: 0 },
    };
    let is_listed = |index: &u32| !matches!(lines.get(*index as usize), Some(Line::Folded(_)));
    let mut listed: Vec<u32> = (0..lines.len() as u32).filter(is_listed).collect();
    for key in [|harm: Harm| !harm.lost, |harm: Harm| !harm.affected, |harm: Harm| harm.is_unmeasured.into()]
    {
        sorted::by_key(&mut listed, |index| key(harm(*index)));
    }
    listed
}

impl Survey {
    /// Figures of the measured flows, in the order of the report.
    pub fn measured(&self) -> impl Iterator<Item = (u32, &FlowFigures)> {
        measured(&self.lines)
    }
}

fn measured(lines: &[Line]) -> impl Iterator<Item = (u32, &FlowFigures)> {
    (0_u32..).zip(lines).filter_map(|(index, line)| match line {
        Line::Measured(figures) => Some((index, figures.as_ref())),
        _ => None,
    })
}
