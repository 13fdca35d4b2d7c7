//! My path: how the stacks of four times perform over it, and the path as a table that other laboratories read.

use super::curves::STACKS;
use super::order::arrivals;
use super::parameters::Parameters;
use crate::laboratory::Point;
use crate::laws::{Law, Quantiles};
use crate::network::{Nanos, PER_MS, Spread};
use crate::scenario::{Scenario, quantile_text};

/// Shares at which the quantiles of a law are tabulated.
const SHARES: [f64; 11] = [0.001, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999, 0.9999, 0.99999];
/// The number of different draws.
const DRAWS: f64 = 4_294_967_296.0;

/// A point for each stack, the oldest first; the first scenario has that stack, the second the oldest one. All else,
/// switches included, is the scenario's.
#[must_use]
pub fn points(scenario: &Scenario) -> Vec<Point> {
    let with = |stack| {
        let mut scenario = scenario.clone();
        scenario.choose("stack", stack);
        scenario
    };
    let [oldest, ..] = STACKS;
    let point = |stack: &'static str| Point {
        name: stack.to_owned(),
        numbers: Vec::new(),
        scenarios: vec![with(stack), with(oldest)],
        after: None,
    };
    STACKS.into_iter().map(point).collect()
}

/// Rule path-9: the extra delay over the earliest packets, under any spread, as a table of quantiles. Routes by
/// flowlets lose their correlation: the table does not say that late packets come together.
#[must_use]
pub fn table(scenario: &Scenario) -> Quantiles {
    let step = |share: f64, extra: f64| Quantiles::new(vec![(1.0 - share, 0.0), (1.0 - share, extra)]);
    match Parameters::of(scenario).spread {
        Spread::Law(law, jitter) => of_law(law, jitter),
        Spread::Held(share, extra) => step(share, extra),
        Spread::Routes(routes) => step(routes.share, routes.extra),
        Spread::Quantiles(table) => table,
    }
}

/// The same table as the text of a parameter.
#[must_use]
pub fn table_text(scenario: &Scenario) -> String {
    quantile_text(table(scenario).points())
}

/// The delay of an application that needs the packets in order.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Waiting {
    /// Share of the packets that wait for an earlier one.
    pub share: f64,
    /// Time that a packet waits, on average over all, ms.
    pub mean: f64,
    /// The longest, ms.
    pub most: f64,
}

/// Rule path-10: for the packets of rule path-7, in the first replication.
#[must_use]
pub fn waiting(scenario: &Scenario) -> Waiting {
    waits(&arrivals(&Parameters::of(scenario), 0))
}

/// A packet is delivered when it and all before it have arrived; `arrivals` are in ns, in the order of sending.
fn waits(arrivals: &[Nanos]) -> Waiting {
    let (mut latest, mut waiting, mut sum, mut most) = (0, 0_u32, 0.0, 0);
    for &arrival in arrivals {
        latest = arrival.max(latest);
        let wait = latest - arrival;
        waiting += u32::from(wait > 0);
        sum += wait as f64;
        most = wait.max(most);
    }
    let packets = arrivals.len().max(1) as f64;
    Waiting { share: f64::from(waiting) / packets, mean: sum / packets / PER_MS, most: most as f64 / PER_MS }
}

fn of_law(law: Law, jitter: f64) -> Quantiles {
    let at = |share: f64| jitter * law.deviation((share * DRAWS) as u32);
    Quantiles::new(SHARES.iter().map(|&share| (share, at(share) - at(SHARES[0]))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tcp::LAB;

    fn text(query: &str) -> String {
        table_text(&Scenario::with(&LAB, query).scenario)
    }

    #[test]
    fn a_path_becomes_a_table_by_hand() {
        assert_eq!(text("law=quantiles&path=99:4,90:0"), "90:0,99:4");
        assert_eq!(text("law=quantiles&path=90:0,99:4&stretch=2.5"), "90:0,99:10");
        assert_eq!(text("law=quantiles"), "95:0,95:30,100:70");
        assert_eq!(text("law=held&share=0.02&extra=5"), "98:0,98:5");
        assert_eq!(text("law=routes&share=0.3&extra=2"), "70:0,70:2");
        // uniform over 2 sqrt(3) j, from which the table cuts a thousandth
        assert!(text("law=uniform&jitter=1").starts_with("0.1:0,1:0.031,5:0.17,25:0.863,50:1.729,"));
    }

    /// The second packet comes 3 ms after the third: that waits 3 ms, and the fourth 1 ms.
    #[test]
    fn in_order_later_packets_wait_for_a_late_one() {
        let found = waits(&[1, 6, 3, 5, 7].map(|ms| ms * 1_000_000));
        assert_eq!(found, Waiting { share: 0.4, mean: 0.8, most: 3.0 });
        assert_eq!(waits(&[]), Waiting::default());
        assert_eq!(waiting(&Scenario::with(&LAB, "jitter=0").scenario), Waiting::default());
    }

    #[test]
    fn the_table_of_a_law_draws_as_the_law_does() {
        let scenario = Scenario::with(&LAB, "law=exponential&jitter=3").scenario;
        let table = table(&scenario);
        for share in [0.05, 0.25, 0.5, 0.75, 0.95, 0.99] {
            let word = (share * DRAWS) as u32;
            let expected = 3.0 * (Law::Exponential.deviation(word) + 1.0);
            assert!((table.at(share) - expected).abs() < 0.01, "{share}: {}", table.at(share));
        }
    }
}
