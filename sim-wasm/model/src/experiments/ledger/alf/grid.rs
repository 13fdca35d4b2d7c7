//! The paper's statements about all parameters at once, over a grid of 1944 scenarios.

use super::super::{Check, Figure, Statement};
use super::study::Study;
use crate::alf::LAB;
use crate::alf::Replication;
use crate::scenario::Scenario;
use crate::stats::estimate;

const GRID: [(&str, &[f64]); 6] = [
    ("ta", &[0.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 60.0]),
    ("r", &[0.0, 10.0, 20.0]),
    ("d", &[20.0, 100.0, 300.0]),
    ("w", &[8.0, 32.0, 64.0]),
    ("l", &[0.02, 0.1, 0.3]),
    ("a", &[1.0, 2.0, 8.0]),
];

/// The scenarios of the grid.
fn scenarios() -> Vec<Scenario> {
    GRID.iter().fold(vec![Scenario::new(&LAB)], |scenarios, (id, values)| {
        let at = |scenario: &Scenario, value: f64| {
            let mut scenario = scenario.clone();
            scenario.set(id, value).map(|()| scenario).ok()
        };
        scenarios.iter().flat_map(|scenario| values.iter().filter_map(|value| at(scenario, *value))).collect()
    })
}

/// The savings of out-of-sequence delivery over the grid: the scenario with the smallest saving, and the number of
/// scenarios with a loss.
struct LeastSaving {
    name: &'static str,
    unit: &'static str,
    of: fn(&Replication) -> f64,
    mean: f64,
    at: String,
    /// Scenarios visited; below, those whose whole interval is below 0.
    seen: u32,
    below: u32,
}

impl LeastSaving {
    fn new(name: &'static str, unit: &'static str, of: fn(&Replication) -> f64) -> Self {
        Self { name, unit, of, mean: f64::MAX, at: String::new(), seen: 0, below: 0 }
    }

    fn see(&mut self, scenario: &Scenario, replications: &[Replication]) {
        let found = estimate(&replications.iter().map(self.of).collect::<Vec<_>>());
        self.seen += 1;
        self.below += u32::from(found.mean + found.ci95.unwrap_or(0.0) < 0.0);
        if found.mean < self.mean {
            self.mean = found.mean;
            self.at = scenario.canonical();
        }
    }

    /// The smallest mean. Its interval would mean nothing, because the scenario was picked as the least of many.
    fn least(&self) -> Check {
        let name = format!("least {} of {} scenarios", self.name, self.seen);
        Figure::new(name, self.unit, vec![self.mean], self.at.clone()).at_least(0.0)
    }

    /// One interval in twenty misses the true value, half of those from below.
    fn chance(&self) -> Check {
        let name = format!("share of the scenarios in which the interval of {} is below 0", self.name);
        let share = f64::from(self.below) / f64::from(self.seen);
        Figure::new(name, "", vec![share], "#/alf".to_owned()).at_most(0.025)
    }
}

const CHANCE: &str = "Means and intervals of 5 runs. By chance alone 2.5% of such intervals lie below the truth, and some of the means.";

pub fn over_all_parameters(study: &mut Study) -> Vec<Statement> {
    let mut gain = LeastSaving::new("G", "", Replication::gain);
    let mut buffer = LeastSaving::new("saving of mean occupancy", "ADUs", |r| {
        r.in_order.buffer_mean - r.out_of_order.buffer_mean
    });
    let mut peak = LeastSaving::new("saving of largest occupancy", "ADUs", |r| {
        f64::from(r.in_order.buffer_max) - f64::from(r.out_of_order.buffer_max)
    });
    let scenarios = scenarios();
    for (scenario, replications) in scenarios.iter().zip(study.all_replications(&scenarios)) {
        for least in [&mut gain, &mut buffer, &mut peak] {
            least.see(scenario, &replications);
        }
    }
    vec![
        Statement::of(
            11, "4.1",
            "G is never negative, i.e. in the worst case, out-of-sequence processing is never less efficient than ordered processing.",
        )
        .check(gain.least())
        .check(gain.chance())
        .note(CHANCE),
        Statement::of(
            12, "1",
            "The buffer requirements with out-of-sequence processing at the receiver should always be less than or equal to the buffer requirements with ordered protocols.",
        )
        .check(buffer.least())
        .check(buffer.chance())
        .check(peak.least())
        .check(peak.chance())
        .note(CHANCE),
    ]
}
