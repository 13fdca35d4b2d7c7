//! The columns of one transfer: its sender over time, and the tables of arrivals and events.

use crate::laboratory::{Cell, Column, Head, Table, columns};
use crate::network::PER_MS;
use crate::running::Running;
use crate::scenario::Scenario;
use crate::tcp::{Event, Look, Parameters, Transfer, Transferring};
use crate::units;

const TIME: Head = ("time", units::S);
pub const LOOKS: [Head; 6] = [
    TIME,
    ("window", units::SEGMENTS),
    ("slow_start_threshold", units::SEGMENTS),
    ("duplicate_threshold", units::NONE),
    ("reordering", units::SEGMENTS),
    ("rack_window", units::MS),
];
pub const ARRIVALS: [Head; 3] = [TIME, ("throughput", units::MBIT_PER_S), ("lag", units::SEGMENTS)];
pub const EVENTS: [Head; 6] = [
    TIME,
    ("event", units::NONE),
    ("segment", units::NONE),
    ("window_before", units::SEGMENTS),
    ("window_after", units::SEGMENTS),
    ("needless", units::NONE),
];

fn transfer(scenario: &Scenario) -> Transfer {
    let stretch = (scenario.number("from"), scenario.optional("span"));
    Transferring::new(&Parameters::of(scenario), 0, stretch).finish()
}

/// A row for each recorded state of the sender; RACK's window if it detects loss by time.
pub fn looks(scenario: &Scenario) -> Vec<Column> {
    let has_rack = Parameters::of(scenario).sender.detects_by_time;
    let row = |look: &Look| -> [Cell; 6] {
        [
            (look.at as f64 * 1e-9).into(),
            look.window.into(),
            look.slow_start.into(),
            look.threshold.into(),
            look.reordering.into(),
            if has_rack { look.rack as f64 / PER_MS } else { f64::NAN }.into(),
        ]
    };
    columns(LOOKS, &transfer(scenario).looks.iter().map(row).collect::<Vec<_>>())
}

/// Further tables: a row for each bin of arrivals, and a row for each event.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    let Transfer { arrivals, events, .. } = transfer(scenario);
    let arrivals: Vec<[Cell; 3]> =
        arrivals.iter().map(|&(start, rate, lag)| [start.into(), rate.into(), lag.into()]).collect();
    let row = |event: &Event| -> [Cell; 6] {
        [
            event.at.into(),
            event.kind.words().into(),
            event.segment.map_or(f64::NAN, f64::from).into(),
            event.window.0.into(),
            event.window.1.into(),
            u32::from(event.is_needless).into(),
        ]
    };
    let events: Vec<[Cell; 6]> = events.iter().map(row).collect();
    vec![("arrivals", columns(ARRIVALS, &arrivals)), ("events", columns(EVENTS, &events))]
}
