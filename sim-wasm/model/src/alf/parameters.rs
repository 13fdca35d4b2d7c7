use super::DelayLaw;
use crate::extremes::larger;
use crate::scenario::{Scenario, Transmission, transmissions};

/// The parameters of a transfer; times in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Ta: time for which the application holds an ADU.
    pub processing: f64,
    /// R: least time between two emissions; 0 leaves the pace to the window alone.
    pub interval: f64,
    /// D: mean one-way delay.
    pub delay: f64,
    /// W: buffers at the receiver.
    pub window: u32,
    /// L: share of transmissions that are lost.
    pub loss: f64,
    /// 1/q of the Gilbert chain; `None` for independent losses.
    pub burst: Option<f64>,
    /// A: receptions per acknowledgment.
    pub ack_every: u32,
    /// N: ADUs.
    pub adus: u32,
    /// S: ordered streams of the ordered side.
    pub streams: u32,
    /// Distribution of the delay around its mean.
    pub law: DelayLaw,
    /// Replications.
    pub runs: u32,
    /// Names the luck.
    pub seed: u32,
    /// Transmissions that are lost whatever the draw says, sorted.
    pub lose: Vec<Transmission>,
    /// Transmissions that arrive whatever the draw says, sorted; they win over `lose`.
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

    /// Probability that a transmission is lost (after a kept one, after a lost one): rule 3, the
    /// Gilbert chain with L = p/(p+q) and mean burst 1/q. A burst shorter than L/(1-L), the
    /// shortest that L allows, counts as that.
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

/// Whether a transmission (both counted from 0) is lost, forced or as `drawn`.
#[cold]
pub fn is_lost(p: &Parameters, adu: u32, attempt: u32, drawn: bool) -> bool {
    let named = Transmission { adu: adu + 1, attempt: attempt + 1 };
    let is_in = |list: &[Transmission]| list.binary_search(&named).is_ok();
    !is_in(&p.save) && (drawn || is_in(&p.lose))
}
