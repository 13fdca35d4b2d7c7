//! The packets of one flow as tables of columns: its packets, its acknowledgments and its sender.

use super::{Cell, Column, Head, columns};
use crate::network::{Fate, Flight, Ladder};
use crate::units;

const SENT: Head = ("sent", units::S);
const END: Head = ("end", units::S);
/// Columns of the table [`packets`].
pub const PACKETS: [Head; 6] = [
    ("segment", units::NONE),
    ("sent_before", units::NONE),
    SENT,
    END,
    ("lag", units::PACKETS),
    ("fate", units::NONE),
];
/// Columns of the table [`acknowledgments`].
pub const ACKNOWLEDGMENTS: [Head; 4] =
    [SENT, END, ("next_segment", units::NONE), ("duplicates_before", units::NONE)];
/// Columns of the table [`sender`].
pub const SENDER: [Head; 6] = [
    ("time", units::S),
    ("window", units::SEGMENTS),
    ("threshold", units::SEGMENTS),
    ("in_flight", units::SEGMENTS),
    ("state", units::NONE),
    ("timeout", units::NONE),
];

/// A row for each packet, in the order of sending.
#[must_use]
pub fn packets(ladder: &Ladder) -> Vec<Column> {
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
    columns(PACKETS, &ladder.flights.iter().map(row).collect::<Vec<_>>())
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

/// A row for each acknowledgment.
#[must_use]
pub fn acknowledgments(ladder: &Ladder) -> Vec<Column> {
    let rows: Vec<[Cell; 4]> = ladder
        .answers
        .iter()
        .map(|answer| {
            [answer.sent.into(), answer.arrival.into(), answer.next.into(), answer.duplicates.into()]
        })
        .collect();
    columns(ACKNOWLEDGMENTS, &rows)
}

/// The sender's state: a row after each acknowledgment that arrives and after each timer that expires.
#[must_use]
pub fn sender(ladder: &Ladder) -> Vec<Column> {
    let rows: Vec<[Cell; 6]> = ladder
        .moments
        .iter()
        .map(|moment| {
            let standing = moment.standing;
            [
                moment.at.into(),
                standing.window.into(),
                standing.threshold.into(),
                standing.in_flight.into(),
                standing.state.name().into(),
                u32::from(moment.is_timeout).into(),
            ]
        })
        .collect();
    columns(SENDER, &rows)
}
