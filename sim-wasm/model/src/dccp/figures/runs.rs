//! The columns of the first replication's runs: samples over time, and single packets.

use crate::dccp::Parameters;
use crate::dccp::ladder::{Flight, LadderRun, PathFate, Stretch};
use crate::dccp::trace::{Series, Trace, Tracing};
use crate::laboratory::{Cell, Column, Head, Table, columns};
use crate::running::Running;
use crate::scenario::Scenario;
use crate::units;

const TIME: Head = ("time", units::S);
const RUN: Head = ("run", units::NONE);
const X: Head = ("x", units::KBIT_PER_S);
const X_RECV: Head = ("x_recv", units::KBIT_PER_S);
const BUFFERED: Head = ("buffered", units::PACKETS);
const SENT: Head = ("sent", units::S);
const CAME: Head = ("came", units::S);
pub const LOOK: [Head; 8] = [
    TIME,
    RUN,
    ("delivered", units::KBIT_PER_S),
    X,
    X_RECV,
    ("x_calc", units::KBIT_PER_S),
    ("p", units::SHARE),
    BUFFERED,
];
pub const LOSSES: [Head; 3] = [RUN, TIME, ("kind", units::NONE)];
pub const PACKETS: [Head; 8] = [
    ("packet", units::NONE),
    RUN,
    SENT,
    CAME,
    ("handed_over", units::S),
    ("declared_lost", units::S),
    ("lag", units::PACKETS),
    ("way", units::NONE),
];
pub const REPORTS: [Head; 4] = [SENT, CAME, ("p", units::SHARE), X_RECV];
pub const RATE: [Head; 3] = [TIME, X, ("timeout", units::NONE)];
pub const BUFFER: [Head; 3] = [TIME, BUFFERED, ("room", units::PACKETS)];

/// Samples of a run: as many as a wide screen has pixels.
pub const LOOKS: u32 = 600;

fn traced(scenario: &Scenario) -> Trace {
    Tracing::new(&Parameters::of(scenario), 0, LOOKS).finish()
}

/// A row for each sample, with both runs.
pub fn looks(scenario: &Scenario) -> Vec<Column> {
    let trace = traced(scenario);
    let mut rows = Vec::new();
    for (run, series) in [("buffer", &trace.with), ("no_buffer", &trace.without)] {
        let Series { allowed, received, calculated, delivered, loss_event_rate, buffered, .. } = series;
        for (at, &time) in trace.times.iter().enumerate() {
            rows.push([
                time.into(),
                run.into(),
                delivered[at].into(),
                allowed[at].into(),
                received[at].into(),
                calculated[at].into(),
                loss_event_rate[at].into(),
                buffered[at].into(),
            ]);
        }
    }
    columns(LOOK, &rows)
}

/// Further table: when packets were declared lost, and which of these losses began a loss event.
pub fn losses(scenario: &Scenario) -> Vec<Table> {
    let trace = traced(scenario);
    let mut rows: Vec<[Cell; 3]> = Vec::new();
    for (run, series) in [("buffer", &trace.with), ("no_buffer", &trace.without)] {
        let of = |times: &[f64], kind| times.iter().map(|&time| (time, kind)).collect::<Vec<(f64, &str)>>();
        let mut all = of(&series.loss_events, "loss event");
        all.extend(of(&series.losses, "further loss"));
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.extend(all.into_iter().map(|(time, kind)| [run.into(), time.into(), kind.into()]));
    }
    vec![("losses", columns(LOSSES, &rows))]
}

/// A row for each packet of the stretch, with the buffer, then without.
pub fn packets(scenario: &Scenario) -> Vec<Column> {
    let found = LadderRun::of(scenario, 0).finish();
    let way = |way: PathFate| match way {
        PathFate::Arrived => "arrived",
        PathFate::Lost => "lost on the way",
        PathFate::Dropped => "dropped by the queue",
    };
    let row = |run: &'static str, flight: &Flight| {
        let Flight { number, sent, came, handed, declared, lag, .. } = *flight;
        [
            number.into(),
            run.into(),
            sent.into(),
            came.into(),
            handed.into(),
            declared.into(),
            lag.into(),
            way(flight.way).into(),
        ]
    };
    let sides = [("buffer", &found.with), ("no_buffer", &found.without)];
    let rows: Vec<_> = sides
        .into_iter()
        .flat_map(|(run, stretch)| stretch.flights.iter().map(move |flight| row(run, flight)))
        .collect();
    columns(PACKETS, &rows)
}

/// Further tables: reports, rates and the content of the buffer, in the run that the ladder shows.
pub fn reported(scenario: &Scenario) -> Vec<Table> {
    let found = LadderRun::of(scenario, 0).finish();
    let Stretch { reports, moments, levels, .. } =
        if scenario.choice("side") == "without" { found.without } else { found.with };
    let reports: Vec<[Cell; 4]> = reports
        .iter()
        .map(|one| [one.sent.into(), one.arrival.into(), one.loss_event_rate.into(), one.receive_rate.into()])
        .collect();
    let moments: Vec<[Cell; 3]> = moments
        .iter()
        .map(|moment| [moment.at.into(), moment.allowed.into(), u32::from(moment.is_timeout).into()])
        .collect();
    let levels: Vec<[Cell; 3]> =
        levels.iter().map(|level| [level.at.into(), level.waiting.into(), level.room.into()]).collect();
    vec![
        ("reports", columns(REPORTS, &reports)),
        ("rate", columns(RATE, &moments)),
        ("buffer", columns(BUFFER, &levels)),
    ]
}
