//! The first flow as columns: its packets, and apart from them its acknowledgments and its sender.

use crate::laboratory::{Cell, Column, Head, Table, columns};
use crate::red::{Climb, Fate, Flight, Ladder, Parameters};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::units;

const SENT: Head = ("sent", units::S);
const END: Head = ("end", units::S);
pub const PACKETS: [Head; 6] = [
    ("segment", units::NONE),
    ("sent_before", units::NONE),
    SENT,
    END,
    ("lag", units::PACKETS),
    ("fate", units::NONE),
];
pub const ACKNOWLEDGMENTS: [Head; 4] =
    [SENT, END, ("next_segment", units::NONE), ("duplicates_before", units::NONE)];
pub const SENDER: [Head; 6] = [
    ("time", units::S),
    ("window", units::SEGMENTS),
    ("threshold", units::SEGMENTS),
    ("in_flight", units::SEGMENTS),
    ("state", units::NONE),
    ("timeout", units::NONE),
];

fn climbed(scenario: &Scenario) -> Ladder {
    let stretch = (scenario.number("from"), scenario.number("span"));
    Climb::new(&Parameters::of(scenario), 0, stretch).finish()
}

/// A row for each packet, in the order of sending.
pub fn packets(scenario: &Scenario) -> Vec<Column> {
    let row = |flight: &Flight| -> [Cell; 6] {
        [
            flight.segment.into(),
            u32::from(flight.is_again).into(),
            flight.sent.into(),
            flight.end.into(),
            flight.lag.into(),
            fate(flight.fate).into(),
        ]
    };
    columns(PACKETS, &climbed(scenario).flights.iter().map(row).collect::<Vec<_>>())
}

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Arrived => "arrived",
        Fate::Useless => "arrived for nothing",
        Fate::Disturbed => "lost on its way",
        Fate::Dropped => "dropped by the queue",
        Fate::UnderWay => "under way",
    }
}

/// A row for each acknowledgment, and one for the sender after each of them and each timeout.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    let Ladder { answers, moments, .. } = climbed(scenario);
    let answers: Vec<[Cell; 4]> = answers
        .iter()
        .map(|answer| {
            [answer.sent.into(), answer.arrival.into(), answer.next.into(), answer.duplicates.into()]
        })
        .collect();
    let moments: Vec<[Cell; 6]> = moments
        .iter()
        .map(|moment| {
            [
                moment.at.into(),
                moment.window.into(),
                moment.threshold.into(),
                moment.in_flight.into(),
                moment.state.name().into(),
                u32::from(moment.is_timeout).into(),
            ]
        })
        .collect();
    vec![("acknowledgments", columns(ACKNOWLEDGMENTS, &answers)), ("sender", columns(SENDER, &moments))]
}
