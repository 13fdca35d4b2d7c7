//! The laboratory `metrics` as the command line, the page and the tests run it.

use super::order::order;
use super::{JitterBench, LAB, figures, measure_path};
use crate::extremes::larger;
use crate::laboratory::{
    Bench, Column, Constant, Density, Digest, Heads, Laboratory, RunError, Sample, Table,
};
use crate::laws::Law;
use crate::measures::{Measure, descriptions, values};
use crate::params::Lab;
use crate::path::JitterPath;
use crate::reordering::{MEASURES, Measures, OccupancyDensity, Sequence, Thresholds};
use crate::scenario::{Axes, Scenario};
use crate::trace::NamedMeasures;

/// The laboratory `metrics`.
#[derive(Debug)]
pub struct Metrics;

impl Laboratory for Metrics {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn measures(&self) -> Vec<&'static Measure> {
        descriptions(MEASURES)
    }

    fn replications(&self, scenario: &Scenario) -> Result<u32, RunError> {
        // the bench of captures has no data in a link; measuring the jitter path instead would answer another question
        if scenario.choice("bench") == "trace" {
            return Err(RunError::Empty("a link does not hold the trace: oos trace FILE measures it"));
        }
        Ok(if order(scenario).is_some() { 1 } else { scenario.whole("runs") })
    }

    fn bench(&self) -> Box<dyn Bench> {
        Box::<JitterBench>::default()
    }

    fn misfits(&self, scenario: &Scenario) -> Vec<String> {
        let losses = order(scenario).map(Sequence::loss_sentences).unwrap_or_default();
        super::figures::misfit(scenario).into_iter().chain(losses).collect()
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        figures::columns(scenario)
    }

    fn further(&self, scenario: &Scenario) -> Result<Vec<Table>, RunError> {
        Ok(figures::further(scenario))
    }

    fn constants(&self) -> &'static [Constant] {
        figures::CONSTANTS
    }

    fn heads(&self) -> &'static [Heads] {
        figures::HEADS
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        figures::axes(scenario)
    }
}

impl Bench for JitterBench {
    /// Measures the scenario's arrival order if it has one, otherwise the jitter path.
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        let thresholds = Thresholds::both(scenario.whole("dt"));
        let Some(order) = order(scenario) else {
            let path = JitterPath::of(scenario);
            return Ok(sample(&measure_path(&mut self.crossing, &path, thresholds, replication)));
        };
        let sequence = Sequence::read(order).map_err(|error| RunError::Text(error.to_string()))?;
        Ok(sample(&Measures::of(&sequence.as_arrivals(), thresholds)))
    }

    /// Covers the RD counts and arrival times of the jitter path under every law, and no measure.
    fn digest(&mut self, scenario: &Scenario, _: &str) -> Result<String, RunError> {
        let mut path = JitterPath::of(scenario);
        let mut digest = Digest::default();
        for (_, law) in Law::ALL {
            path.law = law;
            self.crossing.run(&path, 0);
            self.crossing.times().iter().for_each(|time| digest.feed(time.to_bits()));
            let density = self.density(scenario.whole("dt"));
            density.counts.iter().for_each(|&count| digest.feed(u64::from(count)));
            digest.feed(density.entropy().to_bits());
        }
        Ok(digest.text())
    }
}

/// The measures of one sample, with its densities: `rd` by displacement, `rbd` by occupancy, and
/// `rbd_neglecting_losses`, for a buffer that does not wait for lost packets.
#[must_use]
pub fn sample(measures: &Measures) -> Sample {
    let rd = &measures.density;
    let threshold = rd.threshold as i32;
    let displaced =
        (-threshold..=threshold).map(|k| f64::from(rd.count(k)) / larger(rd.total as f64, 1.0)).collect();
    let occupied = |id, rbd: &OccupancyDensity| {
        let share = |&count: &u32| f64::from(count) / larger(rbd.total as f64, 1.0);
        Density { id, from: 0, shares: rbd.counts.iter().map(share).collect() }
    };
    Sample {
        values: values(MEASURES, measures),
        densities: vec![
            Density { id: "rd", from: -threshold, shares: displaced },
            occupied("rbd", &measures.occupancy),
            occupied("rbd_neglecting_losses", &measures.occupancy_neglecting_losses),
        ],
    }
}

/// The measures and densities of one sample by name, for the tables of a capture's report.
#[must_use]
pub fn named(measures: &Measures) -> NamedMeasures {
    let Sample { values, densities } = sample(measures);
    NamedMeasures {
        values: MEASURES.iter().map(|measured| measured.about.id).zip(values).collect(),
        densities: densities.into_iter().map(|density| (density.id, density.from, density.shares)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::{Report, run};
    use crate::metrics::table::FIRST_ORDER;
    use crate::scenario::Reading;

    fn report(text: &str) -> Result<Report, RunError> {
        let Reading { scenario, messages } = Scenario::read(text).unwrap();
        assert!(messages.is_empty(), "{messages:?}");
        run(&Metrics, &mut JitterBench::default(), &scenario)
    }

    fn value(report: &Report, id: &str) -> f64 {
        report.estimates[MEASURES.iter().position(|measured| measured.about.id == id).unwrap()].mean
    }

    #[test]
    fn a_sequence_goes_before_the_jitter_path() {
        let found = report("#/metrics?seq=1+2+x+4+7+5+6+6").unwrap();
        assert_eq!(value(&found, "lost"), 1.0);
        assert_eq!(value(&found, "duplicates"), 1.0);
        let rd = vec![(-2, 1.0 / 6.0), (0, 3.0 / 6.0), (1, 2.0 / 6.0)];
        // 3 is never given up, so 4 to 7 are held; if losses are neglected, only 7 and 5
        let rbd = [0, 1, 2, 3, 4].map(|k| (k, if k == 0 { 2.0 } else { 1.0 } / 6.0)).to_vec();
        let neglecting = vec![(0, 4.0 / 6.0), (1, 2.0 / 6.0)];
        assert_eq!(found.densities, [("rd", rd), ("rbd", rbd), ("rbd_neglecting_losses", neglecting)]);
    }

    #[test]
    fn the_bench_of_sequences_begins_with_an_order() {
        assert_eq!(Scenario::with(&LAB, LAB.opening).scenario.text("seq"), FIRST_ORDER);
        let first = report("#/metrics?bench=sequence&seq=1+2+4+5+3+6").unwrap();
        for link in ["#/metrics", "#/metrics?v=1", "#/metrics?bench=sequence", "#/metrics?seq=1+2+4+5+3+6"] {
            assert_eq!(report(link).unwrap(), first, "{link}");
        }
        assert_ne!(report("#/metrics?bench=sequence&seq=1+2+5+4+3+6").unwrap(), first);
        // a link of another figure or law still measures the jitter path
        assert_eq!(value(&report("#/metrics?n=50").unwrap(), "received"), 50.0);
    }

    #[test]
    fn what_cannot_be_run_is_an_error() {
        let RunError::Text(words) = report("#/metrics?seq=1+two").unwrap_err() else { panic!("of text") };
        assert!(words.contains('3'), "{words}");
        assert!(matches!(report("#/metrics?bench=trace"), Err(RunError::Empty(_))));
        let foreign = report("#/alf").unwrap_err();
        assert_eq!(foreign, RunError::Foreign { wanted: "metrics", given: "alf" });
    }

    #[test]
    fn replications_give_an_interval() {
        let found = report("#/metrics?n=1000&runs=3").unwrap();
        assert!(found.estimates[5].ci95.is_some_and(|half| half > 0.0));
        let [(_, rd), ..] = &found.densities[..] else { panic!("rd comes first") };
        assert!((rd.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
