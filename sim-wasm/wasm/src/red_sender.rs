//! The sender alone, driven by typed acknowledgments (`docs/senders.md`).

use crate::shape::{Absent, bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::red::LAB;
use model::red::senders::settings;
use model::scenario::Scenario;
use model::senders::{Entry, SECOND, Script, Stack, State};
use wasm_bindgen::prelude::*;

shape! {
    /// A sender's response to a script, or the fault in the script.
    pub enum SenderReport {
        Play(SenderPlay),
        Fault(SenderFault),
    }
}

shape! {
    /// A script that cannot be read.
    pub struct SenderFault {
        error: String,
        /// The line that is wrong, from 1.
        line: u32,
    }
}

shape! {
    /// A sender's actions in order of time: a row of each column is one moment, with what is sent then and the sender's
    /// state afterwards. An object for each moment would take seconds to build and to send if a timer expires ten
    /// thousand times.
    pub struct SenderPlay {
        error: Absent,
        /// Seconds.
        times: Float64Array,
        /// The line of the script, from 1; 0 at the start, and when the timer expires.
        lines: Uint32Array,
        /// How many segments were sent up to and with this moment.
        ends: Uint32Array,
        /// All segments that are sent, one after another.
        segments: Uint32Array,
        /// 1 if the segment is a retransmission.
        again: Uint8Array,
        /// Congestion window, segments.
        windows: Float64Array,
        /// Slow-start threshold, segments; infinite before the first loss.
        thresholds: Float64Array,
        in_flight: Uint32Array,
        /// The state, as an index of `names`.
        states: Uint8Array,
        names: Vec<SenderState>,
    }
}

shape! {
    /// What a sender does at the moment.
    pub words SenderState { "slow start", "congestion avoidance", "fast recovery" }
}

/// A sender of this stack on a script. Its initial window is `window` segments, and its handshake measured a round trip
/// of `round_trip` ms; threshold, limited transmit and timer are those of the scenario.
///
/// # Errors
/// If `scenario` is none of this laboratory, or there is no such stack.
#[wasm_bindgen]
pub fn red_sender(
    scenario: &str,
    stack: &str,
    window: u32,
    round_trip: f64,
    script: &str,
) -> Result<SenderReport, JsError> {
    let stack = Stack::named(stack).ok_or_else(|| JsError::new("there is no such stack"))?;
    let settings = settings(&Scenario::of(&LAB, scenario)?, stack, window, round_trip);
    Ok(match Script::read(script) {
        Ok(script) => SenderReport::Play(play_of(&script.play(&settings))),
        Err(error) => SenderReport::Fault(SenderFault { error: error.to_string(), line: error.line() }),
    })
}

const STATES: [State; 3] = [State::SlowStart, State::CongestionAvoidance, State::FastRecovery];

fn play_of(entries: &[Entry]) -> SenderPlay {
    let sent: Vec<_> = entries.iter().flat_map(|entry| &entry.sent).collect();
    let ends = entries.iter().scan(0, |end, entry| {
        *end += entry.sent.len() as u32;
        Some(*end)
    });
    let state = |entry: &Entry| STATES.iter().take_while(|&&state| state != entry.state).count() as u8;
    SenderPlay {
        error: Absent,
        times: doubles(&column(entries, |entry| entry.time as f64 / SECOND as f64)),
        lines: whole(&column(entries, |entry| entry.line.unwrap_or(0))),
        ends: whole(&ends.collect::<Vec<u32>>()),
        segments: whole(&column(&sent, |segment| segment.number)),
        again: bytes(&column(&sent, |segment| u8::from(segment.again))),
        windows: doubles(&column(entries, |entry| entry.window)),
        thresholds: doubles(&column(entries, |entry| entry.threshold.unwrap_or(f64::INFINITY))),
        in_flight: whole(&column(entries, |entry| entry.in_flight)),
        states: bytes(&column(entries, state)),
        names: STATES.iter().map(|state| SenderState::named(state.name())).collect(),
    }
}
