//! Functions for the tests of the worker only: this feature is in no module of the page.

use crate::running::running;
use model::running::Running;
use wasm_bindgen::prelude::*;

/// Panics, on purpose.
#[wasm_bindgen]
pub fn probe_panic(words: &str) {
    panic!("{words}");
}

/// Counts units of work up to a given number.
struct Count {
    done: u32,
    wanted: u32,
}

impl Running for Count {
    type Partial = f64;
    type Output = f64;

    fn step(&mut self, budget: u32) -> f64 {
        self.done = self.done.saturating_add(budget.max(1)).min(self.wanted);
        f64::from(self.done) / f64::from(self.wanted)
    }

    fn partial(&self) -> Option<f64> {
        Some(self.result())
    }

    fn result(&self) -> f64 {
        f64::from(self.done)
    }
}

running! {
    /// A simulation of any length.
    pub struct ProbeCount(Count) => f64, f64::from;
}

/// Counts `wanted` units of work.
#[wasm_bindgen]
#[must_use]
pub fn probe_count(wanted: u32) -> ProbeCount {
    ProbeCount(Count { done: 0, wanted })
}
