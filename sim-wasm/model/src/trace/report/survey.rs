//! Summary of all flows of a file: the verdict, the figures of each flow, and which are affected most.

use crate::reordering::Thresholds;
use crate::sorted;
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice};
use crate::trace::report::analysis::Analysis;
use crate::trace::report::artefacts::{Artefact, artefacts, seen_again};
use crate::trace::report::causes::{Hypothesis, causes};
use crate::trace::report::figures::{FlowFigures, MeasuredFlow};
use crate::trace::report::flows::Report;
use crate::trace::report::remedies::{Remedy, remedies};
use crate::trace::report::signs::Signs;
use crate::trace::report::unknown_cause::unknown_cause;
use crate::trace::report::verdict::{capital, verdict};

/// A line in the list of flows.
#[derive(Clone, Debug)]
pub enum FlowLine {
    /// Its figures.
    Measured(Box<FlowFigures>),
    /// It only acknowledges the flow with this index, or answers its requests in their order, and counts there.
    Folded(u32),
    /// It has no order that can be measured.
    Unmeasured(NoSequence),
}

/// All flows of a file.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The verdict: one sentence if nothing is reordered, otherwise two; if nothing can be measured, why. If the cause cannot be told, a third one says
    /// what could show it.
    pub verdict: Vec<String>,
    /// Artefacts of the capture itself, shown before the verdict.
    pub artefacts: Vec<Artefact>,
    /// Possible causes of the reordering, the likely one first; empty if too little is reordered, or no cause fits.
    pub causes: Vec<Hypothesis>,
    /// What to check and what to set; empty if nothing is reordered.
    pub remedies: Vec<Remedy>,
    /// The evidence for the causes.
    pub signs: Signs,
    /// A line for each flow of the report.
    pub lines: Vec<FlowLine>,
    /// Indices of the flows in the order of the list: flows with most affected packets first, flows without an order
    /// last. Flows folded into another are left out.
    pub by_harm: Vec<u32>,
}

/// Some or all of the measured flows: with several threads, each has a part of its own.
pub struct SurveyPart<'a> {
    report: &'a Report,
    asked: (ArrivalOrder, SequenceChoice),
    /// Start and end of the capture, ms, if they are known.
    span: Option<(f64, f64)>,
    signs: Signs,
    lines: Vec<(u32, FlowLine)>,
    analyses: Analyses,
}

/// Measures of the flows that were asked for, by their index.
pub type Analyses = Vec<(u32, Result<Analysis, NoSequence>)>;

impl Report {
    /// Measures every flow.
    #[must_use]
    pub fn survey(&self, order: ArrivalOrder, by: SequenceChoice) -> Survey {
        let mut all = self.part(order, by);
        (0..self.flows.len() as u32).for_each(|number| all.measure(number));
        let lines = all.lines.into_iter().map(|(_, line)| line).collect();
        self.surveyed(order, all.signs, lines)
    }

    /// A part without flows yet.
    #[must_use]
    pub fn part(&self, order: ArrivalOrder, by: SequenceChoice) -> SurveyPart<'_> {
        SurveyPart {
            report: self,
            asked: (order, by),
            span: self.span(),
            signs: Signs::default(),
            lines: Vec::new(),
            analyses: Vec::new(),
        }
    }

    /// The summary of flows that were measured in parts, each flow in one of them, and the measures of those that were
    /// analysed.
    #[must_use]
    pub fn survey_of<'a>(
        &self,
        order: ArrivalOrder,
        parts: impl IntoIterator<Item = SurveyPart<'a>>,
    ) -> (Survey, Analyses) {
        let (mut signs, mut lines, mut analyses) = (Signs::default(), Vec::new(), Vec::new());
        for part in parts {
            signs.join(part.signs);
            lines.extend(part.lines);
            analyses.extend(part.analyses);
        }
        sorted::by_key(&mut lines, |&(number, _)| number.into());
        sorted::by_key(&mut analyses, |&(number, _)| number.into());
        let lines = lines.into_iter().map(|(_, line)| line).collect();
        (self.surveyed(order, signs, lines), analyses)
    }

    fn surveyed(&self, order: ArrivalOrder, signs: Signs, lines: Vec<FlowLine>) -> Survey {
        let figures = || measured(&lines).map(|(_, figures)| figures);
        let arriving = || figures().filter(|flow| !flow.is_at_sender);
        let shares: Vec<(u64, u64)> = arriving().map(|flow| (flow.received, flow.reordered)).collect();
        let open = arriving().map(FlowFigures::open).sum();
        let causes = causes(&signs, &shares, open);
        let mut verdict = match self.packets == 0 && self.counters.is_empty() {
            true => vec!["The file holds no packet.".to_owned()],
            false => verdict(figures(), &signs, &causes),
        };
        if let (Some(first), Some(words)) = (verdict.first_mut(), seen_again(self)) {
            *first = format!("{first} {words}");
        }
        verdict.extend(unmeasured(self, &lines));
        verdict.extend(unknown_cause(self, &signs, (&shares, open), &causes));
        let artefacts = artefacts(self, order, &figures().collect::<Vec<_>>());
        let remedies = remedies(figures(), &signs, &causes);
        Survey { verdict, artefacts, causes, remedies, signs, by_harm: by_harm(&lines), lines }
    }
}

impl SurveyPart<'_> {
    /// Measures flow `number` (from 0) of the list, for the summary only.
    pub fn measure(&mut self, number: u32) {
        drop(self.take(number));
    }

    /// Measures it, and keeps all its measures.
    pub fn analyse(&mut self, number: u32, thresholds: Thresholds) {
        let analysis = self.take(number).map(|measured| Analysis::of(measured, thresholds));
        self.analyses.push((number, analysis));
    }

    // an engine does not optimise a function that is called only once, whatever loops it has
    #[inline(never)]
    fn take(&mut self, number: u32) -> Result<MeasuredFlow, NoSequence> {
        let (order, by) = self.asked;
        let measured = self.report.measured(order, number, by, self.span);
        let line = match &measured {
            Ok(measured) => {
                // a flow captured near its sender does not show how the path treats it
                if !measured.figures.is_at_sender {
                    self.signs.take(measured, self.span.unwrap_or_default());
                }
                FlowLine::Measured(Box::new(measured.figures.clone()))
            }
            Err(NoSequence::Acknowledges(data) | NoSequence::Mirrors(data)) => FlowLine::Folded(*data),
            Err(why) => FlowLine::Unmeasured(why.clone()),
        };
        self.lines.push((number, line));
        measured
    }
}

/// A sentence if no flow can be measured: why the packets were passed over, or why the largest flow has no order.
fn unmeasured(report: &Report, lines: &[FlowLine]) -> Option<String> {
    if lines.iter().any(|line| matches!(line, FlowLine::Measured(_))) {
        return None;
    }
    let why = match lines.iter().find(|line| matches!(line, FlowLine::Unmeasured(_))) {
        Some(FlowLine::Unmeasured(NoSequence::Nothing)) => return None,
        Some(FlowLine::Unmeasured(why)) if lines.len() == 1 => why.to_string(),
        Some(FlowLine::Unmeasured(why)) => format!("the largest flow: {why}"),
        _ => report.notes.first()?.clone(),
    };
    Some(format!("{}.", capital(&why)))
}

/// How much a flow of the list is affected.
struct Harm {
    is_unmeasured: bool,
    affected: u64,
    lost: u64,
}

/// The most affected flows first. Flows of equal harm stay in the order of the report, which is that of their packets.
fn by_harm(lines: &[FlowLine]) -> Vec<u32> {
    let harm = |index: u32| match lines.get(index as usize) {
        Some(FlowLine::Measured(figures)) => {
            Harm { is_unmeasured: false, affected: figures.affected(), lost: figures.lost }
        }
        _ => Harm { is_unmeasured: true, affected: 0, lost: 0 },
    };
    let is_listed = |index: &u32| !matches!(lines.get(*index as usize), Some(FlowLine::Folded(_)));
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

fn measured(lines: &[FlowLine]) -> impl Iterator<Item = (u32, &FlowFigures)> {
    (0_u32..).zip(lines).filter_map(|(index, line)| match line {
        FlowLine::Measured(figures) => Some((index, figures.as_ref())),
        _ => None,
    })
}
