//! The sender alone, driven by typed acknowledgments (`docs/senders.md`).

use crate::shape::{Absent, shape, whole};
use js_sys::{Uint8Array, Uint32Array};
use model::red::LAB;
use model::red::senders::settings;
use model::scenario::Scenario;
use model::senders::{Entry, SECOND, Script, Stack};
use wasm_bindgen::prelude::*;

shape! {
    /// What a sender makes of a script, or what is wrong with the script.
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
    /// What a sender does, in order of time.
    pub struct SenderPlay {
        error: Absent,
        entries: Vec<SenderEntry>,
    }
}

shape! {
    /// One moment: what is sent, and what the sender is like after it.
    pub struct SenderEntry {
        /// Seconds.
        time: f64,
        /// The line of the script, from 1; none where the timer sends, and at the start.
        line: Option<u32>,
        segments: Uint32Array,
        /// 1: the segment was sent before.
        again: Uint8Array,
        /// Congestion window and slow-start threshold, segments; no threshold before the first loss.
        window: f64,
        threshold: Option<f64>,
        in_flight: u32,
        state: SenderState,
    }
}

shape! {
    /// What a sender does at the moment.
    pub words SenderState { "slow start", "congestion avoidance", "fast recovery" }
}

/// A sender of this stack on a script. Its window begins with `window` segments, the connection's start took
/// `round_trip` ms; threshold, limited transmit and timer are the scenario's.
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
        Ok(script) => {
            let entries = script.play(&settings).iter().map(entry_of).collect();
            SenderReport::Play(SenderPlay { error: Absent, entries })
        }
        Err(error) => SenderReport::Fault(SenderFault { error: error.to_string(), line: error.line() }),
    })
}

fn entry_of(entry: &Entry) -> SenderEntry {
    let segments: Vec<u32> = entry.sent.iter().map(|segment| segment.number).collect();
    let again: Vec<u8> = entry.sent.iter().map(|segment| u8::from(segment.again)).collect();
    SenderEntry {
        time: entry.time as f64 / SECOND as f64,
        line: entry.line,
        segments: whole(&segments),
        again: Uint8Array::from(again.as_slice()),
        window: entry.window,
        threshold: entry.threshold,
        in_flight: entry.in_flight,
        state: SenderState::named(entry.state.name()),
    }
}
