//! The sender bench: how the senders of four times respond to one arrival order (docs/tcp.md, rules stack-1 to
//! stack-5).

mod flight;
mod play;

pub use flight::{FIRST_ORDER, Flight, FlightError, READY, ReadyOrder, SEGMENTS_AT_MOST};
pub use play::{FlightResponse, Look, Path, Repeat};

use super::Parameters;
use crate::scenario::Scenario;
use crate::senders::{AdaptiveSettings, Profile};

/// The response of each sender, the oldest first, to the scenario's order.
///
/// # Errors
/// If the scenario's arrival order cannot be read, is empty, or is too long.
pub fn stacks(scenario: &Scenario) -> Result<(Flight, Vec<Stack>), FlightError> {
    let flight = Flight::of(scenario)?;
    let found = Profile::ALL.into_iter().map(|profile| Stack::of(scenario, profile, &flight)).collect();
    Ok((flight, found))
}

/// A sender's response to the order.
#[derive(Clone, Debug)]
pub struct Stack {
    /// The sender's profile.
    pub profile: Profile,
    /// Its response, simulated.
    pub played: FlightResponse,
    /// How much longer the flight takes than in order and without losses, seconds.
    pub delay: f64,
}

impl Stack {
    /// Rule stack-2: congestion control and switches are the scenario's, all other mechanisms the stack's; the flight
    /// fills the window.
    fn of(scenario: &Scenario, profile: Profile, flight: &Flight) -> Self {
        let mut scenario = scenario.clone();
        scenario.choose("stack", profile.id());
        let p = Parameters::of(&scenario);
        let settings = AdaptiveSettings {
            initial_window: flight.segments,
            window_limit: p.sender.window_limit.max(flight.segments),
            first_sample: Some(p.round_trip),
            ..p.sender
        };
        let path = Path { round_trip: p.round_trip, spacing: p.spacing() };
        let play = |flight: &Flight| FlightResponse::of(&settings, p.receiver, path, flight);
        let (played, plain) = (play(flight), play(&flight.in_order()));
        let delay = (played.done as f64 - plain.done as f64) * 1e-9;
        Self { profile, played, delay }
    }
}

#[cfg(test)]
mod tests;
