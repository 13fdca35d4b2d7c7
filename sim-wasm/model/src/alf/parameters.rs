//! The parameters of a transfer, read from a scenario. Their names, limits and defaults are in `table.rs`.

use super::DelayLaw;
use crate::extremes::larger;
use crate::scenario::{Scenario, Transmission, transmissions};

/// The parameters of a transfer; times in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Ta: time for which the application holds an ADU.
    pub processing: f64,
    /// R: least time between two emissions; at 0 only the window limits the rate.
    pub interval: f64,
    /// D: mean one-way delay.
    pub delay: f64,
    /// W: buffers at the receiver.
    pub window: u32,
    /// L: share of transmissions lost.
    pub loss: f64,
    /// 1/q of the Gilbert chain; `None` for independent losses.
    pub burst: Option<f64>,
    /// A: ADUs received per acknowledgment.
    pub ack_every: u32,
    /// N: ADUs to transfer.
    pub adus: u32,
    /// S: streams of the in-order side, each delivered in order on its own.
    pub streams: u32,
    /// Distribution of the delay around its mean.
    pub law: DelayLaw,
    /// Replications.
    pub runs: u32,
    /// Seed of the random draws.
    pub seed: u32,
    /// Transmissions that are lost whatever the draw, sorted.
    pub lose: Vec<Transmission>,
    /// Transmissions that arrive whatever the draw, sorted; they win over `lose`.
    pub save: Vec<Transmission>,
}

impl Parameters {
    /// The parameters of a scenario of the `alf` laboratory.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            processing: scenario.number("ta"),
            interval: scenario.number("r"),
            delay: scenario.number("d"),
            window: scenario.whole("w"),
            loss: scenario.number("l"),
            burst: scenario.optional("burst"),
            ack_every: scenario.whole("a"),
            adus: scenario.whole("n"),
            streams: scenario.whole("streams"),
            law: scenario.choice_of("delay", &DelayLaw::ALL),
            runs: scenario.whole("runs"),
            seed: scenario.whole("seed"),
            lose: transmissions(scenario.text("lose")),
            save: transmissions(scenario.text("save")),
        }
    }

    /// Probability that a transmission is lost (after a received one, after a lost one): rule alf-3, the Gilbert
    /// chain with L = p/(p+q) and mean burst length 1/q. Bursts cannot be shorter than L/(1-L); a shorter one
    /// is raised to that.
    #[must_use]
    pub fn loss_chain(&self) -> [f64; 2] {
        match self.burst {
            None => [self.loss; 2],
            Some(burst) => {
                let odds = self.loss / (1.0 - self.loss);
                let q = 1.0 / larger(larger(burst, odds), 1.0);
                [q * odds, 1.0 - q]
            }
        }
    }
}

/// Whether a transmission (ADU and attempt from 0) is lost: forced, or else as `drawn`.
#[cold]
pub fn is_lost(p: &Parameters, adu: u32, attempt: u32, drawn: bool) -> bool {
    let named = Transmission { adu: adu + 1, attempt: attempt + 1 };
    let is_in = |list: &[Transmission]| list.binary_search(&named).is_ok();
    !is_in(&p.save) && (drawn || is_in(&p.lose))
}
