//! The measures of a scenario of the `metrics` laboratory.

use super::{Arrivals, JitterBench, JitterPath, Measures, Sequence, SequenceError, Thresholds};
use crate::laws::Law;
use crate::scenario::Scenario;
use crate::stats::{Estimate, estimate};

/// A measure with its name on the command line.
#[derive(Debug)]
pub struct Measure {
    /// Name on the command line.
    pub id: &'static str,
    /// Unit; empty for pure numbers.
    pub unit: &'static str,
    /// Its value.
    pub of: fn(&Measures) -> f64,
}

/// The measures of a sample, in the order of the command line.
pub const MEASURES: &[Measure] = &[
    Measure { id: "received", unit: "packets", of: |m| m.received as f64 },
    Measure { id: "lost", unit: "packets", of: |m| m.lost as f64 },
    Measure { id: "duplicates", unit: "packets", of: |m| m.duplicates as f64 },
    Measure { id: "reordered_ratio", unit: "", of: Measures::reordered_ratio },
    Measure { id: "mean_displacement", unit: "packets", of: |m| m.density.mean_displacement() },
    Measure { id: "entropy", unit: "nats", of: |m| m.density.entropy() },
    Measure { id: "extent_mean", unit: "packets", of: |m| m.extent.mean },
    Measure { id: "extent_max", unit: "packets", of: |m| m.extent.max },
    Measure { id: "n_reordering_3_ratio", unit: "", of: |m| m.n_reordering_ratio(3) },
    Measure { id: "displacement_q999", unit: "packets", of: |m| f64::from(m.density.quantile(0.999)) },
    Measure { id: "displacement_3_ratio", unit: "", of: |m| m.density.tail(3) },
    Measure { id: "beyond_threshold", unit: "packets", of: |m| m.density.beyond as f64 },
    Measure { id: "buffer_mean", unit: "packets", of: |m| m.occupancy.mean() },
    Measure { id: "buffer_max", unit: "packets", of: |m| f64::from(m.occupancy.max()) },
];

/// What a scenario gives.
#[derive(Clone, Debug)]
pub struct Report {
    /// The estimates of [`MEASURES`], in their order.
    pub estimates: Vec<Estimate>,
    /// RD: (displacement, share of the packets), mean over replications, empty ones left out.
    pub rd: Vec<(i32, f64)>,
    /// RBD: (occupancy, share of the arrivals), mean over replications, empty ones left out.
    pub rbd: Vec<(u32, f64)>,
}

/// Measures a scenario: its sequence where it has one, the jitter path otherwise.
///
/// # Errors
/// If the sequence cannot be read.
pub fn run(bench: &mut JitterBench, scenario: &Scenario) -> Result<Report, SequenceError> {
    let thresholds = Thresholds::both(scenario.whole("dt"));
    if !scenario.text("seq").is_empty() {
        let sequence = Sequence::read(scenario.text("seq"))?;
        return Ok(report(&[Measures::of(&sequence.as_arrivals(), thresholds)]));
    }
    let path = JitterPath::of(scenario);
    let samples: Vec<Measures> =
        (0..scenario.whole("runs")).map(|replication| measure_path(bench, &path, replication)).collect();
    Ok(report(&samples))
}

/// Every measure of one replication (from 0) of a jitter path.
#[must_use]
pub fn measure_path(bench: &mut JitterBench, path: &JitterPath, replication: u32) -> Measures {
    bench.run(path, replication);
    let sequences: Vec<u64> = bench.order().iter().map(|&packet| u64::from(packet)).collect();
    let times: Vec<f64> = bench.order().iter().map(|&packet| bench.times()[packet as usize]).collect();
    let sizes = vec![path.size; sequences.len()];
    let arrivals = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
    Measures::of(&arrivals, Thresholds::both(path.threshold))
}

/// Estimates over the replications.
#[must_use]
pub fn report(samples: &[Measures]) -> Report {
    let estimates = MEASURES
        .iter()
        .map(|measure| estimate(&samples.iter().map(measure.of).collect::<Vec<_>>()))
        .collect();
    let runs = samples.len() as f64;
    let threshold = samples.first().map_or(0, |sample| sample.density.threshold as i32);
    let rd = (-threshold..=threshold)
        .map(|k| {
            let share = |m: &Measures| f64::from(m.density.count(k)) / (m.density.total as f64).max(1.0);
            (k, samples.iter().map(share).sum::<f64>() / runs)
        })
        .filter(|&(_, share)| share > 0.0)
        .collect();
    let longest = samples.iter().map(|m| m.occupancy.counts.len() as u32).max().unwrap_or(0);
    let rbd = (0..longest)
        .map(|k| {
            let count = |m: &Measures| m.occupancy.counts.get(k as usize).copied().unwrap_or(0);
            let share = |m: &Measures| f64::from(count(m)) / (m.occupancy.total as f64).max(1.0);
            (k, samples.iter().map(share).sum::<f64>() / runs)
        })
        .filter(|&(_, share)| share > 0.0)
        .collect();
    Report { estimates, rd, rbd }
}

/// A digest of the RD counts and arrival times of a jitter path under every law, for the
/// comparison of native and WebAssembly builds: FNV-1a, 64 bits, as hexadecimal digits.
#[must_use]
pub fn digest(bench: &mut JitterBench, scenario: &Scenario) -> String {
    let mut path = JitterPath::of(scenario);
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |word: u64| {
        for byte in word.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for (_, law) in Law::ALL {
        path.law = law;
        bench.run(&path, 0);
        bench.times().iter().for_each(|time| feed(time.to_bits()));
        bench.density(path.threshold).counts.iter().for_each(|&count| feed(u64::from(count)));
        feed(bench.density(path.threshold).entropy().to_bits());
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(report: &Report, id: &str) -> f64 {
        report.estimates[MEASURES.iter().position(|measure| measure.id == id).unwrap()].mean
    }

    #[test]
    fn a_sequence_goes_before_the_jitter_path() {
        let (scenario, messages) = Scenario::read("#/metrics?seq=1+2+x+4+7+5+6+6");
        assert!(messages.is_empty(), "{messages:?}");
        let report = run(&mut JitterBench::default(), &scenario).unwrap();
        assert_eq!(value(&report, "lost"), 1.0);
        assert_eq!(value(&report, "duplicates"), 1.0);
        assert_eq!(report.rd, [(-2, 1.0 / 6.0), (0, 3.0 / 6.0), (1, 2.0 / 6.0)]);
        assert_eq!(report.rbd, [(0, 4.0 / 6.0), (1, 2.0 / 6.0)]);
        let (scenario, _) = Scenario::read("#/metrics?seq=1+two");
        assert_eq!(run(&mut JitterBench::default(), &scenario).unwrap_err().position(), 3);
    }

    #[test]
    fn replications_give_an_interval() {
        let (scenario, _) = Scenario::read("#/metrics?n=1000&runs=3");
        let report = run(&mut JitterBench::default(), &scenario).unwrap();
        assert!(report.estimates[5].ci95.is_some_and(|half| half > 0.0));
        assert!((report.rd.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
