//! The throughput without jitter, to which that of a transfer is compared.

use super::{Parameters, Simulation};
use crate::running::Running;
use std::cell::RefCell;

/// How many throughputs are cached.
const CACHED_AT_MOST: usize = 32;

thread_local! {
    /// The cache, the newest throughput first. All jitters and replications of a scenario share one, since without
    /// jitter nothing is random. Without the cache, requests for single replications, as the page makes them, would
    /// cost twice as much.
    static CACHE: RefCell<Vec<(Parameters, f64)>> = const { RefCell::new(Vec::new()) };
}

/// The throughput without jitter, Mbit/s.
#[must_use]
pub fn undisturbed(p: &Parameters) -> f64 {
    // everything that a transfer without jitter depends on
    let key = Parameters { runs: 0, seed: 0, ..p.undisturbed() };
    CACHE.with_borrow_mut(|known| {
        if let Some(at) = known.iter().position(|(of, _)| *of == key) {
            known[..=at].rotate_right(1);
        } else {
            known.truncate(CACHED_AT_MOST - 1);
            known.insert(0, (key, Simulation::undisturbed(p).finish().throughput()));
        }
        known[0].1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Scenario;
    use crate::tcp::LAB;

    #[test]
    fn jitters_and_seeds_of_a_sender_share_one_and_another_sender_has_another() {
        let of = |text: &str| match Scenario::of(&LAB, text) {
            Ok(scenario) => undisturbed(&Parameters::of(&scenario)),
            Err(error) => panic!("{text}: {error}"),
        };
        let first = of("#/tcp?transfer=1");
        for other in ["jitter=5", "law=pareto&jitter=0.1", "seed=7", "runs=9", "lose=3"] {
            assert_eq!(of(&format!("#/tcp?transfer=1&{other}")).to_bits(), first.to_bits());
        }
        assert_eq!(CACHE.with_borrow(Vec::len), 1);
        assert!(of("#/tcp?transfer=1&iw=1") < first);
        assert_eq!(CACHE.with_borrow(Vec::len), 2);
    }
}
