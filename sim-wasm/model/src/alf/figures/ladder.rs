//! The packet ladder: every event of the first run (docs/alf.md, rule alf-8).

use crate::alf::{Acknowledgment, Bench, Delivery, NO_ADU, Parameters, RunRecord, Transmission};
use crate::laboratory::{Cell, Column, Head, columns};
use crate::units;

pub const EVENTS: [Head; 5] =
    [("time", units::MS), ("delivery", ""), ("event", ""), ("adu", ""), ("attempt", "")];
/// The columns of the events, each described in a sentence as on the page.
pub const SENTENCES: [Head; 3] = [("time", units::MS), ("delivery", ""), ("what_happens", "")];

/// Kinds of events, in the order in which they happen at one time.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Kind {
    Processed,
    AcknowledgmentReceived,
    Arrives,
    Sent,
    Taken,
    AcknowledgmentSent,
}

struct Event {
    time: f64,
    kind: Kind,
    adu: u32,
    /// The attempt, from 1, and whether it is lost; only for transmissions.
    transmission: Option<(u32, bool)>,
}

struct TransferEvents {
    id: &'static str,
    events: Vec<Event>,
}

/// A row for each event of each transfer.
pub fn events(p: &Parameters, is_streams: bool) -> Vec<Column> {
    let stories = if is_streams { streams(p) } else { modes(p) };
    let mut next = vec![0; stories.len()];
    let mut rows: Vec<[Cell; 5]> = Vec::new();
    while let Some(at) = first(&stories, &next) {
        rows.push(row(stories[at].id, &stories[at].events[next[at]]));
        next[at] += 1;
    }
    columns(EVENTS, &rows)
}

/// The index of the transfer whose next event is first: by time, then by kind, then by ADU, then in the given order.
fn first(stories: &[TransferEvents], next: &[usize]) -> Option<usize> {
    let key = |at: usize| stories[at].events.get(next[at]).map(|event| (event.time, event.kind, event.adu));
    let mut found = None;
    for at in 0..stories.len() {
        let Some(mine) = key(at) else { continue };
        if found.is_none_or(|(_, best)| mine < best) {
            found = Some((at, mine));
        }
    }
    found.map(|(at, _)| at)
}

fn modes(p: &Parameters) -> Vec<TransferEvents> {
    vec![story("in_order", p, Delivery::InOrder), story("out_of_order", p, Delivery::OutOfOrder)]
}

/// The transfers with one ordered stream, with six streams, and without any order.
fn streams(p: &Parameters) -> Vec<TransferEvents> {
    let of = |streams| Parameters { streams, ..p.clone() };
    vec![
        story("in_order", &of(1), Delivery::InOrder),
        story("streams", &of(6), Delivery::InOrder),
        story("out_of_order", p, Delivery::OutOfOrder),
    ]
}

fn story(id: &'static str, p: &Parameters, delivery: Delivery) -> TransferEvents {
    let mut record = RunRecord::default();
    Bench::default().run(p, delivery, 0, &mut record);
    TransferEvents { id, events: in_order_of_time(&record, p.processing) }
}

/// The events of a transfer, merged from sources that are each in order of time.
fn in_order_of_time(record: &RunRecord, processing: f64) -> Vec<Event> {
    let plain = |kind, plus: f64| {
        let times = record.accepted.iter().zip(&record.order);
        times.map(move |(time, &adu)| Event { time: time + plus, kind, adu, transmission: None })
    };
    let sent = |kind, time: fn(&Transmission) -> f64| {
        record.transmissions.iter().map(move |t| Event {
            time: time(t),
            kind,
            adu: t.adu,
            transmission: Some((t.attempt + 1, t.lost)),
        })
    };
    let told = |kind, time: fn(&Acknowledgment) -> f64| {
        record.acknowledgments.iter().map(move |a| Event {
            time: time(a),
            kind,
            adu: a.reports,
            transmission: None,
        })
    };
    let mut processed = plain(Kind::Processed, processing).peekable();
    let mut received = told(Kind::AcknowledgmentReceived, |a| a.arrival).peekable();
    let mut arrives = sent(Kind::Arrives, |t| t.arrival).peekable();
    let mut leaves = sent(Kind::Sent, |t| t.emitted).peekable();
    let mut taken = plain(Kind::Taken, 0.0).peekable();
    let mut answered = told(Kind::AcknowledgmentSent, |a| a.emitted).peekable();
    let (mut all, mut takes, mut ends) = (Vec::new(), 0_usize, 0_usize);
    loop {
        let time = |event: Option<&Event>| event.map_or(f64::INFINITY, |event| event.time);
        // without processing time an ADU is taken and processed at one time, in this order
        let processed_at = if ends < takes { time(processed.peek()) } else { f64::INFINITY };
        let times = [
            processed_at,
            time(received.peek()),
            time(arrives.peek()),
            time(leaves.peek()),
            time(taken.peek()),
            time(answered.peek()),
        ];
        let mut first = 0;
        for at in 1..times.len() {
            if times[at] < times[first] {
                first = at;
            }
        }
        let event = match first {
            _ if times[first] == f64::INFINITY => None,
            0 => processed.next(),
            1 => received.next(),
            2 => arrives.next(),
            3 => leaves.next(),
            4 => taken.next(),
            _ => answered.next(),
        };
        let Some(event) = event else { return all };
        takes += usize::from(event.kind == Kind::Taken);
        ends += usize::from(event.kind == Kind::Processed);
        all.push(event);
    }
}

fn row(delivery: &str, event: &Event) -> [Cell; 5] {
    let word = match (event.kind, event.transmission) {
        (Kind::Arrives, Some((_, true))) => "loss discovered",
        (Kind::Arrives, _) => "received",
        (Kind::Sent, _) => "sent",
        (Kind::Taken, _) => "delivered to the application",
        (Kind::Processed, _) => "processed",
        (Kind::AcknowledgmentSent, _) => "acknowledgment sent",
        (Kind::AcknowledgmentReceived, _) => "acknowledgment received",
    };
    let adu = if event.adu == NO_ADU { f64::NAN } else { f64::from(event.adu) + 1.0 };
    let attempt = event.transmission.map_or(f64::NAN, |(attempt, _)| f64::from(attempt));
    [event.time.into(), delivery.into(), word.into(), adu.into(), attempt.into()]
}
