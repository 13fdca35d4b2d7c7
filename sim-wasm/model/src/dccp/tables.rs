//! The rows of the paper's tables, as scenarios.

use crate::params::Lab;
use crate::scenario::Scenario;

/// A row of table I.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Round-trip time, ms.
    pub round_trip: f64,
    /// D: extra delay, ms.
    pub extra: f64,
    /// J: its spread, ms.
    pub spread: f64,
    /// X with reordering, kbit/s.
    pub rate: f64,
    /// LER with reordering, a share.
    pub loss_event_rate: f64,
    /// X without reordering, kbit/s.
    pub undisturbed: f64,
}

const fn row(times: [f64; 3], rate: f64, percent: f64, undisturbed: f64) -> Row {
    let [round_trip, extra, spread] = times;
    Row { round_trip, extra, spread, rate, loss_event_rate: percent / 100.0, undisturbed }
}

/// Table I.
pub const TABLE_I: [Row; 5] = [
    row([50.0, 25.0, 8.0], 935.3, 1.66, 961.3),
    row([100.0, 50.0, 20.0], 565.1, 1.79, 959.1),
    row([200.0, 100.0, 40.0], 500.2, 1.83, 954.5),
    row([300.0, 150.0, 80.0], 153.4, 2.45, 936.8),
    row([400.0, 200.0, 160.0], 90.6, 3.11, 941.2),
];

impl Row {
    /// The scenario of the row, with everything else from `base`. The table gives D and J at each round-trip time, so
    /// they must not be scaled with it again.
    ///
    /// # Panics
    /// If the table of parameters lacks one of the row's: a mistake in the code, not in an input.
    #[must_use]
    pub fn scenario(&self, base: &Scenario) -> Scenario {
        let mut scenario = base.clone();
        for (id, value) in [("rtt", self.round_trip), ("extra", self.extra), ("spread", self.spread)] {
            scenario.set(id, value).unwrap_or_else(|error| panic!("{error}"));
        }
        scenario.choose("tie", "off");
        scenario
    }

    /// The same scenario without reordering.
    ///
    /// # Panics
    /// If the table of parameters has no share: a mistake in the code, not in an input.
    #[must_use]
    pub fn undisturbed(&self, base: &Scenario) -> Scenario {
        let mut scenario = self.scenario(base);
        for id in ["share", "spread"] {
            scenario.set(id, 0.0).unwrap_or_else(|error| panic!("{error}"));
        }
        scenario
    }
}

/// The scenario in which table I was measured, as far as it is known: every packet's delay varies, and packets have
/// 1000 bytes (docs/dccp.md).
#[must_use]
pub fn of_table_i(lab: &'static Lab) -> Scenario {
    Scenario::with(lab, "law=jitter-all&packet=1000").scenario
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::{LAB, Parameters};

    #[test]
    fn a_row_has_the_delays_of_the_table_whether_they_grow_with_rtt_or_not() {
        for row in TABLE_I {
            for tie in ["off", "rtt"] {
                let base = Scenario::with(&LAB, &format!("law=jitter-all&tie={tie}")).scenario;
                let p = Parameters::of(&row.scenario(&base));
                let found = [p.round_trip, p.disorder.extra, p.disorder.spread];
                assert_eq!(found, [row.round_trip, row.extra, row.spread], "{tie}");
                let calm = Parameters::of(&row.undisturbed(&base)).disorder;
                assert_eq!((calm.share, calm.spread), (0.0, 0.0), "{tie}");
            }
        }
    }
}
