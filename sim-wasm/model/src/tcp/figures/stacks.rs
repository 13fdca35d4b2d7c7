//! The columns of the sender bench: how the senders of four times respond to one arrival order.

use crate::laboratory::{Cell, Column, Head, RunError, Table, columns};
use crate::scenario::Scenario;
use crate::tcp::stacks::{Flight, Stack, stacks};
use crate::units;

pub const STACKS: [Head; 11] = [
    ("stack", units::NONE),
    ("retransmissions", units::SEGMENTS),
    ("needless", units::SEGMENTS),
    ("cuts", units::NONE),
    ("undone", units::NONE),
    ("least_window", units::SEGMENTS),
    ("window_after", units::SEGMENTS),
    ("duplicate_threshold", units::NONE),
    ("acknowledged", units::S),
    ("done", units::S),
    ("delay", units::S),
];
pub const RETRANSMISSIONS: [Head; 6] = [
    ("stack", units::NONE),
    ("segment", units::NONE),
    ("sent", units::S),
    ("arrival", units::S),
    ("needless", units::NONE),
    ("undone", units::S),
];
pub const SENDER: [Head; 6] = [
    ("stack", units::NONE),
    ("time", units::S),
    ("window", units::SEGMENTS),
    ("duplicate_threshold", units::NONE),
    ("duplicate", units::NONE),
    ("undone", units::NONE),
];

fn played(scenario: &Scenario) -> Result<(Flight, Vec<Stack>), RunError> {
    stacks(scenario).map_err(|error| RunError::Text(error.to_string()))
}

fn seconds(at: u64) -> f64 {
    at as f64 * 1e-9
}

/// A row for each stack.
pub fn table(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let row = |Stack { profile, played, delay }: &Stack| -> [Cell; 11] {
        [
            profile.id().into(),
            (played.repeats.len() as f64).into(),
            (played.needless() as f64).into(),
            played.cuts().into(),
            played.undone().into(),
            played.least_window().into(),
            played.acknowledged.1.into(),
            played.threshold().into(),
            seconds(played.acknowledged.0).into(),
            seconds(played.done).into(),
            (*delay).into(),
        ]
    };
    Ok(columns(STACKS, &played(scenario)?.1.iter().map(row).collect::<Vec<_>>()))
}

/// Further tables: a row for each retransmission, and a row for the sender's state after each acknowledgment and each
/// timer.
pub fn further(scenario: &Scenario) -> Result<Vec<Table>, RunError> {
    let (flight, all) = played(scenario)?;
    let (mut repeats, mut looks): (Vec<[Cell; 6]>, Vec<[Cell; 6]>) = (Vec::new(), Vec::new());
    for Stack { profile, played, .. } in &all {
        repeats.extend(played.repeats.iter().map(|one| -> [Cell; 6] {
            [
                profile.id().into(),
                flight.number(one.segment).into(),
                seconds(one.sent).into(),
                seconds(one.arrival).into(),
                f64::from(u8::from(one.is_needless)).into(),
                one.undone.map_or(f64::NAN, seconds).into(),
            ]
        }));
        looks.extend(played.looks.iter().map(|look| -> [Cell; 6] {
            [
                profile.id().into(),
                seconds(look.at).into(),
                look.window.into(),
                look.duplicate_threshold.into(),
                f64::from(u8::from(look.is_duplicate)).into(),
                super::ladder::word(look.undone).into(),
            ]
        }));
    }
    Ok(vec![("retransmissions", columns(RETRANSMISSIONS, &repeats)), ("sender", columns(SENDER, &looks))])
}
