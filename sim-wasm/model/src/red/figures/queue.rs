//! The columns of the queue trace, and the tables of losses, of cuts of windows and of events.

use crate::extremes::{larger, smaller};
use crate::laboratory::{Cell, Column, Head, Table, columns};
use crate::network::Cause;
use crate::red::{Parameters, Trace, Tracing};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::units;

const TIME: Head = ("time", units::S);
const FLOW: Head = ("flow", units::NONE);
pub const LOOK: [Head; 3] = [("what", units::NONE), TIME, ("packets", units::PACKETS)];
pub const LOSSES: [Head; 3] = [TIME, FLOW, ("cause", units::NONE)];
pub const CUTS: [Head; 4] = [TIME, FLOW, ("segment", units::NONE), ("needless", units::NONE)];

pub const EVENTS: [Head; 6] = [
    TIME,
    FLOW,
    ("event", units::NONE),
    ("segment", units::NONE),
    ("packet", units::NONE),
    ("window", units::PACKETS),
];

/// Samples of a stretch: as many as a wide screen has pixels.
pub const LOOKS: u32 = 1600;

fn traced(scenario: &Scenario) -> Trace {
    Tracing::new(&Parameters::of(scenario), 0, stretch(scenario), LOOKS).finish()
}

/// The stretch that is shown (start, length in seconds), cut at the end of the run.
fn stretch(scenario: &Scenario) -> (f64, f64) {
    let [from, span, duration] = ["from", "span", "duration"].map(|id| scenario.number(id));
    let start = smaller(from, larger(0.0, duration - span));
    (start, smaller(span, duration - start))
}

/// A row for each sample: the queue, its average and each flow's window.
pub fn looks(scenario: &Scenario) -> Vec<Column> {
    let trace = traced(scenario);
    let flows = trace.windows.len() / trace.times.len().max(1);
    let is_red = scenario.choice("queue") == "red";
    let mut rows: Vec<[Cell; 3]> = Vec::new();
    for (look, &time) in trace.times.iter().enumerate() {
        rows.push(["queue".into(), time.into(), trace.queue[look].into()]);
        // drop-tail has no average
        if is_red {
            rows.push(["queue_average".into(), time.into(), trace.average[look].into()]);
        }
        for flow in 0..flows {
            let window = trace.windows[look * flows + flow];
            rows.push([format!("window_{}", flow + 1).as_str().into(), time.into(), window.into()]);
        }
    }
    columns(LOOK, &rows)
}

/// The further tables of the trace: a row for each loss, for each cut of a window, and for each event of a packet or an
/// acknowledgment.
pub fn further(scenario: &Scenario) -> Vec<Table> {
    let trace = traced(scenario);
    let cause = |cause| match cause {
        Cause::Queue => "queue",
        Cause::Disturbance => "disturbance",
    };
    let losses: Vec<[Cell; 3]> = trace
        .losses
        .iter()
        .map(|loss| [loss.at.into(), (loss.flow + 1).into(), cause(loss.cause).into()])
        .collect();
    let cuts: Vec<[Cell; 4]> = trace
        .cuts
        .iter()
        .map(|cut| {
            [cut.at.into(), (cut.flow + 1).into(), cut.segment.into(), u32::from(cut.is_needless).into()]
        })
        .collect();
    vec![("losses", columns(LOSSES, &losses)), ("cuts", columns(CUTS, &cuts)), ("events", events(scenario))]
}

/// The events of all flows in the stretch.
fn events(scenario: &Scenario) -> Vec<Column> {
    let number = |value: Option<u32>| value.map_or(f64::NAN, f64::from).into();
    let rows: Vec<[Cell; 6]> = crate::red::events(&Parameters::of(scenario), 0, stretch(scenario))
        .iter()
        .map(|event| {
            [
                (event.at as f64 * 1e-9).into(),
                (event.flow + 1).into(),
                event.kind.word().into(),
                number(event.segment),
                number(event.packet),
                event.window.unwrap_or(f64::NAN).into(),
            ]
        })
        .collect();
    columns(EVENTS, &rows)
}
