//! What a path would do: the stacks of four times over it, and the path as a table that other laboratories read.

use super::curves::STACKS;
use super::parameters::Parameters;
use crate::laws::{Law, Quantiles};
use crate::network::Spread;
use crate::scenario::{Scenario, quantile_text};

/// Shares at which a law becomes a table.
const SHARES: [f64; 11] = [0.001, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999, 0.9999, 0.99999];
/// Draws there are.
const DRAWS: f64 = 4_294_967_296.0;

/// A scenario for each stack, the oldest first; its switches and all else stay.
#[must_use]
pub fn by_stack(scenario: &Scenario) -> Vec<(&'static str, Scenario)> {
    let of = |stack| {
        let mut scenario = scenario.clone();
        scenario.choose("stack", stack);
        (stack, scenario)
    };
    STACKS.into_iter().map(of).collect()
}

/// Rule path-9: by how much packets are later than the earliest ones, by any law, as a table. Of routes by flowlets it has the
/// shares alone: that late packets come together is lost.
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

/// The same as a scenario of any laboratory has it.
#[must_use]
pub fn table_text(scenario: &Scenario) -> String {
    quantile_text(table(scenario).points())
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
        // 2 sqrt(3) j wide, of which the table leaves a thousandth out
        assert!(text("law=uniform&jitter=1").starts_with("0.1:0,1:0.031,5:0.17,25:0.863,50:1.729,"));
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
