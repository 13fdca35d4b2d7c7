//! A flight: segments that are sent together, and the order in which they arrive.

use crate::reordering::{LONGEST, Sequence, SequenceError};
use crate::scenario::Scenario;

/// The bench's first order: one packet arrives after four that were sent later.
pub const FIRST_ORDER: &str = "1 2 4 5 6 7 3 8 9 10";
/// The most segments of a flight: enough for a stretch of a capture.
pub const SEGMENTS_AT_MOST: u32 = LONGEST;

/// An order that the page offers to try.
#[derive(Clone, Copy, Debug)]
pub struct ReadyOrder {
    /// Its name on the page.
    pub name: &'static str,
    /// In the notation of docs/metrics.md.
    pub order: &'static str,
}

/// Every ready order.
pub const READY: [ReadyOrder; 6] = [
    ReadyOrder { name: "Two swapped", order: "1 2 4 3 5 6 7 8 9 10" },
    ReadyOrder { name: "One late by four", order: FIRST_ORDER },
    ReadyOrder { name: "Late twice", order: "1 2 4 5 6 7 3 8 9 11 12 13 14 10 15 16" },
    ReadyOrder { name: "A block behind", order: "1-4 9-12 5-8 13-16" },
    ReadyOrder { name: "One lost", order: "1 2 4 5 6 7 8 9 10" },
    ReadyOrder { name: "The last two lost", order: "1-8 x9-10" },
];

/// Why an order cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlightError {
    /// The text cannot be read.
    #[error(transparent)]
    Text(#[from] SequenceError),
    /// There are more segments than a flight may have.
    #[error("the order spans {0} packets: a flight has {SEGMENTS_AT_MOST} at most")]
    TooLong(u64),
    /// The order has no segments.
    #[error("the order names no packet")]
    Empty,
}

/// Rule stack-1: the segments of an order are those from its smallest number to its largest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The number of the first segment in the text: it is segment 1 of the sender.
    pub first: u64,
    /// The number of segments sent, lost ones included.
    pub segments: u32,
    /// The segments in the order of arrival, counted from 1.
    pub arrivals: Vec<u32>,
}

impl Flight {
    /// The flight of a scenario.
    ///
    /// # Errors
    /// If its order cannot be read, is empty, or is too long.
    pub fn of(scenario: &Scenario) -> Result<Self, FlightError> {
        let given = scenario.text("seq");
        Self::read(if given.is_empty() { FIRST_ORDER } else { given })
    }

    pub(super) fn read(text: &str) -> Result<Self, FlightError> {
        let Sequence { arrivals, losses } = Sequence::read(text)?;
        let named = || arrivals.iter().chain(&losses);
        let (Some(&first), Some(&last)) = (named().min(), named().max()) else {
            return Err(FlightError::Empty);
        };
        let span = last - first + 1;
        let copies = arrivals.len() as u64;
        if span.max(copies) > u64::from(SEGMENTS_AT_MOST) {
            return Err(FlightError::TooLong(span.max(copies)));
        }
        let arrivals = arrivals.iter().map(|number| (number - first + 1) as u32).collect();
        Ok(Self { first, segments: span as u32, arrivals })
    }

    /// The same segments in order, without losses.
    #[must_use]
    pub fn in_order(&self) -> Self {
        Self { arrivals: (1..=self.segments).collect(), ..*self }
    }

    /// The number of a segment in the text.
    #[must_use]
    pub fn number(&self, segment: u32) -> f64 {
        (self.first + u64::from(segment) - 1) as f64
    }
}
