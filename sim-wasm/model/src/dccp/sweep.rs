//! One scenario at many points of a sweep.

use super::Parameters;
use super::measures::{MEASURES, efficiencies};
use super::simulation::{Flows, Outcome, Simulation};
use crate::measures::values;
use crate::running::Running;
use crate::scenario::{Scenario, ScenarioError};

/// The values computed at each point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointValues {
    /// ε of rate, loss event rate and jitter, then the rates (kbit/s) and the loss event rates with and without a
    /// buffer.
    Efficiencies,
    /// Every measure of the laboratory's table.
    Measures,
}

impl PointValues {
    /// Efficiencies need only the scenario's own flow.
    fn flows(self) -> Flows {
        match self {
            Self::Efficiencies => Flows::Own,
            Self::Measures => Flows::All,
        }
    }

    fn row(self, found: &Outcome) -> Vec<f64> {
        match self {
            Self::Efficiencies => efficiencies(found).to_vec(),
            Self::Measures => values(MEASURES, found),
        }
    }
}

/// One replication at the points of a sweep, one after another. Points that differ only in their buffer share the run
/// without a buffer. A unit of work is an event.
#[derive(Clone, Debug)]
pub struct Sweep {
    points: Vec<Parameters>,
    replication: u32,
    wanted: PointValues,
    current: Option<Simulation>,
    /// Points that are done; below, the first of them on each path.
    done: usize,
    firsts: Vec<Outcome>,
    rows: Vec<f64>,
}

impl Sweep {
    /// One replication (from 0) at the points `(xs[i], ys[i])`: a row each. An empty second id means that there is no
    /// second parameter.
    ///
    /// # Errors
    /// If a parameter is not numeric or a value is outside its range.
    pub fn new(
        scenario: &Scenario,
        (x, xs): (&str, &[f64]),
        (y, ys): (&str, &[f64]),
        replication: u32,
        wanted: PointValues,
    ) -> Result<Self, ScenarioError> {
        let mut at = scenario.clone();
        let mut points = Vec::with_capacity(xs.len());
        for (i, value) in xs.iter().enumerate() {
            at.set(x, *value)?;
            if let Some(value) = ys.get(i).filter(|_| !y.is_empty()) {
                at.set(y, *value)?;
            }
            points.push(Parameters::of(&at));
        }
        Ok(Self { points, replication, wanted, current: None, done: 0, firsts: Vec::new(), rows: Vec::new() })
    }

    fn start(&self, p: Parameters) -> Simulation {
        let (replication, flows) = (self.replication, self.wanted.flows());
        match self.firsts.iter().find(|first| first.differs_in_buffer_alone(&p)) {
            Some(first) => Simulation::beside(first, p, replication, flows),
            None => Simulation::new(p, replication, flows),
        }
    }

    fn end(&mut self, found: Outcome) {
        self.rows.extend(self.wanted.row(&found));
        self.done += 1;
        if !self.firsts.iter().any(|first| first.differs_in_buffer_alone(found.parameters())) {
            self.firsts.push(found);
        }
    }
}

impl Running for Sweep {
    /// A row for each point that is done.
    type Partial = Vec<f64>;
    type Output = Vec<f64>;

    fn step(&mut self, budget: u32) -> f64 {
        let mut left = budget.max(1);
        let mut share = 0.0;
        while left > 0 && self.done < self.points.len() {
            let mut run = self.current.take().unwrap_or_else(|| self.start(self.points[self.done].clone()));
            let (done, spent) = run.advance(left);
            left = left.saturating_sub(spent.max(1));
            share = done;
            if done >= 1.0 {
                self.end(run.result());
                share = 0.0;
            } else {
                self.current = Some(run);
            }
        }
        if self.done == self.points.len() {
            return 1.0;
        }
        (self.done as f64 + share) / self.points.len() as f64
    }

    fn partial(&self) -> Option<Vec<f64>> {
        (!self.rows.is_empty()).then(|| self.rows.clone())
    }

    fn result(&self) -> Vec<f64> {
        self.rows.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::LAB;

    const BUFFERS: [f64; 4] = [0.0, 5.0, 5.0, 12.0];
    const RTTS: [f64; 4] = [100.0, 100.0, 50.0, 100.0];

    fn sweep(query: &str, points: std::ops::Range<usize>, wanted: PointValues) -> Sweep {
        let scenario = Scenario::with(&LAB, &format!("duration=6&warmup=1&{query}")).scenario;
        let (xs, ys) = (&BUFFERS[points.clone()], &RTTS[points]);
        Sweep::new(&scenario, ("buffer", xs), ("rtt", ys), 1, wanted).expect("a sweep")
    }

    /// A point's row has the same bits whether its run without a buffer is shared or not.
    #[test]
    fn points_share_the_run_without_a_buffer_and_nothing_changes() {
        for (query, wanted) in [
            ("", PointValues::Efficiencies),
            ("place=application&kind=timed&loss=0.02", PointValues::Efficiencies),
            ("app=voice", PointValues::Measures),
        ] {
            let alone: Vec<f64> = (0..4).flat_map(|at| sweep(query, at..at + 1, wanted).finish()).collect();
            let together = sweep(query, 0..4, wanted).finish();
            let bits = |values: &[f64]| values.iter().map(|value| value.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(&together), bits(&alone), "{query}");
        }
    }

    #[test]
    fn a_path_is_simulated_once_without_a_buffer() {
        let mut whole = sweep("", 0..4, PointValues::Efficiencies);
        while whole.step(u32::MAX) < 1.0 {}
        assert_eq!(whole.firsts.len(), 2);
    }

    #[test]
    fn pieces_add_up_to_the_whole() {
        let whole = sweep("", 0..3, PointValues::Efficiencies).finish();
        let mut pieces = sweep("", 0..3, PointValues::Efficiencies);
        let (mut share, mut steps) = (0.0, 0);
        assert_eq!(pieces.partial(), None);
        while share < 1.0 {
            let next = pieces.step(400);
            assert!(next > share, "{share} {next}");
            (share, steps) = (next, steps + 1);
        }
        assert!(steps > 5 && pieces.step(1) == 1.0, "{steps}");
        assert_eq!(pieces.result(), whole);
    }
}
